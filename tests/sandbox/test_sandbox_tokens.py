"""Interaction tokens: three seconds, fifteen minutes, one first response, and what they reach."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import discord
import pytest

from sandbox.person import NoAnswer, Refused
from tests.sandbox.tiny_bot import hand

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandbox.person import Person
    from sandbox.server import Sandbox
    from tests.sandbox.rest_client import Rest
    from tests.sandbox.tiny_bot import Scene, TinyBot

    People = Callable[[str], Awaitable[Person]]


@pytest.fixture
async def scene(bot: TinyBot, people: People) -> Scene:
    """A fresh, unanswered `/table show` of Ada."""
    caught: asyncio.Future[Scene] = asyncio.get_running_loop().create_future()

    async def catch(scene: Scene) -> None:
        caught.set_result(scene)

    bot.deeds["/show"] = catch
    ada = await people("Ada")
    asking = asyncio.create_task(ada.slash("table show"))
    asking.add_done_callback(lambda task: task.exception())
    return await caught


async def test_nobody_answers(bot: TinyBot, people: People, sandbox: Sandbox) -> None:
    called = asyncio.Event()

    async def ignore(_: Scene) -> None:
        called.set()

    bot.deeds["/show"] = ignore
    ada = await people("Ada")
    asking = asyncio.create_task(ada.slash("table show"))
    await called.wait()
    sandbox.clock.shift(3.1)
    with pytest.raises(NoAnswer, match="The application did not respond"):
        await asking
    assert sandbox.interactions.unanswered == 1


async def test_the_first_response_has_three_seconds(scene: Scene, sandbox: Sandbox) -> None:
    sandbox.clock.shift(2.9)
    await scene.response.send_message("just in time")


async def test_a_later_first_response_is_10062(scene: Scene, sandbox: Sandbox) -> None:
    sandbox.clock.shift(3.1)
    with pytest.raises(discord.NotFound) as caught:
        await scene.response.send_message("too late")
    assert caught.value.code == 10062


async def test_a_second_first_response_is_40060(scene: Scene) -> None:
    await scene.response.send_message("once")
    scene.response._response_type = None  # what a second process that got the same event would try
    with pytest.raises(discord.HTTPException) as caught:
        await scene.response.send_message("twice")
    assert (caught.value.status, caught.value.code) == (400, 40060)


async def test_a_refused_response_may_be_tried_again(scene: Scene) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await scene.response.send_message("x" * 2001)
    assert caught.value.code == 50035
    assert "data.content" in str(caught.value)
    await scene.response.send_message("shorter")


async def test_a_followup_before_the_first_response_is_10015(scene: Scene) -> None:
    with pytest.raises(discord.NotFound) as caught:
        await scene.followup.send("early")
    assert caught.value.code == 10015


async def test_the_token_is_good_for_fifteen_minutes(scene: Scene, sandbox: Sandbox) -> None:
    await scene.response.send_message("hand", ephemeral=True)
    sandbox.clock.shift(14 * 60 + 55)
    await scene.edit_original_response(content="still mine")
    sandbox.clock.shift(10)
    with pytest.raises(discord.HTTPException) as caught:
        await scene.edit_original_response(content="too late")
    assert (caught.value.status, caught.value.code) == (401, 50027)
    with pytest.raises(discord.HTTPException) as caught:
        await scene.followup.send("too late")
    assert (caught.value.status, caught.value.code) == (401, 50027)


async def test_a_new_click_on_an_old_ephemeral_brings_a_new_token(
    bot: TinyBot, people: People, sandbox: Sandbox
) -> None:
    ada = await people("Ada")
    opened = (await ada.slash("table new", game="claim")).message
    own = (await ada.click(opened, "My hand")).message
    sandbox.clock.shift(3 * 3600)
    played = (await ada.click(own, "D7")).message
    assert (played.id, played.text, played.ephemeral) == (own.id, "You played D7", True)


async def test_tokens_can_be_made_to_expire(scene: Scene, sandbox: Sandbox, people: People) -> None:
    await scene.response.send_message("hand", ephemeral=True)
    await (await people("Bruno")).faults(expire_tokens=True)
    with pytest.raises(discord.HTTPException) as caught:
        await scene.edit_original_response(content="x")
    assert caught.value.code == 50027


async def test_the_bot_can_delete_what_its_token_made(scene: Scene, people: People) -> None:
    await scene.response.send_message("hand", ephemeral=True)
    more = await scene.followup.send("more", ephemeral=True, wait=True)
    ada = await people("Ada")
    assert [message.text for message in ada.messages()] == ["hand", "more"]
    await more.delete()
    await scene.delete_original_response()
    await ada.wait_until(lambda: not ada.messages())
    with pytest.raises(discord.NotFound) as caught:
        await scene.edit_original_response(content="x")
    assert caught.value.code == 10008


async def test_a_token_reaches_no_other_message(rest: Rest, scene: Scene) -> None:
    await scene.response.send_message("mine")
    other = await rest.post({"content": "another"})
    reply = await rest.call(
        "PATCH",
        f"/webhooks/{scene.application_id}/{scene.token}/messages/{other.body['id']}",
        {"content": "taken over"},
        token=None,
    )
    assert reply.body["code"] == 10008
    reply = await rest.call("POST", f"/webhooks/1/{scene.token}", {"content": "x"}, token=None)
    assert reply.body["code"] == 10015
    path = f"/webhooks/{scene.application_id}/made-up/messages/@original"
    assert (await rest.call("GET", path, token=None)).body["code"] == 50027


WRONG_CALLBACKS: dict[str, dict[str, Any]] = {
    "an update of nothing": {"type": 7, "data": {"content": "x"}},
    "a deferred update of nothing": {"type": 6},
    "choices for a command": {"type": 8, "data": {"choices": []}},
    "an unknown type": {"type": 99},
}


@pytest.mark.parametrize("body", WRONG_CALLBACKS.values(), ids=WRONG_CALLBACKS.keys())
async def test_the_wrong_kind_of_response_is_refused(rest: Rest, scene: Scene, body: dict[str, Any]) -> None:
    path = f"/interactions/{scene.id}/{scene.token}/callback"
    reply = await rest.call("POST", path, body, token=None)
    assert reply.faults == {"type": "BASE_TYPE_CHOICES"}


async def test_without_with_response_the_callback_answers_204(rest: Rest, scene: Scene) -> None:
    path = f"/interactions/{scene.id}/{scene.token}/callback"
    reply = await rest.call("POST", path, {"type": 4, "data": {"content": "x"}}, token=None)
    assert (reply.status, reply.body) == (204, None)


def field(**more: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": "a", "style": 1, **more}


def label(component: dict[str, Any], text: str = "L", **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": text, "component": component, **more}


def modal(*rows: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"custom_id": "m", "title": "T", "components": list(rows), **more}


OPTIONS = [{"label": "L", "value": "v"}, {"label": "M", "value": "w"}]
WRONG_MODALS: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    "a title of 46": (modal(label(field()), title="x" * 46), {"title": "BASE_TYPE_MAX_LENGTH"}),
    "no rows": (modal(), {"components": "BASE_TYPE_BAD_LENGTH"}),
    "six rows": (
        modal(*[label(field(custom_id=f"{n}")) for n in range(6)]),
        {"components": "BASE_TYPE_BAD_LENGTH"},
    ),
    "a label of 46": (modal(label(field(), "x" * 46)), {"components.0.label": "BASE_TYPE_MAX_LENGTH"}),
    "a description of 101": (
        modal(label(field(), description="x" * 101)),
        {"components.0.description": "BASE_TYPE_MAX_LENGTH"},
    ),
    "a field without label": (modal(field()), {"components.0.type": "UNION_TYPE_CHOICES"}),
    "a button": (
        modal(label({"type": 2, "style": 1, "label": "B", "custom_id": "b"})),
        {"components.0.component.type": "UNION_TYPE_CHOICES"},
    ),
    "a custom id twice": (
        modal(label(field()), label(field())),
        {"components.1.component.custom_id": "COMPONENT_CUSTOM_ID_DUPLICATED"},
    ),
    "a value over its maximum": (
        modal(label(field(value="xyz", max_length=2))),
        {"components.0.component.value": "BASE_TYPE_MAX_LENGTH"},
    ),
    "a radio group of one": (
        modal(label({"type": 21, "custom_id": "r", "options": OPTIONS[:1]})),
        {"components.0.component.options": "BASE_TYPE_BAD_LENGTH"},
    ),
    "a check-box group over its options": (
        modal(label({"type": 22, "custom_id": "c", "options": OPTIONS, "max_values": 3})),
        {"components.0.component.max_values": "NUMBER_TYPE_MAX"},
    ),
}


@pytest.mark.parametrize(("body", "expected"), WRONG_MODALS.values(), ids=WRONG_MODALS.keys())
async def test_wrong_modals_are_refused(
    rest: Rest, scene: Scene, body: dict[str, Any], expected: dict[str, str]
) -> None:
    path = f"/interactions/{scene.id}/{scene.token}/callback"
    reply = await rest.call("POST", path, {"type": 9, "data": body}, token=None)
    assert reply.faults == {f"data.{key}": code for key, code in expected.items()}


async def test_every_kind_of_field_goes_round(bot: TinyBot, people: People, rest: Rest) -> None:
    body = modal(
        {"type": 10, "content": "Read this first"},
        label(field(required=False), "Text"),
        label({"type": 21, "custom_id": "r", "options": OPTIONS}, "Radio"),
        label({"type": 22, "custom_id": "c", "options": OPTIONS, "min_values": 2}, "Checks"),
        label({"type": 23, "custom_id": "k"}, "Check"),
    )
    got: list[Any] = []

    async def show(scene: Scene) -> None:
        path = f"/interactions/{scene.id}/{scene.token}/callback"
        await rest.call("POST", path, {"type": 9, "data": body}, token=None)

    async def take(scene: Scene) -> None:
        got.append(scene.data)
        await scene.response.send_message(view=hand("Taken"))

    bot.deeds |= {"/show": show, "m": take}
    ada = await people("Ada")
    form = (await ada.slash("table show")).form
    with pytest.raises(Refused, match="Radio is required"):
        await ada.submit(form, c=["v", "w"])
    with pytest.raises(Refused, match="Checks takes between 2 and 2"):
        await ada.submit(form, r="v", c="v")
    with pytest.raises(Refused, match="Radio has no option"):
        await ada.submit(form, r="nothing", c=["v", "w"])
    assert (await ada.submit(form, Radio="w", c=["v", "w"], k=True)).message.text == "Taken"
    rows = got[0]["components"]
    assert rows[0]["type"] == 10
    values = [row["component"].get("value", row["component"].get("values")) for row in rows[1:]]
    assert values == ["", "w", ["v", "w"], True]


async def test_a_form_stays_open_when_nobody_answers_it(bot: TinyBot, people: People, sandbox: Sandbox) -> None:
    ada, bruno = await people("Ada"), await people("Bruno")
    opened = (await ada.slash("table new", game="claim")).message
    own = (await ada.click(opened, "My hand")).message
    form = (await ada.click(own, "Secret")).form
    with pytest.raises(Refused, match="not open"):
        await bruno.submit(form, salt="plum")
    salted = bot.deeds.pop("f:salt")
    lost = asyncio.create_task(ada.submit(form, salt="plum"))
    await ada.speak("en-GB")  # a round trip: the sandbox has heard of the form before
    sandbox.clock.shift(4)
    with pytest.raises(NoAnswer):
        await lost
    bot.deeds["f:salt"] = salted
    sandbox.clock.shift(20 * 60)
    assert (await ada.submit(form, salt="plum")).message.text == "Salt plum, pace s"
