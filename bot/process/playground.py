"""`make play`: a sandbox and the bot in it, ordinary processes, each started again when it falls over or is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
import webbrowser
from dataclasses import dataclass, field
from importlib.util import find_spec
from types import FrameType

from bot.process.settings import SANDBOX_TOKEN

PORT = 7777
"""The sandbox's port where no other is asked for."""
PATIENCE = 15.0
"""Seconds after which a start counts as one that worked."""
PAUSE = 1.0
"""Seconds before a fallen process is started again."""
ENDING = (signal.SIGINT, signal.SIGTERM)
UNUSABLE = (1, 2)
"""A process that ends with one of these codes right after its first start could not start at all."""


@dataclass(slots=True)
class Child:
    name: str
    command: list[str]
    environment: dict[str, str]
    process: subprocess.Popen[bytes] = field(init=False)
    started: float = 0.0

    def start(self, *, listen: bool = False) -> str:
        """Start it and, to `listen`, return the first line it says: "" when it ended instead."""
        out = subprocess.PIPE if listen else subprocess.DEVNULL
        # A process group of its own: Ctrl-C reaches us alone, and we end both in order.
        self.process = subprocess.Popen(  # noqa: S603 - our own interpreter
            self.command, env=self.environment, stdout=out, process_group=0
        )
        self.started = time.monotonic()
        return "" if self.process.stdout is None else self.process.stdout.readline().decode()

    def stop(self) -> None:
        if not self.started or self.process.poll() is not None:
            return
        self.process.terminate()
        try:
            self.process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self.process.kill()


def play(*, port: int, browser: bool) -> int:
    """Run sandbox and bot until interrupted; returns the exit code."""
    if find_spec("sandbox") is None:
        reason = "`play` needs the source tree, and this image holds only the bot: clone it, then `make play`."
        sys.stderr.write(f"tapis: {reason}\n")
        return 1
    environment = {**os.environ, "DISCORD_TOKEN": SANDBOX_TOKEN}
    environment.setdefault("LOG_LEVEL", "WARNING")
    sandbox = Child("sandbox", [sys.executable, "-m", "sandbox", "--port", str(port)], environment)
    bot = Child("bot", [sys.executable, "-m", "bot", "run"], environment)
    for number in ENDING:
        signal.signal(number, _interrupt)
    try:
        url = sandbox.start(listen=True).removeprefix("Sandbox: ").strip()
        if not url:
            return sandbox.process.wait()  # it has said why
        sandbox.command[-1] = at = url.rpartition(":")[2]
        environment["SANDBOX_URL"] = url
        for name, file in kept_at(int(at)).items():
            environment.setdefault(name, file)
        bot.start()
        sys.stdout.write(f"\n  Tapis is at {url}\n  Open it and press a game. Ctrl-C ends it.\n\n")
        sys.stdout.flush()
        if browser and (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform == "darwin"):
            webbrowser.open(url)
        return _watch([sandbox, bot])
    except KeyboardInterrupt:
        return 0
    finally:
        bot.stop()
        sandbox.stop()


def kept_at(port: int) -> dict[str, str]:
    """Where the bot keeps its files: two bots that shared a database would wait for each other."""
    name = "play" if port == PORT else f"play-{port}"
    return {
        "DATABASE_URL": f"sqlite:///data/{name}.db",
        "HEALTH_FILE": f"data/{name}-health",
        "EMOJIS_FILE": f"data/{name}-emojis.json",
    }


def _watch(children: list[Child]) -> int:
    """Start again what falls over; return the exit code of what cannot be started."""
    while True:
        time.sleep(0.2)
        for child in children:
            code = child.process.poll()
            if code is None:
                continue
            if code in UNUSABLE and time.monotonic() - child.started < PATIENCE:
                return code  # it has said why
            sys.stderr.write(f"tapis: the {child.name} ended ({code}); starting it again\n")
            time.sleep(PAUSE)
            child.start()


def _interrupt(number: int, frame: FrameType | None) -> None:
    del number, frame
    # Asked once is enough: a second signal must not keep the children from being ended.
    for one in ENDING:
        signal.signal(one, signal.SIG_IGN)
    raise KeyboardInterrupt
