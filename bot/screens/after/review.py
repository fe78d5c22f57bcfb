"""A finished game judged: one moment at which a seat's choice mattered, as that seat saw it, and what was better.

Which seat and which moment is in the buttons' own ids: a review that is kept no more is made again.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.clicks import Click, Verb
from bot.screens.after.replay import LONGEST_OPTION
from bot.screens.drawing.choices import told
from bot.screens.drawing.layout import ACCENTS, Detail, button, fitted, paragraph, sections, small, turning
from bot.screens.drawing.message import Block, Menu, Option, Row, Screen
from bot.screens.drawing.position import heading, laid_out
from bot.screens.table.table import title
from bot.tables.computers.reviewing import Progress, Review
from bot.tables.keeping.replays import Moment, Replay
from bot.text import Ready, Words, cut
from games import registry
from games.engine import Seat, SeatRef
from games.players import Verdict
from persistence.rows import Phase


@dataclass(frozen=True, slots=True)
class Page:
    """One moment of the review of a seat; there is no such `number` where the review has nothing to show."""

    replay: Replay
    review: Review
    seat: Seat
    number: int


_REST = re.compile(r"([0-9]{1,2})\.([0-9])")


def page_of(rest: str) -> tuple[Seat, int] | None:
    """Return the seat and the moment that a press asks for, None for what no button of ours says."""
    match = _REST.fullmatch(rest)
    return None if match is None else (int(match[1]), int(match[2]))


def thinking_screen(replay: Replay, seat: Seat, progress: Progress, words: Words) -> Screen:
    """Return how far a review has come."""
    words = words.at(replay.table, replay.seat)
    came = words.get("review-progress", done=progress.done, of=progress.of) if progress.of else ""
    return Screen(
        paragraph(
            f"### {title(replay.record.game, words)}",
            words.get("review-thinking", who=SeatRef(seat)),
            f"**{came}**" if came else "",
            small(words.get("review-patience")),
        ),
        accent=ACCENTS[Phase.FINISHED],
    )


def review_screen(page: Page, moment: Moment, words: Words) -> Screen:
    """Return one of the moments of a review, `moment` being the game just before that choice."""
    if not page.review.verdicts:
        return _nothing(page, _of_reader(page, words))
    return fitted(lambda detail: _drawn(page, moment, words, detail), 0)


def _of_reader(page: Page, words: Words) -> Words:
    """Return the words for whoever reads; the position itself is told to the seat that is judged."""
    return words.at(page.replay.table, page.replay.seat)


def _nothing(page: Page, words: Words) -> Screen:
    said = words.get("review-nothing", who=SeatRef(page.seat), count=page.review.looked_at)
    heading = paragraph(f"### {title(page.replay.record.game, words)}", said)
    return Screen((*heading, *_seats(page, words)), accent=ACCENTS[Phase.FINISHED])


def _drawn(page: Page, moment: Moment, words: Words, detail: Detail) -> Screen:
    game = registry.game(page.replay.record.game)
    view = moment.view(page.seat)
    where = _of_reader(page, words).get(
        "review-where",
        number=page.number + 1,
        of=len(page.review.verdicts),
        step=moment.step + 1,
        steps=moment.steps,
        who=SeatRef(page.seat),
    )
    words = words.at(page.replay.table, page.seat)
    scene = game.scene(view)
    verdict = page.review.verdicts[page.number]
    made, other = (told(game.ask(view), notation, words) for notation in (verdict.made, verdict.other))
    blocks = sections(
        heading(scene, title(page.replay.record.game, words), small(where), words),
        paragraph(*_judged(verdict, made, other, words)),
        *laid_out(scene, words, detail),
    )
    return Screen((*blocks, *_controls(page, words)), accent=ACCENTS[Phase.FINISHED])


def _judged(verdict: Verdict, made: str, other: str, words: Words) -> list[str]:
    """Return what was done, what was better or worse, why, and how sure that is."""
    won = verdict.gain > 0
    ahead, behind = (verdict.ahead, verdict.behind) if won else (verdict.behind, verdict.ahead)
    line = _line("review-made-well" if won else "review-made", made, verdict.chance, words)
    sign = "👍" if won else "💡"
    return [
        line if words.text_mode else f"{sign} {line}",
        _line("review-worse" if won else "review-better", other, verdict.other_chance, words),
        "" if verdict.why is None else words.say(verdict.why),
        small(words.get("review-worlds", worlds=verdict.worlds, ahead=ahead, behind=behind)),
    ]


def _line(key: str, action: str, chance: float, words: Words) -> str:
    return words.get(key, action=Ready(action), chance=round(100 * chance))


def _controls(page: Page, words: Words) -> tuple[Block, ...]:
    table = page.replay.table
    pages = turning(page.number, len(page.review.verdicts), lambda there: _click(page, f"{page.seat}.{there}"), words)
    step = page.review.verdicts[page.number].step
    onward = Click(Verb.REPLAY, table.id, table.revision, f"{step}.{page.seat}")
    return (Row((*pages, button(onward, words.key("button-replay")))), *_seats(page, words))


def _seats(page: Page, words: Words) -> tuple[Block, ...]:
    """Return the menu of whose choices are judged; none in a game for one."""
    seats = range(len(page.replay.record.seats))
    if len(seats) == 1:
        return ()
    options = tuple(
        Option(f"{one}.0", cut(words.name(one, plain=True), LONGEST_OPTION), chosen=one == page.seat) for one in seats
    )
    return (Menu(str(_click(page, "seat")), options, words.key("review-whose")),)


def _click(page: Page, rest: str) -> Click:
    return Click(Verb.REVIEW, page.replay.table.id, page.replay.table.revision, rest)
