"""Rulings of section 11 and sentences of sections 5 to 7 that no worked example shows, and why plays are refused."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from games.engine import BadNotation, IllegalAction
from games.kings_tricktakers.actions import parse
from games.kings_tricktakers.cards import OF_SUIT, Suit
from games.kings_tricktakers.game import GAME
from games.kings_tricktakers.outcome import outcome_of
from games.kings_tricktakers.royals import Colour, Queen, rank
from games.kings_tricktakers.scoring import PlayerRound, ScoreSheet, Source, score
from games.kings_tricktakers.state import KingsState
from games.kings_tricktakers.tricks import NEUTRAL
from games.kings_tricktakers.view import Phase
from tests.games.kings_tricktakers.notation import bid_cards, card_set, copies
from tests.games.kings_tricktakers.positions import Player, hand, legal, play, playing, ready, start

WHITE, YELLOW, BLUE, GREEN, BLACK = Colour


def why(state: KingsState, seat: int, notation: str) -> str:
    """The key and the reason why an action is refused."""
    with pytest.raises(IllegalAction) as caught:
        state.play(seat, notation)
    found = caught.value.reason
    facts = dict(found.args)
    more = facts.get("reason") or facts.get("mode") or facts.get("owned")
    key = found.key.removeprefix("kings-tricktakers-why-")
    return f"{key} {more}" if more else key


# The Green Queen, the HERMIT and the exchange


def greens(first: str = "RESISTANT HERMIT DIPLOMAT", bid: str = "", hands: str = "G1 N1 B1") -> KingsState:
    """Four players of whom seat 0, with the Green Queen, is to lead; seat 1 is its ally."""
    state = playing(
        [
            Player(GREEN, first, bid, hands),
            Player(WHITE, "HEALER COLLECTOR OPPRESSOR", "OPPRESSOR", "G4 Y1 Y2"),
            Player(BLUE, "HEALER ASSASSIN RESISTANT", "ASSASSIN", "G10 B2 B3"),
            Player(BLACK, "HERMIT ASSASSIN GAMBLER", "ASSASSIN", "G5 N3 N4"),
        ],
        deck="Y4 Y5 Y6",
    )
    state.ally = 1
    play(state, "0 play delay", "1 play G4", "2 play G10", "3 play G5")
    return state


def test_ruling_21_hermit_and_exchange_before_a_delayed_card() -> None:
    state = greens()
    assert (state.phase, state.to_act()) == (Phase.DELAYED_TURN, (0,))
    play(state, "0 play exchange N1")
    assert (state.phase, state.to_act()) == (Phase.EXCHANGE_REPLY, (1,))
    play(state, "1 give Y2")
    assert (state.phase, state.to_act()) == (Phase.DELAYED_TURN, (0,))
    play(state, "0 play hermit", "0 discard Y4 Y5 Y6")
    assert (state.phase, hand(state, 0)) == (Phase.DELAYED_TURN, 3)
    assert "play delay" not in legal(state, 0)


def test_ruling_54_the_delayed_card_may_be_changed_and_follows_suit() -> None:
    state = greens()
    assert [one for one in legal(state, 0) if one.startswith("play") and "exchange" not in one] == [
        "play G1 plain",
        "play G1 king",
        "play G1 change",
        "play G1 king-change",
        "play hermit",
    ]
    play(state, "0 play G1 change")
    assert state.tricks[-1].winner == 2  # two Green 10s in effect: the first one


def test_ruling_18_the_green_queen_is_legal_and_useless_for_whoever_is_last() -> None:
    state = playing(
        [
            Player(WHITE, "HEALER COLLECTOR OPPRESSOR", "OPPRESSOR", "G4 Y1"),
            Player(BLUE, "HEALER ASSASSIN RESISTANT", "ASSASSIN", "G10 B2"),
            Player(GREEN, "RESISTANT HERMIT GAMBLER", "GAMBLER", "B1 N1"),
        ]
    )
    play(state, "0 play G4", "1 play G10", "2 play delay")
    assert (state.phase, state.to_act(), len(state.plays)) == (Phase.DELAYED_TURN, (2,), 2)
    play(state, "2 play N1")
    assert state.leader == 2


def test_every_king_of_a_trick_turns_won_or_lost() -> None:
    """5.6.3, step 3."""
    state = greens("RESISTANT HERMIT HERMIT", "HERMIT")
    state.plays = tuple(replace(laid, king=laid.seat == 2) for laid in state.plays)
    play(state, "0 play G1 king")
    assert state.kings == [True, False, True, False]
    assert state.leader == 0


# Opening


def test_ruling_24_an_assassin_works_on_the_first_trick_of_two_players() -> None:
    players = [
        Player(BLUE, "ASSASSIN HEALER RESISTANT", "HEALER", "Y4 B1"),
        Player(WHITE, "COLLECTOR GAMBLER OPPRESSOR", "OPPRESSOR", "Y5 B2"),
    ]
    state = playing(players, deck="N1")
    assert legal(state, 0) == ["lead", "appoint 1"]
    play(state, "0 appoint 1", "1 play Y5")
    assert [laid.card.id for laid in state.plays[1:]] == ["N1"]  # the neutral card comes after the actual leader's
    play(state, "0 play Y4")
    assert (state.tricks[-1].winner, state.to_act()) == (NEUTRAL, (0,))  # who did not lead it leads


# Scoring


def test_ruling_28_the_devil_never_looks_at_the_owner_of_the_diplomat() -> None:
    """Neither at one who copies or follows a third player; both bids of the others failed here."""
    up = copies("OPPRESSOR RESISTANT")
    devil = PlayerRound(WHITE, up, copies("DEVIL"), 0)
    failed = PlayerRound(BLUE, up, copies("ASSASSIN"), 1)
    for diplomat in (
        PlayerRound(BLACK, up, copies("DIPLOMAT"), 0, copied=failed.bid[0]),
        PlayerRound(BLACK, copies("DIPLOMAT HEALER"), (), 0, ally=1),
    ):
        sheet = score([devil, failed, diplomat], [0] * 3, last_round=False)[0]
        assert sheet.lines[0].points == 3


def test_ruling_29_a_copied_bid_is_tested_with_the_own_count_beside_a_second_card() -> None:
    copied = copies("ASSASSIN")[0]
    owner = PlayerRound(
        BLUE, copies("HEALER GAMBLER"), (*copies("DIPLOMAT"), *bid_cards("JACK", BLUE)), 2, copied=copied
    )
    other = PlayerRound(WHITE, copies("HEALER RESISTANT"), (copied,), 0)
    (sheet, _) = score([owner, other], [0, 0], last_round=True)
    assert [(line.face, line.points, line.copied) for line in sheet.lines[:2]] == [
        ("DIPLOMAT", 7, "ASSASSIN"),
        ("BJ", 0, None),
    ]
    assert sheet.met


def test_ruling_39_reserved_tens_are_black_cards() -> None:
    one = PlayerRound(BLACK, copies("HEALER HEALER"), copies("OPPRESSOR"), 2, card_set("N10* N10* N10 Y1"), king=True)
    (sheet,) = score([one], [0], last_round=False)
    assert sheet.lines[-1].points == 3


def test_ruling_45_hermit_and_berserker_count_the_yellow_queen() -> None:
    one = PlayerRound(YELLOW, copies("HERMIT BERSERKER"), copies("OPPRESSOR"), 0, yellow_queen=True)
    (sheet,) = score([one], [0], last_round=False)
    assert {line.face: line.points for line in sheet.lines} == {"OPPRESSOR": 6, "HERMIT": 0, "BERSERKER": 2, "YJ": 2}


def test_a_card_under_the_white_queen_is_collected_as_printed() -> None:
    """7.4: it counts for no COLLECTOR and no White King."""
    players = [
        Player(WHITE, "COLLECTOR HEALER RESISTANT", "RESISTANT", "B1 Y1"),
        Player(BLUE, "GAMBLER HERMIT OPPRESSOR", "OPPRESSOR", "B5 Y2"),
        Player(BLACK, "GAMBLER HERMIT BERSERKER", "BERSERKER", "B10 Y3"),
    ]
    state = playing(players)
    play(state, "0 play B1 queen", "1 play B5", "2 play B10")
    score = state.view(None).round_score
    assert (score.counts, score.players[0].won) == ([1, 0, 0], card_set("B1 B5 B10"))
    points = {line.face: line.points for line in score.sheet(0, 0, last_round=False).lines}
    assert (points["COLLECTOR"], points["HEALER"]) == (0, 3)


@pytest.mark.parametrize(
    ("vp", "kings", "places"),
    [
        ((20, 20, 15), (False, False, False), (2, 1, 3)),
        ((20, 20, 15), (False, True, True), (1, 2, 3)),
        ((20, 20, 20), (True, True, True), (1, 3, 2)),
    ],
    ids=["unplayed", "an unplayed King before a played one", "played"],
)
def test_level_points_go_by_the_current_rank(
    vp: tuple[int, ...], kings: tuple[bool, ...], places: tuple[int, ...]
) -> None:
    """5.7: black, yellow and green; ranks 5, 2, 4 unplayed and 6, 9, 7 played."""
    outcome = outcome_of((), vp, (0, 0, 0), (BLACK, YELLOW, GREEN), kings)
    assert outcome.places == places
    assert dict(outcome.reason.args)["level"] == "yes"


def test_the_floor_is_a_line_of_the_sheet() -> None:
    sheet = ScoreSheet(3, met=False, lines=(), before=0, after=2)
    outcome = outcome_of(((sheet, sheet),), (2, 2), (0, 1), (BLACK, YELLOW), (False, False))
    values = {line.label.key.removeprefix("kings-tricktakers-line-"): line.values for line in outcome.lines}
    assert (values["floor"], values["queens"]) == ((2, 2), (0, -1))


# From round to round


def test_what_begins_anew_in_a_round_and_what_stays() -> None:
    """5.3.2, 5.5 and 5.7: HERMITs are readied, the draft goes three times by rank, a King never played pays once."""
    state = start(4, 8)
    rng = Random(8)
    used = []
    order: list[int] = []
    while awaited := state.to_act():
        number = state.round
        if state.phase is Phase.DRAFT_RANK and not order:
            assert state.hermits == [0] * 4
            ranks = [rank(state.colour(seat), played=state.kings[seat]) for seat in range(4)]
            order = sorted(range(4), key=ranks.__getitem__) * 3
        if state.phase is Phase.DRAFT_RANK:
            assert awaited == (order.pop(0),)
        state.apply(awaited[0], rng.choice(list(state.legal_actions(awaited[0]))))
        used += [number for seat in range(4) if state.hermits[seat]]
    assert 1 in used
    assert len(set(state.kings)) == 2
    for seat in range(4):
        paid = [any(line.source is Source.UNPLAYED_KING for line in sheets[seat].lines) for sheets in state.sheets]
        assert paid == [False, False, not state.kings[seat]]


def test_an_exhausted_queen_stays_at_home() -> None:
    players = [
        Player(WHITE, "HEALER COLLECTOR OPPRESSOR", "OPPRESSOR", "G4", queen=Queen.EXHAUSTED),
        Player(GREEN, "HERMIT ASSASSIN GAMBLER", "ASSASSIN", "G10", queen=Queen.EXHAUSTED),
    ]
    state = playing(players, deck="Y1")
    assert legal(state, 0) == ["play G4"]
    assert why(state, 0, "play G4 queen") == "queen used"
    play(state, "0 play G4")
    assert "play delay" not in legal(state, 1)


def test_new_cards_end_what_was_known_of_a_hand() -> None:
    players = [
        Player(BLUE, "DIPLOMAT HEALER COLLECTOR", "", "B10 Y3 B1"),
        Player(WHITE, "HERMIT COLLECTOR OPPRESSOR", "OPPRESSOR", "Y1 N5 N6"),
        Player(YELLOW, "HERMIT ASSASSIN RESISTANT", "ASSASSIN", "G1 G2 G3"),
        Player(GREEN, "GAMBLER ASSASSIN RESISTANT", "ASSASSIN", "Y2 Y4 Y5"),
    ]
    state = playing(players)
    state.ally = 1
    play(state, "0 play B10", "1 play Y1", "2 play G1", "3 play Y2")
    blue = OF_SUIT[Suit.BLUE]
    assert state.voids == [0, blue, blue, blue]
    play(state, "0 play exchange Y3")
    assert state.voids == [0, 0, blue, blue]
    play(state, "1 give N5", "0 play B1", "1 play N6", "2 play hermit")
    assert state.voids == [0, blue, 0, blue]  # the ally showed it anew with the N6
    state = GAME.imagine(state.view(0), Random(1))
    assert state.phase is Phase.HERMIT_DISCARD


# Why not


def test_refusals_in_a_turn_say_what_is_missing() -> None:
    state = greens()
    assert why(state, 0, "play delay") == "queen used"
    assert why(state, 0, "play exchange B9") == "not-held"
    play(state, "0 play exchange N1")
    assert why(state, 1, "give N4") == "not-held"
    play(state, "1 give N1")
    assert why(state, 0, "play exchange N1") == "exchange used"
    play(state, "0 play hermit", "0 discard Y4 Y5 Y6")
    assert why(state, 0, "play hermit") == "hermit yes"
    play(state, "0 play G1 king", "0 play B1")
    assert why(state, 1, "play exchange Y1") == "exchange none"
    assert why(state, 1, "play hermit") == "hermit no"
    assert why(state, 1, "play delay") == "queen other"
    state.hands[1] = 0
    state.actor, state.swap = 0, None
    assert why(state, 0, "play exchange N1") == "exchange empty"


def test_the_diplomat_and_the_assassin_point_at_another_player() -> None:
    players = [
        Player(BLUE, "ASSASSIN HERMIT DIPLOMAT", "", "Y1 Y2 Y3 Y4 Y5"),
        Player(WHITE, "COLLECTOR HEALER OPPRESSOR", "HEALER", "B1 B2 B3 B4 B5"),
    ]
    state = ready(players)
    state.phase = Phase.DIPLOMAT_TARGET
    assert why(state, 0, "ally 0") == "target ally"
    assert why(state, 0, "copy HEALER#1") == "target ally"
    state.phase = Phase.TRICK_OPEN
    assert why(state, 0, "appoint 0") == "appoint"
    assert why(state, 0, "appoint 4") == "appoint"
    state.phase = Phase.BID_COMMIT
    state.bids = [None, None]
    assert why(state, 0, "bid DIPLOMAT#1,BJ") == "jack"
    assert why(state, 0, "bid HERMIT#1,DIPLOMAT#1") == "bid-size"


def test_no_discard_while_the_queen_is_asked_for() -> None:
    players = [
        Player(BLUE, "ASSASSIN HERMIT HEALER", "HEALER", "Y1 Y2 Y3 Y4 Y5", queen=Queen.EXHAUSTED, vp=2),
        Player(WHITE, "COLLECTOR RESISTANT OPPRESSOR", "RESISTANT", "B1 B2 B3 B4 B5"),
    ]
    assert why(ready(players, round_number=2), 0, "discard Y1") == "phase"


@pytest.mark.parametrize(
    "junk",
    [
        "",
        "play",
        "play ",
        "play B11",
        "play B3 ",
        "play B3 queen king",
        "play delay now",
        "play M",
        "bid",
        "bid ",
        "bid YJ,HERMIT#1",
        "bid HERMIT#1,HERMIT#1",
        "bid HERMIT#1,HERMIT#2,YJ",
        "bid HERMIT#4",
        "pick YJ",
        "pick white",
        "ally 5",
        "ally -1",
        "appoint ٣",
        "copy DIPLOMAT#1",
        "discard N2 B3",
        "discard B3 B3",
        "discard Y1 Y2 Y3 Y4",
        "reactivate maybe",
        "lead 1",
        "LEAD",
        "give N10*",
    ],
)
def test_junk_is_no_notation(junk: str) -> None:
    with pytest.raises(BadNotation):
        parse(junk)
