"""A table as a picture: whatever is played, the seats around the cloth, what each has, and what lies in the middle."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import islice

from bot.art import fonts
from bot.art.blocks import (
    CARD_WIDE,
    GAP,
    LEADS,
    LETTERS,
    TILE,
    Block,
    arrow,
    badge,
    chip,
    column,
    flow,
    medal,
    nothing,
    padded,
    played_card,
    row,
    slot,
    small_card,
    tile,
    whole,
    widened,
    words,
    wrapped,
)
from bot.art.canvas import DARK, INK, INLAY, PANEL, QUIET, RAISED, TURN, Canvas
from bot.art.fonts import Weight
from bot.art.frame import FOOT, HIGHEST, MARGIN, SIGN_WIDE, WIDTH
from bot.art.plan import Emblem, Lying, Number, Place, Sitting

NAMES = 25
AHEAD = "ahead"
"""The mark of whoever is ahead: a medal says it."""
HEADINGS = (27, 24, 22)
"""Sizes that a headline may have."""
INNER = WIDTH - 2 * MARGIN
LEAST_STEP = 26
"""A small card that is covered by the next shows at least so much of itself."""
BARE = 84
"""Pixels of cloth between the seats where nothing lies."""
FEW = 3
"""Up to so many cards that lie in the middle are shown whole."""
HELD_WIDE, HELD_HIGH = 84, 118
HELD_STEP = 62
"""A held card that is covered by the next shows at most this much of itself."""
KEPT = 256
"""So many seats and zones stay laid out: most are on the next picture, too."""


@dataclass(frozen=True, slots=True)
class Room:
    """How much room a table's parts have: rows of cards in a seat's zone (0: their number), large cards, air.

    `fronts`: the cards of the trick lie in front of who played them, instead of in a row in the middle; `fan`: the
    own hand lies open as whole cards, instead of in a row.
    """

    rows: int
    large: bool
    fronts: bool
    fan: bool
    gap: float


ROOMS = (
    Room(3, True, True, True, 12),
    Room(2, True, True, True, 10),
    Room(2, False, True, True, 8),
    Room(2, False, False, True, 8),
    Room(2, False, False, False, 6),
    Room(1, False, False, False, 4),
    Room(1, False, False, False, 1),
    Room(0, False, False, False, 4),
)
"""From roomy to crowded: a table takes the first in which it is not too high."""


@dataclass(frozen=True, slots=True)
class TablePlan:
    """A table: a heading with its emblems, seats above and below the middle (clockwise from below), zones, the hand.

    `trick` is what the seats have in front of them, all together; `ornament` an SVG for a middle where nothing lies.
    """

    heading: str
    emblems: tuple[Emblem, ...] = ()
    above: tuple[Sitting, ...] = ()
    below: tuple[Sitting, ...] = ()
    centre: tuple[Place, ...] = ()
    trick: Place | None = None
    own: tuple[Place, ...] = ()
    hand: Place | None = None
    ornament: str = ""

    def draw(self) -> bytes:
        """Return the picture as a PNG, with as much beside the cards as fits into a picture that is shown whole."""
        laid_out = cache(lambda at: self._laid_out(INNER, ROOMS[at]))
        crowded = bisect(range(len(ROOMS) - 1), x=False, key=lambda at: laid_out(at).height + 2 * MARGIN <= HIGHEST)
        whole_table = laid_out(crowded)
        canvas = Canvas(WIDTH, round(whole_table.height + 2 * MARGIN))
        canvas.border(4, INLAY, radius=14, thick=2)
        whole_table.draw(canvas, MARGIN, MARGIN)
        return canvas.png()

    def _laid_out(self, inner: float, room: Room) -> Block:
        parts = _seats(self.above, inner, room, fronts_below=True)
        trick = [] if room.fronts or self.trick is None else [self.trick]
        middle = [box(place, large=room.large) for place in (*trick, *self.centre)]
        parts += [_middle(middle, inner, room)] if middle else [_bare(self.ornament, inner)]
        parts += _seats(self.below, inner, room, fronts_below=False)
        own = [box(place, large=False) for place in self.own]
        if self.hand is not None and self.hand.cards and not room.fan:
            own.append(box(self.hand, large=False))
        if own:
            parts.append(_middle(own, inner, room))
        if self.hand is not None and self.hand.cards and room.fan:
            parts.append(held(self.hand, inner))
        parts.append(foot(self.heading, self.emblems, inner))
        return column(parts, room.gap)


def _bare(ornament: str, width: float) -> Block:
    """Return the cloth where nothing lies."""
    if not ornament:
        return nothing(width, BARE)
    return Block(width, BARE, lambda canvas, x, y: canvas.paste(ornament, x + (width - BARE) / 2, y, BARE, BARE))


def _middle(boxes: list[Block], width: float, room: Room) -> Block:
    return widened(flow(boxes, width, 14, between=room.gap, centred=True), width)


@dataclass(frozen=True, slots=True)
class CentrePlan:
    """What one decides on, as a strip: the emblems of the moment and the zones of the middle, above Discord's sign."""

    emblems: tuple[Emblem, ...]
    centre: tuple[Place, ...]

    def draw(self) -> bytes:
        """Return the picture as a PNG."""
        inner = WIDTH - 2 * MARGIN
        told = [_emblem(one, inner) for one in self.emblems]
        strip = flow([*told, *(box(place, large=False) for place in self.centre)], inner, 14, between=3, centred=True)
        canvas = Canvas(WIDTH, round(strip.height + MARGIN + FOOT))
        widened(strip, inner).draw(canvas, MARGIN, MARGIN)
        return canvas.png()


def foot(line: str, emblems: Sequence[Emblem], width: float) -> Block:
    """Return the headline with its emblems, and what is special, beside the corner that Discord covers."""
    told = flow([_emblem(one, width - SIGN_WIDE) for one in emblems if one.said], width - SIGN_WIDE, 16)
    emblem = [tile(one.look, TILE) for one in emblems if not one.said]
    room = width - SIGN_WIDE - len(emblem) * (TILE + GAP)
    size = next((one for one in HEADINGS if fonts.width(line, one, Weight.SEMIBOLD) <= room), None)
    if size is None:
        title = flow([words(one, INK, weight=Weight.SEMIBOLD, most=room) for one in line.split()], room, GAP, between=0)
    else:
        title = words(line, INK, size=size, weight=Weight.SEMIBOLD)
    lines = [one for one in (told, row([*emblem, title])) if one.width]
    high = max(FOOT - MARGIN, sum(one.height for one in lines) + 4 * (len(lines) - 1))

    def draw(canvas: Canvas, x: float, y: float) -> None:
        below = y + high
        for one in reversed(lines):
            below -= one.height
            one.draw(canvas, x + width - one.width, below)
            below -= 4

    return Block(width, high, draw)


def _emblem(one: Emblem, width: float) -> Block:
    said = [words(one.said, INK, weight=Weight.SEMIBOLD, most=width - TILE - GAP)] if one.said else []
    return row([tile(one.look, TILE), *said])


def _seats(seats: tuple[Sitting, ...], width: float, room: Room, *, fronts_below: bool) -> list[Block]:
    if not seats:
        return []
    each = (width - 8 * (len(seats) - 1)) / len(seats)
    contents = [_seat(one, each - 20, room.rows, fronts=room.fronts) for one in seats]
    high = max(block.height for block in contents) + 20
    panels = row(
        [padded(block, TURN if one.turn else RAISED, each, high) for one, block in zip(seats, contents, strict=True)],
        8,
    )
    fronts = [widened(row([played_card(card, each, large=room.large) for card in one.front]), each) for one in seats]
    if not room.fronts or not any(one.front for one in seats):
        return [panels]
    played = _level(fronts, up=fronts_below)
    return [panels, played] if fronts_below else [played, panels]


def _level(blocks: list[Block], *, up: bool) -> Block:
    """Return the boxes side by side, their upper or lower edges in a line."""
    high = max(block.height for block in blocks)

    def draw(canvas: Canvas, x: float, y: float) -> None:
        for block in blocks:
            block.draw(canvas, x, y if up else y + high - block.height)
            x += block.width + 8

    return Block(sum(block.width for block in blocks) + 8 * (len(blocks) - 1), high, draw)


@lru_cache(maxsize=KEPT)
def _seat(one: Sitting, width: float, rows: int, *, fronts: bool) -> Block:
    """Return what stands on a seat's plate; `fronts` tells that its zones need not share lines."""
    zones = [_zone(place, _inks(one)[1], width, rows) for place in one.places]
    if not fronts:
        zones = [flow(zones, width, 14, between=4)] if zones else []
    return column([_head(one, width), *zones], 4)


def _inks(one: Sitting) -> tuple[str, str]:
    return (DARK, "#4a3b10") if one.turn else (INK, QUIET)


@lru_cache(maxsize=KEPT)
def _head(one: Sitting, width: float) -> Block:
    """Return what a seat has in any room: its badge, name, marks and numbers."""
    ink, quiet = _inks(one)
    name = words(one.name, ink, size=NAMES, weight=Weight.SEMIBOLD, most=width - 38)
    marks = [
        medal() if mark == AHEAD else _mark(mark, said, *((DARK, TURN) if one.turn else (PANEL, INK)), width)
        for mark, said in sorted(one.marks, key=lambda mark: mark[0] != AHEAD)
    ]
    first = row([badge(one.badge, DARK if one.turn else INK, TURN if one.turn else DARK), name], 8)
    head = flow([first, *marks], width, between=3)
    numbers = flow([_number(number, ink, quiet, width) for number in one.numbers], width, 10, between=0)
    return column([head, *([numbers] if one.numbers else [])], 4)


def _mark(mark: str, said: str, ground: str, ink: str, width: float) -> Block:
    return chip(said, ground, ink, most=width, sign=arrow(ink) if mark == LEADS else None)


def _number(number: Number, ink: str, quiet: str, width: float) -> Block:
    value = words(number.value, ink, weight=Weight.BOLD)
    return row([words(number.label, quiet, most=width - value.width - 5), value], 5)


def _zone(place: Place, ink: str, width: float, rows: int) -> Block:
    """Return a zone of a seat: its label, then its cards small, as many as there is room for."""
    label = wrapped(place.label, ink, width)
    if rows == 0:
        return row([label, words(str(place.count or len(place.cards)), ink, weight=Weight.BOLD)], 6)
    beside = width - label.width - 6
    if beside >= TILE and _shown(place, beside, 1) == len(place.cards):
        return row([label, _few(place, ink, beside, 1)], 6)
    if rows == 1 and beside >= 2 * TILE:
        return row([label, _few(place, ink, beside, 1)], 6)
    return column([label, _few(place, ink, width, rows)], 2)


def _shown(place: Place, width: float, rows: int) -> int:
    """Return how many of a zone's cards are shown in so many rows."""
    most = rows * max(1, int((width + 3) // (TILE + 3)))
    return len(place.cards) if len(place.cards) <= most else most - 1


def _few(place: Place, ink: str, width: float, rows: int) -> Block:
    """Return the cards of a seat's zone, and how many more there are."""
    shown = place.cards[: _shown(place, width, rows)]
    left = (place.count or len(place.cards)) - len(shown)
    more = [words(f"+{left}", ink, weight=Weight.BOLD)] if left > 0 else []
    return flow([*_grouped(place, shown), *more], width, 3, between=3)


def _grouped(place: Place, shown: tuple[Lying, ...]) -> list[Block]:
    """Return the cards, those of a group in one piece."""
    if not place.groups:
        return [small_card(card) for card in shown]
    left = iter(shown)
    groups = [list(islice(left, size)) for size in place.groups]
    return [row([small_card(card) for card in group], 1) for group in groups if group]


@lru_cache(maxsize=KEPT)
def box(place: Place, *, large: bool) -> Block:
    """Return a zone of the middle: its label and its cards, whole where they are few; a pile with its number.

    The label stands above large cards and those of a trick, beside others.
    """
    number = [words(str(place.count), INK, size=28, weight=Weight.BOLD)] if place.count is not None else []
    if not place.cards:
        pile = [whole(place.back, 46, 64) if large else tile(place.back)] if place.back and place.count else []
        return _labelled(place.label, row([*(pile if number else [slot()]), *number]), above=large)
    tricks = any(card.by for card in place.cards)
    above = large or tricks
    done = any("won" in card.marks for card in place.cards)
    if large and len(place.cards) <= FEW and not done and not tricks:
        cards = row([played_card(card, 2 * CARD_WIDE, large=True) for card in place.cards])
    elif place.groups:
        cards = flow(_grouped(place, place.cards), INNER, 14)
        above = above or cards.width + GAP + fonts.width(place.label, LETTERS) > INNER
    else:
        room = INNER - (0 if above else fonts.width(place.label, LETTERS) + GAP)
        cards = _in_a_row([small_card(card) for card in place.cards], room)
    if place.count is not None and place.count != len(place.cards):
        cards = row([cards, *number])
    return _labelled(place.label, cards, above=above)


def _in_a_row(cards: list[Block], width: float) -> Block:
    """Return the cards in a row, one over the other where there are many, as many as can still be told apart."""
    step = (width - TILE) / max(1, len(cards) - 1)
    if step >= LEAST_STEP:
        return row(cards, min(5, step - TILE))
    most = int((width - 2 * TILE) // LEAST_STEP)
    more = words(f"+{len(cards) - most}", INK, weight=Weight.BOLD)
    return row([row(cards[:most], LEAST_STEP - TILE), more])


def _labelled(label: str, block: Block, *, above: bool) -> Block:
    if above:
        return column([words(label, QUIET, most=INNER), block], 3, centred=True)
    return row([words(label, QUIET, most=INNER - block.width), block])


def held(hand: Place, width: float) -> Block:
    """Return an open hand, each card's corner in sight."""
    count = len(hand.cards)
    step = min(HELD_STEP + 30, (width - HELD_WIDE) / (count - 1)) if count > 1 else 0

    def draw(canvas: Canvas, x: float, y: float) -> None:
        left = x + (width - step * (count - 1) - HELD_WIDE) / 2
        for at, card in enumerate(hand.cards):
            lower = 14 if "blocked" in card.marks else 0
            canvas.paste(card.look.card, left + step * at, y + lower, HELD_WIDE, HELD_HIGH)

    fan = Block(width, HELD_HIGH + 14, draw)
    return column([words(f"{hand.label} · {count}", QUIET, size=LETTERS, most=width), fan], 4)
