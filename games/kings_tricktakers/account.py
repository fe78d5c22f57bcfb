"""Players read off a view: what scoring would look at if the round ended now."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import set_of
from games.kings_tricktakers.characters import DIPLOMAT
from games.kings_tricktakers.position import Position
from games.kings_tricktakers.royals import USED, YELLOW
from games.kings_tricktakers.scoring import Account, PlayerRound, counts_of
from games.kings_tricktakers.tricks import Trick
from games.kings_tricktakers.view import KingsView


def won_by(tricks: Sequence[Trick], seats: int) -> list[int]:
    """Return the cards in each seat's piles, as sets; the neutral pile counts for nobody."""
    won = [0] * seats
    for trick in tricks:
        if trick.winner >= 0:
            won[trick.winner] |= set_of([laid.card for laid in trick.plays])
    return won


def player_rounds(table: KingsView | Position) -> list[PlayerRound]:
    """Return what scoring looks at in every player, once the bids are public."""
    won, queens = won_by(table.tricks, table.seats), table.queens
    rounds = []
    for seat, company in enumerate(table.companies):
        bid, colour = table.bids[seat] or (), table.colour(seat)
        rounds.append(
            PlayerRound(
                colour=colour,
                up=tuple([copy for copy in company if copy not in bid]),
                bid=bid,
                piles=table.piles[seat],
                won=won[seat],
                king=table.kings[seat],
                yellow_queen=colour is YELLOW and queens[seat] is USED,
                ally=table.ally if DIPLOMAT in company else None,
                copied=table.copied if DIPLOMAT in bid else None,
            )
        )
    return rounds


def account_of(view: KingsView) -> Account:
    """Return the account of the round as it stands."""
    players = player_rounds(view)
    return Account(players, counts_of(players))
