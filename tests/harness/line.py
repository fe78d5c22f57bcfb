"""A line to a PostgreSQL server that can be cut: what is said is held back, and nobody is told."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

from tests.harness.postgres import ROLE

MOST = 2**16
"""Bytes carried at a time."""


class Line:
    """Carries what is said on a port of the loopback address to a socket in a folder, and back."""

    def __init__(self, socket: Path) -> None:
        self._socket = socket
        self._whole = asyncio.Event()
        self._whole.set()
        self.port = 0

    def address(self, database: str, role: str = ROLE) -> str:
        return f"postgresql://{role}@127.0.0.1:{self.port}/{database}"

    @contextmanager
    def cut(self) -> Iterator[None]:
        """Carry nothing while the context lasts: who connects hears nothing, and nobody is hung up on.

        What was said meanwhile is carried after that.
        """
        self._whole.clear()
        try:
            yield
        finally:
            self._whole.set()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Line]:
        """Carry what is said while the context lasts."""
        tasks: set[asyncio.Task[None]] = set()

        def connected(reader: StreamReader, writer: StreamWriter) -> None:
            task = asyncio.ensure_future(self._carry_both(reader, writer))
            tasks.add(task)
            task.add_done_callback(tasks.discard)

        server = await asyncio.start_server(connected, "127.0.0.1")
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _carry_both(self, reader: StreamReader, writer: StreamWriter) -> None:
        try:
            await self._whole.wait()
            there, back = await asyncio.open_unix_connection(str(self._socket))
            try:
                await asyncio.gather(self._carry(reader, back), self._carry(there, writer))
            finally:
                back.close()
        except OSError:
            pass  # the server is down: whoever rang is hung up on
        finally:
            writer.close()

    async def _carry(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Carry one direction until its speaker hangs up; then the other side is hung up on, too."""
        with suppress(ConnectionError):
            while said := await reader.read(MOST):
                await self._whole.wait()
                writer.write(said)
                await writer.drain()
        await self._whole.wait()
        writer.close()
