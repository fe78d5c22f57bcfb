"""A finished game judged: one moment at which a seat's choice mattered, as that seat saw it, and what was better.

A mistake is first a question: the reader may find the better play before it is told. Seat and moment are in the
buttons' own ids: a review that is kept no more is made again.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.clicks import Click, Verb
from bot.screens.parts.buttons import balanced, button, click_at, menu, press, result_button, turning
from bot.screens.parts.layout import OVER, Detail, drafted, fitted, ladder, paragraph
from bot.screens.parts.message import Block, Menu, Row, Screen, Style
from bot.screens.parts.texts import bold, signed, small, title
from bot.screens.pictures.scenes import hand_picture
from bot.screens.questions.choices import labelled, told
from bot.screens.scenes.full import heading, laid_out
from bot.tables.computers import Progress, Review
from bot.tables.keeping import Moment, Replay
from bot.text import Words
from games import registry
from games.engine import Ask, Seat, SeatRef
from games.players import Attempt, Verdict


@dataclass(frozen=True, slots=True)
class Page:
    """One moment of the review of a seat; there is no such `number` where the review has nothing to show."""

    replay: Replay
    review: Review
    seat: Seat
    number: int
    told: bool = False
    """The reader wants to be told what was better."""
    attempt: Attempt | None = None

    @property
    def asks(self) -> bool:
        """True while the reader has not found or asked for the better play."""
        verdict = self.review.verdicts[self.number]
        return verdict.gain < 0 and not self.told and not (self.attempt and self.attempt.good)


@dataclass(frozen=True, slots=True)
class Wanted:
    """The moment of a review that a press asks for: to be told of, with what is tried there, or as it comes."""

    seat: Seat
    number: int
    told: bool = False
    tried: str | None = None


SHOW, TRY = "show", "try"
MOST_TRIED = 25
"""A menu holds no more plays to try."""
_REST = re.compile(rf"([0-9]{{1,2}})\.([0-9])(?:\.({SHOW}|{TRY}))?")


def page_of(rest: str, value: str | None = None) -> Wanted | None:
    """None for what no button of ours says; a menu gives a play, or another seat."""
    match = _REST.fullmatch(rest)
    tries = match is not None and match[3] == TRY
    if value is not None and not tries:
        match = _REST.fullmatch(value)
    if match is None or tries != (value is not None and match[3] == TRY):
        return None
    return Wanted(int(match[1]), int(match[2]), match[3] == SHOW, value if tries else None)


def thinking_screen(replay: Replay, seat: Seat, progress: Progress, words: Words) -> Screen:
    words = words.at(replay.table, replay.seat)
    again = press(replay.table, Verb.REVIEW, words, rest=f"{seat}.0")
    ways = (again, *result_button(replay.table, words))
    said = paragraph(
        f"### {title(replay.record.game, words)}",
        words.get("review-thinking", who=SeatRef(seat)),
        bold(words.get("review-progress", done=progress.done, of=progress.of)) if progress.of else "",
        small(words.get("review-patience")),
    )
    return drafted(OVER, said, rows=[Row(ways)])


def review_screen(page: Page, moment: Moment, words: Words) -> Screen:
    """`moment` is the game just before the choice."""
    words = words.at(page.replay.table, page.replay.seat)
    if not page.review.verdicts:
        said = words.get("review-nothing", who=SeatRef(page.seat), count=page.review.looked_at)
        heading = paragraph(f"### {title(page.replay.record.game, words)}", said)
        back = result_button(page.replay.table, words)
        return Screen((*heading, *_seats(page, words), *([Row(back)] if back else [])), OVER)
    where = words.get(
        "review-where",
        number=page.number + 1,
        of=len(page.review.verdicts),
        step=moment.step + 1,
        steps=moment.steps,
        who=SeatRef(page.seat),
    )
    words = words.at(page.replay.table, page.seat)  # the position itself is told to the seat that is judged
    return fitted(lambda detail: _drawn(page, moment, small(where), words, detail), ladder())


def _drawn(page: Page, moment: Moment, where: str, words: Words, detail: Detail) -> Screen:
    game = registry.game(page.replay.record.game)
    view = moment.view(page.seat)
    scene, ask, verdict = game.scene(view), game.ask(view), page.review.verdicts[page.number]
    shown: Iterable[Sequence[Block]] = laid_out(scene, words, detail)
    rows = [*_controls(page, words), *_seats(page, words)]
    if page.asks:
        lines = [bold(words.get("review-ask")), _tried(page, ask, words)]
        shown = shown if words.text_mode else [(hand_picture(scene, words),)]
        click = _click(page, f"{page.seat}.{page.number}.{TRY}")
        rows.insert(0, play_menu(click, ask, view.legal, {verdict.made, verdict.other}, words))
    else:
        made, other = (told(ask, notation, words) for notation in (verdict.made, verdict.other))
        lines = [_tried(page, ask, words), *_judged(verdict, made, other, words)]
    head = heading(scene, title(page.replay.record.game, words), where, words)
    return drafted(OVER, head, paragraph(*lines), *shown, rows=rows)


def _tried(page: Page, ask: Ask | None, words: Words) -> str:
    """Nothing before the first attempt."""
    attempt, verdict = page.attempt, page.review.verdicts[page.number]
    if attempt is None:
        return ""
    action = told(ask, attempt.notation, words)
    if attempt.notation == verdict.other:
        return words.get("review-found", action=action)
    if attempt.good:
        return words.get("review-as-good", action=action)
    if attempt.notation == verdict.made:
        return words.get("review-same", action=action)
    return words.get("review-not-that", action=action, cost=max(1, round(100 * attempt.cost)))


def play_menu(click: Click, ask: Ask | None, legal: Sequence[Any], always: Collection[str], words: Words) -> Menu:
    """Of very many plays some, those of `always` among them."""
    notations = [str(action) for action in legal]
    if len(notations) > MOST_TRIED:
        others = [one for one in notations if one not in always]
        kept = {*always, *others[:: -(-len(others) // (MOST_TRIED - len(always)))]}
        notations = [one for one in notations if one in kept]
    return menu(click, words.key("review-try"), {one: labelled(ask, one, words) for one in notations})


def _judged(verdict: Verdict, made: str, other: str, words: Words) -> list[str]:
    """The play, the better or worse alternative, the reason, and how sure the verdict is."""
    won = verdict.gain > 0
    ahead, behind = (verdict.ahead, verdict.behind) if won else (verdict.behind, verdict.ahead)
    chance, other_chance = (round(100 * one) for one in (verdict.chance, verdict.other_chance))
    line = words.get("review-made-well" if won else "review-made", action=made, chance=chance)
    return [
        signed("👍" if won else "💡", line, words),
        words.get("review-worse" if won else "review-better", action=other, chance=other_chance),
        "" if verdict.why is None else words.say(verdict.why),
        small(words.get("review-worlds", worlds=verdict.worlds, ahead=ahead, behind=behind)),
    ]


def _controls(page: Page, words: Words) -> Iterator[Block]:
    table, verdicts = page.replay.table, page.review.verdicts
    onward = f"{verdicts[page.number].step}.{page.seat}"
    buttons = turning(page.number, len(verdicts), lambda there: _click(page, f"{page.seat}.{there}"), words)
    buttons.append(press(table, Verb.REPLAY, words, rest=onward))
    buttons.append(press(table, Verb.SHARE, words, rest=f"{onward}.ask"))
    if page.asks:
        show = _click(page, f"{page.seat}.{page.number}.{SHOW}")
        buttons.insert(0, button(show, words.key("button-show"), Style.PRIMARY))
    yield from balanced(*buttons, *result_button(table, words))


def _seats(page: Page, words: Words) -> Iterator[Menu]:
    """None in a game for one."""
    names = {f"{one}.0": words.name(one, plain=True) for one in range(len(page.replay.record.seats))}
    if len(names) > 1:
        yield menu(_click(page, "seat"), words.key("review-whose"), names, f"{page.seat}.0")


def _click(page: Page, rest: str) -> Click:
    return click_at(page.replay.table, Verb.REVIEW, rest)
