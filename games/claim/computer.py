"""Computer players of Claim. They are given a view and choose one of its legal plays."""

from __future__ import annotations

from random import Random

from games.claim.cards import Play
from games.claim.tricks import follower_wins
from games.claim.view import ClaimView


def novice(view: ClaimView, rng: Random) -> Play:
    """Play by whim; every other time, take the trick with the lowest card that does."""
    led = view.led
    if led is not None and rng.random() < 0.5:
        winning = [play for play in view.legal if follower_wins(led, play.card)]
        if winning:
            return min(winning, key=lambda play: play.card.value)
    return rng.choice(view.legal)
