### Lo que cualquier juego puede tener que decir, en español.

## Por qué se rechazó una jugada o una preparación

engine-illegal = Las reglas no permiten ahora { $seat_you ->
    [yes] «{ $action }»
   *[no] «{ $action }» a { $seat }
}.
engine-bad-notation = «{ $notation }» no es una jugada de este juego.
engine-game-over = Esta partida ha terminado.
engine-not-your-turn = No es { $seat_you ->
    [yes] tu turno
   *[no] el turno de { $seat }
}.
engine-bad-seats = { $least ->
    [one] Este juego es para un jugador como mínimo
   *[other] Este juego es para { $least } jugadores como mínimo
} y { $most } como máximo, no para { $seats }.

## Lo que aconseja una máquina

engine-hint-only = No hay otra cosa que elegir.
engine-hint-plain = Eso haría la máquina de este juego; sus motivos se los guarda.

## Lo que está mal en un acta

record-too-large = Esto es demasiado grande para ser el acta de una partida.
record-unreadable = Esto no es el acta de una partida, ni como JSON ni como texto.
record-malformed = Esto no es el acta de una partida: «{ $where }» falta o está mal.
record-bad-line = Esto no es el acta de una partida: no se puede leer la línea { $line }.
record-other-game = Es el acta de otro juego: { $game }.
record-newer-format = Esta acta está en el formato { $format }, más nuevo que este programa.
record-newer = Esta acta se hizo con la versión { $version } de las reglas; aquí solo se conocen hasta la { $known }.
record-no-secret = El secreto aún no se ha publicado, así que no se puede rehacer el barajado.
record-broken-promise = El secreto no coincide con la promesa: este no es el barajado prometido.
record-illegal = La jugada { $number } no pudo ocurrir en la partida que reparte este secreto. { $why }
record-wrong-result = El resultado anotado no es al que llevan las jugadas.
record-broken-chain = La cadena del acta no encaja: se cambió, movió o quitó una anotación.
record-other-plays = Las opciones, palabras o jugadas no son las de la cadena del acta.
record-broken-signature = La firma no encaja: el acta se cambió después de firmarla.

## Señales en asientos y cartas

mark-leads = sale
mark-dealer = reparte
mark-awaited = le toca
mark-chosen = ya eligió
mark-winning = gana
mark-won = ganada
mark-playable = se puede
mark-blocked = no permitida
mark-new = nueva
mark-wild = comodín
mark-ahead = en cabeza
mark-advised = aconsejada
page-hands = Todas las manos
page-computer = máquina, { $level ->
    [novice] principiante
    [casual] ocasional
    [club] de club
   *[expert] experta
}

## La página de una partida

page-unfinished = La partida no se jugó hasta el final.

engine-habit-first = cuando haces la primera jugada
engine-habit-long = cuando la partida tiene más jugadas de lo habitual
engine-habit-quick = cuando decides en menos de cuatro segundos más a menudo de lo habitual

## Lo que dice un juego que no tiene palabras propias: valores de opciones, los puntos del reparto del día

option-random = Lo decide el azar
option-seat0 = El primer asiento
option-seat1 = El segundo asiento
option-seat2 = El tercer asiento
option-seat3 = El cuarto asiento
option-seat4 = El quinto asiento
option-seat5 = El sexto asiento
option-seat6 = El séptimo asiento
daily-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
