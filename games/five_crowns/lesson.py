"""The lesson of Five Crowns: what is explained, and when."""

from __future__ import annotations

from games.engine import text
from games.engine.lesson import Lesson, Moment, another, me

LESSON = Lesson(
    game="five_crowns",
    deal=1,
    seats=2,
    options={"first_dealer": "seat1"},
    moments=(
        Moment(text("five-crowns-lesson-start"), "five-crowns-event-round"),
        Moment(text("five-crowns-lesson-drew"), "five-crowns-event-drew", me("seat")),
        Moment(text("five-crowns-lesson-theirs"), "five-crowns-event-discarded", another("seat")),
        Moment(text("five-crowns-lesson-out"), "five-crowns-event-out"),
        Moment(text("five-crowns-lesson-scored"), "five-crowns-event-scored"),
        Moment(text("five-crowns-lesson-wilder"), "five-crowns-event-round", lambda args, _: args["round"] == 2),
    ),
)
