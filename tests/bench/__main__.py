"""`make bench`: every figure beside something measured in the same run. Nothing here passes or fails."""

from __future__ import annotations

import asyncio
import logging
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import structlog

from tests.bench import (
    cost,
    crowns,
    engine,
    flood,
    forgetting,
    growth,
    growth_wire,
    pictures,
    scale,
    service,
    standings,
    thinking,
    wire,
)
from tests.bench.table import Row, printed


def main() -> int:
    """Measure everything; about three minutes. Names on the command line choose parts."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    parts: dict[str, Callable[[Path], Iterator[Row]]] = {
        "rules": lambda _: engine.rows(),
        "crowns": lambda _: crowns.rows(),
        "pictures": lambda _: pictures.rows(),
        "service": service.rows,
        "standings": standings.rows,
        "thinking": thinking.rows,
        "wire": lambda folder: asyncio.run(wire.rows(folder)),
        "cost": lambda folder: asyncio.run(cost.rows(folder)),
        "growth": lambda folder: asyncio.run(growth.rows(folder)),
        "growth_postgresql": lambda _: asyncio.run(growth.rows_on_postgresql()),
        "growth_wire": lambda folder: asyncio.run(growth_wire.rows(folder)),
        "scale": lambda folder: asyncio.run(scale.rows(folder)),
        "flood": lambda folder: iter(asyncio.run(flood.rows(folder))),
        "forgetting": lambda folder: iter(asyncio.run(forgetting.rows(folder))),
    }
    for name in sys.argv[1:] or parts:
        with tempfile.TemporaryDirectory() as folder:
            sys.stdout.write(printed(name, list(parts[name](Path(folder)))) + "\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
