"""The card of identity of Five Crowns, and the doors through which everything else reaches it.

One seat plays the puzzle (`solo_state`), two to seven play the game (`state`).
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from games.engine import Ask, Deal, FirstGame, Game, Scene, State
from games.five_crowns import (
    computer,
    determinization,
    questions,
    screen,
    solo_determinization,
    solo_questions,
    solo_screen,
)
from games.five_crowns.actions import CrownsAction, parse
from games.five_crowns.art import ART
from games.five_crowns.cards import FACES
from games.five_crowns.daily import DAILY
from games.five_crowns.habits import HABITS
from games.five_crowns.lesson import LESSON
from games.five_crowns.options import CrownsOptions
from games.five_crowns.outlook import OUTLOOK
from games.five_crowns.refusals import why_not
from games.five_crowns.solo_state import SoloState
from games.five_crowns.state import CrownsState
from games.five_crowns.view import AnyView, SoloView


def _deal(seats: int, options: CrownsOptions, deal: Deal) -> State[CrownsAction, AnyView]:
    return SoloState.start(deal) if seats == 1 else CrownsState.start(seats, options, deal)


def _scene(view: AnyView) -> Scene:
    return solo_screen.scene(view) if isinstance(view, SoloView) else screen.scene(view)


def _ask(view: AnyView) -> Ask | None:
    return solo_questions.ask(view) if isinstance(view, SoloView) else questions.ask(view)


def _imagine(view: AnyView, rng: Random) -> State[CrownsAction, AnyView]:
    if isinstance(view, SoloView):
        return solo_determinization.imagine(view, rng)
    return determinization.imagine(view, rng)


GAME = Game[State[CrownsAction, AnyView], CrownsAction, AnyView, CrownsOptions](
    key="five_crowns",
    rules_version=1,
    seats=range(1, 8),
    options=CrownsOptions,
    short={"start_round": 6},
    first_game=FirstGame(4),
    faces=FACES,
    art=ART,
    computers={"novice": computer.novice, "casual": computer.casual},
    outlook=OUTLOOK,
    folder=Path(__file__).parent,
    lesson=LESSON,
    daily=DAILY,
    habits=HABITS,
    deal=_deal,
    parse=parse,
    scene=_scene,
    ask=_ask,
    imagine=_imagine,
    why_not=why_not,
    explain=computer.explain,
)
"""Five Crowns: eleven rounds for two to seven, or eleven piles for one."""
CrownsState.game = SoloState.game = GAME
