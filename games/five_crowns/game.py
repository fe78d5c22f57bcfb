"""The card of identity of Five Crowns, and the doors through which everything else reaches it.

One seat plays the puzzle (`solo_state`), two to seven play the game (`state`).
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import ClassVar

from games.engine import Ask, Deal, Face, FirstGame, Game, Scene, State, Text
from games.engine.contract import Chooser
from games.five_crowns import computer, questions, screen, solo_questions, solo_screen, solo_worlds, worlds
from games.five_crowns.actions import CrownsAction, parse
from games.five_crowns.art import ART
from games.five_crowns.cards import FACES
from games.five_crowns.daily import DAILY
from games.five_crowns.lesson import LESSON
from games.five_crowns.options import CrownsOptions
from games.five_crowns.outlook import OUTLOOK
from games.five_crowns.refusals import why_not
from games.five_crowns.solo_state import SoloState
from games.five_crowns.state import CrownsState
from games.five_crowns.view import AnyView, SoloView


class FiveCrowns(Game[CrownsAction, AnyView, CrownsOptions]):
    """Five Crowns: eleven rounds for two to seven, or eleven piles for one."""

    key = "five_crowns"
    rules_version = 1
    seats = range(1, 8)
    options = CrownsOptions
    first_game = FirstGame(4)
    faces: ClassVar[dict[str, Face]] = FACES
    art = ART
    computers: ClassVar[dict[str, Chooser]] = {"novice": computer.novice, "casual": computer.casual}
    outlook = OUTLOOK
    folder = Path(__file__).parent
    lesson = LESSON
    daily = DAILY

    def deal(self, seats: int, options: CrownsOptions, deal: Deal) -> State[CrownsAction, AnyView]:
        """Return a game before its first turn, for one seat the puzzle; may raise `BadSetup` for the first dealer."""
        return SoloState.start(deal) if seats == 1 else CrownsState.start(seats, options, deal)

    def parse(self, notation: str) -> CrownsAction:
        """Return the action written like this (see `actions`). Raises `BadNotation`."""
        return parse(notation)

    def scene(self, view: AnyView) -> Scene:
        """Return what the viewer sees."""
        return solo_screen.scene(view) if isinstance(view, SoloView) else screen.scene(view)

    def ask(self, view: AnyView) -> Ask | None:
        """Return the viewer's question, None when it is not its turn."""
        return solo_questions.ask(view) if isinstance(view, SoloView) else questions.ask(view)

    def why_not(self, view: AnyView, action: CrownsAction) -> Text:
        """Return which rule forbids an action, naming the cards."""
        return why_not(view, action)

    def explain(self, view: AnyView, action: CrownsAction) -> Text:
        """Return why the casual computer player would do this."""
        return computer.explain(view, action)

    def imagine(self, view: AnyView, rng: Random) -> State[CrownsAction, AnyView]:
        """Return a random world that fits what the viewer knows."""
        return solo_worlds.imagine(view, rng) if isinstance(view, SoloView) else worlds.imagine(view, rng)


GAME = FiveCrowns()
CrownsState.game = SoloState.game = GAME
