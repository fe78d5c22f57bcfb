"""From a screen to Discord's Components V2.

The views made here are stopped before they are sent: discord.py keeps nothing of them in memory, and every click
comes to the router, before and after a restart.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.screens import parts

_WRITABLE = [discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.public_thread]
"""The kinds of channels that a picker offers."""

COLOURED = "\N{VARIATION SELECTOR-16}"
JOINER = "\N{ZERO WIDTH JOINER}"

Item: TypeAlias = ui.Item[Any]


def every(components: Any) -> Iterator[Any]:
    """The components of a message that Discord sent, and those within them."""
    for component in components:
        yield component
        yield from every(getattr(component, "children", ()))


def view_of(screen: parts.Screen) -> ui.LayoutView:
    """The screen as a stopped view, ready to send; texts too long for Discord are cut. Needs an event loop."""
    screen = parts.shortened(screen)
    view = ui.LayoutView(timeout=None)
    if screen.blocks:
        framed = [_item(block) for block in screen.blocks]
        view.add_item(ui.Container(*framed, accent_colour=screen.accent))
    view.stop()
    return view


def _item(block: parts.Block) -> Item:
    match block:
        case parts.Paragraph(text):
            return ui.TextDisplay(text)
        case parts.Rule():
            return ui.Separator()
        case parts.Row(buttons):
            return ui.ActionRow(*(_button(button) for button in buttons))
        case parts.Menu():
            return ui.ActionRow(_menu(block))
        case parts.Picker():
            return ui.ActionRow(_picker(block))
        case parts.Picture(name=name, alt=alt):
            return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{name}", description=alt))
        case parts.Attachment(name=name):
            return ui.File(f"attachment://{name}")


def _emoji(sign: str | None) -> discord.PartialEmoji | None:
    """A control's picture as Discord's own table has it: a lone sign has no selector that asks for colours."""
    if sign is None:
        return None
    return discord.PartialEmoji.from_str(sign if JOINER in sign else sign.removesuffix(COLOURED))


def _button(button: parts.Button) -> ui.Button[Any]:
    return ui.Button(
        custom_id=button.id,
        label=button.label or None,
        style=discord.ButtonStyle[button.style],
        emoji=_emoji(button.emoji),
        disabled=button.disabled,
    )


def _menu(menu: parts.Menu) -> ui.Select[Any]:
    return ui.Select(
        custom_id=menu.id,
        placeholder=menu.placeholder,
        min_values=menu.least,
        max_values=menu.most,
        options=[
            discord.SelectOption(
                label=option.label,
                value=option.value,
                description=option.description,
                emoji=_emoji(option.emoji),
                default=option.chosen,
            )
            for option in menu.options
        ],
    )


def _picker(picker: parts.Picker) -> Item:
    kind = discord.SelectDefaultValueType(picker.kind.value)
    chosen = [] if picker.chosen is None else [discord.SelectDefaultValue(id=picker.chosen, type=kind)]
    about: dict[str, Any] = {"custom_id": picker.id, "placeholder": picker.placeholder, "min_values": 0}
    if picker.kind is parts.Kind.ROLE:
        return ui.RoleSelect(**about, default_values=chosen)
    return ui.ChannelSelect(**about, default_values=chosen, channel_types=_WRITABLE)


def form_of(form: parts.Form) -> ui.Modal:
    modal = ui.Modal(title=form.title, custom_id=form.id, timeout=None)
    for field in form.fields:
        modal.add_item(ui.Label(text=field.label, description=field.description, component=_input(field)))
    modal.stop()
    return modal


def _input(field: parts.Field) -> ui.Item[Any]:
    if field.options:
        return _menu(parts.Menu(field.id, field.options, field.label))
    return ui.TextInput(custom_id=field.id, max_length=field.longest)
