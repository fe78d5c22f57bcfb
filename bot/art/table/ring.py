"""A table with one trick: the seats at both sides, clockwise from the lower left, each card beside who played it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.art import fonts
from bot.art.canvas.painting import LETTERS, WIDE, Painting
from bot.art.canvas.pieces import TILTS, TUCKED, card, cards, owner, slot, tile
from bot.art.plan import Cluster, Sitting
from bot.art.table.seat import Spot, seat

TOP, LOW, FOOT = 92, 592, 692
GAP = 10
STRAIGHT = 5


def settled(seats: int, wide: int, cap: int) -> list[Spot]:
    """Half of them at the left from below upwards, the others at the right from above downwards."""
    left = seats // 2

    def column(side: str, count: int, low: int) -> list[Spot]:
        share = (low - TOP - GAP * (count - 1)) / max(1, count)
        high = min(share, cap)
        x = 0 if side == "L" else WIDE - wide
        return [Spot(side, x, TOP + at * (share + GAP) + (share - high) / 2, wide, high) for at in range(count)]

    right = seats - left
    return column("L", left, LOW)[::-1] + column("R", right, LOW if right <= 2 else FOOT)


def spots_of(spots: Sequence[Spot], width: int) -> list[tuple[float, float]]:
    """The position of each seat's card; of three or four at one side every other one lies further in."""
    count = len(spots)
    wide = spots[0].wide
    gap = 48 if count < 5 else (14 if wide > 280 else 38) if count == 5 else 12
    found = []
    for spot in spots:
        here = [other for other in spots if other.side == spot.side]
        inner = len(here) >= 3 and here.index(spot) % 2 == 1
        shift = gap + ((width + 8 if count > 5 else width - 22) if inner else 0)
        x = wide + shift if spot.side == "L" else WIDE - wide - shift - width
        middle = min(max(spot.y + spot.high / 2, TOP + width * 0.7 + 6), FOOT - width * 0.7 - 4)
        found.append((x, middle - width * 0.7))
    return found


def ring(
    painting: Painting, seats: Sequence[Sitting], trick: Cluster | None, centre: Sequence[Cluster], *, you: str
) -> None:
    count = len(seats)
    busy = any(cluster.cards and not cluster.pile for one in seats for cluster in one.clusters)
    wide = 306 if count == 5 and busy else 262 if count < 6 else 228
    tall = any(cluster.tally for one in seats for cluster in one.clusters)
    spots = settled(count, wide, 500 if tall and count < 4 else 196 if count == 5 else 262)
    shelf = [cluster for cluster in centre if not cluster.done and cluster.cards] if count == 2 else []
    last = next((cluster for cluster in centre if cluster.done), None)
    played = {one.seat: one for one in (trick.cards if trick else ()) if one.seat is not None}
    loose = [one for one in (trick.cards if trick else ()) if one.seat is None]
    led = any("leads" in one.marks for one in played.values())
    width = (150 if loose else 172 if shelf else 200) if count == 2 else 172 if count <= 4 else 150
    points = spots_of(spots, width)
    if count == 2:
        left, top = (272.0, 120.0) if loose else (340.0, 100.0) if shelf else (326.0, 128.0)
        points = [(left, top), (WIDE - left - width + (0 if loose else 4), top)]
    tucked = [TUCKED * width * len(played[one.seat].under) if one.seat in played else 0.0 for one in seats]
    for at, spot in enumerate(spots):
        if tucked[at] and spot.side == "L":  # what lies under the card would hide the plate
            points[at] = (max(points[at][0], spot.wide + 8 + tucked[at]), points[at][1])
    for one, spot in zip(seats, spots, strict=True):
        seat(painting, one, spot, led=led)
    # If every card is tilted, the cloth under them makes the file of a crowded table too large.
    straight = count >= STRAIGHT and busy and any(one.under for one in played.values())
    tilts = [0 if straight else TILTS[at % 7] for at in range(count)]
    slots = []
    for at, one in enumerate(seats):
        if count == 2 and not one.turn and one.seat not in played and any("leads" in other.marks for other in seats):
            slot(painting, *points[at], width=width, tilt=tilts[at])
        if one.turn and one.seat not in played and (trick is not None or "leads" in one.marks):
            slot(painting, *points[at], width=width, tilt=tilts[at], awaited=True, said=you if at == 0 else "")
            slots.append(points[at])
    laid = [(played[one.seat], *points[at], tilts[at]) for at, one in enumerate(seats) if one.seat in played]
    between = ((points[0][0] + points[1][0] - tucked[1]) / 2, 120.0) if count == 2 else (WIDE / 2 - width / 2, 240.0)
    laid += [(one, *between, 0) for one in loose[:1]]
    cards(painting, laid, width=width)
    if shelf:
        _shelf(painting, shelf)
    if last is None:
        return
    if count == 2 and not shelf:
        _last_of_two(painting, last)
    elif count != 2 and not laid:
        _last_in_the_middle(painting, last, slots, width)
    elif count <= 4:
        x = 1080 - 54 * len(last.cards)
        painting.label(x - 12, 656, last.label, align=1)
        for at, lying in enumerate(last.cards):
            tile(painting, lying, x + 54 * at, 612, width=46)


def _shelf(painting: Painting, clusters: Sequence[Cluster]) -> None:
    """Lay what two players play for between them."""
    step = 552 / max(2, len(clusters[:3]))
    x = 550 - len(clusters[:3]) * step / 2
    for cluster in clusters[:3]:
        card(painting, cluster.cards[-1], x + step / 2 - 75, 368, width=150)
        painting.label(x + step / 2, 626, cluster.label, most=step - 8, align=0.5)
        x += step


def _last_of_two(painting: Painting, cluster: Cluster) -> None:
    """Lay the trick before small between two players."""
    x = 550 - len(cluster.cards) * 52
    for at, one in enumerate(cluster.cards):
        tile(painting, one, x + 104 * at + 16, 466, width=72)
        owner(painting, one, x + 104 * at + 54, 578)
    lines = cluster.label.rsplit(" ", 1) if fonts.width(cluster.label, LETTERS) > x - 282 else [cluster.label]
    painting.write_lines(x - 8, 528, lines, LETTERS, painting.cloth.quiet, step=42, most=x - 282, align=1)


def _last_in_the_middle(painting: Painting, cluster: Cluster, slots: Sequence[tuple[float, float]], width: int) -> None:
    """Lay the trick before where no place for a card is in the way."""
    step = min(100, (WIDE - 560) // max(1, len(cluster.cards)))
    side = min(76, step - 18)
    wide = step * len(cluster.cards)

    def free(middle: float, top: float) -> bool:
        return not any(
            x < middle + wide / 2 and x + width > middle - wide / 2 and y < top + 170 and y + 1.4 * width > top - 50
            for x, y in slots
        )

    spots = [(middle, top) for top in (270, 450, 132) for middle in (550, 650, 450)]
    middle, top = next((spot for spot in spots if free(*spot)), spots[0])
    left = middle - wide / 2
    painting.label(left + wide / 2, top - 16, cluster.label, most=wide, align=0.5)
    for at, one in enumerate(cluster.cards):
        tile(painting, one, left + step * at + (step - side) / 2, top, width=side)
        owner(painting, one, left + step * (at + 0.5), top + side * 4 / 3 + 18)
