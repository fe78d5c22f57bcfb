"""A replay: every step fits, leads to its neighbours, and shows no eyes more than they saw in the game."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from bot.art.hand import HandPlan
from bot.art.table import TablePlan
from bot.clicks import read
from bot.screens.finished import bookmark_of, replay_screen, start_of
from bot.screens.finished.replay import LAST_STEP, OPEN, TABLE, Bookmark, around
from bot.screens.parts.message import Menu, Picture, Row, Screen
from bot.screens.questions.choices import told
from bot.tables.computers.thinking import Thinkers
from bot.tables.errors import BadRequest
from bot.tables.keeping import replays
from bot.tables.keeping.replays import Anchor, Replay, Walker, read_record, replay_of_record
from bot.text import LOCALES, Words
from bot.workers import Worker
from games import registry
from games.claim.state import ClaimState
from games.engine import FairDeal, Record, Text, commitment, text
from games.engine.record import LARGEST, SeatEntry
from tests.bot.screens.reading import read_out
from tests.harness.moments import moment_at

EN = Words("en")
IMPORTED = "abcdefgh"


def a_record(key: str, seats: int, seed: int = 3) -> Record:
    """A whole game played by chance."""
    game = registry.game(key)
    secret = bytes([seed]) * 32
    people = tuple(SeatEntry(name=f"Player {seat}", salt=f"salt {seat}") for seat in range(seats))
    state = game.start(seats, game.options(), FairDeal(secret, tuple(one.salt for one in people)))
    choose = Random(seed)
    actions = []
    while awaited := state.to_act():
        seat = choose.choice(awaited)
        action = choose.choice(list(state.legal_actions(seat)))
        state.apply(seat, action)
        actions.append((seat, str(action)))
    outcome = state.outcome()
    assert outcome is not None
    return Record(
        game=key,
        rules_version=game.rules_version,
        seats=people,
        commitment=commitment(secret),
        secret=secret.hex(),
        actions=tuple(actions),
        result=outcome.places,
    )


def shown(replay: Replay, step: int, eyes: str, words: Words = EN) -> Screen:
    return replay_screen(replay, moment_at(replay.record, step), Bookmark(step, eyes, replay.imported), words)


def buttons(screen: Screen) -> dict[str, str]:
    """The rest of every enabled button by its label."""
    found = {}
    for block in screen.blocks:
        for one in block.buttons if isinstance(block, Row) else ():
            click = read(one.id)
            assert click is not None
            if not one.disabled:
                found[one.label] = click.rest
    return found


@pytest.mark.parametrize(("key", "seats"), [("claim", 2), ("kings_tricktakers", 5), ("hilltops", 4)])
def test_every_step_fits_for_all_eyes(key: str, seats: int) -> None:
    record = a_record(key, seats)
    replay = replay_of_record(record, IMPORTED)
    for step in (0, 1, len(record.actions) // 2, LAST_STEP):
        moment = moment_at(record, step)
        for eyes in (TABLE, OPEN, str(step % seats)):
            words = Words("fr", text_mode=True) if step == 1 else EN
            screen = replay_screen(replay, moment, Bookmark(step, eyes, IMPORTED), words)
            assert screen.faults() == []
            menus = [block for block in screen.blocks if isinstance(block, Menu)]
            assert all(read(menu.id) and sum(option.chosen for option in menu.options) == 1 for menu in menus)
            assert "[replay" not in read_out(screen)


@pytest.mark.parametrize(
    ("key", "seats"), [("claim", 2), ("kings_tricktakers", 5), ("five_crowns", 3), ("hilltops", 4)]
)
def test_every_step_is_what_playing_from_the_beginning_gives(
    monkeypatch: pytest.MonkeyPatch, key: str, seats: int
) -> None:
    monkeypatch.setattr(replays, "MARKED_EVERY", 7)
    record = a_record(key, seats)
    walk = replays.Walk(record)
    told = 0
    before: tuple[Any, ...] | None = None
    seen = []
    for number, state in enumerate(record.walk(registry.game(key))):
        events = tuple(state.events or ())
        by = record.actions[number - 1] if number else None
        views = tuple(state.view(seat) for seat in (None, *range(seats)))
        was = None if by is None or before is None else before[1 + by[0]]
        seen.append((views, by, was, events[told:], state.outcome()))
        told, before = len(events), views
    steps = [*range(len(seen)), *reversed(range(len(seen)))]
    for step in steps:
        moment = walk.moment(step)
        assert (moment.views, moment.by, moment.before, moment.events, moment.outcome) == seen[step]
        assert (moment.step, moment.steps) == (step, len(record.actions))


def test_a_second_look_plays_few_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MARKED_EVERY", 10)
    record = a_record("claim", 2)
    replays._walk.cache_clear()
    moment_at(record, 0)
    played: list[str] = []
    play = ClaimState.play

    def counted(state: ClaimState, seat: int, notation: str) -> Any:
        played.append(notation)
        return play(state, seat, notation)

    monkeypatch.setattr(ClaimState, "play", counted)
    for step in range(len(record.actions) + 1):
        played.clear()
        moment_at(record, step)
        assert len(played) <= 10
    for seed in range(replays.KEPT_WALKS):
        moment_at(a_record("hilltops", 2, seed), 0)
    assert replays._walk.cache_info().currsize == replays.KEPT_WALKS


async def test_a_process_looks_at_games_where_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = Worker(patience=60)
    walker = Walker(Thinkers([worker]))
    record = a_record("claim", 2)
    broken = record.model_copy(update={"actions": (*record.actions[:3], (0, "no card"))})
    with monkeypatch.context() as here:
        here.setattr(replays, "_walk", None)  # nothing is played in this process
        found = await walker.moment(record, 5)
        with pytest.raises(BadRequest):
            await walker.moment(broken, 5)
    assert worker.pid is not None
    await worker.stop()
    assert found == moment_at(record, 5) == await walker.moment(record, 5)


def test_eyes_see_what_they_saw_in_the_game_and_no_more() -> None:
    """In another world, in which the seat knows the same, its picture is the same; the open one is not."""
    record = a_record("claim", 2)
    replay = replay_of_record(record, IMPORTED)
    game = registry.game("claim")
    differs = 0
    for step, state in enumerate(record.walk(game)):
        if step % 5 or step >= 26:
            continue
        moment = moment_at(record, step)
        for seat in (0, 1):
            other = state.game.imagine(state.view(seat), Random(step))
            elsewhere = (other.view(None), other.view(0), other.view(1))
            changed = type(moment)(
                moment.step,
                moment.steps,
                elsewhere,
                moment.by,
                moment.before,
                moment.events,
                moment.outcome,
                moment.anchors,
            )
            for eyes in (TABLE, str(seat)):
                bookmark = Bookmark(step, eyes, IMPORTED)
                assert replay_screen(replay, changed, bookmark, EN) == replay_screen(replay, moment, bookmark, EN)
            bookmark = Bookmark(step, OPEN, IMPORTED)
            differs += replay_screen(replay, changed, bookmark, EN) != replay_screen(replay, moment, bookmark, EN)
    assert differs > 3


def test_open_hands_stand_under_the_names_of_those_who_hold_them() -> None:
    replay = replay_of_record(a_record("dwarf_king", 4), IMPORTED)
    said = read_out(shown(replay, 3, OPEN))
    assert [f"**Player {seat}** · " in said for seat in range(4)] == [True] * 4
    assert "Your hand" not in said
    assert "Your hand" in read_out(shown(replay, 3, "0"))


@pytest.mark.parametrize("key", ["claim", "monster_tricks"])
def test_open_hands_in_words_are_told_suit_by_suit(key: str) -> None:
    replay = replay_of_record(a_record(key, 2), IMPORTED)
    moment = moment_at(replay.record, 5)
    lines = read_out(shown(replay, 5, OPEN, Words("en", text_mode=True))).splitlines()
    for seat in range(2):
        held = registry.game(key).scene(moment.view(seat)).held
        told = next(line for line in lines if line.startswith(f"**Player {seat}**: "))
        assert len(re.findall(r"\d+", told.partition(": ")[2])) == len(held) > 0
        assert len(told.split(" · ")) == len({one.code[0] for one in held if one.code})


@pytest.mark.parametrize("game", ["claim", "kings_tricktakers"])
def test_what_a_seat_has_is_in_small_print_in_words(game: str) -> None:
    replay = replay_of_record(a_record(game, 2), IMPORTED)
    lines = read_out(shown(replay, 30, "0", Words("en", text_mode=True))).splitlines()
    seat = lines.index(next(line for line in lines if line.startswith("**Player 1** · ")))
    assert lines[seat + 1].startswith("-# **")
    assert not any(line.startswith("-# -#") for line in lines)


def test_a_hidden_choice_is_told_to_its_own_eyes_only() -> None:
    record = a_record("kings_tricktakers", 3)
    step = next(at for at, (_, notation) in enumerate(record.actions, start=1) if notation.startswith("bid"))
    seat, notation = record.actions[step - 1]
    replay = replay_of_record(record, IMPORTED)
    bid = EN.at(replay.table, seat).card(notation.removeprefix("bid ").partition("#")[0])
    told = re.compile(rf"Player {seat}: .*{bid}")
    assert told.search(read_out(shown(replay, step, str(seat))))
    assert told.search(read_out(shown(replay, step, OPEN)))
    assert not told.search(read_out(shown(replay, step, str((seat + 1) % 3))))
    assert not told.search(read_out(shown(replay, step, TABLE)))


def test_private_events_are_read_by_their_own_eyes_only() -> None:
    record = a_record("claim", 2)
    replay = replay_of_record(record, IMPORTED)
    for step in range(1, 20):
        for event in moment_at(record, step).events:
            if event.audience is not None:
                (seat,) = event.audience
                said = EN.at(replay.table, seat).say(event.text)
                assert said in read_out(shown(replay, step, str(seat)))
                assert all(said not in read_out(shown(replay, step, eyes)) for eyes in (TABLE, str(1 - seat)))
                return
    pytest.fail("no private event in 19 actions")


def test_buttons_lead_to_the_neighbours() -> None:
    record = a_record("claim", 2)
    replay = replay_of_record(record, IMPORTED)
    last = len(record.actions)
    for step, leads in (
        (0, {"Next": 1, "Last": LAST_STEP, "Play on": 0}),
        (7, {"First": 0, "Back": 6, "Next": 8, "Last": LAST_STEP, "Play on": 7}),
        (last, {"First": 0, "Back": last - 1}),
    ):
        found = {label: bookmark_of(rest, ()) for label, rest in buttons(shown(replay, step, "1")).items()}
        assert found == {label: Bookmark(to, "1", IMPORTED) for label, to in leads.items()}


def test_menus_jump_and_change_eyes() -> None:
    assert bookmark_of("7.1.jump.abcdefgh", ("26",)) == Bookmark(26, "1", IMPORTED)
    assert bookmark_of("7.1.eyes", (OPEN,)) == Bookmark(7, OPEN)
    assert bookmark_of("7.t", ()) == Bookmark(7, TABLE)


@pytest.mark.parametrize(
    ("rest", "values"),
    [
        ("", ()),
        ("7", ()),
        ("7.x", ()),
        ("-1.t", ()),
        ("7.t.fly", ()),
        ("999999.t", ()),
        ("7.t.jump", ()),
        ("7.t.jump", ("x",)),
        ("7.t.jump", ("٣",)),
        ("7.t.eyes", ("everything",)),
    ],
)
def test_forged_clicks_lead_nowhere(rest: str, values: tuple[str, ...]) -> None:
    assert bookmark_of(rest, values) is None


def test_eyes_of_nobody_are_refused() -> None:
    replay = replay_of_record(a_record("claim", 2), IMPORTED)
    with pytest.raises(LookupError):
        shown(replay, 0, "2")


def test_the_last_step_tells_the_result_and_an_unfinished_record_says_so() -> None:
    record = a_record("claim", 2)
    replay = replay_of_record(record, IMPORTED)
    ended, running = (
        [block.name for block in shown(replay, step, OPEN).blocks if isinstance(block, Picture)]
        for step in (LAST_STEP, 5)
    )
    assert (ended, running) == (["result.png", "sheet-1.png"], ["table.png"])
    short = record.model_copy(update={"actions": record.actions[:5], "result": None})
    assert "not played to its end" in read_out(shown(replay_of_record(short, IMPORTED), LAST_STEP, TABLE))


def test_a_replay_begins_with_the_readers_own_eyes() -> None:
    replay = replay_of_record(a_record("claim", 2), IMPORTED)
    assert start_of(replay) == Bookmark(0, TABLE, IMPORTED)
    assert start_of(Replay(replay.table, replay.record, seat=1)) == Bookmark(0, "1")


def test_a_menu_of_anchors_keeps_the_ends_and_all_that_is_near() -> None:
    every = tuple(Anchor(step, text("word-number", number=step)) for step in range(0, 180, 2))
    assert around(every[:25], 6) == every[:25]
    menus = {anchor.step: around(every, anchor.step) for anchor in every}
    for here, kept in menus.items():
        assert len(kept) == len(set(kept)) == 25
        assert (kept[0], kept[-1]) == (every[0], every[-1])
        assert {anchor.step for anchor in every if abs(anchor.step - here) <= 10} <= {anchor.step for anchor in kept}
        in_two = {anchor for first in kept for anchor in menus[first.step]}
        assert in_two == set(every)


@pytest.mark.parametrize("form", ["json_text", "readable"])
def test_a_record_is_read_in_both_forms(form: str) -> None:
    record = a_record("claim", 2)
    assert read_record(getattr(record, form)().encode()) == record


@pytest.mark.parametrize(
    ("data", "key"),
    [
        (b"x" * (LARGEST + 1), "record-too-large"),
        (b"\xff\xfe", "record-unreadable"),
        (b"hello", "record-bad-line"),
        (b'{"format": 3}', "record-newer-format"),
        (a_record("claim", 2).json_text().replace('"claim"', '"poker"').encode(), "replay-unknown-game"),
    ],
)
def test_what_is_no_record_is_refused(data: bytes, key: str) -> None:
    with pytest.raises(BadRequest) as caught:
        read_record(data)
    assert caught.value.reason.key == key


def test_a_record_of_more_actions_than_any_game_has_is_refused() -> None:
    record = a_record("claim", 2)
    long = record.model_copy(update={"actions": record.actions[:1] * 10_001})
    with pytest.raises(BadRequest) as caught:
        read_record(long.json_text().encode())
    assert caught.value.reason.key == "record-too-large"


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"secret": "00" * 32}, "record-broken-promise"),
        ({"secret": None}, "record-no-secret"),
        ({"rules_version": 999}, "record-newer"),
        ({"result": (2, 1)}, "record-wrong-result"),
        ({"actions": ((0, "play X9"),)}, "record-illegal"),
    ],
)
def test_a_record_that_was_tampered_with_is_not_replayed(changes: dict[str, object], key: str) -> None:
    record = a_record("claim", 2)
    if key == "record-wrong-result" and record.result == (2, 1):
        changes = {"result": (1, 2)}
    why = replays.moment_or_why(record.model_copy(update=changes), 3)
    assert isinstance(why, Text)
    assert why.key == key


@pytest.mark.parametrize(("key", "seats"), [("claim", 2), ("monster_tricks", 3), ("hilltops", 4)])
def test_a_seats_eyes_see_the_picture_with_its_hand(key: str, seats: int) -> None:
    replay = replay_of_record(a_record(key, seats), IMPORTED)
    for eyes, plan in ((TABLE, TablePlan), (OPEN, TablePlan), ("1", HandPlan)):
        (picture,) = [block for block in shown(replay, seats, eyes).blocks if isinstance(block, Picture)]
        assert isinstance(picture.plan, plan), eyes


@pytest.mark.parametrize("locale", LOCALES)
def test_a_play_is_told_once_with_all_hands_open(locale: str) -> None:
    replay = replay_of_record(a_record("claim", 2), IMPORTED)
    for step in (1, 2, 3):
        moment = moment_at(replay.record, step)
        assert moment.by is not None
        action = told(registry.game("claim").ask(moment.before), moment.by[1], Words(locale).at(replay.table))
        for eyes in (OPEN, str(moment.by[0])):
            said = read_out(replay_screen(replay, moment, Bookmark(step, eyes, IMPORTED), Words(locale)))
            heading = said.split("\n**Player 0**")[0]
            assert heading.count(action) == 1, heading


def test_a_discard_is_told_once_and_a_draw_that_no_event_tells_too() -> None:
    replay = replay_of_record(a_record("five_crowns", 2), IMPORTED)
    drawn, discarded = (read_out(shown(replay, step, OPEN)).split("\n") for step in (1, 2))
    assert sum("draw the top card" in line for line in drawn) == 1
    assert not [line for line in discarded if line.startswith("Player 1: discard")]
    assert sum("Jack\u00a0of\u00a0clubs" in line and "discards" in line for line in discarded) == 1


def test_a_hidden_choice_is_told_with_all_hands_open() -> None:
    replay = replay_of_record(a_record("monster_tricks", 3), IMPORTED)
    assert "Player 0: 🎯" in read_out(shown(replay, 1, OPEN))
    assert "Player 0: 🎯" not in read_out(shown(replay, 1, TABLE))
