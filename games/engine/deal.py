"""Chance, explicit: every random draw of a game comes from a `Deal`, under a label.

A deal is a pure function from labels to draws. So a state may share its deal with all its copies, and a replay draws
exactly what the game drew. Games label each draw by purpose and count ("shuffle 2"), never twice the same.

`FairDeal` is the scheme of docs/fair-shuffle.md: fixed by a secret whose hash was published before the first salt
was given, and by the players' salts. `RandomDeal` is quick, for search and self-play.
"""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import count
from typing import Protocol

from games.engine.errors import BadSetup
from games.engine.text import Seat, text

SCHEME = "tapis-1"
"""Name of the scheme of docs/fair-shuffle.md; a change of any byte of the stream needs a new name."""

SECRET_BYTES = 32
"""A secret has exactly this many bytes: two secrets of different lengths could be one and the same HMAC key."""


class Deal(Protocol):
    """The source of a game's randomness."""

    def below(self, n: int, label: str) -> int:
        """An integer, uniform in 0 … n-1."""

    def permutation(self, n: int, label: str) -> list[int]:
        """A shuffle of 0 … n-1, every order equally likely."""


def seat_chosen(option: str, seats: int, deal: Deal, label: str, refusal: str) -> Seat:
    """The seat that an option names ("seat2"), or one drawn under `label` for "random".

    Raises `BadSetup` with the sentence `refusal`, which gets `number` and `seats`, if nobody has that seat.
    """
    if option == "random":
        return deal.below(seats, label)
    seat = int(option.removeprefix("seat"))
    if seat >= seats:
        raise BadSetup(text(refusal, number=seat + 1, seats=seats))
    return seat


def commitment(secret: bytes) -> str:
    """The promise shown before the first card."""
    return hashlib.sha256(secret).hexdigest()


@lru_cache(maxsize=4096)  # asked of every seat whenever a table is looked at
def made_salt(promise: str, seat: int) -> str:
    """The salt of a seat that gives no word: it follows from the commitment, so nobody can choose it.

    >>> made_salt(commitment(bytes(32)), 0)
    '8b7caad41da2f25e'
    """
    return hashlib.sha256(f"{SCHEME} {promise} {seat}".encode()).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class FairDeal:
    """A deal that was fixed by `secret` and `salts` (one per seat, in seat order) and can be checked by anybody.

    Raises `ValueError` for a secret of another length.
    """

    secret: bytes = field(repr=False)
    salts: tuple[str, ...]
    _key: bytes = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(self.secret)}")
        message = bytearray(SCHEME.encode())
        for salt in self.salts:
            data = salt.encode()
            message += len(data).to_bytes(4, "big") + data
        object.__setattr__(self, "_key", hmac.digest(self.secret, bytes(message), "sha256"))

    def below(self, n: int, label: str) -> int:
        """By rejection. Raises `ValueError` unless 1 ≤ n ≤ 2³²."""
        if not 1 <= n <= 2**32:
            raise ValueError(f"no number is below {n}, or a word of the stream is too short for it")
        return _below(n, self._words(label))

    def permutation(self, n: int, label: str) -> list[int]:
        """A Fisher-Yates shuffle without modulo bias."""
        words = self._words(label)
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            j = _below(i + 1, words)
            order[i], order[j] = order[j], order[i]
        return order

    def _words(self, label: str) -> Iterator[int]:
        data = label.encode()
        head = len(data).to_bytes(4, "big") + data
        for block in count():
            digest = hmac.digest(self._key, head + block.to_bytes(8, "big"), "sha256")
            for at in range(0, 32, 4):
                yield int.from_bytes(digest[at : at + 4], "big")


def _below(n: int, words: Iterator[int]) -> int:
    limit = 2**32 - 2**32 % n
    return next(word for word in words if word < limit) % n


@dataclass(frozen=True, slots=True)
class RandomDeal:
    """A quick deal for search, self-play and benches: the same promise of purity, no proof."""

    seed: int

    def below(self, n: int, label: str) -> int:
        return random.Random(f"{self.seed} {label}").randrange(n)

    def permutation(self, n: int, label: str) -> list[int]:
        order = list(range(n))
        random.Random(f"{self.seed} {label}").shuffle(order)
        return order
