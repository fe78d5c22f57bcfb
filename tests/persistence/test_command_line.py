"""`python -m persistence`: copies that hold everything, checks that find what is wrong."""

from __future__ import annotations

import asyncio
import errno
from pathlib import Path

import pytest

from persistence.__main__ import main
from persistence.rows import EntryKind, Phase
from persistence.store import Store
from tests.persistence.outside import change
from tests.persistence.samples import ANNA, BELA, OPENING, a_result, a_table, entry, person


async def fill(url: str) -> None:
    store = await Store.open(url)
    await store.log.open_table(a_table(phase=Phase.RUNNING), [person(0, ANNA), person(1, BELA)], OPENING)
    await store.log.append("aaaaaaaa", 1, [entry(2), entry(3)])
    await store.log.append("aaaaaaaa", 3, [entry(4, EntryKind.FINISH)], phase=Phase.FINISHED, result=a_result())
    await store.close()


async def test_a_copy_taken_while_the_bot_writes_is_whole(new_file: str, tmp_path: Path) -> None:
    store = await Store.open(new_file)
    await store.log.open_table(a_table(), [], OPENING)
    taken = asyncio.ensure_future(
        asyncio.to_thread(main, ["--database", new_file, "backup", str(tmp_path / "copy.db")])
    )
    revision = 1
    while not taken.done() or revision < 20:
        await store.log.append("aaaaaaaa", revision, [entry(revision + 1, body="x" * 500)])
        revision += 1
    assert await taken == 0
    await store.close()

    copy = await Store.open(f"sqlite:///{tmp_path / 'copy.db'}")
    table = await copy.tables.find("aaaaaaaa")
    assert table is not None
    assert [line.seq for line in await copy.log.entries("aaaaaaaa")] == list(range(1, table.revision + 1))
    await copy.close()


def test_a_copy_replaces_the_one_before_only_when_asked(
    new_file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(fill(new_file))
    copy = tmp_path / "copy.db"
    copy.write_text("yesterday's")
    assert main(["--database", new_file, "backup", str(copy)]) == 1
    assert "--overwrite" in capsys.readouterr().err
    assert copy.read_text() == "yesterday's"
    assert main(["--database", new_file, "backup", str(copy), "--overwrite"]) == 0
    assert capsys.readouterr().out == f"{copy}: {copy.stat().st_size} bytes\n"
    assert list(tmp_path.glob("copy.db*")) == [copy]
    assert main(["--database", f"sqlite:///{copy}", "check"]) == 0


def test_a_copy_does_not_replace_its_original(new_file: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(fill(new_file))
    assert main(["--database", new_file, "backup", str(file), "--overwrite"]) == 1
    assert "original" in capsys.readouterr().err
    assert main(["--database", new_file, "check"]) == 0


def test_a_copy_needs_a_folder_that_is_there_and_a_name_in_it(
    sqlite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--database", sqlite, "backup", str(tmp_path / "nowhere" / "copy.db")]) == 1
    assert capsys.readouterr().err == f"{tmp_path / 'nowhere'}: no such folder\n"
    before = sorted(tmp_path.parent.rglob("*"))
    for words in ([], ["--overwrite"]):
        assert main(["--database", sqlite, "backup", str(tmp_path), *words]) == 1
        assert capsys.readouterr().err == f"{tmp_path} is a folder: name a file in it\n"
    assert sorted(tmp_path.parent.rglob("*")) == before


@pytest.mark.parametrize("call", ["os.fsync", "pathlib.Path.replace"])
def test_a_copy_that_fails_at_its_end_leaves_nothing(
    call: str, sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(*_: object) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr(call, fails)
    assert main(["--database", sqlite, "backup", str(tmp_path / "copy.db")]) == 1
    assert capsys.readouterr().err == f"{tmp_path / 'copy.db'}: Input/output error\n"
    assert not [*tmp_path.glob("copy.db*")]


def test_only_damage_is_called_broken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--database", "foo", "check"]) == 1
    assert capsys.readouterr().err.startswith("the address must name a SQLite file")
    diary = tmp_path / "diary.db"
    diary.write_text("Dear diary, " * 1000)
    assert main(["--database", f"sqlite:///{diary}", "check"]) == 1
    assert capsys.readouterr().err == f"broken: {diary}: file is not a database (SQLITE_NOTADB)\n"


def test_a_copy_that_cannot_be_written_leaves_the_one_before(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, diary = tmp_path / "copy.db", tmp_path / "diary.db"
    copy.write_text("yesterday's")
    diary.write_text("Dear diary, " * 1000)
    assert main(["--database", f"sqlite:///{diary}", "backup", str(copy), "--overwrite"]) == 1
    assert capsys.readouterr().err.startswith(f"broken: {diary}: ")
    assert copy.read_text() == "yesterday's"
    assert not copy.with_name("copy.db.part").exists()


def test_migrate_makes_a_database_and_leaves_it_alone_afterwards(
    new_file: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--database", new_file, "migrate"]) == 0
    assert main(["--database", new_file, "migrate"]) == 0
    assert capsys.readouterr().out == f"{file}: created\n{file}: up to date\n"


def test_without_a_database_there_is_nothing_to_copy_or_check(
    monkeypatch: pytest.MonkeyPatch, file: Path, new_file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", new_file)
    assert main(["check"]) == 1
    assert main(["backup", str(file.with_name("copy.db"))]) == 1
    assert capsys.readouterr().err == f"{file}: no such file\n" * 2
    assert not file.exists()


@pytest.mark.parametrize(
    ("harm", "complaint"),
    [
        ("DELETE FROM log WHERE seq = 2", "at revision 4, but its log holds 3 entries"),
        ("DELETE FROM log", "at revision 4, but its log holds 0 entries"),
        ("UPDATE log SET seq = seq + 1 WHERE seq > 3", "has a gap"),
        ("UPDATE tables SET revision = 3", "at revision 3, but its log holds 4 entries"),
        (
            (
                "INSERT INTO seats (table_id, seat, kind, name, salt, awaited)"
                " VALUES ('aaaaaaaa', 2, 'person', '', '', false)"
            ),
            "3 seats are taken, 2 are wanted",
        ),
        ("DELETE FROM seats WHERE seat = 0", "has 1 seats, but its result places 2"),
        ("UPDATE tables SET phase = 'running'", "is running, but has a result"),
        ("DELETE FROM result_rows; DELETE FROM results", "is finished, but has no result"),
        ("DELETE FROM tables", "log: row without its tables"),
    ],
)
def test_a_check_finds_what_is_wrong(
    harm: str, complaint: str, sqlite: str, capsys: pytest.CaptureFixture[str]
) -> None:
    finds(complaint, harm, sqlite, capsys)


def test_a_check_of_postgresql_finds_it_too(postgresql: str, capsys: pytest.CaptureFixture[str]) -> None:
    finds("log: row without its tables", "DELETE FROM tables", postgresql, capsys)


def finds(complaint: str, harm: str, url: str, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(fill(url))
    assert main(["--database", url, "check"]) == 0
    assert capsys.readouterr().out.endswith(": sound\n")
    change(url, *harm.split("; "))
    assert main(["--database", url, "check"]) == 1
    assert complaint in capsys.readouterr().out


def test_a_check_finds_damage_in_the_file(new_file: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(fill(new_file))
    whole = file.read_bytes()
    at = whole.index(b"play D7") // 4096 * 4096
    file.write_bytes(whole[: at + 8] + b"\x00\x00" + whole[at + 10 :])
    assert main(["--database", new_file, "check"]) == 1
    printed = capsys.readouterr()
    assert printed.out + printed.err
    assert "sound" not in printed.out
