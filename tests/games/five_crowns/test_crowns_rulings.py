"""Turns, rounds and the rulings of RULES.md 13."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pydantic import ValidationError

from games.engine import BadNotation, BadSetup, IllegalAction, PlayError, RandomDeal, Seat, set_of
from games.five_crowns.cards import ALIKE
from games.five_crowns.start import CrownsOptions
from games.five_crowns.state import CrownsState
from tests.games.five_crowns.positions import game, held, mask, play_out, position, some, stacked, turns


def legal(state: CrownsState) -> list[str]:
    """The legal actions of the seat to act, as notation."""
    (seat,) = state.to_act()
    return [str(action) for action in state.legal_actions(seat)]


def refusal(state: CrownsState, notation: str) -> str:
    """The key of the reason why the seat to act may not do that."""
    (seat,) = state.to_act()
    with pytest.raises(PlayError) as refused:
        state.play(seat, notation)
    return refused.value.reason.key


def test_a_turn_is_a_draw_and_a_discard() -> None:
    state = position(("4S 6H 9T", "5S 7H 10T"), number=1, pile="QH 8D", top="KS")
    assert legal(state) == ["draw pile", "draw discard"]
    assert refusal(state, "discard 4Sa") == "five-crowns-draw-first"
    play_out(state, "draw discard")
    assert refusal(state, "draw pile") == "five-crowns-has-drawn"
    assert refusal(state, "discard 5Sa") == "five-crowns-not-held"
    assert refusal(state, "put P3 4Sa") == "five-crowns-not-here"
    assert legal(state) == ["discard 6Ha", "discard 4Sa", "discard KSa", "discard 9Ta"]
    play_out(state, "discard 6Ha")
    assert state.to_act() == (1,)
    assert held(state, 0) == set(some("4S 9T KS"))
    assert state.discards == some("6H")


def test_ruling_09_and_10_a_discard_is_needed_and_nobody_has_to_go_out() -> None:
    state = position(("4S 5S 6S", "5S 7H 10T"), number=1, pile="7S 8D")
    play_out(state, "draw pile")
    assert "out 7Sa" in legal(state)
    play_out(state, "discard 7Sa")
    assert state.closer is None


def test_ruling_11_the_card_just_drawn_may_go_also_from_the_discard_pile() -> None:
    state = position(("4S 6H 9T", "5S 7H 10T"), number=1, top="KS")
    play_out(state, "draw discard", "discard KSa")
    assert state.discards == some("KS")


def test_the_discard_that_goes_out_may_fit_and_may_be_wild() -> None:
    state = position(("4S 5S 6S", "5S 7H 10T"), number=1, pile="JO 8D")
    play_out(state, "draw pile")
    assert [action for action in legal(state) if action.startswith("out")] == [
        "out 4Sa", "out 5Sa", "out 6Sa", "out JOa",
    ]  # fmt: skip


def test_ruling_13_and_14_a_last_turn_has_no_way_out_and_lays_down_by_itself() -> None:
    state = position(("KD KC 3D", "4S 5S 9T"), number=1, pile="QH 6S 8D")
    play_out(state, "draw pile", "out QHa", "draw pile")
    assert refusal(state, "out 9Ta") == "five-crowns-already-out"
    assert not [action for action in legal(state) if action.startswith("out")]
    play_out(state, "discard 9Ta")
    assert state.view(None).rounds[-1].penalties == (0, 0)


def test_going_out_is_refused_with_what_would_be_left_over() -> None:
    state = position(("KD KC 3D", "4S 5S 9T"), number=1, pile="QH 6S 8D")
    play_out(state, "draw pile")
    with pytest.raises(IllegalAction) as refused:
        state.play(0, "out KDa")
    left = dict(refused.value.reason.args)
    assert refused.value.reason.key == "five-crowns-does-not-meld"
    assert left["points"] == 0 + 12 + 13 + 20
    assert state.drawn is some("QH")[0]


@pytest.mark.parametrize("seats", [2, 7])
def test_ruling_16_and_17_the_whole_discard_pile_becomes_the_draw_pile(seats: int) -> None:
    hands = ("4S 6H 9T", "5S 7H 10T", "6S 8H JT", "4H 7S QT", "5H 9S KT", "8S 10H 4T", "9H 3C 7C")[:seats]
    state = position(hands, number=1, pile="QH 8D", top="KC KS")
    play_out(state, "draw discard", "discard KSa", "draw pile", "discard QHa")
    assert (state.refills, len(state.discards)) == (0, 3)
    player = 2 % seats
    assert state.to_act() == (player,)
    play_out(state, "draw pile")
    state.chance = stacked(0, {"refill 1 1": ""})
    before = set_of(state.discards) | some("8D")[0].bit
    play_out(state, "discard 8Da")
    assert state.refills == 1
    assert len(state.discards) == 1
    assert set_of(state.discards) | set_of(state.pile) == before
    assert len(state.pile) - state.gone == 3


def test_nothing_is_refilled_when_the_round_ends_with_the_last_card() -> None:
    state = position(("KD KC 3D", "4S 5S 9T"), number=1, pile="QH 6S")
    play_out(state, "draw pile", "out QHa", "draw pile", "discard 9Ta")
    assert (state.round, state.refills) == (2, 0)


def test_ruling_20_a_round_stops_when_nobody_goes_out() -> None:
    options = CrownsOptions(stall_turns=3, start_round=10)
    state = game(3, RandomDeal(5), options)
    dealer = state.dealer
    turns(state, 8)
    assert state.round == 10
    state.events = []
    turns(state, 1)
    assert (state.round, state.dealer, state.to_act()) == (11, (dealer + 1) % 3, ((dealer + 2) % 3,))
    (stopped,) = state.view(None).rounds
    assert stopped.closer is None
    assert min(stopped.penalties) > 0
    assert [event.text.key for event in state.events[2:7]] == [
        "five-crowns-event-stalled",
        *["five-crowns-event-laid"] * 3,
        "five-crowns-event-scored",
    ]
    assert state.view(None).totals == stopped.penalties


def test_ruling_20_who_goes_out_on_the_last_lap_still_ends_the_round() -> None:
    state = position(
        ("KD KC 3D", "4S 6H 9T"), number=1, player=1, dealer=1, pile="QH 8D 8C", options=CrownsOptions(stall_turns=1)
    )
    assert (state.dealer, state.turns) == (1, 1)
    state.hands.reverse()
    play_out(state, "draw pile", "out QHa")
    assert state.to_act() == (0,)
    play_out(state, "draw pile", "discard 9Ta")
    (played,) = state.view(None).rounds
    assert (played.closer, played.penalties) == (1, (18, 0))


def test_ruling_20_a_round_that_stops_refills_nothing() -> None:
    state = position(
        ("4S 6H 9T", "5S 7H 10T"), number=11, player=1, dealer=1, pile="QH", options=CrownsOptions(stall_turns=1)
    )
    turns(state, 1)
    assert state.to_act() == ()
    assert state.refills == 0
    assert state.view(None).totals == (19, 22)


def test_ruling_18_a_wild_card_that_is_turned_up_stays_and_may_be_taken() -> None:
    state = game(2, stacked(0, {"shuffle 1": "9H KD 4S KC 7T 5D JO"}))
    assert state.discards == some("JO")
    play_out(state, "draw discard", "discard 7Ta")
    assert held(state, 1) == set(some("9H 4S JO"))


def test_the_largest_case_leaves_24_cards_to_draw() -> None:
    state = game(7, RandomDeal(0), CrownsOptions(start_round=11))
    assert [hand.bit_count() for hand in state.hands] == [13] * 7
    assert (len(state.discards), len(state.pile)) == (1, 24)


def test_options_are_the_rule_books() -> None:
    assert CrownsOptions().model_dump() == {
        "start_round": 1, "first_dealer": "random", "auto_go_out": False, "stall_turns": 50,
    }  # fmt: skip
    for junk in ({"start_round": 0}, {"start_round": 12}, {"stall_turns": 0}, {"first_dealer": "seat7"}):
        with pytest.raises(ValidationError):
            CrownsOptions.model_validate(junk)


def test_ruling_19_the_first_dealer_is_drawn_or_chosen() -> None:
    assert {game(5, RandomDeal(seed)).dealer for seed in range(60)} == set(range(5))
    assert game(5, RandomDeal(0), CrownsOptions(first_dealer="seat3")).to_act() == (4,)
    with pytest.raises(BadSetup) as refused:
        game(3, RandomDeal(0), CrownsOptions(first_dealer="seat3"))
    assert refused.value.reason.key == "five-crowns-bad-dealer"


def test_cards_are_dealt_one_at_a_time_from_the_left_of_the_dealer() -> None:
    state = game(3, stacked(1, {"shuffle 1": "3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"}))
    assert state.hands == [mask("4H 7H 10H"), mask("5H 8H JH"), mask("3H 6H 9H")]
    assert state.discards == some("QH")
    assert state.pile[0] is some("KH")[0]
    assert len(state.pile) == 116 - 10


def test_option_auto_go_out_goes_out_by_itself() -> None:
    options = CrownsOptions(auto_go_out=True)
    state = position(("KD KC 3D", "4S 5S 9T"), number=1, pile="QH 6S 8D", options=options)
    play_out(state, "draw pile")
    assert refusal(state, "out QHa") == "five-crowns-goes-out-alone"
    before = state.copy()
    play_out(state, "discard QHa")
    assert (state.closer, state.laid) == (0, [True, False])
    play_out(before, "discard KDa")
    assert before.closer is None


def test_option_start_round() -> None:
    for number in (1, 6, 11):
        state = game(2, RandomDeal(0), CrownsOptions(start_round=number))
        assert [hand.bit_count() for hand in state.hands] == [number + 2] * 2
        assert state.view(0).wild_rank == number + 2


def test_of_two_copies_the_one_everybody_saw_goes_first() -> None:
    state = position(("7Ca 6H 9T", "5S 7H 10T"), number=1, top="7Cb")
    play_out(state, "draw discard")
    assert legal(state)[1:3] == ["discard 7Ca", "discard 7Cb"]
    play_out(state, "discard 7Ca")
    assert state.discards == some("7Cb")
    assert state.hands[0] & ALIKE[some("7C")[0].index] == some("7Ca")[0].bit
    assert state.known[0] == 0


@pytest.mark.parametrize("notation", ["out", "out 7C", "draw", "draw JOa", "discard 2Ca", "put P2 7Ca", "put 7 7Ca"])
def test_what_is_no_action_is_refused(notation: str) -> None:
    state = game(2, RandomDeal(0))
    with pytest.raises(BadNotation):
        state.play(state.to_act()[0], notation)


def seat_after(seat: Seat, seats: int) -> Seat:
    return (seat + 1) % seats


def test_the_dealer_and_the_starter_move_on_with_every_round() -> None:
    state = game(4, RandomDeal(2), CrownsOptions(stall_turns=1, start_round=7))
    dealers = []
    while state.to_act():
        if state.turns == 0 and state.drawn is None:
            dealers.append(state.dealer)
            assert state.to_act() == (seat_after(state.dealer, 4),)
        turns(state, 1)
    assert len(dealers) == 5
    assert all(later == seat_after(earlier, 4) for earlier, later in pairwise(dealers))
