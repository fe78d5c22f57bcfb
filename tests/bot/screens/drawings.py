"""Screens written down as they read aloud, to see every change of wording or layout in a diff.

`python -m tests.bot.screens.drawings` writes them anew; read the diff before keeping it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from unittest.mock import patch

from bot.challenges.model import Stage as Going
from bot.screens.contests import (
    contest_screen,
    contests_screen,
    duplicate_league_screen,
    off_question,
    standings_screen,
)
from bot.screens.finished import challenge_screen, puzzle_screen, verify_screen
from bot.screens.hand import hand_screen
from bot.screens.help import rules_screen
from bot.screens.nights import night_reminder, night_screen, night_summary
from bot.screens.parts.message import Screen
from bot.screens.questions import follow
from bot.screens.seasons import (
    board_screen,
    career_screen,
    closing_screen,
    insights_screen,
    points_screen,
    reading_screen,
    season_question,
    season_screen,
)
from bot.screens.seasons.career import Part
from bot.screens.settings import blocks_screen, my_settings_screen, server_settings_screen, setup_screen
from bot.screens.settings.menus import AUTO, LANGUAGE
from bot.screens.table import Listing, invitation_screen, log_screen, more_screen, table_screen, tables_screen
from bot.screens.table.more import close_question, kick_question
from bot.tables.computers import Progress
from bot.tables.entries import Motion
from bot.tables.model import KeptSeat, Look, Person, Poll, Preselected, TableInfo, Vote
from bot.text import Words
from games import registry
from games.engine import Choice, FairDeal, RandomDeal, Record, Seat, text
from games.engine.record import SeatEntry
from persistence.rows import BlockedPerson, GuildSettings, Phase, UserSettings
from seasons.boards import Sort
from seasons.contests.model import Stage
from seasons.insights import Finding, Insights
from tests.bot.screens import evenings
from tests.bot.screens.almanac import CUP, MARCH, SETTLED, STEPPED, board_page, career_report, season_report
from tests.bot.screens.looks import OPENER, SECRET, Position, position, table_of
from tests.bot.screens.reading import read_out
from tests.toy_game.game import GAME as HILLTOPS

FOLDER = Path(__file__).parent / "goldens"
ANN = Person(OPENER, "Ann")
NEWCOMER = replace(career_report(), career=replace(career_report().career, standings={}, season=None))
HOST = replace(ANN, manages=True)
INSIGHTS = Insights(
    (
        Finding("five_crowns", "five-crowns-habit-wait", -12.4, 5.1, 31, 33),
        Finding("claim", "habit-again", -1.0, 0.8, 20, 61),
        Finding("claim", "claim-habit-doppelganger", 0.7, 0.55, 40, 41),
    ),
    145,
    14,
)


def claim(actions: int) -> Position:
    return position("claim", 2, actions, seed=11)


def _hand(actions: int, *, acting: bool = True) -> Callable[[Words], Screen]:
    def draw(words: Words) -> Screen:
        found = claim(actions)
        seat = next(iter(found.state.to_act()), 0)
        return hand_screen(found.look(seat if acting else 1 - seat, recent=4), words)

    return draw


def _preselect(*, dropped: bool) -> Callable[[Words], Screen]:
    """The hand of somebody who chose a card before their turn, waiting or when it could not be played."""

    def draw(words: Words) -> Screen:
        found = claim(20)
        look = found.look(found.state.to_act()[0] if dropped else 1 - found.state.to_act()[0])
        held = registry.game("claim").scene(look.view).held
        chosen = Preselected(held[1].code or "", "claim-phase", dropped=dropped)
        return hand_screen(replace(look, preselected=chosen, may_preselect=not dropped), words)

    return draw


def choices_of(found: Position, seat: Seat) -> tuple[Choice, ...]:
    ask = found.state.game.ask(found.state.view(seat))
    assert ask is not None
    return ask.choices


def _refused(words: Words) -> Screen:
    found = claim(5)
    (seat,) = found.state.to_act()
    look = found.look(seat, recent=3)
    blocked = next(choice for choice in choices_of(found, seat) if choice.blocked)
    step = follow(look, (blocked.token,))
    return hand_screen(look, words, path=step.path, notice=step.blocked)


def _lobby(words: Words) -> Screen:
    options = {"match_length": 3, "show_known_recruits": True}
    return table_screen(Look(table_of("claim", 1, Phase.OPEN, wanted=2, options=options)), words)


def _order(words: Words) -> Screen:
    found = Position.start("hilltops", 3, RandomDeal(5))
    while not any(str(action).startswith("climb") for action in found.state.legal_actions(0)):
        seat = found.state.to_act()[0]
        found.play(seat, str(found.state.legal_actions(seat)[0]))
    first = choices_of(found, 0)[1].token
    return hand_screen(found.look(0, recent=2), words, path=(f"+{first}",))


def _confirm(words: Words) -> Screen:
    found = position("claim", 2, 0, seed=11)
    (seat,) = found.state.to_act()
    token = choices_of(found, seat)[3].token
    return hand_screen(found.look(seat), words, path=(token,), confirm=True)


def _voting(look: Look, motion: Motion, about: Seat | None = None) -> Look:
    """A look at a vote that the first seat has proposed and nobody has answered."""
    vote = Vote(5, motion, 0, about, 1_800_000_000_000, frozenset({0}))
    voters = tuple(seat.seat for seat in look.table.seats if seat.seat != about)
    paused = 1_799_999_000_000 if motion is Motion.RESUME else None
    return replace(look, poll=Poll(vote, voters, 2), table=replace(look.table, paused_at=paused))


def _away(look: Look) -> Look:
    """A look at a table where a computer plays the second seat, which newcomers may take."""
    first, second = look.table.seats
    return replace(look, offered=(1,), table=replace(look.table, seats=(first, replace(second, absent=True))))


def _kick(words: Words) -> Screen:
    table = table_of("hilltops", 3, Phase.RUNNING)
    return kick_question(table, table.seats[1], words)


def finished() -> Record:
    salts = ("oak", "elm")
    found = Position.start("hilltops", 2, FairDeal(SECRET, salts))
    actions = []
    while awaited := found.state.to_act():
        notation = str(found.state.legal_actions(awaited[0])[0])
        actions.append((awaited[0], notation))
        found.play(*actions[-1])
    outcome = found.state.outcome()
    assert outcome is not None
    return Record(
        game="hilltops",
        rules_version=1,
        seats=(SeatEntry(name="Ann", salt="oak"), SeatEntry(name="*Ben*", salt="elm")),
        commitment=table_of("hilltops", 2, Phase.FINISHED).commitment,
        secret=SECRET.hex(),
        actions=tuple(actions),
        result=outcome.places,
    )


def invited() -> TableInfo:
    """A private table at which a seat is kept for Zoë."""
    table = table_of("hilltops", 1, Phase.OPEN, wanted=3)
    return replace(table, private=True, kept=(KeptSeat(1, 7, "Zoë", ANN.id, 5, table.opened_at),))


SCREENS: dict[str, Callable[[Words], Screen]] = {
    "lobby": _lobby,
    "table-phase-1": lambda words: table_screen(claim(7).look(None), words),
    "table-phase-2": lambda words: table_screen(claim(41).look(None), words),
    "table-result": lambda words: table_screen(replace(claim(52).look(None), settlement=SETTLED), words),
    "table-result-ladder": lambda words: table_screen(replace(claim(52).look(None), settlement=STEPPED), words),
    "board-ladder": lambda words: board_screen(board_page(Sort.LADDER), words),
    "table-result-apart": lambda words: table_screen(claim(52).look(None), words),
    "board": lambda words: board_screen(board_page(), words),
    "board-rating": lambda words: board_screen(board_page(Sort.RATING, page=2, season=None, game="claim"), words),
    "season": lambda words: season_screen(season_report(), words),
    "season-closing": lambda words: closing_screen(season_report(CUP), words),
    "season-question": lambda words: season_question(season_report(), words),
    "season-points-over": lambda words: points_screen(GuildSettings(guild_id=1), CUP, words),
    "season-points": lambda words: points_screen(GuildSettings(guild_id=1, scoring={3: (10, 4, 0)}), MARCH, words),
    **{f"stats-{part.name.lower()}": partial(career_screen, career_report(), part=part) for part in Part},
    "stats-game": lambda words: career_screen(career_report("claim"), words),
    "stats-game-ladder": lambda words: career_screen(career_report("claim"), words, Part.LADDER),
    "stats-newcomer": lambda words: career_screen(NEWCOMER, words),
    "insights": lambda words: insights_screen(INSIGHTS, words),
    "insights-none": lambda words: insights_screen(Insights((), 143, 12), words),
    "insights-too-few": lambda words: insights_screen(Insights((), 28, 0, 12), words),
    "insights-reading": lambda words: reading_screen(Progress(20, 143), words),
    "lobby-private": lambda words: table_screen(Look(invited()), words),
    "invitation": lambda words: invitation_screen(invited(), invited().kept[0], words),
    "blocks": lambda words: blocks_screen(
        [BlockedPerson(1, 2, "Zoë *"), BlockedPerson(1, 3, "Yan")], words, text("block-lifted")
    ),
    "table-closed": lambda words: table_screen(Look(table_of("claim", 2, Phase.CLOSED)), words),
    "hand-phase-1": _hand(7),
    "hand-phase-2": _hand(41),
    "hand-waiting": _hand(20, acting=False),
    "hand-preselect": _preselect(dropped=False),
    "hand-preselect-dropped": _preselect(dropped=True),
    "hand-refused": _refused,
    "hand-order": _order,
    "hand-confirm": _confirm,
    "hand-over": _hand(52),
    "more": lambda words: more_screen(Look(table_of("hilltops", 3, Phase.OPEN, wanted=4, computers=(2,))), ANN, words),
    "more-running": lambda words: more_screen(
        Look(table_of("hilltops", 4, Phase.RUNNING, awaited=(1,), computers=(2,), resigned=(3,)), 0),
        ANN,
        words,
        text("table-kicked", seat=4),
    ),
    "more-guest": lambda words: more_screen(Look(table_of("hilltops", 3, Phase.RUNNING)), Person(7, "Zoë"), words),
    "table-vote": lambda words: table_screen(_voting(claim(7).look(None), Motion.REPLACE, 1), words),
    "hand-vote": lambda words: hand_screen(_voting(claim(7).look(1), Motion.RESUME), words),
    "table-offered": lambda words: table_screen(_away(claim(7).look(None)), words),
    "more-away": lambda words: more_screen(replace(_away(claim(7).look(0)), offered=()), ANN, words),
    "close-question": lambda words: close_question(table_of("hilltops", 3, Phase.OPEN), words),
    "kick-question": _kick,
    "log": lambda words: log_screen(claim(9).look(0), claim(9).look(0, recent=99).since, words),
    "rules": lambda words: rules_screen("claim", "powers", words),
    "tables": lambda words: tables_screen(
        Listing.SERVER,
        [table_of("claim", 1, Phase.OPEN, wanted=2), table_of("hilltops", 3, Phase.RUNNING, computers=(2,))],
        7,
        words,
    ),
    "settings-me": lambda words: my_settings_screen(UserSettings(user_id=1, confirm=True, auto_play=True), words),
    "settings-server": lambda words: server_settings_screen(GuildSettings(guild_id=1, tables_per_person=7), words),
    "settings-seasons": lambda words: server_settings_screen(GuildSettings(guild_id=1), words, page="seasons"),
    "verify": lambda words: verify_screen(finished(), words),
    **{name: partial(contest_screen, cup) for name, cup in evenings.CUPS.items()},
    "cup-called-off": partial(contest_screen, evenings.CALLED_OFF),
    "cup-checking-in": partial(contest_screen, evenings.CHECKING_IN),
    "cup-standings-checking-in": lambda words: standings_screen(evenings.CHECKING_IN, HOST, 0, words),
    "cup-standings": lambda words: standings_screen(evenings.CUPS["cup-swiss"], HOST, 0, words),
    "cup-standings-open": lambda words: standings_screen(evenings.CUPS["cup-open"], HOST, 0, words),
    "cup-off-question": partial(off_question, evenings.CUPS["cup-swiss"]),
    "cups": partial(contests_screen, (*evenings.CUPS.values(), evenings.CALLED_OFF)),
    "cups-none": partial(contests_screen, ()),
    "league": partial(duplicate_league_screen, "Winter *24*", evenings.LEAGUE),
    "night": partial(night_screen, evenings.night(7), ()),
    "night-alone": partial(night_screen, evenings.night(0), ()),
    "night-running": partial(night_screen, evenings.night(7, Stage.RUNNING), evenings.night_tables()),
    "night-over": partial(night_screen, evenings.night(7, Stage.OVER), evenings.night_tables()),
    "night-called-off": partial(night_screen, evenings.night(3, Stage.CALLED_OFF), ()),
    "night-off-question": partial(off_question, evenings.night(3)),
    "night-reminder": partial(night_reminder, evenings.night(7)),
    "night-reminder-direct": partial(night_reminder, evenings.night(7), direct=True),
    "night-summary": partial(night_summary, evenings.night(7, Stage.OVER), evenings.night_tables()),
    "challenge": lambda words: challenge_screen(evenings.challenge(), words),
    "challenge-playing": lambda words: challenge_screen(evenings.challenge(Going.PLAYED, Going.GONE), words),
    "challenge-over": lambda words: challenge_screen(
        evenings.challenge(Going.PLAYED, Going.PLAYED, Going.GONE, over=True), words
    ),
    "puzzle": lambda words: puzzle_screen(evenings.riddle(), words),
    "puzzle-details": lambda words: puzzle_screen(evenings.riddle(), words, detailed=words.text_mode),
    "puzzle-solved": lambda words: puzzle_screen(evenings.riddle(solved=True), words),
    "puzzle-missed": lambda words: puzzle_screen(evenings.riddle(solved=False), words),
    "setup": lambda words: setup_screen(evenings.SERVER, evenings.CHECKED, words, asking=True),
    "setup-check": lambda words: setup_screen(evenings.SERVER, evenings.WELL, words, asking=False),
    "setup-new": lambda words: setup_screen(GuildSettings(guild_id=1), evenings.WELL[:1], words, asking=True),
}
MANNERS = {"en": Words("en"), "fr": Words("fr"), "fr-text": Words("fr", text_mode=True)}


def drawn(name: str, manner: str) -> Screen:
    """A screen as if there were no languages but these: a further one changes no golden."""
    locales = ("en", "de", "es", "fr")
    offered = {AUTO: None, **{locale: locale for locale in locales}}
    with patch.dict(LANGUAGE, offered, clear=True), patch("bot.screens.settings.setup.LOCALES", locales):
        return SCREENS[name](MANNERS[manner])


def file_of(name: str, manner: str) -> Path:
    return FOLDER / f"{name}.{manner}.txt"


def main() -> None:
    registry.add(HILLTOPS)
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name in SCREENS:
        for manner in MANNERS:
            file_of(name, manner).write_text(read_out(drawn(name, manner)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
