# L’échelle contre les ordinateurs, et la cote après une partie, en français.

rating-soon = cote dans { $left ->
    [one] 1 partie
   *[other] { $left } parties
}
rating-first = cote { $rating }
rating-change = cote { $rating } ({ $change })

board-note-rating = Il faut cinq parties pour avoir une cote.
board-note-ladder = Une personne contre des ordinateurs. Après cinq parties, vous avez un échelon et une cote ; chaque force est un échelon.
lobby-ladder = Contre des ordinateurs : compte pour l’échelle, pas pour la saison.
lobby-mixed = Compte pour la saison : les personnes sont classées entre elles, les ordinateurs complètent la table.

ladder-title = Contre les ordinateurs
ladder-all = Toutes les forces
ladder-foot = premiers pas
ladder-step = Échelle : { $rung } · { $rating }
ladder-step-soon = Échelle : { $rating }
ladder-reached = Nouvel échelon : **{ $rung }**
ladder-beaten = Première victoire contre des ordinateurs de cette force : **{ $level }**
ladder-record = Record personnel : **{ $score }**
ladder-soon = { $games } parties sur { $of } pour une cote
ladder-merit = { $rung } · { $rating }
ladder-game = **{ $game }** : { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, { $wins ->
    [0] aucune victoire
    [one] 1 victoire
   *[other] { $wins } victoires
} · { $merit }
ladder-next = { $rung } dans { $points ->
    [one] 1 point
   *[other] { $points } points
}
ladder-level = { $level } : { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, { $wins ->
    [0] aucune victoire
    [one] 1 victoire
   *[other] { $wins } victoires
} · plus longue série { $longest }
ladder-best = meilleur score { $score }
ladder-trophy = Ordinateurs battus dans { $game } : { $level }
