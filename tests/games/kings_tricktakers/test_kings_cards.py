"""The tables of sections 3 and 4.1, spelled out as the rule book prints them, and the texts that repeat them."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from games.cli.english import English
from games.kings_tricktakers import says
from games.kings_tricktakers.cards import DECK_FOR
from games.kings_tricktakers.characters import CHARACTERS, JACKS, Character, copies_in, copy_of, pool_for
from games.kings_tricktakers.game import GAME
from games.kings_tricktakers.royals import ROYALS, Colour
from tests.games.kings_tricktakers.notation import card_set

ENGLISH = English(GAME, ("Ann", "Ben"))

BIDS = {
    "GAMBLER": "3@0 6@2",
    "HERMIT": "4@2 7@3",
    "RESISTANT": "4@1 7@3",
    "BERSERKER": "5@0",
    "OPPRESSOR": "6@1",
    "ASSASSIN": "7@2",
    "HEALER": "2@1 5@2",
    "COLLECTOR": "3@0 2@1 4@2",
    "DEVIL": "",
    "DIPLOMAT": "",
}

ROYAL = {
    # unplayed rank, played rank, VP never played, cost of the Queen, Jack
    Colour.WHITE: (1, 10, 6, 1, "1@1 2@2 3@3"),
    Colour.YELLOW: (2, 9, 5, 4, "2@1 3@2"),
    Colour.BLUE: (3, 8, 4, 2, "2@0 2@1"),
    Colour.GREEN: (4, 7, 3, 1, "3@0 3@2"),
    Colour.BLACK: (5, 6, 2, 1, "2@1 4@3"),
}

POOLS = {
    # GAMBLER, HERMIT, RESISTANT, BERSERKER, OPPRESSOR, ASSASSIN, HEALER, COLLECTOR, DEVIL, DIPLOMAT
    2: "1 1 1 1 1 1 1 1 0 0",
    3: "2 2 2 2 1 1 1 1 0 0",
    4: "2 2 2 2 2 2 2 2 1 1",
    5: "3 3 2 2 2 2 2 2 1 1",
}


def table(printed: str) -> dict[int, int]:
    """The VP by trick count of "3@0 6@2"."""
    return {int(count): int(points) for points, count in (one.split("@") for one in printed.split())}


@pytest.mark.parametrize(("name", "bid"), BIDS.items(), ids=list(BIDS))
def test_the_backs_of_the_characters(name: str, bid: str) -> None:
    """3.1; the sentence of the screens names the same numbers."""
    copy = copy_of(Character(name))
    assert copy.bids == table(bid)
    if bid:
        said = ENGLISH.say(says.pays(copy))
        assert re.findall(r"(\d+) VP at (\d)", said) == [tuple(one.split("@")) for one in bid.split()]


@pytest.mark.parametrize("colour", ROYAL, ids=[colour.name for colour in ROYAL])
def test_the_royal_sets(colour: Colour) -> None:
    """3.2 to 3.4."""
    royal = ROYALS[colour]
    unplayed, played, bonus, cost, jack = ROYAL[colour]
    assert (royal.unplayed_rank, royal.played_rank, royal.bonus, royal.queen_cost) == (unplayed, played, bonus, cost)
    assert royal.jack == table(jack)
    assert JACKS[colour].bids == {3: 10}


@pytest.mark.parametrize(
    ("colour", "won", "points"),
    [
        (Colour.WHITE, "Y1 B2", 0),
        (Colour.WHITE, "M", 2),
        (Colour.WHITE, "R M", 5),
        (Colour.WHITE, "R M R", 8),
        (Colour.WHITE, "M M R R", 15),
        (Colour.YELLOW, "Y1 Y2 B3 M", 2),
        (Colour.BLUE, "B1 B2 B3 G4", 3),
        (Colour.GREEN, "G1 Y2", 1),
        (Colour.BLACK, "N1 N10 N10* R", 3),
    ],
)
def test_what_a_played_king_pays(colour: Colour, won: str, points: int) -> None:
    """3.2."""
    assert ROYALS[colour].pays(card_set(won)) == points


@pytest.mark.parametrize("seats", POOLS)
def test_the_pool_and_the_deck_of_every_count(seats: int) -> None:
    """4.1, and 4.2 for the DIPLOMAT that stays out."""
    wanted = dict(zip(CHARACTERS, map(int, POOLS[seats].split()), strict=True))
    assert Counter(copy.character for copy in copies_in(pool_for(seats, remove_diplomat=False))) == Counter(wanted)
    without = Counter(copy.character for copy in copies_in(pool_for(seats, remove_diplomat=True)))
    assert without == Counter({**wanted, Character.DIPLOMAT: 0})
    values = {5: range(1, 11), 4: (1, 2, 3, 4, 5, 6, 7, 10)}.get(seats, (1, 2, 3, 4, 5, 10))
    numbers = [f"{suit}{value}" for suit in "YBGN" for value in values]
    assert [card.code for card in DECK_FOR[seats]] == [*numbers, "M", "M", "R", "R"]
