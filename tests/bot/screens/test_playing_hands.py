"""A hand is played from one picture: nothing dead on it, one question, and a hint that marks its card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.art.hand import HandPlan
from bot.art.plan import Lying
from bot.clicks import read
from bot.screens.hand import hand_screen
from bot.screens.parts.message import Button, Menu, Paragraph, Picture, Row, Screen, Style
from bot.screens.pictures.scenes import every_card, hand_plan
from bot.screens.questions import follow
from bot.screens.questions.choices import FAVOURED, PICKED
from bot.screens.questions.paths import toggled
from bot.screens.table import table_screen
from bot.tables.computers.players import hint
from bot.tables.model import Look, Preselected
from bot.text import LOCALES, Words
from games import registry
from games.engine import Ask, AskKind, Mark, RandomDeal, Shown
from games.players import Strength, choose
from tests.bot.screens.looks import Position, position
from tests.bot.screens.reading import read_out
from tests.bot.screens.test_screen_limits import choices, crowded, long_text, looking

EN = Words("en")
EVERY = sorted({*registry.all_games(), "hilltops"})


def positions(game: str, seats: int) -> Iterator[Position]:
    """Yield moments of a game played at random."""
    found = position(game, seats, 0, seed=seats)
    chance = Random(seats)
    while found.state.to_act():
        yield found
        found.wander(chance.randrange(1, 12), chance)


def buttons(screen: Screen) -> list[Button]:
    return [one for block in screen.blocks if isinstance(block, Row) for one in block.buttons]


@pytest.mark.parametrize("game", EVERY)
def test_a_hand_is_one_picture_and_what_cannot_be_pressed_is_no_button(game: str) -> None:
    for seats in (registry.game(game).seats[0], registry.game(game).seats[-1]):
        for found in positions(game, seats):
            for seat in range(seats):
                screen = hand_screen(found.look(seat), EN)
                assert [block.name for block in screen.blocks if isinstance(block, Picture)] == ["hand.png"]
                assert not [block for block in screen.blocks if isinstance(block, Menu)]
                dead = [one for one in buttons(screen) if one.disabled]
                assert len(dead) <= 1, "at most what confirms a number of cards that is not right yet"
                asked = [
                    line for block in screen.blocks if isinstance(block, Paragraph) for line in block.text.split("\n")
                ]
                assert sum(line.startswith("**") for line in asked) <= 1


def discarding() -> tuple[Look, list[str]]:
    """Somebody who has to choose three of eight cards, and the tokens of all."""
    ask = Ask(long_text(1), choices(8), AskKind.SOME, least=3, most=3)
    return looking(crowded(0, 0), ask), [choice.token for choice in ask.choices]


def test_cards_are_picked_by_pressing_them_and_confirmed_when_their_number_is_right() -> None:
    look, tokens = discarding()
    ask = follow(look, ()).ask
    assert ask is not None
    path: tuple[str, ...] = ()
    for number in range(ask.most + 1):
        screen = hand_screen(look, EN, path=path)
        assert screen.faults() == []
        assert sum(one.label.startswith(PICKED) for one in buttons(screen)) == number
        (confirm,) = [one for one in buttons(screen) if ":play:" in one.id]
        assert confirm.disabled is not (ask.least <= number <= ask.most)
        if number < ask.most:
            press = next(one for one in buttons(screen) if ":pick:" in one.id and not one.label.startswith(PICKED))
            click = read(press.id)
            assert click is not None
            path = follow(look, tuple(click.rest.split())).path
    click = read(confirm.id)
    assert click is not None
    assert follow(look, tuple(click.rest.split())).path == ("+" + "+".join(tokens[: ask.most]),)
    back = next(one for one in buttons(screen) if one.label.startswith(PICKED))
    click = read(back.id)
    assert click is not None
    assert len(follow(look, tuple(click.rest.split())).picked) == ask.most - 1


def test_a_card_too_many_takes_the_place_of_the_one_picked_first() -> None:
    look, tokens = discarding()
    for order in (tokens[:4], tokens[3::-1]):
        path: tuple[str, ...] = ()
        for token in order:
            path = follow(look, toggled(follow(look, path), token, picked=True)).path
        assert [one.token for one in follow(look, path).picked] == order[1:]
        screen = hand_screen(look, EN, path=path)
        assert screen.faults() == []
        assert not any(one.disabled for one in buttons(screen))


@pytest.mark.parametrize("game", EVERY)
def test_a_hint_marks_its_card_on_its_button_and_in_the_picture(game: str) -> None:
    seats = registry.game(game).seats[-1]
    marked = 0
    for found in positions(game, seats):
        for seat in found.state.to_act():
            look = found.look(seat)
            advice = hint(look)
            screen = hand_screen(look, EN, hint=advice)
            favoured = [one for one in buttons(screen) if one.label.startswith((FAVOURED, f"{PICKED} "))]
            asked = follow(look, ()).ask
            if asked is None or asked.kind is not AskKind.ONE:
                continue
            assert len(favoured) == 1
            assert favoured[0].style is Style.SUCCESS
            (picture,) = [block for block in screen.blocks if isinstance(block, Picture)]
            if isinstance(picture.plan, HandPlan):
                own = [*picture.plan.own, *([picture.plan.hand] if picture.plan.hand else [])]
                marked += sum(Mark.ADVISED.value in one.marks for place in own for one in place.cards)
    assert marked > 0 or game == "five_crowns"


def test_the_aim_is_told_in_a_first_game_only() -> None:
    look = position("claim", 2, 0, seed=1).look(0)
    for words in (EN, replace(EN, text_mode=True)):
        assert "Aim:" not in read_out(hand_screen(look, words))
        assert "Aim:" in read_out(hand_screen(replace(look, newcomer=True), words))


def test_a_card_played_as_another_says_so_and_its_queen_lies_under_it() -> None:
    found = Position.start("kings_tricktakers", 3, RandomDeal(1), {"company_mode": "starter"})
    rules, chance = found.state.game, Random(1)
    shown: list[Shown] = []
    while found.state.to_act() and not any(one.becomes for one in shown):
        seat = found.state.to_act()[0]
        found.play(seat, str(choose(rules, found.state.view(seat), Strength.NOVICE, chance.getrandbits(32))))
        scene = rules.scene(found.state.view(0))
        shown += [one for zone in scene.centre for one in zone.cards if one.under]
    assert shown
    assert all(code[0] in "KQ" or rules.faces[code].rank in "KQ" for one in shown for code in one.under)


def test_a_tucked_card_and_a_tab_are_drawn() -> None:
    look = position("claim", 2, 0, seed=1).look(0)
    plan = hand_plan(registry.game("claim").scene(look.view), EN.at(look.table, 0))
    assert plan.hand is not None
    first, second, *_ = plan.hand.cards
    (prize,) = [place for place in plan.centre if place.cards]
    plain = replace(plan, centre=(replace(prize, cards=(Lying(first.card),)),))
    as_other = replace(plan, centre=(replace(prize, cards=(Lying(first.card, becomes=second.card),)),))
    tucked = replace(plan, centre=(replace(prize, cards=(Lying(first.card, under=(second.card,)),)),))
    assert len({one.draw() for one in (plain, as_other, tucked)}) == 3


def test_every_card_of_every_game_lies_on_a_picture_that_is_drawn_beforehand() -> None:
    drawn = {
        one.card.key for plan in every_card() if isinstance(plan, HandPlan) and plan.hand for one in plan.hand.cards
    }
    for key, game in registry.all_games().items():
        assert len({name for name in drawn if name.startswith(f"{key}:")}) >= len(
            {one.name for one in game.art.cards.values()}
        )


@pytest.mark.parametrize("locale", LOCALES)
def test_marks_are_words(locale: str) -> None:
    signs = "⏳▶🏅🎴🌀📈🆕☑"
    for game in EVERY:
        for found in positions(game, registry.game(game).seats[-1]):
            screens = [
                hand_screen(found.look(0), Words(locale), detailed=True),
                table_screen(found.look(None), Words(locale)),
            ]
            assert not [sign for sign in signs for screen in screens if sign in read_out(screen)]


def test_the_card_to_be_confirmed_stands_out_in_the_picture() -> None:
    found = position("claim", 2, 0, seed=1)
    look = found.look(found.state.to_act()[0])
    ask = registry.game("claim").ask(look.view)
    assert ask is not None
    choice = ask.open[2]
    screen = hand_screen(look, EN, path=(choice.token,), confirm=True)
    (picture,) = [block for block in screen.blocks if isinstance(block, Picture)]
    plain = next(block for block in hand_screen(look, EN).blocks if isinstance(block, Picture))
    assert isinstance(picture.plan, HandPlan)
    assert isinstance(plain.plan, HandPlan)
    assert picture.plan.hand is not None
    assert plain.plan.hand is not None
    marked = [at for at, one in enumerate(picture.plan.hand.cards) if "chosen" in one.marks]
    assert len(marked) == 1
    assert plain.plan.hand.cards[marked[0]].card == picture.plan.hand.cards[marked[0]].card
    assert picture.plan.draw() != plain.plan.draw()


def test_a_card_chosen_before_that_may_not_be_played_is_told_with_the_reason() -> None:
    for found in positions("claim", 2):
        look = found.look(found.state.to_act()[0])
        ask = registry.game("claim").ask(look.view)
        blocked = next((one for one in ask.choices if one.blocked is not None and one.card), None) if ask else None
        if blocked is not None and blocked.card is not None and blocked.blocked is not None:
            chosen = Preselected(blocked.card, "claim-phase", dropped=True)
            said = read_out(hand_screen(replace(look, preselected=chosen), EN))
            assert EN.at(look.table, look.seat).say(blocked.blocked) in said
            return
    raise AssertionError("no card is blocked")
