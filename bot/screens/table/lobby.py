"""A table before its game: its seats, the one thing to press, and the promise behind *More*."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.clicks import Verb
from bot.screens.parts.buttons import balanced, press, rules_button, way
from bot.screens.parts.layout import OPEN, YOUR_TURN, drafted, listing, paragraph, sections
from bot.screens.parts.message import Block, Button, Row, Screen, Style
from bot.screens.parts.texts import (
    SHOWN_DIGITS,
    bold,
    form_line,
    length,
    mention,
    say_origin,
    signed,
    small,
    title,
    when,
)
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
    taken = bold(words.get("lobby-seats", taken=len(table.seats), wanted=table.seats_wanted))
    private = signed("🔒", words.get("lobby-private"), words) if table.private else ""
    draw = _in_words if words.text_mode else _pictured
    return Screen((*draw(table, taken, private, words), *_buttons(table, words)), OPEN)


def small_print(table: TableInfo, words: Words) -> list[str]:
    """Notes before the start: advice, where a game with computers counts, given words, the end, the promise."""
    lines = [words.get(f"{prefix(table.game)}advice")]
    if table.origin is None and table.rated and any(seat.kind is SeatKind.COMPUTER for seat in table.seats):
        lines.append(words.get("lobby-ladder" if table.climbs else "lobby-mixed"))
    if heard := [words.name(seat.seat) for seat in table.seats if seat.gave_word]:
        lines.append(f"{words.listed(heard)} · {words.get('lobby-word')}")
    if table.closes_at is not None:
        lines.append(words.get("lobby-closes", when=when(table.closes_at)))
    return [*lines, _promise(table, words)]


def _promise(table: TableInfo, words: Words) -> str:
    return words.get("lobby-promise" if table.origin is None else "study-shuffle", hash=table.commitment[:SHOWN_DIGITS])


def _pictured(table: TableInfo, taken: str, private: str, words: Words) -> tuple[Block, ...]:
    """The picture, and beside it what people may want to press or to know at once."""
    people = words.listed([words.name(seat.seat) for seat in table.seats if seat.kind is SeatKind.PERSON])
    kept = [words.get("lobby-kept", who=mention(one.user_id), until=when(one.until)) for one in table.kept]
    return (
        lobby_picture(table, _promise(table, words).replace("`", "").replace("*", ""), words),
        *paragraph(
            words.get(f"{prefix(table.game)}blurb"),
            form_line(table, words),
            say_origin("study-origin", table, words),
            f"{taken} · {people}" if people else taken,
            *(f"{line[0].upper()}{line[1:]}" for line in kept),
            private,
            _counting(table, words),
            small(_few(table, words)),
            small(_unrated(table, words)),
            small(" · ".join(chosen_lines(table, words))),
        ),
    )


def _in_words(table: TableInfo, taken: str, private: str, words: Words) -> tuple[Block, ...]:
    in_short = [
        words.get(f"{prefix(table.game)}players"),
        length(table, words),
        words.get(f"{prefix(table.game)}advice"),
    ]
    heading = paragraph(
        f"### {words.get('lobby-title', game=title(table.game, words))}",
        words.get(f"{prefix(table.game)}blurb"),
        small(" · ".join(in_short)),
        form_line(table, words),
        say_origin("study-origin", table, words),
    )
    seats = paragraph(
        taken,
        private,
        *(f"{at + 1}. {_seat_line(table, at, words)}" for at in range(table.seats_wanted)),
        _counting(table, words),
        small(_few(table, words)),
        small(_unrated(table, words)),
    )
    options = listing(words.get("button-options"), chosen_lines(table, words))
    return (*sections(heading, seats, options), *paragraph(small(_promise(table, words))))


def _least(table: TableInfo) -> int:
    """To play on from a moment of another game, all."""
    return registry.game(table.game).seats[0] if table.origin is None else table.seats_wanted


def _few(table: TableInfo, words: Words) -> str:
    least = _least(table)
    return words.get("lobby-few", least=least) if len(table.seats) < least else ""


def _unrated(table: TableInfo, words: Words) -> str:
    return "" if table.rated or table.origin is not None else words.get("lobby-unrated")


def _buttons(table: TableInfo, words: Words) -> Iterator[Row]:
    """The green one is what the table needs next: players, then the start."""
    game = registry.game(table.game)
    few = len(table.seats) < _least(table)
    full = len(table.seats) >= table.seats_wanted
    style = Style.SUCCESS if full else Style.SECONDARY if few else Style.PRIMARY
    start = replace(press(table, Verb.START, words, style=style), disabled=few)
    leave = press(table, Verb.LEAVE, words)
    yield Row((start, leave) if full else (press(table, Verb.JOIN, words, style=Style.SUCCESS), start, leave))
    more = [*_form_buttons(table, words)]
    if len(table.seats) + len(table.kept) < table.seats_wanted:
        more.append(press(table, Verb.ADD, words))
    if game.options.model_fields and table.origin is None:
        more.append(press(table, Verb.OPTIONS, words))
    more.append(rules_button(table.game, words, table.id, table.revision))
    if game.lesson is not None and sum(one.kind is SeatKind.PERSON for one in table.seats) <= 1:
        more.append(way(Verb.TEACH, words, rest=table.game))
    yield from balanced(*more, press(table, Verb.MORE, words))


def _seat_line(table: TableInfo, at: Seat, words: Words) -> str:
    kept = next((one for one in table.kept if one.seat == at), None)
    if kept is not None:
        return words.get("lobby-kept", who=mention(kept.user_id), until=when(kept.until))
    seat = words.sitting(at)
    if seat is None:
        return f"*{words.get('lobby-free')}*"
    notes = []
    if seat.kind is SeatKind.COMPUTER and seat.level is not None:
        notes.append(words.get(f"level-{seat.level}"))
    if seat.user_id is not None and seat.user_id == table.opener_id:
        notes.append(words.get("lobby-opener"))
    if seat.gave_word:
        notes.append(words.get("lobby-word"))
    return f"{words.name(at)} · {', '.join(notes)}" if notes else words.name(at)


def _counting(table: TableInfo, words: Words) -> str:
    """Empty where nothing counts down."""
    if table.starts_at is None:
        return ""
    return words.get("lobby-counting", there=len(table.seats), of=table.seats_wanted, when=when(table.starts_at))


def _form_buttons(table: TableInfo, words: Words) -> Iterator[Button]:
    """The buttons that change the form of the game and, if enough people sit there, start or stop the countdown."""
    game = registry.game(table.game)
    if game.short and game.short != {name: game.options.model_fields[name].default for name in game.short}:
        other = "whole" if is_short(game, table.options) else "short"
        yield press(table, Verb.FORM, words, f"button-form-{other}", rest=other)
    if table.starts_at is not None:
        yield press(table, Verb.COUNT, words, "button-count-stop", rest="stop")
    elif len(table.seats) in game.seats:
        yield press(table, Verb.COUNT, words)


def levels_screen(table: TableInfo, words: Words) -> Screen:
    named = {f"level-{level}": level for level in strengths(registry.game(table.game))}
    lines = [words.get("add-level", level=words.get(key), about=words.get(f"{key}-about")) for key in named]
    buttons = balanced(*(press(table, Verb.ADD, words, key, rest=level) for key, level in named.items()))
    return drafted(YOUR_TURN, paragraph(bold(words.get("add-question")), *lines), rows=buttons)
