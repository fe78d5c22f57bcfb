"""Two computer players for Hilltops. They see a view, nothing else."""

from random import Random

from games.engine import Text, text
from tests.toy_game.actions import Bury, Climb, Follow, HillAction, Lead
from tests.toy_game.cards import rank
from tests.toy_game.view import HillView


def novice(view: HillView, rng: Random) -> HillAction:
    """Play anything, but never bury a seven, an eight or a nine if there is a choice."""
    tame = [a for a in view.legal if not isinstance(a, Bury) or all(rank(card) < 7 for card in a.cards)]
    return rng.choice(tame or list(view.legal))


def casual(view: HillView, rng: Random) -> HillAction:
    """Bury middling cards, lead extremes and call them, follow as cheaply as losing allows, climb at random."""

    def taste(action: HillAction) -> float:
        match action:
            case Bury(cards) | Climb(cards):
                return sum(-abs(rank(card) - 5) for card in cards)
            case Lead(card, low):
                return 5 - rank(card) if low else rank(card) - 5
            case Follow(card):
                low = view.trick is not None and view.trick.low
                return 5 - rank(card) if low else rank(card) - 5

    best = max(map(taste, view.legal))
    return rng.choice([action for action in view.legal if taste(action) == best])


def explain(view: HillView, action: HillAction) -> Text:
    """Why the casual player does this."""
    low = action.low if isinstance(action, Lead) else view.trick is not None and view.trick.low
    kinds = {Bury: "bury", Climb: "climb", Lead: "lead", Follow: "follow"}
    return text("hilltops-hint", kind=kinds[type(action)], low="yes" if low else "no")
