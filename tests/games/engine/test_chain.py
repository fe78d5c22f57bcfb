"""The chain and the signature of a record: whatever is altered, it is found, and by the independent checker too."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from games import registry
from games.engine import BadRecord, Record
from games.engine.chain import beginning, first_link, last_link, line_of, told_by
from games.signature import prove, public_half, signed
from tests.games.engine.test_fair_shuffle import DOCS, needs_node, node
from tests.games.engine.test_record import RECORD
from tests.toy_game.game import GAME

KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))
CLOSED = "ab" * 32
PUBLISHED = DOCS / "fair-shuffle-record.json"


def chained(record: Record) -> Record:
    """A record with the chain that a table would have written, an open and a play taken back among it."""
    lines = [line_of("open", None, 1, CLOSED, "{}")]
    begun = beginning(record.options, [(s.salt, s.computer) for s in record.seats], record.origin)
    lines.append(line_of("start", None, 2, CLOSED, begun))
    seat, notation = record.actions[0]
    lines.append(line_of("play", seat, 3, CLOSED, notation))
    lines.append(line_of("undo", seat, 4, CLOSED, json.dumps({"revision": 3})))
    lines += [line_of("play", seat, 5 + at, CLOSED, notation) for at, (seat, notation) in enumerate(record.actions)]
    first = first_link(record.commitment, record.game, record.rules_version)
    return record.with_chain(lines, last_link(first, lines))


SIGNED = signed(chained(RECORD), KEY)
PLAYED_ON = signed(chained(RECORD.model_copy(update={"origin": "abcdefgh 2"})), KEY)


def test_a_record_with_its_chain_proves_everything() -> None:
    proof = prove(SIGNED, GAME)
    assert SIGNED.has_chain()
    assert (proof.faults, proof.key) == ([], public_half(KEY))


def test_both_ways_to_write_it_hold_the_chain_and_the_signature() -> None:
    assert Record.read(SIGNED.json_text()) == Record.read(SIGNED.readable()) == SIGNED
    assert sum(line.startswith("+ ") for line in SIGNED.readable().splitlines()) == len(SIGNED.chain)


def test_what_the_chain_tells_is_what_the_record_says() -> None:
    begun, plays = told_by(SIGNED.chain)
    assert begun == beginning(SIGNED.options, [(entry.salt, entry.computer) for entry in SIGNED.seats])
    assert plays == list(SIGNED.actions)


def test_format_1_still_reads_and_has_no_chain() -> None:
    assert "chain" not in RECORD.json_text()
    assert not RECORD.has_chain()
    assert signed(RECORD, KEY).signature is None


def test_the_published_record_is_true() -> None:
    record = Record.read(PUBLISHED.read_text(encoding="utf-8"))
    proof = prove(record, registry.game(record.game))
    assert record.has_chain()
    assert proof.faults == []
    assert proof.key == public_half(Ed25519PrivateKey.from_private_bytes(bytes(range(32))))


@needs_node
def test_the_checker_agrees_with_the_published_record() -> None:
    code, said = node(str(PUBLISHED))
    assert (code, "NOT" in said) == (0, False)


@pytest.mark.parametrize(
    "changes",
    [
        {"format": 1},
        {"chain": []},
        {"link": None},
        {"format": 1, "chain": [], "link": None},
        {"chain": ["two\nlines"]},
        {"signature": {"key": "00", "value": "00"}},
    ],
)
def test_half_a_chain_is_no_record(changes: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        Record.read(json.dumps(json.loads(SIGNED.json_text()) | changes))


ALTERED: dict[str, dict[str, Any]] = {
    "link": {"link": "00" * 32},
    "line": {"chain": [SIGNED.chain[0].replace(" 1 ", " 9 "), *SIGNED.chain[1:]]},
    "order": {"chain": [SIGNED.chain[1], SIGNED.chain[0], *SIGNED.chain[2:]]},
    "gone": {"chain": SIGNED.chain[1:]},
    "play": {"actions": SIGNED.actions[:-1], "result": None},
    "options": {"options": {}},
    "result": {"result": None},
    "name": {"seats": [SIGNED.seats[0].model_copy(update={"name": "Eve"}), *SIGNED.seats[1:]]},
}


@pytest.mark.parametrize("what", ALTERED)
def test_an_alteration_is_found(what: str, tmp_path: Path) -> None:
    altered = Record.model_validate(SIGNED.model_dump() | ALTERED[what])
    assert prove(altered, GAME).faults
    assert signed(altered.model_copy(update={"signature": None}), KEY).signature is None or what in {"result", "name"}


@needs_node
@pytest.mark.parametrize("what", ALTERED)
def test_the_checker_finds_it_too(what: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(SIGNED.json_text(), encoding="utf-8")
    code, said = node(str(file))
    assert code == 0, said
    assert f"The signer: the key {public_half(KEY)}" in said
    file.write_text(Record.model_validate(SIGNED.model_dump() | ALTERED[what]).json_text(), encoding="utf-8")
    code, said = node(str(file))
    assert code == 1
    assert "NOT" in said


def test_a_record_says_which_game_it_played_on_from() -> None:
    assert Record.read(PLAYED_ON.json_text()) == Record.read(PLAYED_ON.readable()) == PLAYED_ON
    assert (PLAYED_ON.copied, SIGNED.copied) == (2, 0)
    assert prove(PLAYED_ON, GAME).faults == []
    assert "origin" not in SIGNED.json_text()
    computers = [seat.model_copy(update={"computer": "casual", "salt": "a word"}) for seat in RECORD.seats]
    for record in (SIGNED, PLAYED_ON):
        assert record.model_copy(update={"seats": computers}).bent() is (record is SIGNED)


@needs_node
@pytest.mark.parametrize("origin", [None, "abcdefgh 1", "- 2"])
def test_another_origin_is_found(origin: str | None, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(PLAYED_ON.json_text(), encoding="utf-8")
    assert node(str(file))[0] == 0
    altered = PLAYED_ON.model_copy(update={"origin": origin})
    assert prove(altered, GAME).faults
    file.write_text(altered.json_text(), encoding="utf-8")
    assert node(str(file))[0] == 1


@pytest.mark.parametrize("origin", ["abcdefgh", "abcdefgh 99999", "ABCDEFGH 1", "- -1", "abcdefgh 1 1"])
def test_an_origin_that_cannot_be_is_no_record(origin: str) -> None:
    with pytest.raises(BadRecord):
        Record.read(json.dumps(json.loads(PLAYED_ON.json_text()) | {"origin": origin}))
