# Lo que se ve en las pantallas, en español.

## Palabras pequeñas

word-colon = :
word-you = Tú
word-seat = Asiento { $number }
word-number = { $number }
word-empty = vacío
word-back = una carta boca abajo
word-backs = { $count ->
    [one] una carta boca abajo
   *[other] { $count } cartas boca abajo
}
word-cards = { $count ->
    [0] ninguna carta
    [one] 1 carta
   *[other] { $count } cartas
}
word-counter = { $label } **{ $value }**
word-counter-of = { $label } **{ $value }**/{ $of }
picture-course = El curso de la partida
picture-counter = { $label } { $value }
picture-counter-of = { $label } { $value } de { $of }
word-counter-of-aloud = { $label } **{ $value }** de { $of }
word-computer = { $name } (máquina)

phase-open = abierta
phase-running = en curso
phase-finished = terminada
phase-closed = cerrada

level-novice = principiante
level-casual = ocasional
level-club = de club
level-expert = experta
level-novice-about = juega a su aire, ideal para una primera partida
level-casual-about = juega con sentido y al momento, y sabe decir por qué
level-club-about = piensa un momento qué pueden tener los demás
level-expert-about = la más fuerte, dedica hasta un segundo a cada jugada
level-novice-choice = { level-novice }: { level-novice-about }
level-casual-choice = { level-casual }: { level-casual-about }
level-club-choice = { level-club }: { level-club-about }
level-expert-choice = { level-expert }: { level-expert-about }
add-question = ¿Qué nivel debe tener la máquina?
add-level = **{ $level }** – { $about }

## Botones

button-join = Jugar
button-decline = Rechazar
button-same = Otra igual
button-leave = Levantarse
button-add = Añadir máquina
button-start = Empezar
button-options = Opciones
button-options-again = Volver al formulario
button-hand = Mi mano
button-watch = Mirar
button-rules = Reglas
button-help = Cómo funciona
button-log = Registro
button-more = Más
button-kick = Liberar asiento { $seat }: { $name }
button-replace = Echar a { $name }
button-kick-sure = Sí, echar
button-close = Cerrar la mesa
button-close-sure = Sí, cerrarla
button-vote-pause = Proponer una pausa
button-vote-resume = Proponer seguir
button-vote-abandon = Proponer terminar
button-vote-replace = Proponer una máquina por { $name }
button-vote-offer = Ofrecer el asiento de { $name }
button-take-seat = Seguir por { $name }
button-pause = Pausar la partida
button-resume = Que siga
button-vote-sure = Sí, proponerlo
button-agree = A favor
button-disagree = En contra
button-rematch = Revancha
button-replay = Repetición
button-review = Análisis
button-record = Acta
button-verify = Verificar
button-yes = Confirmar
button-none = Ninguna
button-back = Volver
button-refresh = Actualizar
button-hint = Pista
button-hide = Ocultar mi mano
button-teach = Aprender
button-skip-lesson = Sin explicaciones
button-details = Detalles
button-first = Principio
button-previous = Anterior
button-next = Siguiente
button-last = Final
button-word = Mi palabra
button-earlier = Antes
button-later = Después
button-give-up = Abandonar
button-i-am-back = He vuelto
button-undo = Deshacer
button-resign = Sí, abandonar
button-forget = Sí, olvídame

## Bienvenida y ayuda

help-table = **Una mesa** se abre con **/mesa nueva**. **{ BUTTON("button-join") }** te da un asiento, **{ BUTTON("button-add") }** ocupa uno, **{ BUTTON("button-start") }** reparte.
help-hand = **{ BUTTON("button-hand") }** te muestra tus cartas solo a ti; pulsa una para jugarla. Si no se puede jugar, te digo por qué.
help-turn = **La mesa** muestra lo que todos pueden saber, y un mensaje te avisa cuando te toca.
help-rules = **{ BUTTON("button-rules") }** abre la página de lo que se está jugando, **{ BUTTON("button-log") }** cuenta lo que pasó.
help-time = **Tómate tu tiempo**: la partida te espera, aunque yo me apague entretanto.
help-commands = **/mano** tus cartas · **/turnos** las mesas que te esperan · **/mesa lista** todas las mesas · **/reparto-del-día** el reparto del día · **/clasificación** quién va en cabeza · **/ajustes yo** idioma, modo texto, avisos · **/acerca-de** lo que prometo · **/torneo**, **/velada** una noche entera · **/configurar empezar** para ajustar el servidor
help-start = Pulsa un juego para jugar contra máquinas:

## La mesa antes de la partida

lobby-title = { $game }: ¿quién juega?
lobby-seats = Asientos: { $taken } de { $wanted } ocupados
lobby-free = libre
lobby-kept = guardado para { $who } · libre { $until }
lobby-private = Privada: aquí solo se sientan personas invitadas. Quien está en la mesa puede invitar con **/mesa invitar**.
lobby-opener = abrió la mesa
lobby-few = La partida puede empezar con { $least ->
    [one] 1 jugador
   *[other] { $least } jugadores
}.
lobby-closes = La mesa se cierra { $when } si nadie empieza. Con cada cambio el plazo vuelve a empezar.
lobby-option = { $option }: { $value }
lobby-word = dio una palabra
lobby-promise = El secreto del barajado está fijado: `{ $hash }…` Añade una palabra tuya: **{ BUTTON("button-more") }** y después **{ BUTTON("button-word") }**.

options-title = Opciones de esta mesa
pace = Tiempo por turno
pace-about = Si alguien tarda más, una máquina juega su turno.
pace-none = sin límite
pace-live-60 = 60 segundos
pace-live-90 = 90 segundos
pace-live-120 = 2 minutos
pace-relaxed = 15 minutos
pace-days-24 = 24 horas
pace-days-48 = 48 horas
pace-bank-10 = 10 minutos por persona para todos los turnos juntos
pace-days-72 = 72 horas
options-kept = Lo demás que rellenaste se conserva.

more-title = { $game }: más
more-opener = Abriste esta mesa, así que la gestionas, igual que quien gestiona el servidor.
more-manager = Gestionas este servidor y, por tanto, esta mesa, igual que { $who }, que la abrió.
more-nobody = Esta mesa solo la gestiona quien gestiona el servidor.
more-guest = { $who } abrió esta mesa y la gestiona, igual que quien gestiona el servidor: pueden liberar asientos y cerrarla.
more-invite = **/mesa invitar** guarda un asiento a alguien diez minutos y le avisa; **/bloquear** mantiene a gente lejos de tus mesas.
more-show = Esta partida no cuenta: **/mostrar-mano** deja que una persona vea tus cartas, **/ocultar-mano** las oculta de nuevo.
kick-question = ¿Echar a { $who } y que siga una máquina?
kick-text = Para esa persona la partida cuenta como abandonada. No se puede deshacer.
close-question = ¿Cerrar esta mesa de { $game }?
close-text-open = Todos dejan la mesa, y no cuenta nada.
close-text-running = La partida termina sin resultado para todos. No se puede deshacer.
vote-stands = A favor: { $ayes } · en contra: { $noes } · { $needed ->
    [one] hace falta un sí
   *[other] hacen falta { $needed } síes
} · termina { $end }.
vote-nobody = nadie
vote-ends-by-playing = Se anula en cuanto { $who_you ->
    [yes] juegues
   *[no] { $who } juegue
}.
vote-abandon-question = ¿Proponer que la partida termine para todos?
vote-abandon-text = Si los demás están de acuerdo, termina sin resultado: ni puntos ni valoración, para nadie. No se puede deshacer.
vote-yes = estoy a favor
vote-no = estoy en contra
vote-pause = proponer una pausa
vote-resume = proponer seguir
vote-replace = proponer que una máquina juegue por alguien (di qué asiento)
vote-abandon = proponer terminar la partida sin resultado
vote-offer = ofrecer a otra persona el asiento de alguien que se fue (di qué asiento)

word-form-title = Mi palabra para barajar
word-form-label = Una palabra o frase
word-form-hint = Participa en cada sorteo de la partida y se publica con el resultado.

closed-title = { $game }: cerrada
closed-text = Esta mesa se cerró; no hay resultado.
closed-why = { $why } La partida no tiene resultado.

## La mesa durante la partida

turn-you = tú
turn-waiting = Por jugar: { $who } · última actividad { $since }
turn-ends = el tiempo acaba { $end }
turn-paused = La partida se pausó { $since }; los relojes están parados.
turn-pause-ends = A partir del { $moment }, cualquier jugador puede terminar la pausa.
seat-resigned = sigue una máquina
table-lesson = Una lección, contra máquinas principiantes: no cuenta.
seat-absent = ausente: juega una máquina

## Mi mano

hand-since = Lo que pasó
hand-moved = Esta mano está abierta en otro mensaje.
hand-spectator = Estás mirando. La partida sigue en la mesa.
hand-shown = Estás mirando, y { $who } te enseña su mano.
hand-shows = { $who } puede ver tu mano.
hand-ends = acaba { $end }
hand-absent = Estás ausente, y una máquina juega tus cartas. Pulsa el botón para seguir desde aquí.
hand-open = La partida aún no ha empezado. Aquí estarán tus cartas.
hand-result = Todas las líneas del resultado, la revancha y la prueba del barajado: en { $channel }.
hand-chosen = Elegido: { $choices }
hand-preselected = Elegida para tu turno: { $card }. Púlsala otra vez para quitarla.
hand-preselect = Pulsa una carta para elegirla para tu turno.
hand-preselect-dropped = { $card }, que habías elegido antes, ya no se puede jugar sin más. No se ha jugado nada.
hand-none = ninguna
hand-aim = Objetivo: { $aim }
hand-gloss = { $choice } · { $gloss }
hand-blocked-hint-aloud = «Ahora no»: pulsa para saber por qué.
hand-not-now = (ahora no)
hand-is-advised = (aconsejado)
hand-is-picked = (elegido)
hand-order = Púlsalas en el orden que quieras: número { $next } de { $of }.
hand-choose = Elige una
hand-choose-some = { $least ->
    [0] Elige hasta { $most }
   *[other] { $span ->
        [one] Elige { $least }
       *[other] Elige de { $least } a { $most }
    }
}
hand-confirm = Confirma: { $action }
hand-no-such-play = «{ $said }» no es ninguna de tus jugadas ahora. Escribe unas letras y elige de la lista.
hand-hint = Pista: **{ $action }**. { $reason }
hand-hint-not-now = No es tu turno. Pide una pista cuando lo sea.
hand-hint-paused = La partida está en pausa. Pide una pista cuando siga.

resign-question = ¿Abandonar esta partida de { $game }?
resign-text = { $ends ->
    [yes] La partida termina en el acto
   *[no] Una máquina ocupa tu asiento hasta el final
}{ $counts ->
    [yes] . Para ti cuenta como partida perdida
   *[no] { "" }
}. No se puede deshacer.

ping-turn = { $who }, te toca en { $game }.
ping-seen = ✓ Visto
ping-also = También te esperan aquí:
ping-where = La mesa está en { $where }.
ping-invitation = { $who }, { $by } te invita a una partida de { $game }. Tienes un asiento guardado; queda libre para otros { $until }.
ping-kept = { $who }, tu mesa de { $game } está abierta. Tienes un asiento guardado; queda libre para otros { $until }.
ping-where-invited = La mesa está en { $where }: siéntate allí, o devuelve el asiento con **/mesa rechazar**.
ping-reminder = { $who }, tu tiempo en { $game } acaba { $end }. Después una máquina juega este turno por ti.
ping-vote = { $who }, los demás en { $game } votan si una máquina juega por ti hasta que vuelvas. La votación termina { $end }; se anula en cuanto juegues.
ping-vote-offer = { $who }, los demás en { $game } votan si otra persona puede ocupar tu asiento. La votación termina { $end }. Con **{ BUTTON("button-i-am-back") }** en tu mano lo conservas.
ping-vote-abandon = { $who }, los demás en { $game } votan si la partida termina sin resultado. La votación termina { $end }. Con **{ BUTTON("button-i-am-back") }** en tu mano puedes votar tú también.
ping-offered = { $who }, tu asiento en { $game } se ofrece a otra persona. Mientras no venga nadie, lo conservas con **{ BUTTON("button-i-am-back") }** en tu mano.

## El resultado

result-title = { $game }: el resultado
result-place = { $who } · { $score }
result-place-aloud = Puesto { $place }{ $shared ->
    [yes] , compartido
   *[no] { "" }
}: { $who } con { $score }
result-proof = Promesa del barajado: `{ $hash }…` **{ BUTTON("button-verify") }** muestra que se cumplió.
result-chain = El registro acaba en `{ $link }`: guárdalo, y ninguna jugada podrá cambiarse sin que se note.

## Registro, reglas, listas

log-title = { $game }: lo que pasó
log-empty = Aún no ha pasado nada.
log-promise = Promesa del barajado de esta mesa (SHA-256): `{ $hash }` Se hizo antes de que nadie pudiera dar una palabra. El secreto se publica con el resultado; **{ BUTTON("button-verify") }** vuelve a repartir la partida con él.
log-lesson = Esto es una lección: su reparto se eligió de antemano para mostrar el juego, y es igual para todos (SHA-256: `{ $hash }`). No cuenta.

rules-unknown = Aquí no existe ese juego.
rules-page = Página { $page } de { $pages }
rules-choose = Ir a una sección
rules-signs = Signos de las imágenes

list-title-server = Mesas de este servidor
list-none-server = No hay mesas abiertas. **/mesa nueva** abre una.
list-title-mine = Tus partidas en curso
list-none-mine = No juegas en ninguna mesa de este canal.
list-try = { $game } · { $what ->
    [daily] reparto del día
    [board] mano de duplicado
   *[challenge] reto
}
list-table = { $game } en { $where } · { $phase ->
    [open] abierta
    [running] en curso
    [finished] terminada
   *[closed] cerrada
}
list-since = última actividad { $since }
list-private = privada
list-id = Mesa { $id }
list-page = Página { $page } de { $pages } · { $count } mesas
list-more = { $count ->
    [one] Hay una mesa más que no se muestra.
   *[other] Hay { $count } mesas más que no se muestran.
}
list-title-turns = Tus turnos
list-none-turns = Nadie te espera en este servidor.

## Acta y prueba

files-title = El acta de esta partida
files-use = Los dos archivos dicen lo mismo: uno para programas, otro para personas. Con cualquiera se puede repartir y jugar de nuevo la partida entera.
verify-true = **El reparto.** La promesa se cumplió: el secreto tiene el hash prometido.
verify-broken = **El reparto.** Esto no coincide con la promesa.
verify-lesson = Fue una lección: su reparto se eligió de antemano, todos conocían su secreto y no contó.
verify-plays = **Las jugadas.** { $count ->
    [0] No hubo jugadas que comprobar.
    [one] Al repartir de nuevo con el secreto y las palabras, la única jugada encaja{ $whole ->
        [yes] { " " }y el resultado es el mismo
       *[no] , hasta donde se jugó
    }.
   *[other] Al repartir de nuevo con el secreto y las palabras, las { $count } jugadas encajan{ $whole ->
        [yes] { " " }y el resultado es el mismo
       *[no] , hasta donde se jugó
    }.
}
verify-plays-broken = **Las jugadas.** No encajan.
verify-plays-unknown = **Las jugadas.** Sin el reparto prometido no se pueden comprobar.
verify-chain = La cadena del registro encaja. Acaba en `{ $link }`: compáralo con el mensaje del resultado.
verify-chain-none = Esta acta no tiene cadena: otra partida válida podría estar en su lugar.
verify-signed = **Firmada** por mí, con la clave `{ $digits }`
verify-signed-other = **Firmada** con otra clave: `{ $digits }` Compárala con la de **/acerca-de** del bot que llevó la partida.
verify-signed-broken = **La firma** es falsa.
verify-signed-none = **Sin firma.** Cualquiera pudo escribir esta acta.
verify-promise = Prometido antes de empezar (SHA-256)
verify-secret = El secreto
verify-salts = Las palabras para barajar
verify-salt = { $who }: «{ $word }»
verify-salt-none = { $who }: sin palabra; `{ $word }` se deriva de la promesa
verify-salt-bent = { $who }: «{ $word }», que no se deriva de la promesa
verify-bent = Pero quien repartió pudo elegir las palabras de las máquinas: no se derivan de la promesa.
verify-yourself = Para comprobarlo: guarda el acta y ejecuta «python -m games verify ARCHIVO», o sigue docs/fair-shuffle.md en otro lenguaje.

## Acerca de

about-title = Tapis { $version }
about-what = Una mesa de cartas para tus canales. El bot lleva las reglas, las cartas y los puntos; tú juegas.
about-games = Juegos
about-promises = Nadie ve tus cartas antes de que las reglas las muestren. Una jugada confirmada no se pierde nunca. El secreto del barajado se fija antes de que puedas añadir tu palabra, y puedes comprobarlo.
about-key = Firmo las actas con la clave `{ $digits }`
about-where = **/ayuda** explica cómo funciona.
about-tables = { $count ->
    [0] Ninguna mesa en juego en este servidor
    [one] Una mesa en juego en este servidor
   *[other] { $count } mesas en juego en este servidor
}
about-latency = Discord responde en { $milliseconds } ms
about-licence = Software libre con licencia MIT.

## Repeticiones

replay-step = Jugada { $step } de { $steps } · vista por: { $eyes }
replay-eyes-table = un espectador
replay-eyes-open = todos, con las manos abiertas
replay-eyes = Vista por
replay-jump = Ir a
replay-back = Atrás
replay-next = Adelante
replay-action = { $who }: { $action }
replay-unfinished = El acta acaba aquí; la partida no se jugó hasta el final.
replay-unknown-game = Es el acta de un juego que no está instalado aquí: { $game }.
replay-import-gone = Ya no tengo esa acta. Envía otra vez el archivo con **/repetición**.
replay-which = Elige una de las dos cosas: una partida terminada de este servidor o un archivo con un acta.
replay-no-file = Discord no me dio ese archivo. Inténtalo de nuevo en un momento.

## Análisis

review-thinking = Busco { $who_you ->
    [yes] tus jugadas
   *[no] las jugadas de { $who }
} que más costaron o aportaron.
review-progress = Decisiones analizadas: { $done } de { $of }
review-patience = Tarda hasta un minuto. Si no llega nada, pulsa **{ button-review }** otra vez.
review-where = Momento { $number } de { $of } · jugada { $step } de { $steps } · { $who_you ->
    [yes] como lo podías ver tú
   *[no] como lo podía ver { $who }
}
review-whose = Las jugadas de quién
review-made = Jugado, un { $chance } % de opciones de ganar: **{ $action }**
review-made-well = Bien jugado, un { $chance } % de opciones de ganar: **{ $action }**
review-better = Mejor, un { $chance } %: **{ $action }**
review-worse = Peor, un { $chance } %: **{ $action }**
review-worlds = En { $worlds } partidas imaginadas con lo que se podía saber, la mejor jugada quedó por delante en { $ahead } y por detrás en { $behind }.
review-nothing = { $count ->
    [0] { $who_you ->
        [yes] No tuviste
       *[no] { $who } no tuvo
    } nada que elegir en esta partida.
    [one] Pensé una decisión { $who_you ->
        [yes] tuya
       *[no] de { $who }
    }: nada era claramente mejor ni peor que lo jugado.
   *[other] Pensé { $count } decisiones { $who_you ->
        [yes] tuyas
       *[no] de { $who }
    }: nada era claramente mejor ni peor que lo jugado.
}
review-not-searched = Aquí ninguna máquina piensa por adelantado contra otros, así que no tengo con qué juzgar las jugadas.
review-busy = Aún estoy pensando en la otra partida que me pediste analizar. De una en una, por favor.
review-lost = Se interrumpió el análisis. Pulsa **{ button-review }** otra vez.

## Mis datos

privacy-export-title = Lo que guardo de ti
privacy-export-what = Tus ajustes y tu lista de bloqueo, asientos, jugadas, resultados y actas importadas, en todos los servidores. Este mensaje solo lo ves tú.
privacy-forget-question = ¿Olvidarlo todo sobre ti?
privacy-forget-leaves = Dejas todas las mesas abiertas y abandonas todas las partidas en curso.
privacy-forget-nameless = Tu nombre y tu id se sustituyen en todas partes, en todos los servidores: asientos, resultados, registros. Se borran tus ajustes, tu lista de bloqueo y tus actas importadas, y tu nombre en las listas de otros; las clasificaciones dicen «alguien». Hasta que se publique el reparto de hoy, un número cifrado recuerda que lo has intentado.
privacy-forget-words = Las partidas de los demás siguen enteras y se pueden repetir. Por eso tus palabras para su barajado se quedan, sin tu nombre: las cartas se repartieron con ellas.
privacy-forget-copies = Los mensajes y archivos que ya están en Discord, y las copias que hizo antes quien aloja este bot, quedan fuera de mi alcance.
privacy-forget-final = No se puede deshacer.
privacy-forgotten = Ya no sé nada de ti. Si vuelves a jugar, empiezas de cero.
privacy-not-scrubbed = Tu nombre y tu id están sustituidos, pero aún no pude limpiar sus huellas de mi archivo. Pulsa otra vez en un momento.
picture-you-lead = Sales tú
picture-rest = El resto está en Detalles.
picture-next = próxima carta
close-text-climb = Juegas por la escalera, así que cerrarla es abandonar la partida. Cuenta como perdida.
hand-picked = { $wanted ->
    [0] Confirmar ({ $count })
   *[other] Confirmar ({ $count } de { $wanted })
}
hand-hint-climb = Una partida ganada con una pista no cuenta para la escalera.

button-score = Puntuación
button-result = Resultado
welcome-name = Tapis
welcome-banner = Una mesa de cartas
welcome-banner-below = para este servidor
welcome-play = **Jugar ya:** pulsa un juego. Las máquinas ocupan los demás asientos, y solo tú ves tus cartas.
welcome-seats = Jugar con amigos: abrir asientos para…
welcome-pitch = **{ $game }** · { $pitch }
welcome-daily = **{ button-daily }** · { $what } · { $count ->
    [0] nadie lo ha intentado aún
    [one] 1 persona lo ha intentado
   *[other] { $count } personas lo han intentado
}
lobby-taken = { $taken } de { $wanted } asientos ocupados
lobby-free-seat = Asiento libre
lobby-invited = invitación
lobby-opens = abrió
lobby-ready = presente
result-led = { $round ->
    [1] { $who } fue en cabeza del primer recuento al último.
   *[other] { $who } se puso en cabeza para no soltarla en el recuento { $round } de { $rounds }.
}
result-led-last = { $who } no se puso en cabeza hasta el último recuento, por { $margin }.
result-turning = La jugada decisiva: { $who }, **{ $action }** (jugada { $step } de { $steps })
score-title = { $game }: la puntuación

## Partidas cortas y cuenta atrás

form-short = Partida corta: unos diez minutos
form-short-length = unos diez minutos
form-short-choice = Diez minutos: la partida corta
form-whole-choice = La partida entera
button-form-short = Partida corta
button-form-whole = Partida entera
button-count = Empezar en 60 s
button-count-stop = Parar la cuenta atrás
lobby-counting = **{ $there } de { $of }**: empieza { $when }
