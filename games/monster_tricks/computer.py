"""Computer players of Monster Tricks. They are given a view and choose one of its legal actions.

The novice plays by whim. The casual player guesses how likely each open trick and each card left in its hand will bring
it one trick more. From these chances follows how likely each card of its row is to be up at the end, and so what an
action is worth: it lays the row, and plays the card, that promise most points. So it bets what its hand can make, and
towards the end takes one trick more or keeps out of it, whichever leaves the better victory card up.
"""

from __future__ import annotations

from random import Random

from games.engine import Text
from games.monster_tricks.actions import Lay, MonsterAction, Play
from games.monster_tricks.evaluation import Evaluation
from games.monster_tricks.says import say
from games.monster_tricks.tricks import Trick, with_card
from games.monster_tricks.view import MonsterView


def novice(view: MonsterView, rng: Random) -> MonsterAction:
    """Lay any row; play by whim, every other time on a trick that becomes or stays its own."""
    mine = [play for play in view.legal if isinstance(play, Play) and _after(view, play).owner == view.me]
    return rng.choice(mine if mine and rng.random() < 0.5 else view.legal)


def casual(view: MonsterView, rng: Random) -> MonsterAction:
    """Do what promises most points in this round; among equals, any."""
    return max(rng.sample(view.legal, len(view.legal)), key=_evaluation(view).worth)


def ranked(view: MonsterView) -> list[MonsterAction]:
    return sorted(view.legal, key=_evaluation(view).worth, reverse=True)


def _evaluation(view: MonsterView) -> Evaluation:
    row, won = view.rows[view.me], view.won[view.me]
    return Evaluation(view.me, view.hand, row, won, view.slots, seats=view.seats, out=view.unseen)


def explain(view: MonsterView, action: MonsterAction) -> Text:
    evaluation = _evaluation(view)
    if isinstance(action, Lay):
        tricks, points = sum([hope.chance for hope in evaluation.gains.values()]), evaluation.worth(action)
        return say("hint-row", tricks=round(tricks), points=round(points))
    more = evaluation.worth(action, wins=True) > evaluation.worth(action, wins=False)
    return say("hint-play", card=action.card, deed=_deed(view, action), more=more)


def _deed(view: MonsterView, play: Play) -> str:
    """One word for what a play does to its trick."""
    before = view.trick_at(play.target)
    after = _after(view, play)
    if before is None:
        return "opens"
    if after.full:
        return "wins" if after.owner == view.me else "ends"
    if after.owner != view.me:
        return "leaves"
    return "keeps" if before.owner == view.me else "takes"


def _after(view: MonsterView, play: Play) -> Trick:
    """The trick on which a card is played, with that card."""
    return with_card(view.trick_at(play.target), play.card, view.me)
