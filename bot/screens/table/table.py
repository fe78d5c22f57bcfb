"""The table's public message: before, during and after the game. Made from a spectator's look only."""

from __future__ import annotations

from collections.abc import Sequence

from bot.clicks import Verb
from bot.screens.finished.ended import closed_screen, ended_screen
from bot.screens.help.rules import section_for
from bot.screens.parts.buttons import balanced, press, rules_button
from bot.screens.parts.layout import RUNNING, framed, paragraph
from bot.screens.parts.message import Block, Screen, Style
from bot.screens.parts.texts import form_line, say_origin, small, title, waiting_line
from bot.screens.pictures.scenes import table_picture
from bot.screens.scenes.brief import Brief
from bot.screens.table.lobby import lobby_screen
from bot.screens.table.votes import poll_row, poll_told, seat_rows
from bot.tables.model import Look
from bot.text import Words
from games import registry
from games.engine import Scene
from persistence.rows import Phase

MOST_TOLD = 2


def table_screen(look: Look, words: Words) -> Screen:
    """Raises `ValueError` for a look that is not a spectator's."""
    if look.seat is not None or (look.view is not None and look.view.seat is not None):
        raise ValueError("a public screen is drawn from a spectator's look")
    words = words.at(look.table)
    match look.table.phase:
        case Phase.OPEN:
            return lobby_screen(look.table, words)
        case Phase.RUNNING:
            return _running(look, words)
        case Phase.FINISHED:
            return ended_screen(look, words)
        case Phase.CLOSED:
            return closed_screen(look, words)


def _running(look: Look, words: Words) -> Screen:
    """A short view of the running game; **Watch** shows the rest."""
    table = look.table
    scene: Scene = registry.game(table.game).scene(look.view)
    brief = Brief(scene, words, look.since)
    told = brief.told()
    facts = brief.facts()
    shown: Sequence[Block]
    if words.text_mode:
        head = paragraph(brief.heading(title(table.game, words)), *brief.players())
        shown = paragraph(*map(small, (*facts, *brief.middle())))
    else:
        head = paragraph(f"### {title(table.game, words)}", small(" ".join(facts)))
        shown = (table_picture(scene, words),)
    told = told[-1 if facts or words.text_mode else -MOST_TOLD :]
    lesson = small(words.get("table-lesson")) if table.lesson else small(form_line(table, words))
    origin = small(say_origin("study-origin-short", table, words))
    last = paragraph(*map(small, told), waiting_line(table, words, ordered=look.ordered), lesson, origin)
    buttons = balanced(
        press(table, Verb.HAND, words, style=Style.PRIMARY),
        press(table, Verb.WATCH, words),
        rules_button(table.game, words, table.id, table.revision, section_for(table.game, scene, words)),
        press(table, Verb.LOG, words),
        press(table, Verb.MORE, words),
    )
    rows = (*poll_row(look, words), *seat_rows(look, words), *buttons)
    return framed(RUNNING, head, shown, last, poll_told(look, words), rows=rows)
