"""Interactions that no well-behaved client would send: forged clicks and forms, the same one twice, many at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from simcord import interactions as wire
from simcord.backend import serializers
from simcord.results import InteractionResult

from bot.clicks import Verb
from tests.harness.club import sentence

BUTTON, MENU = 2, 3
COMMAND, COMPONENT, FORM = 2, 3, 5


@dataclass(frozen=True, slots=True)
class Forged:
    """One interaction made by hand.

    `values` makes it a menu's, `fields` a form's. It comes `times` times under one id. `locale` is what the person's
    client says its language is.
    """

    person: Any
    message: Any
    custom_id: str
    values: Sequence[str] | None = None
    fields: dict[str, str] | None = None
    times: int = 1
    locale: str = "en-US"

    def data(self) -> dict[str, Any]:
        if self.fields is not None:
            inputs = [{"type": 4, "custom_id": name, "value": value} for name, value in self.fields.items()]
            return {"custom_id": self.custom_id, "components": [{"type": 18, "component": one} for one in inputs]}
        if self.values is not None:
            return {"custom_id": self.custom_id, "component_type": MENU, "values": list(self.values)}
        return {"custom_id": self.custom_id, "component_type": BUTTON}


async def forge(env: Any, *forged: Forged) -> list[InteractionResult]:
    """Deliver the interactions, all before the bot can answer the first, and return what became of each."""
    results = []
    backend = env.backend
    for one in forged:
        stored = backend.get_message(one.message.channel_id, one.message.id)
        record, payload = wire.base_payload(
            backend,
            type=COMPONENT if one.fields is None else FORM,
            channel_id=stored.channel_id,
            guild_id=one.person.guild.id,
            user_id=one.person.id,
            data=one.data(),
        )
        record.source_message_id = stored.id
        payload |= {"message": dict(serializers.message_payload(backend, stored)), "locale": one.locale}
        for _ in range(one.times):
            backend.emit("INTERACTION_CREATE", payload)
        results.append(InteractionResult(env, record))
    await env.settle()
    return results


WITHOUT_A_TABLE = frozenset(
    {
        Verb.NEW,
        Verb.SEATS,
        Verb.HELP,
        Verb.LIST,
        Verb.AGAIN,
        Verb.RULES,
        Verb.PAGE,
        Verb.FORGET,
        Verb.BOARD,
        Verb.STATS,
        Verb.SEASON,
        Verb.DAILY,
        Verb.CONTEST,
        Verb.PUZZLE,
        Verb.UNBLOCK,
        Verb.SETTING,
    }
)
"""Verbs that are about no table, or about its game alone."""
RESTS = {
    Verb.ADD: ("", "casual"),
    Verb.KICK: ("0", "0/yes"),
    Verb.CHOOSE: ("0/x", "0/-"),
    Verb.TEACH: ("",),
    Verb.VOTE: ("pause", "abandon", "abandon/yes", "replace/0"),
    Verb.BALLOT: ("yes/1", "no/1"),
    Verb.SIT: ("0",),
    Verb.REPLAY: ("", "0.0"),
    Verb.REVIEW: ("", "0.0"),
    Verb.STUDY: (),
    Verb.CHALLENGE: ("", "play", "end"),
    Verb.SHARE: ("", "0.t"),
}


async def told_apart(env: Any, person: Any, message: Any, table_id: str) -> list[str]:
    """The clicks that answer somebody otherwise about a table than about one that there is not."""
    ways = [(verb, rest) for verb in Verb if verb not in WITHOUT_A_TABLE for rest in RESTS.get(verb, ("", "yes"))]

    async def told_of(table: str) -> list[str]:
        clicks = (Forged(person, message, f"1:{verb}:{table}:1:{rest}") for verb, rest in ways)
        return [sentence(answer) for answer in await forge(env, *clicks)]

    return [
        f"{verb}:{rest}"
        for (verb, rest), here, nowhere in zip(ways, await told_of(table_id), await told_of("aaaaaaaa"), strict=True)
        if here != nowhere or not ("no such table" in here or "Manage Server" in here)
    ]


_TYPES = {str: 3, int: 4, bool: 5}


async def type_command(club: Any, person: Any, *path: str, times: int = 1, **options: Any) -> InteractionResult:
    """Send a slash command whose values no client has held against what is offered, `times` times under one id."""
    given = [{"name": name, "type": _TYPES[type(value)], "value": value} for name, value in options.items()]
    root, leaf = path
    command = next(
        one
        for one in club.env.backend.visible_commands(user_id=person.id, channel_id=club.channel.id)
        if one["name"] == root
    )
    data = {"id": command["id"], "name": root, "type": 1, "options": [{"name": leaf, "type": 1, "options": given}]}
    record, payload = wire.base_payload(
        club.env.backend,
        type=COMMAND,
        channel_id=club.channel.id,
        guild_id=person.guild.id,
        user_id=person.id,
        data=data,
    )
    for _ in range(times):
        club.env.backend.emit("INTERACTION_CREATE", payload)
    await club.env.settle()
    return InteractionResult(club.env, record)
