"""Sentences as data."""

from games.engine import CardList, CardRef, Face, SeatRef, Text, TextList, sentence, text


def test_a_text_is_the_same_in_whatever_order_its_parameters_are_given() -> None:
    one = text("claim-wins", votes=3, seat=SeatRef(1))
    other = text("claim-wins", seat=SeatRef(1), votes=3)
    assert one == other
    assert hash(one) == hash(other)
    assert one == Text("claim-wins", (("seat", SeatRef(1)), ("votes", 3)))


def test_texts_differ_by_key_and_by_parameters() -> None:
    assert len({text("a"), text("b"), text("a", n=1), text("a", n=2), text("a", m=1)}) == 5


def test_cards_stand_in_sentences_by_code_one_or_several() -> None:
    seven, zero = (Face(code, text("a-card"), "", "", "") for code in ("D7", "G0"))
    one_and_two = text("claim-wins", one=CardRef("D7"), two=CardList(("D7", "G0")))
    assert sentence("claim-", "wins", one=seven, two=(seven, zero)) == one_and_two


def test_texts_nest_and_stay_hashable() -> None:
    why = text("rule", cards=CardList(("D7",)))
    assert hash(text("refused", why=why, others=TextList((why, why)))) == hash(
        text("refused", others=TextList((why, why)), why=why)
    )
