"""How a game and its rounds begin: what a table can choose (RULES.md 4.2), and what chance decides (4.3, 5.2, 5.3).

Chance decides, in the rule book's order and by label:
- "shuffle r", for round r: the order of the pack (its canonical order is that of `cards.DECK_FOR`). The first five
  cards are seat 0's hand, the next five seat 1's …; the rest is the deck, the top card first.
- "colours": with starter companies, in round 1, the order of the five colours; the first is seat 0's, and so on.
- "start player": in the open draft and with chosen companies, in round 1, who picks first; only where the options leave
  it to chance.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from games.engine import Deal, Options, Seat, seat_chosen, set_of
from games.kings_tricktakers.cards import DECK_FOR, Card
from games.kings_tricktakers.royals import Colour

LAST_ROUND = 3


class KingsOptions(Options):
    """`company_mode`: open draft, or starter companies that are dealt or chosen, for the whole game.

    `first_drafter` picks first in round 1, where there is a choice. `ally_talk` lets the DIPLOMAT's owner and the ally
    tell each other when to exchange. `remove_diplomat` leaves the DIPLOMAT out of the draft of 4 or 5 players.
    `rounds`: after how many rounds the game ends, counted from the first.
    """

    company_mode: Literal["starter", "draft", "chosen"] = "draft"
    remove_diplomat: bool = False
    rounds: Annotated[int, Field(ge=1, le=LAST_ROUND)] = LAST_ROUND
    first_drafter: Literal["random", "seat0", "seat1", "seat2", "seat3", "seat4"] = "random"
    ally_talk: bool = False


HAND = 5


def dealt(round_number: int, seats: int, chance: Deal) -> tuple[list[int], tuple[Card, ...]]:
    """Everybody's hand, as sets, and the deck of a round, the top card first."""
    deck = DECK_FOR[seats]
    pack = tuple([deck[place] for place in chance.permutation(len(deck), f"shuffle {round_number}")])
    return [set_of(pack[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)], pack[seats * HAND :]


def royal_sets(seats: int, chance: Deal) -> list[Colour | None]:
    order = chance.permutation(len(Colour), "colours")
    return [Colour(order[seat]) for seat in range(seats)]


def first_to_pick(seats: int, options: KingsOptions, chance: Deal) -> Seat:
    return seat_chosen(options.first_drafter, seats, chance, "start player", "kings-tricktakers-no-such-seat")
