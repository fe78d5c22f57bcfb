"""Puts threads away when nobody has written in them for as long as they were opened for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.changes import Change, ChannelGone, ChannelSaved, MessageSaved
from sandbox.clock import created_at

if TYPE_CHECKING:
    from sandbox.clock import Timer
    from sandbox.model import Channel
    from sandbox.world import World


class Archivist:
    """Keeps one timer for each open thread."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._timers: dict[int, Timer] = {}
        world.listen(self._on_change)

    def _on_change(self, change: Change) -> None:
        match change:
            case MessageSaved(message, created=True) if message.only_for is None:
                self._watch(self._world.channels[message.channel_id])
            case ChannelSaved(channel):
                self._watch(channel)
            case ChannelGone(channel):
                self._forget(channel)
            case _:
                pass

    def _watch(self, thread: Channel) -> None:
        if not thread.is_thread or thread.archived:
            self._forget(thread)
            return
        left = self._due(thread) - self._world.clock.now()
        timer = self._timers.get(thread.id)
        # A timer that is early looks again; only one that would be late is set anew.
        if timer is None or timer.when > self._world.clock.now() + left:
            self._forget(thread)
            self._timers[thread.id] = self._world.clock.call_later(left, lambda: self._look(thread))

    def _look(self, thread: Channel) -> None:
        del self._timers[thread.id]
        if self._due(thread) <= self._world.clock.now():
            self._world.archive(thread, archived=True)
        else:
            self._watch(thread)

    def _due(self, thread: Channel) -> float:
        last = max(thread.archive_changed_at, created_at(thread.last_message_id or 0))
        return last + thread.auto_archive_minutes * 60

    def _forget(self, thread: Channel) -> None:
        timer = self._timers.pop(thread.id, None)
        if timer is not None:
            timer.cancel()
