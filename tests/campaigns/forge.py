"""Attack the bot over the wire: `python -m tests.campaigns.forge --inputs 50000 --seed 1`.

Ada, Bruno and Chloé send the real bot process what no honest client would: clicks that no message offers, with the
buttons of others' hands among them, each sometimes twice at once; menus, forms, commands, completions and files with
nonsense in them. Every input must be answered, no answer may speak of an incident, none may show a secret or somebody
else's hand, and in the end the logs must have no gap, the database must be sound and the bot must have logged no error.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import sqlite3
import string
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from bot.clicks import Verb
from sandbox.errors import Json
from sandbox.person import NoAnswer, Person, Refused
from sandbox.seen import Answer, Form, Seen
from tests.harness.house import House
from tests.harness.playing import is_table, press, table_of

CHANNEL = "card-table"
LANES = 3
"""How many inputs of one person are under way at a time."""
RECENT = 15
"""How many messages somebody keeps to click on."""
KEPT = 400
"""How many buttons that somebody saw are remembered, to be pressed by others and with changes."""
TROUBLE = re.compile(r"error +\[|critical +\[|exception|Traceback|never awaited|incident", re.IGNORECASE)
INCIDENT = re.compile(r"on my side|de mon côté", re.IGNORECASE)
_WORDS = (
    "G0 K9 N5 + +G0 ~2 yes 0 -1 ² casual expert claim/phase-1 me/language server/language server/text-mode details"
    " server/threads -/all/points/1 -/1/rating/0 claim/2/wins/² show/1 end/1/5 3.table 0.open 99.1 / : <@1> ../.."
)
RESTS = tuple(_WORDS.split())
VALUES = ("fr", "on", "off", "5", "²", "rating", "UTC", "../UTC", "auto", "everyone", "monthly", "0", "1.table")
SIGNS = string.ascii_letters + string.digits + "éß字🂡\u202e\u0301\u200b*_`~|<>@#:/\\{}$%'\"; "


class ForgeError(AssertionError):
    """A promise was broken."""


@dataclass(slots=True)
class Report:
    inputs: Counter[str] = field(default_factory=Counter)
    refused: int = 0
    unanswered: list[str] = field(default_factory=list)
    slowest: float = 0.0
    tables: int = 0
    entries: int = 0
    warnings: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        kinds = ", ".join(f"{count} {kind}" for kind, count in self.inputs.most_common())
        return (
            f"{self.inputs.total()} forged inputs ({kinds}; {self.refused} refused by Discord's own rules) at "
            f"{self.tables} tables with {self.entries} log entries: nothing lost, nothing leaked, no incident; "
            f"{len(self.unanswered)} unanswered; slowest answer {self.slowest:.2f} s; warnings {dict(self.warnings)}"
        )


async def campaign(folder: Path, inputs: int, seed: int) -> Report:
    """Run a campaign in a folder of its own. Raises `ForgeError`."""
    report = Report()
    async with House(folder) as house, house.people("Ada", "Bruno", "Chloe") as people:
        attack = Attack(house, people, Random(seed), report, inputs)
        await attack.new_table()
        await asyncio.gather(*(attack.run(Lane(person)) for person in people for _ in range(LANES)))
        if house.bot is None or house.bot.returncode is not None:
            raise ForgeError("the bot ended")
        for person in people:
            await _still_answered(person)
    _check_database(house.database, report)
    _check_log(house.log_text(), report)
    return report


@dataclass(frozen=True, slots=True)
class Lane:
    """One of a person's inputs at a time, and the messages that they have to click on: nobody else takes them away."""

    person: Person
    recent: deque[Seen] = field(default_factory=deque)


class Attack:
    """People who send nonsense until enough was sent."""

    def __init__(self, house: House, people: list[Person], chance: Random, report: Report, inputs: int) -> None:
        self._house = house
        self._people = people
        self._chance = chance
        self._report = report
        self._left = inputs
        self._public: Seen | None = None
        self._seen: list[str] = []
        self._tables: list[str] = []
        self._forgotten: set[str] = set()
        self._ways: tuple[tuple[str, int, Callable[[Lane], Coroutine[Any, Any, None]]], ...] = (
            ("clicks", 50, self._click),
            ("double clicks", 10, self._double_click),
            ("menus", 12, self._menu),
            ("commands", 14, self._command),
            ("completions", 8, self._completion),
            ("files", 2, self._file),
            ("forms", 4, self._form),
        )

    async def run(self, lane: Lane) -> None:
        """Send one input after the other."""
        while self._left > 0:
            self._left -= 1
            if self._left % 60 == 0:
                await self.new_table()
            ((kind, _, way),) = self._chance.choices(self._ways, [weight for _, weight, _ in self._ways])
            self._report.inputs[kind] += 1
            begun = time.monotonic()
            try:
                await way(lane)
            except NoAnswer:
                self._report.unanswered.append(kind)
            except Refused:
                self._report.refused += 1
            self._report.slowest = max(self._report.slowest, time.monotonic() - begun)

    async def new_table(self) -> None:
        """Open a table, as people do, so that there is always one under attack; limits and settings may refuse."""
        ada, bruno = self._people[:2]
        try:
            answer = await ada.slash("table new", channel=CHANNEL, game="claim", seats=2)
            if answer.maybe_message is None or not is_table(answer.maybe_message):
                await self._tidy(ada)
                return
            public = answer.maybe_message
            self._tables.append(table_of(public))
            self._public = public
            for custom_id in _ids(public):
                self._remember(custom_id)
            if self._chance.random() < 0.8:
                await press(bruno, public, "join")
                started = await press(ada, public, "start")
                for custom_id in _ids(started):
                    self._remember(custom_id)
        except (Refused, LookupError, TimeoutError):
            return

    async def _tidy(self, ada: Person) -> None:
        """Close what stands in the way of another table."""
        with closing(sqlite3.connect(self._house.database)) as connection:
            alive = connection.execute("SELECT id FROM tables WHERE phase IN ('open', 'running')").fetchall()
        for (table_id,) in alive[:3]:
            await ada.slash("table close", channel=CHANNEL, table=table_id, sure=True)

    # What is sent.

    async def _click(self, lane: Lane) -> None:
        await self._take(lane, await lane.person.forge(self._message(lane), self._custom_id(lane)))

    async def _double_click(self, lane: Lane) -> None:
        message, custom_id = self._message(lane), self._custom_id(lane)
        for answer in await asyncio.gather(
            lane.person.forge(message, custom_id), lane.person.forge(message, custom_id)
        ):
            await self._take(lane, answer)

    async def _menu(self, lane: Lane) -> None:
        values = [self._chance.choice([*VALUES, *RESTS, self._junk(40)]) for _ in range(self._chance.randrange(4))]
        answer = await lane.person.forge(self._message(lane), self._custom_id(lane), *values, component_type=3)
        await self._take(lane, answer)

    async def _command(self, lane: Lane) -> None:
        name, options = self._chance.choice(_leaves(lane.person))
        given = {one["name"]: self._value(lane.person, one) for one in options if one["type"] != 11}
        kept = {
            key: value
            for key, value in given.items()
            if self._chance.random() < 0.6 or any(one["name"] == key and one.get("required") for one in options)
        }
        await self._take(lane, await lane.person.slash(name, kept, channel=CHANNEL))

    async def _completion(self, lane: Lane) -> None:
        completing = [
            (name, one["name"]) for name, options in _leaves(lane.person) for one in options if one.get("autocomplete")
        ]
        name, option = self._chance.choice(completing)
        choices = await lane.person.complete(name, option, self._junk(30), channel=CHANNEL)
        self._hold(json.dumps(choices))

    async def _file(self, lane: Lane) -> None:
        record: dict[str, Any] = {
            "format": 1,
            "game": self._chance.choice(["claim", "poker", ""]),
            "rules_version": self._chance.choice([1, 2, -1, "x"]),
            "seats": [{"name": self._junk(90), "salt": self._junk(40)} for _ in range(self._chance.randrange(17))],
            "commitment": self._chance.choice(["0" * 64, "x", self._junk(64)]),
            "secret": "0" * 64,
            "actions": [[self._chance.randrange(3), self._junk(20)] for _ in range(self._chance.randrange(30))],
        }
        data = json.dumps(record).encode()
        if self._chance.random() < 0.5:
            data = data[: self._chance.randrange(len(data))] + self._chance.randbytes(8)
        name = self._chance.choice(["verify", "replay"])
        await self._take(lane, await lane.person.slash(name, channel=CHANNEL, file=("game.json", data)))

    async def _form(self, lane: Lane) -> None:
        table = self._table()
        custom_id = self._chance.choice([f"1:options:{table}:1:", f"1:word:{table}:1:"])
        answer = await lane.person.forge(self._message(lane), custom_id)
        await self._take(lane, answer)
        if answer.maybe_form is not None:
            form = answer.maybe_form
            fields = {key: self._field(one) for key, one in form.fields.items()}
            await self._take(lane, await lane.person.submit(form, **fields))

    # What it is made of.

    def _message(self, lane: Lane) -> Seen:
        there = [one for one in lane.recent if lane.person.message(one.id)]
        if self._public is not None:
            there.append(self._public)
        return self._chance.choice(there)

    def _custom_id(self, lane: Lane) -> str:
        """What is sent, noted where it may make the bot forget the person."""
        sent = self._any_custom_id()
        if ":forget:" in sent:
            self._forgotten.add(lane.person.id)
        return sent

    def _any_custom_id(self) -> str:
        chance = self._chance
        match chance.randrange(4):
            case 0 if self._seen:
                return chance.choice(self._seen)
            case 1 if self._seen:
                parts = chance.choice(self._seen).split(":")
                parts[chance.randrange(len(parts))] = chance.choice([*RESTS, "1", self._table(), self._junk(12)])
                return ":".join(parts)[:100]
            case 2:
                return self._junk(100)
            case _:
                verb = chance.choice([*Verb, "JOIN", ""])
                revision = chance.choice([str(chance.randrange(40)), "999999999", "٣", "-1"])
                rest = " ".join(chance.choices(RESTS, k=chance.randrange(4)))
                return f"1:{verb}:{self._table()}:{revision}:{rest}"[:100]

    def _table(self) -> str:
        return self._chance.choice([*self._tables[-4:], "-", "aaaaaaaa", "A"])

    def _junk(self, longest: int) -> str:
        return "".join(self._chance.choices(SIGNS, k=self._chance.randint(1, longest)))

    def _value(self, person: Person, option: Json) -> Any:
        chance = self._chance
        if option.get("choices"):
            return chance.choice(option["choices"])["value"]
        match option["type"]:
            case 4:
                return chance.randint(option.get("min_value", -5), option.get("max_value", 50))
            case 5:
                return chance.random() < 0.5
            case 6:
                return chance.choice(self._people).id
            case 7:
                return person.channel_id(CHANNEL)
            case _:
                return chance.choice([self._table(), self._junk(min(60, option.get("max_length", 60))), *VALUES])

    def _field(self, asked: Json) -> Any:
        if asked.get("options"):
            return [self._chance.choice(asked["options"])["value"]]
        return self._junk(min(20, asked.get("max_length", 20)))

    # What comes back.

    async def _take(self, lane: Lane, answer: Answer) -> None:
        person = lane.person
        shown: Seen | Form | None = answer.maybe_message or answer.maybe_form
        if shown is None:
            return
        self._hold(json.dumps(shown.raw if isinstance(shown, Seen) else shown.modal, ensure_ascii=False))
        if not isinstance(shown, Seen):
            return
        for custom_id in _ids(shown):
            self._remember(custom_id)
            parts = custom_id.split(":")
            if parts[:1] == ["1"] and parts[1] in {"pick", "play", "card"} and not self._plays_at(person, parts[2]):
                raise ForgeError(f"{person.me['global_name']} sees cards of {parts[2]} without a seat: {custom_id}")
        lane.recent.append(shown)
        if len(lane.recent) > RECENT and (oldest := lane.recent.popleft()).ephemeral and person.message(oldest.id):
            with suppress(Refused):  # dismissed already
                await person.dismiss(oldest)

    def _hold(self, said: str) -> None:
        if INCIDENT.search(said):
            raise ForgeError(f"an incident: {said}")
        with closing(sqlite3.connect(self._house.database)) as connection:
            kept = connection.execute("SELECT secret FROM tables WHERE phase IN ('open', 'running')").fetchall()
        if any(secret.hex() in said for (secret,) in kept):
            raise ForgeError(f"a secret was told: {said}")

    def _plays_at(self, person: Person, table_id: str) -> bool:
        """Tell whether the person sits there or sat there when the answer was made.

        Where somebody was forgotten a moment ago, by another click, the log has a number below 0 in their place.
        """
        with closing(sqlite3.connect(self._house.database)) as connection:
            sits = "actor_id = ? OR body LIKE ? OR (? AND actor_id < 0)"
            query = f"SELECT count(*) FROM log WHERE table_id = ? AND ({sits})"  # noqa: S608 - nothing from outside
            values = (table_id, int(person.id), f"%{person.id}%", person.id in self._forgotten)
            (count,) = connection.execute(query, values).fetchone()
        return int(count) > 0

    def _remember(self, custom_id: str) -> None:
        self._seen.append(custom_id)
        del self._seen[:-KEPT]


async def _still_answered(person: Person) -> None:
    """Wait until the bot answers an honest question; a busy machine may need several. Raises `ForgeError`."""
    for _ in range(20):
        with suppress(NoAnswer):
            if (await person.slash("turns", channel=CHANNEL)).maybe_message is not None:
                return
    raise ForgeError("the bot answers no longer")


def _ids(message: Seen) -> list[str]:
    return [one.custom_id for one in (*message.buttons, *message.selects) if one.custom_id]


def _leaves(person: Person) -> list[tuple[str, list[Json]]]:
    """Every command that can be sent, by its whole name, with its options."""

    def under(command: Json, name: str) -> list[tuple[str, list[Json]]]:
        options = command.get("options", [])
        deeper = [one for one in options if one["type"] in {1, 2}]
        if not deeper:
            return [(name, options)]
        return [leaf for one in deeper for leaf in under(one, f"{name} {one['name']}")]

    return [leaf for command in person.commands for leaf in under(command, command["name"])]


def _check_database(database: Path, report: Report) -> None:
    with closing(sqlite3.connect(database)) as connection, connection:
        (sound,) = connection.execute("PRAGMA integrity_check").fetchone()
        if sound != "ok":
            raise ForgeError(sound)
        rows = connection.execute("SELECT table_id, count(*), min(seq), max(seq) FROM log GROUP BY table_id").fetchall()
    if torn := [table for table, count, least, most in rows if (least, most) != (1, count)]:
        raise ForgeError(f"the logs of {torn} have gaps")
    report.tables = len(rows)
    report.entries = sum(count for _, count, _, _ in rows)


def _check_log(said: str, report: Report) -> None:
    for line in said.splitlines():
        if TROUBLE.search(line):
            raise ForgeError(f"logged: {line} ({report})")
        if "warning" in line:
            report.warnings[re.sub(r"\s+\w+=.*|^\S+\s+", "", re.sub(r"\x1b\[\d*m", "", line))[:60].strip()] += 1


def main() -> int:
    """Run a campaign from the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.forge", description=__doc__)
    parser.add_argument("--inputs", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(campaign(Path(folder), chosen.inputs, chosen.seed))
    sys.stdout.write(f"{report}\n")
    return 1 if report.unanswered else 0


if __name__ == "__main__":
    sys.exit(main())
