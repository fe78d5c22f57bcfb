"""A contest's one message, its standings page by page, and the list of a server's contests."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from babel.numbers import format_decimal

from bot.art.results import MOST_LINES, MOST_MATCHES, BracketMatch, ContestPlan, StandingLine
from bot.clicks import Click, Verb
from bot.contests.model import ContestLook, key_of
from bot.screens.parts.buttons import balanced, button, turning
from bot.screens.parts.layout import (
    ACCENTS,
    OPEN,
    OVER,
    QUIET,
    deed_question,
    mention,
    paragraph,
    sections,
    shortened,
    small,
    when,
)
from bot.screens.parts.message import Block, Button, Picture, Screen, Style
from bot.screens.parts.titles import title
from bot.screens.pictures.alt import whole_sentences
from bot.screens.pictures.covers import deal_picture
from bot.screens.pictures.scenes import felt_of
from bot.screens.seasons.standings import name_of, place_text, some_of
from bot.tables.model import Person
from bot.text import Ready, Words, clean_name, escaped
from persistence.rows import Phase
from seasons.contests.duplicate import LeagueLine
from seasons.contests.model import Contest, Match, Stage, System, Why
from seasons.contests.standings import Line
from seasons.contests.verbs import survivors

PICTURE = "contest.png"
PAGE = 12
MOST_SPOKEN = 8
"""The lines of the standings that the message has in text mode."""
DIGITS = 12
"""The digits of a promise that are shown: enough to hold a board to it."""
MOST_IN_LEAGUE = 30
MOST_SHOWN = 8
HALVES = {Fraction(1, 2): "½"}
_ACCENTS = {
    Stage.ENTRY: OPEN,
    Stage.RUNNING: ACCENTS[Phase.RUNNING],
    Stage.OVER: OVER,
    Stage.CALLED_OFF: ACCENTS[Phase.CLOSED],
}


def contest_screen(look: ContestLook, words: Words) -> Screen:
    contest = look.contest
    heading = paragraph(f"### {contest_title(contest, words)}", small(_about(contest, words)))
    shown: Sequence[Block] = ()
    banner: Sequence[Block] = ()
    if _begun(contest) and words.text_mode:
        shown = paragraph(*(_line(contest, line, words) for line in look.lines[:MOST_SPOKEN]))
    elif _begun(contest) or (contest.rounds and _has_bracket(contest) and not words.text_mode):
        shown = (_picture(look, words),)
    elif contest.alive and not words.text_mode:
        banner = (deal_picture(contest.plan.game, (words.key(f"contest-system-{contest.plan.system}"),), [], words),)
    state = paragraph(f"**{_state(look, words)}**", _hint(contest, words))
    names = paragraph(_entrants(contest, words)) if contest.stage is Stage.ENTRY else ()
    promised = ", ".join(f"`{one[:DIGITS]}`" for one in look.promises)
    promises = paragraph(small(words.get("contest-promises", digits=Ready(promised)))) if promised else ()
    blocks = (*banner, *sections(heading, state, shown, names, _matches(contest, words), promises))
    return shortened(Screen((*blocks, *balanced(*_buttons(look, words))), accent=_ACCENTS[contest.stage]))


def standings_screen(look: ContestLook, who: Person, page: int, words: Words) -> Screen:
    """With tie-breaks and what the reader can do; pages count from 0."""
    contest = look.contest
    pages = max(1, -(-len(look.lines) // PAGE))
    page = min(max(page, 0), pages - 1)
    shown = look.lines[page * PAGE : (page + 1) * PAGE]
    mine = contest.entrant_of(who.id)
    own = next((line for line in look.lines if mine is not None and line.number == mine.number), None)
    begun = _begun(contest)
    lines = [_line(contest, line, words, breaks=True) if begun else _named(contest, line, words) for line in shown]
    if own is not None and own not in shown:
        lines += ["…", _line(contest, own, words, breaks=True)] if begun else []
    body = paragraph(*lines) if lines else paragraph(words.get("contest-nobody"))
    how = small(words.get(f"contest-order-{contest.plan.system}")) if begun else ""
    buttons = turning(page, pages, lambda there: press("page", look.row.id, there), words)
    if contest.alive and mine is not None and not mine.gone:
        buttons.append(button(press("leave", look.row.id), words.key("button-contest-leave")))
    if contest.alive and (who.manages or who.id == contest.host_id):
        if contest.stage is Stage.ENTRY:
            buttons.append(button(press("start", look.row.id), words.key("button-start"), Style.SUCCESS))
        buttons.append(button(press("off", look.row.id), words.key("button-contest-off"), Style.DANGER))
    heading = paragraph(f"### {contest_title(contest, words)}", small(_about(contest, words)))
    return shortened(Screen((*sections(heading, body, paragraph(how)), *balanced(*buttons)), accent=QUIET))


def off_question(look: ContestLook, words: Words) -> Screen:
    night = look.contest.plan.night
    yes = button(press("off", look.row.id, "yes"), words.key("button-contest-off"), Style.DANGER)
    no = button(press("page", look.row.id), words.key("button-back"))
    question, more = words.get(key_of(night, "off-question")), words.get(key_of(night, "off-text"))
    return deed_question(question, more, yes, no)


def contests_screen(looks: Sequence[ContestLook], words: Words) -> Screen:
    lines = [contest_line(look, words) for look in looks]
    body = paragraph(*lines) if lines else paragraph(words.get("contest-none-yet"))
    return shortened(Screen(sections(paragraph(f"### {words.get('contest-list')}"), body), accent=QUIET))


def league_screen(name: str, lines: Sequence[LeagueLine], words: Words) -> Screen:
    told = [
        f"{place_text(one.place, words)} {name_of(one.name, words)} · **{score_text(one.points, words)}** · "
        + words.get("contest-evenings", count=one.evenings)
        for one in lines[:MOST_IN_LEAGUE]
    ]
    heading = paragraph(f"### {escaped(clean_name(name, 60))}")
    return shortened(Screen(sections(heading, paragraph(*told), paragraph(small(words.get("contest-league-about"))))))


def contest_line(look: ContestLook, words: Words, *, plain: bool = False) -> str:
    """`plain` where there is no Markdown."""
    what = contest_title(look.contest, words, plain=plain)
    state = words.key(f"contest-stage-{look.contest.stage}")
    if plain:
        return f"{what} · {state}"[:100]
    return f"- **{what}** · {state} · <#{look.row.channel_id}> · `{look.row.id}`"


def press(what: str, contest_id: str, more: object = "") -> Click:
    return Click(Verb.CONTEST, rest=f"{what}/{contest_id}/{more}")


def contest_title(contest: Contest, words: Words, *, plain: bool = False) -> str:
    if not contest.plan.title:
        say = words.key if plain else words.get
        game = title(contest.plan.game, words, plain=plain)
        if contest.plan.night:
            return say("night-title", game=game)
        return say("contest-title", game=game, system=contest.plan.system)
    name = clean_name(contest.plan.title, 60)
    return name if plain else escaped(name)


def score_text(points: Fraction, words: Words) -> str:
    """A half as ½, other parts as decimals."""
    whole, rest = divmod(points, 1)
    if rest in HALVES:
        return (str(whole) if whole else "") + HALVES[rest]
    return str(format_decimal(round(float(points), 2), "0.##", locale=words.formats))


def _about(contest: Contest, words: Words) -> str:
    plan = contest.plan
    parts = [title(plan.game, words), words.get(f"contest-system-{plan.system}")] if plan.title else []
    if plan.system in (System.SWISS, System.DUPLICATE):
        parts.append(words.get(_of(contest, "rounds"), count=plan.rounds))
    parts.append(words.get("contest-size", count=plan.size))
    parts.append(words.get("contest-pace", pace=words.get(f"pace-{plan.pace}")))
    if not plan.live:
        parts.append(words.get("contest-days", count=plan.round_ms // (24 * 3_600_000)))
    return " · ".join(parts)


def _begun(contest: Contest) -> bool:
    """True once anything has been played; before that, everybody stands alike."""
    return any(match.verdict is not None for one in contest.rounds for match in one.matches)


def _has_bracket(contest: Contest) -> bool:
    return contest.plan.system is System.KNOCKOUT and contest.plan.size == 2


def _of(contest: Contest, what: str) -> str:
    """The key of a word about rounds; those of a duplicate are boards."""
    return f"contest-{what.replace('round', 'board') if contest.plan.system is System.DUPLICATE else what}"


def _state(look: ContestLook, words: Words) -> str:
    contest = look.contest
    match contest.stage:
        case Stage.ENTRY:
            entered = sum(not one.gone for one in contest.entrants)
            return words.get("contest-entered", count=entered, most=contest.plan.most)
        case Stage.RUNNING:
            return words.get(_of(contest, "round"), number=len(contest.rounds)) if contest.rounds else ""
        case Stage.OVER:
            winners = [f"{_name(contest, line.number, words)}" for line in look.lines if line.place == 1]
            return words.get("contest-won", who=words.listed(winners), count=len(winners))
        case Stage.CALLED_OFF:
            return words.get("contest-called-off")


def _hint(contest: Contest, words: Words) -> str:
    plan = contest.plan
    if contest.stage is Stage.ENTRY:
        if plan.starts_at is None:
            return words.get("contest-starts-by-hand", host=mention(contest.host_id))
        when_it_does = when(plan.starts_at)
        if plan.checks_in_at is None:
            return words.get("contest-starts", when=when_it_does)
        return words.get("contest-checks-in", when=when_it_does, since=when(plan.checks_in_at, "t"))
    until = contest.until()
    if until is None:
        return ""
    return words.get("contest-until", begins=when(contest.rounds[-1].opens_at), until=when(until))


def _entrants(contest: Contest, words: Words) -> str:
    return some_of([_name(contest, one.number, words) for one in contest.entrants if not one.gone], MOST_LINES, words)


def _name(contest: Contest, number: int, words: Words, *, plain: bool = False) -> str:
    return name_of(contest.entrant(number).name, words, plain=plain)


def _named(contest: Contest, line: Line, words: Words) -> str:
    return f"{line.number}\\. {_name(contest, line.number, words)}"


def _line(contest: Contest, line: Line, words: Words, *, breaks: bool = False) -> str:
    points = score_text(line.points, words)
    told = f"{place_text(line.place, words)} {_name(contest, line.number, words)} · **{points}**"
    if breaks and line.breaks:
        told += f" ({' · '.join(score_text(one, words) for one in line.breaks)})"
    return told


def _matches(contest: Contest, words: Words) -> tuple[Block, ...]:
    if contest.stage is not Stage.RUNNING or not contest.rounds:
        return ()
    matches = [match for match in contest.rounds[-1].matches if match.members]
    lines = [_match(contest, at, match, words) for at, match in enumerate(matches, 1)]
    shown = lines[:MOST_SHOWN]
    if len(lines) > len(shown):
        shown.append(small(words.get("contest-more-matches", count=len(lines) - len(shown))))
    return paragraph(*shown)


def _match(contest: Contest, at: int, match: Match, words: Words) -> str:
    names = [_name(contest, number, words) for number in match.members]
    if match.bye:
        return words.get("contest-bye", who=names[0])
    verdict = match.verdict
    if verdict is None or contest.plan.system is System.DUPLICATE:
        return f"{at}\\. {' – '.join(names)}"
    best = min((place for seat, place in enumerate(verdict.places) if seat not in verdict.forfeits), default=0)
    shown = [
        f"**{name}**" if verdict.places[seat] == best and seat not in verdict.forfeits else name
        for seat, name in enumerate(names)
    ]
    how = "" if verdict.why is Why.PLAYED else f" · {words.get(f'contest-why-{verdict.why}')}"
    return f"{at}\\. {' – '.join(shown)}{how}"


def _buttons(look: ContestLook, words: Words) -> list[Button]:
    contest, here = look.contest, look.row.id
    if not contest.alive:
        return [button(press("page", here), words.key("button-contest-standings"), Style.PRIMARY)]
    late = contest.plan.system in (System.SWISS, System.DUPLICATE) and len(contest.rounds) < contest.plan.rounds
    join = button(press("join", here), words.key("button-join"), Style.SUCCESS)
    here_now = button(press("here", here), words.key("button-contest-here"))
    standings = button(press("page", here), words.key("button-contest-standings"))
    if contest.stage is Stage.ENTRY:
        return [join, *([here_now] if contest.plan.checks_in_at is not None else []), standings]
    table = button(press("table", here), words.key("button-contest-table"), Style.PRIMARY)
    return [table, here_now, *([join] if late else []), standings]


def _picture(look: ContestLook, words: Words) -> Picture:
    contest = look.contest
    plain = contest_title(contest, words, plain=True)
    heading = f"{plain} · {words.key(_of(contest, 'round'), number=len(contest.rounds))}"
    if contest.stage is Stage.OVER:
        heading = plain
    lines = tuple(
        StandingLine(line.place, _name(contest, line.number, words, plain=True), score_text(line.points, words))
        for line in look.lines
    )
    rounds = _bracket(contest, words) if _has_bracket(contest) else ()
    return standings_picture(contest.plan.game, heading, lines, words, rounds)


def standings_picture(
    game: str,
    heading: str,
    lines: Sequence[StandingLine],
    words: Words,
    rounds: tuple[tuple[BracketMatch, ...], ...] = (),
) -> Picture:
    told = [f"{line.place}. {line.name} · {line.points}." for line in lines[:MOST_LINES]]
    if rounds:
        told = [f"{' – '.join(match.names)}." for matches in rounds for match in matches]
    plan = ContestPlan(felt_of(game), heading, tuple(lines[:MOST_LINES]), rounds)
    return Picture(PICTURE, plan, whole_sentences([heading + ".", *told], words))


def _bracket(contest: Contest, words: Words) -> tuple[tuple[BracketMatch, ...], ...]:
    """As far as the rounds have room, those to come among them."""
    found = [
        tuple(_drawn(contest, match, words) for match in one.matches)
        for one in contest.rounds
        if len(one.matches) <= MOST_MATCHES
    ]
    while found and len(found[-1]) > 1:
        unknown = BracketMatch(("", ""))
        found.append(tuple(unknown for _ in range(len(found[-1]) // 2)))
    return tuple(found)


def _drawn(contest: Contest, match: Match, words: Words) -> BracketMatch:
    names = tuple(_name(contest, number, words, plain=True) for number in match.members)
    winner = next(iter(survivors(contest, match, 1)), None) if match.decided else None
    return BracketMatch((*names, "", "")[:2], None if winner is None else match.members.index(winner))
