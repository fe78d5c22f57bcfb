# The deal of the day, in English.

button-daily = Deal of the day
button-promise = Fair play
button-daily-today = Today’s deal
button-daily-too = Play today’s deal
button-daily-board = Board
button-daily-share = Show to the channel
button-day-before = Day before
button-play = Play
button-go-on = Go on
button-go-on-yesterday = Finish yesterday’s

daily-title = Deal of the day · { $day }
daily-day = { $weekday }, { $day }
daily-alone = { $game }, alone
daily-against = { $game } against { $count ->
    [one] a computer player
   *[other] { $count } computer players
}: { $level }
daily-until = The same deal for everybody here, one try each. You may stop and come back. The day ends { $end }; a game begun by then can be finished until { $last }.
daily-grace = This day is over. If you have begun, you can still finish until { $last }; then everybody can see the deal.
daily-open = This day is over: everybody can see the deal, the games and the secret.

daily-status-new = You have not tried it yet.
daily-status-running = You are in the middle of it.
daily-status-done = You have finished it.
daily-status-given-up = You gave this one up.
daily-status-too-late = You finished this one after the deal was published, so it does not count.
daily-status-missed = You did not try this one.
daily-status-placed = Place { $place } of { $count }: { $result }
daily-streak = { $now ->
    [0] No streak at the moment
    [one] 1 day in a row
   *[other] { $now } days in a row
} · at best { $best }
daily-count-done = { $count ->
    [0] Nobody has finished it yet
    [one] 1 person has finished it
   *[other] { $count } people have finished it
}
daily-count-playing = { $count } still playing
daily-count-given-up = { $count } gave up
daily-unfinished = Yesterday’s deal is still waiting for you, for less than an hour.

daily-promise = Promise of this deal: { $digits }, made { $when }
daily-secret = The secret behind it: { $digits }
daily-tomorrow = Tomorrow: { $game }; promise { $digits }
daily-board-empty = Nobody has finished this deal.
daily-watch = Watch somebody’s game
daily-week = The week from { $day }
daily-week-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
daily-week-about = Each day: one point for finishing, and one for everybody you finish ahead of.
daily-week-prize = Each day: one point for finishing, and one for everybody you finish ahead of. The best three of the week win season points.
daily-shared = { $who } has finished the deal of { $day }:
daily-shared-already = You have just shown it. You can show it again <t:{ $when }:R>.

daily-promise-whole = Promised beforehand (SHA-256)
daily-proof-how = The promise was made { $when }. Every game of that day was dealt from this secret, and what the computer players did follows from it, too.
daily-proof-yourself = To check this yourself, compare it with the promise that you saw. Then open anybody’s game of that day from the board; “python -m games verify FILE” deals its record again. Players add no words to these deals.

daily-result = The board and your streak are one press away. Your cards stay between us until the deal is published.
daily-log = Promise of this day’s deal (SHA-256): `{ $hash }` It is the same for everybody here, and players add no words. The secret behind it is published with the deal, an hour after its day.
daily-not-here = You cannot do that at a deal of the day: everybody plays it alone and without help.
daily-no-such-day = There was no deal on that day. **/daily** shows today’s.
daily-none = No game here offers a deal of the day.
daily-resign = Your try at this deal ends here, without a result, and there is no second one. This cannot be undone.
daily-not-finished = You have no result from that day to show.
table-daily-tried = You have had your try at this deal. **/daily** has another one tomorrow.
table-daily-over = That deal’s day is over, so you can no longer begin it. **/daily** shows today’s.
table-daily-secret = Others may still be playing this deal. Its secret, record and proof are published with it, an hour after its day.
