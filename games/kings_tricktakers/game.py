"""The game's card of identity, and the doors through which everything else reaches it."""

from __future__ import annotations

from pathlib import Path
from random import Random

from games.engine import Ask, FirstGame, Game, Habit, text
from games.engine.daily import Daily, by_points
from games.engine.lesson import Lesson, Moment, another, me
from games.kings_tricktakers.actions import Bid, KingsAction, Play, TakeCharacter, TakeSet, parse
from games.kings_tricktakers.art import ART, FACES
from games.kings_tricktakers.cards import Suit
from games.kings_tricktakers.computer import casual, explain, novice
from games.kings_tricktakers.determinization import imagine
from games.kings_tricktakers.outlook import OUTLOOK
from games.kings_tricktakers.questions import ask, why_not
from games.kings_tricktakers.screen import scene
from games.kings_tricktakers.start import KingsOptions
from games.kings_tricktakers.state import KingsState
from games.kings_tricktakers.view import DRAFTING, KingsView

LESSON = Lesson(
    game="kings_tricktakers",
    deal=3,
    seats=3,
    options={"company_mode": "starter"},
    moments=(
        Moment(text("kings-tricktakers-lesson-company"), "kings-tricktakers-event-starter", me("seat")),
        Moment(text("kings-tricktakers-lesson-bids"), "kings-tricktakers-event-bid", another("seat")),
        Moment(text("kings-tricktakers-lesson-play"), "kings-tricktakers-event-played", another("seat")),
        Moment(text("kings-tricktakers-lesson-won"), "kings-tricktakers-event-won", me("seat")),
        Moment(text("kings-tricktakers-lesson-lost"), "kings-tricktakers-event-won", another("seat")),
        Moment(text("kings-tricktakers-lesson-scored"), "kings-tricktakers-event-scored", me("seat")),
    ),
)


def _drafts_set(_view: KingsView, action: KingsAction) -> bool | None:
    return isinstance(action, TakeSet) if isinstance(action, TakeSet | TakeCharacter) else None


def _bids_two(_view: KingsView, action: KingsAction) -> bool | None:
    return len(action.cards) > 1 if isinstance(action, Bid) else None


def _leads_trump(view: KingsView, action: KingsAction) -> bool | None:
    return action.card.suit is Suit.BLACK if isinstance(action, Play) and not view.plays else None


HABITS = (Habit("royal-first", _drafts_set), Habit("two-cards", _bids_two), Habit("lead-trump", _leads_trump))


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
