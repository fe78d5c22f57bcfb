"""A player's own screen, made for a phone: a move fits into 700 pixels at a width of 390.

From top to bottom: the game and the phase; what happened since the reader's own last move; a line for each player;
what the decision is about (the deal's special facts, the trick or tableau) next to the question; the question next
to its buttons. The newcomer's aim and the ways to everything else (details, log, rules) come last. Whoever waits
sees the same with the hand in the same place, so that nothing jumps when the turn comes.

The details say all that the game's scene says, as on the table, in place of the hand and with the way back.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from bot.clicks import DETAILS, Click, Verb
from bot.screens.after.result import result_lines
from bot.screens.drawing.asking import Answered, ask_of, back, walk
from bot.screens.drawing.brief import Brief
from bot.screens.drawing.choices import MOST_ROWS, MOST_ROWS_BELOW_A_PICTURE, offers_hand, pick, question, resting, told
from bot.screens.drawing.layout import (
    ACCENTS,
    QUIET,
    YOUR_TURN,
    Detail,
    bullets,
    button,
    fits,
    fitted,
    ladder,
    paragraph,
    rules_button,
    sections,
    shortened,
    small,
    when,
)
from bot.screens.drawing.message import Block, Button, Row, Screen, Style
from bot.screens.drawing.packing import balanced
from bot.screens.drawing.pictures import hand_picture, table_picture
from bot.screens.drawing.scenes import Drawing
from bot.screens.help.rules import section_for
from bot.screens.league.daily import daily_button
from bot.screens.table.table import title, waiting_line
from bot.screens.table.votes import poll_lines, poll_row
from bot.tables.model import Hint, Look
from bot.text import Ready, Words
from games import registry
from games.engine import CardRef, Scene, SeatRef, Text
from persistence.rows import Phase

DETAIL_EVENTS = 8
LAST_EVENTS = 3
FEW_GLOSSES = 4
MOST_IN_LINES, MOST_IN_WORDS = 40, 16
"""More cards than the first in the middle are shown as a picture, more than the second told suit by suit."""


def hand_screen(
    look: Look,
    words: Words,
    *,
    path: tuple[str, ...] = (),
    notice: Text | None = None,
    confirm: bool = False,
    detailed: bool = False,
    hint: Hint | None = None,
) -> Screen:
    """Return the viewer's private screen; whoever has no seat watches.

    `path` leads to the question to show; with `confirm` a whole path asks whether it is meant. `notice` is the answer
    to the last press: why it was refused, or that the picture was an old one; `hint` the answer to **Hint**.
    `detailed` shows all that the game says of the moment instead of the question.
    """
    words = words.at(look.table, look.seat)
    warning = f"⚠️ **{words.say(notice)}**" if notice is not None else ""
    if hint is not None:
        warning = _hinted(look, hint, words)
    match look.table.phase:
        case Phase.RUNNING if look.view is not None:
            scene: Scene = registry.game(look.table.game).scene(look.view)
            if detailed or look.seat is None:
                return _all_told(look, scene, words)
            warning = warning or _dropped(look, words)
            return _playing(look, scene, _step(look, path, confirm=confirm), words, warning, hinted=hint is not None)
        case Phase.FINISHED:
            return _over(look, words)
        case _:
            return _not_running(look, warning, words)


def _step(look: Look, path: tuple[str, ...], *, confirm: bool) -> Answered | None:
    """Return the question to show; None while the viewer owes no decision."""
    ask = ask_of(look)
    if ask is None or look.absent or look.table.paused_at is not None:
        return None
    step = walk(ask, path)
    return walk(ask, ()) if step.notation is not None and not confirm else step


def _hinted(look: Look, hint: Hint, words: Words) -> str:
    """Return what a computer player would do, told as on the way there, and why."""
    action = told(ask_of(look), hint.notation, words)
    line = words.get("hand-hint", action=Ready(action), reason=Ready(words.say(hint.reason)))
    return line if words.text_mode else f"💡 {line}"


def _playing(
    look: Look, scene: Scene, step: Answered | None, words: Words, warning: str, *, hinted: bool = False
) -> Screen:
    """Return the hand with all that it should say, or with less where Discord would not take it.

    A hint takes the place of the players, of what happened and of what the choices do: all that was there a press ago.
    So does a further question, of what happened; in words also of the players, each of whom takes a line or two. What
    a lesson explains is what happened.
    """
    further = step is not None and bool(step.path)
    ends = when(end) if step is not None and not words.text_mode and (end := _due(look)) is not None else ""
    seats = not hinted and not (further and words.text_mode)
    brief = Brief(scene, words, () if further or look.explained else look.since, seats=seats, ends=ends)
    screen = _drawn(look, brief, step, words, warning)
    for shorter in (brief, replace(brief, happened=brief.happened[-1:]), replace(brief, happened=(), cards=False)):
        if fits(screen):
            return screen
        screen = _drawn(look, shorter, step, words, warning, lay_hand=False)
    return shortened(screen)


def _drawn(
    look: Look, brief: Brief, step: Answered | None, words: Words, warning: str, *, lay_hand: bool = True
) -> Screen:
    """Return the hand; cards that nothing can be done with now lie there as buttons, or else in a line."""
    crowded = _crowded(brief, words)
    told = brief.told(brief.scene.facts if crowded and step is not None else ())  # the question says them
    lesson = paragraph(*(words.say(one) if words.text_mode else f"🎓 {words.say(one)}" for one in look.explained))
    above: tuple[Block, ...] = paragraph(
        brief.heading(title(look.table.game, words)),
        small(" ".join(told)) if told else "",
        *brief.players(),
    )
    about, strip = _middle(brief, step, words, crowded=crowded)
    rows = MOST_ROWS_BELOW_A_PICTURE if strip else MOST_ROWS
    if strip:
        about, strip = [], (*paragraph(*about), *strip)
    if step is None:
        held, below = _held(look, brief, words, lay_hand=lay_hand)
        where = (*paragraph(*about, held, warning, _waiting(look, words)), *below, *_way_back(look, words))
    else:
        idle = not step.path and not offers_hand(step, brief.scene, words)
        held, below = _held(look, brief, words, lay_hand=lay_hand) if idle else ("", ())
        where = (
            *paragraph(*about, held, "" if brief.seats and brief.ends else small(_time_left(look, words))),
            *question(look, step, words, warning, glosses=brief.seats or bool(step.path) or _few(step), rows=rows),
            *below,
        )
    poll: tuple[Block, ...] = ()
    if look.poll is not None:
        poll = (*paragraph(*poll_lines(look.poll, words)), *poll_row(look, words))
    parts = (lesson, (*above, *strip, *where), poll) if strip else (lesson, above, where, poll)
    blocks = (*sections(*parts), *paragraph(brief.aim()), *_foot(look, step, brief.scene, words))
    return Screen(blocks, accent=QUIET if step is None else YOUR_TURN)


def _few(step: Answered) -> bool:
    """Tell whether what the choices do takes so few lines that it stays beside a hint, which speaks of it."""
    return step.ask is not None and sum(one.gloss is not None for one in step.ask.open) <= FEW_GLOSSES


def _crowded(brief: Brief, words: Words) -> bool:
    """Tell whether too many cards lie in the middle for a line each."""
    lying = sum(len(zone.cards) for zone in brief.scene.centre if zone.decisive)
    return lying > (MOST_IN_WORDS if words.text_mode else MOST_IN_LINES)


def _middle(brief: Brief, step: Answered | None, words: Words, *, crowded: bool) -> tuple[list[str], tuple[Block, ...]]:
    """Return what is special and what lies in the middle, in lines and as a picture.

    Too many cards for a line each are a picture, and in words told suit by suit. The question says what is to be done
    with them, and a further question, which is about some of them, has those on its buttons.
    """
    if not crowded:
        return [*brief.facts(), *brief.middle()], ()
    if step is not None and step.path:
        return [], ()
    facts = brief.facts() if step is None else []
    strip = None if words.text_mode else hand_picture(brief.scene, words)
    return (facts, (strip,)) if strip is not None else ([*facts, *replace(brief, terse=True).middle()], ())


def _held(look: Look, brief: Brief, words: Words, *, lay_hand: bool) -> tuple[str, tuple[Block, ...]]:
    below = resting(look, brief.scene, words) if lay_hand else ()
    return ("", below) if below else (brief.held(), ())


def _waiting(look: Look, words: Words) -> str:
    """Return whom the table waits for and as of when, or that the viewer is away: messages like this can be old."""
    if look.absent:
        return f"**{words.get('hand-absent')}**"
    return "\n".join(
        (
            waiting_line(look.table, words, ordered=look.ordered),
            small(words.get("hand-as-of")),
            *_preselecting(look, words),
        )
    )


def _preselecting(look: Look, words: Words) -> Iterator[str]:
    """Yield what the viewer has chosen before their turn, or that they may."""
    chosen = look.preselected
    if chosen is not None and look.may_preselect and not chosen.dropped:
        yield words.get("hand-preselected", card=CardRef(chosen.card))
    elif look.may_preselect:
        yield small(words.get("hand-preselect"))


def _dropped(look: Look, words: Words) -> str:
    """Return that what the viewer had chosen cannot be played."""
    chosen = look.preselected
    if chosen is None or not chosen.dropped:
        return ""
    return f"⚠️ **{words.get('hand-preselect-dropped', card=CardRef(chosen.card))}**"


def _way_back(look: Look, words: Words) -> Iterator[Row]:
    """Yield the button of somebody whose seat a computer plays until they are back."""
    if look.absent:
        click = Click(Verb.BACK, look.table.id, look.table.revision)
        yield Row((button(click, words.key("button-i-am-back"), Style.SUCCESS),))


def _time_left(look: Look, words: Words) -> str:
    """Return when the viewer's time runs out, nothing where no clock runs."""
    end = _due(look)
    return "" if end is None else words.get("hand-ends", end=Ready(when(end)))


def _due(look: Look) -> int | None:
    """Return when the viewer's time runs out, None where no clock runs."""
    if look.table.paused_at is not None:
        return None
    return next((seat.due_at for seat in look.table.seats if seat.seat == look.seat), None)


def _foot(look: Look, step: Answered | None, scene: Scene, words: Words) -> tuple[Row, ...]:
    """Return what is always there: back, refresh, and the ways to everything else; a hint where the game is free."""
    table = look.table
    buttons = []
    if step is not None and (step.path or step.so_far):
        buttons.append(button(pick(look, back(step)), words.key("button-back")))
    buttons.append(button(Click(Verb.HAND, table.id, table.revision), words.key("button-refresh")))
    buttons.append(button(Click(Verb.HAND, table.id, table.revision, DETAILS), words.key("button-details")))
    buttons += _reading(look, scene, words)
    if look.may_undo:
        buttons.append(button(Click(Verb.UNDO, table.id, table.revision), words.key("button-undo")))
    if step is not None and not step.path and not table.counts and table.daily is None:
        buttons.append(button(Click(Verb.HINT, table.id, table.revision), words.key("button-hint")))
    if look.explained:
        buttons.append(button(Click(Verb.TEACH, table.id, table.revision), words.key("button-skip-lesson")))
    return balanced(*buttons)


def _reading(look: Look, scene: Scene, words: Words) -> Iterator[Button]:
    table = look.table
    yield button(Click(Verb.LOG, table.id, table.revision), words.key("button-log"))
    back = None if look.seat is None else table.id
    yield rules_button(table.game, words, back, table.revision, section_for(table.game, scene, words))


def _all_told(look: Look, scene: Scene, words: Words) -> Screen:
    """Return the details; with the cards' tiles, each of which takes thirty signs, where no words make way for them."""
    whole = _details(look, scene, words, ladder(DETAIL_EVENTS)[0])
    bare = replace(words, emojis={})
    return whole if fits(whole) else fitted(lambda detail: _details(look, scene, bare, detail), DETAIL_EVENTS)


def _details(look: Look, scene: Scene, words: Words, detail: Detail) -> Screen:
    table = look.table
    drawing = Drawing(scene, words, detail, look.since)
    since = [f"**{words.get('hand-since')}**", *bullets(words.say(one.text) for one in drawing.told())]
    blocks = sections(
        paragraph(*drawing.heading(title(table.game, words))),
        () if words.text_mode else (table_picture(scene, words),),
        paragraph(*since) if drawing.told() else (),
        paragraph(*drawing.centre()),
        drawing.panels(),
        paragraph(*drawing.own(), *drawing.hand()),
        paragraph(waiting_line(table, words, ordered=look.ordered), small(_whose(look, words))),
        () if look.poll is None else paragraph(*poll_lines(look.poll, words)),
    )
    if look.seat is None:
        first, last = [button(Click(Verb.WATCH, table.id, table.revision), words.key("button-refresh"))], []
    else:
        first = [button(Click(Verb.HAND, table.id, table.revision), words.key("button-back"), Style.PRIMARY)]
        last = [button(Click(Verb.RESIGN, table.id, table.revision), words.key("button-give-up"))]
        if look.shows_to is not None:
            last.insert(0, button(Click(Verb.HIDE, table.id, table.revision), words.key("button-hide")))
    buttons = (*first, *_reading(look, scene, words), *last)
    return Screen((*blocks, *balanced(*buttons)), accent=QUIET)


def _whose(look: Look, words: Words) -> str:
    """Return whose eyes look, where that is not plain."""
    if look.shows_to is not None:
        return words.get("hand-shows", who=Ready(f"<@{look.shows_to}>"))
    if look.shown_by is not None:
        return words.get("hand-shown", who=SeatRef(look.shown_by))
    return words.get("hand-spectator") if look.seat is None else ""


def _over(look: Look, words: Words) -> Screen:
    table = look.table
    heading = paragraph(f"### {words.get('result-title', game=Ready(title(table.game, words)))}")
    reason = None if look.outcome is None else look.outcome.reason
    # The last play may have ended it all with a line for each seat: nobody's own is cut off.
    closing = sum(one.revision == look.since[-1].revision for one in look.since)
    shown = look.since[-max(LAST_EVENTS, min(closing, DETAIL_EVENTS)) :]
    last = bullets(words.say(one.text) for one in shown if one.text != reason)
    account = result_lines(look.outcome, look.settlement, look.apart, words)[:2] if look.outcome is not None else []
    log = button(Click(Verb.LOG, table.id, table.revision), words.key("button-log"))
    if table.daily is None:
        where = words.get("hand-result", channel=Ready(f"<#{table.place.channel_id}>"))
        rematch = button(Click(Verb.REMATCH, table.id, table.revision), words.key("button-rematch"), Style.PRIMARY)
        ways = (rematch, log)
    else:
        where = words.get("daily-result")
        ways = (daily_button(words, table.daily), log)
    blocks = sections(heading, paragraph(*last), *(paragraph(*part) for part in account), paragraph(small(where)))
    return shortened(Screen((*blocks, Row(ways)), accent=ACCENTS[Phase.FINISHED]))


def _not_running(look: Look, warning: str, words: Words) -> Screen:
    key = "hand-open" if look.table.phase is Phase.OPEN else "closed-text"
    return Screen(
        paragraph(f"### {title(look.table.game, words)}", warning, words.get(key)), accent=ACCENTS[look.table.phase]
    )
