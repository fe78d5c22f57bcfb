"""Tables as pictures: every game, every number of seats, every pair of eyes, and nothing that these may not see."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from itertools import count
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.art.canvas import Canvas
from bot.art.frame import WIDTH
from bot.art.result import ResultPlan
from bot.art.table import TablePlan
from bot.screens import table_screen
from bot.screens.drawing.message import Paragraph, Picture
from bot.screens.drawing.pictures import LONGEST_ALT, centre_picture, described, result_pictures, table_picture
from bot.tables.model import Look
from bot.text import Words
from games import registry
from games.engine import AnyState, Mark, Outcome, RandomDeal, Seat
from games.five_crowns.cards import cards_in
from persistence.rows import Phase
from tests.bot.screens.looks import table_of
from tests.games.contract.cases import BRIEF, GAMES

SIZES = [(key, seats) for key, game in GAMES.items() for seats in game.seats]
MOST_BYTES = 40_000
NARROWEST = 302
"""Pixels that a message leaves for a picture on a phone of 390 pixels."""
SMALLEST = 11
HIGHEST = 350
"""Pixels above which a message shows a picture smaller."""


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
    return [table_picture(scene, words), centre_picture(scene, words)]


@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_hidden_cards_change_no_picture(key: str, seats: int) -> None:
    for state in positions(key, seats, seed=seats):
        for seat in range(seats):
            other = state.game.imagine(state.view(seat), Random(seat))
            for viewer in (None, seat):
                assert pictures(state, seats, viewer) == pictures(other, seats, viewer)


@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_equal_plans_are_equal_bytes(key: str, seats: int) -> None:
    *_, state = (one for one in positions(key, seats, seed=5) if one.to_act())
    other = state.game.imagine(state.view(0), Random(1))
    assert picture(state, seats, None).plan.draw() == picture(other, seats, None).plan.draw()


@pytest.mark.parametrize(("key", "seats"), SIZES)
def test_every_table_is_small_and_read_on_a_phone(key: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    write = Canvas.write

    def noted(self: Canvas, x: float, y: float, line: str, size: int, *rest: Any, **options: Any) -> float:
        sizes.append(size)
        return write(self, x, y, line, size, *rest, **options)

    monkeypatch.setattr(Canvas, "write", noted)
    seen = ((state, (None, 0)[at % 3 == 2]) for at, state in enumerate(positions(key, seats, seed=7, least=12)))
    for state, viewer in seen:
        sizes.clear()
        shown = picture(state, seats, viewer)
        data = shown.plan.draw()
        drawn = Image.open(BytesIO(data))
        assert (drawn.format, drawn.width) == ("PNG", WIDTH)
        assert len(data) <= MOST_BYTES
        assert 0 < len(shown.alt) <= LONGEST_ALT
        scale = min(NARROWEST / drawn.width, HIGHEST / drawn.height)
        assert min(sizes) * scale >= SMALLEST - 0.01, (state.to_act(), drawn.size)


@pytest.mark.parametrize("key", sorted(registry.all_games()))
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
    seats = {one.name: one for one in (*plan.above, *plan.below)}
    led, other = seats[("Ann", "Ben")[leader]], seats[("Ann", "Ben")[1 - leader]]
    assert (led.turn, other.turn) == (False, True)
    assert [card.said for card in led.front] == ["leads"]
    assert other.front == ()


def test_the_viewer_sits_below_with_an_open_hand() -> None:
    state = next(positions("dwarf_king", 5, seed=2))
    plan = picture(state, 5, 3).plan
    assert isinstance(plan, TablePlan)
    assert plan.below[1].name == "You"
    assert [one.name for one in (plan.below[0], *plan.above, plan.below[2])] == ["Ève", "Ann", "Ben", "Cléo"]
    assert plan.hand is not None
    assert len(plan.hand.cards) == 8
    assert picture(state, 5, None).plan != plan


def test_a_name_that_no_font_can_write_becomes_its_seat_and_equal_initials_are_told_apart() -> None:
    state = next(positions("five_crowns", 3, seed=2))
    table = table_of("five_crowns", 3, Phase.RUNNING)
    names = ("\U00020000", "Anna", "Anton")
    table = replace(table, seats=tuple(replace(one, name=names[one.seat]) for one in table.seats))
    plan = table_picture(state.game.scene(state.view(None)), Words("en").at(table)).plan
    assert isinstance(plan, TablePlan)
    assert {(one.name, one.badge) for one in (*plan.above, *plan.below)} == {
        ("Seat 1", "S"),
        ("Anna", "A"),
        ("Anton", "An"),
    }


def test_letters_of_ranks_are_those_of_the_reader() -> None:
    dealt = (next(positions("five_crowns", 2, seed)) for seed in range(50))
    state = next(one for one in dealt if any(card.code[0] in "JQK" for card in cards_in(one.view(0).hand)))
    scene = state.game.scene(state.view(0))
    english, french = (table_picture(scene, words_of("five_crowns", 2, 0, locale)).plan for locale in ("en", "fr"))
    assert isinstance(english, TablePlan)
    assert isinstance(french, TablePlan)
    looks = [[card.look for zone in plan.own for card in zone.cards] for plan in (english, french)]
    assert looks[0] != looks[1]


def ended(key: str, seats: int, seed: int = 3) -> Outcome:
    """Return how a random game of full length ended."""
    game = GAMES[key]
    chance = Random(seed)
    state = game.start(seats, game.options(), RandomDeal(seed))
    while awaited := state.to_act():
        seat = chance.choice(awaited)
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    outcome = state.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.parametrize(("key", "seats"), [(key, game.seats[-1]) for key, game in GAMES.items()])
def test_a_result_shows_everybody_and_every_line_of_the_account(key: str, seats: int) -> None:
    outcome = ended(key, seats)
    words = words_of(key, seats, locale="fr")
    shown, *account = result_pictures(outcome, words)
    plan = shown.plan
    assert isinstance(plan, ResultPlan)
    assert [one.place for one in plan.places] == sorted(outcome.places)
    assert len({one.badge for one in plan.places}) == seats
    if outcome.rounds:
        assert tuple(map(sum, zip(*outcome.rounds, strict=True))) == outcome.scores
    assert all(one.name in shown.alt for one in plan.places)
    told = " ".join(one.alt for one in (shown, *account))
    kept = [line for line in outcome.lines if line.values != outcome.scores]
    assert all(words.label(line.label) in told for line in kept)
    assert "…" not in told
    for one in (shown, *account):
        png = one.plan.draw()
        drawn = Image.open(BytesIO(png))
        assert drawn.width == WIDTH
        assert drawn.height <= 2 * HIGHEST
        assert len(png) <= MOST_BYTES
    assert len({one.name for one in (shown, *account)}) == 1 + len(account)


def test_the_account_stands_in_pictures_and_not_beside_them() -> None:
    for key, seats, pictures_of in (("claim", 2, 1), ("dwarf_king", 5, 2)):
        outcome = ended(key, seats)
        words = Words("en")
        look = Look(table_of(key, seats, Phase.FINISHED), outcome=outcome)
        screen = table_screen(look, words)
        assert sum(isinstance(block, Picture) for block in screen.blocks) == pictures_of
        labels = [words.label(line.label) for line in outcome.lines if line.values != outcome.scores]
        beside = [block.text for block in screen.everything() if isinstance(block, Paragraph)]
        assert not any(label in text for label in labels for text in beside)
        aloud = table_screen(look, Words("en", text_mode=True)).words()
        assert all(label in aloud for label in labels)


def test_the_strip_of_the_middle_is_low() -> None:
    for key, seats in SIZES:
        if seats == 1:
            continue  # the puzzle is nothing but its middle: eleven piles
        for state in positions(key, seats, seed=11, least=20):
            shown = centre_picture(state.game.scene(state.view(0)), words_of(key, seats, 0))
            if shown is not None:
                assert Image.open(BytesIO(shown.plan.draw())).height <= 320, (key, seats)


def test_only_the_quest_of_this_deal_has_its_emblem_on_the_table() -> None:
    game = GAMES["dwarf_king"]
    chance = Random(2)
    state = game.start(3, game.options(), RandomDeal(2))
    told: list[str] = []
    while not told and state.to_act():
        view: Any = state.view(None)
        if view.deal == 2 and view.rule is not None and not view.tricks:
            plan = picture(state, 3, None).plan
            assert isinstance(plan, TablePlan)
            told = [one.said for one in plan.emblems]
        seat = chance.choice(state.to_act())
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    assert len(told) == 1


def test_a_description_that_is_too_long_ends_with_a_sentence() -> None:
    sentence = "Ada: 3.5 points, the lead. "
    said = described(sentence * 100)
    assert LONGEST_ALT - len(sentence) < len(said) <= LONGEST_ALT
    assert said.endswith("the lead.")
    assert described("x" * 2000) == "x" * (LONGEST_ALT - 1) + "…"
    assert described(sentence) == sentence
