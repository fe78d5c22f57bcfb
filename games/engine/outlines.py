"""Outlines that drawings are made of, as SVG paths in a box of 100 by 100."""

from __future__ import annotations

import re


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
