"""The people whom the reader does not want at their tables, the reader's data as a file, and how it is forgotten."""

from __future__ import annotations

import gzip
from collections.abc import Sequence

from bot.clicks import Click, Verb
from bot.screens.parts.buttons import menu, way
from bot.screens.parts.layout import QUIET, YOUR_TURN, drafted, paragraph
from bot.screens.parts.message import MOST_OPTIONS, Attachment, Row, Screen, Style
from bot.screens.parts.texts import bold, bullets, small
from bot.text import Words, clean_name, escaped
from games.engine import Text
from persistence.rows import BlockedPerson

MOST_BLOCKED = MOST_OPTIONS
"""A menu holds no more people to unblock."""
LARGEST_FILE = 4_000_000
"""Bytes from which on the file is packed, so that every server takes it."""


def blocks_screen(blocks: Sequence[BlockedPerson], words: Words, notice: Text | None = None) -> Screen:
    people = {str(block.blocked_id): clean_name(block.blocked_name) for block in blocks}
    said = paragraph(
        f"### {words.get('block-title')}",
        words.say(notice) if notice is not None else "",
        *(bullets(map(escaped, people.values())) or [words.get("block-none")]),
        small(words.get("block-about")),
    )
    lift = [menu(Click(Verb.UNBLOCK), words.key("block-lift"), people)] if people else []
    return Screen((*said, *lift), QUIET)


def export_screen(data: bytes, words: Words) -> Screen:
    file = Attachment("tapis.json", data)
    if len(data) > LARGEST_FILE:
        file = Attachment("tapis.json.gz", gzip.compress(data, mtime=0))
    return Screen((*paragraph(bold(words.get("privacy-export-title")), words.get("privacy-export-what")), file))


def forget_screen(words: Words) -> Screen:
    yes = way(Verb.FORGET, words, style=Style.DANGER, rest="yes")
    effects = [words.get(f"privacy-forget-{what}") for what in ("leaves", "nameless", "words", "copies")]
    asked = paragraph(f"### {words.get('privacy-forget-question')}", *bullets(effects))
    return drafted(YOUR_TURN, asked, rows=(*paragraph(small(words.get("privacy-forget-final"))), Row((yes,))))
