# La escalera contra máquinas y la valoración tras una partida, en español.

rating-soon = valoración tras { $left ->
    [one] 1 partida más
   *[other] { $left } partidas más
}
rating-first = valoración { $rating }
rating-change = valoración { $rating } ({ $change })

board-note-rating = Una valoración necesita cinco partidas.
board-note-ladder = Una persona contra máquinas. Tras cinco partidas tienes un peldaño y una valoración; cada nivel es un peldaño.

lobby-ladder = Contra máquinas: cuenta para la escalera, no para la temporada.
lobby-mixed = Cuenta para la temporada: las personas puntúan entre sí, las máquinas solo acompañan.

ladder-title = Contra máquinas
ladder-all = Todos los niveles
ladder-foot = primeros pasos
ladder-step = Escalera: { $rung } · { $rating }
ladder-step-soon = Escalera: { $rating }
ladder-reached = Un nuevo peldaño en la escalera: **{ $rung }**
ladder-beaten = Primera victoria contra máquinas de este nivel: **{ $level }**
ladder-record = Marca personal: **{ $score }**
ladder-soon = { $games } de { $of } partidas para una valoración
ladder-merit = { $rung } · { $rating }
ladder-game = **{ $game }**: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $wins ->
    [0] ninguna victoria
    [one] 1 victoria
   *[other] { $wins } victorias
} · { $merit }
ladder-next = { $rung } a { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
ladder-level = { $level }: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $wins ->
    [0] ninguna victoria
    [one] 1 victoria
   *[other] { $wins } victorias
} · mejor racha { $longest }
ladder-best = mejor resultado { $score }
ladder-trophy = Máquinas vencidas en { $game }: { $level }
