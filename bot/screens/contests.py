"""A contest's one message, its standings page by page, and the list of a server's contests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction

from babel.numbers import format_decimal

from bot.art.results import MOST_LINES, MOST_MATCHES, BracketMatch, ContestPlan, StandingLine
from bot.clicks import Click, Verb
from bot.contests.model import ContestLook, sentence_key
from bot.screens.parts.buttons import balanced, button, turning
from bot.screens.parts.layout import CLOSED, OPEN, OVER, QUIET, RUNNING, confirm_screen, framed, paragraph
from bot.screens.parts.message import Block, Button, Picture, Screen, Style
from bot.screens.parts.texts import bold, mention, small, title, when
from bot.screens.pictures.alt import whole_sentences
from bot.screens.pictures.covers import deal_picture
from bot.screens.pictures.scenes import felt_of
from bot.screens.seasons.standings import name_of, place_text, some_of
from bot.tables.model import Person
from bot.text import Ready, Words, safe_name
from seasons.contests.duplicate import LeagueLine
from seasons.contests.model import Contest, Match, Stage, System, Why
from seasons.contests.standings import Line
from seasons.contests.verbs import survivors

PAGE = 12
MOST_SPOKEN = 8
"""The lines of the standings that the message has in text mode."""
DIGITS = 12
"""The digits of a promise that are shown: enough to hold a board to it."""
MOST_IN_LEAGUE = 30
MOST_SHOWN = 8
STAGES = {Stage.ENTRY: OPEN, Stage.RUNNING: RUNNING, Stage.OVER: OVER, Stage.CALLED_OFF: CLOSED}


def contest_screen(look: ContestLook, words: Words) -> Screen:
    contest = look.contest
    shown: Sequence[Block] = ()
    banner: Sequence[Block] = ()
    if _begun(contest) and words.text_mode:
        shown = paragraph(*(_line(contest, line, words) for line in look.lines[:MOST_SPOKEN]))
    elif _begun(contest) or (contest.rounds and _has_bracket(contest) and not words.text_mode):
        shown = (_picture(look, words),)
    elif contest.alive and not words.text_mode:
        banner = (deal_picture(contest.plan.game, (words.key(f"contest-system-{contest.plan.system}"),), [], words),)
    entrants = [_name(contest, one.number, words) for one in contest.entrants if not one.gone]
    promised = ", ".join(f"`{one[:DIGITS]}`" for one in look.promises)
    return framed(
        STAGES[contest.stage],
        (*banner, *_heading(contest, words)),
        paragraph(bold(_state(look, words)), _hint(look, words)),
        shown,
        paragraph(some_of(entrants, MOST_LINES, words)) if contest.stage is Stage.ENTRY else (),
        paragraph(*_matches(contest, words)),
        paragraph(small(words.get("contest-promises", digits=Ready(promised)))) if promised else (),
        rows=balanced(*_buttons(look, words)),
    )


def standings_screen(look: ContestLook, who: Person, page: int, words: Words) -> Screen:
    """With tie-breaks and what the reader can do; pages count from 0."""
    contest, begun = look.contest, _begun(look.contest)
    pages = max(1, -(-len(look.lines) // PAGE))
    page = min(max(page, 0), pages - 1)
    shown = look.lines[page * PAGE : (page + 1) * PAGE]
    mine = contest.entrant_of(who.id)
    lines = [words.get("contest-nobody")]
    if begun:
        lines = [_line(contest, line, words, breaks=True) for line in shown] or lines
        own = [line for line in look.lines if mine is not None and line.number == mine.number and line not in shown]
        lines += ["…", *(_line(contest, line, words, breaks=True) for line in own)] if own else []
    elif shown:
        lines = [f"{line.number}\\. {_entrant(look, line.number, words)}" for line in shown]
    buttons = turning(page, pages, lambda there: contest_click("page", look, there), words)
    if contest.alive and mine is not None and not mine.gone:
        buttons.append(contest_button("leave", look, words, "button-contest-leave"))
    if contest.alive and (who.manages or who.id == contest.host_id):
        if contest.stage is Stage.ENTRY:
            buttons.append(contest_button("start", look, words, "button-start", Style.SUCCESS))
        buttons.append(contest_button("off", look, words, "button-contest-off", Style.DANGER))
    how = small(words.get(f"contest-order-{contest.plan.system}")) if begun else ""
    return framed(QUIET, _heading(contest, words), paragraph(*lines), paragraph(how), rows=balanced(*buttons))


def off_question(look: ContestLook, words: Words) -> Screen:
    night = look.contest.plan.night
    yes = contest_button("off", look, words, f"button-{sentence_key(night, 'off')}", Style.DANGER, more="yes")
    question, more = words.get(sentence_key(night, "off-question")), words.get(sentence_key(night, "off-text"))
    return confirm_screen(question, more, yes, contest_button("page", look, words, "button-back"))


def contests_screen(looks: Sequence[ContestLook], words: Words) -> Screen:
    lines = [contest_line(look, words) for look in looks] or [words.get("contest-none-yet")]
    return framed(QUIET, paragraph(f"### {words.get('contest-list')}"), paragraph(*lines))


def duplicate_league_screen(name: str, lines: Sequence[LeagueLine], words: Words) -> Screen:
    told = [
        f"{score_line(one.place, name_of(one.name, words), score_text(one.points, words), words)} · "
        + words.get("contest-evenings", count=one.evenings)
        for one in lines[:MOST_IN_LEAGUE]
    ]
    heading, about = f"### {safe_name(name, 60)}", small(words.get("contest-league-about"))
    return framed(None, paragraph(heading), paragraph(*told), paragraph(about))


def contest_line(look: ContestLook, words: Words, *, plain: bool = False) -> str:
    """`plain` where there is no Markdown."""
    what = contest_title(look.contest, words, plain=plain)
    state = words.key(f"contest-stage-{look.contest.stage}")
    if plain:
        return f"{what} · {state}"[:100]
    return f"- **{what}** · {state} · <#{look.row.channel_id}> · `{look.row.id}`"


def contest_click(what: str, look: ContestLook, more: object = "") -> Click:
    return Click(Verb.CONTEST, rest=f"{what}/{look.row.id}/{more}")


def contest_button(
    what: str, look: ContestLook, words: Words, label: str, style: Style = Style.SECONDARY, *, more: str = ""
) -> Button:
    return button(contest_click(what, look, more), words.key(label), style)


def contest_title(contest: Contest, words: Words, *, plain: bool = False) -> str:
    if contest.plan.title:
        return safe_name(contest.plan.title, 60, plain=plain)
    say = words.key if plain else words.get
    game = title(contest.plan.game, words, plain=plain)
    if contest.plan.night:
        return say("night-title", game=game)
    return say("contest-title", game=game, system=contest.plan.system)


def match_title(contest: Contest, at: int, words: Words) -> str:
    """The name of the thread for a match (from 0) of the present round."""
    names = " – ".join(_name(contest, number, words, plain=True) for number in contest.rounds[-1].matches[at].members)
    key, name = sentence_key(contest.plan.night, "thread"), contest_title(contest, words, plain=True)
    return words.key(key, table=at + 1, names=names, title=name, round=len(contest.rounds))


def score_text(points: Fraction, words: Words) -> str:
    """A half as ½, other parts as decimals."""
    whole, rest = divmod(points, 1)
    if rest == Fraction(1, 2):
        return f"{whole or ''}½"
    return str(format_decimal(round(float(points), 2), "0.##", locale=words.formats))


def score_line(place: int, name: str, points: str, words: Words, *, medals: bool = True) -> str:
    return f"{place_text(place, words, medals=medals)} {name} · **{points}**"


def _heading(contest: Contest, words: Words) -> tuple[Block, ...]:
    plan = contest.plan
    parts = [title(plan.game, words), words.get(f"contest-system-{plan.system}")] if plan.title else []
    if plan.system in (System.SWISS, System.DUPLICATE):
        parts.append(words.get(_of(contest, "rounds"), count=plan.rounds))
    parts.append(words.get("contest-size", count=plan.size))
    parts.append(words.get("contest-pace", pace=words.get(f"pace-{plan.pace}")))
    if not plan.live:
        parts.append(words.get("contest-days", count=plan.round_ms // (24 * 3_600_000)))
    return paragraph(f"### {contest_title(contest, words)}", small(" · ".join(parts)))


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
            begun = words.get(_of(contest, "round"), number=len(contest.rounds))
            return begun if contest.rounds else words.get("contest-started-now")
        case Stage.OVER:
            winners = [_name(contest, line.number, words) for line in look.lines if line.place == 1]
            return words.get("contest-won", who=words.listed(winners), count=len(winners))
        case Stage.CALLED_OFF if contest.fell_short:
            return words.get("contest-fell-short", least=contest.plan.least)
        case Stage.CALLED_OFF:
            return words.get("contest-called-off")


def _hint(look: ContestLook, words: Words) -> str:
    contest, plan = look.contest, look.contest.plan
    if contest.stage is not Stage.ENTRY:
        until = contest.until()
        if until is None:
            return ""
        begins = contest.rounds[-1].opens_at
        key = "contest-until" if look.now >= begins else "contest-until-soon"
        return words.get(key, begins=when(begins), until=when(until))
    if plan.starts_at is None:
        return words.get("contest-starts-by-hand", host=mention(contest.host_id))
    when_it_does = when(plan.starts_at)
    if plan.checks_in_at is None:
        return words.get("contest-starts", when=when_it_does)
    if not contest.checks_in(look.now):
        return words.get("contest-checks-in", when=when_it_does, since=when(plan.checks_in_at, "t"))
    entered = sum(not one.gone for one in contest.entrants)
    return words.get("contest-checking-in", when=when_it_does, here=len(contest.playing), count=entered)


def _name(contest: Contest, number: int, words: Words, *, plain: bool = False) -> str:
    return name_of(contest.entrant(number).name, words, plain=plain)


def _entrant(look: ContestLook, number: int, words: Words) -> str:
    who, name = look.contest.entrant(number), _name(look.contest, number, words)
    return words.get("contest-here", who=name) if who.plays and look.contest.checks_in(look.now) else name


def _line(contest: Contest, line: Line, words: Words, *, breaks: bool = False) -> str:
    name, points = _name(contest, line.number, words), score_text(line.points, words)
    told = score_line(line.place, name, points, words, medals=not contest.alive)
    if breaks and line.breaks:
        told += f" ({' · '.join(score_text(one, words) for one in line.breaks)})"
    return told


def _matches(contest: Contest, words: Words) -> list[str]:
    if contest.stage is not Stage.RUNNING or not contest.rounds:
        return []
    matches = [(at, match) for at, match in enumerate(contest.rounds[-1].matches, 1) if match.members]
    lines = [_match(contest, at, match, words) for at, match in matches[:MOST_SHOWN]]
    if len(matches) > MOST_SHOWN:
        lines.append(small(words.get("contest-more-matches", count=len(matches) - MOST_SHOWN)))
    return lines


def _match(contest: Contest, at: int, match: Match, words: Words) -> str:
    names = [_name(contest, number, words) for number in match.members]
    if match.bye:
        return words.get("contest-bye", who=names[0])
    verdict = match.verdict
    if verdict is None or contest.plan.system is System.DUPLICATE:
        return f"{at}\\. {' – '.join(names)}"
    best = min((place for seat, place in enumerate(verdict.places) if seat not in verdict.forfeits), default=0)
    ahead = [place == best and seat not in verdict.forfeits for seat, place in enumerate(verdict.places)]
    ends = [words.get("contest-drawn")] if all(ahead) else []
    if verdict.why is not Why.PLAYED:
        ends.append(words.get(f"contest-why-{verdict.why}"))
    shown = [f"**{name}**" if won and not all(ahead) else name for name, won in zip(names, ahead, strict=True)]
    return f"{at}\\. {' · '.join([' – '.join(shown), *ends])}"


def _buttons(look: ContestLook, words: Words) -> list[Button]:
    contest = look.contest
    standings = contest_button("page", look, words, "button-contest-standings")
    if not contest.alive:
        return [replace(standings, style=Style.PRIMARY)]
    join = contest_button("join", look, words, "button-join", Style.SUCCESS)
    here_now = contest_button("here", look, words, "button-contest-here")
    if contest.stage is Stage.ENTRY:
        return [join, *([here_now] if contest.plan.checks_in_at is not None else []), standings]
    table = contest_button("table", look, words, "button-contest-table", Style.PRIMARY)
    return [table, here_now, *([join] if contest.takes else []), standings]


def _picture(look: ContestLook, words: Words) -> Picture:
    contest = look.contest
    heading = contest_title(contest, words, plain=True)
    if contest.stage is not Stage.OVER:
        heading = f"{heading} · {words.key(_of(contest, 'round'), number=len(contest.rounds))}"
    lines = [
        StandingLine(line.place, _name(contest, line.number, words, plain=True), score_text(line.points, words))
        for line in look.lines
    ]
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
    return Picture("contest.png", plan, whole_sentences([heading + ".", *told], words))


def _bracket(contest: Contest, words: Words) -> tuple[tuple[BracketMatch, ...], ...]:
    """As far as the rounds have room, those to come among them."""
    rounds = [one.matches for one in contest.rounds if len(one.matches) <= MOST_MATCHES]
    found = [tuple(_drawn(contest, match, words) for match in matches) for matches in rounds]
    while found and len(found[-1]) > 1:
        found.append((BracketMatch(("", "")),) * (len(found[-1]) // 2))
    return tuple(found)


def _drawn(contest: Contest, match: Match, words: Words) -> BracketMatch:
    names = tuple(_name(contest, number, words, plain=True) for number in match.members)
    winner = next(iter(survivors(contest, match, 1)), None) if match.decided else None
    return BracketMatch((*names, "", "")[:2], None if winner is None else match.members.index(winner))
