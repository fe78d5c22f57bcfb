"""The end of a game and of a match (RULES.md 10 and 11)."""

from __future__ import annotations

import pytest

from games.claim.cards import ALL, FACTION, GOBLIN_ZEROS, Faction
from games.claim.game import GAME
from games.claim.outcome import Decision, Result, decided, judge, outcome_of, vote
from games.claim.start import ClaimOptions, MatchLength
from games.claim.state import ClaimState
from games.engine import RandomDeal, Seat
from tests.games.claim.positions import mask, play_out, position
from tests.games.stacked import StackedDeal


@pytest.mark.parametrize(
    ("mine", "theirs", "holder"),
    [
        ("D1 D2", "D9", 0),  # more cards
        ("D9", "D1 D2", 1),
        ("D1 D9", "D2 D8", 0),  # as many: the highest card
        ("G0a G0b", "G0c G1", 1),
        ("G0e G2", "G0a G1", 0),
        ("G0a G0b", "G0c G0d", None),  # ruling 21: nothing but zeros
        ("G0e", "G0a", None),
        ("", "", None),  # ruling 22
        ("", "G0a", 1),
    ],
)
def test_a_vote(mine: str, theirs: str, holder: Seat | None) -> None:
    assert vote(mask(mine), mask(theirs)) == holder


@pytest.mark.parametrize(
    ("piles", "winner", "decision"),
    [
        (("G5 D5 U5", "X5 K5"), 0, Decision.MAJORITY),
        (("G5", "D5 U5 X5"), 1, Decision.MAJORITY),
        (("G0a D5 D6 D7", "G0b U5 X5"), 1, Decision.VOTES),  # Goblins and Knights go to nobody: 1 to 2
        (("G0a D5 D6 U5", "G0b X5 K5"), 0, Decision.CARDS),  # 2 to 2, 4 cards to 3
        (("G0a D5 U5", "G0b X5 K5"), None, Decision.DRAW),
        (("", ""), None, Decision.DRAW),
    ],
)
def test_ruling_23_the_step_that_decides(piles: tuple[str, str], winner: Seat | None, decision: Decision) -> None:
    result = judge(mask(piles[0]), mask(piles[1]))
    assert (result.winner, result.decision) == (winner, decision)
    other = judge(mask(piles[1]), mask(piles[0]))
    assert other.winner == (None if winner is None else 1 - winner)
    assert other.decision == decision


def test_the_score_sheet_shows_every_line_of_the_score() -> None:
    state = position(phase=2, leader=0, hands=("G1", "G2"), trick=13, piles=("D5 U5", "X5 K5"))
    assert state.outcome() is None
    play_out(state, "G1", "G2")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason.key == "claim-result-won"
    assert (outcome.places, outcome.scores) == ((2, 1), (2, 3))
    assert len(outcome.lines) == len(Faction) + 2
    assert [line.values for line in outcome.lines[-2:]] == [(2, 3), (2, 4)]


def test_a_draw_shares_the_first_place() -> None:
    outcome = outcome_of((judge(mask("G0a D5 U5"), mask("G0b X5 K5")),), 1)
    assert outcome.reason.key == "claim-result-draw"
    assert (outcome.places, outcome.scores) == ((1, 1), (2, 2))


def won_by(seat: Seat | None) -> Result:
    """A game won by a seat, five votes to none, or drawn."""
    return judge(0, 0) if seat is None else judge(ALL if seat == 0 else 0, ALL if seat == 1 else 0)


@pytest.mark.parametrize(
    ("games", "over"),
    [
        ((0,), False),
        ((0, 1), False),
        ((0, 0), True),
        ((0, None), False),  # the other may still level
        ((None, None), False),
        ((0, 1, 0), True),
        ((None, None, None), True),
    ],
)
def test_a_best_of_three_is_over_when_it_is_decided(games: tuple[Seat | None, ...], over: bool) -> None:
    assert decided(tuple(map(won_by, games)), 3) is over


@pytest.mark.parametrize(
    ("games", "places", "scores"),
    [
        ((0, 0), (1, 2), (2, 0)),
        ((0, 1, 1), (2, 1), (1, 2)),
        ((0, None, None), (1, 2), (1, 0)),
        ((0, 1, None), (1, 1), (1, 1)),
    ],
)
def test_the_outcome_of_a_match(
    games: tuple[Seat | None, ...], places: tuple[int, int], scores: tuple[int, int]
) -> None:
    outcome = outcome_of(tuple(map(won_by, games)), 3)
    assert (outcome.places, outcome.scores) == (places, scores)
    assert len(outcome.lines) == len(games) + 1


def play_first_cards(state: ClaimState, games: int) -> None:
    """Play the first legal card until so many games of the match have ended."""
    while len(state.results) < games and (awaited := state.to_act()):
        state.apply(awaited[0], state.legal_actions(awaited[0])[0])


@pytest.mark.parametrize(("option", "first"), [("seat0", 0), ("seat1", 1)])
def test_option_first_leader(option: str, first: Seat) -> None:
    options = ClaimOptions.model_validate({"first_leader": option})
    for seed in range(5):
        assert GAME.start(2, options, RandomDeal(seed)).to_act() == (first,)


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("third", [0, 1])
def test_option_match_length_who_leads_each_game(first: Seat, third: Seat) -> None:
    chosen = {"first leader 1": first, "first leader 3": third}
    lengths = set()
    for seed in range(20):
        deal = StackedDeal(chosen, rest=RandomDeal(seed))
        state = ClaimState.start(ClaimOptions(match_length=MatchLength.BEST_OF_THREE), deal)
        leaders: list[Seat] = []
        while awaited := state.to_act():
            leaders += awaited
            assert state.view(None).game == len(leaders)
            play_first_cards(state, len(leaders))
        assert leaders == [first, 1 - first, third][: len(leaders)]
        lengths.add(len(leaders))
    assert lengths == {2, 3}


def test_a_new_game_of_a_match_starts_from_nothing_but_the_results() -> None:
    state = ClaimState.start(ClaimOptions(match_length=MatchLength.BEST_OF_THREE), RandomDeal(1))
    before = state.view(0).hand
    play_first_cards(state, 1)
    view = state.view(0)
    assert (view.phase, view.trick, view.deck_size, view.hand_sizes) == (1, 1, 25, (13, 13))
    assert view.piles == (0, 0)
    assert view.discard == view.recruits == 0
    assert view.last is None
    assert view.hand != before
    assert len(view.results) == 1


def test_the_sets_of_the_factions_cover_the_pack_once() -> None:
    assert sum(FACTION.values()) == ALL
    assert GOBLIN_ZEROS.bit_count() == 5
