"""The short drawing of a scene in words: the things to look at while deciding, in as few lines as it takes.

Everything else that a scene says is in the full drawing (full.py), one press away.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby, islice

from bot.screens.parts.texts import small
from bot.screens.scenes.cards import counted, marked, number_of, short_line, stand_in, suited_line
from bot.tables.model import Happening
from bot.text import NO_BREAK, Words
from games.engine import Mark, Panel, Scene, Text, Zone, ZoneKind

MOST_TOLD = 3
MOST_SIGNS = 110
"""About two lines of small print on a phone."""
LONGEST_WHOLE = 24
"""A part of the heading of so many characters is never broken at a line end."""
MOST_LINES = 4
"""With more seats than this they stand one after the other."""


@dataclass(frozen=True, slots=True)
class Brief:
    """A scene being drawn short for one reader, with the events told beside it, which it does not repeat.

    `cards` may be left out for a message that would be too long otherwise: then zones say how many lie there;
    `seats` for one that has something else to say in their place and in that of the events. `terse`: zones of the
    middle are told one after the other, suit by suit.
    """

    scene: Scene
    words: Words
    happened: Sequence[Happening] = ()
    cards: bool = True
    seats: bool = True
    terse: bool = False

    def told(self, elsewhere: Sequence[Text] = ()) -> list[str]:
        """The most recent events, as many as stand in two or three lines, but for those told elsewhere."""
        found: list[tuple[Text, str]] = []
        if not self.seats:
            return []
        for one in reversed(self.happened[-MOST_TOLD:]):
            said = self.words.say(one.text)
            if found and sum(len(line) for _, line in found) + len(said) > MOST_SIGNS:
                break
            found.insert(0, (one.text, said))
        return [line for text, line in found if text not in elsewhere]

    def heading(self, title: str) -> str:
        """In one line; where it is too long, it breaks between its parts."""
        parts = self.words.say(self.scene.phase).split(" · ")
        whole = [part.replace(" ", NO_BREAK) if len(part) <= LONGEST_WHOLE else part for part in parts]
        return " · ".join([f"**{title}**", *whole])

    def facts(self) -> list[str]:
        known = [one.text for one in self.happened[-MOST_TOLD:]]
        facts = self.scene.facts if self.scene.brief is None else self.scene.brief
        return [self.words.say(fact) for fact in facts if fact not in known]

    def middle(self) -> list[str]:
        """The zones that one looks at while deciding, those of the viewer alone first."""
        centre = [zone for zone in self.scene.centre if zone.decisive or self.scene.brief is None]
        own = [zone for zone in self.scene.own if zone.decisive]
        lines = self._zones(centre, notes=True)
        return [*map(small, self._zones(own)), *([small("; ".join(lines))] if self.terse else lines)]

    def players(self) -> list[str]:
        """A line for each seat; many seats share one."""
        lines = [self._panel(panel) for panel in self.scene.panels] if self.seats else []
        return [small(line) for line in (lines if len(lines) <= MOST_LINES else ["; ".join(lines)])]

    def held(self) -> str:
        """Nothing where the hand is laid out in zones."""
        zone = self.scene.hand
        return small(self._zone(zone)) if zone is not None and zone.cards else ""

    def _zones(self, zones: Iterable[Zone], *, notes: bool = False) -> list[str]:
        lines: list[str] = []
        for bare, group in groupby(zones, key=lambda zone: not zone.cards):
            if bare:
                numbers = groupby(group, lambda zone: number_of(zone, self.words))
                lines.append(" · ".join(self._alike([*same], number) for number, same in numbers))
            else:
                lines += [self._zone(zone, notes=notes) for zone in group]
        return lines

    def _alike(self, zones: Sequence[Zone], said: str) -> str:
        labels = ", ".join(f"**{self.words.say(zone.label)}**" for zone in zones)
        return f"{labels}{self.words.get('word-colon')} {said}"

    def _zone(self, zone: Zone, *, notes: bool = False) -> str:
        if not zone.cards or not self.cards:
            return self._alike([zone], number_of(zone, self.words))
        words = self.words
        if zone.groups:
            left = iter(zone.cards)
            said = " | ".join(short_line(list(islice(left, size)), words) for size in zone.groups)
        elif zone.kind is ZoneKind.SLOTS:
            slots = enumerate(zone.cards, start=1)
            said = " ".join(f"{at}.{NO_BREAK}{short_line([one], words)}" for at, one in slots)
        else:
            said = suited_line(zone.cards, words) if self.terse else short_line(zone.cards, words, notes=notes)
        if zone.count is not None and zone.count > len(zone.cards):
            said += f" ({words.get('word-cards', count=zone.count)})"
        return self._alike([zone], said)

    def _panel(self, panel: Panel) -> str:
        words = self.words
        numbers = [counted(counter, words) for counter in panel.counters[: panel.telling]]
        zones = [self._zone(zone) for zone in panel.zones if zone.decisive and any(one.code for one in zone.cards)]
        order = sorted(panel.marks, key=lambda mark: mark is Mark.AWAITED)
        notes = [*marked(order, words), *stand_in(panel.seat, words)]
        head = f"**{words.who(panel.seat)}**"
        return " · ".join([f"{head}{NO_BREAK}({', '.join(notes)})" if notes else head, *numbers, *zones])
