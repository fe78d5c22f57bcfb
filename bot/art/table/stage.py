"""A table with several things in the middle: the seats in a row on top, below tricks as fans, piles, melds, a pool."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.art import fonts
from bot.art.canvas.painting import CORNER, DARK, INK, LETTERS, Painting
from bot.art.canvas.pieces import badge, card, cards, chip, heap, sign_disc, slot, tile, wrapped
from bot.art.cards.drawings import CHIP_HIGH, CHIP_WIDE
from bot.art.cloth import mixed
from bot.art.fonts import Weight
from bot.art.plan import Card, Cluster, Lying, Sitting
from bot.art.table.seat import Spot, seat

MARGIN = 12
FIRST = 158
"""The left edge of the first card of a fan: right of the corner that belongs to Discord's sign."""
STEP = 0.6
"""The part of a card's width that is in sight in a fan: its whole left column and its owner."""
RIM = 10
"""Pixels of a tray around the cards on it."""
MOST_WHOLE = 33
"""With more cards laid down, whole ones would make too large a file."""
HEADED, BEFORE = 50, 62
"""The space for a name above a strip, and for a badge before one."""

_Piece = tuple[tuple[Lying, ...], bool]
"""Cards that lie together, and whether they are left over."""


def rail(seats: Sequence[Sitting], top: float, high: float) -> tuple[list[Spot], float]:
    """In a row, in two rows from six seats on; and where they end."""
    half = len(seats) if len(seats) <= 5 else (len(seats) + 1) // 2
    spots, y = [], top
    for count in filter(None, (half, len(seats) - half)):
        each = (1100 - 2 * MARGIN - 8 * (count - 1)) / count
        spots += [Spot("T", MARGIN + at * (each + 8), y, each, high) for at in range(count)]
        y += high + 8
    return spots, y - 8


def stage(
    painting: Painting, seats: Sequence[Sitting], centre: Sequence[Cluster], *, back: Card, ribboned: bool
) -> None:
    melding = any(cluster.pile and cluster.decisive for cluster in centre)
    rows = 0 if melding else max((1 for one in seats if one.clusters), default=0)
    high = (128 if melding or not rows else 198) if len(seats) <= 5 else 78
    spots, below = rail(seats, 88 if ribboned else 8, high)
    for one, spot in zip(seats, spots, strict=True):
        if len(seats) > 5:
            _short(painting, one, spot)
        else:
            seat(painting, one if rows else replace(one, numbers=one.numbers[:1], clusters=()), spot)
    top = below + 24
    if melding:
        _melds(painting, seats, centre, top, back=back)
    elif any(cluster.owned for cluster in centre) or (centre and all(not cluster.cards for cluster in centre)):
        fans(painting, [cluster for cluster in centre if not cluster.done and not cluster.pile], top)
    else:
        pool(painting, centre, top)


def _short(painting: Painting, one: Sitting, spot: Spot) -> None:
    """Lay a plate so low that name and score share a line."""
    if not one.numbers:
        seat(painting, replace(one, clusters=()), spot)
        return
    value = one.numbers[0].value
    across = fonts.width(value, 48, Weight.BOLD)
    mark = next((name for name in ("won", "ahead", "dealer", "leads", "chosen") if name in one.marks), "")
    room = spot.wide - 80 - across - (70 if mark else 26)
    cut = fonts.shortened(one.name, 40, room, Weight.SEMIBOLD)
    seat(painting, replace(one, name=cut, marks=one.marks & {"awaited"}, numbers=(), clusters=()), spot)
    ink = DARK if one.turn else INK
    painting.write(spot.x + spot.wide - 18, spot.y + 56, value, 48, ink, weight=Weight.BOLD, align=1)
    if mark:
        sign, gold = "winning" if mark == "won" else mark, mark in {"won", "ahead"} and not one.turn
        sign_disc(painting, sign, spot.x + spot.wide - 18 - across - 30, spot.y + 40, radius=18, gold=gold)


def fans(painting: Painting, clusters: Sequence[Cluster], top: float) -> None:
    """Lay tricks two by two on trays as long as a full trick, each card with its owner; the next place is outlined."""
    columns = 2 if len(clusters) > 1 else 1
    rows = -(-len(clusters) // columns)
    share = (650 - top) / max(1, rows)
    longest = max(max((len(cluster.cards) for cluster in clusters), default=0), 4)
    across = 486.0 if columns == 2 else 900.0
    width = int(min(150, (share - 12) / 1.4 - 2 * RIM / 1.4, (across - 90) / (1 + STEP * (longest - 1))))
    step = width * STEP
    size = (width + step * (longest - 1) + 2 * RIM, width * 1.4 + 2 * RIM)
    for at, cluster in enumerate(clusters):
        x = FIRST + at % columns * across
        y = top + at // columns * share + RIM
        painting.plate(x - RIM, y - RIM, size, mixed(painting.cloth.plate, painting.cloth.cloth, 0.65), radius=22)
        painting.write(x - 26, y + width * 0.86, str(at + 1), 64, painting.cloth.quiet, weight=Weight.BOLD, align=1)
        count = len(cluster.cards)
        if count < longest:
            slot(painting, x + count * step, y, width=width)
        raised = [(one, y - (6 if "winning" in one.marks else 0)) for one in cluster.cards]
        cards(painting, [(one, x + at * step, up, 0) for at, (one, up) in enumerate(raised)], width=width, owner=True)


def _melds(painting: Painting, seats: Sequence[Sitting], centre: Sequence[Cluster], top: float, *, back: Card) -> None:
    """Lay the piles in the middle; or at the left, and beside them what seats have laid down, a strip for each."""
    piles = sorted((cluster for cluster in centre if cluster.pile), key=lambda one: bool(one.cards) or not one.count)
    strips = [(one, laid) for one in seats if (laid := [cluster for cluster in one.clusters if cluster.cards])]
    room = 650 - top
    if not strips:
        width = int(min(200, (room - 60) / 1.4 - 10))
        step = width + 46
        for at, cluster in enumerate(piles):
            x, y = 550 - (len(piles) * step - 46) / 2 + at * step, top + 20
            heap(painting, cluster, x, y, width=width, back=back)
            painting.label(x + width / 2, y + width * 1.4 + 50, cluster.label, most=width + 44, align=0.5)
        return
    width = int((CORNER[1] - 18 - top) / 2.8) - 8
    for at, cluster in enumerate(piles):
        heap(painting, cluster, 52, top + 10 + at * (width * 1.4 + 16), width=width, back=back)
    left = 52 + width + 46
    across, high = 1064 - left, room / len(strips)
    pieces = [[(piece, zone is not laid[0]) for zone in laid for piece in zone.pieces] for _, laid in strips]
    many = sum(len(piece) for some in pieces for piece, _ in some) > MOST_WHOLE
    forms = [form for form in FORMS if not (many and form.kind == "card")]
    form = next((form for form in forms if all(form.fits(some, across, high) for some in pieces)), FORMS[-1])
    for at, ((one, laid), some) in enumerate(zip(strips, pieces, strict=True)):
        _strip_of(painting, one, laid[0].label, some, form, box=(left, top + at * high, across, high))


@dataclass(frozen=True, slots=True)
class _Form:
    """The form of laid-down cards. A `named` strip has its owner's name above it, another one the badge before it."""

    kind: str
    width: int
    named: bool = False

    @property
    def high(self) -> float:
        return CHIP_HIGH if self.kind == "chip" else self.width * (1.4 if self.kind == "card" else 4 / 3)

    @property
    def step(self) -> float:
        return self.width * 0.56 if self.kind == "card" else self.width + (3 if self.kind == "tile" else 0)

    @property
    def air(self) -> int:
        """Between two melds."""
        return {"card": 18, "tile": 14, "chip": 10}[self.kind]

    def wide(self, piece: Sequence[Lying]) -> float:
        return self.step * (len(piece) - 1) + self.width

    def lines(self, pieces: Sequence[_Piece], across: float) -> list[list[_Piece]]:
        """The pieces in as many lines as they need."""
        return wrapped([(piece, self.wide(piece[0])) for piece in pieces], across, self.air)

    def fits(self, pieces: Sequence[_Piece], across: float, high: float) -> bool:
        across -= 0 if self.named else BEFORE
        lines = self.lines(pieces, across)
        taken = len(lines) * (self.high + 12) + (HEADED if self.named else 0)
        return taken <= high and all(self.wide(piece) <= across for piece, _ in pieces)


FORMS = (
    *(_Form("card", width, named=True) for width in (128, 118, 106, 96, 88)),
    *(_Form("card", width) for width in (96, 88, 80)),
    *(_Form("tile", width, named=True) for width in (60, 56)),
    *(_Form("tile", width) for width in (60, 56, 52)),
    _Form("chip", CHIP_WIDE),
)


def _strip_of(
    painting: Painting,
    one: Sitting,
    said: str,
    pieces: Sequence[_Piece],
    form: _Form,
    *,
    box: tuple[float, float, float, float],
) -> None:
    """Lay one seat's melds in groups with air between, a line before what is left over, and whose they are."""
    left, y, across, high = box
    if form.named:
        badge(painting, one.badge, left + 20, y + 22, radius=20)
        wide = 50 + painting.write(left + 50, y + 36, one.name, 38, INK, weight=Weight.SEMIBOLD, most=across * 0.45)
        painting.label(left + wide + 14, y + 36, said, most=across - wide - 14)
        y += HEADED
    else:
        badge(painting, one.badge, left + 24, y + high / 2)
        left, across = left + BEFORE, across - BEFORE
        y += (high - form.high) / 2
    for line in form.lines(pieces, across):
        x = left
        for number, (piece, left_over) in enumerate(line):
            if left_over and number:
                painting.box(x - form.air / 2 - 2, y + 4, 4, form.high - 8, painting.cloth.quiet)
            for position, lying in enumerate(piece):
                if form.kind == "chip":
                    chip(painting, lying, x + position * form.step, y)
                else:
                    lay = card if form.kind == "card" else tile
                    lay(painting, lying, x + position * form.step, y, width=form.width)
            x += form.wide(piece) + form.air
        y += form.high + 12


def pool(painting: Painting, centre: Sequence[Cluster], top: float) -> None:
    """Lay what may be chosen from: each zone with its label, tiles with what they pay for."""
    zones = [cluster for cluster in centre if cluster.cards]
    sides = range(96, 44, -6)
    side = next((side for side in sides if len(_lines(zones, side)) * (side * 4 / 3 + 54) <= 640 - top), 42)
    y = top
    for line in _lines(zones, side):
        x = 44.0
        for cluster in line:
            wide = _zone_wide(cluster, side)
            painting.label(x, y + 30, cluster.label, most=wide)
            left = x
            for one in cluster.cards:
                tile(painting, one, left, y + 42, width=side)
                left += side + 6
                if one.pays:
                    left += painting.write(left, y + 42 + side * 0.8, one.pays, 40, INK, weight=Weight.BOLD) + 10
            x += wide + 30
        y += side * 4 / 3 + 54


def _zone_wide(cluster: Cluster, side: int) -> float:
    paid = sum(fonts.width(one.pays, 40, Weight.BOLD) + 10 for one in cluster.cards if one.pays)
    return max(len(cluster.cards) * (side + 6) + paid, min(300.0, fonts.width(cluster.label, LETTERS)))


def _lines(zones: Sequence[Cluster], side: int) -> list[list[Cluster]]:
    return wrapped([(cluster, _zone_wide(cluster, side) + 30) for cluster in zones], 1050)
