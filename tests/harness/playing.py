"""How a person plays at a table in the sandbox: which buttons are whose, and which of them are plays."""

from __future__ import annotations

import asyncio
import time
from random import Random

from sandbox.person import NoAnswer, Person, Refused
from sandbox.seen import Control, Seen

PATIENCE = 120.0
"""Seconds until something is wrong, on a machine whose every core is busy."""
PRIMARY, SECONDARY, SUCCESS = 1, 2, 3


def verb(control: Control) -> str:
    return control.custom_id.split(":")[1] if control.custom_id.startswith("1:") else ""


def button(message: Seen, wanted: str) -> Control:
    """The first button of a message that asks for this. Raises `LookupError`."""
    for control in message.buttons:
        if verb(control) == wanted:
            return control
    raise LookupError(f"no {wanted} in {message!r}")


def plays(hand: Seen) -> list[Control]:
    """The buttons of a hand that may be pressed to go on: cards that may be played, choices, confirmations."""
    return [one for one in hand.buttons if verb(one) in ("pick", "play") and one.raw["style"] in (PRIMARY, SUCCESS)]


def table_of(hand_or_table: Seen) -> str:
    return next(one.custom_id.split(":")[2] for one in hand_or_table.buttons if one.custom_id.startswith("1:"))


def revision_of(table: Seen) -> int:
    return int(table.buttons[0].custom_id.split(":")[3])


def is_table(message: Seen) -> bool:
    return not message.ephemeral and any(verb(one) in {"start", "log", "score"} for one in message.buttons)


async def press(person: Person, message: Seen, wanted: str) -> Seen:
    """Press the button that asks for this, on the message as it is now, and return the message that answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        now = person.message(message.id) or message
        try:
            return (await person.click(now, button(now, wanted).custom_id)).message
        except NoAnswer:
            raise
        except (LookupError, Refused):  # it was drawn anew in between
            await asyncio.sleep(0.05)
    raise LookupError(f"no message answered {wanted}: {person.message(message.id)!r}")


async def open_hand(person: Person, table_id: str) -> Seen:
    """Open a hand from the table's newest public message."""
    public = await person.wait_for(lambda seen: is_table(seen) and table_of(seen) == table_id)
    return await press(person, public, "hand")


async def play_one(person: Person, hand: Seen, choose: Random) -> Seen | None:
    """Press one of the buttons that go on, by chance; None where there is none, or the bot plays the only card."""
    now = person.message(hand.id) or hand
    offered = plays(now)
    if not offered:
        return None
    try:
        answer = await person.click(now, choose.choice(offered).custom_id)
    except NoAnswer:
        raise
    except Refused:
        if len(offered) > 1 or plays(person.message(hand.id) or hand) == offered:
            raise
        return None
    return answer.message
