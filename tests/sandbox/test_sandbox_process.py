"""`python -m sandbox`: its address, its errors, its end."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import http.client
import signal
import socket
import subprocess
import sys

import pytest

from sandbox.__main__ import main
from sandbox.server import Sandbox
from tests.harness.playing import PATIENCE


def test_it_prints_its_address_and_ends_cleanly() -> None:
    command = [sys.executable, "-m", "sandbox", "--port", "0"]
    with subprocess.Popen(  # noqa: S603 - our own interpreter
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        assert run.stderr is not None
        line = run.stdout.readline()
        assert line.startswith("Sandbox: http://127.0.0.1:")
        connection = http.client.HTTPConnection(line.rpartition("/")[2].strip(), timeout=PATIENCE)
        connection.request("GET", "/sandbox/state")
        assert connection.getresponse().status == 200
        connection.close()
        run.send_signal(signal.SIGTERM)
        assert run.wait(PATIENCE) == 0
        assert not run.stderr.read()


def test_a_taken_port_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        monkeypatch.setattr(sys, "argv", ["sandbox", "--port", port])
        assert main() == 1
    assert capsys.readouterr() == ("", f"Port {port} is taken; choose another with --port.\n")


@pytest.mark.parametrize("port", ["70000", "seven", "-1", ""])
def test_a_bad_port_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], port: str
) -> None:
    monkeypatch.setattr(sys, "argv", ["sandbox", f"--port={port}"])
    assert main() == 1
    assert capsys.readouterr() == ("", f"--port takes a number from 0 to 65535, not {port!r}.\n")


async def test_a_connection_that_comes_while_it_stops_is_closed() -> None:
    for rounds in range(6):
        sandbox = Sandbox()
        await sandbox.start()
        host, port = sandbox.url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port))) as late:
            for _ in range(rounds):
                await asyncio.sleep(0)
            await sandbox.stop()
            late.settimeout(PATIENCE)
            with contextlib.suppress(ConnectionResetError):  # it was never accepted
                assert late.recv(1) == b""
    gc.collect()  # a transport that nobody closed fails the test
