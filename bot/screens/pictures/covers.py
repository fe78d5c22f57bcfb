"""From games and open tables to the plans of their pictures: the banner of the first page, a table that waits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.art.cloth import TAPIS, distance
from bot.art.plan import Card, Felt
from bot.art.table import LobbyPlan, Waiting
from bot.art.welcome import BannerPlan, LegendPlan
from bot.screens.parts.message import Picture
from bot.screens.pictures.alt import whole_sentences
from bot.screens.pictures.scenes import badges_of, card_of, felt_of, name_of, suit_card
from bot.tables.model import TableInfo
from bot.text import Words
from bot.text.catalogues import prefix
from games import registry
from games.engine import CardArt, Seat
from games.engine.signs import CROWN
from persistence.rows import SeatKind

WELCOME, LOBBY, DEAL = "welcome.png", "lobby.png", "deal.png"
FANNED = 5
SIGNS = ("leads", "winning", "ahead", "awaited", "blocked", "next", "chosen", "new", "wild", "advised", "dealer")


def welcome_picture(games: tuple[str, ...], words: Words) -> Picture:
    """A card of each game, and all their names."""
    chosen: dict[str, CardArt] = {}
    for game in games:
        chosen[game] = _unlike(game, [one.suit.colour for one in chosen.values()])
    shown = [
        (card_of(game, one, words.locale), suit_card(game, one.suit), _title(game, words))
        for game, one in chosen.items()
    ]
    lines = (words.key("welcome-banner"), words.key("welcome-banner-below"))
    plan = BannerPlan(
        _felt(tuple(card for card, _, _ in shown[:FANNED])),
        words.key("welcome-name"),
        tuple(line for line in lines if line),
        tuple(card for card, _, _ in shown[:FANNED]),
        tuple((suit, name) for _, suit, name in shown),
    )
    told = f"{words.key('welcome-name')}. {' '.join(plan.lines)}."
    return Picture(WELCOME, plan, whole_sentences([told, f"{', '.join(name for _, _, name in shown)}."], words))


def deal_picture(game: str, lines: tuple[str, ...], told: Sequence[str], words: Words) -> Picture:
    """A game's cards on its cloth and a few lines; more is `told` in words alone."""
    plan = BannerPlan(felt_of(game), _title(game, words), lines, tuple(_three(game, words.locale)), ())
    return Picture(DEAL, plan, whole_sentences([*(f"{part}." for part in (plan.title, *lines)), *told], words))


def lobby_picture(table: TableInfo, promise: str, words: Words) -> Picture:
    """`promise` (what is fixed about the shuffle) is told in words alone."""
    names = {seat.seat: seat for seat in table.seats}
    badges = badges_of(names, words)
    seats = tuple(_waiting(table, at, badges, words) for at in range(table.seats_wanted))
    about = [words.key(f"{prefix(table.game)}{what}") for what in ("players", "length")]
    plan = LobbyPlan(
        felt_of(table.game),
        _title(table.game, words),
        tuple(_three(table.game, words.locale)),
        tuple(about),
        seats,
        words.key("lobby-taken", taken=len(table.seats), wanted=table.seats_wanted),
        words.key("lobby-free-seat"),
    )
    told = [f"{one.name} ({one.said})" if one.said else one.name or words.key("lobby-free-seat") for one in seats]
    glance = f"{plan.title}. {plan.taken}{words.key('word-colon')} {', '.join(told)}."
    return Picture(LOBBY, plan, whole_sentences([glance, f"{' · '.join(about)}.", promise], words))


def _waiting(table: TableInfo, at: Seat, badges: dict[Seat, str], words: Words) -> Waiting:
    seat = next((one for one in table.seats if one.seat == at), None)
    kept = next((one for one in table.kept if one.seat == at), None)
    if seat is None and kept is not None:
        return Waiting(kept.name, "…", "", words.key("lobby-invited"))
    if seat is None:
        return Waiting()
    name = name_of(at, words, aloud=False)
    if seat.kind is SeatKind.COMPUTER:
        return Waiting(name, badges[at], "computer", words.key(f"level-{seat.level}") if seat.level else "")
    if seat.user_id == table.opener_id:
        return Waiting(name, badges[at], "leads", words.key("lobby-opens"))
    return Waiting(name, badges[at], "chosen", words.key("lobby-ready"))


def _title(game: str, words: Words) -> str:
    return words.key(f"{prefix(game)}title")


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


def _special(game: str) -> CardArt | None:
    """A card that is all colour: a joker, a dragon."""
    cards = registry.game(game).art.cards.values()
    return next((one for one in cards if not one.rank and one.signs and one.suit.name != "back"), None)


def _unlike(game: str, taken: list[str]) -> CardArt:
    """A high card of the suit whose colour is least like those that are taken."""

    def apart(one: CardArt) -> int:
        return min((distance(one.suit.colour, other) for other in taken), default=0)

    return max((cards[-1] for cards in _suits(game)), key=apart)


def _three(game: str, locale: str) -> list[Card]:
    """Two high cards of different suits, between them a special one."""
    suits = _suits(game)
    first, last = suits[0][-1], suits[-1][-1]
    middle = _special(game) or suits[len(suits) // 2][-1]
    if last == first:
        last = suits[0][0]
    return [card_of(game, one, locale) for one in (first, middle, last)]


def _felt(cards: tuple[Card, ...]) -> Felt:
    """The bot's own cloth, with the colours of a few cards."""
    colours = dict.fromkeys(one.art.suit.colour for one in cards)
    return Felt(TAPIS, CROWN, tuple(colours), tuple(colours))


def signs_picture(game: str, words: Words) -> Picture:
    """A legend of the signs in a game's pictures."""
    signs = [(name, words.key("picture-next" if name == "next" else f"mark-{name}")) for name in SIGNS]
    signs += [(name, words.key(f"seat-{said}")) for name, said in (("computer", "resigned"),)]
    title = words.key("rules-signs")
    plan = LegendPlan(felt_of(game), title, tuple(signs))
    told = f"{title}{words.key('word-colon')} {', '.join(said for _, said in signs)}."
    return Picture("signs.png", plan, whole_sentences([told], words))
