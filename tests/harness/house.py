"""A sandbox and a bot as real processes, for campaigns, benches and the browser: what people run, unmodified."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from aiohttp import ClientError, ClientSession

from sandbox.person import Person
from tests.harness import conformance

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120.0
"""Seconds; a machine that is busy with other things takes its time to start a process."""


def tell(process: asyncio.subprocess.Process, number: signal.Signals) -> None:
    """Send a signal to a process that may have ended.

    `Process.send_signal` of Python up to 3.13.0 polls first. If the process has just ended, that takes the exit status
    away from asyncio, which then reports 255.
    """
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process.pid, number)


async def ended(process: asyncio.subprocess.Process) -> None:
    """Wait until a process has ended and asyncio has closed its transport, which also waits for the pipes' end."""
    await process.communicate()
    await asyncio.sleep(0)


class House:
    """A sandbox on a free port, and a bot with its database in `folder` or at `address`; cards have no emojis.

    Each bot that is started has the next one of `cores` for itself and its helpers, if any are named. In a test, what
    went over the wire is held against Discord's description at the end.
    """

    held = False
    """Whether it is; campaigns run by hand measure without it."""

    def __init__(
        self,
        folder: Path,
        *,
        pause: float = 0.05,
        rate_limits: bool = False,
        address: str | None = None,
        cores: Sequence[int] = (),
        **environment: str,
    ) -> None:
        self.folder = folder
        self.database = folder / "tapis.db"
        self.address = address or f"sqlite:///{self.database}"
        self.url = ""
        self.bot: asyncio.subprocess.Process | None = None
        self._others: list[asyncio.subprocess.Process] = []
        self._sandbox: asyncio.subprocess.Process | None = None
        self._rate_limits = rate_limits
        self._cores = itertools.cycle(cores)
        self.environment = {
            **{name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"},
            "DATABASE_URL": self.address,
            "HEALTH_FILE": str(folder / "health"),
            "EMOJIS_FILE": str(folder / "emojis.json"),
            "CARD_EMOJIS": "false",
            "COMPUTER_PAUSE": str(pause),
            "CLICK_LIMIT": "1000000",
            "SECOND_CLICK": "0",
            "LOG_LEVEL": "WARNING",
            **environment,
        }

    async def __aenter__(self) -> Self:
        try:
            await self.start_sandbox()
            await self.start_bot()
        except BaseException:
            await self.stop()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()
        if self.held and kind is None:
            with self._record.open(encoding="utf-8") as lines:
                await asyncio.to_thread(conformance.hold, lines)

    @property
    def _record(self) -> Path:
        return self.folder / "wire.jsonl"

    async def start_sandbox(self) -> None:
        options = [] if self._rate_limits else ["--no-rate-limits"]
        options += ["--record", str(self._record)] if self.held else []
        self._sandbox = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "sandbox", "--port", "0", *options, cwd=ROOT, stdout=asyncio.subprocess.PIPE
        )
        if self._sandbox.stdout is None:
            raise RuntimeError("no output")
        line = (await asyncio.wait_for(self._sandbox.stdout.readline(), PATIENCE)).decode()
        self.url = line.removeprefix("Sandbox: ").strip()

    async def start_bot(self) -> float:
        """Start the bot, wait until it is connected, and return the seconds that took."""
        begun = time.monotonic()
        self.bot = await self._bot_process()
        async with self.person() as somebody:
            await somebody.wait_until(lambda: somebody.bot_online)
            await somebody.wait_command("table")
        return time.monotonic() - begun

    async def start_another(self, *, skew: float = 0, **environment: str) -> asyncio.subprocess.Process:
        """Start one more bot on the same database, wait until it says that it is ready, and return its process.

        `skew`: seconds by which its clock is ahead.
        """
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        process = await self._bot_process(skew, METRICS_PORT=str(port), **environment)
        self._others.append(process)
        async with ClientSession() as session, asyncio.timeout(PATIENCE):
            while True:
                with contextlib.suppress(ClientError):
                    async with session.get(f"http://127.0.0.1:{port}/ready") as answer:
                        if answer.status == 200:
                            return process
                await asyncio.sleep(0.05)

    async def _bot_process(self, skew: float = 0, **environment: str) -> asyncio.subprocess.Process:
        program = ["tests.harness.skewed", str(skew)] if skew else ["bot"]
        with (self.folder / "bot.log").open("ab") as log:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                *program,
                "run",
                cwd=ROOT,
                env={**self.environment, "SANDBOX_URL": self.url, **environment},
                stdout=log,
                stderr=log,
            )
        if (core := next(self._cores, None)) is not None:
            os.sched_setaffinity(process.pid, {core})
        return process

    async def kill_bot(self) -> None:
        """Pull the plug: SIGKILL, nothing is written any more."""
        if self.bot is not None and self.bot.returncode is None:
            tell(self.bot, signal.SIGKILL)
            await ended(self.bot)

    async def stop(self) -> None:
        """End both processes in order."""
        for process in (*self._others, self.bot, self._sandbox):
            if process is not None:
                tell(process, signal.SIGCONT)
                tell(process, signal.SIGTERM)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(process.wait(), 10)
                tell(process, signal.SIGKILL)
                await ended(process)

    def person(self, name: str = "") -> Person:
        """A person's window, to be opened with `async with`."""
        return Person(self.url, name, timeout=PATIENCE)

    @contextlib.asynccontextmanager
    async def people(self, *names: str) -> AsyncIterator[list[Person]]:
        """Open a window for each of the people named."""
        async with contextlib.AsyncExitStack() as stack:
            yield [await stack.enter_async_context(self.person(name)) for name in names]

    async def counters(self) -> dict[str, Any]:
        async with ClientSession() as session, session.get(f"{self.url}/sandbox/state") as answer:
            found: dict[str, Any] = await answer.json()
            return found

    def worked(self) -> float:
        """The seconds of processor that the bots have used since they were started, without their helpers."""
        fields = (Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self._bots())
        return sum(sum(map(int, one[11:13])) for one in fields) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """The bots' resident memory in MiB, without the processes beside them."""
        lines = (line for pid in self._bots() for line in Path(f"/proc/{pid}/status").read_text().splitlines())
        return sum(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:"))

    def _bots(self) -> list[int]:
        running = (self.bot, *self._others)
        return [process.pid for process in running if process is not None and process.returncode is None]

    def log_text(self) -> str:
        file = self.folder / "bot.log"
        return file.read_text() if file.exists() else ""
