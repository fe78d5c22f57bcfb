"""Contests, game nights, challenges, puzzles and a server's set-up, made without a service or a store."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random

from bot.actions.ground import named_permissions
from bot.challenges import service as challenges
from bot.challenges.model import ChallengeLook, Player
from bot.challenges.model import Stage as Going
from bot.contests.model import ContestLook
from bot.screens.finished.puzzle import Riddle, Solver
from bot.screens.settings import Checked
from bot.tables.keeping.replays import replay_of_record
from bot.tables.model import KeptSeat, Look
from games import registry
from games.engine import FairDeal, Record, commitment, text
from games.engine.record import SeatEntry
from games.players import decisions
from persistence.rows import Challenge, ContestRow, GuildSettings, Phase, Puzzle, WhoMayOpen
from seasons.contests.duplicate import LeagueLine
from seasons.contests.fold import after, folded
from seasons.contests.model import HOUR, MINUTE, Contest, Plan, Stage, System, Verdict, Why
from seasons.contests.standings import standings
from seasons.contests.verbs import call_off, check_in, decide, due, enter, opened, start
from seasons.ratings import Rating
from tests.bot.screens.almanac import NAMES as PEOPLE
from tests.bot.screens.looks import OPENER, SECRET, WHEN, position, table_of
from tests.bot.screens.test_replay_screen import a_record
from tests.harness.moments import moment_at

NAMES = (*PEOPLE, "Maximiliane von und zu Hohenfels", "Noé", "Ömer", "Pia")
CHANNEL = 200_000_000_000_000_000
EVENT = 300_000_000_000_000_000


def plan(system: System, **more: object) -> Plan:
    chosen: dict[str, object] = {
        "title": "",
        "game": "claim",
        "size": 2,
        "sizes": (2,),
        "rounds": 4,
        "round_ms": HOUR,
        "pace": "live-60",
        "most": 16,
    }
    return Plan(system=system, **{**chosen, **more})  # type: ignore[arg-type]


def contest(plan: Plan, people: int, *, begun: bool = False, rounds: int | None = None) -> Contest:
    """A contest which so many have entered; if it has `begun`, after so many rounds, or over."""
    chance = Random(5)
    log = opened(plan, OPENER, WHEN)
    found = folded(log)
    for who in range(people):
        for event in enter(found, OPENER + who, NAMES[who], WHEN):
            found = after(found, event)
    if not begun:
        return found
    now = plan.starts_at or WHEN
    for who in range(people):
        for event in check_in(found, OPENER + who, now):
            found = after(found, event)
    for event in start(found, now):
        found = after(found, event)
    while found.alive:
        for event in due(found, now):
            found = after(found, event)
        now += HOUR
        if not found.alive or len(found.rounds) == rounds:
            break
        for table, match in enumerate(found.rounds[-1].matches):
            forfeits = frozenset({1}) if chance.random() < 0.1 else frozenset()
            places = tuple(range(1, len(match.members) + 1))
            scores = tuple(chance.randint(3, 30) for _ in match.members)
            if not match.decided:
                verdict = Verdict(places, Why.FORFEIT if forfeits else Why.PLAYED, forfeits, scores)
                for event in decide(found, len(found.rounds) - 1, table, verdict, now):
                    found = after(found, event)
    return found


def look(found: Contest, promises: tuple[str, ...] = ()) -> ContestLook:
    row = ContestRow(
        id="cupcupcu",
        guild_id=1,
        channel_id=CHANNEL,
        opener_id=OPENER,
        stage=found.stage,
        length=9,
        secret=b"",
        opened_at=WHEN,
    )
    now = found.rounds[-1].opens_at if found.rounds else WHEN
    return ContestLook(row, found, () if found.plan.night else standings(found), promises=promises, now=now)


SOON = WHEN + HOUR
CUPS = {
    "cup-open": look(contest(plan(System.SWISS, title="Coupe d’*hiver*", starts_at=SOON), 11)),
    "cup-open-by-hand": look(contest(plan(System.KNOCKOUT), 0)),
    "cup-swiss": look(contest(plan(System.SWISS), 16, begun=True, rounds=3)),
    "cup-weeks": look(
        contest(
            plan(System.ROBIN, game="dwarf_king", size=4, sizes=(3, 4, 5), round_ms=7 * 24 * HOUR, pace="days-24"),
            9,
            begun=True,
            rounds=1,
        )
    ),
    "cup-knockout": look(contest(plan(System.KNOCKOUT, title="Finale"), 13, begun=True, rounds=2)),
    "cup-over": look(contest(plan(System.KNOCKOUT), 8, begun=True)),
    "duplicate-open": look(
        contest(plan(System.DUPLICATE, game="five_crowns", size=4, sizes=(4,), league="Winter"), 5),
        tuple(f"{number}a" * 32 for number in range(4)),
    ),
    "duplicate": look(
        contest(plan(System.DUPLICATE, game="five_crowns", size=4, sizes=(4,)), 16, begun=True, rounds=2),
        tuple(f"{number}a" * 32 for number in range(4)),
    ),
    "duplicate-over": look(
        contest(plan(System.DUPLICATE, game="five_crowns", size=4, sizes=(4,)), 8, begun=True),
        tuple(f"{number}a" * 32 for number in range(4)),
    ),
}
CALLED_OFF = replace(
    CUPS["cup-open"], contest=after(CUPS["cup-open"].contest, call_off(CUPS["cup-open"].contest, SOON)[0])
)
CHECKING_IN = replace(
    CUPS["cup-open"],
    contest=after(CUPS["cup-open"].contest, check_in(CUPS["cup-open"].contest, OPENER + 2, SOON)[0]),
    now=SOON - MINUTE,
)
LEAGUE = tuple(
    LeagueLine(1 + at, OPENER + at, name, Fraction(742 - 35 * at, 2), 4 - at % 3) for at, name in enumerate(NAMES)
)


def night(people: int, stage: Stage = Stage.ENTRY) -> ContestLook:
    """A game night for which so many have signed up."""
    planned = plan(
        System.NIGHT, game="dwarf_king", size=4, sizes=(3, 4, 5), most=20, starts_at=WHEN + 50 * HOUR, rounds=1
    )
    ended = None if stage in (Stage.ENTRY, Stage.RUNNING) else WHEN + 60 * HOUR
    return look(replace(contest(planned, people), stage=stage, event_id=EVENT, ended_at=ended))


def night_tables() -> list[Look]:
    """The tables of a night: one that is open, one that runs, one that is over."""
    waiting = replace(
        table_of("dwarf_king", 2, Phase.OPEN, wanted=4),
        kept=tuple(KeptSeat(seat, 7 + seat, NAMES[seat + 5], OPENER, 5, WHEN) for seat in (2, 3)),
        message_id=EVENT,
    )
    over = position("claim", 2, 52, seed=11).look(None)
    return [Look(waiting), position("dwarf_king", 5, 9, seed=3).look(None), over]


# The cards of a finished game, played by friends.


SHORT = {"deals": 1}


def played(seed: int, alike: int) -> Record:
    """A short game of The Dwarf King by chance; games begin alike for so many actions."""
    game = registry.game("dwarf_king")
    state = game.start(4, game.options.model_validate(SHORT), FairDeal(SECRET, ("oak",) * 4))
    choices = Random(2), Random(seed)
    actions: list[tuple[int, str]] = []
    while awaited := state.to_act():
        choose = choices[len(actions) >= alike]
        action = choose.choice(list(state.legal_actions(awaited[0])))
        actions.append((awaited[0], str(action)))
        state.apply(awaited[0], action)
    outcome = state.outcome()
    assert outcome is not None
    return Record(
        game=game.key,
        options=SHORT,
        rules_version=game.rules_version,
        seats=tuple(SeatEntry(name=name, salt="oak") for name in NAMES[:4]),
        commitment=commitment(SECRET),
        secret=SECRET.hex(),
        actions=tuple(actions),
        result=outcome.places,
    )


def challenge(*stages: Going, over: bool = False) -> ChallengeLook:
    """A challenge with so many friends, each as far as that."""
    table = table_of("dwarf_king", 4, Phase.FINISHED, computers=(1, 2, 3), options=SHORT)
    row = Challenge(table_id=table.id, guild_id=1, channel_id=CHANNEL, opened_at=WHEN, over_at=SOON if over else None)
    records = {name: played(seed, 9 * seed) for seed, name in enumerate("abcd")}
    players: list[Player] = []
    for name, who, stage in zip("abcd", NAMES[2:], (Going.PLAYED, *stages), strict=False):
        player = Player(name=who, table_id=name, stage=stage)
        if stage is Going.PLAYED and (over or not players):
            player = replace(player, place=2, score=12 - 5 * len(players))
        players.append(player)
    if not over:
        return ChallengeLook(row, table, 0, tuple(players))
    ranked = challenges._ranked(players, low=False)
    shown = {one.table_id: records[one.table_id] for one in ranked if one.score is not None}
    return challenges._compared(ChallengeLook(row, table, 0, ranked), shown)


def riddle(game: str = "kings_tricktakers", *, solved: bool | None = None) -> Riddle:
    """A puzzle from the middle of a game, answered unless `solved` is None."""
    record = a_record(game, 2)
    taken = [one for one in decisions(registry.game(game), record, 0) if len(one.view.legal) > 3]
    one = taken[len(taken) // 2]
    best, other = str(one.view.legal[-1]), str(one.view.legal[0])
    puzzle = Puzzle(
        id="riddle",
        guild_id=1,
        table_id="abcdefgh",
        step=one.step,
        seat=0,
        game=game,
        best=best,
        margin=0.13,
        worlds=2400,
        found_at=WHEN,
    )
    answer = None if solved is None else best if solved else other
    before = None if solved is None else Rating(24.1, 5.0)
    solver = Solver(Rating(25.3 if solved else 23.2, 4.9) if answer else Rating(24.1, 5.0), 8 if answer else 7, 5)
    moment = moment_at(record, one.step)
    return Riddle(puzzle, replay_of_record(record, ""), moment, Rating(27.0, 3.0), solver, answer, before)


# A server's choices.

SERVER = GuildSettings(
    guild_id=1,
    who_may_open=WhoMayOpen.ROLE,
    opener_role_id=5,
    call_role_id=6,
    champion_role_id=7,
    daily_channel_id=8,
    season_channel_id=8,
)
CHECKED = (
    Checked("tables", "<#8>", text("setup-missing", missing=named_permissions(("attach_files", "send_messages")))),
    Checked("news", "<#8>", None),
    Checked("opener-role", "<@&5>", None),
    Checked("call-role", "<@&6>", text("role-silent")),
    Checked("champion-role", "<@&7>", text("role-above")),
)
WELL = tuple(
    replace(one, trouble=None) for one in (*CHECKED, Checked("threads", "", None), Checked("events", "", None))
)
