"""The application's data on Discord: its commands, and the tiles of the cards as emojis."""

from __future__ import annotations

import asyncio
import hashlib
import json

import structlog
from discord import app_commands

from bot.commands.localise import CatalogueTranslator
from bot.courier import ApplicationEmojis, Pacer, sync_commands
from bot.preferences import Preferences
from bot.process.emojis import Catalogue, Sync
from bot.process.settings import Settings
from persistence.notes import NoteStore

log = structlog.get_logger(__name__)

FIRST_SHARD = 0
"""The process that serves this shard takes care of everything that all processes share."""
COMMANDS_HASH = "commands"


class Registration:
    """The commands of the tree and the emojis; who shares the servers with others leaves both to the first of them."""

    def __init__(
        self,
        tree: app_commands.CommandTree,
        settings: Settings,
        notes: NoteStore,
        preferences: Preferences,
        pacer: Pacer,
    ) -> None:
        self._tree = tree
        self._settings = settings
        self._notes = notes
        self._preferences = preferences
        self._emojis = ApplicationEmojis(tree.client, pacer)
        self._is_first = FIRST_SHARD in settings.servers.numbers
        self._looking = asyncio.Lock()
        self._digest = ""
        """Of what Discord is to know of the commands; reckoned early, for it takes a while."""

    async def prepare(self) -> None:
        translator = CatalogueTranslator()
        await self._tree.set_translator(translator)
        commands = [await one.get_translated_payload(self._tree, translator) for one in self._tree.get_commands()]
        text = json.dumps([self._tree.client.application_id, self._settings.command_guild, commands], sort_keys=True)
        self._digest = hashlib.sha256(text.encode()).hexdigest()
        await self.find_emojis()

    async def sync_commands(self, *, anew: bool = False) -> None:
        """Tell Discord of the commands when they have changed, or `anew`."""
        if not self._is_first or (await self._notes.get(COMMANDS_HASH) == self._digest and not anew):
            return
        count = await sync_commands(self._tree, self._settings.command_guild)
        await self._notes.put(COMMANDS_HASH, self._digest)
        log.info("commands synced", count=count)

    async def find_emojis(self) -> None:
        """Learn which tiles the application has; without an answer cards are told by emojis and words."""
        if not self._settings.card_emojis or self._looking.locked():
            return
        async with self._looking:
            found = await self._emojis.emojis()
        if found is not None and found != self._preferences.emojis:
            self._preferences.emojis = found
            log.info("emojis found", count=len(found))

    async def upload_emojis(self) -> None:
        """Bring a sandbox's emojis up to date; on Discord the operator says when (`python -m bot emojis sync`)."""
        if not self._is_first or not self._settings.card_emojis:
            return

        def uploaded(name: str, emoji_id: int) -> None:
            self._preferences.emojis = {**self._preferences.emojis, name: emoji_id}

        catalogue = Catalogue.read(self._settings.emojis_file)
        try:
            await Sync(self._emojis, catalogue, progress=log.info, uploaded=uploaded).run()
        except OSError as error:
            log.warning("emoji catalogue not written", error=error.strerror)
