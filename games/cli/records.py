"""`replay` and `verify`: what a record tells, and whether it is true."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from games import registry
from games.cli.english import English, printable
from games.cli.setup import Refusal
from games.engine import AnyGame, AnyState, BadRecord, Deal, Record, text
from games.engine.record import LARGEST
from games.signature import Proof, prove


@dataclass(frozen=True, slots=True)
class HeardDeal:
    deal: Deal
    draws: list[str] = field(default_factory=list)

    def below(self, n: int, label: str) -> int:
        drawn = self.deal.below(n, label)
        self.draws.append(f"below {n} {label!r}: {drawn}")
        return drawn

    def permutation(self, n: int, label: str) -> list[int]:
        order = self.deal.permutation(n, label)
        self.draws.append(f"permutation {n} {label!r}: {' '.join(map(str, order))}")
        return order


def load(path: Path) -> tuple[Record, AnyGame]:
    """Raises `Refusal`."""
    try:
        record = Record.read(_text_of(path))
    except OSError as error:
        raise Refusal(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise Refusal(f"{path} is not the record of a game: it is not text in UTF-8.") from error
    except BadRecord as error:
        raise Refusal(English().say(error.reason)) from error
    try:
        return record, registry.game(record.game)
    except KeyError as error:
        raise Refusal(f"This is the record of a game that is not known here: {record.game}.") from error


def _text_of(path: Path) -> str:
    with path.open("rb") as file:
        data = file.read(4 * LARGEST + 1)
    if len(data) > 4 * LARGEST:  # too large in any letters; the end may have cut one in two
        raise BadRecord(text("record-too-large"))
    return data.decode("utf-8")


def verify(path: Path, *, draws: bool) -> Iterator[str]:
    """Raises `Refusal` at the end if something is false. Draws are told as docs/fair-shuffle-check.mjs writes them."""
    record, game = load(path)
    english = English.of(record, game)
    proof = prove(record, game)
    yield "Deal: the secret is the promised one." if proof.deal is None else f"Deal: FALSE. {english.say(proof.deal)}"
    yield from _words(record, english)
    yield _plays(record, proof, english)
    if proof.forged is not None:
        yield f"Signer: FALSE. {english.say(proof.forged)}"
    elif proof.key is None:
        yield "Signer: nobody. Anybody could have written this record."
    else:
        yield f"Signer: the key {proof.key}. Compare it with /about of the bot that kept the game."
    if proof.faults:
        raise Refusal(english.say(proof.faults[0]))
    if draws:
        heard = HeardDeal(record.deal())
        record.replay(game, heard)
        yield from heard.draws


def replay(path: Path, *, views: bool) -> Iterator[str]:
    """Raises `Refusal` where the game cannot go on. `views` tell what each seat sees before it acts."""
    record, game = load(path)
    english = English.of(record, game)
    names = [english.name(s) + (f", {e.computer}" if e.computer else "") for s, e in enumerate(record.seats)]
    options = "".join(f", {name} {printable(str(value))}" for name, value in sorted(record.options.items()))
    yield f"{game.key}, rules version {record.rules_version}{options}: {'; '.join(names)}"
    try:
        for number, state in enumerate(record.walk(game)):
            if number:
                seat, notation = record.actions[number - 1]
                yield f"{number:4}. {english.name(seat)}: {notation}"
            for event in state.events or []:
                audience = "" if event.audience is None else ", ".join(map(english.name, sorted(event.audience)))
                yield f"      {'[to ' + audience + '] ' if audience else ''}{english.say(event.text)}"
            state.events = []
            if views and number < len(record.actions):
                viewer = record.actions[number][0]
                for line in english.to(viewer).scene(game.scene(state.view(viewer))):
                    yield f"      | {line}"
    except BadRecord as error:
        raise Refusal(english.say(error.reason)) from error
    yield from _end(state, english)


def _end(state: AnyState, english: English) -> Iterator[str]:
    outcome = state.outcome()
    if outcome is None:
        yield "The game is not over."
        return
    yield english.say(outcome.reason)
    for line in outcome.lines:
        values = [english.say(value) if not isinstance(value, int | None) else value for value in line.values]
        yield f"{english.say(line.label)}: {', '.join('–' if value is None else str(value) for value in values)}"
    for seat in sorted(range(len(outcome.places)), key=outcome.places.__getitem__):
        yield f"{outcome.places[seat]}. {english.name(seat)}, {outcome.scores[seat]}"


def _plays(record: Record, proof: Proof, english: English) -> str:
    if proof.plays is not None:
        return f"Plays: FALSE. {english.say(proof.plays)}"
    if proof.state is None:
        return "Plays: cannot be checked without the promised deal."
    end = "as far as it goes" if proof.state.outcome() is None else "to its end"
    legal = f"Plays: all {len(record.actions)} actions follow the rules in the game that it deals, {end}."
    if record.link is None:
        return f"{legal} There is no chain: another legal game could stand in its place."
    return f"{legal} The chain fits; compare its last hash with the result message: {record.link}"


def _words(record: Record, english: English) -> Iterator[str]:
    given = [f"{english.name(seat)} gave “{printable(record.seats[seat].salt)}”" for seat in sorted(record.chosen())]
    yield f"Words for the shuffle: {'; '.join(given) or 'none'}. The salts of all others follow from the commitment."
    if record.origin is not None:
        source, move = record.origin.split(" ")
        whose = "a record" if source == "-" else f"table {source}"
        yield f"It plays on from {whose}, move {move}: the deal, the words and the moves until then are that game's."
    if record.bent():
        yield "But the dealer could choose the words of computer players: they do not follow from the commitment."
