"""Walking down an ask: what a click has answered so far, and which question comes next.

A path is what stands in a click, one step for each question answered. A step is the token of the choice; for several
cards at once or an order it is `+` before each token (`+B4+R3`), so that `+` alone says "none of them". An order grows
press by press: its step is whole when it names every card. Cards that are picked but not confirmed yet have `~` before
each token (`~B4~R3`). What a menu took may follow as plain tokens; the path that comes back has them put together as
one step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from bot.tables.model import Look
from games import registry
from games.engine import Ask, AskKind, Choice, Text, unadvised

GROUP = "+"
PICK = "~"
COPY = "~"
"""Before the number of a further copy in a menu, where two cards share one token."""


@dataclass(frozen=True, slots=True)
class Answered:
    """The end of a path, as far as it leads.

    `ask` is the question that is open now, None when the path is whole: then `notation` is the action. `chosen` are
    the choices made for the questions before, `so_far` those of an order that is not complete, `picked` those of
    several that are not confirmed; their step is the path's last. `blocked` is the reason why the last press was
    refused; `path` then leads back to the question where it was made. `says` tells in words what the whole path will
    do. A path that does not fit the questions leads nowhere: to the first question, with `path` empty.
    """

    path: tuple[str, ...] = ()
    ask: Ask | None = None
    chosen: tuple[tuple[Choice, ...], ...] = ()
    so_far: tuple[Choice, ...] = ()
    picked: tuple[Choice, ...] = ()
    notation: str | None = None
    says: Text | None = None
    blocked: Text | None = None


def ask_of(look: Look) -> Ask | None:
    """None when the seat owes no decision or there is no seat.

    Where others play the same deal it gives no advice.
    """
    if look.view is None or look.seat is None or look.seat not in look.view.to_act:
        return None
    ask = registry.game(look.table.game).ask(look.view)
    return ask if ask is None or not look.table.concealed else unadvised(ask)


def follow(look: Look, path: tuple[str, ...]) -> Answered:
    return walk(ask_of(look), path)


def walk(ask: Ask | None, path: tuple[str, ...]) -> Answered:
    if ask is None:
        return Answered()
    walker = _Walker(ask)
    rest = list(path)
    while rest and walker.ask is not None and walker.blocked is None and not (walker.so_far or walker.picked):
        if not walker.take(rest):
            return Answered(ask=ask)
    if rest:
        return Answered(ask=ask)
    return walker.step()


def path_to(ask: Ask, notation: str) -> tuple[str, ...] | None:
    """None where the questions lead to no such action."""
    return _path(ask, notation.split(" "))


def _path(ask: Ask | None, left: list[str]) -> tuple[str, ...] | None:
    if ask is None:
        return None if left else ()
    if ask.verb:
        if left[:1] != [ask.verb]:
            return None
        left = left[1:]
    if ask.kind is AskKind.ONE:
        ways = (
            (choice.token, len(choice.words), choice.then)
            for choice in ask.open
            if choice.gathers or left[:1] == [choice.token]
        )
    else:
        sizes = [len(ask.open)] if ask.kind is AskKind.ORDER else range(ask.least, min(ask.most, len(left)) + 1)
        ways = ((GROUP + GROUP.join(left[:size]), size, ask.then) for size in sizes)
    for step, size, then in ways:
        rest = _path(then, left[size:])
        if rest is not None:
            return (step, *rest)
    return None


class _Walker:
    def __init__(self, ask: Ask) -> None:
        self.ask: Ask | None = ask
        self.path: list[str] = []
        self.words: list[str] = []
        self.chosen: list[tuple[Choice, ...]] = []
        self.so_far: tuple[Choice, ...] = ()
        self.picked: tuple[Choice, ...] = ()
        self.says: Text | None = None
        self.blocked: Text | None = None

    def step(self) -> Answered:
        whole = self.ask is None
        return Answered(
            path=tuple(self.path),
            ask=self.ask,
            chosen=tuple(self.chosen),
            so_far=self.so_far,
            picked=self.picked,
            notation=" ".join(self.words) if whole else None,
            says=self.says if whole else None,
            blocked=self.blocked,
        )

    def take(self, rest: list[str]) -> bool:
        """False when what comes next does not fit the open question."""
        ask = self.ask
        if ask is None:
            return False
        if ask.kind is AskKind.ONE:
            return self._take_one(ask, rest.pop(0))
        if rest[0].startswith(PICK):
            return ask.kind is AskKind.SOME and self._pick(ask, [one for one in rest.pop(0).split(PICK) if one])
        if rest[0].startswith(GROUP):
            tokens = [token for token in rest.pop(0).split(GROUP) if token]
        else:
            tokens = [value.partition(COPY)[0] for value in rest]
            rest.clear()
        return self._take_group(ask, tokens)

    def _take_one(self, ask: Ask, token: str) -> bool:
        fitting = [choice for choice in ask.choices if choice.token == token]
        if not fitting:
            return False
        choice = next((one for one in fitting if one.blocked is None), fitting[0])
        if choice.blocked is not None:
            self.blocked = choice.blocked
            return True
        self._go(ask, (choice,), token, choice.then)
        self.says = choice.says
        return True

    def _pick(self, ask: Ask, tokens: list[str]) -> bool:
        """Take note of cards that are picked and not confirmed; of a blocked one, of those before it."""
        picked = _found(ask, tokens)
        if picked is None:
            return False
        group = [one for ones in picked.values() for one in ones]
        self.blocked = next((choice.blocked for choice in group if choice.blocked is not None), None)
        self.picked = tuple(one for one in ask.choices if any(one is other for other in group) and one.blocked is None)
        if self.picked:
            self.path.append(_group(self.picked, PICK))
        return True

    def _take_group(self, ask: Ask, tokens: list[str]) -> bool:
        picked = _found(ask, tokens)
        if picked is None:
            return False
        group = [one for ones in picked.values() for one in ones]
        self.blocked = next((choice.blocked for choice in group if choice.blocked is not None), None)
        if self.blocked is not None:
            return True
        if ask.kind is AskKind.ORDER:
            return self._take_order(ask, tuple(picked[token].pop(0) for token in tokens))
        if not ask.least <= len(tokens) <= ask.most:
            return False
        ordered = tuple(choice for choice in ask.choices if any(choice is one for one in group))
        self._go_group(ask, ordered)
        return True

    def _take_order(self, ask: Ask, order: tuple[Choice, ...]) -> bool:
        left = [choice for choice in ask.open if not any(choice is one for one in order)]
        if len(left) > 1:
            self.so_far = order
            if order:
                self.path.append(_group(order))
            return True
        self._go_group(ask, (*order, *left))
        return True

    def _go_group(self, ask: Ask, group: tuple[Choice, ...]) -> None:
        self._go(ask, group, _group(group), ask.then)

    def _go(self, ask: Ask, choices: tuple[Choice, ...], step: str, then: Ask | None) -> None:
        self.words += [ask.verb] if ask.verb else []
        self.words += [word for choice in choices for word in choice.words]
        self.path.append(step)
        self.chosen.append(choices)
        self.ask = then


def _found(ask: Ask, tokens: list[str]) -> dict[str, list[Choice]] | None:
    """Those that are open first; None where there are not so many."""
    wanted = Counter(tokens)
    found: dict[str, list[Choice]] = {}
    for choice in sorted(ask.choices, key=lambda one: one.blocked is not None):
        if len(found.get(choice.token, ())) < wanted[choice.token]:
            found.setdefault(choice.token, []).append(choice)
    return found if sum(map(len, found.values())) == len(tokens) else None


def _group(choices: Iterable[Choice], sign: str = GROUP) -> str:
    return sign + sign.join(choice.token for choice in choices)


def toggled(step: Answered, token: str, *, picked: bool) -> tuple[str, ...]:
    """One card more picked, or one of that token less."""
    before = step.path[:-1] if step.picked else step.path
    tokens = [choice.token for choice in step.picked]
    if picked:
        tokens.append(token)
    else:
        tokens.remove(token)
    return (*before, PICK + PICK.join(tokens)) if tokens else before


def onward(step: Answered, token: str) -> tuple[str, ...]:
    """After pressing the button of one choice."""
    if step.ask is not None and step.ask.kind is not AskKind.ONE:
        before = "".join(GROUP + choice.token for choice in step.so_far)
        return (*(step.path[:-1] if step.so_far else step.path), f"{before}{GROUP}{token}")
    return (*step.path, token)


def back(step: Answered) -> tuple[str, ...]:
    """Takes the last press back; picked cards are put back one by one instead."""
    if len(step.so_far) > 1:
        return (*step.path[:-1], _group(step.so_far[:-1]))
    return step.path[: -2 if step.picked else -1]
