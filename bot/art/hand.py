"""What somebody plays from: the trick large above, the own cards as a fan below, blocked ones in grey."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from bot.art.fonts import Weight
from bot.art.painting import INK, LETTERS, Painting
from bot.art.pieces import TILTS, card, fits, marked, pile, ribbon, slot, tile
from bot.art.plan import Emblem, Felt, Look, Lying, Place, Sitting

TOP = 96
TILE = 60
FANS = ((5, 196, 6.2), (6, 192, 5.6), (8, 188, 4.6), (10, 180, 3.8), (13, 172, 3.0))
"""Up to so many cards: how wide they are, and how many degrees lie between two."""


@dataclass(frozen=True, slots=True)
class HandPlan:
    """A private picture: the ribbon, what the decision is about, the own cards; `you` names the own next place."""

    felt: Felt
    back: Look
    heading: tuple[str, ...]
    ribbon: tuple[Emblem, ...]
    centre: tuple[Place, ...]
    own: tuple[Place, ...]
    hand: Place | None
    me: Sitting
    you: str

    def draw(self) -> bytes:
        """Return the picture as a PNG."""
        painting = Painting(self.felt, woven=False)
        headline = " · ".join(self.heading)
        ribbon(painting, self.ribbon or (Emblem(headline if fits(headline) else self.heading[0]),))
        rows = [place for place in self.own if place.cards]
        fan = self.hand if self.hand is not None and self.hand.cards else None
        melds = fan is None and any(place.groups for place in rows)
        if melds:
            _melds(painting, rows, self.centre, self.back)
        else:
            if fan is None and rows:
                fan = rows[0]
            beside = [place for place in rows if place.decisive and place is not fan]
            middle(painting, self.centre, beside, self.back, you=self.you if self.me.turn else "")
            if fan is not None:
                fanned(painting, fan.cards)
        return painting.png()


def middle(painting: Painting, places: Sequence[Place], beside: Sequence[Place], back: Look, *, you: str) -> None:
    """Lay what is decided on side by side: tricks in the order of play, prizes, piles; `beside` small at the end."""
    tricks = [place for place in places if place.owned and not place.done]
    many = len(tricks) > 1
    shown = [place for place in places if place.cards or place.count or (many and not place.pile)]
    trick = None if many else next(iter(tricks), None)
    gap = 46 if many else 54
    own = sum(len(place.cards) * (TILE + 4) + gap for place in beside)
    for width in (160, 146, 132, 120, 108, 96, 84):
        spans = [_span(place, width, spread=place is trick, you=bool(you)) for place in shown]
        total = sum(spans) + gap * (len(shown) - 1) + own
        if total <= 1030:
            break
    x = (1100 - total) / 2
    y = TOP + (226 - width * 1.4) / 2
    low = y + width * 1.4
    for at, (place, span) in enumerate(zip(shown, spans, strict=True)):
        _laid(painting, place, (x, y), width, back, you=you if place is trick else "")
        if (many and place.owned) or not (place.cards or place.count):
            painting.write(x + span / 2, low + 50, str(at + 1), 46, INK, weight=Weight.BOLD, align=0.5)
        elif place is not trick:
            _said(painting, place.label, x + span / 2, low + 46, span + gap - 12)
        x += span + gap
    for place in beside:
        span = len(place.cards) * (TILE + 4)
        for at, one in enumerate(place.cards):
            tile(painting, one, x + at * (TILE + 4), y + width * 0.7 - TILE * 2 / 3, width=TILE)
        _said(painting, place.label, x + span / 2, low + 46, span + gap - 12)
        x += span + gap


def _said(painting: Painting, label: str, middle_at: float, y: float, most: float) -> None:
    painting.write(middle_at, y, label, LETTERS, painting.cloth.quiet, most=max(most, 100), align=0.5)


def _step(place: Place, width: int, *, spread: bool) -> float:
    if spread and len(place.cards) <= 4:
        return width + 34
    return width * (0.62 if place.owned else 0.55)


def _span(place: Place, width: int, *, spread: bool, you: bool) -> float:
    count = max(1, len(place.cards)) + (1 if you and spread else 0)
    return width + (count - 1) * _step(place, width, spread=spread)


def _laid(painting: Painting, place: Place, at: tuple[float, float], width: int, back: Look, *, you: str) -> None:
    x, y = at
    if not place.cards:
        if place.count:
            pile(painting, x, y - 10, count=place.count, back=back, width=width)
        else:
            slot(painting, x, y, width=width)
        return
    step = _step(place, width, spread=place.owned and bool(you))
    tilted = step > width
    for number, one in enumerate(place.cards):
        card(painting, one, x + number * step, y, width=width, tilt=TILTS[number % 7] if tilted else 0, mark=False)
    for number, one in enumerate(place.cards):
        tilt = TILTS[number % 7] if tilted else 0
        marked(painting, one, x + number * step, y, width=width, tilt=tilt, owner=True)
    if you:
        slot(painting, x + len(place.cards) * step, y, width=width, tilt=3, awaited=True, said=you)


def fanned(painting: Painting, cards: Sequence[Lying], middle_at: float = 566) -> None:
    """Lay the own cards on an arc, rank and emblem of each in sight; blocked ones lie lower."""
    count = len(cards)
    width, spread = next(
        ((wide, angle) for most, wide, angle in FANS if count <= most), (150, 38.0 / max(1, count - 1))
    )
    radius = 1420 if count > 5 else 1250
    top = 536
    spots = []
    for at, one in enumerate(cards):
        angle = (at - (count - 1) / 2) * spread
        far = radius - (26 if "blocked" in one.marks else 0)
        x = middle_at + far * sin(radians(angle)) - width / 2
        y = top + radius - far * cos(radians(angle)) - width * 0.7
        spots.append((x, y, angle))
        card(painting, one, x, y, width=width, tilt=round(angle), mark=False)
    for one, (x, y, angle) in zip(cards, spots, strict=True):
        marked(painting, one, x, y, width=width, tilt=angle)


def _melds(painting: Painting, rows: Sequence[Place], centre: Sequence[Place], back: Look) -> None:
    """Lay the own melds with air between them, and below what is left over beside the piles to draw from."""
    groups = [piece for place in rows if place.groups for piece in place.pieces]
    left = [place for place in rows if not place.groups]
    count = sum(map(len, groups))
    width = 152 if len(groups) <= 3 else 128
    step = min(73.0, (1008 - 22 * (len(groups) - 1) - width * len(groups)) / max(1, count - len(groups)))
    x = 550 - (step * (count - len(groups)) + width * len(groups) + 22 * (len(groups) - 1)) / 2
    for piece in groups:
        for one in piece:
            up = 12 if "new" in one.marks else 0
            card(painting, one, x, 112 - up, width=width)
            x += step
        x += width - step + 22
    piles = sorted((place for place in centre if place.pile), key=lambda one: bool(one.cards))
    painting.box(40, 366, 1020, 4, painting.cloth.inlay)
    x = 60.0
    for place in piles:
        painting.write(x, 424, place.label, 38, painting.cloth.quiet, weight=Weight.SEMIBOLD, most=190)
        if place.cards:
            card(painting, place.cards[-1], x + 6, 444, width=146, tilt=2)
        else:
            pile(painting, x, 440, count=place.count or 0, back=back, width=140)
        x += 204
    cards = [one for place in left for one in place.cards]
    if cards:
        painting.write(500, 424, left[0].label, 38, INK, weight=Weight.SEMIBOLD, most=560)
        step = min(158.0, (560 - 146) / max(1, len(cards) - 1))
        for at, one in enumerate(cards):
            card(painting, one, 500 + at * step, 444 - (12 if "new" in one.marks else 0), width=146)
