# Monster Tricks, en español.
# $x_you es "yes" cuando $x es quien lee.

monster-tricks-title = Monster Tricks
monster-tricks-slam = la mejor carta de victoria en las tres rondas
monster-tricks-title-short = Monster
monster-tricks-pitch = Cuatro bazas abiertas, una apuesta secreta
monster-tricks-blurb = Hasta cuatro bazas a la vez y una apuesta secreta: gana justo las que piden tus cartas de victoria.
monster-tricks-players = 2 a 5 jugadores
monster-tricks-length = unos 30 minutos
monster-tricks-advice = va bien con 4; la primera vez basta una ronda
monster-tricks-daily-about = Una ronda contra dos máquinas: consigue todos los puntos que puedas; si hay empate, decide tu ventaja.

## Opciones

monster-tricks-option-first_seat = Quién empieza
monster-tricks-option-first_seat-about = Quién juega primero en la primera ronda.
monster-tricks-option-rounds = Duración
monster-tricks-option-rounds-about = Cuanto más avanza la partida, más valen las cartas de victoria.
monster-tricks-option-rounds-1 = Una ronda, con las cartas de victoria 3, 6, 9
monster-tricks-option-rounds-2 = Dos rondas, con 2, 4, 6 y luego 3, 6, 9
monster-tricks-option-rounds-3 = Tres rondas
monster-tricks-no-such-seat = Se eligió que empezara el asiento { $number }, pero solo hay { $seats } jugadores. Elige otra vez quién empieza, u ocupa ese asiento.

## Cartas

monster-tricks-card = { $colour ->
    [G] Verde
    [Y] Amarilla
    [B] Azul
   *[P] Morada
} { $value }
monster-tricks-suited = { $suit ->
    [G] Verdes
    [Y] Amarillas
    [B] Azules
   *[P] Moradas
} { $ranks }
monster-tricks-rank = { $value }
monster-tricks-victory-card = { $points } { $points ->
    [one] punto
   *[other] puntos
}
monster-tricks-row = { $left }–{ $middle }–{ $right }

## Partes de frases

monster-tricks-round = Ronda { $number } (cartas de victoria { $low }, { $middle }, { $high })
monster-tricks-target = baza { $number }
monster-tricks-target-new = una baza nueva
monster-tricks-seat = { $seat_you ->
    [yes] tú
   *[no] { $seat }
}
monster-tricks-seat-points = { $seat_you ->
    [yes] tú
   *[no] { $seat }
} { $points }
monster-tricks-active = cuenta ahora

## Lo que pasa

monster-tricks-event-laid = { $seat_you ->
    [yes] Has
   *[no] { $seat } ha
} puesto las cartas de victoria, boca abajo.
monster-tricks-event-all-laid = Todas las cartas de victoria están puestas. { $starter_you ->
    [yes] Juegas tú
   *[no] Juega { $starter }
} la primera carta.
monster-tricks-event-dealt = { $round }: se reparten cartas nuevas. { $starter_you ->
    [yes] Empiezas tú.
   *[no] Empieza { $starter }.
}
monster-tricks-event-opened = { $seat_you ->
    [yes] Abres
   *[no] { $seat } abre
} la baza { $number } con { $card }.
monster-tricks-event-played = { $seat_you ->
    [yes] Juegas
   *[no] { $seat } juega
} { $card } en la baza { $number }{ $effect ->
    [takes] { " " }y { $seat_you ->
        [yes] tomas
       *[no] toma
    } la cabeza
    [keeps] , ya en cabeza
    [off] , de otro color: { $owner_you ->
        [yes] sigues
       *[no] { $owner } sigue
    } en cabeza
   *[under] : { $owner_you ->
        [yes] sigues
       *[no] { $owner } sigue
    } en cabeza
}.
monster-tricks-event-taken = La baza { $number } está llena: { $owner_you ->
    [yes] la ganas
   *[no] la gana { $owner }
} con { $best }. Bazas ganadas: { $count }. A la vista, la carta de victoria { $place ->
    [left] izquierda
    [middle] central
   *[right] derecha
}: { $active }.
monster-tricks-event-round-over = Acaba la ronda { $round }. Puntos: { $results }.

## Cómo acaba

monster-tricks-result-won = { $winner_you ->
    [yes] Ganas
   *[no] { $winner } gana
} con { $points } { $points ->
    [one] punto
   *[other] puntos
}.
monster-tricks-result-tie = Empate a { $total }; { $winner_you ->
    [yes] ganas
   *[no] gana { $winner }
} por los { $points } de la ronda { $round }.
monster-tricks-result-shared = Sigue el empate; victoria compartida con { $points } { $points ->
    [one] punto
   *[other] puntos
} por cabeza: { $winners }.
monster-tricks-line-seat = { $points } ({ $count } { $count ->
    [one] baza
   *[other] bazas
}, fila { $row })
monster-tricks-line-total = Total

## Lo prohibido

monster-tricks-first-the-row = Primero todos ponen sus cartas de victoria; después se juega.
monster-tricks-row-is-laid = Las cartas de victoria están puestas y ya no se mueven.
monster-tricks-other-row = Las cartas de victoria de esta ronda son { $low }, { $middle } y { $high }, cada una una vez.
monster-tricks-not-held = No tienes { $card }.
monster-tricks-no-trick-there = No hay baza abierta en el sitio { $number }. Sitios para { $card }: { $places }.
monster-tricks-no-free-slot = Hay cuatro bazas abiertas, así que no se puede abrir otra. Sitios para { $card }: { $places }.
monster-tricks-wrong-colour = La baza { $number } se abrió en { $colour ->
    [G] verde
    [Y] amarillo
    [B] azul
   *[P] morado
}. Una carta de otro color solo puede ir ahí si no tiene otro sitio. Sitios para { $card }: { $places }.

## La mesa

monster-tricks-aim = acaba la ronda con tu carta de victoria más alta a la vista: solo ella puntúa.
monster-tricks-phase-rows = Ronda { $number } de { $rounds } · pon tus cartas de victoria { $low }, { $middle }, { $high }
monster-tricks-phase-play = Ronda { $number } de { $rounds } · cartas de victoria { $low }, { $middle }, { $high } · turno { $turn } de { $turns }
monster-tricks-phase-over = La partida ha terminado
monster-tricks-fact-laying = Todos ponen sus tres cartas de victoria en una fila secreta. La 1.ª baza que ganas descubre la izquierda, la 2.ª la central, la 3.ª la derecha, la 4.ª otra vez la izquierda. Solo cuenta la que esté a la vista al final. { $starter_you ->
    [yes] Empiezas tú.
   *[no] Empieza { $starter }.
}
monster-tricks-fact-turn = { $seat_you ->
    [yes] Juegas
   *[no] { $seat } juega
} { $free ->
    [0] una carta: en una baza de su color o, si ninguna de las cuatro lo es, en cualquiera.
    [4] cualquier carta: abre una baza.
   *[other] una carta: en una baza de su color o como baza nueva.
}
monster-tricks-counter-hand = Cartas
monster-tricks-counter-tricks = Bazas
monster-tricks-counter-worth = Vale
monster-tricks-counter-score = Total
monster-tricks-zone-slot = { $number }
monster-tricks-zone-trick = { $number } { $colour ->
    [G] verde
    [Y] amarilla
    [B] azul
   *[P] morada
} (faltan { $missing })
monster-tricks-trick-note = { $owner_you ->
    [yes] Vas tú
   *[no] { $owner } va
} en cabeza; { $missing ->
    [one] falta { $missing } carta
   *[other] faltan { $missing } cartas
}.
monster-tricks-zone-last-trick = Última baza llena
monster-tricks-zone-row = Cartas de victoria
monster-tricks-zone-own-row = Tu fila
monster-tricks-zone-hand = Tu mano
monster-tricks-own-row = Tu fila vale { $now } ahora, y { $next } con una baza más.

## Las preguntas

monster-tricks-ask-row = Pon tus cartas de victoria de izquierda a derecha: una para 1 baza, una para 2 bazas, una para 3 bazas.
monster-tricks-ask-card = ¿Qué carta juegas?
monster-tricks-ask-target = ¿Dónde juegas { $card }?
monster-tricks-button-new = Baza nueva
monster-tricks-button-trick = Baza { $number }
monster-tricks-says-new = abrir una baza nueva con { $card }
monster-tricks-says-play = { $card } en la baza { $number }; { $full ->
    [yes] queda llena y { $owner_you ->
        [yes] la ganas tú
       *[no] la gana { $owner }
    }
   *[no] { $owner_you ->
        [yes] vas tú
       *[no] va { $owner }
    } en cabeza
}

## Por qué una máquina juega así

monster-tricks-hint-row = Tus cartas parecen buenas para { $tricks ->
    [one] 1 baza
   *[other] unas { $tricks } bazas
}; este es el orden de la fila que más puntos promete: unos { $points }.
monster-tricks-hint-play = { $more ->
    [yes] Además de las bazas que se esperan, una más te daría puntos
   *[no] Además de las bazas que se esperan, una más te costaría puntos
}. { $deed ->
    [opens] Con { $card } abres una baza, y eso es lo que más promete.
    [wins] { $card } llena esta, y la ganas; es lo que más promete.
    [ends] { $card } llena esta para otra persona; es lo que más promete.
    [takes] { $card } te pone en cabeza en esta; es lo que más promete.
    [keeps] { $card } va a una en la que sigues en cabeza; es lo que más promete.
   *[leaves] { $card } va a una en la que sigue otro en cabeza; es lo que más promete.
}

## La lección

monster-tricks-lesson-row = Primero una apuesta: pon tres cartas de victoria. Tu 1.ª baza descubre la izquierda, la 2.ª la central, la 3.ª la derecha, la 4.ª otra vez la izquierda. Solo cuenta la última a la vista.
monster-tricks-lesson-play = Hay hasta cuatro bazas abiertas a la vez. Juega en una del color de tu carta, o abre otra. Nunca tienes que asistir.
monster-tricks-lesson-ahead = Quien abre una baza va en cabeza hasta que llega una carta más alta de su color. Con la cuarta carta se llena, y la gana quien va en cabeza.
monster-tricks-lesson-taken = Alguien ganó una baza llena y tiene a la vista una carta de victoria. Ya la conocen todos: puedes ver qué le conviene.
monster-tricks-lesson-won = Tu primera baza: tu carta de victoria izquierda está a la vista. Cuando lo esté la que quieres, evita ganar más.
monster-tricks-lesson-scored = Acaba la ronda: cada uno puntúa su carta de victoria a la vista. La próxima vale más, con las cartas 2, 4, 6 y luego 3, 6, 9.

monster-tricks-habit-new-trick = cuando abres una baza nueva más a menudo de lo habitual
monster-tricks-habit-high-early = cuando juegas cartas altas en los cuatro primeros turnos más a menudo de lo habitual
monster-tricks-habit-best-first = cuando pones primero tu mejor carta de victoria más a menudo de lo habitual
