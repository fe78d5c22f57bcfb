"""The card of identity of Five Crowns, and the doors through which everything else reaches it.

One seat plays the puzzle (`solo_state`), two to seven play the game (`state`).
"""

from __future__ import annotations

from pathlib import Path

from games.engine import FirstGame, Game, Habit, State, text
from games.engine.daily import Daily
from games.engine.lesson import Lesson, Moment, another, me
from games.five_crowns.actions import DRAW_DISCARD, CrownsAction, Discard, Draw, parse
from games.five_crowns.art import ART
from games.five_crowns.cards import FACES
from games.five_crowns.computer import casual, explain, novice
from games.five_crowns.determinization import imagine
from games.five_crowns.outcome import solo_score
from games.five_crowns.outlook import OUTLOOK
from games.five_crowns.questions import ask, why_not
from games.five_crowns.screen import scene
from games.five_crowns.solo_state import SoloState
from games.five_crowns.start import CrownsOptions
from games.five_crowns.state import CrownsState
from games.five_crowns.view import AnyView

LESSON = Lesson(
    game="five_crowns",
    deal=1,
    seats=2,
    options={"first_dealer": "seat1"},
    moments=(
        Moment(text("five-crowns-lesson-start"), "five-crowns-event-round"),
        Moment(text("five-crowns-lesson-drew"), "five-crowns-event-drew", me("seat")),
        Moment(text("five-crowns-lesson-theirs"), "five-crowns-event-discarded", another("seat")),
        Moment(text("five-crowns-lesson-out"), "five-crowns-event-out"),
        Moment(text("five-crowns-lesson-scored"), "five-crowns-event-scored"),
        Moment(text("five-crowns-lesson-wilder"), "five-crowns-event-round", lambda args, _: args["round"] == 2),
    ),
)


HIGH = 10


def _sheds_high(_view: AnyView, action: CrownsAction) -> bool | None:
    return action.card.rank >= HIGH if isinstance(action, Discard) and not action.out else None


HABITS: tuple[Habit[AnyView, CrownsAction], ...] = (
    Habit("take-discard", lambda _, action: action is DRAW_DISCARD if isinstance(action, Draw) else None),
    Habit("shed-high", _sheds_high),
    Habit("wait", lambda _, action: not action.out if isinstance(action, Discard) else None),
)


GAME = Game[State[CrownsAction, AnyView], CrownsAction, AnyView, CrownsOptions](
    key="five_crowns",
    rules_version=1,
    seats=range(1, 8),
    options=CrownsOptions,
    short={"start_round": 6},
    first_game=FirstGame(4),
    faces=FACES,
    art=ART,
    computers={"novice": novice, "casual": casual},
    outlook=OUTLOOK,
    folder=Path(__file__).parent,
    lesson=LESSON,
    daily=Daily(seats=1, score=lambda state: solo_score(state.piles, sum(state.closed))),
    habits=HABITS,
    deal=lambda seats, options, deal: SoloState.start(deal) if seats == 1 else CrownsState.start(seats, options, deal),
    parse=parse,
    scene=scene,
    ask=ask,
    imagine=imagine,
    why_not=why_not,
    explain=explain,
)
"""Five Crowns: eleven rounds for two to seven, or eleven piles for one."""
CrownsState.game = SoloState.game = GAME
