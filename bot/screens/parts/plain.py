"""A screen without what Discord may refuse (emojis and pictures), or without what is read aloud letter by letter."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from bot.screens.parts.message import Attachment, Block, Button, Menu, Paragraph, Picture, Row, Screen
from bot.text import Words, tile_name
from games import registry
from games.engine import Face

_BETWEEN = re.compile(r"\s+[·→]\s+")
_AFTER_A_SENTENCE = re.compile(r"([.!?…:]\**)\s+[·→]\s+")
TILE = re.compile(r"<:(?P<name>\w+):(?P<id>\d+)>")


def plainly(screen: Screen, words: Words) -> Screen:
    """No emoji on any control, no picture, no file."""
    blocks = tuple(_plain(block, words) for block in screen.blocks if not isinstance(block, Attachment))
    return replace(screen, blocks=blocks)


def without_signs(screen: Screen) -> Screen:
    """A screen of words with commas and semicolons in place of the characters between them."""
    return replace(screen, blocks=tuple(_spoken(block) for block in screen.blocks))


def _spoken(block: Block) -> Block:
    match block:
        case Paragraph(text):
            return Paragraph(_punctuated(text))
        case Row(buttons):
            return Row(tuple(replace(one, label=_punctuated(one.label)) for one in buttons))
        case Menu(options=options):
            return replace(block, options=tuple(replace(one, label=_punctuated(one.label)) for one in options))
        case _:
            return block


def _punctuated(text: str) -> str:
    return _BETWEEN.sub(", ", _AFTER_A_SENTENCE.sub(r"\1 ", text)).replace(" | ", "; ")


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
    return button.label or (_card(tile, words)[1] if tile is not None else button.emoji or "?")


def _sign(tile: re.Match[str], text: str, words: Words) -> str:
    """The card's emoji, and its words where they do not follow anyway."""
    sign, label = _card(tile, words)
    follows = text[tile.end() :].replace("\u00a0", " ").replace("\u2011", "-").lstrip().startswith(label)
    return sign if follows else f"{sign} {label}".strip()


def _card(tile: re.Match[str], words: Words) -> tuple[str, str]:
    """The card's emoji and words; no emoji once the tiles have been uploaded again."""
    name = next((name for name, emoji_id in words.emojis.items() if emoji_id == int(tile["id"])), "")
    face = _faces(words.locale).get(name)
    return ("", tile["name"].replace("_", " ")) if face is None else (face.emoji, words.label(face.words))


@lru_cache(maxsize=8)
def _faces(locale: str) -> dict[str, Face]:
    """The cards of all games by the names of their tiles."""
    return {
        tile_name(game, drawn, locale): game.faces[code]
        for game in registry.all_games().values()
        for code, drawn in game.art.cards.items()
        if code in game.faces
    }
