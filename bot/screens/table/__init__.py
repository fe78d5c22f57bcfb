"""The public table, its lobby, and what stands behind its buttons."""

from bot.screens.table.calls import (
    call_screen,
    invitation_screen,
    moved_hand_screen,
    ping_screen,
    reminder_screen,
    warning_screen,
)
from bot.screens.table.confirmations import abandon_question, close_question, kick_question, resign_screen
from bot.screens.table.forms import PACE_FIELD, WORD, options_again_screen, options_form, pace_of, word_form
from bot.screens.table.lists import Listing, tables_screen
from bot.screens.table.lobby import levels_screen
from bot.screens.table.log import log_screen
from bot.screens.table.more import more_screen
from bot.screens.table.table import table_screen

__all__ = [
    "PACE_FIELD",
    "WORD",
    "Listing",
    "abandon_question",
    "call_screen",
    "close_question",
    "invitation_screen",
    "kick_question",
    "levels_screen",
    "log_screen",
    "more_screen",
    "moved_hand_screen",
    "options_again_screen",
    "options_form",
    "pace_of",
    "ping_screen",
    "reminder_screen",
    "resign_screen",
    "table_screen",
    "tables_screen",
    "warning_screen",
    "word_form",
]
