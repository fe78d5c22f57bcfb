"""The action for each click, menu and form.

A click is answered from its custom_id alone, so it works after a restart and after days. Everything in it is treated
as hostile: it is parsed whole or not at all, and what it names is proved again by the action.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any, Concatenate, ParamSpec, TypeAlias

import discord
import structlog
from structlog.contextvars import bound_contextvars

from bot.actions import Actions, Request
from bot.clicks import DETAILS, Click, Verb, read
from bot.courier import Answer
from bot.entrance import Entrance
from bot.screens.table import WORD
from bot.tables import verbs
from bot.tables.entries import Motion
from bot.tables.errors import BadRequest
from bot.tables.verbs import Verb as Deed
from games.engine import text

log = structlog.get_logger(__name__)

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Press:
    """One click with what came along: values of a menu, fields of a form (`submitted`)."""

    interaction: discord.Interaction
    click: Click
    values: tuple[str, ...]
    fields: Mapping[str, str]
    submitted: bool

    @property
    def table(self) -> str:
        """The table meant; clicks without one name a table that does not exist."""
        return self.click.table or "-"

    @property
    def rest(self) -> str:
        return self.click.rest

    @property
    def value(self) -> str | None:
        return self.values[0] if self.values else None


Route: TypeAlias = Callable[[Press], Awaitable[None]]


def _counting(rest: str) -> Deed:
    return verbs.stop_counting() if rest == "stop" else verbs.count_down()


class Router:
    def __init__(self, entrance: Entrance, actions: Actions) -> None:
        self._entrance = entrance
        self._actions = actions
        tables, hands, deeds, replays = actions.tables, actions.hands, actions.deeds, actions.replays
        self._routes: dict[Verb, Route] = {
            Verb.NEW: lambda press: self._do(press, hands.deal, press.rest),
            Verb.SEATS: lambda press: self._do(press, tables.seats, press.value or press.rest),
            Verb.HELP: lambda press: self._do(press, actions.reading.help),
            Verb.LIST: lambda press: self._do(press, tables.turn_list, press.rest),
            Verb.JOIN: lambda press: self._deed(press, verbs.join()),
            Verb.DECLINE: lambda press: self._deed(press, verbs.decline()),
            Verb.AGAIN: lambda press: self._do(press, tables.same_again),
            Verb.LEAVE: lambda press: self._deed(press, verbs.leave()),
            Verb.ADD: self._add,
            Verb.START: lambda press: self._deed(press, verbs.start()),
            Verb.COUNT: lambda press: self._deed(press, _counting(press.rest)),
            Verb.FORM: lambda press: self._deed(press, verbs.choose_form(short=press.rest != "whole")),
            Verb.MORE: lambda press: self._do(press, tables.more, press.table),
            Verb.KICK: self._kick,
            Verb.CLOSE: lambda press: self._do(press, deeds.close, press.table, sure=press.rest == "yes"),
            Verb.WORD: self._word,
            Verb.OPTIONS: self._options,
            Verb.HAND: lambda press: self._do(press, hands.open, press.table, detailed=press.rest == DETAILS),
            Verb.CARD: lambda press: self._do(press, hands.open, press.table),
            Verb.CHOOSE: self._choose,
            Verb.PICK: self._pick,
            Verb.PLAY: self._pick,
            Verb.UNDO: lambda press: self._deed(press, verbs.undo()),
            Verb.RESIGN: lambda press: self._do(press, deeds.resign, press.table, sure=press.rest == "yes"),
            Verb.BACK: lambda press: self._deed(press, verbs.come_back()),
            Verb.CALL: lambda press: self._do(press, deeds.call, press.table),
            Verb.VOTE: self._vote,
            Verb.BALLOT: self._ballot,
            Verb.SIT: self._sit,
            Verb.PAUSE: lambda press: self._deed(press, verbs.pause()),
            Verb.RESUME: lambda press: self._deed(press, verbs.resume()),
            Verb.WATCH: lambda press: self._do(press, hands.watch, press.table),
            Verb.TEACH: self._teach,
            Verb.HIDE: lambda press: self._deed(press, verbs.hide_hand()),
            Verb.HINT: lambda press: self._do(press, hands.hint, press.table),
            Verb.LOG: lambda press: self._do(press, hands.log, press.table, _number(press.rest)),
            Verb.RULES: self._rules,
            Verb.PAGE: self._rules,
            Verb.REMATCH: lambda press: self._do(press, hands.rematch, press.table),
            Verb.SCORE: lambda press: self._do(press, hands.score, press.table),
            Verb.VERIFY: lambda press: self._do(press, replays.prove, press.table),
            Verb.RECORD: lambda press: self._do(press, replays.record, press.table),
            Verb.REPLAY: lambda press: self._do(press, replays.turn, press.table, press.rest, press.values),
            Verb.REVIEW: lambda press: self._do(press, actions.reviews.turn, press.table, press.rest, press.value),
            Verb.PUZZLE: lambda press: self._do(press, actions.puzzles.turn, press.rest, press.value),
            Verb.SHARE: lambda press: self._do(press, actions.sharing.share, press.table, press.rest),
            Verb.STUDY: lambda press: self._do(press, actions.study.turn, press.table, press.rest, press.value),
            Verb.CHALLENGE: lambda press: self._do(press, actions.challenges.click, press.table, press.rest),
            Verb.FORGET: lambda press: self._do(press, actions.privacy.forget, sure=press.rest == "yes"),
            Verb.BOARD: lambda press: self._do(press, actions.league.turn_board, press.rest, press.value),
            Verb.STATS: lambda press: self._do(press, actions.league.turn_career, press.rest),
            Verb.SEASON: self._season,
            Verb.DAILY: self._daily,
            Verb.CONTEST: lambda press: self._do(press, actions.contests.click, press.rest),
            Verb.UNBLOCK: lambda press: self._do(press, actions.blocks.lift, press.value or ""),
            Verb.SETTING: self._setting,
        }

    async def press(self, interaction: discord.Interaction) -> None:
        try:
            await self._press(interaction)
        except Exception:  # what fails before or after an action, which answers for itself
            incident = secrets.token_hex(4)
            log.exception("click failed", incident=incident)
            await self._entrance.apologise(interaction, text("error-unexpected", incident=incident))

    async def _press(self, interaction: discord.Interaction) -> None:
        custom_id, values, fields = _contents(interaction)
        click = read(custom_id)
        if click is None:
            await self._entrance.answer(interaction, _unknown)
            return
        submitted = interaction.type is discord.InteractionType.modal_submit
        with bound_contextvars(**({} if click.table is None else {"table": click.table})):
            await self._routes[click.verb](Press(interaction, click, values, fields, submitted))

    async def _do(
        self,
        press: Press,
        action: Callable[Concatenate[Request, P], Awaitable[Answer]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        await self._entrance.answer(press.interaction, action, *args, **kwargs)

    async def _deed(self, press: Press, verb: Deed) -> None:
        await self._do(press, self._actions.deeds.do, press.table, verb)

    async def _kick(self, press: Press) -> None:
        seat, _, word = press.rest.partition("/")
        if seat.isdecimal():
            await self._do(press, self._actions.deeds.send_away, press.table, int(seat), sure=word == "yes")
        else:
            await self._do(press, _unknown)

    async def _add(self, press: Press) -> None:
        if press.rest:
            await self._deed(press, verbs.add_computer(press.rest))
        else:
            await self._do(press, self._actions.tables.ask_level, press.table)

    async def _vote(self, press: Press) -> None:
        name, _, more = press.rest.partition("/")
        propose = self._actions.deeds.propose
        if name in list(Motion) and (more.isdecimal() or more in {"", "yes"}):
            about = int(more) if more.isdecimal() else None
            await self._do(press, propose, press.table, Motion(name), about, sure=more == "yes")
        else:
            await self._do(press, _unknown)

    async def _ballot(self, press: Press) -> None:
        word, _, since = press.rest.partition("/")
        if word in {"yes", "no"} and since.isdecimal():
            await self._do(press, self._actions.deeds.vote, press.table, agrees=word == "yes", vote=int(since))
        else:
            await self._do(press, _unknown)

    async def _sit(self, press: Press) -> None:
        if press.rest.isdecimal():
            await self._do(press, self._actions.deeds.take_seat, press.table, int(press.rest))
        else:
            await self._do(press, _unknown)

    async def _word(self, press: Press) -> None:
        if press.submitted:
            await self._deed(press, verbs.give_word(press.fields.get(WORD, "")))
        else:
            await self._do(press, self._actions.tables.ask_word, press.table)

    async def _options(self, press: Press) -> None:
        if press.submitted:
            await self._do(press, self._actions.tables.configure, press.table, press.fields)
        else:
            await self._do(press, self._actions.tables.ask_options, press.table, press.rest)

    async def _choose(self, press: Press) -> None:
        card = press.rest.partition("/")[2]
        await self._do(press, self._actions.hands.choose, press.table, None if card == "-" else card)

    async def _pick(self, press: Press) -> None:
        path = (*press.rest.split(), *press.values)
        meant = press.click.verb is Verb.PLAY
        await self._do(press, self._actions.hands.pick, press.table, press.click.revision, path, meant=meant)

    async def _teach(self, press: Press) -> None:
        if press.click.table is None:
            await self._do(press, self._actions.hands.teach, press.rest)
        else:
            await self._deed(press, verbs.skip_lesson())

    async def _rules(self, press: Press) -> None:
        game, _, section = (press.value or press.rest).partition("/")
        click = press.click
        hand = None if click.table is None else Click(Verb.HAND, click.table, click.revision)
        await self._do(press, self._actions.reading.rules, game, section, hand)

    async def _season(self, press: Press) -> None:
        match press.rest.split("/"):
            case ["show", number]:
                await self._do(press, self._actions.league.season, number)
            case ["points", number]:
                await self._do(press, self._actions.league.points, number)
            case ["end", number, started_at] if number.isdecimal() and started_at.isdecimal():
                await self._do(press, self._actions.league.end, int(number), int(started_at))
            case _:
                await self._do(press, _unknown)

    async def _daily(self, press: Press) -> None:
        daily = self._actions.daily
        what, _, written = press.rest.partition("/")
        shown = {
            "day": daily.show,
            "play": daily.play,
            "board": daily.board,
            "share": daily.share,
            "verify": daily.prove,
            "promise": daily.promise,
        }
        day = _day(written)
        if not press.rest:
            await self._do(press, daily.show)
        elif what == "watch" and press.value is not None:
            await self._do(press, self._actions.replays.replay, press.value)
        elif what in shown and day is not None:
            await self._do(press, shown[what], day)
        else:
            await self._do(press, _unknown)

    async def _setting(self, press: Press) -> None:
        scope, _, name = press.rest.partition("/")
        chosen = {
            "me": self._actions.settings.choose_for_me,
            "server": self._actions.settings.choose_for_server,
            "setup": self._actions.settings.choose_in_setup,
        }
        if scope in chosen:
            await self._do(press, chosen[scope], name, press.value or "")
        else:
            await self._do(press, _unknown)


async def _unknown(request: Request) -> Answer:
    """Answer a click that no button of ours makes."""
    del request
    raise BadRequest(text("error-unknown-button"))


def _day(written: str) -> date | None:
    try:
        return date.fromisoformat(written)
    except ValueError:
        return None


def _number(rest: str) -> int | None:
    return int(rest) if rest.isdecimal() else None


def _contents(interaction: discord.Interaction) -> tuple[str, tuple[str, ...], dict[str, str]]:
    """Custom_id, menu values and form fields, as far as they have the shape that Discord documents."""
    data: Any = interaction.data or {}
    fields: dict[str, str] = {}
    for part in data.get("components", ()):
        inner = part.get("component", {})
        value = inner.get("value") or next(iter(inner.get("values", ())), "")
        if "custom_id" in inner:
            fields[inner["custom_id"]] = value
    return str(data.get("custom_id", "")), tuple(data.get("values", ())), fields
