"""How a person plays at a table in the sandbox: which buttons are whose, and which of them are plays."""

from __future__ import annotations

from random import Random

from sandbox.person import Person
from sandbox.seen import Control, Seen

PRIMARY, SECONDARY, SUCCESS = 1, 2, 3


def verb(control: Control) -> str:
    """Return what a control asks for."""
    return control.custom_id.split(":")[1] if control.custom_id.startswith("1:") else ""


def button(message: Seen, wanted: str) -> Control:
    """Return the first button of a message that asks for this. Raises `LookupError`."""
    for control in message.buttons:
        if verb(control) == wanted:
            return control
    raise LookupError(f"no {wanted} in {message!r}")


def plays(hand: Seen) -> list[Control]:
    """Return the buttons of a hand that may be pressed to go on: cards that may be played, choices, confirmations."""
    return [one for one in hand.buttons if verb(one) in ("pick", "play") and one.raw["style"] in (PRIMARY, SUCCESS)]


def table_of(hand_or_table: Seen) -> str:
    """Return the table a message is about."""
    return next(one.custom_id.split(":")[2] for one in hand_or_table.buttons if one.custom_id.startswith("1:"))


def is_table(message: Seen) -> bool:
    """Tell whether this is a public message of a table."""
    return not message.ephemeral and any(verb(one) in ("join", "hand", "again") for one in message.buttons)


async def press(person: Person, message: Seen, wanted: str) -> Seen:
    """Press the button that asks for this and return the message that answers."""
    answer = await person.click(message, button(message, wanted).custom_id)
    if answer.message is None:
        raise LookupError(f"no message answered {wanted}")
    return answer.message


async def open_hand(person: Person, table_id: str) -> Seen:
    """Open a hand from the table's newest public message."""
    public = await person.wait_for(lambda seen: is_table(seen) and table_of(seen) == table_id)
    return await press(person, public, "hand")


async def play_one(person: Person, hand: Seen, choose: Random) -> Seen | None:
    """Press one of the buttons that go on, by chance; None when the hand offers none."""
    now = person.message(hand.id) or hand
    offered = plays(now)
    if not offered:
        return None
    answer = await person.click(now, choose.choice(offered).custom_id)
    return answer.message
