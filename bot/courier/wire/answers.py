"""The answer to a click, a command or a form: exactly one, within Discord's three seconds.

Work that takes longer is announced first (a quiet "wait") and delivered afterwards. A path that can show a hand is
never announced in public, because what is announced in public stays public.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable
from contextlib import aclosing
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from typing import Any

import discord
import structlog

from bot.courier.wire.calls import NOBODY, Delivery, SecondTry, call
from bot.courier.wire.components import form_of, view_of
from bot.courier.wire.pictures import Pictures
from bot.screens.parts import Form, Screen
from bot.text import Words

log = structlog.get_logger(__name__)

IN_TIME = 2.0
"""Seconds after which the answer is announced rather than given; Discord waits three."""


class How(Enum):
    PRIVATE = "private"
    """A new message that only the person sees."""
    UPDATE = "update"
    """The clicked message itself."""
    PUBLIC = "public"
    """A new message for everybody."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A screen and where it goes; a form opens over whatever the person was looking at.

    `hand_of` (table, revision): the screen is the person's hand, drawn at that revision. `table` (table, revision):
    it is the table's own message. `then`: what takes its place afterwards, one after another. `rings` is the only role
    that a mention in it may ring.
    """

    screen: Screen | Form
    how: How = How.PRIVATE
    hand_of: tuple[str, int] | None = None
    table: tuple[str, int] | None = None
    then: AsyncGenerator[Screen, None] | None = None
    rings: int | None = None


@dataclass(frozen=True, slots=True)
class Delivered:
    """The outcome of an answer; `late`: words stand where a picture will be ready in a while."""

    how: How | None
    message_id: int | None = None
    late: bool = False
    refused: bool = False
    """Discord will not take it as it is; a plainer answer may still be given."""


def on_private_message(interaction: discord.Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


async def in_time(interaction: discord.Interaction, work: Awaitable[Answer]) -> Answer:
    """The result of the work, announced to Discord when it takes long. Raises the work's own errors."""
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait({task}, timeout=IN_TIME)
    if not done:
        if on_private_message(interaction):
            await call(interaction.response.defer)
        else:
            await call(lambda: interaction.response.defer(ephemeral=True, thinking=True))
    return await task


async def give(interaction: discord.Interaction, answer: Answer, pictures: Pictures) -> Delivered:
    """Send the answer. A late public answer goes to the person alone; the courier draws the table anyway."""
    if isinstance(answer.screen, Form):
        form = answer.screen
        if interaction.response.is_done():
            return Delivered(None)
        outcome, _ = await call(lambda: interaction.response.send_modal(form_of(form)))
        return _delivered(outcome, answer.how)
    late_already = interaction.response.is_done()
    if answer.how is How.UPDATE and (not late_already or on_private_message(interaction)):
        return await _update(interaction, answer, answer.screen, pictures)
    screen, files = await pictures.drawn(answer.screen, hurried=True)
    late = pictures.late(answer.screen, screen)
    if late_already:
        return await _give_late(interaction, screen, files)
    outcome, sent = await call(
        lambda: interaction.response.send_message(
            view=view_of(screen), files=files, ephemeral=answer.how is How.PRIVATE, allowed_mentions=_ringing(answer)
        )
    )
    if outcome is Delivery.LATER and answer.how is How.PUBLIC:
        # Perhaps only the word of it was lost: the message may stand there all the same.
        _, message = await call(interaction.original_response)
        return Delivered(None) if message is None else Delivered(How.PUBLIC, message.id, late)
    if outcome is not Delivery.DONE or sent is None:
        return _delivered(outcome, None)
    pictures.note(_message_of(sent), files)
    return Delivered(answer.how, sent.message_id, late)


async def _update(interaction: discord.Interaction, answer: Answer, wanted: Screen, pictures: Pictures) -> Delivered:
    clicked = None if interaction.message is None else interaction.message.id
    if interaction.response.is_done():
        outcome, _ = await redraw(interaction, wanted, pictures=pictures, message_id=clicked)
        return _delivered(outcome, How.UPDATE)

    async def edit(screen: Screen, files: list[Any]) -> tuple[Delivery, discord.Message | None]:
        outcome, sent = await call(
            lambda: interaction.response.edit_message(view=view_of(screen), attachments=files, allowed_mentions=NOBODY)
        )
        return outcome, _message_of(sent)

    outcome, screen = await pictures.put(clicked, wanted, edit, hurried=True)
    if outcome is Delivery.GONE:  # the clicked message was deleted meanwhile
        return await give(interaction, replace(answer, how=How.PRIVATE), pictures)
    return replace(_delivered(outcome, How.UPDATE), late=pictures.late(wanted, screen))


def _message_of(sent: discord.InteractionCallbackResponse[Any] | None) -> discord.Message | None:
    return sent.resource if sent is not None and isinstance(sent.resource, discord.Message) else None


def _ringing(answer: Answer) -> discord.AllowedMentions:
    if answer.rings is None:
        return NOBODY
    return discord.AllowedMentions(roles=[discord.Object(answer.rings)], everyone=False, users=False)


async def follow(
    interaction: discord.Interaction,
    screens: AsyncGenerator[Screen, None],
    words: Words,
    pictures: Pictures,
    second: SecondTry,
    *,
    message_id: int | None,
) -> None:
    """Put one screen after another where the answer stands, for as long as Discord takes them."""
    edit = partial(redraw, interaction, pictures=pictures, message_id=message_id)
    async with aclosing(screens):
        async for screen in screens:
            outcome, _ = await second.send(screen, words, edit)
            if outcome not in (Delivery.DONE, Delivery.LATER):
                return


async def redraw(
    interaction: discord.Interaction, wanted: Screen, *, pictures: Pictures, message_id: int | None
) -> tuple[Delivery, Screen]:

    async def edit(screen: Screen, files: list[Any]) -> tuple[Delivery, discord.Message | None]:
        return await call(
            lambda: interaction.edit_original_response(view=view_of(screen), attachments=files, allowed_mentions=NOBODY)
        )

    return await pictures.put(message_id, wanted, edit)


async def add(interaction: discord.Interaction, screen: Screen) -> None:
    await call(lambda: interaction.followup.send(view=view_of(screen), ephemeral=True))


async def _give_late(interaction: discord.Interaction, screen: Screen, files: list[discord.File]) -> Delivered:
    if on_private_message(interaction):
        followup, sent = await call(
            lambda: interaction.followup.send(view=view_of(screen), files=files, ephemeral=True, wait=True)
        )
        return _delivered(followup, How.PRIVATE, sent)
    outcome, edited = await call(
        lambda: interaction.edit_original_response(view=view_of(screen), attachments=files, allowed_mentions=NOBODY)
    )
    return _delivered(outcome, How.PRIVATE, edited)


def _delivered(outcome: Delivery, how: How | None, message: discord.Message | None = None) -> Delivered:
    new = None if message is None else message.id
    return Delivered(how if outcome is Delivery.DONE else None, new, refused=outcome is Delivery.REFUSED)
