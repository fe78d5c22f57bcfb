"""The trick examples of the rule book (13.1 and 13.2), and what follows from section 6."""

from __future__ import annotations

import pytest

from games.kings_tricktakers.cards import Suit, number_card
from games.kings_tricktakers.royals import Colour
from games.kings_tricktakers.tricks import Turn, lead_suit, legal_cards, plays_of, winning
from tests.games.kings_tricktakers.notation import card_set, cards, trick

FOLLOWING = [
    ("F1", Suit.YELLOW, "Y2 Y9 N1 M R", False, "Y2 Y9 M R"),
    ("F2", Suit.YELLOW, "N1 B4 R", False, "N1 B4 R"),
    ("F4", Suit.YELLOW, "Y1 N2 G5", True, "Y1 N2 G5"),
    ("F6", Suit.BLACK, "N10* B3", False, "N10*"),
    ("F7", Suit.BLUE, "B1 G10", False, "B1"),
]


@pytest.mark.parametrize(("lead", "hand", "queen", "legal"), [f[1:] for f in FOLLOWING], ids=[f[0] for f in FOLLOWING])
def test_following_suit(lead: Suit, hand: str, queen: bool, legal: str) -> None:
    assert legal_cards(card_set(hand), lead, black_queen=queen) == card_set(legal)


def test_f7_the_resistant_offers_the_blue_1_as_it_is_and_as_10() -> None:
    turn = Turn(card_set("B1 G10"), Suit.BLUE, Colour.WHITE, queen=False, king=False, resistant=True)
    b1, g10 = cards("B1 G10")
    assert [str(play) for play in plays_of(turn, b1)] == ["play B1 plain", "play B1 change"]
    assert plays_of(turn, g10) == []


TRICKS = [
    ("T1", "P1:Y2 P2:Y5 P3:Y8 P4:B9", 3),
    ("T2", "P1:Y2 P2:Y8 P3:N1 P4:B9", 3),
    ("T3", "P1:B3 P2:R P3:B7 P4:M", 4),
    ("T4", "P1:G10 P2:M P3:N10 P4:M", 2),
    ("T6", "P1:M P2:G4 P3:G9 P4:Y10", 1),
    ("T7", "P1:R P2:M P3:B2 P4:B6", 2),
    ("T9", "P1:N3 P2:Y10 P3:N2 P4:B10", 1),
    ("T10", "P1:N10 P2:N10* P3:N9", 1),
    ("T11", "P1:N10* P2:N10 P3:N9", 1),
    ("T12", "P1:G10+res P2:G3 P3:G2", 2),
    ("T13", "P1:G9 P2:G1+res P3:G8", 2),
    ("T14", "P1:M+res P2:B1 P3:Y9", 2),
    ("T17", "P1:M P2:Y3 P3:N10", 1),
    ("T18", "P1:B10 P2:B2+qwhite P3:N10", 2),
    ("T19", "P1:B1 P2:B10+qwhite+res P3:B2", 3),
    ("T20", "P1:N10 P2:N1+qblue+res P3:N9", 2),
    ("T22", "P1:M P2:Y3+king P3:N10", 2),
    ("T24", "P1:B9 P2:R+king P3:B10", 2),
    ("T25", "P1:B4+king P2:B2 P3:N9", 1),
    ("T26", "P1:Y10+opp P2:N10 P3:Y2", 1),
    ("T27", "P1:N10 P2:Y10+opp P3:N2", 1),
    ("T29", "P1:G2 P2:Y7+opp P3:N6", 2),
    ("T32", "P1:Y9 P3:Y10 P4:N1 P2:Y2", 4),
    ("T34", "P2:B6 P3:B8 P1:B10", 1),
    ("T36", "P1:Y5 P2:N2+qblack P3:Y10", 2),
    ("T37", "P1:M P2:N10*+king P3:N9", 2),
    ("T38", "P1:N2 P2:N10*+res P3:G9", 1),
    ("T39", "P1:R+res P2:R P3:N10", 1),
    ("T40", "P1:Y4 NEU:N1 P2:Y5", 0),
    ("T41", "P1:R NEU:G3 P2:G4", 2),
]


@pytest.mark.parametrize(("plays", "winner"), [t[1:] for t in TRICKS], ids=[t[0] for t in TRICKS])
def test_trick(plays: str, winner: int) -> None:
    assert winning(trick(plays)).seat == winner - 1


LEADS = [
    ("T6", "P1:M P2:G4", Suit.GREEN),
    ("T7", "P1:R P2:M", None),
    ("T25", "P1:B4+king", Suit.BLUE),
    ("T32", "P1:Y9 P3:Y10 P4:N1", Suit.YELLOW),
    ("T34", "P2:B6", Suit.BLUE),
    ("T41", "P1:R NEU:G3", Suit.GREEN),
    ("ruling 13, White Queen", "P1:B10+qwhite", None),
    ("ruling 13, Blue Queen", "P1:B10+qblue P2:G2", Suit.GREEN),
    ("ruling 14", "P1:R+king", None),
    ("6.1, a change keeps the suit", "P1:G1+res", Suit.GREEN),
    ("6.1, a reserved ten is black", "P1:N10*", Suit.BLACK),
    ("6.1, an oppressor's yellow is yellow", "P1:Y4+opp", Suit.YELLOW),
]


@pytest.mark.parametrize(("plays", "lead"), [t[1:] for t in LEADS], ids=[t[0] for t in LEADS])
def test_lead_suit(plays: str, lead: Suit | None) -> None:
    assert lead_suit(trick(plays)) is lead


MORE = [
    ("ruling 11, only surrenders", "P2:R P1:R", 2),
    ("6.5, a later King beats an earlier one", "P1:Y4+king P2:Y10 P3:B1+king", 3),
    ("ruling 10, only the owner's yellow is strong", "P1:Y5+opp P2:Y10 P3:N2", 1),
    ("a surrender under the Blue Queen changed back is a mystic, and a second one", "P1:M P2:B7+qblue+res", 1),
    ("the change of a card under a King is no matter", "P1:N10+king+res P2:M", 1),
]


@pytest.mark.parametrize(("plays", "winner"), [t[1:] for t in MORE], ids=[t[0] for t in MORE])
def test_ruling(plays: str, winner: int) -> None:
    assert winning(trick(plays)).seat == winner - 1


def test_the_canonical_number_card() -> None:
    assert number_card(Suit.BLACK, 10) == cards("N10")[0]
