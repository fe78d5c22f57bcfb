"""A player's own screen: what happened, what lies where, the own cards, and the question with its buttons."""

from __future__ import annotations

from bot.clicks import Click, Verb
from bot.screens.asking import COPY, GROUP, Step, ask_of, back, onward, walk
from bot.screens.cards import button_face, said
from bot.screens.layout import (
    ACCENTS,
    QUIET,
    YOUR_TURN,
    Detail,
    bullets,
    button,
    fitted,
    paragraph,
    rules_button,
    sections,
    shortened,
    small,
)
from bot.screens.message import MOST_BUTTONS, MOST_OPTIONS, Block, Button, Menu, Option, Row, Screen, Style, rows
from bot.screens.result import result_lines
from bot.screens.rules import section_for
from bot.screens.scenes import Drawing
from bot.screens.table import title, waiting_line
from bot.tables.model import Look
from bot.text import Ready, Words, cut
from games import registry
from games.engine import Ask, AskKind, Choice, Scene, Text
from persistence.rows import Phase

MOST_BUTTONS_OF_AN_ASK = 20
"""Above so many choices a menu is easier to read and leaves room for the rest of the message."""
MANY = 8
"""From so many choices on, each suit has a row of its own."""
MOST_ROWS = 7
PRIVATE_EVENTS = 8
LAST_EVENTS = 3


def hand_screen(
    look: Look,
    words: Words,
    *,
    path: tuple[str, ...] = (),
    notice: Text | None = None,
    confirm: bool = False,
) -> Screen:
    """Return the viewer's private screen.

    `path` leads to the question to show; with `confirm` a whole path asks whether it is meant. `notice` is the answer
    to the last press: why it was refused, or that the picture was an old one.
    """
    words = words.at(look.table, look.seat)
    warning = f"⚠️ **{words.say(notice)}**" if notice is not None else ""
    match look.table.phase:
        case Phase.RUNNING if look.view is not None:
            scene: Scene = registry.game(look.table.game).scene(look.view)
            step = _step(look, path, confirm=confirm)
            return fitted(
                lambda detail: _playing(look, scene, step, words, warning=warning, detail=detail), PRIVATE_EVENTS
            )
        case Phase.FINISHED:
            return _over(look, words)
        case _:
            return _not_running(look, warning, words)


def _step(look: Look, path: tuple[str, ...], *, confirm: bool) -> Step | None:
    """Return the question to show; None while the viewer owes no decision."""
    ask = ask_of(look)
    if ask is None:
        return None
    step = walk(ask, path)
    return walk(ask, ()) if step.notation is not None and not confirm else step


def _playing(look: Look, scene: Scene, step: Step | None, words: Words, *, warning: str, detail: Detail) -> Screen:
    table = look.table
    drawing = Drawing(scene, words, detail, look.since)
    since = [f"**{words.get('hand-since')}**", *bullets(words.say(one.text) for one in drawing.told())]
    mine = [*drawing.own(), *(drawing.hand() if _unseen(scene, step) else ())]
    blocks = sections(
        paragraph(*drawing.heading(title(table.game, words))),
        paragraph(*since) if drawing.told() else (),
        paragraph(*drawing.centre()),
        drawing.panels(),
        paragraph(*mine),
        _question(look, step, warning, words),
    )
    section = section_for(table.game, scene, words)
    accent = QUIET if step is None else YOUR_TURN
    return Screen((*blocks, *_foot(look, step, section, words)), accent=accent)


def _unseen(scene: Scene, step: Step | None) -> bool:
    """Tell whether some card of the hand is on no button of the open question (a closed menu hides its cards)."""
    if scene.hand is None or step is None or step.ask is None or _as_menu(step.ask):
        return True
    offered = {choice.card for choice in step.ask.choices}
    return any(one.code not in offered for one in scene.hand.cards)


def _question(look: Look, step: Step | None, warning: str, words: Words) -> tuple[Block, ...]:
    if step is None:
        waiting = words.get("hand-spectator") if look.seat is None else waiting_line(look.table, words)
        return paragraph(warning, waiting)
    crumbs = " → ".join(_joined(choices, words) for choices in (*step.chosen, *filter(None, [step.so_far])))
    if step.ask is None:
        meant = Ready(words.say(step.says) if step.says is not None else crumbs)
        sure = f"**{words.get('hand-confirm', action=meant)}**"
        return (*paragraph(warning, sure), Row((_play_button(look, step, words),)))
    lines = paragraph(
        words.get("hand-chosen", choices=Ready(crumbs)) if crumbs else "",
        warning,
        f"**{words.say(step.ask.question)}**",
        _hint(step.ask, len(step.so_far), words),
    )
    return (*lines, *_choices(look, step, step.ask, words))


def _as_menu(ask: Ask) -> bool:
    """Tell whether the question is asked by a menu rather than by buttons."""
    if ask.kind is AskKind.SOME:
        return (ask.least, ask.most) != (1, 1)
    return ask.kind is AskKind.ONE and len({choice.token for choice in ask.choices}) > MOST_BUTTONS_OF_AN_ASK


def _joined(choices: tuple[Choice, ...], words: Words) -> str:
    return words.listed([said(choice, words) for choice in choices]) or words.get("hand-none")


def _hint(ask: Ask, placed: int, words: Words) -> str:
    if ask.kind is AskKind.ORDER:
        return small(words.get("hand-order", next=placed + 1, of=len(ask.open)))
    if ask.kind is AskKind.SOME and _as_menu(ask):
        return small(words.get("hand-some", least=ask.least, most=ask.most, span=ask.most - ask.least + 1))
    hint = words.get("hand-blocked-hint-aloud" if words.text_mode else "hand-blocked-hint")
    return small(hint) if len(ask.open) < len(ask.choices) else ""


def _choices(look: Look, step: Step, ask: Ask, words: Words) -> tuple[Block, ...]:
    if ask.kind is AskKind.SOME and _as_menu(ask):
        return _some(look, step, ask, words)
    taken = {id(choice) for choice in step.so_far}
    left = {choice.token: choice for choice in reversed(ask.choices) if id(choice) not in taken}
    offered = [left[token] for token in dict.fromkeys(choice.token for choice in ask.choices) if token in left]
    if _as_menu(ask):
        return tuple(
            _menu(look, step, offered[at : at + MOST_OPTIONS], words, number=at // MOST_OPTIONS)
            for at in range(0, len(offered), MOST_OPTIONS)
        )
    buttons = [_choice_button(look, onward(step, choice.token), choice, words) for choice in offered]
    by_suit = _rows_by_suit(offered, buttons, words)
    return by_suit if len(offered) >= MANY and len(by_suit) <= MOST_ROWS else _even_rows(buttons)


def _rows_by_suit(offered: list[Choice], buttons: list[Button], words: Words) -> tuple[Row, ...]:
    """Return the buttons in rows, each suit beginning a new one."""
    suits: dict[str, list[Button]] = {}
    for choice, one in zip(offered, buttons, strict=True):
        face = None if choice.card is None else words.face(choice.card)
        suits.setdefault("" if face is None else face.suit, []).append(one)
    return tuple(row for suit in suits.values() for row in _even_rows(suit))


def _even_rows(buttons: list[Button]) -> tuple[Row, ...]:
    """Return as few rows as possible, about equally long."""
    needed = -(-len(buttons) // MOST_BUTTONS)
    return rows(buttons, -(-len(buttons) // needed))


def _choice_button(look: Look, path: tuple[str, ...], choice: Choice, words: Words) -> Button:
    label, emoji = button_face(choice, words)
    style = Style.SECONDARY if choice.blocked is not None else Style.SUCCESS if choice.favoured else Style.PRIMARY
    return button(_pick(look, path), label, style, emoji)


def _pick(look: Look, path: tuple[str, ...], verb: Verb = Verb.PICK) -> Click:
    return Click(verb, look.table.id, look.table.revision, " ".join(path))


def _play_button(look: Look, step: Step, words: Words) -> Button:
    return button(_pick(look, step.path, Verb.PLAY), words.key("button-yes"), Style.SUCCESS)


def _menu(look: Look, step: Step, choices: list[Choice], words: Words, *, number: int) -> Menu:
    """Return a menu of some of the choices; its click differs from the other menus' in blanks, which mean nothing."""
    click = _pick(look, (*step.path, *[""] * (number + 1)))
    return Menu(str(click), tuple(_option(choice, choice.token, words) for choice in choices), words.key("hand-choose"))


def _option(choice: Choice, value: str, words: Words) -> Option:
    label, emoji = button_face(choice, words)
    why = cut(words.label(choice.blocked), 100) if choice.blocked is not None else None
    return Option(value, label, description=why, emoji=emoji)


def _some(look: Look, step: Step, ask: Ask, words: Words) -> tuple[Block, ...]:
    """Return the menu from which several are taken, and a button for taking none where that is allowed."""
    copies: dict[str, int] = {}
    options = []
    for choice in ask.choices:
        copies[choice.token] = number = copies.get(choice.token, 0) + 1
        options.append(_option(choice, choice.token if number == 1 else f"{choice.token}{COPY}{number}", words))
    menu = Menu(
        str(_pick(look, step.path)),
        tuple(options),
        words.key("hand-choose-some", least=ask.least, most=ask.most, span=ask.most - ask.least + 1),
        least=max(1, ask.least),
        most=min(ask.most, len(options)),
    )
    if ask.least > 0:
        return (menu,)
    none = button(_pick(look, (*step.path, GROUP)), words.key("button-none"))
    return (menu, Row((none,)))


def _foot(look: Look, step: Step | None, section: str | None, words: Words) -> tuple[Block, ...]:
    """Return the row that is always there: back, refresh, rules, and the way out, which asks first."""
    table = look.table
    buttons = []
    if step is not None and (step.path or step.so_far):
        buttons.append(button(_pick(look, back(step)), words.key("button-back")))
    buttons.append(button(Click(Verb.HAND, table.id, table.revision), words.key("button-refresh")))
    buttons.append(rules_button(table.game, words, table.id, table.revision, section))
    if look.seat is not None:
        buttons.append(button(Click(Verb.RESIGN, table.id, table.revision), words.key("button-give-up")))
    return (Row(tuple(buttons)),)


def _over(look: Look, words: Words) -> Screen:
    table = look.table
    heading = paragraph(f"### {words.get('result-title', game=Ready(title(table.game, words)))}")
    reason = None if look.outcome is None else look.outcome.reason
    # The last play may have ended it all with a line for each seat: nobody's own is cut off.
    closing = sum(one.revision == look.since[-1].revision for one in look.since)
    shown = look.since[-max(LAST_EVENTS, min(closing, PRIVATE_EVENTS)) :]
    last = bullets(words.say(one.text) for one in shown if one.text != reason)
    account = result_lines(look.outcome, look.settlement, look.apart, words)[:2] if look.outcome is not None else []
    where = paragraph(small(words.get("hand-result", channel=Ready(f"<#{table.place.channel_id}>"))))
    blocks = sections(heading, paragraph(*last), *(paragraph(*part) for part in account), where)
    buttons = Row(
        (
            button(Click(Verb.REMATCH, table.id, table.revision), words.key("button-rematch"), Style.PRIMARY),
            button(Click(Verb.LOG, table.id, table.revision), words.key("button-log")),
        )
    )
    return shortened(Screen((*blocks, buttons), accent=ACCENTS[Phase.FINISHED]))


def _not_running(look: Look, warning: str, words: Words) -> Screen:
    key = "hand-open" if look.table.phase is Phase.OPEN else "closed-text"
    return Screen(
        paragraph(f"### {title(look.table.game, words)}", warning, words.get(key)), accent=ACCENTS[look.table.phase]
    )
