"""A move fits on one phone screen: measured in the sandbox's page, at the largest table of every game."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

import pytest

from bot.clicks import Verb
from bot.screens.parts import Row
from bot.screens.table import table_screen
from bot.tables.model import Look, Turning
from bot.text import LOCALES, Words
from games import registry
from persistence.rows import Phase
from tests.bot.screens.almanac import SETTLED, STEPPED
from tests.bot.screens.drawings import SCREENS
from tests.bot.screens.looks import table_of
from tests.bot.screens.reading import read_out
from tests.browser.beside import ALWAYS
from tests.browser.conftest import DESK
from tests.browser.easel import easel, tiles
from tests.browser.hands import Hand, estimate, hands, lesson_hands, played
from tests.toy_game.game import GAME as HILLTOPS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.async_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

ON_A_PHONE, ON_A_DESK = 700, 700
"""Pixels from the top of a hand to its last button that plays, on a window of that kind."""
WHOLE, TABLE = 850, 640
"""Pixels of a whole hand, and of a table, on a phone."""
WORDY = {"kings-tricktakers-draft", "kings-tricktakers-bids", "kings-tricktakers-diplomat", "five-crowns-solo"}
"""Phases that explain characters, bids or eleven piles below a picture. A desk shows it up to 350 pixels high."""
AT_LENGTH = {"puzzle-details"}
"""What is asked for because it says everything."""
TRIED, TAUGHT = 1, 3
"""How many hands of each phase are drawn: those that look the highest before they are (`heights` draws more)."""
MANNERS = [*((locale, False) for locale in LOCALES), ("fr", True)]
"""Languages with pictures, and the longer one with words alone."""


@pytest.fixture
def _hilltops() -> Iterator[None]:
    """The game from outside that some of the screens are about."""
    registry.add(HILLTOPS)
    yield
    registry.remove(HILLTOPS.key)


@cache
def _hands(game: str) -> list[Hand]:
    least, most = registry.game(game).seats[0], registry.game(game).seats[-1]
    alone = hands(game, 1, seed=3) if least == 1 else ()
    return [one for one in (*hands(game, most, seed=3, brief=True), *alone) if not one.waiting]


def _highest(game: str, words: Words) -> Iterator[Hand]:
    """Yield the hands of each phase and question that look the highest, with all that may come on top."""
    kinds: dict[tuple[str, int], list[tuple[int, Hand]]] = {}
    for hand in _hands(game):
        kinds.setdefault((hand.phase, len(hand.path)), []).append((estimate(hand.screen(words)), hand))
    for found in kinds.values():
        tried = [hand.busy() for _, hand in sorted(found, key=lambda one: one[0])[-TRIED:]]
        yield from (*tried, tried[-1].hinted())


@pytest.mark.parametrize(("locale", "text_mode"), MANNERS)
@pytest.mark.parametrize("game", sorted(registry.all_games()))
async def test_a_move_fits_on_a_phone(browser: Browser, game: str, locale: str, text_mode: bool) -> None:
    await _fits_on_a_phone(browser, game, Words(locale, text_mode, emojis=tiles()))


async def test_a_card_and_a_number_fit_before_any_tile_is_uploaded(browser: Browser) -> None:
    await _fits_on_a_phone(browser, "five_crowns", Words("fr"))


async def _fits_on_a_phone(browser: Browser, game: str, words: Words) -> None:
    async with easel(browser, locale=words.locale) as drawing:
        for hand in _highest(game, words):
            size = await drawing.draw(hand.screen(words), hand.look.table)
            said = f"{hand.phase} {hand.path}: {read_out(hand.screen(words))}"
            assert 0 < size.choices <= ON_A_PHONE, said
            assert size.whole <= WHOLE, said


@pytest.mark.parametrize("words", [Words(LOCALES[0]), Words(LOCALES[-1]), Words("fr", text_mode=True)], ids=str)
@pytest.mark.parametrize("game", sorted(registry.all_games()))
async def test_a_lesson_fits_on_a_phone(browser: Browser, game: str, words: Words) -> None:
    words = replace(words, emojis=tiles())
    taught = [one for one in lesson_hands(game, 3) if one.look.explained and not one.waiting]
    highest = sorted(taught, key=lambda one: estimate(one.screen(words)))[-TAUGHT:]
    async with easel(browser, locale=words.locale) as drawing:
        for hand in highest:
            size = await drawing.draw(hand.busy().screen(words), hand.look.table)
            said = f"{hand.phase} {hand.path}: {read_out(hand.screen(words))}"
            assert 0 < size.choices <= ON_A_PHONE, said
            assert size.whole <= WHOLE, said


@pytest.mark.parametrize(("locale", "text_mode"), MANNERS)
@pytest.mark.parametrize("game", sorted(registry.all_games()))
async def test_a_table_fits_on_a_phone(browser: Browser, game: str, locale: str, text_mode: bool) -> None:
    words = Words(locale, text_mode, emojis=tiles())
    looks = [found.look(None) for found, _ in played(game, registry.game(game).seats[-1], 3, brief=True)]
    running = [look for look in looks if look.outcome is None]
    highest = sorted(running, key=lambda look: estimate(table_screen(look, words)))[-TRIED:]
    async with easel(browser, locale=locale) as drawing:
        for look in highest:
            size = await drawing.draw(table_screen(look, words), look.table)
            assert size.whole <= TABLE, read_out(table_screen(look, words))


@pytest.mark.parametrize(("locale", "text_mode"), MANNERS)
@pytest.mark.parametrize("game", sorted(registry.all_games()))
async def test_a_result_fits_on_a_phone(browser: Browser, game: str, locale: str, text_mode: bool) -> None:
    """With gains for everybody, two trophies and a decisive play, down to *Show in the channel*."""
    words = Words(locale, text_mode, emojis=tiles())
    look = _ended(game)
    best, plain = SETTLED.gains[1], replace(SETTLED.gains[1], trophies=())
    gains = {one.seat: replace(plain if one.seat else best, points=100 + one.seat) for one in look.table.seats}
    season = replace(SETTLED, gains=gains)
    async with easel(browser, locale=locale) as drawing:
        for one in (look, replace(look, settlement=season), replace(look, settlement=STEPPED)):
            screen = table_screen(one, words)
            size = await drawing.draw(screen, one.table)
            assert any(
                f":{Verb.SHARE}:" in one.id for row in screen.blocks if isinstance(row, Row) for one in row.buttons
            )
            assert 0 < size.whole <= WHOLE, read_out(screen)


@cache
def _ended(game: str) -> Look:
    """A game of full length at its largest table, ended, with a play called decisive."""
    turning = None
    for found, _ in played(game, registry.game(game).seats[-1], 3):
        for seat in found.state.to_act()[:1]:
            notation = str(found.state.legal_actions(seat)[-1])
            turning = Turning(found.revision, 345, seat, notation, found.state.view(seat))
    return replace(found.look(None), turning=turning)


@pytest.mark.parametrize(("locale", "text_mode"), MANNERS)
@pytest.mark.usefixtures("_hilltops")
async def test_every_other_message_fits_on_a_phone(browser: Browser, locale: str, text_mode: bool) -> None:
    """Contests, game nights, challenges, puzzles, seasons, settings and the rest, each at its fullest."""
    words = Words(locale, text_mode, emojis=tiles())
    async with easel(browser, locale=locale) as drawing:
        for name, draw in {**ALWAYS, **SCREENS}.items():
            if name not in AT_LENGTH:
                size = await drawing.draw(draw(words), table_of("claim", 2, Phase.OPEN))
                assert 0 < size.whole <= WHOLE, f"{name}: {size.whole}"


@pytest.mark.parametrize("game", sorted(registry.all_games()))
async def test_a_move_fits_on_a_desk(browser: Browser, game: str) -> None:
    words = Words("fr", emojis=tiles())
    async with easel(browser, DESK, locale=words.locale) as drawing:
        for hand in _highest(game, words):
            size = await drawing.draw(hand.screen(words), hand.look.table)
            most = WHOLE if hand.phase in WORDY else ON_A_DESK
            assert 0 < size.choices <= most, f"{hand.phase} {hand.path}: {read_out(hand.screen(words))}"
