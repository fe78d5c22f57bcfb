"""Screens: pure functions from a look and a reader's words to a message as a value. No Discord in here.

`table_screen` takes a spectator's look and may be shown to everybody; `hand_screen` is for the one pair of eyes that
its look was made for.
"""

from bot.screens.after.proof import record_screen, verify_screen
from bot.screens.after.replay import bookmark_of, replay_screen, start_of
from bot.screens.after.review import page_of, review_screen, thinking_screen
from bot.screens.drawing.asking import Answered, follow
from bot.screens.hand import hand_screen
from bot.screens.help.rules import rule_sections, rules_screen
from bot.screens.help.welcome import help_screen, welcome_screen
from bot.screens.league.board import board_screen
from bot.screens.league.career import career_screen
from bot.screens.league.daily import daily_board_screen, daily_proof_screen, daily_screen, shared_screen, told_screen
from bot.screens.league.seasons import closing_screen, ended_screen, points_screen, season_question, season_screen
from bot.screens.person.blocks import MOST_BLOCKED, blocks_screen
from bot.screens.person.privacy import export_screen, forget_screen
from bot.screens.person.settings import hours_of, my_setting, my_settings_screen, server_setting, server_settings_screen
from bot.screens.table.levels import levels_screen
from bot.screens.table.lists import Listing, tables_screen
from bot.screens.table.log import log_screen
from bot.screens.table.more import close_question, kick_question, more_screen
from bot.screens.table.notices import (
    about_screen,
    invitation_screen,
    moved_hand_screen,
    notice_screen,
    ping_screen,
    reminder_screen,
    resign_screen,
    warning_screen,
)
from bot.screens.table.options import PACE_FIELD, options_again_screen, options_form, pace_of
from bot.screens.table.table import table_line, table_screen
from bot.screens.table.votes import abandon_question
from bot.screens.table.word import word_form

__all__ = [
    "MOST_BLOCKED",
    "PACE_FIELD",
    "Answered",
    "Listing",
    "abandon_question",
    "about_screen",
    "blocks_screen",
    "board_screen",
    "bookmark_of",
    "career_screen",
    "close_question",
    "closing_screen",
    "daily_board_screen",
    "daily_proof_screen",
    "daily_screen",
    "ended_screen",
    "export_screen",
    "follow",
    "forget_screen",
    "hand_screen",
    "help_screen",
    "hours_of",
    "invitation_screen",
    "kick_question",
    "levels_screen",
    "log_screen",
    "more_screen",
    "moved_hand_screen",
    "my_setting",
    "my_settings_screen",
    "notice_screen",
    "options_again_screen",
    "options_form",
    "pace_of",
    "page_of",
    "ping_screen",
    "points_screen",
    "record_screen",
    "reminder_screen",
    "replay_screen",
    "resign_screen",
    "review_screen",
    "rule_sections",
    "rules_screen",
    "season_question",
    "season_screen",
    "server_setting",
    "server_settings_screen",
    "shared_screen",
    "start_of",
    "table_line",
    "table_screen",
    "tables_screen",
    "thinking_screen",
    "told_screen",
    "verify_screen",
    "warning_screen",
    "welcome_screen",
    "word_form",
]
