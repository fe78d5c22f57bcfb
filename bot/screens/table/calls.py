"""Messages that call somebody: to their turn, to a kept seat, before their time is up, to a vote about them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.clicks import Verb
from bot.screens.parts.buttons import press
from bot.screens.parts.layout import QUIET, YOUR_TURN, drafted, paragraph
from bot.screens.parts.message import Button, Row, Screen, Style
from bot.screens.parts.texts import bold, bullets, channel, mention, small, title, when
from bot.tables.entries import Motion
from bot.tables.model import KeptSeat, TableInfo, Vote
from bot.text import Ready, Words

MOST_ALSO = 10


def ping_screen(
    table: TableInfo, user_id: int, words: Words, *, also: Sequence[TableInfo] = (), direct: bool = False
) -> Screen:
    """The mention is meant to ring. A `direct` message has no button: off the server nothing could be shown."""
    line = words.get("ping-turn", who=mention(user_id), game=_game(table, words))
    more = [f"{_game(one, words)} · {channel(one)}" for one in also[:MOST_ALSO]]
    if more:
        more = [words.get("ping-also"), *bullets(more)]
    if len(also) > MOST_ALSO:
        more.append(small(words.get("list-more", count=len(also) - MOST_ALSO)))
    return _to_hand(table, [line, *more], words, direct=direct)


def call_screen(table: TableInfo, role_id: int, words: Words) -> Screen:
    """The call of a role to a table with free seats; the mention in it is meant to ring."""
    role, game = Ready(f"<@&{role_id}>"), _game(table, words)
    line = words.get("call-role", role=role, game=game, seats=table.seats_free, where=channel(table))
    return _asking([line], press(table, Verb.JOIN, words, style=Style.SUCCESS))


def invitation_screen(table: TableInfo, kept: KeptSeat, words: Words, *, direct: bool = False) -> Screen:
    line = words.get(
        "ping-kept" if kept.by == kept.user_id else "ping-invitation",
        who=mention(kept.user_id),
        by=mention(kept.by),
        game=_game(table, words),
        until=when(kept.until),
    )
    if direct:
        return _asking([line, words.get("ping-where-invited", where=channel(table))])
    join = press(table, Verb.JOIN, words, style=Style.SUCCESS)
    return _asking([line], join, press(table, Verb.DECLINE, words))


def reminder_screen(table: TableInfo, user_id: int, end: int, words: Words, *, direct: bool = False) -> Screen:
    line = words.get("ping-reminder", who=mention(user_id), game=_game(table, words), end=when(end))
    return _to_hand(table, [line], words, direct=direct)


def warning_screen(table: TableInfo, user_id: int, vote: Vote | None, words: Words, *, direct: bool = False) -> Screen:
    """The others vote about this person, or offer their seat (`vote` None)."""
    who, game = mention(user_id), _game(table, words)
    if vote is None:
        line = words.get("ping-offered", who=who, game=game)
    else:
        key = "ping-vote" if vote.motion is Motion.REPLACE else f"ping-vote-{vote.motion}"
        line = words.get(key, who=who, game=game, end=when(vote.until))
    return _to_hand(table, [line], words, direct=direct)


def moved_hand_screen(table: TableInfo, words: Words) -> Screen:
    """Takes the place of a hand that its person has opened in a newer message."""
    return drafted(QUIET, paragraph(words.get("hand-moved")), rows=[Row((press(table, Verb.HAND, words),))])


def _to_hand(table: TableInfo, lines: list[str], words: Words, *, direct: bool) -> Screen:
    if direct:
        return _asking([*lines, words.get("ping-where", where=channel(table))])
    return _asking(lines, press(table, Verb.HAND, words, style=Style.PRIMARY))


def _asking(lines: Sequence[str], *ways: Button) -> Screen:
    return drafted(YOUR_TURN, paragraph(*lines), rows=[Row(ways)] if ways else [])


def _game(table: TableInfo, words: Words) -> str:
    return bold(title(table.game, words))
