"""Hidden worlds: what a seat is shown, asked and answered depends on nothing that it cannot know."""

import pickle
from dataclasses import replace
from random import Random

import pytest

from games.engine import AnyState, Seat, Zone
from games.engine.outlook import always, never
from games.players import SEARCHING, choose, strengths
from games.players.search import Search
from tests.games.contract.cases import TABLES, Table, brief

every_table = pytest.mark.parametrize("table", TABLES, ids=str)
usual_tables = pytest.mark.parametrize("table", [one for one in TABLES if one.options == brief(one.game)], ids=str)


@every_table
def test_scene_and_ask_are_the_same_in_every_world_that_fits(table: Table) -> None:
    for number, (state, seat) in enumerate(table.positions(5, seed=4)):
        world = table.game.imagine(state.view(seat), Random(number))
        for viewer in (seat, None):
            assert table.game.scene(world.view(viewer)) == table.game.scene(state.view(viewer))
            assert table.game.ask(world.view(viewer)) == table.game.ask(state.view(viewer))


@every_table
def test_nothing_of_anothers_hand_is_known_after_the_deal(table: Table) -> None:
    """Nothing but what the rules name aloud, which then stands in that seat's panel for everybody."""
    state = table.start(seed=5)
    chance = Random(6)
    for seat in range(table.seats):
        always = {other: hand(state, other) - named(state, other) for other in range(table.seats) if other != seat}
        for _ in range(60):
            world = table.game.imagine(state.view(seat), chance)
            for other in always:
                always[other] &= hand(world, other)
            if not any(always.values()):
                break
        known = set[str]().union(*always.values()) - deduced(table, state, seat)
        assert not known, f"seat {seat} imagines these in every world: {known}"


@every_table
def test_computers_choose_the_same_in_two_worlds_of_one_view(table: Table) -> None:
    for strength in strengths(table.game):
        if strength not in SEARCHING:
            for number, (state, seat) in enumerate(table.positions(8, seed=7)):
                view = state.view(seat)
                choice = choose(table.game, view, strength, seed=number)
                assert choice in view.legal
                world = table.game.imagine(view, Random(number))
                assert choose(table.game, world.view(seat), strength, seed=number) == choice


@usual_tables
def test_a_search_chooses_the_same_in_two_worlds_of_one_view(table: Table) -> None:
    """Uses a small budget, and cards that travelled to another process and back."""
    outlook = table.game.outlook
    if outlook is None:
        assert not {*SEARCHING} & {*strengths(table.game)}
        return
    brief = replace(outlook.club, steps=100)
    for number, (state, seat) in enumerate(table.positions(2, seed=8)):
        view, world = state.view(seat), table.game.imagine(state.view(seat), Random(number))
        for deep in (always, never):
            looks = replace(outlook, deep=deep)
            travelled = pickle.loads(pickle.dumps(view))  # noqa: S301 - our own
            choice = Search(table.game, looks, travelled, Random(number)).choice(brief)
            assert choice in view.legal
            assert Search(table.game, looks, world.view(seat), Random(number)).choice(brief) == choice


def deduced(table: Table, state: AnyState, seat: Seat) -> set[str]:
    """The other hand where the rules give it away: two seats hold the same cards together after every deal."""
    together = {frozenset(hand(other, 0) | hand(other, 1)) for other in map(table.start, range(5))}
    return set(together.pop()) - hand(state, seat) if table.seats == 2 and len(together) == 1 else set()


def hand(state: AnyState, seat: Seat) -> set[str]:
    """The codes in the seat's own hand."""
    zone: Zone | None = state.game.scene(state.view(seat)).hand
    return set() if zone is None else {card.code for card in zone.cards if card.code is not None}


def named(state: AnyState, seat: Seat) -> set[str]:
    """The codes that everybody sees in the seat's panel."""
    panel = state.game.scene(state.view(None)).panels[seat]
    return {card.code for zone in panel.zones for card in zone.cards if card.code is not None}
