"""How people answer whatever a hand asks, on simcord's Discord, knowing no game: the first choice that is offered."""

from __future__ import annotations

from typing import Any

from games.engine import AskKind

PRIMARY, SUCCESS = 1, 3
BUTTON, MENU = 2, 3


def controls(message: Any, kind: int, verb: str = "pick") -> list[dict[str, Any]]:
    """The buttons or menus with which a hand goes on, in reading order."""
    found: list[dict[str, Any]] = []

    def walk(components: list[dict[str, Any]]) -> None:
        for one in components:
            if one.get("type") == kind and f":{verb}:" in one.get("custom_id", ""):
                found.append(one)
            walk(one.get("components", []))

    walk(message.components)
    return [one for one in found if kind == MENU or one["style"] in (PRIMARY, SUCCESS)]


async def answer(person: Any, hand: Any) -> AskKind | None:
    """Answer one step of the question on a hand and say of what kind it was; None when nothing is asked."""
    menus = controls(hand, MENU)
    if menus:
        values = [one["value"] for one in menus[0]["options"]][: menus[0]["min_values"]]
        await person.select(hand, values, custom_id=menus[0]["custom_id"])
        return AskKind.SOME
    buttons = controls(hand, BUTTON)
    if not buttons:
        return None
    if any("~" in one["custom_id"] for one in buttons):
        await _pick_some(person, hand)
        return AskKind.SOME
    await person.click(hand, custom_id=buttons[0]["custom_id"])
    return AskKind.ORDER if "+" in buttons[0]["custom_id"] else AskKind.ONE


async def _pick_some(person: Any, hand: Any) -> None:
    """Press one card after the other until their number is right, and confirm."""
    while (confirm := controls(hand, BUTTON, "play")[0])["disabled"]:
        card = next(one for one in controls(hand, BUTTON) if one["style"] == PRIMARY)
        await person.click(hand, custom_id=card["custom_id"])
    await person.click(hand, custom_id=confirm["custom_id"])
