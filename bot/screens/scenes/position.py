"""A position of a game that is looked back on: as the table showed it, or in words alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.screens.parts.layout import Detail, paragraph
from bot.screens.parts.message import Block
from bot.screens.pictures.scenes import table_picture
from bot.screens.scenes.brief import Brief
from bot.screens.scenes.cards import short_line
from bot.screens.scenes.full import Drawing
from bot.tables.model import Happening
from bot.text import Words
from games.engine import Scene


def heading(scene: Scene, game: str, where: str, words: Words, happened: Sequence[Happening] = ()) -> Sequence[Block]:
    """The game, the moment, and the special facts that the picture leaves out."""
    if words.text_mode:
        return paragraph(*Drawing(scene, words, Detail(0), happened).heading(game), where)
    return paragraph(f"### {game}", *Brief(scene, words, happened).facts(), where)


def laid_out(scene: Scene, words: Words, detail: Detail) -> Iterator[Sequence[Block]]:
    if not words.text_mode:
        yield (table_picture(scene, words),)
        return
    drawing = Drawing(scene, words, replace(detail, dense=True))
    yield paragraph(*drawing.centre())
    yield drawing.panels()
    yield paragraph(*drawing.own(), *drawing.hand())


def open_hand(scene: Scene, owner: str, words: Words, detail: Detail) -> Sequence[Block]:
    """The tiles of cards go before anything is cut."""
    if words.text_mode:
        drawing = Drawing(scene, words, replace(detail, dense=True))
        own, hand = drawing.own(), drawing.hand(owner)
        return paragraph(*([f"**{owner}**"] if own and not hand else []), *hand, *own)
    words = words if detail.notes else replace(words, emojis={})
    private = [zone for zone in scene.own if zone.decisive or scene.hand is None]
    zones = [zone for zone in (scene.hand, *private) if zone is not None and zone.cards]
    cards = "  |  ".join(short_line(zone.cards, words) for zone in zones)
    return paragraph(f"**{owner}** · {cards}") if zones else ()
