"""A game's deal of the day can be dealt, finished, compared and put into words."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest

from games import registry
from games.claim.outcome import score_of
from games.engine import AnyGame, RandomDeal
from games.engine.daily import LEAD, Daily, by_points, tally
from games.five_crowns.outcome import PILE_WORTH
from games.players import strengths
from games.proof.catalogues import read
from tests.games.claim.test_claim_votes import won_by
from tests.games.contract.cases import GAMES, words

OFFERING = {key: game for key, game in GAMES.items() if game.daily is not None}
LONGEST_ROW = 40

every_offer = pytest.mark.parametrize("game", OFFERING.values(), ids=OFFERING.keys())


def offer_of(game: AnyGame) -> Daily:
    assert game.daily is not None
    return game.daily


@every_offer
def test_a_deal_of_the_day_can_be_played_to_its_end_and_marked(game: AnyGame) -> None:
    offer, rng = offer_of(game), Random(1)
    assert offer.seats == 1 or offer.level in strengths(game)
    state = game.start(offer.seats, game.options.model_validate(dict(offer.options)), RandomDeal(1))
    while awaited := state.to_act():
        state.apply(awaited[0], rng.choice(state.legal_actions(awaited[0])))
    score = offer.score(state)
    assert 0 < len(score.row) <= LONGEST_ROW
    outcome = state.outcome()
    assert outcome is not None
    if offer.score is by_points:
        mine, *others = outcome.scores
        assert score.row == tally(sum(mine > other for other in others), len(others))
        assert score.merit == LEAD * mine + mine - max(others)
    else:
        assert score.row.count("✅") == outcome.scores[0]


@every_offer
def test_both_languages_say_what_is_asked_and_how_it_went(game: AnyGame) -> None:
    prefix = game.key.replace("_", "-")
    words(game.key).knows(f"{prefix}-daily-about")
    if f"{prefix}-daily-score" in read(game.folder / "texts" / "en.ftl"):
        words(game.key).knows(f"{prefix}-daily-score", "score")
    else:
        assert game.daily is not None
        assert game.daily.score is by_points, "the engine's sentence tells of points"
        words(game.key).knows("daily-score", "score")


def test_all_games_take_turns_day_by_day() -> None:
    first = date(2026, 11, 23)
    turn = len([key for key in registry.all_games() if key in OFFERING])
    found = [registry.daily_on(first + timedelta(days=day)) for day in range(2 * turn)]
    keys = [game.key for game in found if game is not None]
    assert len(set(keys[:turn])) == turn
    assert keys[:turn] == keys[turn:]


def test_at_claim_a_vote_is_worth_more_than_any_cards() -> None:
    assert score_of(won_by(0)).merit > score_of(won_by(1)).merit
    assert score_of(won_by(0)).row.count("✅") + score_of(won_by(1)).row.count("✅") <= 2 * 5


def test_a_pile_is_worth_more_than_any_cards() -> None:
    assert PILE_WORTH > 116 * 50
