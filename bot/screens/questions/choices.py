"""A question with its buttons or menus, as it stands on a hand, and its plays line by line."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import islice

from bot.clicks import Click, Verb
from bot.screens.parts.buttons import button, packed, paired
from bot.screens.parts.layout import paragraph
from bot.screens.parts.message import LONGEST_LABEL, MOST_BUTTONS, MOST_OPTIONS, Block, Button, Menu, Option, Row, Style
from bot.screens.parts.texts import bold, small
from bot.screens.questions.paths import COPY, GROUP, Answered, ask_of, onward, path_to, toggled, walk
from bot.screens.scenes.cards import one_emoji
from bot.tables.model import Look
from bot.text import Ready, Words, cut, escaped
from games.engine import Ask, AskKind, Choice, Scene, leaves

MOST_BUTTONS_OF_AN_ASK = 20
"""Above so many choices a menu is easier to read and leaves room for the rest of the message."""
LONGEST_TOLD = 80
"""A sentence with more letters tells what a choice does, too."""
MOST_ROWS, MOST_ROWS_IN_WORDS = 7, 2
"""As many rows as leave room for the rest; with each card said in words."""
PICKED = "✓"
FAVOURED = "★"
LONGEST_NUMBER = 3
"""A label of so many letters stands close to the rank of a card without a tile: three such buttons fill a row."""
MOST_PLAYS = 1000
"""More than any question of ours has; a game of somebody else's may have more."""


def question(
    look: Look,
    step: Answered,
    words: Words,
    warning: str = "",
    *,
    glosses: bool = True,
    rows: int = MOST_ROWS,
    advised: Collection[str] = (),
    ends: str = "",
) -> tuple[Block, ...]:
    """The open question with what its choices do, or what a whole path means and whether it is meant.

    Its buttons are in full rows where they would not fit into `rows`. The choices whose tokens are `advised` stand out;
    `ends` says when the time for the answer runs out.
    """
    crumbs, ask = chosen(step, words), step.ask
    ends = f" · {ends}" if ends else ""
    if ask is None:
        meant = words.say(step.says) if step.says is not None else crumbs
        sure = f"**{words.get('hand-confirm', action=meant)}**{ends}"
        yes = button(pick(look, step.path, Verb.PLAY), words.key("button-yes"), Style.SUCCESS)
        return (*paragraph(warning, sure), Row((yes,)))
    explained = _glosses(ask, words) if glosses else []
    lines = paragraph(
        *(explained if not words.text_mode else ()),
        small(words.get("hand-chosen", choices=crumbs)) if crumbs and not step.picked else "",
        warning,
        f"**{words.say(ask.question)}**{ends}",
        _hint(ask, len(step.so_far), words),
        *(explained if words.text_mode else ()),
    )
    return (*lines, *_choices(look, step, ask, words, rows=rows, advised=advised))


def chosen(step: Answered, words: Words) -> str:
    groups = (
        [choice_words(choice, words) for choice in group] for group in (*step.chosen, *filter(None, [step.so_far]))
    )
    return Ready(" → ".join(words.listed(group) or words.get("hand-none") for group in groups))


def told(ask: Ask | None, notation: str, words: Words, *, plain: bool = False) -> str:
    """As on the way there, by name alone where that is long; as it is written down, where no way leads there."""
    step = walk(ask, (ask and path_to(ask, notation)) or ())
    label = "" if step.says is None else words.label(step.says)
    meant = "" if step.says is None or len(label) > LONGEST_TOLD else label if plain else words.say(step.says)
    return meant or chosen(step, words) or (notation if plain else escaped(notation))


def labelled(ask: Ask | None, notation: str, words: Words) -> str:
    """Without Markdown and mentions, for menus and pictures."""
    return told(ask, notation, replace(words, text_mode=True, emojis={}), plain=True).replace("**", "")


def pick(look: Look, path: tuple[str, ...], verb: Verb = Verb.PICK) -> Click:
    """Leads to a path of the question, or plays it."""
    return Click(verb, look.table.id, look.table.revision, " ".join(path))


def as_menu(ask: Ask, words: Words) -> bool:
    """True if a menu asks the question, false if buttons do."""
    if ask.kind is AskKind.ORDER:
        return False
    choices = ask.choices if ask.kind is AskKind.SOME else {one.token: one for one in ask.choices}.values()
    if ask.kind is AskKind.SOME or not words.text_mode:
        return len(choices) > MOST_BUTTONS_OF_AN_ASK
    return len(packed([Button("", button_face(choice, words)[0]) for choice in choices])) > MOST_ROWS_IN_WORDS


def offers_hand(step: Answered | None, scene: Scene, words: Words) -> bool:
    """True if each card of the hand is on a button of the open question (a closed menu hides its cards)."""
    if step is None or step.ask is None or as_menu(step.ask, words):
        return False
    offered = {choice.card for choice in step.ask.choices}
    return all(one.code in offered for one in scene.held)


def preselecting(look: Look, scene: Scene, words: Words) -> tuple[Block, ...]:
    """For somebody who waits and may choose a card before their turn."""
    codes = [one.code for one in scene.held if one.code is not None]
    if not look.may_preselect or len(codes) > MOST_BUTTONS_OF_AN_ASK:
        return ()
    buttons = []
    chosen = None if look.preselected is None or look.preselected.dropped else look.preselected.card
    for at, code in enumerate(codes):
        label, emoji = button_face(Choice(code, card=code), words)
        taken = code == chosen and code not in codes[:at]
        click = Click(Verb.CHOOSE, look.table.id, look.table.revision, f"{at}/{'-' if taken else code}")
        buttons.append(button(click, label, Style.SUCCESS if taken else Style.SECONDARY, emoji))
    return _rows(buttons)


def _glosses(ask: Ask, words: Words) -> list[str]:
    lines = []
    for choice in ask.open:
        if choice.gloss is not None:
            name = bold(words.chip(choice.card) if choice.card is not None else choice_words(choice, words))
            lines.append(small(words.get("hand-gloss", choice=name, gloss=words.say(choice.gloss))))
    return list(dict.fromkeys(lines))


def _hint(ask: Ask, placed: int, words: Words) -> str:
    explained = [words.say(one) for one in (ask.legend, ask.advice) if one is not None]
    if ask.kind is AskKind.ORDER:
        explained.append(words.get("hand-order", next=placed + 1, of=len(ask.open)))
    elif words.text_mode and len(ask.open) < len(ask.choices) and not as_menu(ask, words):
        explained.append(words.get("hand-blocked-hint-aloud"))  # a menu says why beside each choice
    line = small(" ".join(filter(None, explained)))
    return line.replace(FAVOURED, words.get("hand-is-advised")) if words.text_mode else line


def _choices(
    look: Look, step: Answered, ask: Ask, words: Words, *, rows: int, advised: Collection[str]
) -> tuple[Block, ...]:
    if ask.kind is AskKind.SOME and (ask.least, ask.most) != (1, 1):
        return (_some if as_menu(ask, words) else _toggles)(look, step, ask, words)
    taken = {id(choice) for choice in step.so_far}
    left = {choice.token: choice for choice in reversed(ask.choices) if id(choice) not in taken}
    offered = [left[token] for token in dict.fromkeys(choice.token for choice in ask.choices) if token in left]
    if advised:
        offered = [replace(one, favoured=one.token in advised) for one in offered]
    if as_menu(ask, words):
        starts = range(0, len(offered), MOST_OPTIONS)
        return tuple(
            _menu(look, step, offered[at : at + MOST_OPTIONS], words, number=at // MOST_OPTIONS) for at in starts
        )
    buttons = []
    for choice in offered:
        label, emoji = button_face(choice, words)
        style = Style.SECONDARY if choice.blocked is not None else Style.SUCCESS if choice.favoured else Style.PRIMARY
        buttons.append(button(pick(look, onward(step, choice.token)), label, style, emoji))
    return _rows(buttons, rows)


def _copies(ask: Ask) -> Iterator[tuple[Choice, int]]:
    """Each choice with the number of its copy, from 1: cards may share a token."""
    copies: dict[str, int] = {}
    for choice in ask.choices:
        copies[choice.token] = copies.get(choice.token, 0) + 1
        yield choice, copies[choice.token]


def _toggles(look: Look, step: Answered, ask: Ask, words: Words) -> tuple[Block, ...]:
    """The clicks hold the picks. Cards that share a token differ in blanks, which mean nothing."""
    left = [choice.token for choice in step.picked]
    buttons = []
    for choice, number in _copies(ask):
        picked = choice.token in left
        path = (*toggled(step, choice.token, picked=not picked), *[""] * (number - 1))
        label, emoji = button_face(choice, words)
        style = Style.PRIMARY if choice.blocked is None else Style.SECONDARY
        if picked:
            left.remove(choice.token)
            style = Style.SUCCESS
            label = aside(label, words.key("hand-is-picked")) if words.text_mode else f"{PICKED} {label}".strip()
        buttons.append(button(pick(look, path), label, style, emoji))
    count = len(step.picked)
    right = ask.least <= count <= ask.most
    asked = step.path[:-1] if step.picked else step.path
    whole = GROUP + GROUP.join(choice.token for choice in step.picked)
    label = words.key("hand-picked", count=count, wanted=ask.least if ask.least == ask.most else 0)
    click = pick(look, (*asked, whole) if right else step.path, Verb.PLAY)
    return (*_rows(buttons), Row((button(click, label, Style.SUCCESS, disabled=not right),)))


def _rows(buttons: list[Button], most: int = MOST_ROWS) -> tuple[Row, ...]:
    """Each as full as a phone allows; five to a row where they would be too many."""
    found = paired(packed(buttons))
    if len(found) > most:
        found = [buttons[at : at + MOST_BUTTONS] for at in range(0, len(buttons), MOST_BUTTONS)]
    return tuple(Row(tuple(row)) for row in found)


def _menu(look: Look, step: Answered, choices: list[Choice], words: Words, *, number: int) -> Menu:
    """Its click differs from the other menus' in blanks, which mean nothing."""
    click = pick(look, (*step.path, *[""] * (number + 1)))
    return Menu(str(click), tuple(_option(choice, choice.token, words) for choice in choices), words.key("hand-choose"))


def _option(choice: Choice, value: str, words: Words) -> Option:
    label, emoji = button_face(choice, words)
    name = words.card(choice.card) if choice.card is not None and not label else label
    why = cut(words.label(choice.blocked), 100) if choice.blocked is not None else None
    return Option(value, name, description=why, emoji=emoji)


def _some(look: Look, step: Answered, ask: Ask, words: Words) -> tuple[Block, ...]:
    """With a button for taking none where that is allowed."""
    options = tuple(
        _option(choice, choice.token if number == 1 else f"{choice.token}{COPY}{number}", words)
        for choice, number in _copies(ask)
    )
    label = words.key("hand-choose-some", least=ask.least, most=ask.most, span=ask.most - ask.least + 1)
    menu = Menu(str(pick(look, step.path)), options, label, max(1, ask.least), min(ask.most, len(options)))
    none = button(pick(look, (*step.path, GROUP)), words.key("button-none"))
    return (menu,) if ask.least > 0 else (menu, Row((none,)))


def plays(look: Look, words: Words) -> list[tuple[str, str]]:
    """The plays that the viewer may make now, for people who play by commands: each in words, and its click."""
    ask = ask_of(look)
    if ask is None or look.asked_at is None:
        return []
    aloud = replace(words, text_mode=True, emojis={}).at(look.table, look.seat)
    found: dict[str, str] = {}
    for notation in islice(leaves(ask), MOST_PLAYS):
        path = path_to(ask, notation)
        if path is not None:
            found.setdefault(_line(walk(ask, path), aloud), str(pick(look, path, Verb.PLAY)))
    return list(found.items())


def _line(step: Answered, words: Words) -> str:
    told = []
    for group in step.chosen:
        for choice in group:
            named = [words.card(choice.card)] if choice.card is not None else []
            named += [words.label(choice.label)] if choice.label is not None else []
            told += named or [choice.token]
        told += [] if group else [words.key("button-none")]
    return ", ".join(told)


def button_face(choice: Choice, words: Words) -> tuple[str, str | None]:
    """A card's tile needs no words; without one its suit's emoji and its rank stand for it, in text mode its name."""
    parts: list[str] = []
    emoji = None
    if choice.card is not None:
        tile = words.tile(choice.card)
        emoji = one_emoji(tile)
        if not words.has_tile(choice.card):
            parts += [] if emoji or not tile else [tile]
            parts.append((tile and words.rank(choice.card)) or words.card(choice.card))
    if choice.label is not None:
        label = words.label(choice.label)
        close = bool(parts) and emoji is not None and len(label) <= LONGEST_NUMBER
        parts = [f"{parts[0]}·{label}"] if close else [*parts, *(["·"] if parts else []), label]
    parts += [choice.token] if not parts and emoji is None else []
    label = " ".join(parts)
    if choice.blocked is not None and words.text_mode:
        label = aside(label, words.key("hand-not-now"))
    elif choice.favoured:
        label = aside(label, words.key("hand-is-advised")) if words.text_mode else f"{FAVOURED} {label}".strip()
    return cut(label, LONGEST_LABEL), emoji


def aside(label: str, said: str) -> str:
    """The label of a button with what is said of it behind it, where emojis are not read aloud."""
    return f"{cut(label, LONGEST_LABEL - len(said) - 1)} {said}"


def choice_words(choice: Choice, words: Words) -> str:
    parts = [words.chip(choice.card)] if choice.card is not None else []
    parts += [words.say(choice.label)] if choice.label is not None else []
    return " · ".join(parts) or choice.token
