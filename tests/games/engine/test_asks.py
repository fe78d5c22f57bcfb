"""The tree of choices: which notations it leads to, how many they are, and what makes a bad tree."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine import Ask, AskKind, Choice, leaves, text
from games.proof import Broken
from games.proof.decisions import blocked_paths, check_ask, count_leaves, random_leaf

QUESTION = text("which")
LABEL = text("this")
NO = text("no")


def choices(*tokens: str, then: Ask | None = None) -> tuple[Choice, ...]:
    return tuple(Choice(token, label=LABEL, then=then) for token in tokens)


def test_one_leads_to_each_open_choice() -> None:
    ask = Ask(QUESTION, (*choices("D7", "G2"), Choice("K3", card="K3", blocked=NO)), verb="play")
    assert list(leaves(ask)) == ["play D7", "play G2"]


def test_a_question_below_a_choice_lengthens_the_path() -> None:
    king = Ask(QUESTION, choices("king", "alone"))
    ask = Ask(QUESTION, (Choice("B4", card="B4", then=king), Choice("pass", label=LABEL)), verb="play")
    assert list(leaves(ask)) == ["play B4 king", "play B4 alone", "play pass"]


def test_a_choice_that_gathers_others_is_no_word_of_the_action() -> None:
    alike = Ask(QUESTION, (*choices("G1", "G2"), Choice("G3", label=LABEL, blocked=NO)))
    ask = Ask(QUESTION, (Choice("G", label=LABEL, then=alike, gathers=True), *choices("H1")), verb="pick")
    check_ask(ask)
    assert list(leaves(ask)) == ["pick G1", "pick G2", "pick H1"]
    assert {random_leaf(ask, Random(seed)) for seed in range(30)} == {"pick G1", "pick G2", "pick H1"}
    assert list(blocked_paths(ask)) == [("pick G3", NO)]


def test_some_lists_its_tokens_in_the_order_of_the_choices() -> None:
    ask = Ask(QUESTION, choices("a", "b", "c"), AskKind.SOME, least=1, most=2, verb="drop")
    assert list(leaves(ask)) == ["drop a", "drop b", "drop c", "drop a b", "drop a c", "drop b c"]


def test_some_may_be_none_at_all() -> None:
    ask = Ask(QUESTION, choices("a"), AskKind.SOME, least=0, most=1, verb="bid")
    assert list(leaves(ask)) == ["bid", "bid a"]


def test_order_takes_all_choices_and_goes_on() -> None:
    ask = Ask(QUESTION, choices("1", "2"), AskKind.ORDER, verb="row", then=Ask(QUESTION, choices("yes", "no")))
    assert list(leaves(ask)) == ["row 1 2 yes", "row 1 2 no", "row 2 1 yes", "row 2 1 no"]


def test_blocked_choices_are_in_no_path() -> None:
    ask = Ask(QUESTION, (*choices("a", "b"), Choice("c", label=LABEL, blocked=NO)), AskKind.ORDER)
    assert list(leaves(ask)) == ["a b", "b a"]
    assert [choice.token for choice in ask.open] == ["a", "b"]


def test_blocked_paths_are_found_below_open_choices() -> None:
    king = Ask(QUESTION, (Choice("king", label=LABEL, blocked=NO), Choice("alone", label=LABEL)))
    ask = Ask(QUESTION, (Choice("B4", card="B4", then=king), Choice("B5", card="B5", blocked=NO)), verb="play")
    assert list(blocked_paths(ask)) == [("play B4 king", NO), ("play B5", NO)]
    assert list(blocked_paths(replace(ask, kind=AskKind.ORDER))) == []


TOKENS = st.lists(st.sampled_from("abcdefgh"), min_size=1, max_size=4, unique=True)


@st.composite
def asks(draw: st.DrawFn, depth: int = 3) -> Ask:
    then = draw(st.none() | asks(depth=depth - 1)) if depth else None
    kind = draw(st.sampled_from(AskKind))
    tokens = draw(TOKENS)
    verb = draw(st.sampled_from(["", f"verb{depth}"]))
    if kind is AskKind.ONE:
        below = [draw(st.sampled_from([None, then])) for _ in tokens]
        parts = tuple(Choice(token, label=LABEL, then=ask) for token, ask in zip(tokens, below, strict=True))
        return Ask(QUESTION, parts, kind, verb=verb)
    least = draw(st.integers(1, len(tokens)))
    most = draw(st.integers(least, len(tokens)))
    return Ask(QUESTION, choices(*tokens), kind, least=least, most=most, then=then, verb=verb)


def test_taking_none_leaves_no_gap_before_the_next_question() -> None:
    sure = Ask(QUESTION, choices("yes"))
    ask = Ask(QUESTION, choices("a"), AskKind.SOME, least=0, most=1, then=sure, verb="bid")
    assert list(leaves(ask)) == ["bid yes", "bid a yes"]
    bare = Ask(QUESTION, choices("a"), AskKind.SOME, least=0, most=1)
    assert list(leaves(Ask(QUESTION, choices("x"), AskKind.ORDER, then=bare))) == ["x", "x a"]


@given(asks(), st.integers())
def test_leaves_are_counted_and_drawn_without_listing_them(ask: Ask, seed: int) -> None:
    check_ask(ask)
    every = list(leaves(ask))
    assert count_leaves(ask) == len(every)
    assert random_leaf(ask, Random(seed)) in every
    assert not any("  " in leaf or leaf != leaf.strip() for leaf in every)


@pytest.mark.parametrize(
    ("ask", "named"),
    [
        (Ask(QUESTION, choices("a", "a")), "one token"),
        (Ask(QUESTION, ()), "nothing can be chosen"),
        (Ask(QUESTION, (Choice("a", label=LABEL, blocked=NO),)), "nothing can be chosen"),
        (Ask(QUESTION, choices("a", "b"), AskKind.SOME, least=2, most=3), "cannot be picked"),
        (Ask(QUESTION, choices("a", "b"), AskKind.SOME, least=2, most=1), "cannot be picked"),
        (Ask(QUESTION, choices("a b")), "no token"),
        (Ask(QUESTION, choices("")), "no token"),
        (Ask(QUESTION, (Choice("a"),)), "neither a card nor a label"),
        (Ask(QUESTION, choices("a", then=Ask(QUESTION, choices("b"))), AskKind.ORDER), "a question of its own"),
        (Ask(QUESTION, choices("a"), then=Ask(QUESTION, choices("b"))), "after ONE"),
        (Ask(QUESTION, (Choice("a", label=LABEL, gathers=True),)), "gathers nothing"),
        (Ask(QUESTION, choices("a", then=Ask(QUESTION, choices("b", "b")))), "one token"),
    ],
    ids=lambda value: value if isinstance(value, str) else "ask",
)
def test_a_tree_that_cannot_be_drawn_is_named(ask: Ask, named: str) -> None:
    with pytest.raises(Broken, match=named):
        check_ask(ask)
