"""What a picture shows, in words: its description, the glance first, cut at the end of a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from bot.text import Ready, Words, cut
from games.engine import Counter, Mark, Panel, Scene, Shown, Zone

SENTENCE_END = re.compile(r"[.!?…](?=\s)")
LONGEST_ALT = 1024
"""What Discord keeps of a picture's description."""
TOLD = {Mark.LEADS, Mark.WINNING, Mark.WON, Mark.WILD}
"""Marks that are said of a card where it lies."""


def table_alt(scene: Scene, words: Words) -> str:
    """Return in words what the picture of a table shows, the most important first.

    What lies in the middle and who is to act, the rule of the deal, everybody's numbers, the headline, the other
    cards; the trick before comes last.
    """
    middle = [zone for zone in scene.centre if not _done(zone)]
    lines = [zone_told(zone, words) for zone in middle if any(one.by is not None for one in zone.cards)]
    lines += to_act(scene, words)
    lines += [f"{part}." for part in _rules(scene, words)]
    lines += [_panel_told(panel, words) for panel in scene.panels]
    lines.append(f"{words.label(scene.phase)}.")
    lines += [zone_told(zone, words) for zone in middle if all(one.by is None for one in zone.cards)]
    lines += [zone_told(zone, words) for zone in (*scene.own, *([scene.hand] if scene.hand else []))]
    lines += [zone_told(zone, words) for panel in scene.panels for zone in panel.zones if zone.cards or zone.count]
    lines += [zone_told(zone, words) for zone in scene.centre if _done(zone)]
    return whole_sentences(lines)


def hand_alt(scene: Scene, words: Words) -> str:
    """Return in words what the picture of an own hand shows."""
    middle = [zone for zone in scene.centre if zone.decisive]
    lines = [zone_told(zone, words) for zone in middle]
    lines += [zone_told(zone, words) for zone in (*([scene.hand] if scene.hand else []), *scene.own)]
    lines += [f"{part}." for part in _rules(scene, words)]
    lines.append(f"{words.label(scene.phase)}.")
    return whole_sentences(lines)


def whole_sentences(lines: Iterable[str]) -> str:
    """Return the sentences that a description has room for; what is too long is left out whole."""
    said = ""
    for line in lines:
        longer = f"{said} {line}".strip()
        if len(longer) > LONGEST_ALT:
            break
        said = longer
    return said


def described(said: str) -> str:
    """Return a picture's description; one that is too long ends with the last sentence that fits."""
    if len(said) <= LONGEST_ALT:
        return said
    *_, end = (0, *(found.end() for found in SENTENCE_END.finditer(said, 0, LONGEST_ALT)))
    return said[:end] or cut(said, LONGEST_ALT)


def to_act(scene: Scene, words: Words) -> Iterator[str]:
    """Yield whom the table waits for."""
    awaited = [words.who(panel.seat, plain=True) for panel in scene.panels if Mark.AWAITED in panel.marks]
    if awaited:
        yield f"{', '.join(awaited)} ({words.key(f'mark-{Mark.AWAITED}')})."


def _rules(scene: Scene, words: Words) -> Iterator[str]:
    for part in scene.brief if scene.brief is not None else scene.facts:
        yield words.label(part).replace("*", "").rstrip(".")


def _done(zone: Zone) -> bool:
    return any(Mark.WON in one.marks for one in zone.cards)


def zone_told(zone: Zone, words: Words) -> str:
    """Return a zone as a sentence: its label, its cards with who played them and their marks."""
    backs = sum(one.code is None for one in zone.cards)
    faces = [_card_told(one, words) for one in zone.cards if one.code is not None]
    cards = ", ".join([*faces, *([words.key("word-backs", count=backs)] if backs else [])])
    count = len(zone.cards) if zone.count is None else zone.count
    number = words.key("word-cards", count=count)
    told = cards if cards and count == len(zone.cards) else f"{cards} ({number})" if cards else number
    return f"{words.label(zone.label)}{words.key('word-colon')} {told}."


def _panel_told(panel: Panel, words: Words) -> str:
    marks = ", ".join(said for _, said in marks_of(panel, words))
    name = words.who(panel.seat, plain=True)
    numbers = ", ".join(_counter_told(one, words) for one in panel.counters)
    return ". ".join(part for part in (f"{name} ({marks})" if marks else name, numbers) if part) + "."


def marks_of(panel: Panel, words: Words) -> Iterator[tuple[str, str]]:
    """Yield a seat's marks with their words, and that a computer plays on for somebody who resigned."""
    for mark in panel.marks:
        if mark is not Mark.AWAITED:
            yield mark.value, words.key(f"mark-{mark}")
    seats = () if words.table is None else words.table.seats
    if any(one.seat == panel.seat and one.resigned for one in seats):
        yield "resigned", words.key("seat-resigned")
    if any(one.seat == panel.seat and one.absent for one in seats):
        yield "absent", words.key("seat-absent")


def _counter_told(one: Counter, words: Words) -> str:
    label = Ready(words.label(one.label))
    if one.of is None:
        return words.key("picture-counter", label=label, value=one.value)
    return words.key("picture-counter-of", label=label, value=one.value, of=one.of)


def _card_told(one: Shown, words: Words) -> str:
    card = words.card(one.code or "")
    about = _about(one, words)
    said = f"{card} ({about})" if about else card
    return said if one.by is None else f"{words.who(one.by, plain=True)} {said}"


def _about(one: Shown, words: Words) -> str:
    """Return what there is to say of a card where it lies: its marks, and what is special about it."""
    marks = [words.key(f"mark-{mark}") for mark in one.marks if mark in TOLD]
    return ", ".join([*marks, *([words.label(one.note)] if one.note is not None else [])])
