"""Hands of played games, as people and computers reach them: every phase of every game, at the largest tables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from bot.art.hand import HandPlan
from bot.screens.hand import hand_screen
from bot.screens.parts import Menu, Paragraph, Picture, Row, Screen
from bot.screens.questions import follow
from bot.tables.computers.players import hint
from bot.tables.model import Hint, Look
from bot.text import Words
from games import registry
from games.engine import RandomDeal, Scene
from games.players import Strength, choose
from tests.bot.screens.looks import WHEN, Position
from tests.games.contract.cases import BRIEF

SIGNS, LINE, ROW = 42, 22, 42
PICTURE, LOW_PICTURE = 192, 105
"""About so many signs stand in a line on a phone; about so many pixels high are a line of text, a row of buttons, and
a picture."""
_TILE = re.compile(r"<:[^>]*>")
DEPTH = 2
"""How many questions of an unfolding choice are looked at."""
SINCE = 14
CLOCK = 90_000
"""Milliseconds that a clock has left."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A private hand: whose, in which phase (the key of the game's headline), at which question."""

    look: Look
    phase: str
    path: tuple[str, ...] = ()
    waiting: bool = False
    hint: Hint | None = None

    def screen(self, words: Words) -> Screen:
        """It drawn."""
        return hand_screen(self.look, words, path=self.path, hint=self.hint)

    def busy(self) -> Hand:
        """The same hand with all that may come on top: a clock, a play to take back."""
        table = self.look.table
        seats = tuple(replace(one, due_at=WHEN + CLOCK) for one in table.seats)
        return replace(self, look=replace(self.look, table=replace(table, seats=seats), may_undo=True))

    def hinted(self) -> Hand:
        """The same hand after a press on Hint, where there is such a button."""
        return self if self.waiting or self.path else replace(self, hint=hint(self.look))

    def explained(self, found: Position, since: int) -> Hand:
        """The same hand in the game's lesson, with what is to be explained since a revision."""
        lesson, seat = registry.game(self.look.table.game).lesson, self.look.seat
        if lesson is None or seat is None:
            return self
        return replace(self, look=replace(self.look, explained=lesson.due(found.happened, seat, 0, since)))


def estimate(screen: Screen) -> int:
    """About how high a hand is down to its last button that plays, without drawing it."""
    height = found = 0
    for block in screen.blocks[:-1]:
        match block:
            case Paragraph(said):
                lines = (_TILE.sub("##", line) for line in said.splitlines())
                height += sum(LINE * max(1, -(-len(line.replace("*", "")) // SIGNS)) for line in lines)
            case Row() | Menu():
                height += ROW
                found = height
            case Picture(plan=HandPlan(low=True)):
                height += LOW_PICTURE
            case Picture():
                height += PICTURE
            case _:
                pass
    return found


def played(game: str, seats: int, seed: int, *, brief: bool = False) -> Iterator[tuple[Position, list[int]]]:
    """Yield one game played by computers at its start, after each action and at its end.

    With it comes at which revision each seat has acted last. `brief` takes the options that make games short.
    """
    rules = registry.game(game)
    found = Position.start(game, seats, RandomDeal(seed), BRIEF.get(game) if brief and seats > 1 else None)
    chance = Random(seed)
    strength = Strength.CASUAL
    acted = [0] * seats
    yield found, acted
    while awaited := found.state.to_act():
        seat = chance.choice(awaited)
        found.play(seat, str(choose(rules, found.state.view(seat), strength, chance.getrandbits(32))))
        acted[seat] = found.revision
        yield found, acted


def hands(game: str, seats: int, seed: int, *, brief: bool = False) -> Iterator[Hand]:
    """Yield the hands of one game played by computers: of whoever is to act, at each question, and one who waits."""
    chance = Random(seed)
    for found, acted in played(game, seats, seed, brief=brief):
        yield from hands_at(found, acted, chance)


def lesson_hands(game: str, seed: int) -> Iterator[Hand]:
    """Yield the hands of whoever is taught, in a game of as many as learn together."""
    lesson = registry.game(game).lesson
    if lesson is None:
        return
    chance = Random(seed)
    for found, acted in played(game, lesson.seats, seed, brief=True):
        for hand in hands_at(found, acted, chance):
            if hand.look.seat == 0:
                yield hand.explained(found, acted[0])


def hands_at(found: Position, acted: list[int], chance: Random) -> Iterator[Hand]:
    """Yield the hands of a position."""
    rules = found.state.game
    awaited = found.state.to_act()
    if not awaited:
        return
    for seat in range(found.seats):
        look = found.look(seat, recent=SINCE)
        look = replace(look, since=tuple(one for one in look.since if one.revision >= acted[seat]))
        scene: Scene = rules.scene(look.view)
        yield Hand(look, scene.phase.key, waiting=seat not in awaited)
        if seat in awaited:
            path: tuple[str, ...] = ()
            for _ in range(DEPTH):
                step = follow(look, path)
                deeper = [] if step.ask is None else [one for one in step.ask.open if one.then is not None]
                if not deeper:
                    break
                path = (*path, chance.choice(deeper).token)
                yield Hand(look, scene.phase.key, path)
