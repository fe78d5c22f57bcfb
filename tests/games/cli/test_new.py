"""`python -m games new`: a game that works from its first minute."""

from __future__ import annotations

import errno
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from games import registry
from games.cli.commands import main
from games.proof.catalogues import catalogue, locales
from tests.games.contract.test_catalogues import sections_of_a_readable_size as check_pages
from tests.games.contract.test_skeleton import FILES

ROOT = Path(__file__).parents[3]
_write = Path.write_text


def full_after(files: int) -> Callable[..., int]:
    """A `Path.write_text` for a disk that has room for so many files, and then for a beginning."""
    room = iter(range(files))

    def write(path: Path, content: str, **how: str) -> int:
        if next(room, None) is not None:
            return _write(path, content, **how)
        _write(path, content[:10], **how)
        raise OSError(errno.ENOSPC, "No space left on device")

    return write


@pytest.fixture
def created(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(str(tmp_path))
    assert main(["new", "shell_race", "--folder", str(tmp_path)]) == 0
    return tmp_path / "shell_race"


def test_a_new_game_keeps_every_promise_from_the_first_minute(
    created: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = import_module("shell_race.game").GAME
    try:
        for seats in game.seats:
            arguments = ["--seats", str(seats), "--games", "2", "--seed", "1", "--players", "casual,novice"]
            assert main(["selfplay", "shell_race.game", *arguments, "--check", "--jobs", "1"]) == 0
    finally:
        registry.remove("shell_race")
        for name in [name for name in sys.modules if name.split(".")[0] == "shell_race"]:
            del sys.modules[name]
    assert "every step checked" in capsys.readouterr().out
    assert FILES - {path.name for path in created.iterdir()} == set()
    for locale in locales(game):
        assert catalogue(game, locale)
        check_pages((game.folder / "pages" / f"{locale}.md").read_text(encoding="utf-8"))


def test_nothing_of_the_copied_game_is_left_in_the_new_one(created: Path) -> None:
    for path in created.rglob("*.*"):
        if path.suffix in {".py", ".md", ".ftl"}:
            assert "blank game" not in path.read_text(encoding="utf-8").lower().replace("_", " ").replace("-", " ")


@pytest.mark.parametrize("key", ["Pebbles", "2pebbles", "pebble-race", "class", "claim", "../pebbles"])
def test_a_key_that_cannot_be_is_refused(key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", key, "--folder", str(tmp_path)]) == 1
    assert key in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]


def test_a_word_of_python_is_refused_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "class", "--folder", str(tmp_path)]) == 1
    assert capsys.readouterr().err == "class is a word of Python: choose another key.\n"


def test_a_folder_that_is_there_is_left_alone(created: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (created / "game.py").write_text("mine", encoding="utf-8")
    assert main(["new", "shell_race", "--folder", str(created.parent)]) == 1
    assert main(["new", "other_race", "--folder", str(created / "nowhere")]) == 1
    assert (created / "game.py").read_text(encoding="utf-8") == "mine"
    assert "shell_race" in capsys.readouterr().err


def test_a_game_that_cannot_be_written_whole_is_not_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Path, "write_text", full_after(5))
    assert main(["new", "shell_race", "--folder", str(tmp_path)]) == 1
    assert capsys.readouterr().err == f"{tmp_path / 'shell_race'} cannot be written: No space left on device.\n"
    assert not [*tmp_path.iterdir()]


def test_what_is_printed_works_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "shell_race", "--folder", str(tmp_path)]) == 0
    printed = capsys.readouterr().out.partition("Try it: ")[2].splitlines()[0]
    command = printed.replace("python", sys.executable).replace("--games 20", "--games 1 --jobs 1")
    said = subprocess.run(command, shell=True, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)  # noqa: S602 - as people type it
    assert (said.returncode, said.stderr) == (0, "")


def test_a_record_without_room_is_refused_and_no_part_of_it_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Path, "write_text", full_after(1))
    words = ["selfplay", "tests.toy_game.game", "--games", "2", "--jobs", "1", "--records", str(tmp_path)]
    assert main(words) == 1
    assert capsys.readouterr().err.endswith(".txt cannot be written: No space left on device.\n")
    assert len([*tmp_path.iterdir()]) == 1


def test_records_need_a_folder_that_is_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", "claim", "--records", str(tmp_path / "nowhere")]) == 1
    assert "nowhere" in capsys.readouterr().err
