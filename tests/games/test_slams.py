"""Our games say what their slams are, and give them to the only winner when it was won like that."""

from __future__ import annotations

import pytest

from games import registry
from games.claim.outcome import outcome_of as claim_outcome
from games.dwarf_king.outcome import outcome_of as dwarf_outcome
from games.dwarf_king.start import DwarfOptions
from games.engine import Seat
from games.five_crowns.outcome import outcome_of as crowns_outcome
from games.five_crowns.view import Round
from games.kings_tricktakers.outcome import outcome_of as kings_outcome
from games.kings_tricktakers.royals import Colour
from games.kings_tricktakers.scoring import ScoreSheet
from games.monster_tricks.outcome import outcome_of as monster_outcome
from games.proof.catalogues import Words
from tests.games.claim.test_claim_votes import won_by
from tests.games.dwarf_king.positions import scored
from tests.games.monster_tricks.test_monster_examples import results

OURS = ("claim", "monster_tricks", "five_crowns", "dwarf_king", "kings_tricktakers")


@pytest.mark.parametrize("key", OURS)
def test_every_game_of_ours_says_in_every_language_what_its_slam_is(key: str) -> None:
    Words(registry.game(key)).knows(f"{key.replace('_', '-')}-slam")


@pytest.mark.parametrize(
    ("winners", "length", "slam"),
    [((1,), 1, 1), ((None,), 1, None), ((0, 1, 0), 3, 0), ((0, 1, None), 3, None)],
)
def test_all_factions_in_a_game_of_claim(winners: tuple[Seat | None, ...], length: int, slam: Seat | None) -> None:
    assert claim_outcome(tuple(map(won_by, winners)), length).slam == slam


@pytest.mark.parametrize(
    ("scores", "slam"),
    [
        (((3, 6, 9), (3, 4, 9)), 0),
        (((3, 4, 9), (2, 6, 9)), None),
        (((3, 6, 9), (3, 6, 9)), None),
        (((6, 9), (4, 3)), None),
    ],
)
def test_the_best_victory_card_in_each_round(scores: tuple[tuple[int, ...], ...], slam: Seat | None) -> None:
    assert monster_outcome(results(*scores)).slam == slam


@pytest.mark.parametrize(("clean", "slam"), [(8, 1), (11, 1), (7, None)])
def test_eight_rounds_without_a_point(clean: int, slam: Seat | None) -> None:
    rounds = [Round(number, 1, (0, 0), (9, 0 if number <= clean else 5)) for number in range(1, 12)]
    assert crowns_outcome(rounds, 2).slam == slam


def test_eight_rounds_without_a_point_are_no_slam_for_who_has_not_won_alone() -> None:
    level = [Round(number, None, (0, 0), (0, 0)) for number in range(1, 12)]
    assert crowns_outcome(level, 2).slam is None
    lost = [Round(number, 1, (0, 0), (1, 0 if number < 11 else 90)) for number in range(1, 12)]
    assert crowns_outcome(lost, 2).slam is None


@pytest.mark.parametrize(
    ("deals", "slam"),
    [
        (((5, 2, 1),) * 5, 0),
        (((5, 2, 1),) * 4, None),
        (((5, 2, 1),) * 4 + ((0, 2, 1),), None),
        (((5, 5, 1),) * 5, None),
    ],
)
def test_points_in_every_deal(deals: tuple[tuple[int, ...], ...], slam: Seat | None) -> None:
    options = DwarfOptions(deals=len(deals), tie_break="shared")
    assert dwarf_outcome(tuple(map(scored, deals)), 3, options).slam == slam


@pytest.mark.parametrize(
    ("met", "slam"),
    [
        (((True, False),) * 3, 0),
        (((False, True),) * 3, None),
        (((True, True), (False, True), (True, True)), None),
        ((), None),
    ],
)
def test_every_bid_met(met: tuple[tuple[bool, bool], ...], slam: Seat | None) -> None:
    sheets = [[ScoreSheet(1, met=one, lines=(), before=0, after=0) for one in both] for both in met]
    colours = (Colour.BLACK, Colour.YELLOW)
    assert kings_outcome(sheets, (9, 4), (0, 0), colours, (False, False)).slam == slam
