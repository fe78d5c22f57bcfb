"""The lesson of Kings Tricktakers: what is explained, and when."""

from __future__ import annotations

from games.engine import text
from games.engine.lesson import Lesson, Moment, another, me

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
