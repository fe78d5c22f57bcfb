"""What a game offers as a deal of the day can be dealt, finished, compared and told."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest

from games import registry
from games.claim.daily import mark_of
from games.engine import AnyGame, RandomDeal
from games.engine.daily import Daily
from games.five_crowns.daily import PILE_WORTH
from games.players import strengths
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
    assert offer.days <= set(range(7))
    assert offer.seats == 1 or offer.level in strengths(game)
    state = game.start(offer.seats, game.options.model_validate(dict(offer.options)), RandomDeal(1))
    while awaited := state.to_act():
        state.apply(awaited[0], rng.choice(state.legal_actions(awaited[0])))
    mark = offer.mark(state)
    assert 0 < len(mark.signs) <= LONGEST_ROW
    outcome = state.outcome()
    assert outcome is not None
    assert mark.signs.count("✅") == outcome.scores[0]


@every_offer
def test_both_languages_say_what_is_asked_and_how_it_went(game: AnyGame) -> None:
    prefix = game.key.replace("_", "-")
    words(game.key).knows(f"{prefix}-daily-about")
    words(game.key).knows(f"{prefix}-daily-score", "score")


def test_each_day_has_a_game() -> None:
    monday = date(2026, 11, 23)
    found = [registry.daily_on(monday + timedelta(days=day)) for day in range(7)]
    assert [game.key for game in found if game is not None] == ["five_crowns"] * 5 + ["claim"] * 2


def test_at_claim_a_vote_is_worth_more_than_any_cards() -> None:
    assert mark_of(won_by(0)).merit > mark_of(won_by(1)).merit
    assert mark_of(won_by(0)).signs.count("✅") + mark_of(won_by(1)).signs.count("✅") <= 2 * 5


def test_a_pile_is_worth_more_than_any_cards() -> None:
    assert PILE_WORTH > 116 * 50
