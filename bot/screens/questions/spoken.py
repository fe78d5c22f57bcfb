"""Every play that a hand allows, each in one line of words: for people who play by commands."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

from bot.clicks import Verb
from bot.screens.questions.choices import pick
from bot.screens.questions.paths import Answered, ask_of, path_to, walk
from bot.tables.model import Look
from bot.text import Words
from games.engine import Choice, leaves

MOST_PLAYS = 1000
"""More than any question of ours has; a game of somebody else's may have more."""


def plays(look: Look, words: Words) -> list[tuple[str, str]]:
    """The plays that the viewer may make now: each in words, and the click that makes it."""
    ask = ask_of(look)
    if ask is None or look.asked_at is None:
        return []
    aloud = replace(words, text_mode=True, emojis={}).at(look.table, look.seat)
    found: dict[str, str] = {}
    for notation in islice(leaves(ask), MOST_PLAYS):
        path = path_to(ask, notation)
        if path is not None:
            found.setdefault(_line(walk(ask, path), aloud), str(pick(look, path, Verb.PLAY)))
    return list(found.items())


def _line(step: Answered, words: Words) -> str:
    nothing = [words.key("button-none")]
    return ", ".join(part for group in step.chosen for part in ([_named(choice, words) for choice in group] or nothing))


def _named(choice: Choice, words: Words) -> str:
    parts = [words.card(choice.card)] if choice.card is not None else []
    parts += [words.label(choice.label)] if choice.label is not None else []
    return ", ".join(parts) or choice.token
