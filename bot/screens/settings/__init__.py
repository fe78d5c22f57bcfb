"""The settings of people and servers, people's blocks, and their data."""

from bot.screens.settings.menus import (
    SERVER,
    ZONES,
    hours_of,
    my_setting,
    my_settings_screen,
    page_of,
    server_setting,
    server_settings_screen,
)
from bot.screens.settings.privacy import MOST_BLOCKED, blocks_screen, export_screen, forget_screen
from bot.screens.settings.setup import Checked, setup_choice, setup_screen
