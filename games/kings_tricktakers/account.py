"""Players read off a view: what scoring would look at if the round ended now."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import set_of
from games.kings_tricktakers.characters import DIPLOMAT
from games.kings_tricktakers.royals import Colour, Queen
from games.kings_tricktakers.scoring import Account, PlayerRound, counts_of
from games.kings_tricktakers.tricks import Trick
from games.kings_tricktakers.view import KingsView


def won_by(tricks: Sequence[Trick], seats: int) -> list[int]:
    """Return the cards in each seat's piles, as sets; the neutral pile counts for nobody."""
    won = [0] * seats
    for trick in tricks:
        if trick.winner >= 0:
            won[trick.winner] |= set_of(laid.card for laid in trick.plays)
    return won


def player_rounds(view: KingsView) -> list[PlayerRound]:
    """Return what scoring looks at in every player, once the bids are public."""
    won = won_by(view.tricks, view.seats)
    return [
        PlayerRound(
            colour=view.colour(seat),
            up=tuple(copy for copy in company if copy not in (view.bids[seat] or ())),
            bid=view.bids[seat] or (),
            piles=view.piles[seat],
            won=won[seat],
            king=view.kings[seat],
            yellow_queen=view.colours[seat] is Colour.YELLOW and view.queens[seat] is Queen.USED,
            ally=view.ally if seat == view.diplomat else None,
            copied=view.copied if DIPLOMAT in (view.bids[seat] or ()) else None,
        )
        for seat, company in enumerate(view.companies)
    ]


def account_of(view: KingsView) -> Account:
    """Return the account of the round as it stands."""
    players = player_rounds(view)
    return Account(players, counts_of(players))
