"""What a newcomer reads: the pool of the draft, what a play will be, bids against tricks, whom all wait for."""

from __future__ import annotations

from games.cli.english import English
from games.engine import Ask, Choice, Mark, Scene
from games.kings_tricktakers.game import GAME
from games.kings_tricktakers.royals import Colour
from games.kings_tricktakers.state import KingsState
from tests.games.kings_tricktakers.positions import Player, play, playing, start

WHITE, YELLOW, BLUE, GREEN, BLACK = Colour
ENGLISH = English(GAME, ("Ann", "Ben", "Cleo", "Dan"))


def words_of(state: KingsState, seat: int) -> str:
    """Return a seat's whole scene in English."""
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
    assert ENGLISH.say(label) == ("🐺 Black 1 as 🐺 Black 10 (no difference under a King), under the 👑🐺 Black King")
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
    assert "Still awaited: Ann, Cleo" in "\n".join(ENGLISH.scene(scene))


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
