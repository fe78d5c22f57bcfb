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
from games.proof.broken import Broken
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
            if seat not in awaited and (legal := list(state.legal_actions(seat))):
                raise Broken(f"seat {seat} of {seats}, which is not to act, may {legal[0]}")

    def check(self, state: AnyState, view: View) -> None:
        """Check the decision of the seat that this is the view of. Raises `Broken`."""
        seat = view.seat
        ask = state.game.ask(view)
        legal = [] if seat is None else list(state.legal_actions(seat))
        if tuple(legal) != view.legal:
            raise Broken("view.legal is not what legal_actions says")
        if (seat in view.to_act) != bool(legal) or (ask is None) == bool(legal):
            raise Broken(f"to_act {view.to_act}, {len(legal)} legal actions and ask {ask!r} do not fit together")
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
        if len(set(notations)) < len(notations):
            raise Broken(f"two legal actions are written alike: {sorted(notations)}")
        for action, notation in self._some(list(zip(legal, notations, strict=True))):
            if len(notation) > LONGEST_NOTATION or not _NOTATION.fullmatch(notation):
                raise Broken(f"{notation!r} is no notation: at most {LONGEST_NOTATION} signs, words, single spaces")
            again = state.game.parse(notation)
            if again != action or hash(again) != hash(action):
                raise Broken(f"{notation!r} is read as {again!r}, it was {action!r}")
        for before, after in pairwise(notations):
            if (after, before) in self._order:
                raise Broken(f"legal actions have no fixed order: {before!r} and {after!r}")
            self._order.add((before, after))

    def _same(self, ask: Ask, notations: list[str]) -> None:
        count = count_leaves(ask)
        if count <= MANY and sorted(leaves(ask)) != sorted(notations):
            asked, legal = set(leaves(ask)), set(notations)
            raise Broken(
                f"the ask is not the legal actions: only asked {sorted(asked - legal)[:5]},"
                f" only legal {sorted(legal - asked)[:5]}, {count} leaves for {len(notations)} actions"
            )
        if count != len(notations):
            raise Broken(f"the ask has {count} leaves for {len(notations)} legal actions")
        known = set(notations)
        for _ in range(SAMPLE if count > MANY else 0):
            leaf = random_leaf(ask, self.rng)
            if leaf not in known:
                raise Broken(f"the ask leads to {leaf!r}, which is not legal")

    def _refusals(self, state: AnyState, view: View, ask: Ask, legal: set[Any]) -> None:
        for notation, reason in blocked_paths(ask):
            try:
                action = state.game.parse(notation)
            except BadNotation:
                continue  # the beginning of a longer notation
            if action in legal:
                raise Broken(f"{action} is blocked in the ask, but legal")
            why = state.game.why_not(view, action)
            if why != reason:
                raise Broken(f"{action} is blocked for {reason}, but refused for {why}")
        foreign = [action for action in self._met if action not in legal]
        for action in self.rng.sample(foreign, min(2, len(foreign))):
            try:
                state.play(view.me, str(action))
            except IllegalAction as error:
                self.words.check(error.reason, 16)
            else:
                raise Broken(f"{action} was played, but is not legal")

    def _some(self, things: list[Any]) -> list[Any]:
        return things if len(things) <= SAMPLE else self.rng.sample(things, SAMPLE)


def check_ask(ask: Ask) -> None:
    """Check the shape of an ask: tokens, blocked choices, limits, something to read. Raises `Broken`."""
    for part in _asks(ask):
        tokens = [choice.token for choice in part.choices]
        if len(set(tokens)) < len(tokens):
            raise Broken(f"two choices have one token: {tokens}")
        if not part.open:
            raise Broken(f"nothing can be chosen in {part.question}")
        if part.kind is AskKind.SOME and not 0 <= part.least <= part.most <= len(part.open):
            raise Broken(f"{part.least} to {part.most} of {len(part.open)} choices cannot be picked")
        for choice in part.choices:
            if not re.fullmatch(r"[!-~]+", choice.token):
                raise Broken(f"{choice.token!r} is no token: one word without spaces")
            if choice.card is None and choice.label is None:
                raise Broken(f"the choice {choice.token} has neither a card nor a label")
            if choice.then is not None and (choice.blocked is not None or part.kind is not AskKind.ONE):
                raise Broken(f"the choice {choice.token} cannot have a question of its own")
            if choice.gathers and choice.then is None:
                raise Broken(f"the choice {choice.token} gathers nothing")
        if part.then is not None and part.kind is AskKind.ONE:
            raise Broken("after ONE the next question belongs to the choice")


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
