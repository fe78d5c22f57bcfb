# Claim, en español.
# $x_you es "yes" cuando $x es quien lee.

claim-title = Claim
claim-slam = las cinco facciones en una partida
claim-daily-about = Gana los votos de tantas de las cinco facciones como puedas; a igual número de votos deciden las cartas ganadas.
claim-daily-score = { $score } de 5 votos
claim-title-short = Claim
claim-pitch = Primero recluta, luego lucha por votos
claim-blurb = Recluta una mano en trece bazas y pelea con ella otras trece por los votos de cinco facciones.
claim-players = 2 jugadores
claim-length = unos 25 minutos
claim-advice = la primera vez, deja que la mesa muestre los premios reclutados

## Opciones

claim-option-first_leader = Quién sale primero
claim-option-first_leader-about = Quién juega la primera carta de la partida.
claim-option-match_length = Duración
claim-option-match_length-about = Al mejor de tres: el encuentro es de quien gane dos partidas.
claim-option-match_length-1 = Una partida
claim-option-match_length-3 = Al mejor de tres partidas
claim-option-show_known_recruits = Premios reclutados
claim-option-show_known_recruits-about = Los dos han visto quién los ganó; la lista ahorra memoria y no revela nada.
claim-option-show_known_recruits-false = Hay que recordarlos
claim-option-show_known_recruits-true = A la vista en la mesa

## Cartas

claim-card = { $faction ->
    [G] Goblin
    [D] Enano
    [U] No muerto
    [X] Doble
   *[K] Caballero
} { $value }
claim-faction = { $faction ->
    [G] Goblins
    [D] Enanos
    [U] No muertos
    [X] Dobles
   *[K] Caballeros
}
claim-suited = { $suit ->
    [G] Goblins
    [D] Enanos
    [U] No muertos
    [X] Dobles
   *[K] Caballeros
} { $ranks }
claim-rank = { $value }

## Lo que pasa

claim-event-game-starts = Empieza la partida { $game }. { $leader_you ->
    [yes] Sales tú
   *[no] Sale { $leader }
} en la primera baza.
claim-event-prize = El próximo premio: { $prize }.
claim-event-led = { $seat_you ->
    [yes] Sales con
   *[no] { $seat } sale con
} { $card }.
claim-event-answered = { $seat_you ->
    [yes] Respondes con
   *[no] { $seat } responde con
} { $card }.
claim-event-recruited = { $winner_you ->
    [yes] Ganas la baza y reclutas
   *[no] { $winner } gana la baza y recluta
} { $prize }. { $loser_you ->
    [yes] Tú tomas
   *[no] { $loser } toma
} la primera carta del mazo. { $count ->
    [0] Las dos cartas jugadas se descartan.
    [1] { $undead } va al montón de quien ganó; la otra carta se descarta.
   *[other] { $undead } van al montón de quien ganó.
}
claim-event-drew = { $seat_you ->
    [yes] Robas
   *[no] { $seat } roba
} { $card } del mazo.
claim-event-phase-2 = Fase 2: los reclutas pasan a ser la mano. { $leader_you ->
    [yes] Sales tú.
   *[no] Sale { $leader }.
}
claim-event-gathered = { $winner_you ->
    [yes] Ganas
   *[no] { $winner } gana
} la baza{ $scored ->
    [0] { "" }
   *[other] { " " }y { $winner_you ->
        [yes] te llevas
       *[no] se lleva
    } { $cards }
}.{ $count ->
    [0] { "" }
   *[other] { " " }Los Enanos van a quien pierde: { $loser_you ->
        [yes] te llevas
       *[no] { $loser } se lleva
    } { $dwarves }.
}

## Cómo acaba

claim-result-won = { $winner_you ->
    [yes] Ganas
   *[no] { $winner } gana
} la corona { $decision ->
    [cards] con { $cards } cartas ganadas a { $fewer }; empate a { $votes } votos.
    [votes] con { $votes } votos a { $others }; el resto no fue para nadie.
   *[majority] con { $votes } votos a { $others }.
}
claim-result-draw = Iguales en votos y en cartas: empate.
claim-match-won = { $winner_you ->
    [yes] Ganas
   *[no] { $winner } gana
} el encuentro con { $wins } { $wins ->
    [one] partida
   *[other] partidas
} a { $losses }.
claim-match-draw = El encuentro queda en empate: { $wins } { $wins ->
    [one] partida
   *[other] partidas
} por lado.
claim-line-votes = Votos
claim-line-cards = Cartas ganadas
claim-line-game = Partida { $game }
claim-line-game-of-seat = { $votes } { $votes ->
    [one] voto
   *[other] votos
}, { $cards } { $cards ->
    [one] carta
   *[other] cartas
}{ $won ->
    [yes] { " " }– ganada
   *[no] { "" }
}
claim-line-games-won = Partidas ganadas
claim-standing = { $count ->
    [0] ninguna
   *[other] { $count } (la mayor, { $highest }{ $vote ->
        [yes] , voto
       *[no] { "" }
    })
}

## Lo prohibido

claim-not-held = No tienes { $card }.
claim-must-follow = Debes asistir a { claim-faction }: tienes { $held }.{ $count ->
    [0] { "" }
   *[other] { " " }También valen los Dobles: { $wilds }.
}

## La mesa

claim-aim = { $phase ->
    [1] gana buenos premios: son tu mano en la fase 2.
   *[2] gana los votos de tres de las cinco facciones; cada uno es de quien tenga más cartas de ella.
}
claim-phase = { $games ->
    [1] { "" }
   *[other] Partida { $game } de { $games } ·{ " " }
}{ $phase ->
    [1] Fase 1, reclutar
   *[2] Fase 2, reunir votos
} · baza { $trick } de 13
claim-phase-over = La partida ha terminado
claim-fact-last-game = Partida { $game }: { $result }
claim-fact-leads = { $leader_you ->
    [yes] Sales tú: cualquier carta.
   *[no] Sale { $leader }.
}
claim-fact-answers = { $seat_you ->
    [yes] Debes
   *[no] { $seat } debe
} asistir a { claim-faction } si es posible{ $faction ->
    [X] .
   *[other] ; también valen los Dobles.
}
claim-fact-void = No tienes { claim-faction }: vale cualquier carta.
claim-prize-stake = Quien gana lo recluta; quien pierde toma la primera carta del mazo, sin verla.
claim-counter-hand = Mano
claim-counter-recruits = Reclutas
claim-counter-votes = Votos
claim-counter-games = Partidas ganadas
claim-zone-prize = Premio
claim-zone-trick = Baza
claim-zone-last-trick = Última baza
claim-zone-deck = Mazo
claim-zone-discard = Descartes
claim-zone-hand = Tu mano
claim-zone-recruits = Tus reclutas (la mano de la fase 2)
claim-zone-known-recruits = Reclutas, los conocidos a la vista
claim-zone-pile = Montón ganado
claim-pile = { $factions }
claim-pile-faction = { $count } { $faction ->
    [G] { $count ->
        [one] Goblin
       *[other] Goblins
    }
    [D] { $count ->
        [one] Enano
       *[other] Enanos
    }
    [U] { $count ->
        [one] No muerto
       *[other] No muertos
    }
    [X] { $count ->
        [one] Doble
       *[other] Dobles
    }
   *[K] { $count ->
        [one] Caballero
       *[other] Caballeros
    }
} (la mayor, { $highest }{ $vote ->
    [yes] , voto
   *[no] { "" }
})

## Las preguntas

claim-ask-lead = ¿Con qué carta sales?
claim-ask-follow = ¿Qué carta juegas?

## Por qué una máquina juega así

claim-hint-worth = { $worth ->
    [yes] { $prize } es mejor que lo que de media roba del mazo quien pierde
    [undead] { $prize } no es gran cosa, pero quien gana se lleva el No muerto jugado
   *[no] { $prize } vale menos que lo que de media roba del mazo quien pierde
}
claim-hint-lead = { claim-hint-worth }. { $fits ->
    [yes] { $worth ->
        [no] { $card } pierde la baza en unos { $other } de 100 casos.
       *[other] { $card } gana la baza en unos { $chance } de 100 casos.
    }
   *[no] { $worth ->
        [no] Pero perder la baza te costaría una carta mejor; { $card } la pierde en unos { $other } de 100 casos.
       *[other] Pero lo que la ganaría vale más después; { $card } gana en unos { $chance } de 100 casos y cede poco.
    }
}
claim-hint-answer = { claim-hint-worth }. { $wins ->
    [yes] { $worth ->
        [no] { $choice ->
            [yes] Pero perder la baza te costaría una carta mejor que { $card }.
           *[no] Pero todo lo que puedes jugar gana; { $card } es lo que menos te cuesta.
        }
       *[other] { $card } la gana, y ganarla vale esa carta.
    }
   *[no] { $worth ->
        [no] { $card } pierde la baza.
       *[other] { $choice ->
            [yes] Pero ganarla costaría una carta demasiado buena; { $card } cede poco.
           *[no] Pero nada de lo que puedes jugar la gana; { $card } cede poco.
        }
    }
}
claim-hint-gather = { $wins ->
    [yes] { $card } gana la baza, y eso
    [no] { $card } pierde la baza, y eso
   *[lead] Incluso contra la mejor respuesta, { $card }
} te deja las mejores opciones de lograr tres votos.

## La lección

claim-lesson-start = Primero trece bazas, cada una por la carta del centro, el premio. Sales tú: juega cualquier carta. Gana la carta más alta de la facción de salida, salvo que un poder diga otra cosa.
claim-lesson-follow = Sale el otro: debes asistir con la misma facción si la tienes. Los Dobles valen siempre; cuentan como la facción de salida.
claim-lesson-won = Has ganado una baza: el premio se une a tus reclutas, boca abajo. Serán toda tu mano en la fase 2.
claim-lesson-lost = Has perdido una baza y has reclutado una carta desconocida del mazo. Si el premio es malo, puede ser mejor negocio.
claim-lesson-undead = Un primer poder: los No muertos jugados en la fase 1 no se descartan; van al montón de quien gana y cuentan para los votos.
claim-lesson-phase-2 = Fase 2: tus reclutas son tu mano. Ahora te quedas las cartas de tus bazas; quien tenga más cartas de una facción gana su voto, y tres votos ganan la partida.
claim-lesson-scored = Te has llevado tus primeras cartas. La mesa muestra cuántas de cada facción tiene cada jugador y de quién sería el voto.
claim-lesson-dwarves = Los Enanos llevan la contraria: en la fase 2 van a quien pierde la baza.

claim-habit-lead-high = cuando en la fase 1 sales con un 7, 8 o 9 más a menudo de lo habitual
claim-habit-overpay = cuando juegas un 7, 8 o 9 por un premio de 3 o menos más a menudo de lo habitual
claim-habit-doppelganger = cuando respondes con un Doble más a menudo de lo habitual
