"""The examples of flow and legality (13.3), a whole round (13.6), and rulings of section 11."""

from __future__ import annotations

import pytest

from games.engine import IllegalAction, set_of
from games.kings_tricktakers.actions import How, play_of
from games.kings_tricktakers.cards import DECK_FOR
from games.kings_tricktakers.characters import Character, Copy, copies_in, copy_of
from games.kings_tricktakers.draft import legal_bids, legal_picks, open_to, snake, starter_trio
from games.kings_tricktakers.game import GAME
from games.kings_tricktakers.royals import Colour, Queen, by_rank
from games.kings_tricktakers.start import KingsOptions
from games.kings_tricktakers.state import KingsState
from games.kings_tricktakers.tricks import NEUTRAL, Refusal, Turn, refusal
from games.kings_tricktakers.view import Phase
from tests.games.kings_tricktakers.notation import card_set, cards, copies
from tests.games.kings_tricktakers.positions import Player, hand, legal, play, playing, ready, start, to_discard
from tests.games.stacked import StackedDeal

WHITE, YELLOW, BLUE, GREEN, BLACK = Colour
PLAIN = "HEALER COLLECTOR OPPRESSOR"
"""A company that does nothing before or during the tricks but for its yellow cards."""


def why(state: KingsState, seat: int, notation: str) -> str:
    """The key of the reason why an action is refused."""
    with pytest.raises(IllegalAction) as caught:
        state.play(seat, notation)
    return caught.value.reason.key.removeprefix("kings-tricktakers-why-")


# Draft


def test_d1_snake_of_four() -> None:
    assert snake(4, 1) == (1, 2, 3, 0, 0, 3, 2, 1, 1, 2, 3, 0, 0, 3, 2, 1)


def test_d1_the_state_follows_the_snake() -> None:
    state = start(4)
    (first,) = state.to_act()
    seen = []
    while state.phase is Phase.DRAFT_SNAKE:
        (seat,) = state.to_act()
        seen.append(seat)
        state.apply(seat, state.legal_actions(seat)[0])
    assert tuple(seen) == snake(4, first)
    assert all(len(company) == 3 for company in state.companies)
    assert len({state.colour(seat) for seat in range(4)}) == 4


def test_d2_the_last_pick_completes_the_company() -> None:
    pool, sets = copies("GAMBLER HERMIT"), (BLUE, BLACK)
    no_set = legal_picks(None, copies("DEVIL HEALER ASSASSIN"), sets, set_of(pool))
    assert [str(pick) for pick in no_set] == ["pick BLUE", "pick BLACK"]
    with_set = legal_picks(WHITE, copies("DEVIL HEALER"), sets, set_of(pool))
    assert [str(pick) for pick in with_set] == ["pick GAMBLER#1", "pick HERMIT#1"]


def test_d4_the_ban_is_for_the_copy_of_the_round_before() -> None:
    had = copies("GAMBLER HEALER ASSASSIN")
    pool = copies("GAMBLER GAMBLER HERMIT")
    other = copies("DEVIL DIPLOMAT COLLECTOR")
    now = open_to(0, set_of(pool), (set_of(had), set_of(other)), (0, 1))
    assert [str(pick) for pick in legal_picks(WHITE, (), (), now)] == ["pick GAMBLER#2", "pick HERMIT#1"]
    later = open_to(0, set_of(pool), (set_of(other), set_of(had)), (0, 1))
    assert "pick GAMBLER#1" in [str(pick) for pick in legal_picks(WHITE, (), (), later)]


def test_equal_copies_are_one_choice_and_copies_with_another_past_are_not() -> None:
    pool = copies("GAMBLER GAMBLER GAMBLER")
    first = open_to(0, set_of(pool), (), (0, 1))
    assert [str(pick) for pick in legal_picks(WHITE, (), (), first)] == ["pick GAMBLER#1"]
    previous = (set_of(copies("HERMIT HERMIT HERMIT")), set_of(copies("GAMBLER GAMBLER RESISTANT")[1:]))
    for order, offer in (((0, 1), ["pick GAMBLER#1", "pick GAMBLER#2"]), ((0,), ["pick GAMBLER#1"])):
        later = open_to(0, set_of(pool), previous, order)
        assert [str(pick) for pick in legal_picks(WHITE, (), (), later)] == offer


def test_rounds_two_and_three_are_drafted_by_rank() -> None:
    assert by_rank((YELLOW, WHITE, BLUE), (False, True, False)) == (0, 2, 1)
    assert by_rank((BLACK, GREEN, WHITE, YELLOW, BLUE), (False,) * 5) == (2, 3, 4, 1, 0)
    assert by_rank((BLACK, GREEN, WHITE, YELLOW, BLUE), (True,) * 5) == (0, 1, 4, 3, 2)


def test_a_banned_copy_and_a_second_set_are_refused_by_name() -> None:
    state = start(3)
    (seat,) = state.to_act()
    state.play(seat, "pick WHITE")
    state.order = (seat, *state.order)
    assert why(state, seat, "pick BLUE") == "set"
    state.previous = tuple(set_of(copies("GAMBLER HERMIT HEALER")) if one == seat else 0 for one in range(3))
    assert why(state, seat, "pick HEALER#1") == "banned"
    assert why(state, seat, "pick DEVIL#1") == "gone"


@pytest.mark.parametrize(
    ("colour", "trios"),
    [
        (YELLOW, ["GAMBLER HERMIT OPPRESSOR", "HERMIT BERSERKER HEALER", "GAMBLER HERMIT HEALER"]),
        (BLACK, ["RESISTANT BERSERKER ASSASSIN", "GAMBLER RESISTANT COLLECTOR", "GAMBLER HERMIT OPPRESSOR"]),
    ],
)
def test_d17_the_trios_rotate(colour: Colour, trios: list[str]) -> None:
    for number, trio in enumerate(trios, start=1):
        assert " ".join(copy.character for copy in starter_trio(colour, number)) == trio


# Bids

COMPANY = copies("GAMBLER HERMIT HEALER")
WITH_DIPLOMAT = copies("GAMBLER HERMIT DIPLOMAT")


@pytest.mark.parametrize(
    ("company", "number", "options"),
    [(COMPANY, 1, 3), (COMPANY, 2, 3), (COMPANY, 3, 10), (WITH_DIPLOMAT, 1, 2), (WITH_DIPLOMAT, 3, 5)],
    ids=["D5 round 1", "D5 round 2", "D5 round 3", "D5 round 1 DIPLOMAT", "D5 round 3 DIPLOMAT"],
)
def test_d5_bid_options(company: tuple[Copy, ...], number: int, options: int) -> None:
    assert len(legal_bids(company, BLUE, number)) == options


def bidding(company: str, number: int) -> KingsState:
    players = [Player(BLUE, company, "", ""), Player(WHITE, PLAIN, "", ""), Player(GREEN, PLAIN, "", "")]
    state = ready([Player(p.colour, p.company, p.company.split()[0], "Y1 Y2 Y3 Y4 Y5") for p in players])
    state.round = number
    state.bids = [None] * 3
    state.phase = Phase.BID_COMMIT
    return state


def test_d6_no_jack_in_round_two_and_one_or_two_cards_in_round_three() -> None:
    state = bidding("RESISTANT HERMIT ASSASSIN", 2)
    assert why(state, 0, "bid BJ") == "jack"
    assert why(state, 0, "bid HERMIT#1,RESISTANT#1") == "bid-size"
    assert why(state, 0, "bid YJ") == "not-yours"
    assert why(state, 0, "bid ally") == "bid-size"
    state = bidding("RESISTANT HERMIT ASSASSIN", 3)
    assert why(state, 0, "bid ally") == "bid-size"
    assert "bid HERMIT#1,RESISTANT#1" in legal(state, 0)
    assert not any(one.count(",") > 1 for one in legal(state, 0))


def test_a_bid_beside_a_face_up_diplomat_is_refused() -> None:
    state = bidding("RESISTANT HERMIT DIPLOMAT", 3)
    assert legal(state, 0) == [
        "bid ally",
        "bid DIPLOMAT#1",
        "bid HERMIT#1,DIPLOMAT#1",
        "bid RESISTANT#1,DIPLOMAT#1",
        "bid DIPLOMAT#1,BJ",
    ]
    assert why(state, 0, "bid HERMIT#1") == "diplomat"


def test_the_diplomat_copies_any_face_down_card_of_another_player() -> None:
    state = bidding("RESISTANT HERMIT DIPLOMAT", 3)
    play(state, "0 bid DIPLOMAT#1", "1 bid HEALER#1,WJ", "2 bid GJ")
    assert state.phase is Phase.DIPLOMAT_TARGET
    assert legal(state, 0) == ["copy HEALER#1", "copy WJ", "copy GJ"]


# Preparation


def test_d9_gambler_then_berserker() -> None:
    players = [
        Player(BLUE, "GAMBLER BERSERKER HEALER", "HEALER", "Y1 Y2 Y3 B1 B2"),
        Player(WHITE, PLAIN, "HEALER", "Y4 Y5 Y6 B3 B4"),
        Player(GREEN, "HERMIT OPPRESSOR RESISTANT", "HERMIT", "G1 G2 G3 G4 G5"),
        Player(BLACK, "HERMIT ASSASSIN RESISTANT", "HERMIT", "N1 N2 N3 N4 N5"),
    ]
    state = ready(players, deck="M R")
    assert state.to_act() == (0,)
    assert (hand(state, 0), to_discard(state, 0)) == (7, 2)
    play(state, "0 discard Y1 Y2")
    assert (hand(state, 0), to_discard(state, 0)) == (6, 1)
    assert state.hands[0] & card_set("N10*")
    play(state, "0 discard Y3")
    assert hand(state, 0) == 5
    assert state.phase is Phase.TURN


def test_two_gamblers_draw_one_after_the_other_from_one_deck() -> None:
    players = [
        Player(BLUE, "GAMBLER GAMBLER HEALER", "HEALER", "Y1 Y2 Y3 B1 B2"),
        Player(WHITE, "GAMBLER HEALER COLLECTOR", "HEALER", "Y4 Y5 Y6 B3 B4"),
        Player(GREEN, "OPPRESSOR ASSASSIN RESISTANT", "RESISTANT", "G1 G2 G3 G4 G5"),
        Player(BLACK, "OPPRESSOR ASSASSIN RESISTANT", "RESISTANT", "N1 N2 N3 N4 N5"),
        Player(YELLOW, "BERSERKER BERSERKER HERMIT", "HERMIT", "N6 N7 N8 N9 N10"),
    ]
    state = ready(players, first=1, deck="M R G6 G7 M R")
    assert state.hands[1] & card_set("M R") == card_set("M R")
    assert state.hands[0] & card_set("G6 G7") == card_set("G6 G7")
    play(state, "0 discard Y1 Y2")
    assert hand(state, 0) == 7
    play(state, "0 discard Y3 B1", "4 discard N6", "4 discard N10*#1")
    assert state.to_act() == (1,)
    assert hand(state, 4) == 5


def paying() -> KingsState:
    """A preparation in which seats 0 and 2 may pay for their Queens, while seat 1 has to discard."""
    players = [
        Player(YELLOW, PLAIN, "HEALER", "Y1 Y2 Y3 B1 B2", queen=Queen.EXHAUSTED, vp=4),
        Player(BLUE, "GAMBLER HEALER COLLECTOR", "HEALER", "Y4 Y5 N1 B3 B4", queen=Queen.EXHAUSTED, vp=1),
        Player(GREEN, "HERMIT ASSASSIN RESISTANT", "HERMIT", "G1 G2 G3 G4 G5", queen=Queen.EXHAUSTED, vp=1),
    ]
    return ready(players, round_number=2)


def test_a_queen_is_paid_for_in_secret_and_announced_together() -> None:
    state = paying()
    assert state.to_act() == (0, 1, 2)
    play(state, "0 reactivate yes", "2 reactivate no")
    assert (state.vp, state.queens[0]) == ([4, 1, 1], Queen.EXHAUSTED)
    assert state.view(0).paying
    assert not state.view(1).paying
    notation = str(state.legal_actions(1)[0])
    assert notation.startswith("discard")
    play(state, f"1 {notation}")
    assert (state.vp, state.queens) == ([0, 1, 1], [Queen.READY, Queen.EXHAUSTED, Queen.EXHAUSTED])
    assert state.phase is Phase.TURN


# Tricks


def three(*hands: str, **first: str) -> list[Player]:
    """Three players without abilities in the tricks; `first` says otherwise for seat 0."""
    company = first.get("company", "HEALER COLLECTOR GAMBLER")
    return [
        Player(BLUE, company, first.get("bid", "GAMBLER"), hands[0]),
        Player(WHITE, "BERSERKER COLLECTOR GAMBLER", "GAMBLER", hands[1]),
        Player(GREEN, "OPPRESSOR HEALER BERSERKER", "BERSERKER", hands[2]),
    ]


def test_d11_hermit_before_the_card() -> None:
    players = three("B1 N1 R", "B2 Y1 Y2", "B3 G1 G2", company="HEALER COLLECTOR HERMIT", bid="HEALER")
    state = playing(players, leader=1, deck="B4 B5 N2")
    play(state, "1 play B2", "2 play B3")
    state.play(0, "play hermit")
    assert state.phase is Phase.HERMIT_DISCARD
    assert hand(state, 0) == 6
    play(state, "0 discard B1 N1 R#1")
    assert hand(state, 0) == 3
    assert all(one.startswith(("play B4", "play B5")) for one in legal(state, 0))
    assert "play hermit" not in legal(state, 0)


def diplomats(first_hand: str, ally_hand: str) -> KingsState:
    players = [
        Player(BLUE, "DIPLOMAT HEALER COLLECTOR", "", first_hand),
        Player(WHITE, PLAIN, "OPPRESSOR", ally_hand),
        Player(GREEN, "OPPRESSOR ASSASSIN RESISTANT", "ASSASSIN", "G1 G2 G3 G4"),
        Player(BLACK, "HERMIT ASSASSIN RESISTANT", "ASSASSIN", "N1 N2 N3 N4"),
    ]
    state = playing(players)
    state.ally = 1
    return state


def test_d12_exchange_with_the_ally() -> None:
    state = diplomats("Y3 Y4 B1 B2", "Y1 N5 N6 N7")
    play(state, "0 play exchange Y3")
    assert state.to_act() == (1,)
    assert (hand(state, 0), hand(state, 1)) == (3, 5)
    assert legal(state, 1) == ["give Y1", "give Y3", "give N5", "give N6", "give N7"]
    play(state, "1 give Y3")
    assert (hand(state, 0), hand(state, 1)) == (4, 4)
    assert state.to_act() == (0,)
    assert state.phase is Phase.TURN
    assert not any("exchange" in one for one in legal(state, 0))


def test_the_exchange_is_secret_to_the_others() -> None:
    state = diplomats("Y3 Y4 B1 B2", "Y1 N5 N6 N7")
    state.events = []
    play(state, "0 play exchange Y3", "1 give N5")
    for seat in (0, 1):
        swap = state.view(seat).swap
        assert swap is not None
        assert (swap.given, swap.returned) == (cards("Y3")[0], cards("N5")[0])
    for other in (2, 3, None):
        swap = state.view(other).swap
        assert swap is not None
        assert (swap.given, swap.returned) == (None, None)
        told = [event.text.key for event in state.events if event.seen_by(other)]
        assert not any(key.endswith("-handed") for key in told)


def test_no_exchange_with_an_empty_hand() -> None:
    state = diplomats("Y3", "")
    assert not any("exchange" in one for one in legal(state, 0))


def turn(hand: str, colour: Colour, **facts: bool) -> Turn:
    flags = {"queen": True, "king": True, "resistant": False, **facts}
    return Turn(card_set(hand), None, colour, **flags)


REFUSALS = [
    ("D13 on Y5", turn("Y5 M R", WHITE), "Y5", How.KING, Refusal.KING_NOT_ALLOWED),
    ("D13 on Y5 with the White Queen", turn("Y5 M R", WHITE), "Y5", How.QUEEN_KING, Refusal.QUEEN_UNAVAILABLE),
    ("D13 on M", turn("Y5 M R", WHITE), "M", How.KING, None),
    ("D13 on R", turn("Y5 M R", WHITE), "R", How.KING, None),
    ("D13 on R as MYSTIC", turn("Y5 M R", WHITE, resistant=True), "R", How.KING_CHANGE, None),
    ("D14 Yellow King on N10", turn("N10 Y10", YELLOW), "N10", How.KING, Refusal.KING_NOT_ALLOWED),
    ("D14 Yellow King on Y10", turn("N10 Y10", YELLOW), "Y10", How.KING, None),
    ("D15 RESISTANT on B7", turn("B7", BLUE, resistant=True), "B7", How.CHANGE, Refusal.RESIST_NOT_ALLOWED),
    ("D15 RESISTANT on B7 with the Blue Queen", turn("B7", BLUE, resistant=True), "B7", How.QUEEN_CHANGE, None),
    ("not in hand", turn("B7", BLUE), "B8", None, Refusal.NOT_IN_HAND),
    ("a Queen that is not ready", turn("B7", BLUE, queen=False), "B7", How.QUEEN, Refusal.QUEEN_UNAVAILABLE),
    ("the Green Queen on a card", turn("G7", GREEN), "G7", How.QUEEN, Refusal.QUEEN_UNAVAILABLE),
    ("ruling 16 Blue Queen and King", turn("B7", BLUE), "B7", How.QUEEN_KING, Refusal.QUEEN_UNAVAILABLE),
    ("ruling 17 Yellow Queen and King", turn("Y7", YELLOW), "Y7", How.QUEEN_KING, None),
    ("ruling 17 Black Queen and King", turn("N7", BLACK), "N7", How.QUEEN_KING, None),
    ("ruling 19 Black Queen that is not needed", turn("N7", BLACK), "N7", How.QUEEN, None),
    ("a reserved ten under the Black King", turn("N10*", BLACK), "N10*", How.KING, None),
    ("a reserved ten as Black 1", turn("N10*", BLACK, resistant=True), "N10*", How.CHANGE, None),
    ("a King played before", turn("Y7", YELLOW, king=False), "Y7", How.KING, Refusal.KING_NOT_ALLOWED),
    ("without a RESISTANT", turn("Y1", YELLOW), "Y1", How.CHANGE, Refusal.RESIST_NOT_ALLOWED),
]


@pytest.mark.parametrize(("facts", "card", "how", "found"), [r[1:] for r in REFUSALS], ids=[r[0] for r in REFUSALS])
def test_check_of_a_play(facts: Turn, card: str, how: How | None, found: Refusal | None) -> None:
    assert refusal(facts, play_of(cards(card)[0], how)) == found


def test_refusals_name_rule_and_cards() -> None:
    state = playing(three("B1 N1", "B2 Y1", "G3 G1"), leader=1)
    play(state, "1 play B2")
    assert why(state, 2, "play Y1") == "not-held"
    play(state, "2 play G1")
    assert why(state, 0, "play N1") == "follow"
    assert why(state, 0, "play B1 change") == "change"
    assert why(state, 0, "play B1 queen-king") == "queen"
    assert why(state, 0, "play B1") == "extras"
    assert why(state, 0, "bid BJ") == "phase"


def assassins() -> KingsState:
    return playing(
        [
            Player(BLUE, "ASSASSIN HEALER COLLECTOR", "HEALER", "B1 B2"),
            Player(WHITE, "ASSASSIN HEALER COLLECTOR", "HEALER", "Y1 Y2"),
            Player(GREEN, "GAMBLER HERMIT RESISTANT", "HERMIT", "G1 G2"),
            Player(BLACK, "GAMBLER HERMIT RESISTANT", "HERMIT", "N1 N2"),
        ]
    )


def test_ruling_23_assassins_pass_the_opening_on_and_each_works_once_in_a_trick() -> None:
    state = assassins()
    assert state.phase is Phase.TRICK_OPEN
    assert legal(state, 0) == ["lead", "appoint 1", "appoint 2", "appoint 3"]
    play(state, "0 appoint 1")
    assert legal(state, 1) == ["lead", "appoint 0", "appoint 2", "appoint 3"]
    play(state, "1 appoint 0")
    assert (state.to_act(), state.phase) == ((0,), Phase.TURN)
    play(state, "0 play B1")
    assert state.to_act() == (1,)


def test_an_assassin_works_again_in_the_next_trick() -> None:
    state = assassins()
    play(state, "0 appoint 2", "2 play G1", "3 play N1", "0 play B1 king", "1 play Y1")
    assert (state.to_act(), state.phase, state.trick) == ((0,), Phase.TRICK_OPEN, 2)
    assert state.kings == [True, False, False, False]


def test_ruling_18_the_green_queen_plays_last_also_for_the_leader_and_lays_the_last_king() -> None:
    players = three("B1 N1", "Y5 Y1", "G9 B2")
    state = playing(players, leader=2)
    play(state, "2 play delay")
    assert (state.to_act(), state.queens[2], state.plays) == ((0,), Queen.USED, ())
    play(state, "0 play B1 king", "1 play Y5")
    assert (state.to_act(), state.phase) == ((2,), Phase.DELAYED_TURN)
    assert legal(state, 2) == ["play B2"]
    play(state, "2 play B2")
    assert state.leader == 0


def test_the_green_queen_s_card_may_carry_the_king() -> None:
    state = playing(three("G1 N1", "Y5 Y1", "G9 G2"), leader=2)
    play(state, "2 play delay", "0 play G1", "1 play Y5 queen", "2 play G2 king")
    assert state.leader == 2
    assert state.kings == [False, False, True]
    assert state.queens == [Queen.READY, Queen.USED, Queen.USED]


def test_the_black_queen_ignores_the_lead_suit_and_shows_no_void() -> None:
    players = [
        Player(BLACK, PLAIN, "HEALER", "Y1 N2"),
        Player(WHITE, "HEALER COLLECTOR GAMBLER", "GAMBLER", "Y5 B1"),
        Player(GREEN, "HERMIT HERMIT GAMBLER", "GAMBLER", "Y10 G1"),
    ]
    state = playing(players, leader=1)
    play(state, "1 play Y5", "2 play Y10")
    assert legal(state, 0) == [
        "play Y1 plain",
        "play Y1 queen",
        "play N2 queen",
        "play N2 queen-king",
    ]
    play(state, "0 play N2 queen")
    assert (state.leader, state.voids[0]) == (0, 0)


# G1, a whole round

G1 = {
    0: "Y10 Y3 B2 N4 R",
    1: "M G10 G1 N1 B5",
    2: "B10 B3 G4 N5 Y2",
}


def test_g1_a_whole_round_with_starter_companies() -> None:
    deck = DECK_FOR[3]
    order = [deck.index(card) for card in cards(" ".join(G1.values()) + " R G3")]
    deal = StackedDeal(orders={"shuffle 1": order, "colours": [YELLOW, WHITE, BLUE]})
    state = GAME.start(3, KingsOptions(company_mode="starter"), deal)
    assert isinstance(state, KingsState)
    assert [state.hands[seat] for seat in range(3)] == [card_set(hand) for hand in G1.values()]
    play(state, "0 bid GAMBLER#2", "1 bid RESISTANT#1", "2 bid HEALER#1")
    play(state, "1 discard B5 G1", "2 discard Y2")
    assert state.hands[1] == card_set("M G10 N1") | cards("R R")[1].bit | card_set("G3")
    assert (state.first, state.to_act()) == (1, (1,))
    tricks = [
        ("1 play G3", "2 play G4", "0 play Y3", 0),
        ("0 play B2", "1 play R#2", "2 play B3", 2),
        ("2 play N5", "0 play N4", "1 play M#1 king", 1),
        ("1 play G10", "2 play N10*#1", "0 play Y10 queen", 2),
        ("2 play B10", "0 play R#1", "1 play N1", 1),
    ]
    for first, second, third, winner in tricks:
        before = [*state.piles]
        play(state, first, second, third)
        if state.round == 1:
            assert state.piles[winner] == before[winner] + 1
    sheets = state.sheets[0]
    assert [sheet.tricks for sheet in sheets] == [2, 2, 2]
    assert [sheet.total for sheet in sheets] == [9, 12, 5]
    assert state.vp == [9, 12, 5]
    assert by_rank((YELLOW, WHITE, BLUE), tuple(state.kings)) == (0, 2, 1)
    assert (state.round, state.first) == (2, 0)
    assert state.queens[0] is Queen.EXHAUSTED
    assert state.companies[0] == starter_trio(YELLOW, 2)


# Two players (section 9)


def pair(first_hand: str, second_hand: str, deck: str, colours: tuple[Colour, Colour] = (BLUE, WHITE)) -> KingsState:
    return playing(
        [
            Player(colours[0], "HEALER RESISTANT GAMBLER", "RESISTANT", first_hand),
            Player(colours[1], "COLLECTOR ASSASSIN OPPRESSOR", "OPPRESSOR", second_hand),
        ],
        deck=deck,
    )


def test_t40_the_neutral_card_wins_and_the_other_player_leads() -> None:
    state = pair("Y4 B1", "Y5 B2", deck="N1")
    play(state, "0 play Y4", "1 play Y5")
    assert (state.tricks[-1].winner, state.piles) == (NEUTRAL, [0, 0])
    assert [one.won for one in state.view(None).round_score.players] == [0, 0]
    assert state.to_act() == (1,)


def test_t41_the_neutral_card_sets_the_lead_suit() -> None:
    state = pair("R B1", "G4 N2", deck="G3")
    play(state, "0 play R#1")
    assert legal(state, 1) == ["play G4 plain", "play G4 queen"]
    play(state, "1 play G4")
    assert (state.piles, state.leader) == ([0, 1], 1)


def test_the_neutral_card_comes_first_when_the_leader_lays_the_green_queen() -> None:
    state = pair("B4 G1", "B5 N2", deck="B3", colours=(GREEN, WHITE))
    play(state, "0 play delay")
    assert [laid.seat for laid in state.plays] == [NEUTRAL]
    assert legal(state, 1) == ["play B5 plain", "play B5 queen"]
    play(state, "1 play B5", "0 play B4")
    assert [laid.seat for laid in state.tricks[-1].plays] == [NEUTRAL, 1, 0]
    assert state.tricks[-1].winner == 1


def test_the_only_berserker_of_two_players_brings_both_tens() -> None:
    players = [
        Player(BLUE, "BERSERKER HEALER RESISTANT", "HEALER", "Y1 Y2 Y3 B1 B2"),
        Player(WHITE, "COLLECTOR HERMIT OPPRESSOR", "HERMIT", "Y4 Y5 N1 B3 B4"),
    ]
    state = ready(players)
    assert (hand(state, 0), to_discard(state, 0)) == (7, 2)
    play(state, "0 discard N10*#1 N10*#2")
    assert hand(state, 0) == 5


def test_ruling_38_two_berserkers_of_two_players_bring_a_ten_each() -> None:
    players = [
        Player(BLUE, "BERSERKER HEALER HERMIT", "HEALER", "Y1 Y2 Y3 B1 B2"),
        Player(BLACK, "RESISTANT BERSERKER ASSASSIN", "BERSERKER", "Y4 Y5 N1 B3 B4"),
    ]
    state = ready(players)
    assert (hand(state, 0), to_discard(state, 0)) == (6, 1)
    assert hand(state, 1) == 5


def test_the_option_leaves_the_diplomat_out() -> None:
    assert (start(5).pool.bit_count(), start(5, remove_diplomat=True).pool.bit_count()) == (20, 19)
    assert copy_of(Character.DIPLOMAT) not in copies_in(start(4, remove_diplomat=True).pool)
