"""What the plays of a round tell of the hands and rows of others.

Of a club player's plays seven in ten are those that promise most, as the casual player judges. So a hand from which
another card would have promised more is less likely to be the hand. Hands that explain all that was played cannot be
dealt at once; they are walked to, by exchanging cards between two hands, or one row for another, always where that
explains more plays, and now and then where it explains fewer (Metropolis 1953).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from games.engine import Seat
from games.monster_tricks.actions import Values
from games.monster_tricks.prospects import Prospects
from games.monster_tricks.state import MonsterState
from games.monster_tricks.tricks import legal_plays
from games.monster_tricks.view import MonsterView, PastPlay
from games.monster_tricks.worlds import imagine, some_row

ODD = 1.3
"""By how much each play that it does not explain lowers the logarithm of a world's chance: to little more than a
quarter. With less the plays told less of the true hands, with more the reading was surer than it was right."""
EXCHANGES = 3
"""How many exchanges are tried between one world and the next."""
SETTLING = 80
"""How many are tried before the first."""
ALIKE = 1e-9
"""What promises more by less than this promises the same."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A play of another seat; the cards it played then and since, and all that were still in hands before it."""

    past: PastPlay
    since: int
    inside: int

    def explained(self, hand: int, row: Values, seats: int) -> bool:
        """Tell whether nothing would have promised more, if this were now the hand and the row of the seat."""
        seat, play, slots, won = self.past
        hand |= self.since
        to_come = self.inside.bit_count() - 1
        worth = Prospects(seat, hand, slots, seats=seats, out=self.inside ^ hand, to_come=to_come).worth
        enough = worth(play, row, won) + ALIKE
        return all(worth(action, row, won) <= enough for action in legal_plays(hand, slots))


class Reading:
    """Imagines worlds that explain what a view remembers, one after another."""

    def __init__(self, view: MonsterView) -> None:
        self._moments: list[list[Moment]] = [[] for _ in range(view.seats)]
        since, inside = [0] * view.seats, sum(card.bit for card in (*view.hand, *view.unseen))
        for past in reversed(view.played):
            since[past.seat] |= past.play.card.bit
            inside |= past.play.card.bit
            self._moments[past.seat].append(Moment(past, since[past.seat], inside))
        self._counted: dict[tuple[Seat, int, Values], int] = {}
        self._world: MonsterState | None = None

    def imagine(self, view: MonsterView, rng: Random) -> MonsterState:
        """Return the next world."""
        tries = EXCHANGES
        if self._world is None:
            self._world, tries = imagine(view, rng), SETTLING
        others = [seat for seat in range(view.seats) if seat != view.me and self._world.hands[seat]]
        for _ in range(tries if others else 0):
            self._exchange(self._world, view, others, rng)
        return self._world.copy()

    def _exchange(self, world: MonsterState, view: MonsterView, others: Sequence[Seat], rng: Random) -> None:
        """Try another row, or a card for a card; keep it as it explains what was played."""
        hands, rows = world.hands[:], world.rows[:]
        one = rng.choice(others)
        changed = [one]
        other = rng.choice(others)
        if other == one:
            rows[one] = some_row(view.rows[one], view.round, view.seats, rng)
        else:
            changed.append(other)
            swapped = _any_of(hands[one], rng) | _any_of(hands[other], rng)
            hands[one] ^= swapped
            hands[other] ^= swapped
        more = sum([self._odd(seat, hands[seat], rows[seat]) for seat in changed])
        more -= sum([self._odd(seat, world.hands[seat], world.rows[seat]) for seat in changed])
        if more <= 0 or rng.random() < exp(-ODD * more):
            world.hands, world.rows = hands, rows

    def _odd(self, seat: Seat, hand: int, row: Values) -> int:
        """Count the plays of the seat that such a hand and row do not explain."""
        key = (seat, hand, row)
        if key not in self._counted:
            seats, moments = len(self._moments), self._moments[seat]
            self._counted[key] = sum(not moment.explained(hand, row, seats) for moment in moments)
        return self._counted[key]


def _any_of(hand: int, rng: Random) -> int:
    """Return one card of a hand, as a set."""
    for _ in range(rng.randrange(hand.bit_count())):
        hand &= hand - 1
    return hand & -hand
