"""The life of interactions: delivered to the bot, answered once within three seconds, followed up for 15 min.

Facts: Discord, Receiving and Responding (callback types, followups); tokens are void after three seconds
without a first response (10062) and after fifteen minutes (401, 50027); a second first response is 40060.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict
from typing import TYPE_CHECKING

from sandbox import drafts, errors, modals, payloads
from sandbox.errors import Form, Rejected
from sandbox.interaction import (
    FIRST_RESPONSE_SECONDS,
    TOKEN_SECONDS,
    Answered,
    CallbackType,
    ChoicesGiven,
    Interaction,
    InteractionType,
    ModalShown,
    Unanswered,
    choice_errors,
    command_path,
)
from sandbox.model import Message, MessageFlag, MessageType

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandbox.drafts import Body
    from sandbox.errors import Json
    from sandbox.interaction import Outcome
    from sandbox.model import Channel, User
    from sandbox.world import World

MAX_KEPT = 5000
MAX_MODALS = 500
C = CallbackType


class Interactions:
    """All living interactions of the world. `deliver` brings a new one to the bot."""

    def __init__(self, world: World, deliver: Callable[[Interaction], None]) -> None:
        self._world = world
        self._deliver = deliver
        self._by_id: OrderedDict[int, Interaction] = OrderedDict()
        self._by_token: dict[str, Interaction] = {}
        self._modals: OrderedDict[int, Interaction] = OrderedDict()
        self.created = 0
        self.answered = 0
        self.unanswered = 0

    # From a person to the bot

    def start(
        self,
        kind: InteractionType,
        user: User,
        channel: Channel,
        data: Json,
        settle: Callable[[Outcome], None],
        *,
        message: Message | None = None,
        trigger: Interaction | None = None,
    ) -> Interaction:
        """Bring what a person did to the bot; `settle` is called once with how it ended."""
        self._prune()
        interaction = Interaction(
            id=self._world.snowflakes.next(),
            token=secrets.token_urlsafe(96),
            kind=kind,
            user=user,
            channel=channel,
            data=data,
            created_at=self._world.clock.now(),
            settle=settle,
            message=message,
            trigger=trigger,
        )
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        self.created += 1
        interaction.deadline = self._world.clock.call_later(FIRST_RESPONSE_SECONDS, lambda: self._give_up(interaction))
        self._deliver(interaction)
        return interaction

    def opened_modal(self, interaction_id: int, user: User) -> Interaction:
        """The interaction whose answer was a form that this person has open.

        Raises:
            Rejected: there is no such form.

        """
        interaction = self._modals.get(interaction_id)
        if interaction is None or interaction.user is not user or interaction.modal is None:
            raise Rejected("This form is not open any more.")
        return interaction

    def _give_up(self, interaction: Interaction) -> None:
        if not interaction.responded:
            self.unanswered += 1
            interaction.settle(Unanswered())

    def _prune(self) -> None:
        limit = self._world.clock.now() - TOKEN_SECONDS - 60
        while self._by_id:
            oldest = next(iter(self._by_id.values()))
            if oldest.created_at >= limit and len(self._by_id) <= MAX_KEPT:
                break
            del self._by_id[oldest.id]
            del self._by_token[oldest.token]
        while len(self._modals) > MAX_MODALS:
            self._modals.popitem(last=False)

    def revoke_all(self) -> None:
        """Let every token given out so far expire at once."""
        for interaction in self._by_id.values():
            interaction.revoked = True

    # The first response

    def respond(self, interaction_id: int, token: str, body: Body) -> Json:
        """Take the bot's first response and return what `with_response` asks for.

        Raises:
            ApiError: 10062 too late or unknown, 40060 answered before, 50035 a bad body.

        """
        interaction = self._by_id.get(interaction_id)
        if interaction is None or interaction.token != token or interaction.revoked:
            raise errors.unknown_interaction()
        if interaction.responded:
            raise errors.already_acknowledged()
        if self._world.clock.now() - interaction.created_at > FIRST_RESPONSE_SECONDS:
            raise errors.unknown_interaction()
        kind = body.json.get("type")
        form = Form()
        allowed = _allowed(interaction)
        if not form.choice(kind, ("type",), tuple(int(one) for one in allowed)):
            form.check()
        callback = CallbackType(int(kind or 0))
        outcome = self._perform(interaction, callback, body.inner("data"))
        interaction.responded = True
        self.answered += 1
        if interaction.deadline is not None:
            interaction.deadline.cancel()
        interaction.settle(outcome)
        return self._response(interaction, callback)

    def _perform(self, interaction: Interaction, callback: CallbackType, data: Body) -> Outcome:
        match callback:
            case C.MESSAGE:
                flags = _ephemeral(data.json)
                written = drafts.write(self._world, interaction.channel, data, self._blank(interaction, flags))
                interaction.original = written
                return Answered(written)
            case C.DEFERRED_MESSAGE:
                flags = _ephemeral(data.json) | MessageFlag.LOADING
                interaction.original = self._world.add_message(self._blank(interaction, flags))
                interaction.deferred = True
                return Answered(interaction.original)
            case C.DEFERRED_UPDATE:
                interaction.original = interaction.message
                return Answered(interaction.message)
            case C.UPDATE:
                target = interaction.message
                if target is None or target.gone:
                    raise errors.unknown_message()
                interaction.original = drafts.rewrite(self._world, data, target)
                return Answered(target)
            case C.CHOICES:
                choices = data.json.get("choices")
                wrong = choice_errors(choices)
                if wrong is not None or choices is None:
                    form = Form(data.prefix)
                    form.fail(("choices",), "BASE_TYPE_BAD_LENGTH", wrong or "This field is required")
                    form.check()
                return ChoicesGiven(list(choices or []))
            case C.MODAL:
                interaction.modal = modals.accept(data.json, self._world.has_emoji)
                self._modals[interaction.id] = interaction
                return ModalShown(interaction.id, interaction.modal)

    def _response(self, interaction: Interaction, callback: CallbackType) -> Json:
        about: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
        body: Json = {"interaction": about}
        message = interaction.original
        if message is not None:
            about |= {
                "response_message_id": str(message.id),
                "response_message_loading": MessageFlag.LOADING in message.flags,
                "response_message_ephemeral": MessageFlag.EPHEMERAL in message.flags,
            }
        if message is not None and callback in (C.MESSAGE, C.UPDATE):
            body["resource"] = {"type": int(callback), "message": payloads.message(self._world, message)}
        return body

    def _blank(self, interaction: Interaction, flags: MessageFlag) -> Message:
        world = self._world
        message = Message(world.snowflakes.next(), interaction.channel.id, world.bot, flags=flags)
        message.from_application = True
        message.metadata = interaction.metadata(world)
        if MessageFlag.EPHEMERAL in flags:
            message.only_for = interaction.user.id
        if interaction.kind is InteractionType.COMMAND:
            message.kind = MessageType.CHAT_INPUT_COMMAND
            message.legacy_interaction = {
                "id": str(interaction.id),
                "type": int(interaction.kind),
                "name": command_path(interaction.data),
                "user": payloads.user(interaction.user),
            }
        elif interaction.message is not None:
            self._refer(message, interaction.message)
        return message

    def _refer(self, message: Message, target: Message) -> None:
        message.kind = MessageType.REPLY
        message.reference = {
            "type": 0,
            "channel_id": str(target.channel_id),
            "message_id": str(target.id),
            "guild_id": str(self._world.channels[target.channel_id].guild_id),
        }

    # Afterwards, with the token

    def by_token(self, application_id: int, token: str) -> Interaction:
        """The interaction that a living token belongs to.

        Raises:
            ApiError: 50027 unknown or expired, 10015 not answered yet or another application.

        """
        if application_id != self._world.application_id:
            raise errors.unknown_webhook()
        interaction = self._by_token.get(token)
        if interaction is None or interaction.revoked:
            raise errors.invalid_token()
        if self._world.clock.now() - interaction.created_at > TOKEN_SECONDS:
            raise errors.invalid_token()
        if not interaction.responded:
            raise errors.unknown_webhook()
        return interaction

    def follow_up(self, interaction: Interaction, body: Body) -> Message:
        """Write another message; right after a deferral it completes the loading message instead.

        The loading message stays as ephemeral or public as the deferral made it.

        Raises:
            ApiError: the body is not a message that Discord would take.

        """
        original = interaction.original
        if interaction.deferred and original is not None and MessageFlag.LOADING in original.flags:
            if original.gone:
                raise errors.unknown_message()
            return drafts.rewrite(self._world, body, original)
        message = self._blank(interaction, _ephemeral(body.json))
        message.legacy_interaction = None
        if message.metadata is not None and original is not None:
            message.metadata["original_response_message_id"] = str(original.id)
            self._refer(message, original)
        written = drafts.write(self._world, interaction.channel, body, message)
        interaction.followups.add(written.id)
        return written

    def message_of(self, interaction: Interaction, message_id: int | None) -> Message:
        """A message that the token may read and change: `None` is `@original`.

        Raises:
            ApiError: 10008.

        """
        original = interaction.original
        if message_id is None or (original is not None and original.id == message_id):
            message = original
        elif message_id in interaction.followups:
            message = interaction.channel.messages.get(message_id)
        else:
            message = None
        if message is None or message.gone:
            raise errors.unknown_message()
        return message


def _ephemeral(json: Json) -> MessageFlag:
    flags = json.get("flags")
    asked = isinstance(flags, int) and flags & MessageFlag.EPHEMERAL
    return MessageFlag.EPHEMERAL if asked else MessageFlag.NONE


def _allowed(interaction: Interaction) -> tuple[CallbackType, ...]:
    updates = (C.DEFERRED_UPDATE, C.UPDATE) if interaction.message is not None else ()
    match interaction.kind:
        case InteractionType.AUTOCOMPLETE:
            return (C.CHOICES,)
        case InteractionType.MODAL_SUBMIT:
            return (C.MESSAGE, C.DEFERRED_MESSAGE, *updates)
        case _:
            return (C.MESSAGE, C.DEFERRED_MESSAGE, *updates, C.MODAL)
