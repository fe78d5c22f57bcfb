"""The game's card of identity, and the doors through which everything else reaches it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import ClassVar

from games.engine import Ask, Deal, Face, FirstGame, Game, Scene, Text
from games.engine.contract import Chooser
from games.kings_tricktakers.actions import KingsAction, parse
from games.kings_tricktakers.art import ART
from games.kings_tricktakers.computer import casual, explain, novice
from games.kings_tricktakers.faces import FACES
from games.kings_tricktakers.lesson import LESSON
from games.kings_tricktakers.options import KingsOptions
from games.kings_tricktakers.outlook import OUTLOOK
from games.kings_tricktakers.questions import ask
from games.kings_tricktakers.refusals import why_not
from games.kings_tricktakers.screen import scene
from games.kings_tricktakers.state import KingsState
from games.kings_tricktakers.view import DRAFTING, KingsView
from games.kings_tricktakers.worlds import imagine


class KingsTricktakers(Game[KingsAction, KingsView, KingsOptions]):
    """Kings Tricktakers, by Hiroken: two to five players, three rounds, five tricks a round."""

    key = "kings_tricktakers"
    rules_version = 1
    seats = range(2, 6)
    options = KingsOptions
    first_game = FirstGame(4, {"company_mode": "starter", "remove_diplomat": True})
    faces: ClassVar[dict[str, Face]] = FACES
    art = ART
    computers: ClassVar[dict[str, Chooser]] = {"novice": novice, "casual": casual}
    outlook = OUTLOOK
    folder = Path(__file__).parent
    lesson = LESSON

    def deal(self, seats: int, options: KingsOptions, deal: Deal) -> KingsState:
        """Return a game before its first decision (RULES.md 4)."""
        return KingsState.begin(seats, options, deal)

    def parse(self, notation: str) -> KingsAction:
        """Return the action written like this (see `actions`). Raises `BadNotation`."""
        return parse(notation)

    def scene(self, view: KingsView) -> Scene:
        """Return what the viewer sees."""
        return scene(view)

    def ask(self, view: KingsView) -> Ask | None:
        """Return the viewer's question, None when it owes no decision; the draft advises what the computer takes."""
        return ask(view, casual(view, Random(0)) if view.phase in DRAFTING and view.legal else None)

    def why_not(self, view: KingsView, action: KingsAction) -> Text:
        """Return which rule forbids an action, naming the cards."""
        return why_not(view, action)

    def explain(self, view: KingsView, action: KingsAction) -> Text:
        """Return why the casual computer player would do this."""
        return explain(view, action)

    def imagine(self, view: KingsView, rng: Random) -> KingsState:
        """Return a random world that fits what the viewer knows."""
        return imagine(view, rng)


GAME = KingsTricktakers()
KingsState.game = GAME
