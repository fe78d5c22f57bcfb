"""Drawing a scene: the same words for every game, made of zones, panels, counters and marks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.screens.parts.layout import SMALL, Detail, bullets, paragraph, small
from bot.screens.parts.message import Paragraph
from bot.screens.scenes.cards import QUIET_MARKS, cards_line, groups_lines, marked, stand_in, suited_line
from bot.tables.model import Happening
from bot.text import NO_BREAK, Words
from games.engine import Counter, Panel, Scene, Shown, Text, Zone, ZoneKind

LONGEST_LINE = 120
"""A longer line is in small print in a dense drawing."""
MOST_ROOMY = 4
"""With more seats, a seat's name and numbers share a line."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A scene being drawn for one reader, with the events told beside it: what they say is not said twice."""

    scene: Scene
    words: Words
    detail: Detail
    happened: Sequence[Happening] = ()

    def told(self) -> Sequence[Happening]:
        """As many as there is room for."""
        return self.happened[max(0, len(self.happened) - self.detail.events) :]

    def heading(self, title: str) -> list[str]:
        facts = [self.words.say(fact) for fact in self.scene.facts if not self._known(fact)]
        return [f"### {title}", f"**{self.words.say(self.scene.phase)}**", *facts]

    def centre(self) -> list[str]:
        """Piles of which only the number is known share a line."""
        lines = self._zones(self.scene.centre)
        return [one for line in lines for one in (self._had([line]) if len(line) > LONGEST_LINE else [line])]

    def own(self) -> list[str]:
        return self._had(self._zones(self.scene.own))

    def panels(self) -> tuple[Paragraph, ...]:
        """With air between few seats."""
        each = [self._panel(panel) for panel in self.scene.panels]
        if self.detail.apart and len(each) <= MOST_ROOMY:
            return tuple(one for lines in each for one in paragraph(*lines))
        return paragraph(*(line for lines in each for line in lines))

    def hand(self, owner: str | None = None) -> list[str]:
        """A line for each suit: its emoji once, or each card's tile, every card with its words.

        `owner` stands in its heading where it is not the reader's own.
        """
        zone = self.scene.hand
        if zone is None:
            return []
        if self.detail.dense and not any(set(one.marks) - QUIET_MARKS for one in zone.cards):
            whose = f"**{owner or self.words.say(zone.label)}**{self.words.get('word-colon')}"
            return [f"{whose} {suited_line(zone.cards, self.words) or self.words.get('word-empty')}"]
        suits: dict[str, list[Shown]] = {}
        for one in zone.cards:
            face = None if one.code is None else self.words.face(one.code)
            suits.setdefault("" if face is None or self.words.text_mode else face.emoji, []).append(one)
        number = self.words.get("word-cards", count=len(zone.cards))
        return [
            f"**{owner or self.words.say(zone.label)}** · {number}",
            *(self._suit(sign, cards) for sign, cards in suits.items()),
        ]

    def _suit(self, sign: str, cards: Sequence[Shown]) -> str:
        tiled = any(one.code is not None and self.words.has_tile(one.code) for one in cards)
        said = ", ".join(self._held(one) for one in cards)
        return said if tiled else f"{sign} {said}".strip()

    def _had(self, lines: list[str]) -> list[str]:
        """A seat's lines, in small print in a dense drawing (notes are already small)."""
        if not self.detail.dense:
            return lines
        return [line if line.startswith(SMALL) else small(line) for line in lines]

    def _known(self, said: Text) -> bool:
        return any(one.text == said for one in self.told())

    def _zones(self, zones: Iterable[Zone]) -> list[str]:
        lines: list[str] = []
        for bare, group in groupby(zones, key=lambda zone: not zone.cards and zone.note is None):
            if bare:
                lines.append(" · ".join(self._zone(zone) for zone in group))
            else:
                lines += [line for zone in group for line in (self._zone(zone), self._note(zone)) if line]
        return lines

    def _zone(self, zone: Zone) -> str:
        label = f"**{self.words.say(zone.label)}**{self.words.get('word-colon')}"
        contents = self._contents(zone)
        return f"{label}{contents}" if contents.startswith("\n") else f"{label} {contents}"

    def _note(self, zone: Zone) -> str:
        if zone.note is None or not self.detail.notes or self._known(zone.note):
            return ""
        return small(self.words.say(zone.note))

    def _contents(self, zone: Zone) -> str:
        words = self.words
        count = len(zone.cards) if zone.count is None else zone.count
        number = words.get("word-cards", count=count)
        if not zone.cards:
            return number if zone.count is not None else words.get("word-empty")
        if not self.detail.cards:
            return number
        if zone.groups:
            line = self._groups(zone)
        elif zone.kind is ZoneKind.SLOTS:
            line = " · ".join(
                f"{at}.{NO_BREAK}{cards_line([one], words)}" for at, one in enumerate(zone.cards, start=1)
            )
        else:
            line = cards_line(zone.cards, words)
        return line if count == len(zone.cards) else f"{line} ({number})"

    def _groups(self, zone: Zone) -> str:
        """The viewer's own under each other, those of others short, in one line."""
        groups = groups_lines(zone.cards, zone.groups, self.words)
        if self.detail.dense:
            return "; ".join(groups)
        if len(groups) > 1 and (self.words.text_mode or zone in self.scene.own):
            return "\n".join(["", *bullets(groups)])
        return " | ".join(groups)

    def _panel(self, panel: Panel) -> list[str]:
        words = self.words
        head = " · ".join(
            [f"**{words.who(panel.seat)}**", *marked(panel.marks, words), *stand_in(panel.seat, self.words)]
        )
        numbers = " · ".join(counted(counter, words) for counter in panel.counters)
        roomy = len(self.scene.panels) <= MOST_ROOMY and not self.detail.dense
        lines = [head, numbers] if roomy else [f"{head} · {numbers}" if numbers else head]
        if self.detail.panel_zones:
            lines += self._had(self._zones(zone for zone in panel.zones if zone.cards or zone.count))
        if self.detail.notes:
            lines += self._had([words.say(note) for note in panel.notes])
        return [line for line in lines if line]

    def _held(self, one: Shown) -> str:
        said = self.words.get("word-back") if one.code is None else self.words.unbroken(one.code)
        if one.code is not None and self.words.has_tile(one.code):
            said = f"{self.words.tile(one.code)}{NO_BREAK}{said}"
        notes = marked([mark for mark in one.marks if mark not in QUIET_MARKS], self.words)
        return f"{said} ({', '.join(notes)})" if notes else said


def counted(counter: Counter, words: Words) -> str:
    label = words.say(counter.label)
    if counter.of is None:
        return words.get("word-counter", label=label, value=counter.value)
    key = "word-counter-of-aloud" if words.text_mode else "word-counter-of"
    return words.get(key, label=label, value=counter.value, of=counter.of)
