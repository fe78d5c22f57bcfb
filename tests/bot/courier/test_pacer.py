"""The pacer against Discord's own way of counting, in a time of its own: no call is refused, none is forgotten."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any, TypeVar, cast

import discord
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.background import Background
from bot.courier.wire.application import ApplicationEmojis
from bot.courier.wire.calls import PATIENCE, Delivery, call
from bot.courier.wire.channels import lanes
from bot.courier.wire.pacer import EVERYWHERE, Lane, Pacer, Urgency, heed
from sandbox.limits import Limits

T = TypeVar("T")
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
POST = "POST /channels/{channel_id}/messages"


class Rushing(selectors.DefaultSelector):
    """Waits for nothing: what would be waited passes at once on the loop's clock."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self.now += timeout or 0.0
        return super().select(0)


class RushingLoop(asyncio.SelectorEventLoop):
    """A loop whose time passes as fast as it can."""

    def __init__(self) -> None:
        self.rushing = Rushing()
        super().__init__(self.rushing)

    def time(self) -> float:
        return self.rushing.now


def run(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    with asyncio.Runner(loop_factory=RushingLoop) as runner:
        return runner.run(work())


@dataclass(slots=True)
class Wire:
    """Makes calls that take some time, and has them counted at some moment within it."""

    chance: Random
    limits: Limits = field(default_factory=lambda: Limits(lambda: asyncio.get_running_loop().time()))
    made: list[tuple[float, str]] = field(default_factory=list)
    refused: int = 0
    more: asyncio.Event = field(default_factory=asyncio.Event)

    async def call(self, route: str, channel: int, name: str = "") -> None:
        await asyncio.sleep(self.chance.uniform(0, 0.3))
        verdict = self.limits.judge(route, {"channel_id": str(channel)})
        self.refused += verdict.retry_after is not None
        self.made.append((asyncio.get_running_loop().time(), name))
        self.more.set()
        await asyncio.sleep(self.chance.uniform(0, 0.3))

    async def has_made(self, calls: int) -> None:
        while len(self.made) < calls:
            self.more.clear()
            await self.more.wait()


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 2**32), st.integers(1, 60), st.integers(1, 200))
def test_nothing_is_refused_and_everything_gets_its_turn(seed: int, channels: int, calls: int) -> None:
    async def scene() -> Wire:
        chance = Random(seed)
        wire, background = Wire(chance), Background()
        pacer = Pacer(background)
        for number in range(calls):
            channel, route = chance.randrange(channels), chance.choice((EDIT, POST))
            pacer.ask(
                number,
                chance.choice(list(Urgency)),
                partial(wire.call, route, channel, str(number)),
                *lanes(channel),
            )
            if chance.random() < 0.3:
                await asyncio.sleep(chance.uniform(0, 0.5))
        await wire.has_made(calls)
        return wire

    wire = run(scene)
    assert wire.refused == 0
    assert sorted(int(name) for _, name in wire.made) == list(range(calls))


def test_a_hundred_tables_are_drawn_as_fast_as_discord_allows() -> None:
    async def scene() -> tuple[Wire, float]:
        wire, background = Wire(Random(1)), Background()
        pacer = Pacer(background)
        for number in range(400):
            pacer.ask(number, Urgency.TABLE, partial(wire.call, EDIT, number % 100), *lanes(number % 100))
        await wire.has_made(400)
        return wire, asyncio.get_running_loop().time()

    wire, took = run(scene)
    assert wire.refused == 0
    assert took < 400 / 20


def test_what_is_more_urgent_goes_first_but_nothing_waits_for_ever() -> None:
    async def scene() -> list[str]:
        wire, background = Wire(Random(1)), Background()
        pacer = Pacer(background)
        for number in range(5):
            pacer.ask(("full", number), Urgency.TABLE, lambda: wire.call(EDIT, 1, "full"), *lanes(1))
        pacer.ask("table", Urgency.TABLE, lambda: wire.call(EDIT, 1, "table"), *lanes(1))
        for number in range(20):
            name = f"person {number}"
            pacer.ask(number, Urgency.PERSON, partial(wire.call, POST, 1, name), *lanes(1))
            await asyncio.sleep(1)
        await wire.has_made(26)
        return [name for _, name in wire.made[5:]]

    order = run(scene)
    assert order[0].startswith("person")
    assert 3 < order.index("table") < 15


def test_the_newest_state_is_drawn_once_when_its_turn_comes() -> None:
    async def scene() -> list[int]:
        background, drawn, state = Background(), [], 0
        pacer = Pacer(background)
        lane = Lane("test", 1, 1, 5.0)

        async def draw() -> None:
            drawn.append(state)

        for _ in range(3):
            state += 1
            pacer.ask("table", Urgency.TABLE, draw, lane)
            await asyncio.sleep(1)
        await asyncio.sleep(20)
        return drawn

    assert run(scene) == [1, 3]


def test_two_drawings_of_one_table_are_never_under_way_together() -> None:
    async def scene() -> int:
        background, most, now = Background(), 0, 0
        pacer = Pacer(background)

        async def draw() -> None:
            nonlocal most, now
            now += 1
            most = max(most, now)
            await asyncio.sleep(2)
            now -= 1

        for _ in range(10):
            pacer.ask("table", Urgency.TABLE, draw, EVERYWHERE)
            await asyncio.sleep(0.5)
        await asyncio.sleep(10)
        return most

    assert run(scene) == 1


def pauses(status: int, path: str, headers: dict[str, str]) -> tuple[float, float]:
    """After how many seconds a call goes out in the refused channel and in another one."""

    async def scene() -> tuple[float, float]:
        wire, background = Wire(Random(1)), Background()
        pacer = Pacer(background)
        heed(pacer, status, path, headers)
        pacer.ask(1, Urgency.ANSWER, lambda: wire.call(POST, 7, "here"), *lanes(7))
        pacer.ask(2, Urgency.ANSWER, lambda: wire.call(POST, 8, "there"), *lanes(8))
        await wire.has_made(2)
        made = {name: at for at, name in wire.made}
        return made["here"], made["there"]

    return run(scene)


def test_who_is_told_to_wait_makes_the_others_wait_as_long_as_discord_says() -> None:
    here = "/api/v10/channels/7/messages"
    everybody = {"Retry-After": "9", "X-RateLimit-Scope": "global", "Via": "1.1 google"}
    assert min(pauses(429, here, everybody)) >= 9
    assert min(pauses(429, here, {"Retry-After": "9"})) >= 9, "refused before Discord itself"
    one = pauses(429, here, {"Retry-After": "9", "X-RateLimit-Scope": "user", "Via": "1.1 google"})
    assert one[0] >= 9
    assert one[1] < 1


def test_refusals_that_count_against_the_bot_are_not_collected() -> None:
    assert min(pauses(401, "/api/v10/users/@me", {})) >= 60
    assert max(pauses(401, "/api/v10/webhooks/1/token/messages/@original", {})) < 1, "a token has run out, no more"
    one = pauses(403, "/api/v10/channels/7/messages/1", {})
    assert one[0] >= 60
    assert one[1] < 1
    assert max(pauses(404, "/api/v10/channels/7/messages/1", {})) < 1


async def test_what_goes_wrong_gives_its_permits_back_and_reaches_who_waits() -> None:
    background = Background()
    pacer = Pacer(background, limits=False)

    async def fails() -> None:
        raise ZeroDivisionError

    for _ in range(EVERYWHERE.calls + 1):
        try:
            await pacer.through(Urgency.ANSWER, fails, EVERYWHERE)
        except ZeroDivisionError:
            continue
        raise AssertionError("told nothing")
    assert await pacer.through(Urgency.ANSWER, lambda: asyncio.sleep(0, 7), EVERYWHERE) == 7


def test_who_waits_for_a_call_when_the_bot_stops_waits_no_longer() -> None:
    async def scene() -> None:
        background = Background()
        pacer = Pacer(background)
        lane = Lane("test", 1, 1, 5.0)
        background.soon(pacer.through(Urgency.TIDY, lambda: asyncio.sleep(1), lane))
        background.soon(pacer.through(Urgency.TIDY, lambda: asyncio.sleep(1), lane))
        await asyncio.sleep(0.5)
        pacer.stop()
        background.soon(pacer.through(Urgency.TIDY, lambda: asyncio.sleep(1), lane))
        await background.finish()

    run(scene)


def test_a_first_upload_of_emojis_is_not_refused_and_lets_people_pass() -> None:
    async def scene() -> tuple[Wire, list[str]]:
        wire, background = Wire(Random(1)), Background()
        pacer = Pacer(background)

        async def create(*, name: str, image: bytes) -> SimpleNamespace:
            await wire.call("POST /applications/{application_id}/emojis", 0, name)
            return SimpleNamespace(name=name, id=len(image))

        application = ApplicationEmojis(cast("discord.Client", SimpleNamespace(create_application_emoji=create)), pacer)
        for number in range(200):
            background.soon(upload(application, f"tile_{number}"))
        await asyncio.sleep(1)
        pacer.ask("person", Urgency.PERSON, lambda: wire.call(POST, 7, "person"), *lanes(7))
        await wire.has_made(201)
        return wire, [name for _, name in wire.made]

    async def upload(application: ApplicationEmojis, name: str) -> None:
        await application.add(name, b"png")

    wire, order = run(scene)
    assert wire.refused == 0
    assert order.index("person") < 100


def test_a_call_that_hangs_is_given_up_after_a_minute() -> None:
    async def scene() -> tuple[Delivery, float]:
        begun = asyncio.get_running_loop().time()
        outcome, given = await call(lambda: asyncio.sleep(3600))
        assert given is None
        return outcome, asyncio.get_running_loop().time() - begun

    outcome, took = run(scene)
    assert outcome is Delivery.LATER
    assert PATIENCE <= took < PATIENCE + 1
