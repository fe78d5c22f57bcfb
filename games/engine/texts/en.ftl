### What every game may need to say, in English.

## Why a play or a set-up was refused

engine-illegal = The rules do not allow { $seat_you ->
    [yes] “{ $action }”
   *[no] “{ $action }” to { $seat }
} now.
engine-bad-notation = “{ $notation }” is not an action of this game.
engine-game-over = This game is over.
engine-not-your-turn = It is not { $seat_you ->
    [yes] your turn
   *[no] the turn of { $seat }
}.
engine-bad-seats = { $least ->
    [one] This game takes at least one player
   *[other] This game takes at least { $least } players
} and at most { $most }, not { $seats }.

## What a computer player advises

engine-hint-only = There is nothing else to choose.
engine-hint-plain = That is what the computer player of this game would do; it keeps its reasons to itself.

## What is wrong with a record

record-too-large = This is far too large to be the record of a game.
record-unreadable = This is not the record of a game, neither as JSON nor as text.
record-malformed = This is not the record of a game: “{ $where }” is missing or wrong.
record-bad-line = This is not the record of a game: line { $line } cannot be read.
record-other-game = This is the record of another game: { $game }.
record-newer-format = This record is written in format { $format }, which is newer than this program.
record-newer = This record was made under rules version { $version } of the game; only versions up to { $known } are known here.
record-no-secret = The secret has not been published yet, so the shuffle cannot be recomputed.
record-broken-promise = The secret does not match the commitment: this is not the shuffle that was promised.
record-illegal = Action { $number } cannot have happened in the game that this secret deals. { $why }
record-wrong-result = The recorded result is not the one that the actions lead to.
record-broken-chain = The record’s chain is broken: an entry of the log was changed, moved or taken away.
record-other-plays = The options, words or plays are not those of the record’s chain.
record-broken-signature = The signature does not match: the record was changed after it was signed.

## Signs on seats and cards

mark-leads = leads
mark-dealer = dealer
mark-awaited = to act
mark-chosen = has chosen
mark-winning = winning
mark-won = won
mark-playable = playable
mark-blocked = not allowed
mark-new = new
mark-wild = wild
mark-ahead = ahead
mark-advised = advised

## The page of a game

page-hands = All hands
page-computer = computer, { $level ->
    [novice] novice
    [casual] casual
    [club] club player
   *[expert] expert
}
page-unfinished = The game was not played to its end.

engine-habit-first = when you have the first move
engine-habit-long = when the game takes more moves than usual
engine-habit-quick = when you decide within four seconds more often than usual

## Sentences for a game that has no words of its own: values of options, the score of a deal of the day

option-random = At random
option-seat0 = The first seat
option-seat1 = The second seat
option-seat2 = The third seat
option-seat3 = The fourth seat
option-seat4 = The fifth seat
option-seat5 = The sixth seat
option-seat6 = The seventh seat
daily-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
