"""A player's own screen: one picture (the trick above, the own cards below), the question in a line, the buttons.

A player who waits sees the same picture with a line that says for whom. In text mode words stand for the picture, in an
order that never changes. First the news: the answer to the last press, what happened since the reader's own last move.
Then the question, its buttons, the rest of the hand, the trick. The game, the phase and the players come last.
The details say all that the game's scene says, as on the table, in place of the hand and with the way back.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

from bot.clicks import DETAILS, Verb
from bot.screens.finished.ended import ended_screen, result_lines
from bot.screens.help.rules import section_for
from bot.screens.parts.buttons import balanced, button, press, rules_button, way
from bot.screens.parts.layout import ACCENTS, OVER, QUIET, YOUR_TURN, Detail, drafted, fitted, framed, ladder, paragraph
from bot.screens.parts.message import Block, Button, Row, Screen, Style
from bot.screens.parts.plain import without_signs
from bot.screens.parts.texts import bold, bullets, channel, mention, signed, small, title, waiting_line, when
from bot.screens.pictures.scenes import hand_picture, table_picture
from bot.screens.questions.choices import MOST_ROWS, offers_hand, pick, preselecting, question, told
from bot.screens.questions.paths import GROUP, Answered, ask_of, back, path_to, walk
from bot.screens.scenes.brief import Brief
from bot.screens.scenes.full import Drawing
from bot.screens.table.votes import poll_row, poll_told
from bot.tables.model import Hint, Look
from bot.text import Words
from games import registry
from games.engine import AskKind, CardRef, Scene, SeatRef, Text
from persistence.rows import Phase

DETAIL_EVENTS = 8
LAST_EVENTS = 3
WARNED = "⚠️"
NEWS = "table-log-"
"""The prefix of events at the table, not in the game: no picture shows them."""
MOST_CARDS = 16
"""More cards than this in the middle are told suit by suit."""
FEW_GLOSSES = 3
MOST_GLOSSES = 6
"""Beside more explanations than this there is less room for a picture."""


@dataclass(frozen=True, slots=True)
class Hand:
    """The source of a drawing; `step` is the open question, None while the viewer owes no decision."""

    look: Look
    scene: Scene
    step: Answered | None
    words: Words
    warning: str = ""
    hint: Hint | None = None

    @property
    def advised(self) -> Collection[str]:
        """The tokens with which the advised action begins; none of a further question."""
        step, ask = self.step, ask_of(self.look)
        path = None if self.hint is None or ask is None else path_to(ask, self.hint.notation)
        if not path or step is None or step.path or step.so_far:
            return ()
        return [token for token in path[0].split(GROUP) if token]

    def asked(self, step: Answered, above: str = "", rows: int = MOST_ROWS) -> tuple[Block, ...]:
        """Says what the choices do, beside a hint in a few lines only; `above` is the answer to the last press."""
        few = sum(one.gloss is not None for one in step.ask.open) <= FEW_GLOSSES if step.ask is not None else False
        glosses = self.hint is None or bool(step.path) or few
        ends = _time_left(self.look, self.words)
        return question(self.look, step, self.words, above, glosses=glosses, rows=rows, advised=self.advised, ends=ends)


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
    """The viewer's private screen; somebody without a seat watches.

    `path` leads to the question to show; with `confirm` a whole path asks whether it is meant. `notice` is the answer
    to the last press: why it was refused, or that the picture was an old one; `hint` the answer to **Hint**.
    `detailed` shows all that the game says of the moment instead of the question.
    """
    words = words.at(look.table, look.seat)
    warning = signed(WARNED, bold(words.say(notice)), words) if notice is not None else ""
    match look.table.phase:
        case Phase.RUNNING if look.view is not None:
            scene: Scene = registry.game(look.table.game).scene(look.view)
            if detailed or look.seat is None:
                # Cards have their tiles, each of which takes thirty characters, where no words make way for them.
                bare, steps = replace(words, emojis={}), ladder(DETAIL_EVENTS)
                ways = ((words, steps[0]), *((bare, step) for step in steps))
                return fitted(lambda way: _details(look, scene, *way), ways)
            warning = warning or _dropped(look, words)
            step = _step(look, path, confirm=confirm)
            hand = Hand(look, scene, step, words, warning, hint)
            # Many buttons are in full rows where Discord would not take them otherwise.
            return _told_aloud(hand) if words.text_mode else fitted(lambda rows: _drawn(hand, rows), (MOST_ROWS, 1))
        case Phase.FINISHED:
            return _over(look, words)
        case _:
            said = words.get("hand-open" if look.table.phase is Phase.OPEN else "closed-text")
            heading = f"### {title(look.table.game, words)}"
            return framed(ACCENTS[look.table.phase], paragraph(heading, warning, said))


def _step(look: Look, path: tuple[str, ...], *, confirm: bool) -> Answered | None:
    """None while the viewer owes no decision."""
    ask = ask_of(look)
    if ask is None or look.absent or look.table.paused_at is not None:
        return None
    step = walk(ask, path)
    return walk(ask, ()) if step.notation is not None and not confirm else step


def _drawn(hand: Hand, rows: int) -> Screen:
    look, step, words = hand.look, hand.step, hand.words
    advised, asked = hand.advised, None if step is None else step.ask
    choices = () if asked is None else asked.open
    outstanding = [one for one in choices if (one.token in advised if advised else one.favoured)]
    marked = [one.card for one in outstanding if one.card is not None]
    confirmed = [one.card for group in step.chosen for one in group if one.card] if step and asked is None else []
    lesson = paragraph(*(f"🎓 {words.say(one)}" for one in look.explained))
    news = next((words.say(one.text) for one in reversed(look.since) if one.text.key.startswith(NEWS)), "")
    below: tuple[Block, ...]
    if step is None:
        below = (
            *paragraph(small(news), hand.warning, *_waiting(look, words)),
            *preselecting(look, hand.scene, words),
            *_way_back(look, words),
        )
    else:
        hinted = _hinted_line(hand)
        below = hand.asked(step, hand.warning or (f"💡 {hinted}" if hinted else small(news)), rows)
    wordy = sum(one.gloss is not None for one in choices) > MOST_GLOSSES
    laid = asked.choices if asked is not None and asked.kind is AskKind.ORDER else ()
    offered = [one.card for one in laid if one.card is not None]
    picture = hand_picture(hand.scene, words, marked, offered, confirmed, wordy=wordy)
    rows_below: list[Block] = [*paragraph(_aim_line(hand)), *_foot(hand)]
    accent = QUIET if step is None else YOUR_TURN
    return drafted(accent, (*lesson, picture, *below), _poll_blocks(look, words), rows=rows_below)


def _dropped(look: Look, words: Words) -> str:
    chosen = look.preselected
    if chosen is None or not chosen.dropped:
        return ""
    ask = ask_of(look)
    why = next((one.blocked for one in ask.choices if one.card == chosen.card and one.blocked), None) if ask else None
    said = words.get("hand-preselect-dropped", card=CardRef(chosen.card))
    return signed(WARNED, bold(said if why is None else f"{said} {words.say(why)}"), words)


# Everything else that the screen can show.


def _details(look: Look, scene: Scene, words: Words, detail: Detail) -> Screen:
    table = look.table
    drawing = Drawing(scene, words, detail, look.since)
    since = [bold(words.get("hand-since")), *bullets(words.say(one.text) for one in drawing.told())]
    log, rules = press(table, Verb.LOG, words), _rules_here(look, scene, words)
    if look.seat is None:
        buttons = [press(table, Verb.WATCH, words, "button-refresh"), log, rules]
    else:
        hide = [press(table, Verb.HIDE, words)] if look.shows_to is not None else []
        buttons = [press(table, Verb.HAND, words, "button-back", Style.PRIMARY), log, rules, *hide]
        buttons.append(press(table, Verb.RESIGN, words, "button-give-up"))
    return drafted(
        QUIET,
        paragraph(*drawing.heading(title(table.game, words))),
        () if words.text_mode else (table_picture(scene, words),),
        paragraph(*since) if drawing.told() else (),
        paragraph(*drawing.centre()),
        drawing.panels(),
        paragraph(*drawing.own(), *drawing.hand()),
        paragraph(waiting_line(table, words, ordered=look.ordered), small(_whose(look, words))),
        poll_told(look, words),
        rows=balanced(*buttons),
    )


def _whose(look: Look, words: Words) -> str:
    if look.shows_to is not None:
        return words.get("hand-shows", who=mention(look.shows_to))
    if look.shown_by is not None:
        return words.get("hand-shown", who=SeatRef(look.shown_by))
    return words.get("hand-spectator") if look.seat is None else ""


def _over(look: Look, words: Words) -> Screen:
    table = look.table
    if table.solitary and table.daily is None and table.challenge is None:  # no message at the table tells it
        return ended_screen(look, words)
    heading = paragraph(f"### {words.get('result-title', game=title(table.game, words))}")
    reason = None if look.outcome is None else look.outcome.reason
    # The last play may have ended it all with a line for each seat: nobody's own is cut off.
    closing = sum(one.revision == look.since[-1].revision for one in look.since)
    shown = look.since[-max(LAST_EVENTS, min(closing, DETAIL_EVENTS)) :]
    last = bullets(words.say(one.text) for one in shown if one.text != reason)
    result = [] if look.outcome is None else result_lines(look.outcome, look.settlement, look.apart, words)
    if table.board is not None:
        where = words.get("contest-board-result")
        onward = way(Verb.CONTEST, words, "button-contest-standings", Style.PRIMARY, rest=f"page/{table.board}/")
    elif table.challenge is not None:
        where, onward = words.get("challenge-waits-for-all"), press(table, Verb.REPLAY, words)
    elif table.daily is None:
        where = words.get("hand-result", channel=channel(table))
        onward = press(table, Verb.REMATCH, words, "button-rematch", Style.PRIMARY)
    else:
        where = words.get("daily-result")
        onward = way(Verb.DAILY, words, style=Style.PRIMARY, rest=f"day/{table.daily}")
    parts = (heading, paragraph(*last), *(paragraph(*part) for part in result), paragraph(small(where)))
    return framed(OVER, *parts, rows=[Row((onward, press(table, Verb.LOG, words)))])


def _told_aloud(hand: Hand) -> Screen:
    """A hint, a further question or a lesson's explanation takes the place of the players and of what happened."""
    look, step = hand.look, hand.step
    further = bool(look.explained) or (step is not None and bool(step.path))
    brief = Brief(hand.scene, hand.words, () if further else look.since, seats=hand.hint is None and not further)
    shorter = replace(brief, happened=brief.happened[-1:]), replace(brief, happened=(), cards=False)
    return fitted(lambda one: _aloud(hand, one), (brief, *shorter))


def _aloud(hand: Hand, brief: Brief) -> Screen:
    look, scene, step, words = hand.look, hand.scene, hand.step, hand.words
    crowded = sum(len(zone.cards) for zone in scene.centre if zone.decisive) > MOST_CARDS
    happened = brief.told(scene.facts if crowded and step is not None else ())  # the question says them
    news = (*(words.say(one) for one in look.explained), hand.warning or _hinted_line(hand), small(" ".join(happened)))
    if step is None:
        choices = preselecting(look, scene, words)
        asked = (*paragraph(*_waiting(look, words)), *choices, *_way_back(look, words))
        held = "" if choices else brief.held()
    else:
        asked = hand.asked(step)
        held = "" if step.path or offers_hand(step, scene, words) else brief.held()
    lies = paragraph(held, *_middle(brief, step, crowded=crowded))
    where = paragraph(brief.heading(title(look.table.game, words)), *brief.players(), _aim_line(hand))
    accent, parts = QUIET if step is None else YOUR_TURN, (paragraph(*news), asked, lies, where)
    return without_signs(drafted(accent, *parts, _poll_blocks(look, words), rows=_foot(hand)))


def _middle(brief: Brief, step: Answered | None, *, crowded: bool) -> list[str]:
    """In a `crowded` message a further question has no such lines: its buttons name the cards it is about."""
    if not crowded:
        return [*brief.middle(), *brief.facts()]
    if step is not None and step.path:
        return []
    return [*replace(brief, terse=True).middle(), *(brief.facts() if step is None else [])]


def _hinted_line(hand: Hand) -> str:
    """Told as on the way there, and why; empty where nobody has asked."""
    hint, words = hand.hint, hand.words
    if hint is None:
        return ""
    line = words.get("hand-hint", action=told(ask_of(hand.look), hint.notation, words), reason=words.say(hint.reason))
    return f"{line} {words.get('hand-hint-climb')}" if hand.look.table.climbs else line


def _aim_line(hand: Hand) -> str:
    aim, words = hand.scene.aim, hand.words
    if aim is None or not hand.look.newcomer:
        return ""
    return small(words.get("hand-aim", aim=words.say(aim)))


def _waiting(look: Look, words: Words) -> Iterator[str]:
    """The awaited players and the viewer's choice before their turn, or a note that the viewer is away."""
    if look.absent:
        yield f"**{words.get('hand-absent')}**"
        return
    yield waiting_line(look.table, words, ordered=look.ordered)
    chosen = look.preselected
    if chosen is not None and look.may_preselect and not chosen.dropped:
        yield words.get("hand-preselected", card=CardRef(chosen.card))
    elif look.may_preselect:
        yield small(words.get("hand-preselect"))


def _way_back(look: Look, words: Words) -> Iterator[Row]:
    """For somebody whose seat a computer plays until they are back."""
    if look.absent:
        yield Row((press(look.table, Verb.BACK, words, "button-i-am-back", Style.SUCCESS),))


def _time_left(look: Look, words: Words) -> str:
    """Empty where no clock runs."""
    end = next((seat.due_at for seat in look.table.seats if seat.seat == look.seat), None)
    return "" if end is None or look.table.paused_at is not None else words.get("hand-ends", end=when(end))


def _poll_blocks(look: Look, words: Words) -> tuple[Block, ...]:
    return (*poll_told(look, words), *poll_row(look, words))


def _foot(hand: Hand) -> tuple[Row, ...]:
    """Back, the ways to everything else, a hint where the game is free."""
    look, step, words = hand.look, hand.step, hand.words
    table = look.table
    buttons = []
    if step is not None and len(step.path) > bool(step.picked):
        buttons.append(button(pick(look, back(step)), words.key("button-back")))
    buttons.append(press(table, Verb.HAND, words, "button-refresh"))
    buttons.append(press(table, Verb.HAND, words, "button-details", rest=DETAILS))
    if look.may_undo:
        buttons.append(press(table, Verb.UNDO, words))
    if step is not None and not step.path and not table.counts and not table.concealed:
        buttons.append(press(table, Verb.HINT, words))
    if look.explained:
        buttons.append(press(table, Verb.TEACH, words, "button-skip-lesson"))
    buttons.append(_rules_here(look, hand.scene, words))
    return balanced(*buttons)


def _rules_here(look: Look, scene: Scene, words: Words) -> Button:
    table, back_to = look.table, None if look.seat is None else look.table.id
    return rules_button(table.game, words, back_to, table.revision, section_for(table.game, scene, words))
