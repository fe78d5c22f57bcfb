"""The game's card of identity, and the doors through which everything else reaches it."""

from __future__ import annotations

from pathlib import Path

from games.engine import FirstGame, Game, Habit, text
from games.engine.daily import Daily, by_points
from games.engine.lesson import Lesson, Moment, another, me
from games.monster_tricks.actions import NEW, Lay, MonsterAction, Play, parse
from games.monster_tricks.art import ART
from games.monster_tricks.cards import FACES, HAND, HIGHEST
from games.monster_tricks.computer import casual, explain, novice
from games.monster_tricks.determinization import imagine
from games.monster_tricks.outlook import OUTLOOK
from games.monster_tricks.questions import ask, why_not
from games.monster_tricks.screen import scene
from games.monster_tricks.start import MonsterOptions
from games.monster_tricks.state import MonsterState
from games.monster_tricks.view import MonsterView

LESSON = Lesson(
    game="monster_tricks",
    deal=1,
    seats=3,
    options={"first_seat": "seat0"},
    moments=(
        Moment(text("monster-tricks-lesson-row"), "monster-tricks-event-dealt"),
        Moment(text("monster-tricks-lesson-play"), "monster-tricks-event-all-laid"),
        Moment(text("monster-tricks-lesson-ahead"), "monster-tricks-event-opened", another("seat")),
        Moment(text("monster-tricks-lesson-taken"), "monster-tricks-event-taken", another("owner")),
        Moment(text("monster-tricks-lesson-won"), "monster-tricks-event-taken", me("owner")),
        Moment(text("monster-tricks-lesson-scored"), "monster-tricks-event-round-over"),
    ),
)


def _plays_high(view: MonsterView, action: MonsterAction) -> bool | None:
    """In the first third of a round, a card of the upper third."""
    if not isinstance(action, Play) or view.turn > HAND // 3:
        return None
    return action.card.value > HIGHEST[view.seats] * 2 // 3


HABITS: tuple[Habit[MonsterView, MonsterAction], ...] = (
    Habit("new-trick", lambda _, action: action.target == NEW if isinstance(action, Play) else None),
    Habit("high-early", _plays_high),
    Habit("best-first", lambda _, lay: lay.values[0] == max(lay.values) if isinstance(lay, Lay) else None),
)


GAME = Game[MonsterState, MonsterAction, MonsterView, MonsterOptions](
    key="monster_tricks",
    rules_version=1,
    seats=range(2, 6),
    options=MonsterOptions,
    short={"rounds": 1},
    first_game=FirstGame(4),
    faces=FACES,
    art=ART,
    computers={"novice": novice, "casual": casual},
    outlook=OUTLOOK,
    folder=Path(__file__).parent,
    lesson=LESSON,
    daily=Daily(seats=3, score=by_points, level="casual", options={"rounds": 1}),
    habits=HABITS,
    deal=MonsterState.start,
    parse=parse,
    scene=scene,
    ask=ask,
    imagine=imagine,
    why_not=why_not,
    explain=explain,
)
"""Monster Tricks, by Ralf zur Linde: two to five players, three rounds, up to four tricks at once."""
MonsterState.game = GAME
