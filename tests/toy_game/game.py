"""Hilltops, a small game for two to four: what the contract asks of every game, in its shortest form.

Everybody is dealt six cards, secretly buries some, plays two tricks in which the leader calls whether high or low
wins, and secretly sends the last cards up the hills. Each trick and each hill is a point.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import ClassVar

from games.engine import Ask, Chooser, Deal, Game, Scene, Text
from tests.toy_game import actions, computer, questions, refusals, screen, worlds
from tests.toy_game.actions import HillAction
from tests.toy_game.cards import FACES
from tests.toy_game.daily import DAILY
from tests.toy_game.options import HillOptions
from tests.toy_game.state import HillState
from tests.toy_game.view import HillView


class Hilltops(Game[HillAction, HillView, HillOptions]):
    """The game's card of identity."""

    key = "hilltops"
    rules_version = 1
    seats = range(2, 5)
    options = HillOptions
    faces = FACES
    computers: ClassVar[Mapping[str, Chooser]] = {"novice": computer.novice, "casual": computer.casual}
    folder = Path(__file__).parent
    daily = DAILY

    def deal(self, seats: int, options: HillOptions, deal: Deal) -> HillState:
        """Return a new game."""
        return HillState(seats, options, deal)

    def parse(self, notation: str) -> HillAction:
        """Return the action written like this. Raises `BadNotation`."""
        return actions.parse(notation)

    def scene(self, view: HillView) -> Scene:
        """Return what the viewer sees."""
        return screen.scene(view)

    def ask(self, view: HillView) -> Ask | None:
        """Return the viewer's question, None when it owes no decision."""
        return questions.ask(view)

    def why_not(self, view: HillView, action: HillAction) -> Text:
        """Return which rule forbids an action."""
        return refusals.why_not(view, action)

    def explain(self, view: HillView, action: HillAction) -> Text:
        """Return why the casual computer player would do this."""
        return computer.explain(view, action)

    def imagine(self, view: HillView, rng: Random) -> HillState:
        """Return a random world that fits what the viewer knows."""
        return worlds.imagine(view, rng)


GAME = Hilltops()
HillState.game = GAME
