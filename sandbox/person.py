"""A person at the keyboard, for programs: tests, benches and crash campaigns act as people with this.

    async with Person(url, "Bruno") as bruno:
        answer = await bruno.slash("table new", channel="card-table", game="claim")
        table = answer.message
        await bruno.click(table, "Join")
        hand = (await bruno.click(table, "My hand")).message
        print(hand.text, [button.label for button in hand.buttons])

Everything goes through the same websocket as the page, so a person can do exactly what the page can.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from io import BytesIO
from typing import TYPE_CHECKING, Any

from aiohttp import ClientSession, WSMsgType

from sandbox.interaction import NO_ANSWER
from sandbox.screen import Screen
from sandbox.seen import Answer, Control, Form, Seen, option_tree

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from types import TracebackType
    from typing import Self

    from sandbox.errors import Json

GENERAL_TIMEOUT = 10.0


class Refused(Exception):
    """Discord's client would not let the person do that, or the application did not respond."""


class NoAnswer(Refused):
    """The application did not respond within three seconds; what was asked for may still have been done."""


class Person(Screen):
    """One open window of a person, named by display name, username or id."""

    def __init__(self, url: str, name: str = "", *, timeout: float = GENERAL_TIMEOUT) -> None:
        super().__init__()
        self._url = url
        self._name = name
        self._timeout = timeout
        self._nonces = itertools.count(1)
        self._waiting: dict[str, asyncio.Future[Json]] = {}
        self._histories: dict[str, asyncio.Future[Json]] = {}
        self._changed = asyncio.Event()
        self._reader: asyncio.Task[None] | None = None

    # Opening and closing the window

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self) -> None:
        """Open the window and read the channels' latest messages.

        Raises:
            LookupError: nobody has that name.

        """
        self._session = ClientSession()
        try:
            await self._enter()
        except BaseException:
            await self._session.close()
            raise

    async def _enter(self) -> None:
        live = self._url.replace("http", "ws", 1) + "/live"
        self._socket = await self._session.ws_connect(live, params={"user": self._name.lower()})
        hello = await self._socket.receive_json(timeout=self._timeout)
        wanted = self._name.casefold()
        found = [
            user
            for user in hello["users"]
            if wanted in ("", user["id"], user["username"], user["global_name"].casefold()) and not user["bot"]
        ]
        if not found:
            raise LookupError(f"There is nobody called {self._name}.")
        if wanted and hello["me"]["id"] != found[0]["id"]:
            await self._socket.close()
            self._socket = await self._session.ws_connect(live, params={"user": found[0]["id"]})
            hello = await self._socket.receive_json(timeout=self._timeout)
        self._take(hello)
        self._reader = asyncio.create_task(self._read())
        for channel_id in list(self.channels):
            await self._history(channel_id)

    async def close(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.gather(self._reader, return_exceptions=True)
            self._reader = None
        await self._socket.close()
        await self._session.close()

    # Waiting

    async def wait_for(self, wanted: Callable[[Seen], bool], *, within: float | None = None) -> Seen:
        """Wait until some message on the screen fits and return it; one that already fits counts.

        Raises:
            TimeoutError: none came in time; the text shows the latest messages.

        """
        found: list[Seen] = []

        def ready() -> bool:
            found[:] = [message for message in self.messages() if wanted(message)]
            return bool(found)

        try:
            await self.wait_until(ready, within=within)
        except TimeoutError:
            shown = "\n".join(repr(message) for message in self.messages()[-5:])
            raise TimeoutError(f"No such message for {self.me['global_name']}; latest:\n{shown}") from None
        return found[-1]

    async def wait_until(self, ready: Callable[[], bool], *, within: float | None = None) -> None:
        """Wait until `ready` holds; it is asked again whenever something on the screen changed.

        Raises:
            TimeoutError: it did not hold in time.

        """
        async with asyncio.timeout(self._timeout if within is None else within):
            while not ready():
                self._changed.clear()
                await self._changed.wait()

    async def wait_gone(self, message: Seen, *, within: float | None = None) -> None:
        """Wait until a message is off the screen.

        Raises:
            TimeoutError: it stayed.

        """
        await self.wait_until(lambda: message.id not in self._messages, within=within)

    async def wait_command(self, name: str, *, within: float | None = None) -> Json:
        """Wait until the application offers a command and return it.

        Raises:
            TimeoutError: it did not.

        """
        root = name.split(maxsplit=1)[0].removeprefix("/")
        await self.wait_until(lambda: any(one["name"] == root for one in self.commands), within=within)
        return self._command(root)

    # What the person does

    async def slash(
        self, command: str, given: Mapping[str, Any] | None = None, *, channel: str = "card-table", **options: Any
    ) -> Answer:
        """Send a slash command: its whole name and its options by name; a file is its name and its bytes.

        `given` are options whose names are not known beforehand, "channel" among them.

        Raises:
            Refused: the client refuses it, or (`NoAnswer`) nobody answered in three seconds.
            LookupError: there is no such command, option or channel.

        """
        options = {**(given or {}), **options}
        for name, value in options.items():
            if isinstance(value, tuple):
                options[name] = await self.upload(*value)
        frame = self._typed(command, channel, options)
        return self._answer(await self._do({"do": "command", **frame}))

    async def upload(self, name: str, data: bytes) -> str:
        """Hand in a file for an option of a command and return its id. Raises `ClientError` for one too large."""
        target = f"{self._url}/sandbox/files"
        async with self._session.post(
            target, params={"name": name}, data=BytesIO(data), raise_for_status=True
        ) as answer:
            return str((await answer.json())["id"])

    async def complete(
        self, command: str, option: str, text: str, *, channel: str = "card-table", **options: Any
    ) -> list[Json]:
        """Type into an option that completes and return the choices offered.

        Raises:
            Refused: the option does not complete, or nobody answered in three seconds.

        """
        frame = self._typed(command, channel, {**options, option: text}, focused=option)
        reply = await self._do({"do": "autocomplete", **frame})
        choices: list[Json] = reply["choices"]
        return choices

    async def click(self, message: Seen, button: str) -> Answer:
        """Click a button, named by custom_id or label, on a message as it stands now.

        Raises:
            Refused: the button is disabled or gone, or nobody answered in three seconds.
            LookupError: the message shows no such button.

        """
        control = self._current(message).button(button)
        return await self._use(message, control, [])

    async def choose(self, message: Seen, select: str, *values: str) -> Answer:
        """Choose in a select menu, named by custom_id or placeholder; values or option labels.

        Raises:
            Refused: the choice is not offered, or nobody answered in three seconds.
            LookupError: the message shows no such menu.

        """
        control = self._current(message).select(select)
        return await self._use(message, control, [control.value_of(value) for value in values])

    async def submit(self, form: Form, **fields: Any) -> Answer:
        """Fill in a form: fields by custom_id or by label with spaces as underscores, then send it.

        A field that is not named keeps what the form had filled in.

        Raises:
            Refused: a field is missing or wrong, or nobody answered in three seconds.
            LookupError: the form has no such field.

        """
        reply = await self._do(
            {
                "do": "modal",
                "interaction_id": form.interaction_id,
                "custom_id": form.custom_id,
                "components": form.filled(fields),
            }
        )
        return self._answer(reply)

    async def forge(self, message: Seen, custom_id: str, *values: str, component_type: int = 2) -> Answer:
        """Send a click that the message does not offer, as a client that breaks the rules could.

        Raises:
            Refused: nobody answered in three seconds.

        """
        forged = {
            "user_id": self.id,
            "channel_id": message.channel_id,
            "message_id": message.id,
            "custom_id": custom_id,
            "component_type": component_type,
            "values": list(values),
        }
        return self._answer(await self._do({"do": "faults", "set": {"forge": forged}}))

    async def say(self, content: str, *, channel: str = "card-table") -> Seen:
        """Write a chat message and return it."""
        frame = {"do": "say", "channel_id": self.channel_id(channel), "content": content}
        reply = await self._do(frame)
        return Seen(self._messages[reply["message_id"]])

    async def open_thread(self, name: str, *, channel: str = "card-table", private: bool = False) -> None:
        await self._do({"do": "thread", "channel_id": self.channel_id(channel), "name": name, "private": private})
        await self.wait_until(lambda: any(one["name"] == name for one in self.channels.values()))

    async def dismiss(self, message: Seen) -> None:
        """Dismiss one of the person's own ephemeral messages."""
        await self._do({"do": "dismiss", "message_id": message.id})

    async def delete(self, message: Seen) -> None:
        """Delete a message; people who manage the server may delete any."""
        await self._do({"do": "delete", "channel_id": message.channel_id, "message_id": message.id})

    async def delete_channel(self, channel: str) -> None:
        """Delete a channel or thread; only people who manage the server may."""
        await self._do({"do": "delete_channel", "channel_id": self.channel_id(channel)})

    async def speak(self, locale: str) -> None:
        """Change the language of the person's client."""
        await self._do({"do": "locale", "locale": locale})

    async def take_direct_messages(self, *, taken: bool) -> None:
        """Open the person's direct messages to the server's members, or close them."""
        await self._do({"do": "direct_messages", "taken": taken})

    async def faults(self, **wanted: Any) -> None:
        """Ask the sandbox for faults; see `sandbox.fault_requests.FaultRequests`."""
        await self._do({"do": "faults", "set": wanted})

    # Inside

    def _current(self, message: Seen) -> Seen:
        return self.message(message.id) or message

    async def _use(self, message: Seen, control: Control, values: list[str]) -> Answer:
        frame: Json = {
            "do": "component",
            "channel_id": message.channel_id,
            "message_id": message.id,
            "custom_id": control.custom_id,
            "component_type": control.kind,
        }
        if values or not control.is_button:
            frame["values"] = values
        return self._answer(await self._do(frame))

    def _answer(self, reply: Json) -> Answer:
        if reply["t"] == "modal":
            return Answer(None, Form(reply["interaction_id"], reply["modal"]))
        return Answer(self.message(reply.get("message_id", "")), None)

    def _command(self, root: str) -> Json:
        command = next((one for one in self.commands if one["name"] == root), None)
        if command is None:
            raise LookupError(f"{self.me['global_name']} is offered no command /{root}.")
        return command

    def _typed(self, name: str, channel: str, options: Json, focused: str = "") -> Json:
        root = name.removeprefix("/").split()[0]
        command = self._command(root)
        return {
            "channel_id": self.channel_id(channel),
            "command_id": command["id"],
            "name": command["name"],
            "options": option_tree(command, name, options, focused),
        }

    async def _do(self, frame: Json) -> Json:
        nonce = f"{next(self._nonces)}"
        future = asyncio.get_running_loop().create_future()
        self._waiting[nonce] = future
        try:
            await self._socket.send_json({**frame, "nonce": nonce})
            async with asyncio.timeout(self._timeout):
                reply: Json = await future
        finally:
            del self._waiting[nonce]
        if reply["t"] == "ack" and not reply["ok"]:
            raise (NoAnswer if reply["error"] == NO_ANSWER else Refused)(reply["error"])
        return reply

    async def _history(self, channel_id: str) -> None:
        future = asyncio.get_running_loop().create_future()
        self._histories[channel_id] = future
        await self._socket.send_json({"do": "history", "channel_id": channel_id, "limit": 100})
        async with asyncio.timeout(self._timeout):
            await future

    async def _read(self) -> None:
        async for frame in self._socket:
            if frame.type is WSMsgType.TEXT:
                self._take(json.loads(frame.data))
        lost = ConnectionError("the sandbox closed the connection")
        for future in (*self._waiting.values(), *self._histories.values()):
            if not future.done():
                future.set_exception(lost)

    def _take(self, frame: Json) -> None:
        self.take(frame)
        if frame["t"] == "history":
            waiting = self._histories.pop(frame["channel_id"], None)
        else:
            waiting = self._waiting.get(frame.get("nonce") or "")
        if waiting is not None and not waiting.done():
            waiting.set_result(frame)
        self._changed.set()
