"""Outlines that many emblems are made of, as SVG paths in a box of 100 by 100."""

from __future__ import annotations

import re
from math import cos, radians, sin


def ring(x: float, y: float, radius: float) -> str:
    there, back = (f"a{radius:g} {radius:g} 0 1 1 {across:g} 0" for across in (2 * radius, -2 * radius))
    return f"M{x - radius:g} {y:g}{there}{back}Z"


def mirror(path: str) -> str:
    """An outline as a mirror shows it; absolute commands only.

    >>> mirror("M10 20H30Z")
    'M90 20H70Z'
    """
    parts = []
    for command, arguments in re.findall(r"([MLCQVHZ])([^MLCQVHZ]*)", path):
        numbers = [float(one) for one in re.findall(r"-?\d*\.?\d+", arguments)]
        across = 1 if command == "H" else 2
        if command != "V":
            numbers = [100 - one if at % across == 0 else one for at, one in enumerate(numbers)]
        parts.append(command + " ".join(f"{one:g}" for one in numbers))
    return "".join(parts)


def both(path: str) -> str:
    return path + mirror(path)


def wheel(points: int, outer: float, inner: float, x: float = 50, y: float = 50) -> str:
    corners = []
    for at in range(2 * points):
        angle, radius = radians(-90 + at * 180 / points), inner if at % 2 else outer
        corners.append(f"{x + radius * cos(angle):.1f} {y + radius * sin(angle):.1f}")
    return f"M{'L'.join(corners)}Z"


def petals(count: int, radius: float, at: float) -> str:
    angles = [radians(one * 360 / count - 90) for one in range(count)]
    return "".join(ring(round(50 + at * cos(one), 1), round(50 + at * sin(one), 1), radius) for one in angles)


def facets(outer: float, inner: float, x: float, y: float) -> str:
    halves = ""
    for at in range(5):
        tip, dent = radians(-90 + at * 72), radians(-54 + at * 72)
        halves += (
            f"M{x:g} {y:g}L{x + outer * cos(tip):.1f} {y + outer * sin(tip):.1f}"
            f"L{x + inner * cos(dent):.1f} {y + inner * sin(dent):.1f}Z"
        )
    return halves
