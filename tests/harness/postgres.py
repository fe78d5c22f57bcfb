"""A PostgreSQL server of our own, where Debian's package `postgresql` is installed."""

from __future__ import annotations

import asyncio
import fcntl
import os
import pwd
import re
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import sleep
from typing import Self
from uuid import uuid4

import psycopg
from sqlalchemy import delete

from persistence.schema import metadata
from persistence.store import Store

MISSING = "PostgreSQL's server is not installed (Debian package postgresql)"
ROLE = "tapis"
QUICK = {"fsync": "off", "full_page_writes": "off", "autovacuum": "off", "shared_buffers": "16MB", "jit": "off"}
"""For tests: what does not outlive the machine's power."""


def programs() -> Path | None:
    """The folder of the newest server's programs, None where there is none."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(found, key=lambda folder: int(re.sub(r"\D", "", folder.parent.name) or 0), default=None)


class CannotRun(Exception):
    """The server's programs are here, but do not run: the message says what they said."""


@dataclass
class Server:
    """A server in a folder of its own that listens on a socket there."""

    folder: Path

    @classmethod
    def create(cls, within: Path | None = None) -> Self:
        """A server with nothing in it that does not run yet, in a new folder."""
        folder = Path(tempfile.mkdtemp(prefix="tapis-postgres-", dir=within))
        if (user := _user()) is not None:
            shutil.chown(folder, user)
        server = cls(folder)
        text = ("--encoding=UTF8", "--locale=C.UTF-8")
        server._run("initdb", "--auth=trust", f"--username={ROLE}", "--no-sync", "--wal-segsize=1", *text)
        return server

    def start(self, **settings: str) -> None:
        """Start the server and wait until it answers."""
        chosen = {"listen_addresses": "", "unix_socket_directories": str(self.folder), **settings}
        options = " ".join(f"-c {name}='{value}'" for name, value in chosen.items())
        self._run("pg_ctl", "start", "--wait", f"--options={options}", f"--log={self.folder / 'log'}")

    def stop(self) -> None:
        """End the server, whoever is connected."""
        self._run("pg_ctl", "stop", "--mode=immediate")

    def kill(self) -> None:
        first = self.pid
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        pids = (first, *map(int, children))
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        while any(Path(f"/proc/{pid}").exists() for pid in pids):
            sleep(0.01)

    def remove(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def pid(self) -> int:
        """The number of the server's first process."""
        return int((self._data / "postmaster.pid").read_text().splitlines()[0])

    def address(self, database: str, role: str = ROLE) -> str:
        """The address of a database, by default for the server's master."""
        return f"postgresql://{role}@/{database}?host={self.folder}"

    @property
    def socket(self) -> Path:
        return self.folder / ".s.PGSQL.5432"

    def execute(self, statement: str, database: str = "postgres") -> None:
        """Carry out a statement outside every transaction."""
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            connection.execute(statement)

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def _run(self, program: str, *options: str) -> None:
        command = [str(_programs() / program), f"--pgdata={self._data}", *options]
        # Not captured: the server that `pg_ctl` leaves behind would hold the pipe.
        with (self.folder / "said").open("ab") as said:
            done = subprocess.run(command, check=False, stdout=said, stderr=said, user=_user(), cwd=self.folder)  # noqa: S603
        if done.returncode:
            words = (self.folder / "said").read_text()
            self.remove()
            raise CannotRun(f"{program} does not run here: {words[-300:].strip()}")


def _programs() -> Path:
    found = programs()
    if found is None:
        raise FileNotFoundError(MISSING)
    return found


def _user() -> str | None:
    """The user to run the server as, None for the current one. PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    names = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@contextmanager
def running(within: Path | None = None, **settings: str) -> Iterator[Server]:
    """Yield a server that runs, and take it away afterwards."""
    server = Server.create(within)
    try:
        server.start(**settings)
        try:
            yield server
        finally:
            server.stop()
    finally:
        server.remove()


@contextmanager
def database(*, postgresql: bool) -> Iterator[str | None]:
    """Yield the address of a database on a server of its own, or None for whoever makes do with a file."""
    if not postgresql:
        yield None
        return
    with running() as server:
        server.execute("CREATE DATABASE tapis")
        yield server.address("tapis")


@dataclass
class Databases:
    """Databases on a server that all workers of a run of the suite share; whoever needs it first starts it."""

    server: Server

    @classmethod
    def of_run(cls, shared: Path) -> Self:
        """The databases of the run that shares this folder. Raises `CannotRun`."""
        shared.mkdir(exist_ok=True)
        with (shared / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            note, failure = shared / "server", shared / "failure"
            if not note.exists() and not failure.exists():
                try:
                    server = Server.create()
                    server.start(**QUICK)
                except CannotRun as error:
                    failure.write_text(str(error))
                else:
                    note.write_text(str(server.folder))
                    server.execute("CREATE DATABASE template")
                    asyncio.run(_make_ready(server.address("template")))
            if failure.exists():
                raise CannotRun(failure.read_text())
            return cls(Server(Path(note.read_text())))

    @staticmethod
    def end(shared: Path) -> None:
        """Stop the server of a run, if it had one, and take it away."""
        if (note := shared / "server").exists():
            server = Server(Path(note.read_text()))
            server.stop()
            server.remove()
        shutil.rmtree(shared, ignore_errors=True)

    def new(self, template: str = "template0") -> str:
        """The address of a new database, by default one with nothing in it."""
        name = f"of_{uuid4().hex}"
        self.server.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.server.address(name)

    def ready(self) -> str:
        """The address of a new database that has the tables, empty."""
        return self.new("template")

    def clear(self, address: str) -> None:
        emptying = "; ".join(str(delete(table)) for table in reversed(metadata.sorted_tables))
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(emptying)


async def _make_ready(address: str) -> None:
    await (await Store.open(address)).close()
