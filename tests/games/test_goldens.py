"""Every golden replays to the letter, and every game has one for each number of seats."""

from pathlib import Path

import pytest

from games import registry
from tests.games.goldens import record_of, told

FOLDER = Path(__file__).parent
GOLDENS = sorted(FOLDER.glob("*/goldens/*.txt"))


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_the_golden_replays_to_the_letter(path: Path) -> None:
    golden = path.read_text(encoding="utf-8")
    record = record_of(golden)
    assert record.game == path.parent.parent.name
    assert record.result is not None
    assert told(record) == golden


@pytest.mark.parametrize("key", [key for key, game in registry.all_games().items() if key in game.folder.parts])
def test_every_number_of_seats_has_a_golden(key: str) -> None:
    records = [record_of(path.read_text(encoding="utf-8")) for path in FOLDER.glob(f"{key}/goldens/*.txt")]
    assert {len(record.seats) for record in records} == set(registry.game(key).seats)
