"""Players read off a view: what scoring would look at if the round ended now."""

from __future__ import annotations

from collections.abc import Sequence

from games.kings_tricktakers.characters import DIPLOMAT
from games.kings_tricktakers.position import Position
from games.kings_tricktakers.royals import USED, YELLOW
from games.kings_tricktakers.scoring import Account, PlayerRound, counts_of
from games.kings_tricktakers.tricks import NEUTRAL, Trick
from games.kings_tricktakers.view import KingsView


def won_by(tricks: Sequence[Trick], seats: int) -> list[int]:
    """Return the cards in each seat's piles, as sets; the neutral pile counts for nobody."""
    won = [0] * seats
    for _, plays, winner, _ in tricks:
        if winner != NEUTRAL:
            for laid in plays:
                won[winner] |= laid.card.bit
    return won


def player_rounds(table: KingsView | Position) -> list[PlayerRound]:
    """Return what scoring looks at in every player, once the bids are public."""
    won, queens = won_by(table.tricks, table.seats), table.queens
    rounds = []
    for seat, company in enumerate(table.companies):
        bid, colour = table.bids[seat] or (), table.colour(seat)
        up = tuple([copy for copy in company if copy not in bid])
        yellow_queen = colour is YELLOW and queens[seat] is USED
        ally = table.ally if DIPLOMAT in company else None
        copied = table.copied if DIPLOMAT in bid else None
        piles, king = table.piles[seat], table.kings[seat]
        rounds.append(PlayerRound(colour, up, bid, piles, won[seat], king, yellow_queen, ally, copied))
    return rounds


def account_of(view: KingsView) -> Account:
    """Return the account of the round as it stands."""
    players = player_rounds(view)
    return Account(players, counts_of(players))
