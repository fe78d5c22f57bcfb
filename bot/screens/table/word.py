"""The form in which somebody gives their word for the shuffle."""

from __future__ import annotations

from bot.clicks import Click, Verb
from bot.screens.drawing.message import LONGEST_FIELD, Field, Form
from bot.tables.model import TableInfo
from bot.tables.verbs.opening import LONGEST_WORD
from bot.text import Words, cut

WORD = "word"


def word_form(table: TableInfo, words: Words) -> Form:
    """Return the form."""
    field = Field(
        WORD,
        cut(words.key("word-form-label"), LONGEST_FIELD),
        description=words.key("word-form-hint"),
        longest=LONGEST_WORD,
    )
    return Form(
        str(Click(Verb.WORD, table.id, table.revision)), cut(words.key("word-form-title"), LONGEST_FIELD), (field,)
    )
