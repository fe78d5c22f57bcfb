"""A screen without the application's emojis and without pictures: the second try when Discord refuses the first."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from bot.screens.drawing.message import Attachment, Block, Button, Menu, Paragraph, Picture, Row, Screen
from bot.text import Words, tile_name
from games import registry
from games.engine import Face

TILE = re.compile(r"<:(\w+):\d+>")


def plainly(screen: Screen, words: Words) -> Screen:
    """Return the screen in words alone: no emoji on any control, no picture, no file."""
    return replace(
        screen,
        blocks=tuple(_plain(block, words) for block in screen.blocks if not isinstance(block, Attachment)),
        below=tuple(_plain(block, words) for block in screen.below if not isinstance(block, Attachment)),
    )


def _plain(block: Block, words: Words) -> Block:
    match block:
        case Paragraph(text):
            return Paragraph(TILE.sub(lambda tile: _sign(tile, text, words), text))
        case Picture(alt=alt):
            return Paragraph(alt)
        case Row(buttons):
            return Row(tuple(replace(one, emoji=None, label=_label(one, words)) for one in buttons))
        case Menu(options=options):
            return replace(block, options=tuple(replace(one, emoji=None) for one in options))
        case _:
            return block


def _label(button: Button, words: Words) -> str:
    tile = TILE.fullmatch(button.emoji or "")
    face = None if tile is None else _faces(words.locale).get(tile[1])
    return button.label or (words.label(face.words) if face is not None else button.emoji or "?")


def _sign(tile: re.Match[str], text: str, words: Words) -> str:
    """Return the card's sign, and its words where they do not follow anyway."""
    face = _faces(words.locale).get(tile[1])
    if face is None:
        return ""
    label = words.label(face.words)
    follows = text[tile.end() :].replace("\u00a0", " ").replace("\u2011", "-").lstrip().startswith(label)
    return face.emoji if follows else f"{face.emoji} {label}"


@lru_cache(maxsize=8)
def _faces(locale: str) -> dict[str, Face]:
    """Return the cards of all games by the names of their tiles."""
    return {
        tile_name(game, drawn, locale): game.faces[code]
        for game in registry.all_games().values()
        for code, drawn in game.art.cards.items()
        if code in game.faces
    }
