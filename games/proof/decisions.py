"""Checks of one seat's decision: legal actions, their notation, the ask, and the refusal of everything else."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Any

from games.engine import AnyState, Ask, AskKind, BadNotation, IllegalAction, Text, View, leaves
from games.proof.broken import Broken, promise
from games.proof.catalogues import Words

LONGEST_NOTATION = 60
MANY = 5_000
"""An ask with more leaves than this is counted and sampled, not listed."""
SAMPLE = 200

_NOTATION = re.compile(r"[!-~]+( [!-~]+)*")


@dataclass(slots=True)
class Decisions:
    words: Words
    rng: Random
    _order: set[tuple[str, str]] = field(default_factory=set)
    _met: dict[Any, None] = field(default_factory=dict)

    def strangers(self, state: AnyState, seats: int) -> None:
        """Check that only a seat at the table that owes a decision has legal actions. Raises `Broken`."""
        awaited = state.to_act()
        for seat in range(-2, seats + 2):
            legal = [] if seat in awaited else list(state.legal_actions(seat))
            promise(not legal, "seat {} of {}, which is not to act, may {}", seat, seats, *legal[:1])

    def check(self, state: AnyState, view: View) -> None:
        """Check the decision of the seat that this is the view of. Raises `Broken`."""
        seat = view.seat
        ask = state.game.ask(view)
        legal = [] if seat is None else list(state.legal_actions(seat))
        promise(tuple(legal) == view.legal, "view.legal is not what legal_actions says")
        fits = (seat in view.to_act) == bool(legal) == (ask is not None)
        promise(fits, "to_act {}, {} legal actions and ask {!r} do not fit together", view.to_act, len(legal), ask)
        if ask is None or seat is None:
            return
        notations = [str(action) for action in legal]
        self._notations(state, legal, notations)
        check_ask(ask)
        self._same(ask, notations)
        self._refusals(state, view, ask, set(legal))
        for action in legal[:SAMPLE]:
            self._met[action] = None

    def _notations(self, state: AnyState, legal: Sequence[Any], notations: Sequence[str]) -> None:
        promise(len(set(notations)) == len(notations), "two legal actions are written alike: {}", notations)
        pairs = list(zip(legal, notations, strict=True))
        for action, notation in pairs if len(pairs) <= SAMPLE else self.rng.sample(pairs, SAMPLE):
            short = len(notation) <= LONGEST_NOTATION and _NOTATION.fullmatch(notation) is not None
            promise(
                short, "{!r} is no notation: at most {} characters, words, single spaces", notation, LONGEST_NOTATION
            )
            again = state.game.parse(notation)
            same = again == action and hash(again) == hash(action)
            promise(same, "{!r} is read as {!r}, it was {!r}", notation, again, action)
        for before, after in pairwise(notations):
            promise((after, before) not in self._order, "legal actions have no fixed order: {!r}, {!r}", before, after)
            self._order.add((before, after))

    def _same(self, ask: Ask, notations: list[str]) -> None:
        count = count_leaves(ask)
        found = leaves(ask) if count <= MANY else (random_leaf(ask, self.rng) for _ in range(SAMPLE))
        asked, legal = set(found), set(notations)
        promise(asked <= legal, "the ask leads to {!r}, which is not legal", *sorted(asked - legal)[:1])
        whole = count > MANY or asked == legal
        promise(whole, "the ask is not the legal actions: it does not lead to {}", legal - asked)
        promise(count == len(notations), "the ask has {} leaves for {} legal actions", count, len(notations))

    def _refusals(self, state: AnyState, view: View, ask: Ask, legal: set[Any]) -> None:
        for notation, reason in blocked_paths(ask):
            try:
                action = state.game.parse(notation)
            except BadNotation:
                continue  # the beginning of a longer notation
            promise(action not in legal, "{} is blocked in the ask, but legal", action)
            why = state.game.why_not(view, action)
            promise(why == reason, "{} is blocked for {}, but refused for {}", action, reason, why)
        foreign = [action for action in self._met if action not in legal]
        for action in self.rng.sample(foreign, min(2, len(foreign))):
            try:
                state.play(view.me, str(action))
            except IllegalAction as error:
                self.words.check(error.reason, 16)
            else:
                raise Broken(f"{action} was played, but is not legal")


def check_ask(ask: Ask) -> None:
    """Check the shape of an ask: tokens, blocked choices, limits, something to read. Raises `Broken`."""
    for part in _asks(ask):
        tokens = [choice.token for choice in part.choices]
        promise(len(set(tokens)) == len(tokens), "two choices have one token: {}", tokens)
        promise(bool(part.open), "nothing can be chosen in {}", part.question)
        numbers = (part.least, part.most, len(part.open))
        possible = part.kind is not AskKind.SOME or 0 <= part.least <= part.most <= len(part.open)
        promise(possible, "{} to {} of {} choices cannot be picked", *numbers)
        for choice in part.choices:
            token, ends = choice.token, choice.then is None
            promise(re.fullmatch(r"[!-~]+", token) is not None, "{!r} is no token: one word without spaces", token)
            named = choice.card is not None or choice.label is not None
            promise(named, "the choice {} has neither a card nor a label", token)
            may_ask = choice.blocked is None and part.kind is AskKind.ONE
            promise(ends or may_ask, "the choice {} cannot have a question of its own", token)
            promise(not (choice.gathers and ends), "the choice {} gathers nothing", token)
        after_one = part.then is not None and part.kind is AskKind.ONE
        promise(not after_one, "after ONE the next question belongs to the choice")


def count_leaves(ask: Ask) -> int:
    """How many actions the ask can end in, without listing them."""
    if ask.kind is AskKind.ONE:
        return sum(1 if choice.then is None else count_leaves(choice.then) for choice in ask.open)
    size = len(ask.open)
    if ask.kind is AskKind.ORDER:
        ways = math.factorial(size)
    else:
        ways = sum(math.comb(size, picked) for picked in range(ask.least, ask.most + 1))
    return ways * (1 if ask.then is None else count_leaves(ask.then))


def random_leaf(ask: Ask, rng: Random) -> str:
    if ask.kind is AskKind.ONE:
        choice = rng.choice(ask.open)
        picked, then = [choice], choice.then
    else:
        size = len(ask.open) if ask.kind is AskKind.ORDER else rng.randint(ask.least, ask.most)
        places = rng.sample(range(len(ask.open)), size)
        picked = [ask.open[at] for at in (places if ask.kind is AskKind.ORDER else sorted(places))]
        then = ask.then
    words = [ask.verb, *(word for choice in picked for word in choice.words), random_leaf(then, rng) if then else ""]
    return " ".join(word for word in words if word)


def blocked_paths(ask: Ask, path: str = "") -> Iterator[tuple[str, Text]]:
    if ask.kind is not AskKind.ONE:
        return
    start = f"{path} {ask.verb}".strip()
    for choice in ask.choices:
        here = " ".join([start, *choice.words]).strip()
        if choice.blocked is not None:
            yield here, choice.blocked
        elif choice.then is not None:
            yield from blocked_paths(choice.then, here)


def _asks(ask: Ask) -> Iterator[Ask]:
    waiting, met = [ask], set[int]()
    while waiting:
        part = waiting.pop()
        if id(part) not in met:
            met.add(id(part))
            yield part
            below = [part.then, *(choice.then for choice in part.choices)]
            waiting += [then for then in below if then is not None]
