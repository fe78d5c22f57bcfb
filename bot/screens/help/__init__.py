"""The rules, the first minute, and what this bot is."""

from bot.screens.help.rules import rule_sections, rules_screen
from bot.screens.help.welcome import about_screen, help_screen, welcome_screen
