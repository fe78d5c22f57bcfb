"""The search that all games share: what it finds, and that its budget and the clock end it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import TypeAlias

import pytest

from games.claim.actions import Play
from games.claim.game import GAME as CLAIM
from games.claim.outlook import OUTLOOK
from games.claim.start import ClaimOptions
from games.claim.state import ClaimState
from games.claim.view import ClaimView
from games.engine import Effort, RandomDeal
from games.engine.outlook import Policy, always, never
from games.players import Strength, choose, strengths
from games.players.search import Search
from tests.games.claim.endings import ending, telling, value_of

AnEffort: TypeAlias = Effort[ClaimState, Play, ClaimView]


def a_view() -> ClaimView:
    state = CLAIM.start(2, ClaimOptions(first_leader="seat0"), RandomDeal(1))
    return state.view(0)


@pytest.mark.parametrize("deep", [always, never])
@pytest.mark.parametrize("led", [True, False])
def test_a_search_finds_a_play_that_wins_where_others_lose(led: bool, deep: Callable[[object], bool]) -> None:
    state = telling(4, led=led)
    seat = state.to_act()[0]
    values = {play: value_of(state, play) for play in state.legal_actions(seat)}
    search = Search(CLAIM, replace(OUTLOOK, deep=deep), state.view(seat), Random(1))
    assert values[search.choice(Effort(3_000))] == max(values.values())


@pytest.mark.parametrize("deep", [always, never])
def test_no_budget_is_too_small_and_the_clock_cuts(deep: Callable[[object], bool]) -> None:
    view, looks, asked = a_view(), replace(OUTLOOK, deep=deep), 0

    def more() -> bool:
        nonlocal asked
        asked += 1
        return False

    assert Search(CLAIM, looks, view, Random(1)).choice(Effort(1)) in view.legal
    assert Search(CLAIM, looks, view, Random(1), more).choice(Effort(10**9)) in view.legal
    assert 0 < asked < 10


def test_a_try_ends_at_the_horizon() -> None:
    view, asked = a_view(), 0

    def any_play(_state: object, _seat: int, legal: Sequence[Play], _rng: Random) -> Play:
        nonlocal asked
        asked += 1
        return legal[0]

    looks = replace(OUTLOOK, horizon=3, policy=any_play, evaluate=lambda _state: (0.5, 0.5))
    worlds = Search(CLAIM, looks, view, Random(1)).weigh(view.legal[:2], 1)
    assert len(worlds) == 1
    assert 0 < asked <= 2 * 3


def test_how_long_a_player_thinks_may_depend_on_the_number_of_seats() -> None:
    asked = 0

    def more() -> bool:
        nonlocal asked
        asked += 1
        return True

    counted = []
    for steps in (100, {2: 100, 3: 1}, {2: 3_000, 3: 1}):
        asked = 0
        Search(CLAIM, OUTLOOK, a_view(), Random(1), more).choice(Effort(steps))
        counted.append(asked)
    assert counted[0] == counted[1] < counted[2]


def test_a_choice_is_one_of_the_candidates() -> None:
    view = a_view()
    two = view.legal[3:5]
    chosen = {Search(CLAIM, OUTLOOK, view, Random(seed)).choice(Effort(1, lambda _view: two)) for seed in range(9)}
    assert chosen == {*two}


def test_who_searches_plays_on_in_a_way_of_its_own() -> None:
    view = a_view()
    asked: dict[str, set[int]] = {"own": set(), "others": set()}

    def play(way: str) -> Policy[ClaimState, Play]:
        def first(_state: object, seat: int, legal: Sequence[Play], _rng: Random) -> Play:
            asked[way].add(seat)
            return legal[0]

        return first

    looks = replace(OUTLOOK, own_policy=play("own"), policy=play("others"))
    Search(CLAIM, looks, view, Random(1)).weigh(view.legal[:2], 1)
    assert asked == {"own": {view.me}, "others": {1 - view.me}}


def test_a_strength_may_take_others_to_play_in_a_way_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def first(_state: object, seat: int, legal: Sequence[Play], _rng: Random) -> Play:
        asked.append(seat)
        return legal[0]

    looks = replace(OUTLOOK, club=Effort(1), expert=Effort(1, policy=first), deep=never)
    monkeypatch.setattr(CLAIM, "outlook", looks)
    choose(CLAIM, a_view(), Strength.CLUB, 1)
    assert not asked
    choose(CLAIM, a_view(), Strength.EXPERT, 1)
    assert asked


def test_a_strength_may_favour_what_looks_best_in_a_measure_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    view = a_view()
    club: AnEffort = Effort(1)
    expert: AnEffort = Effort(1, favour=100.0)
    looks = replace(OUTLOOK, club=club, expert=expert, favour=0.0, deep=never, evaluate=lambda _state: (0.5, 0.5))
    monkeypatch.setattr(CLAIM, "outlook", looks)
    assert {choose(CLAIM, view, Strength.EXPERT, seed) for seed in range(12)} == {view.legal[0]}
    assert len({choose(CLAIM, view, Strength.CLUB, seed) for seed in range(12)}) > 1


@pytest.mark.parametrize(("seats", "chosen"), [(2, 1), (3, 2)])
def test_what_looks_best_may_be_favoured_by_number_of_seats(
    seats: int, chosen: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = a_view()
    expert: AnEffort = Effort(1, favour={seats: 100.0})
    looks = replace(OUTLOOK, expert=expert, favour=0.0, deep=never, evaluate=lambda _state: (0.5, 0.5))
    monkeypatch.setattr(CLAIM, "outlook", looks)
    found = {choose(CLAIM, view, Strength.EXPERT, seed) for seed in range(12)}
    assert min(len(found), 2) == chosen


def test_the_seed_decides_what_is_imagined() -> None:
    view = a_view()
    outlook = replace(OUTLOOK, club=Effort(200))
    chosen = [Search(CLAIM, outlook, view, Random(seed)).choice(outlook.club) for seed in range(8)]
    assert chosen == [Search(CLAIM, outlook, view, Random(seed)).choice(outlook.club) for seed in range(8)]


def test_who_searches_is_offered_where_a_game_looks_ahead() -> None:
    assert strengths(CLAIM) == tuple(Strength)
    state = ending(3, tricks=2)
    view = state.view(state.to_act()[0])
    assert choose(CLAIM, view, Strength.CLUB, 1) in view.legal
