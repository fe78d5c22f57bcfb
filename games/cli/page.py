"""`page`: a recorded game as one HTML file that needs nothing else: cards are drawn in it, and it runs no script."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from games.cli.english import English, languages, printable
from games.cli.records import load
from games.cli.setup import Refusal
from games.engine import AnyGame, AnyState, BadRecord, CardArt, Event, Outcome, Record, Seat, Text, text
from games.engine.art import GROUND, INK, SHADE, Sign

PAPER, EDGE = "#fdf8ea", "#2a2520"
STYLE = """
:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
h2{margin:2rem 0 .5rem;font-size:1.1rem;border-bottom:1px solid #8888}
ol{padding-left:2.5rem} li{margin:.15rem 0} li::marker{color:#888}
.card{height:2.1em;width:1.5em;vertical-align:middle;margin-right:.15em}
.hand .card{height:3.2em;width:2.3em} .said{color:#777;font-size:.85em} code{font-size:.85em}
table{border-collapse:collapse} th,td{padding:.2rem .7rem;text-align:right;border-bottom:1px solid #8884}
th:first-child,td:first-child{text-align:left}
@media print{details>*{display:block}}
"""
_CARD = re.compile("\ue000([^\ue001]*)\ue001")
_CARD_USED = re.compile(r'href="#card-([^"]*)"')


@dataclass(frozen=True, slots=True)
class Speaker(English):
    """Says sentences as HTML, with a drawing before the words of each card."""

    def card(self, code: str) -> str:
        """The card's words, with a sign where its drawing belongs."""
        return f"\ue000{code}\ue001{self.words(code)}"

    def words(self, code: str) -> str:
        return "" if self.game is None else self.say(self.game.faces[code].words)

    def html(self, what: Text) -> str:
        return _CARD.sub(r'<svg class="card" aria-hidden="true"><use href="#card-\1"/></svg>', escape(self.say(what)))


def page(path: Path, target: Path | None, locale: str) -> Iterator[str]:
    """Write the page of a record and yield where it lies. Raises `Refusal`."""
    if locale not in languages():
        raise Refusal(f"There is no language {printable(locale)} here. There are: {', '.join(languages())}.")
    record, game = load(path)
    target = path.with_suffix(".html") if target is None else target
    try:
        target.write_text(page_of(record, game, locale), encoding="utf-8")
    except BadRecord as error:
        raise Refusal(English.of(record, game).say(error.reason)) from error
    except OSError as error:
        raise Refusal(f"{target} cannot be written: {error.strerror}.") from error
    yield str(target)


def page_of(record: Record, game: AnyGame, locale: str) -> str:
    """The whole page. Raises `BadRecord` where the record does not replay."""
    says = Speaker.of(record, game, locale)
    sections, outcome = _sections(record, game, says)
    title = says.html(text(f"{game.key.replace('_', '-')}-title"))
    seats = " · ".join(_seat(record, seat, says) for seat in range(len(record.seats)))
    body = "\n".join([f"<h1>{title}</h1>", f"<p>{seats}</p>", *_ended(outcome, says), *sections])
    used = dict.fromkeys(_CARD_USED.findall(body))
    symbols = "".join(_symbol(code, game.art.cards[code], says) for code in used if code in game.art.cards)
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    sheet = f'<svg width="0" height="0" aria-hidden="true" style="position:absolute">{symbols}</svg>'
    whole = [f'<html lang="{locale}"><head>{head}<style>{STYLE}</style></head><body>', sheet, body, "</body></html>"]
    return "\n".join(["<!doctype html>", *whole, ""])


def _seat(record: Record, seat: Seat, says: Speaker) -> str:
    level = record.seats[seat].computer
    return escape(says.name(seat)) + (f" ({says.html(text('page-computer', level=level))})" if level else "")


def _sections(record: Record, game: AnyGame, says: Speaker) -> tuple[list[str], Outcome | None]:
    """A section for each headline of the game: the hands at its beginning, and the moves. And how the game ended."""
    sections: list[str] = []
    headline, outcome = "", None
    for number, state in enumerate(record.walk(game)):
        now = says.html(game.scene(state.view(None)).phase)
        if sections and number:
            sections[-1] += _move(record, number, state.events or [], says)
        state.events = []
        if state.to_act() and headline != now:
            headline = now
            sections.append(f"<h2>{headline}</h2>{_hands(state, game, len(record.seats), says)}<ol>")
        outcome = state.outcome()
    return [f"{section}</ol>" for section in sections], outcome


def _move(record: Record, number: int, events: Sequence[Event], says: Speaker) -> str:
    """A move: what everybody saw of it, or how it is written where nobody saw it."""
    seat, notation = record.actions[number - 1]
    public = [says.html(one.text) for one in events if one.audience is None]
    action = f'<span class="said">{escape(says.name(seat))}: <code>{escape(notation)}</code></span>'
    return f'<li value="{number}" id="m{number}">{"<br>".join(public)} {action}</li>'


def _hands(state: AnyState, game: AnyGame, seats: int, says: Speaker) -> str:
    lines = []
    for seat in range(seats):
        held = game.scene(state.view(seat)).held
        drawings = "".join(_named(one.code, says) for one in held if one.code is not None)
        if drawings:
            lines.append(f'<p class="hand">{escape(says.name(seat))}<br>{drawings}</p>')
    return f"<details><summary>{says.html(text('page-hands'))}</summary>{''.join(lines)}</details>" if lines else ""


def _ended(outcome: Outcome | None, says: Speaker) -> Iterator[str]:
    if outcome is None:
        yield f"<p>{says.html(text('page-unfinished'))}</p>"
        return
    order = sorted(range(len(outcome.places)), key=outcome.places.__getitem__)
    yield f"<p><strong>{says.html(outcome.reason)}</strong></p>"
    heads = "".join(f"<th>{outcome.places[seat]}. {escape(says.name(seat))}</th>" for seat in order)
    rows = [f"<tr><th></th>{heads}</tr>"]
    for line in outcome.lines:
        cells = "".join(f"<td>{_value(line.values[seat], says)}</td>" for seat in order)
        rows.append(f"<tr><td>{says.html(line.label)}</td>{cells}</tr>")
    yield f"<table>{''.join(rows)}</table>"


def _value(value: int | Text | None, says: Speaker) -> str:
    return "" if value is None else says.html(value) if isinstance(value, Text) else str(value)


# Cards.


def _named(code: str, says: Speaker) -> str:
    """A card by itself, named for readers who cannot see it."""
    words = escape(says.words(code))
    return f'<svg class="card" role="img"><title>{words}</title><use href="#card-{escape(code)}"/></svg>'


def _symbol(code: str, art: CardArt, says: Speaker) -> str:
    rank = says.say(art.rank) if isinstance(art.rank, Text) else art.rank
    ink, ground = (art.suit.colour, PAPER) if rank else (PAPER, art.suit.colour)
    sign = next((one for one in art.signs if not isinstance(one, str)), ()) if not rank or art.special else ()
    letters = (
        f'<text x="50" y="60" font-family="sans-serif" font-weight="700" font-size="{58 if len(rank) < 3 else 40}"'
        f' text-anchor="middle" fill="{ink}">{escape(rank)}</text>'
    )
    place = "translate(20 70) scale(.6)" if rank else "translate(10 25) scale(.8)"
    return (
        f'<symbol id="card-{escape(code)}" viewBox="0 0 100 140"><rect x="2" y="2" width="96" height="136" rx="12"'
        f' fill="{ground}" stroke="{EDGE}" stroke-width="3"/>{letters if rank else ""}'
        f'<g transform="{place}">{_shapes(sign or art.suit.sign, ink, ground)}</g></symbol>'
    )


def _shapes(sign: Sign, ink: str, ground: str) -> str:
    colours = {INK: ink, GROUND: ground, SHADE: ink}
    parts = []
    for shape in sign:
        colour = colours.get(shape.fill, shape.fill)
        fill = f'fill="none" stroke="{colour}" stroke-width="{shape.stroke:g}"' if shape.stroke else f'fill="{colour}"'
        parts.append(f'<path d="{shape.path}" {fill}/>')
    return "".join(parts)
