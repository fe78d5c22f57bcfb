"""The people whom the reader does not want at their tables. Private."""

from __future__ import annotations

from collections.abc import Sequence

from bot.clicks import Click, Verb
from bot.screens.parts.buttons import menu
from bot.screens.parts.layout import QUIET, bullets, paragraph, small
from bot.screens.parts.message import MOST_OPTIONS, Screen
from bot.text import Words, clean_name, escaped
from games.engine import Text
from persistence.rows import BlockedPerson

MOST_BLOCKED = MOST_OPTIONS
"""A menu holds no more people to unblock."""


def blocks_screen(blocks: Sequence[BlockedPerson], words: Words, notice: Text | None = None) -> Screen:
    names = [clean_name(block.blocked_name) for block in blocks]
    said = paragraph(
        f"### {words.get('block-title')}",
        words.say(notice) if notice is not None else "",
        *(bullets(escaped(name) for name in names) if names else [words.get("block-none")]),
        small(words.get("block-about")),
    )
    if not blocks:
        return Screen(said, accent=QUIET)
    people = {str(block.blocked_id): name for block, name in zip(blocks, names, strict=True)}
    return Screen((*said, menu(Click(Verb.UNBLOCK), words.key("block-lift"), people)), accent=QUIET)
