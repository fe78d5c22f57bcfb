"""A release: one version, one changelog, one commit and one tag, or nothing at all."""

import subprocess
import tomllib
from datetime import date
from pathlib import Path

import pytest

from bot import __version__
from tests.tools.release import ROOT, VERSION, CannotReleaseError, dated, release

DAY = date(2026, 11, 23)
CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n- Votes.\n\n## [0.1.0] - 2026-01-01\n\n- Claim.\n"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    (tmp_path / "bot").mkdir()
    (tmp_path / "bot" / "__init__.py").write_text('"""Tapis."""\n\n__version__ = "0.1.0"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "config", "user.name", "Somebody")
    git(tmp_path, "config", "user.email", "somebody@example.org")
    git(tmp_path, "config", "commit.gpgsign", "false")
    git(tmp_path, "config", "tag.gpgsign", "false")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    return tmp_path


def git(tree: Path, *arguments: str) -> str:
    told = subprocess.run(["git", *arguments], cwd=tree, check=True, capture_output=True, text=True)
    return told.stdout.strip()


def test_a_release_sets_the_version_dates_the_changelog_commits_and_tags(tree: Path) -> None:
    release(tree, "0.2.0", DAY)
    assert '__version__ = "0.2.0"' in (tree / "bot" / "__init__.py").read_text()
    told = (tree / "CHANGELOG.md").read_text()
    assert "## [Unreleased]\n\n## [0.2.0] - 2026-11-23\n\n- Votes.\n\n## [0.1.0] - 2026-01-01\n" in told
    assert git(tree, "status", "--porcelain") == ""
    assert git(tree, "describe") == "v0.2.0"
    assert git(tree, "log", "-1", "--format=%s") == "Version 0.2.0"


def test_the_present_version_can_be_released_while_it_has_no_tag(tree: Path) -> None:
    release(tree, "0.1.0", DAY)
    with pytest.raises(CannotReleaseError, match="exists already"):
        release(tree, "0.1.0", DAY)


@pytest.mark.parametrize(
    ("version", "why"),
    [("", "three numbers"), ("v0.2.0", "three numbers"), ("0.2", "three numbers"), ("0.0.9", "older")],
)
def test_a_wrong_version_changes_nothing(tree: Path, version: str, why: str) -> None:
    with pytest.raises(CannotReleaseError, match=why):
        release(tree, version, DAY)
    assert git(tree, "status", "--porcelain") == ""
    assert (tree / "CHANGELOG.md").read_text() == CHANGELOG


def test_nothing_is_released_from_a_changed_tree(tree: Path) -> None:
    (tree / "CHANGELOG.md").write_text(CHANGELOG + "- More.\n")
    with pytest.raises(CannotReleaseError, match="not clean"):
        release(tree, "0.2.0", DAY)
    assert git(tree, "tag", "--list") == ""


@pytest.mark.parametrize(
    "empty", ["# Changelog\n", "# Changelog\n\n## [Unreleased]\n\n## [0.1.0] - 2026-01-01\n\n- Claim.\n"]
)
def test_a_release_needs_a_changelog(empty: str) -> None:
    with pytest.raises(CannotReleaseError, match="nothing under"):
        dated(empty, "0.2.0", DAY)


def test_the_version_stands_in_one_place() -> None:
    assert VERSION.fullmatch(__version__)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"] == {"path": "bot/__init__.py"}
