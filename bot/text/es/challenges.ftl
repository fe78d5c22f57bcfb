# «Gáname con estas cartas», en español.

button-challenge = Gáname con estas cartas
button-challenge-play = Jugar estas cartas
button-challenge-end = Comparar ahora

challenge-title = { $game } · ¡Gana a { $who }!
challenge-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
challenge-result = { $who } ha logrado { challenge-score } con estas cartas y el puesto { $place } de { $seats }.
challenge-same = Las mismas cartas, el mismo asiento y las mismas máquinas ({ $levels }).
challenge-places = { $count ->
    [one] Queda 1 plaza
   *[other] Quedan { $count } plazas
}; termina { $until }.
challenge-taken = No quedan plazas. Termina como muy tarde { $until }.
challenge-about = Las cartas y las jugadas quedan ocultas hasta que todos hayan jugado. Después, todos aquí ven quién jugó qué. Esta partida nunca cuenta.
challenge-playing = { $who } está jugando
challenge-played-out = { $who } ya ha jugado
challenge-gone = { $who } no ha terminado
challenge-over-title = { $game } · Las mismas cartas
challenge-parted = **{ $where }** · { $plays }
challenge-alike = Todos han jugado igual, de la primera carta a la última.
challenge-alone = Nadie más ha terminado una partida con estas cartas.

challenge-posted = Tu reto está en <#{ $channel }>. Cuando tus amigos hayan jugado, mostrará dónde se separan las partidas.
challenge-ended = Hecho. Todos pueden ver ya las partidas.
challenge-often = Has publicado varios retos. Podrás publicar el siguiente <t:{ $when }:R>.
challenge-not-this = Solo puede ser un reto una partida contra máquinas que hayas jugado tú hasta el final, en privado y sin pistas. **/jugar** empieza una.
challenge-known = Puede que otros hayan visto estas cartas, así que nadie podría jugarlas en igualdad de condiciones. **/jugar** te da otras nuevas.
challenge-own = Ya has jugado estas cartas. Ahora les toca a tus amigos.
challenge-seen = Ya has visto estas cartas: en una repetición, un momento compartido u otra partida. Por eso no puedes jugarlas aquí.
challenge-full = No quedan plazas. Pulsa **{ BUTTON("button-challenge") }** bajo un resultado tuyo para lanzar otro reto.
challenge-private = La comparación muestra tus jugadas a todos, y tú no dejas que nadie vea tus partidas. Cámbialo con **/ajustes yo** para participar.
challenge-over = Este reto ha terminado. Pulsa **{ BUTTON("button-replay") }** bajo el resultado para ver cómo se jugaron las cartas.
challenge-waits = Todavía no: las partidas se mostrarán cuando terminen todos los que han aceptado.
challenge-stranger = Solo quienes han jugado estas cartas pueden terminar el reto antes de tiempo.
table-secret = Hay amigos que siguen jugando estas cartas, así que aún no se muestra nada de ellas. Vuelve cuando hayan terminado.
challenge-not-here = Juegas estas cartas para un reto. Eso no es posible hasta que termine.
challenge-waits-for-all = El mensaje del reto comparará tu partida con las demás cuando todos hayan jugado.
