"""Computer players at a table: who they are, when they move and what they do. They see views only."""

from __future__ import annotations

import hmac
import secrets
import time
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from math import log as ln
from random import Random
from statistics import NormalDist
from typing import TypeAlias

import structlog

from bot.tables.errors import BadRequest
from bot.tables.fold.live import LiveTable
from bot.tables.model import Hint, Look
from bot.workers import wordless
from games import registry
from games.engine import AnyGame, NotYourTurn, Seat, TextList, View, text
from games.engine.outlook import always
from games.players import Strength, advise, choose, seed_for, strengths
from games.players.search import More

log = structlog.get_logger(__name__)

Pause: TypeAlias = Callable[[bytes, int], float]

USUAL_PAUSE = 1.2
"""Seconds that `human_pause` takes on average."""
SHORTEST, LONGEST = 0.5, 4.0
_SPREAD = NormalDist(ln(1.1), 0.4)

NAMES = (
    "Abel",
    "Basile",
    "Clio",
    "Darius",
    "Elsa",
    "Fabien",
    "Gina",
    "Hugo",
    "Iris",
    "Jules",
    "Kim",
    "Lino",
    "Mona",
    "Nestor",
    "Olga",
    "Paco",
)
"""Names that read the same in every language; more than any table has seats."""


def human_pause(secret: bytes, revision: int) -> float:
    """Seconds that are spread like a person's. Only the secret foretells them.

    A pause that anybody could work out would tell which cards were played automatically.
    """
    digest = hmac.digest(secret, f"tapis pause\n{revision}".encode(), "sha256")
    seconds = exp(_SPREAD.inv_cdf((int.from_bytes(digest[:6], "big") + 0.5) / 2**48))
    return min(max(seconds, SHORTEST), LONGEST)


def known_level(game: AnyGame, level: str | None) -> str:
    """The strength, the game's usual one for None. Raises `BadRequest` naming those that the game has."""
    if level is None:
        return stand_in_level(game)
    known = strengths(game)
    if level not in known:
        raise BadRequest(text("table-bad-level", allowed=TextList(tuple(text(f"level-{one}") for one in known))))
    return level


def stand_in_level(game: AnyGame) -> str:
    """The strength of the computer that plays on for somebody who left: casual where there is one."""
    known = strengths(game)
    return Strength.CASUAL if Strength.CASUAL in known or not known else known[-1]


def hint(look: Look) -> Hint:
    """The action of a computer player in the viewer's place; the same look always gets the same hint.

    Do not call it in the event loop: it may search. Raises `NotYourTurn` unless the viewer owes a decision.
    """
    if look.view is None or look.seat is None or look.seat not in look.view.to_act:
        raise NotYourTurn(look.seat or 0)
    game = registry.game(look.table.game)
    seed = zlib.crc32(f"hint {look.table.id} {look.asked_at}".encode())
    action, reason = advise(game, look.view, Strength(stand_in_level(game)), seed)
    return Hint(str(action), reason)


def while_seconds(seconds: float) -> More:
    end = time.monotonic() + seconds
    return lambda: time.monotonic() < end


@dataclass(frozen=True, slots=True)
class Question:
    """A decision for a computer player, with everything it is told. It travels to a worker, so it names the game."""

    game: str
    rules_version: int
    view: View
    strength: Strength
    seed: int

    def answer(self, seconds: float | None = None) -> str:
        """The computer's action, in notation; its search is cut short after so many seconds."""
        more = always if seconds is None else while_seconds(seconds)
        game = registry.game(self.game).under(self.rules_version)
        action = choose(game, self.view, self.strength, self.seed, more)
        if action not in self.view.legal:
            raise ValueError("the rules forbid it")
        return str(action)


def asked(table: LiveTable, seat: Seat) -> Question:
    """The question for the computer at `seat`; at a person's seat, for the one that would stand in.

    Computers play alike at all tables of a lesson, of a deal of the day and of the same finished game's cards. Plays
    taken back change nothing, nor does the order of simultaneous choices.
    """
    name = (table.row.challenge or table.id) if table.lesson is None else "lesson"
    if table.row.daily is not None:
        name = f"daily {table.row.daily}"
    return Question(
        game=table.game.key,
        rules_version=table.game.rules_version,
        view=table.running().view(seat),
        strength=Strength(table.level(seat) or stand_in_level(table.game)),
        seed=seed_for(table.row.secret, name, table.plays.get(seat, 0), seat),
    )


def settled(question: Question, **where: str | int) -> str:
    """The computer's action, in notation. If it fails, we log an error, and a legal action is drawn by lot."""
    try:
        return question.answer()
    except Exception as error:  # noqa: BLE001 - whatever a game's computer may raise: its entrance is here
        log.error(  # noqa: TRY400 - without the error's words
            "computer failed",
            **where,
            seat=question.view.seat,
            error=wordless(error),
            incident=secrets.token_hex(4),
        )
    return str(Random(question.seed).choice(question.view.legal))
