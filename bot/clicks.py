"""The custom_id of a button: `1:<verb>:<table>:<revision>:<rest>`.

Everything needed to answer is in these few characters, so a click is understood after a restart and after days.
They come back from people's devices and may be forged: `read` takes nothing that `Click` would not have written.
Public messages may carry only what everybody may know; the path of a hidden choice lives in private messages only.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum


class Verb(StrEnum):
    NEW = "new"
    """`rest` is a game: it is dealt at once, with computers in the other seats; without a table."""
    SEATS = "seats"
    """`rest` is a game, or a menu gives one: a table of it with free seats; without a table."""
    HELP = "help"
    """Without a table."""
    LIST = "list"
    """`rest` is `<which>/<page>`, which tables and which page of them, from 0; without a table."""
    AGAIN = "same"
    """A table like this one; without a table, like the last one of the channel."""
    JOIN = "join"
    DECLINE = "decline"
    LEAVE = "leave"
    ADD = "add"
    START = "start"
    COUNT = "count"
    """`rest` is "stop" to count down no more."""
    FORM = "form"
    """`rest` is `short` or `whole`."""
    MORE = "more"
    KICK = "kick"
    """`rest` is `<seat>` for the question where one is asked, `<seat>/yes` for the deed."""
    CLOSE = "close"
    """`rest` is empty for the question and "yes" for the deed."""
    HAND = "hand"
    """`rest` is empty for the hand and `details` for all that the game says of the moment."""
    CARD = "card"
    """A card that lies there and cannot be pressed; `rest` tells it from the others."""
    CHOOSE = "choose"
    """`rest` is `<place in the hand>/<card>`, to be played when the turn comes, and `<place>/-` for none."""
    HINT = "hint"
    HIDE = "hide"
    TEACH = "teach"
    """`rest` is the game, without a table; with one it is empty, and asks for no further explanations."""
    WATCH = "watch"
    LOG = "log"
    RULES = "rules"
    REMATCH = "again"
    SCORE = "score"
    """Every line of the score of a finished game."""
    VERIFY = "verify"
    RECORD = "record"
    PICK = "pick"
    """`rest` is the path so far; a menu adds the values taken. A whole path is a play."""
    PLAY = "play"
    """`rest` is a whole notation: no further question, not even a confirmation."""
    UNDO = "undo"
    RESIGN = "resign"
    """`rest` is empty for the question and "yes" for the deed."""
    BACK = "back"
    """Plays one's seat again that a computer plays."""
    VOTE = "vote"
    """`rest` is what is proposed: `<motion>`, `<motion>/<seat>` where it is about somebody, `<motion>/yes` if asked."""
    PAUSE = "pause"
    RESUME = "resume"
    """As somebody who manages the server."""
    CALL = "call"
    """Calls the role that the server has named for tables with free seats."""
    SIT = "sit"
    """`rest` is the seat of somebody gone that is offered."""
    BALLOT = "ballot"
    """`rest` is `yes/<revision>` or `no/<revision>`: the vote that began then."""
    WORD = "word"
    """Asks for the form of one's word for the shuffle; the form comes back under the same verb."""
    OPTIONS = "options"
    """Asks for the form of a game's options; the form comes back under the same verb.

    `rest` is what was filled in before: the places of the values among those offered, "2.-.1", or nothing.
    """
    PAGE = "page"
    """`rest` is `<game>/<section>`; the table only where the rules were opened from a hand there."""
    REPLAY = "replay"
    """`rest` is `<step>.<eyes>`, a move after it, and the id of an imported record where no table is meant."""
    PUZZLE = "puzzle"
    """`rest` is the puzzle that a menu answers, `<puzzle>/details`, or nothing for the next one; without a table."""
    SHARE = "share"
    """Shows a moment to the channel: `rest` is `<step>.<eyes>`, `.ask` before a choice, or nothing for the result."""
    STUDY = "study"
    """Plays on from a move: `rest` is `<move>.<seat>`, the id of an imported record, and the company once chosen."""
    REVIEW = "review"
    """`rest` is `<seat>.<moment>`, from 0; a menu gives another seat's."""
    FORGET = "forget"
    """`rest` is "yes" for the deed."""
    BOARD = "board"
    """`rest` is `<game or ->/<season or all>/<order>/<page>`; a menu gives another order; without a table."""
    STATS = "stats"
    """`rest` is `<person>/<game or ->/<page>`; without a table."""
    SEASON = "season"
    """`rest` is `show/<number>`, `points/<number>` or `end/<number>/<when it began>`; without a table."""
    DAILY = "daily"
    """The deal of a day: `rest` is `<what>/<day>`, or nothing for today's page; without a table."""
    CHALLENGE = "beat"
    """Lets friends play a finished game's cards: `rest` is nothing, `play` for one of them, `end` to compare now."""
    CONTEST = "contest"
    """`rest` is `<what>/<contest>/<detail>`; without a table."""
    UNBLOCK = "unblock"
    """A menu gives whom; without a table."""
    SETTING = "set"
    """`rest` is `<scope>/<name>`; a menu gives the value, or nothing where one is taken away; without a table."""


DETAILS = "details"
_VERBS = {verb.value: verb for verb in Verb}
_CLICK = re.compile(r"1:([a-z]+):([a-z2-7]{8}|-):(\d{1,9}):([^\x00-\x1f:]{0,70})")


@dataclass(frozen=True, slots=True)
class Click:
    """One press. `table` is None where no table is meant; `revision` the one the message was drawn from."""

    verb: Verb
    table: str | None = None
    revision: int = 0
    rest: str = ""

    def __str__(self) -> str:
        return f"1:{self.verb}:{self.table or '-'}:{self.revision}:{self.rest}"


def read(custom_id: str) -> Click | None:
    """The click written in a custom_id, None for anything that is not exactly one of ours."""
    match = _CLICK.fullmatch(custom_id)
    if match is None or match[1] not in _VERBS:
        return None
    return Click(_VERBS[match[1]], None if match[2] == "-" else match[2], int(match[3]), match[4])
