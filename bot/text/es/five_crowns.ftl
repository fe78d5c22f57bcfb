# Five Crowns, en español.
# $x_you es "yes" cuando $x es quien lee. $rank es un número: 11 Jota, 12 Reina, 13 Rey.

five-crowns-title = Five Crowns
five-crowns-slam = ocho rondas de once sin un punto
five-crowns-daily-about = El solitario: cierra tantos de los once montones como puedas; a igual número decide lo que costarían los abiertos.
five-crowns-daily-score = { $score } de 11 montones cerrados
five-crowns-title-short = Five Crowns
five-crowns-pitch = Un rummy cuyo comodín siempre cambia
five-crowns-blurb = Once rondas de rummy con cinco palos y cada vez otro comodín; gana quien tenga menos puntos. En solitario son once montones por cerrar.
five-crowns-players = 2 a 7 jugadores, o 1 en solitario
five-crowns-length = unos 45 minutos
five-crowns-advice = va bien con 4; para algo más corto, empieza en la ronda 6

## Opciones

five-crowns-option-start_round = Primera ronda
five-crowns-option-start_round-about = En cada ronda se reparte una carta más, empezando por tres.
five-crowns-option-first_dealer = Quién reparte primero
five-crowns-option-first_dealer-about = Empieza quien está a la izquierda de quien reparte.
five-crowns-option-auto_go_out = Cerrar
five-crowns-option-auto_go_out-about = Qué pasa cuando tras un descarte todo lo demás combina.
five-crowns-option-auto_go_out-false = Cuando tú lo digas
five-crowns-option-auto_go_out-true = En cuanto un descarte lo permita
five-crowns-option-stall_turns = Turnos hasta parar una ronda
five-crowns-option-stall_turns-about = Si tras tantos turnos de todos no cierra nadie, la ronda se puntúa como esté.
five-crowns-bad-dealer = El asiento { $number } no puede repartir primero: juegan { $seats }.

## Cartas

five-crowns-rank = { $rank ->
    [11] Jota
    [12] Reina
    [13] Rey
   *[other] { $rank }
}
five-crowns-ranks = { $rank ->
    [11] las Jotas
    [12] las Reinas
    [13] los Reyes
   *[other] los { $rank }
}
five-crowns-letter = { $rank ->
    [11] J
    [12] Q
   *[13] K
}
five-crowns-card = { five-crowns-rank } de { $suit ->
    [H] corazones
    [D] diamantes
    [C] tréboles
    [S] picas
   *[T] estrellas
}
five-crowns-suited = { $suit ->
    [H] corazones
    [D] diamantes
    [C] tréboles
    [S] picas
   *[T] estrellas
} { $ranks }
five-crowns-joker = Joker
five-crowns-name = { $seat }

## Lo que pasa

five-crowns-event-round = Empieza la ronda { $round }: { $rank } cartas cada uno, comodines: { five-crowns-ranks }. Se descubre { $card }. { $starter_you ->
    [yes] Empiezas tú.
   *[no] Empieza { $starter }.
}
five-crowns-event-drew = { $seat_you ->
    [yes] Robas
   *[no] { $seat } roba
} { $card }.
five-crowns-event-took = { $seat_you ->
    [yes] Tomas
   *[no] { $seat } toma
} { $card } de los descartes.
five-crowns-event-discarded = { $source ->
    [pile] { $seat_you ->
        [yes] Descartas
       *[no] { $seat } roba del mazo y descarta
    }
   *[discard] { $seat_you ->
        [yes] Descartas
       *[no] { $seat } descarta
    }
} { $card }.
five-crowns-event-out = { $source ->
    [pile] { $seat_you ->
        [yes] Descartas
       *[no] { $seat } roba del mazo, descarta
    }
   *[discard] { $seat_you ->
        [yes] Descartas
       *[no] { $seat } descarta
    }
} { $card } y { $seat_you ->
    [yes] ¡cierras!
   *[no] ¡cierra!
} A los demás les queda un turno.
five-crowns-meld = { $kind ->
    [run] la escalera { $cards }
    [book] el grupo { $cards }
   *[wilds] comodines { $cards }
}
five-crowns-event-laid = { $seat_you ->
    [yes] Bajas
   *[no] { $seat } baja
} { $melds ->
    [0] ninguna combinación
    [one] una combinación
   *[other] { $melds } combinaciones
}{ $count ->
    [0] ; no sobra nada.
   *[other] { $few ->
        [yes] ; sin combinar: { $left }, { $points } puntos.
       *[no] ; sobran { $count } cartas, { $points } puntos.
    }
}
five-crowns-event-refilled = El mazo se acabó: se barajan los descartes y forman el nuevo, de { $count } cartas. Se descubre { $card }.
five-crowns-event-stalled = Todos han tenido { $turns } { $turns ->
    [one] turno
   *[other] turnos
} y nadie cierra: la ronda se para.
five-crowns-points-of-seat = { $seat_you ->
    [yes] tú
   *[no] { $seat }
} { $points }
five-crowns-event-scored = Puntos de la ronda { $round }: { $points }.
five-crowns-event-revealed = La carta por colocar: { $card }.
five-crowns-event-put = { $same ->
    [yes] { $card } va al montón { $pile } y sale del juego al momento.
   *[no] { $card } va al montón { $pile }, { $gone } sale del juego.
}
five-crowns-event-closed = El montón { $pile } se cierra: { $melds }.

## Cómo acaba

five-crowns-result-won = { $winner_you ->
    [yes] Ganas
   *[no] { $winner } gana
} con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en total.
five-crowns-result-shared = Victoria compartida con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} por cabeza: { $winners }.
five-crowns-solo-won = Solitario resuelto: los once montones están cerrados.
five-crowns-solo-lost = El mazo se acabó: { $closed } de 11 montones cerrados, quedan { $points } puntos en los demás.
five-crowns-line-round = Ronda { $round } ({ five-crowns-ranks })
five-crowns-line-went-out = 0, cerró
five-crowns-line-total = Total
five-crowns-line-closed = Montones cerrados
five-crowns-line-open-points = Puntos en montones abiertos

## Lo prohibido

five-crowns-draw-first = Roba primero una carta: del mazo o de los descartes.
five-crowns-has-drawn = Ya has robado una carta; ahora descarta una.
five-crowns-not-held = No tienes { $card }.
five-crowns-already-out = { $closer } ya cerró: es un último turno. Lo que combina se baja sin pedirlo.
five-crowns-goes-out-alone = En esta mesa un descarte cierra por sí solo cuando todo lo demás combina.
five-crowns-does-not-meld = Para cerrar, todas las demás deben combinar; quedaría sin combinar: { $left } ({ $points } puntos).
five-crowns-not-here = Solo se ponen cartas en montones en el solitario.
five-crowns-only-put = En el solitario, pon la carta descubierta en un montón.
five-crowns-pile-is-closed = El montón { $pile } está cerrado y no admite más cartas.
five-crowns-not-in-pile = { $card } no está en el montón { $pile } ni es la carta descubierta.

## La mesa

five-crowns-aim = combina todas tus cartas en escaleras (un palo) y grupos (un valor), y suma los menos puntos posibles.
five-crowns-turn = Ronda { $round } de 11 · comodines: { five-crowns-ranks } y los jokers
five-crowns-out = Ronda { $round } de 11 · comodines: { five-crowns-ranks } y los jokers · últimos turnos
five-crowns-solo = Solitario · { $closed } de 11 montones cerrados
five-crowns-phase-over = La partida ha terminado
five-crowns-fact-last-turns = { $closer_you ->
    [yes] Has cerrado
   *[no] { $closer } ha cerrado
}: un último turno para los demás.
five-crowns-fact-turn = { $source ->
    [no] { $player } roba una carta.
    [pile] { $player } ha robado del mazo y descarta una carta.
   *[discard] { $player } ha tomado el último descarte y descarta una carta.
}
five-crowns-counter-hand = Cartas
five-crowns-counter-points = Puntos
five-crowns-counter-closed = Cerrados
five-crowns-counter-turns = Por colocar
five-crowns-zone-discards = Descartes
five-crowns-zone-draw = Mazo
five-crowns-zone-melds = { $all ->
    [yes] Todas tus cartas combinan
   *[no] Tus combinaciones
}
five-crowns-zone-own-left = { $melds ->
    [yes] Sobran ({ $points } puntos)
   *[no] Nada combina aún ({ $points } puntos)
}
five-crowns-zone-laid = { $out ->
    [yes] Cerró
   *[no] Bajado
}
five-crowns-zone-laid-before = Ronda { $round }{ $out ->
    [yes] , cerró
   *[no] { "" }
}
five-crowns-zone-left = { $before ->
    [0] Sobran ({ $points })
   *[other] Ronda { $before }, sobran ({ $points })
}
five-crowns-zone-pile = Montón { $pile }{ $rank ->
    [11] , Jotas
    [12] , Reinas
    [13] , Reyes
   *[other] { "" }
} (faltan { $missing })
five-crowns-pile = { $pile }
five-crowns-fact-closed = Montones cerrados: { $piles }.
five-crowns-zone-to-come = Por venir, en orden desconocido

## Las preguntas

five-crowns-ask-draw = ¿De dónde robas?
five-crowns-choice-pile = Mazo{ $out ->
    [yes] , después puedes cerrar
   *[no] { "" }
}
five-crowns-choice-take = tomar · después { $out ->
    [yes] puedes cerrar
   *[no] { $points } puntos
}
five-crowns-says-pile = robar la primera carta del mazo
five-crowns-says-take = tomar { $card } de los descartes
five-crowns-says-discard = descartar { $card }
five-crowns-ask-discard = Has robado { $card }. ¿Qué carta descartas?
five-crowns-ask-out = Has robado { $card }. ¡Puedes cerrar!
five-crowns-ask-out-with = ¿Qué carta descartas? Todas las demás combinan.
five-crowns-choice-out = Cerrar
five-crowns-choice-on = Seguir
five-crowns-says-out = descartar { $card } y cerrar
five-crowns-ask-put = ¿Dónde pones { $card }?
five-crowns-advice-put = ★ es una pista.
five-crowns-choice-put = { $pile } · { $better ->
    [yes] { $after ->
        [0] listo
       *[other] quedan { $after }
    }
   *[no] sigue en { $after }
}
five-crowns-ask-leaves = El montón { $pile } recibe { $card }. ¿Qué carta sale del juego?
five-crowns-says-put = { $same ->
    [yes] { $card } al montón { $pile }, y fuera del juego al momento
   *[no] { $card } al montón { $pile }, { $gone } sale del juego
}

## Por qué una máquina juega así

five-crowns-hint-draw = Con { $card } tu mano costaría { $taking } tras el descarte; con una carta del mazo, unos { $drawing } de media. { $close ->
    [yes] Da casi igual.
   *[no] { $source ->
        [discard] Toma lo que ves.
       *[pile] El mazo promete más.
    }
}
five-crowns-hint-out = Todo lo demás entra en grupos y escaleras: bájalo, y la ronda no te cuesta nada.
five-crowns-hint-last = Es tu último turno, y sin { $card } tu mano cuesta lo mínimo: { $left }.
five-crowns-hint-discard = { $idle ->
    [yes] { $card } no está en ningún grupo ni escalera, y te costaría { $cost }.
   *[no] { $card } es lo que menos echa en falta tu mano.
} Sin ella, tu mano cuesta { $left } ahora, y la próxima carta puede ayudar más.
five-crowns-hint-put = { $steps ->
    [0] Esto completa el montón { $pile }.
   *[other] { $nearer ->
        [yes] Con esto, el montón { $pile } avanza una carta: faltan { $steps } por cambiar.
       *[no] Ahora ningún montón puede avanzar; el { $pile } es el que menos sufre.
    }
}

## La lección

five-crowns-lesson-start = Reúne combinaciones: escaleras de un palo o grupos de un valor, de tres cartas o más. En esta ronda tienes tres cartas y los 3 son comodines: valen por cualquier carta, como los jokers.
five-crowns-lesson-drew = Has robado. Ahora descarta una carta: junto a cada una está lo que te costarían las demás si acabara la ronda.
five-crowns-lesson-theirs = El descarte del otro está a la vista: tómalo si ayuda a tu mano, o roba la carta desconocida del mazo.
five-crowns-lesson-out = Alguien cerró: todas sus cartas menos el descarte combinan. A los demás les queda un turno.
five-crowns-lesson-scored = Los puntos son malos: las cartas que sobran cuentan su número, los comodines 20, los jokers 50. Tras once rondas gana quien tenga menos.
five-crowns-lesson-wilder = Cada ronda tiene una carta más y otro comodín: ahora cuatro cartas, y los 4 son comodines.
five-crowns-advice-discard = ★ es lo que menos deja: { $points } puntos.

five-crowns-habit-take-discard = cuando tomas el último descarte más a menudo de lo habitual
five-crowns-habit-shed-high = cuando descartas del 10 al Rey más a menudo de lo habitual
five-crowns-habit-wait = cuando podrías cerrar y esperas más a menudo de lo habitual
