"""Walking down the tree of choices."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.screens.questions.paths import Answered, back, onward, walk
from games.engine import Ask, AskKind, Choice, leaves, text
from tests.bot.screens.looks import position

WHY = text("hilltops-not-now")
Q = text("hilltops-ask-lead")
CALL = Ask(Q, (Choice("high"), Choice("low", says=WHY)))
CARDS = tuple(Choice(token) for token in ("S1", "S2", "M3"))
LEAD = Ask(Q, (Choice("S1", then=CALL), Choice("S2", blocked=WHY), Choice("S2", then=CALL)), verb="lead")
BURY = Ask(Q, (*CARDS, Choice("L9", blocked=WHY)), AskKind.SOME, least=0, most=2, verb="bury", then=CALL)
TWINS = Ask(Q, (Choice("S1"), Choice("S1"), Choice("M3")), AskKind.SOME, least=2, most=3)
CLIMB = Ask(Q, CARDS, AskKind.ORDER, verb="climb", then=CALL)


@pytest.mark.parametrize(
    ("ask", "path", "notation"),
    [
        (LEAD, ("S1", "low"), "lead S1 low"),
        (LEAD, ("S2", "high"), "lead S2 high"),
        (BURY, ("+S1+M3", "high"), "bury S1 M3 high"),
        (BURY, ("+M3+S1", "high"), "bury S1 M3 high"),
        (BURY, ("+", "low"), "bury low"),
        (TWINS, ("S1", "S1~2"), "S1 S1"),
        (TWINS, ("+S1+S1+M3",), "S1 S1 M3"),
        (CLIMB, ("+M3+S1+S2", "low"), "climb M3 S1 S2 low"),
        (CLIMB, ("+M3+S1", "low"), "climb M3 S1 S2 low"),
    ],
)
def test_whole_path_is_a_notation(ask: Ask, path: tuple[str, ...], notation: str) -> None:
    step = walk(ask, path)
    assert step.notation == notation
    assert step.ask is None
    assert walk(ask, step.path).notation == notation


def test_half_path_opens_the_next_question() -> None:
    step = walk(LEAD, ("S1",))
    assert (step.ask, step.notation, step.path) == (CALL, None, ("S1",))
    assert back(step) == ()


def test_menu_values_become_one_step() -> None:
    step = walk(BURY, ("M3", "S1"))
    assert step.path == ("+S1+M3",)
    assert step.ask is CALL


def test_order_grows_press_by_press() -> None:
    step = walk(CLIMB, onward(Answered(ask=CLIMB), "M3"))
    assert [choice.token for choice in step.so_far] == ["M3"]
    assert step.ask is CLIMB
    assert back(step) == ()
    step = walk(CLIMB, onward(step, "S2"))
    assert step.path == ("+M3+S2+S1",)
    assert step.ask is CALL


def test_blocked_choice_tells_why_and_leads_back() -> None:
    only_blocked = Ask(Q, (Choice("S1"), Choice("S2", blocked=WHY)))
    assert walk(only_blocked, ("S2",)) == Answered(ask=only_blocked, blocked=WHY)
    step = walk(BURY, ("S1", "L9"))
    assert (step.blocked, step.path, step.ask) == (WHY, (), BURY)


@pytest.mark.parametrize(
    ("ask", "path"),
    [
        (LEAD, ("X1",)),
        (LEAD, ("S1", "sideways")),
        (LEAD, ("S1", "low", "low")),
        (LEAD, ("+S1",)),
        (BURY, ("+S1+S2+M3",)),
        (BURY, ("+S1+S1",)),
        (BURY, ("+S1+X9",)),
        (TWINS, ("+S1",)),
        (CLIMB, ("+M3", "low")),
        (CLIMB, ("+M3+M3",)),
    ],
)
def test_forged_path_leads_to_the_first_question(ask: Ask, path: tuple[str, ...]) -> None:
    assert walk(ask, path) == Answered(ask=ask)


def test_says_of_the_last_choice() -> None:
    assert walk(LEAD, ("S1", "low")).says == WHY
    assert walk(LEAD, ("S1",)).says is None


def paths(ask: Ask, step: Answered) -> Iterator[Answered]:
    """Yield every whole path that presses can make, one button at a time."""
    if step.ask is None:
        yield step
        return
    if step.ask.kind is AskKind.SOME:
        tokens = [choice.token for choice in step.ask.open[: step.ask.most]]
        yield from paths(ask, walk(ask, (*step.path, *tokens)))
        return
    taken = {choice.token for choice in step.so_far}
    for choice in step.ask.open:
        if choice.token not in taken:
            yield from paths(ask, walk(ask, onward(step, choice.token)))


@pytest.mark.parametrize("actions", range(14))
def test_presses_end_in_legal_actions_only(actions: int) -> None:
    found = position("hilltops", 2, actions, seed=actions)
    for seat in found.state.to_act():
        ask = found.state.game.ask(found.state.view(seat))
        assert ask is not None
        allowed = set(leaves(ask))
        ends = [step.notation for step in paths(ask, walk(ask, ()))]
        assert ends
        assert set(ends) <= allowed
        if ask.kind is not AskKind.SOME:
            assert set(ends) == allowed
