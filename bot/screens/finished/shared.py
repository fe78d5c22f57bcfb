"""A moment of a finished game, shown to a channel: one line, the picture, and the id that `/replay` opens it with."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.art.table import FilmPlan
from bot.clicks import Verb
from bot.screens.finished.replay import LAST_STEP, TABLE, Bookmark, eyes_of, seat_of
from bot.screens.finished.result import sheet_lines
from bot.screens.parts.layout import ACCENTS, Detail, fitted, mention, paragraph, sections, small
from bot.screens.parts.message import Block, Picture, Row, Screen
from bot.screens.parts.titles import press, title
from bot.screens.pictures.alt import table_alt
from bot.screens.pictures.results import result_picture
from bot.screens.pictures.scenes import hand_picture, table_plan
from bot.screens.scenes.position import laid_out
from bot.tables.keeping import Moment, Replay
from bot.text import Ready, Words
from games import registry
from persistence.rows import Phase

FILM = "trick.gif"
MOST_FRAMES = 8
"""A moving picture shows the last moves of the trick, so many at most."""


@dataclass(frozen=True, slots=True)
class Exhibit:
    """Moments of a game, ending with the one to show; `by` is the id of the person who shows it."""

    replay: Replay
    moments: Sequence[Moment]
    shot: Bookmark
    by: int

    @property
    def moment(self) -> Moment:
        return self.moments[-1]

    @property
    def over(self) -> bool:
        return self.moment.step == self.moment.steps and not self.shot.asks


_SHOT = re.compile(r"([0-9]{1,5})\.(t|a|[0-9]{1,2})(\.ask)?")


def shot_of(rest: str) -> Bookmark | None:
    """The result where it says nothing more; None for what no button of ours says."""
    match = _SHOT.fullmatch(rest or f"{LAST_STEP}.{TABLE}")
    return None if match is None else Bookmark(int(match[1]), match[2], asks=match[3] is not None)


def steps_shown(shot: Bookmark, moment: Moment) -> range:
    """The steps that lead to a moment within its trick, itself the last; alone where nothing led to it."""
    if shot.asks or moment.step == 0:
        return range(moment.step, moment.step + 1)
    begun = max(anchor.step for anchor in moment.anchors if anchor.step < moment.step)
    return range(max(begun, moment.step - MOST_FRAMES + 1), moment.step + 1)


def shared_moment(shown: Exhibit, words: Words) -> Screen:
    """Raises `LookupError` for the eyes of a seat that is not there."""
    seat_of(shown.shot, shown.replay)
    words = words.at(shown.replay.table)
    return fitted(lambda detail: _drawn(shown, words, detail), 0)


def _drawn(shown: Exhibit, words: Words, detail: Detail) -> Screen:
    table, shot, moment = shown.replay.table, shown.shot, shown.moment
    line = words.get(
        "share-ask" if shot.asks else "share-result" if shown.over else "share-moment",
        who=mention(shown.by),
        game=title(shown.replay.record.game, words),
        step=moment.step + shot.asks,
        steps=moment.steps,
        eyes=Ready(eyes_of(shot.eyes, words)),
    )
    where = Bookmark(moment.step, shot.eyes)
    onward = press(table, Verb.REPLAY, words.key("button-replay"), rest=str(where))
    blocks = sections(paragraph(line), *_laid_out(shown, words, detail))
    named = paragraph(small(words.get("share-id", id=Ready(f"{table.id}.{where}"))))
    return Screen((*blocks, *named, Row((onward,))), accent=ACCENTS[Phase.FINISHED])


def _laid_out(shown: Exhibit, words: Words, detail: Detail) -> Iterator[Sequence[Block]]:
    """The end of the game, the hand that is asked about, the trick as it was played, or the table."""
    outcome = shown.replay.outcome or shown.moment.outcome
    if shown.over and outcome is not None:
        if words.text_mode:
            yield from (paragraph(*part) for part in sheet_lines(outcome, words))
        else:
            scene = registry.game(shown.replay.record.game).scene(shown.moment.view(None))
            yield (result_picture(outcome, (), words, scene),)
        return
    game, seat = registry.game(shown.replay.record.game), shown.shot.seat
    scene = game.scene(shown.moment.view(seat))
    if shown.shot.asks and not words.text_mode:
        yield (hand_picture(scene, words),)
    elif len(shown.moments) > 1 and not words.text_mode:
        frames = tuple(table_plan(game.scene(one.view(seat)), words) for one in shown.moments)
        yield (Picture(FILM, FilmPlan(frames[0].felt, frames), table_alt(scene, words)),)
    else:
        yield from laid_out(scene, words, detail)
