"""Processes beside the bot, for work that would keep its event loop from answering.

A worker's process does one thing after another. The first of them starts it, the next one starts another after it has
died, and a thing that takes too long is its last. It ends with the bot, however that ends: its input closes, or an
alarm rings. What it is asked and what it answers travel pickled, so work is a function of a module or a method of a
value, and whatever it needs stands in its arguments.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields
from functools import cache
from io import BytesIO
from operator import attrgetter
from typing import Any, BinaryIO, ParamSpec, TypeVar

import structlog

log = structlog.get_logger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

RESPITE = 5.0
"""Seconds for which nothing is asked of a worker that was lost: one that cannot start would only be waited for."""
SECRETS = frozenset({"DISCORD_TOKEN", "DATABASE_URL", "POSTGRES_PASSWORD", "PGPASSWORD"})
"""Settings that a worker has no use for: it neither calls Discord nor reads the database."""
LENGTH = 4
"""Bytes before each message that say how long it is."""


class WorkerLost(Exception):
    """The process died, took too long or could not be started."""


class WorkFailed(Exception):
    """The work raised something; the text says where, as `wordless` does."""


class Worker:
    """A process that works for its owner. `patience`: seconds that one thing may take; `nice`: as of `os.nice`."""

    def __init__(self, *, patience: float, nice: int = 0, respite: float = RESPITE) -> None:
        self._patience = patience
        self._nice = nice
        self._respite = respite
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()
        self._rests_until = 0.0
        self._stopped = False

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of the work. Raises `WorkerLost` or `WorkFailed`; cancelling the call ends the process."""
        asked = packed((work, args, kwargs))
        async with self._turn:
            if self._stopped or time.monotonic() < self._rests_until:
                raise WorkerLost("resting")
            try:
                async with asyncio.timeout(self._patience):
                    answer = await self._asked(asked)
            except (OSError, EOFError) as error:
                await self._lose()
                self._rests_until = time.monotonic() + self._respite
                if not self._stopped:
                    log.warning("worker lost", error=type(error).__name__)
                raise WorkerLost(type(error).__name__) from error
            except BaseException:
                await self._lose()  # its answer would be taken for the next one's
                raise
        done, value = pickle.loads(answer)  # noqa: S301 - our own process
        if not done:
            raise WorkFailed(value)
        found: T = value
        return found

    async def stop(self) -> None:
        """End the process, whatever it is doing; nothing is done any more."""
        self._stopped = True
        if self._process is not None and self._process.returncode is None:
            _kill(self._process)
        async with self._turn:  # those who wait for an answer hear first that none will come
            await self._lose()

    async def _asked(self, asked: bytes) -> bytes:
        if self._process is None or self._process.returncode is not None:
            self._process = await self._started()
        process = self._process
        if self._stopped or process.stdin is None or process.stdout is None:
            raise EOFError
        process.stdin.write(len(asked).to_bytes(LENGTH) + asked)
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH))
        return await process.stdout.readexactly(length)

    async def _started(self) -> asyncio.subprocess.Process:
        environment = {name: value for name, value in os.environ.items() if name not in SECRETS}
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            __name__,
            str(self._nice),
            str(self._patience),
            env=environment,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )

    async def _lose(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            if process.returncode is None:
                _kill(process)
            await process.communicate()


class _Packer(pickle.Pickler):
    """Pickles a frozen value as its class and its fields: a third of the time that dataclasses need by themselves."""

    def reducer_override(self, value: Any) -> Any:
        kind: Any = type(value)
        fields_of = _reader(kind)
        return NotImplemented if fields_of is None else (type(value), fields_of(value))


@cache
def _reader(kind: Any) -> Callable[[Any], tuple[Any, ...]] | None:
    """A reader of such values' fields. None unless the class is frozen and plain, with two fields or more.

    A class that says itself how it is made anew is not plain: cards of a pack are compared by identity.
    """
    params = getattr(kind, "__dataclass_params__", None)
    own = hasattr(kind, "__post_init__") or kind.__reduce__ is not object.__reduce__
    if params is None or not params.frozen or own:
        return None
    of_it = fields(kind)
    if len(of_it) < 2 or any(one.kw_only or not one.init for one in of_it):
        return None
    return attrgetter(*(one.name for one in of_it))


def packed(value: object) -> bytes:
    """As it travels to a worker. Raises what pickle does for anything that cannot."""
    with BytesIO() as file:
        _Packer(file, pickle.HIGHEST_PROTOCOL).dump(value)
        return file.getvalue()


def _kill(process: asyncio.subprocess.Process) -> None:
    """Kill a process that may have ended already.

    `Process.kill` of Python up to 3.13.0 polls first. If the process has just ended, that takes the exit status away
    from asyncio, which then logs a warning and reports 255.
    """
    with suppress(ProcessLookupError):
        os.kill(process.pid, signal.SIGKILL)


def serve(asked: BinaryIO, answers: BinaryIO, patience: float) -> None:
    while head := asked.read(LENGTH):
        signal.setitimer(signal.ITIMER_REAL, patience)  # ends the process, whatever it is doing
        work, args, kwargs = pickle.loads(asked.read(int.from_bytes(head)))  # noqa: S301 - the bot that started us
        answer = pickle.dumps(_answer(work, args, kwargs), pickle.HIGHEST_PROTOCOL)
        signal.setitimer(signal.ITIMER_REAL, 0)
        answers.write(len(answer).to_bytes(LENGTH) + answer)
        answers.flush()


def _answer(work: Callable[..., Any], args: Any, kwargs: Any) -> tuple[bool, Any]:
    try:
        return True, work(*args, **kwargs)
    except Exception as error:  # noqa: BLE001 - whatever work may raise: the one who asked hears of it
        return False, wordless(error)


def wordless(error: BaseException) -> str:
    """An error's kind and traceback for the log, without its own words: those may hold a hidden card."""
    before = error.__cause__ or error.__context__
    here = [*traceback.format_tb(error.__traceback__), type(error).__name__]
    return "".join(here) if before is None else f"{wordless(before)}\n{''.join(here)}"


def main() -> None:
    """Be a worker's process: `python -m bot.workers NICE PATIENCE`."""
    nice, patience = int(sys.argv[1]), float(sys.argv[2])
    for number in (signal.SIGINT, signal.SIGTERM):  # meant for the bot, which ends us when it has no more to ask
        signal.signal(number, signal.SIG_IGN)
    os.nice(nice)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a library prints is no answer
    try:
        serve(sys.stdin.buffer, answers, patience)
    except BrokenPipeError:
        os._exit(0)  # nobody waits for the answer any more, and it cannot be flushed either


if __name__ == "__main__":
    main()
