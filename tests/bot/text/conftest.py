"""The games from outside that the screens are tested with speak here too."""

from tests.bot.screens.conftest import outside_games

__all__ = ["outside_games"]
