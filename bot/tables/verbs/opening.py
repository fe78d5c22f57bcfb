"""Opening a table: what may be asked for, and the table that comes of it."""

from __future__ import annotations

import base64
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any, TypeAlias, TypedDict, Unpack

from bot.tables.computers.players import computer_name, known_level
from bot.tables.entries import NO_WORD, Invited, Opening, Origin, Sitter
from bot.tables.errors import BadRequest
from bot.tables.fold.lessons import LEVEL, lesson_of
from bot.tables.fold.live import LiveTable
from bot.tables.fold.options import validated
from bot.tables.fold.origins import named
from bot.tables.model import Person
from bot.tables.times import KEPT
from games import registry
from games.engine import AnyGame, BadSetup, Options, RandomDeal, Record, Seat, Text, TextList, commitment, text
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
NOBODY = Person(0, "")
"""The opener of a table that nobody looks after."""

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
    """A person's wishes for a new table.

    `options` may be words (as `bot.tables.fold.options` reads them) and need not be complete. `seats` None asks for as
    many as can play. `level` None asks for the game's usual computers, `levels` for others. Nobody gives a word for the
    shuffle here: words are heard once its secret is drawn and promised.
    `threaded`: the place is a thread of its own. `rated`: the game is to count for season and ratings, if persons alone
    play it. `pace` None is the server's. `private`: only invited people sit down. `home_id`: where it was asked for,
    when the place is not that. `lesson`: the game's lesson, whatever else is wished for; `on`: another game, played on.
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
    return Sitter(
        kind=SeatKind.COMPUTER,
        level=known_level(game, level),
        name=computer_name(taken),
        salt=NO_WORD,
    )


class Wished(TypedDict, total=False):
    """The optional fields of a new table's row; `secret` None is drawn, `home_id` None is here."""

    id: str
    in_thread: bool
    rated: bool
    pace: TurnPace
    private: bool
    home_id: int | None
    secret: bytes | None
    rules_version: int
    rematch_of: str
    board: str | None
    daily: date
    origin: str


@dataclass(frozen=True, slots=True)
class Maker:
    """The values common to every new table: its game, its opener, chance and the present."""

    game: AnyGame
    by: Person
    entropy: Entropy
    now: int

    def row(self, options: Options, location: Location, seats: int, **wished: Unpack[Wished]) -> TableRow:
        """The row; unless `wished` says otherwise, the game does not count and turns have no end."""
        drawn = self.entropy(SECRET_BYTES)
        secret = wished.pop("secret", None) or drawn
        home_id = wished.pop("home_id", None)
        usual: dict[str, Any] = {
            "id": base64.b32encode(self.entropy(5)).decode().lower(),
            "rules_version": self.game.rules_version,
            "rated": False,
            "pace": TurnPace.NONE,
        }
        return TableRow(
            **{**usual, **wished},
            location=location,
            game=self.game.key,
            options=options.model_dump(mode="json"),
            seats=seats,
            opener_id=self.by.id,
            phase=Phase.OPEN,
            revision=1,
            commitment=commitment(secret),
            secret=secret,
            opened_at=self.now,
            changed_at=self.now,
            home_id=location.channel_id if home_id is None else home_id,
            chained=True,
        )

    def company(self, people: Sequence[Sitter], levels: Iterable[str | None]) -> dict[Seat, Sitter]:
        sitters = list(people)
        for level in levels:
            sitters.append(computer(self.game, level, [sitter.name for sitter in sitters]))
        return dict(enumerate(sitters))


def fresh(  # noqa: PLR0917 - who and what, then what is known beside it
    request: OpenRequest, by: Person, server: GuildSettings, mine: UserSettings, entropy: Entropy, now: int
) -> NewTable:
    """The table that was wished for.

    Options that were not given are those of the person's own last table, as far as they still fit; where they have
    chosen none yet, what the game advises for a first time. Raises `BadRequest`.
    """
    game = known_game(request.game)
    new = Maker(game, by, entropy, now)
    if request.lesson:
        return _first_lesson(new, request)
    if request.on is not None:
        return _played_on(new, request, request.on, request.pace or server.pace)
    options = _options(game, request.options, mine.last_options.get(request.game, game.first_game.options))
    seats = _seats(game, options, request.seats)
    levels = request.levels or (request.level,) * request.computers
    if len(levels) + request.seat_opener > seats or request.computers < 0:
        raise BadRequest(text("table-too-many-computers", most=seats - request.seat_opener))
    row = new.row(
        options,
        request.location,
        seats,
        in_thread=request.threaded,
        rated=request.rated,
        pace=request.pace or server.pace,
        private=request.private,
        home_id=request.home_id,
    )
    return NewTable(row, Opening(seats=new.company([person(by)] if request.seat_opener else [], levels)))


def _first_lesson(new: Maker, request: OpenRequest) -> NewTable:
    """The game's lesson for one person. Raises `BadRequest` where there is none."""
    lesson = lesson_of(new.game)
    row = new.row(
        validated(new.game, lesson.options),
        request.location,
        lesson.seats,
        in_thread=request.threaded,
        home_id=request.home_id,
        secret=lesson.secret,
    )
    return NewTable(row, Opening(seats=new.company([person(new.by)], [LEVEL] * (lesson.seats - 1))))


def _played_on(new: Maker, request: OpenRequest, on: PlayOn, pace: TurnPace) -> NewTable:
    """A table that begins as another game did, up to a move, and with its cards; computers sit first.

    The record is one that replays. Raises `BadRequest`.
    """
    record, seats = on.record, range(len(on.record.seats))
    if on.seat not in seats:
        raise BadRequest(text("study-no-seat", seats=len(seats)))
    if on.move > MOST_PLAYED_ON:
        raise BadRequest(text("study-too-long", most=MOST_PLAYED_ON))
    others = [seat for seat in seats if seat != on.seat][: request.computers]
    company = new.company([person(new.by)], [request.level] * len(others))
    origin = Origin(named(on.table, on.move), record.salts(), record.actions[: on.move])
    row = new.row(
        new.game.options.model_validate(record.options),
        request.location,
        len(seats),
        in_thread=request.threaded,
        pace=pace,
        private=request.private,
        home_id=request.home_id,
        secret=record.deal().secret,
        rules_version=record.rules_version,
        origin=origin.name,
    )
    return NewTable(row, Opening(seats=dict(zip([on.seat, *others], company.values(), strict=True)), origin=origin))


def daily_try(deal: DailyDeal, by: Person, entropy: Entropy, now: int) -> NewTable:
    """The table of somebody's try at a deal of the day; its secret is the day's. Raises `BadRequest`."""
    new = Maker(known_game(deal.game), by, entropy, now)
    row = new.row(
        validated(new.game, deal.options),
        Location(deal.guild_id, NO_CHANNEL),
        deal.seats,
        secret=deal.secret,
        rules_version=deal.rules_version,
        daily=deal.day,
    )
    return NewTable(row, Opening(seats=new.company([person(by)], [deal.level] * (deal.seats - 1))))


def same_cards(former: LiveTable, by: Person, entropy: Entropy, now: int) -> NewTable:
    """A table with a finished game's cards, seats and computers, for somebody else in the person's seat.

    It stands in no channel and never counts.
    """
    new, old = Maker(known_game(former.row.game), by, entropy, now), former.row
    origin = Origin(named(former.id, 0), tuple(salt for salt, _ in former.dealt_from()), ())
    row = new.row(
        former.game.options.model_validate(former.options),
        Location(old.location.guild_id, NO_CHANNEL),
        len(former.sitters),
        secret=old.secret,
        rules_version=old.rules_version,
        origin=origin.name,
    )
    seats = {
        seat: person(by) if sitter.kind is SeatKind.PERSON else replace(sitter, salt=NO_WORD)
        for seat, sitter in former.sitters.items()
    }
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
    """The number of computers in such a lobby."""


def appointed(wish: Appointment, entropy: Entropy, now: int) -> NewTable:
    """A table at which named people sit, or a lobby that waits for them. Raises `BadRequest`."""
    waits = wish.seats is not None
    new = Maker(known_game(wish.game), wish.by, entropy, now)
    row = new.row(
        validated(new.game, wish.options),
        wish.location,
        wish.seats or len(wish.people),
        id=wish.id,
        board=wish.board,
        in_thread=wish.home_id != wish.location.channel_id,
        rated=wish.rated,
        pace=wish.pace,
        private=not waits,
        home_id=wish.home_id,
        secret=wish.secret,
    )
    if waits:
        company = new.company([], [None] * wish.computers).values()
        kept = {seat: Invited(who.id, who.name[:80], now + KEPT) for seat, who in enumerate(wish.people)}
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


def again(former: LiveTable, by: Person, entropy: Entropy, now: int, apart: Collection[int]) -> NewTable:
    """A rematch of a finished table: everybody moves up one seat.

    The person who asks and the computers sit already; the others are invited, except those who keep `apart` from the
    person. Raises `BadRequest` when the game has changed so much that its options no longer fit.
    """
    new, old = Maker(known_game(former.row.game), by, entropy, now), former.row
    count = len(former.sitters)
    moved_up = {(seat - 1) % count: sitter for seat, sitter in former.sitters.items()}
    row = new.row(
        validated(new.game, former.options),
        old.location,
        count,
        in_thread=old.in_thread,
        rated=old.rated,
        pace=former.pace,
        rematch_of=former.id,
        private=old.private,
        home_id=old.home_id,
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
