"""The files that a message shows already: Discord keeps them through an edit that names them, and nothing is sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord


class Kept:
    """A file that a message keeps, as discord.py takes it for an edit; Discord needs no more than its id."""

    def __init__(self, attachment_id: int) -> None:
        self._id = attachment_id

    def to_dict(self) -> dict[str, Any]:
        return {"id": str(self._id)}


def kept_by(message: discord.Message) -> Sequence[Kept]:
    """The files that the components of a message show, in their order.

    Discord does not list them among the message's attachments.
    """
    return [Kept(one.attachment_id) for one in _media(message.components) if one.attachment_id is not None]


def _media(components: Any) -> Iterator[discord.UnfurledMediaItem]:
    for component in components:
        match component:
            case discord.MediaGalleryComponent(items=items):
                yield from (item.media for item in items)
            case discord.FileComponent(media=media):
                yield media
            case _:
                yield from _media(getattr(component, "children", ()))
