"""The scoring examples of the rule book (13.4 and 13.5)."""

from __future__ import annotations

import pytest

from games.kings_tricktakers.characters import BidCard
from games.kings_tricktakers.royals import Colour
from games.kings_tricktakers.scoring import PlayerRound, Source, counts_of, score
from tests.games.kings_tricktakers.notation import bid_cards, card_set, copies

WHITE, YELLOW, BLUE, GREEN, BLACK = Colour

ALONE = [
    ("S1", WHITE, "OPPRESSOR RESISTANT", "GAMBLER", 0, "", "", 3),
    ("S2", WHITE, "OPPRESSOR RESISTANT", "GAMBLER", 1, "", "", 1),
    ("S3", WHITE, "OPPRESSOR RESISTANT", "GAMBLER", 2, "", "", 8),
    ("S4", BLACK, "OPPRESSOR RESISTANT", "ASSASSIN", 2, "", "", 7),
    ("S5", YELLOW, "ASSASSIN RESISTANT", "OPPRESSOR", 2, "", "", 6),
    ("S6", BLACK, "HEALER RESISTANT", "OPPRESSOR", 2, "B1 G2 G3", "", 3),
    ("S7", BLACK, "HEALER RESISTANT", "OPPRESSOR", 2, "B1 B2 B3 G1 G2 G3", "", 5),
    ("S8", BLACK, "HEALER HEALER", "OPPRESSOR", 2, "B1 B2 B3", "", 6),
    ("S9", BLUE, "HEALER RESISTANT", "OPPRESSOR", 2, "B1 B2 B3 G1", "K", 7),
    ("S10", BLACK, "COLLECTOR RESISTANT", "OPPRESSOR", 2, "M R", "", 5),
    ("S11", BLACK, "COLLECTOR RESISTANT", "OPPRESSOR", 2, "M M R R", "", 8),
    ("S12", BLACK, "COLLECTOR COLLECTOR", "OPPRESSOR", 2, "R R M", "", 16),
    ("S13", WHITE, "COLLECTOR RESISTANT", "OPPRESSOR", 2, "M M R R", "K", 25),
    ("S14", YELLOW, "DEVIL OPPRESSOR", "HERMIT", 0, "", "YQ", 5),
    ("S17", GREEN, "DEVIL HEALER", "BERSERKER", 1, "", "", -2),
    ("S20", BLACK, "GAMBLER OPPRESSOR", "HERMIT JACK", 3, "", "r3 K", 19),
    ("S22", BLACK, "GAMBLER OPPRESSOR ASSASSIN", "JACK", 3, "N1 N2 N3", "r3", 14),
    ("S24", BLACK, "BERSERKER BERSERKER", "OPPRESSOR", 1, "", "", 12),
    ("S25", GREEN, "HERMIT RESISTANT", "BERSERKER", 0, "", "", 10),
    ("S27", YELLOW, "RESISTANT HEALER", "ASSASSIN", 1, "Y1 Y4 Y9", "K", 5),
    ("S30", WHITE, "OPPRESSOR RESISTANT", "COLLECTOR", 0, "", "r3", 9),
    ("S32", BLACK, "ASSASSIN RESISTANT", "HERMIT", 2, "", "", 7),
    ("S34", BLUE, "OPPRESSOR RESISTANT", "HEALER", 0, "", "", 2),
    ("S35", YELLOW, "RESISTANT OPPRESSOR", "HEALER", 5, "", "", 0),
]


def player_round(colour: Colour, up: str, bid: str, piles: int, *, won: str = "", flags: str = "") -> PlayerRound:
    """A player of the table; K: King played, YQ: Yellow Queen used."""
    return PlayerRound(
        colour,
        copies(up),
        bid_cards(bid, colour),
        piles,
        card_set(won),
        king="K" in flags.split(),
        yellow_queen="YQ" in flags,
    )


@pytest.mark.parametrize(
    ("colour", "up", "bid", "piles", "won", "flags", "total"), [s[1:] for s in ALONE], ids=[s[0] for s in ALONE]
)
def test_score_of_one_player(
    *, colour: Colour, up: str, bid: str, piles: int, won: str, flags: str, total: int
) -> None:
    one = player_round(colour, up, bid, piles, won=won, flags=flags)
    (sheet,) = score([one], [10], last_round="r3" in flags)
    assert sheet.total == total
    assert (sheet.before, sheet.after) == (10, 10 + total)


def test_s14_the_count_is_three() -> None:
    assert counts_of([player_round(YELLOW, "DEVIL OPPRESSOR", "HERMIT", 0, flags="YQ")]) == [3]


@pytest.mark.parametrize(("before", "after"), [(0, 0), (5, 3)])
def test_d18_total_floor(before: int, after: int) -> None:
    (sheet,) = score([player_round(GREEN, "DEVIL HEALER", "BERSERKER", 1)], [before], last_round=False)
    assert (sheet.total, sheet.after) == (-2, after)


def test_s36_a_king_pays_in_every_later_round() -> None:
    lines = []
    for number, won in enumerate(("Y1 Y2", "B1 G2", "Y3 Y4 Y5"), start=1):
        one = player_round(YELLOW, "RESISTANT OPPRESSOR", "HEALER", 1, won=won, flags="K")
        (sheet,) = score([one], [0], last_round=number == 3)
        lines.append([line.points for line in sheet.lines if line.source in (Source.KING, Source.UNPLAYED_KING)])
    assert lines == [[2], [0], [3]]


def points(players: list[PlayerRound], seat: int, *, last_round: bool = False) -> dict[str, int]:
    """The points of each line that says something, by what it comes from."""
    sheet = score(players, [0] * len(players), last_round=last_round)[seat]
    found: dict[str, int] = {}
    for line in sheet.lines:
        name = f"{line.source} {line.face}" if line.source is Source.BID else line.face
        if line.points or line.source is Source.BID:
            found[name] = found.get(name, 0) + line.points
    return found


def test_m1_devil_bid_two_others_failed() -> None:
    players = [
        player_round(WHITE, "OPPRESSOR RESISTANT", "DEVIL", 0),
        player_round(BLUE, "OPPRESSOR RESISTANT", "ASSASSIN", 1),
        player_round(GREEN, "OPPRESSOR RESISTANT", "HERMIT", 1),
        player_round(BLACK, "OPPRESSOR RESISTANT", "GAMBLER", 2),
    ]
    assert points(players, 0)["bid DEVIL"] == 6


def test_m2_devil_with_gambler() -> None:
    players = [
        player_round(WHITE, "GAMBLER RESISTANT", "DEVIL", 0),
        player_round(BLUE, "OPPRESSOR RESISTANT", "ASSASSIN", 2),
        player_round(GREEN, "OPPRESSOR RESISTANT", "HERMIT", 2),
        player_round(BLACK, "HEALER RESISTANT", "OPPRESSOR", 0),
    ]
    assert points(players, 0) == {"bid DEVIL": 3, "GAMBLER": 2}


def test_m3_devil_with_gambler_when_nobody_failed() -> None:
    players = [
        player_round(WHITE, "GAMBLER RESISTANT", "DEVIL", 0),
        player_round(BLUE, "OPPRESSOR RESISTANT", "ASSASSIN", 2),
        player_round(GREEN, "OPPRESSOR RESISTANT", "HERMIT", 2),
        player_round(BLACK, "HEALER RESISTANT", "BERSERKER", 0),
    ]
    assert points(players, 0) == {"bid DEVIL": 0}
    assert not score(players, [0] * 4, last_round=False)[0].met


def allies(colour: Colour, *, queen: bool) -> list[PlayerRound]:
    """B and D of M4: D owns the DIPLOMAT, has played the King and follows B."""
    b = player_round(WHITE, "COLLECTOR RESISTANT", "ASSASSIN JACK", 2, won="B1 B3 G2 G5 G6 N4 M Y1")
    d = PlayerRound(
        colour,
        copies("DIPLOMAT HEALER GAMBLER"),
        (),
        1,
        card_set("N1 N2 N3 B4"),
        king=True,
        yellow_queen=queen,
        ally=0,
    )
    return [b, d]


def test_m4_diplomat_in_ally_mode() -> None:
    players = allies(GREEN, queen=False)
    sheets = score(players, [0, 0], last_round=True)
    assert [sheet.total for sheet in sheets] == [15, 20]
    assert points(players, 0, last_round=True) == {"bid ASSASSIN": 7, "bid WJ": 0, "COLLECTOR": 2, "WK": 6}
    assert points(players, 1, last_round=True) == {
        "bid ASSASSIN": 7,
        "bid WJ": 0,
        "HEALER": 5,
        "GAMBLER": 2,
        "GJ": 3,
        "GK": 3,
    }


def test_m5_the_yellow_queen_goes_to_the_ally() -> None:
    players = allies(YELLOW, queen=True)
    assert counts_of(players) == [3, 1]
    assert [sheet.total for sheet in score(players, [0, 0], last_round=True)] == [18, 18]
    assert points(players, 1, last_round=True) == {
        "bid ASSASSIN": 0,
        "bid WJ": 10,
        "HEALER": 5,
        "GAMBLER": 2,
        "YK": 1,
    }


def devils_ally(ally: int | None = None, copied: BidCard | None = None) -> list[PlayerRound]:
    """The four players of M6 and M7; A bids DEVIL, D owns the DIPLOMAT."""
    up, bid = ("DIPLOMAT GAMBLER", "") if copied is None else ("GAMBLER", "DIPLOMAT")
    return [
        player_round(WHITE, "HEALER RESISTANT", "DEVIL", 0),
        player_round(BLUE, "HEALER RESISTANT", "OPPRESSOR", 2),
        player_round(GREEN, "OPPRESSOR RESISTANT", "ASSASSIN", 2),
        PlayerRound(BLACK, copies(up), bid_cards(bid, BLACK), 1, ally=ally, copied=copied),
    ]


def test_m6_ally_of_the_devil_bidder() -> None:
    players = devils_ally(ally=0)
    assert points(players, 0)["bid DEVIL"] == 3
    assert points(players, 3) == {"bid DEVIL": 3, "GAMBLER": 2}


def test_m7_copying_the_devil() -> None:
    players = devils_ally(copied=copies("DEVIL")[0])
    assert points(players, 0)["bid DEVIL"] == 3
    assert points(players, 3)["bid DIPLOMAT"] == 3


def test_m11_copying_a_jack() -> None:
    jack = bid_cards("JACK", BLUE)[0]
    players = [
        player_round(BLUE, "OPPRESSOR RESISTANT", "HERMIT JACK", 1),
        PlayerRound(BLACK, copies("OPPRESSOR RESISTANT"), copies("DIPLOMAT"), 3, copied=jack),
    ]
    assert points(players, 1)["bid DIPLOMAT"] == 10
    assert points(players, 0) == {"bid HERMIT": 0, "bid BJ": 0}


def test_an_own_devil_does_not_raise_the_ally_s_count() -> None:
    """Section 8, ruling 33: the DEVIL in the DIPLOMAT's company adds to a count that nobody uses."""
    ally = player_round(WHITE, "OPPRESSOR RESISTANT", "HERMIT", 3)
    owner = PlayerRound(BLACK, copies("DIPLOMAT DEVIL HEALER"), (), 0, ally=0)
    assert counts_of([ally, owner]) == [3, 2]
    assert points([ally, owner], 1) == {"bid HERMIT": 7, "DEVIL": -2, "NJ": 4}
