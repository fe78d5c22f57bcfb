"""Connections to PostgreSQL that notice when the server has fallen silent.

A line that is cut, or a server that is frozen, hangs up on nobody: what was asked stays unanswered, and an operating
system takes its time to notice, or never does where something in between holds the line. So who has waited for long
rings the server anew; if it does not even say hello, the connection is given up.
"""

from __future__ import annotations

import socket
from time import monotonic
from typing import Any, TypeVar

import psycopg
from psycopg import OperationalError
from psycopg.abc import PQGen

from persistence.errors import SILENT

T = TypeVar("T")

HELLO = (8).to_bytes(4) + (80877103).to_bytes(4)
"""Asks whether the server speaks TLS (SSLRequest): it answers with one byte, before anybody has said who they are."""
WITHIN = 1.0
"""Seconds in which a server that lives says hello."""


class Connection(psycopg.Connection[Any]):
    """A connection that breaks when the server is silent for longer than `patience` and does not even say hello."""

    patience = 2.0

    def wait(self, gen: PQGen[T], *args: Any, **kwargs: Any) -> T:
        """Wait for the server and return its answer. Raises `OperationalError` if the server falls silent."""
        try:
            return super().wait(self._watched(gen), *args, **kwargs)
        except Silent:
            self.pgconn.finish()
            raise

    def _watched(self, asking: PQGen[T]) -> PQGen[T]:
        since = monotonic()
        try:
            wanted = next(asking)
            while True:
                ready = yield wanted
                if not ready and monotonic() - since > self.patience:
                    if not says_hello(self.info.hostaddr or self.info.host, self.info.port):
                        raise Silent("the server has fallen silent")
                    since = monotonic()
                wanted = asking.send(ready)
        except StopIteration as answer:
            told: T = answer.value
            return told


class Silent(OperationalError):
    """The server said nothing for too long."""

    sqlstate = SILENT


def says_hello(host: str, port: int) -> bool:
    """Tell whether somebody answers there; `host` is an address, a name or the folder of a socket."""
    try:
        with _line(host, port) as line:
            line.sendall(HELLO)
            return bool(line.recv(1))
    except OSError:
        return False


def _line(host: str, port: int) -> socket.socket:
    if not host.startswith("/"):
        return socket.create_connection((host, port), WITHIN)
    line = socket.socket(socket.AF_UNIX)
    line.settimeout(WITHIN)
    line.connect(f"{host}/.s.PGSQL.{port}")
    return line
