"""The bot's key: made once, kept for itself, and the same for all processes that ask at once."""

import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bot.process.signing import signing_key
from games.signature import public_half


def test_the_key_is_made_once_and_is_nobody_elses_to_read(tmp_path: Path) -> None:
    file = tmp_path / "data" / "signing.key"
    with ThreadPoolExecutor(8) as threads:
        found = {public_half(key) for key in threads.map(signing_key, [file] * 32)}
    assert found == {public_half(signing_key(file))}
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [one.name for one in file.parent.iterdir()] == ["signing.key"]


def test_a_file_that_holds_no_key_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "signing.key"
    file.write_text("not a key")
    with pytest.raises(ValueError, match="hexadecimal"):
        signing_key(file)
    assert file.read_text() == "not a key"
