"""The game's card of identity, and the doors through which everything else reaches it."""

from __future__ import annotations

from pathlib import Path

from games.dwarf_king.actions import DwarfAction, Play, parse
from games.dwarf_king.art import ART, FACES
from games.dwarf_king.cards import JACK
from games.dwarf_king.computer import casual, explain, novice
from games.dwarf_king.determinization import imagine
from games.dwarf_king.outlook import OUTLOOK
from games.dwarf_king.questions import ask, why_not
from games.dwarf_king.screen import scene
from games.dwarf_king.start import DwarfOptions
from games.dwarf_king.state import DwarfState
from games.dwarf_king.view import DwarfView
from games.engine import FirstGame, Game, Habit, text
from games.engine.daily import Daily, by_points
from games.engine.lesson import Lesson, Moment, another, me

LESSON = Lesson(
    game="dwarf_king",
    deal=3,
    seats=3,
    options={"deals": 3},
    moments=(
        Moment(text("dwarf-king-lesson-deal"), "dwarf-king-event-deal"),
        Moment(text("dwarf-king-lesson-quest"), "dwarf-king-event-quest"),
        Moment(text("dwarf-king-lesson-won"), "dwarf-king-event-won", me("seat")),
        Moment(text("dwarf-king-lesson-lost"), "dwarf-king-event-won", another("seat")),
        Moment(text("dwarf-king-lesson-scored"), "dwarf-king-event-scored"),
    ),
)


EARLY = 3
"""How many tricks are the beginning of a deal."""


def _plays_court(view: DwarfView, action: DwarfAction) -> bool | None:
    return action.card.strength >= JACK if isinstance(action, Play) and view.trick <= EARLY else None


def _plays_special(view: DwarfView, action: DwarfAction) -> bool | None:
    return action.card is view.special if isinstance(action, Play) and view.trick <= EARLY else None


def _leads_longest(view: DwarfView, action: DwarfAction) -> bool | None:
    if not isinstance(action, Play) or view.plays:
        return None
    suits = [card.suit for card in view.hand]
    return suits.count(action.card.suit) == max(map(suits.count, suits))


HABITS = (Habit("court", _plays_court), Habit("special", _plays_special), Habit("longest", _leads_longest))


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
