"""`python -m persistence backup|check|migrate|standings`: what an operator does with the database."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from pydantic_settings import BaseSettings, SettingsConfigDict

from persistence.drivers.address import backend_of, parsed
from persistence.errors import NotUsable, StoreBroken, StoreError
from persistence.store import DEFAULT_DATABASE
from persistence.upkeep.check import check, check_games, check_standings, rebuild_standings
from persistence.upkeep.upgrade import is_present, upgrade


class Settings(BaseSettings):
    """The one setting shared with the bot, from the environment or `.env`."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", env_ignore_empty=True)

    database_url: str = DEFAULT_DATABASE


def main(arguments: list[str] | None = None) -> int:
    """Run one command; return 0, or 1 with the reason on standard error."""
    parser = argparse.ArgumentParser(
        prog="python -m persistence", description="Back up, check and upgrade the database."
    )
    parser.add_argument("--database", metavar="URL", help="instead of DATABASE_URL")
    commands = parser.add_subparsers(dest="command", required=True)
    backup = commands.add_parser("backup", help="write a consistent copy, also while the bot runs")
    backup.add_argument("file", type=Path, help="the copy")
    backup.add_argument("--overwrite", action="store_true", help="replace the copy when it exists")
    commands.add_parser("check", help="look for damage, gaps and alterations; play every game again")
    commands.add_parser("migrate", help="bring the database to the present schema, with a copy first")
    standings = commands.add_parser("standings", help="count seasons and ratings again from the results alone")
    what = standings.add_mutually_exclusive_group(required=True)
    what.add_argument("--check", action="store_true", help="compare with what is kept; exit 1 when they differ")
    what.add_argument("--rebuild", action="store_true", help="put the new count in place of what is kept")
    chosen = parser.parse_args(arguments)
    try:
        url = parsed(chosen.database or Settings().database_url)
        backend = backend_of(url)
        name = backend.described(url)
        if chosen.command == "migrate":
            before = upgrade(url)
            done = "created" if before is None else "up to date" if is_present(before) else f"upgraded from {before}"
            print(f"{name}: {done}")
            return 0
        if not backend.is_there(url):
            print(f"{name}: no such file", file=sys.stderr)
            return 1
        if chosen.command == "backup":
            if refused := _unfit(chosen.file, overwrite=chosen.overwrite):
                print(refused, file=sys.stderr)
                return 1
            backend.backup(url, chosen.file)
            print(f"{chosen.file}: {chosen.file.stat().st_size} bytes")
            return 0
        if chosen.command == "standings" and chosen.rebuild:
            print(f"{name}: counted anew from {rebuild_standings(url)} games")
            return 0
        faults = check_standings(url) if chosen.command == "standings" else check(url) + check_games(url)
    except UnicodeDecodeError:
        print("the file .env is not UTF-8: save it as UTF-8", file=sys.stderr)
        return 1
    except NotUsable as error:
        print(error, file=sys.stderr)
        return 1
    except StoreBroken as error:
        print(f"{error.code}: {name}: {error}", file=sys.stderr)
        return 1
    except StoreError as error:
        print(f"{error.code}: {error}", file=sys.stderr)
        return 1
    print("\n".join(faults) or f"{name}: sound")
    return 1 if faults else 0


def _unfit(copy: Path, *, overwrite: bool) -> str | None:
    """Why no copy is written there, as a sentence; None if one can be."""
    if copy.is_dir():
        return f"{copy} is a folder: name a file in it"
    if not copy.parent.is_dir():
        return f"{copy.parent}: no such folder"
    return (
        f"{copy} exists: name another file, or replace it with --overwrite" if copy.exists() and not overwrite else None
    )


if __name__ == "__main__":
    sys.exit(main())
