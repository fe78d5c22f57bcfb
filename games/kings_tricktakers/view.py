"""What one pair of eyes knows of a game (RULES.md 10)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import chain

from games.engine import Seat, View
from games.kings_tricktakers.actions import KingsAction
from games.kings_tricktakers.cards import Card, Suit
from games.kings_tricktakers.characters import DIPLOMAT, BidCard, Character, Copy, Jack, copies_in, up
from games.kings_tricktakers.options import KingsOptions
from games.kings_tricktakers.preparation import Task, tens_each
from games.kings_tricktakers.royals import Colour, Queen
from games.kings_tricktakers.scoring import ScoreSheet
from games.kings_tricktakers.tricks import Laid, Trick, lead_suit
from games.kings_tricktakers.turn import Turn


class Phase(StrEnum):
    """The states of 5.1 in which somebody decides, and the end."""

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


@dataclass(frozen=True, slots=True)
class Swap:
    """The DIPLOMAT's exchange of this round: who gave first, the ally, both cards.

    `given` and `returned` are None for eyes that may not see them; `returned` also until the ally has answered.
    `owner_drew` and `ally_drew`: who has used a HERMIT since, so that the card may have been discarded.
    """

    owner: Seat
    ally: Seat
    given: Card | None
    returned: Card | None
    answered: bool
    owner_drew: bool = False
    ally_drew: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class KingsView(View):
    """The game as one seat, or a spectator, may know it. Tuples are by seat unless said otherwise.

    `round` is 1 to 3; `trick` 1 to 5, 0 before the first. `colours` are the royal sets (None: not drafted yet),
    `kings` whether the King is played, `companies` the characters now and `previous` those of the round before, as sets
    (empty in round 1). `pool`, a set of copies, and `sets` lie in the middle of a draft; `order` are the picks to come,
    the next one first. `committed`: who has chosen a bid; `bids` hold those revealed, and the viewer's own. `tasks` is
    what each seat still has to prepare; `paying` whether the viewer pays for the Queen. `reserved` are the Black 10s
    brought into the round by BERSERKERs. `hand` and `discards` are the viewer's own. `leader` leads the trick, `plays`
    are its plays so far, `queue` who follows after the seat to act, `delayed` who laid the Green Queen. `assassins`
    were used in this trick, `hermits` in this round. `tricks` are the finished tricks of this round, all seen when they
    were played; `last` the last one, also of the round before. `voids` are the cards, as a set, of suits that a seat
    showed not to hold. `sheets` are the score sheets by round, `spent` the VP paid for Queens. `turn` is what the
    viewer's plays depend on, in its own turn.
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
    first: Seat | None
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
    last: Trick | None
    piles: tuple[int, ...]
    neutral: int
    voids: tuple[int, ...]
    sheets: tuple[tuple[ScoreSheet, ...], ...]
    turn: Turn | None

    @property
    def revealed(self) -> bool:
        """Tell whether the bids of this round are public."""
        return all(bid is not None for bid in self.bids) and self.phase is not Phase.BID_COMMIT

    @property
    def lead_suit(self) -> Suit | None:
        """Return the suit that has to be followed, None while there is none."""
        return lead_suit(self.plays)

    @property
    def diplomat(self) -> Seat | None:
        """Return who owns the DIPLOMAT, None when nobody does."""
        return next((seat for seat, company in enumerate(self.companies) if DIPLOMAT in company), None)

    def face_up(self, seat: Seat, character: Character) -> int:
        """Return how many face-up copies of a character a seat has, as far as the viewer knows."""
        return up(self.companies[seat], self.bids[seat], character)

    def colour(self, seat: Seat) -> Colour:
        """Return the colour of a seat's royal set. Raises `ValueError` before it is drafted."""
        colour = self.colours[seat]
        if colour is None:
            raise ValueError(seat)
        return colour

    @property
    def tens_each(self) -> int:
        """Return how many reserved Black 10s a BERSERKER brings."""
        return tens_each(self.seats, chain(copies_in(self.pool), *self.companies))

    def jack_up(self, seat: Seat) -> bool:
        """Tell whether a seat's Jack lies face up, as far as the viewer knows."""
        return not any(isinstance(card, Jack) for card in self.bids[seat] or ())
