"""docs/fair-shuffle.md: our implementation and the independent checker agree on the published vectors, and beyond."""

import json
import shutil
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.engine import FairDeal, Record, commitment, made_salt
from games.engine.record import SeatEntry

DOCS = Path(__file__).parents[3] / "docs"
CHECKER = DOCS / "fair-shuffle-check.mjs"
VECTORS: list[dict[str, Any]] = json.loads((DOCS / "fair-shuffle-vectors.json").read_text(encoding="utf-8"))
NODE = shutil.which("node")

needs_node = pytest.mark.skipif(NODE is None, reason="the independent checker needs Node, which is not installed")


def node(*words: str, heard: str = "stdout") -> tuple[int, str]:
    assert NODE is not None
    command = [NODE, str(CHECKER), *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)  # noqa: S603 - our own checker
    return done.returncode, getattr(done, heard)


def vector(name: str, secret: bytes, salts: list[str], draws: list[tuple[str, int, str]]) -> dict[str, Any]:
    deal = FairDeal(secret, tuple(salts))
    return {
        "name": name,
        "secret": secret.hex(),
        "salts": salts,
        "commitment": commitment(secret),
        "made": [made_salt(commitment(secret), seat) for seat in range(len(salts))],
        "key": deal._key.hex(),
        "draws": [
            {"kind": kind, "n": n, "label": label, "result": draw(deal, kind, n, label)} for kind, n, label in draws
        ],
    }


def draw(deal: FairDeal, kind: str, n: int, label: str) -> int | list[int]:
    return deal.below(n, label) if kind == "below" else deal.permutation(n, label)


def test_there_are_enough_vectors_with_names_of_their_own() -> None:
    assert len(VECTORS) >= 20
    assert len({each["name"] for each in VECTORS}) == len(VECTORS)


@pytest.mark.parametrize("published", VECTORS, ids=lambda each: each["name"])
def test_we_agree_with_the_published_vector(published: dict[str, Any]) -> None:
    draws = [(each["kind"], each["n"], each["label"]) for each in published["draws"]]
    assert vector(published["name"], bytes.fromhex(published["secret"]), published["salts"], draws) == published


@needs_node
@pytest.mark.parametrize("written", [None, "junk", "{}"])
def test_what_cannot_be_checked_is_told_in_a_line(written: str | None, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    if written is not None:
        file.write_text(written, encoding="utf-8")
    code, said = node(str(file), heard="stderr")
    assert code == 1
    assert said.startswith(f"{file} cannot be checked.")
    assert len(said.splitlines()) == 1


@needs_node
def test_the_checker_agrees_with_the_published_vectors() -> None:
    assert node() == (0, f"All {len(VECTORS)} vectors agree.\n")


@needs_node
def test_the_checker_agrees_with_us_on_other_deals(tmp_path: Path) -> None:
    chance = Random(11)
    signs = "abc éß√中🂡 \n\u0301"
    others = []
    for name in range(200):
        salts = ["".join(chance.choices(signs, k=chance.randrange(8))) for _ in range(chance.randrange(6))]
        n = chance.choice([1, 2, 3, 2**31 + 1, 2**32, chance.randrange(1, 2**32)])
        draws = [
            ("below", n, f"number {name}"),
            ("permutation", chance.randrange(120), "".join(chance.choices(signs, k=4))),
        ]
        others.append(vector(str(name), chance.randbytes(32), salts, draws))
    file = tmp_path / "others.json"
    file.write_text(json.dumps(others), encoding="utf-8")
    assert node(str(file)) == (0, "All 200 vectors agree.\n")


@needs_node
@pytest.mark.parametrize("field", ["secret", "salts", "commitment", "made", "key", "draws"])
def test_the_checker_notices_a_difference(field: str, tmp_path: Path) -> None:
    wrong = json.loads(json.dumps(VECTORS[0]))
    other = json.loads(json.dumps(VECTORS[1]))
    wrong[field] = {"secret": "00" * 32, "commitment": "00" * 32, "made": []}.get(field, other[field])
    file = tmp_path / "wrong.json"
    file.write_text(json.dumps([wrong]), encoding="utf-8")
    code, said = node(str(file))
    assert code == 1
    assert said.startswith("These differ: two seats, one pack: ")


@needs_node
@pytest.mark.parametrize("honest", [True, False])
def test_the_checker_reads_a_record(honest: bool, tmp_path: Path) -> None:
    secret = bytes(range(32))
    promise = commitment(secret if honest else bytes(32))
    record = Record(
        game="hilltops",
        rules_version=1,
        seats=(SeatEntry(name="Ada", salt="été"), SeatEntry(name="Bob", salt=made_salt(promise, 1), computer="casual")),
        commitment=promise,
        secret=secret.hex(),
    )
    file = tmp_path / "game.json"
    file.write_text(record.json_text(), encoding="utf-8")
    code, said = node(str(file), "permutation", "27", "shuffle")
    order = " ".join(map(str, FairDeal(secret, ("été", made_salt(promise, 1))).permutation(27, "shuffle")))
    verdict = "The secret is the promised one." if honest else "The secret is NOT the promised one."
    assert (code, said) == (0 if honest else 1, f"{verdict}\nWords given: Ada “été”\n{order}\n")


@needs_node
@pytest.mark.parametrize(
    ("noted", "seen"),
    [
        (commitment(bytes(32)), True),
        (commitment(bytes(32))[:32].upper(), True),
        (commitment(bytes(32))[:31], False),
        (commitment(bytes(32))[:32] + "0" * 32, False),
        ("", False),
    ],
)
def test_the_checker_holds_a_record_to_the_promise_that_was_noted(noted: str, seen: bool, tmp_path: Path) -> None:
    """Another secret whose hash begins alike is found in a minute when 12 digits are compared, never with 32."""
    record = Record(
        game="hilltops",
        rules_version=1,
        seats=(SeatEntry(name="Ada", salt="plum"),),
        commitment=commitment(bytes(32)),
        secret=bytes(32).hex(),
    )
    file = tmp_path / "game.json"
    file.write_text(record.json_text(), encoding="utf-8")
    code, said = node(str(file), "promised", noted)
    assert code == (0 if seen else 1)
    verdict = "It is the promise you noted." if seen else "It is NOT the promise you noted (32 digits or more)."
    assert said.splitlines()[2] == verdict


def test_the_checker_is_short_and_uses_nothing_but_node() -> None:
    lines = CHECKER.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 130
    imports = [line for line in lines if line.startswith("import ")]
    assert len(imports) == 2
    assert all('from "node:' in line for line in imports)
