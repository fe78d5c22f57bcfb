"""Looking back: blunders and finds are seen for what they are, from what the seat could know."""

from random import Random

import pytest

from games.claim.game import GAME as CLAIM
from games.claim.start import ClaimOptions
from games.claim.state import ClaimState
from games.claim.view import ClaimView
from games.engine import FairDeal, Record, commitment
from games.engine.record import SeatEntry
from games.players import Decision, decisions
from tests.games.claim.endings import telling, value_of

SHARE = 0.02


@pytest.fixture(params=[True, False])
def state(request: pytest.FixtureRequest) -> ClaimState:
    """The end of a game in which some plays win and others lose."""
    return telling(4, led=request.param)


def test_a_play_that_loses_where_another_wins_has_cost_something(state: ClaimState) -> None:
    seat = state.to_act()[0]
    values = {str(play): value_of(state, play) for play in state.legal_actions(seat)}
    for play in state.legal_actions(seat):
        verdict = Decision(CLAIM, 7, state.view(seat), play).judged(play, SHARE)
        if values[str(play)] < max(values.values()):
            assert verdict is not None
            assert (verdict.step, verdict.made) == (7, str(play))
            assert values[verdict.other] == max(values.values())
            assert verdict.gain < 0
            assert verdict.ahead < verdict.behind
        else:
            assert verdict is None or verdict.other != verdict.made


def test_the_play_that_wins_has_won_something_over_the_usual_one_that_loses(state: ClaimState) -> None:
    seat = state.to_act()[0]
    worst = min(state.legal_actions(seat), key=lambda play: value_of(state, play))
    blunder = Decision(CLAIM, 7, state.view(seat), worst).judged(worst, SHARE)
    assert blunder is not None
    verdict = Decision(CLAIM, 7, state.view(seat), CLAIM.parse(blunder.other)).judged(worst, SHARE)
    assert verdict is not None
    assert (verdict.made, verdict.other) == (blunder.other, str(worst))
    assert verdict.gain > 0
    assert verdict.why is None
    assert verdict.ahead > verdict.behind


def a_record() -> Record:
    """A game of Claim played by chance."""
    people = tuple(SeatEntry(name=f"Player {seat}", salt=f"salt {seat}") for seat in range(2))
    deal = FairDeal(bytes(32), tuple(one.salt for one in people))
    state = CLAIM.start(2, ClaimOptions(), deal)
    choose, actions = Random(3), []
    while awaited := state.to_act():
        action = choose.choice(state.legal_actions(awaited[0]))
        actions.append((awaited[0], str(action)))
        state.apply(awaited[0], action)
    return Record(
        game="claim",
        rules_version=CLAIM.rules_version,
        seats=people,
        commitment=commitment(bytes(32)),
        secret=bytes(32).hex(),
        actions=tuple(actions),
    )


def test_what_is_judged_is_every_choice_of_that_seat_as_it_saw_it() -> None:
    record = a_record()
    for seat in range(2):
        found = list(decisions(CLAIM, record, seat))
        assert 10 < len(found) < 26
        for decision in found:
            assert record.actions[decision.step] == (seat, str(decision.made))
            assert (decision.view.seat, decision.made in decision.view.legal) == (seat, True)


def test_hidden_cards_and_the_time_of_day_change_no_verdict() -> None:
    decision = list(decisions(CLAIM, a_record(), 0))[4]
    usual, matters = decision.glance(0.003)
    verdict = decision.judged(usual, SHARE)
    assert isinstance(decision.view, ClaimView)
    for seed in range(3):
        view = CLAIM.imagine(decision.view, Random(seed)).view(0)
        same = Decision(CLAIM, decision.step, view, decision.made)
        assert same.glance(0.003) == (usual, matters)
        assert same.judged(usual, SHARE) == verdict


def test_a_search_that_is_cut_short_is_sure_of_nothing() -> None:
    for decision in decisions(CLAIM, a_record(), 1):
        verdict = decision.judged(decision.usual(), SHARE, more=lambda: False)
        assert verdict is None or not verdict.sure
