"""Claim's card of identity, and the doors through which everything else reaches it."""

from __future__ import annotations

from pathlib import Path

from games.claim.actions import Play, parse
from games.claim.art import ART
from games.claim.cards import FACES
from games.claim.computer import casual, explain, novice
from games.claim.determinization import imagine
from games.claim.habits import HABITS
from games.claim.lesson import LESSON
from games.claim.options import ClaimOptions
from games.claim.outcome import score_of
from games.claim.outlook import OUTLOOK
from games.claim.questions import ask
from games.claim.refusals import why_not
from games.claim.screen import scene
from games.claim.state import ClaimState
from games.claim.view import ClaimView
from games.engine import Game
from games.engine.daily import Daily

GAME = Game[ClaimState, Play, ClaimView, ClaimOptions](
    key="claim",
    rules_version=1,
    seats=range(2, 3),
    options=ClaimOptions,
    short={"match_length": 1},
    faces=FACES,
    art=ART,
    computers={"novice": novice, "casual": casual},
    outlook=OUTLOOK,
    folder=Path(__file__).parent,
    lesson=LESSON,
    daily=Daily(seats=2, score=lambda state: score_of(state.results[0]), options={"match_length": 1}),
    habits=HABITS,
    deal=lambda _, options, deal: ClaimState.start(options, deal),
    parse=parse,
    scene=scene,
    ask=ask,
    imagine=imagine,
    why_not=why_not,
    explain=explain,
)
"""Claim, by Scott Almes: two players, two phases, five factions."""
ClaimState.game = GAME
