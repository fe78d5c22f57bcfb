"""Fixtures of the bot's own tests."""

from collections.abc import Iterator
from typing import Any

import pytest

from persistence.rows import UserSettings
from tests.harness.booth import booth
from tests.harness.club import bots, club, simcord_bot
from tests.harness.logs import no_errors

__all__ = ["booth", "bots", "club", "simcord_bot"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give the bot under simcord all the time that a loaded machine may need to come to rest."""
    for item in items:
        item.add_marker(pytest.mark.simcord(settle_timeout=30.0))


@pytest.fixture(autouse=True)
def _no_errors(request: pytest.FixtureRequest) -> Iterator[None]:
    meant = request.node.get_closest_marker("logs")
    with no_errors(but=meant.args if meant else ()):
        yield


@pytest.fixture(autouse=True)
def _by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot play nobody's only card, unless they ask for it: it would race the test that plays it."""
    defaults: Any = UserSettings.__init__.__kwdefaults__
    monkeypatch.setitem(defaults, "auto_play", False)
