"""The messages that lie so far up in their channels that nobody sees them any more.

Discord tells of each message that somebody writes, without its text: the intent for that is not a privileged one.
"""

from __future__ import annotations

from collections import deque

from bot.latest import Latest

DEEP = 8
"""The number of messages after which a table has scrolled away."""
MOST_CHANNELS = 10_000
GAP = 5.0
"""Seconds between two looks at the tables of a channel in which much is written."""
REST = 60.0
"""Seconds that a table stays where it is, at least; in a busy channel it would be all there is."""


class Buried:
    def __init__(self) -> None:
        self._last: Latest[int, deque[int]] = Latest(MOST_CHANNELS)
        self._looked_at: Latest[int, float] = Latest(MOST_CHANNELS)

    def written(self, channel_id: int, message_id: int, now: float) -> float | None:
        """Note somebody's message; return in how many seconds to look for tables above it. `now` in seconds."""
        last = self._last[channel_id] = self._last.get(channel_id, deque(maxlen=DEEP))
        if message_id not in last:
            last.append(message_id)
        if len(last) < DEEP:
            return None
        looked_at = self._looked_at.get(channel_id)
        if looked_at is not None and 0 <= now - looked_at < GAP:
            return looked_at + GAP - now
        self._looked_at[channel_id] = now
        return 0.0

    def hides(self, channel_id: int, message_id: int) -> bool:
        last = self._last.get(channel_id, ())
        return len(last) == DEEP and all(one > message_id for one in last)
