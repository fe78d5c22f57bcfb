"""The only room that calls Discord: answers, table messages, hands, pings, and the errors that Discord returns."""

from bot.courier.answers import Answer, Delivered, How, follow, give, in_time, on_private_message
from bot.courier.application import ApplicationEmojis, sync
from bot.courier.background import Background
from bot.courier.bulletins import Bulletins
from bot.courier.calls import Brought, fetched
from bot.courier.champions import Champions
from bot.courier.pacer import Pacer, watching
from bot.courier.pictures import Pictures, in_process
from bot.courier.sight import OthersSight, Sight, Sights
from bot.courier.tables import Courier, Pace
