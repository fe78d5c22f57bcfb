"""The short drawing of a scene: what one looks at while deciding, in as few lines as it takes.

Everything else that a scene says is in the long drawing (scenes.py), one press away.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.screens.drawing.cards import SIGNS, marked, short_line, suited_line
from bot.screens.drawing.layout import small
from bot.screens.drawing.scenes import counted
from bot.tables.model import Happening
from bot.text import NO_BREAK, Ready, Words
from games.engine import Mark, Panel, Scene, Text, Zone, ZoneKind

MOST_TOLD = 3
MOST_SIGNS = 110
"""So many characters of what happened are about two lines of small print on a phone."""
LONGEST_WHOLE = 24
"""A part of the heading of so many characters is never broken at a line end."""
MOST_LINES = 5
"""With more seats than this several share a line."""
MOST_APART, MOST_JOINED = 3, 2
"""So do more seats than the first where each has fewer telling numbers than the second."""


@dataclass(frozen=True, slots=True)
class Brief:
    """A scene being drawn short for one reader, with the events told beside it: what they say is not said twice.

    `cards` may be left out for a message that would be too long otherwise: then zones say how many lie there;
    `seats` for one that has something else to say in their place and in that of the events. `ends` is when the
    reader's time runs out. `terse`: zones of the middle are told one after the other, in words suit by suit.
    """

    scene: Scene
    words: Words
    happened: Sequence[Happening] = ()
    cards: bool = True
    seats: bool = True
    ends: str = ""
    terse: bool = False

    def told(self, elsewhere: Sequence[Text] = ()) -> list[str]:
        """Return the most recent events, as many as stand in two or three lines, but for those told elsewhere."""
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
        """Return the game and the phase in one line; where it is too long, it breaks between its parts."""
        parts = self.words.say(self.scene.phase).split(" · ")
        whole = [part.replace(" ", NO_BREAK) if len(part) <= LONGEST_WHOLE else part for part in parts]
        return " · ".join([f"**{title}**", *whole])

    def aim(self) -> str:
        """Return what one tries to do, in small print."""
        if self.scene.aim is None:
            return ""
        return small(self.words.get("hand-aim", aim=Ready(self.words.say(self.scene.aim))))

    def facts(self) -> list[str]:
        """Return what is special about this deal and this moment."""
        facts = self.scene.facts if self.scene.brief is None else self.scene.brief
        return [self.words.say(fact) for fact in facts if not self._known(fact)]

    def middle(self) -> list[str]:
        """Return the zones that one looks at while deciding, those of the viewer alone last."""
        centre = [zone for zone in self.scene.centre if zone.decisive or self.scene.brief is None]
        own = [zone for zone in self.scene.own if zone.decisive]
        mine = self._zones(own)
        lines = self._zones(centre, notes=True)
        if not self.words.text_mode:
            return [*lines, *mine]
        return [*([small("; ".join(lines))] if self.terse else lines), *map(small, mine)]

    def players(self) -> list[str]:
        """Return a line for each seat: who it is, its marks, the numbers that matter; short lines are joined.

        In words marks take more room: then the lines are in small print, and those of many seats one after the other.
        Whoever plays alone has a line in small print, too.
        """
        if not self.seats:
            return []
        lines = [self._panel(panel) for panel in self.scene.panels]
        if self.words.text_mode or len(lines) == 1:
            return [small(line) for line in (lines if len(lines) < MOST_LINES else ["; ".join(lines)])]
        if (joint := self._all_alike()) is not None:
            return [joint]
        short = len(lines) > MOST_APART and all(panel.telling < MOST_JOINED for panel in self.scene.panels)
        return ["  ‖  ".join(lines)] if short or len(lines) > MOST_LINES else lines

    def _all_alike(self) -> str | None:
        """Return many seats of which only the same number matters: what it counts once, then name and number."""
        panels = self.scene.panels
        labels = {panel.counters[0].label for panel in panels if panel.counters}
        plain = all(
            panel.telling == 1 and not any(zone.decisive and zone.cards for zone in panel.zones) for panel in panels
        )
        if len(panels) <= MOST_LINES or len(labels) != 1 or not plain or self.words.text_mode:
            return None
        said = [
            f"{self._head(panel)}{NO_BREAK}**{self.words.get('word-number', number=panel.counters[0].value)}**"
            for panel in panels
        ]
        return f"{self.words.say(labels.pop())}{self.words.get('word-colon')} {'  ‖  '.join(said)}"

    def held(self) -> str:
        """Return the viewer's hand in one line; nothing where it is laid out in zones."""
        zone = self.scene.hand
        said = self._zone(zone) if zone is not None and zone.cards else ""
        return small(said) if self.words.text_mode else said

    def _known(self, said: Text) -> bool:
        return any(one.text == said for one in self.happened[-MOST_TOLD:])

    def _zones(self, zones: Iterable[Zone], *, notes: bool = False) -> list[str]:
        lines: list[str] = []
        for bare, group in groupby(zones, key=lambda zone: not zone.cards):
            if bare:
                lines.append(" · ".join(self._alike(list(same)) for _, same in groupby(group, key=self._content)))
            else:
                lines += [self._zone(zone, notes=notes) for zone in group]
        return lines

    def _alike(self, zones: Sequence[Zone]) -> str:
        """Return zones without cards of which the same is to be said."""
        labels = ", ".join(f"**{self.words.say(zone.label)}**" for zone in zones)
        return f"{labels}{self.words.get('word-colon')} {self._content(zones[0])}"

    def _content(self, zone: Zone) -> str:
        """Return how many cards lie in a zone."""
        if zone.count is None and not zone.cards:
            return self.words.get("word-empty")
        return self.words.get("word-cards", count=len(zone.cards) if zone.count is None else zone.count)

    def _zone(self, zone: Zone, *, notes: bool = False) -> str:
        if not zone.cards or not self.cards:
            return self._alike([zone])
        words = self.words
        said = self._cards(zone, notes=notes)
        if zone.count is not None and zone.count > len(zone.cards):
            said += f" ({words.get('word-cards', count=zone.count)})"
        return f"**{words.say(zone.label)}**{words.get('word-colon')} {said}"

    def _cards(self, zone: Zone, *, notes: bool) -> str:
        if zone.groups:
            left = list(zone.cards)
            groups = []
            for size in zone.groups:
                groups.append(short_line(left[:size], self.words))
                del left[:size]
            return " | ".join(groups)
        if zone.kind is ZoneKind.SLOTS:
            return " ".join(f"{at}.\u00a0{short_line([one], self.words)}" for at, one in enumerate(zone.cards, start=1))
        if self.terse and self.words.text_mode:
            return suited_line(zone.cards, self.words)
        return short_line(zone.cards, self.words, notes=notes)

    def _panel(self, panel: Panel) -> str:
        words = self.words
        numbers = [counted(counter, words) for counter in panel.counters[: panel.telling]]
        zones = [self._zone(zone) for zone in panel.zones if zone.decisive and zone.cards]
        return " · ".join([self._head(panel), *numbers, *zones])

    def _head(self, panel: Panel) -> str:
        """Return who sits there and the marks; the reader's own with the end of their time."""
        words = self.words
        order = sorted(panel.marks, key=lambda mark: mark is Mark.AWAITED)
        signs = "".join(SIGNS[mark] for mark in order)
        if words.text_mode:
            signs = f"({', '.join(marked(order, words))})" if order else ""
        ends = self.ends if panel.seat == words.you else ""
        return NO_BREAK.join(part for part in (f"**{words.who(panel.seat)}**", signs, ends) if part)
