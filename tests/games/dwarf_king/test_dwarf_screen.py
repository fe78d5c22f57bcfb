"""Scenes and asks made from views: the table and the questions."""

from __future__ import annotations

from random import Random

import pytest

from games.cli.english import English
from games.dwarf_king.actions import Phase
from games.dwarf_king.cards import CARDS, SPECIALS
from games.dwarf_king.game import GAME
from games.dwarf_king.quests import RULES
from games.dwarf_king.specials import SPECIAL
from games.dwarf_king.start import DwarfOptions
from games.dwarf_king.state import DwarfState
from games.engine import Ask, AskKind, CardRef, Mark, Scene, Seat, Shown, TextList, Zone, leaves, text
from games.proof import Words
from tests.games.dwarf_king.positions import play_out, position
from tests.games.dwarf_king.test_dwarf_flow import special_first, wander


def scene_of(state: DwarfState, seat: Seat | None) -> Scene:
    return GAME.scene(state.view(seat))


def ask_of(state: DwarfState) -> Ask:
    ask = GAME.ask(state.view(state.to_act()[0]))
    assert ask is not None
    return ask


def keys(scene: Scene) -> list[str]:
    return [fact.key for fact in scene.facts]


def values(scene: Scene, seat: Seat) -> dict[str, int]:
    return {
        counter.label.key.removeprefix("dwarf-king-counter-"): counter.value for counter in scene.panels[seat].counters
    }


def zones(scene: Scene, seat: Seat) -> dict[str, Zone]:
    return {zone.label.key.removeprefix("dwarf-king-zone-"): zone for zone in scene.panels[seat].zones}


def test_every_rule_and_every_special_card_has_its_words() -> None:
    words = Words(GAME)
    for rule in RULES:
        words.knows(f"dwarf-king-quest-{rule}")
        words.knows(f"dwarf-king-rule-{rule}")
    assert list(SPECIAL) == sorted(SPECIALS, key=list(SPECIAL).index)
    for special in SPECIALS:
        words.knows(f"dwarf-king-effect-{special.code.lower()}")


def test_both_rules_are_read_out_before_one_is_chosen() -> None:
    state = special_first("Dragon")
    scene = scene_of(state, None)
    assert keys(scene) == [
        "dwarf-king-fact-side", "dwarf-king-fact-side", "dwarf-king-fact-special", "dwarf-king-fact-chooser",
    ]  # fmt: skip
    assert values(scene, 0) == {"total": 0, "hand": 10, "tricks": 0}
    ask = ask_of(state)
    assert list(leaves(ask)) == ["quest a", "quest b"]
    assert all(choice.says is not None for choice in ask.choices)


def test_the_table_tells_quest_special_card_and_what_the_deal_would_score_now() -> None:
    state = position("g9 k2", "g11a k3", "gA k4", "g2 k6", special="g11a", rule="7a", winners=(1, 1, 1, 2, 0, 0, 0, 3))
    play_out(state, "g9 g11a gA g2")
    scene = scene_of(state, None)
    assert keys(scene) == [
        "dwarf-king-fact-quest", "dwarf-king-fact-special", "dwarf-king-fact-played", "dwarf-king-fact-leads",
    ]  # fmt: skip
    assert [values(scene, seat)["now"] for seat in range(4)] == [3, 3, -1, 1]
    assert [values(scene, seat)["total"] for seat in range(4)] == [3, 3, -1, 1]
    assert [note.key for note in scene.panels[2].notes] == ["dwarf-king-note-parts"]
    assert not scene.panels[0].notes
    assert Shown("g11a") in zones(scene, 2)["pile"].cards
    (last,) = scene.centre
    assert last.cards[0] == Shown("g9", by=0, marks=(Mark.LEADS,))
    assert last.cards[2] == Shown("gA", by=2, marks=(Mark.WON,))
    assert scene.panels[2].marks[0] is Mark.LEADS


def test_piles_and_tally_can_be_left_to_memory() -> None:
    options = DwarfOptions(show_piles=False)
    state = position("g9 k2", "g8 k3", "gA k4", "g2 k6", special="Dragon", options=options)
    scene = scene_of(state, 0)
    assert set(values(scene, 0)) == {"total", "hand", "tricks"}
    assert "pile" not in zones(scene, 0)


def test_a_card_that_may_not_be_played_says_why() -> None:
    state = position("k9 d2", "Sorcerer k3", "g2 g3", "g4 g5", special="Sorcerer")
    play_out(state, "k9")
    ask = ask_of(state)
    blocked = {choice.token: choice.blocked for choice in ask.choices}
    assert blocked["k3"] is None
    assert blocked["Sorcerer"] == text("dwarf-king-never-played")
    assert list(leaves(ask)) == ["play k3"]
    hand = scene_of(state, 1).hand
    assert hand is not None
    assert {one.code: one.marks for one in hand.cards} == {"k3": (Mark.PLAYABLE,), "Sorcerer": (Mark.BLOCKED,)}


def test_a_copying_card_shows_what_it_copies_and_why_it_must_be_played() -> None:
    state = position("k9 d8", "Mummy d4", "d2 g3", "g4 g5", special="Mummy", last="kQ k2 k3 k6")
    play_out(state, "k9")
    (refusal,) = {choice.blocked for choice in ask_of(state).choices if choice.blocked}
    assert dict(refusal.args)["copies"] == "yes"
    play_out(state, "Mummy")
    shown = scene_of(state, None).centre[0].cards[1]
    assert shown.note == text("dwarf-king-counts-as", card=CardRef("kQ"), above="no")
    assert Mark.WINNING in shown.marks


def test_a_led_magic_card_leaves_the_next_one_free() -> None:
    state = position("Dragon d8", "k9 d4", "d2 g3", "g4 g5", special="Dragon")
    play_out(state, "Dragon")
    assert keys(scene_of(state, None))[-1] == "dwarf-king-fact-free"
    assert ask_of(state).question == text("dwarf-king-ask-free")
    play_out(state, "k9")
    assert ask_of(state).question == text("dwarf-king-ask-follow", suit="k", void="yes")
    told = dict(scene_of(state, None).facts[-1].args)
    assert (told["card"], told["set"], told["setter"], told["suit"]) == (CardRef("Dragon"), "yes", CardRef("k9"), "k")


@pytest.mark.parametrize(
    ("special", "phase", "first"),
    [
        ("g11b", Phase.SWAP, "swap"),
        ("g11b", Phase.GIVE, "give"),
        ("d1", Phase.DRUID, "druid"),
        ("k11a", Phase.DIRECTION, "pass"),
        ("Sorcerer", Phase.SORCERER, "sorcerer"),
    ],
)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_special_state_asks_its_question(special: str, phase: Phase, first: str, seats: int) -> None:
    """The scripted flow through the engine: every special state is met, asked, answered and left."""
    for seed in range(30):
        state = special_first(special, seats, seed)
        wander(state, Random(seed), phase)
        if state.phase is phase and not state.results:
            break
    (seat,) = state.to_act()
    scene, ask = scene_of(state, seat), ask_of(state)
    assert ask.verb == first
    assert scene.phase.key == "dwarf-king-special"
    assert dict(scene.phase.args)["step"] == phase.value
    assert keys(scene)[-1] == f"dwarf-king-fact-{phase.value}"
    assert sorted(leaves(ask)) == sorted(str(action) for action in state.legal_actions(seat))
    for other in range(seats):
        if other != seat:
            assert GAME.ask(state.view(other)) is None
    state.play(seat, next(leaves(ask)))
    assert state.phase is not phase


def test_the_druid_is_told_sizes_and_not_cards() -> None:
    state = position("d9 g2 k3", "dA g3 k4", "d1 g4 k6", "d6 g6 k7", special="d1")
    play_out(state, "d9 dA d1 d6")
    for choice in ask_of(state).choices:
        assert choice.card is None
        assert choice.label is not None
        assert dict(choice.label.args)["count"] == 2
    state.play(2, "druid 0")
    known = zones(scene_of(state, 2), 0)["known"]
    assert [one.code for one in known.cards] == ["k6", "g4"]
    assert "known" not in zones(scene_of(state, 1), 0)


def test_the_two_cards_taken_are_new_in_the_hand() -> None:
    state = special_first("g11b", 5, 2)
    wander(state, Random(2), Phase.GIVE)
    (holder,) = state.to_act()
    view = state.view(holder)
    hand = GAME.scene(view).hand
    assert hand is not None
    assert {one.code for one in hand.cards if Mark.NEW in one.marks} == {one.code for one in view.taken}
    ask = ask_of(state)
    assert (ask.kind, ask.least, ask.most, len(ask.choices)) == (AskKind.SOME, 2, 2, 10)


def test_the_deal_before_is_told_until_the_next_trick() -> None:
    state = position("k9", "k4", "k11b", "k6", special="k11b", rule="7a")
    play_out(state, "k9 k4 k11b k6")
    fact = scene_of(state, None).facts[0]
    assert fact.key == "dwarf-king-event-scored"
    seats = dict(fact.args)["seats"]
    assert isinstance(seats, TextList)
    third = dict(seats.texts[2].args)
    assert third["points"] == text("dwarf-king-points", sign="plus", value=2)
    assert getattr(third["parts"], "key", "") == "dwarf-king-in-brackets"


def test_of_what_a_seats_points_are_made_reads_as_a_sentence_on_its_own_and_in_brackets_behind_the_points() -> None:
    state = position("k9 k2", "k4 k3", "k11b d2", "k6 g2", special="k11b", rule="8a")
    play_out(state, "k9 k4 k11b k6")
    english = English(GAME, ("Ann", "Ben", "Cleo", "Dan"))
    (note,) = scene_of(state, None).panels[2].notes
    assert english.say(note) == "This deal: quest 0, doubled by the Enchanter"
    state = position("k9", "k4", "k11b", "k6", special="k11b", rule="7a")
    play_out(state, "k9 k4 k11b k6")
    assert "Cleo +2 (quest +1, doubled by the Enchanter)" in english.say(scene_of(state, None).facts[0])


def test_the_end_is_told_and_the_winner_marked() -> None:
    state = GAME.deal(3, DwarfOptions(deals=1, tie_break="shared"), special_first("Dragon", 3).chance)
    wander(state, Random(1))
    scene = scene_of(state, 0)
    assert scene.phase == text("dwarf-king-over")
    assert keys(scene) == ["dwarf-king-result"]
    assert scene.hand is None
    best = max(state.view(0).totals)
    assert [Mark.WON in panel.marks for panel in scene.panels] == [total == best for total in state.view(0).totals]


def test_where_the_special_card_is() -> None:
    state = position("Sorcerer k3 d2", "k6 k4 d3", "k9 kQ d4", "k2 k7 d6", special="Sorcerer")
    assert "dwarf-king-fact-held" not in keys(scene_of(state, 1))
    play_out(state, "k3 k6 kQ k7")
    kept = state.copy()
    kept.play(0, "sorcerer keep")
    assert "dwarf-king-fact-held" in keys(scene_of(kept, 1))
    state.play(0, "sorcerer kQ")
    assert "dwarf-king-fact-swapped" in keys(scene_of(state, 1))


def test_every_card_has_a_face_and_each_suit_its_sign() -> None:
    faces = GAME.faces
    assert len(faces) == 53
    assert list(faces)[:3] == ["k1", "k2", "k3"]
    assert {faces[f"{suit}7"].emoji for suit in "kdg"} == {"🛡️", "⛏️", "👺"}
    assert faces["g11a"].rank == faces["g11b"].rank == "11"
    assert len({faces[special.code].words for special in SPECIALS}) == 14
    assert CARDS["Dragon"].code in faces
