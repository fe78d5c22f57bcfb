"""What two players' draws and discards are worth, as learned from rounds that were played.

A turn is told by some forty signs (`games.five_crowns.signs`), and a small network says from these how far ahead it
leaves a seat (`games.five_crowns.network`).
"""

from __future__ import annotations

from games.five_crowns.actions import DISCARDS, DRAW_DISCARD, DRAW_PILE, CrownsAction
from games.five_crowns.best import counted, left_after_discard, ranked_discards
from games.five_crowns.cards import DECK, WILD, Card, cards_in
from games.five_crowns.network import learned
from games.five_crowns.signs import Signs
from games.five_crowns.view import CrownsView

CLOSEST = 8
"""How many discards are compared, those that leave least first."""


def appraised(view: CrownsView) -> CrownsAction:
    """Return the draw or the discard that promises most; not for a last turn, and going out is not among them."""
    signs = Signs(view)
    if view.drawn is not None:
        return DISCARDS[_best_discard(signs, view.hand)[1].index]
    top = view.discards[-1]
    taken = view.hand | top.bit
    if left_after_discard(taken, view.wild_rank) == 0:
        return DRAW_DISCARD
    if not _may_meld(top, view.hand, view.wild_rank):
        return DRAW_PILE
    drawing = learned().draw(signs.turn(view.hand, None))
    return DRAW_DISCARD if _best_discard(signs, taken)[0] > drawing else DRAW_PILE


def _best_discard(signs: Signs, hand: int) -> tuple[float, Card]:
    """Return the discard that promises most, and what it promises; a wild card is none as long as there are others."""
    wild = WILD[signs.view.wild_rank]
    ways = ranked_discards(hand, signs.view.wild_rank)
    ways = [way for way in ways if not way[1].bit & wild] or ways
    promised = [(learned().discard(signs.turn(rest, card)), card) for _, card, rest in ways[:CLOSEST]]
    return max(promised, key=lambda way: way[0])


def _may_meld(card: Card, hand: int, wild_rank: int) -> bool:
    """Tell whether a card may find a meld in a hand: False is sure."""
    wild = hand & WILD[wild_rank]
    if card.bit & WILD[wild_rank] or wild.bit_count() > 1:
        return True
    naturals = cards_in(hand ^ wild)
    once, _, _ = counted(hand, wild_rank)
    ranks = {other.rank for other in naturals if other.suit == card.suit and 0 < abs(other.rank - card.rank) <= 2}
    same = sum(other.rank == card.rank for other in naturals)
    if wild:
        return bool(ranks or same)
    return len(ranks) > 1 or same > 1 or bool(ranks and once & 1 << card.index % DECK)
