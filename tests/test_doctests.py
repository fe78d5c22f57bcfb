"""The examples in docstrings are what really comes out."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = [
    path for package in ("bot", "games", "persistence", "sandbox", "seasons") for path in (ROOT / package).rglob("*.py")
]
MODULES = sorted(
    ".".join(path.relative_to(ROOT).with_suffix("").parts)
    for path in SOURCES
    if ">>> " in path.read_text(encoding="utf-8")
)


def test_there_are_examples() -> None:
    assert MODULES


@pytest.mark.parametrize("name", MODULES)
def test_every_example_comes_out_as_it_says(name: str) -> None:
    found = doctest.testmod(import_module(name), optionflags=doctest.ELLIPSIS)
    assert found.attempted
    assert not found.failed
