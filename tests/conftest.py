"""How the suite runs as a whole."""

from __future__ import annotations

import os

from hypothesis import settings

# A loaded machine is no fault of the code: no example has a time limit.
settings.register_profile("tapis", deadline=None)
settings.load_profile("tapis")


def pytest_xdist_auto_num_workers() -> int:
    """Return one worker more than there are cores: much of the suite waits for processes, sockets and a browser."""
    return (os.cpu_count() or 1) + 1
