"""The bot with a clock that is wrong by some seconds: `python -m tests.harness.skewed -5 run`."""

from __future__ import annotations

import runpy
import sys
import time


def set_forward(seconds: float) -> None:
    """Let this process take the time to be so much later; what only measures spans stays as it is."""
    right, right_ns = time.time, time.time_ns
    time.time = lambda: right() + seconds
    time.time_ns = lambda: right_ns() + round(seconds * 1e9)


if __name__ == "__main__":
    set_forward(float(sys.argv.pop(1)))
    runpy.run_module("bot", run_name="__main__", alter_sys=True)
