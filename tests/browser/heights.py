"""How high the hands are: `python -m tests.browser.heights [--game GAME] [--desk] [--busy] [--pictures FOLDER]`.

For every game and phase the highest hand of some games at the largest table, from its top to the last button that
plays; with pictures of them.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from bot.text import Words
from games import registry
from tests.browser.conftest import DESK, PHONE, started
from tests.browser.easel import easel, tiles
from tests.browser.gallery import HIGH
from tests.browser.hands import Hand, hands, lesson_hands


async def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", action="append")
    parser.add_argument("--desk", action="store_true")
    parser.add_argument("--light", action="store_true")
    parser.add_argument("--text", action="store_true")
    parser.add_argument("--no-tiles", action="store_true")
    parser.add_argument("--busy", action="store_true", help="with a clock and a play to take back")
    parser.add_argument("--hint", action="store_true", help="after a press on Hint")
    parser.add_argument("--lesson", action="store_true", help="what the game's lesson shows")
    parser.add_argument("--locale", default="en")
    parser.add_argument("--seeds", type=int, default=1)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--pictures", type=Path)
    asked = parser.parse_args()
    words = Words(asked.locale, text_mode=asked.text, emojis={} if asked.no_tiles else tiles())
    width = (DESK if asked.desk else PHONE)[0]
    async with (
        started() as browser,
        easel(browser, (width, HIGH), dark=not asked.light, locale=asked.locale) as drawing,
    ):
        for key in asked.game or sorted(registry.all_games()):
            seats = asked.seats or registry.game(key).seats[-1]
            highest: dict[str, tuple[int, int, Hand]] = {}
            for seed in range(asked.seeds):
                taken = lesson_hands(key, seed) if asked.lesson else hands(key, seats, seed)
                for number, found in enumerate(taken):
                    if number % asked.every:
                        continue
                    hand = found.busy() if asked.busy else found
                    hand = hand.hinted() if asked.hint else hand
                    size = await drawing.draw(hand.screen(words), hand.look.table)
                    kind = "waiting" if hand.waiting else "/" + str(len(hand.path))
                    name = f"{hand.phase} {kind}"
                    if (size.choices, size.whole) > highest.get(name, (-1, -1, hand))[:2]:
                        highest[name] = (size.choices, size.whole, hand)
            for name, (choices, whole, hand) in sorted(highest.items()):
                sys.stdout.write(f"{key} {seats} seats  {name:45} {choices:5} px  whole {whole:5} px\n")
                sys.stdout.flush()
                if asked.pictures is not None:
                    asked.pictures.mkdir(parents=True, exist_ok=True)
                    await drawing.draw(hand.screen(words), hand.look.table)
                    await drawing.page.locator("#message-1").screenshot(
                        path=asked.pictures / f"{key}-{name.replace('/', 'ask').replace(' ', '-')}.png"
                    )


if __name__ == "__main__":
    asyncio.run(main())
