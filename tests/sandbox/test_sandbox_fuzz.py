"""Anything a bot or a page sends is taken, or refused in Discord's words; nothing breaks.

Each case is a proper body in which a few places were replaced by junk, so that the deep checks are reached.
"""

from __future__ import annotations

import asyncio
import copy
import json
import random
from typing import Any

from aiohttp import web
from hypothesis import given, settings
from hypothesis import strategies as st

from sandbox import commands, drafts, modals
from sandbox.clock import Clock
from sandbox.drafts import Body, Upload
from sandbox.errors import ApiError, Rejected
from sandbox.live import Window
from sandbox.model import Message
from sandbox.server import Sandbox
from sandbox.world import seeded

Json = dict[str, Any]
JUNK: list[Any] = [
    *(None, True, False, 0, 1, -1, 3, 26, 10**30, 1.5, "", " ", "x", "1", "x" * 200, "attachment://nothing"),
    *([], ["x"], [[]], [{}], [None], {}, {"type": 10}, {"x": {}}, {"id": []}, [{"type": []}]),
]
BUTTON = {"type": 2, "style": 1, "label": "B", "custom_id": "b", "emoji": {"name": "🃏"}}
OPTIONS = [{"label": "L", "value": "v", "description": "D", "default": True}, {"label": "M", "value": "w"}]
SELECT = {"type": 3, "custom_id": "s", "placeholder": "P", "min_values": 0, "max_values": 2, "options": OPTIONS}
MESSAGE: Json = {
    "flags": 1 << 15,
    "nonce": "n",
    "enforce_nonce": True,
    "allowed_mentions": {"parse": [], "users": ["1"], "replied_user": True},
    "attachments": [{"id": 0, "filename": "a.png", "description": "A"}],
    "components": [
        {
            "type": 17,
            "accent_color": 255,
            "components": [
                {"type": 10, "content": "Hello <@1>"},
                {"type": 9, "components": [{"type": 10, "content": "x"}], "accessory": BUTTON},
                {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "A"}]},
                {"type": 13, "file": {"url": "attachment://a.png"}},
                {"type": 14, "spacing": 2, "divider": True},
            ],
        },
        {"type": 1, "components": [SELECT]},
        {"type": 1, "components": [{"type": 5, "custom_id": "u", "default_values": [{"id": 1, "type": "user"}]}]},
    ],
}
LEGACY: Json = {
    "content": "Hello",
    "embeds": [{"title": "T"}],
    "message_reference": {"message_id": "1", "fail_if_not_exists": False},
    "components": [{"type": 1, "components": [{**BUTTON, "custom_id": "c"}]}],
}
FIELDS: list[Json] = [
    {"type": 4, "custom_id": "t", "style": 1, "min_length": 0, "max_length": 9, "value": "x"},
    {**SELECT, "required": False},
    {"type": 21, "custom_id": "r", "options": OPTIONS},
    {"type": 22, "custom_id": "c", "options": OPTIONS, "min_values": 0},
]
MODAL: Json = {
    "custom_id": "m",
    "title": "T",
    "components": [
        {"type": 10, "content": "Read"},
        *[{"type": 18, "label": f"L{n}", "description": "D", "component": one} for n, one in enumerate(FIELDS)],
    ],
}
SENT: list[Json] = [
    {"type": 18, "component": {"type": 4, "custom_id": "t", "value": "x"}},
    {"type": 18, "component": {"type": 21, "custom_id": "r", "value": "v"}},
    {"type": 18, "component": {"type": 22, "custom_id": "c", "values": ["v"]}},
]
COMMANDS: list[Json] = [
    {
        "name": "table",
        "description": "Tables",
        "name_localizations": {"fr": "table"},
        "default_member_permissions": "32",
        "contexts": [0],
        "options": [
            {
                "type": 1,
                "name": "new",
                "description": "New",
                "options": [
                    {"type": 3, "name": "game", "description": "G", "required": True, "autocomplete": True},
                    {"type": 4, "name": "seats", "description": "S", "min_value": 2, "max_value": 5},
                    {"type": 3, "name": "pace", "description": "P", "choices": [{"name": "L", "value": "l"}]},
                ],
            }
        ],
    },
    {"name": "hand", "description": "Hand", "options": [{"type": 6, "name": "of", "description": "Whose"}]},
]


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container of a JSON value with every key in it."""
    keys: list[Any] = (
        list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    )
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


def spoilt(rng: random.Random, value: Any) -> Any:
    """A copy with one to three places replaced by junk, doubled or taken away."""
    result = copy.deepcopy(value)
    for _ in range(rng.randint(1, 3)):
        holder, key = rng.choice(places(result) or [([None], 0)])
        action = rng.random()
        if action < 0.15:
            del holder[key]
        elif action < 0.3 and isinstance(holder, list):
            holder.append(copy.deepcopy(holder[key]))
        else:
            holder[key] = copy.deepcopy(rng.choice(JUNK))
    return result


SEEDS = st.integers(0, 2**32).map(random.Random)


@settings(max_examples=150, deadline=None)
@given(SEEDS)
def test_any_body_is_a_message_or_an_api_error(rng: random.Random) -> None:
    world = seeded(Clock())
    channel = next(iter(world.channels.values()))
    for whole in (MESSAGE, LEGACY):
        message = Message(world.snowflakes.next(), channel.id, world.bot)
        uploads = [Upload(0, "a.png", b"1234")]
        try:
            drafts.write(world, channel, Body(spoilt(rng, whole), uploads), message)
        except ApiError:
            assert message.id not in channel.messages
            continue
        assert message.id in channel.messages
        try:
            drafts.rewrite(world, Body(spoilt(rng, whole), uploads), message)
        except ApiError:
            assert message.edited_at is None


@settings(max_examples=150, deadline=None)
@given(SEEDS)
def test_any_form_is_accepted_or_refused_and_so_is_what_is_filled_in(rng: random.Random) -> None:
    accepted = modals.accept(MODAL, lambda _: False)
    try:
        accepted = modals.accept(spoilt(rng, MODAL), lambda _: False)
    except ApiError:
        assert len(modals.submission(accepted, SENT)) == 5
    try:
        rows = modals.submission(accepted, spoilt(rng, SENT))
    except Rejected:
        return
    assert len(rows) == len(accepted["components"])


@settings(max_examples=150, deadline=None)
@given(SEEDS)
def test_any_commands_are_registered_or_refused_and_so_is_what_is_typed(rng: random.Random) -> None:
    world = seeded(Clock())
    world.global_commands = commands.register(world, COMMANDS, [])
    try:
        sent = spoilt(rng, COMMANDS)
        world.global_commands = commands.register(world, sent, world.global_commands)
    except ApiError:
        assert len(world.global_commands) == 2
    typed = [{"name": "new", "type": 1, "options": [{"name": "game", "type": 3, "value": "claim"}]}]
    for command in world.global_commands:
        for completing in (True, False):
            try:
                data = commands.invocation(
                    world,
                    world.people[0],
                    next(iter(world.channels.values())),
                    command["id"],
                    spoilt(rng, typed),
                    completing=completing,
                )
            except Rejected:
                continue
            assert data["name"] == command["name"]


@settings(max_examples=150, deadline=None)
@given(SEEDS)
def test_any_frame_is_done_or_refused(rng: random.Random) -> None:
    async def run() -> None:
        sandbox = Sandbox()
        world = sandbox.world
        channel = world.channel(next(iter(world.channels)))
        message = Message(world.snowflakes.next(), channel.id, world.bot)
        drafts.write(world, channel, Body(MESSAGE, [Upload(0, "a.png", b"1234")]), message)
        world.global_commands = commands.register(world, COMMANDS, [])
        here = {"channel_id": str(channel.id), "message_id": str(message.id)}
        permissions = {**here, "deny": ["SEND_MESSAGES"]}
        frames: list[Json] = [
            {"do": "history", **here, "limit": 5},
            {"do": "say", **here, "content": "Hello"},
            {"do": "command", **here, "command_id": world.commands[1]["id"], "options": []},
            {"do": "component", **here, "custom_id": "s", "values": ["v"]},
            {"do": "modal", "interaction_id": "1", "custom_id": "m", "components": SENT},
            {"do": "locale", "locale": "fr"},
            {"do": "faults", "set": {"fail": [{"route": "*", "times": 2}], "permissions": permissions}},
            {"do": "faults", "set": {"forge": {**here, "user_id": "1", "custom_id": "x"}, "latency_ms": 1}},
            {"do": "delete", **here},
        ]
        window = Window(world.people[0], web.WebSocketResponse(), None)
        for frame in frames:
            await sandbox.live._receive(window, json.dumps(spoilt(rng, frame)))
        sandbox.clock.close()

    asyncio.run(run())
