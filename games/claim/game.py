"""Claim's card of identity, and the doors through which everything else reaches it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import ClassVar

from games.claim.actions import Play, parse
from games.claim.art import ART
from games.claim.cards import FACES
from games.claim.computer import casual, explain, novice
from games.claim.daily import DAILY
from games.claim.lesson import LESSON
from games.claim.options import ClaimOptions
from games.claim.outlook import OUTLOOK
from games.claim.questions import ask
from games.claim.refusals import why_not
from games.claim.screen import scene
from games.claim.state import ClaimState
from games.claim.view import ClaimView
from games.claim.worlds import imagine
from games.engine import Ask, Deal, Face, Game, Scene, Text
from games.engine.contract import Chooser


class Claim(Game[Play, ClaimView, ClaimOptions]):
    """Claim, by Scott Almes: two players, two phases, five factions."""

    key = "claim"
    rules_version = 1
    seats = range(2, 3)
    options = ClaimOptions
    faces: ClassVar[dict[str, Face]] = FACES
    art = ART
    computers: ClassVar[dict[str, Chooser]] = {"novice": novice, "casual": casual}
    outlook = OUTLOOK
    folder = Path(__file__).parent
    lesson = LESSON
    daily = DAILY

    def deal(self, _seats: int, options: ClaimOptions, deal: Deal) -> ClaimState:
        """Return a match before its first trick (RULES.md 4)."""
        return ClaimState.start(options, deal)

    def parse(self, notation: str) -> Play:
        """Return the play written like this (see `actions`). Raises `BadNotation`."""
        return parse(notation)

    def scene(self, view: ClaimView) -> Scene:
        """Return what the viewer sees."""
        return scene(view)

    def ask(self, view: ClaimView) -> Ask | None:
        """Return which card to play, None when it is not the viewer's turn."""
        return ask(view)

    def why_not(self, view: ClaimView, action: Play) -> Text:
        """Return which rule forbids an action, naming the cards."""
        return why_not(view, action)

    def explain(self, view: ClaimView, action: Play) -> Text:
        """Return why the casual computer player would do this."""
        return explain(view, action)

    def imagine(self, view: ClaimView, rng: Random) -> ClaimState:
        """Return a random world that fits what the viewer knows."""
        return imagine(view, rng)


GAME = Claim()
ClaimState.game = GAME
