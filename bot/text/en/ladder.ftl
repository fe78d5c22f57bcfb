# The ladder against computers, and ratings after a game, in English.

rating-soon = rating after { $left ->
    [one] 1 more game
   *[other] { $left } more games
}
rating-first = rating { $rating }
rating-change = rating { $rating } ({ $change })

board-note-rating = A rating needs five games.
board-note-ladder = One person against computers. After five games you have a rung and a rating; each strength is a rung.
lobby-ladder = Against computers: counts on the ladder, not for the season.
lobby-mixed = Counts for the season: people are scored among themselves; computers just play along.

ladder-title = Against computers
ladder-all = All strengths
ladder-foot = first steps
ladder-step = Ladder: { $rung } · { $rating }
ladder-step-soon = Ladder: { $rating }
ladder-reached = A new rung on the ladder: **{ $rung }**
ladder-beaten = First win against computers of this strength: **{ $level }**
ladder-record = Personal best: **{ $score }**
ladder-soon = { $games } of { $of } games for a rating
ladder-merit = { $rung } · { $rating }
ladder-game = **{ $game }**: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins ->
    [0] no win
    [one] 1 win
   *[other] { $wins } wins
} · { $merit }
ladder-next = { $rung } in { $points ->
    [one] 1 point
   *[other] { $points } points
}
ladder-level = { $level }: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins ->
    [0] no win
    [one] 1 win
   *[other] { $wins } wins
} · longest run { $longest }
ladder-best = best score { $score }
ladder-trophy = Beat computers at { $game }: { $level }
