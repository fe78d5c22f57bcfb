"""A table with one trick: the seats at both sides, clockwise from the lower left, each card beside who played it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.art.painting import LETTERS, WIDE, Painting
from bot.art.pieces import TILTS, card, foot, marked, pill, ribbon, slot, tile
from bot.art.plan import Emblem, Lying, Place, Sitting
from bot.art.seat import Spot, seat

TOP, LOW, FOOT = 92, 592, 692
GAP = 10


def settled(seats: int, wide: int, cap: int) -> list[Spot]:
    """Return the plates: half of them at the left from below upwards, the others at the right from above downwards."""
    left = seats // 2

    def column(side: str, count: int, low: int) -> list[Spot]:
        share = (low - TOP - GAP * (count - 1)) / max(1, count)
        high = min(share, cap)
        x = 0 if side == "L" else WIDE - wide
        return [Spot(side, x, TOP + at * (share + GAP) + (share - high) / 2, wide, high) for at in range(count)]

    right = seats - left
    return column("L", left, LOW)[::-1] + column("R", right, LOW if right <= 2 else FOOT)


def spots_of(spots: Sequence[Spot], width: int) -> list[tuple[float, float]]:
    """Return where each seat's card lies; of three or four at one side every other one lies further in."""
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
    painting: Painting,
    seats: Sequence[Sitting],
    trick: Place | None,
    centre: Sequence[Place],
    *,
    you: str,
) -> None:
    """Lay seats, cards and what else lies in the middle."""
    count = len(seats)
    busy = any(place.cards and not place.pile for one in seats for place in one.places)
    wide = 306 if count == 5 and busy else 262 if count < 6 else 228
    tall = any(place.tally for one in seats for place in one.places)
    spots = settled(count, wide, 500 if tall and count < 4 else 196 if count == 5 else 262)
    shelf = [place for place in centre if not place.done and place.cards] if count == 2 else []
    last = next((place for place in centre if place.done), None)
    width = 172 if count <= 4 else 150
    if count == 2:
        width = 172 if shelf else 200
    cards = {one.seat: one for one in (trick.cards if trick else ()) if one.seat is not None}
    loose = [one for one in (trick.cards if trick else ()) if one.seat is None]
    led = any("leads" in one.marks for one in cards.values())
    places = spots_of(spots, width)
    if count == 2:
        top = 100 if shelf else 128
        places = [(340.0 if shelf else 326.0, top), (588.0 if shelf else 578.0, top)]
    for one, spot in zip(seats, spots, strict=True):
        seat(painting, one, spot, led=led)
    slots = []
    for at, one in enumerate(seats):
        if one.turn and one.seat not in cards and (trick is not None or "leads" in one.marks):
            slot(painting, *places[at], width=width, tilt=TILTS[at % 7], awaited=True, said=you if at == 0 else "")
            slots.append(places[at])
    played = [(cards[one.seat], places[at], TILTS[at % 7]) for at, one in enumerate(seats) if one.seat in cards]
    played += [(one, (WIDE / 2 - width / 2, 240.0), 0) for one in loose[:1]]
    for lying, (x, y), tilt in played:
        card(painting, lying, x, y, width=width, tilt=tilt, mark=False)
    for lying, (x, y), tilt in played:
        marked(painting, lying, x, y, width=width, tilt=tilt)
    if shelf:
        _shelf(painting, shelf)
    if last is not None:
        _last(painting, last, count, crowded=bool(shelf), free=not played, slots=slots, width=width)


def _shelf(painting: Painting, places: Sequence[Place]) -> None:
    """Lay what two players play for between them."""
    x = 550 - len(places[:3]) * 85
    for place in places[:3]:
        card(painting, place.cards[-1], x + 10, 368, width=150)
        painting.write(x + 85, 626, place.label, LETTERS, painting.cloth.quiet, most=168, align=0.5)
        x += 170


def _last(
    painting: Painting,
    place: Place,
    count: int,
    *,
    crowded: bool,
    free: bool,
    slots: Sequence[tuple[float, float]],
    width: int,
) -> None:
    """Lay the trick before: small at the foot, or in the middle while nothing else lies there."""
    if count == 2 and not crowded:
        x = 550 - len(place.cards) * 52
        for at, one in enumerate(place.cards):
            tile(painting, one, x + 104 * at + 16, 466, width=72)
            _owner(painting, one, x + 104 * at + 40, 578)
        painting.write(x - 8, 528, place.label, LETTERS, painting.cloth.quiet, most=x - 282, align=1)
        return
    if free and count != 2:
        step = min(100, (WIDE - 560) // max(1, len(place.cards)))
        side = min(76, step - 18)
        wide = step * len(place.cards)
        free_at = (
            (middle - wide / 2, top)
            for top in (270, 450, 132)
            for middle in (550, 650, 450)
            if not any(
                x < middle + wide / 2 and x + width > middle - wide / 2 and y < top + 170 and y + 1.4 * width > top - 50
                for x, y in slots
            )
        )
        left, top = next(free_at, (WIDE / 2 - wide / 2, 270))
        painting.write(left + wide / 2, top - 16, place.label, LETTERS, painting.cloth.quiet, most=wide, align=0.5)
        for at, one in enumerate(place.cards):
            tile(painting, one, left + step * at + (step - side) / 2, top, width=side)
            _owner(painting, one, left + step * (at + 0.5) - 14, top + side * 4 / 3 + 18)
        return
    if count <= 4:
        for at, one in enumerate(place.cards[:5]):
            tile(painting, one, 1080 - 54 * (len(place.cards) - at), 612, width=46)


def _owner(painting: Painting, one: Lying, x: float, y: float) -> None:
    wins = "won" in one.marks
    pill(painting, one.by, x - (6 if wins else -14), y, wins=wins, radius=24)


def around(painting: Painting, ribbons: Sequence[Emblem], heading: Sequence[str], seats: int) -> None:
    """Lay the ribbon and the headline where the seats leave room for them."""
    ribbon(painting, ribbons)
    if seats < 5:
        foot(painting, heading, most=560)
    else:
        foot(painting, heading, most=400 if seats == 5 else 330, left=170)
