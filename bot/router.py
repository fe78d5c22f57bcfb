"""The action for each click, menu and form. They may be forged: they are parsed here, and actions prove them again."""

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
"""Reads what was pressed. Raises `LookupError` or `ValueError` for what no button of ours says."""


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
            Verb.AGAIN: lambda press: self._do(press, tables.same_again, press.click.table),
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
            Verb.SIT: lambda press: self._do(press, deeds.take_seat, press.table, _number(press.rest)),
            Verb.PAUSE: lambda press: self._deed(press, verbs.pause()),
            Verb.RESUME: lambda press: self._deed(press, verbs.resume()),
            Verb.WATCH: lambda press: self._do(press, hands.watch, press.table),
            Verb.TEACH: self._teach,
            Verb.HIDE: lambda press: self._deed(press, verbs.hide_hand()),
            Verb.HINT: lambda press: self._do(press, hands.hint, press.table),
            Verb.LOG: lambda press: self._do(press, hands.log, press.table, _page(press.rest)),
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
        press, route = Press(interaction, click, values, fields, submitted), self._routes[click.verb]
        try:
            answering = route(press)
        except (LookupError, ValueError):
            answering = self._do(press, _unknown)
        with bound_contextvars(**({} if click.table is None else {"table": click.table})):
            await answering

    async def _do(
        self,
        press: Press,
        action: Callable[Concatenate[Request, P], Awaitable[Answer]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        await self._entrance.answer(press.interaction, action, *args, **kwargs)

    def _deed(self, press: Press, verb: Deed) -> Awaitable[None]:
        return self._do(press, self._actions.deeds.do, press.table, verb)

    def _kick(self, press: Press) -> Awaitable[None]:
        seat, _, word = press.rest.partition("/")
        return self._do(press, self._actions.deeds.send_away, press.table, _number(seat), sure=word == "yes")

    def _add(self, press: Press) -> Awaitable[None]:
        if press.rest:
            return self._deed(press, verbs.add_computer(press.rest))
        return self._do(press, self._actions.tables.ask_level, press.table)

    def _vote(self, press: Press) -> Awaitable[None]:
        name, _, more = press.rest.partition("/")
        about = None if more in {"", "yes"} else _number(more)
        return self._do(press, self._actions.deeds.propose, press.table, Motion(name), about, sure=more == "yes")

    def _ballot(self, press: Press) -> Awaitable[None]:
        word, _, since = press.rest.partition("/")
        agrees = {"yes": True, "no": False}[word]
        return self._do(press, self._actions.deeds.vote, press.table, agrees=agrees, vote=_number(since))

    def _word(self, press: Press) -> Awaitable[None]:
        if press.submitted:
            return self._deed(press, verbs.give_word(press.fields.get(WORD, "")))
        return self._do(press, self._actions.tables.ask_word, press.table)

    def _options(self, press: Press) -> Awaitable[None]:
        if press.submitted:
            return self._do(press, self._actions.tables.configure, press.table, press.fields)
        return self._do(press, self._actions.tables.ask_options, press.table, press.rest)

    def _choose(self, press: Press) -> Awaitable[None]:
        card = press.rest.partition("/")[2]
        return self._do(press, self._actions.hands.choose, press.table, None if card == "-" else card)

    def _pick(self, press: Press) -> Awaitable[None]:
        path = (*press.rest.split(), *press.values)
        meant = press.click.verb is Verb.PLAY
        return self._do(press, self._actions.hands.pick, press.table, press.click.revision, path, meant=meant)

    def _teach(self, press: Press) -> Awaitable[None]:
        if press.click.table is None:
            return self._do(press, self._actions.hands.deal, press.rest, lesson=True)
        return self._deed(press, verbs.skip_lesson())

    def _rules(self, press: Press) -> Awaitable[None]:
        game, _, section = (press.value or press.rest).partition("/")
        click = press.click
        hand = None if click.table is None else Click(Verb.HAND, click.table, click.revision)
        return self._do(press, self._actions.reading.rules, game, section, hand)

    def _season(self, press: Press) -> Awaitable[None]:
        league = self._actions.league
        match press.rest.split("/"):
            case ["show", number]:
                return self._do(press, league.season, number)
            case ["points", number]:
                return self._do(press, league.points, number)
            case ["end", number, started_at]:
                return self._do(press, league.end, _number(number), _number(started_at))
        raise ValueError(press.rest)

    def _daily(self, press: Press) -> Awaitable[None]:
        daily = self._actions.daily
        what, _, day = press.rest.partition("/")
        if not press.rest:
            return self._do(press, daily.show)
        if what == "watch" and press.value is not None:
            return self._do(press, self._actions.replays.replay, press.value)
        return self._do(press, daily.turn, what, date.fromisoformat(day))

    def _setting(self, press: Press) -> Awaitable[None]:
        scope, _, name = press.rest.partition("/")
        chosen = {
            "me": self._actions.settings.choose_for_me,
            "server": self._actions.settings.choose_for_server,
            "setup": self._actions.settings.choose_in_setup,
        }
        return self._do(press, chosen[scope], name, press.value or "")


async def _unknown(request: Request) -> Answer:
    del request
    raise BadRequest(text("error-unknown-button"))


def _number(written: str) -> int:
    """Raise `ValueError` unless it is digits alone: `int` takes more."""
    if not written.isdecimal():
        raise ValueError(written)
    return int(written)


def _page(rest: str) -> int | None:
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
