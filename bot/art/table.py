"""A table as a picture: whatever is played, the seats around the cloth, what each has, and what lies in the middle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import islice

from bot.art import fonts
from bot.art.blocks import (
    CARD_WIDE,
    GAP,
    LETTERS,
    TILE,
    Block,
    badge,
    chip,
    column,
    flow,
    nothing,
    padded,
    played_card,
    row,
    small_card,
    tile,
    whole,
    widened,
    words,
)
from bot.art.canvas import DARK, INK, PANEL, QUIET, RAISED, TURN, Canvas
from bot.art.fonts import Weight
from bot.art.frame import FOOT, HIGHEST, MARGIN, SIGN_WIDE, WIDTH
from bot.art.plan import Emblem, Lying, Number, Place, Sitting

NAMES = 25
HEADINGS = (27, 24, 22)
"""Sizes that a headline may have."""
MOST_APART = 10
"""More small cards than this in a row lie one over the other."""
OVERLAP = -10
FEW = 3
"""Up to so many cards that lie in the middle are shown whole."""
HELD_WIDE, HELD_HIGH = 84, 118
HELD_STEP = 62
"""A held card that is covered by the next shows at most this much of itself."""


@dataclass(frozen=True, slots=True)
class Room:
    """How much room a table's parts have: rows of cards in a seat's zone, labels there, large cards, air."""

    rows: int
    labels: bool
    large: bool
    gap: float


ROOMS = (Room(3, True, True, 12), Room(2, False, True, 10), Room(2, False, False, 8), Room(1, False, False, 1))
"""From roomy to crowded: a table takes the first in which it is not too high."""


@dataclass(frozen=True, slots=True)
class TablePlan:
    """A table: a heading with its emblems, seats above and below the middle (clockwise from below), zones, the hand."""

    heading: str
    emblems: tuple[Emblem, ...] = ()
    above: tuple[Sitting, ...] = ()
    below: tuple[Sitting, ...] = ()
    centre: tuple[Place, ...] = ()
    own: tuple[Place, ...] = ()
    hand: Place | None = None

    def draw(self) -> bytes:
        """Return the picture as a PNG, with as much beside the cards as fits into a picture that is shown whole."""
        for room in ROOMS:
            whole_table = self._laid_out(WIDTH - 2 * MARGIN, room)
            if whole_table.height + 2 * MARGIN <= HIGHEST:
                break
        canvas = Canvas(WIDTH, round(whole_table.height + 2 * MARGIN))
        whole_table.draw(canvas, MARGIN, MARGIN)
        return canvas.png()

    def _laid_out(self, inner: float, room: Room) -> Block:
        told = [_emblem(one, inner) for one in self.emblems if one.said]
        parts = [flow(told, inner, 16)] if told else []
        parts += _seats(self.above, inner, room, fronts_below=True)
        middle = [box(place, large=room.large) for place in self.centre]
        parts += [_middle(middle, inner, room)] if middle else [nothing(inner, 70)]
        parts += _seats(self.below, inner, room, fronts_below=False)
        if self.own:
            parts.append(_middle([box(place, large=False) for place in self.own], inner, room))
        if self.hand is not None:
            parts.append(held(self.hand, inner))
        parts.append(foot(self.heading, [one for one in self.emblems if not one.said], inner))
        return column(parts, room.gap)


def _middle(boxes: list[Block], width: float, room: Room) -> Block:
    return widened(flow(boxes, width, 14, between=room.gap, centred=True), width)


@dataclass(frozen=True, slots=True)
class CentrePlan:
    """What one decides on, as a strip: the emblems of the moment, and the zones of the middle."""

    emblems: tuple[Emblem, ...]
    centre: tuple[Place, ...]

    def draw(self) -> bytes:
        """Return the picture as a PNG."""
        inner = WIDTH - 2 * MARGIN
        told = [_emblem(one, inner) for one in self.emblems]
        strip = flow([*told, *(box(place, large=False) for place in self.centre)], inner, 14, centred=True)
        canvas = Canvas(WIDTH, max(60, round(strip.height + 2 * MARGIN)))
        widened(strip, inner).draw(canvas, MARGIN, MARGIN)
        return canvas.png()


def foot(line: str, emblems: Sequence[Emblem], width: float) -> Block:
    """Return the headline with its emblems, beside the corner that Discord covers."""
    emblem = [tile(one.look, TILE) for one in emblems]
    room = width - SIGN_WIDE - len(emblem) * (TILE + GAP)
    size = next((one for one in HEADINGS if fonts.width(line, one, Weight.SEMIBOLD) <= room), None)
    if size is None:
        title = flow([words(one, INK, weight=Weight.SEMIBOLD, most=room) for one in line.split()], room, GAP, between=0)
    else:
        title = words(line, INK, size=size, weight=Weight.SEMIBOLD)
    said = row([*emblem, title])
    high = max(FOOT - MARGIN, said.height)
    return Block(width, high, lambda canvas, x, y: said.draw(canvas, x + width - said.width, y + (high - said.height)))


def _emblem(one: Emblem, width: float) -> Block:
    said = [words(one.said, INK, weight=Weight.SEMIBOLD, most=width - TILE - GAP)] if one.said else []
    return row([tile(one.look, TILE), *said])


def _seats(seats: tuple[Sitting, ...], width: float, room: Room, *, fronts_below: bool) -> list[Block]:
    if not seats:
        return []
    each = (width - 8 * (len(seats) - 1)) / len(seats)
    contents = [_seat(one, each - 20, room) for one in seats]
    high = max(block.height for block in contents) + 20
    panels = row(
        [padded(block, TURN if one.turn else RAISED, each, high) for one, block in zip(seats, contents, strict=True)],
        8,
    )
    fronts = [widened(row([played_card(card, each, large=room.large) for card in one.front]), each) for one in seats]
    if not any(one.front for one in seats):
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


def _seat(one: Sitting, width: float, room: Room) -> Block:
    ink, quiet = (DARK, "#4a3b10") if one.turn else (INK, QUIET)
    name = words(one.name, ink, size=NAMES, weight=Weight.SEMIBOLD, most=width - 38)
    marks = [chip(said, DARK if one.turn else PANEL, TURN if one.turn else INK, most=width) for _, said in one.marks]
    first = row([badge(one.badge, DARK if one.turn else INK, TURN if one.turn else DARK), name], 8)
    head = flow([first, *marks], width, between=3)
    numbers = flow([_number(number, ink, quiet, width) for number in one.numbers], width, 10, between=0)
    parts = [head, *([numbers] if one.numbers else [])]
    if room.labels:
        parts += [_zone(place, quiet, width, room.rows) for place in one.places]
    elif one.places:
        cards = [_zone(replace(place, label=""), quiet, width, room.rows) for place in one.places]
        parts.append(flow(cards, width, 12, between=3))
    return column(parts, 4)


def _number(number: Number, ink: str, quiet: str, width: float) -> Block:
    value = words(number.value, ink, weight=Weight.BOLD)
    return row([value, words(number.label, quiet, most=width - value.width - 5)], 5)


def _zone(place: Place, ink: str, width: float, rows: int) -> Block:
    """Return a zone of a seat: its label, then its cards small, as many as there is room for."""
    in_a_row = max(1, int((width + 3) // (TILE + 3)))
    most = rows * in_a_row
    shown = place.cards if len(place.cards) <= most else place.cards[: most - 1]
    label = [words(place.label, ink, most=width)] if place.label else []
    left = (place.count or len(place.cards)) - len(shown)
    more = [words(f"+{left}", ink, weight=Weight.BOLD)] if left > 0 else []
    return flow([*label, *_grouped(place, shown), *more], width, 3, between=3)


def _grouped(place: Place, shown: tuple[Lying, ...]) -> list[Block]:
    """Return the cards, those of a group in one piece."""
    if not place.groups:
        return [small_card(card) for card in shown]
    left = iter(shown)
    groups = [list(islice(left, size)) for size in place.groups]
    return [row([small_card(card) for card in group], 1) for group in groups if group]


def box(place: Place, *, large: bool) -> Block:
    """Return a zone of the middle: its label and its cards, whole where they are few; a pile with its number.

    The label stands above large cards and beside small ones.
    """
    number = [words(str(place.count), INK, size=28, weight=Weight.BOLD)] if place.count is not None else []
    if not place.cards:
        pile = [whole(place.back, 46, 64) if large else tile(place.back)] if place.back and place.count else []
        return _labelled(place.label, row([*pile, *number]), large=large)
    done = any("won" in card.marks for card in place.cards)
    if large and len(place.cards) <= FEW and not done and not any(card.by for card in place.cards):
        cards = row([played_card(card, 2 * CARD_WIDE, large=True) for card in place.cards])
    elif len(place.cards) > MOST_APART and not place.groups:
        cards = row([small_card(card) for card in place.cards], OVERLAP)
    else:
        cards = flow(_grouped(place, place.cards), WIDTH - 2 * MARGIN, 5 if not place.groups else 14)
    if place.count is not None and place.count != len(place.cards):
        cards = row([cards, *number])
    return _labelled(place.label, cards, large=large or any(card.by for card in place.cards))


def _labelled(label: str, block: Block, *, large: bool) -> Block:
    if large:
        return column([words(label, QUIET, most=WIDTH / 2), block], 3, centred=True)
    return row([words(label, QUIET, most=WIDTH * 0.3), block])


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
