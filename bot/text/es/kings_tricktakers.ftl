# Kings Tricktakers, en español.
# $x_you es "yes" cuando $x es quien lee.

kings-tricktakers-title = Kings Tricktakers
kings-tricktakers-title-short = Tricktakers
kings-tricktakers-pitch = Un séquito, una apuesta, cinco bazas
kings-tricktakers-slam = todas las apuestas cumplidas
kings-tricktakers-blurb = Elige una casa real y tres personajes, apuesta tus bazas en secreto y amaña cinco para acertar.
kings-tricktakers-players = 2 a 5 jugadores
kings-tricktakers-length = unos 40 minutos
kings-tricktakers-advice = va bien con 4; primero con séquitos fijos, después con draft
kings-tricktakers-daily-about = Una ronda contra dos máquinas: consigue todos los puntos que puedas; si hay empate, decide tu ventaja.

## Opciones

kings-tricktakers-option-company_mode = Séquitos
kings-tricktakers-option-company_mode-about = Tres personajes dados, o elegidos por turnos de un fondo abierto antes de cada ronda.
kings-tricktakers-option-company_mode-draft = Draft abierto
kings-tricktakers-option-company_mode-starter = Séquitos fijos, para una primera partida
kings-tricktakers-option-company_mode-chosen = Séquitos fijos, cada uno elige el suyo
kings-tricktakers-option-remove_diplomat = Diplomático (draft con 4 o 5)
kings-tricktakers-option-remove_diplomat-about = Su poder es el más enredado; el reglamento aconseja dejarlo fuera al principio.
kings-tricktakers-option-remove_diplomat-false = Participa
kings-tricktakers-option-remove_diplomat-true = Queda fuera, para principiantes
kings-tricktakers-option-first_drafter = Elige primero en la ronda 1
kings-tricktakers-option-first_drafter-about = Quién elige primero en el draft o entre los séquitos. En las rondas siguientes deciden los Reyes.
kings-tricktakers-option-first_drafter-random = Decide el azar
kings-tricktakers-option-ally_talk = Señales entre aliados
kings-tricktakers-option-ally_talk-about = El dueño del Diplomático y su aliado pueden decirse en privado cuándo cambiar.
kings-tricktakers-option-ally_talk-false = Sin señales
kings-tricktakers-option-ally_talk-true = «Ahora» o «más tarde», una vez por baza
kings-tricktakers-no-such-seat = El asiento { $number } debe elegir primero, pero solo hay { $seats } jugadores.

## Cartas

kings-tricktakers-card = { $value } { $suit ->
    [Y] amarillo
    [B] azul
    [G] verde
   *[N] negro
}{ $reserved ->
    [yes] { " " }(Berserker)
   *[no] { "" }
}
kings-tricktakers-white-card = { $kind ->
    [M] Mística
   *[R] Rendición
}
kings-tricktakers-character = { $who ->
    [GAMBLER] Tahúr
    [HERMIT] Ermitaño
    [RESISTANT] Rebelde
    [BERSERKER] Berserker
    [OPPRESSOR] Tirano
    [ASSASSIN] Asesino
    [HEALER] Sanador
    [COLLECTOR] Coleccionista
    [DEVIL] Diablo
   *[DIPLOMAT] Diplomático
}
kings-tricktakers-letter = { $figure }
kings-tricktakers-royal = { $figure ->
    [K] Rey { $colour ->
        [W] blanco
        [Y] amarillo
        [B] azul
        [G] verde
       *[N] negro
    }
    [Q] Reina { $colour ->
        [W] blanca
        [Y] amarilla
        [B] azul
        [G] verde
       *[N] negra
    }
   *[J] Jota { $colour ->
        [W] blanca
        [Y] amarilla
        [B] azul
        [G] verde
       *[N] negra
    }
}
kings-tricktakers-name = { $card }
kings-tricktakers-seat = { $seat_you ->
    [yes] tú
   *[no] { $seat }
}

## Lo que hacen las cartas

kings-tricktakers-effect = { $who ->
    [GAMBLER] { $prepared ->
        [yes] +2 PV si la apuesta se cumple
       *[no] robas 2 cartas y descartas 2; +2 PV si la apuesta se cumple
    }
    [HERMIT] una vez robas 3 cartas y descartas 3; +2 PV con 0 bazas
    [RESISTANT] puedes jugar un 1 como 10, un 10 como 1, una Mística como Rendición o al revés
    [BERSERKER] { $prepared ->
        [yes] +2 PV con exactamente 1 baza
       *[no] añades { $tens ->
            [one] un 10 negro reservado a tu mano y descartas una carta
           *[other] los dos 10 negros reservados a tu mano y descartas dos cartas
        }; +2 PV con exactamente 1 baza
    }
    [OPPRESSOR] tus cartas amarillas son tan fuertes como las negras
    [ASSASSIN] puedes hacer que salga otra persona; +3 PV con exactamente 2 bazas
    [HEALER] +1 PV por cada carta azul o verde ganada, 5 como máximo
    [COLLECTOR] 2 PV por una Mística o Rendición ganada, 5 por dos, 8 por más
    [DEVIL] cuentas 2 bazas más; −2 PV si así son exactamente 3
   *[DIPLOMAT] sin apuesta, pero cuando se descubren las demás eliges un aliado y puntúas con su resultado; una vez cambias una carta con el aliado
}
kings-tricktakers-short = { $who ->
    [GAMBLER] { $prepared ->
        [yes] +2 si se cumple
       *[no] roba 2, deja 2; +2 si cumple
    }
    [HERMIT] 1×: roba 3, deja 3; +2 a 0
    [RESISTANT] 1↔10, Mística↔Rendición
    [BERSERKER] { $prepared ->
        [yes] +2 con 1 baza
       *[no] un 10 negro más; +2 con 1
    }
    [OPPRESSOR] su amarillo vale como negro
    [ASSASSIN] sale otro; +3 con 2 bazas
    [HEALER] +1 por azul o verde ganada
    [COLLECTOR] 2/5/8: Místicas, Rendiciones
    [DEVIL] cuenta 2 bazas más
   *[DIPLOMAT] aliado o copia
}
kings-tricktakers-pays = { $who ->
    [GAMBLER] 3 PV con 0 bazas, 6 PV con 2
    [HERMIT] 4 PV con 2 bazas, 7 PV con 3
    [RESISTANT] 4 PV con 1 baza, 7 PV con 3
    [BERSERKER] 5 PV con 0 bazas
    [OPPRESSOR] 6 PV con 1 baza
    [ASSASSIN] 7 PV con 2 bazas
    [HEALER] 2 PV con 1 baza, 5 PV con 2
    [COLLECTOR] 3 PV con 0 bazas, 2 PV con 1, 4 PV con 2
    [DEVIL] 3 PV por cada otro jugador que falle su apuesta
    [DIPLOMAT] copia una carta de apuesta de otro jugador
   *[JACK] 10 PV con 3 bazas
}
kings-tricktakers-pays-short = { $who ->
    [DEVIL] 3 PV por apuesta fallida
   *[DIPLOMAT] copia una apuesta
}
kings-tricktakers-pays-or-does = { $pays } (a la vista: { $does })
kings-tricktakers-pays-at = { $points } PV con { $count }
kings-tricktakers-king = { $colour ->
    [W] una vez por partida, sobre una Mística o Rendición: gana la baza y luego paga 2, 5, 8 o 15 PV por 1 a 4 de ellas ganadas cada ronda; nunca jugado: 6 PV
    [Y] una vez por partida, sobre una carta amarilla: gana la baza y luego paga 1 PV por cada carta amarilla ganada; nunca jugado: 5 PV
    [B] una vez por partida, sobre una carta azul: gana la baza y luego paga 1 PV por cada carta azul ganada; nunca jugado: 4 PV
    [G] una vez por partida, sobre una carta verde: gana la baza y luego paga 1 PV por cada carta verde ganada; nunca jugado: 3 PV
   *[N] una vez por partida, sobre una carta negra: gana la baza y luego paga 1 PV por cada carta negra ganada; nunca jugado: 2 PV
}
kings-tricktakers-pooled-king = rango { $rank }; { $colour ->
    [W] va sobre una Mística o Rendición, luego paga 2, 5, 8 o 15 PV por 1 a 4 de ellas ganadas; nunca jugado: 6 PV
   *[other] nunca jugado: { $bonus } PV
}
kings-tricktakers-queen = { $colour ->
    [W] tu carta cuenta como Mística
    [Y] +1 a tu número de bazas
    [B] tu carta cuenta como Rendición
    [G] juegas después de todos
   *[N] tu carta no tiene que asistir
}; lista otra vez por { $cost } PV
kings-tricktakers-jack = { $colour ->
    [W] 1 PV con 1 baza, 2 PV con 2, 3 PV con 3
    [Y] 2 PV con 1 baza, 3 PV con 2
    [B] 2 PV con 0 o 1 bazas
    [G] 3 PV con 0 o 2 bazas
   *[N] 2 PV con 1 baza, 4 PV con 3
}
kings-tricktakers-set-short = { $colour ->
    [W] rango 1, Reina: Mística
    [Y] rango 2, Reina: +1 baza
    [B] rango 3, Reina: Rendición
    [G] rango 4, Reina: al final
   *[N] rango 5, Reina: no asiste
}

## Una jugada en palabras

kings-tricktakers-laid = { $card } { $extras }
kings-tricktakers-extras = { $parts }
kings-tricktakers-with-queen = { $colour ->
    [W] como Mística con la { $queen }
    [B] como Rendición con la { $queen }
   *[other] { $brief ->
        [yes] con la { $queen }
       *[no] { $colour ->
            [Y] con la { $queen }, +1 baza
           *[N] sin asistir, con la { $queen }
        }
    }
}
kings-tricktakers-changed = { $queen ->
    [yes] luego convertida en
    [brief] luego
   *[no] como
} { $becomes }{ $king ->
    [yes] { " " }(sin efecto)
   *[no] { "" }
}
kings-tricktakers-under-king = bajo el { $king }
kings-tricktakers-oppressor = tan fuerte como negra
kings-tricktakers-neutral = carta neutral
kings-tricktakers-plays-last = juega una carta después de todos

## Lo que pasa

kings-tricktakers-event-round = Ronda { $round } de { $of }: todos reciben cinco cartas nuevas.
kings-tricktakers-event-dealt = Tu mano: { $cards }.
kings-tricktakers-event-draft = { $round ->
    [1] El draft va y vuelve, cuatro elecciones cada uno: { $seats }, luego al revés, y así.
   *[other] Tres elecciones cada uno, primero el rey de rango más bajo. El orden: { $seats }.
}
kings-tricktakers-event-companies = Los séquitos se eligen en este orden: { $seats }.
kings-tricktakers-event-signal = { $seat_you ->
    [yes] Dices a { $ally }: { kings-tricktakers-word }.
   *[no] { $ally_you ->
        [yes] { $seat } te dice: { kings-tricktakers-word }.
       *[no] { $seat } dice a { $ally }: { kings-tricktakers-word }.
    }
}
kings-tricktakers-event-starter = { $seat_you ->
    [yes] Juegas
   *[no] { $seat } juega
} la casa del { $king } con { $company }.
kings-tricktakers-event-took = { $seat_you ->
    [yes] Tomas
   *[no] { $seat } toma
} { $set ->
    [yes] la casa del { $card }
   *[no] { $card }
}.
kings-tricktakers-event-first = { $seat_you ->
    [yes] Tienes el rey más bajo (rango { $rank }) y saldrás
   *[no] { $seat } tiene el rey más bajo (rango { $rank }) y saldrá
} en la primera baza. Ahora apuestan todos.
kings-tricktakers-event-committed = { $seat_you ->
    [yes] Has
   *[no] { $seat } ha
} elegido una apuesta.
kings-tricktakers-event-bid = { $seat_you ->
    [yes] Apuestas
   *[no] { $seat } apuesta
} con { $bids }.
kings-tricktakers-bid-card = { $card } ({ $pays })
kings-tricktakers-event-no-bid = { $seat_you ->
    [yes] No apuestas
   *[no] { $seat } no apuesta
}: el Diplomático queda a la vista.
kings-tricktakers-event-ally = { $seat_you ->
    [yes] Eliges a { $ally } como aliado y puntuarás
   *[no] { $ally_you ->
        [yes] { $seat } te elige como aliado y puntuará
       *[no] { $seat } elige a { $ally } como aliado y puntuará
    }
} con ese resultado.
kings-tricktakers-event-copy = { $seat_you ->
    [yes] Tu Diplomático copia { $card } ({ $pays }) de { $other }.
   *[no] { $other_you ->
        [yes] El Diplomático de { $seat } copia tu carta { $card } ({ $pays }).
       *[no] El Diplomático de { $seat } copia { $card } ({ $pays }) de { $other }.
    }
}
kings-tricktakers-event-drew = { $who }: robas { $cards }.
kings-tricktakers-event-reserved = { $seat_you ->
    [yes] Tomas
   *[no] { $seat } toma
} { $count ->
    [one] un 10 negro reservado
   *[other] los dos 10 negros reservados
} en mano.
kings-tricktakers-event-discarded = { $seat_you ->
    [yes] Descartas
   *[no] { $seat } descarta
} { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
kings-tricktakers-event-threw = Descartaste { $cards }.
kings-tricktakers-event-reactivated = { $seat_you ->
    [yes] Pagas
   *[no] { $seat } paga
} { $cost } PV: la { $queen } está lista otra vez.
kings-tricktakers-event-appointed = { $seat_you ->
    [yes] Tu Asesino hace salir a { $other }.
   *[no] { $other_you ->
        [yes] El Asesino de { $seat } te hace salir.
       *[no] El Asesino de { $seat } hace salir a { $other }.
    }
}
kings-tricktakers-event-played = { $seat_you ->
    [yes] Juegas
   *[no] { $seat } juega
} { $play }.
kings-tricktakers-event-neutral = La carta neutral del mazo: { $card }.
kings-tricktakers-event-delayed = { $seat_you ->
    [yes] Pones la { $queen } y juegas
   *[no] { $seat } pone la { $queen } y juega
} después de todos.
kings-tricktakers-event-hermit = { $seat_you ->
    [yes] Usas tu Ermitaño
   *[no] { $seat } usa un Ermitaño
}: se roban tres cartas y se descartan tres.
kings-tricktakers-event-exchange = { $seat_you ->
    [yes] Das una carta a { $ally } y recibes
   *[no] { $ally_you ->
        [yes] { $seat } te da una carta y recibe
       *[no] { $seat } da una carta a { $ally } y recibe
    }
} otra.
kings-tricktakers-event-exchanged = { $ally_you ->
    [yes] Has dado una carta a { $seat }
   *[no] { $seat_you ->
        [yes] { $ally } te ha dado una carta
       *[no] { $ally } ha dado una carta a { $seat }
    }
} a cambio.
kings-tricktakers-event-handed = { $seat_you ->
    [yes] Diste { $card } a { $other }.
   *[no] { $other_you ->
        [yes] { $seat } te dio { $card }.
       *[no] { $seat } dio { $card } a { $other }.
    }
}
kings-tricktakers-event-won = La baza { $trick } es { $seat_you ->
    [yes] tuya
   *[no] de { $seat }
} con { $card }{ $king ->
    [yes] { " " }bajo el Rey
   *[no] { "" }
}: { $piles } { $piles ->
    [one] baza
   *[other] bazas
} por ahora.
kings-tricktakers-event-lost = La carta neutral { $card } gana la baza { $trick }: no es para nadie. { $seat_you ->
    [yes] Sales tú ahora, que no saliste en ella.
   *[no] Sale ahora { $seat }, que no salió en ella.
}
kings-tricktakers-event-scored = { $seat_you ->
    [yes] Tú
   *[no] { $seat }
}: { $sheet }. Ahora { $points } PV.

## Puntuación

kings-tricktakers-score-line = { $copied ->
    [yes] { $card } copiando { $original }
   *[no] { $original }
} { $source ->
    [bid] (apuesta) { $points }
    [unplayed-king] (nunca jugado) { $points }
   *[other] { $points }
}
kings-tricktakers-account = { $count } { $count ->
    [one] baza
   *[other] bazas
}, apuesta { $met ->
    [yes] cumplida
   *[no] fallida
}{ $any ->
    [yes] : { $lines }
   *[no] { "" }
} = { $total } PV
kings-tricktakers-line = Ronda { $round }, { $source ->
    [bid] apuesta
    [character] personajes
    [jack] Jota
    [king] Rey jugado
   *[unplayed-king] Rey nunca jugado
}
kings-tricktakers-cell = { $parts }
kings-tricktakers-part = { $copied ->
    [yes] { $card } copiando { $original }
   *[no] { $original }
} { $points }
kings-tricktakers-line-round = Ronda { $round }, total
kings-tricktakers-line-queens = Pagado por Reinas
kings-tricktakers-line-floor = Nunca por debajo de 0 PV
kings-tricktakers-line-rank = Rango del Rey (el más bajo gana el empate)
kings-tricktakers-result = { $winner_you ->
    [yes] Eres
   *[no] { $winner } es
} el verdadero rey de las bazas con { $points } PV{ $level ->
    [yes] { " " }(a igualdad de puntos, con el rey más bajo: rango { $rank })
   *[no] { "" }
}.

## La mesa

kings-tricktakers-aim = más PV que nadie: haz exactamente las bazas que paga tu apuesta.
kings-tricktakers-draft = Ronda { $round } de { $of } · draft
kings-tricktakers-bids = Ronda { $round } de { $of } · apuestas
kings-tricktakers-diplomat = Ronda { $round } de { $of } · el Diplomático
kings-tricktakers-preparation = Ronda { $round } de { $of } · preparación
kings-tricktakers-tricks = Ronda { $round } de { $of } · baza { $trick } de 5
kings-tricktakers-over = La partida ha terminado
kings-tricktakers-fact-draft = { $next_you ->
    [yes] Eliges tú.
   *[no] Elige { $next }.
} { $more ->
    [0] Es la última elección.
   *[other] Después: { $order }{ $twice ->
        [yes] , dos veces
       *[no] { "" }
    }.
}
kings-tricktakers-brief-draft = Próximo en elegir: { $order }{ $twice ->
    [yes] , dos veces
   *[no] { "" }
}.
kings-tricktakers-fact-kings = Un Rey: una vez por partida lo pones sobre una carta de su color y ganas la baza; desde entonces paga 1 PV por cada carta de su color que ganes en una ronda. El rango más bajo sale primero en la ronda y elige primero en las siguientes.
kings-tricktakers-fact-waiting = { $phase ->
    [bid-commit] Todos eligen una apuesta en secreto; se descubren juntas.
   *[preparation] Todos se preparan a la vez.
} Faltan: { $seats }.
kings-tricktakers-fact-first = { $seat_you ->
    [yes] Saldrás tú
   *[no] Saldrá { $seat }
} en la primera baza (rey más bajo).
kings-tricktakers-fact-diplomat = { $mode ->
    [copy] { $seat_you ->
        [yes] Eliges qué apuesta copia tu Diplomático.
       *[no] { $seat } elige qué apuesta copia el Diplomático.
    }
   *[ally] { $seat_you ->
        [yes] Eliges tu aliado para esta ronda.
       *[no] { $seat } elige un aliado para esta ronda.
    }
}
kings-tricktakers-fact-turn = { $phase ->
    [trick-open] { $seat_you ->
        [yes] Te toca salir; tu Asesino puede hacer salir a otro.
       *[no] Le toca salir a { $seat }, pero tiene un Asesino: quizá deba salir otro.
    }
    [hermit-discard] { $seat_you ->
        [yes] Descartas tres cartas por tu Ermitaño.
       *[no] { $seat } descarta tres cartas por el Ermitaño.
    }
    [exchange-reply] { $seat_you ->
        [yes] Devuelves una carta al Diplomático.
       *[no] { $seat } devuelve una carta al Diplomático.
    }
    [delayed-turn] { $seat_you ->
        [yes] Juegas al final, como dijo tu Reina verde.
       *[no] { $seat } juega al final, tras la Reina verde.
    }
   *[turn] { $seat_you ->
        [yes] Te toca.
       *[no] Le toca a { $seat }.
    }
}
kings-tricktakers-led = Se salió con { $suit ->
    [Y] amarillo
    [B] azul
    [G] verde
   *[N] negro
}
kings-tricktakers-trump = El negro es triunfo
kings-tricktakers-fact-suit = { $led }: asiste si puedes. Mística y Rendición valen siempre. { $trump }.
kings-tricktakers-fact-trump = { $trump }.
kings-tricktakers-fact-no-suit = Aún no hay palo: lo fija la próxima carta numerada.
kings-tricktakers-fact-delayed = { $seat_you ->
    [yes] Juegas
   *[no] { $seat } juega
} después de todos (Reina verde).
kings-tricktakers-fact-swap = Cambio secreto: { $owner_you ->
    [yes] diste
   *[no] { $owner } dio
} { $given }, { $ally_you ->
    [yes] devolviste
   *[no] { $ally } devolvió
} { $returned }.
kings-tricktakers-zone-set = Casa { $colour ->
    [W] blanca
    [Y] amarilla
    [B] azul
    [G] verde
   *[N] negra
}
kings-tricktakers-zone-time = { $time ->
    [preparation] Antes de las bazas
    [turn] En tu turno
    [opening] Al salir
    [always] Siempre
    [scoring] Al puntuar
   *[special] En vez de apostar
}
kings-tricktakers-pooled = ×{ $count } · { $effect } · como apuesta: { $pays }
kings-tricktakers-zone-trick = Baza
kings-tricktakers-zone-last = Última baza
kings-tricktakers-zone-deck = Mazo
kings-tricktakers-zone-neutral = Montón neutral
kings-tricktakers-neutral-tricks = { $count ->
    [one] { $count } baza ganada
   *[other] { $count } bazas ganadas
} por la carta neutral, para nadie.
kings-tricktakers-zone-royals = Casa
kings-tricktakers-zone-company = { $revealed ->
    [yes] A la vista
   *[no] Séquito
}
kings-tricktakers-zone-bid = Apuesta{ $last ->
    [none] { "" }
   *[other]  { $more ->
        [none] { $last }
       *[other] { $more } o { $last }
    }
}
kings-tricktakers-zone-hand = Tu mano
kings-tricktakers-zone-mine = Tu séquito
kings-tricktakers-zone-figures = Puedes añadir a una carta
kings-tricktakers-zone-discards = Descartaste
kings-tricktakers-counter-vp = PV
kings-tricktakers-counter-tricks = Bazas
kings-tricktakers-counter-hand = Cartas
kings-tricktakers-king-state = { $state ->
    [unplayed] sin jugar
    [trick] está en esta baza
   *[played] jugado, paga { $colour ->
        [W] 2, 5, 8 o 15 PV por 1 a 4 Místicas y Rendiciones ganadas
        [Y] 1 PV por carta amarilla ganada
        [B] 1 PV por carta azul ganada
        [G] 1 PV por carta verde ganada
       *[N] 1 PV por carta negra ganada
    }
}, rango { $rank }
kings-tricktakers-queen-state = { $state ->
    [ready] lista{ $effect ->
        [W] : la carta cuenta como Mística
        [Y] : +1 baza
        [B] : la carta cuenta como Rendición
        [G] : juega al final
        [N] : no hay que asistir
       *[none] { "" }
    }
    [used] usada esta ronda
   *[exhausted] agotada
}
kings-tricktakers-queen-paid = pagada, lista para las bazas: −{ $cost } PV
kings-tricktakers-used = usado
kings-tricktakers-allied = { $ally_you ->
    [yes] tu aliado
   *[no] en alianza con { $ally }
}{ $used ->
    [yes] , cambio usado
   *[no] { "" }
}
kings-tricktakers-copies = copia { $card }: { $pays }
kings-tricktakers-note-round = Ronda { $round }: { $sheet }
kings-tricktakers-note-bid = Por ahora: { $ally ->
    [yes] el aliado tiene { $count } { $count ->
        [one] baza
       *[other] bazas
    }
   *[no] { $count } { $count ->
        [one] baza
       *[other] bazas
    }
}, la apuesta paga { $points } PV.

## Las preguntas

kings-tricktakers-ask-company = { $round ->
    [1] ¿Qué séquito eliges? Conservas su casa real toda la partida.
   *[other] ¿Qué tres personajes eliges para esta ronda?
}
kings-tricktakers-company-of = con { $company }
kings-tricktakers-zone-starter = Séquito { $colour ->
    [W] blanco
    [Y] amarillo
    [B] azul
    [G] verde
   *[N] negro
}
kings-tricktakers-ask-draft = { $count ->
    [3] ¿Qué casa real tomas? La conservas toda la partida.
   *[other] { $set ->
        [yes] ¿Qué personaje tomas?
       *[no] ¿Qué tomas? Necesitas tres personajes y una casa.
    }
}
kings-tricktakers-says-set = Tomar la casa { $colour ->
    [W] blanca
    [Y] amarilla
    [B] azul
    [G] verde
   *[N] negra
}, para toda la partida.
kings-tricktakers-says-character = Tomar { $card } ({ $time }): { $effect }. Como apuesta: { $pays }.
kings-tricktakers-ask-advised = ★: una máquina tomaría esto.
kings-tricktakers-ask-which = ¿Qué carta { $card } tomas? El nombre dice quién la tuvo la última ronda y no puede repetir.
kings-tricktakers-nobodys = de nadie
kings-tricktakers-ask-bid = { $round ->
    [3] ¿Apuestas con una o dos cartas? Pierden su poder.
   *[other] ¿Qué personaje es tu apuesta? Pierde su poder.
}
kings-tricktakers-bid-none = sin apuesta
kings-tricktakers-bid-ally = queda a la vista: sin apuesta, puntúas con un aliado
kings-tricktakers-bid-and = + { $card }
kings-tricktakers-bid-pairs = dos cartas
kings-tricktakers-ask-pair = ¿Qué dos cartas son tu apuesta? Pierden su poder.
kings-tricktakers-bid-adds = Lo que pagan ambas se suma.
kings-tricktakers-bid-two = { $first } + { $second }: { $pays }
kings-tricktakers-says-bid = Apuestas con { $bids }. A la vista: { $up }.
kings-tricktakers-says-no-bid = El Diplomático queda a la vista: no apuestas y eliges un aliado.
kings-tricktakers-ask-ally = ¿Quién es tu aliado? Puntúas con su apuesta, sus bazas y sus cartas.
kings-tricktakers-ask-copy = ¿Qué apuesta copia tu Diplomático? Se mide con tus propias bazas.
kings-tricktakers-ask-discard = { $why ->
    [gambler] Tahúr: has robado dos cartas.
    [berserker] Berserker: { $count ->
        [one] tu 10 negro reservado está en tu mano.
       *[other] tus 10 negros reservados están en tu mano.
    }
   *[hermit] Ermitaño: has robado tres cartas.
} Descarta { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
kings-tricktakers-ask-queen = ¿Preparar otra vez la { $queen } ({ $colour ->
    [W] tu carta cuenta como Mística
    [Y] +1 a tu número de bazas
    [B] tu carta cuenta como Rendición
    [G] juegas después de todos
   *[N] tu carta no tiene que asistir
})? Tienes { $points } PV.
kings-tricktakers-pay = Pagar { $cost } PV por la { $queen }
kings-tricktakers-keep = Dejar agotada la { $queen }
kings-tricktakers-ask-open = Te toca salir. ¿Sales tú, o debe salir otra persona?
kings-tricktakers-lead = Salir yo
kings-tricktakers-appoint = debe salir otra persona
kings-tricktakers-ask-appoint = ¿Quién debe salir en tu lugar?
kings-tricktakers-ask-free = { $first ->
    [yes] ¿Con qué carta sales?
   *[no] Aún no hay palo: cualquier carta. ¿Cuál juegas?
}
kings-tricktakers-ask-follow = ¿Qué carta juegas?
kings-tricktakers-ask-how = ¿Cómo juegas { $card }?
kings-tricktakers-plain = tal cual
kings-tricktakers-says-play = { $play }. { $ahead ->
    [yes] { $final ->
        [yes] Gana la baza.
       *[no] Iría por delante; aún juegan otros.
    }
   *[no] No gana la baza.
}
kings-tricktakers-delay = jugar después de todos
kings-tricktakers-says-delay = La Reina verde: juegas tu carta después de todos.
kings-tricktakers-hermit = robar 3 y descartar 3
kings-tricktakers-says-hermit = El Ermitaño, una vez por ronda: robas tres cartas y descartas tres; después juegas.
kings-tricktakers-exchange = cambiar una carta con { $ally }
kings-tricktakers-signal = una palabra a tu aliado
kings-tricktakers-ask-signal = ¿Cuándo conviene cambiar? Solo lo lee tu aliado.
kings-tricktakers-word = { $word ->
    [now] cambiemos ahora
   *[later] cambiemos más tarde
}
kings-tricktakers-fact-signal = Tu aliado { $seat } dice: { kings-tricktakers-word }.
kings-tricktakers-ask-exchange = ¿Qué carta das a { $ally }? Vuelve una, quizá la misma.
kings-tricktakers-ask-give = { $owner } te da { $card }. ¿Qué carta devuelves? Puede ser la misma.
kings-tricktakers-received = recién recibida

## Lo prohibido

kings-tricktakers-why-phase = Eso no se puede ahora{ $phase ->
    [draft-snake] : es el draft.
    [draft-rank] : es el draft.
    [bid-commit] : todos eligen una apuesta.
    [diplomat-target] : elige el Diplomático.
    [preparation] : es la preparación, y antes te toca otra cosa.
    [trick-open] : di primero quién sale.
    [hermit-discard] : descarta primero tres cartas por el Ermitaño.
    [exchange-reply] : responde primero al cambio.
    [game-over] : la partida ha terminado.
   *[other] , en este turno.
}
kings-tricktakers-why-set = { $mine ->
    [yes] Ya tienes una casa real y la conservas toda la partida; la casa del { $card } no es para ti.
   *[no] La casa del { $card } ya está tomada.
}
kings-tricktakers-why-three = Tienes tres personajes; { $card } sería el cuarto. Toma una casa real.
kings-tricktakers-why-gone = Esa carta { $card } no está en el centro.
kings-tricktakers-why-banned = Esa carta { $card } estuvo en tu séquito la última ronda; no puedes tomar la misma otra vez.
kings-tricktakers-why-other-copy = Hay cartas { $card } iguales; toma la primera.
kings-tricktakers-why-not-yours = Solo puedes apostar con tus personajes y tu Jota.
kings-tricktakers-why-diplomat = Si tienes el Diplomático, apuestas con él (en la ronda 3, también con otra carta) o no apuestas.
kings-tricktakers-why-jack = La Jota solo se puede apostar en la ronda 3.
kings-tricktakers-why-bid-size = { $round ->
    [3] En la ronda 3 apuestas con una o dos cartas.
   *[other] En las rondas 1 y 2 apuestas con exactamente un personaje.
}
kings-tricktakers-why-hermit = { $owned ->
    [yes] Todos tus Ermitaños a la vista ya se usaron esta ronda.
   *[no] No tienes un Ermitaño a la vista.
}
kings-tricktakers-why-company = Ese séquito ya está elegido.
kings-tricktakers-why-signal = { $reason ->
    [silent] En esta mesa los aliados no se hacen señales.
    [said] Ya has dicho algo a tu aliado en esta baza.
    [used] El cambio de esta ronda ya se hizo.
   *[none] Solo se hacen señales el dueño del Diplomático y su aliado.
}
kings-tricktakers-why-exchange = { $reason ->
    [empty] Un cambio necesita una carta por cada lado.
    [used] El cambio de esta ronda ya se hizo.
   *[none] Solo puede cambiar quien tiene un Diplomático con aliado.
}
kings-tricktakers-why-target = { $mode ->
    [copy] El Diplomático copia una carta de apuesta de otro jugador.
   *[ally] El aliado del Diplomático es otro jugador; no se copia ninguna apuesta.
}
kings-tricktakers-why-appoint = Tu Asesino nombra a otro jugador de esta mesa.
kings-tricktakers-why-discard = No es ese el número de cartas que toca descartar.
kings-tricktakers-why-not-held = No tienes { $card }.
kings-tricktakers-why-follow = { $card }, no: debes asistir al { $suit ->
    [Y] amarillo
    [B] azul
    [G] verde
   *[N] negro
}, tienes { $held }.{ $count ->
    [0] { "" }
    [one] { " " }También vale { $free }.
   *[other] { " " }También valen { $free }.
}
kings-tricktakers-why-queen = { $reason ->
    [green] La { $queen } no se pone con una carta, sino en lugar de una.
    [king] La { $queen } y el Rey no se pueden usar juntos.
    [other] Solo la { $queen } deja jugar al final, y no es tuya.
   *[used] La { $queen } no está lista: ya se usó.
}
kings-tricktakers-why-king = { $reason ->
    [card] El { $king } no puede ir sobre { $card }: necesita { $colour ->
        [W] una Mística o Rendición impresa
        [Y] una carta impresa en amarillo
        [B] una carta impresa en azul
        [G] una carta impresa en verde
       *[N] una carta impresa en negro
    }.
   *[played] El { $king } ya se jugó y no puede ir sobre { $card }.
}
kings-tricktakers-why-change = { $owned ->
    [yes] El Rebelde solo cambia 1, 10, Mística y Rendición, no { $card }.
   *[no] Sin un Rebelde a la vista no se puede cambiar { $card }.
}
kings-tricktakers-why-extras = { $said ->
    [yes] A { $card } no hay nada que añadirle: juégala sin más.
   *[no] Di cómo juegas { $card }: tal cual, o con algo.
}

## Por qué una máquina juega así

kings-tricktakers-hint-bid = Tus cartas prometen { $tricks ->
    [one] 1 baza
   *[other] unas { $tricks } bazas
}; con lo que queda a la vista, esta apuesta es la que más da.
kings-tricktakers-hint-queen = { $pay ->
    [yes] La Reina promete dar más de lo que cuesta.
   *[no] La Reina promete dar menos de lo que cuesta.
}
kings-tricktakers-hint-play = { $wanted ->
    [yes] Otra baza te daría puntos
   *[no] Otra baza te costaría puntos
}{ $fits ->
    [yes] , y { $card } gana esta en unos { $chance } de 100 casos.
   *[no] ; aun así, de todo lo que puedes jugar, { $card } es lo que más promete, y gana esta en unos { $chance } de 100 casos.
}
kings-tricktakers-hint-other = { $kind ->
    [draft] De lo que hay, es lo que mejor va con tus cartas y tu séquito.
    [ally] La apuesta de este aliado es la que más paga si se cumple.
    [copy] De las apuestas que puedes copiar, es la que mejor va con tu mano.
    [keep] Las cartas que así conservas son las que mejor van con tu apuesta.
    [lead] Otra baza te daría puntos, así que sal tú.
    [appoint] Otra baza no te daría puntos, así que haz que salga otra persona.
    [delay] Quien juega al final sabe lo que han jugado los demás.
    [hermit] Lo que tienes no va bien con tu apuesta, o la ronda casi acaba: cartas nuevas solo pueden ayudar.
    [help] Puntúas con tu aliado: así las bazas quedan para quienes las aprovechan.
   *[other] De todo lo que puedes hacer, es lo que más promete.
}

## La lección

kings-tricktakers-lesson-company = Este es tu séquito: Rey, Reina, Jota y tres personajes. Apuesta con un personaje: su dorso dice por cuántas bazas paga. Los demás quedan a la vista y te ayudan.
kings-tricktakers-lesson-bids = Se muestran las apuestas. Cada uno quiere justo su número de bazas: más es tan malo como menos. ¿Quién necesita bazas, y a quién hay que dárselas?
kings-tricktakers-lesson-play = Asiste si puedes; Místicas y Rendiciones valen siempre. El negro es triunfo, una Mística lo vence, una Rendición pierde con todo.
kings-tricktakers-lesson-won = Una baza para ti: compara tu número con tu apuesta. Rey y Reina pueden decidir una baza cuando una carta sola no puede.
kings-tricktakers-lesson-lost = Quien gana una baza sale en la siguiente. Si no debes ganar más, juega cartas bajas y Rendiciones.
kings-tricktakers-lesson-scored = Se puntúa la ronda: la apuesta si se cumplió justo, los personajes a la vista, la Jota y un Rey jugado. Tras tres rondas gana quien tenga más puntos.
kings-tricktakers-option-rounds = Duración
kings-tricktakers-option-rounds-about = Las rondas posteriores permiten apuestas más altas.
kings-tricktakers-option-rounds-1 = Una ronda
kings-tricktakers-option-rounds-2 = Dos rondas
kings-tricktakers-option-rounds-3 = Tres rondas

kings-tricktakers-habit-royal-first = cuando eliges tu casa real antes de lo habitual
kings-tricktakers-habit-two-cards = cuando pones dos cartas boca abajo más a menudo de lo habitual
kings-tricktakers-habit-lead-trump = cuando sales con triunfo más a menudo de lo habitual
