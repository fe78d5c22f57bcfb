"""The table's public message: before, during and after the game. Made from a spectator's look only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.clicks import Click, Verb
from bot.screens.after.result import beside_pictures, order_lines, result_lines
from bot.screens.drawing.brief import Brief
from bot.screens.drawing.layout import (
    ACCENTS,
    Detail,
    again_button,
    bullets,
    button,
    fits,
    fitted,
    paragraph,
    rules_button,
    sections,
    shortened,
    small,
    teach_button,
    when,
)
from bot.screens.drawing.message import Block, Button, Row, Screen, Style
from bot.screens.drawing.packing import balanced
from bot.screens.drawing.pictures import table_picture
from bot.screens.drawing.results import result_pictures
from bot.screens.drawing.scenes import MOST_ROOMY, Drawing
from bot.screens.help.rules import section_for
from bot.screens.table.options import chosen_lines
from bot.screens.table.votes import poll_lines, poll_row, seat_rows
from bot.tables.clocks.dues import longest_pause
from bot.tables.model import Look, TableInfo
from bot.text import Ready, Words
from bot.text.catalogues import prefix
from games import registry
from games.engine import Scene, Seat
from persistence.rows import Phase, SeatKind

PUBLIC_EVENTS = 3
SHOWN_DIGITS = 32
"""How much of the promise is shown: 128 bits, so that nobody finds a second secret that fits."""


def title(game: str, words: Words, *, plain: bool = False) -> str:
    """Return a game's name."""
    key = f"{prefix(game)}title"
    return words.key(key) if plain else words.get(key)


def in_short(game: str, words: Words) -> str:
    """Return for how many a game is, how long it takes and what is advised."""
    return " · ".join(words.get(f"{prefix(game)}{what}") for what in ("players", "length", "advice"))


def table_screen(look: Look, words: Words) -> Screen:
    """Return the table as everybody may see it. Raises `ValueError` for a look that is not a spectator's."""
    if look.seat is not None or (look.view is not None and look.view.seat is not None):
        raise ValueError("a public screen is drawn from a spectator's look")
    words = words.at(look.table)
    match look.table.phase:
        case Phase.OPEN:
            return _lobby(look.table, words)
        case Phase.RUNNING:
            return fitted(lambda detail: _running(look, words, detail), PUBLIC_EVENTS)
        case Phase.FINISHED:
            screen = _finished(look, words)  # a long account has no room for tiles: each takes forty signs
            return screen if fits(screen) else shortened(_finished(look, replace(words, emojis={})))
        case Phase.CLOSED:
            return _closed(look, words)


def table_line(table: TableInfo, words: Words) -> str:
    """Return a table in one line without Markdown, for lists to choose from."""
    names = words.at(table)
    who = ", ".join(names.name(seat.seat, plain=True) for seat in table.seats)
    parts = [title(table.game, words, plain=True), words.key(f"phase-{table.phase}"), who, table.id]
    return " · ".join(part for part in parts if part)


def _lobby(table: TableInfo, words: Words) -> Screen:
    game = registry.game(table.game)
    few = len(table.seats) < game.seats[0]
    full = len(table.seats) >= table.seats_wanted
    say = words.get
    heading = paragraph(
        f"### {say('lobby-title', game=Ready(title(table.game, words)))}",
        say(f"{prefix(table.game)}blurb"),
        small(in_short(table.game, words)),
    )
    seats = paragraph(
        f"**{say('lobby-seats', taken=len(table.seats), wanted=table.seats_wanted)}**",
        locked(say("lobby-private"), words) if table.private else "",
        *(_seat_line(table, at, words) for at in range(table.seats_wanted)),
        small(say("lobby-few", least=game.seats[0])) if few else "",
        small(say("lobby-closes", when=Ready(when(table.closes_at)))) if table.closes_at is not None else "",
    )
    chosen = chosen_lines(table, words)
    options = paragraph(f"**{say('lobby-options')}**", *bullets(chosen)) if chosen else ()
    promise = paragraph(
        *(small(say(why)) for why in _uncounted(table)),
        small(say("lobby-promise", hash=table.commitment[:SHOWN_DIGITS])),
    )
    return Screen(
        (*sections(heading, seats, options), *promise, *_lobby_rows(table, words, full=full, few=few)),
        accent=ACCENTS[table.phase],
    )


def _lobby_rows(table: TableInfo, words: Words, *, full: bool, few: bool) -> Iterator[Row]:
    """Yield rows that a phone shows in a line each: who plays, what is set, what there is to read."""
    game = registry.game(table.game)
    yield Row(
        (
            _press(table, Verb.JOIN, words.key("button-join"), Style.SUCCESS, disabled=full),
            _press(table, Verb.LEAVE, words.key("button-leave")),
            _press(table, Verb.START, words.key("button-start"), Style.PRIMARY, disabled=few),
        )
    )
    no_room = len(table.seats) + len(table.kept) >= table.seats_wanted
    settings = [_press(table, Verb.ADD, words.key("button-add"), disabled=no_room)]
    if game.options.model_fields:
        settings.append(_press(table, Verb.OPTIONS, words.key("button-options")))
    yield Row(tuple(settings))
    reading = [rules_button(table.game, words, table.id, table.revision)]
    people = [one for one in table.seats if one.kind is SeatKind.PERSON]
    if game.lesson is not None and len(people) <= 1:
        reading.append(teach_button(table.game, words))
    yield Row((*reading, _more(table, words)))


def _uncounted(table: TableInfo) -> Iterator[str]:
    """Yield why the game will not count, as far as that is known before the start."""
    if not table.rated:
        yield "lobby-unrated"
    elif any(seat.kind is SeatKind.COMPUTER for seat in table.seats):
        yield "lobby-unrated-computer"


def locked(line: str, words: Words) -> str:
    """Return what is said of a private table, with its sign."""
    return line if words.text_mode else f"🔒 {line}"


def _seat_line(table: TableInfo, at: Seat, words: Words) -> str:
    seat = next((one for one in table.seats if one.seat == at), None)
    kept = next((one for one in table.kept if one.seat == at), None)
    if kept is not None:
        who = Ready(f"<@{kept.user_id}>")
        return f"{at + 1}. {words.get('lobby-kept', who=who, until=Ready(when(kept.until)))}"
    if seat is None:
        return f"{at + 1}. *{words.get('lobby-free')}*"
    notes = []
    if seat.kind is SeatKind.COMPUTER and seat.level is not None:
        notes.append(words.get(f"level-{seat.level}"))
    if seat.user_id is not None and seat.user_id == table.opener_id:
        notes.append(words.get("lobby-opener"))
    if seat.gave_word:
        notes.append(words.get("lobby-word"))
    line = f"{at + 1}. {words.name(at)}"
    return f"{line} · {', '.join(notes)}" if notes else line


def _running(look: Look, words: Words, detail: Detail) -> Screen:
    table = look.table
    scene: Scene = registry.game(table.game).scene(look.view)
    drawing = Drawing(scene, words, replace(detail, dense=len(scene.panels) > MOST_ROOMY), look.since)
    if words.text_mode:
        shown: tuple[Sequence[Block], ...] = (
            paragraph(*drawing.heading(title(table.game, words))),
            paragraph(*drawing.centre()),
            drawing.panels(),
        )
        told = [words.say(one.text) for one in drawing.told()]
    else:
        brief = Brief(scene, words, look.since)
        picture = (table_picture(scene, words),)
        shown = (paragraph(f"### {title(table.game, words)}", *brief.facts()), picture)
        told = brief.told()
    lesson = small(words.get("table-lesson")) if table.lesson else ""
    last = paragraph(*map(small, told), waiting_line(table, words, ordered=look.ordered), lesson)
    poll = () if look.poll is None else paragraph(*poll_lines(look.poll, words))
    blocks = sections(*shown, last, poll)
    buttons = balanced(
        _press(table, Verb.HAND, words.key("button-hand"), Style.PRIMARY),
        _press(table, Verb.WATCH, words.key("button-watch")),
        rules_button(table.game, words, table.id, table.revision, section_for(table.game, scene, words)),
        _log(table, words),
        _more(table, words),
    )
    return Screen((*blocks, *poll_row(look, words), *seat_rows(look, words), *buttons), accent=ACCENTS[table.phase])


def waiting_line(table: TableInfo, words: Words, *, ordered: bool = True) -> str:
    """Return whom the table waits for, since when, and until when if a clock runs.

    Of a pause that no manager has `ordered`, return when any player may end it.
    """
    if table.paused_at is not None:
        line = words.get("turn-paused", since=Ready(when(table.paused_at)))
        if not ordered:
            moment = Ready(f"<t:{(table.paused_at + longest_pause(table.pace)) // 1000}:f>")
            line = f"{line} {words.get('turn-pause-ends', moment=moment)}"
        return line if words.text_mode else f"⏸️ {line}"
    awaited = [seat for seat in table.seats if seat.awaited]
    if not awaited:
        return ""
    ends = {seat.due_at for seat in awaited}
    names = [words.key("turn-you") if seat.seat == words.you else words.name(seat.seat) for seat in awaited]
    if len(ends) > 1:
        names = [
            name if seat.due_at is None else f"{name} ({when(seat.due_at)})"
            for name, seat in zip(names, awaited, strict=True)
        ]
    who = Ready(words.listed(names))
    line = words.get("turn-waiting", who=who, count=len(awaited), since=Ready(when(table.changed_at)))
    if len(ends) == 1 and (end := ends.pop()) is not None:
        line = f"{line} · {words.get('turn-ends', end=Ready(when(end)))}"
    return line if words.text_mode else f"⏳ {line}"


def _finished(look: Look, words: Words) -> Screen:
    table = look.table
    heading = paragraph(f"### {words.get('result-title', game=Ready(title(table.game, words)))}")
    drawn, account = _result(look, words)
    promised = words.get("result-proof", hash=table.commitment[:SHOWN_DIGITS])
    last = "" if table.link is None else words.get("result-chain", link=table.link[:SHOWN_DIGITS])
    proof = paragraph(small(promised), small(last) if last else "")
    buttons = balanced(
        _press(table, Verb.REMATCH, words.key("button-rematch"), Style.PRIMARY),
        _log(table, words),
        _press(table, Verb.REPLAY, words.key("button-replay")),
        _press(table, Verb.REVIEW, words.key("button-review")),
        _press(table, Verb.VERIFY, words.key("button-verify")),
    )
    return Screen(
        (*sections(heading, drawn, *(paragraph(*part) for part in account)), *proof, *buttons),
        accent=ACCENTS[table.phase],
    )


def _result(look: Look, words: Words) -> tuple[tuple[Block, ...], list[list[str]]]:
    """Return how the game ended: a picture, and in words what it does not say."""
    if look.outcome is None:
        return (), []
    orders = order_lines(look.orders, words)
    if words.text_mode:
        return (), [*result_lines(look.outcome, look.settlement, look.apart, words), *orders]
    beside = beside_pictures(look.outcome, look.settlement, look.apart, words)
    return result_pictures(look.outcome, words), [*beside, *orders]


def _closed(look: Look, words: Words) -> Screen:
    table = look.table
    why = look.since[-1].text if look.since else None
    names = words.listed([words.name(seat.seat) for seat in table.seats])
    return Screen(
        paragraph(
            f"### {words.get('closed-title', game=Ready(title(table.game, words)))}",
            words.get("closed-text") if why is None else words.get("closed-why", why=Ready(words.say(why))),
            small(names),
        )
        + (() if table.lesson else (Row((again_button(words),)),)),
        accent=ACCENTS[table.phase],
    )


def _press(
    table: TableInfo, verb: Verb, label: str, style: Style = Style.SECONDARY, *, disabled: bool = False
) -> Button:
    return button(Click(verb, table.id, table.revision), label, style, disabled=disabled)


def _log(table: TableInfo, words: Words) -> Button:
    return _press(table, Verb.LOG, words.key("button-log"))


def _more(table: TableInfo, words: Words) -> Button:
    return _press(table, Verb.MORE, words.key("button-more"))
