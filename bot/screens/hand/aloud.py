"""A hand in words, for those who have it read to them: what the picture shows otherwise, in as few lines as it takes.

The order never changes. First the news: the answer to the last press, what happened since the reader's own last move.
Then the question, its buttons, the rest of the hand, the trick. The game, the phase and the players come last.
"""

from __future__ import annotations

from dataclasses import replace

from bot.screens.hand.beside import Hand, aim_line, foot, hinted_line, poll_blocks, waiting, way_back
from bot.screens.parts.layout import QUIET, YOUR_TURN, drafted, fitted, paragraph, small
from bot.screens.parts.message import Screen
from bot.screens.parts.plain import without_signs
from bot.screens.parts.titles import title
from bot.screens.questions.choices import offers_hand, preselecting
from bot.screens.questions.paths import Answered
from bot.screens.scenes.brief import Brief

MOST_CARDS = 16
"""More cards than this in the middle are told suit by suit."""


def told_aloud(hand: Hand) -> Screen:
    """The hand with all that it should say, or with less where Discord would not take it.

    A hint, a further question and what a lesson explains take the place of the players and of what happened.
    """
    look, step = hand.look, hand.step
    further = bool(look.explained) or (step is not None and bool(step.path))
    brief = Brief(hand.scene, hand.words, () if further else look.since, seats=hand.hint is None and not further)
    shorter = replace(brief, happened=brief.happened[-1:]), replace(brief, happened=(), cards=False)
    return fitted(lambda one: _drawn(hand, one), (brief, *shorter))


def _drawn(hand: Hand, brief: Brief) -> Screen:
    look, scene, step, words = hand.look, hand.scene, hand.step, hand.words
    crowded = sum(len(zone.cards) for zone in scene.centre if zone.decisive) > MOST_CARDS
    happened = brief.told(scene.facts if crowded and step is not None else ())  # the question says them
    news = (*(words.say(one) for one in look.explained), hand.warning or hinted_line(hand), small(" ".join(happened)))
    if step is None:
        choices = preselecting(look, scene, words)
        asked = (*paragraph(*waiting(look, words)), *choices, *way_back(look, words))
        held = "" if choices else brief.held()
    else:
        asked = hand.asked(step)
        held = "" if step.path or offers_hand(step, scene, words) else brief.held()
    lies = paragraph(held, *_middle(brief, step, crowded=crowded))
    where = paragraph(brief.heading(title(look.table.game, words)), *brief.players(), aim_line(hand))
    accent, parts = QUIET if step is None else YOUR_TURN, (paragraph(*news), asked, lies, where)
    return without_signs(drafted(accent, *parts, poll_blocks(look, words), rows=foot(hand)))


def _middle(brief: Brief, step: Answered | None, *, crowded: bool) -> list[str]:
    """The cards in the middle and the special facts.

    In a `crowded` message a further question has no such lines: its buttons name the cards it is about.
    """
    if not crowded:
        return [*brief.middle(), *brief.facts()]
    if step is not None and step.path:
        return []
    return [*replace(brief, terse=True).middle(), *(brief.facts() if step is None else [])]
