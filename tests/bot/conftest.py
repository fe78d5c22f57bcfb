"""Fixtures of the bot's own tests."""

import pytest

from tests.harness.booth import booth
from tests.harness.club import bots, club, simcord_bot

__all__ = ["booth", "bots", "club", "simcord_bot"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give the bot under simcord the time that a loaded machine may need to come to rest.

    simcord really waits for every timer that is shorter than this; the bot's own are longer (`tests.harness.club`).
    """
    for item in items:
        item.add_marker(pytest.mark.simcord(settle_timeout=12.0))
