"""The networks that were taught by playing Five Crowns; what goes into them is said in `games.five_crowns.signs`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from games.engine.network import Network

FILE = Path(__file__).with_name("learned.json")


@dataclass(frozen=True, slots=True)
class Learned:
    """All that was taught: of the other seat, of a card thrown to it, of a turn."""

    out: Network
    """How likely the other seat goes out in its next turn, times four."""
    cost: Network
    """What its hand is about to cost after its next turn, in tens of points."""
    saves: Network
    """How many points a card would save it, in fives."""
    frees: Network
    """How likely a card lets it go out, times two."""
    discard: Network
    """How far a seat is ahead after a discard, in fifteens of points."""
    draw: Network
    """The same before a draw from the pile."""


@cache
def learned() -> Learned:
    """Return what was taught, read once in a process."""
    networks = json.loads(FILE.read_text(encoding="ascii"))
    return Learned(**{name: Network.of(**network) for name, network in networks.items()})
