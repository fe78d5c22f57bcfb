"""Writing and finding tables in the store. Other packages use finished games and samples of play."""

from bot.tables.keeping.replays import Anchor, Imports, Moment, Replay, Walker, read_record
from bot.tables.keeping.samples import Samples
