# Las veladas de juegos, en español.

button-night-come = Voy
button-night-stay = No puedo
button-night-off = Anular

night-title = Velada de { $game }
night-banner = Velada de juegos
night-event = Evento de Discord
night-about = Ven a jugar a { $game } con nosotros. Hay { $count } plazas. Marca que te interesa, o pulsa «Voy» en el mensaje del canal.
night-id = Organiza { $host }. Se cambia con `/velada mover` y se anula con `/velada anular`. Velada `{ $id }`
night-coming = { $count } de { $most } plazas ocupadas
night-how = Al empezar se abren mesas para quienes vienen. Quien esté a solas juega con máquinas.
night-open = Las mesas están abiertas. Tu asiento se guarda diez minutos.
night-off = Esta velada se anuló.
night-nobody = Nadie se apuntó, así que no se abrió ninguna mesa.
night-table = mesa
night-thread = Mesa { $table } · { $names } · { $title }
night-reminder = { $who }: { $night } empieza { $when }. Tu mesa se abrirá sola.
night-reminder-direct = { $night } empieza { $when }. Tu mesa se abrirá sola: { $where }
night-went = Cómo fue: { $night }
night-came = { $count ->
    [one] Jugó 1 persona.
   *[other] Jugaron { $count } personas.
}
night-points = Puntos: la parte de tus rivales que superas, máquinas incluidas.
night-nobody-played = Esta vez no se jugó ninguna partida.
night-today = hoy
night-tomorrow = mañana

night-opened = Tu velada empieza <t:{ $when }:F>. Zona horaria: { $zone } (la tuya se elige con `/ajustes yo`).
night-opened-alone = Tu velada empieza <t:{ $when }:F>. Tiene un mensaje pero no un evento de Discord, porque me falta { $missing }.
night-moved = La velada empieza ahora <t:{ $when }:F>.
night-you-entered = ¡Nos vemos! Te avisaré 15 minutos antes.
night-you-left = Anotado: no puedes venir.
night-you-here = Estás en la lista. ¡Nos vemos!
night-started-now = La velada empieza.
night-sent-off = Esa persona ya no está en la lista.
night-called-off = La velada queda anulada.
night-off-question = ¿Anular esta velada?
night-off-text = El evento de Discord también se anula. Las partidas en curso siguen.

night-full = Todas las plazas están ocupadas. Si alguien cancela, vuelve a pulsar **{ BUTTON("button-night-come") }**.
night-started = Esta velada ya ha empezado. Pulsa **{ BUTTON("button-join") }** en una mesa con un asiento libre.
night-begun = Esta velada ya ha empezado y no se puede mover.
night-over = Esta velada ha terminado.
night-entered-already = Ya estás en la lista. ¡Nos vemos!
night-not-entered = No estás en la lista.
night-join-first = No estás en la lista. Pulsa **{ BUTTON("button-night-come") }** primero.
night-stranger = Esa persona no está en la lista.
night-not-host = Solo puede hacerlo quien la organiza o gestiona el servidor.
night-too-early = Ya estás en la lista. No hace falta nada más.
night-own-match = Juegas en esta mesa. Pide a otra persona que gestione el servidor que decida.
night-plays = Participas en esta velada. Pide a alguien que gestione el servidor que lo haga.
night-no-match = En una velada no hay encuentros que decidir.
night-too-few = Todavía no se ha apuntado nadie.
night-none = Aquí no hay ninguna velada prevista. Organiza una con `/velada organizar`.
night-several = Hay varias veladas de juegos previstas. Elige una en la opción `velada`.
night-bad-day = No conozco ese día. Elígelo de la lista, o escríbelo como { $example }.
night-bad-time = No conozco esa hora. Escríbela como 20:30.
night-past = Eso ya pasó (<t:{ $when }:F>). Elige un momento posterior, o ajusta tu zona horaria con `/ajustes yo`.
night-too-far = Elige un día de los próximos { $most }.
night-bad-places = Elige de 1 a { $most } plazas.
