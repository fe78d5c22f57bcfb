"""The state of a table: a pure fold of the entries of its log, and the facts that follow from it."""

from bot.tables.fold.options import form_options, is_short, offered, validated
