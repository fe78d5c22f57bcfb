"""From a scene to the plan of a picture: every word said, every card looked up, nothing drawn yet."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate

from bot.art.account import AccountLine, Head, paged
from bot.art.canvas import GROUND, INLAY
from bot.art.drawings import back, back_tile, card, ornament, tile
from bot.art.fonts import Weight, writable
from bot.art.plan import Emblem, Look, Lying, Number, Place, Sitting
from bot.art.result import Placed, ResultPlan
from bot.art.table import CentrePlan, TablePlan
from bot.screens.drawing.message import Picture
from bot.text import Ready, Words, cut
from games import registry
from games.engine import CardArt, Counter, Mark, Outcome, Panel, Scene, Seat, Shown, Text, TextList, Zone

TABLE, CENTRE, RESULT = "table.png", "centre.png", "result.png"
LONGEST_ALT = 1024
"""What Discord keeps of a picture's description."""
SENTENCE_END = re.compile(r"[.!?…](?=\s)")
TOLD = {Mark.LEADS, Mark.WINNING, Mark.WON, Mark.WILD}
"""Marks that a card's caption names where it lies in front of somebody."""


def described(said: str) -> str:
    """Return a picture's description; one that is too long ends with the last sentence that Discord keeps whole."""
    if len(said) <= LONGEST_ALT:
        return said
    *_, end = (0, *(found.end() for found in SENTENCE_END.finditer(said, 0, LONGEST_ALT)))
    return said[:end] or cut(said, LONGEST_ALT)


def table_picture(scene: Scene, words: Words) -> Picture:
    """Return the table as the scene's viewer sees it; `words` are bound to the table, with the viewer's seat."""
    return Picture(TABLE, table_plan(scene, words), table_alt(scene, words))


def centre_picture(scene: Scene, words: Words) -> Picture | None:
    """Return what one decides on in the middle as a strip above a question, None where nothing lies there."""
    plan = centre_plan(scene, words)
    if not plan.emblems and not plan.centre:
        return None
    lines = [*_facts_told(scene, words), *(_zone_told(zone, words) for zone in _decided_on(scene))]
    return Picture(CENTRE, plan, described(" ".join(lines)))


def result_pictures(outcome: Outcome, words: Words) -> tuple[Picture, ...]:
    """Return how the game ended: who came where and how the scores went from round to round, then every line."""
    order = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
    badges = _badges(order, words)
    totals = [tuple(accumulate(points)) for points in zip(*outcome.rounds, strict=True)] or [()] * len(order)
    account = tuple(
        AccountLine(words.label(line.label), tuple(_value(line.values[seat], words) for seat in order))
        for line in outcome.lines
        if line.values != outcome.scores
    )
    plan = ResultPlan(
        words.label(outcome.reason),
        tuple(
            Placed(
                _name(seat, words),
                badges[seat],
                outcome.places[seat],
                words.key("word-number", number=outcome.scores[seat]),
                totals[seat],
            )
            for seat in order
        ),
        words.key("picture-course") if outcome.rounds else "",
        account,
    )
    lines = [words.label(outcome.reason), *(f"{one.place}. {one.name} · {one.score}." for one in plan.places)]
    if outcome.rounds:
        told = (
            f"{one.name} {', '.join(words.key('word-number', number=total) for total in one.totals)}"
            for one in plan.places
        )
        lines.append(f"{plan.rounds}{words.key('word-colon')} {'; '.join(told)}.")
    heads = tuple(Head(one.name, one.badge) for one in plan.places)
    said = {line: _line_told(line, heads, words) for line in account}
    if plan.has_account:
        lines += said.values()
        pages = []
    else:
        pages = paged(heads, account, [len(said[line]) + 1 for line in account], LONGEST_ALT)
    return (
        Picture(RESULT, plan, described(" ".join(lines))),
        *(
            Picture(f"account-{number}.png", page, described(" ".join(said[line] for line in page.lines)))
            for number, page in enumerate(pages, start=1)
        ),
    )


def _line_told(line: AccountLine, heads: Sequence[Head], words: Words) -> str:
    told = ", ".join(f"{one.name} {value}" for one, value in zip(heads, line.values, strict=True) if value)
    return f"{line.label}{words.key('word-colon')} {told}."


def _value(value: int | Text | None, words: Words) -> str:
    if value is None:
        return ""
    return words.key("word-number", number=value) if isinstance(value, int) else words.label(value)


def table_alt(scene: Scene, words: Words) -> str:
    """Return in words what the picture of a table shows, the most important first."""
    lines = [words.label(scene.phase), *_facts_told(scene, words)]
    lines += [_zone_told(zone, words) for zone in scene.centre]
    for panel in scene.panels:
        marks = ", ".join(said for _, said in _marks_of(panel, words))
        name = words.who(panel.seat, plain=True)
        numbers = ", ".join(_counter_told(one, words) for one in panel.counters)
        lines.append(". ".join(part for part in (f"{name} ({marks})" if marks else name, numbers) if part) + ".")
        lines += [_zone_told(zone, words) for zone in panel.zones if zone.cards or zone.count]
    lines += [_zone_told(zone, words) for zone in (*scene.own, *([scene.hand] if scene.hand else []))]
    return described(" ".join(lines))


def _facts_told(scene: Scene, words: Words) -> list[str]:
    return [f"{words.label(part)}." for part in _emblem_texts(scene, words) if part != scene.phase]


def _zone_told(zone: Zone, words: Words) -> str:
    """Return a zone as a sentence: its label, its cards with who played them and their marks."""
    backs = sum(one.code is None for one in zone.cards)
    faces = [_card_told(one, words) for one in zone.cards if one.code is not None]
    cards = ", ".join([*faces, *([words.key("word-backs", count=backs)] if backs else [])])
    count = len(zone.cards) if zone.count is None else zone.count
    number = words.key("word-cards", count=count)
    told = cards if cards and count == len(zone.cards) else f"{cards} ({number})" if cards else number
    return f"{words.label(zone.label)}{words.key('word-colon')} {told}."


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


def table_plan(scene: Scene, words: Words) -> TablePlan:
    """Return the table as the scene's viewer sees it; `words` are bound to the table, with the viewer's seat."""
    front = _front(scene)
    badges = _badges([panel.seat for panel in scene.panels], words)
    sitting = [_sitting(panel, front, badges, words) for panel in scene.panels]
    above, below = _around(len(sitting), words.you or 0)
    back_of = _back(_key(words))
    return TablePlan(
        heading=words.label(scene.phase),
        emblems=tuple(_emblems(scene, words)),
        above=tuple(sitting[seat] for seat in above),
        below=tuple(sitting[seat] for seat in below),
        centre=tuple(_place(zone, badges, words, back_of) for zone in scene.centre if zone is not front),
        trick=None if front is None else _place(front, badges, words, None),
        own=tuple(_place(zone, badges, words, None) for zone in scene.own if zone.cards),
        hand=None if scene.hand is None else _place(scene.hand, badges, words, None),
        ornament=_ornament(_key(words)),
    )


def centre_plan(scene: Scene, words: Words) -> CentrePlan:
    """Return what lies in the middle and the emblems of the moment, for a strip above a question."""
    badges = _badges([panel.seat for panel in scene.panels], words)
    back_of = _back(_key(words))
    return CentrePlan(
        tuple(_emblems(scene, words)),
        tuple(_place(zone, badges, words, back_of) for zone in _decided_on(scene)),
    )


def _decided_on(scene: Scene) -> Sequence[Zone]:
    """Return the zones of the middle that a decision needs."""
    return scene.centre if scene.brief is None else [zone for zone in scene.centre if zone.decisive]


def _key(words: Words) -> str:
    if words.table is None:
        raise ValueError("a picture is made for a table")
    return words.table.game


def _front(scene: Scene) -> Zone | None:
    """Return the trick that is being played, if there is exactly one: its cards lie in front of who played them."""
    running = [
        zone
        for zone in scene.centre
        if any(one.by is not None for one in zone.cards) and not any(Mark.WON in one.marks for one in zone.cards)
    ]
    if len(running) != 1 or any(one.by is None for one in running[0].cards):
        return None
    return running[0]


def _around(seats: int, me: Seat) -> tuple[list[Seat], list[Seat]]:
    """Return who sits above and who below, from left to right: clockwise around the table, `me` below.

    >>> _around(5, 0)
    ([2, 3], [1, 0, 4])
    """
    order = [(me + step) % seats for step in range(seats)]
    if seats <= 4:
        return order[1:], order[:1]
    return order[2:-1], [order[1], order[0], order[-1]]


def _badges(seats: Iterable[Seat], words: Words) -> dict[Seat, str]:
    """Return one or two letters for each seat, all different."""
    names = {seat: _name(seat, words) for seat in seats}
    given: dict[Seat, str] = {}
    for seat, name in names.items():
        letters = [sign for sign in name if sign.isalnum()] or [str(seat + 1)]
        tries = [letters[0].upper(), *(letters[0].upper() + other.lower() for other in letters[1:]), str(seat + 1)]
        given[seat] = next((one for one in tries if one not in given.values()), str(seat + 1))
    return given


def _name(seat: Seat, words: Words) -> str:
    """Return the name as far as it can be written, or else which seat it is."""
    name = words.who(seat, plain=True)
    written = writable(name, Weight.SEMIBOLD)
    return written if any(sign.isalnum() for sign in written) else words.key("word-seat", number=seat + 1)


def _marks_of(panel: Panel, words: Words) -> Iterator[tuple[str, str]]:
    """Yield a seat's marks with their words, and that a computer plays on for somebody who resigned."""
    for mark in panel.marks:
        yield mark.value, words.key(f"mark-{mark}")
    seats = () if words.table is None else words.table.seats
    if any(one.seat == panel.seat and one.resigned for one in seats):
        yield "resigned", words.key("seat-resigned")
    if any(one.seat == panel.seat and one.absent for one in seats):
        yield "resigned", words.key("seat-absent")


def _sitting(panel: Panel, front: Zone | None, badges: dict[Seat, str], words: Words) -> Sitting:
    return Sitting(
        name=_name(panel.seat, words),
        badge=badges[panel.seat],
        turn=Mark.AWAITED in panel.marks,
        marks=tuple(_marks_of(panel, words)),
        numbers=tuple(
            Number(
                words.label(counter.label),
                words.key("word-number", number=counter.value) + ("" if counter.of is None else f"/{counter.of}"),
            )
            for counter in panel.counters
        ),
        places=tuple(_place(zone, badges, words, None) for zone in panel.zones if zone.cards or zone.count),
        front=tuple(
            _lying(one, {}, words, captions=True)
            for one in (front.cards if front is not None else ())
            if one.by == panel.seat
        ),
    )


def _place(zone: Zone, badges: dict[Seat, str], words: Words, back_of: Look | None) -> Place:
    return Place(
        label=words.label(zone.label),
        cards=tuple(_lying(one, badges, words, captions=False) for one in zone.cards),
        count=zone.count,
        groups=zone.groups,
        back=back_of if not zone.cards else None,
    )


def _lying(one: Shown, badges: dict[Seat, str], words: Words, *, captions: bool) -> Lying:
    return Lying(
        look=_back(_key(words)) if one.code is None else _look(_key(words), one.code, words.locale),
        by="" if one.by is None else badges.get(one.by, ""),
        marks=frozenset(mark.value for mark in one.marks),
        said=_about(one, words) if captions else "",
    )


def _emblems(scene: Scene, words: Words) -> Iterator[Emblem]:
    """Yield the emblems of every sentence of the moment that has one."""
    for part in _emblem_texts(scene, words):
        look = _emblem(_key(words), part, words.locale)
        yield Emblem(look, "" if part == scene.phase else words.label(part))


def _emblem_texts(scene: Scene, words: Words) -> list[Text]:
    known = registry.game(_key(words)).art.emblems
    return [part for said in (scene.phase, *scene.facts) for part in _parts(said) if part in known]


def _parts(said: Text) -> Iterator[Text]:
    yield said
    for _, value in said.args:
        inner = (value,) if isinstance(value, Text) else value.texts if isinstance(value, TextList) else ()
        for one in inner:
            yield from _parts(one)


@lru_cache(maxsize=4096)
def _look(game: str, code: str, locale: str) -> Look:
    return _looks(registry.game(game).art.cards[code], locale)


@lru_cache(maxsize=1024)
def _emblem(game: str, said: Text, locale: str) -> Look:
    return _looks(registry.game(game).art.emblems[said], locale)


def _looks(art: CardArt, locale: str) -> Look:
    rank = Words(locale).label(art.rank) if isinstance(art.rank, Text) else art.rank
    return Look(tile(art, rank), card(art, rank))


@lru_cache(maxsize=64)
def _ornament(game: str) -> str:
    return ornament(registry.game(game).art.back, INLAY, GROUND)


@lru_cache(maxsize=64)
def _back(game: str) -> Look:
    suit = registry.game(game).art.back
    return Look(back_tile(suit), back(suit))
