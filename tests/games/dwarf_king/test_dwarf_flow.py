"""Setting up, special states, scoring and the end (RULES.md 4, 5, 7, 9, 10, 12)."""

from __future__ import annotations

from random import Random

import pytest
from pydantic import ValidationError

from games.dwarf_king.actions import Phase
from games.dwarf_king.cards import BASE_FOR, CARDS, DWARF_5, GOBLIN_5, HAND_SIZE, KNIGHT_5, SPECIALS, cards_in
from games.dwarf_king.game import GAME
from games.dwarf_king.outcome import decided, outcome_of
from games.dwarf_king.start import DwarfOptions
from games.dwarf_king.state import DwarfState
from games.engine import BadNotation, BadSetup, IllegalAction, RandomDeal, Seat
from tests.games.dwarf_king.positions import mask, play_out, position, scored, written
from tests.games.stacked import StackedDeal


def special_first(code: str, seats: int = 4, seed: int = 0) -> DwarfState:
    """A game whose first special card is this one."""
    order = [SPECIALS.index(CARDS[code])]
    return GAME.deal(seats, DwarfOptions(), StackedDeal(orders={"specials 1": order}, rest=RandomDeal(seed)))


def wander(state: DwarfState, rng: Random, until: Phase | None = None) -> None:
    """Play at random until a phase is reached, or to the end."""
    while state.to_act() and state.phase is not until:
        (seat,) = state.to_act()
        state.apply(seat, rng.choice(state.legal_actions(seat)))


def test_the_draws_in_the_order_of_the_rule_book() -> None:
    orders = {"quests 1": [12], "specials 1": [0], "deal 1": range(40)}
    state = GAME.deal(4, DwarfOptions(), StackedDeal(draws={"first dealer": 2}, orders=orders))
    assert (state.dealer, state.tile, state.special) == (2, 13, SPECIALS[0])
    deck = cards_in(BASE_FOR[4] | SPECIALS[0].bit)
    for seat in range(4):
        # The dealer's left is seat 3: it gets the first card of the deck, seat 0 the second …
        assert state.hands[seat] == sum(card.bit for card in deck[(seat + 1) % 4 :: 4])
    assert state.hands[state.chooser] & KNIGHT_5.bit
    assert (state.phase, state.to_act()) == (Phase.QUEST, (state.chooser,))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everybody_is_dealt_as_many_cards(seats: int) -> None:
    state = GAME.deal(seats, DwarfOptions(), RandomDeal(1))
    assert {hand.bit_count() for hand in state.hands} == {HAND_SIZE[seats]}
    assert HAND_SIZE[seats] == {3: 13, 4: 10, 5: 8}[seats]


@pytest.mark.parametrize("side", ["a", "b"])
def test_the_quest_is_the_chosen_side_and_the_goblin_five_leads(side: str) -> None:
    state = special_first("Dragon")
    state.play(state.chooser, f"quest {side}")
    assert state.rule == f"{state.tile}{side}"
    (leader,) = state.to_act()
    assert state.hands[leader] & GOBLIN_5.bit
    assert len(state.legal_actions(leader)) == 10


def test_the_goblin_standard_bearer_takes_two_and_gives_two() -> None:
    state = special_first("g11b")
    state.events = []
    state.play(state.chooser, "quest a")
    (holder,) = state.to_act()
    assert state.view(None).phase is Phase.SWAP
    assert state.hands[holder] & CARDS["g11b"].bit
    target = (holder + 2) % 4
    before = list(state.hands)
    with pytest.raises(IllegalAction) as refused:
        state.play(holder, f"swap {holder}")
    assert refused.value.reason.key == "dwarf-king-other-seat"
    state.play(holder, f"swap {target}")
    assert [hand.bit_count() for hand in state.hands] == [10 + 2 * (s == holder) - 2 * (s == target) for s in range(4)]
    taken = before[target] & ~state.hands[target]
    assert state.hands[holder] == before[holder] | taken
    given = CARDS["g11b"].bit | cards_in(taken)[0].bit
    state.play(holder, f"give {written(given)}")
    assert state.hands[target] == before[target] & ~taken | given
    assert {hand.bit_count() for hand in state.hands} == {10}
    assert state.view(None).phase is Phase.PLAY
    secret = [event for event in state.events if event.audience is not None]
    assert [event.audience for event in secret] == [frozenset({holder, target})] * 2
    assert "cards" in dict(secret[0].text.args)


def test_ruling_07_chance_says_which_two_cards_are_taken() -> None:
    orders = {"specials 1": [SPECIALS.index(CARDS["g11b"])], "swap 1": [5, 2]}
    state = GAME.deal(4, DwarfOptions(), StackedDeal(orders=orders))
    wander(state, Random(0), Phase.SWAP)
    (holder,) = state.to_act()
    target = (holder + 1) % 4
    before = cards_in(state.hands[target])
    state.play(holder, f"swap {target}")
    assert state.view(holder).taken == (before[2], before[5])


def test_every_pair_of_the_hand_can_be_given_back() -> None:
    state = special_first("g11b", seats=3)
    wander(state, Random(0), Phase.GIVE)
    (holder,) = state.to_act()
    assert len(state.legal_actions(holder)) == 15 * 14 // 2


def test_ruling_05_the_goblin_five_leads_from_where_it_is_after_the_exchange() -> None:
    moved = 0
    for seed in range(40):
        state = special_first("g11b", seed=seed)
        state.apply(state.chooser, state.legal_actions(state.chooser)[0])
        (holder,) = state.to_act()
        before = next(seat for seat in range(4) if state.hands[seat] & GOBLIN_5.bit)
        if before == holder:
            target = (holder + 1) % 4
            state.play(holder, f"swap {target}")
            state.play(holder, f"give {written(GOBLIN_5.bit | CARDS['g11b'].bit)}")
            assert state.to_act() == (target,)
            assert state.leader == target
            moved += 1
    assert moved


def test_the_scout_counts_the_courts_of_its_trick() -> None:
    state = position("gA k2", "gQ k3", "g1 k4", "g5 k6", special="g1")
    play_out(state, "gA gQ g1 g5 k2 k3 k4 k6")
    assert state.results[-1].bonus == (0, 0, 2, 0)


def test_the_dwarf_standard_bearer_pays_its_winner() -> None:
    state = position("d11a k2", "dQ k3", "d4 k4", "d6 k6", special="d11a")
    play_out(state, "d11a dQ d4 d6")
    score = state.view(None).score
    assert score is not None
    assert score.bonus == (0, 3, 0, 0)


def test_the_sorcerer_is_swapped_for_a_card_of_the_trick() -> None:
    state = position("Sorcerer k3 d2", "k6 k4 d3", "k9 kQ d4", "k2 k7 d6", special="Sorcerer")
    with pytest.raises(IllegalAction) as refused:
        state.play(0, "play Sorcerer")
    assert refused.value.reason.key == "dwarf-king-never-played"
    play_out(state, "k3 k6 kQ k7")
    winner_pile = state.piles[2]
    with pytest.raises(IllegalAction) as refused:
        state.play(0, "sorcerer kA")
    assert refused.value.reason.key == "dwarf-king-not-in-trick"
    kept, taken = state.copy(), state.copy()
    kept.play(0, "sorcerer keep")
    assert kept.hands[0] & CARDS["Sorcerer"].bit
    taken.play(0, "sorcerer kQ")
    assert written(taken.hands[0]) == "kQ d2"
    assert taken.piles[2] == winner_pile ^ mask("kQ Sorcerer")
    for after in (kept, taken):
        assert after.to_act() == (2,)  # the trick keeps its winner
    play_out(taken, "k9 k2 kQ k4")
    assert taken.to_act() == (0,)
    assert taken.phase is Phase.PLAY  # no more windows


def test_ruling_20_the_last_pile_of_the_dwarf_five_deals_next() -> None:
    state = position("Sorcerer k3", "k6 k4", "d5 kQ", "k2 k7", special="Sorcerer", leader=1)
    play_out(state, "k6 kQ k7 k3")
    state.play(0, "sorcerer kQ")
    play_out(state, "d5 k2 kQ k4")
    assert state.dealer == 2
    state = position("Sorcerer k3", "d6 k4", "d5 kQ", "d2 k7", special="Sorcerer", leader=1)
    play_out(state, "d6 d5 d2 k3")
    assert state.piles[1] & DWARF_5.bit
    state.play(0, "sorcerer d5")
    play_out(state, "k4 kQ k7 d5")
    assert state.dealer == 2


@pytest.mark.parametrize("winner", range(4))
def test_ruling_03_whoever_wins_the_dwarf_five_deals_next(winner: Seat) -> None:
    cards = ["d6"] * 4
    for seat, code in zip(((winner + 1) % 4, (winner + 2) % 4, (winner + 3) % 4), ("d5", "d3", "d2"), strict=True):
        cards[seat] = code
    state = position(*cards, special="Dragon")
    play_out(state, " ".join(cards))
    assert state.dealer == winner


def test_after_passing_everybody_has_as_many_cards_and_the_winner_leads() -> None:
    for seats in (3, 5):
        for seed in range(6):
            state = special_first("k11a", seats, seed)
            wander(state, Random(seed), Phase.DIRECTION)
            if state.phase is Phase.DIRECTION and not state.results:
                (seat,) = state.to_act()
                state.play(seat, "pass right")
                assert len({hand.bit_count() for hand in state.hands}) == 1
                assert state.to_act() == (state.tricks[-1].winner,)


def test_an_action_of_another_question_is_refused_with_what_is_owed() -> None:
    state = special_first("d1")
    for notation in ("play k5", "give k2 k3", "druid 1", "pass left", "sorcerer keep", "swap 1"):
        with pytest.raises(IllegalAction) as refused:
            state.play(state.chooser, notation)
        assert refused.value.reason.key == "dwarf-king-not-now"
        assert dict(refused.value.reason.args)["phase"] == "quest"


@pytest.mark.parametrize(
    "junk",
    ["", "play", "play d5 ", "play x5", "play d11", "quest c", "swap 5", "druid -1", "pass up", "sorcerer", "give k5",
     "give k5 k5", "give k9 k5", "give k5 k9 d2", "give k5  k9"],
)  # fmt: skip
def test_what_is_no_action_is_no_notation(junk: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse(junk)


def test_why_a_card_may_not_be_played() -> None:
    state = position("k9 d2", "Mummy k4", "g2 g3", "g4 g5", special="Mummy", last="kQ k2 k3 k6", leader=0)
    play_out(state, "k9")
    with pytest.raises(IllegalAction) as refused:
        state.play(1, "play g9")
    assert refused.value.reason.key == "dwarf-king-not-held"
    play_out(state, "Mummy")
    first = special_first("Mummy")
    wander(first, Random(0), Phase.PLAY)
    holder = next(seat for seat in range(4) if first.hands[seat] & CARDS["Mummy"].bit)
    while first.to_act() != (holder,):
        (seat,) = first.to_act()
        first.apply(seat, first.legal_actions(seat)[0])
    with pytest.raises(IllegalAction) as refused:
        first.play(holder, "play Mummy")
    assert refused.value.reason.key == "dwarf-king-not-in-first"


@pytest.mark.parametrize("deals", [1, 3])
def test_option_deals(deals: int) -> None:
    state = GAME.deal(3, DwarfOptions(deals=deals, tie_break="shared"), RandomDeal(3))
    wander(state, Random(3))
    assert len(state.results) == deals
    assert state.outcome() is not None


@pytest.mark.parametrize("wrong", [{"deals": 0}, {"deals": 8}, {"tie_break": "none"}, {"first_dealer": "seat5"}])
def test_options_have_bounds(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        DwarfOptions.model_validate(wrong)


def test_option_tie_break() -> None:
    tied = (5, 5, 1)
    assert decided(tied, 7, DwarfOptions(tie_break="shared"))
    assert not decided(tied, 7, DwarfOptions())
    assert not decided((9, 5, 1), 6, DwarfOptions())
    outcome = outcome_of((scored(tied),), 3, DwarfOptions(deals=1, tie_break="shared"))
    assert outcome.places == (1, 1, 3)
    assert dict(outcome.reason.args)["count"] == 2


def test_option_first_dealer() -> None:
    for seat in range(3):
        options = DwarfOptions.model_validate({"first_dealer": f"seat{seat}"})
        assert GAME.deal(3, options, RandomDeal(0)).dealer == seat
    with pytest.raises(BadSetup) as refused:
        GAME.start(3, DwarfOptions(first_dealer="seat3"), RandomDeal(0))
    assert refused.value.reason.key == "dwarf-king-no-dealer"


def test_no_tile_and_no_special_card_comes_twice_before_all_were_used() -> None:
    state = GAME.deal(3, DwarfOptions(), RandomDeal(7))
    specials, tiles = [], []
    for deal in range(41):
        specials.append(state.special)
        tiles.append(state.tile)
        rng = Random(deal)
        while state.to_act() and len(state.results) == deal:
            (seat,) = state.to_act()
            state.apply(seat, rng.choice(state.legal_actions(seat)))
        if not state.to_act():
            # As if all were level: one more deal for everybody (RULES.md 10).
            state.results = (*state.results[:-1], scored([0, 0, 0], state.results[-1].rule))
            state._deal()
    assert len(set(specials[:14])) == len(set(specials[14:28])) == 14
    assert len(set(tiles[:20])) == len(set(tiles[20:40])) == 20
    assert specials[:14] != specials[14:28]


def test_the_score_sheet_has_every_line_of_every_deal() -> None:
    state = GAME.deal(4, DwarfOptions(), RandomDeal(11))
    wander(state, Random(11))
    outcome = state.outcome()
    assert outcome is not None
    quests = [line for line in outcome.lines if line.label.key == "dwarf-king-line-quest"]
    assert len(quests) == len(state.results) >= 7
    assert outcome.scores == tuple(sum(score.points[seat] for score in state.results) for seat in range(4))
    with_bonus = [score for score in state.results if score.points != score.quest]
    assert sum(line.label.key == "dwarf-king-line-special" for line in outcome.lines) == len(with_bonus)


def test_a_deal_that_ends_says_what_everybody_scored() -> None:
    state = position("k9", "k4", "k11b", "k6", special="k11b", rule="7a")
    state.events = []
    play_out(state, "k9 k4 k11b k6")
    keys = [event.text.key for event in state.events]
    assert keys[-5:] == [
        "dwarf-king-event-won", "dwarf-king-event-doubles", "dwarf-king-event-scored", "dwarf-king-event-deal",
        "dwarf-king-event-special",
    ]  # fmt: skip
    assert all(event.audience is None for event in state.events)
