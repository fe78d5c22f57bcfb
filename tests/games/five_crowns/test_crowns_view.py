"""Each viewer's knowledge (RULES.md 11), and worlds imagined from it. No card is ever lost."""

from __future__ import annotations

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine import RandomDeal, set_of
from games.five_crowns.actions import DISCARDS, Discard, Draw
from games.five_crowns.cards import ALL
from games.five_crowns.determinization import imagine_game
from games.five_crowns.start import CrownsOptions
from games.five_crowns.state import CrownsState
from tests.games.five_crowns.positions import game, mask, play_out, position, some


def somewhere(seed: int, actions: int, seats: int) -> CrownsState:
    """A random game after so many actions; now and then somebody lays a hand down that does not meld.

    That brings last turns into games in which nobody plays to go out.
    """
    rng = Random(seed)
    state = game(seats, RandomDeal(seed), CrownsOptions(start_round=9, stall_turns=12))
    for _ in range(actions):
        if not state.to_act():
            break
        (seat,) = state.to_act()
        action = rng.choice(state.legal_actions(seat))
        if isinstance(action, Discard) and state.closer is None and rng.random() < 0.02:
            action = Discard(action.card, out=True)
        state.apply(seat, action)
    return state


seeds = st.integers(0, 10**6)
lengths = st.integers(0, 400)
tables = st.integers(2, 7)


@settings(max_examples=25, deadline=None)
@given(seeds, lengths, tables)
def test_no_card_is_ever_lost_or_doubled(seed: int, actions: int, seats: int) -> None:
    state = somewhere(seed, actions, seats)
    places = [*state.hands, set_of(state.discards), set_of(state.pile[state.gone :])]
    assert sum(place.bit_count() for place in places) == 116
    assert sum(places) == ALL


@settings(max_examples=25, deadline=None)
@given(seeds, lengths, tables)
def test_there_is_a_legal_action_exactly_for_whoever_is_to_act(seed: int, actions: int, seats: int) -> None:
    state = somewhere(seed, actions, seats)
    assert (state.outcome() is None) == bool(state.to_act())
    for seat in range(seats):
        legal = state.legal_actions(seat)
        assert bool(legal) == (seat in state.to_act())
        if legal and isinstance(legal[0], Draw):
            assert [str(action) for action in legal] == ["draw pile", "draw discard"]
            assert state.discards
            assert state.gone < len(state.pile)
        elif legal:
            assert set_of(a.card for a in legal if isinstance(a, Discard) and not a.out) == state.hands[seat]
            assert state.hands[seat].bit_count() == state.round + 3


@settings(max_examples=25, deadline=None)
@given(seeds, lengths, tables, st.randoms(use_true_random=False))
def test_an_imagined_world_looks_the_same_and_can_be_played(seed: int, actions: int, seats: int, rng: Random) -> None:
    state = somewhere(seed, actions, seats)
    for seat in range(seats):
        world = imagine_game(state.view(seat), rng)
        assert world.view(seat) == state.view(seat)
        assert world.view(None) == state.view(None)
        assert sum([*world.hands, set_of(world.discards), set_of(world.pile)]) == ALL
        for _ in range(20):
            for player in world.to_act():
                world.apply(player, rng.choice(world.legal_actions(player)))


@settings(max_examples=25, deadline=None)
@given(seeds, lengths, tables)
def test_what_is_unseen_lies_elsewhere_and_what_is_known_is_true(seed: int, actions: int, seats: int) -> None:
    state = somewhere(seed, actions, seats)
    for seat in range(seats):
        view = state.view(seat)
        hidden = set_of(state.pile[state.gone :])
        for other in range(seats):
            assert state.known[other] & ~state.hands[other] == 0
            if other != seat:
                hidden |= state.hands[other] & ~state.known[other]
        # Of its own hand the viewer knows more than everybody does.
        assert view.unseen == hidden
        assert set_of(state.pile[state.gone :]) & ~view.drawable == 0


@settings(max_examples=25, deadline=None)
@given(seeds, lengths)
def test_a_view_holds_no_card_of_a_hidden_hand(seed: int, actions: int) -> None:
    state = somewhere(seed, actions, 3)
    other = state.copy()
    order = list(other.pile[other.gone :])
    Random(seed).shuffle(order)
    other.pile = tuple(order)
    other.gone = 0
    for seat in (None, 0, 1, 2):
        assert other.view(seat) == state.view(seat)


def test_a_card_drawn_unseen_is_for_its_drawer_a_card_taken_for_all() -> None:
    hands = ("4S 6H 9T", "5S 7H 10T")
    state = position(hands, number=1, pile="QH 8D", top="KS")
    state.events = []
    play_out(state, "draw pile")
    assert state.view(0).drawn is some("QH")[0]
    assert state.view(1).drawn is state.view(None).drawn is None
    (told,) = state.events
    assert told.audience == frozenset({0})
    state = position(hands, number=1, pile="QH 8D", top="KS")
    state.events = []
    play_out(state, "draw discard")
    assert state.view(None).drawn is some("KS")[0]
    assert state.view(1).known == (mask("KS"), 0)
    (told,) = state.events
    assert told.audience is None


def test_all_worlds_are_imagined() -> None:
    state = game(3, RandomDeal(1))
    rng = Random(1)
    dealt = 0
    for _ in range(400):
        dealt |= imagine_game(state.view(0), rng).hands[1]
    assert dealt == state.view(0).unseen


def test_after_a_refill_it_is_known_which_cards_can_be_drawn() -> None:
    state = position(("4S 6H 9T", "5S 7H 10T"), number=1, pile="QH", top="KC KS")
    state.drawable = ALL
    play_out(state, "draw pile", "discard QHa")
    assert state.refills == 1
    view = state.view(0)
    assert view.drawable == mask("QH KC KS")
    assert view.settled == (3, 3)
    (top,) = state.discards
    rng = Random(2)
    for _ in range(20):
        world = imagine_game(state.view(0), rng)
        assert set_of(world.pile) == mask("QH KC KS") & ~top.bit
    play_out(state, "draw pile")
    taken = state.drawn
    assert taken is not None
    assert state.view(0).settled == (3, 3)
    state.apply(1, DISCARDS[some("7H")[0].index])
    assert state.view(0).settled == (3, 2)
    drawn = [imagine_game(state.view(0), rng).hands[1] & mask("QH KC KS") for _ in range(40)]
    assert {hand.bit_count() for hand in drawn} == {1}
    assert len(set(drawn)) == 2


def test_a_copy_goes_its_own_way() -> None:
    for actions in (0, 9, 30, 111):
        state = somewhere(actions, actions, 3)
        before = [state.view(seat) for seat in (None, 0, 1, 2)]
        twin = state.copy()
        for _ in range(50):
            for seat in twin.to_act():
                twin.apply(seat, twin.legal_actions(seat)[-1])
        assert [state.view(seat) for seat in (None, 0, 1, 2)] == before
