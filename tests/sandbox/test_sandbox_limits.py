"""Rate limits: the headers are honest, waiting as told is enough, and discord.py does."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import discord
import pytest

from sandbox.counters import Counters
from sandbox.limits import BY_ROUTE, MESSAGE_CREATE, OTHER, Limited, Limits, Rule

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandbox.person import Person
    from sandbox.server import Sandbox
    from tests.sandbox.rest_client import Rest
    from tests.sandbox.tiny_bot import Scene, TinyBot

    People = Callable[[str], Awaitable[Person]]

CREATE = "POST /channels/{channel_id}/messages"
EDIT_ORIGINAL = "PATCH /webhooks/{application_id}/{token}/messages/@original"


class Hands:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_counts_down_refuses_and_opens_again() -> None:
    hands = Hands()
    limits = Limits(hands)
    before = time.time()
    first = limits.judge(CREATE, {"channel_id": "1"})
    after = time.time()
    assert first.headers["X-RateLimit-Limit"] == "5"
    assert first.headers["X-RateLimit-Remaining"] == "4"
    assert first.headers["X-RateLimit-Reset-After"] == "5.000"
    assert round(before + 5, 3) <= float(first.headers["X-RateLimit-Reset"]) <= round(after + 5, 3)
    assert first.headers["X-RateLimit-Bucket"] == MESSAGE_CREATE.bucket
    hands.now += 2
    for _ in range(4):
        last = limits.judge(CREATE, {"channel_id": "1"})
        assert last.retry_after is None
    assert last.headers["X-RateLimit-Remaining"] == "0"
    refused = limits.judge(CREATE, {"channel_id": "1"})
    assert refused.retry_after == 3.0
    assert refused.headers["Retry-After"] == "3"
    assert refused.headers["X-RateLimit-Scope"] == "user"
    assert refused.body() == {
        "message": "You are being rate limited.",
        "retry_after": 3.0,
        "global": False,
    }
    hands.now += 3.0
    assert limits.judge(CREATE, {"channel_id": "1"}).retry_after is None


def test_channels_and_tokens_have_their_own_buckets() -> None:
    limits = Limits(Hands())
    for channel in ("1", "2"):
        for _ in range(5):
            assert limits.judge(CREATE, {"channel_id": channel}).retry_after is None
    for token in ("a", "b"):
        for _ in range(5):
            assert limits.judge(EDIT_ORIGINAL, {"token": token}).retry_after is None
        assert limits.judge(EDIT_ORIGINAL, {"token": token}).retry_after == 2.0


def test_fifty_calls_a_second_in_all_but_interactions_apart() -> None:
    limits = Limits(Hands())
    for channel in range(50):
        assert limits.judge(CREATE, {"channel_id": f"{channel}"}).retry_after is None
    refused = limits.judge(CREATE, {"channel_id": "50"})
    assert refused.everywhere
    assert refused.headers["X-RateLimit-Global"] == "true"
    assert refused.headers["X-RateLimit-Scope"] == "global"
    assert refused.body()["global"]
    callback = "POST /interactions/{interaction_id}/{token}/callback"
    for n in range(100):
        assert limits.judge(callback, {"token": f"{n}"}).retry_after is None
        assert limits.judge(EDIT_ORIGINAL, {"token": f"{n}"}).retry_after is None


def test_thirty_followups_a_minute_in_a_channel() -> None:
    limits = Limits(Hands())
    for _ in range(30):
        limits.count_followup(1)
    limits.count_followup(2)
    with pytest.raises(Limited) as caught:
        limits.count_followup(1)
    assert caught.value.verdict.headers["X-RateLimit-Scope"] == "shared"


def test_old_messages_are_edited_thrice_in_six_seconds() -> None:
    limits = Limits(Hands())
    for _ in range(10):
        limits.count_edit(1, 3599.0)
    for _ in range(3):
        limits.count_edit(1, 3601.0)
    with pytest.raises(Limited) as caught:
        limits.count_edit(1, 3601.0)
    assert caught.value.body()["code"] == 30046
    assert caught.value.body()["retry_after"] == 6.0


def test_windows_can_be_made_shorter_and_the_global_limit_narrower() -> None:
    hands = Hands()
    limits = Limits(hands)
    limits.speed, limits.everywhere = 10.0, 3
    for channel in range(3):
        last = limits.judge(CREATE, {"channel_id": f"{channel}"})
        assert last.headers["X-RateLimit-Reset-After"] == "0.500"
    refused = limits.judge(CREATE, {"channel_id": "3"})
    assert (refused.everywhere, refused.retry_after) == (True, 0.1)
    hands.now += 0.1
    assert limits.judge(CREATE, {"channel_id": "3"}).retry_after is None
    limits.restore()
    assert limits.judge(CREATE, {"channel_id": "4"}).headers["X-RateLimit-Reset-After"] == "5.000"


def test_limits_can_be_switched_off() -> None:
    limits = Limits(Hands(), enabled=False)
    for _ in range(200):
        assert limits.judge(CREATE, {"channel_id": "1"}).headers == {}
        limits.count_edit(1, 3601.0)


def test_windows_do_not_pile_up() -> None:
    hands = Hands()
    limits = Limits(hands)
    for n in range(5000):
        limits.judge("GET /channels/{channel_id}", {"channel_id": f"{n}"})
        hands.now += OTHER.seconds / 10
    assert len(limits._windows) <= 2001


async def test_the_sixth_message_in_a_row_is_429(rest: Rest) -> None:
    replies = [await rest.post({"content": f"{n}"}) for n in range(6)]
    assert [reply.status for reply in replies] == [200] * 5 + [429]
    assert replies[5].headers["Via"]
    assert 0 < replies[5].body["retry_after"] <= 5
    assert len(rest.sandbox.world.channel(rest.channel()).messages) == 5


async def test_refusals_are_counted_by_whose_limit_it_was(rest: Rest, people: People) -> None:
    ada = await people("Ada")
    await ada.faults(rate_limits={"everywhere": 8, "speed": 0.1})
    for _ in range(6):
        await rest.post({"content": "x"})
    for _ in range(3):
        await rest.call("GET", "/users/@me")
    await rest.call("GET", "/users/@me", token="Bot another")
    await ada.faults(rate_limits=False, fail={"route": "*", "status": 429})
    await rest.call("GET", "/users/@me")
    counts = rest.sandbox.api.counters.as_json()
    assert counts["429"] == {"user": 1, "global": 1, "shared": 0, "made up": 1}
    assert counts["invalid"] == 4
    await ada.faults(reset_counters=True, clear=True)
    assert rest.sandbox.api.counters.as_json()["429"]["user"] == 0
    assert rest.sandbox.limits.everywhere == 50


def test_only_the_last_ten_minutes_count_towards_a_ban() -> None:
    hands = Hands()
    counters = Counters(hands)
    counters.refused("user")
    counters.refused("shared")
    hands.now += 599
    counters.add("GET /users/@me", 401)
    counters.add("GET /users/@me", 404)
    assert counters.invalid == 2
    hands.now += 2
    assert counters.invalid == 1


async def test_edits_of_old_messages_are_30046(rest: Rest) -> None:
    sent = await rest.post({"content": "old"})
    rest.sandbox.clock.shift(3700)
    path = f"/channels/{rest.channel()}/messages/{sent.body['id']}"
    replies = [await rest.call("PATCH", path, {"content": f"{n}"}) for n in range(4)]
    assert [reply.status for reply in replies] == [200, 200, 200, 429]
    assert replies[3].body["code"] == 30046


async def test_discord_py_reads_the_headers_and_meets_no_429(
    bot: TinyBot, people: People, sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BY_ROUTE, CREATE, Rule("message create", 2, 0.2))
    ada = await people("Ada")
    channel = bot.get_channel(int(ada.channel_id("general")))
    assert isinstance(channel, discord.TextChannel)
    for n in range(5):
        await channel.send(f"{n}")
    assert sandbox.api.counters.as_json()["total"]["429"] == 0
    await ada.wait_until(lambda: len(ada.messages("general")) == 5)


async def test_discord_py_waits_as_a_429_tells(bot: TinyBot, people: People, sandbox: Sandbox) -> None:
    ada = await people("Ada")
    await ada.faults(fail={"route": "POST /channels/*/messages", "status": 429, "retry_after": 0.05})
    channel = bot.get_channel(int(ada.channel_id("general")))
    assert isinstance(channel, discord.TextChannel)
    await channel.send("after all")
    await ada.wait_for(lambda message: message.text == "after all")
    counts = sandbox.api.counters.as_json()["routes"][CREATE]
    assert (counts["calls"], counts["429"]) == (2, 1)


async def test_discord_py_waits_as_a_429_of_a_webhook_tells(bot: TinyBot, people: People, sandbox: Sandbox) -> None:
    async def show(scene: Scene) -> None:
        await scene.response.send_message("first")
        await scene.edit_original_response(content="second")

    bot.deeds["/show"] = show
    ada = await people("Ada")
    await ada.faults(fail={"route": "PATCH /webhooks/*", "status": 429, "retry_after": 0.05})
    await ada.slash("table show")
    await ada.wait_for(lambda message: message.text == "second")
    assert sandbox.api.counters.as_json()["total"]["429"] == 1
