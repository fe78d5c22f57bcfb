"""How a card looks in texts, on buttons and in menus: the one place where a face becomes signs and words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

from bot.screens.message import LONGEST_LABEL
from bot.text import Words, cut
from games.engine import Choice, Mark, Shown

NOT_NOW = "✕"
"""Stands after a card that may not be played now; the style of its button says the same in colour."""
FAVOURED = "★"
MOST_WORDS = 6
"""Above so many cards in one place their words make way for ranks, grouped by suit."""

SIGNS = {
    Mark.LEADS: "▶️",
    Mark.DEALER: "🎴",
    Mark.AWAITED: "⏳",
    Mark.CHOSEN: "☑️",
    Mark.WINNING: "📈",
    Mark.WON: "🏆",
    Mark.PLAYABLE: "🔹",
    Mark.BLOCKED: "✖️",
    Mark.NEW: "🆕",
    Mark.OUT: "🚪",
}
"""Each mark's own shape; its word comes from the engine's catalogue and always stands beside it."""

_EMOJI = re.compile(
    "(?:[\U0001f000-\U0001faff]|[\u2190-\u2bff]\ufe0f)"
    "(?:[\U0001f3fb-\U0001f3ff]|\ufe0f|\u200d(?:[\U0001f000-\U0001faff]|[\u2190-\u2bff])\ufe0f?)*"
)


def one_emoji(signs: str) -> str | None:
    """Return the signs where Discord takes them as the picture of a button: exactly one emoji. None otherwise."""
    return signs if _EMOJI.fullmatch(signs) else None


def button_face(choice: Choice, words: Words) -> tuple[str, str | None]:
    """Return label and emoji of a choice; the label always has words."""
    parts: list[str] = []
    emoji = None
    face = None if choice.card is None else words.face(choice.card)
    if choice.card is not None:
        if face is not None and not words.text_mode:
            emoji = one_emoji(face.emoji)
            parts += [] if emoji else [face.emoji]
        parts.append(words.card(choice.card))
    if choice.label is not None:
        parts += ["·"] if choice.card is not None else []
        parts.append(words.label(choice.label))
    parts += [choice.token] if not parts else []
    label = " ".join(parts)
    if choice.blocked is not None:
        sign = words.key("hand-not-now") if words.text_mode else NOT_NOW
        label = f"{cut(label, LONGEST_LABEL - len(sign) - 1)} {sign}"
    elif choice.favoured:
        label = f"{FAVOURED} {label}"
    return cut(label, LONGEST_LABEL), emoji


def said(choice: Choice, words: Words) -> str:
    """Return the choice as part of a sentence."""
    parts = [words.chip(choice.card)] if choice.card is not None else []
    parts += [words.say(choice.label)] if choice.label is not None else []
    return " · ".join(parts) or choice.token


def marked(marks: Sequence[Mark], words: Words) -> list[str]:
    """Return the marks, each with its sign and its word."""
    return [
        words.get(f"mark-{mark}") if words.text_mode else f"{SIGNS[mark]} {words.get(f'mark-{mark}')}" for mark in marks
    ]


def cards_line(cards: Sequence[Shown], words: Words, *, short: bool = False) -> str:
    """Return the cards in one line: with words while they are few, by ranks and suits where they are many."""
    plain = all(one.by is None and not one.marks and one.note is None for one in cards)
    if plain and (short or len(cards) > MOST_WORDS) and not words.text_mode:
        return "  ".join(_run(list(run), words) for _, run in groupby(cards, key=lambda one: _suit(one, words)))
    runs = [list(run) for _, run in groupby(cards, key=lambda one: one)]
    joint = ", " if words.text_mode else " · "
    return joint.join(
        words.get("word-backs", count=len(run))
        if run[0] == Shown(None)
        else joint.join(_card(one, words) for one in run)
        for run in runs
    )


def _suit(one: Shown, words: Words) -> tuple[str, str]:
    face = None if one.code is None else words.face(one.code)
    return ("", one.code or "") if face is None else (face.suit, face.emoji)


def _run(run: list[Shown], words: Words) -> str:
    """Cards of one suit: its sign once, then the ranks."""
    if run[0].code is None:
        return words.get("word-backs", count=len(run))
    faces = [words.face(one.code) for one in run if one.code is not None]
    ranks = " ".join(face.rank for face in faces if face is not None)
    return f"{_suit(run[0], words)[1]} **{ranks}**" if ranks else words.chip(run[0].code)


def _card(one: Shown, words: Words) -> str:
    card = words.get("word-back") if one.code is None else words.chip(one.code)
    if not words.text_mode and one.code is not None:
        face = words.face(one.code)
        card = card if face is None else f"{face.emoji} **{words.card(one.code)}**"
    notes = marked([mark for mark in one.marks if mark not in (Mark.PLAYABLE, Mark.BLOCKED)], words)
    notes += [words.say(one.note)] if one.note is not None else []
    who = f"{words.name(one.by)}: " if one.by is not None else ""
    return f"{who}{card} ({', '.join(notes)})" if notes else f"{who}{card}"
