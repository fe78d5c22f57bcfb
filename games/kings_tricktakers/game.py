"""The game's card of identity, and the doors through which everything else reaches it."""

from __future__ import annotations

from pathlib import Path
from random import Random

from games.engine import Ask, FirstGame, Game
from games.engine.daily import Daily, by_points
from games.kings_tricktakers.actions import KingsAction, parse
from games.kings_tricktakers.art import ART, FACES
from games.kings_tricktakers.computer import casual, explain, novice
from games.kings_tricktakers.determinization import imagine
from games.kings_tricktakers.habits import HABITS
from games.kings_tricktakers.lesson import LESSON
from games.kings_tricktakers.options import KingsOptions
from games.kings_tricktakers.outlook import OUTLOOK
from games.kings_tricktakers.questions import ask
from games.kings_tricktakers.refusals import why_not
from games.kings_tricktakers.screen import scene
from games.kings_tricktakers.state import KingsState
from games.kings_tricktakers.view import DRAFTING, KingsView


def _ask(view: KingsView) -> Ask | None:
    return ask(view, casual(view, Random(0)) if view.phase in DRAFTING and view.legal else None)


GAME = Game[KingsState, KingsAction, KingsView, KingsOptions](
    key="kings_tricktakers",
    rules_version=1,
    seats=range(2, 6),
    options=KingsOptions,
    short={"rounds": 1},
    first_game=FirstGame(4, {"company_mode": "starter", "remove_diplomat": True}),
    faces=FACES,
    art=ART,
    computers={"novice": novice, "casual": casual},
    outlook=OUTLOOK,
    folder=Path(__file__).parent,
    lesson=LESSON,
    daily=Daily(
        seats=3,
        score=by_points,
        level="casual",
        options={"rounds": 1, "company_mode": "starter", "remove_diplomat": True},
    ),
    habits=HABITS,
    deal=KingsState.start,
    parse=parse,
    scene=scene,
    ask=_ask,
    imagine=imagine,
    why_not=why_not,
    explain=explain,
)
"""Kings Tricktakers, by Hiroken: two to five players, three rounds, five tricks a round."""
KingsState.game = GAME
