"""REST routes that answer interactions: the callback, and the webhook routes that a token opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import drafts, payloads
from sandbox.model import MessageFlag
from sandbox.rest import Route

if TYPE_CHECKING:
    from sandbox.errors import Json
    from sandbox.interaction import Interaction
    from sandbox.interactions import Interactions
    from sandbox.limits import Limits
    from sandbox.model import Message
    from sandbox.rest import Call
    from sandbox.world import World


class InteractionRoutes:
    """Answers the calls that carry an interaction token instead of the bot's."""

    def __init__(self, world: World, interactions: Interactions, limits: Limits) -> None:
        self._world = world
        self._interactions = interactions
        self._limits = limits

    def routes(self) -> list[Route]:
        webhook = "/webhooks/{application_id}/{token}"
        routes = [
            Route("POST", "/interactions/{interaction_id}/{token}/callback", self._respond, public=True),
            Route("POST", webhook, self._follow_up, public=True),
        ]
        for place in ("@original", "{message_id}"):
            path = f"{webhook}/messages/{place}"
            routes += [
                Route("GET", path, self._get, public=True),
                Route("PATCH", path, self._edit, public=True),
                Route("DELETE", path, self._delete, public=True),
            ]
        return routes

    async def _respond(self, call: Call) -> Json | None:
        body = self._interactions.respond(call.id("interaction_id"), call.path["token"], call.body)
        return body if call.query.get("with_response", "").lower() in ("1", "true") else None

    def _interaction(self, call: Call) -> Interaction:
        return self._interactions.by_token(call.id("application_id"), call.path["token"])

    def _message(self, call: Call) -> Message:
        message_id = call.id("message_id") if "message_id" in call.path else None
        return self._interactions.message_of(self._interaction(call), message_id)

    async def _follow_up(self, call: Call) -> Json:
        interaction = self._interaction(call)
        original = interaction.original
        if original is None or MessageFlag.LOADING not in original.flags:
            self._limits.count_followup(interaction.channel.id)
        return payloads.message(self._world, self._interactions.follow_up(interaction, call.body))

    async def _get(self, call: Call) -> Json:
        return payloads.message(self._world, self._message(call))

    async def _edit(self, call: Call) -> Json:
        message = self._message(call)
        return payloads.message(self._world, drafts.rewrite(self._world, call.body, message))

    async def _delete(self, call: Call) -> None:
        self._world.remove_message(self._message(call))
