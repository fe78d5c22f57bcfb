"""From the words of a command line to a game, its seats and its options, or a refusal."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

from pydantic import ValidationError

from games import registry
from games.cli.english import English
from games.engine import AnyGame, BadSetup, Options, RandomDeal


class Refusal(Exception):
    """A command that cannot go on; the message is one sentence for the person at the keyboard."""


def find_game(name: str) -> AnyGame:
    """The game with this key, or `GAME` of the module with this dotted name. Raises `Refusal`."""
    if "." in name:
        try:
            found: AnyGame = import_module(name).GAME
        except (ImportError, AttributeError) as error:
            raise Refusal(f"{name} is not a module with a GAME: {error}.") from error
        registry.add(found)
        return found
    try:
        found = registry.game(name)
    except KeyError as error:
        known = ", ".join(registry.all_games()) or "none"
        raise Refusal(f"There is no game {name}; the games are: {known}.") from error
    if found.key != name:
        raise Refusal(f"The game in the folder {name} says key={found.key!r}: its key is the folder's name.")
    return found


def find_options(game: AnyGame, words: Iterable[str]) -> Options:
    """The game's options from words like `name=value`, the others at their defaults. Raises `Refusal`."""
    given = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise Refusal(f"An option is written name=value, not {word}.")
        given[name] = value
    for name in given.keys() - game.options.model_fields.keys():
        known = ", ".join(game.options.model_fields) or "none"
        raise Refusal(f"{game.key} has no option {name}; the options are: {known}.")
    try:
        return game.options.model_validate_strings(given)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        wrong = first["msg"].replace("Input should be", "must be").partition(", unable to")[0]
        raise Refusal(f"The option {where} {wrong}.") from error


def check_seats(game: AnyGame, seats: int, options: Options) -> None:
    """Find out whether the game starts like this. Raises `Refusal`."""
    try:
        game.start(seats, options, RandomDeal(0))
    except BadSetup as error:
        raise Refusal(f"{game.key} does not start with {seats} seats: {English(game).say(error.reason)}") from error
