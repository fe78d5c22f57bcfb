"""Why a play is refused (RULES.md 6.1)."""

from __future__ import annotations

from games.claim.actions import Play
from games.claim.cards import DOPPELGANGERS, FACTION
from games.claim.says import listed
from games.claim.view import ClaimView
from games.engine import Text, card, text


def why_not(view: ClaimView, action: Play) -> Text:
    if view.led is None or not view.hand & action.card.bit:
        return text("claim-not-held", card=card(action.card.code))
    hand, same = view.hand, FACTION[view.led.faction]
    wilds = hand & DOPPELGANGERS & ~same
    return text(
        "claim-must-follow",
        faction=view.led.faction.value,
        held=listed(hand & same),
        count=wilds.bit_count(),
        wilds=listed(wilds),
    )
