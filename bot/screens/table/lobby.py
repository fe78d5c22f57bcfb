"""A table before its game: who sits there, the one thing to press, and behind *More* what is promised."""

from __future__ import annotations

from collections.abc import Iterator

from bot.clicks import Verb
from bot.screens.parts.layout import (
    ACCENTS,
    YOUR_TURN,
    listing,
    mention,
    paragraph,
    rules_button,
    sections,
    signed,
    small,
    teach_button,
    when,
)
from bot.screens.parts.message import Block, Button, Row, Screen, Style
from bot.screens.parts.packing import balanced
from bot.screens.parts.titles import SHOWN_DIGITS, form_line, in_short, more_button, press, say_origin, title
from bot.screens.pictures.covers import lobby_picture
from bot.screens.table.forms import chosen_lines
from bot.tables.fold import is_short
from bot.tables.model import TableInfo
from bot.text import Words
from bot.text.catalogues import prefix
from games import registry
from games.engine import Seat
from games.players import strengths
from persistence.rows import SeatKind


def lobby_screen(table: TableInfo, words: Words) -> Screen:
    shown = _in_words(table, words) if words.text_mode else _pictured(table, words)
    return Screen((*shown, *_buttons(table, words)), accent=ACCENTS[table.phase])


def small_print(table: TableInfo, words: Words) -> list[str]:
    """Notes before the start: advice, where the game counts, given words, the closing time, the promise."""
    lines = [words.get(f"{prefix(table.game)}advice"), *map(words.get, _uncounted(table))]
    if heard := [words.name(seat.seat) for seat in table.seats if seat.gave_word]:
        lines.append(f"{words.listed(heard)} · {words.get('lobby-word')}")
    if table.closes_at is not None:
        lines.append(words.get("lobby-closes", when=when(table.closes_at)))
    return [*lines, _promise(table, words)]


def _promise(table: TableInfo, words: Words) -> str:
    return words.get("lobby-promise" if table.origin is None else "study-shuffle", hash=table.commitment[:SHOWN_DIGITS])


def _pictured(table: TableInfo, words: Words) -> tuple[Block, ...]:
    """The picture, and beside it what people may want to press or to know at once."""
    say = words.get
    people = [words.name(seat.seat) for seat in table.seats if seat.kind is SeatKind.PERSON]
    kept = [say("lobby-kept", who=mention(one.user_id), until=when(one.until)) for one in table.kept]
    chosen = chosen_lines(table, words)
    return (
        lobby_picture(table, _promise(table, words).replace("`", "").replace("*", ""), words),
        *paragraph(
            say(f"{prefix(table.game)}blurb"),
            form_line(table, words),
            say_origin("study-origin", table, words),
            counting_line(table, words),
            f"**{say('lobby-seats', taken=len(table.seats), wanted=table.seats_wanted)}**"
            + (f" · {words.listed(people)}" if people else ""),
            *(f"{line[0].upper()}{line[1:]}" for line in kept),
            signed("🔒", say("lobby-private"), words) if table.private else "",
            counting_line(table, words),
            small(_few(table, words)),
            small(" · ".join(chosen)),
        ),
    )


def _in_words(table: TableInfo, words: Words) -> tuple[Block, ...]:
    say = words.get
    heading = paragraph(
        f"### {say('lobby-title', game=title(table.game, words))}",
        say(f"{prefix(table.game)}blurb"),
        small(in_short(table.game, words)),
        form_line(table, words),
        say_origin("study-origin", table, words),
    )
    seats = paragraph(
        f"**{say('lobby-seats', taken=len(table.seats), wanted=table.seats_wanted)}**",
        signed("🔒", say("lobby-private"), words) if table.private else "",
        *(_seat_line(table, at, words) for at in range(table.seats_wanted)),
        counting_line(table, words),
        small(_few(table, words)),
    )
    options = listing(say("lobby-options"), chosen_lines(table, words))
    return (*sections(heading, seats, options), *paragraph(small(_promise(table, words))))


def _least(table: TableInfo) -> int:
    """To play on from a moment of another game, all."""
    return registry.game(table.game).seats[0] if table.origin is None else table.seats_wanted


def _few(table: TableInfo, words: Words) -> str:
    least = _least(table)
    return words.get("lobby-few", least=least) if len(table.seats) < least else ""


def _buttons(table: TableInfo, words: Words) -> Iterator[Row]:
    """The green one is what the table needs next: players, then the start."""
    game = registry.game(table.game)
    few = len(table.seats) < _least(table)
    full = len(table.seats) >= table.seats_wanted
    join = press(table, Verb.JOIN, words.key("button-join"), Style.SUCCESS)
    start = press(
        table,
        Verb.START,
        words.key("button-start"),
        Style.SUCCESS if full else Style.SECONDARY if few else Style.PRIMARY,
        disabled=few,
    )
    leave = press(table, Verb.LEAVE, words.key("button-leave"))
    yield Row((start, leave) if full else (join, start, leave))
    more = [*form_buttons(table, words)]
    if len(table.seats) + len(table.kept) < table.seats_wanted:
        more.append(press(table, Verb.ADD, words.key("button-add")))
    if game.options.model_fields and table.origin is None:
        more.append(press(table, Verb.OPTIONS, words.key("button-options")))
    more.append(rules_button(table.game, words, table.id, table.revision))
    people = [one for one in table.seats if one.kind is SeatKind.PERSON]
    if game.lesson is not None and len(people) <= 1:
        more.append(teach_button(table.game, words))
    yield from balanced(*more, more_button(table, words))


def _uncounted(table: TableInfo) -> Iterator[str]:
    """The keys of notes on where the game will count; none if it counts for the season as usual."""
    if table.origin is not None:  # that is told above
        return
    if not table.rated:
        yield "lobby-unrated"
    elif any(seat.kind is SeatKind.COMPUTER for seat in table.seats):
        yield "lobby-ladder" if table.climbs else "lobby-mixed"


def _seat_line(table: TableInfo, at: Seat, words: Words) -> str:
    seat = next((one for one in table.seats if one.seat == at), None)
    kept = next((one for one in table.kept if one.seat == at), None)
    if kept is not None:
        who = mention(kept.user_id)
        return f"{at + 1}. {words.get('lobby-kept', who=who, until=when(kept.until))}"
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


def counting_line(table: TableInfo, words: Words) -> str:
    """Empty where nothing counts down."""
    if table.starts_at is None:
        return ""
    there = len(table.seats)
    return words.get("lobby-counting", there=there, of=table.seats_wanted, when=when(table.starts_at))


def form_buttons(table: TableInfo, words: Words) -> Iterator[Button]:
    """The buttons that change the form of the game and, if enough people sit there, start or stop the countdown."""
    game = registry.game(table.game)
    if game.short and game.short != {name: game.options.model_fields[name].default for name in game.short}:
        other = "whole" if is_short(game, table.options) else "short"
        yield press(table, Verb.FORM, words.key(f"button-form-{other}"), rest=other)
    if table.starts_at is not None:
        yield press(table, Verb.COUNT, words.key("button-count-stop"), rest="stop")
    elif len(table.seats) in game.seats:
        yield press(table, Verb.COUNT, words.key("button-count"))


def levels_screen(table: TableInfo, words: Words) -> Screen:
    levels = strengths(registry.game(table.game))
    lines = [
        words.get("add-level", level=words.get(f"level-{level}"), about=words.get(f"level-{level}-about"))
        for level in levels
    ]
    buttons = tuple(press(table, Verb.ADD, words.key(f"level-{level}"), rest=level) for level in levels)
    return Screen((*paragraph(f"**{words.get('add-question')}**", *lines), *balanced(*buttons)), accent=YOUR_TURN)
