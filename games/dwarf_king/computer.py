"""Computer players of The Dwarf King. They are given a view and choose one of its legal actions.

The novice plays by whim. The casual player asks, of everything it may do, how far it would be ahead by the quest of
the deal and the special card, over some rollouts of the deal.

A rollout is a deal played to its end with one way to deal the cards it has not seen, everybody playing any card that
is allowed. To compare two of its own cards it swaps them in the same rollout: the rest stays as it is, so that few
rollouts tell them apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

from games.dwarf_king.actions import ChooseQuest, DwarfAction, Exchange, Give, Pass, Phase, Play, Swap, UseSorcerer
from games.dwarf_king.cards import GOBLIN_5, SORCERER, Card, cards_in, holder_of
from games.dwarf_king.determinization import imagined_hands
from games.dwarf_king.says import quest_name, say
from games.dwarf_king.score import deal_score
from games.dwarf_king.tricks import Trick, effective, finished, legal, winning
from games.dwarf_king.view import DwarfView
from games.engine import Seat, Text, set_of

ROLLOUTS = 8
"""How many ways to go on are imagined to choose a card."""


def novice(view: DwarfView, rng: Random) -> DwarfAction:
    """Decide by whim; every other time, take the trick with the lowest card that does."""
    if view.plays and rng.random() < 0.5:
        takes = [action for action in view.legal if isinstance(action, Play) and _takes(view, action.card)]
        if takes:
            return min(takes, key=lambda action: action.card.strength)
    return rng.choice(view.legal)


def _takes(view: DwarfView, card: Card) -> bool:
    """Tell whether the card would be ahead in the trick."""
    return winning((*view.plays, card), view.last) == len(view.plays)


def casual(view: DwarfView, rng: Random) -> DwarfAction:
    """Decide what is best by the quest of the deal; among equals, any."""
    return ranked(view, rng)[0]


def ranked(view: DwarfView, rng: Random, rollouts: int = ROLLOUTS) -> list[DwarfAction]:
    """The legal actions, best first by the quest of the deal; equals in any order.

    Two cards are compared over so many rollouts, the rarer decisions, whose ways differ more, over twice as many.
    """
    if len(view.legal) == 1:
        return [*view.legal]
    shuffled = rng.sample(view.legal, len(view.legal))
    match view.phase:
        case Phase.PLAY:
            worth = _plays(view, rng, rollouts)
        case Phase.QUEST:
            worth = _quests(view, rng, 2 * rollouts)
        case Phase.GIVE:
            worth = _gifts(view, rng, rollouts)
        case _:
            worth = _others(view, shuffled, rng, 2 * rollouts)
    return sorted(shuffled, key=worth, reverse=True)


def explain(view: DwarfView, action: DwarfAction) -> Text:
    rule = view.sides[action.side] if isinstance(action, ChooseQuest) else view.rule
    quest = quest_name(rule)
    rollouts = ROLLOUTS if view.phase in (Phase.PLAY, Phase.GIVE) else 2 * ROLLOUTS
    match action:
        case ChooseQuest():
            return say("hint-quest", quest=quest, courses=rollouts)
        case Play(card):
            deed = "leads" if not view.plays else "ahead" if _takes(view, card) else "behind"
            return say("hint-play", card=card, quest=quest, courses=rollouts, deed=deed)
        case _:
            return say("hint-special", quest=quest, courses=rollouts)


Worth = Callable[[DwarfAction], float]


def _worlds(view: DwarfView, rng: Random, rollouts: int) -> Iterator[tuple[list[int], int]]:
    """Hands that fit the view, each with the seed of a rollout."""
    for _ in range(rollouts):
        yield imagined_hands(view, rng), rng.getrandbits(32)


def _plays(view: DwarfView, rng: Random, rollouts: int) -> Worth:
    """How good each card is: what the whole deal brings if it is played now, and what it would be kept for.

    Cards that lead different suits are played into rollouts of their own, for what others play depends on the suit.
    """
    groups: dict[int, list[Card]] = {}
    for action in view.legal:
        if isinstance(action, Play):
            groups.setdefault(0 if view.plays else effective(action.card, (), view.last)[0], []).append(action.card)
    worth = dict.fromkeys(view.hand, 0.0)
    for hands, chance in _worlds(view, rng, rollouts):
        for group in groups.values():
            same = Random(chance)
            first = same.choice(group)
            base = rollout(view, hands, same, first=first)
            for card in group:
                way = base if card is first else base.swapped(view.me, len(view.tricks), card)
                worth[card] += way.advantage(view, view.rule)
    return lambda action: worth[action.card] if isinstance(action, Play) else 0.0


def _quests(view: DwarfView, rng: Random, rollouts: int) -> Worth:
    """How good each side of the tile is for a hand like the viewer's, in the same rollouts."""
    ways = [rollout(view, hands, Random(chance)) for hands, chance in _worlds(view, rng, rollouts)]
    worth = {side: sum(way.advantage(view, rule) for way in ways) for side, rule in view.sides.items()}
    return lambda action: worth[action.side] if isinstance(action, ChooseQuest) else 0.0


def _gifts(view: DwarfView, rng: Random, rollouts: int) -> Worth:
    """How good it is to give two cards away: the sum of what each is worth in the other hand."""
    worth = dict.fromkeys(view.hand, 0.0)
    for hands, chance in _worlds(view, rng, rollouts):
        for one in view.hand:
            other = rng.choice([card for card in view.hand if card is not one])
            after = _changed(view, hands, Give(one, other), rng)
            worth[one] += rollout(view, after, Random(chance)).advantage(view, view.rule)
    return lambda action: worth[action.first] + worth[action.second] if isinstance(action, Give) else 0.0


def _others(view: DwarfView, actions: Sequence[DwarfAction], rng: Random, rollouts: int) -> Worth:
    """How good each action is that moves cards between hands, or between a hand and a pile."""
    worth = dict.fromkeys(actions, 0.0)
    for hands, chance in _worlds(view, rng, rollouts):
        for action in actions:
            piles = list(view.piles)
            after = _changed(view, hands, action, rng)
            if isinstance(action, UseSorcerer) and action.card is not None and view.last is not None:
                piles[view.last.winner] ^= action.card.bit | SORCERER.bit
            worth[action] += rollout(view, after, Random(chance), piles=piles).advantage(view, view.rule)
    return worth.__getitem__


def _changed(view: DwarfView, hands: list[int], action: DwarfAction, rng: Random) -> list[int]:
    """The hands after an action that moves cards."""
    me, after = view.me, hands[:]
    match action:
        case Give(first, second) if view.target is not None:
            after[me] ^= first.bit | second.bit
            after[view.target] |= first.bit | second.bit
        case Swap(target):
            # Two cards come, two of the larger hand go: like an exchange of two cards that are not looked at.
            mine = sum(card.bit for card in rng.sample(cards_in(after[me]), 2))
            theirs = sum(card.bit for card in rng.sample(cards_in(after[target]), 2))
            after[me] ^= mine | theirs
            after[target] ^= mine | theirs
        case Exchange(target):
            after[me], after[target] = after[target], after[me]
        case Pass(way):
            step = 1 if way == "left" else -1
            after = [hands[(seat - step) % view.seats] for seat in range(view.seats)]
        case UseSorcerer(Card() as card):
            after[me] ^= card.bit | SORCERER.bit
        case _:
            pass
    return after


@dataclass(frozen=True, slots=True)
class Rollout:
    """All tricks of a deal, those already played among them, and the piles at its end."""

    tricks: tuple[Trick, ...]
    piles: tuple[int, ...]

    def advantage(self, view: DwarfView, rule: str) -> float:
        """How many points the viewer scores above the mean of the others."""
        points = deal_score(rule, view.special, self.tricks, self.piles, view.length).points
        mine = points[view.me]
        return mine - (sum(points) - mine) / (view.seats - 1)

    def swapped(self, me: Seat, at: int, other: Card) -> Rollout:
        """The rollout in which I play `other` in the trick of number `at`, and there what I played here."""
        mine = _card_of(self.tricks[at], me)
        later = next((n for n in range(at + 1, len(self.tricks)) if _card_of(self.tricks[n], me) is other), None)
        tricks, piles = list(self.tricks), list(self.piles)
        for number, old, new in ((at, mine, other), (later, other, mine)):
            if number is None:
                continue
            before = tricks[number]
            cards = tuple([new if one is old else one for one in before.cards])
            after = finished(before.leader, cards, tricks[number - 1] if number else None)
            piles[before.winner] &= ~set_of(before.cards)
            piles[after.winner] |= set_of(cards)
            tricks[number] = after
        return Rollout(tuple(tricks), tuple(piles))


def rollout(
    view: DwarfView, hands: list[int], rng: Random, *, piles: Sequence[int] | None = None, first: Card | None = None
) -> Rollout:
    """One way in which the deal goes on from these hands; `first` is the next card played.

    The `piles` are those of the view where nothing else is said. A Sorcerer still in a hand is swapped for any card
    after some trick; hands are not exchanged any more.
    """
    hands, won = hands[:], list(piles or view.piles)
    tricks, plays, last = list(view.tricks), view.plays, view.last
    leader: Seat = holder_of(GOBLIN_5, hands) if view.leader is None else view.leader
    while len(tricks) < view.length:
        while len(plays) < view.seats:
            seat = (leader + len(plays)) % view.seats
            chosen = first or _any(cards_in(legal(hands[seat], plays, last)), rng)
            first = None
            hands[seat] ^= chosen.bit
            plays += (chosen,)
        last = finished(leader, plays, last)
        tricks.append(last)
        leader, plays = last.winner, ()
        won[leader] |= set_of(last.cards)
        if view.special is SORCERER:
            _swap_sorcerer(last, hands, won, rng, forced=len(tricks) == view.length - 1)
    return Rollout(tuple(tricks), tuple(won))


def _swap_sorcerer(last: Trick, hands: list[int], piles: list[int], rng: Random, *, forced: bool) -> None:
    for seat, hand in enumerate(hands):
        if hand & SORCERER.bit and (forced or rng.random() < 0.3):
            both = SORCERER.bit | rng.choice(last.cards).bit
            hands[seat] ^= both
            piles[last.winner] ^= both
            return


def _card_of(trick: Trick, seat: Seat) -> Card:
    return trick.cards[(seat - trick.leader) % len(trick.cards)]


def _any(cards: Sequence[Card], rng: Random) -> Card:
    return cards[int(rng.random() * len(cards))]
