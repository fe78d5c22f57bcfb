"""Choosing a card before one's turn. It is no entry of the log; `keeping/beforehand.py` says what comes of it."""

from __future__ import annotations

from collections.abc import Mapping

from bot.tables.errors import BadRequest, Stale
from bot.tables.fold.live import LiveTable
from bot.tables.model import Person, Preselected
from bot.tables.verbs.proofs import must_run, played_seat
from games.engine import Seat, text


def choose(
    table: LiveTable, chosen: Mapping[Seat, Preselected], who: Person, card: str | None
) -> dict[Seat, Preselected]:
    """The choices at a table after somebody has chosen a card, or none."""
    must_run(table)
    seat = played_seat(table, who)
    if seat in table.awaited:  # the turn has come meanwhile: what they see now may change their mind
        raise Stale
    others = {other: one for other, one in chosen.items() if other != seat}
    if card is None:
        return others
    scene = table.game.scene(table.running().view(seat))
    if card not in {one.code for one in scene.held}:
        raise BadRequest(text("table-not-in-hand"))
    return {**others, seat: Preselected(card, scene.phase.key)}
