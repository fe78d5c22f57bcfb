"""Questions before a grave deed at a table: giving up, ending the game, sending somebody away, closing."""

from __future__ import annotations

from bot.clicks import Verb
from bot.screens.parts.buttons import press
from bot.screens.parts.layout import deed_question
from bot.screens.parts.message import Screen, Style
from bot.screens.parts.titles import title
from bot.tables.entries import Motion
from bot.tables.model import Look, SeatInfo, TableInfo
from bot.text import Ready, Words
from persistence.rows import Phase


def kick_question(table: TableInfo, seat: SeatInfo, words: Words) -> Screen:
    words = words.at(table)
    question = words.get("kick-question", who=Ready(words.name(seat.seat)))
    yes = press(table, Verb.KICK, words, "button-kick-sure", Style.DANGER, rest=f"{seat.seat}/yes")
    return deed_question(question, words.get("kick-text"), yes, press(table, Verb.MORE, words, "button-back"))


def close_question(table: TableInfo, words: Words) -> Screen:
    question = words.get("close-question", game=title(table.game, words))
    yes = press(table, Verb.CLOSE, words, "button-close-sure", Style.DANGER, rest="yes")
    climbs = table.phase is Phase.RUNNING and table.climbs
    consequence = words.get("close-text-climb" if climbs else f"close-text-{table.phase}")
    return deed_question(question, consequence, yes, press(table, Verb.MORE, words, "button-back"))


def abandon_question(table: TableInfo, words: Words) -> Screen:
    yes = press(table, Verb.VOTE, words, "button-vote-sure", Style.DANGER, rest=f"{Motion.ABANDON}/yes")
    back = press(table, Verb.MORE, words, "button-back")
    return deed_question(words.get("vote-abandon-question"), words.get("vote-abandon-text"), yes, back)


def resign_screen(look: Look, words: Words) -> Screen:
    table = look.table
    question = words.get("resign-question", game=title(table.game, words))
    consequence = words.get("resign-text" if table.daily is None else "daily-resign")
    yes = press(table, Verb.RESIGN, words, style=Style.DANGER, rest="yes")
    return deed_question(question, consequence, yes, press(table, Verb.HAND, words, "button-back"))
