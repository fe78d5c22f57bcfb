"""Sentences as data."""

from games.engine import CardList, SeatRef, Text, TextList, card, cards, text


def test_a_text_is_the_same_in_whatever_order_its_parameters_are_given() -> None:
    one = text("claim-wins", votes=3, seat=SeatRef(1))
    other = text("claim-wins", seat=SeatRef(1), votes=3)
    assert one == other
    assert hash(one) == hash(other)
    assert one == Text("claim-wins", (("seat", SeatRef(1)), ("votes", 3)))


def test_texts_differ_by_key_and_by_parameters() -> None:
    assert len({text("a"), text("b"), text("a", n=1), text("a", n=2), text("a", m=1)}) == 5


def test_cards_stand_in_texts_by_code_one_or_several() -> None:
    assert card("D7").code == "D7"
    assert cards(["D7", "G0"]) == cards(("D7", "G0")) == CardList(("D7", "G0"))


def test_texts_nest_and_stay_hashable() -> None:
    why = text("rule", cards=cards(["D7"]))
    assert hash(text("refused", why=why, others=TextList((why, why)))) == hash(
        text("refused", others=TextList((why, why)), why=why)
    )
