"""The game's card of identity, and the doors through which everything else reaches it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import ClassVar

from games.engine import Ask, Deal, Face, FirstGame, Game, Scene, Text
from games.engine.contract import Chooser
from games.monster_tricks.actions import MonsterAction, parse
from games.monster_tricks.art import ART
from games.monster_tricks.cards import FACES
from games.monster_tricks.computer import casual, explain, novice
from games.monster_tricks.lesson import LESSON
from games.monster_tricks.options import MonsterOptions
from games.monster_tricks.outlook import OUTLOOK
from games.monster_tricks.questions import ask
from games.monster_tricks.refusals import why_not
from games.monster_tricks.screen import scene
from games.monster_tricks.state import MonsterState
from games.monster_tricks.view import MonsterView
from games.monster_tricks.worlds import imagine


class MonsterTricks(Game[MonsterAction, MonsterView, MonsterOptions]):
    """Monster Tricks, by Ralf zur Linde: two to five players, three rounds, up to four tricks at once."""

    key = "monster_tricks"
    rules_version = 1
    seats = range(2, 6)
    options = MonsterOptions
    first_game = FirstGame(4)
    faces: ClassVar[dict[str, Face]] = FACES
    art = ART
    computers: ClassVar[dict[str, Chooser]] = {"novice": novice, "casual": casual}
    outlook = OUTLOOK
    folder = Path(__file__).parent
    lesson = LESSON

    def deal(self, seats: int, options: MonsterOptions, deal: Deal) -> MonsterState:
        """Return a game before the first row (RULES.md 4). Raises `BadSetup`."""
        return MonsterState.start(seats, options, deal)

    def parse(self, notation: str) -> MonsterAction:
        """Return the action written like this (see `actions`). Raises `BadNotation`."""
        return parse(notation)

    def scene(self, view: MonsterView) -> Scene:
        """Return what the viewer sees."""
        return scene(view)

    def ask(self, view: MonsterView) -> Ask | None:
        """Return the viewer's question, None when it owes no decision."""
        return ask(view)

    def why_not(self, view: MonsterView, action: MonsterAction) -> Text:
        """Return which rule forbids an action, naming the cards."""
        return why_not(view, action)

    def explain(self, view: MonsterView, action: MonsterAction) -> Text:
        """Return why the casual computer player would do this."""
        return explain(view, action)

    def imagine(self, view: MonsterView, rng: Random) -> MonsterState:
        """Return a random world that fits what the viewer knows."""
        return imagine(view, rng)


GAME = MonsterTricks()
MonsterState.game = GAME
