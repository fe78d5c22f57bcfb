"""A finished game, step by step: through the eyes of one seat, of a spectator, or with all hands open.

Where the reader stands is in the buttons' own ids, so that every step works after a restart and after days. A moment
can be shown to a channel: one line, the picture, and the id that `/replay` opens it with.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.art.table import FilmPlan
from bot.clicks import Click, Verb
from bot.screens.finished.ended import sheet_lines
from bot.screens.parts.buttons import balanced, button, menu, press, result_button
from bot.screens.parts.layout import OVER, Detail, drafted, fitted, ladder, paragraph
from bot.screens.parts.message import MOST_OPTIONS, Block, Picture, Row, Screen, Style
from bot.screens.parts.texts import bullets, mention, small, title
from bot.screens.pictures.alt import table_alt
from bot.screens.pictures.results import result_picture, sheet_pictures
from bot.screens.pictures.scenes import hand_picture, table_plan
from bot.screens.questions.choices import told as chosen_in
from bot.screens.scenes.full import heading, laid_out, open_hand
from bot.tables.keeping import Anchor, Moment, Replay
from bot.tables.model import Happening
from bot.text import Ready, Words
from games import registry
from games.engine import Seat, SeatRef

EVENTS = 8
NEAR = 5
"""The menu always has so many anchors before and after the present one."""


class Move(StrEnum):
    FIRST = "first"
    BACK = "back"
    NEXT = "next"
    LAST = "last"
    JUMP = "jump"
    """A menu: its value is the step."""
    EYES = "eyes"
    """A menu: its value is a pair of eyes."""


TABLE = "t"
OPEN = "a"
LAST_STEP = 99_999

_REST = re.compile(rf"([0-9]{{1,5}})\.({TABLE}|{OPEN}|[0-9]{{1,2}})(?:\.({'|'.join(Move)}))?(?:\.([a-z2-7]{{8}}))?")
_EYES = re.compile(rf"{TABLE}|{OPEN}|[0-9]{{1,2}}")


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A reader's place: the number of actions so far, and the eyes that see it ("t": a spectator, "a": all hands open).

    `imported` is the id of a record they brought along; `asks`, whether the next play is asked for.
    """

    step: int
    eyes: str
    imported: str | None = None
    asks: bool = False

    @property
    def seat(self) -> Seat | None:
        """None for a spectator's eyes and for all."""
        return int(self.eyes) if self.eyes.isdecimal() else None

    def __str__(self) -> str:
        return f"{self.step}.{self.eyes}{self.tail}"

    def rest(self, move: Move) -> str:
        return f"{self.step}.{self.eyes}.{move}{self.tail}"

    @property
    def tail(self) -> str:
        return f".{self.imported}" if self.imported else ".ask" if self.asks else ""


def start_of(replay: Replay) -> Bookmark:
    """Before the first action, through the reader's own eyes."""
    return Bookmark(0, TABLE if replay.seat is None else str(replay.seat), replay.imported)


def bookmark_of(rest: str, values: tuple[str, ...]) -> Bookmark | None:
    """None for anything that no button of ours says."""
    match = _REST.fullmatch(rest)
    if match is None:
        return None
    step, eyes, move, value = int(match[1]), match[2], match[3], values[0] if values else ""
    if move == Move.EYES:
        return Bookmark(step, value, match[4]) if _EYES.fullmatch(value) else None
    if move == Move.JUMP:
        return Bookmark(int(value), eyes, match[4]) if re.fullmatch(r"[0-9]{1,5}", value) else None
    moves: dict[str, int] = {Move.FIRST: 0, Move.BACK: max(0, step - 1), Move.NEXT: step + 1, Move.LAST: LAST_STEP}
    return Bookmark(moves.get(move, step), eyes, match[4])


def replay_screen(replay: Replay, moment: Moment, bookmark: Bookmark, words: Words) -> Screen:
    """Raises `LookupError` for the eyes of a seat that is not there."""
    words = words.at(replay.table, seat_of(bookmark, replay))
    bookmark = replace(bookmark, step=moment.step)
    return fitted(lambda detail: _drawn(replay, moment, bookmark, words, detail), ladder(EVENTS))


def seat_of(bookmark: Bookmark, replay: Replay) -> Seat | None:
    """Raises `LookupError` for the eyes of a seat that is not there."""
    if bookmark.seat is not None and bookmark.seat >= len(replay.record.seats):
        raise LookupError(bookmark.seat)
    return bookmark.seat


def _drawn(replay: Replay, moment: Moment, bookmark: Bookmark, words: Words, detail: Detail) -> Screen:
    game, seat = registry.game(replay.record.game), bookmark.seat
    scene = game.scene(moment.view(seat))
    happened = [Happening(moment.step, one.text) for one in moment.events if one.seen_by(seat)]
    eyes = Ready(eyes_of(bookmark.eyes, words))
    where = small(words.get("replay-step", step=moment.step, steps=moment.steps, eyes=eyes))
    told = [words.say(one.text) for one in happened[max(0, len(happened) - detail.events) :]]
    hands: list[Block] = []
    for other in range(len(replay.record.seats)) if bookmark.eyes == OPEN else ():
        held = game.scene(moment.view(other))
        hands += open_hand(held, words.name(other), words.at(replay.table, other), detail)
    hand = seat is not None and not words.text_mode
    shown: Iterable[Sequence[Block]] = [(hand_picture(scene, words),)] if hand else laid_out(scene, words, detail)
    return drafted(
        OVER,
        heading(scene, title(replay.record.game, words), where, words, happened),
        paragraph(_action(replay, moment, bookmark, told, words), *bullets(told)),
        *_sheet(replay, moment, words),
        *(shown if words.text_mode or moment.step < moment.steps else ()),
        hands,
        rows=_controls(replay, moment, bookmark, words),
    )


def eyes_of(eyes: str, words: Words, *, plain: bool = False) -> str:
    named = {OPEN: "replay-eyes-open", TABLE: "replay-eyes-table"}
    return words.key(named[eyes]) if eyes in named else words.name(int(eyes), plain=plain)


def _action(replay: Replay, moment: Moment, bookmark: Bookmark, told: Iterable[str], words: Words) -> str:
    """Empty for eyes that may not see it, as a choice may be hidden from the others, and where an event tells it."""
    if moment.by is None or bookmark.eyes not in {OPEN, str(moment.by[0])}:
        return ""
    (seat, notation), game = moment.by, registry.game(replay.record.game)
    action = chosen_in(None if moment.before is None else game.ask(moment.before), notation, words)
    named = [words.chip(one) for one in notation.split() if one in game.faces] or [action]
    if any(all(one in line for one in named) for line in told):
        return ""
    return words.get("replay-action", who=SeatRef(seat), action=action)


def _sheet(replay: Replay, moment: Moment, words: Words) -> Iterator[Sequence[Block]]:
    """After the last action; its picture takes the place of the table's."""
    if moment.step < moment.steps:
        return
    outcome = replay.outcome or moment.outcome
    if outcome is None:
        yield paragraph(words.get("replay-unfinished"))
    elif words.text_mode:
        yield from (paragraph(*part) for part in sheet_lines(outcome, words))
    else:
        scene = registry.game(replay.record.game).scene(moment.view(None))
        yield (result_picture(outcome, (), words, scene), *sheet_pictures(outcome, words))


def _controls(replay: Replay, moment: Moment, bookmark: Bookmark, words: Words) -> Iterator[Block]:
    def move(how: Move) -> Click:
        return click_of(Verb.REPLAY, replay, bookmark.rest(how))

    at_start, at_end = moment.step == 0, moment.step == moment.steps
    yield Row(
        (
            button(move(Move.FIRST), words.key("button-first"), disabled=at_start),
            button(move(Move.BACK), words.key("replay-back"), disabled=at_start),
            button(move(Move.NEXT), words.key("replay-next"), Style.PRIMARY, disabled=at_end),
            button(move(Move.LAST), words.key("button-last"), disabled=at_end),
        )
    )
    here = max(anchor.step for anchor in moment.anchors if anchor.step <= moment.step)
    steps = {str(one.step): f"{one.step} · {words.label(one.headline)}" for one in around(moment.anchors, here)}
    yield menu(move(Move.JUMP), words.key("replay-jump"), steps, str(here))
    every = (TABLE, OPEN, *map(str, range(len(replay.record.seats))))
    eyes = {one: eyes_of(one, words, plain=True) for one in every}
    yield menu(move(Move.EYES), words.key("replay-eyes"), eyes, bookmark.eyes)
    seat = bookmark.seat if bookmark.seat is not None else replay.seat or 0
    study = click_of(Verb.STUDY, replay, f"{bookmark.step}.{seat}{bookmark.tail}")
    onward = button(study, words.key("button-study"), disabled=moment.view(None).over)
    if replay.imported is not None:
        yield Row((onward,))
        return
    table, own = replay.table, "" if bookmark.seat is None else f"{bookmark.seat}.0"
    shared = press(table, Verb.SHARE, words, rest=f"{bookmark.step}.{bookmark.eyes}")
    last = (press(table, Verb.RECORD, words), press(table, Verb.VERIFY, words), *result_button(table, words))
    yield from balanced(press(table, Verb.REVIEW, words, rest=own), onward, shared, *last)


def click_of(verb: Verb, replay: Replay, rest: object) -> Click:
    """A record that somebody brought along has no table."""
    return Click(verb, None if replay.imported else replay.table.id, replay.table.revision, str(rest))


def around(anchors: tuple[Anchor, ...], here: int) -> tuple[Anchor, ...]:
    """As many as a menu holds: those next to the step `here`, and the others, from the first to the last, thinned."""
    if len(anchors) <= MOST_OPTIONS:
        return anchors
    at = next(number for number, anchor in enumerate(anchors) if anchor.step == here)
    near = anchors[max(0, at - NEAR) : at + NEAR + 1]
    far = [anchor for anchor in anchors if anchor not in near]
    most = MOST_OPTIONS - len(near) - 1
    kept = {anchor.step for anchor in (*near, *(far[number * (len(far) - 1) // most] for number in range(most + 1)))}
    return tuple(anchor for anchor in anchors if anchor.step in kept)


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
