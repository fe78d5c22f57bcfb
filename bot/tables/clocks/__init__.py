"""Timed events at tables, and the scheduler that looks for them; `Hourly` and `Agenda` are any other timed work."""

from bot.tables.clocks.scheduler import Agenda, Clock, Hourly
