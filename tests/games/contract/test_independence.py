"""A game is protected from every other on its first day: the contract is held against folders that nobody listed."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import games

ROOT = Path(games.__file__).parents[1]
CONTRACT = "No game knows another, and nothing that games share knows a game"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the games with a sixth one, and this project's contract between games."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    (contract,) = [one for one in config["contracts"] if one["name"] == CONTRACT]
    listed = {key: "\n".join(["", *(f"    {one}" for one in contract[key])]) for key in ("modules", "ignore_imports")}
    (tmp_path / "setup.cfg").write_text(
        f"""
[importlinter]
root_package = games
[importlinter:contract:games]
name = {CONTRACT}
type = {contract["type"]}
modules = {listed["modules"]}
ignore_imports = {listed["ignore_imports"]}
""",
        encoding="utf-8",
    )
    shutil.copytree(ROOT / "games", tmp_path / "games", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "games" / "sixth").mkdir()
    (tmp_path / "games" / "sixth" / "__init__.py").touch()
    (tmp_path / "games" / "sixth" / "game.py").write_text("from games.engine import Game\n", encoding="utf-8")
    return tmp_path


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    tool = Path(sys.executable).with_name("lint-imports")
    return subprocess.run(  # noqa: S603  (the tool of this very environment)
        [tool, "--no-cache"], cwd=folder, env={"PYTHONPATH": str(folder)}, capture_output=True, text=True, check=False
    )


def test_a_new_game_that_keeps_to_itself_is_welcome(copy: Path) -> None:
    found = lint(copy)
    assert found.returncode == 0, found.stdout


def test_what_a_game_or_the_engine_must_not_know_is_named(copy: Path) -> None:
    wrong = {
        "sixth/game.py": "claim",
        "claim/cards.py": "sixth",
        "engine/deal.py": "five_crowns",
        "players/choice.py": "sixth",
        "proof/trial.py": "sixth",
        "cli/selfplay.py": "sixth",
        "registry.py": "sixth",
        "monster_tricks/cards.py": "players",
    }
    for importer, imported in wrong.items():
        with (copy / "games" / importer).open("a", encoding="utf-8") as file:
            file.write(f"\nimport games.{imported}\n")
    found = lint(copy)
    assert found.returncode == 1
    for importer, imported in wrong.items():
        name = importer.removesuffix(".py").split("/")[0]
        assert f"games.{name} is not allowed to import games.{imported}:" in found.stdout
