"""Computer players of Five Crowns. They are given a view and choose one of its legal actions.

Both see the best arrangement of their hand, as people do, and go out as soon as they can. The novice throws away what
does not fit, by whim. The casual player looks one draw ahead: which card can go so that the next one, whatever it is,
leaves least to pay? It is the right question also if somebody else goes out, for then one turn is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean

from games.engine import Text, set_of, text
from games.five_crowns import solo_computer
from games.five_crowns.actions import DISCARDS, DRAW_DISCARD, DRAW_PILE, CrownsAction, Discard, Put
from games.five_crowns.best import arrange, best, kept, penalty_of, ranked_discards
from games.five_crowns.cards import WILD, Card, cards_in, copies_in
from games.five_crowns.says import say
from games.five_crowns.view import AnyView, CrownsView, SoloView

DRAWS_TRIED = 16
"""How many of the unseen cards the casual player imagines to draw."""
CANDIDATES = 6
"""How many discards it looks at closely."""


def novice(view: AnyView, rng: Random) -> CrownsAction:
    """Throw away something that does not fit; take the discard if it is wild, and now and then by whim."""
    if isinstance(view, SoloView):
        return solo_computer.whim(view, rng)
    if view.drawn is None:
        wild = view.discards[-1].bit & WILD[view.wild_rank]
        return DRAW_DISCARD if wild or rng.random() < 0.25 else DRAW_PILE
    out = going_out(view)
    if out is not None:
        return out
    naturals = view.hand & ~WILD[view.wild_rank]
    idle = cards_in(set_of(arrange(view.hand, view.wild_rank).left) & naturals)
    return DISCARDS[rng.choice(idle or cards_in(naturals or view.hand)).index]


def casual(view: AnyView, rng: Random) -> CrownsAction:
    """Draw from where less is to be paid, discard what is missed least one draw later."""
    if isinstance(view, SoloView):
        return solo_computer.advice(view)
    if view.drawn is None:
        return _casual_draw(view, rng)
    return going_out(view) or DISCARDS[_casual_discard(view, rng).index]


def going_out(view: CrownsView) -> CrownsAction | None:
    """A way to go out, if there is one."""
    return next((action for action in view.legal if isinstance(action, Discard) and action.out), None)


def _casual_draw(view: CrownsView, rng: Random) -> CrownsAction:
    rank = view.wild_rank
    taking = kept(view.hand | view.discards[-1].bit, rank)
    drawing = fmean(kept(view.hand | card.bit, rank) for card in _draws(view, rng))
    return DRAW_DISCARD if taking < drawing else DRAW_PILE


def _casual_discard(view: CrownsView, rng: Random) -> Card:
    """The card without which the hand is worth most after one more draw; on a last turn, now."""
    rank = view.wild_rank
    ways = ranked_discards(view.hand, rank)
    if view.closer is not None or ways[0][0] == 0:
        return ways[0][1]
    draws = _draws(view, rng)

    def to_pay(rest: int) -> float:
        return fmean(kept(rest | card.bit, rank) for card in draws)

    return min(ways[:CANDIDATES], key=lambda way: to_pay(way[2]))[1]


def _draws(view: CrownsView, rng: Random) -> Sequence[Card]:
    """Some cards that may be drawn next."""
    unseen = cards_in(view.unseen)
    return rng.sample(unseen, min(DRAWS_TRIED, len(unseen)))


def explain(view: AnyView, action: CrownsAction) -> Text:
    if isinstance(view, SoloView):
        return solo_computer.explain(view, action) if isinstance(action, Put) else text("engine-hint-only")
    if isinstance(action, Discard):
        return _why_discard(view, action)
    top, rank = view.discards[-1], view.wild_rank
    taking = kept(view.hand | top.bit, rank)
    every = copies_in(view.unseen)
    drawing = sum(kept(view.hand | card.bit, rank) * count for card, count in every) / view.unseen.bit_count()
    return say(
        "hint-draw",
        card=top,
        source="discard" if action is DRAW_DISCARD else "pile",
        taking=taking,
        drawing=round(drawing),
        close=(taking < drawing) != (action is DRAW_DISCARD) or taking == round(drawing),
    )


def _why_discard(view: CrownsView, action: Discard) -> Text:
    card, rank = action.card, view.wild_rank
    if action.out:
        return say("hint-out")
    left = best(view.hand ^ card.bit, rank)
    if view.closer is not None:
        return say("hint-last", card=card, left=left)
    idle = any(one.code == card.code for one in arrange(view.hand, rank).left)
    return say("hint-discard", card=card, idle=idle, cost=penalty_of(card, rank), left=left)
