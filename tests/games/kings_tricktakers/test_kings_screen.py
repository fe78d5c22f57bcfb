"""Screens for a newcomer: the pool of the draft, the effect of a play, bids against tricks, the players awaited."""

from __future__ import annotations

from random import Random

from games.cli.english import English
from games.engine import Ask, Choice, Mark, Scene, text
from games.kings_tricktakers import says
from games.kings_tricktakers.characters import copies_in
from games.kings_tricktakers.computer import casual
from games.kings_tricktakers.game import GAME
from games.kings_tricktakers.royals import Colour, Queen
from games.kings_tricktakers.says import sheet_parts
from games.kings_tricktakers.scoring import Line, ScoreSheet, Source
from games.kings_tricktakers.state import KingsState
from games.kings_tricktakers.view import DRAFTING
from tests.games.kings_tricktakers.notation import copies
from tests.games.kings_tricktakers.positions import Player, play, playing, start
from tests.games.kings_tricktakers.test_kings_flow import paying

WHITE, YELLOW, BLUE, GREEN, BLACK = Colour
ENGLISH = English(GAME, ("Ann", "Ben", "Cleo", "Dan"))


def words_of(state: KingsState, seat: int) -> str:
    """A seat's whole scene in English."""
    return "\n".join(ENGLISH.to(seat).scene(GAME.scene(state.view(seat))))


def ask_of(state: KingsState, seat: int) -> Ask:
    ask = GAME.ask(state.view(seat))
    assert ask is not None
    return ask


def choice(ask: Ask, token: str) -> Choice:
    return next(one for one in ask.choices if one.token == token)


def marked(scene: Scene, mark: Mark) -> list[int]:
    return [panel.seat for panel in scene.panels if mark in panel.marks]


def black_king() -> KingsState:
    players = [
        Player(BLACK, "RESISTANT HEALER COLLECTOR", "HEALER", "Y1 N1 B4"),
        Player(WHITE, "GAMBLER COLLECTOR OPPRESSOR", "GAMBLER", "Y2 Y10 M"),
        Player(GREEN, "BERSERKER HEALER HERMIT", "BERSERKER", "B3 G1 G2"),
    ]
    return playing(players)


def test_a_queen_that_was_paid_for_shows_to_her_owner_at_once_and_to_others_at_the_end_of_the_preparation() -> None:
    """Section 10."""
    state = paying()
    before = [words_of(state, seat) for seat in range(3)]
    assert "paid for" not in "".join(before)
    play(state, "0 reactivate yes", "2 reactivate no")
    assert "paid for, ready for the tricks: −4 VP" in words_of(state, 0)
    assert all("paid for" not in words_of(state, seat) for seat in (1, 2))
    play(state, f"1 {state.legal_actions(1)[0]}")
    assert all("paid for" not in words_of(state, seat) for seat in range(3))
    assert state.queens[0] is Queen.READY


def test_a_play_unfolds_and_says_what_it_will_be() -> None:
    ask = ask_of(black_king(), 0)
    then = choice(ask, "N1").then
    assert then is not None
    assert [one.token for one in then.choices] == [
        "plain",
        "queen",
        "king",
        "change",
        "queen-king",
        "queen-change",
        "king-change",
        "queen-king-change",
    ]
    label = choice(then, "king-change").label
    assert label is not None
    assert ENGLISH.say(label) == "as 🐺 Black 10 (no effect), under the 👑🐺 Black King"
    explained = [ENGLISH.say(one.gloss) for one in then.choices if one.gloss is not None]
    assert ["wins the trick" in one for one in explained] == [True]
    says = choice(then, "change").says
    assert says is not None
    assert ENGLISH.say(says) == "🐺 Black 1 as 🐺 Black 10. It would be ahead; others still play."


def test_a_card_that_may_not_be_played_says_why() -> None:
    state = black_king()
    play(state, "0 play Y1")
    blocked = choice(ask_of(state, 1), "Y2").blocked
    assert blocked is None
    play(state, "1 play Y2")
    assert all(one.blocked is None for one in ask_of(state, 2).choices)
    state = black_king()
    state.apply(0, next(action for action in state.legal_actions(0) if str(action) == "play B4 plain"))
    play(state, "1 play Y2")
    why = choice(ask_of(state, 2), "G1").blocked
    assert why is not None
    assert ENGLISH.say(why) == "Not 🍀 Green 1: you must follow blue, you hold 💧 Blue 3."


def test_the_draft_shows_the_pool_with_counts_and_what_may_be_taken() -> None:
    state = start(5, 1)
    (seat,) = state.to_act()
    text = words_of(state, seat)
    assert "×3 · you draw 2 cards and discard 2; +2 VP if the bid succeeds" in text
    ask = ask_of(state, seat)
    assert len(ask.choices) == 15
    play(state, f"{seat} pick BLUE")
    (seat,) = state.to_act()
    assert all(one.token != "BLUE" for one in ask_of(state, seat).choices)


def test_the_table_shows_bids_and_what_they_pay_as_it_stands() -> None:
    state = black_king()
    play(state, "0 play N1 king", "1 play Y2", "2 play G1")
    text = words_of(state, 1)
    assert "Healer (2 VP at 1 trick, 5 VP at 2)" in text
    assert "As it stands: 1 trick, the bid pays 2 VP." in text
    assert "Black King (played, pays 1 VP per black card won, rank 6)" in text


def test_everybody_sees_who_is_awaited_for_a_bid() -> None:
    state = start(3, 1, company_mode="starter")
    state.play(1, str(state.legal_actions(1)[0]))
    scene = GAME.scene(state.view(None))
    assert marked(scene, Mark.AWAITED) == [0, 2]
    assert marked(scene, Mark.CHOSEN) == [1]
    assert "Waiting for: Ann, Cleo" in "\n".join(ENGLISH.scene(scene))


def test_a_finished_game_marks_the_winner_and_shows_every_line() -> None:
    state = start(4, 3)
    while awaited := state.to_act():
        state.apply(awaited[0], state.legal_actions(awaited[0])[0])
    outcome = state.outcome()
    assert outcome is not None
    assert marked(GAME.scene(state.view(None)), Mark.WON) == [outcome.places.index(1)]
    totals = [line.values for line in outcome.lines if line.label.key.endswith("line-round")]
    assert len(totals) == 3
    others = [line.values for line in outcome.lines if line.label.key.endswith(("line-queens", "line-floor"))]
    for seat, points in enumerate(outcome.scores):
        parts = [values[seat] for values in (*totals, *others)]
        assert sum(part for part in parts if isinstance(part, int)) == points


def said(choice: Choice) -> str:
    """A choice's label in English."""
    assert choice.label is not None
    return ENGLISH.say(choice.label)


def test_a_play_is_not_final_while_the_green_queen_waits() -> None:
    players = [
        Player(GREEN, "HERMIT HEALER COLLECTOR", "HEALER", "Y1 G1"),
        Player(BLUE, "HERMIT HEALER COLLECTOR", "HEALER", "B4 Y9", king=True),
    ]
    for first, words in (("delay", "It would be ahead; others still play."), ("Y1", "It wins the trick.")):
        state = playing(players, deck="B3")
        play(state, f"0 play {first}")
        says = choice(ask_of(state, 1), "Y9" if first == "Y1" else "B4").then
        assert says is not None
        plain = choice(says, "plain").says
        assert plain is not None
        assert ENGLISH.say(plain).endswith(words)


def test_the_draft_tells_copies_apart_by_whose_they_were_and_greys_the_own_one() -> None:
    state = start(5, 2)
    while state.round == 1:
        seat = state.to_act()[0]
        state.apply(seat, state.legal_actions(seat)[-1])
    (seat,) = state.to_act()
    ask = ask_of(state, seat)
    assert len({one.card for one in ask.choices}) == len(ask.choices)
    mine = copies_in(state.previous[seat])
    own = {one.token: one for one in asked(ask) if one.blocked is not None}
    assert set(own) <= {copy.id for copy in mine}
    for copy in mine:
        others = [other for other in copies_in(state.pool) if other.character is copy.character and other not in mine]
        top = next(one for one in ask.choices if one.card == copy.code)
        if not others:
            assert top.blocked is not None
            assert "may not take the same copy again" in ENGLISH.say(top.blocked)
        elif top.gathers:
            assert own[copy.id].label == says.seat_name(seat)
    gathered = [one for one in ask.choices if one.gathers]
    assert gathered
    for one in gathered:
        assert one.then is not None
        labels = [inner.label for inner in one.then.choices]
        assert len(set(labels)) == len(labels) > 1
        assert set(labels) <= {text("kings-tricktakers-nobodys"), *map(says.seat_name, range(5))}


def asked(ask: Ask) -> list[Choice]:
    """All choices that end a question, those behind others too."""
    return [inner for one in ask.choices for inner in ([one] if one.then is None else asked(one.then))]


def test_the_draft_advises_what_the_computer_would_take() -> None:
    state = start(5, 2)
    while state.round < 3:
        (seat, *_) = state.to_act()
        view = state.view(seat)
        ask = ask_of(state, seat)
        advised = [one.token for one in asked(ask) if one.favoured]
        if view.phase in DRAFTING:
            assert advised == [str(casual(view, Random(0))).removeprefix("pick ")]
            assert sum(one.favoured for one in ask.choices) == 1
        else:
            assert not advised
        state.apply(seat, state.legal_actions(seat)[-1])


def test_two_bid_cards_add_up_count_by_count() -> None:
    state = start(3, 1, company_mode="starter")
    state.round = 3
    state.companies[0] = copies("GAMBLER HERMIT ASSASSIN")
    state.colours[0] = YELLOW
    ask = ask_of(state, 0)
    assert [one.token for one in ask.choices] == ["GAMBLER#1", "HERMIT#1", "ASSASSIN#1", "YJ", "two"]
    pairs = ask.choices[-1].then
    assert pairs is not None
    both = choice(pairs, "HERMIT#1,ASSASSIN#1")
    assert (both.card, said(both)) == ("HERMIT", "+ 🗡️ Assassin")
    assert both.says is not None
    assert "11 VP at 2, 7 VP at 3" in ENGLISH.say(both.says)
    jack = choice(pairs, "HERMIT#1,YJ").says
    assert jack is not None
    assert "4 VP at 2, 17 VP at 3" in ENGLISH.say(jack)


def test_the_own_bid_lies_on_the_own_screen_before_it_is_shown_to_all() -> None:
    state = start(3, 1, company_mode="starter")
    state.play(0, str(state.legal_actions(0)[0]))
    bid = GAME.scene(state.view(0)).panels[0].zones[-1]
    assert [one.code for one in bid.cards] == ["HERMIT"]
    assert ENGLISH.say(bid.label) == "Bid 2 or 3".replace(" ", "\N{NO-BREAK SPACE}")
    assert "kings-tricktakers-zone-bid" not in [zone.label.key for zone in GAME.scene(state.view(1)).panels[0].zones]


def test_only_a_hermit_that_served_is_marked_used() -> None:
    players = [
        Player(BLUE, "HERMIT HERMIT COLLECTOR", "COLLECTOR", "B1 Y1"),
        Player(WHITE, "HEALER OPPRESSOR RESISTANT", "HEALER", "B2 Y2"),
    ]
    state = playing(players, deck="B3 B4 B5 B10")
    play(state, "0 play hermit", "0 discard B3 B4 B5")
    panel = GAME.scene(state.view(1)).panels[0]
    notes = [one.note.key for zone in panel.zones for one in zone.cards if one.code == "HERMIT" and one.note]
    assert notes == ["kings-tricktakers-used", "kings-tricktakers-short"]


def test_the_hand_marks_what_may_be_played_and_the_scores_name_what_paid() -> None:
    state = black_king()
    play(state, "0 play B4", "1 play Y2")
    hand = GAME.scene(state.view(2)).hand
    assert hand is not None
    assert [one.marks for one in hand.cards] == [(Mark.PLAYABLE,), (Mark.BLOCKED,), (Mark.BLOCKED,)]
    sheet = ScoreSheet(
        2,
        met=False,
        lines=(Line(Source.BID, "HEALER", 0), Line(Source.CHARACTER, "COLLECTOR", 0), Line(Source.JACK, "WJ", 2)),
        before=0,
        after=2,
    )
    assert ENGLISH.say(sheet_parts(sheet)) == "2 tricks, bid missed: 🌿 Healer (bid) 0, 🤴❄️ White Jack 2 = 2 VP"


def test_a_seat_that_picks_twice_running_is_named_once() -> None:
    state = start(3, 1)
    state.play(0, str(state.legal_actions(0)[0]))
    assert state.view(1).order[:3] == (1, 2, 2)
    (brief,) = GAME.scene(state.view(1)).brief or ()
    assert ENGLISH.say(brief) == "Next to pick: Cleo, twice."
    (waiting,) = GAME.scene(state.view(0)).brief or ()
    assert ENGLISH.say(waiting).endswith("Next: Cleo, twice.")
