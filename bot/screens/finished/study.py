"""Playing on from a move of a finished game: who sits where, and what is known of the cards. Private."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.clicks import Verb
from bot.screens.finished.replay import TABLE, Bookmark, click_of
from bot.screens.parts.buttons import button, menu
from bot.screens.parts.layout import OPEN, paragraph
from bot.screens.parts.message import Row, Screen, Style
from bot.screens.parts.texts import bold, small, title
from bot.tables.keeping import Moment, Replay
from bot.text import Ready, Words
from games.engine import Seat


class Company(StrEnum):
    """The players who take the other seats."""

    ALONE = "alone"
    """Computers, at once."""
    COMPANY = "company"
    """Anybody who sits down."""


@dataclass(frozen=True, slots=True)
class Continuation:
    """A request to play on: the move to start from, the person's seat and, once chosen, the company."""

    step: int
    seat: Seat
    imported: str | None = None
    company: Company | None = None

    def __str__(self) -> str:
        parts = [str(self.step), str(self.seat), self.imported or "", self.company or ""]
        return ".".join(parts).rstrip(".")


_REST = re.compile(rf"([0-9]{{1,5}})\.([0-9]{{1,2}})(?:\.([a-z2-7]{{8}})?(?:\.({'|'.join(Company)}))?)?")


def continuation_of(rest: str, value: str | None) -> Continuation | None:
    """None for anything that no button of ours says; a menu gives another seat."""
    match = _REST.fullmatch(rest)
    if match is None:
        return None
    at = Continuation(int(match[1]), int(match[2]), match[3], None if match[4] is None else Company(match[4]))
    if value is None:
        return at
    return replace(at, seat=int(value)) if re.fullmatch(r"[0-9]{1,2}", value) else None


def study_screen(replay: Replay, moment: Moment, at: Continuation, words: Words) -> Screen:
    words = words.at(replay.table)
    names = {str(seat): words.name(seat, plain=True) for seat in range(len(replay.record.seats))}
    alone = len(names) == 1
    said = paragraph(
        f"### {title(replay.record.game, words)}",
        bold(words.get("study-title", step=moment.step, steps=moment.steps)),
        "" if alone else words.get("study-you", who=Ready(words.name(at.seat))),
        small(words.get("study-cards")),
    )
    seats = menu(click_of(Verb.STUDY, replay, at), words.key("study-seat"), names, str(at.seat))
    start, joined = (click_of(Verb.STUDY, replay, replace(at, company=one)) for one in Company)
    back = Bookmark(at.step, TABLE if replay.seat is None else str(replay.seat), at.imported)
    buttons = (
        button(start, words.key("button-study-solo" if alone else "button-study-alone"), Style.PRIMARY),
        *(() if alone else (button(joined, words.key("button-study-company")),)),
        button(click_of(Verb.REPLAY, replay, back), words.key("button-back")),
    )
    return Screen((*said, *(() if alone else (seats,)), Row(buttons)), OPEN)
