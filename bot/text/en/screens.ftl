# What stands on the screens, in English.

## Small words

word-colon = :
word-you = You
word-seat = Seat { $number }
word-number = { $number }
word-empty = empty
word-back = a face-down card
word-backs = { $count ->
    [one] a face-down card
   *[other] { $count } face-down cards
}
word-cards = { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}
word-counter = { $label } **{ $value }**
word-counter-of = { $label } **{ $value }**/{ $of }
picture-course = The course of the game
picture-you-lead = You lead
picture-rest = The rest is behind Details.
picture-next = next card
picture-counter = { $label } { $value }
picture-counter-of = { $label } { $value } of { $of }
word-counter-of-aloud = { $label } **{ $value }** of { $of }
word-computer = { $name } (computer)

phase-open = open
phase-running = in progress
phase-finished = finished
phase-closed = closed

level-novice = novice
level-casual = casual
level-club = club player
level-expert = expert
level-novice-about = plays on a whim, good for a first game
level-casual-about = plays sensibly and at once, and can say why
level-club-about = briefly imagines what the others may hold
level-expert-about = the strongest, thinks for up to a second a move
level-novice-choice = { level-novice }: { level-novice-about }
level-casual-choice = { level-casual }: { level-casual-about }
level-club-choice = { level-club }: { level-club-about }
level-expert-choice = { level-expert }: { level-expert-about }
add-question = How strong should the computer player be?
add-level = **{ $level }** – { $about }

## Buttons

button-join = Join
button-decline = Decline
button-same = Same again
button-leave = Leave
button-add = Add computer
button-start = Start
button-options = Options
button-options-again = Back to the form
button-hand = My hand
button-watch = Watch
button-rules = Rules
button-help = How it works
button-log = Log
button-more = More
button-kick = Free seat { $seat }: { $name }
button-replace = Send { $name } away
button-kick-sure = Yes, send away
button-close = Close the table
button-close-sure = Yes, close it
button-vote-pause = Propose a pause
button-vote-resume = Propose resuming
button-vote-abandon = Propose ending the game
button-vote-replace = Propose a computer for { $name }
button-vote-offer = Offer { $name }’s seat
button-take-seat = Play on for { $name }
button-pause = Pause the game
button-resume = Resume game
button-vote-sure = Yes, propose it
button-agree = I agree
button-disagree = I don’t agree
button-score = Score sheet
button-result = Result
button-rematch = Rematch
button-replay = Replay
button-review = Review
button-record = Record
button-verify = Verify
button-yes = Confirm
button-none = None of them
button-back = Back
button-refresh = Refresh
button-hint = Hint
button-hide = Hide my hand
button-teach = Teach me
button-skip-lesson = No explanations
button-details = Details
button-first = First
button-previous = Previous
button-next = Next
button-last = Last
button-word = My word
button-earlier = Earlier
button-later = Later
button-give-up = Resign
button-i-am-back = I’m back
button-undo = Take back
button-resign = Yes, resign
button-forget = Yes, forget me

## Welcome and help

welcome-name = Tapis
welcome-banner = A card table
welcome-banner-below = for this server
welcome-play = **Play now:** press a game. Computers take the other seats, and only you see your cards.
welcome-seats = Play with friends: open seats for …
welcome-pitch = **{ $game }** · { $pitch }
welcome-daily = **{ button-daily }** · { $what } · { $count ->
    [0] nobody has tried it yet
    [one] 1 has tried it
   *[other] { $count } have tried it
}
help-table = **A table** opens with **/table new**. **{ BUTTON("button-join") }** takes a seat, **{ BUTTON("button-add") }** fills one, **{ BUTTON("button-start") }** deals.
help-hand = **{ BUTTON("button-hand") }** shows your cards to you alone; press one to play it. If you may not play a card, press it to see why.
help-turn = **The table** shows what everybody may know, and a message calls you when it is your turn.
help-rules = **{ BUTTON("button-rules") }** opens the rules for this moment, **{ BUTTON("button-log") }** shows what happened.
help-time = **Take your time**: a game waits as you left it until you come back, even if I was switched off meanwhile.
help-commands = **/hand** your cards · **/turns** the tables that wait for you · **/table list** all tables · **/daily** the deal of the day · **/leaderboard** the standings · **/settings me** language, text mode, calls · **/about** what I promise · **/tournament**, **/night** whole evenings · **/setup start** sets the server up
help-start = Press a game to play against computers:

## The table before the game

lobby-title = { $game }: who plays?
lobby-seats = Seats: { $taken } of { $wanted } taken
lobby-free = free
lobby-taken = { $taken } of { $wanted } seats taken
lobby-free-seat = Free seat
lobby-invited = invited
lobby-opens = opener
lobby-ready = ready
lobby-kept = kept for { $who } · free { $until }
lobby-private = Private: only invited people can sit down here. Everybody at the table can invite with **/table invite**.
lobby-opener = opened the table
lobby-few = The game can start with { $least ->
    [one] 1 player
   *[other] { $least } players
}.
lobby-closes = The table closes { $when } unless the game starts. Every change restarts the clock.
lobby-option = { $option }: { $value }
lobby-word = gave a word
lobby-promise = The secret of the shuffle is fixed: `{ $hash }…` Add your own word to the shuffle: **{ BUTTON("button-more") }**, then **{ BUTTON("button-word") }**.

options-title = Options of this table
pace = Time for a turn
pace-about = After that, a computer plays the turn.
pace-none = no limit
pace-live-60 = 60 seconds
pace-live-90 = 90 seconds
pace-live-120 = 2 minutes
pace-relaxed = 15 minutes
pace-days-24 = 24 hours
pace-days-48 = 48 hours
pace-bank-10 = 10 minutes each, for all turns together
pace-days-72 = 72 hours
options-kept = Everything else you filled in is kept.

more-title = { $game }: more
more-opener = You opened this table, so you can free seats and close it, as can people who manage the server.
more-manager = You manage this server, so you can free seats and close this table, as can { $who }, who opened it.
more-nobody = Only people who manage the server can free seats and close this table.
more-guest = { $who } opened this table and can free seats and close it, as can people who manage the server.
more-invite = **/table invite** keeps a seat for somebody for ten minutes and tells them; **/block** keeps people away from your tables.
more-show = This game does not count: **/show-hand** lets one person see your cards, **/hide-hand** ends that.
kick-question = Send { $who } away and let a computer play on?
kick-text = It counts as a resignation for them. This cannot be undone.
close-question = Close this { $game } table?
close-text-open = Everybody leaves the table, and nothing counts.
close-text-climb = You are playing for the ladder, so closing the table gives the game up. It counts as lost.
close-text-running = The game ends without a result for everybody. This cannot be undone.
vote-stands = For: { $ayes } · against: { $noes } · { $needed ->
    [one] one yes is needed
   *[other] { $needed } yes are needed
} · ends { $end }.
vote-nobody = nobody
vote-ends-by-playing = The vote is off as soon as { $who_you ->
    [yes] you play
   *[no] { $who } plays
}.
vote-abandon-question = Propose ending the game for everybody?
vote-abandon-text = If the others agree, it ends without a result: no points and no ratings for anybody. This cannot be undone.
vote-yes = I agree
vote-no = I do not agree
vote-pause = propose a pause
vote-resume = propose resuming
vote-replace = propose that a computer plays for somebody (say which seat)
vote-abandon = propose ending the game without a result
vote-offer = offer an absent player’s seat to a newcomer (say which seat)

word-form-title = My word for the shuffle
word-form-label = Any word or sentence
word-form-hint = It goes into every draw of the game, and is published with the result.

closed-title = { $game }: closed
closed-text = This table was closed; there is no result.
closed-why = { $why } The game has no result.

## The table during the game

turn-you = you
turn-waiting = Waiting for { $who } · last activity { $since }
turn-ends = time runs out { $end }
turn-paused = The game was paused { $since }; the clocks are stopped.
turn-pause-ends = From { $moment } on, any player can end the pause.
seat-resigned = a computer plays on
table-lesson = A lesson, against novice computer players: it does not count.
seat-absent = away: a computer plays

## My hand

hand-since = What happened
hand-moved = This hand is open in another message.
hand-spectator = You are watching. The game goes on at the table.
hand-shown = You are watching, and { $who } is showing you their hand.
hand-shows = { $who } can see your hand.
hand-ends = ends { $end }
hand-absent = You are away, and a computer plays your cards. Press the button to play on from here.
hand-open = The game has not started yet. Your cards will be here.
hand-result = Every line of the score, the rematch and the proof of the shuffle: in { $channel }.
hand-chosen = Chosen: { $choices }
hand-preselected = Chosen for your turn: { $card }. Press it again to cancel.
hand-preselect = Press a card to choose it for your turn.
hand-preselect-dropped = You chose { $card } in advance, but it cannot be played as things are now. Nothing was played.
hand-none = none
hand-aim = Aim: { $aim }
hand-gloss = { $choice } · { $gloss }
hand-blocked-hint-aloud = “Not now”: press it to learn why.
hand-not-now = (not now)
hand-is-advised = (advised)
hand-is-picked = (picked)
hand-order = Press them in the order you want: number { $next } of { $of }.
hand-picked = { $wanted ->
    [0] Confirm ({ $count })
   *[other] Confirm ({ $count } of { $wanted })
}
hand-choose = Choose one
hand-choose-some = { $least ->
    [0] Choose up to { $most }
   *[other] { $span ->
        [one] Choose { $least }
       *[other] Choose { $least } to { $most }
    }
}
hand-confirm = Please confirm: { $action }
hand-no-such-play = “{ $said }” is not one of your plays right now. Type a few letters of one and choose from the list.
hand-hint = Hint: **{ $action }**. { $reason }
hand-hint-climb = A game won with a hint does not count on the ladder.
hand-hint-not-now = It is not your turn. Ask for a hint when it is.
hand-hint-paused = The game is paused. Ask for a hint when it goes on.

resign-question = Resign this game of { $game }?
resign-text = { $ends ->
    [yes] The game ends at once
   *[no] A computer player takes over your seat
}{ $counts ->
    [yes] , and the game counts as lost for you
   *[no] { "" }
}. This cannot be undone.

ping-turn = { $who }, it is your turn in { $game }.
ping-seen = ✓ Seen
ping-also = You are also awaited here:
ping-where = The table is in { $where }.
ping-invitation = { $who }, { $by } invites you to a game of { $game }. A seat is kept for you; others can take it { $until }.
ping-kept = { $who }, your { $game } table is open. A seat is kept for you; others can take it { $until }.
ping-where-invited = The table is in { $where }: sit down there, or give the seat back with **/table decline**.
ping-reminder = { $who }, your time in { $game } runs out { $end }. Then a computer plays this turn for you.
ping-vote = { $who }, the others in { $game } are voting on whether a computer plays for you until you are back. The vote ends { $end }; it is off as soon as you play.
ping-vote-offer = { $who }, the others in { $game } are voting on whether a newcomer may take your seat. The vote ends { $end }. **{ BUTTON("button-i-am-back") }** on your hand keeps it.
ping-vote-abandon = { $who }, the others in { $game } are voting on whether the game ends without a result. The vote ends { $end }. **{ BUTTON("button-i-am-back") }** on your hand gives you a say.
ping-offered = { $who }, your seat in { $game } is offered to a newcomer. **{ BUTTON("button-i-am-back") }** on your hand keeps it until somebody takes it.

## The result

result-title = { $game }: the result
result-place = { $who } · { $score }
result-place-aloud = Place { $place }{ $shared ->
    [yes] , shared
   *[no] { "" }
}: { $who } with { $score }
result-led = { $round ->
    [1] { $who } led from the first scoring to the last.
   *[other] { $who } took the lead for good at scoring { $round } of { $rounds }.
}
result-led-last = { $who } went ahead only at the last scoring, by { $margin }.
result-turning = Decisive play: { $who }, **{ $action }** (move { $step } of { $steps })
score-title = { $game }: the score sheet
result-proof = The shuffle was promised as `{ $hash }…` **{ BUTTON("button-verify") }** shows that it was kept.
result-chain = The log ends with `{ $link }`: note it down, and no play can be changed unnoticed.

## Log, rules, lists

log-title = { $game }: what happened
log-empty = Nothing has happened yet.
log-promise = Promise of this table’s shuffle (SHA-256): `{ $hash }` It was made before anybody could give a word. The secret behind it is published with the result; **{ BUTTON("button-verify") }** then deals the game again from it.
log-lesson = This is a lesson: its deal was chosen beforehand to show the game, and is the same for everybody (SHA-256: `{ $hash }`). It does not count.

rules-unknown = There is no such game here.
rules-page = Page { $page } of { $pages }
rules-choose = Go to a section
rules-signs = Symbols in the pictures

list-title-server = Tables on this server
list-none-server = No table is open. **/table new** opens one.
list-title-mine = Your running games
list-none-mine = You are not playing at any table in this channel.
list-try = { $game } · { $what ->
    [daily] deal of the day
    [board] duplicate board
   *[challenge] challenge
}
list-table = { $game } in { $where } · { $phase ->
    [open] open
    [running] in progress
    [finished] finished
   *[closed] closed
}
list-since = last activity { $since }
list-private = private
list-id = Table { $id }
list-page = Page { $page } of { $pages } · { $count } tables
list-more = { $count ->
    [one] One more table is not shown.
   *[other] { $count } more tables are not shown.
}
list-title-turns = Your turns
list-none-turns = Nobody is waiting for you on this server.

## Record and proof

files-title = The record of this game
files-use = Both files say the same: one is for programs, one for people. Either is enough to deal and play the whole game again.
verify-true = **The deal.** The promise was kept: the secret has the promised hash.
verify-broken = **The deal.** This does not match the promise.
verify-lesson = This was a lesson: its deal was chosen beforehand, its secret was known to all, and it did not count.
verify-plays = **The plays.** { $count ->
    [0] There are no moves to check.
    [one] I dealt the game again from the secret and the words for the shuffle: the one move matches{ $whole ->
        [yes] { " " }and the result is the same
       *[no] , as far as the game was played
    }.
   *[other] I dealt the game again from the secret and the words for the shuffle: all { $count } moves match{ $whole ->
        [yes] { " " }and the result is the same
       *[no] , as far as the game was played
    }.
}
verify-plays-broken = **The plays.** They do not match.
verify-plays-unknown = **The plays.** Without the promised deal they cannot be checked.
verify-chain = The log’s chain is intact. It ends with `{ $link }`: compare that with the result message.
verify-chain-none = This record has no chain: another legal game could stand in its place.
verify-signed = **Signed** by me, with the key `{ $digits }`
verify-signed-other = **Signed** with another key: `{ $digits }` Compare it with **/about** of the bot that kept the game.
verify-signed-broken = **The signature** is invalid.
verify-signed-none = **Nobody signed.** Anybody could have written this record.
verify-promise = Promised before the start (SHA-256)
verify-secret = The secret
verify-salts = The words for the shuffle
verify-salt = { $who }: “{ $word }”
verify-salt-none = { $who }: no word; `{ $word }` follows from the promise
verify-salt-bent = { $who }: “{ $word }”, which does not follow from the promise
verify-bent = But the computer players’ words do not follow from the promise: the dealer could have chosen them.
verify-yourself = To check this yourself: save the record and run “python -m games verify FILE”, or follow docs/fair-shuffle.md in another language.

## About

about-title = Tapis { $version }
about-what = A card table for your channels. The bot handles the rules, the cards and the score; you play.
about-games = Games
about-promises = Nobody sees your cards before the rules show them. A play that was confirmed is never lost. The secret of the shuffle is fixed before you can add your word to it, and you can check it.
about-key = I sign the records of games with the key `{ $digits }`
about-where = **/help** shows how it works.
about-tables = { $count ->
    [0] No table in play on this server
    [one] One table in play on this server
   *[other] { $count } tables in play on this server
}
about-latency = Discord answers in { $milliseconds } ms
about-licence = Free software under the MIT licence.

## Replays

replay-step = Move { $step } of { $steps } · seen by: { $eyes }
replay-eyes-table = a spectator
replay-eyes-open = everybody, all hands open
replay-eyes = Through whose eyes
replay-jump = Go to
replay-back = Back
replay-next = Next
replay-action = { $who }: { $action }
replay-unfinished = The record ends here; the game was not played to its end.
replay-unknown-game = This is the record of a game that is not installed here: { $game }.
replay-import-gone = I no longer have that record. Please upload the file again with **/replay**.
replay-which = Please choose one of the two: a finished game of this server, or a file with a record.
replay-no-file = Discord did not give me that file. Please try again in a moment.

## Reviews

review-thinking = I am looking for { $who_you ->
    [yes] your moves
   *[no] the moves of { $who }
} that cost or won the most.
review-progress = Choices thought through: { $done } of { $of }
review-patience = This takes up to a minute. If nothing appears, press **{ button-review }** again.
review-where = Moment { $number } of { $of } · move { $step } of { $steps } · as { $who_you ->
    [yes] you
   *[no] { $who }
} could see it
review-whose = Whose moves
review-made = Played, about { $chance }% to win: **{ $action }**
review-made-well = Well played, about { $chance }% to win: **{ $action }**
review-better = Better, about { $chance }%: **{ $action }**
review-worse = Worse, about { $chance }%: **{ $action }**
review-worlds = In { $worlds } games imagined from what could be known here, the better play came out ahead in { $ahead } and behind in { $behind }.
review-nothing = { $count ->
    [0] { $who_you ->
        [yes] You
       *[no] { $who }
    } had nothing to choose in this game.
    [one] I looked at one choice of { $who_you ->
        [yes] yours
       *[no] { $who }
    }: nothing was clearly better or worse than what was played.
   *[other] I looked at { $count } choices of { $who_you ->
        [yes] yours
       *[no] { $who }
    }: nothing was clearly better or worse than what was played.
}
review-not-searched = In this game no computer player looks ahead against opponents, so I cannot judge the moves.
review-busy = I am still thinking about the other game you asked me to review. One at a time, please.
review-lost = I was interrupted. Please press **{ button-review }** again.

## My data

privacy-export-title = What I keep about you
privacy-export-what = Your settings and block list, seats, plays, results and imported records, on every server. Only you see this message.
privacy-forget-question = Forget everything about you?
privacy-forget-leaves = You leave every open table, and resign from every game in progress.
privacy-forget-nameless = Your name and your id are replaced everywhere on every server: seats, results, logs. Your settings, block list and imported records are deleted, as is your name from the block lists of others; leaderboards show “somebody”. Until today’s deal is published, a scrambled number remembers that you have tried it.
privacy-forget-words = The games of others stay whole and can be replayed. So your words for their shuffles have to stay, without your name: the cards were dealt from them.
privacy-forget-copies = Messages and files that are already on Discord, and backups that the host of this bot made before, are beyond my reach.
privacy-forget-final = This cannot be undone.
privacy-forgotten = You are forgotten. If you play again, you start anew.
privacy-not-scrubbed = Your name and your id are replaced, but I could not yet remove their traces from my file. Please press again in a moment.

## Short games and the countdown

form-short = Short game: about ten minutes
form-short-length = about ten minutes
form-short-choice = Ten minutes: the short form
form-whole-choice = The whole game
button-form-short = Short game
button-form-whole = Whole game
button-count = Start in 60 s
button-count-stop = Stop the countdown
lobby-counting = **{ $there } of { $of }**: starts { $when }
