"""A player's hand: the trick large above, the own cards as a fan below, blocked ones in grey."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from bot.art import fonts
from bot.art.canvas import pieces
from bot.art.canvas.painting import DARK, HIGH, INK, LETTERS, WIDE, Painting
from bot.art.cards.sprites import GOLD
from bot.art.cloth import mixed
from bot.art.fonts import Weight
from bot.art.plan import Card, Cluster, Emblem, Felt, Lying, Sitting

TOP, LOW = 96, 322
"""Between these lies what the decision is about."""
LEFT, RIGHT = 40, 1060
TILE = 56
ABREAST = 3
"""The most small cards of an own zone side by side."""
WIDTHS = (
    *((width, True) for width in (160, 146, 132, 120, 112)),
    *((width, False) for width in (146, 132, 120, 108, 96, 84, 72)),
)
"""The widths of the cards in the middle, and true if those of one trick lie apart. The first that fits is taken."""
OVER = 0.62
"""The part of a card's width that is in sight where the cards of a trick overlap."""
GAP = 40
AIR = 56
"""More room between a trick and what it is played for, if there is any."""
MOST_LABEL = 200
MOST_PLACES = 2
"""With more tricks that can run at the same time, each has its number."""
MOST_BELOW_TILTED = 5
MOST_SMOOTH = 13
"""With more cards in the picture, turned ones have hard edges."""
LEAST_BELOW_SCORES, FEW, BELOW = 220, 4, 50
"""The least width of scores above small cards, how many of those always lie there in a single row, the width of one."""
GRID_LOW, NUMBER, LEAST_IN_GRID = 402, 56, 3
"""The lower end of several tricks in two rows, the width of a number, and the least number of cards to fit in each."""
BELOW_GRID, RIM = 24, 7
"""Pixels by which the own cards lie lower below them, and of a tray around such a trick's cards."""
BEFORE = 84
"""The width that a card of the previous trick takes."""
ROW, COLUMN, APART = 48, 64, 30
"""A line of the scores, what of it a badge takes, and the room between two columns."""
ONE_COLUMN = 3
FANS = ((5, 196, 6, 1250), (8, 188, 4, 1600), (10, 172, 3, 1780), (13, 172, 3, 1420))
"""For up to so many cards: their width, the degrees between two, and the radius of their arc.

Few widths and whole degrees: most cards of a hand lie as they lay in the picture before, and are not turned anew.
"""
FAN, FAN_MIDDLE = 536, 566
"""The middle of the middle card: its y, then its x."""
RAISED = 26
LOW_HIGH = 380


@dataclass(frozen=True, slots=True)
class HandPlan:
    """A private picture, the viewer's seat first. `you` names their next place in a trick, `lead` its first."""

    felt: Felt
    back: Card
    heading: tuple[str, ...]
    ribbon: tuple[Emblem, ...]
    centre: tuple[Cluster, ...]
    own: tuple[Cluster, ...]
    hand: Cluster | None
    seats: tuple[Sitting, ...]
    you: str
    lead: str
    low: bool = False

    def draw(self) -> bytes:
        every = [cluster for cluster in (*self.centre, *self.own, self.hand) if cluster is not None]
        hard = sum(len(cluster.cards) for cluster in every) > MOST_SMOOTH
        painting = Painting(self.felt, woven=False, size=(WIDE, LOW_HIGH) if self.low else (WIDE, HIGH), hard=hard)
        bare = not self.low and self.bare
        headline = (Emblem(" · ".join(pieces.fitting(self.heading))),)
        pieces.ribbon(painting, (not bare and self.ribbon) or headline)
        rows = [cluster for cluster in self.own if cluster.cards]
        fan = self.hand if self.hand is not None and self.hand.cards else None
        if fan is None and any(cluster.groups for cluster in rows):
            _melds(painting, rows, self.centre, self.back, self.seats)
            return painting.png()
        if self.hand is None and rows:
            fan = rows[0]
        beside = [cluster for cluster in rows if cluster.decisive and cluster is not fan]
        if bare:
            right = _scores_at(self.seats)
            _scores(painting, self.seats, right)
            wide = min(760.0, right - LEFT - GAP)
            pieces.plaques(painting, self.ribbon, ((LEFT + right - wide) / 2, TOP, wide, GRID_LOW - TOP - 8))
        elif not self.low:
            _middle(painting, self, beside, straight=fan is not None and len(fan.cards) > MOST_BELOW_TILTED)
        if fan is not None:
            _fanned(painting, fan.cards, top=FAN - (HIGH - painting.height) + (BELOW_GRID if self.many else 0))
        return painting.png()

    @property
    def running(self) -> list[Cluster]:
        return [cluster for cluster in self.centre if cluster.owned and not cluster.done]

    @property
    def many(self) -> bool:
        """True if several tricks can run at the same time."""
        places = sum(not cluster.pile and not cluster.done for cluster in self.centre)
        return not self.low and (len(self.running) > 1 or places > MOST_PLACES)

    @property
    def bare(self) -> bool:
        """True if there is nothing but several rules to decide on: then they lie large in the middle."""
        own = [cluster for cluster in self.own if cluster.cards and (cluster.decisive or cluster.groups)]
        return len(self.ribbon) > 1 and not (self.centre or own or self.next_place)

    @property
    def next_place(self) -> str:
        """The badge or sign in the next place of the trick; empty when nobody is about to play to a trick."""
        acting = [one for one in self.seats if one.turn]
        if len(acting) != 1:
            return ""
        if not self.running and "leads" not in acting[0].marks:
            return ""
        if acting[0] is not self.seats[0]:
            return acting[0].badge
        return self.you if self.running else self.lead


def _scores_at(seats: Sequence[Sitting]) -> float:
    """The left end of the scores; the right border where somebody has no score."""
    if not seats or not all(one.numbers for one in seats):
        return RIGHT
    columns = 1 if len(seats) <= ONE_COLUMN else 2
    across = COLUMN + max(fonts.width(one.numbers[0].value, 44, Weight.BOLD) for one in seats)
    return RIGHT - 8 - round(max(across * columns + APART * (columns - 1) + 32, 140) / 4) * 4


def _scores(painting: Painting, seats: Sequence[Sitting], right: float) -> float:
    """Lay everybody's score at the right, if there is room, whose turn it is in gold; return where the plate ends."""
    if right >= RIGHT:
        return TOP
    cloth = painting.cloth
    columns = 1 if len(seats) <= ONE_COLUMN else 2
    rows = -(-len(seats) // columns)
    left = right + 24
    wide = RIGHT + 16 - left
    high = 52 + rows * ROW + 12
    painting.plate(left, TOP, (wide, high), cloth.plate, radius=20, line=cloth.inlay)
    label = seats[0].numbers[0].label
    painting.label(left + wide / 2, TOP + 40, label, most=wide - 20, align=0.5)
    share = (wide - 32 + APART) / columns
    for at, one in enumerate(seats):
        _score(painting, one, left + 16 + at // rows * share, TOP + 52 + at % rows * ROW, share - APART)
    return TOP + high


def _score(painting: Painting, one: Sitting, x: float, y: float, wide: float) -> None:
    if one.turn:
        painting.plate(x - 10, y, (wide + 20, ROW - 4), GOLD, radius=14)
    ink = DARK if one.turn else INK
    pieces.badge(painting, one.badge, x + 18, y + ROW / 2 - 2, radius=19, fill=ink, ink=GOLD if one.turn else DARK)
    painting.write(x + wide, y + 37, one.numbers[0].value, 44, ink, weight=Weight.BOLD, align=1)


@dataclass(frozen=True, slots=True)
class _Layout:
    """The layout of the cards in the middle: their width, and those of a trick apart or over each other."""

    back: Card
    width: int
    apart: bool = False
    straight: bool = True
    awaited: str = ""
    """The badge or sign in the next place of the trick; empty when that needs no room."""

    def steps(self, cluster: Cluster) -> list[float]:
        """The distance of each card from the left end of its place, and last the width of the place."""
        width = self.width
        apart = self.apart and cluster.owned
        x, found = 0.0, []
        for one in cluster.cards:
            x += pieces.TUCKED * width * len(one.under)
            found.append(x)
            x += width + 26 if apart else width * (OVER if cluster.owned else 0.55)
        end = found[-1] + width if found else width
        if self.awaited and cluster.owned and not cluster.done:
            found.append(end + 26)
            end += 26 + width
        return [*found, end]

    def lay(self, painting: Painting, cluster: Cluster, x: float, y: float) -> None:
        width, steps = self.width, self.steps(cluster)
        if not cluster.cards:
            pieces.heap(painting, cluster, x, y, width=width, back=self.back)
            return
        apart = self.apart and cluster.owned
        tilted = apart and not self.straight
        tilts = [pieces.TILTS[number % 7] if tilted else 0 for number in range(len(cluster.cards))]
        laid = [(one, x + step, y, tilt) for one, step, tilt in zip(cluster.cards, steps, tilts, strict=False)]
        pieces.cards(painting, laid, width=width, owner=True, covered=not apart)
        if self.awaited and cluster.owned and not cluster.done:
            tilt = 3 if tilted else 0
            pieces.slot(painting, x + steps[-2], y, width=width, tilt=tilt, awaited=True, said=self.awaited)


def _middle(painting: Painting, plan: HandPlan, beside: Sequence[Cluster], *, straight: bool) -> None:
    """Lay what is decided on side by side, the scores at the right, and small what else is `beside` the hand."""
    running, many = plan.running, plan.many
    shown = [cluster for cluster in plan.centre if cluster.cards or cluster.count or (many and not cluster.pile)]
    awaited = "" if many else plan.next_place
    leads = bool(awaited) and not running
    if not shown and not leads:
        shown, beside = list(beside), []
    left, right = float(LEFT), _scores_at(plan.seats)
    if right < RIGHT and len(beside) == 1 and len(beside[0].cards) <= FEW:
        right = min(right, RIGHT - LEAST_BELOW_SCORES - 8.0)
    under = RIGHT - right >= LEAST_BELOW_SCORES
    if under and beside:
        right = min(right, RIGHT - 8 - max(len(cluster.cards) for cluster in beside) * BELOW)
    below = _scores(painting, plan.seats, right)
    for cluster in beside:
        if under:
            below = _row(painting, cluster, right + 24, below + 36, RIGHT + 16)
        else:
            left += _small(painting, cluster, left) + GAP
    if many:
        _grid(painting, [cluster for cluster in shown if not cluster.done], left, right, back=plan.back)
        return
    before = [cluster for cluster in shown if cluster.done and (leads or running)]
    shown = [cluster for cluster in shown if cluster not in before]
    taken = sum(_before_wide(cluster) + GAP for cluster in before)
    for width, apart in WIDTHS:
        layout = _Layout(plan.back, width, apart, straight, awaited)
        laid = [(cluster, layout.steps(cluster)) for cluster in shown]
        spans = [steps[-1] for _, steps in laid] + ([float(width)] if leads else [])
        total = sum(spans) + GAP * max(0, len(spans) - 1)
        if total <= right - left - taken:
            break
    aside = [cluster for cluster in shown if cluster not in running]
    air = min(AIR, right - left - taken - total) if aside and (running or leads) else 0.0
    x = max(left, (left + right - total - taken - air) / 2)
    for cluster in before:
        _before(painting, cluster, x)
        x += _before_wide(cluster) + GAP
    y = TOP + (LOW - TOP - width * 1.4) / 2
    for cluster, steps in laid:
        layout.lay(painting, cluster, x, y)
        if cluster not in running:
            spare = min(x - left, air) if len(aside) == 1 else 0.0
            most = steps[-1] + GAP - 8 + 2 * spare
            painting.label(x + steps[-1] / 2, y + width * 1.4 + 44, cluster.label, most=most, align=0.5)
        x += steps[-1] + GAP + (air if aside and cluster is aside[-1] else 0)
    if leads:
        pieces.slot(painting, x, y, width=width, tilt=0 if straight else 3, awaited=True, said=awaited)


def _grid(painting: Painting, clusters: Sequence[Cluster], left: float, right: float, *, back: Card) -> None:
    """Lay several tricks in two rows, each behind its number."""
    rows = 1 if len(clusters) <= MOST_PLACES else 2
    columns = -(-len(clusters) // rows)
    longest = max(LEAST_IN_GRID, *(len(cluster.cards) for cluster in clusters))
    across = (right - left - GAP * (columns - 1)) / columns - NUMBER
    pitch = (GRID_LOW - TOP) / rows
    width = int(min(150, (pitch - 2 * RIM - 6) / 1.4, across / (1 + OVER * (longest - 1))))
    layout = _Layout(back, width)
    long = width * (1 + OVER * (longest - 1))
    wide = NUMBER + long + GAP
    first = left + (right - left - wide * columns + GAP) / 2
    tray = mixed(painting.cloth.plate, painting.cloth.cloth, 0.65)
    number = 0
    for at, cluster in enumerate(clusters):
        x, y = first + at % columns * wide, TOP + RIM + at // columns * pitch
        if not cluster.pile:
            number += 1
            painting.plate(x + NUMBER - RIM, y - RIM, (long + 2 * RIM, width * 1.4 + 2 * RIM), tray, radius=RIM + 9)
            at_number, quiet = (x + NUMBER - 18, y + width * 0.86), painting.cloth.quiet
            painting.write(*at_number, str(number), 56, quiet, weight=Weight.BOLD, align=1)
        layout.lay(painting, cluster, x + NUMBER, y)


def _small(painting: Painting, cluster: Cluster, x: float) -> float:
    """Lay an own zone small, in rows, under its label; return its width."""
    wide = max(min(ABREAST, len(cluster.cards)) * (TILE + 4), min(fonts.width(cluster.label, LETTERS), MOST_LABEL))
    rows = -(-len(cluster.cards) // ABREAST)
    high = TILE * 4 / 3 + 6
    top = TOP + 44 + max(0.0, (LOW - TOP - 44 - rows * high) / 2)
    painting.label(x, top - 14, cluster.label, most=wide + GAP - 8)
    for at, one in enumerate(cluster.cards):
        pieces.tile(painting, one, x + at % ABREAST * (TILE + 4), top + at // ABREAST * high, width=TILE)
    return wide


def _row(painting: Painting, cluster: Cluster, left: float, base: float, right: float) -> float:
    """Lay an own zone small in one row, its label on a base line; return where it ends."""
    width = int(min(TILE, (right - left + 4) / len(cluster.cards) - 4))
    painting.label(left, base, cluster.label, most=right - left)
    for at, one in enumerate(cluster.cards):
        pieces.tile(painting, one, left + at * (width + 4), base + 10, width=width)
    return base + 10 + width * 4 / 3


def _before_wide(cluster: Cluster) -> float:
    return max(len(cluster.cards) * BEFORE, fonts.width(cluster.label, LETTERS))


def _before(painting: Painting, cluster: Cluster, x: float) -> None:
    """Lay the trick before small, each card above who played it, so that nobody takes it for the one that runs."""
    wide = _before_wide(cluster)
    painting.label(x + wide / 2, TOP + 52, cluster.label, most=wide, align=0.5)
    x += (wide - len(cluster.cards) * BEFORE) / 2
    for at, one in enumerate(cluster.cards):
        left = x + at * BEFORE
        pieces.tile(painting, one, left + (BEFORE - TILE - 8) / 2, TOP + 74, width=TILE + 8)
        pieces.owner(painting, one, left + BEFORE / 2, TOP + 74 + (TILE + 8) * 4 / 3 + 16)


def _fanned(painting: Painting, held: Sequence[Lying], *, top: int) -> None:
    """Lay the own cards on an arc, rank and emblem in sight; blocked ones lie lower, advised and chosen ones higher."""
    count = len(held)
    width, spread, radius = next(
        (fan[1:] for fan in FANS if count <= fan[0]), (150, max(1, round(38 / max(1, count - 1))), 1420)
    )
    middle = FAN_MIDDLE - (0 if count % 2 else radius * sin(radians(spread / 2)))
    spots = []
    for at, one in enumerate(held):
        angle = (at - (count - 1) // 2) * spread
        far = radius + (-RAISED if "blocked" in one.marks else RAISED if one.marks & {"advised", "chosen"} else 0)
        x = middle + far * sin(radians(angle)) - width / 2
        y = top + radius - far * cos(radians(angle)) - width * 0.7
        spots.append((one, x, y, angle))
    pieces.cards(painting, spots, width=width)


def _melds(
    painting: Painting, rows: Sequence[Cluster], centre: Sequence[Cluster], back: Card, seats: Sequence[Sitting]
) -> None:
    """Lay the own melds with air between them, the scores, and what is left over beside the piles to draw from."""
    groups = [piece for cluster in rows if cluster.groups for piece in cluster.pieces]
    left = [cluster for cluster in rows if not cluster.groups]
    count = sum(map(len, groups))
    width = 152 if len(groups) <= 3 else 128
    step = min(73.0, (1008 - 22 * (len(groups) - 1) - width * len(groups)) / max(1, count - len(groups)))
    x = 550 - (step * (count - len(groups)) + width * len(groups) + 22 * (len(groups) - 1)) / 2
    for piece in groups:
        for one in piece:
            pieces.card(painting, one, x, 92 if one.marks & {"new", "advised", "chosen"} else 104, width=width)
            x += step
        x += width - step + 22
    piles = sorted((cluster for cluster in centre if cluster.pile), key=lambda one: bool(one.cards))
    _strip(painting, seats)
    x = 60.0
    for cluster in piles:
        painting.write(x, 434, cluster.label, 38, painting.cloth.quiet, weight=Weight.SEMIBOLD, most=190)
        if cluster.cards:
            pieces.card(painting, cluster.cards[-1], x + 6, 452, width=146, tilt=2)
        elif cluster.count:
            pieces.pile(painting, x, 448, count=cluster.count, back=back, width=140)
        else:
            pieces.slot(painting, x + 6, 452, width=146)
        x += 204
    over = [one for cluster in left for one in cluster.cards]
    if over:
        painting.write(500, 434, left[0].label, 38, INK, weight=Weight.SEMIBOLD, most=560)
        step = min(158.0, (560 - 146) / max(1, len(over) - 1))
        for at, one in enumerate(over):
            pieces.card(painting, one, 500 + at * step, 452, width=146)


def _strip(painting: Painting, seats: Sequence[Sitting]) -> None:
    """Lay a line between the melds and what is left over, and on it everybody's score."""
    painting.box(40, 356, 1020, 4, painting.cloth.inlay)
    if not all(one.numbers for one in seats):
        return
    wide = [COLUMN + fonts.width(one.numbers[0].value, 44, Weight.BOLD) for one in seats]
    gap = min(44.0, (940 - sum(wide)) / len(seats))
    total = sum(wide) + gap * (len(seats) - 1)
    label = seats[0].numbers[0].label
    said = fonts.width(label, LETTERS) + gap
    said = said if total + said <= 940 else 0.0
    x = 550 - (total + said) / 2
    painting.plate(x - 28, 332, (total + said + 56, 52), painting.cloth.plate, radius=20, line=painting.cloth.inlay)
    if said:
        painting.label(x, 371, label)
        x += said
    for one, across in zip(seats, wide, strict=True):
        _score(painting, one, x, 336, across)
        x += across + gap
