# What every game shares, in English: refusals, records, marks.

## Refusals

engine-bad-notation = “{ $notation }” is not a move of this game.
engine-bad-seats = { $seats } { $seats ->
    [one] player
   *[other] players
} cannot play this: it takes { $least ->
    [one] { $least }
   *[other] { $least }
} to { $most }.
engine-game-over = This game is over.
engine-illegal = The rules do not allow “{ $action }” now.
engine-not-your-turn = It is not your turn.

## Records

record-too-large = This file is too large to be the record of a game.
record-malformed = This record cannot be read: something is wrong at “{ $where }”.
record-illegal = Move { $number } of the record is not allowed: { $why }
record-wrong-result = The record ends with another result than the game it tells.
record-other-game = This is the record of another game (“{ $game }”).
record-newer = This record follows newer rules (version { $version }) than this program knows.
record-no-secret = This record does not hold its secret yet: the game has not ended.
record-broken-promise = The secret does not match the promise that was shown before the game.

## Marks

mark-leads = leads
mark-dealer = dealer
mark-awaited = to play
mark-chosen = has chosen
mark-winning = winning
mark-won = won
mark-playable = playable
mark-blocked = not allowed now
mark-new = new
mark-out = out
