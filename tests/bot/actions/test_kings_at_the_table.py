"""Kings Tricktakers where players answer each other: the Diplomat's exchange and the Green Queen.

They are pressed on the real screens. The shuffle is pinned; the draft, which everybody sees, makes the
companies.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables import verbs
from bot.tables.model import At, Person
from bot.text import Words
from games import registry
from games.engine import FirstGame, RandomDeal
from games.kings_tricktakers.actions import How, play_of
from games.kings_tricktakers.art import FACES
from games.kings_tricktakers.cards import CARDS
from games.kings_tricktakers.royals import Colour
from games.kings_tricktakers.says import extras
from games.kings_tricktakers.tricks import Laid
from games.kings_tricktakers.view import KingsView
from persistence.rows import Phase
from tests.bot.screens.looks import table_of as table_info
from tests.harness.answering import BUTTON, controls
from tests.harness.club import Club, ids, press, said, table_of

GAME = "kings_tricktakers"
DRAFT = (
    ("WHITE", "DIPLOMAT", "HEALER", "COLLECTOR"),
    ("GREEN", "HEALER", "COLLECTOR", "OPPRESSOR"),
    ("BLUE", "RESISTANT", "HERMIT", "OPPRESSOR"),
    ("YELLOW", "RESISTANT", "HERMIT", "DEVIL"),
)
"""Each seat's draft picks, in this order. Nobody has anything to prepare; the White King leads first."""
LONGEST_LABEL = 60
"""The most characters we allow on a button."""
BIDS = ("ally", "HEALER", "OPPRESSOR", "HERMIT")


class Four:
    """Four people at one table. Ada owns the Diplomat, Bruno the Green Queen."""

    def __init__(self, club: Club, people: list[Any], table: Any) -> None:
        self.club, self.people, self.table = club, people, table
        self.id = table_of(table)

    async def look(self, seat: int) -> tuple[KingsView, int]:
        """A seat's view, and the revision of its question."""
        look = await self.club.bot.service.look(self.id, self.club.guild.id, self.people[seat].id)
        assert isinstance(look.view, KingsView)
        return look.view, look.asked_at or 0

    async def play(self, seat: int, beginning: str) -> None:
        """Carry out the first legal action that is written like this, without a screen."""
        view, asked_at = await self.look(seat)
        action = next(str(one) for one in view.legal if str(one).startswith(beginning))
        who = Person(self.people[seat].id, "")
        await self.club.bot.service.do(At(self.id, who, self.club.guild.id, seen=asked_at), verbs.act(action))

    async def awaited(self) -> int:
        view, _ = await self.look(0)
        return view.to_act[0]

    async def shows(self, words: str) -> None:
        """Wait until the table's message says this; simcord waits for no drawing that `play` has brought about."""
        while words not in said(self.table):
            await self.club.env.advance_time(1)

    async def hand(self, seat: int) -> Any:
        """A newly opened hand."""
        return (await press(self.people[seat], self.table, "hand")).response

    async def pick(self, seat: int, hand: Any, *path: str) -> str:
        """Press the button of a hand that stands for this path; returns its label."""
        wanted = next(one for one in controls(hand, BUTTON) if one["custom_id"].split(":", 4)[4] == " ".join(path))
        await self.people[seat].click(hand, custom_id=wanted["custom_id"])
        label: str = wanted["label"]
        return label


def named(code: str) -> str:
    """A card's words."""
    return Words("en").label(FACES[code].words)


def cards_of(hand: Any) -> list[str]:
    """The base cards that the question of a hand offers."""
    last = [one["custom_id"].split(":", 4)[4].split(" ")[-1] for one in controls(hand, BUTTON)]
    return [one for one in last if one in CARDS]


@pytest.fixture
async def four(club: Club, monkeypatch: pytest.MonkeyPatch) -> Four:
    """A table after the bids of round 1: Ada has to choose her ally."""
    monkeypatch.setattr("bot.tables.fold.taking.FairDeal", lambda _secret, _salts: RandomDeal(4))
    monkeypatch.setattr(registry.game(GAME), "first_game", FirstGame(4))
    dora = club.guild.add_member(club.env.create_user("dora", global_name="Dora"))
    people = [club.ada, club.bruno, club.chloe, dora]
    table = (await club.ada.slash(club.channel, "table new", game=GAME)).response
    for person in people[1:]:
        await press(person, table, "join")
    await press(club.ada, table, "start")
    four = Four(club, people, table)
    wishes = [list(wish) for wish in DRAFT]
    while any(wishes):
        seat = await four.awaited()
        await four.play(seat, f"pick {wishes[seat].pop(0)}")
    for seat, bid in enumerate(BIDS):
        await four.play(seat, f"bid {bid}")
    return four


async def test_the_exchange_and_the_green_queen(four: Four) -> None:
    ada, bruno, chloe = [await four.hand(seat) for seat in range(3)]
    assert "Who is your ally?" in said(ada)
    await four.pick(0, ada, "1")

    # Ada leads the first trick: before her card she gives one to her ally.
    await four.pick(0, ada, "exchange")
    given = cards_of(ada)[0]
    gift = named(given)
    await four.pick(0, ada, f"exchange {given}")
    await press(four.people[1], bruno, "hand")
    assert f"{gift}. Which card do you give back?" in said(bruno)
    assert f"{FACES[given].rank} · just received" in said(bruno)
    returned = next(code for code in cards_of(bruno) if code != given)
    back = named(returned)
    await four.pick(1, bruno, returned)

    # Both know both cards, the others that there was an exchange.
    await press(four.people[0], ada, "hand")
    await press(four.people[2], chloe, "hand")
    await four.club.env.advance_time(2)
    assert returned in cards_of(ada)
    for seat, told in enumerate((ada, bruno)):
        details = next(one for one in ids(told) if one.endswith(":details"))
        assert "Exchanged in secret" in said((await four.people[seat].click(told, custom_id=details)).response)
        await press(four.people[seat], told, "hand")
    details = next(one for one in ids(chloe) if one.endswith(":details"))
    for others in ((await four.people[2].click(chloe, custom_id=details)).response, four.table):
        assert "in return" in said(others)
        assert gift not in said(others)
        assert back not in said(others)

    # Bruno lays the Green Queen instead of a card and plays after everybody else.
    await four.play(0, "play")
    await press(four.people[1], bruno, "hand")
    await four.pick(1, bruno, "delay")
    await four.shows("plays after all others")
    await four.play(2, "play")
    await four.play(3, "play")
    assert await four.awaited() == 1
    await press(four.people[1], bruno, "hand")
    assert "You play last because of your Green Queen." in said(bruno)
    await four.pick(1, bruno, "G1")
    assert "How do you play" in said(bruno)
    assert await four.pick(1, bruno, "G1 king") == "under the Green King"
    await four.shows("with 🍀 Green 1 under the King")
    view, _ = await four.look(1)
    assert [laid.seat for laid in view.tricks[-1].plays] == [0, 2, 3, 1]


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_play_with_everything_added_fits_a_button(locale: str) -> None:
    words = Words(locale).at(table_info(GAME, 4, Phase.RUNNING), 0)
    for colour, code in (
        (Colour.BLACK, "N10*#1"),
        (Colour.YELLOW, "Y10"),
        (Colour.BLUE, "B10"),
        (Colour.WHITE, "R#1"),
        (Colour.WHITE, "N10*#1"),
    ):
        for how in How:
            play = play_of(CARDS[code], how)
            queen = colour if play.queen and not (play.king and colour in (Colour.BLUE, Colour.WHITE)) else None
            one = Laid(0, play.card, queen, play.king, play.change, oppressor=True)
            added = extras(one, colour, brief=True)
            assert added is None or len(words.label(added)) <= LONGEST_LABEL
