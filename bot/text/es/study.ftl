## Seguir desde una jugada de otra partida

button-study = Seguir desde aquí
study-title = Seguir desde la jugada { $step } de { $steps }
study-you = Juegas como { $who }.
study-cards = Cada carta sigue donde estaba en aquella partida. Cualquiera puede verlas en la repetición, así que la nueva nunca cuenta.
study-seat = Tu asiento
button-study-alone = Contra máquinas
button-study-company = Con otras personas
button-study-solo = Empezar
study-over = En esa jugada la partida ya acabó. Elige una anterior.
study-no-move = Esta partida tiene { $steps ->
    [one] una jugada
   *[other] { $steps } jugadas
}. Elige una jugada de 0 a { $last }.
study-no-seat = Esta partida tiene { $seats ->
    [one] un asiento
   *[other] los asientos 1 a { $seats }
}. Elige uno de ellos.
study-too-long = Son demasiadas jugadas para repetirlas. Elige una de las primeras { $most }.
study-fixed = Esta partida sigue a otra, así que sus opciones y su barajado están fijados.
study-not-full = Esta partida sigue a otra, así que primero deben ocuparse los { $seats } asientos. **{ BUTTON("button-add") }** los llena con máquinas.
study-origin = { $kept ->
    [yes] Sigue desde la jugada { $move } de la partida `{ $table }`, con cada carta donde estaba. Cualquiera puede verlas con **/repetición**, así que nunca cuenta.
   *[no] Sigue desde la jugada { $move } de un acta, con cada carta donde estaba. Quien lee esa acta las conoce todas, así que nunca cuenta.
}
study-origin-short = { $kept ->
    [yes] Sigue desde la jugada { $move } de la partida `{ $table }`: nunca cuenta.
   *[no] Sigue desde la jugada { $move } de un acta: nunca cuenta.
}
study-shuffle = Barajado de aquella partida (SHA-256): `{ $hash }`
table-log-origin = { $kept ->
    [yes] Esta partida sigue desde la jugada { $move } de la partida `{ $table }`.
   *[no] Esta partida sigue desde la jugada { $move } de un acta.
}
verify-origin = { $kept ->
    [yes] Esta partida siguió desde la jugada { $move } de la partida `{ $table }`: el reparto, las palabras y las jugadas hasta ahí son los de aquella partida.
   *[no] Esta partida siguió desde la jugada { $move } de un acta: el reparto, las palabras y las jugadas hasta ahí son los de aquella partida.
}
verify-salt-origin = { $who }: «{ $word }», de aquella partida
button-share = Mostrar en el canal
share-moment = { $who } muestra la jugada { $step } de { $steps } de una partida de { $game }, vista por { $eyes }.
share-result = { $who } muestra cómo acabó una partida de { $game }.
share-ask = { $who } pregunta: ¿qué es lo mejor que puede jugar aquí { $eyes }? { $game }, jugada { $step } de { $steps }.
share-id = `{ $id }` lo abre con **/repetición**.
share-done = Ya lo pueden ver todos en este canal.
share-failed = Discord no aceptó el mensaje. Inténtalo de nuevo en un momento.
share-often = Has mostrado varios momentos. Podrás mostrar el siguiente <t:{ $when }:R>.
share-elsewhere = Esa partida se jugó en <#{ $channel }>, y no todos aquí pueden leer ese canal. Puedes mostrarla allí.
share-private = Alguien de esa partida no deja ver sus partidas a nadie, así que aquí no se muestra.
share-no-moment = Ese no es el id de un momento. Se parece a `abcdefgh.26.t`.
review-ask = Aquí había una jugada mejor. ¿Qué jugarías?
review-try = Prueba una jugada
button-show = Muéstramela
review-found = La encontraste: { $action }
review-as-good = Casi tan buena como la mejor: { $action }
review-same = { $action } es lo que se jugó. Hay algo mejor.
review-not-that = { $action } no: gana { $cost ->
    [one] 1 partida de cada 100
   *[other] unas { $cost } partidas de cada 100
} menos que la mejor jugada. Inténtalo otra vez.

## Mostrar un momento en el canal

## Encontrar la mejor jugada en un análisis

## Problemas

puzzle-ask = Una jugada es mejor que todas las demás. ¿Cuál?
puzzle-where = Problema de una partida de este servidor, jugada { $step } · valoración { $rating }
puzzle-solved = Resuelto: **{ $action }**
puzzle-missed = { $action }, no. La mejor jugada es **{ $best }**
puzzle-proof = Gana al menos { $margin ->
    [one] 1 partida de cada 100
   *[other] { $margin } partidas de cada 100
} más que cualquier otra. Lo confirman { $worlds } partidas imaginadas.
puzzle-again = Ya habías respondido a este problema, así que tu valoración no cambia.
puzzle-standing = Tu valoración en problemas: { $rating }{ $changed ->
    [yes] { " " }({ $change })
   *[no] { "" }
} · { $solved } resueltos de { $tried }
puzzle-none = Aquí todavía no hay problemas. Analiza con **/análisis** una partida terminada: los momentos en que una jugada es mejor que todas las demás se convierten en problemas.
puzzle-none-left = Has respondido a todos los problemas. Analiza otra partida con **/análisis** para encontrar más.
button-puzzle-next = Problema siguiente

## Hábitos

insights-title = Lo que dicen tus partidas
insights-lose = Donde más pierdes
insights-gain = Donde mejor te va
insights-finding = { $game }: te va **{ $points } puntos { $worse ->
    [yes] peor
   *[no] mejor
}** { $habit } (± { $margin }; { $more ->
    [one] 1 partida
   *[other] { $more } partidas
} frente a otras { $less }).
insights-how = Se cuenta tu ventaja sobre la media de los demás. Solo se comparan partidas con las mismas opciones, el mismo número de jugadores y las mismas máquinas. Los márgenes tienen en cuenta { $habits ->
    [one] un hábito
   *[other] { $habits } hábitos
} a la vez. Un hábito no tiene por qué ser la causa.
insights-none = Nada destaca. { $habits ->
    [one] Se ha analizado un hábito
   *[other] Se han analizado { $habits } hábitos
} en { $games ->
    [one] una partida
   *[other] { $games } partidas
}, y la suerte explica todas las diferencias.
insights-too-few = Es pronto para decirlo. Hacen falta { $half } partidas con un hábito y { $half } sin él, así que al menos { $least } de un mismo juego. Termina { $missing ->
    [one] una más
   *[other] unas { $missing } más
} y vuelve a preguntar.
insights-reading = Estoy leyendo tus partidas: { $done } de { $of }.
insights-lost = Se ha interrumpido la lectura. Vuelve a preguntar, por favor.
habit-undo = cuando deshaces una jugada
habit-hint = cuando pides una pista
habit-again = cuando empiezas otra partida menos de media hora después de una que no ganaste
