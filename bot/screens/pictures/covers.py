"""From games and open tables to the plans of their pictures: the banner of the first page, a table that waits."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from bot.art.cloth import TAPIS, distance
from bot.art.plan import Card, Felt
from bot.art.table import LobbyPlan, Waiting
from bot.art.welcome import BannerPlan, LegendPlan
from bot.screens.parts.message import Picture
from bot.screens.parts.texts import length, title
from bot.screens.pictures.alt import spoken, whole_sentences
from bot.screens.pictures.scenes import badges_of, card_of, felt_of, name_of, suit_card
from bot.tables.model import TableInfo
from bot.text import Words
from bot.text.catalogues import prefix
from games import registry
from games.engine import CardArt, Seat
from games.engine.signs import CROWN
from persistence.rows import SeatKind

FANNED = 5
SIGNS = ("leads", "winning", "ahead", "awaited", "blocked", "next", "chosen", "new", "wild", "advised", "dealer")


def welcome_picture(games: tuple[str, ...], words: Words) -> Picture:
    chosen: dict[str, CardArt] = {}
    for game in games:
        chosen[game] = _unlike(game, [one.suit.colour for one in chosen.values()])
    cards = tuple(card_of(game, one, words.locale) for game, one in chosen.items())[:FANNED]
    names = tuple((suit_card(game, one.suit), title(game, words, plain=True)) for game, one in chosen.items())
    colours = tuple(dict.fromkeys(one.art.suit.colour for one in cards))
    lines = tuple(filter(None, (words.key("welcome-banner"), words.key("welcome-banner-below"))))
    plan = BannerPlan(Felt(TAPIS, CROWN, colours, colours), words.key("welcome-name"), lines, cards, names)
    told = [f"{plan.title}. {' '.join(lines)}.", f"{', '.join(name for _, name in names)}."]
    return Picture("welcome.png", plan, whole_sentences(told, words))


def deal_picture(game: str, lines: tuple[str, ...], told: Iterable[str], words: Words) -> Picture:
    """A game's cards on its cloth and a few lines; more is `told` in words alone."""
    plan = BannerPlan(felt_of(game), title(game, words, plain=True), lines, tuple(_three(game, words.locale)), ())
    said = [f"{part}." for part in (plan.title, *lines)]
    return Picture("deal.png", plan, whole_sentences([*said, *map(spoken, told)], words))


def lobby_picture(table: TableInfo, promise: str, words: Words) -> Picture:
    """`promise` (what is fixed about the shuffle) is told in words alone."""
    names = {seat.seat: seat for seat in table.seats}
    badges = badges_of(names, words)
    seats = tuple(_waiting(table, at, badges, words) for at in range(table.seats_wanted))
    about = [words.key(f"{prefix(table.game)}players"), length(table, words)]
    name, cards = title(table.game, words, plain=True), tuple(_three(table.game, words.locale))
    taken = words.key("lobby-taken", taken=len(table.seats), wanted=table.seats_wanted)
    free = words.key("lobby-free-seat")
    plan = LobbyPlan(felt_of(table.game), name, cards, tuple(about), seats, taken, free)
    told = [f"{one.name} ({one.said})" if one.said else one.name or free for one in seats]
    glance = f"{plan.title}. {plan.taken}{words.key('word-colon')} {', '.join(told)}."
    return Picture("lobby.png", plan, whole_sentences([glance, f"{' · '.join(about)}.", promise], words))


def _waiting(table: TableInfo, at: Seat, badges: dict[Seat, str], words: Words) -> Waiting:
    seat = words.sitting(at)
    if seat is None:
        kept = next((one for one in table.kept if one.seat == at), None)
        return Waiting() if kept is None else Waiting(kept.name, "…", "", words.key("lobby-invited"))
    name = name_of(at, words, aloud=False)
    if seat.kind is SeatKind.COMPUTER:
        return Waiting(name, badges[at], "computer", words.key(f"level-{seat.level}") if seat.level else "")
    if seat.user_id == table.opener_id:
        return Waiting(name, badges[at], "leads", words.key("lobby-opens"))
    return Waiting(name, badges[at], "chosen", words.key("lobby-ready"))


@lru_cache(maxsize=64)
def _suits(game: str) -> tuple[tuple[CardArt, ...], ...]:
    """The cards that have a rank, suit by suit; of a game without any, all cards in one suit."""
    found: dict[str, dict[str, CardArt]] = {}
    for one in registry.game(game).art.cards.values():
        if one.rank and one.suit.sign:
            found.setdefault(one.suit.name, {})[one.name] = one
    full = [tuple(cards.values()) for cards in found.values()]
    most = max(map(len, full), default=0)
    return tuple(cards for cards in full if 2 * len(cards) >= most) or (tuple(registry.game(game).art.cards.values()),)


def _unlike(game: str, taken: list[str]) -> CardArt:
    """A high card of the suit whose colour is least like those that are taken."""
    highest = [cards[-1] for cards in _suits(game)]
    return max(highest, key=lambda one: min((distance(one.suit.colour, other) for other in taken), default=0))


def _three(game: str, locale: str) -> list[Card]:
    """Two high cards of different suits, between them one that is all colour: a joker, a dragon."""
    suits = _suits(game)
    first, last = suits[0][-1], suits[-1][-1]
    cards = registry.game(game).art.cards.values()
    special = (one for one in cards if not one.rank and one.signs and one.suit.name != "back")
    middle = next(special, suits[len(suits) // 2][-1])
    if last == first:
        last = suits[0][0]
    return [card_of(game, one, locale) for one in (first, middle, last)]


def signs_picture(game: str, words: Words) -> Picture:
    signs = [(name, words.key("picture-next" if name == "next" else f"mark-{name}")) for name in SIGNS]
    signs.append(("computer", words.key("seat-resigned")))
    heading = words.key("rules-signs")
    plan = LegendPlan(felt_of(game), heading, tuple(signs))
    told = f"{heading}{words.key('word-colon')} {', '.join(said for _, said in signs)}."
    return Picture("signs.png", plan, whole_sentences([told], words))
