"""The lesson of Monster Tricks: what is explained, and when."""

from __future__ import annotations

from games.engine import text
from games.engine.lesson import Lesson, Moment, another, me

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
