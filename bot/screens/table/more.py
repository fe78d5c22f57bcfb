"""Further actions at a table: following the game, freeing seats, closing; questions before grave deeds. Private."""

from __future__ import annotations

from collections.abc import Iterator

from bot.clicks import Verb
from bot.screens.parts.buttons import balanced, button, click_at, press
from bot.screens.parts.layout import QUIET, confirm_screen, drafted, paragraph
from bot.screens.parts.message import Button, Row, Screen, Style
from bot.screens.parts.texts import mention, small, title
from bot.screens.table.lobby import small_print
from bot.screens.table.votes import poll_row, poll_told, proposals
from bot.tables.entries import Motion
from bot.tables.model import Look, Person, SeatInfo, TableInfo
from bot.text import Ready, Words, clean_name
from games.engine import Seat, Text
from persistence.rows import ALIVE, Phase, SeatKind


def more_screen(look: Look, who: Person, words: Words, notice: Text | None = None, *, calls: bool = False) -> Screen:
    """With `calls`, the server has a role to call."""
    table = look.table
    keeps = table.kept_by(who) and table.phase in ALIVE
    words = words.at(table, look.seat)
    role = "nobody" if not table.opener_id else "manager" if who.manages else "guest"
    if who.id == table.opener_id:
        role = "opener"
    waits = table.phase is Phase.OPEN
    involved = keeps or look.seat is not None
    shows = table.phase is Phase.RUNNING and not table.counts and table.seat_of(who.id) is not None
    said = paragraph(
        f"### {words.get('more-title', game=title(table.game, words))}",
        words.say(notice) if notice is not None else "",
        words.get(f"more-{role}", who=mention(table.opener_id)),
        words.get("more-show") if shows else "",
        words.get("more-invite") if waits and involved else "",
        *(map(small, small_print(table, words)) if waits else ()),
        small(words.get("list-id", id=table.id)),
    )
    seeks = calls and waits and not table.private and table.seats_free > 0
    calling = [press(table, Verb.CALL, words)] if seeks and involved else []
    rows = [*balanced(*_playing(table, who, words), *calling, *proposals(look, who, words))]
    if look.seat is not None:
        rows += poll_row(look, words)
    if keeps:
        rows += balanced(*_orders(table, who, words))
        rows.append(Row((press(table, Verb.CLOSE, words, style=Style.DANGER),)))
    return drafted(QUIET, said, poll_told(look, words), rows=rows)


def _orders(table: TableInfo, who: Person, words: Words) -> Iterator[Button]:
    """To pause, for somebody who manages the server; to free seats: before the game every one, then people's."""
    if who.manages and table.phase is Phase.RUNNING:
        yield press(table, Verb.PAUSE if table.paused_at is None else Verb.RESUME, words)
    for seat in table.seats:
        goes = table.phase is Phase.OPEN or (seat.kind is SeatKind.PERSON and not seat.resigned)
        if goes and seat.user_id != who.id:
            yield _free(table, seat.seat, words.name(seat.seat, plain=True), words)
    for one in table.kept:
        yield _free(table, one.seat, clean_name(one.name), words)


def _playing(table: TableInfo, who: Person, words: Words) -> list[Button]:
    if table.phase is Phase.OPEN:
        verbs = [Verb.WORD, Verb.LOG] if table.origin is None else [Verb.LOG]
        if table.kept_for(who.id) is not None:
            verbs.insert(0, Verb.DECLINE)
        return [press(table, verb, words) for verb in verbs]
    if table.phase is not Phase.RUNNING:
        return []
    seat = table.seat_of(who.id)
    if seat is None:
        return [press(table, Verb.WATCH, words)]
    return [] if seat.called is None or table.counts else [press(table, Verb.HINT, words)]


def _free(table: TableInfo, seat: Seat, name: str, words: Words) -> Button:
    label = "button-kick" if table.phase is Phase.OPEN else "button-replace"
    said = words.key(label, seat=seat + 1, name=name)
    return button(click_at(table, Verb.KICK, str(seat)), said)


def kick_question(table: TableInfo, seat: SeatInfo, words: Words) -> Screen:
    words = words.at(table)
    question = words.get("kick-question", who=Ready(words.name(seat.seat)))
    yes = press(table, Verb.KICK, words, "button-kick-sure", Style.DANGER, rest=f"{seat.seat}/yes")
    return confirm_screen(question, words.get("kick-text"), yes, press(table, Verb.MORE, words, "button-back"))


def close_question(table: TableInfo, words: Words) -> Screen:
    question = words.get("close-question", game=title(table.game, words))
    yes = press(table, Verb.CLOSE, words, "button-close-sure", Style.DANGER, rest="yes")
    climbs = table.phase is Phase.RUNNING and table.climbs
    consequence = words.get("close-text-climb" if climbs else f"close-text-{table.phase}")
    return confirm_screen(question, consequence, yes, press(table, Verb.MORE, words, "button-back"))


def abandon_question(table: TableInfo, words: Words) -> Screen:
    yes = press(table, Verb.VOTE, words, "button-vote-sure", Style.DANGER, rest=f"{Motion.ABANDON}/yes")
    back = press(table, Verb.MORE, words, "button-back")
    return confirm_screen(words.get("vote-abandon-question"), words.get("vote-abandon-text"), yes, back)


def resign_screen(look: Look, words: Words) -> Screen:
    table = look.table
    question = words.get("resign-question", game=title(table.game, words))
    others = [seat for seat in table.seats if seat.seat != look.seat and not seat.resigned]
    ends = len(others) == 1 or all(seat.kind is SeatKind.COMPUTER for seat in others)
    counts = table.counts or table.climbs
    consequence = words.get("daily-resign")
    if table.daily is None:
        consequence = words.get("resign-text", ends="yes" if ends else "no", counts="yes" if counts else "no")
    yes = press(table, Verb.RESIGN, words, style=Style.DANGER, rest="yes")
    return confirm_screen(question, consequence, yes, press(table, Verb.HAND, words, "button-back"))
