"""The way to Discord: calls and their pace, answers, components, pictures, what may be seen where."""

from bot.courier.wire.answers import redraw
from bot.courier.wire.calls import Delivery, SecondTry
from bot.courier.wire.channels import Channels, lanes, revision_of
from bot.courier.wire.pacer import EVERYWHERE, Lane, Pacer, Urgency
from bot.courier.wire.pictures import Pictures
