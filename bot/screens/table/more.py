"""Further actions at a table: following the game; for the person in charge, freeing seats and closing. Private."""

from __future__ import annotations

from bot.clicks import Verb
from bot.screens.parts.layout import QUIET, mention, paragraph, sections, small
from bot.screens.parts.message import Button, Row, Screen, Style
from bot.screens.parts.packing import balanced
from bot.screens.parts.titles import press, title
from bot.screens.table.lobby import small_print
from bot.screens.table.votes import poll_lines, poll_row, proposals
from bot.tables.model import Look, Person, SeatInfo, TableInfo
from bot.text import Words, clean_name
from games.engine import Seat, Text
from persistence.rows import ALIVE, Phase, SeatKind


def more_screen(look: Look, who: Person, words: Words, notice: Text | None = None, *, calls: bool = False) -> Screen:
    """With `calls`, the server has a role to call."""
    table = look.table
    keeps = table.kept_by(who) and table.phase in ALIVE
    words = words.at(table, look.seat)
    role = (
        "opener"
        if who.id == table.opener_id
        else "manager"
        if who.manages
        else "guest"
        if table.opener_id
        else "nobody"
    )
    said = paragraph(
        f"### {words.get('more-title', game=title(table.game, words))}",
        words.say(notice) if notice is not None else "",
        words.get(f"more-{role}", who=mention(table.opener_id)),
        words.get("more-show") if _may_show(table, who) else "",
        words.get("more-invite") if table.phase is Phase.OPEN and (keeps or look.seat is not None) else "",
        *(map(small, small_print(table, words)) if table.phase is Phase.OPEN else ()),
        small(words.get("list-id", id=table.id)),
    )
    poll = () if look.poll is None else paragraph(*poll_lines(look.poll, words))
    seeks = calls and table.phase is Phase.OPEN and not table.private and table.seats_free > 0
    calling = [_call(table, words)] if seeks and (keeps or look.seat is not None) else []
    playing = balanced(*_playing(table, who, words), *calling, *proposals(look, who, words))
    together = (*playing, *(poll_row(look, words) if look.seat is not None else ()))
    if not keeps:
        return Screen((*sections(said, poll), *together), accent=QUIET)
    seats = _orders(look, who, words)
    seats += [_away(table, seat, words) for seat in table.seats if _can_go(table, seat, who)]
    seats += [_free(table, one.seat, clean_name(one.name), words) for one in table.kept]
    close = press(table, Verb.CLOSE, words.key("button-close"), Style.DANGER)
    return Screen((*sections(said, poll), *together, *balanced(*seats), Row((close,))), accent=QUIET)


def _orders(look: Look, who: Person, words: Words) -> list[Button]:
    """For somebody who manages the server."""
    if not who.manages or look.table.phase is not Phase.RUNNING:
        return []
    verb = Verb.PAUSE if look.table.paused_at is None else Verb.RESUME
    return [press(look.table, verb, words.key(f"button-{verb}"))]


def _playing(table: TableInfo, who: Person, words: Words) -> list[Button]:
    """The buttons beyond those of the table's own message."""
    if table.phase is Phase.OPEN:
        verbs = [Verb.WORD, Verb.LOG] if table.origin is None else [Verb.LOG]
        if table.kept_for(who.id) is not None:
            verbs.insert(0, Verb.DECLINE)
        return [press(table, verb, words.key(f"button-{verb}")) for verb in verbs]
    if table.phase is not Phase.RUNNING:
        return []
    seat = table.seat_of(who.id)
    if seat is None:
        return [press(table, Verb.WATCH, words.key("button-watch"))]
    if seat.called is None or table.counts:
        return []
    return [press(table, Verb.HINT, words.key("button-hint"))]


def _call(table: TableInfo, words: Words) -> Button:
    return press(table, Verb.CALL, words.key("button-call"))


def _may_show(table: TableInfo, who: Person) -> bool:
    return table.phase is Phase.RUNNING and not table.counts and table.seat_of(who.id) is not None


def _can_go(table: TableInfo, seat: SeatInfo, you: Person) -> bool:
    """Before the game every seat, then people's."""
    if seat.user_id == you.id:
        return False
    return table.phase is Phase.OPEN or (seat.kind is SeatKind.PERSON and not seat.resigned)


def _away(table: TableInfo, seat: SeatInfo, words: Words) -> Button:
    return _free(table, seat.seat, words.name(seat.seat, plain=True), words)


def _free(table: TableInfo, seat: Seat, name: str, words: Words) -> Button:
    label = "button-kick" if table.phase is Phase.OPEN else "button-replace"
    said = words.key(label, seat=seat + 1, name=name)
    return press(table, Verb.KICK, said, rest=str(seat))
