"""`python -m lab GAME`: fit a game's numbers anew. The same seed and count give the same file.

It needs numpy: `pip install numpy`. With `--write` the numbers take the place of those in `games/GAME/fitted.json`.
"""

from __future__ import annotations

import argparse
import json
from importlib import import_module
from pathlib import Path

FITTED = ("claim", "dwarf_king", "kings_tricktakers", "monster_tricks")


def main() -> None:
    """Fit, and print or write."""
    parser = argparse.ArgumentParser(prog="python -m lab", description=__doc__)
    parser.add_argument("game", choices=FITTED)
    parser.add_argument("--games", type=int, help="how many games to play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put the numbers into the game's folder")
    asked = parser.parse_args()
    bench = import_module(f"lab.{asked.game}")
    games = asked.games or bench.GAMES
    made_by = f"python -m lab {asked.game} --games {games} --seed {asked.seed}"
    text = json.dumps({"made_by": made_by, **bench.fitted(games, asked.seed)}, indent=1) + "\n"
    if asked.write:
        Path(__file__).parent.parent.joinpath("games", asked.game, "fitted.json").write_text(text, encoding="ascii")
    print(text, end="")


if __name__ == "__main__":
    main()
