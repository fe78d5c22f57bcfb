"""The record of a finished game, and whether its shuffle was the one that had been promised."""

from __future__ import annotations

from bot.screens.drawing.layout import ACCENTS, YOUR_TURN, bullets, paragraph, sections, small
from bot.screens.drawing.message import Attachment, Screen
from bot.screens.table.table import title
from bot.tables.fold.lessons import lesson_promised
from bot.text import Ready, Words, safe_name
from games import registry
from games.engine import BadRecord, Record
from games.engine.record import SeatEntry
from persistence.rows import Phase


def verify_screen(record: Record, words: Words) -> Screen:
    """Return what comes of playing the record again from its secret: it matches what was promised, or why not."""
    game = registry.game(record.game)
    try:
        record.replay(game)
    except BadRecord as error:
        verdict, why, accent = "verify-broken", words.say(error.reason), YOUR_TURN
    else:
        verdict, why, accent = "verify-true", _how(record, words), ACCENTS[Phase.OPEN]
    sign = "" if words.text_mode else "✅ " if verdict == "verify-true" else "❌ "
    chosen = record.chosen()
    salts = [
        words.get(_salt(entry, chosen=seat in chosen), who=_who(entry, words), word=Ready(safe_name(entry.salt, 64)))
        for seat, entry in enumerate(record.seats)
    ]
    bent = any(record.seats[seat].computer for seat in chosen)
    return Screen(
        sections(
            paragraph(
                f"### {title(record.game, words)}",
                f"{sign}**{words.get(verdict)}**",
                why,
                words.get("verify-bent") if bent else "",
                words.get("verify-lesson") if lesson_promised(game, record.commitment) is not None else "",
            ),
            paragraph(
                f"**{words.get('verify-promise')}**",
                f"`{record.commitment}`",
                f"**{words.get('verify-secret')}**",
                f"`{record.secret or '—'}`",
                f"**{words.get('verify-salts')}**",
                *bullets(salts),
            ),
            paragraph(small(words.get("verify-yourself"))),
        ),
        accent=accent,
    )


def _how(record: Record, words: Words) -> str:
    whole = "no" if record.result is None else "yes"
    return words.get("verify-how", count=len(record.actions), whole=whole)


def _who(entry: SeatEntry, words: Words) -> Ready:
    return Ready(safe_name(entry.name) if entry.name else words.get("word-somebody"))


def _salt(entry: SeatEntry, *, chosen: bool) -> str:
    """Return the key of the line that tells where a seat's salt comes from."""
    if not chosen:
        return "verify-salt-none"
    return "verify-salt-bent" if entry.computer else "verify-salt"


def record_screen(table_id: str, record: Record, words: Words) -> Screen:
    """Return the record as two files: for programs and for people."""
    name = f"{record.game}-{table_id}"
    files = (
        Attachment(f"{name}.json", record.json_text().encode()),
        Attachment(f"{name}.txt", record.readable().encode()),
    )
    return Screen((*paragraph(f"**{words.get('files-title')}**", words.get("files-use")), *files))
