"""The public table, its lobby, and what stands behind its buttons."""

from bot.screens.table.calls import (
    call_screen,
    invitation_screen,
    moved_hand_screen,
    ping_screen,
    reminder_screen,
    warning_screen,
)
from bot.screens.table.forms import PACE_FIELD, WORD, options_again_screen, options_form, pace_of, word_form
from bot.screens.table.lists import Listing, log_screen, table_line, tables_screen
from bot.screens.table.lobby import levels_screen
from bot.screens.table.more import abandon_question, close_question, kick_question, more_screen, resign_screen
from bot.screens.table.table import table_screen
