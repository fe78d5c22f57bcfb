# Las noches de juegos, en español.

button-night-come = Voy
button-night-stay = No puedo

night-title = Noche de { $game }
night-banner = Noche de juegos
night-event = Evento de Discord
night-about = Ven a jugar a { $game } con nosotros. Hay { $count } plazas. Marca que te interesa, o pulsa «Voy» en el mensaje del canal.
night-id = Se cambia con `/velada mover` y se anula con `/velada anular`. Número { $id }
night-coming = { $count } de { $most } plazas ocupadas
night-how = Al empezar se abre una mesa para todos los que vienen. Quien esté solo juega con ordenadores.
night-open = Las mesas están abiertas. Tu asiento se guarda diez minutos.
night-over-now = Esta noche de juegos ha terminado.
night-off = Esta noche de juegos se anuló.
night-nobody = Nadie se apuntó, así que no se abrió ninguna mesa.
night-table = mesa
night-reminder = { $who }: { $night } empieza { $when }. Tu mesa se abrirá sola.
night-went = Cómo fue: { $night }
night-came = { $count ->
    [one] Jugó 1 persona.
   *[other] Jugaron { $count } personas.
}
night-points = Puntos: la parte de tus rivales a los que superas, ordenadores incluidos.
night-nobody-played = Esta vez no se jugó ninguna partida.
night-today = hoy
night-tomorrow = mañana

night-opened = Tu noche de juegos empieza <t:{ $when }:F>. Zona horaria: { $zone } (la tuya se elige con `/ajustes yo`).
night-opened-alone = Tu noche de juegos empieza <t:{ $when }:F>. Tiene un mensaje pero no un evento de Discord, porque me falta { $missing }.
night-moved = La noche de juegos empieza ahora <t:{ $when }:F>.
night-you-entered = ¡Nos vemos! Te avisaré 15 minutos antes.
night-you-left = Anotado: no puedes venir.
night-you-here = Estás en la lista. ¡Nos vemos!
night-started-now = La noche de juegos empieza.
night-sent-off = Esa persona ya no está en la lista.
night-called-off = La noche de juegos queda anulada.
night-off-question = ¿Anular esta noche de juegos?
night-off-text = El evento de Discord también se anula. Las partidas en curso siguen.

night-full = Todas las plazas están ocupadas. Si alguien se borra, vuelve a pulsar **{ BUTTON("button-night-come") }**.
night-started = Esta noche de juegos ya ha empezado. Pulsa **{ BUTTON("button-join") }** en una mesa con un asiento libre.
night-over = Esta noche de juegos ha terminado.
night-entered-already = Ya estás en la lista. ¡Nos vemos!
night-not-entered = No estás en la lista.
night-not-host = Solo puede hacerlo quien la organiza o gestiona el servidor.
night-too-early = Ya estás en la lista. No hace falta nada más.
night-own-match = Juegas en esta mesa. Pide a otra persona que gestione el servidor que decida.
night-plays = Participas en esta noche de juegos. Pide a alguien que gestione el servidor que lo haga.
night-no-match = En una noche de juegos no se decide nada.
night-too-few = Todavía no se ha apuntado nadie.
night-none = Aquí no hay ninguna noche de juegos prevista. Organiza una con `/velada organizar`.
night-several = Hay varias noches de juegos previstas. Elige una en la opción `velada`.
night-bad-day = No conozco ese día. Elígelo de la lista, o escríbelo como { $example }.
night-bad-time = No conozco esa hora. Escríbela como 20:30.
night-past = Eso ya pasó (<t:{ $when }:F>). Elige un momento posterior, o ajusta tu zona horaria con `/ajustes yo`.
night-too-far = Elige un día dentro de { $most } días.
night-bad-places = Elige de 1 a { $most } plazas.
