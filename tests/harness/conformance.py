"""Checks of calls and events against Discord's official description of its API (`tests/sandbox/openapi`)."""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from jsonschema import Draft202012Validator, FormatChecker, ValidationError
from jsonschema.validators import extend

from sandbox.server import Sandbox
from tests.harness.deviations import KNOWN, Deviation

Json: TypeAlias = dict[str, Any]

FOLDER = Path(__file__).parents[1] / "sandbox" / "openapi"
SHA256 = "8c1d0707ccdf8e380a86dfba04058820a66435c1b69d5ed82e04dd8c0520dd73"
"""Of the file as it was published, version 10 of the API, in July 2026."""
NAME = re.compile(r"\{[^}]*\}")
METHODS = ("get", "post", "put", "patch", "delete")

EVENTS: dict[str, tuple[tuple[str, str], ...]] = {
    "READY": (("user", "UserPIIResponse"),),
    "MESSAGE_CREATE": (("", "MessageResponse"), ("member", "GuildMemberResponse")),
    "MESSAGE_UPDATE": (("", "MessageResponse"), ("member", "GuildMemberResponse")),
    "CHANNEL_CREATE": (("", "GuildChannelResponse"),),
    "CHANNEL_UPDATE": (("", "GuildChannelResponse"),),
    "CHANNEL_DELETE": (("", "GuildChannelResponse"),),
    "THREAD_CREATE": (("", "ThreadResponse"),),
    "THREAD_UPDATE": (("", "ThreadResponse"),),
    "GUILD_CREATE": (
        ("roles/*", "GuildRoleResponse"),
        ("members/*", "GuildMemberResponse"),
        ("channels/*", "GuildChannelResponse"),
        ("threads/*", "ThreadResponse"),
        ("guild_scheduled_events/*", "ExternalScheduledEventResponse"),
    ),
    "GUILD_SCHEDULED_EVENT_CREATE": (("", "ExternalScheduledEventResponse"),),
    "GUILD_SCHEDULED_EVENT_UPDATE": (("", "ExternalScheduledEventResponse"),),
    "GUILD_SCHEDULED_EVENT_DELETE": (("", "ExternalScheduledEventResponse"),),
    "GUILD_MEMBERS_CHUNK": (("members/*", "GuildMemberResponse"),),
    "INTERACTION_CREATE": (
        ("user", "UserResponse"),
        ("member", "GuildMemberResponse"),
        ("message", "MessageResponse"),
        ("data/resolved/users/*", "UserResponse"),
        ("data/resolved/roles/*", "GuildRoleResponse"),
        ("data/resolved/attachments/*", "MessageAttachmentResponse"),
    ),
}
"""Which objects stand where in an event; events themselves are not described."""


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that the description does not allow: in what, where in it, and why."""

    what: str
    path: str
    why: str

    def __str__(self) -> str:
        return f"{self.what}: {self.path or 'as a whole'}: {self.why}"

    def is_known(self, known: Deviation) -> bool:
        fits = (re.fullmatch(wanted, text) for wanted, text in zip(known[:3], self._texts(), strict=True))
        return all(fits)

    def _texts(self) -> tuple[str, str, str]:
        return self.what, self.path, self.why


@cache
def description() -> Json:
    data = gzip.decompress((FOLDER / "openapi.json.gz").read_bytes())
    if hashlib.sha256(data).hexdigest() != SHA256:
        raise RuntimeError("the description is not the one that is pinned")
    found: Json = json.loads(data)
    return found


@cache
def _operations() -> dict[str, Json]:
    """The description of each call. Names in paths are left out, since anybody may choose them."""
    return {
        NAME.sub("{}", f"{method.upper()} {path}"): {"parameters": [], **item[method]}
        for path, item in description()["paths"].items()
        for method in METHODS
        if method in item
    }


def _target(reference: str) -> Json:
    _, *steps = reference.split("/")
    found = description()
    for step in steps:
        found = found[step]
    return found


def _resolved(schema: Json) -> Json:
    return _target(schema["$ref"]) if set(schema) == {"$ref"} else schema


def _reference(validator: Any, name: str, instance: Any, _: Json) -> Iterator[ValidationError]:
    yield from validator.descend(instance, _target(name))


def _union(validator: Any, branches: list[Json], instance: Any, _: Json) -> Iterator[ValidationError]:
    """Choose the branch by what it says of itself, so that a report is about that one."""
    if all("const" in one for one in branches):
        if not any(one["const"] == instance for one in branches):
            yield ValidationError(f"{instance!r} is none of the values that Discord knows")
        return
    fitting = [one for one in map(_resolved, branches) if (instance is None) == (one.get("type") == "null")]
    if isinstance(instance, dict) and len(fitting) > 1:
        named = [one for one in fitting if _names(one, instance.get("type"))]
        fitting = named or fitting
    if len(fitting) == 1:
        yield from validator.descend(instance, fitting[0])
        return
    reports: list[list[ValidationError]] = []
    for one in fitting:
        reports.append(list(validator.descend(instance, one)))
        if not reports[-1]:
            return
    yield from max(reports, key=_reach, default=[ValidationError("fits nothing that may stand here")])


def _reach(report: list[ValidationError]) -> int:
    """Tell how far into the value a report begins: the branch that was meant fits at least the outside."""
    return min(len(error.relative_path) for error in report)


def _names(branch: Json, kind: Any) -> bool:
    own = branch.get("properties", {}).get("type", {})
    return kind in own.get("enum", [own.get("const", ...)])


FORMATS = FormatChecker(formats=())


def _is_int32(value: object) -> bool:
    return not isinstance(value, int) or -(2**31) <= value < 2**31


def _is_a_time(value: object) -> bool:
    return not isinstance(value, str) or datetime.fromisoformat(value).tzinfo is not None


FORMATS.checks("int32")(_is_int32)
FORMATS.checks("date-time", raises=ValueError)(_is_a_time)


Validator = extend(Draft202012Validator, {"$ref": _reference, "oneOf": _union, "anyOf": _union})


@cache
def _named(name: str) -> Any:
    return Validator({"$ref": f"#/components/schemas/{name}"}, format_checker=FORMATS)


@cache
def _of_call(route: str, part: str, status: str) -> Any:
    """The validator for the body of a call, None if no body is described."""
    operation = _operations()[route]
    holder = operation.get("requestBody", {}) if part == "request" else _resolved(operation["responses"][status])
    content = holder.get("content", {})
    schema = (content.get("application/json") or content.get("multipart/form-data") or {}).get("schema")
    return None if schema is None else Validator(schema, format_checker=FORMATS)


def _found(what: str, validator: Any, value: Any) -> Iterator[Finding]:
    for error in validator.iter_errors(value):
        path = "/".join("*" if isinstance(step, int) else str(step) for step in error.absolute_path)
        yield Finding(what, path, _why(error))


def _why(error: ValidationError) -> str:
    match error.validator:
        case "type":
            return f"{type(error.instance).__name__} where {error.validator_value} belongs"
        case "required" | "oneOf" | "anyOf":
            return str(error.message)
        case "maxLength" | "minLength" | "maxItems" | "minItems":
            return f"{error.validator} {error.validator_value}, and it has {len(error.instance)}"
        case _:
            return f"{error.validator} {error.validator_value}, and it is {str(error.instance)[:60]!r}"


def check_call(line: Json, *, refused: bool = True) -> Iterator[Finding]:
    """Check a call: its request, unless it was `refused` and that is of no interest, and its answer."""
    route, status = NAME.sub("{}", line["call"]), line["status"]
    operation = _operations().get(route)
    if operation is None:
        yield Finding(line["call"], "", "Discord does not describe such a call")
        return
    if status >= 500:
        return
    asked = line["sent"] is not None and (refused or status < 400)
    if asked:
        known = {one["name"] for one in operation["parameters"]}
        for name in line["query"]:
            if name not in known:
                yield Finding(f"query of {line['call']}", name, "is not described")
    if asked and (line["sent"] or operation.get("requestBody", {}).get("required")):
        checks = _of_call(route, "request", "")
        if checks is not None:
            yield from _found(f"request {line['call']}", checks, line["sent"])
    what, answers = f"answer {status} of {line['call']}", operation["responses"]
    shown = str(status) if str(status) in answers else f"{status // 100}XX"
    if shown not in answers:
        yield Finding(what, "", f"Discord answers {', '.join(answers)}")
        return
    checks = _of_call(route, "answer", shown)
    if checks is not None:
        yield from _found(what, checks, line["answer"])
    elif line["answer"] is not None:
        yield Finding(what, "", "has a body")


def _picked(value: Any, path: str) -> Iterator[Any]:
    step, _, rest = path.partition("/")
    if not step:
        yield value
    elif step == "*":
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _picked(inner, rest)
    elif step in value:
        yield from _picked(value[step], rest)


def check_event(line: Json) -> Iterator[Finding]:
    name, data = line["event"], line["data"]
    for path, schema in EVENTS.get(name, ()):
        for value in _picked(data, path):
            whole = {**value, "user": data["author"]} if path == "member" and "author" in data else value
            for found in _found(f"event {name}", _named(schema), whole):
                yield Finding(found.what, f"{path}/{found.path}".strip("/"), found.why)


def check(lines: Iterable[str], *, refused: bool = True) -> Iterator[Finding]:
    """Check recorded lines and tell each finding once."""
    told: set[Finding] = set()
    for text in dict.fromkeys(lines):
        line = json.loads(text)
        found = check_call(line, refused=refused) if "call" in line else check_event(line)
        for one in found:
            if one not in told:
                told.add(one)
                yield one


def hold(lines: Iterable[str], *, refused: bool = True) -> None:
    """Fail where lines show something that Discord does not describe and that is not known."""
    found = [str(one) for one in check(lines, refused=refused) if not any(map(one.is_known, KNOWN))]
    if found:
        raise AssertionError("not as Discord describes it:\n" + "\n".join(sorted(found)))


@asynccontextmanager
async def held_sandbox(**options: Any) -> AsyncIterator[Sandbox]:
    """Run a sandbox, and hold what went over its wire against the description when it ends.

    Requests that it refused are not looked at: tests send what is wrong on purpose.
    """
    lines: list[str] = []
    keep: Callable[[str], None] = lines.append
    async with Sandbox(record=keep, **options) as running:
        yield running
    hold(lines, refused=False)
