"""The subtle rulings of RULES.md 12, and what the worked examples leave out."""

from __future__ import annotations

import pytest

from games.claim.cards import FACTION, PACK, Faction, cards_in
from games.claim.game import GAME
from games.claim.start import ClaimOptions, MatchLength
from games.claim.tricks import follower_wins, hand_of, legal_follow, legal_lead
from games.engine import BadNotation, CardList, CardRef, GameOver, IllegalAction, NotYourTurn, RandomDeal, text
from tests.games.claim.positions import CARDS, mask, play_out, position, written


def test_ruling_01_the_pack_has_52_cards_in_five_factions() -> None:
    counts = [len(cards_in(cards)) for cards in FACTION.values()]
    assert counts == [14, 10, 10, 10, 8]
    values = [sorted(one.value for one in PACK if one.faction is faction) for faction in Faction]
    assert values == [[0, 0, 0, 0, *range(10)], *([list(range(10))] * 3), list(range(2, 10))]


def test_ruling_02_chance_decides_who_leads_first() -> None:
    assert ClaimOptions() == ClaimOptions(
        first_leader="random", match_length=MatchLength.SINGLE, show_known_recruits=False
    )
    assert {GAME.start(2, ClaimOptions(), RandomDeal(seed)).to_act() for seed in range(20)} == {(0,), (1,)}


def test_ruling_03_the_winner_of_the_last_trick_of_phase_1_leads_phase_2() -> None:
    state = position(phase=1, leader=0, hands=("G1", "G5"), trick=13)
    play_out(state, "G1", "G5")
    view = state.view(None)
    assert (view.phase, view.trick, view.leader, view.to_act) == (2, 1, 1, (1,))
    assert state.view(1).hand == mask("U2")
    assert state.view(0).hand == mask("D5")
    assert view.recruit_sizes == (0, 0)


@pytest.mark.parametrize(
    ("led", "held", "legal"),
    [
        ("X5", "X1 X8 G3", "X1 X8"),  # 4: a led Doppelgänger asks for Doppelgängers
        ("X5", "D1 K8", "D1 K8"),  # 4: or for anything
        ("D5", "X1 K8 G3", "G3 X1 K8"),  # 6: Doppelgängers alone oblige to nothing
        ("K5", "X1 K8 G3", "X1 K8"),  # the order of the pack puts the wild cards before the Knights
        ("G5", "G0a G0b X0 K8", "G0a G0b X0"),  # 8: a Knight only without Goblins
        ("G5", "K8 K9 D1", "D1 K8 K9"),
        ("U5", "U9 U1", "U1 U9"),  # no duty to play higher
    ],
)
def test_rulings_04_06_08_what_may_follow(led: str, held: str, legal: str) -> None:
    assert written(legal_follow(hand_of(mask(held)), CARDS[led])) == legal


@pytest.mark.parametrize(
    ("led", "answer", "wins"),
    [
        ("X0", "K9", False),  # 5: no power against a led Doppelgänger
        ("X0", "X1", True),
        ("X1", "X0", False),
        ("X1", "G9", False),
        ("D4", "X9", True),  # 7: it copies even when played by somebody who is void
        ("D4", "X4", False),  # a tie goes to the leader
        ("K9", "G1", False),  # 9: the Goblin has to come first
        ("K2", "G9", False),
        ("G9", "X9", False),  # 11: a Doppelgänger on a Goblin is a Goblin, not a Knight
        ("G9", "K2", True),
        ("G0a", "K2", True),
        ("G0a", "G0e", False),
        ("U5", "K9", False),
        ("K5", "X6", True),
    ],
)
def test_rulings_05_07_09_10_11_who_wins(led: str, answer: str, wins: bool) -> None:
    assert follower_wins(CARDS[led], CARDS[answer]) is wins


def test_rulings_12_13_undead_that_were_not_played_are_recruited() -> None:
    state = position(phase=1, leader=0, hands=("G8 G1", "G3 G2"), prize="U7", top="U8")
    play_out(state, "G8", "G3")
    assert state.view(0).recruits == mask("U7")
    assert state.view(1).recruits == mask("U8")
    assert state.view(None).piles == (0, 0)


def test_ruling_15_a_doppelganger_on_an_undead_is_discarded() -> None:
    state = position(phase=1, leader=0, hands=("U3 G1", "X8 G2"))
    play_out(state, "U3", "X8")
    assert state.view(None).piles == (0, mask("U3"))
    assert state.view(None).discard == mask("X8")


def test_ruling_17_dwarves_have_no_power_in_phase_1() -> None:
    state = position(phase=1, leader=0, hands=("D3 G1", "D8 G2"))
    play_out(state, "D3", "D8")
    assert state.view(None).piles == (0, 0)
    assert state.view(None).discard == mask("D3 D8")


def test_ruling_18_two_dwarves_both_go_to_the_loser_even_if_he_followed() -> None:
    state = position(phase=2, leader=0, hands=("D8 G1", "D3 G2"))
    play_out(state, "D8", "D3")
    assert state.view(None).piles == (0, mask("D3 D8"))
    assert state.to_act() == (0,)


def test_ruling_19_the_owner_and_nobody_else_sees_a_recruits_pile() -> None:
    state = position(phase=1, leader=0, hands=("G8 G1", "G3 G2"), prize="K3", top="K4")
    play_out(state, "G8", "G3")
    assert state.view(0).recruits == mask("K3")
    assert state.view(1).recruits == mask("K4")
    assert state.view(None).recruits == 0
    assert state.view(1).recruit_sizes == (1, 1)


def test_ruling_24_the_game_goes_on_when_three_votes_are_safe() -> None:
    crushing = "G9 G8 G7 G6 D9 D8 D7 D6 U9 U8 U7 U6 U5 U4"
    state = position(phase=2, leader=0, hands=("X9 K9", "K3 K4"), piles=(crushing, ""), trick=12)
    play_out(state, "X9", "K3")
    assert state.outcome() is None
    assert state.to_act() == (0,)


def test_the_leader_may_play_anything_in_the_order_of_the_pack() -> None:
    assert written(legal_lead(hand_of(mask("K9 X1 G0b U3 D0 G0a")))) == "G0a G0b D0 U3 X1 K9"


def test_refusals_name_the_rule_and_the_cards() -> None:
    state = position(phase=1, leader=0, hands=("D4 G1", "D2 D9 X5 K8"))
    with pytest.raises(NotYourTurn):
        state.play(1, "play D2")
    with pytest.raises(IllegalAction) as refused:
        state.play(0, "play K9")
    assert refused.value.reason == text("claim-not-held", card=CardRef("K9"))
    play_out(state, "D4")
    with pytest.raises(IllegalAction) as refused:
        state.play(1, "play K8")
    assert refused.value.reason == text(
        "claim-must-follow", faction="D", held=CardList(("D2", "D9")), count=1, wilds=CardList(("X5",))
    )
    with pytest.raises(IllegalAction) as refused:
        state.play(1, "play G1")
    assert refused.value.reason == text("claim-not-held", card=CardRef("G1"))
    assert state.to_act() == (1,)


def test_on_a_led_doppelganger_they_are_what_must_be_followed_and_nothing_is_wild() -> None:
    state = position(phase=1, leader=0, hands=("X4 G1", "X5 K8"))
    play_out(state, "X4")
    with pytest.raises(IllegalAction) as refused:
        state.play(1, "play K8")
    assert refused.value.reason == text(
        "claim-must-follow", faction="X", held=CardList(("X5",)), count=0, wilds=CardList(())
    )


@pytest.mark.parametrize(
    "notation", ["", "play", "play G0", "play d7", "D7", "play  D7", "play D7 ", "play K1", "x" * 99]
)
def test_what_is_no_action_is_refused(notation: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(notation)


def test_nobody_plays_after_the_end() -> None:
    state = position(phase=2, leader=0, hands=("G1", "G2"), trick=13)
    play_out(state, "G1", "G2")
    assert state.to_act() == ()
    assert state.legal_actions(0) == []
    with pytest.raises(GameOver):
        state.play(0, "play G1")
