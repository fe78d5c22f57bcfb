## Playing on from a move of another game

button-study = Play on
study-title = Play on from move { $step } of { $steps }
study-you = You play as { $who }.
study-cards = Every card stays where it was in that game. Anybody can look them up in the replay, so the new game never counts.
study-seat = Your seat
button-study-alone = Against computers
button-study-company = With other people
button-study-solo = Start
study-over = The game is over at that move. Please choose an earlier one.
study-no-move = This game has { $steps ->
    [one] one move
   *[other] { $steps } moves
}. Please choose a move from 0 to { $last }.
study-no-seat = This game has { $seats ->
    [one] one seat
   *[other] seats 1 to { $seats }
}. Please choose one of them.
study-too-long = That is too many moves to play again. Please choose one of the first { $most }.
study-fixed = This game plays on from another one, so its options and its shuffle are fixed.
study-not-full = This game plays on from another one, so all { $seats } seats must be taken first. **{ BUTTON("button-add") }** fills them with computer players.
study-origin = { $kept ->
    [yes] Plays on from move { $move } of game `{ $table }`, with every card where it was. Anybody can look them up with **/replay**, so it never counts.
   *[no] Plays on from move { $move } of a record, with every card where it was. Readers of that record know them all, so it never counts.
}
study-origin-short = { $kept ->
    [yes] Plays on from move { $move } of game `{ $table }`: it never counts.
   *[no] Plays on from move { $move } of a record: it never counts.
}
study-shuffle = Shuffle of that game (SHA-256): `{ $hash }`
table-log-origin = { $kept ->
    [yes] This game plays on from move { $move } of game `{ $table }`.
   *[no] This game plays on from move { $move } of a record.
}
verify-origin = { $kept ->
    [yes] This game played on from move { $move } of game `{ $table }`: the deal, the words and the moves until then are that game’s.
   *[no] This game played on from move { $move } of a record: the deal, the words and the moves until then are that game’s.
}
verify-salt-origin = { $who }: “{ $word }”, from that game

## Showing a moment to the channel

button-share = Show in the channel
share-moment = { $who } shows move { $step } of { $steps } of a game of { $game }, as seen by { $eyes }.
share-result = { $who } shows how a game of { $game } ended.
share-ask = { $who } asks: what should { $eyes } play here? { $game }, move { $step } of { $steps }.
share-id = `{ $id }` opens it with **/replay**.
share-done = Everybody in this channel can see it now.
share-failed = Discord did not accept the message. Please try again in a moment.
share-often = You have shown several moments. You can show the next one <t:{ $when }:R>.
share-elsewhere = That game was played in <#{ $channel }>, which not everybody here can read. You can show it there.
share-private = Somebody who played in that game keeps their games private, so it is not shown here.
share-no-moment = That is not the id of a moment. It looks like `abcdefgh.26.t`.

## Finding the better play in a review

review-ask = There was a better play here. What would you play?
review-try = Try a play
button-show = Show me
review-found = You found it: { $action }
review-as-good = About as good as the best: { $action }
review-same = { $action } is what was played. There is something better.
review-not-that = Not { $action }: it wins about { $cost ->
    [one] 1 game in 100
   *[other] { $cost } games in 100
} fewer than the best play. Try again.

## Puzzles

puzzle-ask = One play beats every other. Which one?
puzzle-where = Puzzle from a game on this server, move { $step } · rating { $rating }
puzzle-solved = Solved: **{ $action }**
puzzle-missed = Not { $action }. The best play is **{ $best }**
puzzle-proof = It wins at least { $margin ->
    [one] 1 game in 100
   *[other] { $margin } games in 100
} more than any other play. { $worlds } imagined games confirm it.
puzzle-again = You have answered this puzzle before, so your rating does not change.
puzzle-standing = Your puzzle rating: { $rating }{ $changed ->
    [yes] { " " }({ $change })
   *[no] { "" }
} · solved { $solved } of { $tried }
puzzle-none = There are no puzzles here yet. **/review** a finished game: moments at which one play beats every other become puzzles.
puzzle-none-left = You have answered every puzzle here. **/review** another game to find new ones.
button-puzzle-next = Next puzzle

## Insights

insights-title = What your games say
insights-lose = Where you lose most
insights-gain = Where you do best
insights-finding = { $game }: you score **{ $points } points { $worse ->
    [yes] worse
   *[no] better
}** { $habit } (±{ $margin }; { $more ->
    [one] 1 game
   *[other] { $more } games
} against { $less } others).
insights-how = The score is your lead over the others’ average. Only games with the same options, players and computers are compared. The margins allow for { $habits ->
    [one] one habit
   *[other] { $habits } habits
} at once. A habit need not be the cause.
insights-none = Nothing stands out. { $habits ->
    [one] One habit was
   *[other] { $habits } habits were
} looked at in { $games ->
    [one] one game
   *[other] { $games } games
}, and luck explains every difference.
insights-too-few = It is too early to say. { $half } games with a habit and { $half } without it are needed, so at least { $least } of one kind. Finish about { $missing ->
    [one] one more
   *[other] { $missing } more
}, and ask again.
insights-reading = I am reading your games: { $done } of { $of }.
insights-lost = I was interrupted. Please ask again.
habit-undo = when you take a move back
habit-hint = when you ask for a hint
habit-again = when you start within half an hour of a game you did not win
