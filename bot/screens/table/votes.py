"""A vote as it stands on the table, on hands and in **More**: what is proposed, who has said what, how long it runs."""

from __future__ import annotations

from collections.abc import Iterator

from bot.clicks import Click, Verb
from bot.screens.drawing.layout import YOUR_TURN, button, paragraph, small, when
from bot.screens.drawing.message import Button, Row, Screen, Style
from bot.screens.drawing.packing import balanced
from bot.tables.clocks.dues import SPANS
from bot.tables.entries import Motion
from bot.tables.model import Look, Person, Poll, TableInfo
from bot.tables.verbs.votes import ALONE_AGAINST
from bot.text import Ready, Words
from games.engine import Seat, SeatRef, text
from persistence.rows import Phase


def poll_lines(poll: Poll, words: Words) -> tuple[str, str]:
    """Return what is proposed, and how the vote stands."""
    vote = poll.vote
    about = {} if vote.about is None else {"about": SeatRef(vote.about)}
    proposed = words.say(text(f"table-log-vote-{vote.motion}", who=SeatRef(vote.by), **about))
    stands = words.get(
        "vote-stands",
        ayes=Ready(_named(poll.ayes, words)),
        noes=Ready(_named(poll.noes, words)),
        needed=poll.needed,
        end=Ready(when(vote.until)),
    )
    ends = "" if vote.about is None else f" {words.get('vote-ends-by-playing', who=SeatRef(vote.about))}"
    return f"**{proposed}**" if words.text_mode else f"🗳️ **{proposed}**", small(stands + ends)


def poll_row(look: Look, words: Words) -> Iterator[Row]:
    """Yield the buttons of a vote; in private only for whoever has a say and has said nothing."""
    poll = look.poll
    if poll is None:
        return
    if look.seat is not None and look.seat not in set(poll.voters) - {*poll.ayes, *poll.noes}:
        return
    table, since = look.table, poll.vote.revision
    yes = Click(Verb.BALLOT, table.id, table.revision, f"yes/{since}")
    no = Click(Verb.BALLOT, table.id, table.revision, f"no/{since}")
    yield Row((button(yes, words.key("button-agree"), Style.SUCCESS), button(no, words.key("button-disagree"))))


def seat_rows(look: Look, words: Words) -> tuple[Row, ...]:
    """Return the buttons of the seats that newcomers may take."""
    table = look.table
    found = []
    for seat in look.offered:
        name = Ready(words.name(seat, plain=True))
        click = Click(Verb.SIT, table.id, table.revision, str(seat))
        found.append(button(click, words.key("button-take-seat", name=name), Style.SUCCESS))
    return balanced(*found)


def proposals(look: Look, who: Person, words: Words) -> list[Button]:
    """Return the buttons of what the viewer may propose, and of the seats that they may offer to newcomers."""
    table = look.table
    if table.phase is not Phase.RUNNING or look.poll is not None:
        return []
    plays = look.seat is not None and not look.absent
    found = _decisions(look, words) if plays else []
    if plays or who.manages or (table.kept_by(who) and not table.counts):
        for seat in table.seats:
            vacant = seat.absent or (seat.resigned and not table.counts)
            vacant = vacant and (who.manages or not table.counts or len(_voters(table)) > 1)
            if vacant and seat.seat not in {look.seat, *look.offered}:
                name = Ready(words.name(seat.seat, plain=True))
                label = words.key("button-vote-offer", name=name)
                found.append(button(_propose(table, Motion.OFFER, seat.seat), label))
    return found


def _decisions(look: Look, words: Words) -> list[Button]:
    table = look.table
    paused = table.paused_at is not None
    pausing = [Motion.RESUME if paused else Motion.PAUSE]
    voters = _voters(table)
    alone = len(voters) == 1
    if look.ordered or (alone and not paused and sum(not seat.resigned for seat in table.seats if seat.user_id) > 1):
        pausing = []
    motions = [*pausing, *([] if alone and table.counts else [Motion.ABANDON])]
    found = [button(_propose(table, motion), words.key(f"button-vote-{motion}")) for motion in motions]
    for seat in table.seats:
        if (
            seat.called is not None
            and seat.seat != look.seat
            and (len(voters) > ALONE_AGAINST or table.pace not in SPANS)
        ):
            name = Ready(words.name(seat.seat, plain=True))
            found.append(
                button(_propose(table, Motion.REPLACE, seat.seat), words.key("button-vote-replace", name=name))
            )
    return found


def _voters(table: TableInfo) -> list[Seat]:
    """Return the seats of those who play themselves."""
    return [seat.seat for seat in table.seats if seat.user_id is not None and not (seat.resigned or seat.absent)]


def abandon_question(table: TableInfo, words: Words) -> Screen:
    """Return the question whether it is meant to propose that the game ends."""
    words = words.at(table)
    yes = Click(Verb.VOTE, table.id, table.revision, f"{Motion.ABANDON}/yes")
    back = button(Click(Verb.MORE, table.id, table.revision), words.key("button-back"))
    said = paragraph(f"**{words.get('vote-abandon-question')}**", words.get("vote-abandon-text"))
    return Screen((*said, Row((button(yes, words.key("button-vote-sure"), Style.DANGER), back))), accent=YOUR_TURN)


def _propose(table: TableInfo, motion: Motion, about: Seat | None = None) -> Click:
    return Click(Verb.VOTE, table.id, table.revision, str(motion) if about is None else f"{motion}/{about}")


def _named(seats: tuple[Seat, ...], words: Words) -> str:
    return words.listed([words.name(seat) for seat in seats]) or words.get("vote-nobody")
