### What every game may need to say, in English.

## Why a play or a set-up was refused

engine-illegal = { $seat_you ->
    [yes] You
   *[no] { $seat }
} may not do that now: { $action }.
engine-bad-notation = That is not an action of this game: { $notation }.
engine-game-over = The game has ended.
engine-not-your-turn = { $seat_you ->
    [yes] You owe no decision now.
   *[no] { $seat } owes no decision now.
}
engine-bad-seats = This game is played by { $least } to { $most }, not by { $seats }.

## What is wrong with a record

record-too-large = This is far too large to be the record of a game.
record-malformed = This is not the record of a game: { $where } is missing or wrong.
record-bad-line = This is not the record of a game: line { $line } cannot be read.
record-other-game = This is the record of another game: { $game }.
record-newer = This record was made under rules version { $version } of the game; only versions up to { $known } are known here.
record-no-secret = The secret has not been published yet, so the shuffle cannot be recomputed.
record-broken-promise = The secret does not match the commitment: this is not the shuffle that was promised.
record-illegal = Action { $number } cannot have happened in the game that this secret deals. { $why }
record-wrong-result = The result written down is not the one that the actions lead to.

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
mark-out = out
