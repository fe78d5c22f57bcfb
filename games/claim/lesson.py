"""The lesson of Claim: what is explained, and when."""

from __future__ import annotations

from games.engine import text
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
