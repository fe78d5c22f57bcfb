"""Opening a table: what may be asked for, and the table that comes of it."""

from __future__ import annotations

import base64
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from bot.tables.computers.players import NAMES, known_level
from bot.tables.entries import A_RECORD, NO_WORD, Invited, Opening, Origin, Sitter
from bot.tables.errors import BadRequest
from bot.tables.fold.live import LiveTable
from bot.tables.fold.options import validated
from bot.tables.model import NOBODY, Person
from bot.tables.times import KEPT
from games import registry
from games.engine import AnyGame, BadSetup, Options, RandomDeal, Record, Seat, Text, TextList, commitment, text
from games.players import Strength
from persistence.rows import (
    NO_CHANNEL,
    DailyDeal,
    GuildSettings,
    Location,
    Phase,
    SeatKind,
    SeatRow,
    TableRow,
    TurnPace,
    UserSettings,
)

LONGEST_WORD = 64
SECRET_BYTES = 32
MOST_PLAYED_ON = 3_000
"""The most actions of another game that are played again at the start: they are written and told of at once."""

Entropy: TypeAlias = Callable[[int], bytes]


@dataclass(frozen=True, slots=True)
class PlayOn:
    """A game to play on after some of its actions, in a seat; `table` is None for a record that was brought along."""

    record: Record
    move: int
    seat: Seat
    table: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenRequest:
    """A person's wishes for a new table. Words for the shuffle are heard once its secret is drawn and promised.

    `options` may be words (as `bot.tables.fold.options` reads them) and need not be complete. `seats` None asks for as
    many as can play, `level` None for the game's usual computers, `levels` for others, `pace` None for the server's.
    `threaded`: the place is a thread of its own. `home_id`: where it was asked for, when the place is not that.
    `lesson`: the game's lesson, whatever else is wished for; `on`: another game, played on.
    """

    location: Location
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
    on: PlayOn | None = None
    pace: TurnPace | None = None
    private: bool = False
    home_id: int | None = None

    @property
    def home(self) -> int:
        return self.location.channel_id if self.home_id is None else self.home_id

    def in_thread(self, location: Location) -> OpenRequest:
        return replace(self, location=location, threaded=True, home_id=self.location.channel_id)


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table about to be kept, with what the first entries of its log say: who sits there, who is invited."""

    row: TableRow
    opening: Opening
    invited: Mapping[Seat, Invited] = field(default_factory=dict)


def salt_of(word: str) -> str:
    """A person's word for the shuffle. Raises `BadRequest`."""
    if not 1 <= len(word) <= LONGEST_WORD or not word.isprintable() or word.isspace():
        raise BadRequest(text("table-bad-salt", most=LONGEST_WORD))
    return word


def person(who: Person, salt: str = NO_WORD) -> Sitter:
    return Sitter(kind=SeatKind.PERSON, user_id=who.id, name=who.name[:80], salt=salt)


def computer(game: AnyGame, level: str | None, taken: Collection[str]) -> Sitter:
    """A computer player with a name that is not taken. Raises `BadRequest` for an unknown strength."""
    name = next(name for name in NAMES if name not in taken)
    return Sitter(kind=SeatKind.COMPUTER, level=known_level(game, level), name=name, salt=NO_WORD)


@dataclass(frozen=True, slots=True)
class Maker:
    entropy: Entropy
    clock: Callable[[], int]

    def row(
        self, game: AnyGame, by: Person, *, options: Options, place: Location, seats: int, secret: bytes | None = None
    ) -> TableRow:
        """The row of a game that does not count and whose turns have no end. `secret` None is drawn."""
        drawn, now = self.entropy(SECRET_BYTES), self.clock()
        return TableRow(
            id=base64.b32encode(self.entropy(5)).decode().lower(),
            location=place,
            game=game.key,
            rules_version=game.rules_version,
            options=options.model_dump(mode="json"),
            seats=seats,
            opener_id=by.id,
            phase=Phase.OPEN,
            revision=1,
            commitment=commitment(secret or drawn),
            secret=secret or drawn,
            opened_at=now,
            changed_at=now,
            rated=False,
            home_id=place.channel_id,
            chained=True,
        )


def _company(game: AnyGame, people: Sequence[Sitter], levels: Iterable[str | None]) -> dict[Seat, Sitter]:
    sitters = list(people)
    for level in levels:
        sitters.append(computer(game, level, [sitter.name for sitter in sitters]))
    return dict(enumerate(sitters))


def fresh(new: Maker, request: OpenRequest, by: Person, server: GuildSettings, mine: UserSettings) -> NewTable:
    """The table that was wished for. Raises `BadRequest`.

    Options that were not given are those of the person's own last table, as far as they still fit; where they have
    chosen none yet, what the game advises for a first time.
    """
    game = known_game(request.game)
    if request.lesson:
        return _first_lesson(new, game, request, by)
    pace = request.pace or server.pace
    if request.on is not None:
        table = _played_on(new, game, request, by, request.on)
        return replace(table, row=replace(table.row, pace=pace, private=request.private))
    options = _options(game, request.options, mine.last_options.get(request.game, game.first_game.options))
    seats = _seats(game, options, request.seats)
    levels = request.levels or (request.level,) * request.computers
    if len(levels) + request.seat_opener > seats or request.computers < 0:
        raise BadRequest(text("table-too-many-computers", most=seats - request.seat_opener))
    row = replace(
        new.row(game, by, options=options, place=request.location, seats=seats),
        in_thread=request.threaded,
        rated=request.rated,
        pace=pace,
        private=request.private,
        home_id=request.home,
    )
    return NewTable(row, Opening(seats=_company(game, [person(by)] if request.seat_opener else [], levels)))


def _first_lesson(new: Maker, game: AnyGame, request: OpenRequest, by: Person) -> NewTable:
    lesson = game.lesson
    if lesson is None:
        raise BadRequest(text("lesson-none"))
    options = validated(game, lesson.options)
    row = new.row(game, by, options=options, place=request.location, seats=lesson.seats, secret=lesson.secret)
    row = replace(row, in_thread=request.threaded, home_id=request.home)
    return NewTable(row, Opening(seats=_company(game, [person(by)], [Strength.NOVICE] * (lesson.seats - 1))))


def _played_on(new: Maker, game: AnyGame, request: OpenRequest, by: Person, on: PlayOn) -> NewTable:
    """A table that begins as another game did, up to a move, and with its cards. Raises `BadRequest`."""
    record, seats = on.record, range(len(on.record.seats))
    if on.seat not in seats:
        raise BadRequest(text("study-no-seat", seats=len(seats)))
    if on.move > MOST_PLAYED_ON:
        raise BadRequest(text("study-too-long", most=MOST_PLAYED_ON))
    others = [seat for seat in seats if seat != on.seat][: request.computers]
    company = _company(game, [person(by)], [request.level] * len(others))
    origin = Origin(f"{on.table or A_RECORD} {on.move}", record.salts(), record.actions[: on.move])
    options, secret = game.options.model_validate(record.options), record.deal().secret
    row = replace(
        new.row(game, by, options=options, place=request.location, seats=len(seats), secret=secret),
        in_thread=request.threaded,
        home_id=request.home,
        rules_version=record.rules_version,
        origin=origin.name,
    )
    return NewTable(row, Opening(seats=dict(zip([on.seat, *others], company.values(), strict=True)), origin=origin))


def daily_try(new: Maker, deal: DailyDeal, by: Person) -> NewTable:
    """The table of somebody's try at a deal of the day; its secret is the day's. Raises `BadRequest`."""
    game = known_game(deal.game)
    place, options = Location(deal.guild_id, NO_CHANNEL), validated(game, deal.options)
    row = new.row(game, by, options=options, place=place, seats=deal.seats, secret=deal.secret)
    row = replace(row, rules_version=deal.rules_version, daily=deal.day)
    return NewTable(row, Opening(seats=_company(game, [person(by)], [deal.level] * (deal.seats - 1))))


def same_cards(new: Maker, former: LiveTable, by: Person) -> NewTable:
    """A table in no channel with a finished game's cards and computers, for somebody else in the person's seat."""
    old = former.row
    place, options = Location(old.location.guild_id, NO_CHANNEL), former.game.options.model_validate(old.options)
    origin = Origin(f"{former.id} 0", tuple(salt for salt, _ in former.dealt_from()), ())
    seats = {
        seat: person(by) if sitter.kind is SeatKind.PERSON else replace(sitter, salt=NO_WORD)
        for seat, sitter in former.sitters.items()
    }
    row = new.row(known_game(old.game), by, options=options, place=place, seats=len(seats), secret=old.secret)
    row = replace(row, rules_version=old.rules_version, origin=origin.name)
    return NewTable(row, Opening(seats=seats, origin=origin))


@dataclass(frozen=True, slots=True, kw_only=True)
class Appointment:
    """A game to open: its players and place. The id is given, so that the table opens once. `secret` None: drawn."""

    id: str
    location: Location
    game: str
    options: Mapping[str, Any]
    people: tuple[Person, ...]
    pace: TurnPace
    home_id: int
    """The channel to which a table in a thread belongs."""
    rated: bool = True
    secret: bytes | None = field(default=None, repr=False)
    board: str | None = None
    """The duplicate one of whose boards is played."""
    by: Person = NOBODY
    """The person who looks after the table."""
    seats: int | None = None
    """None: people sit from the start, and play. Else a lobby with that many seats, in which theirs are kept."""
    computers: int = 0


def appointed(new: Maker, wish: Appointment) -> NewTable:
    """A table at which named people sit, or a lobby that waits for them. Raises `BadRequest`."""
    waits, game = wish.seats is not None, known_game(wish.game)
    options, seats = validated(game, wish.options), wish.seats or len(wish.people)
    row = replace(
        new.row(game, wish.by, options=options, place=wish.location, seats=seats, secret=wish.secret),
        id=wish.id,
        board=wish.board,
        in_thread=wish.home_id != wish.location.channel_id,
        rated=wish.rated,
        pace=wish.pace,
        private=not waits,
        home_id=wish.home_id,
    )
    if waits:
        company = _company(game, [], [None] * wish.computers).values()
        until = row.opened_at + KEPT
        kept = {seat: Invited(who.id, who.name[:80], until) for seat, who in enumerate(wish.people)}
        return NewTable(row, Opening(seats=dict(enumerate(company, len(kept)))), kept)
    return NewTable(row, Opening(seats={seat: person(who) for seat, who in enumerate(wish.people)}))


def like(row: TableRow, seats: Sequence[SeatRow], location: Location) -> OpenRequest:
    """The wish for a table like another: the same game, seats, options, computers, pace and company."""
    levels = [seat.level for seat in seats if seat.kind is SeatKind.COMPUTER and seat.level is not None]
    return OpenRequest(
        location=location,
        game=row.game,
        options=row.options,
        seats=row.seats,
        levels=tuple(levels[: row.seats - 1]),
        threaded=row.in_thread,
        rated=row.rated,
        pace=row.pace,
        private=row.private,
    )


def again(new: Maker, former: LiveTable, by: Person, apart: Collection[int]) -> NewTable:
    """A rematch of a finished table: everybody moves up one seat. Raises `BadRequest` where the options fit no more.

    The person who asks and the computers sit already; the others are invited, except those who keep `apart`.
    """
    game, old, count = known_game(former.row.game), former.row, len(former.sitters)
    moved_up = {(seat - 1) % count: sitter for seat, sitter in former.sitters.items()}
    row = new.row(game, by, options=validated(game, old.options), place=old.location, seats=count)
    row = replace(
        row,
        in_thread=old.in_thread,
        rated=old.rated,
        pace=old.pace,
        rematch_of=former.id,
        private=old.private,
        home_id=row.home_id if old.home_id is None else old.home_id,
    )
    people = {seat: (one.user_id, one.name) for seat, one in moved_up.items() if one.user_id is not None}
    opening = Opening(
        seats={
            seat: replace(sitter, salt=NO_WORD)
            for seat, sitter in moved_up.items()
            if sitter.kind is SeatKind.COMPUTER or sitter.user_id == by.id
        },
        reserved={user_id: seat for seat, (user_id, _) in people.items()},
    )
    invited = {
        seat: Invited(user_id, name, row.opened_at + KEPT)
        for seat, (user_id, name) in people.items()
        if name and user_id not in (by.id, *apart)
    }
    return NewTable(row, opening, invited)


def known_game(key: str) -> AnyGame:
    """The game. Raises `BadRequest` naming those there are."""
    games = registry.all_games()
    if key not in games:
        titles = TextList(tuple(text(f"{known.replace('_', '-')}-title") for known in games))
        raise BadRequest(text("table-bad-game", allowed=titles))
    return games[key]


def counts(numbers: Iterable[int]) -> TextList:
    return TextList(tuple(text("word-number", number=number) for number in numbers))


def misfit(game: AnyGame, seats: int, options: Options) -> Text | None:
    """The reason why the game cannot start with that many seats and these options; None when it can."""
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
    """The number of seats of the table. Raises `BadRequest` naming the numbers that can play."""
    fitting = [count for count in game.seats if misfit(game, count, options) is None]
    if not fitting:
        raise BadRequest(text("table-bad-options"))
    if wanted is None:
        return fitting[-1]
    if wanted not in fitting:
        raise BadRequest(text("table-bad-seats", allowed=counts(fitting)))
    return wanted
