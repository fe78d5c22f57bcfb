"""Pictures that travel: a play sends each message one picture at most, and never one that the message shows already."""

from __future__ import annotations

from typing import Any

import pytest

from persistence.rows import Phase
from tests.harness.answering import BUTTON, answer, controls
from tests.harness.club import Club, id_of, ids, press, table_of

SOME, ALL = 8, 2000
"""Rounds in which everybody who is asked answers."""
GAMES = (("claim", 2), ("monster_tricks", 3), ("five_crowns", 2), ("dwarf_king", 3), ("kings_tricktakers", 2))


class Post:
    """Watches what edits of messages send to Discord."""

    def __init__(self, club: Club, patch: pytest.MonkeyPatch) -> None:
        self.sent: dict[int, int] = {}
        """How many files each message was sent."""
        self.idle: list[int] = []
        """The messages that were sent what they showed already."""
        backend = club.env.backend
        edit = backend.edit_message

        def edited(channel_id: int, message_id: int, fields: dict[str, Any]) -> Any:
            former = backend.get_message(channel_id, message_id).attachments
            before = {one["id"]: backend.cdn.get(one["url"]) for one in former}
            message = edit(channel_id, message_id, fields)
            new = [backend.cdn.get(one["url"]) for one in message.attachments if one["id"] not in before]
            self.sent[message_id] = self.sent.get(message_id, 0) + len(new)
            self.idle += [message_id for one in new if one in before.values()]
            return message

        patch.setattr(backend, "edit_message", edited)


@pytest.mark.parametrize("rounds", [SOME, pytest.param(ALL, marks=pytest.mark.wire)])
@pytest.mark.parametrize(("game", "seats"), GAMES)
async def test_a_picture_travels_once(
    club: Club, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, rounds: int
) -> None:
    people = [club.ada, club.bruno, club.chloe][:seats]
    table = (await club.ada.slash(club.channel, "table new", game=game, seats=seats)).response
    post = Post(club, monkeypatch)
    for person in people[1:]:
        await press(person, table, "join")
    await press(club.ada, table, "start")
    hands = [(await press(one, table, "hand")).response for one in people]
    await club.env.advance_time(2)
    began = (await club.bot.service.look_inside(table_of(table))).table.revision
    for _ in range(rounds):
        for person, hand in zip(people, hands, strict=True):
            if not controls(hand, BUTTON):
                continue
            before = (await club.bot.service.look_inside(table_of(table))).table.revision
            post.sent.clear()
            await answer(person, hand)
            await club.env.advance_time(2)
            now = (await club.bot.service.look_inside(table_of(table))).table
            assert post.sent[hand.id] <= max(1, now.revision - before)  # an only card is played without a click
            assert all(count <= now.revision - before for at, count in post.sent.items() if at != hand.id)
            post.sent.clear()
            if now.revision > before and any(":hand:" in one for one in ids(hand)):
                await person.click(hand, custom_id=id_of(hand, "hand"))
                assert sum(post.sent.values()) == 0, "nothing has changed since"
        if now.phase is not Phase.RUNNING:
            break

    assert post.idle == []
    assert now.revision > began
    assert rounds == SOME or now.phase is Phase.FINISHED
