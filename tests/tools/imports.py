"""How modules import one another: `python -m tests.tools.imports [package …]` prints levels and circles.

A module's level is 1 if it imports nothing of the packages asked about, else one more than the highest it imports.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from graphlib import CycleError, TopologicalSorter

import grimp

HOUSE = ("bot", "games", "lab", "persistence", "sandbox", "seasons")


@dataclass(frozen=True, slots=True)
class Drawing:
    """Modules by level, how many imports there are among them, and a circle, empty where there is none."""

    levels: dict[str, int]
    imports: int
    circle: tuple[str, ...] = ()


@cache
def house() -> grimp.ImportGraph:
    """The import graph of the whole house."""
    return grimp.build_graph(*HOUSE, cache_dir=None)


def draw(packages: Iterable[str] = HOUSE) -> Drawing:
    graph, names = house(), tuple(packages)
    modules = {one for one in graph.modules if any(one == name or one.startswith(f"{name}.") for name in names)}
    known = {one: graph.find_modules_directly_imported_by(one) & modules for one in modules}
    imports = sum(map(len, known.values()))
    levels: dict[str, int] = {}
    try:
        for one in TopologicalSorter(known).static_order():
            levels[one] = 1 + max((levels[other] for other in known[one]), default=0)
    except CycleError as error:
        return Drawing({}, imports, tuple(error.args[1]))
    return Drawing(levels, imports)


def main() -> None:
    drawing = draw(sys.argv[1:] or HOUSE)
    if drawing.circle:
        print("a circle:", " → ".join(drawing.circle))
    for one, level in sorted(drawing.levels.items(), key=lambda found: (found[1], found[0])):
        print(f"{level:3} {one}")
    print(f"{len(drawing.levels)} modules, {drawing.imports} imports, {max(drawing.levels.values(), default=0)} levels")


if __name__ == "__main__":
    main()
