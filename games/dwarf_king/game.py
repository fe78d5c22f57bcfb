"""The game's card of identity, and the doors through which everything else reaches it."""

from __future__ import annotations

from pathlib import Path

from games.dwarf_king.actions import DwarfAction, parse
from games.dwarf_king.art import ART, FACES
from games.dwarf_king.computer import casual, explain, novice
from games.dwarf_king.determinization import imagine
from games.dwarf_king.habits import HABITS
from games.dwarf_king.lesson import LESSON
from games.dwarf_king.options import DwarfOptions
from games.dwarf_king.outlook import OUTLOOK
from games.dwarf_king.questions import ask
from games.dwarf_king.refusals import why_not
from games.dwarf_king.screen import scene
from games.dwarf_king.state import DwarfState
from games.dwarf_king.view import DwarfView
from games.engine import FirstGame, Game
from games.engine.daily import Daily, by_points

GAME = Game[DwarfState, DwarfAction, DwarfView, DwarfOptions](
    key="dwarf_king",
    rules_version=1,
    seats=range(3, 6),
    options=DwarfOptions,
    short={"deals": 1},
    first_game=FirstGame(4),
    faces=FACES,
    art=ART,
    computers={"novice": novice, "casual": casual},
    outlook=OUTLOOK,
    folder=Path(__file__).parent,
    lesson=LESSON,
    daily=Daily(seats=3, score=by_points, level="casual", options={"deals": 1, "tie_break": "shared"}),
    habits=HABITS,
    deal=DwarfState.start,
    parse=parse,
    scene=scene,
    ask=ask,
    imagine=imagine,
    why_not=why_not,
    explain=explain,
)
"""The Dwarf King, by Bruno Faidutti: three to five players, seven deals, twenty quests, fourteen special cards."""
DwarfState.game = GAME
