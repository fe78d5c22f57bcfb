"""Tables as pictures: every game, every number of seats, every pair of eyes, and nothing that these may not see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from io import BytesIO
from itertools import count
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.art import fonts
from bot.art.canvas.painting import CORNER, LETTERS, Painting
from bot.art.fonts import Weight
from bot.art.hand import HandPlan
from bot.art.results import ResultPlan
from bot.art.results.sheet import WIDTH
from bot.art.table import TablePlan
from bot.screens.parts.message import Picture
from bot.screens.pictures.alt import LONGEST_ALT, whole_sentences
from bot.screens.pictures.results import result_picture, sheet_pictures
from bot.screens.pictures.scenes import hand_picture, table_picture
from bot.text import LOCALES, Words
from games import registry
from games.cli.blank.game import GAME as BLANK
from games.engine import AnyState, Mark, Outcome, RandomDeal, Seat
from games.five_crowns.cards import cards_in
from persistence.rows import Phase
from tests.bot.screens.looks import table_of
from tests.games.contract.cases import BRIEF, GAMES

SIZES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]
MOST_BYTES = 40_000
SIZE = (1100, 700)


def positions(key: str, seats: int, seed: int, least: int = 4) -> Iterator[AnyState]:
    """Yield a random game at its start, at moments on its way, and at its end."""
    game = GAMES[key]
    rng = Random(seed)
    state = game.start(seats, game.options.model_validate(BRIEF.get(key, {})), RandomDeal(seed))
    yield state
    taken = 0
    while state.to_act():
        seat = rng.choice(state.to_act())
        state.apply(seat, rng.choice(state.legal_actions(seat)))
        taken += 1
        if taken in {3, 7} or (taken > 13 and rng.random() < 1 / (12 * least)):
            yield state
    yield state


def words_of(key: str, seats: int, you: Seat | None = None, locale: str = "en") -> Words:
    return Words(locale).at(table_of(key, seats, Phase.RUNNING), you)


def picture(state: AnyState, seats: int, viewer: Seat | None) -> Picture:
    return table_picture(state.game.scene(state.view(viewer)), words_of(state.game.key, seats, viewer))


def pictures(state: AnyState, seats: int, viewer: Seat | None) -> list[Any]:
    scene = state.game.scene(state.view(viewer))
    words = words_of(state.game.key, seats, viewer)
    return [table_picture(scene, words), *([] if viewer is None else [hand_picture(scene, words)])]


@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_hidden_cards_change_no_picture(key: str, seats: int) -> None:
    for state in positions(key, seats, seed=seats):
        for seat in range(seats):
            other = state.game.imagine(state.view(seat), Random(seat))
            for viewer in (None, seat):
                assert pictures(state, seats, viewer) == pictures(other, seats, viewer)


@pytest.mark.parametrize("key", GAMES)
def test_equal_plans_are_equal_bytes(key: str) -> None:
    seats = GAMES[key].seats[-1]
    *_, state = (one for one in positions(key, seats, seed=5) if one.to_act())
    other = state.game.imagine(state.view(0), Random(1))
    assert picture(state, seats, None).plan.draw() == picture(other, seats, None).plan.draw()


@dataclass(frozen=True, slots=True)
class Written:
    """A line of a picture: its letters' size and where it stands."""

    line: str
    size: int
    left: float
    base: float


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """All lines that pictures are going to have."""
    lines: list[Written] = []
    write = Painting.write

    def noted(self: Painting, x: float, y: float, line: str, size: int = LETTERS, *rest: Any, **options: Any) -> float:
        wide = fonts.width(line, size, options.get("weight", Weight.REGULAR))
        wide = min(wide, options.get("most") or wide)
        lines.append(Written(line, size, x - wide * options.get("align", 0.0), y))
        return write(self, x, y, line, size, *rest, **options)

    monkeypatch.setattr(Painting, "write", noted)
    return lines


@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_every_picture_is_small_and_read_on_a_phone(key: str, seats: int, written: list[Written]) -> None:
    seen = ((state, (None, 0)[at % 3 == 2]) for at, state in enumerate(positions(key, seats, seed=7, least=12)))
    for state, viewer in seen:
        for shown in pictures(state, seats, viewer):
            written.clear()
            data = shown.plan.draw()
            drawn = Image.open(BytesIO(data))
            assert (drawn.format, drawn.size) == ("PNG", SIZE)
            assert len(data) <= MOST_BYTES, (shown.name, state.to_act())
            assert 0 < len(shown.alt) <= LONGEST_ALT
            assert all(one.size >= (LETTERS if len(one.line) != 2 else 31) for one in written), written
            if shown.name == "table.png":
                assert not [one for one in written if one.left < CORNER[0] and one.base > CORNER[1] + 4], written


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_a_badge_is_the_same_seats_on_the_table_and_in_the_result(viewer: Seat | None) -> None:
    *_, ended = positions("kings_tricktakers", 4, seed=2)
    outcome = ended.outcome()
    assert outcome is not None
    table = table_of("kings_tricktakers", 4, Phase.RUNNING)
    names = ("Anna", "Bruno", "Basile", "Yves")
    table = replace(table, seats=tuple(replace(one, name=names[one.seat]) for one in table.seats))
    words = Words("en").at(table, viewer)
    scene = ended.game.scene(ended.view(viewer))
    plan = table_picture(scene, words).plan
    assert isinstance(plan, TablePlan)
    badges = {one.name: one.badge for one in plan.seats}
    seen = [words.who(seat, plain=True) for seat in range(4)]
    assert badges == dict(zip(seen, ("A", "B", "Ba", "Y"), strict=True))
    for places in ((1, 2, 3, 4), (4, 3, 2, 1)):
        result = result_picture(replace(outcome, places=places), (), words).plan
        assert isinstance(result, ResultPlan)
        assert {one.name: one.badge for one in result.places} == badges


@pytest.mark.parametrize("key", sorted({*registry.all_games(), BLANK.key}))
def test_who_is_ahead_is_told_once_somebody_is(key: str) -> None:
    game = GAMES[key]
    state = game.start(max(2, game.seats[0]), game.options(), RandomDeal(4))
    chance = Random(4)
    told = []
    for number in count():
        if number % 9 == 0:
            marks = [Mark.AHEAD in panel.marks for panel in game.scene(state.view(None)).panels]
            assert not all(marks)
            told.append(any(marks))
        if any(told) or not state.to_act():
            break
        seat = chance.choice(state.to_act())
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    assert not told[0]
    assert any(told)


def test_whose_turn_it_is_who_leads_and_what_was_played_is_in_the_plan() -> None:
    game = GAMES["claim"]
    state = game.start(2, game.options(), RandomDeal(3))
    leader = state.to_act()[0]
    state.apply(leader, state.legal_actions(leader)[0])
    plan = picture(state, 2, None).plan
    assert isinstance(plan, TablePlan)
    seats = {one.seat: one for one in plan.seats}
    assert (seats[leader].turn, seats[1 - leader].turn) == (False, True)
    assert plan.trick is not None
    assert [(card.seat, card.marks) for card in plan.trick.cards] == [(leader, frozenset({"leads"}))]


def test_the_viewer_sits_lower_left_and_holds_an_open_hand() -> None:
    state = next(positions("dwarf_king", 5, seed=2))
    scene, words = state.game.scene(state.view(3)), words_of("dwarf_king", 5, 3)
    plan, held = table_picture(scene, words).plan, hand_picture(scene, words).plan
    assert isinstance(plan, TablePlan)
    assert isinstance(held, HandPlan)
    assert [one.name for one in plan.seats] == ["You", "Ève", "Ann", "Ben", "Cléo"]
    assert held.hand is not None
    assert len(held.hand.cards) == 8
    public = picture(state, 5, None).plan
    assert isinstance(public, TablePlan)
    assert {one.seat: one.badge for one in plan.seats} == {one.seat: one.badge for one in public.seats}


@pytest.mark.parametrize(("key", "seats"), [(key, game.seats[-1]) for key, game in GAMES.items()])
def test_a_description_begins_with_the_trick_and_ends_with_a_sentence(key: str, seats: int) -> None:
    game = GAMES[key]
    for at, state in enumerate(positions(key, seats, seed=4)):
        words = words_of(key, seats, (None, 0)[at % 2], LOCALES[at % len(LOCALES)])
        scene = game.scene(state.view(words.you))
        for shown in (table_picture(scene, words), *([hand_picture(scene, words)] if at % 2 else [])):
            assert len(shown.alt) <= LONGEST_ALT
            assert shown.alt.endswith(".")
            assert "*" not in shown.alt
            trick = [zone for zone in scene.centre if any(one.by is not None for one in zone.cards)]
            running = [zone for zone in trick if not any(Mark.WON in one.marks for one in zone.cards)]
            assert not running or shown.alt.startswith(words.label(running[0].label))


def test_a_description_without_room_for_everything_says_where_the_rest_is() -> None:
    words = Words("en")
    said = [f"Sentence {number}, which is not short." for number in range(99)]
    short = whole_sentences(said, words)
    assert short.endswith(words.key("picture-rest"))
    assert len(short) <= LONGEST_ALT < len(short) + len(said[-1]) + 1
    assert whole_sentences(said[:9], words) == " ".join(said[:9])


def test_a_description_tells_whose_cards_lie_before_a_seat() -> None:
    state = next(
        one for one in positions("kings_tricktakers", 3, seed=4) if any(view.companies for view in [one.view(None)])
    )
    scene = state.game.scene(state.view(None))
    words = words_of("kings_tricktakers", 3)
    zones = [(panel.seat, zone) for panel in scene.panels for zone in panel.zones if zone.cards]
    alt = table_picture(scene, words).alt
    assert all(f"{words.who(seat, plain=True)}, {words.label(zone.label)}:" in alt for seat, zone in zones)


def test_a_name_that_no_font_can_write_becomes_its_seat_and_equal_initials_are_told_apart() -> None:
    state = next(positions("five_crowns", 3, seed=2))
    table = table_of("five_crowns", 3, Phase.RUNNING)
    names = ("\U00020000", "Anna", "Anton")
    table = replace(table, seats=tuple(replace(one, name=names[one.seat]) for one in table.seats))
    plan = table_picture(state.game.scene(state.view(None)), Words("en").at(table)).plan
    assert isinstance(plan, TablePlan)
    assert {(one.name, one.badge) for one in plan.seats} == {
        ("Seat 1", "S"),
        ("Anna", "A"),
        ("Anton", "An"),
    }


def test_letters_of_ranks_are_those_of_the_reader() -> None:
    dealt = (next(positions("five_crowns", 2, seed)) for seed in range(50))
    state = next(one for one in dealt if any(card.code[0] in "JQK" for card in cards_in(one.view(0).hand)))
    scene = state.game.scene(state.view(0))
    english, french = (hand_picture(scene, words_of("five_crowns", 2, 0, locale)).plan for locale in ("en", "fr"))
    assert isinstance(english, HandPlan)
    assert isinstance(french, HandPlan)
    looks = [[card.card for zone in plan.own for card in zone.cards] for plan in (english, french)]
    assert looks[0] != looks[1]


def ended(key: str, seats: int, seed: int = 3) -> Outcome:
    """How a random game of full length ended."""
    game = GAMES[key]
    chance = Random(seed)
    state: AnyState = game.start(seats, game.options(), RandomDeal(seed))
    while awaited := state.to_act():
        seat = chance.choice(awaited)
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    outcome = state.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.parametrize(("key", "seats"), [(key, game.seats[-1]) for key, game in GAMES.items()])
def test_a_result_shows_everybody_and_every_line_of_the_score_sheet(key: str, seats: int) -> None:
    outcome = ended(key, seats)
    words = words_of(key, seats, locale="fr")
    shown, sheet = result_picture(outcome, (), words), sheet_pictures(outcome, words)
    plan = shown.plan
    assert isinstance(plan, ResultPlan)
    assert [one.place for one in plan.places] == sorted(outcome.places)
    assert len({one.badge for one in plan.places}) == seats
    if outcome.rounds:
        assert tuple(map(sum, zip(*outcome.rounds, strict=True))) == outcome.scores
    assert all(one.name in shown.alt for one in plan.places)
    told = " ".join(one.alt for one in (shown, *sheet))
    kept = [line for line in outcome.lines if line.values != outcome.scores]
    assert all(words.label(line.label) in told for line in kept)
    assert "…" not in told
    for one in (shown, *sheet):
        png = one.plan.draw()
        drawn = Image.open(BytesIO(png))
        assert drawn.size == SIZE or drawn.width == WIDTH
        assert len(png) <= MOST_BYTES
    assert len({one.name for one in (shown, *sheet)}) == 1 + len(sheet)


def test_only_the_quest_of_this_deal_has_its_emblem_on_the_table() -> None:
    game = GAMES["dwarf_king"]
    chance = Random(2)
    state = game.start(3, game.options(), RandomDeal(2))
    told: list[str] = []
    while not told and state.to_act():
        view: Any = state.view(None)
        if view.deal == 2 and view.rule and not view.tricks:
            plan = picture(state, 3, None).plan
            assert isinstance(plan, TablePlan)
            told = [one.said for one in plan.ribbon]
        seat = chance.choice(state.to_act())
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    assert len(told) == 2, "the quest, and the special card of the deal"
