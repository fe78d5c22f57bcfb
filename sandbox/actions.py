"""People's actions in their windows: chat, commands, clicks, forms, deleting, changing language."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from sandbox import modals, payloads
from sandbox.commands import LOCALES, invocation
from sandbox.components import SELECTS, Kind, interactive
from sandbox.drafts import MAX_CONTENT, pinged
from sandbox.errors import Rejected
from sandbox.interaction import InteractionType, component_data
from sandbox.model import Channel, ChannelType, Message

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from sandbox.errors import Json
    from sandbox.fault_requests import FaultRequests
    from sandbox.interactions import Interactions
    from sandbox.live import Window
    from sandbox.model import User
    from sandbox.world import World

MAX_HISTORY = 100
NOT_YOURS = "You may not do that here."


class Actions:
    """Performs what a frame of a window asks for. Everything raised is told to that window."""

    def __init__(self, world: World, interactions: Interactions, fault_requests: FaultRequests) -> None:
        self._world = world
        self._interactions = interactions
        self._fault_requests = fault_requests
        self._verbs: dict[str, Callable[[Window, Json], Awaitable[None]]] = {
            "history": self._history,
            "say": self._say,
            "thread": self._thread,
            "command": self._command,
            "autocomplete": self._autocomplete,
            "component": self._component,
            "modal": self._modal,
            "dismiss": self._dismiss,
            "delete": self._delete,
            "delete_channel": self._delete_channel,
            "locale": self._locale,
            "direct_messages": self._direct_messages,
            "faults": self._faults,
        }

    async def perform(self, window: Window, frame: Json) -> None:
        """Do what a frame asks for.

        Raises:
            Rejected: the client would not let the person do that; the text says why.
            ApiError: something the frame names does not exist.

        """
        verb = self._verbs.get(str(frame.get("do")))
        if verb is None:
            raise Rejected(f"There is no action {frame.get('do')}.")
        await verb(window, frame)

    def _channel(self, user: User, frame: Json) -> Channel:
        channel = self._world.channel(int(frame["channel_id"]))
        if not self._world.sees(user, channel):
            raise Rejected(NOT_YOURS)
        return channel

    def _message(self, user: User, channel: Channel, message_id: Any) -> Message:
        message = channel.messages.get(int(message_id))
        if message is None or not self._world.visible_to(message, user):
            raise Rejected("This message does not exist any more.")
        return message

    # Reading and writing

    async def _history(self, window: Window, frame: Json) -> None:
        channel = self._channel(window.user, frame)
        limit = min(max(1, int(frame.get("limit") or 50)), MAX_HISTORY)
        seen = [m for m in channel.messages.values() if self._world.visible_to(m, window.user)]
        if frame.get("before"):
            seen = [message for message in seen if message.id < int(frame["before"])]
        window.send(
            {
                "t": "history",
                "channel_id": str(channel.id),
                "messages": [payloads.page_message(self._world, message) for message in seen[-limit:]],
                "more": len(seen) > limit,
            }
        )

    async def _say(self, window: Window, frame: Json) -> None:
        channel = self._channel(window.user, frame)
        content = str(frame["content"]).strip()
        if not 1 <= len(content) <= MAX_CONTENT:
            raise Rejected(f"A message has between 1 and {MAX_CONTENT} characters.")
        _check_open(window.user, channel)
        message = self._world.say(channel, window.user, content, pinged(self._world, content, None))
        window.ack(frame.get("nonce"), message_id=message.id)

    async def _thread(self, window: Window, frame: Json) -> None:
        """Open a thread, or a forum's post with its first message."""
        parent = self._channel(window.user, frame)
        kinds = {
            ChannelType.TEXT: ChannelType.PRIVATE_THREAD if frame.get("private") else ChannelType.PUBLIC_THREAD,
            ChannelType.ANNOUNCEMENT: ChannelType.ANNOUNCEMENT_THREAD,
            ChannelType.FORUM: ChannelType.PUBLIC_THREAD,
        }
        if parent.kind not in kinds:
            raise Rejected("There are no threads here.")
        thread = self._world.add_channel(str(frame["name"]), kind=kinds[parent.kind], parent=parent, owner=window.user)
        if parent.kind is ChannelType.FORUM:
            self._world.say(thread, window.user, str(frame["name"]), [])
        window.ack(frame.get("nonce"))

    # Interactions

    async def _command(self, window: Window, frame: Json) -> None:
        self._invoke(window, frame, InteractionType.COMMAND)

    async def _autocomplete(self, window: Window, frame: Json) -> None:
        self._invoke(window, frame, InteractionType.AUTOCOMPLETE)

    def _invoke(self, window: Window, frame: Json, kind: InteractionType) -> None:
        channel = self._channel(window.user, frame)
        _check_open(window.user, channel)
        data = invocation(
            self._world,
            window.user,
            channel,
            str(frame["command_id"]),
            frame.get("options"),
            completing=kind is InteractionType.AUTOCOMPLETE,
        )
        settle = partial(window.settle, frame.get("nonce"))
        self._interactions.start(kind, window.user, channel, data, settle)

    async def _component(self, window: Window, frame: Json) -> None:
        channel = self._channel(window.user, frame)
        message = self._message(window.user, channel, frame["message_id"])
        component = interactive(message.components, str(frame["custom_id"]))
        if component is None or component["type"] not in (Kind.BUTTON, *SELECTS):
            raise Rejected("This button is not there any more.")
        if component.get("disabled"):
            raise Rejected("This is disabled.")
        values = frame.get("values") or []
        if component["type"] != Kind.BUTTON:
            _check_values(component, values)
        self._interactions.start(
            InteractionType.COMPONENT,
            window.user,
            channel,
            component_data(self._world, channel, component, values),
            partial(window.settle, frame.get("nonce")),
            message=message,
        )

    async def _modal(self, window: Window, frame: Json) -> None:
        opened = self._interactions.opened_modal(int(frame["interaction_id"]), window.user)
        modal = opened.modal
        if modal is None or frame.get("custom_id") != modal["custom_id"]:
            raise Rejected("This is another form.")
        rows = modals.submission(modal, frame.get("components"))
        message = opened.message if opened.message is not None and not opened.message.gone else None
        self._interactions.start(
            InteractionType.MODAL_SUBMIT,
            window.user,
            opened.channel,
            {"custom_id": modal["custom_id"], "components": rows},
            partial(window.settle, frame.get("nonce")),
            message=message,
            trigger=opened,
        )

    # Everything else

    async def _dismiss(self, window: Window, frame: Json) -> None:
        message_id = int(frame["message_id"])
        for channel in self._world.channels.values():
            message = channel.messages.get(message_id)
            if message is not None and message.only_for == window.user.id:
                self._world.remove_message(message)
                window.ack(frame.get("nonce"))
                return
        raise Rejected("Only your own private messages can be dismissed.")

    async def _delete(self, window: Window, frame: Json) -> None:
        channel = self._channel(window.user, frame)
        message = self._message(window.user, channel, frame["message_id"])
        if message.only_for is not None or not (window.user.manage or message.author is window.user):
            raise Rejected(NOT_YOURS)
        self._world.remove_message(message)
        window.ack(frame.get("nonce"))

    async def _delete_channel(self, window: Window, frame: Json) -> None:
        channel = self._channel(window.user, frame)
        if not window.user.manage or channel.kind is ChannelType.DM:
            raise Rejected(NOT_YOURS)
        self._world.remove_channel(channel)
        window.ack(frame.get("nonce"))

    async def _locale(self, window: Window, frame: Json) -> None:
        if frame.get("locale") not in LOCALES:
            raise Rejected("Discord does not know this language.")
        self._world.set_locale(window.user, frame["locale"])
        window.ack(frame.get("nonce"))

    async def _direct_messages(self, window: Window, frame: Json) -> None:
        self._world.set_direct_messages(window.user, taken=bool(frame["taken"]))
        window.ack(frame.get("nonce"))

    async def _faults(self, window: Window, frame: Json) -> None:
        settle = partial(window.settle, frame.get("nonce"))
        if not await self._fault_requests.apply(frame.get("set"), settle):
            window.ack(frame.get("nonce"))


def _check_open(user: User, channel: Channel) -> None:
    if channel.kind is ChannelType.FORUM:
        raise Rejected("A forum takes posts, no messages.")
    if channel.locked and not user.manage:
        raise Rejected("This thread is closed.")


def _check_values(select: Json, values: Any) -> None:
    if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
        raise Rejected("The choice is a list of values.")
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    if not low <= len(set(values)) == len(values) <= high:
        raise Rejected(f"Choose between {low} and {high}.")
    if select["type"] == Kind.STRING_SELECT:
        offered = {option["value"] for option in select["options"]}
        if not set(values) <= offered:
            raise Rejected("This choice is not there any more.")
