"""Claim's card of identity, and the doors through which everything else reaches it."""

from __future__ import annotations

from pathlib import Path

from games.claim.actions import Play, parse
from games.claim.art import ART
from games.claim.cards import FACES, Faction
from games.claim.computer import casual, explain, novice
from games.claim.determinization import imagine
from games.claim.outcome import score_of
from games.claim.outlook import OUTLOOK
from games.claim.questions import ask, why_not
from games.claim.screen import scene
from games.claim.start import ClaimOptions
from games.claim.state import ClaimState
from games.claim.view import ClaimView
from games.engine import Game, Habit, text
from games.engine.daily import Daily
from games.engine.lesson import Lesson, Moment, another, me, some

LESSON = Lesson(
    game="claim",
    deal=2,
    seats=2,
    options={"first_leader": "seat0"},
    moments=(
        Moment(text("claim-lesson-start")),
        Moment(text("claim-lesson-follow"), "claim-event-led", another("seat")),
        Moment(text("claim-lesson-won"), "claim-event-recruited", me("winner")),
        Moment(text("claim-lesson-lost"), "claim-event-drew"),
        Moment(text("claim-lesson-undead"), "claim-event-recruited", some("count")),
        Moment(text("claim-lesson-phase-2"), "claim-event-phase-2"),
        Moment(text("claim-lesson-scored"), "claim-event-gathered", me("winner")),
        Moment(text("claim-lesson-dwarves"), "claim-event-gathered", some("count")),
    ),
)


HIGH, POOR = 7, 3


def _answers_doppelganger(view: ClaimView, play: Play) -> bool | None:
    if view.led is None or view.led.faction is Faction.DOPPELGANGERS:
        return None
    return play.card.faction is Faction.DOPPELGANGERS


HABITS: tuple[Habit[ClaimView, Play], ...] = (
    Habit("lead-high", lambda view, play: play.card.value >= HIGH if view.phase == 1 and view.led is None else None),
    Habit("overpay", lambda view, play: play.card.value >= HIGH if view.prize and view.prize.value <= POOR else None),
    Habit("doppelganger", _answers_doppelganger),
)


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
