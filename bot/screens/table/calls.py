"""Messages that call somebody: to their turn, to a kept seat, before their time is up, to a vote about them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.clicks import Verb
from bot.screens.parts.layout import QUIET, YOUR_TURN, bold, bullets, mention, paragraph, small, when
from bot.screens.parts.message import Row, Screen, Style
from bot.screens.parts.titles import press, title
from bot.tables.entries import Motion
from bot.tables.model import KeptSeat, TableInfo, Vote
from bot.text import Ready, Words

MOST_ALSO = 10


def ping_screen(
    table: TableInfo, user_id: int, words: Words, *, also: Sequence[TableInfo] = (), direct: bool = False
) -> Screen:
    """Names the table, and others that wait in `also`; the mention is meant to ring.

    A `direct` message has no button: off the server nothing could be shown.
    """
    line = words.get("ping-turn", who=mention(user_id), game=bold(title(table.game, words)))
    more = [f"**{title(one.game, words)}** · {_where(one)}" for one in also[:MOST_ALSO]]
    if more:
        more = [words.get("ping-also"), *bullets(more)]
    if len(also) > MOST_ALSO:
        more.append(small(words.get("list-more", count=len(also) - MOST_ALSO)))
    return _call(table, [line, *more], words, direct=direct)


def call_screen(table: TableInfo, role_id: int, words: Words) -> Screen:
    """The call of a role to a table with free seats; the mention in it is meant to ring."""
    line = words.get(
        "call-role",
        role=Ready(f"<@&{role_id}>"),
        game=bold(title(table.game, words)),
        seats=table.seats_free,
        where=_where(table),
    )
    join = press(table, Verb.JOIN, words.key("button-join"), Style.SUCCESS)
    return Screen((*paragraph(line), Row((join,))), accent=YOUR_TURN)


def invitation_screen(table: TableInfo, kept: KeptSeat, words: Words, *, direct: bool = False) -> Screen:
    line = words.get(
        "ping-kept" if kept.by == kept.user_id else "ping-invitation",
        who=mention(kept.user_id),
        by=mention(kept.by),
        game=bold(title(table.game, words)),
        until=when(kept.until),
    )
    if direct:
        where = words.get("ping-where-invited", where=_where(table))
        return Screen(paragraph(line, where), accent=YOUR_TURN)
    answers = (
        press(table, Verb.JOIN, words.key("button-join"), Style.SUCCESS),
        press(table, Verb.DECLINE, words.key("button-decline")),
    )
    return Screen((*paragraph(line), Row(answers)), accent=YOUR_TURN)


def reminder_screen(table: TableInfo, user_id: int, end: int, words: Words, *, direct: bool = False) -> Screen:
    game = bold(title(table.game, words))
    line = words.get("ping-reminder", who=mention(user_id), game=game, end=when(end))
    return _call(table, [line], words, direct=direct)


def warning_screen(table: TableInfo, user_id: int, vote: Vote | None, words: Words, *, direct: bool = False) -> Screen:
    """The others vote about this person, or offer their seat (`vote` None)."""
    who, game = mention(user_id), bold(title(table.game, words))
    if vote is None:
        line = words.get("ping-offered", who=who, game=game)
    else:
        key = "ping-vote" if vote.motion is Motion.REPLACE else f"ping-vote-{vote.motion}"
        line = words.get(key, who=who, game=game, end=when(vote.until))
    return _call(table, [line], words, direct=direct)


def _call(table: TableInfo, lines: list[str], words: Words, *, direct: bool) -> Screen:
    if direct:
        return Screen(paragraph(*lines, words.get("ping-where", where=_where(table))), accent=YOUR_TURN)
    hand = press(table, Verb.HAND, words.key("button-hand"), Style.PRIMARY)
    return Screen((*paragraph(*lines), Row((hand,))), accent=YOUR_TURN)


def _where(table: TableInfo) -> str:
    return Ready(f"<#{table.location.channel_id}>")


def moved_hand_screen(table: TableInfo, words: Words) -> Screen:
    """Takes the place of a hand that its person has opened in a newer message."""
    hand = press(table, Verb.HAND, words.key("button-hand"))
    return Screen((*paragraph(words.get("hand-moved")), Row((hand,))), accent=QUIET)
