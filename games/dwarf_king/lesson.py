"""The lesson of The Dwarf King: what is explained, and when."""

from __future__ import annotations

from games.engine import text
from games.engine.lesson import Lesson, Moment, another, me

LESSON = Lesson(
    game="dwarf_king",
    deal=3,
    seats=3,
    options={"deals": 3},
    moments=(
        Moment(text("dwarf-king-lesson-deal"), "dwarf-king-event-deal"),
        Moment(text("dwarf-king-lesson-quest"), "dwarf-king-event-quest"),
        Moment(text("dwarf-king-lesson-won"), "dwarf-king-event-won", me("seat")),
        Moment(text("dwarf-king-lesson-lost"), "dwarf-king-event-won", another("seat")),
        Moment(text("dwarf-king-lesson-scored"), "dwarf-king-event-scored"),
    ),
)
