"""Cards in texts, on buttons and in menus: the one place where a face becomes tiles and words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby, islice

from bot.text import NO_BREAK, Ready, Words
from bot.text.catalogues import prefix
from games.engine import Counter, Mark, Seat, Shown, Zone

MOST_WORDS = 4
"""Above so many cards in one place their words make way for ranks, grouped by suit."""

QUIET_MARKS = frozenset({Mark.PLAYABLE, Mark.BLOCKED, Mark.LEADS, Mark.AHEAD})
"""Marks that say nothing on a card that lies in its place: buttons tell the first two, the order the third."""

_COLOURED = "⌚⌛⏩-⏬⏰⏳◽◾☔☕♈-♓♿⚓⚡⚪⚫⚽⚾⛄⛅⛎⛔⛪⛲⛳⛵⛺⛽✅✊✋✨❌❎❓-❕❗➕-➗➰➿⬛⬜⭐⭕"
"""Characters that Unicode shows in colours without being asked to."""
_EMOJI = re.compile(
    "<:[A-Za-z0-9_]{2,32}:[0-9]+>|"
    f"(?:[\U0001f000-\U0001faff]|[{_COLOURED}]|[\u2190-\u2bff]\ufe0f)"
    "(?:[\U0001f3fb-\U0001f3ff]|\ufe0f|\u200d(?:[\U0001f000-\U0001faff]|[\u2190-\u2bff])\ufe0f?)*"
)


def one_emoji(text: str) -> str | None:
    """None for what Discord does not take as the emoji of a button."""
    return text if _EMOJI.fullmatch(text) else None


def marked(marks: Iterable[Mark], words: Words) -> list[str]:
    return [words.get(f"mark-{mark}") for mark in marks]


def stand_in(seat: Seat, words: Words) -> list[str]:
    """A computer plays for a person who resigned, or until they are back."""
    found = words.sitting(seat)
    if found is None or not (found.resigned or found.absent):
        return []
    return [words.get("seat-resigned" if found.resigned else "seat-absent")]


def cards_line(cards: Sequence[Shown], words: Words) -> str:
    """With words while they are few, by suits and ranks where they are many."""
    plain = all(one.by is None and one.note is None for one in cards)
    if plain and len(cards) > MOST_WORDS and not words.text_mode:
        return short_line(cards, words)
    told: list[str] = []
    for one, run in groupby(cards):
        same = list(run)
        told += [words.get("word-backs", count=len(same))] if one == Shown(None) else [_card(one, words)] * len(same)
    return (", " if words.text_mode else " · ").join(told)


def groups_lines(cards: Sequence[Shown], groups: Sequence[int], words: Words) -> list[str]:
    """Each group short, so that many of them stay easy to tell apart."""
    left = iter(cards)
    draw = cards_line if words.text_mode else short_line
    return [draw(list(islice(left, size)), words) for size in groups]


def suited_line(cards: Sequence[Shown], words: Words) -> str:
    """Many cards to be read aloud, those of a suit together and without marks, where the game can say so."""
    game = "" if words.table is None else prefix(words.table.game)
    if words.table is None or not words.knows(key := f"{game}suited"):
        return short_line(cards, words)
    found = []
    faced = [(one.code, None if one.code is None else words.face(one.code)) for one in cards]
    for suit, run in groupby(faced, key=lambda one: "" if one[1] is None else one[1].suit):
        if suit:
            ranks = [words.say(replace(face.words, key=f"{game}rank")) for _, face in run if face is not None]
            found.append(words.get(key, suit=suit, ranks=Ready(", ".join(ranks))))
        else:
            found += [short_card(code, words) for code, _ in run if code is not None]
    return " · ".join(found)


def short_card(code: str, words: Words) -> str:
    if words.has_tile(code):
        return words.tile(code)
    tile, rank = words.tile(code), words.rank(code)
    return f"{tile}{NO_BREAK}**{rank}**" if tile and rank else words.chip(code)


def short_line(cards: Sequence[Shown], words: Words, *, notes: bool = False) -> str:
    """Each as short as it can be, with who played it; `notes` say what is special."""
    if not notes:
        cards = [replace(one, note=None) for one in cards]
    alone = all(one.by is None and one.note is None and not set(one.marks) - QUIET_MARKS for one in cards)
    if not alone or words.text_mode:
        return (", " if words.text_mode else "  ").join(_short(one, words) for one in cards)
    if any(one.code is not None and words.has_tile(one.code) for one in cards):
        return " ".join(_short(one, words) for one in cards)
    return "  ".join(_run(suit, list(run), words) for suit, run in groupby(cards, key=lambda one: _suit(one, words)))


def _short(one: Shown, words: Words) -> str:
    card = words.get("word-back") if one.code is None else short_card(one.code, words)
    return noted(card if one.by is None else f"{words.who(one.by)}{NO_BREAK}{card}", one, words)


def noted(card: str, one: Shown, words: Words) -> str:
    notes = marked([mark for mark in one.marks if mark not in QUIET_MARKS], words)
    notes += [words.say(one.note)] if one.note is not None else []
    return f"{card} ({', '.join(notes)})" if notes else card


def _suit(one: Shown, words: Words) -> str | None:
    face = None if one.code is None else words.face(one.code)
    return one.code if face is None else face.emoji


def _run(suit: str | None, run: list[Shown], words: Words) -> str:
    faces = [words.face(one.code) for one in run if one.code is not None]
    ranks = " ".join(words.rank(face.code) for face in faces if face is not None)
    if ranks.strip():
        return f"{suit}{NO_BREAK}**{ranks}**"
    return " ".join(_card(one, words) for one in run) if faces else words.get("word-backs", count=len(run))


def _card(one: Shown, words: Words) -> str:
    tile = "" if one.code is None else words.tile(one.code)
    card = words.get("word-back") if one.code is None else words.unbroken(one.code)
    if not words.text_mode:
        card = f"{tile}{NO_BREAK}**{card}**" if tile else card
    return noted(card if one.by is None else f"{words.who(one.by)} {card}", one, words)


def number_of(zone: Zone, words: Words) -> str:
    """How many cards lie in a zone."""
    if zone.count is None and not zone.cards:
        return words.get("word-empty")
    return words.get("word-cards", count=len(zone.cards) if zone.count is None else zone.count)


def counted(counter: Counter, words: Words) -> str:
    label = words.say(counter.label)
    if counter.of is None:
        return words.get("word-counter", label=label, value=counter.value)
    key = "word-counter-of-aloud" if words.text_mode else "word-counter-of"
    return words.get(key, label=label, value=counter.value, of=counter.of)
