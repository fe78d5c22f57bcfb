"""A puzzle is proved: one play beats every other in a thousand imagined games, or there is none."""

from __future__ import annotations

from random import Random

from games import registry
from games.players.review import AT_ONCE, MARGIN, Decision, decisions, imagined, promising, proved
from tests.bot.screens.test_replay_screen import a_record


def a_decision() -> Decision:
    record = a_record("claim", 2)
    return next(one for one in decisions(registry.game("claim"), record, 0) if len(one.view.legal) > 3)


def worlds(leads: list[float], count: int, noise: float) -> list[list[float]]:
    chance = Random(1)
    return [[0.4 + lead + chance.uniform(-noise, noise) for lead in leads] for _ in range(count)]


def test_a_clear_lead_is_a_puzzle_and_a_narrow_or_unsure_one_is_not() -> None:
    decision = a_decision()
    plays = len(decision.view.legal)
    clear = [0.0] * (plays - 1) + [0.2]
    found = proved(decision, worlds(clear, 1000, 0.1))
    assert found is not None
    assert found.best == str(decision.view.legal[-1])
    assert MARGIN <= found.margin <= 0.2
    assert found.worlds == 1000
    narrow = [0.0] * (plays - 1) + [MARGIN * 0.9]
    two = [0.0] * (plays - 2) + [0.2, 0.2]
    for leads, count, noise in ((narrow, 1000, 0.1), (two, 1000, 0.1), ([0.0] * (plays - 1) + [0.08], 20, 0.5)):
        assert proved(decision, worlds(leads, count, noise)) is None


def test_a_search_goes_on_only_while_one_play_leads() -> None:
    assert promising([[0.1, 0.2, 0.5]] * 3)
    assert not promising([[0.5, 0.2, 0.5]] * 3)
    assert not promising([[0.1, 0.9]] * 3), "a choice between two plays is no puzzle"


def test_each_part_has_worlds_of_its_own_and_the_same_each_time() -> None:
    decision = a_decision()
    first, again, second = imagined(decision, 0), imagined(decision, 0), imagined(decision, 1)
    assert first == again != second
    assert len(first) == len(second) == AT_ONCE
    assert {len(one) for one in first} == {len(decision.view.legal)}
