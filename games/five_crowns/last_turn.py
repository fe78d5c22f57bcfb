"""The last turn of a round between two: nothing is left to be guessed but the card that is drawn."""

from __future__ import annotations

from games.five_crowns.actions import DISCARDS, DRAW_DISCARD, DRAW_PILE, CrownsAction
from games.five_crowns.best import ranked_discards
from games.five_crowns.cards import copies_in
from games.five_crowns.view import CrownsView


def last_turn(view: CrownsView) -> CrownsAction:
    """Return the draw or the discard after which least is to be paid."""
    if view.drawn is not None:
        return DISCARDS[ranked_discards(view.hand, view.wild_rank)[0][1].index]

    def least(drawn: int) -> int:
        return ranked_discards(view.hand | drawn, view.wild_rank)[0][0]

    drawing = sum(least(card.bit) * copies for card, copies in copies_in(view.unseen))
    taking = least(view.discards[-1].bit) * view.unseen.bit_count()
    return DRAW_DISCARD if taking < drawing else DRAW_PILE
