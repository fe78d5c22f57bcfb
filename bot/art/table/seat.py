"""A seat at the table: a plate that runs off the edge, with the name, the score and what lies before it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.art import fonts
from bot.art.canvas.marks import MARKS
from bot.art.canvas.painting import DARK, INK, LETTERS, ON_GOLD, WIDE, Painting
from bot.art.canvas.pieces import badge, sign_disc, tile
from bot.art.cards import sprites
from bot.art.cards.sprites import GOLD
from bot.art.cloth import mixed
from bot.art.fonts import Weight
from bot.art.plan import Cluster, Sitting

NAME = 40
SCORE, OTHER = 56, 42
SIGNS = ("winning", "ahead", "leads", "dealer", "chosen")
MARK = 21
LEAST_TILES = 66
"""The height that a row of small cards needs at least."""


@dataclass(frozen=True, slots=True)
class Spot:
    """The position of a seat's plate; `side` is L or R where it runs off that edge, T for a plate in a row on top."""

    side: str
    x: float
    y: float
    wide: float
    high: float

    @property
    def inner(self) -> tuple[float, float]:
        """The left and the right end of what is written on it."""
        return self.x + (22 if self.side == "R" else 20), self.x + self.wide - 20


@dataclass(frozen=True, slots=True)
class _Pen:
    painting: Painting
    left: float
    right: float
    ink: str
    quiet: str
    turn: bool

    @property
    def across(self) -> float:
        return self.right - self.left


def seat(painting: Painting, one: Sitting, spot: Spot, *, led: bool = False) -> None:
    """Lay a seat's plate; `led` tells that a card shows who leads, so that the plate need not."""
    plate(painting, spot, turn=one.turn, sunk=bool(one.away))
    cloth = painting.cloth
    ink, quiet = (DARK, ON_GOLD) if one.turn else (cloth.quiet, cloth.quiet) if one.away else (INK, cloth.quiet)
    pen = _Pen(painting, *spot.inner, ink, quiet, one.turn)
    told = one.marks | ({"winning"} if "won" in one.marks else set())
    marks = [name for name in SIGNS if name in told and not (name == "leads" and led)]
    if one.away:
        marks.append(one.away)
    score = one.numbers[0] if one.numbers else None
    at, floor = spot.y + 54.0, spot.y + spot.high - 14
    tiles = [cluster for cluster in one.clusters if cluster.cards and not cluster.pile]
    tiles.sort(key=lambda cluster: not cluster.decisive)
    rows = max(1, int((floor - at - 58 - (LEAST_TILES if tiles else 0)) // 50) + 1) if score is not None else 0
    in_one_line = bool(tiles) and rows < 2 and _fit_in_one_line(pen, one)
    if in_one_line and fonts.width(one.name, NAME, Weight.SEMIBOLD) > pen.across - 58 - 48 * len(marks):
        marks = [name for name in marks if name != "ahead"]  # the scores tell it, too
    beside, bare = marks[:0], False
    if score is not None and not in_one_line:
        value = fonts.width(score.value, SCORE, Weight.BOLD)
        room = pen.across - (fonts.width(score.label, LETTERS) + value + 22)
        beside = marks[: max(0, int(room // 44))]
        bare = not beside and bool(marks) and spot.wide < 250
        if bare:
            beside = marks[: max(1, int((pen.across - value - 12) // 44))]
    above = [name for name in marks if name not in beside]
    _head(pen, one, spot.y + 40, above)
    tally = next((cluster for cluster in one.clusters if cluster.tally), None)
    if tally is not None and spot.high >= 360:
        at = _score(pen, one, at, beside, bare=bare, rows=1)
        _tally(pen, tally, at + 26, floor)
        return
    if in_one_line:
        at, x = at + 52, pen.left  # the first two counters side by side: cards take the room below
        for counter in one.numbers[:2]:
            x += painting.write(x, at, counter.label, LETTERS, pen.quiet, most=150) + 9
            x += painting.write(x, at + 1, counter.value, 46, pen.ink, weight=Weight.BOLD) + 22
    elif score is not None:
        at = _score(pen, one, at, beside, bare=bare, rows=rows)
    if tiles and floor - at >= 56:
        _tiles(pen, tiles, at + 12, floor + 4)


def plate(painting: Painting, spot: Spot, *, turn: bool = False, sunk: bool = False) -> None:
    cloth = painting.cloth
    fill = GOLD if turn else mixed(cloth.plate, cloth.cloth, 0.65) if sunk else cloth.plate
    edge = mixed(GOLD, "#ffffff", 0.45) if turn else cloth.inlay
    wide, high = round(spot.wide), round(spot.high)
    if spot.side == "T":
        middle, low = wide / 2, high - 3
        tip = f'<path d="M{middle - 24:g} {low}L{middle:g} {low + 23}L{middle + 24:g} {low}Z" fill="{fill}"/>'
        body = (
            f'<rect y="5" width="{wide}" height="{high}" rx="20" fill="{cloth.rail}"/>'
            f'<rect width="{wide}" height="{high}" rx="20" fill="{edge}"/>'
            f'<rect x="3" y="3" width="{wide - 6}" height="{high - 6}" rx="17" fill="{fill}"/>{tip if turn else ""}'
        )
        painting.shape(body, spot.x, spot.y, wide, high + 22)
        return

    def outline(top: float, tall: float, across: float, radius: int) -> str:
        return (
            f"M0 {top:g}H{across - radius:g}Q{across:g} {top:g} {across:g} {top + radius:g}V{top + tall - radius:g}"
            f"Q{across:g} {top + tall:g} {across - radius:g} {top + tall:g}H0Z"
        )

    edge_at, middle = wide - 3, high / 2
    tip = f'<path d="M{edge_at} {middle - 26:g}L{edge_at + 28} {middle:g}L{edge_at} {middle + 26:g}Z" fill="{fill}"/>'
    body = (
        f'<path d="{outline(5, high, wide, 24)}" fill="{cloth.rail}"/>'
        f'<path d="{outline(0, high, wide, 24)}" fill="{edge}"/>'
        f'<path d="{outline(3, high - 6, wide - 3, 22)}" fill="{fill}"/>{tip if turn else ""}'
    )
    across = wide + 28
    if spot.side == "R":
        body = f'<g transform="translate({across} 0) scale(-1 1)">{body}</g>'
    painting.shape(body, 0 if spot.side == "L" else WIDE - across, spot.y, across, high + 5)


def _head(pen: _Pen, one: Sitting, y: float, above: list[str]) -> None:
    painting = pen.painting
    if one.away:
        painting.disc(pen.left + 24, y, 24, "none", line=pen.quiet)
        painting.write(pen.left + 24, y + 12, one.badge, LETTERS, pen.quiet, weight=Weight.BOLD, align=0.5)
    else:
        fill, ink = (DARK, GOLD) if pen.turn else (INK, DARK)
        badge(painting, one.badge, pen.left + 24, y, fill=fill, ink=ink)
    most = pen.across - 58 - 48 * len(above)
    painting.write(pen.left + 60, y + 14, one.name, NAME, pen.ink, weight=Weight.SEMIBOLD, most=most)
    for at, name in enumerate(above):
        _marked(pen, name, pen.right - MARK - 48 * at, y)


def _marked(pen: _Pen, name: str, x: float, y: float) -> None:
    gold = name in {"ahead", "winning"}
    if name in {"absent", "computer"}:
        pen.painting.sign(MARKS[name], x - 18, y - 18, 36, (pen.quiet, pen.painting.cloth.plate))
    elif pen.turn:
        pen.painting.disc(x, y, MARK, DARK)
        pen.painting.sign(MARKS[name], x - 13, y - 13, 26, (GOLD, DARK))
    elif gold:
        sign_disc(pen.painting, name, x, y, radius=MARK - 2, gold=True)
    else:
        pen.painting.disc(x, y, MARK, INK)
        pen.painting.sign(MARKS[name], x - 13, y - 13, 26, (DARK, INK))


def _score(pen: _Pen, one: Sitting, at: float, beside: list[str], *, bare: bool, rows: int) -> float:
    """Write the counters under each other, the score as large as its label lets it be; return the last base line."""
    for number, counter in enumerate(one.numbers[:rows]):
        size = OTHER if number else SCORE if rows > 1 or one.numbers[1:] == () else 48
        at += 50 if number or size < SCORE else 62
        label = 0.0 if bare else fonts.width(counter.label, LETTERS) + 8 + 44 * len(beside)
        while not number and size > OTHER and label + fonts.width(counter.value, size, Weight.BOLD) > pen.across:
            size -= 4
        base = at + (3 if size == SCORE else 1)
        value = pen.painting.write(pen.right, base, counter.value, size, pen.ink, weight=Weight.BOLD, align=1)
        if number or not bare:
            room = pen.across - value - 8 - (0 if number else 44 * len(beside))
            pen.painting.write(pen.left, at, counter.label, LETTERS, pen.quiet, most=room)
        for place, name in enumerate([] if number else beside):
            _marked(pen, name, pen.right - value - 12 - 44 * place - 22, at - 15)
    return at


def _fit_in_one_line(pen: _Pen, one: Sitting) -> bool:
    """True if there are two counters, with room beside each other."""
    both = one.numbers[:2]
    wide = sum(fonts.width(one.label, LETTERS) + fonts.width(one.value, 46, Weight.BOLD) + 31 for one in both)
    return len(both) > 1 and wide <= pen.across + 22


def _tally(pen: _Pen, cluster: Cluster, top: float, floor: float) -> None:
    """Count a pile suit by suit: the sign, a pip for each of the first four cards, the number."""
    step = min(70.0, (floor + 12 - top) / len(cluster.tally))
    painting, right = pen.painting, pen.right
    for at, share in enumerate(cluster.tally):
        y = top + step * at
        ink, quiet = pen.ink, pen.quiet
        if share.ahead:
            painting.plate(pen.left - 8, y - 4, (right - pen.left + 16, 60), INK if pen.ink == INK else DARK, radius=14)
            ink = quiet = DARK if pen.ink == INK else INK
        painting.put(sprites.square(share.card, 52), pen.left, y)
        for pip in range(min(share.count, 4)):
            painting.box(pen.left + 72 + pip * 18, y + 13, 12, 26, ink if share.ahead else quiet)
        painting.write(right, y + 42, str(share.count), 46, ink, weight=Weight.BOLD, align=1)


def _tiles(pen: _Pen, clusters: list[Cluster], top: float, floor: float) -> None:
    """Lay the zones as small cards in one row: what decides first, with what it pays for, the others at the right."""
    painting = pen.painting
    x, right = pen.left, pen.right
    frame = DARK if pen.turn else GOLD
    decisive = [one for cluster in clusters if cluster.decisive for one in cluster.cards]
    others = [one for cluster in clusters if not cluster.decisive for one in cluster.cards]
    for one in decisive[:2]:
        tile(painting, one, x + 5, top, width=42, frame=frame)
        x += 58
    pays = "·".join(sorted({part for one in decisive for part in one.pays.split("·") if part}))
    if pays:
        x += painting.write(x + 2, top + 43, pays, 38, pen.ink, weight=Weight.BOLD, most=110) + 14
    widest = min(52, (floor - top) * 3 / 4)
    most = len(others)
    while (wide := min(widest, (right - x + 6) / max(1, most) - 6)) < 34 and most:
        most -= 1
    left = right - most * (wide + 6) + 6 if decisive else x
    for at, one in enumerate(others[:most]):
        active = "playable" in one.marks
        tile(painting, one, left + at * (wide + 6), top, width=round(wide), frame=frame if active else "")


def free_seat(painting: Painting, spot: Spot, said: str) -> None:
    wide, high = round(spot.wide), round(spot.high)
    body = (
        f'<rect x="3" y="3" width="{wide + 14}" height="{high - 6}" rx="24"'
        f' fill="{mixed(painting.cloth.plate, painting.cloth.cloth, 0.45)}" stroke="{GOLD}" stroke-width="5"'
        ' stroke-dasharray="16 11" stroke-linecap="round"/>'
    )
    painting.shape(body, spot.x - (20 if spot.side == "L" else 0), spot.y, wide + 20, high)
    radius, long, thick, up, down, size = (26, 28, 8, 24, 70, 40) if spot.high < 180 else (42, 44, 12, 28, 96, 44)
    while size > LETTERS and fonts.width(said, size, Weight.SEMIBOLD) > spot.wide - 24:
        size -= 2
    middle, y = spot.x + spot.wide / 2, spot.y + spot.high / 2 - up
    painting.disc(middle, y, radius, GOLD)
    painting.box(middle - long / 2, y - thick / 2, long, thick, DARK)
    painting.box(middle - thick / 2, y - long / 2, thick, long, DARK)
    painting.write(middle, y + down, said, size, GOLD, weight=Weight.SEMIBOLD, most=spot.wide - 24, align=0.5)
