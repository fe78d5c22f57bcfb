"""A new game: a copy of `blank`, the smallest complete one, under a name of its own."""

from __future__ import annotations

import keyword
import re
import shlex
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path

import games
from games import registry
from games.cli.setup import Refusal

BLANK = Path(__file__).parent / "blank"
_KEY = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
_IMPORTS = re.compile(r"(?:^from (?!__future__).*\n)+", re.MULTILINE)
_COPIED = {".py", ".md", ".ftl"}


def create(key: str, folder: Path | None) -> Iterator[str]:
    """Create the folder of a game in `folder`, or as a package of `games`. Raises `Refusal` and then leaves nothing."""
    if keyword.iskeyword(key):
        raise Refusal(f"{key} is a word of Python: choose another key.")
    if not _KEY.fullmatch(key):
        raise Refusal(f"A game's key is made of small letters, digits and _ (pebble_race), not {key}.")
    if key in registry.all_games():
        raise Refusal(f"There is a game {key} already.")
    above = Path(games.__path__[0]) if folder is None else folder
    if not above.is_dir():
        raise Refusal(f"There is no folder {above}.")
    home = above / key
    if home.exists():
        raise Refusal(f"{home} exists already.")
    words = key.split("_")
    package = f"{games.__name__}.{key}" if folder is None else key
    named = (
        ("games.cli.blank", package),
        ("blank-game", "-".join(words)),
        ("blank_game", key),
        (", the smallest complete game: `python -m games new KEY` copies this folder", ""),
        ("Blank Game", " ".join(word.capitalize() for word in words)),
        ("Blank", "".join(word.capitalize() for word in words)),
    )
    try:
        _copy(home, named)
    except OSError as error:
        shutil.rmtree(home, ignore_errors=True)
        raise Refusal(f"{home} cannot be written: {error.strerror}.") from error
    yield f"{home} is a game that works."
    command = f"python -m games selfplay {key if folder is None else f'{key}.game'} --games 20 --check"
    yield f"Try it: {command if folder is None else f'PYTHONPATH={shlex.quote(str(folder))} {command}'}"
    yield "Then follow docs/add-a-game.md."


def _copy(home: Path, named: Iterable[tuple[str, str]]) -> None:
    for source in sorted(path for path in BLANK.rglob("*") if path.suffix in _COPIED):
        content = source.read_text(encoding="utf-8")
        for old, new in named:
            content = content.replace(old, new)
        content = _IMPORTS.sub(lambda lines: "".join(sorted(lines[0].splitlines(keepends=True))), content)
        copy = home / source.relative_to(BLANK)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(content, encoding="utf-8")
