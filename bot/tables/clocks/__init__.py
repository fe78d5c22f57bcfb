"""Timed events at tables, and the scheduler that looks for them. `Chore` is any other timed work."""

from bot.tables.clocks.scheduler import Agenda, Chore, Clock, Hourly
