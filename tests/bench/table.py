"""How a bench speaks: rows of a figure beside the figure it is to be held against, both from the same run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Row:
    """One line: what was measured, its value, and what it is beside; `ratio` is value / beside where that has sense."""

    what: str
    value: str
    beside: str = ""
    ratio: float | None = None


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which that share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))]


def median(values: Sequence[float]) -> float:
    """The middle value."""
    return percentile(values, 0.5)


def printed(title: str, rows: Sequence[Row]) -> str:
    """The rows as a table for a terminal."""
    widths = [max(len(getattr(row, name)) for row in rows) for name in ("what", "value", "beside")]
    lines = [title, "-" * len(title)]
    for row in rows:
        ratio = "" if row.ratio is None else f"× {row.ratio:.2f}"
        lines.append(f"{row.what:<{widths[0]}}  {row.value:>{widths[1]}}  {row.beside:<{widths[2]}}  {ratio}".rstrip())
    return "\n".join(lines) + "\n"
