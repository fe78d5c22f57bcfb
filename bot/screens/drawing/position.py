"""A position of a game that is looked back on: as the table showed it, or in words alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.screens.drawing.brief import Brief
from bot.screens.drawing.cards import short_line
from bot.screens.drawing.layout import Detail, paragraph
from bot.screens.drawing.message import Block
from bot.screens.drawing.pictures import table_picture
from bot.screens.drawing.scenes import Drawing
from bot.tables.model import Happening
from bot.text import Words
from games.engine import Scene


def heading(scene: Scene, game: str, where: str, words: Words, happened: Sequence[Happening] = ()) -> Sequence[Block]:
    """Return what game and which moment it is, and what is special about it beside what the picture says."""
    if words.text_mode:
        return paragraph(*Drawing(scene, words, Detail(0), happened).heading(game), where)
    return paragraph(f"### {game}", *Brief(scene, words, happened).facts(), where)


def laid_out(scene: Scene, words: Words, detail: Detail) -> Iterator[Sequence[Block]]:
    """Yield what lies on the table, the seats, and the viewer's own cards."""
    if not words.text_mode:
        yield (table_picture(scene, words),)
        return
    drawing = Drawing(scene, words, replace(detail, dense=True))
    yield paragraph(*drawing.centre())
    yield drawing.panels()
    yield paragraph(*drawing.own(), *drawing.hand())


def open_hand(scene: Scene, owner: str, words: Words, detail: Detail) -> Sequence[Block]:
    """Return what a seat holds, under its name; the tiles of cards go before anything is cut."""
    if words.text_mode:
        drawing = Drawing(scene, words, replace(detail, dense=True))
        own, hand = drawing.own(), drawing.hand(owner)
        return paragraph(*([f"**{owner}**"] if own and not hand else []), *hand, *own)
    words = words if detail.notes else replace(words, emojis={})
    private = [zone for zone in scene.own if zone.decisive or scene.hand is None]
    zones = [zone for zone in (scene.hand, *private) if zone is not None and zone.cards]
    cards = "  |  ".join(short_line(zone.cards, words) for zone in zones)
    return paragraph(f"**{owner}** · {cards}") if zones else ()
