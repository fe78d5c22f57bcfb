"""One door for every click, menu and form.

A click is answered from its custom_id alone, so it works after a restart and after days. Everything in it is
treated as hostile: it is parsed whole or not at all, the table is looked up on the server it was clicked on, and the
table service proves seat, revision, turn and legality again.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import discord
import structlog

from bot.archive import Archive
from bot.clicks import Click, Verb, read
from bot.courier import Answer, Courier, How, give, in_time, on_private_message
from bot.league import League
from bot.preferences import Preferences
from bot.screens import (
    DETAILS,
    follow,
    hand_screen,
    log_screen,
    my_setting,
    my_settings_screen,
    notice_screen,
    options_form,
    record_screen,
    resign_screen,
    rules_screen,
    server_setting,
    server_settings_screen,
    table_screen,
)
from bot.screens.message import Form, Screen
from bot.tables.errors import BadRequest, NotAllowed, NotSeated, Refused, Stale, TableError
from bot.tables.model import Look, Person
from bot.tables.service import TableService
from bot.text import Words, clean_name, language, words_for
from bot.throttle import Throttle
from games.engine import Text, text
from persistence.errors import StoreError

log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Press:
    """One click with everything that is known of it: who, where, what, and the reader's language."""

    click: Click
    values: tuple[str, ...]
    fields: Mapping[str, str]
    who: Person
    guild_id: int
    channel_id: int
    key: int
    words: Words
    private: bool
    """The click was made on a message that only the clicker sees."""
    message_id: int | None
    """The message that was clicked."""
    submitted: bool
    """The click sends a form off."""

    @property
    def table_id(self) -> str:
        """The table meant; clicks without one name a table that does not exist."""
        return self.click.table or "-"


Handler: TypeAlias = Callable[[Press], Awaitable[Answer]]


def person_of(interaction: discord.Interaction) -> Person:
    """Return who clicked or typed, with the permission Discord sent along with this very interaction."""
    name = clean_name(interaction.user.display_name)
    return Person(interaction.user.id, name, manages=interaction.permissions.manage_guild)


class Router:
    """Reads clicks, asks the table service, and answers with a screen."""

    def __init__(
        self,
        service: TableService,
        league: League,
        preferences: Preferences,
        courier: Courier,
        throttle: Throttle,
        *,
        archive: Archive,
    ) -> None:
        self._service = service
        self._league = league
        self._preferences = preferences
        self._courier = courier
        self._throttle = throttle
        self._archive = archive
        self._handlers: dict[Verb, Handler] = {
            Verb.JOIN: self._lobby(service_join),
            Verb.LEAVE: self._lobby(service_leave),
            Verb.ADD: self._lobby(service_add),
            Verb.START: self._lobby(service_start),
            Verb.CLOSE: self._lobby(service_close),
            Verb.OPTIONS: self._options,
            Verb.HAND: self._hand,
            Verb.PICK: self._pick,
            Verb.PLAY: self._pick,
            Verb.RESIGN: self._resign,
            Verb.LOG: self._log,
            Verb.RULES: self._rules,
            Verb.PAGE: self._rules,
            Verb.REMATCH: self._rematch,
            Verb.VERIFY: self._verify,
            Verb.RECORD: self._record,
            Verb.REPLAY: self._replay,
            Verb.FORGET: self._forget,
            Verb.BOARD: self._board,
            Verb.SEASON: self._season,
            Verb.SETTING: self._setting,
        }

    async def press(self, interaction: discord.Interaction) -> None:
        """Answer a component or a form, whatever it carries."""
        await self.answer(interaction, lambda words: self._answer(interaction, words))

    async def answer(self, interaction: discord.Interaction, work: Callable[[Words], Awaitable[Answer]]) -> None:
        """Do the work and give its answer; every failure becomes one sentence. The outermost handler of all."""
        words = words_for(str(interaction.locale))

        async def in_their_words() -> Answer:
            nonlocal words
            words = await self._preferences.words_of(interaction)
            return await work(words)

        try:
            answer = await in_time(interaction, in_their_words())
        except TableError as error:
            answer = Answer(notice_screen(error.reason, words))
        except StoreError as error:
            log.warning("store refused", error=str(error))
            answer = Answer(notice_screen(text("table-unavailable"), words))
        except Exception:
            incident = secrets.token_hex(4)
            log.exception("request failed", incident=incident)
            answer = Answer(notice_screen(text("error-unexpected", incident=incident), words))
        if interaction.response.is_done():
            answer = _late(answer, words)
        delivered = await give(interaction, answer)
        if delivered.how is None:
            return
        if answer.hand_of is not None:
            self._courier.hand_opened(answer.hand_of[0], interaction, answer.hand_of[1])
        if answer.table is not None and delivered.how is answer.how:
            self._courier.soon(self._courier.table_shown(*answer.table, message_id=delivered.message_id))

    async def _answer(self, interaction: discord.Interaction, words: Words) -> Answer:
        custom_id, values, fields = _contents(interaction)
        click = read(custom_id)
        if click is None:
            return Answer(notice_screen(text("error-unknown-button"), words))
        if interaction.guild_id is None:
            return Answer(notice_screen(text("error-server-only"), words))
        if not self._throttle.allows(interaction.user.id):
            return Answer(notice_screen(text("error-too-fast"), words))
        press = Press(
            click,
            values,
            fields,
            person_of(interaction),
            interaction.guild_id,
            interaction.channel_id or 0,
            interaction.id,
            words,
            private=on_private_message(interaction),
            message_id=None if interaction.message is None else interaction.message.id,
            submitted=interaction.type is discord.InteractionType.modal_submit,
        )
        return await self._handlers[click.verb](press)

    # Lobby.

    def _lobby(self, deed: Deed) -> Handler:
        """Return the handler of a button of the public table; its answer is the table itself, drawn anew."""

        async def handle(press: Press) -> Answer:
            await deed(self._service, press)
            return await self._table(press)

        return handle

    async def _table(self, press: Press) -> Answer:
        look = await self._service.look(press.table_id, press.guild_id, None)
        if press.message_id is None or press.message_id != look.table.message_id:
            return self._page(press, notice_screen(text("table-done"), press.words))
        words = await self._preferences.public_words(press.guild_id)
        return Answer(table_screen(look, words), How.UPDATE, table=(look.table.id, look.table.revision))

    async def _options(self, press: Press) -> Answer:
        if press.submitted:
            await self._service.configure(press.table_id, press.who, press.guild_id, press.fields, press.key)
            return await self._table(press)
        table = (await self._service.look(press.table_id, press.guild_id, None)).table
        if not press.who.manages and press.who.id != table.opener_id:
            raise NotAllowed  # rather than after the form has been filled in
        return Answer(options_form(table, press.words))

    async def _rematch(self, press: Press) -> Answer:
        done = await self._service.rematch(press.table_id, press.who, press.guild_id, press.key)
        look = await self._service.look(done.table_id, press.guild_id, None)
        words = await self._preferences.public_words(press.guild_id)
        return Answer(table_screen(look, words), How.PUBLIC, table=(look.table.id, look.table.revision))

    # Hand.

    async def _hand(self, press: Press) -> Answer:
        look = await self._service.look(press.table_id, press.guild_id, press.who.id)
        return self._hand_answer(press, look, detailed=press.click.rest == DETAILS)

    def _hand_answer(
        self,
        press: Press,
        look: Look,
        *,
        path: tuple[str, ...] = (),
        notice: Text | None = None,
        confirm: bool = False,
        detailed: bool = False,
    ) -> Answer:
        if look.seat is None:
            raise NotSeated
        screen = hand_screen(look, press.words, path=path, notice=notice, confirm=confirm, detailed=detailed)
        how = How.UPDATE if press.private else How.PRIVATE
        return Answer(screen, how, hand_of=(look.table.id, look.table.revision))

    async def _pick(self, press: Press) -> Answer:
        """Walk one step down the tree of choices, or play when the path is whole."""
        look = await self._service.look(press.table_id, press.guild_id, press.who.id)
        if look.seat is None:
            raise NotSeated
        if look.asked_at is None or not look.asked_at <= press.click.revision <= look.table.revision:
            return self._hand_answer(press, look, notice=text("table-stale"))
        path = (*press.click.rest.split(), *press.values)
        step = follow(look, path)
        if step.blocked is not None:
            return self._hand_answer(press, look, path=step.path, notice=step.blocked)
        if step.notation is None:
            return self._hand_answer(press, look, path=step.path)
        if press.click.verb is Verb.PICK and (await self._preferences.of_person(press.who.id)).confirm:
            return self._hand_answer(press, look, path=path, confirm=True)
        notice = None
        try:
            await self._service.act(
                press.table_id, press.who, press.guild_id, press.click.revision, step.notation, press.key
            )
        except (Stale, Refused) as error:
            notice = error.reason
        look = await self._service.look(press.table_id, press.guild_id, press.who.id)
        return self._hand_answer(press, look, notice=notice)

    async def _resign(self, press: Press) -> Answer:
        look = await self._service.look(press.table_id, press.guild_id, press.who.id)
        if press.click.rest != "yes":
            if look.seat is None:
                raise NotSeated
            return self._page(press, resign_screen(look, press.words))
        await self._service.resign(press.table_id, press.who, press.guild_id, press.key)
        return self._page(press, notice_screen(text("table-you-resigned"), press.words))

    # Reading.

    async def _log(self, press: Press) -> Answer:
        look = await self._service.look(press.table_id, press.guild_id, press.who.id)
        happened = await self._service.history(press.table_id, press.guild_id, press.who.id)
        page = int(press.click.rest) if press.click.rest.isdecimal() else None
        return self._page(press, log_screen(look, happened, press.words, page=page))

    async def _rules(self, press: Press) -> Answer:
        game, _, section = (press.values[0] if press.values else press.click.rest).partition("/")
        return self._page(press, rules_screen(game, section or None, press.words))

    async def _verify(self, press: Press) -> Answer:
        return self._page(press, await self._archive.proof(press.table_id, press.guild_id, press.words))

    async def _record(self, press: Press) -> Answer:
        record = await self._service.record(press.table_id, press.guild_id)
        return Answer(record_screen(press.table_id, record, press.words))

    async def _replay(self, press: Press) -> Answer:
        screen = await self._archive.turn(
            press.table_id, press.guild_id, press.who.id, press.words, rest=press.click.rest, values=press.values
        )
        return self._page(press, screen)

    async def _forget(self, press: Press) -> Answer:
        sure = press.click.rest == "yes"
        return self._page(press, await self._archive.forget(press.who, press.words, sure=sure))

    async def _board(self, press: Press) -> Answer:
        chosen = press.values[0] if press.values else None
        rest = press.click.rest
        return self._page(press, await self._league.turn_board(press.guild_id, press.who, press.words, rest, chosen))

    async def _season(self, press: Press) -> Answer:
        return self._page(
            press, await self._league.turn_season(press.guild_id, press.who, press.words, press.click.rest)
        )

    async def _setting(self, press: Press) -> Answer:
        scope, _, name = press.click.rest.partition("/")
        value = press.values[0] if press.values else ""
        words = press.words
        screen = None
        if scope == "me":
            own = my_setting(name, value)
            if own is not None:
                mine = await self._preferences.change_person(press.who.id, **own)
                screen = my_settings_screen(mine, replace(words, locale=language(mine.locale or words.locale)))
        elif scope == "server":
            if not press.who.manages:
                raise NotAllowed(text("error-managers-only"))
            changes = server_setting(name, value)
            if changes is not None:
                ours = await self._preferences.change_server(press.guild_id, **changes)
                await self._league.seasons.now(press.guild_id)
                screen = server_settings_screen(ours, words, press.channel_id)
        if screen is None:
            raise BadRequest(text("error-unknown-button"))
        return self._page(press, screen)

    def _page(self, press: Press, screen: Screen) -> Answer:
        """Show a private page: in place when the clicked message is already theirs, else as a new private message."""
        return Answer(screen, How.UPDATE if press.private else How.PRIVATE)


Deed: TypeAlias = Callable[[TableService, Press], Awaitable[object]]


async def service_join(service: TableService, press: Press) -> None:
    """Sit down."""
    await service.join(press.table_id, press.who, press.guild_id, None, press.key)


async def service_leave(service: TableService, press: Press) -> None:
    """Stand up."""
    await service.leave(press.table_id, press.who, press.guild_id, press.key)


async def service_add(service: TableService, press: Press) -> None:
    """Let a computer player sit down; the click names its strength."""
    await service.add_computer(press.table_id, press.who, press.guild_id, press.click.rest or "casual", press.key)


async def service_start(service: TableService, press: Press) -> None:
    """Begin the game."""
    await service.start(press.table_id, press.who, press.guild_id, press.key)


async def service_close(service: TableService, press: Press) -> None:
    """Close the table without a result."""
    await service.close(press.table_id, press.who, press.guild_id, press.key)


def _late(answer: Answer, words: Words) -> Answer:
    """Return what can still be shown after a "wait": no form, and no table in place of the clicked one."""
    if isinstance(answer.screen, Form):
        return Answer(notice_screen(text("error-slow"), words))
    if answer.table is not None and answer.how is How.UPDATE:
        return Answer(notice_screen(text("table-done"), words))  # the courier draws the table
    return answer


def _contents(interaction: discord.Interaction) -> tuple[str, tuple[str, ...], dict[str, str]]:
    """Return custom_id, menu values and form fields, as far as they have the shape that Discord documents."""
    data: Any = interaction.data or {}
    fields: dict[str, str] = {}
    for part in data.get("components", ()):
        inner = part.get("component", {})
        value = inner.get("value") or next(iter(inner.get("values", ())), "")
        if "custom_id" in inner:
            fields[inner["custom_id"]] = value
    return str(data.get("custom_id", "")), tuple(data.get("values", ())), fields
