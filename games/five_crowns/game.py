"""The card of identity of Five Crowns, and the doors through which everything else reaches it.

One seat plays the puzzle (`solo_state`), two to seven play the game (`state`).
"""

from __future__ import annotations

from pathlib import Path

from games.engine import FirstGame, Game, State
from games.engine.daily import Daily
from games.five_crowns.actions import CrownsAction, parse
from games.five_crowns.art import ART
from games.five_crowns.cards import FACES
from games.five_crowns.computer import casual, explain, novice
from games.five_crowns.determinization import imagine
from games.five_crowns.habits import HABITS
from games.five_crowns.lesson import LESSON
from games.five_crowns.options import CrownsOptions
from games.five_crowns.outcome import solo_score
from games.five_crowns.outlook import OUTLOOK
from games.five_crowns.questions import ask
from games.five_crowns.refusals import why_not
from games.five_crowns.screen import scene
from games.five_crowns.solo_state import SoloState
from games.five_crowns.state import CrownsState
from games.five_crowns.view import AnyView

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
