"""How strong a computer player can be, to choose from."""

from __future__ import annotations

from bot.clicks import Click, Verb
from bot.screens.drawing.layout import YOUR_TURN, button, paragraph
from bot.screens.drawing.message import Screen
from bot.screens.drawing.packing import balanced
from bot.tables.model import TableInfo
from bot.text import Ready, Words
from games import registry
from games.players import strengths


def levels_screen(table: TableInfo, words: Words) -> Screen:
    """Return the question at which strength the next computer player is to play."""
    levels = strengths(registry.game(table.game))
    lines = [
        words.get("add-level", level=Ready(words.get(f"level-{level}")), about=Ready(words.get(f"level-{level}-about")))
        for level in levels
    ]
    buttons = tuple(
        button(Click(Verb.ADD, table.id, table.revision, level), words.key(f"level-{level}")) for level in levels
    )
    return Screen((*paragraph(f"**{words.get('add-question')}**", *lines), *balanced(*buttons)), accent=YOUR_TURN)
