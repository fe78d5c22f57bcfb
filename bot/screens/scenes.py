"""Drawing a scene: the same words for every game, made of zones, panels, counters and marks."""

from __future__ import annotations

from bot.screens.cards import cards_line, marked
from bot.screens.layout import Detail
from bot.text import Ready, Words
from games.engine import Counter, Mark, Panel, Scene, Shown, Zone, ZoneKind

MOST_ROOMY = 4
"""Up to so many seats a seat has a line for its numbers; with more, name and numbers share one."""


def facts_lines(scene: Scene, words: Words) -> list[str]:
    """Return the sentences of the moment."""
    return [words.say(fact) for fact in scene.facts]


def zone_line(zone: Zone, words: Words, detail: Detail) -> str:
    """Return one zone in one line: label, cards or their number, note."""
    note = words.say(zone.note) if zone.note is not None and detail.notes else ""
    line = f"**{words.say(zone.label)}**{words.get('word-colon')} {_contents(zone, words, detail)}"
    return f"{line} — {note}" if note else line


def _contents(zone: Zone, words: Words, detail: Detail) -> str:
    count = len(zone.cards) if zone.count is None else zone.count
    number = words.get("word-cards", count=count)
    if not zone.cards:
        return number if zone.count is not None else words.get("word-empty")
    if not detail.cards:
        return number
    if zone.kind is ZoneKind.SLOTS:
        line = " · ".join(f"{at}. {cards_line([one], words)}" for at, one in enumerate(zone.cards, start=1))
    else:
        line = cards_line(_grouped(zone), words)
    return line if zone.count in (None, len(zone.cards)) else f"{line} ({number})"


def _grouped(zone: Zone) -> tuple[Shown, ...]:
    """Return the cards as they should be read: backs of a pile together at the end."""
    if zone.kind is not ZoneKind.PILE:
        return zone.cards
    return tuple(sorted(zone.cards, key=lambda one: one.code is None))


def centre_lines(scene: Scene, words: Words, detail: Detail) -> list[str]:
    """Return the zones everybody plays on."""
    return [zone_line(zone, words, detail) for zone in scene.centre]


def own_lines(scene: Scene, words: Words, detail: Detail) -> list[str]:
    """Return the zones that only the viewer sees, beside the hand."""
    return [zone_line(zone, words, detail) for zone in scene.own]


def panel_lines(scene: Scene, words: Words, detail: Detail) -> list[str]:
    """Return what is known of each seat, the viewer's own marked as such."""
    return [line for panel in scene.panels for line in _panel(panel, words, detail, len(scene.panels) <= MOST_ROOMY)]


def _panel(panel: Panel, words: Words, detail: Detail, roomy: bool) -> list[str]:
    who = words.key("word-you") if panel.seat == words.you else words.name(panel.seat)
    head = " · ".join([f"**{who}**", *marked(panel.marks, words)])
    numbers = " · ".join(_counter(counter, words) for counter in panel.counters)
    lines = [head, numbers] if roomy else [f"{head} · {numbers}" if numbers else head]
    if detail.panel_zones:
        lines += [zone_line(zone, words, detail) for zone in panel.zones if zone.cards or zone.count]
    if detail.notes:
        lines += [words.say(note) for note in panel.notes]
    return [line for line in lines if line]


def _counter(counter: Counter, words: Words) -> str:
    label = words.say(counter.label)
    if counter.of is None:
        return words.get("word-counter", label=Ready(label), value=counter.value)
    return words.get("word-counter-of", label=Ready(label), value=counter.value, of=counter.of)


def hand_lines(zone: Zone, words: Words) -> list[str]:
    """Return the hand as text, a line for each suit: sign once, every card with its words."""
    head = f"**{words.say(zone.label)}** ({words.get('word-cards', count=len(zone.cards))})"
    lines: dict[str, list[str]] = {}
    for one in zone.cards:
        face = None if one.code is None else words.face(one.code)
        suit = "" if face is None or words.text_mode else face.emoji
        note = marked([mark for mark in one.marks if mark not in (Mark.PLAYABLE, Mark.BLOCKED)], words)
        said = words.get("word-back") if one.code is None else words.card(one.code)
        lines.setdefault(suit, []).append(f"{said} ({', '.join(note)})" if note else said)
    return [head, *(f"{suit} {', '.join(said)}".strip() for suit, said in lines.items())]
