"""Positions of real games as the table service hands them to the screens, made without a table service."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from bot.tables.model import Happening, Look, SeatInfo, TableInfo
from games import registry
from games.engine import AnyState, Deal, Event, RandomDeal, Seat, commitment
from persistence.rows import Location, Phase, SeatKind
from tests.games.contract.cases import BRIEF

NAMES = ("Ann", "Ben", "Cléo", "Dan", "Ève", "Finn", "Gwen")
SECRET = bytes(range(32))
WHEN = 1_767_225_600_000
OPENER = 100_000_000_000_000_000


def table_of(
    game: str,
    seats: int,
    phase: Phase,
    *,
    awaited: tuple[Seat, ...] = (),
    wanted: int | None = None,
    computers: tuple[Seat, ...] = (),
    resigned: tuple[Seat, ...] = (),
    options: dict[str, Any] | None = None,
) -> TableInfo:
    """A table with Ann, Ben … at it; `computers` are seats held by computer players."""
    return TableInfo(
        id="abcdefgh",
        location=Location(1, 200_000_000_000_000_000),
        game=game,
        options=options or {},
        phase=phase,
        revision=7,
        seats_wanted=wanted or seats,
        seats=tuple(
            SeatInfo(
                seat,
                SeatKind.COMPUTER if seat in computers else SeatKind.PERSON,
                NAMES[seat],
                None if seat in computers else OPENER + seat,
                "casual" if seat in (*computers, *resigned) else None,
                awaited=seat in awaited,
                resigned=seat in resigned,
            )
            for seat in range(seats)
        ),
        opener_id=OPENER,
        commitment=commitment(SECRET),
        secret=SECRET.hex() if phase is Phase.FINISHED else None,
        opened_at=WHEN,
        changed_at=WHEN,
        message_id=None,
        message_at=None,
        in_thread=False,
    )


@dataclass(slots=True)
class Position:
    """A game in progress with everything that has happened; `look` gives what one pair of eyes may see of it."""

    state: AnyState
    seats: int
    options: dict[str, Any]
    happened: list[tuple[int, Event]]
    revision: int = 0

    @classmethod
    def start(cls, game: str, seats: int, deal: Deal, options: dict[str, Any] | None = None) -> Position:
        """A game before its first action."""
        rules = registry.game(game)
        state = rules.start(seats, rules.options.model_validate(options or {}), deal)
        return cls(state, seats, options or {}, [])

    def play(self, seat: Seat, notation: str) -> None:
        """Carry out an action and note what happened."""
        self.state.events = []
        self.state.play(seat, notation)
        self.revision += 1
        self.happened += [(self.revision, event) for event in self.state.events]

    def wander(self, actions: int, chance: Random) -> None:
        """Carry out some actions at random, fewer when the game ends."""
        for _ in range(actions):
            awaited = self.state.to_act()
            if not awaited:
                return
            seat = chance.choice(awaited)
            self.play(seat, str(chance.choice(list(self.state.legal_actions(seat)))))

    def look(self, viewer: Seat | None, recent: int = 12) -> Look:
        """The table as the viewer sees it."""
        seen = [Happening(revision, event.text) for revision, event in self.happened if event.seen_by(viewer)]
        awaited = self.state.to_act()
        phase = Phase.RUNNING if awaited else Phase.FINISHED
        return Look(
            table=table_of(
                self.state.game.key,
                self.seats,
                phase,
                awaited=awaited,
                computers=(self.seats - 1,) if self.seats > 2 else (),
                options=self.options,
            ),
            seat=viewer,
            view=self.state.view(viewer),
            outcome=self.state.outcome(),
            since=tuple(seen[-recent:]),
            asked_at=self.revision if viewer in awaited else None,
        )


def position(game: str, seats: int, actions: int, seed: int) -> Position:
    """A random position."""
    found = Position.start(game, seats, RandomDeal(seed), BRIEF.get(game))
    found.wander(actions, Random(seed))
    return found
