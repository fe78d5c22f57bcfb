"""A short game by keyboard, as the screen reader Orca reads it in Chromium: `python -m tests.browser.by_ear`.

Writes the transcript below the introduction of docs/by-ear.md. Needs Debian's packages `orca at-spi2-core
speech-dispatcher dbus xvfb` and Chromium, and some minutes. Nothing is heard: Orca notes in its log what it speaks.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.async_api import Page, async_playwright
from playwright.async_api import TimeoutError as PlaywrightTimeoutError

from tests.browser.conftest import FLAGS, chromium
from tests.harness.house import House

DOCUMENT = Path("docs/by-ear.md")
HEADING = "## A game as Orca reads it"
ABOUT = """
Monster Tricks, one round against a computer player, by keyboard alone: Orca {orca} in {browser}, in
the sandbox's page. `python -m tests.browser.by_ear` made this transcript. What was typed stands after `>`,
and the lines below it are what Orca spoke.
"""
LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
QUIET, LONGEST = 1.5, 20.0
"""Seconds of silence after which a step is over, and after which it is over anyhow."""
MOST_PLAYS = 60
SILENT: Any = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
_SPEECH = re.compile(r"SPEECH OUTPUT: '(.*)'(?: ?\{.*\})?$", re.DOTALL)
_ENTRY = re.compile(r"^\d\d:\d\d:\d\d\.\d+ - ", re.MULTILINE)


@dataclass(slots=True)
class Ear:
    """A page that is read aloud, and everything that was typed and heard."""

    page: Page
    log: Path
    heard: list[str] = field(default_factory=list)
    _read: int = 0

    async def listen(self) -> list[str]:
        """The utterances that are spoken until it is quiet."""
        begun = changed = time.monotonic()
        size = -1
        while time.monotonic() - changed < QUIET and time.monotonic() - begun < LONGEST:
            await asyncio.sleep(0.1)
            if (now := self.log.stat().st_size) != size:
                size, changed = now, time.monotonic()
        said = self.log.read_text(encoding="utf-8", errors="replace")[self._read :]
        self._read += len(said)
        found = [_SPEECH.search(entry.rstrip()) for entry in _ENTRY.split(said)]
        return [" ".join(one[1].split()) for one in found if one is not None and one[1].strip()]

    async def do(self, line: str, *keys: str, typed: str = "", until: str = "") -> None:
        """Insert a line, press keys, and note what is spoken then, after what was `typed` before.

        `until`: listen on until this word is heard.
        """
        await self.page.keyboard.insert_text(line)
        for key in keys:
            await asyncio.sleep(0.4)
            await self.page.keyboard.press(key)
        said = await self.listen()
        begun = time.monotonic()
        while until and until not in "".join(said) and time.monotonic() - begun < LONGEST:
            said += await self.listen()
        line = typed + line
        self.heard += [f"> {' '.join([*([f'`{line}`'] if line else []), *(f'*{key}*' for key in keys)])}", ""]
        self.heard += [f"{one}  " for one in dict.fromkeys(said)] + [""]


@contextmanager
def running(*commands: list[str], env: dict[str, str]) -> Iterator[None]:
    """Run programs for a while, each a moment after the one before."""
    started = []
    try:
        for command in commands:
            started.append(subprocess.Popen(command, env=env, **SILENT))  # noqa: S603
            time.sleep(3)
        yield
    finally:
        for process in reversed(started):
            process.terminate()
            process.wait()


def desktop(folder: Path) -> tuple[dict[str, str], list[subprocess.Popen[str]]]:
    """Start a screen nobody sees and a bus for assistive technology; return their environment and processes."""
    read, write = os.pipe()
    screen = subprocess.Popen(  # noqa: S603
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1000x800x24"],  # noqa: S607
        pass_fds=[write],
        text=True,
    )
    number = os.read(read, 16).decode().strip()
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--print-address=1", "--nofork"],  # noqa: S607
        stdout=subprocess.PIPE,
        text=True,
    )
    address = bus.stdout.readline().strip() if bus.stdout else ""
    home = {name: str(folder / name.lower()) for name in ("HOME", "XDG_RUNTIME_DIR")}
    for path in home.values():
        Path(path).mkdir(mode=0o700)
    env = {**os.environ, **home, "DISPLAY": f":{number}", "DBUS_SESSION_BUS_ADDRESS": address, "LANG": "C.UTF-8"}
    return env, [bus, screen]


async def played(ear: Ear) -> None:
    """Play from the lobby to the result."""
    page = ear.page
    await page.locator(".channel", has_text="card-table").click()
    await page.locator(".composer textarea").focus()
    await ear.listen()
    await ear.do("/settings me text-mode: True", "Enter", "Enter")
    await ear.do("/table new game: Monster Tricks form: short computers: 1 seats: 2", "Enter", "Enter")
    await ear.do("/table start", "Enter", "Enter")
    await ear.do("/hand", "Enter", "Enter")
    for _ in range(MOST_PLAYS):
        await page.keyboard.type("/play card:")
        offered = page.locator("#suggestions [role=option]")
        with suppress(PlaywrightTimeoutError):
            await offered.first.wait_for(timeout=3000)
        if await offered.count():
            await ear.do("", "Enter", "Enter", typed="/play card:")
        else:
            await ear.do("", "Escape", "Control+a", "Backspace", typed="/play card:")
            await ear.do("/hand", "Enter", "Enter")
        last = await page.locator(".message.ephemeral").last.inner_text()
        if "the result" in last or "Rematch" in last:
            break
    await ear.do("/rules game: Monster Tricks", "Enter", "Enter")
    await ear.do("/hand", "Enter", "Enter", until="result")


async def main() -> None:
    path = chromium()
    if path is None or any(shutil.which(one) is None for one in ("orca", "Xvfb", "dbus-daemon")):
        sys.exit("install chromium, orca, at-spi2-core, speech-dispatcher, dbus and xvfb")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        env, processes = desktop(folder)
        try:
            ear = await heard(folder, env, path)
        finally:
            for process in processes:
                process.terminate()
                process.wait()
    write(ear, path)


def write(transcript: list[str], browser: str) -> None:
    """Put the transcript below the introduction."""
    orca, chrome = (_version(program) for program in ("orca", browser))
    before = DOCUMENT.read_text(encoding="utf-8").partition(HEADING)[0].rstrip()
    about = ABOUT.format(orca=orca.split()[-1], browser=chrome.split(" built")[0].strip())
    DOCUMENT.write_text("\n".join([before, "", HEADING, about, *transcript]).rstrip() + "\n", encoding="utf-8")


def _version(program: str) -> str:
    return subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout  # noqa: S603


async def heard(folder: Path, env: dict[str, str], path: str) -> list[str]:
    """The transcript of one game."""
    log, profile = folder / "orca.log", folder / "chromium"
    house = folder / "house"
    house.mkdir()
    async with House(house, pause=0.5) as running_house, async_playwright() as playwright:
        flags = [*FLAGS, "--force-renderer-accessibility", "--remote-debugging-port=0", f"--user-data-dir={profile}"]
        page_of = [path, *flags, "--window-size=1000,800", f"{running_house.url}/?user=ada"]
        with running(
            [LAUNCHER, "--launch-immediately", "--screen-reader=1", "--a11y=1"],
            ["orca", "--replace", f"--debug-file={log}"],
            page_of,
            env=env,
        ):
            port = (profile / "DevToolsActivePort").read_text().splitlines()[0]
            browser = await playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
            page = browser.contexts[0].pages[0]
            await page.bring_to_front()
            ear = Ear(page, log)
            await played(ear)
            return ear.heard


if __name__ == "__main__":
    asyncio.run(main())
