"""The only room that calls Discord: answers, table messages, hands, pings, and what may go wrong with them."""

from bot.courier.answers import Answer, Delivered, How, follow, give, in_time, on_private_message
from bot.courier.background import Background
from bot.courier.bulletins import Bulletins
from bot.courier.calls import Delivery, call
from bot.courier.closings import Closings
from bot.courier.days import Days
from bot.courier.files import fetched
from bot.courier.greetings import Greetings
from bot.courier.pacer import Pacer
from bot.courier.pictures import Pictures, in_process
from bot.courier.refusals import watching
from bot.courier.tables import Courier, Pace

__all__ = [
    "Answer",
    "Background",
    "Bulletins",
    "Closings",
    "Courier",
    "Days",
    "Delivered",
    "Delivery",
    "Greetings",
    "How",
    "Pace",
    "Pacer",
    "Pictures",
    "call",
    "fetched",
    "follow",
    "give",
    "in_process",
    "in_time",
    "on_private_message",
    "watching",
]
