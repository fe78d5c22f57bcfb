"""A scene in full, in the same words for every game; a position that is looked back on, in a picture or in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from bot.screens.parts.layout import Detail, paragraph
from bot.screens.parts.message import Block, Paragraph
from bot.screens.parts.texts import SMALL, bullets, small
from bot.screens.pictures.scenes import table_picture
from bot.screens.scenes.brief import Brief
from bot.screens.scenes.cards import (
    QUIET_MARKS,
    cards_line,
    counted,
    groups_lines,
    marked,
    noted,
    number_of,
    short_line,
    stand_in,
    suited_line,
)
from bot.tables.model import Happening
from bot.text import NO_BREAK, Words
from games.engine import Panel, Scene, Shown, Text, Zone, ZoneKind

LONGEST_LINE = 120
"""A longer line is in small print in a dense drawing."""
MOST_ROOMY = 4
"""With more seats, a seat's name and numbers share a line."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A scene being drawn for one reader, with the events told beside it, which it does not repeat."""

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
        return [self._had(line) if len(line) > LONGEST_LINE else line for line in self._zones(self.scene.centre)]

    def own(self) -> list[str]:
        return [self._had(line) for line in self._zones(self.scene.own)]

    def panels(self) -> tuple[Paragraph, ...]:
        """With air between few seats."""
        each = [self._panel(panel) for panel in self.scene.panels]
        if self.detail.apart and len(each) <= MOST_ROOMY:
            return tuple(one for lines in each for one in paragraph(*lines))
        return paragraph(*(line for lines in each for line in lines))

    def hand(self, owner: str | None = None) -> list[str]:
        """A line for each suit; the `owner` stands in the heading if it is not the reader's own hand."""
        zone, words = self.scene.hand, self.words
        if zone is None:
            return []
        whose = f"**{owner or words.say(zone.label)}**"
        if self.detail.dense and not any(set(one.marks) - QUIET_MARKS for one in zone.cards):
            held = suited_line(zone.cards, words) or words.get("word-empty")
            return [f"{whose}{words.get('word-colon')} {held}"]
        suits: dict[str, list[Shown]] = {}
        for one in zone.cards:
            face = None if one.code is None else words.face(one.code)
            suits.setdefault("" if face is None or words.text_mode else face.emoji, []).append(one)
        number = words.get("word-cards", count=len(zone.cards))
        return [f"{whose} · {number}", *(self._suit(sign, cards) for sign, cards in suits.items())]

    def _suit(self, sign: str, cards: Sequence[Shown]) -> str:
        words, told = self.words, []
        for one in cards:
            said = words.get("word-back") if one.code is None else words.unbroken(one.code)
            if one.code is not None and words.has_tile(one.code):
                sign, said = "", f"{words.tile(one.code)}{NO_BREAK}{said}"
            told.append(noted(said, replace(one, note=None), words))
        return f"{sign} {', '.join(told)}".strip()

    def _had(self, line: str) -> str:
        """A seat's line, in small print in a dense drawing (a note is already small)."""
        return small(line) if self.detail.dense and not line.startswith(SMALL) else line

    def _known(self, said: Text) -> bool:
        return any(one.text == said for one in self.told())

    def _zones(self, zones: Iterable[Zone]) -> list[str]:
        lines: list[str] = []
        for bare, group in groupby(zones, key=lambda zone: not zone.cards and zone.note is None):
            if bare:
                lines.append(" · ".join(self._zone(zone) for zone in group))
            else:
                for zone in group:
                    lines.append(self._zone(zone))
                    if zone.note is not None and self.detail.notes and not self._known(zone.note):
                        lines.append(small(self.words.say(zone.note)))
        return lines

    def _zone(self, zone: Zone) -> str:
        label = f"**{self.words.say(zone.label)}**{self.words.get('word-colon')}"
        contents = self._contents(zone)
        return f"{label}{contents}" if contents.startswith("\n") else f"{label} {contents}"

    def _contents(self, zone: Zone) -> str:
        words = self.words
        number = number_of(zone, words)
        if not zone.cards or not self.detail.cards:
            return number
        if zone.groups:
            line = self._groups(zone)
        elif zone.kind is ZoneKind.SLOTS:
            slots = enumerate(zone.cards, start=1)
            line = " · ".join(f"{at}.{NO_BREAK}{cards_line([one], words)}" for at, one in slots)
        else:
            line = cards_line(zone.cards, words)
        return line if zone.count in {None, len(zone.cards)} else f"{line} ({number})"

    def _groups(self, zone: Zone) -> str:
        """The viewer's own under each other, those of others short, in one line."""
        groups = groups_lines(zone.cards, zone.groups, self.words)
        if self.detail.dense:
            return "; ".join(groups)
        if len(groups) > 1 and (self.words.text_mode or zone in self.scene.own):
            return "\n".join(["", *bullets(groups)])
        return " | ".join(groups)

    def _panel(self, panel: Panel) -> list[str]:
        words, detail = self.words, self.detail
        head = " · ".join([f"**{words.who(panel.seat)}**", *marked(panel.marks, words), *stand_in(panel.seat, words)])
        numbers = " · ".join(counted(counter, words) for counter in panel.counters)
        roomy = len(self.scene.panels) <= MOST_ROOMY and not detail.dense
        lines = [head, numbers] if roomy else [f"{head} · {numbers}" if numbers else head]
        if detail.panel_zones:
            lines += map(self._had, self._zones(zone for zone in panel.zones if zone.cards or zone.count))
        if detail.notes:
            lines += [self._had(words.say(note)) for note in panel.notes]
        return [line for line in lines if line]


def heading(scene: Scene, game: str, where: str, words: Words, happened: Sequence[Happening] = ()) -> Sequence[Block]:
    """The game, the moment, and the special facts that the picture leaves out."""
    if words.text_mode:
        return paragraph(*Drawing(scene, words, Detail(0), happened).heading(game), where)
    return paragraph(f"### {game}", *Brief(scene, words, happened).facts(), where)


def laid_out(scene: Scene, words: Words, detail: Detail) -> Iterator[Sequence[Block]]:
    if not words.text_mode:
        yield (table_picture(scene, words),)
        return
    drawing = Drawing(scene, words, replace(detail, dense=True))
    yield paragraph(*drawing.centre())
    yield drawing.panels()
    yield paragraph(*drawing.own(), *drawing.hand())


def open_hand(scene: Scene, owner: str, words: Words, detail: Detail) -> Sequence[Block]:
    """The tiles of cards go before anything is cut."""
    if words.text_mode:
        drawing = Drawing(scene, words, replace(detail, dense=True))
        own, hand = drawing.own(), drawing.hand(owner)
        return paragraph(*([f"**{owner}**"] if own and not hand else []), *hand, *own)
    words = words if detail.notes else replace(words, emojis={})
    private = [zone for zone in scene.own if zone.decisive or scene.hand is None]
    zones = [zone for zone in (scene.hand, *private) if zone is not None and zone.cards]
    cards = "  |  ".join(short_line(zone.cards, words) for zone in zones)
    return paragraph(f"**{owner}** · {cards}") if zones else ()
