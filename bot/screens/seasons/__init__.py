"""Seasons, leaderboards, careers and the ladder."""

from bot.screens.seasons.board import board_screen, wish_of
from bot.screens.seasons.career import career_screen, insights_screen, part_of, reading_screen
from bot.screens.seasons.season import (
    closing_screen,
    points_screen,
    season_ended_screen,
    season_question,
    season_screen,
)
from bot.screens.seasons.standings import season_title
