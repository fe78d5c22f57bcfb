"""Every use case once, for whoever types a command and whoever presses a button.

How a request travels: Discord's interaction comes to `bot.router` (clicks and forms) or to a command of `bot.commands`.
Either only reads what was asked for, names one action and its parameters, and hands them to `bot.entrance`. There the
throttle, "only on a server" and "only for managers" are checked before anything is read; then the interaction becomes
one `Request`, the action turns it into one `Answer`, and the entrance gives that to Discord. Whatever an action raises
becomes a sentence there.

A new verb is a method here, with its line in the router and its command in `bot.commands`.
"""

from bot.actions.blocks import Blocks
from bot.actions.daily import Daily
from bot.actions.hands import Hands
from bot.actions.league import League
from bot.actions.privacy import Privacy
from bot.actions.reading import Reading
from bot.actions.replays import Replays
from bot.actions.request import Request, managers_only
from bot.actions.reviews import Reviews
from bot.actions.rooms import Actions
from bot.actions.settings import Settings
from bot.actions.tables import Tables

__all__ = [
    "Actions",
    "Blocks",
    "Daily",
    "Hands",
    "League",
    "Privacy",
    "Reading",
    "Replays",
    "Request",
    "Reviews",
    "Settings",
    "Tables",
    "managers_only",
]
