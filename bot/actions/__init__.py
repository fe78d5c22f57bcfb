"""Every use case once, for commands and for buttons.

How a request travels: Discord's interaction comes to `bot.router` (clicks and forms) or to a command of `bot.commands`.
Both only read what was asked for, name one action and its parameters, and hand them to `bot.entrance`. The entrance
checks throttle, server and permission before anything is read. Then the interaction becomes one `Request`, the action
turns it into one `Answer`, and the courier gives that to Discord. Every error becomes a sentence.

Verbs of a table have no action of their own: `Deeds.do` carries out any of them.
"""

from bot.actions.request import Request
from bot.actions.rooms import Actions
