"""`python -m games` as a process of its own."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]
COMMAND = [sys.executable, "-m", "games", "perft", "tests.toy_game.game", "--seats"]


def test_answers_and_refusals_go_their_ways() -> None:
    fits, not_so = (
        subprocess.run([*COMMAND, seats], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)  # noqa: S603 - our own interpreter
        for seats in ("2", "9")
    )
    assert (fits.returncode, fits.stderr) == (0, "")
    assert fits.stdout.split()[:2] == ["1", "6"]
    assert (not_so.returncode, not_so.stdout) == (1, "")
    assert not_so.stderr.startswith("hilltops does not start with 9 seats")


def test_a_reader_that_goes_away_is_no_error() -> None:
    with subprocess.Popen([*COMMAND, "2"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as tool:  # noqa: S603 - our own interpreter
        assert tool.stdout is not None
        assert tool.stderr is not None
        tool.stdout.close()
        said = tool.stderr.read()
        assert tool.wait(60) == 0
    assert said == ""
