"""A vote as it stands on the table, on hands and in **More**: the proposal, the ayes and noes, the time left."""

from __future__ import annotations

from collections.abc import Iterator

from bot.clicks import Verb
from bot.screens.parts.buttons import balanced, button, click_at, press
from bot.screens.parts.layout import paragraph
from bot.screens.parts.message import Block, Button, Row, Style
from bot.screens.parts.texts import bold, signed, small, when
from bot.tables.entries import Motion
from bot.tables.model import Look, Person, SeatInfo, TableInfo
from bot.tables.times import SPANS
from bot.tables.verbs import ALONE_AGAINST
from bot.text import Words
from games.engine import Seat, SeatRef
from persistence.rows import Phase


def poll_told(look: Look, words: Words) -> tuple[Block, ...]:
    poll = look.poll
    if poll is None:
        return ()
    vote = poll.vote
    about = {} if vote.about is None else {"about": SeatRef(vote.about)}
    proposed = words.get(f"table-log-vote-{vote.motion}", who=SeatRef(vote.by), **about)
    ayes, noes = (
        words.listed([words.name(seat) for seat in seats]) or words.get("vote-nobody")
        for seats in (poll.ayes, poll.noes)
    )
    stands = words.get("vote-stands", ayes=ayes, noes=noes, needed=poll.needed, end=when(vote.until))
    ends = f" {words.get('vote-ends-by-playing', who=SeatRef(vote.about))}" if vote.about is not None else ""
    return paragraph(signed("🗳️", bold(proposed), words), small(stands + ends))


def poll_row(look: Look, words: Words) -> Iterator[Row]:
    """In private only for somebody who has a say and has said nothing."""
    poll = look.poll
    if poll is None:
        return
    if look.seat is not None and look.seat not in set(poll.voters) - {*poll.ayes, *poll.noes}:
        return
    table, since = look.table, poll.vote.revision
    yes = press(table, Verb.BALLOT, words, "button-agree", Style.SUCCESS, rest=f"yes/{since}")
    yield Row((yes, press(table, Verb.BALLOT, words, "button-disagree", rest=f"no/{since}")))


def seat_rows(look: Look, words: Words) -> tuple[Row, ...]:
    buttons = []
    for seat in look.offered:
        label = words.key("button-take-seat", name=words.name(seat, plain=True))
        buttons.append(button(click_at(look.table, Verb.SIT, str(seat)), label, Style.SUCCESS))
    return balanced(*buttons)


def proposals(look: Look, who: Person, words: Words) -> list[Button]:
    """The buttons of what the viewer may propose, and of the seats that they may offer to newcomers."""
    table = look.table
    if table.phase is not Phase.RUNNING or look.poll is not None:
        return []
    plays, orders = look.seat is not None and not look.absent, who.manages and table.kept_by(who)
    found = _decisions(look, words) if plays else []
    if plays or orders or (table.kept_by(who) and not table.counts):
        for seat in table.seats:
            vacant = seat.absent or (seat.resigned and not table.counts)
            vacant = vacant and (orders or not table.counts or len(_voters(table)) > 1) and not table.climbs
            if vacant and seat.seat not in {look.seat, *look.offered}:
                found.append(_propose(table, Motion.OFFER, words, seat))
    return found


def _decisions(look: Look, words: Words) -> list[Button]:
    table = look.table
    voters, paused = _voters(table), table.paused_at is not None
    alone = len(voters) == 1
    others = sum(not seat.resigned for seat in table.seats if seat.user_id) > 1
    found = []
    if not look.ordered and (paused or not (alone and others)):
        found.append(_propose(table, Motion.RESUME if paused else Motion.PAUSE, words))
    if not alone or not (table.counts or table.climbs):
        found.append(_propose(table, Motion.ABANDON, words))
    if len(voters) > ALONE_AGAINST or table.pace not in SPANS:
        slow = [seat for seat in table.seats if seat.called is not None and seat.seat != look.seat]
        found += [_propose(table, Motion.REPLACE, words, seat) for seat in slow]
    return found


def _voters(table: TableInfo) -> list[Seat]:
    """Of those who play themselves."""
    return [seat.seat for seat in table.seats if seat.user_id is not None and not (seat.resigned or seat.absent)]


def _propose(table: TableInfo, motion: Motion, words: Words, about: SeatInfo | None = None) -> Button:
    if about is None:
        return press(table, Verb.VOTE, words, f"button-vote-{motion}", rest=motion)
    label = words.key(f"button-vote-{motion}", name=words.name(about.seat, plain=True))
    return button(click_at(table, Verb.VOTE, f"{motion}/{about.seat}"), label)
