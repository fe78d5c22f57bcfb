"""A table with several things in the middle: the seats in a row on top, below tricks as fans, piles, melds, a pool."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.art import fonts
from bot.art.canvas.painting import DARK, INK, LETTERS, Painting
from bot.art.canvas.pieces import badge, card, marked, pile, sign_disc, slot, tile
from bot.art.fonts import Weight
from bot.art.plan import Card, Cluster, Sitting
from bot.art.table.seat import Spot, seat

MARGIN = 12
FIRST = 158
"""The left edge of the first card of a fan: right of the corner that belongs to Discord's sign."""
MARKED = {"won": ("winning", True), "ahead": ("ahead", True)}
STEP = 0.6
"""How much of a card in a fan is in sight, of its width: its whole left column and its owner."""


def rail(seats: Sequence[Sitting], top: float, high: float) -> tuple[list[Spot], float]:
    """In a row, in two rows from six seats on; and where they end."""
    rows = [seats] if len(seats) <= 5 else [seats[: (len(seats) + 1) // 2], seats[(len(seats) + 1) // 2 :]]
    spots, y = [], top
    for row in rows:
        each = (1100 - 2 * MARGIN - 8 * (len(row) - 1)) / len(row)
        spots += [
            Spot("T", MARGIN + at * (each + 8), y, each, high if len(rows) == 1 else 78) for at in range(len(row))
        ]
        y += (high if len(rows) == 1 else 78) + 8
    return spots, y - 8


def stage(
    painting: Painting, seats: Sequence[Sitting], centre: Sequence[Cluster], *, back: Card, ribboned: bool
) -> None:
    laid = [(one, cluster) for one in seats for cluster in one.clusters if cluster.cards]
    melding = any(cluster.pile and cluster.decisive for cluster in centre)
    rows = 0 if melding else max((1 for one in seats if one.clusters), default=0)
    high = (128 if melding or not rows else 206) if len(seats) <= 5 else 78
    spots, below = rail(seats, 88 if ribboned else 8, high)
    for one, spot in zip(seats, spots, strict=True):
        if len(seats) > 5:
            _short(painting, one, spot)
        else:
            seat(painting, one if rows else replace(one, numbers=one.numbers[:1], clusters=()), spot)
    top = below + 24
    if melding:
        _melds(painting, laid, centre, top, back=back)
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
    cut = fonts.shortened(one.name, 40, spot.wide - 80 - across - 26, Weight.SEMIBOLD)
    seat(painting, replace(one, name=cut, marks=one.marks & {"awaited"}, numbers=(), clusters=()), spot)
    ink = DARK if one.turn else INK
    painting.write(spot.x + spot.wide - 18, spot.y + 56, value, 48, ink, weight=Weight.BOLD, align=1)
    for name_of in ("won", "ahead", "dealer", "leads", "chosen"):
        if name_of in one.marks:
            sign, gold = MARKED.get(name_of, (name_of, False))
            sign_disc(painting, sign, spot.x + 69, spot.y + 19, radius=14, gold=gold and not one.turn)
            break


def fans(painting: Painting, clusters: Sequence[Cluster], top: float, bottom: float = 660) -> None:
    """Lay tricks two by two, each card with its owner; the next card's place is outlined."""
    columns = 2 if len(clusters) > 1 else 1
    rows = -(-len(clusters) // columns)
    share = (bottom - top) / max(1, rows)
    longest = max(max((len(cluster.cards) for cluster in clusters), default=0), 4)
    across = 486.0 if columns == 2 else 900.0
    width = int(min(150, (share - 14) / 1.4, (across - 66) / (1 + STEP * (longest - 1))))
    step = width * STEP
    for at, cluster in enumerate(clusters):
        x = FIRST + at % columns * across
        y = top + at // columns * share + 4
        painting.write(x - 22, y + width * 0.86, str(at + 1), 64, painting.cloth.quiet, weight=Weight.BOLD, align=1)
        count = len(cluster.cards)
        for free in range(count, max(count + 1, longest)):
            slot(painting, x + free * step, y, width=width)
        raised = [12 if "winning" in one.marks else 0 for one in cluster.cards]
        for number, (one, up) in enumerate(zip(cluster.cards, raised, strict=True)):
            card(painting, one, x + number * step, y - up, width=width, mark=False)
        for number, (one, up) in enumerate(zip(cluster.cards, raised, strict=True)):
            marked(painting, one, x + number * step, y - up, width=width, owner=True)


def _melds(
    painting: Painting, laid: Sequence[tuple[Sitting, Cluster]], centre: Sequence[Cluster], top: float, *, back: Card
) -> None:
    """Lay the piles at the left and what seats have laid down at the right, a strip for each seat."""
    piles = [cluster for cluster in centre if cluster.pile]
    seats = list(dict.fromkeys(one.seat for one, _ in laid))
    room = 654 - top
    if len(seats) <= 2:
        width = int(min(150 if seats else 200, (room - 60) / 1.4 - 10))
        step = width + 46
        first = 56 if seats else 550 - (len(piles) * step - 46) / 2
        for at, cluster in enumerate(sorted(piles, key=lambda one: bool(one.cards))):
            _one_pile(painting, cluster, (first + at * step, top + 40 if seats else top + 20), width, back)
        left, columns = 440.0, 1
    else:
        width = int(min(110, (room - 120) / 2.9))
        for at, cluster in enumerate(sorted(piles, key=lambda one: bool(one.cards))):
            _one_pile(painting, cluster, (48, top + at * (width * 1.4 + 30)), width, back, said=False)
        left, columns = 196.0, 2
    rows = -(-len(seats) // columns)
    for at, number in enumerate(seats):
        clusters = [(one, cluster) for one, cluster in laid if one.seat == number]
        across = (1072 - left - 20 * (columns - 1)) / columns
        x = left + at % columns * (across + 20)
        high = room / max(1, rows)
        _strip_of(
            painting,
            clusters[0][0],
            [cluster for _, cluster in clusters],
            (x, top + at // columns * high),
            (across, high),
        )


def _one_pile(
    painting: Painting, cluster: Cluster, at: tuple[float, float], width: int, back: Card, *, said: bool = True
) -> None:
    x, y = at
    if cluster.cards:
        card(painting, cluster.cards[-1], x, y, width=width, tilt=3)
    elif cluster.count:
        pile(painting, x, y - 10, count=cluster.count, back=back, width=width)
    else:
        slot(painting, x, y, width=width)
    if said:
        painting.write(
            x + width / 2,
            y + width * 1.4 + 50,
            cluster.label,
            LETTERS,
            painting.cloth.quiet,
            most=width + 44,
            align=0.5,
        )


def _strip_of(
    painting: Painting, one: Sitting, clusters: Sequence[Cluster], at: tuple[float, float], size: tuple[float, float]
) -> None:
    """Lay one seat's melds in groups, a line before what is left over, under its name and what they mean."""
    x, y = at
    across, high = size
    named = high >= 150
    if named:
        wide = painting.write(x, y + 34, one.name, 38, INK, weight=Weight.SEMIBOLD, most=across * 0.45)
        painting.write(
            x + wide + 12,
            y + 34,
            clusters[0].label,
            38,
            painting.cloth.quiet,
            weight=Weight.SEMIBOLD,
            most=across - wide - 12,
        )
        top, room = y + 46, high - 58
    else:
        badge(painting, one.badge, x + 24, y + high / 2 - 6)
        x, across = x + 58, across - 58
        top, room = y, high - 10
    width = int(min(106, room / 1.4))
    pieces = [(piece, cluster is not clusters[0]) for cluster in clusters for piece in cluster.pieces]
    count = sum(len(piece) for piece, _ in pieces)
    gap = 24 if named else 12
    step = min(0.585 * width, (across - width * len(pieces) - gap * (len(pieces) - 1)) / max(1, count - len(pieces)))
    for number, (piece, left_over) in enumerate(pieces):
        if left_over and number and not pieces[number - 1][1]:
            painting.box(x - gap / 2 - 2, top + 6, 4, width * 1.4 - 12, painting.cloth.inlay)
        for position, lying in enumerate(piece):
            card(painting, lying, x + position * step, top, width=width)
        x += step * (len(piece) - 1) + width + gap


def pool(painting: Painting, centre: Sequence[Cluster], top: float, bottom: float = 640) -> None:
    """Lay what may be chosen from: each zone with its label, tiles with what they pay for."""
    zones = [cluster for cluster in centre if cluster.cards]
    side = 96
    while side > 44:
        lines = _lines(zones, side)
        need = len(lines) * (side * 4 / 3 + 54)
        if need <= bottom - top:
            break
        side -= 6
    y = top
    for line in _lines(zones, side):
        x = 44.0
        for cluster in line:
            wide = _zone_wide(cluster, side)
            painting.write(x, y + 30, cluster.label, LETTERS, painting.cloth.quiet, most=wide)
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
    lines: list[list[Cluster]] = []
    left = 0.0
    for cluster in zones:
        wide = _zone_wide(cluster, side) + 30
        if not lines or left + wide > 1050:
            lines.append([])
            left = 0.0
        lines[-1].append(cluster)
        left += wide
    return lines
