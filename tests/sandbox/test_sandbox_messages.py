"""Messages that Discord takes, and messages it refuses, with the report it gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sandbox.cdn import plain_png

if TYPE_CHECKING:
    from tests.sandbox.rest_client import Rest

V2 = 1 << 15
Json = dict[str, Any]


def text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def button(custom_id: str = "b", **more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "B", "custom_id": custom_id, **more}


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def option(value: str = "v", **more: Any) -> Json:
    return {"label": "L", "value": value, **more}


def select(custom_id: str = "s", options: list[Json] | None = None, **more: Any) -> Json:
    return {"type": 3, "custom_id": custom_id, "options": options or [option()], **more}


def v2(*components: Json, **more: Any) -> Json:
    return {"flags": V2, "components": list(components), **more}


def box(*children: Json, **more: Any) -> Json:
    return {"type": 17, "components": list(children), **more}


def many(count: int) -> Json:
    return v2(box(*[text() for _ in range(count - 1)]))


GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
FIVE = [button(f"b{n}") for n in range(5)]
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"

TAKEN: dict[str, Json] = {
    "content": {"content": "x" * 2000},
    "legacy rows": {"components": [row(button(f"b{n}")) for n in range(5)]},
    "40 components": many(40),
    "4000 characters": v2(text("x" * 2000), box(text("y" * 2000))),
    "five buttons": v2(row(*FIVE)),
    "a label of 80": v2(row(button(label="x" * 80))),
    "a custom id of 100": v2(row(button("x" * 100))),
    "a unicode emoji and no label": v2(row(button(label=None, emoji={"name": "🃏"}))),
    "25 options": v2(row(select(options=[option(str(n)) for n in range(25)], max_values=25))),
    "a section": v2({"type": 9, "components": [text()], "accessory": button()}),
    "a link": v2(row({"type": 2, "style": 5, "label": "B", "url": "https://example.org"})),
    "a separator": v2(text(), {"type": 14, "spacing": 2, "divider": False}),
    "a user select": v2(row({"type": 5, "custom_id": "u", "max_values": 3})),
    "a picture from elsewhere": v2({"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}]}),
}


@pytest.mark.parametrize("body", TAKEN.values(), ids=TAKEN.keys())
async def test_taken(rest: Rest, body: Json) -> None:
    reply = await rest.post(body)
    assert reply.status == 200, reply.body
    assert reply.headers["Content-Type"] == "application/json"
    listed: list[Json] = []

    def collect(components: list[Json]) -> None:
        for component in components:
            listed.append(component)
            collect(component.get("components", []))
            collect([component["accessory"]] if "accessory" in component else [])

    collect(reply.body["components"])
    ids = [component["id"] for component in listed]
    assert len(set(ids)) == len(ids)


REFUSED: dict[str, tuple[Json, dict[str, str]]] = {
    "content of 2001": ({"content": "x" * 2001}, {"content": "BASE_TYPE_MAX_LENGTH"}),
    "content beside V2": (v2(text(), content="x"), {"content": LEGACY}),
    "embeds beside V2": (v2(text(), embeds=[{"title": "x"}]), {"embeds": LEGACY}),
    "V2 components without the flag": (
        {"components": [text()]},
        {"components.0": "COMPONENT_LAYOUT_REQUIRES_COMPONENTS_V2"},
    ),
    "six legacy rows": (
        {"components": [row(button(f"b{n}")) for n in range(6)]},
        {"components": "BASE_TYPE_BAD_LENGTH"},
    ),
    "41 components": (many(41), {"components": "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED"}),
    "4001 characters in all": (
        v2(text("x" * 2000), box(text("y" * 2001))),
        {"components": "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED"},
    ),
    "empty text": (v2(text(" ")), {"components.0.content": "BASE_TYPE_REQUIRED"}),
    "six buttons": (v2(row(*FIVE, button("b5"))), {"components.0.components": "BASE_TYPE_BAD_LENGTH"}),
    "an empty row": (v2(row()), {"components.0.components": "BASE_TYPE_BAD_LENGTH"}),
    "a button beside a select": (
        v2(row(button(), select())),
        {"components.0.components.1": "COMPONENT_LAYOUT_WIDTH_EXCEEDED"},
    ),
    "a label of 81": (
        v2(row(button(label="x" * 81))),
        {"components.0.components.0.label": "BASE_TYPE_MAX_LENGTH"},
    ),
    "neither label nor emoji": (
        v2(row(button(label=None))),
        {"components.0.components.0.label": "BASE_TYPE_REQUIRED"},
    ),
    "a custom id of 101": (
        v2(row(button("x" * 101))),
        {"components.0.components.0.custom_id": "BASE_TYPE_MAX_LENGTH"},
    ),
    "no custom id": (
        v2(row(button(""))),
        {"components.0.components.0.custom_id": "BASE_TYPE_REQUIRED"},
    ),
    "a custom id twice, once disabled": (
        v2(row(button("a")), box(row(button("a", disabled=True)))),
        {"components.1.components.0.components.0.custom_id": "COMPONENT_CUSTOM_ID_DUPLICATED"},
    ),
    "a wrong style": (
        v2(row(button(style=9))),
        {"components.0.components.0.style": "BASE_TYPE_CHOICES"},
    ),
    "an emoji that is none": (
        v2(row(button(emoji={"name": "king"}))),
        {"components.0.components.0.emoji.name": "BUTTON_COMPONENT_INVALID_EMOJI"},
    ),
    "a sign that is a card and no emoji": (
        v2(row(button(emoji={"name": "🂡"}))),
        {"components.0.components.0.emoji.name": "BUTTON_COMPONENT_INVALID_EMOJI"},
    ),
    "an arrow that is no emoji": (
        v2(row(button(emoji={"name": "→"}))),
        {"components.0.components.0.emoji.name": "BUTTON_COMPONENT_INVALID_EMOJI"},
    ),
    "a star that is no emoji": (
        v2(row(button(emoji={"name": "★"}))),
        {"components.0.components.0.emoji.name": "BUTTON_COMPONENT_INVALID_EMOJI"},
    ),
    "an emoji in another form than Discord's": (
        v2(row(button(emoji={"name": "⭐️"}))),
        {"components.0.components.0.emoji.name": "BUTTON_COMPONENT_INVALID_EMOJI"},
    ),
    "an emoji nobody uploaded": (
        v2(row(button(emoji={"id": "1", "name": "king"}))),
        {"components.0.components.0.emoji.id": "BUTTON_COMPONENT_INVALID_EMOJI"},
    ),
    "26 options": (
        v2(row(select(options=[option(str(n)) for n in range(26)]))),
        {"components.0.components.0.options": "BASE_TYPE_BAD_LENGTH"},
    ),
    "an option value twice": (
        v2(row(select(options=[option("a"), option("a")]))),
        {"components.0.components.0.options.1": "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"},
    ),
    "an option label of 101": (
        v2(row(select(options=[option(label="x" * 101)]))),
        {"components.0.components.0.options.0.label": "BASE_TYPE_MAX_LENGTH"},
    ),
    "a placeholder of 151": (
        v2(row(select(placeholder="x" * 151))),
        {"components.0.components.0.placeholder": "BASE_TYPE_MAX_LENGTH"},
    ),
    "more values than options": (
        v2(row(select(max_values=2))),
        {"components.0.components.0.max_values": "SELECT_COMPONENT_INVALID_MAX_VALUES"},
    ),
    "min over max": (
        v2(row(select(min_values=2, max_values=1))),
        {"components.0.components.0.min_values": "SELECT_COMPONENT_INVALID_MIN_VALUES"},
    ),
    "26 values": (
        v2(row({"type": 5, "custom_id": "u", "max_values": 26})),
        {"components.0.components.0.max_values": "NUMBER_TYPE_MAX"},
    ),
    "a default that is no id": (
        v2(row({"type": 5, "custom_id": "u", "default_values": [{"id": "x", "type": "user"}]})),
        {"components.0.components.0.default_values.0.id": "NUMBER_TYPE_COERCE"},
    ),
    "a container in a container": (
        v2(box(box(text()))),
        {"components.0.components.0.type": "UNION_TYPE_CHOICES"},
    ),
    "a button at the top": (v2(button()), {"components.0.type": "UNION_TYPE_CHOICES"}),
    "a section without accessory": (
        v2({"type": 9, "components": [text()]}),
        {"components.0.accessory": "BASE_TYPE_REQUIRED"},
    ),
    "a section of four texts": (
        v2({"type": 9, "components": [text()] * 4, "accessory": button()}),
        {"components.0.components": "BASE_TYPE_BAD_LENGTH"},
    ),
    "a picture that was not attached": (
        v2(GALLERY),
        {"components": "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"},
    ),
    "a picture over ftp": (
        v2({"type": 12, "items": [{"media": {"url": "ftp://x/a.png"}}]}),
        {"components.0.items.0.media.url": "URL_TYPE_INVALID_SCHEME"},
    ),
    "an id twice": (
        v2({**text(), "id": 7}, {**text(), "id": 7}),
        {"components.1.id": "COMPONENT_ID_DUPLICATED"},
    ),
    "components that are no list": (v2() | {"components": "x"}, {"components": "LIST_TYPE_CONVERT"}),
    "a component that is no object": (v2() | {"components": ["x"]}, {"components.0": "MODEL_TYPE_CONVERT"}),
    "an answer to nothing": (
        {"content": "x", "message_reference": {"message_id": "1"}},
        {"message_reference": "REPLIES_UNKNOWN_MESSAGE"},
    ),
}


@pytest.mark.parametrize(("body", "expected"), REFUSED.values(), ids=REFUSED.keys())
async def test_refused(rest: Rest, body: Json, expected: dict[str, str]) -> None:
    reply = await rest.post(body)
    assert (reply.status, reply.body["code"]) == (400, 50035)
    assert reply.body["message"] == "Invalid Form Body"
    assert reply.faults == expected
    assert not rest.sandbox.world.channel(rest.channel()).messages


async def test_an_empty_message_is_refused(rest: Rest) -> None:
    for body in ({}, {"content": " "}, v2()):
        reply = await rest.post(body)
        assert (reply.status, reply.body["code"]) == (400, 50006)


async def test_broken_json_is_refused(rest: Rest) -> None:
    path = f"/channels/{rest.channel()}/messages"
    headers = {"Authorization": "Bot sandbox", "Content-Type": "application/json"}
    async with rest._session.post(f"{rest.sandbox.url}/api/v10{path}", data="{oops", headers=headers) as response:
        assert response.status == 400
        assert (await response.json())["code"] == 50109


async def test_an_edit_keeps_what_it_does_not_name(rest: Rest) -> None:
    sent = await rest.post(v2(text("one"), GALLERY), files={"a.png": plain_png("#000000", 4)})
    path = f"/channels/{rest.channel()}/messages/{sent.body['id']}"
    shown = sent.body["components"][1]["items"][0]["media"]
    assert sent.body["attachments"] == []
    edited = await rest.call("PATCH", path, {"components": [text("two"), GALLERY]})
    assert edited.status == 200
    assert edited.body["flags"] == V2
    assert edited.body["components"][0]["content"] == "two"
    assert edited.body["components"][1]["items"][0]["media"]["attachment_id"] == shown["attachment_id"]
    assert edited.body["edited_timestamp"] is not None

    kept = await rest.call("PATCH", path, {"components": [GALLERY], "attachments": [{"id": shown["attachment_id"]}]})
    assert kept.body["components"][0]["items"][0]["media"]["url"] == shown["url"]
    beside = {"components": [text("three")], "attachments": [{"id": 0, "filename": "b.png"}]}
    renamed = await rest.call("PATCH", path, beside, files={"c": plain_png("#000000", 4)})
    assert [file["filename"] for file in renamed.body["attachments"]] == ["b.png"]
    missing = await rest.call("PATCH", path, {"attachments": [{"id": "3"}]})
    assert missing.faults == {"attachments.0.id": "ATTACHMENT_NOT_FOUND"}


async def test_the_v2_flag_cannot_be_taken_off(rest: Rest) -> None:
    sent = await rest.post(v2(text()))
    path = f"/channels/{rest.channel()}/messages/{sent.body['id']}"
    reply = await rest.call("PATCH", path, {"flags": 0, "content": "x", "components": []})
    assert reply.faults["flags"] == "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG"


async def test_a_legacy_message_becomes_v2_only_without_its_content(rest: Rest) -> None:
    sent = await rest.post({"content": "old"})
    path = f"/channels/{rest.channel()}/messages/{sent.body['id']}"
    assert (await rest.call("PATCH", path, v2(text()))).faults == {"content": LEGACY}
    reply = await rest.call("PATCH", path, v2(text(), content=None))
    assert (reply.status, reply.body["content"]) == (200, "")


async def test_a_file_over_ten_megabytes_is_refused(rest: Rest) -> None:
    reply = await rest.post({}, files={"big.bin": b"x" * (10 * 1024 * 1024 + 1)})
    assert (reply.status, reply.body["code"]) == (413, 40005)
    assert (await rest.post({}, files={"fits.bin": b"x" * 1024})).status == 200


async def test_the_history_is_read_in_pages(rest: Rest) -> None:
    world = rest.sandbox.world
    channel = world.channel(rest.channel())
    ids = [world.say(channel, world.people[0], f"{n}", []).id for n in range(120)]
    path = f"/channels/{channel.id}/messages"
    assert len((await rest.call("GET", path)).body) == 50
    page = await rest.call("GET", f"{path}?before={ids[10]}&limit=3")
    assert [message["content"] for message in page.body] == ["9", "8", "7"]
    page = await rest.call("GET", f"{path}?after={ids[10]}&limit=3")
    assert [message["content"] for message in page.body] == ["13", "12", "11"]
    page = await rest.call("GET", f"{path}?around={ids[10]}&limit=3")
    assert [message["content"] for message in page.body] == ["11", "10", "9"]
    assert (await rest.call("GET", f"{path}?limit=101")).faults == {"limit": "NUMBER_TYPE_MAX"}


async def test_messages_and_files_are_bounded(rest: Rest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.world.MAX_MESSAGES", 5)
    world = rest.sandbox.world
    channel = world.channel(rest.channel())
    sent = await rest.post({}, files={"a.png": b"1234"})
    file_id = int(sent.body["attachments"][0]["id"])
    for n in range(5):
        world.say(channel, world.people[0], f"{n}", [])
    assert [message.content for message in channel.messages.values()] == ["0", "1", "2", "3", "4"]
    assert world.file(file_id) is None


async def test_others_messages_cannot_be_edited(rest: Rest) -> None:
    world = rest.sandbox.world
    channel = world.channel(rest.channel())
    said = world.say(channel, world.people[0], "mine", [])
    path = f"/channels/{channel.id}/messages/{said.id}"
    assert (await rest.call("PATCH", path, {"content": "x"})).body["code"] == 50005
    assert (await rest.call("DELETE", path)).body["code"] == 50013


async def test_an_edit_builds_the_mentions_anew_and_allows_all_that_it_does_not_forbid(rest: Rest) -> None:
    emi = next(user for user in rest.sandbox.world.people if user.global_name == "Emi")
    named = {"flags": 1 << 15, "components": [{"type": 10, "content": f"<@{emi.id}> plays"}]}
    nobody: dict[str, object] = {"allowed_mentions": {"parse": []}}
    sent = await rest.post(named | nobody)
    assert sent.body["mentions"] == []
    path = f"/channels/{rest.channel()}/messages/{sent.body['id']}"
    edited = await rest.call("PATCH", path, named)
    assert [one["id"] for one in edited.body["mentions"]] == [str(emi.id)]
    edited = await rest.call("PATCH", path, named | nobody)
    assert edited.body["mentions"] == []
