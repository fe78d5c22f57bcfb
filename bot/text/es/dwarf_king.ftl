# El rey de los enanos, en español.
# $x_you es "yes" cuando $x es quien lee.

dwarf-king-title = El rey de los enanos
dwarf-king-slam = puntos ganados en todos los repartos
dwarf-king-title-short = Rey enano
dwarf-king-pitch = Siete repartos, cada uno con su misión
dwarf-king-blurb = Siete repartos de bazas, y en cada uno otra misión decide lo que valen las cartas y bazas que ganas.
dwarf-king-players = 3 a 5 jugadores
dwarf-king-length = unos 45 minutos
dwarf-king-advice = va bien con 4; la primera vez bastan tres repartos
dwarf-king-daily-about = Un reparto contra dos máquinas: consigue todos los puntos que puedas; si hay empate, decide tu ventaja.

## Opciones

dwarf-king-option-deals = Número de repartos
dwarf-king-option-deals-about = Cada reparto tiene su propia misión y dura unos seis minutos.
dwarf-king-option-tie_break = Empate en cabeza tras el último reparto
dwarf-king-option-tie_break-about = Qué pasa cuando varios jugadores tienen más puntos que nadie.
dwarf-king-option-tie_break-extra_deal = Un reparto más, hasta que alguien vaya solo en cabeza
dwarf-king-option-tie_break-shared = La victoria se comparte
dwarf-king-option-first_dealer = Quién reparte primero
dwarf-king-option-first_dealer-about = Solo fija dónde se empieza a repartir; la misión la elige quien tiene el 5 de Caballeros.
dwarf-king-option-show_piles = Cartas ganadas y marcador parcial
dwarf-king-option-show_piles-about = Todo se jugó a la vista; la lista ahorra memoria y no revela nada.
dwarf-king-option-show_piles-false = Hay que recordarlo
dwarf-king-option-show_piles-true = A la vista en la mesa
dwarf-king-no-dealer = El asiento { $number } no puede repartir primero: solo hay { $seats } jugadores.

## Cartas

dwarf-king-letter = { $rank }
dwarf-king-card = { $rank ->
    [J] Jota
    [Q] Reina
    [K] Rey
    [A] As
   *[other] { $rank }
} de { $suit ->
    [k] Caballeros
    [d] Enanos
   *[g] Goblins
}
dwarf-king-card-special = { $rank } de { $suit ->
    [k] Caballeros
    [d] Enanos
   *[g] Goblins
} ({ $special ->
    [k11a] Abanderado
    [d11a] Abanderado
    [g11b] Abanderado
   *[other] { dwarf-king-name }
})
dwarf-king-suit = { $suit ->
    [k] Caballeros
    [d] Enanos
   *[g] Goblins
}
dwarf-king-name = { $special ->
    [d1] Druida
    [d11a] Abanderado enano
    [d11b] Inventor
    [k1] Bufón
    [k11a] Abanderado caballero
    [k11b] Encantador
    [g1] Explorador
    [g11a] Chamán
    [g11b] Abanderado goblin
    [Dragon] Dragón
    [Mummy] Momia
    [Puppeteer] Titiritero
    [Sorcerer] Hechicero
   *[Excalibur] Excalibur
}

dwarf-king-effect-d1 = tras la baza, quien lo jugó cambia su mano con la de quien elija (no en la última baza).
dwarf-king-effect-d11a = quien lo gana suma +3.
dwarf-king-effect-d11b = quien gana la baza siguiente suma +3 (nadie, en la última baza).
dwarf-king-effect-k1 = quien lo juega en la última baza suma +3, aunque la pierda.
dwarf-king-effect-k11a = tras la baza, quien lo jugó elige izquierda o derecha: todos pasan su mano entera hacia ese lado (no en la última baza).
dwarf-king-effect-k11b = quien lo gana cuenta doble todos los puntos de este reparto, ganancias y pérdidas.
dwarf-king-effect-g1 = quien lo juega suma +1 por cada Jota, Reina, Rey y As de la baza, aunque la pierda.
dwarf-king-effect-g11a = quien lo gana suma −3.
dwarf-king-effect-g11b = antes de la primera baza, quien lo tiene toma dos cartas al azar de la mano que elija y devuelve dos cualesquiera.
dwarf-king-effect-dragon = se puede jugar aunque puedas asistir. Gana salvo que haya un As en la baza: entonces gana el As del palo de salida, o, si no está, el último As.
dwarf-king-effect-mummy = tiene el palo y el valor de la carta que ganó la baza anterior. No en la primera baza.
dwarf-king-effect-puppeteer = tiene el palo de la carta jugada justo antes, y es un poco más alto. Si sale, copia la última carta de la baza anterior; no puede salir en la primera.
dwarf-king-effect-sorcerer = no se juega nunca. Tras cada baza, quien lo tiene puede cambiarlo por una carta de ella; tras la penúltima, debe hacerlo.
dwarf-king-effect-excalibur = gana la baza, pero solo la juega quien sale o no puede asistir.

## Misiones: en pocas palabras y en una frase

dwarf-king-quest-1a = Racha más larga +2
dwarf-king-rule-1a = +2 por cada baza de tu racha más larga de bazas ganadas seguidas.
dwarf-king-quest-1b = Racha más larga −2
dwarf-king-rule-1b = −2 por cada baza de tu racha más larga de bazas ganadas seguidas.
dwarf-king-quest-2a = Últimas cuatro bazas +2
dwarf-king-rule-2a = +2 por cada una de las cuatro últimas bazas que ganes.
dwarf-king-quest-2b = Últimas cuatro bazas −2
dwarf-king-rule-2b = −2 por cada una de las cuatro últimas bazas que ganes.
dwarf-king-quest-3a = Los 3 y los 4 +4
dwarf-king-rule-3a = +4 por cada 3 y cada 4 que ganes.
dwarf-king-quest-3b = Los 6 y los 7 +4
dwarf-king-rule-3b = +4 por cada 6 y cada 7 que ganes.
dwarf-king-quest-4a = Caballeros −1
dwarf-king-rule-4a = −1 por cada Caballero que ganes.
dwarf-king-quest-4b = Goblins −1
dwarf-king-rule-4b = −1 por cada Goblin que ganes.
dwarf-king-quest-5a = Bazas de tu derecha +1
dwarf-king-rule-5a = +1 por cada baza del jugador a tu derecha, que juega antes que tú.
dwarf-king-quest-5b = Bazas de tu izquierda +1
dwarf-king-rule-5b = +1 por cada baza del jugador a tu izquierda, que juega después de ti.
dwarf-king-quest-6a = Suma más alta −5
dwarf-king-rule-6a = −5 por la suma más alta de cartas numeradas ganadas; para nadie, si hay empate.
dwarf-king-quest-6b = Suma más alta +5
dwarf-king-rule-6b = +5 por la suma más alta de cartas numeradas ganadas; para nadie, si hay empate.
dwarf-king-quest-7a = Bazas +1
dwarf-king-rule-7a = +1 por cada baza que ganes.
dwarf-king-quest-7b = Bazas −1
dwarf-king-rule-7b = −1 por cada baza que ganes.
dwarf-king-quest-8a = Justo 3 bazas +5
dwarf-king-rule-8a = +5 si ganas exactamente 3 bazas.
dwarf-king-quest-8b = Justo 1 baza +5
dwarf-king-rule-8b = +5 si ganas exactamente 1 baza.
dwarf-king-quest-9a = Justo 4 bazas +5
dwarf-king-rule-9a = +5 si ganas exactamente 4 bazas.
dwarf-king-quest-9b = Justo 2 bazas +5
dwarf-king-rule-9b = +5 si ganas exactamente 2 bazas.
dwarf-king-quest-10a = Bazas pares +5
dwarf-king-rule-10a = +5 si ganas un número par de bazas; cero no cuenta.
dwarf-king-quest-10b = Bazas impares +5
dwarf-king-rule-10b = +5 si ganas un número impar de bazas.
dwarf-king-quest-11a = Número único de bazas +5
dwarf-king-rule-11a = +5 si nadie más gana tantas bazas como tú.
dwarf-king-quest-11b = Número repetido de bazas +5
dwarf-king-rule-11b = +5 si alguien más gana tantas bazas como tú.
dwarf-king-quest-12a = Caballeros +1, Enanos −1
dwarf-king-rule-12a = +1 por cada Caballero que ganes, −1 por cada Enano.
dwarf-king-quest-12b = Enanos +1, Caballeros −1
dwarf-king-rule-12b = +1 por cada Enano que ganes, −1 por cada Caballero.
dwarf-king-quest-13a = Reyes +3, Reinas −3
dwarf-king-rule-13a = +3 por cada Rey que ganes, −3 por cada Reina.
dwarf-king-quest-13b = Reinas +3, Reyes −3
dwarf-king-rule-13b = +3 por cada Reina que ganes, −3 por cada Rey.
dwarf-king-quest-14a = Tercera baza +3, +4, +5…
dwarf-king-rule-14a = El primero en ganar una tercera baza suma +3, el segundo +4, el tercero +5, y así.
dwarf-king-quest-14b = Tercera baza −3, −4, −5…
dwarf-king-rule-14b = El primero en ganar una tercera baza suma −3, el segundo −4, el tercero −5, y así.
dwarf-king-quest-15a = Tríos +1, de figuras +2
dwarf-king-rule-15a = Por cada valor que ganes en los tres palos: +2 si son Jotas, Reinas, Reyes o Ases, +1 los demás.
dwarf-king-quest-15b = Tríos −1, de figuras −2
dwarf-king-rule-15b = Por cada valor que ganes en los tres palos: −2 si son Jotas, Reinas, Reyes o Ases, −1 los demás.
dwarf-king-quest-16a = Cuatro seguidas +5
dwarf-king-rule-16a = +5 si ganas al menos cuatro bazas seguidas.
dwarf-king-quest-16b = Cuatro seguidas sin ganar +5
dwarf-king-rule-16b = +5 si al menos cuatro bazas seguidas son de otros.
dwarf-king-quest-17a = Palo más escaso
dwarf-king-rule-17a = +1 por cada carta del palo del que menos ganes; 0 si te falta un palo.
dwarf-king-quest-17b = Palo más abundante
dwarf-king-rule-17b = +1 por cada carta del palo del que más ganes.
dwarf-king-quest-18a = Enano más bajo
dwarf-king-rule-18a = El valor del Enano numerado más bajo que ganes.
dwarf-king-quest-18b = Caballero más bajo
dwarf-king-rule-18b = El valor del Caballero numerado más bajo que ganes.
dwarf-king-quest-19a = Figuras y Caballeros +1
dwarf-king-rule-19a = +1 por cada Jota, Reina, Rey y As que ganes, y +1 por cada Caballero (+2 si es ambas cosas).
dwarf-king-quest-19b = Figuras y Caballeros −1
dwarf-king-rule-19b = −1 por cada Jota, Reina, Rey y As que ganes, y −1 por cada Caballero (−2 si es ambas cosas).
dwarf-king-quest-20a = Menos que a la derecha, más que a la izquierda
dwarf-king-rule-20a = +3 por menos bazas que el jugador anterior (derecha); +3 por más que el siguiente (izquierda).
dwarf-king-quest-20b = Más bazas que cada vecino
dwarf-king-rule-20b = +3 por más bazas que el jugador anterior (derecha); +3 por más que el siguiente (izquierda).

## Lo que pasa

dwarf-king-event-tie = Hay empate en cabeza, así que se reparte una vez más.
dwarf-king-event-deal = Reparto { $deal }: { $dealer_you ->
    [yes] repartes tú
   *[no] reparte { $dealer }
}; { $chooser_you ->
    [yes] tienes el 5 de Caballeros y eliges
   *[no] { $chooser } tiene el 5 de Caballeros y elige
} la misión.
dwarf-king-event-quest = { $seat_you ->
    [yes] Eliges
   *[no] { $seat } elige
} la misión: { $quest }.
dwarf-king-event-bearer = { $seat_you ->
    [yes] Tienes el Abanderado goblin y debes
   *[no] { $seat } tiene el Abanderado goblin y debe
} usarlo.
dwarf-king-event-taken = { $seat_you ->
    [yes] Tomas
   *[no] { $seat } toma
} dos cartas al azar de { $target_you ->
    [yes] tu mano
   *[no] { $target }
}.
dwarf-king-event-taken-cards = { $seat_you ->
    [yes] Tomaste de { $target }
   *[no] { $seat } tomó de { $target_you ->
        [yes] tu mano
       *[no] { $target }
    }
}: { $cards }.
dwarf-king-event-given = { $seat_you ->
    [yes] Devuelves dos cartas a { $target }
   *[no] { $target_you ->
        [yes] { $seat } te devuelve dos cartas
       *[no] { $seat } devuelve dos cartas a { $target }
    }
}.
dwarf-king-event-given-cards = { $seat_you ->
    [yes] Devolviste a { $target }
   *[no] { $target_you ->
        [yes] { $seat } te devolvió
       *[no] { $seat } devolvió a { $target }
    }
}: { $cards }.
dwarf-king-event-played = { $seat_you ->
    [yes] { $leads ->
        [yes] Sales con
       *[no] Juegas
    }
   *[no] { $leads ->
        [yes] { $seat } sale con
       *[no] { $seat } juega
    }
} { $card }.
dwarf-king-event-won = { $seat_you ->
    [yes] Ganas
   *[no] { $seat } gana
} la baza { $trick } con { $card }.
dwarf-king-event-special = La carta especial de este reparto: { $special }.
dwarf-king-event-bonus = { $special }: { $points } para { $seat_you ->
    [yes] ti
   *[no] { $seat }
}.
dwarf-king-event-doubles = { $special }: { $seat_you ->
    [yes] tus puntos
   *[no] los puntos de { $seat }
} en este reparto cuentan doble.
dwarf-king-event-druid = Druida: { $seat_you ->
    [yes] cambias tu mano con { $target }
   *[no] { $target_you ->
        [yes] { $seat } cambia su mano contigo
       *[no] { $seat } cambia su mano con { $target }
    }
}.
dwarf-king-event-pass = Abanderado caballero: { $seat_you ->
    [yes] eliges
   *[no] { $seat } elige
} { $way ->
    [left] izquierda
   *[right] derecha
}; todos pasan su mano hacia ese lado.
dwarf-king-event-sorcerer = { $seat_you ->
    [yes] Tomas
   *[no] { $seat } toma
} { $card } de la baza; el Hechicero ocupa su lugar en { $winner_you ->
    [yes] tu montón
   *[no] el montón de { $winner }
}.
dwarf-king-event-kept = { $seat_you ->
    [yes] Conservas
   *[no] { $seat } conserva
} el Hechicero.
dwarf-king-event-scored = Puntos del reparto { $deal } ({ $quest }): { $seats }.
dwarf-king-scored = { $seat_you ->
    [yes] tú
   *[no] { $seat }
} { $points }{ $parts }
dwarf-king-parts-none = { "" }
dwarf-king-in-brackets = { " " }({ $parts })
dwarf-king-parts = misión { $quest }, { $special } { $bonus }
dwarf-king-parts-doubled = misión { $quest }, doble por: { $special }
dwarf-king-points = { $sign ->
    [plus] +{ $value }
    [minus] −{ $value }
   *[none] { $value }
}

## Cómo acaba

dwarf-king-who = { $seat_you ->
    [yes] tú
   *[no] { $seat }
}
dwarf-king-result = { $count ->
    [one] { $winner_you ->
        [yes] Ganas
       *[no] { $winner } gana
    }
   *[other] Victoria compartida de { $winners }
} con { $points } { $points ->
    [one] punto
   *[other] puntos
} tras { $deals } { $deals ->
    [one] reparto
   *[other] repartos
}{ $extra ->
    [0] { "" }
    [one] {", "}uno de ellos de desempate
   *[other] {", "}{ $extra } de ellos de desempate
}.
dwarf-king-line-quest = Reparto { $deal }: { $quest }
dwarf-king-line-special = Reparto { $deal }: { $special }
dwarf-king-line-total = Total

## Lo prohibido

dwarf-king-not-now = { $phase ->
    [quest] Primero hay que elegir la misión.
    [swap] Elige primero de qué mano tomas dos cartas.
    [give] Devuelve primero dos cartas.
    [play] Ahora hay que jugar una carta.
    [druid] Elige primero con quién cambias la mano.
    [direction] Elige primero hacia qué lado pasan las manos.
   *[sorcerer] Decide primero qué hace el Hechicero.
}
dwarf-king-other-seat = Elige a otro jugador de esta mesa.
dwarf-king-not-held = No tienes { $cards }.
dwarf-king-never-played = El Hechicero no se juega nunca: entre dos bazas lo cambias por una carta de la que se acaba de ganar.
dwarf-king-not-in-first = { $special ->
    [Mummy] La Momia no se puede jugar en la primera baza: aún no hay carta que copiar.
   *[Puppeteer] El Titiritero no puede salir en la primera baza: aún no hay carta que copiar.
}
dwarf-king-must-follow = Debes asistir a { dwarf-king-suit }: tienes { $held }.{ $copies ->
    [yes] { " " }({ $copier } cuenta ahora en ese palo.)
   *[no] { "" }
}{ $dragon ->
    [yes] { " " }También vale el Dragón.
   *[no] { "" }
}
dwarf-king-must-swap = Es la última ocasión: ahora hay que cambiar el Hechicero.
dwarf-king-not-in-trick = { $card } no está en la baza que se acaba de ganar.

## La mesa

dwarf-king-aim = suma más puntos que nadie tras el último reparto: gana las cartas y bazas que paga la misión.
dwarf-king-brief-quest = **Misión:** { $rule }
dwarf-king-brief-special = **{ $special }:** { $effect }
dwarf-king-quest = Reparto { $deal } de { $deals } · se elige la misión
dwarf-king-play = Reparto { $deal } de { $deals } · baza { $trick } de { $tricks }
dwarf-king-special = Reparto { $deal } de { $deals } · { $step ->
    [swap] Abanderado goblin
    [give] Abanderado goblin
    [druid] Druida
    [direction] Abanderado caballero
   *[sorcerer] Hechicero
}
dwarf-king-over = La partida ha terminado
dwarf-king-fact-quest = Misión – { $quest }: { $rule }
dwarf-king-fact-side = { $side ->
    [a] Regla A
   *[b] Regla B
} – { $quest }: { $rule }
dwarf-king-fact-special = Carta especial – { $special }: { $effect }
dwarf-king-fact-held = { $special }: la { $seat_you ->
    [yes] tienes tú
   *[no] tiene { $seat }
}.
dwarf-king-fact-played = { $special }: { $player_you ->
    [yes] la jugaste tú
   *[no] la jugó { $player }
} en la baza { $trick }, { $winner_you ->
    [yes] la ganaste tú
   *[no] la ganó { $winner }
}.
dwarf-king-fact-swapped = El Hechicero se ha cambiado y está en { $seat_you ->
    [yes] tu montón
   *[no] el montón de { $seat }
}.
dwarf-king-fact-chooser = { $seat_you ->
    [yes] Tienes { $card } y eliges
   *[no] { $seat } tiene { $card } y elige
} la regla A o B para todos.
dwarf-king-fact-swap = { $seat_you ->
    [yes] Tienes
   *[no] { $seat } tiene
} el Abanderado goblin: dos cartas al azar de otra mano, y dos de vuelta.
dwarf-king-fact-give = { $seat_you ->
    [yes] Has tomado dos cartas de { $target } y devuelves
   *[no] { $seat } ha tomado dos cartas de { $target_you ->
        [yes] tu mano
       *[no] { $target }
    } y devuelve
} dos.
dwarf-king-fact-druid = { $seat_you ->
    [yes] Has jugado el Druida y eliges
   *[no] { $seat } ha jugado el Druida y elige
} con quién cambiar la mano.
dwarf-king-fact-direction = { $seat_you ->
    [yes] Has jugado el Abanderado caballero y eliges
   *[no] { $seat } ha jugado el Abanderado caballero y elige
} hacia qué lado pasan las manos.
dwarf-king-fact-sorcerer = { $seat_you ->
    [yes] Tienes el Hechicero y { $forced ->
        [yes] ahora debes
       *[no] puedes
    }
   *[no] { $seat } tiene el Hechicero y { $forced ->
        [yes] ahora debe
       *[no] puede
    }
} cambiarlo por una carta de la última baza.
dwarf-king-fact-first = { $seat_you ->
    [yes] Sales tú en la primera baza: tienes
   *[no] Sale { $seat } en la primera baza: tiene
} el 5 de Goblins. Vale cualquier carta.
dwarf-king-fact-leads = { $seat_you ->
    [yes] Sales tú: ganaste
   *[no] Sale { $seat }: ganó
} la última baza.
dwarf-king-fact-free = { $leader_you ->
    [yes] Saliste
   *[no] { $leader } salió
} con { $card }, que no tiene palo: lo fija la próxima carta. { $seat_you ->
    [yes] Puedes jugar
   *[no] { $seat } puede jugar
} cualquiera.
dwarf-king-fact-follow = { $leader_you ->
    [yes] Saliste
   *[no] { $leader } salió
} con { $card }{ $set ->
    [yes] {", "}sin palo, y { $setter } lo fijó
   *[no] { "" }
}: { $seat_you ->
    [yes] asistes
   *[no] { $seat } asiste
} a { dwarf-king-suit } si es posible.
dwarf-king-counter-total = Total
dwarf-king-counter-hand = Cartas
dwarf-king-counter-tricks = Bazas
dwarf-king-counter-now = Reparto
dwarf-king-note-parts = Este reparto: { $parts }
dwarf-king-zone-trick = Baza
dwarf-king-zone-last = Última baza
dwarf-king-zone-hand = Tu mano
dwarf-king-zone-pile = Ganado
dwarf-king-zone-known = Tiene
dwarf-king-counts-as = { $above ->
    [yes] justo por encima de { $card }
   *[no] como { $card }
}

## Las preguntas

dwarf-king-ask-quest = Tienes el 5 de Caballeros. ¿Qué regla debe valer para todos?
dwarf-king-side = { $side ->
    [a] A
   *[b] B
} · { $quest }
dwarf-king-says-quest = la misión { $quest } – { $rule }
dwarf-king-ask-swap = ¿De qué mano tomas dos cartas al azar? Después devuelves dos cualesquiera.
dwarf-king-ask-druid = ¿Con quién cambias toda tu mano?
dwarf-king-seat = { $seat } · { $count } { $count ->
    [one] carta
   *[other] cartas
}
dwarf-king-says-swap = tomar dos cartas al azar de { $seat }
dwarf-king-says-druid = cambiar la mano con { $seat }
dwarf-king-ask-give = Tomaste { $cards } de { $seat }. ¿Qué dos cartas devuelves?
dwarf-king-ask-pass = ¿Hacia qué lado pasan todos su mano?
dwarf-king-way = { $way ->
    [left] Izquierda: a { $to }, de { $source }
   *[right] Derecha: a { $to }, de { $source }
}
dwarf-king-says-pass = pasar a la { $way ->
    [left] izquierda
   *[right] derecha
}: tu mano va a { $to }, recibes la de { $source }
dwarf-king-ask-sorcerer = { $forced ->
    [yes] ¿Por qué carta de la última baza cambias el Hechicero?
   *[no] ¿Cambias el Hechicero por una carta de la última baza?
}
dwarf-king-keep = Conservar el Hechicero
dwarf-king-says-keep = conservar el Hechicero
dwarf-king-says-sorcerer = tomar { $card } por el Hechicero
dwarf-king-ask-lead = ¿Con qué carta sales?
dwarf-king-ask-free = Aún no hay palo: ¿qué carta juegas?
dwarf-king-ask-follow = { $void ->
    [yes] No tienes { dwarf-king-suit }: vale cualquier carta. ¿Cuál?
    [set] Hay que asistir a { dwarf-king-suit }. ¿Qué carta juegas?
   *[no] ¿Qué carta juegas?
}

## Por qué una máquina juega así

dwarf-king-hint-quest = Con tu mano, este lado de la loseta («{ $quest }») fue mejor que el otro en { $courses } repartos imaginados.
dwarf-king-hint-play = { $deed ->
    [leads] Salir con { $card }
    [ahead] { $card } va por delante en la baza, y
   *[behind] { $card } deja la baza a otros, y
} fue lo mejor para la misión «{ $quest }» en { $courses } finales imaginados del reparto.
dwarf-king-hint-special = Esto fue lo mejor para la misión «{ $quest }» en { $courses } finales imaginados del reparto.

## La lección

dwarf-king-lesson-deal = Cada reparto tiene su misión: una regla de lo que valen las bazas y cartas ganadas. Quien tiene el 5 de Caballeros elige uno de sus dos lados. Una carta especial se baraja con las demás.
dwarf-king-lesson-quest = La misión está elegida. Léela bien: a menudo quieres pocas bazas, o ninguna de ciertas cartas. Asiste si puedes; gana la carta más alta del palo de salida. No hay triunfo.
dwarf-king-lesson-won = Has ganado una baza y sales en la siguiente. La pantalla muestra lo que vale tu montón según la misión hasta ahora.
dwarf-king-lesson-lost = Otra persona ganó la baza y sale. Si no tienes cartas del palo de salida, puedes descartarte de lo que la misión hace peligroso.
dwarf-king-lesson-scored = El reparto se puntúa por su misión y su carta especial. El próximo tiene otra misión: lo que era bueno puede ser malo.

dwarf-king-habit-court = cuando juegas de la Jota al As en las tres primeras bazas más a menudo de lo habitual
dwarf-king-habit-special = cuando juegas la carta especial en las tres primeras bazas más a menudo de lo habitual
dwarf-king-habit-longest = cuando sales con tu palo más largo más a menudo de lo habitual
