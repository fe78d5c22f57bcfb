"""Application commands: what the bot may register, and what a person may send with one."""

from __future__ import annotations

import re
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from sandbox.clock import as_snowflake
from sandbox.errors import Form, Json, Path, Rejected, objects
from sandbox.interaction import resolved
from sandbox.model import ChannelType
from sandbox.permissions import Permission

if TYPE_CHECKING:
    from sandbox.model import Channel, User
    from sandbox.world import World

MAX_COMMANDS = 100
MAX_CHARACTERS = 8000
NAME = re.compile(r"[-_'\w]{1,32}")
LOCALES = frozenset(
    {
        *("id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl"),
        *("pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja"),
        *("zh-TW", "ko"),
    }
)


class Option(IntEnum):
    """Option types."""

    SUB_COMMAND = 1
    SUB_COMMAND_GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


NESTING = (Option.SUB_COMMAND, Option.SUB_COMMAND_GROUP)
ENTITIES = (Option.USER, Option.CHANNEL, Option.ROLE, Option.MENTIONABLE)
PYTHON_TYPES: dict[Option, type[Any] | tuple[type[Any], ...]] = {
    Option.STRING: str,
    Option.INTEGER: int,
    Option.BOOLEAN: bool,
    Option.NUMBER: (int, float),
}


def register(world: World, sent: Any, before: list[Json], *, guild_id: int = 0) -> list[Json]:
    """Check a bulk overwrite and return the commands; a known name keeps its id.

    Raises:
        ApiError: 50035 with everything that is wrong.

    """
    form = Form()
    commands = form.items(sent, (), low=0, high=MAX_COMMANDS)
    names: set[str] = set()
    for index, command in enumerate(commands):
        _describe(form, command, (index,))
        _options(form, command, (index,), depth=0)
        if _characters(command) > MAX_CHARACTERS:
            message = f"Command exceeds maximum size ({MAX_CHARACTERS})"
            form.fail((index,), "APPLICATION_COMMAND_TOO_LARGE", message)
        if str(command.get("name")) in names:
            message = "Application command names must be unique"
            form.fail((index,), "APPLICATION_COMMANDS_DUPLICATE_NAME", message)
        names.add(str(command.get("name")))
    form.check()
    ids = {command["name"]: command["id"] for command in before}
    return [_complete(world, command, ids, guild_id=guild_id) for command in commands]


def _complete(world: World, command: Json, ids: dict[str, str], *, guild_id: int = 0) -> Json:
    body: Json = {
        "type": 1,
        "name_localizations": None,
        "description_localizations": None,
        "default_member_permissions": None,
        "nsfw": False,
        "contexts": None,
        "dm_permission": True,
        "options": [],
        **command,
        "id": ids.get(command["name"]) or str(world.snowflakes.next()),
        "application_id": str(world.application_id),
        "version": str(world.snowflakes.next()),
    }
    body["integration_types"] = body.get("integration_types") or [0]
    if body["default_member_permissions"] is not None:
        body["default_member_permissions"] = str(body["default_member_permissions"])
    if guild_id:
        body["guild_id"] = str(guild_id)
    return body


def _describe(form: Form, holder: Json, path: Path) -> None:
    name = form.text(holder, "name", path, low=1, high=32)
    _check_name(form, name, (*path, "name"))
    if holder.get("type", 1) == 1 or len(path) > 1:
        form.text(holder, "description", path, low=1, high=100)
    for key, high in (("name_localizations", 32), ("description_localizations", 100)):
        translations = holder.get(key) or {}
        if not isinstance(translations, dict):
            form.fail((*path, key), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            continue
        for locale in translations:
            if locale not in LOCALES:
                form.fail((*path, key, locale), "BASE_TYPE_CHOICES", "Value must be one of the locales.")
            text = form.text(translations, locale, (*path, key), low=1, high=high)
            if key == "name_localizations":
                _check_name(form, text, (*path, key, locale))


def _check_name(form: Form, name: str, path: Path) -> None:
    if name and (not NAME.fullmatch(name) or name != name.lower()):
        form.fail(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _options(form: Form, holder: Json, path: Path, *, depth: int) -> None:
    options = form.items(holder.get("options") or [], (*path, "options"), low=0, high=25)
    kinds = {option.get("type") in NESTING for option in options}
    if len(kinds) > 1:
        message = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        form.fail((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
    optional_seen = False
    names: set[str] = set()
    for index, option in enumerate(options):
        here = (*path, "options", index)
        _describe(form, option, here)
        if str(option.get("name")) in names:
            message = "Option name already exists"
            form.fail(here, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", message)
        names.add(str(option.get("name")))
        if not form.choice(option.get("type"), (*here, "type"), tuple(int(one) for one in Option)):
            continue
        if option["type"] in NESTING:
            if depth + option["type"] > 2:
                message = "Sub-commands cannot be nested this deep"
                form.fail(here, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message)
            _options(form, option, here, depth=3 - option["type"])
            continue
        if option.get("required") and optional_seen:
            message = "Required options must be placed before non-required options"
            form.fail(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional_seen = optional_seen or not option.get("required")
        choices = form.items(option.get("choices") or [], (*here, "choices"), low=0, high=25)
        for number, choice in enumerate(choices):
            form.text(choice, "name", (*here, "choices", number), low=1, high=100)
            if option["type"] == Option.STRING:
                form.text(choice, "value", (*here, "choices", number), low=1, high=100)
        if choices and option.get("autocomplete"):
            message = "Autocomplete is not allowed with choices"
            form.fail(here, "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", message)


def _longest(holder: Json, key: str) -> int:
    translations = holder.get(f"{key}_localizations")
    texts = [holder.get(key), *(translations.values() if isinstance(translations, dict) else ())]
    return max(len(str(text or "")) for text in texts)


def _characters(holder: Json) -> int:
    total = _longest(holder, "name") + _longest(holder, "description")
    total += sum(map(_characters, objects(holder.get("options"))))
    for choice in objects(holder.get("choices")):
        total += _longest(choice, "name") + len(str(choice.get("value", "")))
    return total


# What a person sends


def visible(world: World, user: User) -> list[Json]:
    if not any(guild.has_bot for guild in world.guilds.values()):
        return []
    granted = world.permissions(user)
    return [command for command in world.commands if _offered(command["default_member_permissions"], granted)]


def _offered(needed: str | None, granted: Permission) -> bool:
    if needed is None or Permission.ADMINISTRATOR in granted:
        return True
    # "0" hides a command from everybody but administrators.
    return int(needed) != 0 and Permission(int(needed)) in granted


def invocation(world: World, user: User, channel: Channel, command_id: str, options: Any, *, completing: bool) -> Json:
    """Check what a person typed in a channel and return the data of its interaction.

    Raises:
        Rejected: the client would not let them send it.

    """
    command = next((c for c in visible(world, user) if c["id"] == command_id), None)
    if command is None:
        raise Rejected("This command does not exist any more, or you may not use it.")
    if channel.kind is ChannelType.DM:
        if "guild_id" in command or 1 not in (command["contexts"] or [1]):
            raise Rejected("This command cannot be used in direct messages.")
    elif not world.guilds[channel.guild_id].has_bot or command.get("guild_id") not in (None, str(channel.guild_id)):
        raise Rejected("This server does not have this command.")
    named: list[str] = []
    data: Json = {
        "id": command["id"],
        "name": command["name"],
        "type": command["type"],
        "options": _given(world, command, options or [], named, completing=completing),
    }
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    if named:
        data["resolved"] = resolved(world, channel, named)
    return data


def _given(world: World, holder: Json, sent: Any, named: list[str], *, completing: bool) -> list[Json]:
    if not isinstance(sent, list) or not all(isinstance(one, dict) for one in sent):
        raise Rejected("Options are a list of objects.")
    known = {option["name"]: option for option in holder.get("options") or []}
    nested = any(option["type"] in NESTING for option in known.values())
    if nested and len(sent) != 1:
        raise Rejected("Choose one subcommand.")
    result = []
    for one in sent:
        option = known.get(str(one.get("name")))
        if option is None:
            raise Rejected(f"There is no option {one.get('name')}.")
        body: Json = {"name": option["name"], "type": option["type"]}
        if option["type"] in NESTING:
            body["options"] = _given(world, option, one.get("options") or [], named, completing=completing)
        else:
            focused = completing and one.get("focused") is True
            body["value"] = _value(option, one.get("value"), focused=focused)
            if focused:
                body["focused"] = True
            elif option["type"] in (*ENTITIES, Option.ATTACHMENT):
                named.append(body["value"])
            if option["type"] == Option.ATTACHMENT and world.file(as_snowflake(body["value"])) is None:
                raise Rejected("This file is not there any more.")
        result.append(body)
    given = {one["name"] for one in result}
    if not completing:
        for option in known.values():
            if option.get("required") and option["name"] not in given:
                raise Rejected(f"The option {option['name']} is required.")
    return result


def _value(option: Json, value: Any, *, focused: bool) -> Any:
    if focused:
        if not option.get("autocomplete"):
            raise Rejected(f"The option {option['name']} offers no completion.")
        return "" if value is None else str(value)
    kind = Option(option["type"])
    name = option["name"]
    wanted = PYTHON_TYPES.get(kind, str)
    if not isinstance(value, wanted) or (isinstance(value, bool) and kind is not Option.BOOLEAN):
        raise Rejected(f"The option {name} takes another kind of value.")
    choices = option.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise Rejected(f"The option {name} has no choice {value}.")
    size = len(value) if isinstance(value, str) else value
    keys = ("min_length", "max_length") if kind is Option.STRING else ("min_value", "max_value")
    low, high = option.get(keys[0]), option.get(keys[1])
    if kind in PYTHON_TYPES and ((low is not None and size < low) or (high is not None and size > high)):
        raise Rejected(f"The option {name} takes from {low} to {high}.")
    return value
