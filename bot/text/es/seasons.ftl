# Temporadas, clasificaciones y estadísticas, en español.

## Palabras pequeñas

word-somebody = alguien
word-others = { $count ->
    [one] una persona más
   *[other] { $count } más
}
season-number = Temporada { $number }

merit-points = { $points } { $count ->
    [one] punto
   *[other] puntos
}
merit-wins = { $count ->
    [0] ninguna victoria
    [one] 1 victoria
   *[other] { $count } victorias
}
merit-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
merit-rating = **{ $rating }** ± { $doubt }

button-board = Clasificación
button-fame = Temporada
button-end = Sí, terminarla

## La clasificación

board-all-games = todos los juegos
board-all-seasons = todas las temporadas
sort-points = por puntos de temporada
sort-rating = por valoración
sort-wins = por victorias
sort-games = por partidas jugadas
board-sort = Cambiar el orden
board-place = Puesto { $place }:
board-no-place = Sin puesto:
board-line = { $place } **{ $name }** · { $merit }
board-empty = Aún no ha contado ninguna partida. Juega con alguien para la temporada, o contra máquinas para la escalera: **/mesa nueva**.
board-own = Tú: puesto { $place } · { $merit }
board-own-provisional = Tú: { $merit }
board-own-none = Aún no tienes ninguna partida en esta lista.
board-page = Página { $page } de { $pages } · { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
board-alt = { $what }. { $lines }.

## Una temporada

season-day = { $day } de { $month } de { $year }
season-none = Aquí no hay temporada en curso. Quien gestiona el servidor empieza una con **/temporada empezar**.
season-from-to = Del { $since } al { $until }
season-until = Desde el { $since }, hasta el { $until }
season-since = Desde el { $since }, hasta que alguien la termine
season-size = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} · { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
season-empty = Aún no se ha jugado nada en ella que cuente.
season-points = Puntos de cada puesto
season-points-next = Puntos a partir de la próxima temporada
season-highlights = Momentos destacados
highlight-busiest = Más partidas: { $who } ({ $games })
highlight-climber = Mayor subida de valoración: **{ $who }** ({ $change })
highlight-favourite = Lo más jugado: **{ $game }** ({ $games ->
    [one] 1 partida
   *[other] { $games } partidas
})
season-fame = Palmarés
fame-line = { $season }: { $who } · { $points }
season-closed = { $season } ha terminado
season-role-failed = No he podido dar ni retirar el rol de quien ganó. **/configurar comprobar** dice por qué.
season-end-question = ¿Terminar { $season } ahora?
season-end-text = { $games ->
    [0] No se ha jugado nada en ella, así que no dejará rastro.
    [one] Ha contado una partida. La temporada se cierra en público, y no se puede deshacer.
   *[other] Han contado { $games } partidas. La temporada se cierra en público, y no se puede deshacer.
}
season-ended = La temporada ha terminado.
season-next = Empieza { $season }.
season-next-by-hand = La próxima empieza con **/temporada empezar**.

points-title = Puntos de temporada
points-text = Un puesto da estos puntos, el mejor primero. Quienes comparten puestos se reparten sus puntos por igual.
points-line = { $size } jugadores: { $points }

## Estadísticas

stats-title = { $name }
stats-games = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $wins ->
    [0] ninguna victoria
    [one] 1 victoria
   *[other] { $wins } victorias
} ({ $share } %)
stats-places = Puestos: { $places }
stats-place = puesto { $place }: { $count ->
    [one] 1 vez
   *[other] { $count } veces
}
stats-streak = { $now ->
    [0] Mejor racha de victorias: { $longest }
   *[other] Victorias seguidas: { $now } · mejor racha: { $longest }
}
stats-rating = Valoración: { $rating }
stats-season = { $season }: { $points }, puesto { $place }
stats-on-time = A tiempo: { $share } % de { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
} con reloj
stats-apart = { $games ->
    [one] Una partida más
   *[other] Otras { $games } partidas
} de práctica, a solas, sin puntuar o sin que todos jugaran ({ $wins ->
    [0] ninguna ganada
    [one] 1 ganada
   *[other] { $wins } ganadas
})
trophy-win = Primera victoria en { $games }
trophy-slam = Pleno en { $game }: { $what }
trophy-streak = { $count } victorias seguidas
stats-none-counted = Aún ninguna partida que cuente para valoración y temporadas.
stats-summary = Resumen
stats-by-game = Juego a juego
stats-game = **{ $game }**: { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}, { $wins ->
    [0] ninguna victoria
    [one] 1 victoria
   *[other] { $wins } victorias
}, { $rating }
stats-rivals = Cara a cara
stats-rival = **{ $name }** · { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}: { $ahead } por delante, { $behind } por detrás{ $level ->
    [0] { "" }
   *[other] , { $level } en empate
}
stats-curve = { $name }: valoración, { $game }
stats-curve-game = partida { $number }
stats-curve-alt = { $what }. En las últimas { $games } partidas, de { $begin } a { $end }, nunca por debajo de { $least } ni por encima de { $most }.

## Con el resultado

result-gain = { $points } · { $rating }
result-gain-nobody = no cuenta para nadie: el asiento cambió de manos
result-season = Cuenta para la temporada { $season }. La valoración es la de este juego.
result-no-season = No hay temporada en curso: solo cuenta para la valoración.
result-apart-computer = Práctica contra máquinas: no cuenta ni para la temporada ni para la escalera.
result-orders = { $who } jugó aquí y dio órdenes como responsable del servidor: mira el registro.
result-apart-unrated = Sin puntos de temporada ni valoración: la mesa se abrió sin puntuar.
result-apart-solo = Sin puntos de temporada ni valoración: una persona jugó a solas.
result-apart-unplayed = Sin puntos de temporada ni valoración: la partida acabó antes de que todos jugaran.
result-apart-substituted = Sin puntos de temporada ni valoración: de quienes empezaron ya no quedaban dos.
result-apart-brief = No cuenta: quien ganó tomó muy pocas decisiones.
result-apart-often = Sin puntos de temporada ni valoración: en 24 horas cuentan como mucho diez partidas con la misma persona.
lobby-unrated = Sin puntuar: esta partida no dará puntos de temporada ni valoración.

## Negativas

season-bad-name = El nombre de una temporada puede tener de 1 a { $most } caracteres visibles. Elige uno más corto.
season-bad-day = Necesito el último día como año-mes-día, por ejemplo { $example }.
season-day-past = Ese día ya pasó. Elige uno que aún no haya llegado.
season-day-too-late = Una temporada puede durar { $most } días como máximo. Elige un día anterior.
season-bad-points = Para { $size } jugadores necesito { $size } números enteros de 0 a { $most }, ninguno mayor que el anterior.
season-bad-size = Los puntos de temporada son para mesas de { $least } a { $most } jugadores.
season-bad-zone = No conozco esa zona horaria. Lleva el nombre de un lugar, por ejemplo *Europe/Madrid* o *America/Bogota*; la opción **zona-horaria** completa lo que escribes.
season-runs = Hay una temporada en curso, y ya han contado partidas. Termínala primero con **/temporada terminar**.
season-ended-already = Esa temporada ya había terminado; no ha cambiado nada.
season-none-running = No hay ninguna temporada en curso que terminar.
season-unknown = No conozco esa temporada. La opción **temporada** muestra las de este servidor.
season-bad-game = No conozco ese juego. La opción **juego** muestra los que hay.
stats-none = Esa persona aún no ha terminado ninguna partida en este servidor.
stats-none-you = Aún no has terminado ninguna partida en este servidor. **/mesa nueva** abre una mesa.
stats-private = Esa persona no comparte sus estadísticas.
sort-ladder = contra máquinas
stats-none-counted-yet = Aún ninguna partida con otras personas que cuente para la temporada.
result-apart-advised = Ganada con ayuda, así que no cuenta para la escalera. ¡Gana la próxima sin ella!

stats-figure-games = { $count ->
    [one] partida
   *[other] partidas
}
stats-figure-wins = { $count ->
    [one] victoria
   *[other] victorias
}
stats-figure-rating = valoración
