"""Computer players. They are given a view and choose one of its legal actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from games.engine import Seat, Text, set_of
from games.kings_tricktakers import actions
from games.kings_tricktakers.actions import KingsAction, Play
from games.kings_tricktakers.cards import Card, Suit, cards_in
from games.kings_tricktakers.characters import Character
from games.kings_tricktakers.determinization import unseen_by
from games.kings_tricktakers.draft import STARTERS
from games.kings_tricktakers.evaluation import Company, Evaluation, price_of_figures, worth
from games.kings_tricktakers.royals import ROYALS, Colour, Queen
from games.kings_tricktakers.says import say
from games.kings_tricktakers.scoring import won_by
from games.kings_tricktakers.tricks import Laid, laid_once, lead_suit, strength, winning
from games.kings_tricktakers.view import DRAFTING, OWN_TURN, KingsView

SET_WORTH = {Colour.WHITE: 3.5, Colour.YELLOW: 3.0, Colour.BLUE: 2.5, Colour.GREEN: 2.5, Colour.BLACK: 2.5}
"""The worth of a royal set beside its Jack."""


def novice(view: KingsView, rng: Random) -> KingsAction:
    """Play by whim, mostly without figures."""
    plain = [play for play in view.legal_of(Play) if play.how in (None, actions.How.PLAIN)]
    if plain and rng.random() < 0.6:
        return rng.choice(plain)
    return rng.choice(view.legal)


def casual(view: KingsView, rng: Random) -> KingsAction:
    """Draft what fits the hand, bid what it can make, play to the bid. Equal choices are left to chance."""
    decision = _Casual(in_sight(view))
    scored = [(decision.value(action), rng.random(), action) for action in view.legal]
    return max(scored, key=lambda one: one[:2])[2]


def ranked(view: KingsView) -> list[KingsAction]:
    return sorted(view.legal, key=_Casual(view).value, reverse=True)


def explain(view: KingsView, action: KingsAction) -> Text:
    return _Casual(in_sight(view)).why(action)


def in_sight(view: KingsView) -> KingsView:
    """The view without the tricks that lie face down again: nobody may look those up (RULES.md 10, ruling 40).

    The casual player goes by it, since a hint tells a person what this player would do.
    """
    return replace(view, tricks=view.tricks[-1:])


class _Casual:
    """One decision of the casual player: a value for each legal action."""

    def __init__(self, view: KingsView) -> None:
        self.view = view
        self.me = view.me
        self.evaluation = Evaluation(view)
        self.company = Company(
            up=view.working(self.me),
            bid=view.bids[self.me] or (),
            colour=view.colours[self.me],
            king=not view.kings[self.me],
            queen=view.queens[self.me] is Queen.READY,
        )
        self.table = worth(self.company, view.seats)
        self.count = view.round_score.counts[self.me] if view.revealed else 0
        self.unseen = cards_in(unseen_by(view))

    def value(self, action: KingsAction) -> float:
        """How good an action looks; only comparisons within one decision mean something."""
        view = self.view
        if view.phase in DRAFTING:
            return self._draft(action)
        if view.phase in OWN_TURN and view.ally is not None and view.diplomat == self.me:
            return self._for_ally(action, view.ally)
        match action:
            case Play():
                return self._play(action)
            case actions.Bid(cards=cards):
                up = tuple(copy for copy in view.companies[self.me] if copy not in cards)
                return self._hand(replace(self.company, up=up, bid=cards))
            case actions.ChooseAlly(seat=seat):
                return sum(max(card.bids.values(), default=4) for card in view.bids[seat] or ())
            case actions.CopyBid(card=card):
                return self._hand(replace(self.company, bid=(card,)))
            case actions.Discard(cards=cards):
                return self._keeping(set_of(cards))
            case actions.Give(card=card):
                return self._keeping(card.bit)
            case actions.Reactivate(pay=pay):
                cost = ROYALS[view.colour(self.me)].queen_cost if pay else 0
                return self._hand(replace(self.company, queen=pay)) - cost
            case actions.Lead():
                lost, won = self._ends(view.hand[1:], self.company)
                return 0.5 if won > lost else 0.0
            case actions.Appoint(seat=seat):
                return 0.3 if (seat - self.me) % view.seats == 1 else 0.2
            case actions.UseHermit():
                return 99.0 if self._hermit_now() else -99.0
            case actions.Delay() if view.queue:
                ends = self._ends(view.hand[1:], replace(self.company, queen=False))
                return 0.85 * max(ends) + 0.15 * min(ends) - 0.6  # the better one, if that is not sure anyway
            case _:
                return -99.0

    def _hand(self, company: Company) -> float:
        return self.evaluation.value(self.view.hand, company, worth(company, self.view.seats), self.count)

    def _keeping(self, gone: int) -> float:
        kept = [card for card in self.view.hand if not gone & card.bit]
        return self.evaluation.value(kept, self.company, self.table, self.count)

    def _ends(self, rest: Sequence[Card], company: Company, more: int = 0) -> tuple[float, float]:
        """The worth of the cards that are left, with so many more tricks: if this trick is lost, and if it is won."""
        count = self.count + more
        lost = self.evaluation.value(rest, company, self.table, count)
        return lost, self.evaluation.value(rest, company, self.table, count + 1)

    def _draft(self, action: KingsAction) -> float:
        """The best bid that the company would then have."""
        held, colour = self.view.companies[self.me], self.company.colour
        bonus = 0.0
        if isinstance(action, actions.TakeCharacter):
            held = (*held, action.copy)
        elif isinstance(action, actions.TakeSet):
            if self.view.options.company_mode == "chosen":
                held = STARTERS[action.colour]
            if colour is None:
                colour, bonus = action.colour, SET_WORTH[action.colour]
        if not held:
            return max(ROYALS[colour].jack.values()) + bonus if colour is not None else bonus
        company = replace(self.company, colour=colour)
        bids = [replace(company, up=tuple(one for one in held if one != card), bid=(card,)) for card in held]
        return max(map(self._hand, bids)) + bonus

    def _hermit_now(self) -> bool:
        """Tell whether new cards are wanted: nothing good can be done, or the round is nearly over."""
        return self.view.trick >= 4 or max(map(self._play, self.view.legal_of(Play))) < 0.6 * max(self.table)

    def _after(self, play: Play) -> tuple[list[Card], Company]:
        """The cards and the company that are left after a play."""
        king, queen = self.company.king and not play.king, self.company.queen and not play.queen
        rest = [card for card in self.view.hand if card is not play.card]
        return rest, replace(self.company, king=king, queen=queen)

    def _play(self, action: Play) -> float:
        laid = self.view.laid(action)
        wins = self._wins(laid)
        lost, won = self._ends(*self._after(action), laid.queen is Colour.YELLOW)
        value = wins * won + (1 - wins) * lost
        price = price_of_figures(self.view.colour(self.me), self.view.round, king=action.king, queen=action.queen)
        pointless = 0.1 if action.king and laid.change else 0.0
        return value + wins * self._spoils(laid, king=action.king) + price - pointless

    def _spoils(self, laid: Laid, *, king: bool) -> float:
        """The pay for the cards of this trick beyond an average trick's."""
        before = won_by(self.view.tricks, self.view.seats)[self.me]
        after = before | set_of(one.card for one in (*self.view.plays, laid))
        gain = 0.0
        for copy in self.company.up:
            if copy.character in (Character.HEALER, Character.COLLECTOR):
                gain += copy.front(0, after, False) - copy.front(0, before, False)
        if king or self.view.kings[self.me]:
            pays = ROYALS[self.view.colour(self.me)].pays
            gain += pays(after) - pays(before)
        return 0.6 * gain

    def _wins(self, laid: Laid) -> float:
        """How likely a play wins this trick."""
        plays = (*self.view.plays, laid)
        if winning(plays) is not laid:
            return 0.0
        later = list(self.view.queue)
        if self.view.delayed is not None and self.view.delayed != self.me:
            later.append(self.view.delayed)
        cards = sum(self.view.hand_sizes[seat] for seat in later)
        if self.view.seats == 2 and len(self.view.plays) == 0:
            cards += 1
        if cards == 0:
            return 1.0
        if laid.king:
            return 0.96
        lead = lead_suit(plays)
        mine = strength(laid, lead)
        held = cards / max(1, len(self.unseen))
        safe = 1.0
        for card in self.unseen:
            other = laid_once(0, card)
            if strength(other, lead if lead is not None else card.suit) > mine:
                safe *= 1 - held * (0.5 if card.suit is lead else 0.25 if card.suit is Suit.BLACK else 0.4)
        return safe * 0.97 ** len(later)

    def _for_ally(self, action: KingsAction, ally: Seat) -> float:
        """How a play helps the ally: leave it the tricks it needs, take those that would be too many."""
        view = self.view
        if not isinstance(action, Play):
            return -99.0
        score = view.round_score
        counts = [count for card in score.players[ally].bid for count in card.bids]
        needs = any(count > score.counts[ally] for count in counts)
        wins = self._wins(view.laid(action))
        figures = -0.5 * action.king - 0.2 * action.queen
        return (-wins if needs else wins) + figures

    def why(self, action: KingsAction) -> Text:
        match action:
            case actions.Bid():
                chances = [self.evaluation.chance(card, oppressor=False) for card in self.view.hand]
                return say("hint-bid", tricks=round(sum(chances)))
            case actions.Reactivate(pay=pay):
                return say("hint-queen", pay=pay)
            case Play() if self.view.ally is None or self.view.diplomat != self.me:
                lost, won = self._ends(*self._after(action))
                wanted, chance = won > lost, self._wins(self.view.laid(action))
                fits = wanted == (chance >= 0.5)
                return say("hint-play", card=action.card, wanted=wanted, chance=round(100 * chance), fits=fits)
            case _:
                return say("hint-other", kind=_KINDS[type(action)])


_KINDS: Mapping[type[KingsAction], str] = {
    actions.TakeSet: "draft",
    actions.TakeCharacter: "draft",
    actions.ChooseAlly: "ally",
    actions.CopyBid: "copy",
    actions.Discard: "keep",
    actions.Give: "keep",
    actions.Lead: "lead",
    actions.Appoint: "appoint",
    actions.Delay: "delay",
    actions.UseHermit: "hermit",
    actions.Exchange: "other",
    actions.Signal: "other",
    Play: "help",
}
"""The subject of the sentence for an action."""
