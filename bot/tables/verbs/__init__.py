"""People's actions at a table: each verb once, as a value for `TableService.do`. To add one, see CONTRIBUTING.md."""

from bot.tables.verbs.checks import must_be_alive, must_run
from bot.tables.verbs.lobby import (
    add_computer,
    choose_form,
    configure,
    count_down,
    decline,
    give_word,
    invite,
    join,
    leave,
    start,
    stop_counting,
)
from bot.tables.verbs.opening import (
    LONGEST_WORD,
    SECRET_BYTES,
    Appointment,
    Entropy,
    OpenRequest,
    PlayOn,
    counts,
    known_game,
    misfit,
)
from bot.tables.verbs.play import (
    act,
    close,
    come_back,
    hide_hand,
    kick,
    move,
    pause,
    resign,
    resume,
    show_hand,
    skip_lesson,
    take_hint,
    undo,
)
from bot.tables.verbs.verb import Asked, Need, Shown, Verb
from bot.tables.verbs.votes import ALONE_AGAINST, propose, take_seat, vote
