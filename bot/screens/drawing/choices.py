"""A question with its buttons or menus, as it stands on a hand."""

from __future__ import annotations

from bot.clicks import Click, Verb
from bot.screens.drawing.asking import COPY, GROUP, Answered, onward, path_to, walk
from bot.screens.drawing.cards import button_face, said, short_card
from bot.screens.drawing.layout import button, paragraph, small
from bot.screens.drawing.message import MOST_BUTTONS, MOST_OPTIONS, Block, Button, Menu, Option, Row, Style
from bot.screens.drawing.packing import packed, paired
from bot.tables.model import Look
from bot.text import Ready, Words, cut, escaped
from games.engine import Ask, AskKind, Choice, Scene

MOST_BUTTONS_OF_AN_ASK = 20
"""Above so many choices a menu is easier to read and leaves room for the rest of the message."""
LONGEST_TOLD = 80
"""A sentence with more letters tells what a choice does, too."""
MOST_ROWS, MOST_ROWS_BELOW_A_PICTURE, MOST_ROWS_IN_WORDS = 7, 3, 2
"""As many rows as leave room for the rest; below a picture, which a desk shows larger; with each card said in words."""


def question(
    look: Look, step: Answered, words: Words, warning: str = "", *, glosses: bool = True, rows: int = MOST_ROWS
) -> tuple[Block, ...]:
    """Return the open question with what its choices do, or what a whole path means and whether it is meant.

    Its buttons are in full rows where they would not fit into `rows`.
    """
    crumbs = chosen(step, words)
    if step.ask is None:
        meant = Ready(words.say(step.says) if step.says is not None else crumbs)
        sure = f"**{words.get('hand-confirm', action=meant)}**"
        yes = button(pick(look, step.path, Verb.PLAY), words.key("button-yes"), Style.SUCCESS)
        return (*paragraph(warning, sure), Row((yes,)))
    ask = step.ask
    lines = paragraph(
        *(_glosses(ask, words) if glosses else ()),
        small(words.get("hand-chosen", choices=Ready(crumbs))) if crumbs else "",
        warning,
        f"**{words.say(ask.question)}**",
        _hint(ask, len(step.so_far), words),
    )
    return (*lines, *_choices(look, step, ask, words, rows))


def chosen(step: Answered, words: Words) -> str:
    """Return what was chosen on the way so far, in words."""
    return " → ".join(_joined(choices, words) for choices in (*step.chosen, *filter(None, [step.so_far])))


def told(ask: Ask | None, notation: str, words: Words) -> str:
    """Return an action as it is told on the way there; as it is written down, where no way leads there.

    Where that explains at length what is chosen, its name is enough.
    """
    step = walk(ask, (ask and path_to(ask, notation)) or ())
    meant = "" if step.says is None or len(words.label(step.says)) > LONGEST_TOLD else words.say(step.says)
    return meant or chosen(step, words) or escaped(notation)


def pick(look: Look, path: tuple[str, ...], verb: Verb = Verb.PICK) -> Click:
    """Return the click that leads to a path of the question, or plays it."""
    return Click(verb, look.table.id, look.table.revision, " ".join(path))


def as_menu(ask: Ask, words: Words) -> bool:
    """Tell whether the question is asked by a menu rather than by buttons."""
    if ask.kind is AskKind.SOME:
        return (ask.least, ask.most) != (1, 1)
    choices = {one.token: one for one in ask.choices}.values()
    if ask.kind is not AskKind.ONE or not words.text_mode:
        return ask.kind is AskKind.ONE and len(choices) > MOST_BUTTONS_OF_AN_ASK
    return len(packed([Button("", button_face(choice, words)[0]) for choice in choices])) > MOST_ROWS_IN_WORDS


def offers_hand(step: Answered | None, scene: Scene, words: Words) -> bool:
    """Tell whether each card of the hand is on a button of the open question (a closed menu hides its cards)."""
    if step is None or step.ask is None or as_menu(step.ask, words):
        return False
    offered = {choice.card for choice in step.ask.choices}
    return all(one.code in offered for one in scene.held)


def resting(look: Look, scene: Scene, words: Words) -> tuple[Block, ...]:
    """Return the hand of somebody who waits: where and as large as it is when they choose.

    It can be pressed only by those who want to choose a card before their turn; in words it is a line otherwise.
    """
    codes = [one.code for one in scene.held if one.code is not None]
    if not 0 < len(codes) <= MOST_BUTTONS_OF_AN_ASK or (words.text_mode and not look.may_preselect):
        return ()
    buttons = []
    chosen = None if look.preselected is None or look.preselected.dropped else look.preselected.card
    for at, code in enumerate(codes):
        label, emoji = button_face(Choice(code, card=code), words)
        if look.may_preselect:
            taken = code == chosen and code not in codes[:at]
            click = Click(Verb.CHOOSE, look.table.id, look.table.revision, f"{at}/{'-' if taken else code}")
            buttons.append(button(click, label, Style.SUCCESS if taken else Style.SECONDARY, emoji))
        else:
            click = Click(Verb.CARD, look.table.id, look.table.revision, str(at))
            buttons.append(button(click, label, emoji=emoji, disabled=True))
    return _rows(buttons)


def _joined(choices: tuple[Choice, ...], words: Words) -> str:
    return words.listed([said(choice, words) for choice in choices]) or words.get("hand-none")


def _glosses(ask: Ask, words: Words) -> list[str]:
    """Return a line for each choice that needs explaining."""
    lines = []
    for choice in ask.open:
        if choice.gloss is not None:
            name = words.chip(choice.card) if choice.card is not None else said(choice, words)
            said_so = words.get("hand-gloss", choice=Ready(f"**{name}**"), gloss=Ready(words.say(choice.gloss)))
            lines.append(small(said_so))
    return list(dict.fromkeys(lines))


def _hint(ask: Ask, placed: int, words: Words) -> str:
    explained = [words.say(one) for one in (ask.legend, ask.advice) if one is not None]
    if ask.kind is AskKind.ORDER:
        hint = words.get("hand-order", next=placed + 1, of=len(ask.open))
    elif ask.kind is AskKind.SOME and as_menu(ask, words):
        hint = ""  # the menu itself says how many
    else:
        hint = _blocked_hint(ask, words)
    return small(" ".join(part for part in (*explained, hint) if part))


def _blocked_hint(ask: Ask, words: Words) -> str:
    """Return which cards may be played, or which may not, whichever is shorter."""
    if len(ask.open) == len(ask.choices):
        return ""
    if words.text_mode:  # a menu says why beside each choice
        return "" if as_menu(ask, words) else words.get("hand-blocked-hint-aloud")
    blocked = [choice for choice in ask.choices if choice.blocked is not None]
    if any(choice.card is None for choice in ask.choices):
        return words.get("hand-blocked-hint")
    few, key = min((ask.open, "hand-playable"), (blocked, "hand-blocked"), key=lambda one: len(one[0]))
    cards = " ".join(short_card(choice.card, words) for choice in few if choice.card is not None)
    return words.get(key, cards=Ready(cards))


def _choices(look: Look, step: Answered, ask: Ask, words: Words, rows: int) -> tuple[Block, ...]:
    if ask.kind is AskKind.SOME and as_menu(ask, words):
        return _some(look, step, ask, words)
    taken = {id(choice) for choice in step.so_far}
    left = {choice.token: choice for choice in reversed(ask.choices) if id(choice) not in taken}
    offered = [left[token] for token in dict.fromkeys(choice.token for choice in ask.choices) if token in left]
    if as_menu(ask, words):
        return tuple(
            _menu(look, step, offered[at : at + MOST_OPTIONS], words, number=at // MOST_OPTIONS)
            for at in range(0, len(offered), MOST_OPTIONS)
        )
    return _rows([_choice_button(look, onward(step, choice.token), choice, words) for choice in offered], rows)


def _rows(buttons: list[Button], most: int = MOST_ROWS) -> tuple[Row, ...]:
    """Return the buttons in rows, each as full as a phone allows; in full rows where they would be too many."""
    found = paired(packed(buttons))
    if len(found) > most:
        found = [buttons[at : at + MOST_BUTTONS] for at in range(0, len(buttons), MOST_BUTTONS)]
    return tuple(Row(tuple(row)) for row in found)


def _choice_button(look: Look, path: tuple[str, ...], choice: Choice, words: Words) -> Button:
    label, emoji = button_face(choice, words)
    style = Style.SECONDARY if choice.blocked is not None else Style.SUCCESS if choice.favoured else Style.PRIMARY
    return button(pick(look, path), label, style, emoji)


def _menu(look: Look, step: Answered, choices: list[Choice], words: Words, *, number: int) -> Menu:
    """Return a menu of some of the choices; its click differs from the other menus' in blanks, which mean nothing."""
    click = pick(look, (*step.path, *[""] * (number + 1)))
    return Menu(str(click), tuple(_option(choice, choice.token, words) for choice in choices), words.key("hand-choose"))


def _option(choice: Choice, value: str, words: Words) -> Option:
    label, emoji = button_face(choice, words)
    name = words.card(choice.card) if choice.card is not None and not label else label
    why = cut(words.label(choice.blocked), 100) if choice.blocked is not None else None
    return Option(value, name, description=why, emoji=emoji)


def _some(look: Look, step: Answered, ask: Ask, words: Words) -> tuple[Block, ...]:
    """Return the menu from which several are taken, and a button for taking none where that is allowed."""
    copies: dict[str, int] = {}
    options = []
    for choice in ask.choices:
        copies[choice.token] = number = copies.get(choice.token, 0) + 1
        options.append(_option(choice, choice.token if number == 1 else f"{choice.token}{COPY}{number}", words))
    menu = Menu(
        str(pick(look, step.path)),
        tuple(options),
        words.key("hand-choose-some", least=ask.least, most=ask.most, span=ask.most - ask.least + 1),
        least=max(1, ask.least),
        most=min(ask.most, len(options)),
    )
    if ask.least > 0:
        return (menu,)
    none = button(pick(look, (*step.path, GROUP)), words.key("button-none"))
    return (menu, Row((none,)))
