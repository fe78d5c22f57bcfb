"""Things that people can and cannot do in their windows."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any

import aiohttp
import pytest

from sandbox import commands
from sandbox.errors import ApiError, Rejected
from sandbox.person import Person, Refused
from tests.harness.playing import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandbox.server import Sandbox
    from tests.sandbox.rest_client import Rest
    from tests.sandbox.tiny_bot import TinyBot

    People = Callable[[str], Awaitable[Person]]
Json = dict[str, Any]


async def test_people_are_named_in_any_way(people: People, sandbox: Sandbox) -> None:
    chloe = await people("Chloé")
    assert (chloe.me["username"], chloe.me["locale"]) == ("chloe", "fr")
    for name in ("chloe", chloe.id, "CHLOÉ"):
        assert (await people(name)).id == chloe.id
    assert (await people("")).me["username"] == "ada"
    with pytest.raises(LookupError, match="nobody called Zoe"):
        await people("Zoe")
    async with aiohttp.ClientSession() as session:
        socket = await session.ws_connect(f"{sandbox.url}/live?user=unknown")
        assert (await socket.receive_json())["me"]["username"] == "ada"


async def test_what_the_client_would_not_let_a_person_do(bot: TinyBot, people: People) -> None:
    ada = await people("Ada")
    opened = (await ada.slash("table new", game="claim")).message
    own = (await ada.click(opened, "My hand")).message
    with pytest.raises(Refused, match="disabled"):
        await ada.click(opened, "Closed")
    with pytest.raises(Refused, match="between 2 and 2"):
        await ada.choose(own, "Cards", "Ace")
    with pytest.raises(Refused, match="between 2 and 2"):
        await ada.choose(own, "Cards", "Ace", "Ace")
    with pytest.raises(Refused, match="not there any more"):
        await ada.choose(own, "Cards", "Ace", "Joker")
    with pytest.raises(LookupError, match="no 'Fold' among 'D7', 'Secret'"):
        await ada.click(own, "Fold")
    with pytest.raises(Refused, match="between 1 and 2000"):
        await ada.say("  ")
    assert bot.log == ["ada t:hand"]


async def test_what_one_may_type(bot: TinyBot, people: People) -> None:
    ada = await people("Ada")
    refused: list[tuple[str, Json, str]] = [
        ("table new", {}, "game is required"),
        ("table new", {"game": "claim", "seats": 9}, "takes from 2 to 5"),
        ("table new", {"game": "claim", "seats": "3"}, "another kind of value"),
        ("table new", {"game": "claim", "seats": True}, "another kind of value"),
        ("table", {}, "Choose one subcommand"),
    ]
    for name, options, error in refused:
        with pytest.raises(Refused, match=error):
            await ada.slash(name, **options)
    unknown: list[tuple[str, Json, str]] = [
        ("poker", {}, "no command /poker"),
        ("table bet", {}, "there is no bet"),
        ("table new", {"stakes": 1}, "no option stakes"),
    ]
    for name, options, missing in unknown:
        with pytest.raises(LookupError, match=missing):
            await ada.slash(name, **options)
    with pytest.raises(Refused, match="offers no completion"):
        await ada.complete("table new", "seats", "3")


async def test_languages(people: People) -> None:
    ada, bruno = await people("Ada"), await people("Bruno")
    await ada.speak("de")
    await bruno.wait_until(lambda: {"ada": "de"}.items() <= {u["username"]: u["locale"] for u in bruno.users}.items())
    assert ada.me["locale"] == "de"
    with pytest.raises(Refused, match="does not know"):
        await ada.speak("tlh")


async def test_history_comes_in_pages(people: People, sandbox: Sandbox) -> None:
    ada = await people("Ada")
    world = sandbox.world
    channel = world.channel(int(ada.channel_id("general")))
    ids = [str(world.say(channel, world.people[1], f"{n}", []).id) for n in range(60)]
    async with aiohttp.ClientSession() as session:
        socket = await session.ws_connect(f"{sandbox.url}/live?user={ada.id}")
        await socket.receive_json()
        ask = {"do": "history", "channel_id": str(channel.id), "limit": 25}
        await socket.send_json(ask)
        page = await socket.receive_json()
        assert [message["id"] for message in page["messages"]] == ids[35:]
        assert page["more"]
        await socket.send_json({**ask, "before": ids[10]})
        page = await socket.receive_json()
        assert [message["id"] for message in page["messages"]] == ids[:10]
        assert not page["more"]


@pytest.mark.parametrize(
    ("frame", "error"),
    [
        ("{", "JSON object"),
        ("[]", "JSON object"),
        ('{"do": "fly", "nonce": "1"}', "There is no action fly"),
        ('{"do": "say", "nonce": "1"}', "lacks something"),
        ('{"do": "say", "nonce": "1", "channel_id": "12", "content": "x"}', "Unknown Channel"),
        ('{"do": "dismiss", "nonce": "1", "message_id": "12"}', "your own"),
    ],
)
async def test_bad_frames_are_answered(sandbox: Sandbox, frame: str, error: str) -> None:
    async with aiohttp.ClientSession() as session:
        socket = await session.ws_connect(f"{sandbox.url}/live")
        await socket.receive_json()
        await socket.send_str(frame)
        reply = await socket.receive_json()
        assert (reply["t"], reply["ok"]) == ("ack", False)
        assert error in reply["error"]


async def test_a_lost_sandbox_is_told(sandbox: Sandbox) -> None:
    async with Person(sandbox.url, "Ada", timeout=PATIENCE) as ada:
        await sandbox.live.close()
        with pytest.raises((ConnectionError, TimeoutError)):
            await ada.say("Hello?")


# Commands


def command(name: str = "deal", **more: Any) -> Json:
    return {"name": name, "description": "Deal the cards", **more}


def string(name: str = "game", **more: Any) -> Json:
    return {"type": 3, "name": name, "description": "Which", **more}


WRONG_COMMANDS: dict[str, tuple[list[Any], dict[str, str]]] = {
    "upper case": ([command("Deal")], {"0.name": "APPLICATION_COMMAND_INVALID_NAME"}),
    "a blank": ([command("deal cards")], {"0.name": "APPLICATION_COMMAND_INVALID_NAME"}),
    "33 characters": (
        [command("x" * 33)],
        {
            "0.name": "BASE_TYPE_MAX_LENGTH|APPLICATION_COMMAND_INVALID_NAME",
        },
    ),
    "no description": ([command(description="")], {"0.description": "BASE_TYPE_REQUIRED"}),
    "twice": ([command(), command()], {"1": "APPLICATION_COMMANDS_DUPLICATE_NAME"}),
    "an unknown language": (
        [command(name_localizations={"tlh": "deal"})],
        {"0.name_localizations.tlh": "BASE_TYPE_CHOICES"},
    ),
    "a wrong translation": (
        [command(name_localizations={"fr": "Donne"})],
        {"0.name_localizations.fr": "APPLICATION_COMMAND_INVALID_NAME"},
    ),
    "a required option last": (
        [command(options=[string(), string("seats", required=True)])],
        {"0.options.1": "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"},
    ),
    "an option twice": (
        [command(options=[string(), string()])],
        {"0.options.1": "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS"},
    ),
    "subcommands beside options": (
        [command(options=[string(), {"type": 1, "name": "new", "description": "New"}])],
        {"0.options": "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"},
    ),
    "26 options": (
        [command(options=[string(f"o{n}") for n in range(26)])],
        {"0.options": "BASE_TYPE_BAD_LENGTH"},
    ),
    "26 choices": (
        [command(options=[string(choices=[{"name": f"{n}", "value": f"{n}"} for n in range(26)])])],
        {"0.options.0.choices": "BASE_TYPE_BAD_LENGTH"},
    ),
    "too many characters": (
        [
            command(
                options=[
                    string(f"o{o}", choices=[{"name": f"{c:099}", "value": f"{c:0100}"} for c in range(25)])
                    for o in range(2)
                ]
            )
        ],
        {"0": "APPLICATION_COMMAND_TOO_LARGE"},
    ),
    "too deep": (
        [
            command(
                options=[
                    {
                        "type": 1,
                        "name": "a",
                        "description": "A",
                        "options": [{"type": 1, "name": "b", "description": "B"}],
                    }
                ]
            )
        ],
        {"0.options.0.options.0": "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"},
    ),
}


@pytest.mark.parametrize(("sent", "expected"), WRONG_COMMANDS.values(), ids=WRONG_COMMANDS.keys())
async def test_wrong_commands_are_refused(rest: Rest, sent: list[Any], expected: dict[str, str]) -> None:
    path = f"/applications/{rest.sandbox.world.application_id}/commands"
    reply = await rest.call("PUT", path, sent)
    assert reply.body["code"] == 50035
    assert list(reply.faults) == list(expected)
    assert all(code in expected[where].split("|") for where, code in reply.faults.items())


async def test_commands_keep_their_ids_and_reach_the_windows(rest: Rest, people: People) -> None:
    bruno = await people("Bruno")
    path = f"/applications/{rest.sandbox.world.application_id}/commands"
    first = await rest.call("PUT", path, [command(), command("old")])
    second = await rest.call("PUT", path, [command("new"), command(description="Changed")])
    assert second.body[1]["id"] == first.body[0]["id"]
    assert (await rest.call("GET", path)).body == second.body
    assert (await bruno.wait_command("new"))["application_id"] == str(rest.sandbox.world.application_id)
    guild = f"/applications/{rest.sandbox.world.application_id}/guilds/{rest.sandbox.world.home.id}/commands"
    assert (await rest.call("PUT", guild, [command("local")])).body[0]["guild_id"]
    await bruno.wait_command("local")
    assert [one["name"] for one in bruno.commands] == ["local", "new", "deal"]


async def test_admin_commands_are_offered_to_those_who_manage(rest: Rest, people: People) -> None:
    ada, bruno = await people("Ada"), await people("Bruno")
    path = f"/applications/{rest.sandbox.world.application_id}/commands"
    manage_guild = str(1 << 5)
    body = [command("settings", default_member_permissions=manage_guild), command()]
    await rest.call("PUT", path, body)
    await ada.wait_command("settings")
    await bruno.wait_command("deal")
    assert [one["name"] for one in bruno.commands] == ["deal"]
    hidden = ada.commands[0]["id"]
    world = rest.sandbox.world
    with pytest.raises(Rejected, match="may not use it"):
        commands.invocation(world, world.people[1], next(iter(world.channels.values())), hidden, [], completing=False)


def test_entities_are_resolved(sandbox: Sandbox) -> None:
    world = sandbox.world
    options = [{"type": 6, "name": "player", "description": "Who"}]
    world.global_commands = commands.register(world, [command(options=options)], [])
    data = commands.invocation(
        world,
        world.people[0],
        next(iter(world.channels.values())),
        world.commands[0]["id"],
        [{"name": "player", "type": 6, "value": str(world.people[1].id)}],
        completing=False,
    )
    assert data["resolved"]["users"][str(world.people[1].id)]["username"] == "bruno"
    assert "user" not in data["resolved"]["members"][str(world.people[1].id)]


async def test_a_file_is_handed_in_with_a_command(sandbox: Sandbox, people: People) -> None:
    ada = await people("Ada")
    world = sandbox.world
    options = [{"type": 11, "name": "file", "description": "Which"}]
    world.global_commands = commands.register(world, [command(options=options)], [])

    def invoked(value: str) -> Json:
        sent = [{"name": "file", "type": 11, "value": value}]
        known = world.commands[0]["id"]
        return commands.invocation(
            world, world.people[0], next(iter(world.channels.values())), known, sent, completing=False
        )

    file_id = await ada.upload("a/b <c>.json", b"{}")
    handed = invoked(file_id)["resolved"]["attachments"][file_id]
    assert (handed["filename"], handed["size"], handed["content_type"]) == ("b__c_.json", 2, "application/json")
    async with aiohttp.ClientSession() as session:
        assert await (await session.get(f"{sandbox.url}{handed['url']}")).read() == b"{}"
        large = await session.post(f"{sandbox.url}/sandbox/files", data=BytesIO(bytes(10 * 1024 * 1024 + 1)))
        assert large.status == 413
        abroad = {"Origin": "https://example.org"}
        assert (await session.post(f"{sandbox.url}/sandbox/files", data=b"", headers=abroad)).status == 403
    with pytest.raises(Rejected, match="not there any more"):
        invoked("123")


def test_a_body_that_is_no_list_registers_nothing(sandbox: Sandbox) -> None:
    with pytest.raises(ApiError):
        commands.register(sandbox.world, {"name": "deal"}, [])
