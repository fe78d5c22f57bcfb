# Die Leiter gegen Computer und die Wertung nach einer Partie, auf Deutsch.

rating-soon = Wertung nach { $left ->
    [one] 1 weiteren Partie
   *[other] { $left } weiteren Partien
}
rating-first = Wertung { $rating }
rating-change = Wertung { $rating } ({ $change })

board-note-rating = Eine Wertung braucht fünf Partien.
board-note-ladder = Eine Person gegen Computer. Nach fünf Partien hast du eine Sprosse und eine Wertung; jede Stärke ist eine Sprosse.
lobby-ladder = Gegen Computer: zählt für die Leiter, nicht für die Saison.
lobby-mixed = Zählt für die Saison: Die Menschen werden untereinander gewertet, Computer spielen nur mit.

ladder-title = Gegen Computer
ladder-all = Alle Stärken
ladder-foot = erste Schritte
ladder-step = Leiter: { $rung } · { $rating }
ladder-step-soon = Leiter: { $rating }
ladder-reached = Eine neue Sprosse auf der Leiter: **{ $rung }**
ladder-beaten = Erster Sieg gegen Computer dieser Stärke: **{ $level }**
ladder-record = Persönliche Bestleistung: **{ $score }**
ladder-soon = { $games } von { $of } Partien für eine Wertung
ladder-merit = { $rung } · { $rating }
ladder-game = **{ $game }**: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins ->
    [0] kein Sieg
    [one] 1 Sieg
   *[other] { $wins } Siege
} · { $merit }
ladder-next = { $rung } in { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
ladder-level = { $level }: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins ->
    [0] kein Sieg
    [one] 1 Sieg
   *[other] { $wins } Siege
} · längste Serie { $longest }
ladder-best = bestes Ergebnis { $score }
ladder-trophy = Computer geschlagen bei { $game }: { $level }
