"""`python -m bot play` as a newcomer starts it: what it says, what a fall of either side does, how it ends."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sandbox.person import Person
from tests.harness.house import PATIENCE, ROOT, tell
from tests.harness.playing import is_table, plays, press, table_of


@asynccontextmanager
async def playing(folder: Path, port: int = 0) -> AsyncIterator[tuple[asyncio.subprocess.Process, str]]:
    """Start it in a folder of its own; yields the process and the page's address."""
    environment = {name: value for name, value in os.environ.items() if name != "SANDBOX_URL"}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", "play", "--no-browser", "--port", str(port),
        cwd=folder,
        env={**environment, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "a.real.token", "COMPUTER_PAUSE": "0.05"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        yield process, await said(process)
    finally:
        if process.returncode is None:
            tell(process, signal.SIGTERM)
            await asyncio.wait_for(process.wait(), PATIENCE)


async def said(process: asyncio.subprocess.Process) -> str:
    """The address that it prints, "" when it prints none."""
    assert process.stdout is not None
    while line := await asyncio.wait_for(process.stdout.readline(), PATIENCE):
        if b"Tapis is at" in line:
            return line.decode().split()[-1]
    return ""


def children(process: asyncio.subprocess.Process) -> dict[str, int]:
    """The processes it started, by module."""
    listed = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    commands = {int(pid): Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0") for pid in listed}
    return {command[2].decode(): pid for pid, command in commands.items()}


def lives(pid: int) -> bool:
    """Tell whether a process still runs."""
    return Path(f"/proc/{pid}").exists()


async def test_play_survives_falls_and_goes_on_the_next_day(tmp_path: Path) -> None:
    async with playing(tmp_path) as (process, url):
        async with Person(url, "Ada", timeout=PATIENCE) as ada:
            await ada.wait_until(lambda: ada.bot_online)
            await ada.wait_command("table")
            opened = (await ada.slash("table new", game="claim", computers=1)).message
            table = table_of(opened)
            await press(ada, opened, "start")
            os.kill(children(process)["bot"], signal.SIGKILL)
            await ada.wait_until(lambda: not ada.bot_online)
            await ada.wait_until(lambda: ada.bot_online)
            assert plays((await ada.slash("hand")).message) is not None
            os.kill(children(process)["sandbox"], signal.SIGKILL)
        await asyncio.sleep(1.5)
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    ada = Person(url, "Ada", timeout=PATIENCE)
                    await ada.open()
                    break
                except OSError:
                    await asyncio.sleep(0.2)
        back = await ada.wait_for(is_table)
        await ada.wait_command("table")
        assert table_of(back) == table
        await ada.close()
        tell(process, signal.SIGINT)
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
        assert process.stderr is not None
        errors = (await process.stderr.read()).decode()
        assert "the bot ended (-9); starting it again" in errors
        assert "the sandbox ended (-9); starting it again" in errors
        assert "Traceback" not in errors
        assert "a.real.token" not in errors

    port = int(url.rpartition(":")[2])  # each port has a database of its own
    async with playing(tmp_path, port) as (_, url), Person(url, "Ada", timeout=PATIENCE) as ada:
        back = await ada.wait_for(is_table)
        assert table_of(back) == table


async def test_play_told_to_end_again_and_again_leaves_nothing_running(tmp_path: Path) -> None:
    # A terminal, make and a supervisor may each pass the signal on.
    async with playing(tmp_path) as (process, url):
        async with Person(url, "Ada", timeout=PATIENCE) as ada:
            await ada.wait_until(lambda: ada.bot_online)
            started = children(process)
            for _ in range(20):
                tell(process, signal.SIGTERM)
                await asyncio.sleep(0.01)
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
        assert len(started) == 2
        assert not [name for name, pid in started.items() if lives(pid)]


async def test_play_on_a_port_that_is_taken_says_so_and_ends(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        async with playing(tmp_path, other.getsockname()[1]) as (process, url):
            assert not url
            assert await asyncio.wait_for(process.wait(), PATIENCE) == 1
            assert process.stderr is not None
            lines = (await process.stderr.read()).decode().strip().splitlines()
    assert len(lines) == 1
    assert "taken" in lines[0]
    assert not (tmp_path / "data").exists()
