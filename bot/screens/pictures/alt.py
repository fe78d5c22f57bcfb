"""A picture's description in words: the most important first, cut at the end of a sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime

from bot.text import Words, cut
from bot.text.catalogues import prefix
from games.engine import Counter, Mark, Panel, Scene, Seat, Shown, Zone, ZoneKind

SENTENCE_END = re.compile(r"[.!?…](?=\s)")
MOMENT = re.compile(r"<t:(\d+):\w>")
LONGEST_ALT = 1024
"""The most characters that Discord keeps of a picture's description."""
TOLD = {Mark.LEADS, Mark.WINNING, Mark.WON, Mark.WILD}
"""Marks that are said of a card where it lies."""


def table_alt(scene: Scene, words: Words) -> str:
    """The most important first; what cards do is left out where all would be too long."""
    whole = list(_table_told(scene, words))
    return " ".join(whole) if _fits(whole) else whole_sentences(_table_told(scene, words, bare=True), words)


def _table_told(scene: Scene, words: Words, *, bare: bool = False) -> Iterator[str]:
    middle = [zone for zone in scene.centre if not is_done(zone)]
    yield from (_zone_told(zone, words) for zone in middle if any(one.by is not None for one in zone.cards))
    yield from to_act(scene, words)
    yield from _rules(scene, words)
    yield from (_panel_told(panel, words) for panel in scene.panels)
    yield f"{words.label(scene.phase)}."
    yield from (_zone_told(zone, words, bare=bare) for zone in middle if all(one.by is None for one in zone.cards))
    own = (*scene.own, *([scene.hand] if scene.hand else []))
    yield from (_zone_told(zone, words, bare=bare) for zone in own)
    for panel in scene.panels:
        yield from (_zone_told(zone, words, panel.seat, bare=bare) for zone in panel.zones if _is_drawn(zone))
    yield from (_zone_told(zone, words) for zone in scene.centre if is_done(zone))


def hand_alt(scene: Scene, words: Words, offered: Sequence[str] = ()) -> str:
    """The trick, or cards `offered`; the own cards, the headline, the scores."""
    middle = sorted(
        (zone for zone in scene.centre if zone.decisive or (scene.brief is None and zone.cards)),
        key=lambda zone: is_done(zone) or all(one.by is None for one in zone.cards),
    )
    lines = [_zone_told(zone, words) for zone in middle]
    lines += [f"{', '.join(words.card(code) for code in offered)}."] if offered else []
    lines += to_act(scene, words)
    lines += [_zone_told(scene.hand, words)] if scene.hand else []
    game = "" if words.table is None else words.key(f"{prefix(words.table.game)}title")
    lines.append(f"{game}{words.key('word-colon')} {words.label(scene.phase)}.")
    lines += [_zone_told(zone, words) for zone in scene.own if zone.decisive]
    lines += _rules(scene, words)
    lines += [
        f"{words.who(panel.seat, plain=True)}{words.key('word-colon')} {_counter_told(panel.counters[0], words)}."
        for panel in scene.panels
        if panel.counters
    ]
    return whole_sentences(lines, words)


def whole_sentences(lines: Iterable[str], words: Words) -> str:
    """The sentences that a description has room for; of one that is too long the last says where the rest is."""
    every = list(lines)
    if _fits(every):
        return " ".join(every)
    rest = words.key("picture-rest")
    while not _fits([*every, rest]):
        every.pop()
    return " ".join([*every, rest])


def spoken(line: str) -> str:
    """A line of a message as a sentence without markup: Discord shows a description as it is written."""
    said = MOMENT.sub(lambda found: f"{datetime.fromtimestamp(int(found[1]), UTC):%Y-%m-%d %H:%M} UTC", line)
    return f"{re.sub('[`*]', '', said).rstrip('.')}."


def _fits(lines: Sequence[str]) -> bool:
    return sum(len(line) + 1 for line in lines) - 1 <= LONGEST_ALT


def described(said: str) -> str:
    """One that is too long ends with the last sentence that fits."""
    if len(said) <= LONGEST_ALT:
        return said
    *_, end = (0, *(found.end() for found in SENTENCE_END.finditer(said, 0, LONGEST_ALT)))
    return said[:end] or cut(said, LONGEST_ALT)


def to_act(scene: Scene, words: Words) -> Iterator[str]:
    awaited = [words.who(panel.seat, plain=True) for panel in scene.panels if Mark.AWAITED in panel.marks]
    if awaited:
        yield f"{', '.join(awaited)} ({words.key(f'mark-{Mark.AWAITED}')})."


def _rules(scene: Scene, words: Words) -> Iterator[str]:
    for part in scene.brief if scene.brief is not None else scene.facts:
        yield words.label(part).replace("*", "").rstrip(".") + "."


def is_done(zone: Zone) -> bool:
    return any(Mark.WON in one.marks for one in zone.cards)


def _is_drawn(zone: Zone) -> bool:
    """Tell whether a picture shows a seat's zone: of what was taken only what is counted suit by suit."""
    counted = zone.kind is not ZoneKind.PILE or any(Mark.AHEAD in one.marks for one in zone.cards)
    return counted and bool(zone.cards or zone.count)


def _zone_told(zone: Zone, words: Words, owner: Seat | None = None, *, bare: bool = False) -> str:
    """A zone as a sentence. `bare` leaves out what is special about cards that nobody played."""
    backs = sum(one.code is None for one in zone.cards)
    faces = [_card_told(one, words, bare=bare) for one in zone.cards if one.code is not None]
    cards = ", ".join([*faces, *([words.key("word-backs", count=backs)] if backs else [])])
    count = len(zone.cards) if zone.count is None else zone.count
    number = words.key("word-cards", count=count)
    told = cards if cards and count == len(zone.cards) else f"{cards} ({number})" if cards else number
    whose = "" if owner is None else f"{words.who(owner, plain=True)}, "
    return f"{whose}{words.label(zone.label)}{words.key('word-colon')} {told}."


def _panel_told(panel: Panel, words: Words) -> str:
    marks = [words.key(f"mark-{mark}") for mark in panel.marks if mark is not Mark.AWAITED]
    seat = words.sitting(panel.seat)
    if seat is not None:  # a computer plays for somebody who resigned, or until they are back
        marks += [words.key("seat-resigned")] if seat.resigned else []
        marks += [words.key("seat-absent")] if seat.absent else []
    name = words.who(panel.seat, plain=True)
    numbers = ", ".join(_counter_told(one, words) for one in panel.counters)
    return ". ".join(filter(None, (f"{name} ({', '.join(marks)})" if marks else name, numbers))) + "."


def _counter_told(one: Counter, words: Words) -> str:
    label = words.label(one.label)
    if one.of is None:
        return words.key("picture-counter", label=label, value=one.value)
    return words.key("picture-counter-of", label=label, value=one.value, of=one.of)


def _card_told(one: Shown, words: Words, *, bare: bool) -> str:
    about = [one.pays] if bare and one.pays else []
    if not bare:
        about += [words.key(f"mark-{mark}") for mark in one.marks if mark in TOLD]
        about += [words.label(one.note)] if one.note is not None else []
    card = words.card(one.code or "")
    said = f"{card} ({', '.join(about)})" if about else card
    return said if one.by is None else f"{words.who(one.by, plain=True)} {said}"
