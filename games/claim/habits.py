"""Kinds of decisions in Claim that players can learn from (RULES.md 5 and 6)."""

from __future__ import annotations

from games.claim.actions import Play
from games.claim.cards import Faction
from games.claim.view import ClaimView
from games.engine import Habit

HIGH, POOR = 7, 3


def _answers_doppelganger(view: ClaimView, play: Play) -> bool | None:
    if view.led is None or view.led.faction is Faction.DOPPELGANGERS:
        return None
    return play.card.faction is Faction.DOPPELGANGERS


HABITS: tuple[Habit[ClaimView, Play], ...] = (
    Habit("lead-high", lambda view, play: play.card.value >= HIGH if view.phase == 1 and view.led is None else None),
    Habit("overpay", lambda view, play: play.card.value >= HIGH if view.prize and view.prize.value <= POOR else None),
    Habit("doppelganger", _answers_doppelganger),
)
