"""The puzzle for one (RULES.md 12.2)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine import IllegalAction, Mark, RandomDeal, leaves, set_of
from games.five_crowns.actions import Put
from games.five_crowns.best import best
from games.five_crowns.cards import ALL, RANKS
from games.five_crowns.game import GAME
from games.five_crowns.solo_state import SoloState
from tests.games.five_crowns.positions import mask, puzzle, some


def somewhere(seed: int, turns: int) -> SoloState:
    """A random puzzle after so many turns."""
    state = puzzle(RandomDeal(seed))
    rng = Random(seed)
    for _ in range(turns):
        for seat in state.to_act():
            state.apply(seat, rng.choice(state.legal_actions(seat)))
    return state


def small(piles: dict[int, str], pile: str) -> SoloState:
    """A puzzle in which only these piles are open, with this draw pile."""
    state = puzzle(RandomDeal(0))
    state.piles = [mask(piles.get(size, "")) for size in RANKS]
    state.closed = [size not in piles for size in RANKS]
    state.pile = tuple(some(pile))
    return state


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 28), st.randoms(use_true_random=False))
def test_no_card_is_lost_and_only_the_order_is_hidden(seed: int, turns: int, rng: Random) -> None:
    state = somewhere(seed, turns)
    rest = set_of(state.pile[state.gone :])
    assert sum([*state.piles, rest, state.discards]) == ALL
    assert [pile.bit_count() for pile in state.piles] == list(RANKS)
    for size, pile, closed in zip(RANKS, state.piles, state.closed, strict=True):
        assert closed == (best(pile, size) == 0)
    view, world = state.view(0), GAME.imagine(state.view(0), rng)
    assert world.view(0) == view
    assert view.to_come | (0 if view.drawn is None else view.drawn.bit) == rest
    assert bool(state.to_act()) == bool(state.legal_actions(0)) == (state.outcome() is None)
    for action in state.legal_actions(0):
        assert isinstance(action, Put)
        assert action.pile in view.open


def test_the_piles_are_dealt_from_the_smallest_on() -> None:
    order = RandomDeal(7).permutation(116, "shuffle")
    state = puzzle(RandomDeal(7))
    assert state.piles[0] == sum(1 << place for place in order[:3])
    assert state.piles[10] == sum(1 << place for place in order[75:88])
    assert len(state.pile) == 28


def test_each_pile_has_its_own_wild_rank() -> None:
    state = small({3: "KD KC 9H", 4: "QD QC 9D 4S"}, "3S 7S 8S")
    state.play(0, "put P3 9Ha")
    assert state.closed[0]
    state = small({4: "QD QC 9D 9S"}, "3S 7S 8S")
    state.play(0, "put P4 9Da")
    assert not state.closed[1]


def test_ruling_23_the_drawn_card_may_leave_at_once() -> None:
    state = small({3: "KD KC 9H"}, "7S 8S")
    state.events = []
    state.play(0, "put P3 7Sa")
    assert state.piles[0] == mask("KD KC 9H")
    assert state.discards == mask("7S")
    assert dict(state.events[0].text.args)["same"] == "yes"


def test_ruling_26_and_closed_piles_take_no_more_cards() -> None:
    state = small({3: "KD KC 9H", 5: "4H 6S 8D JC QT"}, "KS 7S")
    state.events = []
    state.play(0, "put P3 9Ha")
    assert state.closed[0]
    assert [event.text.key for event in state.events] == [
        "five-crowns-event-put",
        "five-crowns-event-closed",
        "five-crowns-event-revealed",
    ]
    for notation, key in (
        ("put P3 KDa", "five-crowns-pile-is-closed"),
        ("put P5 9Ha", "five-crowns-not-in-pile"),
        ("draw pile", "five-crowns-only-put"),
    ):
        with pytest.raises(IllegalAction) as refused:
            state.play(0, notation)
        assert refused.value.reason.key == key


def test_the_puzzle_is_lost_when_the_draw_pile_is_used_up() -> None:
    state = small({3: "KD KC 9H", 5: "4H 6S 8D JC QT"}, "7S 8S")
    state.play(0, "put P3 7Sa")
    state.play(0, "put P5 8Sa")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason.key == "five-crowns-solo-lost"
    assert (outcome.places, outcome.scores) == ((1,), (9,))
    assert [line.values for line in outcome.lines] == [(9,), (35 + 41,)]
    scene = GAME.scene(state.view(None))
    assert scene.panels[0].marks == ()
    assert GAME.ask(state.view(0)) is None


def test_the_puzzle_is_won_before_the_draw_pile_is_used_up() -> None:
    state = small({3: "KD KC 9H"}, "KS 8S 9S")
    state.play(0, "put P3 9Ha")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason.key, outcome.scores) == ("five-crowns-solo-won", (11,))
    assert GAME.scene(state.view(0)).panels[0].marks == (Mark.WON,)
    assert state.view(0).draw_size == 2


def test_the_screen_shows_every_open_pile_and_what_is_to_come() -> None:
    state = small({3: "KD KC 9H", 5: "4H 6S 8D JC QT"}, "KS 7S 8S")
    scene = GAME.scene(state.view(0))
    assert [zone.label.key for zone in scene.centre] == [
        *["five-crowns-zone-pile"] * 2,
        "five-crowns-zone-to-come",
    ]
    assert dict(scene.centre[0].label.args) == {"pile": 3, "rank": 3, "missing": 1}
    assert (scene.hand, scene.own) == (None, ())
    assert [fact.key for fact in scene.facts] == ["five-crowns-event-revealed", "five-crowns-fact-closed"]


def test_the_ask_goes_from_pile_to_card_and_gives_a_hint() -> None:
    state = small({3: "KD KC 9H", 5: "4H 6S 8D JC QT"}, "KS 7S 8S")
    ask = GAME.ask(state.view(0))
    assert ask is not None
    assert list(leaves(ask)) == [str(action) for action in state.legal_actions(0)]
    third, fifth = ask.choices
    assert (third.token, third.favoured, fifth.favoured) == ("P3", True, False)
    assert third.then is not None
    assert [choice.token for choice in third.then.choices if choice.favoured] == ["9Ha"]


def test_a_copy_goes_its_own_way() -> None:
    state = somewhere(3, 9)
    before = state.view(0)
    twin = state.copy()
    twin.apply(0, twin.legal_actions(0)[-1])
    assert state.view(0) == before
