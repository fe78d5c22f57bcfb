"""One running game: deals, decisions, tricks, scores (RULES.md 3 to 10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import ClassVar, Self

from games.dwarf_king import actions, says
from games.dwarf_king.actions import DwarfAction, Phase
from games.dwarf_king.cards import (
    DRAGON,
    DWARF_5,
    GOBLIN_5,
    HAND_SIZE,
    KNIGHT_5,
    NO_SUIT,
    SORCERER,
    SPECIALS,
    Card,
    cards_in,
    holder_of,
)
from games.dwarf_king.outcome import decided, outcome_of
from games.dwarf_king.quests import TILES
from games.dwarf_king.says import name_of, quest_name, say
from games.dwarf_king.score import DealScore, deal_score
from games.dwarf_king.specials import SPECIAL, bonus_of
from games.dwarf_king.start import DwarfOptions, dealt, first_dealer, quest_tiles, special_cards
from games.dwarf_king.tricks import Trick, finished, following, legal
from games.dwarf_king.view import DwarfView
from games.engine import AnyGame, Deal, Fact, Outcome, Seat, SeatRef, State, blank, cards_of, set_of

plays_in = cards_of(actions.PLAYS)
"""From a set of cards to the plays of them."""
_PLAY = Phase.PLAY  # reading a member of its enum takes Python 3.11 long
ALIKE = (
    "seats", "options", "phase", "dealer", "totals", "results", "special", "tile", "rule", "chooser", "leader",
    "holder", "target", "tricks", "plays", "sees",
)  # fmt: skip
"""The fields that everybody may know and that are the same in a state and in its views."""
_ALIKE = attrgetter(*ALIKE)


@dataclass(slots=True, init=False, repr=False, eq=False)
class DwarfState(State[DwarfAction, DwarfView]):
    """Sets of cards are ints (`games.dwarf_king.cards`); lists are by seat."""

    game: ClassVar[AnyGame]

    options: DwarfOptions
    chance: Deal
    seats: int
    results: tuple[DealScore, ...]
    totals: tuple[int, ...]
    quests: tuple[int, ...]
    """The tiles in their present order; which of them is up follows from the number of deals."""
    specials: tuple[Card, ...]
    tile: int
    special: Card
    phase: Phase
    awaited: tuple[Seat, ...]
    dealer: Seat
    chooser: Seat
    leader: Seat | None
    holder: Seat | None
    """The seat that had to use the Goblin standard-bearer, and the seat whose hand it used it on (`target`)."""
    target: Seat | None
    taken: int
    given: int
    rule: str
    """The side of the tile that was chosen; "" before."""
    hands: list[int]
    piles: list[int]
    plays: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    shown: list[int]
    """The cards of each hand that everybody knows to be there."""
    lacks: list[int]
    """The cards that each hand was shown not to hold."""
    sees: tuple[Seat | None, ...]
    """Whose whole hand each seat knows, because it has given it away."""

    @classmethod
    def start(cls, seats: int, options: DwarfOptions, chance: Deal) -> Self:
        """A game before the first quest is chosen. Raises `BadSetup` when the first dealer has no seat."""
        state = cls()
        state.events = []
        state.options = options
        state.chance = chance
        state.seats = seats
        state.results = ()
        state.totals = (0,) * seats
        state.dealer = first_dealer(seats, options, chance)
        state._deal()
        return state

    def copy(self) -> Self:
        new = blank(type(self))
        new.events = None
        new.options = self.options
        new.chance = self.chance
        new.seats = self.seats
        new.results = self.results
        new.totals = self.totals
        new.quests = self.quests
        new.specials = self.specials
        new.tile = self.tile
        new.special = self.special
        new.phase = self.phase
        new.awaited = self.awaited
        new.dealer = self.dealer
        new.chooser = self.chooser
        new.leader = self.leader
        new.holder = self.holder
        new.target = self.target
        new.taken = self.taken
        new.given = self.given
        new.rule = self.rule
        new.hands = self.hands[:]
        new.piles = self.piles[:]
        new.plays = self.plays
        new.tricks = self.tricks
        new.shown = self.shown[:]
        new.lacks = self.lacks[:]
        new.sees = self.sees
        return new

    # Deals

    def _deal(self) -> None:
        """Turn up the next tile and special card, shuffle and deal (RULES.md 4, DEAL_START)."""
        done = len(self.results)
        if done % TILES == 0:
            self.quests = quest_tiles(done, self.chance)
        if done % len(SPECIALS) == 0:
            self.specials = special_cards(done, self.chance)
        self.tile = self.quests[done % TILES]
        self.special = self.specials[done % len(SPECIALS)]
        self.hands = dealt(done + 1, self.dealer, self.special, self.seats, self.chance)
        self.chooser = holder_of(KNIGHT_5, self.hands)
        self.rule = ""
        self.leader = self.holder = self.target = None
        self.taken = self.given = 0
        self.plays = self.tricks = ()
        self.piles, self.shown, self.lacks = ([0] * self.seats for _ in range(3))
        self.shown[self.chooser] = KNIGHT_5.bit
        self.sees = (None,) * self.seats
        self._await(Phase.QUEST, self.chooser)
        if self.events is not None:
            dealer, chooser = SeatRef(self.dealer), SeatRef(self.chooser)
            self.report(say("event-deal", deal=done + 1, dealer=dealer, chooser=chooser))
            self.report(say("event-special", special=self.special))

    def _score(self) -> None:
        """Score the deal; end the game or deal again (RULES.md 9 and 10)."""
        score = deal_score(self.rule, self.special, self.tricks, tuple(self.piles), HAND_SIZE[self.seats])
        self.results += (score,)
        self.totals = tuple([sum(both) for both in zip(self.totals, score.points, strict=True)])
        self.dealer = holder_of(DWARF_5, self.piles)
        if self.events is not None:
            self.report(says.deal_scored(len(self.results), score))
        if decided(self.totals, len(self.results), self.options):
            self.phase = Phase.OVER
            self.awaited = ()
            if self.events is not None:
                self.report(outcome_of(self.results, self.seats, self.options).reason)
            return
        if self.events is not None and len(self.results) >= self.options.deals:
            self.report(say("event-tie"))
        self._deal()

    def _await(self, phase: Phase, seat: Seat) -> None:
        self.phase = phase
        self.awaited = (seat,)

    # Decisions

    def to_act(self) -> tuple[Seat, ...]:
        return self.awaited

    def legal_actions(self, seat: Seat) -> Sequence[DwarfAction]:
        if seat not in self.awaited:
            return []
        if self.phase is _PLAY:
            return plays_in(legal(self.hands[seat], self.plays, self.tricks[-1] if self.tricks else None))
        match self.phase:
            case Phase.QUEST:
                return [*actions.QUESTS.values()]
            case Phase.SWAP:
                return [actions.SWAPS[other] for other in range(self.seats) if other != seat]
            case Phase.DRUID:
                return [actions.EXCHANGES[other] for other in range(self.seats) if other != seat]
            case Phase.GIVE:
                return actions.gifts(cards_in(self.hands[seat]))
            case Phase.DIRECTION:
                return [*actions.PASSES.values()]
            case _:
                cards = sorted(self.tricks[-1].cards, key=lambda card: card.index)
                keep = [actions.KEEP] if len(self.tricks) < HAND_SIZE[self.seats] - 1 else []
                return [*map(actions.UseSorcerer, cards), *keep]

    def apply(self, seat: Seat, action: DwarfAction) -> None:
        match action:
            case actions.Play(card):
                self._play(seat, card)
            case actions.ChooseQuest(side):
                self._choose(seat, f"{self.tile}{side}")
            case actions.Swap(target):
                self._swap(seat, target)
            case actions.Give(first, second):
                self._give(seat, first.bit | second.bit)
            case actions.Exchange(target):
                self._exchange(seat, target)
            case actions.Pass(way):
                self._pass(seat, way)
            case actions.UseSorcerer(card):
                self._use_sorcerer(seat, card)

    def _choose(self, seat: Seat, rule: str) -> None:
        self.rule = rule
        if self.events is not None:
            self.report(say("event-quest", seat=SeatRef(seat), quest=quest_name(rule)))
        if SPECIAL[self.special].before is None:
            self._first_trick()
            return
        holder = holder_of(self.special, self.hands)
        self.holder = holder
        self.shown[holder] |= self.special.bit
        self._await(Phase.SWAP, holder)
        if self.events is not None:
            self.report(say("event-bearer", seat=SeatRef(holder)))

    def _swap(self, seat: Seat, target: Seat) -> None:
        """Take two random cards from the target (RULES.md 5, SWAP_TARGET)."""
        held = cards_in(self.hands[target])
        order = self.chance.permutation(len(held), f"swap {len(self.results) + 1}")
        self.target = target
        self.taken = held[order[0]].bit | held[order[1]].bit
        self._move(target, seat, self.taken)
        self._await(Phase.GIVE, seat)
        self._tell_moved("taken", seat, target, self.taken)

    def _give(self, seat: Seat, given: int) -> None:
        """Give two cards back (RULES.md 5, SWAP_GIVE)."""
        target = self.target if self.target is not None else seat
        self.given = given
        self._move(seat, target, given)
        self._tell_moved("given", seat, target, given)
        self._first_trick()

    def _move(self, giver: Seat, taker: Seat, cards: int) -> None:
        """Let cards change hands unseen: what the giver was known to hold is now with one of the two."""
        self.hands[giver] ^= cards
        self.hands[taker] |= cards
        for seat in range(self.seats):
            if seat not in (giver, taker):
                self.lacks[seat] |= self.shown[giver]
        self.shown[giver] = 0

    def _tell_moved(self, event: str, seat: Seat, target: Seat, cards: int) -> None:
        if self.events is not None:
            both: dict[str, Fact] = {"seat": SeatRef(seat), "target": SeatRef(target)}
            self.report(say(f"event-{event}", **both))
            self.report(say(f"event-{event}-cards", **both, cards=cards_in(cards)), seat, target)

    def _first_trick(self) -> None:
        """Name the holder of the 5 of Goblins, who leads (RULES.md 5, TRICK_START; ruling 5)."""
        self.leader = holder_of(GOBLIN_5, self.hands)
        self.shown[self.leader] |= GOBLIN_5.bit
        self._await(_PLAY, self.leader)
        if self.events is not None:
            self.report(says.first_leader(self.leader))

    # Tricks

    def _play(self, seat: Seat, card: Card) -> None:
        plays = self.plays
        if plays and card is not DRAGON and (card.suit != plays[0].suit or card.suit == NO_SUIT):
            wanted = following(plays, self.tricks[-1] if self.tricks else None)
            if not card.bit & wanted:
                self.lacks[seat] |= wanted
        self.hands[seat] ^= card.bit
        self.shown[seat] &= ~card.bit
        if self.events is not None:
            self.report(say("event-played", seat=SeatRef(seat), card=card, leads=not plays))
        self.plays = (*plays, card)
        if len(self.plays) < self.seats:
            self.awaited = ((seat + 1) % self.seats,)
        else:
            self._end_trick((seat + 1) % self.seats)

    def _end_trick(self, leader: Seat) -> None:
        before = self.tricks
        trick = finished(leader, self.plays, before[-1] if before else None)
        winner = trick.winner
        self.tricks += (trick,)
        self.piles[winner] |= set_of(self.plays)
        self.plays = ()
        self.leader = winner
        if self.events is not None:
            self._report_trick(trick, before)
        special = SPECIAL[self.special]
        if len(self.tricks) < HAND_SIZE[self.seats]:
            if special.after is not None and self.special in trick.cards:
                self._await(special.after, trick.player_of(self.special))
                return
            if special.between is not None and any(hand & SORCERER.bit for hand in self.hands):
                holder = holder_of(SORCERER, self.hands)
                self.shown[holder] |= SORCERER.bit
                self._await(special.between, holder)
                return
        self._next_trick()

    def _report_trick(self, trick: Trick, before: tuple[Trick, ...]) -> None:
        self.report(says.won(trick, len(self.tricks)))
        if SPECIAL[self.special].doubles and self.special in trick.cards:
            self.report(say("event-doubles", special=name_of(self.special), seat=SeatRef(trick.winner)))
        seat, points = bonus_of(self.special, self.tricks, HAND_SIZE[self.seats])
        had, _ = bonus_of(self.special, before, HAND_SIZE[self.seats])
        if seat is not None and points and had is None:
            name, signed = name_of(self.special), says.signed(points)
            self.report(say("event-bonus", special=name, seat=SeatRef(seat), points=signed))

    def _next_trick(self) -> None:
        if len(self.tricks) == HAND_SIZE[self.seats]:
            self._score()
        elif self.leader is not None:
            self._await(_PLAY, self.leader)

    def _exchange(self, seat: Seat, target: Seat) -> None:
        """Exchange two whole hands, with all that is known of them (RULES.md 5, DRUID_TARGET)."""
        for owned in (self.hands, self.shown, self.lacks):
            owned[seat], owned[target] = owned[target], owned[seat]
        self.sees = tuple([{seat: target, target: seat}.get(one) for one in range(self.seats)])
        if self.events is not None:
            self.report(say("event-druid", seat=SeatRef(seat), target=SeatRef(target)))
        self._next_trick()

    def _pass(self, seat: Seat, way: str) -> None:
        """Pass every hand to a neighbour, with all that is known of it (RULES.md 5, PASS_DIRECTION)."""
        step = 1 if way == "left" else -1
        for owned in (self.hands, self.shown, self.lacks):
            owned[:] = [owned[(to - step) % self.seats] for to in range(self.seats)]
        self.sees = tuple([(one + step) % self.seats for one in range(self.seats)])
        if self.events is not None:
            self.report(say("event-pass", seat=SeatRef(seat), way=way))
        self._next_trick()

    def _use_sorcerer(self, seat: Seat, card: Card | None) -> None:
        """Swap the Sorcerer for a card of the trick just won, or keep him (RULES.md 7)."""
        if card is None:
            if self.events is not None:
                self.report(say("event-kept", seat=SeatRef(seat)))
        else:
            winner = self.tricks[-1].winner
            both = SORCERER.bit | card.bit
            self.piles[winner] ^= both
            self.hands[seat] ^= both
            self.shown[seat] = self.shown[seat] & ~SORCERER.bit | card.bit
            self.lacks[seat] &= ~card.bit
            if self.events is not None:
                self.report(say("event-sorcerer", seat=SeatRef(seat), winner=SeatRef(winner), card=card))
        self._next_trick()

    def reveals(self, _seat: Seat, action: DwarfAction) -> bool:
        """Tell whether cards are seen or their holder is named: by all but most plays and the use of the Sorcerer.

        A play may end the deal, or the trick after which the Sorcerer's holder comes forward for the first time.
        """
        if isinstance(action, actions.UseSorcerer):
            return False
        if not isinstance(action, actions.Play):
            return True
        if len(self.plays) + 1 < self.seats:
            return False
        hidden = [hand & ~shown for hand, shown in zip(self.hands, self.shown, strict=True)]
        left = SORCERER.bit & ~action.card.bit
        return len(self.tricks) + 1 == HAND_SIZE[self.seats] or any(cards & left for cards in hidden)

    def outcome(self) -> Outcome | None:
        return None if self.awaited else outcome_of(self.results, self.seats, self.options)

    def view(self, seat: Seat | None) -> DwarfView:
        """The seat's view of the game (RULES.md 11)."""
        party = seat is not None and seat in (self.holder, self.target)
        return DwarfView(
            **dict(zip(ALIKE, _ALIKE(self), strict=True)),
            seat=seat,
            to_act=self.awaited,
            legal=() if seat is None else tuple(self.legal_actions(seat)),
            deal=len(self.results) + (1 if self.awaited else 0),
            hand=() if seat is None else cards_in(self.hands[seat]),
            hand_sizes=tuple([hand.bit_count() for hand in self.hands]),
            piles=tuple(self.piles),
            shown=tuple(self.shown),
            lacks=tuple(self.lacks),
            known=tuple([cards_in(self._known(seat, other)) for other in range(self.seats)]),
            taken=cards_in(self.taken) if party else (),
            given=cards_in(self.given) if party else (),
        )

    def _known(self, viewer: Seat | None, other: Seat) -> int:
        if viewer is None:
            return self.shown[other]
        if viewer == other:
            return 0
        if self.sees[viewer] == other:
            return self.hands[other]
        known = self.shown[other]
        if {viewer, other} == {self.holder, self.target}:
            # These two have seen what moved between them, so they know who of them has the cards that were named.
            known |= self.taken | self.given | self.special.bit | KNIGHT_5.bit
        return known & self.hands[other]
