"""The game's card of identity, and the doors through which everything else reaches it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import ClassVar

from games.dwarf_king.actions import DwarfAction, parse
from games.dwarf_king.art import ART
from games.dwarf_king.cards import FACES
from games.dwarf_king.computer import casual, explain, novice
from games.dwarf_king.lesson import LESSON
from games.dwarf_king.options import DwarfOptions
from games.dwarf_king.outlook import OUTLOOK
from games.dwarf_king.questions import ask
from games.dwarf_king.refusals import why_not
from games.dwarf_king.screen import scene
from games.dwarf_king.state import DwarfState
from games.dwarf_king.view import DwarfView
from games.dwarf_king.worlds import imagine
from games.engine import Ask, Deal, Face, FirstGame, Game, Scene, Text
from games.engine.contract import Chooser


class DwarfKing(Game[DwarfAction, DwarfView, DwarfOptions]):
    """The Dwarf King, by Bruno Faidutti: three to five players, seven deals, twenty quests, fourteen special cards."""

    key = "dwarf_king"
    rules_version = 1
    seats = range(3, 6)
    options = DwarfOptions
    first_game = FirstGame(4)
    faces: ClassVar[dict[str, Face]] = FACES
    art = ART
    computers: ClassVar[dict[str, Chooser]] = {"novice": novice, "casual": casual}
    outlook = OUTLOOK
    folder = Path(__file__).parent
    lesson = LESSON

    def deal(self, seats: int, options: DwarfOptions, deal: Deal) -> DwarfState:
        """Return a game before its first decision (RULES.md 4). Raises `BadSetup`."""
        return DwarfState.start(seats, options, deal)

    def parse(self, notation: str) -> DwarfAction:
        """Return the action written like this (see `actions`). Raises `BadNotation`."""
        return parse(notation)

    def scene(self, view: DwarfView) -> Scene:
        """Return what the viewer sees."""
        return scene(view)

    def ask(self, view: DwarfView) -> Ask | None:
        """Return the viewer's question, None when it owes no decision."""
        return ask(view)

    def why_not(self, view: DwarfView, action: DwarfAction) -> Text:
        """Return which rule forbids an action, naming the cards."""
        return why_not(view, action)

    def explain(self, view: DwarfView, action: DwarfAction) -> Text:
        """Return why the casual computer player would do this."""
        return explain(view, action)

    def imagine(self, view: DwarfView, rng: Random) -> DwarfState:
        """Return a random world that fits what the viewer knows."""
        return imagine(view, rng)


GAME = DwarfKing()
DwarfState.game = GAME
