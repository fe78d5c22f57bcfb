# El reparto del día, en español.

button-daily = Reparto del día
button-daily-today = El reparto de hoy
button-daily-too = Jugar el reparto de hoy
button-daily-board = Tabla
button-daily-share = Mostrar en el canal
button-day-before = Día anterior
button-play = Jugar
button-go-on = Seguir
button-go-on-yesterday = Acabar el de ayer

daily-title = Reparto del día · { $day }
daily-day = { $weekday }, { $day }
daily-alone = { $game }, en solitario
daily-against = { $game } contra { $count ->
    [one] una máquina
   *[other] { $count } máquinas
}: { $level }
daily-until = El mismo reparto para todos aquí, un intento cada uno. Puedes parar y volver. El día acaba { $end }; lo que empieces antes puedes terminarlo hasta las { $last }.
daily-grace = Este día ha acabado. Si empezaste, puedes terminar hasta el { $last }; después todos verán el reparto.
daily-open = Este día ha acabado: todos pueden ver el reparto, las partidas y el secreto.

daily-status-new = Aún no lo has intentado.
daily-status-running = Lo estás jugando.
daily-status-done = Lo has terminado.
daily-status-given-up = Este lo abandonaste.
daily-status-too-late = Lo terminaste cuando el reparto ya estaba publicado, así que no cuenta.
daily-status-missed = Este no lo intentaste.
daily-status-placed = Puesto { $place } de { $count }: { $result }
daily-streak = { $now ->
    [0] Ninguna racha por ahora
    [one] 1 día seguido
   *[other] { $now } días seguidos
} · la mejor: { $best }
daily-count-done = { $count ->
    [0] Aún no lo ha terminado nadie
    [one] 1 persona lo ha terminado
   *[other] { $count } personas lo han terminado
}
daily-count-playing = { $count } jugándolo ahora
daily-count-given-up = { $count ->
    [one] 1 abandono
   *[other] { $count } abandonos
}
daily-unfinished = El reparto de ayer aún te espera, pero queda menos de una hora.

daily-promise = Promesa de este reparto: { $digits }, hecha { $when }
daily-secret = El secreto que hay detrás: { $digits }
daily-tomorrow = Mañana: { $game }; promesa { $digits }
daily-board-empty = Nadie ha terminado este reparto.
daily-watch = Ver la partida de alguien
daily-week = La semana del { $day }
daily-week-points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
daily-week-about = Cada día, un punto por terminar y otro por cada persona que dejas atrás.
daily-week-prize = Cada día, un punto por terminar y otro por cada persona que dejas atrás. Los tres mejores de la semana ganan puntos de temporada.
daily-shared = { $who } ha terminado el reparto del { $day }:
daily-shared-already = Acabas de mostrarlo. Podrás mostrarlo de nuevo <t:{ $when }:R>.

daily-promise-whole = Prometido de antemano (SHA-256)
daily-proof-how = La promesa se hizo { $when }. Todas las partidas de ese día se repartieron con este secreto, y lo que hicieron las máquinas también se deriva de él.
daily-proof-yourself = Para comprobarlo: compáralo con la promesa que viste y abre desde la tabla la partida de cualquiera de ese día; su acta se reparte de nuevo con «python -m games verify ARCHIVO». En estos repartos no participa la palabra de nadie.

daily-result = La tabla y tu racha están a un clic. Tus cartas quedan entre nosotros hasta que se publique el reparto.
daily-log = Promesa del reparto de este día (SHA-256): `{ $hash }` Es la misma para todos, y no participa la palabra de nadie. El secreto se publica con el reparto, una hora después de terminar su día.
daily-not-here = Eso no se puede en un reparto del día: cada cual lo juega a solas y sin ayuda.
daily-no-such-day = Ese día no hubo reparto. **/reparto-del-día** muestra el de hoy.
daily-none = Aquí ningún juego tiene reparto del día.
daily-resign = Tu intento con este reparto acaba aquí, sin resultado, y no hay otro. No se puede deshacer.
daily-not-finished = No tienes ningún resultado de ese día que mostrar.
table-daily-tried = Ya tuviste tu intento con este reparto. **/reparto-del-día** tiene otro mañana.
table-daily-over = El día de ese reparto acabó, así que ya no se puede empezar. **/reparto-del-día** muestra el de hoy.
table-daily-secret = Puede que otros sigan jugando este reparto. El secreto, el acta y la prueba se publicarán con él, una hora después de terminar su día.

button-promise = Juego limpio
