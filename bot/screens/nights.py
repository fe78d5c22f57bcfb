"""A game night: its one message, the text of Discord's event, the reminder, and how it went."""

from __future__ import annotations

from collections.abc import Sequence

from bot.art.results import StandingLine
from bot.contests.model import ContestLook
from bot.screens.contests import STAGES, contest_button, contest_title, score_line, score_text, standings_picture
from bot.screens.parts.layout import OVER, YOUR_TURN, framed, paragraph
from bot.screens.parts.message import Block, Row, Screen, Style
from bot.screens.parts.texts import bold, mention, small, title, when
from bot.screens.pictures.covers import deal_picture
from bot.screens.seasons.standings import name_of, some_of
from bot.tables.model import Look
from bot.text import Ready, Words
from persistence.rows import Phase, SeatKind
from seasons.contests.model import NO_EVENT, Contest, Stage, Verdict
from seasons.contests.standings import shares

SHOWN = 30


def night_screen(look: ContestLook, tables: Sequence[Look], words: Words) -> Screen:
    contest, row = look.contest, look.row
    about = [when(contest.plan.starts_at or 0, "F")]
    if contest.stage is Stage.ENTRY and contest.event_id not in {None, NO_EVENT}:
        about.append(f"[{words.get('night-event')}](https://discord.com/events/{row.guild_id}/{contest.event_id})")
    heading = paragraph(f"### {contest_title(contest, words)}", " · ".join(about))
    foot = words.get("night-id", host=mention(contest.host_id), id=row.id) if contest.stage is Stage.ENTRY else ""
    parts = (paragraph(*_state(contest, words)), paragraph(*_tables(tables, words)), paragraph(small(foot)))
    return framed(STAGES[contest.stage], (*_banner(contest, words), *heading), *parts, rows=_buttons(look, words))


def night_text(look: ContestLook, words: Words) -> tuple[str, str]:
    """The name and the description of Discord's event; the night's id in it says that the event is ours."""
    plan = look.contest.plan
    told = words.key("night-about", game=title(plan.game, words, plain=True), count=plan.most)
    return contest_title(look.contest, words, plain=True), f"{told}\n\n/night · {look.row.id}"


def night_reminder(look: ContestLook, words: Words, *, direct: bool = False) -> Screen:
    """The reminder to the people who come; its mentions are meant to ring. A `direct` one says where the night is."""
    contest, row = look.contest, look.row
    night, begins = bold(contest_title(contest, words)), when(contest.plan.starts_at or 0)
    if direct:
        where = Ready(_link(row.guild_id, row.channel_id, row.message_id))
        return framed(YOUR_TURN, paragraph(words.get("night-reminder-direct", night=night, when=begins, where=where)))
    who = words.listed([mention(contest.entrant(number).user_id) for number in contest.playing])
    line = words.get("night-reminder", who=who, night=night, when=begins)
    return framed(YOUR_TURN, paragraph(line), rows=_buttons(look, words))


def night_summary(look: ContestLook, tables: Sequence[Look], words: Words) -> Screen:
    """A night's results: the winner of each table, with a link."""
    contest = look.contest
    came = {seat.user_id for one in tables if one.table.phase is not Phase.CLOSED for seat in one.table.seats} - {None}
    told = paragraph(words.get("night-came", count=len(came)) if came else words.get("night-nobody-played"))
    reached = _reached(tables, words)
    drawn = _banner(contest, words)
    if reached and words.text_mode:
        drawn = paragraph(*(score_line(one.place, one.name, one.points, words) for one in reached))
    elif reached:
        drawn = (standings_picture(contest.plan.game, contest_title(contest, words, plain=True), reached, words),)
    return framed(
        OVER,
        paragraph(f"### {words.get('night-went', night=contest_title(contest, words))}"),
        told,
        (*drawn, *(paragraph(small(words.get("night-points"))) if reached else ())),
        paragraph(*_tables(tables, words)) if came else (),
    )


def _reached(tables: Sequence[Look], words: Words) -> list[StandingLine]:
    """People's points at the tables that were played out, as in a contest; computers count as opponents."""
    found = [
        (points, name_of(seat.name, words, plain=not words.text_mode))
        for one in tables
        if one.outcome is not None and one.table.phase is Phase.FINISHED and len(one.table.seats) > 1
        for seat, points in zip(one.table.seats, shares(Verdict(tuple(one.outcome.places))), strict=True)
        if seat.kind is SeatKind.PERSON
    ]
    found.sort(key=lambda one: -one[0])
    return [
        StandingLine(1 + sum(other > points for other, _ in found), name, score_text(points, words))
        for points, name in found
    ]


def _banner(contest: Contest, words: Words) -> Sequence[Block]:
    lines = (words.key("night-banner"),)
    return () if words.text_mode else (deal_picture(contest.plan.game, lines, [], words),)


def _state(contest: Contest, words: Words) -> list[str]:
    coming = [name_of(contest.entrant(number).name, words) for number in contest.playing]
    if contest.stage is Stage.ENTRY:
        state = bold(words.get("night-coming", count=len(coming), most=contest.plan.most))
        return [state, some_of(coming, SHOWN, words), small(words.get("night-how"))]
    off = "night-nobody" if contest.fell_short else "night-off"
    states = {Stage.RUNNING: "night-open", Stage.OVER: "night-over", Stage.CALLED_OFF: off}
    return [bold(words.get(states[contest.stage]))]


def _tables(tables: Sequence[Look], words: Words) -> list[str]:
    """A line for each table: who won or who plays, and the way there."""
    lines = []
    for one in tables:
        table, names = one.table, words.at(one.table)
        where = _link(table.location.guild_id, table.location.channel_id, table.message_id)
        seats = [names.name(seat.seat) for seat in table.seats]
        state = words.get(f"phase-{table.phase}")
        if one.outcome is not None and table.phase is Phase.FINISHED:
            winners = [seats[seat] for seat, place in enumerate(one.outcome.places) if place == 1]
            state = words.get("contest-won", who=bold(words.listed(winners)), count=len(winners))
            seats = [name for name in seats if name not in winners]
        who = words.listed([*seats, *(name_of(kept.name, words) for kept in table.kept)])
        lines.append(f"- {' · '.join(filter(None, (state, who)))} · [{words.get('night-table')}]({where})")
    return lines


def _link(guild_id: int, channel_id: int, message_id: int | None) -> str:
    channel = f"https://discord.com/channels/{guild_id}/{channel_id}"
    return channel if message_id is None else f"{channel}/{message_id}"


def _buttons(look: ContestLook, words: Words) -> Sequence[Block]:
    if look.contest.stage is not Stage.ENTRY:
        return ()
    yes = contest_button("join", look, words, "button-night-come", Style.SUCCESS)
    return (Row((yes, contest_button("leave", look, words, "button-night-stay"))),)
