"""Faults that can be asked for: slow, failing and lost answers, doubled and swapped events."""

from __future__ import annotations

import asyncio
import fnmatch
import random
from dataclasses import asdict, dataclass, field, fields
from typing import TYPE_CHECKING, TypeVar

from sandbox.errors import Rejected

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandbox.errors import Json
    from sandbox.interaction import Interaction

HELD_SECONDS = 1.0


@dataclass(slots=True)
class FailRule:
    """The next `times` calls whose route matches the pattern fail with this status.

    A pattern is a shell-style one over "METHOD /path/{template}", such as "PATCH /channels/*" or "*".
    """

    route: str = "*"
    status: int = 500
    times: int = 1
    code: int = 0
    message: str = "Internal Server Error"
    retry_after: float = 1.0
    everywhere: bool = False


@dataclass(slots=True)
class LoseRule:
    """The next `times` calls that match take effect, but their connection is cut before the answer."""

    route: str = "*"
    times: int = 1


@dataclass(slots=True)
class Faults:
    latency_ms: float = 0.0
    jitter_ms: float = 0.0
    fail: list[FailRule] = field(default_factory=list)
    lose: list[LoseRule] = field(default_factory=list)
    duplicate: int = 0
    reorder: int = 0

    def delay(self) -> float:
        """How many seconds the next call waits before anything happens."""
        return max(0.0, self.latency_ms + random.uniform(-self.jitter_ms, self.jitter_ms)) / 1000

    def failing(self, route: str) -> FailRule | None:
        return _take(self.fail, route)

    def losing(self, route: str) -> bool:
        """Say whether the answer of this call gets lost, and count it."""
        return _take(self.lose, route) is not None

    def clear(self) -> None:
        """Let everything work again."""
        self.latency_ms = self.jitter_ms = 0.0
        self.fail.clear()
        self.lose.clear()
        self.duplicate = self.reorder = 0

    def set(self, wanted: Json) -> None:
        """Take over what a request asks for; keys that are not named here are none of this.

        Raises:
            Rejected: a value is of the wrong kind.

        """
        for key in ("latency_ms", "jitter_ms"):
            if key in wanted:
                setattr(self, key, float(_number(wanted, key)))
        for key in ("duplicate", "reorder"):
            if key in wanted:
                setattr(self, key, int(_number(wanted, key)))
        if "fail" in wanted:
            self.fail = [_rule(FailRule, rule) for rule in _rules(wanted, "fail")]
        if "lose" in wanted:
            self.lose = [_rule(LoseRule, rule) for rule in _rules(wanted, "lose")]

    def as_json(self) -> Json:
        return asdict(self)


R = TypeVar("R", FailRule, LoseRule)


def _take(rules: list[R], route: str) -> R | None:
    for rule in rules:
        if fnmatch.fnmatchcase(route, rule.route):
            rule.times -= 1
            if rule.times <= 0:
                rules.remove(rule)
            return rule
    return None


def _number(wanted: Json, key: str) -> float:
    value = wanted[key]
    if isinstance(value, bool) or not isinstance(value, int | float) or value < 0:
        raise Rejected(f"{key} takes a number that is not negative.")
    return value


def _rules(wanted: Json, key: str) -> list[Json]:
    value = wanted[key]
    rules = value if isinstance(value, list) else [value]
    if not all(isinstance(rule, dict) for rule in rules):
        raise Rejected(f"{key} takes an object or a list of objects.")
    return rules


def _rule(kind: type[R], wanted: Json) -> R:
    try:
        return kind(**wanted)
    except TypeError:
        raise Rejected(f"A rule has the keys {', '.join(one.name for one in fields(kind))}.") from None


class Delivery:
    """Brings interactions to the gateway, doubled or swapped where the faults say so."""

    def __init__(self, faults: Faults, send: Callable[[Interaction, int], None]) -> None:
        self._faults = faults
        self._send = send
        self._held: Interaction | None = None

    def __call__(self, interaction: Interaction) -> None:
        """Deliver an interaction. To swap, one is held until the next has gone, a second at most."""
        if self._held is not None:
            self._bring(interaction)
            self._release()
        elif self._faults.reorder > 0:
            self._faults.reorder -= 1
            self._held = interaction
            asyncio.get_running_loop().call_later(HELD_SECONDS, self._release)
        else:
            self._bring(interaction)

    def _release(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            self._bring(held)

    def _bring(self, interaction: Interaction) -> None:
        doubled = self._faults.duplicate > 0
        self._faults.duplicate -= doubled
        self._send(interaction, 1 + doubled)
