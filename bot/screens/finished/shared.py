"""A moment of a finished game, shown to a channel: one line, the picture, and the id that `/replay` opens it with."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from bot.art.table import FilmPlan
from bot.clicks import Verb
from bot.screens.finished.replay import LAST_STEP, TABLE, Bookmark, eyes_of, seat_of
from bot.screens.finished.result import sheet_lines
from bot.screens.parts.buttons import press
from bot.screens.parts.layout import OVER, Detail, drafted, fitted, ladder, paragraph
from bot.screens.parts.message import Block, Picture, Row, Screen
from bot.screens.parts.texts import mention, small, title
from bot.screens.pictures.alt import table_alt
from bot.screens.pictures.results import result_picture
from bot.screens.pictures.scenes import hand_picture, table_plan
from bot.screens.scenes.full import laid_out
from bot.tables.keeping import Moment, Replay
from bot.text import Ready, Words
from games import registry

MOST_FRAMES = 8
"""A moving picture shows the last moves of the trick, so many at most."""
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


def shared_moment(replay: Replay, moments: Sequence[Moment], shot: Bookmark, by: int, words: Words) -> Screen:
    """Shows the last of the `moments`. Raises `LookupError` for the eyes of a seat that is not there."""
    seat_of(shot, replay)
    table, moment, words = replay.table, moments[-1], words.at(replay.table)
    over = moment.step == moment.steps and not shot.asks
    outcome = replay.outcome or moment.outcome if over else None
    line = words.get(
        "share-ask" if shot.asks else "share-result" if over else "share-moment",
        who=mention(by),
        game=title(replay.record.game, words),
        step=moment.step + shot.asks,
        steps=moment.steps,
        eyes=Ready(eyes_of(shot.eyes, words)),
    )
    where = Bookmark(moment.step, shot.eyes)
    named = small(words.get("share-id", id=Ready(f"{table.id}.{where}")))
    foot: list[Block] = [*paragraph(named), Row((press(table, Verb.REPLAY, words, rest=str(where)),))]

    def shown(detail: Detail) -> Iterator[Sequence[Block]]:
        """The end of the game, the hand that is asked about, the trick as it was played, or the table."""
        game = registry.game(replay.record.game)
        scene = game.scene(moment.view(shot.seat if outcome is None else None))
        if outcome is not None and words.text_mode:
            yield from (paragraph(*part) for part in sheet_lines(outcome, words))
        elif outcome is not None:
            yield (result_picture(outcome, (), words, scene),)
        elif shot.asks and not words.text_mode:
            yield (hand_picture(scene, words),)
        elif len(moments) > 1 and not words.text_mode:
            frames = tuple(table_plan(game.scene(one.view(shot.seat)), words) for one in moments)
            yield (Picture("trick.gif", FilmPlan(frames[0].felt, frames), table_alt(scene, words)),)
        else:
            yield from laid_out(scene, words, detail)

    return fitted(lambda detail: drafted(OVER, paragraph(line), *shown(detail), rows=foot), ladder())
