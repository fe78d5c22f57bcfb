"""Every fitted number comes from a command, and the same seed gives the same numbers."""

from __future__ import annotations

import hashlib
import json
import shlex
import sys
from importlib import import_module
from pathlib import Path

import pytest

from lab.__main__ import FITTED

GAMES = Path(__file__).parents[2] / "games"
SHORT_RUN = {
    "claim": "e556a728523606cad9b2543c09d852e1bd086609d1beaf94f7be4fc48f3156fd",
    "dwarf_king": "91c83ee86a5f26a21439e53296940285d0f9aa90afca18dabbce897aa9042b05",
    "kings_tricktakers": "4094ee0c4da5f57a88715d56a0cbeab83ba5dda6faaa77c3d3ece0a8313802de"
    if sys.version_info < (3, 12)
    else "da77249ee5040f48b92a1f3aae574e2bac57083199a1dd44e3704c71be085739",
    "monster_tricks": "736ddc4ed475b88fb3372d898e1a81e470b0d31dc5e38250554ff6aa4c8b328f",
}
"""SHA-256 of what twelve games with seed 1 give.

Since Python 3.12 `sum` adds floats more exactly, so a search may choose otherwise; the files were made on 3.11.
"""


def test_every_file_of_fitted_numbers_has_a_bench() -> None:
    assert sorted(file.parent.name for file in GAMES.glob("*/fitted.json")) == [*FITTED]


@pytest.mark.parametrize("key", FITTED)
def test_a_file_names_the_command_that_made_it(key: str) -> None:
    made_by = shlex.split(json.loads((GAMES / key / "fitted.json").read_text(encoding="ascii"))["made_by"])
    assert made_by[:4] == ["python", "-m", "lab", key]
    assert made_by[4::2] == ["--games", "--seed"]
    assert int(made_by[5]) == import_module(f"lab.{key}").GAMES


@pytest.mark.parametrize("key", FITTED)
def test_the_same_seed_gives_the_same_numbers(key: str) -> None:
    numbers = json.dumps(import_module(f"lab.{key}").fitted(12, 1), sort_keys=True)
    assert hashlib.sha256(numbers.encode()).hexdigest() == SHORT_RUN[key]
