"""A table as a picture: its seats, the middle, a trick as a film, and the lobby before the game."""

from bot.art.table.lobby import LobbyPlan, Waiting
from bot.art.table.table import FilmPlan, TablePlan
