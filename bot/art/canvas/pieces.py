"""The pieces on a table: cards with their marks, free places, piles, badges, the ribbon and the tab at the foot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, radians, sin
from typing import TypeVar

from bot.art import fonts
from bot.art.canvas.marks import MARKS
from bot.art.canvas.painting import DARK, INK, LETTERS, WIDE, Painting
from bot.art.cards import sprites
from bot.art.cards.drawings import PAPER
from bot.art.cards.sprites import GOLD
from bot.art.cloth import mixed
from bot.art.fonts import Weight
from bot.art.plan import Card, Cluster, Emblem, Lying

T = TypeVar("T")

LIFTED = frozenset({"winning", "won"})
FRAMED = LIFTED | {"new", "advised", "chosen"}
WILD = "#7b2d8e"
RIBBONS = (44, 40, 36)
MOST_RIBBON = 920
FOOT_EDGES = 44
"""Pixels by which the tab at the foot is wider than its words."""
TUCKED = 0.34
"""The part of a card's width that is in sight under another."""
TILTS = (3, -4, 5, -3, 4, -5, 3)
"""The angle of each seat's card, in degrees, the same in every picture."""


def card(painting: Painting, one: Lying, x: float, y: float, *, width: int = 150, tilt: float = 0) -> None:
    """Lay a whole card with its upper left corner at a point, and what its marks say."""
    cards(painting, [(one, x, y, tilt)], width=width)


def cards(
    painting: Painting,
    laid: Sequence[tuple[Lying, float, float, float]],
    *,
    width: int,
    owner: bool = False,
    covered: bool = False,
) -> None:
    """Lay whole cards over each other, each at its point and tilted; then the marks of all and, if wanted, owners."""
    for one, x, y, tilt in laid:
        for at, under in enumerate(reversed(one.under), start=1):
            below = sprites.whole(under, painting.felt, width, tilt, hard=painting.hard)
            painting.put(below, x - TUCKED * width * at, y)
        gold, muted = bool(one.marks & FRAMED), "blocked" in one.marks
        drawn = sprites.whole(one.card, painting.felt, width, tilt, gold=gold, muted=muted, hard=painting.hard)
        painting.put(drawn, x, y)
    for one, x, y, tilt in laid:
        _mark(painting, one, x, y, tilt, width=width, owner=owner, covered=covered)


def _mark(
    painting: Painting, one: Lying, x: float, y: float, tilt: float, *, width: int, owner: bool, covered: bool
) -> None:
    """Lay a card's marks and its owner; who led stands above the owner if the next card covers the corner."""

    def spot(across: float, down: float) -> tuple[float, float]:
        """The point at this offset from the middle of the tilted card."""
        sine, cosine = sin(radians(tilt)), cos(radians(tilt))
        return (x + width / 2 + across * cosine - down * sine, y + width * 0.7 + across * sine + down * cosine)

    radius = round(width * 0.165)
    small = round(radius * 0.9)
    wins = bool(one.marks & LIFTED)
    leads = "leads" in one.marks
    if covered and leads:
        sign_disc(painting, "leads", *spot(-0.5 * width + radius * 1.3, 0.7 * width - radius * 3.5), radius=small)
    crowned = wins and (not owner or (one.becomes is not None and not covered))
    signs = [name for name, here in (("winning", crowned), ("leads", leads and not covered)) if here]
    for at, name in enumerate(signs):
        middle = spot(0.5 * width - 1.25 * radius, -0.7 * width + radius * (1.25 + 2.25 * at))
        sign_disc(painting, name, *middle, radius=radius, gold=name == "winning")
    low = spot(-0.5 * width + radius * 1.3, 0.7 * width - radius * 1.3)
    for name in ("wild", "advised") if "wild" in one.marks else ("new", "advised"):
        if name in one.marks:
            sign_disc(painting, name, *low, radius=small, gold=True)
    if owner and one.by and width < 120:
        low = spot(-0.5 * width + 27, 0.7 * width - 27)
        badge(painting, one.by, *low, radius=24, fill=GOLD if wins else INK, line=DARK, size=LETTERS, drop=12)
    elif owner and one.by:
        pill(painting, one.by, *spot(-0.5 * width + 34, 0.7 * width - 30), wins=wins and not crowned)
    if one.becomes is not None:
        _tab(painting, one.becomes, x + max(64, width * 0.66 - 46), y + width * 1.4 - (14 if covered else 66))


def _tab(painting: Painting, becomes: Card, x: float, y: float) -> None:
    """Lay what a card counts as over its lower edge, right of its owner; below where it lies under the next card."""
    painting.plate(x, y, (96, 78), DARK, radius=12, line=INK)
    painting.write(x + 20, y + 51, "=", 38, INK, weight=Weight.BOLD, align=0.5)
    painting.put(sprites.tile(becomes, painting.felt, 51), x + 38, y + 5)


def sign_disc(painting: Painting, name: str, x: float, y: float, *, radius: int, gold: bool = False) -> None:
    """Lay a mark's sign on a disc around a point; that of wild cards has its own colours."""
    fill, ink, line, share = (GOLD, DARK, DARK, 1.24) if gold else (DARK, INK, DARK, 1.24)
    if name == "wild":
        fill, ink, line, share = WILD, PAPER, PAPER, 1.44
    painting.disc(x, y, radius + 2, fill, line=line)
    side = round(radius * share)
    painting.sign(MARKS[name], x - side / 2, y - side / 2, side, (ink, fill))


def badge(
    painting: Painting,
    letters: str,
    x: float,
    y: float,
    *,
    radius: int = 26,
    fill: str = INK,
    ink: str = DARK,
    line: str = "",
    size: int = 0,
    drop: float = 0,
) -> None:
    """Lay letters on a disc, as large as it has room for; or in a `size`, their base line `drop` below the middle."""
    painting.disc(x, y, radius, fill, line=line)
    size = size or (max(round(radius * 1.4), LETTERS) if len(letters) < 2 else round(radius * 1.2))
    painting.write(x, y + (drop or size * 0.35), letters, size, ink, weight=Weight.BOLD, align=0.5)


def pill(painting: Painting, letters: str, x: float, y: float, *, wins: bool = False, radius: int = 26) -> None:
    """Lay the owner of a card on it: a disc with letters, and a crown beside them where the card wins."""
    if not wins:
        painting.disc(x, y, radius + 1, INK, line=DARK)
        badge(painting, letters, x, y, radius=radius)
        return
    wide = round(2 * radius + radius * 1.25)
    painting.plate(x - radius - 2, y - radius - 2, (wide + 4, 2 * radius + 4), GOLD, radius=radius, line=DARK)
    painting.sign(MARKS["winning"], x - radius * 0.62, y - radius * 0.6, round(radius * 1.2), (DARK, GOLD))
    painting.write(x + radius * 1.3, y + radius * 0.5, letters, LETTERS, DARK, weight=Weight.BOLD, align=0.5)


def owner(painting: Painting, one: Lying, middle: float, y: float) -> None:
    """Lay below a small card who played it, with a crown if it won; nothing where nobody did."""
    if one.by:
        wins = "won" in one.marks
        pill(painting, one.by, middle - (15 if wins else 0), y, wins=wins, radius=24)


def slot(
    painting: Painting, x: float, y: float, *, width: int = 150, tilt: float = 0, awaited: bool = False, said: str = ""
) -> None:
    """Lay the outline of a card that is still to come."""
    high = round(width * 1.4)
    colour, thick = (GOLD, 5) if awaited else (painting.cloth.inlay, 3)
    fill = mixed(painting.cloth.plate, painting.cloth.cloth, 0.45) if awaited else "none"
    left = round(high * abs(sin(radians(tilt))) / 2) + 4
    top = round(width * abs(sin(radians(tilt))) / 2) + 4
    body = (
        f'<g transform="translate({left} {top}) rotate({tilt:g} {width / 2:g} {high / 2:g})">'
        f'<rect x="3" y="3" width="{width - 6}" height="{high - 6}" rx="14" fill="{fill}" stroke="{colour}"'
        f' stroke-width="{thick}" stroke-dasharray="16 11" stroke-linecap="round"/></g>'
    )
    painting.shape(body, x - left, y - top, width + 2 * left, high + 2 * top)
    lines = said.split()
    size = min([46, *(int(46 * (width - 24) / fonts.width(line, 46, Weight.BOLD)) for line in lines)])
    at, size = (x + width / 2, y + high * 0.55), max(size, LETTERS)
    painting.write_lines(*at, lines, size, GOLD, step=50, weight=Weight.BOLD, most=width - 8)


def tile(painting: Painting, one: Lying, x: float, y: float, *, width: int = 60, frame: str = "") -> None:
    """Lay a small card, framed where it wins or decides."""
    frame = frame or (GOLD if one.marks & FRAMED else "")
    if frame:
        painting.plate(x - 5, y - 5, (width + 10, width * 4 / 3 + 10), frame, radius=11)
    painting.put(sprites.tile(one.card, painting.felt, width), x, y)
    if "wild" in one.marks:
        sign_disc(painting, "wild", x + width * 0.2, y + width * 1.1, radius=11)


def chip(painting: Painting, one: Lying, x: float, y: float) -> None:
    painting.put(sprites.chip(one.card, painting.felt), x, y)
    if "wild" in one.marks:
        sign_disc(painting, "wild", x + 50, y + 6, radius=10)


def heap(painting: Painting, cluster: Cluster, x: float, y: float, *, width: int, back: Card) -> None:
    """Lay the last card of a zone, its backs where none is seen, or an empty place."""
    if cluster.cards:
        card(painting, cluster.cards[-1], x, y, width=width, tilt=3)
    elif cluster.count:
        pile(painting, x, y - 10, count=cluster.count, back=back, width=width)
    else:
        slot(painting, x, y, width=width)


def pile(painting: Painting, x: float, y: float, *, count: int, back: Card, width: int = 132) -> None:
    """Lay backs over each other with the number of cards."""
    for off in (10, 5, 0) if count > 2 else (0,):
        painting.put(sprites.whole(back, painting.felt, width), x + off, y + 10 - off)
    middle, rail = (x + width / 2, y + 10 + width * 0.7), painting.cloth.rail
    size = 42 if width > 120 else LETTERS
    badge(painting, str(count), *middle, radius=round(width * 0.27), fill=rail, ink=INK, size=size)


def fitting(
    heading: Sequence[str], size: int = RIBBONS[0], weight: Weight = Weight.BOLD, most: float = MOST_RIBBON - 50
) -> tuple[str, ...]:
    """As many of the first parts of a headline as a ribbon, or a line of other letters, has room for; at least one."""
    parts = list(heading)
    while len(parts) > 1 and fonts.width(" · ".join(parts), size, weight) > most:
        parts.pop()
    return tuple(parts)


def wrapped(items: Iterable[tuple[T, float]], across: float, gap: float = 0) -> list[list[T]]:
    """The items, each with its width, in as many lines as they need."""
    lines: list[list[T]] = []
    left = 0.0
    for item, wide in items:
        if not lines or left + wide > across:
            lines.append([])
            left = 0.0
        lines[-1].append(item)
        left += wide + gap
    return lines


def ribbon(painting: Painting, parts: Sequence[Emblem], y: float = 10, *, most: float = MOST_RIBBON) -> None:
    """Lay the one thing that is special now across the upper edge."""
    parts = [one for one in parts if one.said or one.card is not None][:2]
    if not parts:
        return

    def needed(parts: Sequence[Emblem], size: int) -> float:
        each = ((70 if one.card else 0) + fonts.width(one.said, size, Weight.BOLD) for one in parts)
        return sum(each) + 50 * len(parts)

    size = next((one for one in RIBBONS if needed(parts, one) <= most), RIBBONS[-1])
    if len(parts) > 1 and needed(parts, size) > most:
        parts = [parts[0], Emblem("", parts[1].card)] if parts[1].card else parts[:1]
    room = most - needed([Emblem("", one.card) for one in parts], size)
    cuts = [fonts.shortened(one.said, size, room, Weight.BOLD) if one.said else "" for one in parts]
    spans = [
        fonts.width(line, size, Weight.BOLD) + ((70 if line else 54) if one.card else 0)
        for one, line in zip(parts, cuts, strict=True)
    ]
    inner = sum(spans) + 50 * (len(parts) - 1)
    wide = round((max(420, inner + 60)) / 20) * 20
    left = (painting.width - wide) / 2
    _cloth_of_ribbon(painting, left, y, wide, 66)
    x = left + (wide - inner) / 2
    for at, (one, line, span) in enumerate(zip(parts, cuts, spans, strict=True)):
        if at:
            painting.box(x - 27, y + 13, 3, 42, "#b9ad92")
        if one.card is not None:
            draw = sprites.tile(one.card, painting.felt, 43) if one.card.rank else sprites.square(one.card, 54)
            painting.put(draw, x, y + (5 if one.card.rank else 6))
        painting.write(x + (70 if one.card else 0), y + 32 + size * 0.36, line, size, DARK, weight=Weight.BOLD)
        x += span + 50


def plaques(painting: Painting, parts: Sequence[Emblem], box: tuple[float, float, float, float]) -> None:
    """Lay what is special now large under each other, in a box: left, top, width, height."""
    left, top, wide, room = box
    high = min(124.0, (room - 16 * (len(parts) - 1)) / len(parts))
    y = top + (room - high * len(parts) - 16 * (len(parts) - 1)) / 2
    for one in parts:
        painting.plate(left, y, (wide, high), INK, radius=14, line=painting.cloth.rail)
        x = left + 24
        if one.card is not None:
            side = round(high - 20)
            across = round(side * 3 / 4) if one.card.rank else side
            draw = sprites.tile(one.card, painting.felt, across) if one.card.rank else sprites.square(one.card, side)
            painting.put(draw, x + (side - across) / 2, y + 10)
            x += side + 24
        size, lines = _broken(one.said, left + wide - 24 - x, high)
        at, most = (x, y + high / 2 + size * 0.36), left + wide - 20 - x
        painting.write_lines(*at, lines, size, DARK, step=size + 2, weight=Weight.BOLD, most=most, align=0)
        y += high + 16


def _broken(said: str, most: float, high: float) -> tuple[int, list[str]]:
    """The words in one line or two, as large as there is room."""
    words = said.split()
    for size in (48, *RIBBONS):
        for end in (len(words), *sorted(range(1, len(words)), key=lambda at: abs(at - len(words) / 2))):
            lines = [line for line in (" ".join(words[:end]), " ".join(words[end:])) if line]
            widest = max((fonts.width(line, size, Weight.BOLD) for line in lines), default=0)
            if len(lines) * (size + 2) <= high - 8 and widest <= most:
                return size, lines
    return RIBBONS[-1], [said]


def _cloth_of_ribbon(painting: Painting, x: float, y: float, wide: int, high: int) -> None:
    tail = mixed(painting.cloth.inlay, "#a08050", 0.45)
    notch, right = high * 0.29, wide + 34
    body = (
        f'<path d="M0 12H54V{high + 12}H0L{notch:g} {high / 2 + 12:g}Z" fill="{mixed(INK, tail, 0.62)}"/>'
        f'<path d="M{right + 34} 12H{right - 20}V{high + 12}H{right + 34}L{right + 34 - notch:g} {high / 2 + 12:g}Z"'
        f' fill="{mixed(INK, tail, 0.62)}"/>'
        f'<path d="M34 {high}L54 {high + 12}V{high}ZM{right} {high}L{right - 20} {high + 12}V{high}Z"'
        f' fill="{mixed(INK, tail, 0.9)}"/>'
        f'<rect x="34" width="{wide}" height="{high}" rx="6" fill="{INK}"/>'
        f'<rect x="40" y="6" width="{wide - 12}" height="{high - 12}" rx="3" fill="none"'
        f' stroke="{mixed(INK, tail, 0.45)}" stroke-width="2"/>'
    )
    painting.shape(body, x - 34, y, wide + 68, high + 12)


def foot(painting: Painting, parts: Sequence[str], *, most: float, left: float | None = None, y: int = 640) -> None:
    """Write the headline on a tab at the lower edge: in the middle, or from `left`; it loses parts from the end."""
    room = most - FOOT_EDGES
    said = " · ".join(fitting(parts, LETTERS, Weight.SEMIBOLD, room))
    line = fonts.shortened(said, LETTERS, room, Weight.SEMIBOLD)
    if not line:
        return
    wide = round((fonts.width(line, LETTERS, Weight.SEMIBOLD) + FOOT_EDGES) / 8) * 8
    x = (WIDE - wide) / 2 if left is None else left
    high = painting.height - y
    body = f'<path d="M0 {high}V20Q0 0 20 0H{wide - 20}Q{wide} 0 {wide} 20V{high}Z" fill="{painting.cloth.rail}"/>'
    painting.shape(body, x, y, wide, high)
    painting.write(x + wide / 2, y + min(43, high - 14), line, LETTERS, INK, weight=Weight.SEMIBOLD, align=0.5)


def fan(
    painting: Painting, cards: Sequence[Card], x: float, y: float, *, width: int, spread: float, radius: float
) -> None:
    """Lay cards on an arc, the middle of the middle one at a point; `spread` in degrees between two of them."""
    for at, card in enumerate(cards):
        angle = (at - (len(cards) - 1) / 2) * spread
        left = x + radius * sin(radians(angle)) - width / 2
        top = y + radius * (1 - cos(radians(angle))) - width * 0.7
        painting.put(sprites.whole(card, painting.felt, width, round(angle)), left, top)
