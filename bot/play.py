"""`make play`: a sandbox and the bot in it, side by side, each started again when it falls over.

Both are ordinary processes, the bot the very one that runs in production. Killing either is part of the fun: the
bot goes on from its database, the page reconnects.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
import webbrowser
from dataclasses import dataclass, field
from types import FrameType

PATIENCE = 15.0
"""Seconds the sandbox may take to answer."""
PAUSE = 1.0
"""Seconds before a fallen process is started again."""
UNUSABLE = 2
"""A process that ends with this code or 1 within a second could not start at all."""


@dataclass(slots=True)
class Child:
    """One of the two processes."""

    name: str
    command: list[str]
    environment: dict[str, str]
    process: subprocess.Popen[bytes] | None = None
    started: float = field(default=0.0)

    def start(self) -> None:
        """Start it."""
        self.process = subprocess.Popen(self.command, env=self.environment)  # noqa: S603 - our own interpreter
        self.started = time.monotonic()

    def fallen(self) -> int | None:
        """Return the exit code if it has ended."""
        return None if self.process is None else self.process.poll()

    def stop(self) -> None:
        """Ask it to end, and make it."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.terminate()
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()


def play(*, port: int, browser: bool) -> int:
    """Run sandbox and bot until interrupted; returns the exit code."""
    url = f"http://127.0.0.1:{port}"
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    environment |= {"SANDBOX_URL": url, "DISCORD_TOKEN": ""}
    environment.setdefault("DATABASE_URL", "sqlite:///data/play.db")
    environment.setdefault("LOG_LEVEL", "WARNING")
    sandbox = Child("sandbox", [sys.executable, "-m", "sandbox", "--port", str(port)], environment)
    bot = Child("bot", [sys.executable, "-m", "bot", "run"], environment)
    signal.signal(signal.SIGTERM, _interrupt)
    try:
        sandbox.start()
        if not _answers(url, sandbox):
            return sandbox.fallen() or 1
        bot.start()
        sys.stdout.write(f"\n  Tapis is at {url}  —  type /table new in a channel.  Ctrl-C ends it.\n\n")
        sys.stdout.flush()
        if browser and (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform == "darwin"):
            webbrowser.open(url)
        return _watch([sandbox, bot])
    except KeyboardInterrupt:
        return 0
    finally:
        bot.stop()
        sandbox.stop()


def _watch(children: list[Child]) -> int:
    while True:
        time.sleep(0.2)
        for child in children:
            code = child.fallen()
            if code is None:
                continue
            if code in (1, UNUSABLE) and time.monotonic() - child.started < PATIENCE:
                return code  # it has said why
            sys.stderr.write(f"tapis: the {child.name} ended ({code}); starting it again\n")
            time.sleep(PAUSE)
            child.start()


def _answers(url: str, sandbox: Child) -> bool:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and sandbox.fallen() is None:
        try:
            with urllib.request.urlopen(url, timeout=1):  # noqa: S310 - our own loopback address
                return sandbox.fallen() is None
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    return False


def _interrupt(number: int, frame: FrameType | None) -> None:
    del number, frame
    raise KeyboardInterrupt
