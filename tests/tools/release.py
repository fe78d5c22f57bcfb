"""`make release VERSION=0.3.0`: set the version, date the changelog, commit and tag. It pushes nothing."""

from __future__ import annotations

import re
import subprocess
import sys
from datetime import UTC, date, datetime
from pathlib import Path

ROOT = Path(__file__).parents[2]
UNRELEASED = "## [Unreleased]\n"
VERSION = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
SET = re.compile(r'^__version__ = "(.*)"$', flags=re.MULTILINE)


class CannotReleaseError(Exception):
    """Why nothing was released, in one sentence."""


def dated(changelog: str, version: str, day: date) -> str:
    """The changelog with its unreleased lines under a version. Raises `CannotReleaseError` without any."""
    before, heading, rest = changelog.partition(UNRELEASED)
    unreleased = re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0]
    if not heading or not unreleased.strip():
        raise CannotReleaseError("CHANGELOG.md has nothing under [Unreleased]")
    return f"{before}{UNRELEASED}\n## [{version}] - {day.isoformat()}\n{rest}"


def release(root: Path, version: str, day: date) -> None:
    """Release what is committed in `root`. Raises `CannotReleaseError`, and then nothing has changed."""
    source, changelog = root / "bot" / "__init__.py", root / "CHANGELOG.md"
    if not VERSION.fullmatch(version):
        raise CannotReleaseError("give a version of three numbers: make release VERSION=0.3.0")
    if _git(root, "status", "--porcelain"):
        raise CannotReleaseError("the working tree is not clean: commit or stash first")
    if _git(root, "tag", "--list", f"v{version}"):
        raise CannotReleaseError(f"the tag v{version} exists already")
    text = source.read_text(encoding="utf-8")
    present = SET.search(text)
    if present is None:
        raise CannotReleaseError(f"{source} sets no __version__")
    if _numbers(version) < _numbers(present[1]):
        raise CannotReleaseError(f"{version} is older than the present version, {present[1]}")
    told = dated(changelog.read_text(encoding="utf-8"), version, day)
    source.write_text(SET.sub(f'__version__ = "{version}"', text), encoding="utf-8")
    changelog.write_text(told, encoding="utf-8")
    _git(root, "commit", "--quiet", "--all", "--message", f"Version {version}")
    _git(root, "tag", "--annotate", f"v{version}", "--message", f"Tapis {version}")


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in version.split("."))


def _git(root: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=root, check=False, capture_output=True, text=True)
    if done.returncode:
        raise CannotReleaseError(f"git {arguments[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


def main(arguments: list[str]) -> int:
    """Release the version that the command line names."""
    try:
        version = arguments[0] if arguments else ""
        release(ROOT, version, datetime.now(UTC).date())
    except CannotReleaseError as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    print(f"v{version} is committed and tagged. Publish it with: git push --follow-tags")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
