"""From a scene to the plan of a picture: every word said, every card looked up, nothing drawn yet."""

from __future__ import annotations

from collections import Counter as Count
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from bot.art.cloth import cloth_of
from bot.art.fonts import Weight, writable
from bot.art.hand import HandPlan
from bot.art.plan import Card, Cluster, Emblem, Felt, Lying, Number, Plan, Share, Sitting
from bot.art.table import TablePlan
from bot.screens.parts.message import Picture
from bot.screens.pictures.alt import hand_alt, is_done, table_alt
from bot.text import LOCALES, Words, printed
from games import registry
from games.engine import CardArt, CardRef, Mark, Panel, Scene, Seat, Shown, Text, TextList, Zone, ZoneKind
from games.engine.art import Suit

TABLE, HAND = "table.png", "hand.png"
BETWEEN = " · "
MOST_IN_FAN = 13
NO_MARKS: Mapping[Mark, Collection[str]] = {}
_ENDS = (":", ".", ";", "(")


def table_picture(scene: Scene, words: Words) -> Picture:
    """`words` are bound to the table, with the viewer's seat."""
    return Picture(TABLE, table_plan(scene, words), table_alt(scene, words))


def hand_picture(
    scene: Scene,
    words: Words,
    advised: Collection[str] = (),
    offered: Sequence[str] = (),
    chosen: Collection[str] = (),
    *,
    wordy: bool = False,
) -> Picture:
    """The trick, and below it the own cards.

    Alone, or without own cards, the whole table. The own cards of the codes `advised` and `chosen` stand out. Those
    `offered` lie in the middle if nothing else does. Beside a `wordy` question about nothing there it is low.
    """
    held = scene.own if scene.hand is None else (scene.hand,)
    if len(scene.panels) == 1 or not any(zone.cards for zone in held):
        plan = table_plan(scene, words)
        mine = replace(plan.seats[0], clusters=plan.seats[0].clusters or plan.own)
        return Picture(HAND, replace(plan, seats=(mine, *plan.seats[1:])), table_alt(scene, words))
    hand = hand_plan(scene, words, {Mark.ADVISED: advised, Mark.CHOSEN: chosen})
    if offered and not hand.centre and not any(cluster.decisive for cluster in hand.own):
        cards = tuple(Lying(_card(game_of(words), code, words.locale)) for code in offered)
        return Picture(HAND, replace(hand, centre=(Cluster("", cards),)), hand_alt(scene, words, offered))
    low = wordy and not hand.centre
    return Picture(HAND, replace(hand, low=low), hand_alt(scene, words))


def table_plan(scene: Scene, words: Words) -> TablePlan:
    key = game_of(words)
    badges = badges_of([panel.seat for panel in scene.panels], words)
    front = _front(scene)
    ribbon, heading = _headlines(scene, words)
    alone = len(scene.panels) == 1
    own = tuple(_cluster(zone, badges, words) for zone in scene.own if zone.cards)
    counted = _counted(scene)
    spoken = _spoken(scene, words) if alone else None
    if spoken is not None:
        own = (Cluster(spoken[1], (Lying(spoken[0], marks=frozenset({"new"})),)),)
    return TablePlan(
        felt=felt_of(key),
        back=_back(key),
        heading=heading,
        ribbon=() if alone else ribbon,
        seats=tuple(
            _sitting(panel, badges, words, _laid(panel, badges, words, counted=counted))
            for panel in _around(scene, words)
        ),
        trick=None if front is None else _cluster(front, badges, words),
        centre=tuple(_cluster(zone, badges, words) for zone in scene.centre if zone is not front),
        own=own,
        you=words.key("word-you") if words.you is not None else "",
    )


def hand_plan(scene: Scene, words: Words, marked: Mapping[Mark, Collection[str]] = NO_MARKS) -> HandPlan:
    """Only what the decision is about, the scores, and the own cards, of which those of some codes are `marked`."""
    key = game_of(words)
    badges = badges_of([panel.seat for panel in scene.panels], words)
    ribbon, heading = _headlines(scene, words)
    left = [(mark, code) for mark, codes in marked.items() for code in codes]
    own = tuple(_cluster(_marked(zone, left), badges, words) for zone in scene.own if zone.cards)
    return HandPlan(
        felt=felt_of(key),
        back=_back(key),
        heading=heading,
        ribbon=ribbon,
        centre=tuple(_cluster(zone, badges, words) for zone in _decided_on(scene)),
        own=own,
        hand=None if scene.hand is None else _cluster(_marked(scene.hand, left), badges, words),
        seats=tuple(_sitting(panel, badges, words) for panel in _around(scene, words)),
        you=words.key("word-you"),
        lead=words.key("picture-you-lead"),
    )


def _around(scene: Scene, words: Words) -> tuple[Panel, ...]:
    """The seats in their order, the viewer's first."""
    first = words.you or 0
    return scene.panels[first:] + scene.panels[:first]


def _marked(zone: Zone, left: list[tuple[Mark, str]]) -> Zone:
    """Marks each card once: those found are taken off the list."""
    if not left:
        return zone
    cards = list(zone.cards)
    for at, one in enumerate(cards):
        found = next((pair for pair in left if pair[1] == one.code), None)
        if found is not None:
            left.remove(found)
            cards[at] = replace(one, marks=(*one.marks, found[0]))
    return replace(zone, cards=tuple(cards))


def _decided_on(scene: Scene) -> list[Zone]:
    """The zones of the middle that a decision needs, and the piles beside them."""
    if scene.brief is None:  # a game that makes no difference: all but the trick before, while another one runs
        running = any(one.by is not None for zone in scene.centre for one in zone.cards if not is_done(zone))
        return [zone for zone in scene.centre if (zone.cards or zone.count) and not (running and is_done(zone))]
    piles = scene.hand is None
    return [one for one in scene.centre if one.decisive or (piles and one.kind is ZoneKind.PILE and one.count)]


def game_of(words: Words) -> str:
    if words.table is None:
        raise ValueError("a picture is made for a table")
    return words.table.game


def _front(scene: Scene) -> Zone | None:
    """If there is exactly one: its cards lie before the seats that played them."""
    running = [zone for zone in scene.centre if any(one.by is not None for one in zone.cards) and not is_done(zone)]
    slots = [zone for zone in scene.centre if zone.decisive and zone.kind is ZoneKind.ROW]
    return running[0] if len(running) == 1 and len(slots) <= 2 else None


def badges_of(seats: Iterable[Seat], words: Words) -> dict[Seat, str]:
    """One or two letters for each seat, all different."""
    names = {seat: name_of(seat, words, aloud=False) for seat in seats}
    given: dict[Seat, str] = {}
    for seat, name in sorted(names.items()):
        letters = [one for one in name if one.isalnum()] or [str(seat + 1)]
        tries = [letters[0].upper(), *(letters[0].upper() + other.lower() for other in letters[1:]), str(seat + 1)]
        given[seat] = next((one for one in tries if one not in given.values()), str(seat + 1))
    return given


def name_of(seat: Seat, words: Words, *, aloud: bool = True) -> str:
    """As far as it can be written, or else which seat it is; `aloud` the viewer's own is "You"."""
    name = words.who(seat, plain=True) if aloud else words.name(seat, plain=True)
    written = writable(name, Weight.SEMIBOLD)
    return written if any(one.isalnum() for one in written) else words.key("word-seat", number=seat + 1)


def _counted(scene: Scene) -> bool:
    """True if seats own suits of the cards that they took. Before there are any, a seat's plate looks the same."""
    piles = [zone for panel in scene.panels for zone in panel.zones if zone.kind is ZoneKind.PILE]
    if not any(zone.cards or zone.count for zone in piles):
        return 0 < len(piles) == len(scene.panels)
    return any(Mark.AHEAD in one.marks for zone in piles for one in zone.cards)


def _sitting(panel: Panel, badges: dict[Seat, str], words: Words, laid: tuple[Cluster, ...] = ()) -> Sitting:
    seat, info, numbers = panel.seat, words.sitting(panel.seat), []
    for counter in panel.counters[: max(1, panel.telling)]:
        value = words.key("word-number", number=counter.value) + ("" if counter.of is None else f"/{counter.of}")
        numbers.append(Number(words.label(counter.label), value))
    away = "" if info is None else "computer" if info.resigned else "absent" if info.absent else ""
    marks = frozenset(mark.value for mark in panel.marks)
    return Sitting(seat, name_of(seat, words), badges[seat], marks, tuple(numbers), laid, away)


def _laid(panel: Panel, badges: dict[Seat, str], words: Words, *, counted: bool) -> tuple[Cluster, ...]:
    """A seat's cards. Where piles are counted suit by suit, that is all that is shown of them."""
    return tuple(
        Cluster(words.label(zone.label), count=zone.count, pile=True, tally=tuple(_tally(zone, words)))
        if counted and zone.kind is ZoneKind.PILE
        else _cluster(zone, badges, words)
        for zone in panel.zones
        if zone.cards or zone.count or counted
    )


def _cluster(zone: Zone, badges: dict[Seat, str], words: Words) -> Cluster:
    return Cluster(
        label=words.label(zone.label),
        cards=tuple(_lying(one, badges, words) for one in zone.cards),
        count=zone.count,
        groups=zone.groups,
        pile=zone.kind is ZoneKind.PILE,
        decisive=zone.decisive,
    )


def tallies(scene: Scene, words: Words) -> dict[Seat, tuple[Share, ...]]:
    piles = ((panel.seat, zone) for panel in scene.panels for zone in panel.zones if zone.kind is ZoneKind.PILE)
    return {seat: tuple(_tally(zone, words)) for seat, zone in piles} if _counted(scene) else {}


def _tally(zone: Zone, words: Words) -> Iterator[Share]:
    """The number of cards in a pile, for each suit of the pack."""
    game = game_of(words)
    faces = registry.game(game).faces
    cards = [(faces[one.code].suit, one) for one in zone.cards if one.code is not None]
    held = Count(suit for suit, _ in cards)
    ahead = {suit for suit, one in cards if Mark.AHEAD in one.marks}
    return (Share(card, held[suit], suit in ahead) for suit, card in _suits_of(game))


@lru_cache(maxsize=64)
def _suits_of(game: str) -> tuple[tuple[str, Card], ...]:
    """The suits of a game's pack that have a sign, each with a card that stands for it."""
    faces, cards = registry.game(game).faces, registry.game(game).art.cards
    first = {face.suit: cards[code].suit for code, face in reversed(list(faces.items())) if face.suit and code in cards}
    suits = dict.fromkeys(face.suit for face in faces.values() if face.suit in first)
    return tuple((suit, suit_card(game, first[suit])) for suit in suits if first[suit].sign)


def _lying(one: Shown, badges: dict[Seat, str], words: Words) -> Lying:
    key = game_of(words)
    return Lying(
        card=_back(key) if one.code is None else _card(key, one.code, words.locale),
        by="" if one.by is None else badges.get(one.by, ""),
        seat=one.by,
        marks=frozenset(mark.value for mark in one.marks),
        pays=one.pays,
        becomes=None if one.becomes is None else _card(key, one.becomes, words.locale),
        under=tuple(_card(key, code, words.locale) for code in one.under),
    )


def _headlines(scene: Scene, words: Words) -> tuple[tuple[Emblem, ...], tuple[str, ...]]:
    """The ribbon, which says what is special now, and the parts of the headline that it leaves."""
    heading = words.label(scene.phase).split(BETWEEN)
    ribbon = []
    known = registry.game(game_of(words)).art.emblems
    for part in (part for said in (scene.phase, *scene.facts) for part in _parts(said) if part in known):
        card = _emblem(game_of(words), part, words.locale)
        if part == scene.phase:
            said = heading.pop(1) if len(heading) > 1 else heading.pop()
        else:
            said = _clause(words.label(part))
        ribbon.append(Emblem(said, card))
    spoken = _spoken(scene, words) if ribbon else None
    if spoken is not None:
        ribbon.append(Emblem(spoken[1], spoken[0]))
    return tuple(ribbon[:3]), tuple(heading)


def _clause(said: str) -> str:
    """As far as a ribbon has room: its first part.

    >>> _clause("Blue was led: follow if you can.")
    'Blue was led'
    """
    if len(said) <= 24:
        return said.rstrip(".")
    inner = said[said.find("(") + 1 : said.find(")")]
    if said.endswith(")") and inner:
        return inner
    ends = [at for at in (said.find(end) for end in _ENDS) if at > 3]
    return said[: min(ends, default=len(said))].strip()


def _spoken(scene: Scene, words: Words) -> tuple[Card, str] | None:
    """The card that the facts of the moment speak of, and its name."""
    for said in scene.brief or ():
        for _, value in said.args:
            if isinstance(value, CardRef) and value.code in registry.game(game_of(words)).art.cards:
                name = words.card(value.code)
                inner = name[name.find("(") + 1 : -1] if name.endswith(")") else name
                return _card(game_of(words), value.code, words.locale), _clause(inner)
    return None


def _parts(said: Text) -> Iterator[Text]:
    yield said
    for _, value in said.args:
        inner = (value,) if isinstance(value, Text) else value.texts if isinstance(value, TextList) else ()
        for one in inner:
            yield from _parts(one)


@lru_cache(maxsize=4096)
def _card(game: str, code: str, locale: str) -> Card:
    return card_of(game, registry.game(game).art.cards[code], locale)


@lru_cache(maxsize=1024)
def _emblem(game: str, said: Text, locale: str) -> Card:
    return card_of(game, registry.game(game).art.emblems[said], locale)


def card_of(game: str, art: CardArt, locale: str) -> Card:
    rank = printed(art, locale)
    return Card(f"{game}:{art.name}:{rank}", art, rank)


def suit_card(game: str, suit: Suit) -> Card:
    return Card(f"{game}:suit:{suit.name}", CardArt(suit.name, suit))


def every_card() -> Iterator[Plan]:
    """Pictures on which every card of every game lies, to be drawn before anybody waits for one."""
    for key, game in registry.all_games().items():
        cards = [*dict.fromkeys(_card(key, code, LOCALES[0]) for code in game.art.cards)]
        for at in range(0, len(cards), MOST_IN_FAN):
            fan = Cluster("", tuple(map(Lying, cards[at : at + MOST_IN_FAN])))
            yield HandPlan(felt_of(key), _back(key), ("",), (), (), (), fan, (), "", "")


@lru_cache(maxsize=64)
def felt_of(game: str) -> Felt:
    art = registry.game(game).art
    suits = dict.fromkeys(one.suit.colour for one in art.every())
    full = dict.fromkeys(one.suit.colour for one in art.every() if not one.rank)
    return Felt(cloth_of(art), art.back.sign, tuple(suits), tuple(full))


@lru_cache(maxsize=64)
def _back(game: str) -> Card:
    suit = registry.game(game).art.back
    return Card(f"{game}:back", CardArt("back", suit), back=True)
