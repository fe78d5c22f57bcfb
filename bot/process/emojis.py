"""The card tiles as the application's own emojis: which there should be, and bringing Discord up to date.

What was uploaded is noted in a file, a name with the digest of its drawing, after each upload: a sync that was cut off
goes on where it stopped, and only what looks different is uploaded again.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Protocol, TypeVar

from bot.art.cards.drawings import TILE, tile
from bot.art.cards.sprites import rendered
from bot.text import LOCALES, printed, tile_name
from games import registry

MOST_TRIES = 5
"""The number of tries of a call; the pauses between the tries double."""
PAUSE = 2.0
"""Seconds before the second try."""
TOLD = 25
"""Progress is told after so many uploads."""

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Tile:
    """One emoji that there should be: its name and its drawing."""

    name: str
    svg: str

    @property
    def digest(self) -> str:
        return hashlib.sha256(self.svg.encode()).hexdigest()


def tiles() -> Iterator[Tile]:
    """Yield every tile of every game, once for each language in which it looks different."""
    for game in registry.all_games().values():
        names = set()
        for card in game.art.every():
            for locale in LOCALES:
                name = tile_name(game, card, locale)
                if name not in names:
                    names.add(name)
                    yield Tile(name, tile(card, printed(card, locale)))


class Emojis(Protocol):
    """The store of the emojis. None means that Discord did not answer, or not now."""

    async def emojis(self) -> Mapping[str, int] | None: ...

    async def add(self, name: str, image: bytes) -> int | None: ...

    async def remove(self, emoji_id: int) -> bool | None: ...


@dataclass(slots=True)
class Catalogue:
    """The emojis that were uploaded: digests by name, kept in a file (None: nowhere)."""

    path: Path | None = None
    digests: dict[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, path: Path | None) -> Catalogue:
        """The file's catalogue; a missing or broken file gives an empty one, and everything is uploaded anew."""
        try:
            known = json.loads(path.read_text()) if path is not None else {}
        except (OSError, ValueError):
            known = {}
        good = isinstance(known, dict) and all(isinstance(digest, str) for digest in known.values())
        return cls(path, known if good else {})

    def note(self, name: str, digest: str | None) -> None:
        """Note an upload, None for a removal. Raises `OSError`."""
        self.digests.pop(name, None)
        if digest is not None:
            self.digests[name] = digest
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside = self.path.with_name(self.path.name + ".new")
            beside.write_text(json.dumps(self.digests, indent=0, sort_keys=True))
            beside.replace(self.path)


@dataclass(frozen=True, slots=True)
class Sync:
    """One run: `progress` is told in sentences what happens, `uploaded` the id of each new emoji by its name."""

    application: Emojis
    catalogue: Catalogue
    progress: Callable[[str], None] = lambda _: None
    uploaded: Callable[[str, int], None] = lambda _name, _id: None
    pause: float = PAUSE

    async def run(self, *, dry_run: bool = False, remove_stale: bool = False) -> bool:
        """Bring the emojis up to date. False if Discord would not: the next run goes on. Raises `OSError`."""
        found = await self._patiently(self.application.emojis)
        if found is None:
            self.progress("Discord did not say which emojis there are; try again later.")
            return False
        wanted = {one.name: one for one in await asyncio.to_thread(lambda: list(tiles()))}
        known = self.catalogue.digests
        new = [one for one in wanted.values() if one.name not in found]
        changed = [one for one in wanted.values() if one.name in found and known.get(one.name) != one.digest]
        ours = tuple(f"{game.art.prefix}_" for game in registry.all_games().values())
        # Others may have put emojis here, too: only those uploaded here, or named like a game's tiles, can be stale.
        stale = [name for name in found if name not in wanted and (name in known or name.startswith(ours))]
        counts = f"{len(new)} to upload, {len(changed)} to replace, {len(stale)} no longer used."
        self.progress(f"{len(wanted)} tiles: {counts}")
        if dry_run:
            unused = "remove" if remove_stale else "keep, though unused,"
            self._tell("upload", (one.name for one in new))
            self._tell("replace", (one.name for one in changed))
            self._tell(unused, stale)
            return True
        if not await self._upload([*new, *changed], found):
            return False
        if stale and not remove_stale:
            self.progress("What is no longer used stays until you ask with --remove-stale.")
            return True
        return all([await self._remove(name, found[name]) for name in stale])

    def _tell(self, deed: str, names: Iterable[str]) -> None:
        for name in names:
            self.progress(f"{deed} {name}")

    async def _upload(self, todo: Sequence[Tile], found: Mapping[str, int]) -> bool:
        for at, one in enumerate(todo, start=1):
            if one.name in found and not await self._remove(one.name, found[one.name]):
                return False
            image = await asyncio.to_thread(rendered, one.svg, TILE, TILE)
            emoji_id = await self._patiently(partial(self.application.add, one.name, image))
            if emoji_id is None:
                self.progress(f"Discord does not take more for now: {at - 1} of {len(todo)} uploaded. Run it again.")
                return False
            self.catalogue.note(one.name, one.digest)
            self.uploaded(one.name, emoji_id)
            if at % TOLD == 0 or at == len(todo):
                self.progress(f"{at} of {len(todo)} uploaded")
        return True

    async def _remove(self, name: str, emoji_id: int) -> bool:
        if await self._patiently(partial(self.application.remove, emoji_id)) is None:
            self.progress(f"Discord did not remove {name}; run it again.")
            return False
        self.catalogue.note(name, None)
        return True

    async def _patiently(self, ask: Callable[[], Awaitable[T | None]]) -> T | None:
        """The answer, asking again after growing pauses; None when there was none in the end."""
        for attempt in range(MOST_TRIES):
            answer = await ask()
            if answer is not None:
                return answer
            await asyncio.sleep(self.pause * 2**attempt)
        return None
