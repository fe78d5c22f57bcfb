"""A card that somebody has chosen before their turn, known to them alone: what becomes of it when the turn comes.

It is played where it means one thing: the question is about the whole hand, in the phase of the game in which it was
chosen, and one legal action lies behind the card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.tables.fold.live import LiveTable
from bot.tables.model import Preselected
from games.engine import AskKind, Seat
from persistence.rows import Entry, EntryKind, Phase

_OWN = frozenset({EntryKind.PLAY, EntryKind.RESIGN, EntryKind.TAKEOVER, EntryKind.SUBSTITUTE, EntryKind.BACK})
"""The entries after which nothing is left of what was chosen at their seat."""


def answer(table: LiveTable, chosen: Preselected | None, seat: Seat) -> str | None:
    """The notation of what the seat has chosen beforehand, None where that cannot simply be played now."""
    if chosen is None or chosen.dropped or seat not in table.awaited:
        return None
    view = table.running().view(seat)
    scene, ask = table.game.scene(view), table.game.ask(view)
    if ask is None or ask.kind is not AskKind.ONE or scene.phase.key != chosen.phase:
        return None
    offered = {choice.card for choice in ask.choices}
    ways = [choice for choice in ask.open if choice.card == chosen.card]
    if any(one.code not in offered for one in scene.held) or len({choice.token for choice in ways}) != 1:
        return None
    if ways[0].then is not None:
        return None
    return " ".join(([ask.verb] if ask.verb else []) + list(ways[0].words))


def left_after(
    table: LiveTable, preselected: Mapping[Seat, Preselected], entries: Iterable[Entry]
) -> Mapping[Seat, Preselected]:
    """The choices that remain after the newest entries; those that cannot be played are marked as dropped."""
    if not preselected or table.phase is not Phase.RUNNING:
        return {}
    newest = list(entries)
    undone = any(entry.kind is EntryKind.UNDO for entry in newest)
    over = {entry.seat for entry in newest if entry.kind in _OWN} | set(table.stand_ins)
    return {
        seat: replace(chosen, dropped=True)
        if undone or (seat in table.awaited and answer(table, chosen, seat) is None)
        else chosen
        for seat, chosen in preselected.items()
        if seat not in over
    }
