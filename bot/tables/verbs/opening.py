"""Opening a table: what may be asked for, and the table that comes of it."""

from __future__ import annotations

import base64
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from bot.tables.clocks.dues import KEPT
from bot.tables.computers.players import computer_name, known_level
from bot.tables.entries import NO_WORD, Invited, Opening, Sitter
from bot.tables.errors import BadRequest
from bot.tables.fold.lessons import LEVEL, lesson_of
from bot.tables.fold.live import LiveTable
from bot.tables.fold.options import validated
from bot.tables.model import Person
from games import registry
from games.engine import AnyGame, BadSetup, Options, RandomDeal, Seat, Text, TextList, commitment, text
from persistence.rows import NO_CHANNEL, DailyDeal, GuildSettings, Phase, Place, SeatKind, SeatRow, TableRow, TurnPace

LONGEST_WORD = 64
SECRET_BYTES = 32

Entropy: TypeAlias = Callable[[int], bytes]


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenRequest:
    """What somebody wishes for a new table.

    `options` may be words (as `bot.tables.fold.options` reads them) and need not be complete; `seats` None asks for
    as many as can play; `level` None asks for the game's usual computers, `levels` for others. Nobody gives a word for
    the shuffle here: words are heard once its secret is drawn and promised.
    `threaded`: the place is a thread of its own. `rated`: the game is to count for season and ratings, if persons alone
    play it. `pace` None is the server's. `private`: only invited people sit down. `home_id`: where it was asked for,
    when the place is not that. `lesson`: the game's lesson, whatever else is wished for.
    """

    place: Place
    game: str
    options: Mapping[str, str | int | bool] = field(default_factory=dict)
    seats: int | None = None
    computers: int = 0
    level: str | None = None
    levels: tuple[str, ...] = ()
    seat_opener: bool = True
    threaded: bool = False
    rated: bool = True
    lesson: bool = False
    pace: TurnPace | None = None
    private: bool = False
    home_id: int | None = None

    def in_thread(self, place: Place) -> OpenRequest:
        """Return the same wish for a thread that was made for it."""
        return replace(self, place=place, threaded=True, home_id=self.place.channel_id)


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table about to be kept, with what the first entries of its log say: who sits there, who is invited."""

    row: TableRow
    opening: Opening
    invited: Mapping[Seat, Invited] = field(default_factory=dict)


def salt_of(word: str) -> str:
    """Return a person's word for the shuffle. Raises `BadRequest`."""
    if not 1 <= len(word) <= LONGEST_WORD or not word.isprintable() or word.isspace():
        raise BadRequest(text("table-bad-salt", most=LONGEST_WORD))
    return word


def person(who: Person, salt: str = NO_WORD) -> Sitter:
    """Return a person as they sit at a table."""
    return Sitter(kind=SeatKind.PERSON, user_id=who.id, name=who.name[:80], salt=salt)


def computer(game: AnyGame, level: str | None, taken: Collection[str]) -> Sitter:
    """Return a computer player with a name that is not taken. Raises `BadRequest` for an unknown strength."""
    return Sitter(
        kind=SeatKind.COMPUTER,
        level=known_level(game, level),
        name=computer_name(taken),
        salt=NO_WORD,
    )


def fresh(request: OpenRequest, by: Person, server: GuildSettings, entropy: Entropy, now: int) -> NewTable:
    """Return the table that was wished for.

    Options that were not given are those of the server's last table, as far as they still fit; where nobody has chosen
    any yet, what the game advises for a first time. Raises `BadRequest`.
    """
    game = known_game(request.game)
    if request.lesson:
        return _first_lesson(game, request, by, entropy, now)
    options = _options(game, request.options, server.last_options.get(request.game, game.first_game.options))
    seats = _seats(game, options, request.seats)
    levels = request.levels or (request.level,) * request.computers
    if len(levels) + request.seat_opener > seats or request.computers < 0:
        raise BadRequest(text("table-too-many-computers", most=seats - request.seat_opener))
    sitters: list[Sitter] = []
    if request.seat_opener:
        sitters.append(person(by))
    for level in levels:
        sitters.append(computer(game, level, [sitter.name for sitter in sitters]))
    row = _row(
        game,
        options,
        place=request.place,
        seats=seats,
        by=by,
        entropy=entropy,
        now=now,
        in_thread=request.threaded,
        rated=request.rated,
        pace=request.pace or server.pace,
        private=request.private,
        home_id=request.home_id,
    )
    return NewTable(row, Opening(seats=dict(enumerate(sitters))))


def _first_lesson(game: AnyGame, request: OpenRequest, by: Person, entropy: Entropy, now: int) -> NewTable:
    """Return the game's lesson for one person. Raises `BadRequest` where there is none."""
    lesson = lesson_of(game)
    sitters = [person(by)]
    while len(sitters) < lesson.seats:
        sitters.append(computer(game, LEVEL, [sitter.name for sitter in sitters]))
    row = _row(
        game,
        validated(game, lesson.options),
        place=request.place,
        seats=lesson.seats,
        by=by,
        entropy=entropy,
        now=now,
        in_thread=request.threaded,
        rated=False,
        pace=TurnPace.NONE,
        home_id=request.home_id,
    )
    row = replace(row, secret=lesson.secret, commitment=lesson.promise)
    return NewTable(row, Opening(seats=dict(enumerate(sitters))))


def daily_try(deal: DailyDeal, by: Person, entropy: Entropy, now: int) -> NewTable:
    """Return the table of somebody's try at a deal of the day; its secret is the day's. Raises `BadRequest`."""
    game = known_game(deal.game)
    sitters = [person(by)]
    while len(sitters) < deal.seats:
        sitters.append(computer(game, deal.level, [sitter.name for sitter in sitters]))
    row = _row(
        game,
        validated(game, deal.options),
        place=Place(deal.guild_id, NO_CHANNEL),
        seats=deal.seats,
        by=by,
        entropy=entropy,
        now=now,
        in_thread=False,
        rated=False,
        pace=TurnPace.NONE,
    )
    row = replace(row, secret=deal.secret, commitment=deal.commitment, rules_version=deal.rules_version, daily=deal.day)
    return NewTable(row, Opening(seats=dict(enumerate(sitters))))


def like(row: TableRow, seats: Sequence[SeatRow], place: Place) -> OpenRequest:
    """Return the wish for a table like another: the same game, seats, options, computers, pace and company."""
    levels = [seat.level for seat in seats if seat.kind is SeatKind.COMPUTER and seat.level is not None]
    return OpenRequest(
        place=place,
        game=row.game,
        options=row.options,
        seats=row.seats,
        levels=tuple(levels[: row.seats - 1]),
        threaded=row.in_thread,
        rated=row.rated,
        pace=row.pace,
        private=row.private,
    )


def again(former: LiveTable, by: Person, entropy: Entropy, now: int, apart: Collection[int]) -> NewTable:
    """Return a rematch of a finished table: everybody moves up one seat.

    The person who asks and the computers sit already; the others are invited, except those who keep `apart` from the
    person. Raises `BadRequest` when the game has changed so much that its options no longer fit.
    """
    game = known_game(former.row.game)
    options = validated(game, former.options)
    count = len(former.sitters)
    moved_up = {(seat - 1) % count: sitter for seat, sitter in former.sitters.items()}
    row = _row(
        game,
        options,
        place=former.row.place,
        seats=count,
        by=by,
        entropy=entropy,
        now=now,
        in_thread=former.row.in_thread,
        rated=former.row.rated,
        pace=former.pace,
        rematch_of=former.id,
        private=former.row.private,
        home_id=former.row.home_id,
    )
    return NewTable(
        row,
        Opening(
            seats={
                seat: replace(sitter, salt=NO_WORD)
                for seat, sitter in moved_up.items()
                if sitter.kind is SeatKind.COMPUTER or sitter.user_id == by.id
            },
            reserved={sitter.user_id: seat for seat, sitter in moved_up.items() if sitter.user_id is not None},
        ),
        invited={
            seat: Invited(sitter.user_id, sitter.name, now + KEPT)
            for seat, sitter in moved_up.items()
            if sitter.user_id is not None and sitter.name and sitter.user_id not in (by.id, *apart)
        },
    )


def known_game(key: str) -> AnyGame:
    """Return the game. Raises `BadRequest` naming those there are."""
    games = registry.all_games()
    if key not in games:
        titles = TextList(tuple(text(f"{known.replace('_', '-')}-title") for known in games))
        raise BadRequest(text("table-bad-game", allowed=titles))
    return games[key]


def counts(numbers: Iterable[int]) -> TextList:
    """Return numbers of players as a parameter of a sentence."""
    return TextList(tuple(text("word-number", number=number) for number in numbers))


def misfit(game: AnyGame, seats: int, options: Options) -> Text | None:
    """Return why the game cannot start with that many seats and these options; None when it can."""
    try:
        game.start(seats, options, RandomDeal(0))
    except BadSetup as error:
        return error.reason
    return None


def _options(game: AnyGame, given: Mapping[str, Any], remembered: Mapping[str, Any]) -> Options:
    try:
        return validated(game, {**remembered, **given})
    except BadRequest:
        return validated(game, given)


def _seats(game: AnyGame, options: Options, wanted: int | None) -> int:
    """Return how many seats the table has. Raises `BadRequest` naming the numbers that can play."""
    fitting = [count for count in game.seats if misfit(game, count, options) is None]
    if not fitting:
        raise BadRequest(text("table-bad-options"))
    if wanted is None:
        return fitting[-1]
    if wanted not in fitting:
        raise BadRequest(text("table-bad-seats", allowed=counts(fitting)))
    return wanted


def _row(
    game: AnyGame,
    options: Options,
    *,
    place: Place,
    seats: int,
    by: Person,
    entropy: Entropy,
    now: int,
    in_thread: bool,
    rated: bool,
    pace: TurnPace,
    rematch_of: str | None = None,
    private: bool = False,
    home_id: int | None = None,
) -> TableRow:
    secret = entropy(SECRET_BYTES)
    return TableRow(
        id=base64.b32encode(entropy(5)).decode().lower(),
        place=place,
        game=game.key,
        rules_version=game.rules_version,
        options=options.model_dump(mode="json"),
        seats=seats,
        opener_id=by.id,
        phase=Phase.OPEN,
        revision=1,
        commitment=commitment(secret),
        secret=secret,
        opened_at=now,
        changed_at=now,
        rematch_of=rematch_of,
        in_thread=in_thread,
        rated=rated,
        pace=pace,
        private=private,
        home_id=place.channel_id if home_id is None else home_id,
        chained=True,
    )
