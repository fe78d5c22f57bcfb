"""A viewer's knowledge of a game (RULES.md 10)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import chain
from typing import TypeAlias, TypeVar

from games.engine import Seat, View
from games.kings_tricktakers.actions import KingsAction, Play, Word
from games.kings_tricktakers.cards import Card, Suit
from games.kings_tricktakers.characters import (
    DIPLOMAT,
    BidCard,
    Character,
    Copy,
    Task,
    allies,
    copies_in,
    owner_of,
    tens_each,
)
from games.kings_tricktakers.royals import Colour, Queen
from games.kings_tricktakers.scoring import RoundScore, ScoreSheet, player_rounds
from games.kings_tricktakers.start import KingsOptions
from games.kings_tricktakers.tricks import Laid, Trick, Turn, laid_by, lead_suit


class Phase(StrEnum):
    DRAFT_SNAKE = "draft-snake"
    DRAFT_RANK = "draft-rank"
    BID_COMMIT = "bid-commit"
    DIPLOMAT_TARGET = "diplomat-target"
    PREPARATION = "preparation"
    TRICK_OPEN = "trick-open"
    TURN = "turn"
    HERMIT_DISCARD = "hermit-discard"
    EXCHANGE_REPLY = "exchange-reply"
    DELAYED_TURN = "delayed-turn"
    GAME_OVER = "game-over"


(
    DRAFT_SNAKE, DRAFT_RANK, BID_COMMIT, DIPLOMAT_TARGET, PREPARATION, TRICK_OPEN, TURN, HERMIT_DISCARD, EXCHANGE_REPLY,
    DELAYED_TURN, GAME_OVER,
) = Phase  # fmt: skip
"""The phases under names that cost search nothing: reading a member of its enum takes Python 3.11 long."""

DRAFTING = frozenset({Phase.DRAFT_SNAKE, Phase.DRAFT_RANK})
TRICKS = frozenset({Phase.TRICK_OPEN, Phase.TURN, Phase.HERMIT_DISCARD, Phase.EXCHANGE_REPLY, Phase.DELAYED_TURN})
OWN_TURN = frozenset({Phase.TURN, Phase.DELAYED_TURN})

A = TypeVar("A", bound=KingsAction)
Said: TypeAlias = tuple[int, Word]
"""The trick in which an ally said a word about the exchange, and the word."""


@dataclass(frozen=True, slots=True)
class Swap:
    """The DIPLOMAT's exchange of this round: the seat that gave first, its ally, both cards.

    `given` and `returned` are None for eyes that may not see them; `returned` also until the ally has answered. A seat
    that has used a HERMIT since (`owner_drew`, `ally_drew`) may have discarded the card.
    """

    owner: Seat
    ally: Seat
    given: Card | None
    returned: Card | None
    answered: bool
    owner_drew: bool = False
    ally_drew: bool = False

    def after_draw(self, seat: Seat) -> Swap:
        if seat == self.owner:
            return replace(self, owner_drew=True)
        return replace(self, ally_drew=True) if seat == self.ally else self

    def seen_by(self, seat: Seat | None) -> Swap:
        return self if seat in (self.owner, self.ally) else replace(self, given=None, returned=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class KingsView(View):
    """The game as one seat, or a spectator, may know it. Tuples are by seat unless said otherwise.

    `round` is 1 to 3; `trick` 1 to 5, 0 before the first. `colours` are the royal sets (None: not drafted yet), `kings`
    tells whether the King is played. `companies` are the characters now, `previous` those of the round before, as sets
    (empty in round 1). In a draft, `pool`, a set of copies, and `sets` lie in the middle, and `order` are the picks to
    come. `first` leads the first trick, once the companies are formed. `committed` seats have chosen a bid; `bids`
    hold those revealed, and the viewer's own. `tasks` are the preparations that each seat still has before it. `paying`
    tells whether the viewer pays for the Queen. `reserved` are the Black 10s that BERSERKERs brought into the round.
    `hand` and `discards` are the viewer's own. `leader` leads the trick and `plays` are its plays so far; the seats of
    the `queue` follow after the one to act, and the `delayed` one, which laid the Green Queen, comes last. `assassins`
    were used in this trick, `hermits` in this round. `tricks` are the finished tricks of this round, all seen when they
    were played. `voids` are the cards, as a set, of suits that a seat showed not to hold. `sheets` are the score sheets
    by round, `spent` the VP paid for Queens. In the viewer's own turn, its plays depend on `turn`. `signals` are the
    last words about the exchange, each with its trick; only the DIPLOMAT's owner and the ally see theirs.
    """

    legal: tuple[KingsAction, ...]
    options: KingsOptions
    round: int
    phase: Phase
    vp: tuple[int, ...]
    spent: tuple[int, ...]
    colours: tuple[Colour | None, ...]
    kings: tuple[bool, ...]
    queens: tuple[Queen, ...]
    companies: tuple[tuple[Copy, ...], ...]
    previous: tuple[int, ...]
    pool: int
    sets: tuple[Colour, ...]
    order: tuple[Seat, ...]
    first: Seat
    committed: tuple[bool, ...]
    bids: tuple[tuple[BidCard, ...] | None, ...]
    ally: Seat | None
    copied: BidCard | None
    tasks: tuple[tuple[Task, ...], ...]
    paying: bool
    reserved: tuple[tuple[Card, ...], ...]
    hand: tuple[Card, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    discards: tuple[Card, ...]
    discard_sizes: tuple[int, ...]
    trick: int
    leader: Seat | None
    plays: tuple[Laid, ...]
    queue: tuple[Seat, ...]
    delayed: Seat | None
    assassins: tuple[int, ...]
    hermits: tuple[int, ...]
    swap: Swap | None
    tricks: tuple[Trick, ...]
    piles: tuple[int, ...]
    voids: tuple[int, ...]
    sheets: tuple[tuple[ScoreSheet, ...], ...]
    turn: Turn | None
    signals: tuple[Said | None, ...]

    @property
    def round_score(self) -> RoundScore:
        return RoundScore(player_rounds(self))

    @property
    def allies(self) -> tuple[Seat, ...]:
        return allies(self.companies, self.ally)

    @property
    def revealed(self) -> bool:
        return all(bid is not None for bid in self.bids) and self.phase is not Phase.BID_COMMIT

    @property
    def lead_suit(self) -> Suit | None:
        return lead_suit(self.plays)

    @property
    def diplomat(self) -> Seat | None:
        return owner_of(DIPLOMAT, self.companies)

    def legal_of(self, kind: type[A]) -> list[A]:
        return [action for action in self.legal if isinstance(action, kind)]

    def laid(self, play: Play) -> Laid:
        """The play as it would lie in the trick, if the viewer made it."""
        return laid_by(self.me, play, self.colour(self.me), self.face_up(self.me, Character.OPPRESSOR) > 0)

    def face_up(self, seat: Seat, character: Character) -> int:
        return sum([copy.character is character for copy in self.working(seat)])

    def colour(self, seat: Seat) -> Colour:
        """The colour of a seat's royal set. Raises `ValueError` before it is drafted."""
        colour = self.colours[seat]
        if colour is None:
            raise ValueError(seat)
        return colour

    @property
    def tens_each(self) -> int:
        return tens_each(self.seats, chain(copies_in(self.pool), *self.companies))

    def working(self, seat: Seat) -> tuple[Copy, ...]:
        """The characters of a seat but for those that the viewer knows it to bid."""
        bid = self.bids[seat] or ()
        return tuple([copy for copy in self.companies[seat] if copy not in bid])
