"""My data as a file, and the question before everything about me is forgotten."""

from __future__ import annotations

import gzip

from bot.clicks import Click, Verb
from bot.screens.parts.buttons import button
from bot.screens.parts.layout import YOUR_TURN, bullets, paragraph, small
from bot.screens.parts.message import Attachment, Row, Screen, Style
from bot.text import Words

LARGEST_FILE = 4_000_000
"""Bytes from which on the file is packed, so that every server takes it."""


def export_screen(data: bytes, words: Words) -> Screen:
    file = Attachment("tapis.json", data)
    if len(data) > LARGEST_FILE:
        file = Attachment("tapis.json.gz", gzip.compress(data, mtime=0))
    return Screen((*paragraph(f"**{words.get('privacy-export-title')}**", words.get("privacy-export-what")), file))


def forget_screen(words: Words) -> Screen:
    yes = button(Click(Verb.FORGET, rest="yes"), words.key("button-forget"), Style.DANGER)
    effects = [words.get(f"privacy-forget-{what}") for what in ("leaves", "nameless", "words", "copies")]
    asked = paragraph(f"### {words.get('privacy-forget-question')}", *bullets(effects))
    return Screen((*asked, *paragraph(small(words.get("privacy-forget-final"))), Row((yes,))), accent=YOUR_TURN)
