"""Installed packages are pinned by hash, come from no registry of ours, and have their licences listed."""

import re
from importlib.metadata import distribution
from pathlib import Path

import pytest

from tests.tools.notices import LOCK, NOTICE, ROOT, licence_of, locked, noticed


def test_the_notice_names_every_package_of_the_lock() -> None:
    told = noticed(NOTICE.read_text())
    assert list(told) == locked(LOCK.read_text())
    assert "LGPL-3.0" in told["psycopg"]
    assert told["fontpkg-fira-sans-condensed"] == "OFL-1.1"


@pytest.mark.parametrize("name", ["psycopg", "discord-py", "resvg-py", "aiosqlite"])
def test_the_notice_says_what_the_packages_say(name: str) -> None:
    assert noticed(NOTICE.read_text())[name] == licence_of(distribution(name))


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock"])
def test_every_pin_has_a_hash_and_no_address(name: str) -> None:
    lock = (ROOT / name).read_text()
    pins = re.split(r"^(?=\S)", lock, flags=re.MULTILINE)[1:]
    assert len(pins) == len(locked(lock)) > 20
    assert all("--hash=sha256:" in pin for pin in pins)
    assert "://" not in lock


@pytest.mark.parametrize("path", ["Makefile", "Dockerfile"])
def test_packages_are_installed_by_hash(path: str) -> None:
    told = Path(ROOT / path).read_text()
    installs = [line for line in told.splitlines() if "pip install" in line]
    assert installs
    assert all("--require-hashes" in line for line in installs)
