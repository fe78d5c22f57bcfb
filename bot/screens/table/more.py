"""What else can be done at a table: following the game; for whoever looks after it, freeing seats, closing. Private."""

from __future__ import annotations

from bot.clicks import Click, Verb
from bot.screens.drawing.layout import QUIET, YOUR_TURN, button, paragraph, sections, small
from bot.screens.drawing.message import Button, Row, Screen, Style
from bot.screens.drawing.packing import balanced
from bot.screens.table.table import title
from bot.screens.table.votes import poll_lines, poll_row, proposals
from bot.tables.model import Look, Person, SeatInfo, TableInfo
from bot.text import Ready, Words, clean_name
from games.engine import Seat, Text
from persistence.rows import ALIVE, Phase, SeatKind


def more_screen(look: Look, who: Person, words: Words, notice: Text | None = None) -> Screen:
    """Return what a person can do with a table beyond playing."""
    table = look.table
    keeps = table.kept_by(who) and table.phase in ALIVE
    words = words.at(table, look.seat)
    role = "opener" if who.id == table.opener_id else "manager" if who.manages else "guest"
    said = paragraph(
        f"### {words.get('more-title', game=Ready(title(table.game, words)))}",
        words.say(notice) if notice is not None else "",
        words.get(f"more-{role}", who=Ready(f"<@{table.opener_id}>")),
        words.get("more-show") if _may_show(table, who) else "",
        words.get("more-invite") if table.phase is Phase.OPEN and (keeps or look.seat is not None) else "",
        small(words.get("list-id", id=table.id)),
    )
    poll = () if look.poll is None else paragraph(*poll_lines(look.poll, words))
    playing = balanced(*_playing(table, who, words), *proposals(look, who, words))
    together = (*playing, *(poll_row(look, words) if look.seat is not None else ()))
    if not keeps:
        return Screen((*sections(said, poll), *together), accent=QUIET)
    seats = _orders(look, who, words)
    seats += [_away(table, seat, words) for seat in table.seats if _can_go(table, seat, who)]
    seats += [_free(table, one.seat, clean_name(one.name), words) for one in table.kept]
    close = button(Click(Verb.CLOSE, table.id, table.revision), words.key("button-close"), Style.DANGER)
    return Screen((*sections(said, poll), *together, *balanced(*seats), Row((close,))), accent=QUIET)


def _orders(look: Look, who: Person, words: Words) -> list[Button]:
    """Return the button with which somebody who manages the server pauses the game, or lets it go on."""
    if not who.manages or look.table.phase is not Phase.RUNNING:
        return []
    verb = Verb.PAUSE if look.table.paused_at is None else Verb.RESUME
    return [button(Click(verb, look.table.id, look.table.revision), words.key(f"button-{verb}"))]


def _playing(table: TableInfo, who: Person, words: Words) -> list[Button]:
    """Return what there is beside the table's own buttons: a seat to give back, a word, watching, a hint."""
    if table.phase is Phase.OPEN:
        verbs = [Verb.WORD, Verb.LOG]
        if table.kept_for(who.id) is not None:
            verbs.insert(0, Verb.DECLINE)
        return [button(Click(verb, table.id, table.revision), words.key(f"button-{verb}")) for verb in verbs]
    if table.phase is not Phase.RUNNING:
        return []
    seat = table.seat_of(who.id)
    if seat is None:
        return [button(Click(Verb.WATCH, table.id, table.revision), words.key("button-watch"))]
    if seat.called is None or table.counts:
        return []
    return [button(Click(Verb.HINT, table.id, table.revision), words.key("button-hint"))]


def _may_show(table: TableInfo, who: Person) -> bool:
    return table.phase is Phase.RUNNING and not table.counts and table.seat_of(who.id) is not None


def kick_question(table: TableInfo, seat: SeatInfo, words: Words) -> Screen:
    """Return the question whether a computer is really to play on for somebody."""
    words = words.at(table)
    question = words.get("kick-question", who=Ready(words.name(seat.seat)))
    yes = Click(Verb.KICK, table.id, table.revision, f"{seat.seat}/yes")
    sure = button(yes, words.key("button-kick-sure"), Style.DANGER)
    return _question(question, words.get("kick-text"), sure, _back(table, words))


def close_question(table: TableInfo, words: Words) -> Screen:
    """Return the question whether the table is really to be closed."""
    words = words.at(table)
    question = words.get("close-question", game=Ready(title(table.game, words)))
    yes = button(Click(Verb.CLOSE, table.id, table.revision, "yes"), words.key("button-close-sure"), Style.DANGER)
    return _question(question, words.get(f"close-text-{table.phase}"), yes, _back(table, words))


def _question(question: str, consequence: str, yes: Button, back: Button) -> Screen:
    return Screen((*paragraph(f"**{question}**", consequence), Row((yes, back))), accent=YOUR_TURN)


def _back(table: TableInfo, words: Words) -> Button:
    return button(Click(Verb.MORE, table.id, table.revision), words.key("button-back"))


def _can_go(table: TableInfo, seat: SeatInfo, you: Person) -> bool:
    """Tell whether a seat can be taken from whoever holds it: before the game from everybody, then from people."""
    if seat.user_id == you.id:
        return False
    return table.phase is Phase.OPEN or (seat.kind is SeatKind.PERSON and not seat.resigned)


def _away(table: TableInfo, seat: SeatInfo, words: Words) -> Button:
    return _free(table, seat.seat, words.name(seat.seat, plain=True), words)


def _free(table: TableInfo, seat: Seat, name: str, words: Words) -> Button:
    label = "button-kick" if table.phase is Phase.OPEN else "button-replace"
    said = words.key(label, seat=seat + 1, name=Ready(name))
    return button(Click(Verb.KICK, table.id, table.revision, str(seat)), said)
