"""The end of a game: the vote of each faction, and who is crowned (RULES.md 10)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.claim.cards import FACTION, GOBLIN_ZEROS, PACK
from games.engine import Seat


class Decision(StrEnum):
    """The step of RULES.md 10.2 that decided a game."""

    MAJORITY = "majority"
    VOTES = "votes"
    CARDS = "cards"
    DRAW = "draw"


@dataclass(frozen=True, slots=True)
class Result:
    """How one game of Claim ended.

    `piles` are the two score piles, as sets; `votes` who holds the vote of each faction, in the order of the
    factions; `winner` is None for a draw.
    """

    piles: tuple[int, int]
    votes: tuple[Seat | None, ...]
    winner: Seat | None
    decision: Decision


def vote(mine: int, theirs: int) -> Seat | None:
    """The holder of a faction's vote, from both seats' cards of that faction (RULES.md 10.1).

    Within a faction the bits rise with the values, so the greater set holds the highest card; only the five Goblin
    zeros are equal to each other and have to be left out.
    """
    return _first(mine.bit_count() - theirs.bit_count() or (mine & ~GOBLIN_ZEROS) - (theirs & ~GOBLIN_ZEROS))


def _first(ahead: int) -> Seat | None:
    return None if ahead == 0 else int(ahead < 0)


def votes_of(pile0: int, pile1: int) -> tuple[Seat | None, ...]:
    """The holder of each faction's vote, or None, in the order of the factions."""
    return tuple([vote(pile0 & faction, pile1 & faction) for faction in FACTION.values()])


def judge(pile0: int, pile1: int) -> Result:
    """How a game with these two score piles ends (RULES.md 10.2)."""
    votes = votes_of(pile0, pile1)
    ahead = votes.count(0) - votes.count(1)
    decision = Decision.VOTES
    if max(votes.count(0), votes.count(1)) >= 3:
        decision = Decision.MAJORITY
    elif ahead == 0:
        ahead = pile0.bit_count() - pile1.bit_count()
        decision = Decision.CARDS if ahead else Decision.DRAW
    return Result((pile0, pile1), votes, _first(ahead), decision)


def highest(cards: int) -> int:
    return PACK[cards.bit_length() - 1].value if cards else 0
