"""The card tiles as the application's emojis: which there are, and a sync that uploads only what has changed."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.art.cards.drawings import TILE
from bot.art.cards.sprites import rendered
from bot.process import emojis
from bot.process.emojis import MOST_TRIES, Catalogue, Sync, Tile, tiles
from games import registry


@dataclass(slots=True)
class Discord:
    """An application's emojis, which answers only as often as it is told to."""

    named: dict[str, int] = field(default_factory=dict)
    answers: int = 10_000
    added: list[str] = field(default_factory=list)

    def _answers(self) -> bool:
        self.answers -= 1
        return self.answers >= 0

    async def emojis(self) -> Mapping[str, int] | None:
        return dict(self.named) if self._answers() else None

    async def add(self, name: str, image: bytes) -> int | None:
        if not self._answers() or name in self.named:
            return None
        assert image == b"png"
        self.named[name] = len(self.named) + 100
        self.added.append(name)
        return self.named[name]

    async def remove(self, emoji_id: int) -> bool | None:
        if not self._answers():
            return None
        self.named = {name: one for name, one in self.named.items() if one != emoji_id}
        return True


@pytest.fixture
def wanted(monkeypatch: pytest.MonkeyPatch) -> list[Tile]:
    """The tiles that there should be, few and quickly drawn."""
    these = [Tile(f"claim_goblin_{value}", f"drawing {value}") for value in range(4)]
    monkeypatch.setattr(emojis, "tiles", lambda: iter(these))
    monkeypatch.setattr(emojis, "rendered", lambda *_: b"png")
    return these


def syncing(discord: Discord, path: Path) -> Sync:
    return Sync(discord, Catalogue.read(path), pause=0)


async def test_only_what_is_missing_or_looks_different_is_uploaded(wanted: list[Tile], tmp_path: Path) -> None:
    discord, path = Discord({"an_emoji_of_the_operator": 1}), tmp_path / "new" / "emojis.json"
    assert await syncing(discord, path).run()
    assert discord.added == [one.name for one in wanted]
    assert await syncing(discord, path).run()
    assert len(discord.added) == 4, "nothing has changed"
    wanted[2] = Tile(wanted[2].name, "another drawing")
    del discord.named[wanted[0].name]
    assert await syncing(discord, path).run()
    assert discord.added[4:] == [wanted[0].name, wanted[2].name]
    assert "an_emoji_of_the_operator" in discord.named


async def test_a_run_that_was_cut_off_goes_on_where_it_stopped(wanted: list[Tile], tmp_path: Path) -> None:
    discord, path = Discord(answers=3), tmp_path / "emojis.json"
    said: list[str] = []
    assert not await Sync(discord, Catalogue.read(path), said.append, pause=0).run()
    assert "2 of 4 uploaded" in said[-1]
    discord.answers = 100
    assert await syncing(discord, path).run()
    assert discord.added == [one.name for one in wanted], "each was uploaded once"


async def test_a_moment_without_an_answer_is_waited_for(wanted: list[Tile], tmp_path: Path) -> None:
    class Busy(Discord):
        async def add(self, name: str, image: bytes) -> int | None:
            self.answers += 1
            return None if self.answers % MOST_TRIES else await super().add(name, image)

    discord = Busy(answers=MOST_TRIES * 50)
    assert await syncing(discord, tmp_path / "emojis.json").run()
    assert len(discord.added) == len(wanted)


async def test_what_is_no_longer_used_goes_only_when_asked(wanted: list[Tile], tmp_path: Path) -> None:
    discord, path = Discord({"claim_old": 7, "mine": 8}), tmp_path / "emojis.json"
    assert await syncing(discord, path).run()
    assert {"claim_old", "mine"} <= set(discord.named)
    assert await syncing(discord, path).run(remove_stale=True)
    assert set(discord.named) == {"mine", *(one.name for one in wanted)}


async def test_a_dry_run_only_tells(wanted: list[Tile], tmp_path: Path) -> None:
    discord, path, said = Discord({"claim_old": 7}), tmp_path / "emojis.json", list[str]()
    assert await Sync(discord, Catalogue.read(path), said.append, pause=0).run(dry_run=True, remove_stale=True)
    assert (discord.added, set(discord.named), path.exists()) == ([], {"claim_old"}, False)
    assert "upload claim_goblin_3" in said
    assert "remove claim_old" in said


@pytest.mark.parametrize("broken", ["", "{", "[1]", '{"claim_goblin_0": 7}'])
async def test_a_broken_catalogue_means_that_everything_is_uploaded_anew(
    wanted: list[Tile], tmp_path: Path, broken: str
) -> None:
    path = tmp_path / "emojis.json"
    path.write_text(broken)
    discord = Discord({wanted[0].name: 5})
    assert await syncing(discord, path).run()
    assert sorted(discord.added) == [one.name for one in wanted]
    assert set(json.loads(path.read_text())) == set(discord.named)


def test_every_face_of_every_game_has_a_tile_with_a_name_that_discord_takes() -> None:
    names = [one.name for one in tiles()]
    assert len(set(names)) == len(names) < 500
    assert all(re.fullmatch("[a-z0-9_]{2,32}", name) for name in names)
    for game in registry.all_games().values():
        assert set(game.art.cards) == set(game.faces), game.key
        drawn = {(face.words, game.art.cards[code].name) for code, face in game.faces.items()}
        assert len(drawn) == len({words for words, _ in drawn}) == len({name for _, name in drawn}), game.key


def test_a_tile_is_a_square_picture_that_discord_takes() -> None:
    one = next(iter(tiles()))
    data = rendered(one.svg, TILE, TILE)
    picture = Image.open(BytesIO(data))
    assert (picture.size, picture.format) == ((128, 128), "PNG")
    assert len(data) < 256 * 1024
    assert rendered(one.svg, TILE, TILE) == data, "the same drawing has the same digest everywhere"
