"""The first page: its banner, and the legend of all signs."""

from bot.art.welcome.banner import BANNER, BannerPlan
from bot.art.welcome.legend import LegendPlan
