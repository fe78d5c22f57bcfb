"""The only room that calls Discord: answers, table messages, hands, pings, and the errors that Discord returns."""

from bot.background import Background
from bot.courier.courier import Courier, Pace
from bot.courier.posts.bulletins import Bulletins
from bot.courier.posts.champions import Champions
from bot.courier.wire.answers import Answer, Delivered, How, follow, give, in_time, on_private_message
from bot.courier.wire.application import ApplicationEmojis, sync_commands
from bot.courier.wire.calls import Brought, fetched
from bot.courier.wire.pacer import Pacer, watching
from bot.courier.wire.pictures import Pictures, in_process
from bot.courier.wire.sight import OthersSight, Sight, Sights
