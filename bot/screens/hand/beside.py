"""The parts beside the cards on a hand, in pictures and in words: a hint, the awaited players, other buttons."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from bot.clicks import DETAILS, Verb
from bot.screens.help.rules import section_for
from bot.screens.parts.buttons import balanced, button, press, rules_button
from bot.screens.parts.message import Block, Button, Row, Style
from bot.screens.parts.texts import small, waiting_line, when
from bot.screens.questions.choices import MOST_ROWS, pick, question, told
from bot.screens.questions.paths import GROUP, Answered, ask_of, back, path_to
from bot.screens.table.votes import poll_row, poll_told
from bot.tables.model import Hint, Look
from bot.text import Words
from games.engine import CardRef, Scene

FEW_GLOSSES = 3


@dataclass(frozen=True, slots=True)
class Hand:
    """The source of a hand's drawing: the open question (None while the viewer owes no decision), a warning, a hint.

    `words` are bound to the table and the viewer's seat.
    """

    look: Look
    scene: Scene
    step: Answered | None
    words: Words
    warning: str = ""
    hint: Hint | None = None

    @property
    def advised(self) -> Collection[str]:
        """The tokens with which the advised action begins; none of a further question."""
        step, ask = self.step, ask_of(self.look)
        path = None if self.hint is None or ask is None else path_to(ask, self.hint.notation)
        if not path or step is None or step.path or step.so_far:
            return ()
        return [token for token in path[0].split(GROUP) if token]

    def asked(self, step: Answered, above: str = "", rows: int = MOST_ROWS) -> tuple[Block, ...]:
        """The question; `above` it stands the answer to the last press, where that is not told elsewhere.

        It is said what the choices do. Beside a hint, which speaks of it, only a few lines are.
        """
        few = sum(one.gloss is not None for one in step.ask.open) <= FEW_GLOSSES if step.ask is not None else False
        glosses = self.hint is None or bool(step.path) or few
        ends = time_left(self.look, self.words)
        return question(self.look, step, self.words, above, glosses=glosses, rows=rows, advised=self.advised, ends=ends)


def hinted_line(hand: Hand) -> str:
    """Told as on the way there, and why; empty where nobody has asked."""
    hint, words = hand.hint, hand.words
    if hint is None:
        return ""
    line = words.get("hand-hint", action=told(ask_of(hand.look), hint.notation, words), reason=words.say(hint.reason))
    return f"{line} {words.get('hand-hint-climb')}" if hand.look.table.climbs else line


def aim_line(hand: Hand) -> str:
    """The aim of the game, for somebody in their first one."""
    aim, words = hand.scene.aim, hand.words
    if aim is None or not hand.look.newcomer:
        return ""
    return small(words.get("hand-aim", aim=words.say(aim)))


def waiting(look: Look, words: Words) -> Iterator[str]:
    """The awaited players and the viewer's choice before their turn, or a note that the viewer is away."""
    if look.absent:
        yield f"**{words.get('hand-absent')}**"
        return
    yield waiting_line(look.table, words, ordered=look.ordered)
    chosen = look.preselected
    if chosen is not None and look.may_preselect and not chosen.dropped:
        yield words.get("hand-preselected", card=CardRef(chosen.card))
    elif look.may_preselect:
        yield small(words.get("hand-preselect"))


def way_back(look: Look, words: Words) -> Iterator[Row]:
    """For somebody whose seat a computer plays until they are back."""
    if look.absent:
        yield Row((press(look.table, Verb.BACK, words, "button-i-am-back", Style.SUCCESS),))


def time_left(look: Look, words: Words) -> str:
    """Empty where no clock runs."""
    end = next((seat.due_at for seat in look.table.seats if seat.seat == look.seat), None)
    return "" if end is None or look.table.paused_at is not None else words.get("hand-ends", end=when(end))


def poll_blocks(look: Look, words: Words) -> tuple[Block, ...]:
    return (*poll_told(look, words), *poll_row(look, words))


def foot(hand: Hand) -> tuple[Row, ...]:
    """Back, the ways to everything else, a hint where the game is free."""
    look, step, words = hand.look, hand.step, hand.words
    table = look.table
    buttons = []
    if step is not None and len(step.path) > bool(step.picked):
        buttons.append(button(pick(look, back(step)), words.key("button-back")))
    buttons.append(press(table, Verb.HAND, words, "button-refresh"))
    buttons.append(press(table, Verb.HAND, words, "button-details", rest=DETAILS))
    if look.may_undo:
        buttons.append(press(table, Verb.UNDO, words))
    if step is not None and not step.path and not table.counts and not table.concealed:
        buttons.append(press(table, Verb.HINT, words))
    if look.explained:
        buttons.append(press(table, Verb.TEACH, words, "button-skip-lesson"))
    buttons.append(rules_here(look, hand.scene, words))
    return balanced(*buttons)


def rules_here(look: Look, scene: Scene, words: Words) -> Button:
    table, back_to = look.table, None if look.seat is None else look.table.id
    return rules_button(table.game, words, back_to, table.revision, section_for(table.game, scene, words))
