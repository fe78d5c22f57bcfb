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
from dataclasses import dataclass, replace

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

    `ask` is the question that is open now, None when the path is whole: then `notation` is the action, of which `words`
    are all so far. `chosen` are the choices made for the questions before, `so_far` those of an order that is not
    complete, `picked` those of several that are not confirmed; their step is the path's last. `blocked` is the reason
    why the last press was refused; `path` then leads back to the question where it was made. `says` tells what the last
    choice of one thing does. A path that does not fit leads nowhere: to the first question, with `path` empty.
    """

    path: tuple[str, ...] = ()
    ask: Ask | None = None
    chosen: tuple[tuple[Choice, ...], ...] = ()
    so_far: tuple[Choice, ...] = ()
    picked: tuple[Choice, ...] = ()
    words: tuple[str, ...] = ()
    says: Text | None = None
    blocked: Text | None = None

    @property
    def notation(self) -> str | None:
        return " ".join(self.words) if self.ask is None and self.path else None


def ask_of(look: Look) -> Ask | None:
    """None if the seat owes no decision; without advice where others play the same deal."""
    if look.view is None or look.seat is None or look.seat not in look.view.to_act:
        return None
    ask = registry.game(look.table.game).ask(look.view)
    return ask if ask is None or not look.table.concealed else unadvised(ask)


def follow(look: Look, path: tuple[str, ...]) -> Answered:
    return walk(ask_of(look), path)


def walk(ask: Ask | None, path: tuple[str, ...]) -> Answered:
    nowhere = Answered(ask=ask)
    step, rest = nowhere, list(path)
    while rest and step.ask is not None and step.blocked is None and not (step.so_far or step.picked):
        further = _taken(step, step.ask, rest)
        if further is None:
            return nowhere
        step = further
    return nowhere if rest else step


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


def _taken(step: Answered, ask: Ask, rest: list[str]) -> Answered | None:
    """The step after the first part of `rest`, which is taken from it; None where that does not fit the question."""
    if ask.kind is AskKind.ONE:
        return _one(step, ask, rest.pop(0))
    picks = rest[0].startswith(PICK)
    if picks or rest[0].startswith(GROUP):
        part = rest.pop(0)
        tokens = [token for token in part.split(part[0]) if token]
    else:
        tokens = [value.partition(COPY)[0] for value in rest]
        rest.clear()
    found = None if picks and ask.kind is not AskKind.SOME else _found(ask, tokens)
    if found is None:
        return None
    group = [one for ones in found.values() for one in ones]
    blocked = next((choice.blocked for choice in group if choice.blocked is not None), None)
    if picks:
        in_order = [found[token].pop(0) for token in tokens]
        # One card too many takes the place of the one that was picked first.
        picked = tuple([one for one in in_order if one.blocked is None][-ask.most :])
        return replace(step, path=(*step.path, *_parts(picked, PICK)), picked=picked, blocked=blocked)
    chosen = tuple(one for one in ask.choices if any(one is other for other in group))
    if blocked is not None:
        return replace(step, blocked=blocked)
    if ask.kind is AskKind.ORDER:
        chosen = tuple(found[token].pop(0) for token in tokens)
        left = [choice for choice in ask.open if not any(choice is one for one in chosen)]
        if len(left) > 1:
            return replace(step, path=(*step.path, *_parts(chosen)), so_far=chosen)
        chosen = (*chosen, *left)
    elif not ask.least <= len(tokens) <= ask.most:
        return None
    return _gone(step, ask, chosen, _group(chosen), ask.then)


def _one(step: Answered, ask: Ask, token: str) -> Answered | None:
    """An open choice goes before a blocked one with the same token."""
    fitting = (one for one in ask.choices if one.token == token)
    choice = min(fitting, key=lambda one: one.blocked is not None, default=None)
    if choice is None:
        return None
    if choice.blocked is not None:
        return replace(step, blocked=choice.blocked)
    return replace(_gone(step, ask, (choice,), token, choice.then), says=choice.says)


def _gone(step: Answered, ask: Ask, choices: tuple[Choice, ...], part: str, then: Ask | None) -> Answered:
    words = (*step.words, *filter(None, [ask.verb]), *(word for choice in choices for word in choice.words))
    return replace(step, path=(*step.path, part), ask=then, chosen=(*step.chosen, choices), words=words)


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


def _parts(choices: tuple[Choice, ...], sign: str = GROUP) -> tuple[str, ...]:
    """No part of a path where nothing is chosen yet."""
    return (_group(choices, sign),) if choices else ()


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
