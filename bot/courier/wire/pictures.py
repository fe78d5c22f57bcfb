"""Pictures on their way out: drawn beside the event loop, one at a time, answers' before tables', and each one once.

A picture that cannot be drawn, or not in time, is said in words: its description tells the same.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext, suppress
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Any, TypeAlias

import discord
import structlog

from bot.art.plan import Plan
from bot.art.results import BoardPlan
from bot.courier.wire.calls import Delivery
from bot.courier.wire.components import every
from bot.latest import Latest
from bot.screens.parts import Attachment, Block, Paragraph, Picture, Screen
from bot.workers import Worker, WorkerLost, WorkFailed, packed

log = structlog.get_logger(__name__)

Draw: TypeAlias = Callable[[Plan], Awaitable[bytes]]
"""Draws one plan. May raise anything."""

Edit: TypeAlias = Callable[[Screen, list[Any]], Awaitable[tuple[Delivery, discord.Message | None]]]
"""Makes one call that puts a screen into a message with these files, new ones and `Kept`."""

MOST_BYTES = 16 * 1024 * 1024
MOST_SHOWN = 2000
"""The number of messages whose files are remembered."""
MOST_FAILED = 100
"""The number of plans remembered as impossible to draw."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A file that a message shows already, as discord.py takes it for an edit: Discord keeps it, nothing is sent."""

    attachment_id: int

    def to_dict(self) -> dict[str, Any]:
        return {"id": str(self.attachment_id)}


def kept_by(message: discord.Message) -> Sequence[Kept]:
    """The files that a message's components show, in order; Discord does not list them among its attachments."""
    media: list[discord.UnfurledMediaItem] = []
    for component in every(message.components):
        if isinstance(component, discord.MediaGalleryComponent):
            media += [item.media for item in component.items]
        elif isinstance(component, discord.FileComponent):
            media.append(component.media)
    return [Kept(one.attachment_id) for one in media if one.attachment_id is not None]


def in_process(worker: Worker) -> Draw:
    """A `Draw` that runs in a worker's process and leaves the interpreter that answers clicks alone."""

    async def draw(plan: Plan) -> bytes:
        return await worker.do(plan.draw)

    return draw


def in_thread() -> Draw:
    thread = ThreadPoolExecutor(1, "drawing")

    async def draw(plan: Plan) -> bytes:
        packed(plan.draw)  # what a process would not take fails here, too
        return await asyncio.get_running_loop().run_in_executor(thread, plan.draw)

    return draw


class _Wanted:
    """A plan whose hash is taken once: a table's has hundreds of values, and it is looked up several times."""

    __slots__ = ("_hash", "plan")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self._hash = hash(plan)

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Wanted) and self.plan == other.plan


class Pictures:
    """Draws pictures and keeps the latest; `patience`: seconds that an answer waits for its own, None for no end."""

    def __init__(self, draw: Draw | None = None, *, patience: float | None = None, most: int = MOST_BYTES) -> None:
        self._draw = draw or in_thread()
        self._patience = patience
        self._most = most
        self._size = 0
        self._done: OrderedDict[_Wanted, bytes] = OrderedDict()
        self._failed: Latest[_Wanted, None] = Latest(MOST_FAILED)
        self._coming: dict[_Wanted, asyncio.Task[bytes | None]] = {}
        self._turn, self._unhurried = asyncio.Lock(), asyncio.Lock()
        self._shown: Latest[int, dict[int, Kept]] = Latest(MOST_SHOWN)
        """The files that messages show, by what is in them."""

    async def put(
        self, message_id: int | None, screen: Screen, edit: Edit, *, hurried: bool = False
    ) -> tuple[Delivery, Screen]:
        """Put a screen into a message. Files that it shows already are not sent again. Return the screen as drawn."""
        drawn, files = await self.drawn(screen, hurried=hurried)
        known = {} if message_id is None else self._shown.pop(message_id, {})
        kept = [known.get(_mark(file), file) for file in files]
        outcome, message = await edit(drawn, kept)
        if outcome is Delivery.REFUSED and kept != files:  # another edit has put others in their place meanwhile
            drawn, files = await self.drawn(screen, hurried=hurried)
            outcome, message = await edit(drawn, files)
        self.note(message, files)
        return outcome, drawn

    def note(self, message: discord.Message | None, files: list[discord.File]) -> None:
        if message is None or not files:
            return
        shown = kept_by(message)
        if len(shown) == len(files):
            self._shown[message.id] = dict(zip(map(_mark, files), shown, strict=True))

    async def drawn(self, screen: Screen, *, hurried: bool = False) -> tuple[Screen, list[discord.File]]:
        """The screen and the files that travel with it; `hurried` where somebody waits for an answer."""
        files: list[discord.File] = []
        until = asyncio.get_running_loop().time() + self._patience if hurried and self._patience is not None else None

        async def shown(block: Block) -> Block:
            match block:
                case Picture(name=name, plan=plan, alt=alt):
                    png = await self._png(_Wanted(plan), until)
                    if png is None:
                        return Paragraph(alt)
                    files.append(discord.File(BytesIO(png), name, description=alt))
                case Attachment(name=name, data=data):
                    files.append(discord.File(BytesIO(data), name))
                case _:
                    pass
            return block

        return replace(screen, blocks=tuple([await shown(block) for block in screen.blocks])), files

    def late(self, wanted: Screen, drawn: Screen) -> bool:
        """Tell whether words stand where a picture will be ready in a while."""
        missing = [one for one in wanted.blocks if isinstance(one, Picture) and one not in drawn.blocks]
        return any(_Wanted(one.plan) not in self._failed for one in missing)

    async def begin(self, plans: Iterable[Plan] = ()) -> None:
        """Draw something before anybody waits for it: the first drawing starts a process and loads fonts.

        The `plans` show all cards: each is drawn once, and is ready when a picture needs it.
        """
        await self._png(_Wanted(BoardPlan("", ())), None)
        for plan in plans:
            with suppress(Exception):  # what cannot be drawn is logged when somebody asks for it
                await self._in_turn(plan, hurried=False)

    async def _png(self, plan: _Wanted, until: float | None) -> bytes | None:
        """The picture, None where there is none by then (the loop's time).

        A second request for one that is being drawn waits for that one.
        """
        done = self._done.get(plan)
        if done is not None:
            self._done.move_to_end(plan)
            return done
        if plan in self._failed:
            return None
        coming = self._coming.get(plan)
        if coming is None:
            coming = self._coming[plan] = asyncio.ensure_future(self._tried(plan, hurried=until is not None))
        try:
            async with asyncio.timeout_at(until):
                return await asyncio.shield(coming)
        except TimeoutError:
            log.warning("picture not in time")
            return None

    async def _tried(self, plan: _Wanted, *, hurried: bool) -> bytes | None:
        try:
            png = await self._in_turn(plan.plan, hurried=hurried)
        except WorkerLost:  # it may have been this plan's fault, or another's, or the machine's
            return None
        except Exception as error:  # what drawing may raise: it would raise it again
            why = str(error) if isinstance(error, WorkFailed) else ""
            log.exception("picture not drawn", why=why)
            self._failed[plan] = None
            return None
        else:
            self._keep(plan, png)
            return png
        finally:
            del self._coming[plan]

    async def _in_turn(self, plan: Plan, *, hurried: bool) -> bytes:
        """A drawing. An urgent one waits for at most two others that are not."""
        # Of those that are not urgent, only one waits for the next turn.
        async with nullcontext() if hurried else self._unhurried, self._turn:
            return await self._draw(plan)

    def _keep(self, plan: _Wanted, png: bytes) -> None:
        self._done[plan] = png
        self._size += len(png)
        while self._size > self._most:
            _, oldest = self._done.popitem(last=False)
            self._size -= len(oldest)


def _mark(file: discord.File) -> int:
    """The same for the same name and content. It is not copied: it is the kept bytes, which know their hash."""
    file.fp.seek(0)
    found = hash((file.filename, file.fp.read()))
    file.fp.seek(0)
    return found
