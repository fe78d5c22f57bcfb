# Lo que dice el servicio de mesas: por qué se niega y qué escribe en el registro de una mesa.

## Negativas

table-unknown = No conozco esa mesa en este servidor. **/mesa lista** muestra las que hay.
table-not-open = La partida ha empezado: ya no puede sentarse ni entrar nadie. Puedes mirar, o abrir tu propia mesa con **/mesa nueva**.
table-not-open-resign = La partida ha empezado, así que no puedes levantarte sin más. Si tienes que irte, **/mesa abandonar** deja que una máquina siga por ti.
table-not-open-word = La partida ha empezado: las cartas están barajadas y ninguna palabra puede cambiarlas ya.
table-not-running = La partida aún no ha empezado. Quien está en la mesa puede pulsar **{ BUTTON("button-start") }**.
table-not-running-leave = La partida aún no ha empezado. Puedes irte sin más con **{ BUTTON("button-leave") }**.
table-not-running-watch = La partida aún no ha empezado: no hay nada que ver. **{ BUTTON("button-join") }** te da un asiento.
table-finished = Esta partida ha terminado. **{ BUTTON("button-rematch") }** abre otra mesa para los mismos jugadores.
table-not-finished = Esta partida aún no ha terminado. Pregunta otra vez cuando haya resultado.
table-closed = Esta mesa se cerró. **/mesa nueva** abre otra.
table-full = Todos los asientos están ocupados. Puedes mirar, o abrir tu propia mesa con **/mesa nueva**.
table-full-kept = Los asientos que quedan están guardados para personas invitadas. Inténtalo de nuevo en unos minutos: los que nadie ocupe quedarán libres.
table-not-invited = Esta mesa es privada: solo se sientan personas invitadas. Pide a alguien de allí que te invite, o abre la tuya con **/mesa nueva**.
table-not-for-you = Esta mesa no está abierta para ti. **/mesa nueva** abre una tuya, **/mesa lista** muestra las demás.
table-invite-seated = Esa persona ya está en la mesa.
table-invite-yourself = Eres tú. Otra persona puede invitarte, o pulsa **{ BUTTON("button-join") }** donde la mesa esté abierta a todos.
table-invite-kept = Ya se guarda un asiento para { $name }.
table-invite-declined = { $name } rechazó una invitación a esta mesa. Todavía puede sentarse por su cuenta.
table-invite-unwelcome = No se puede invitar a { $name } a esta mesa.
table-invite-unseen = { $name } no puede leer el canal de esta mesa. Dale acceso primero, o abre una mesa donde esté.
table-invited-often = Son muchas invitaciones de golpe. Podrás invitar otra vez <t:{ $when }:R>.
table-opened-often = Has abierto muchas mesas últimamente. Podrás abrir otra <t:{ $when }:R>.
table-invite-none = Aquí no se guarda ningún asiento para ti.
table-invite-nobody = Solo puedo invitar a gente de este servidor, y a ningún bot. Las máquinas se sientan con **{ BUTTON("button-add") }**.
table-already-seated = Ya estás en esta mesa.
table-not-seated = No juegas en esta mesa. Mientras esté abierta, **{ BUTTON("button-join") }** te da un asiento.
table-not-seated-rematch = La revancha es para quienes jugaron aquí. **/mesa nueva** abre una mesa para todos.
table-no-such-seat = Ahí no hay nadie a quien echar. **{ BUTTON("button-more") }**, en la mesa, tiene un botón para cada jugador.
table-absent = Estás ausente, así que una máquina juega tus cartas. Pulsa **{ BUTTON("button-i-am-back") }** en tu mano, o usa **/mesa volver**.
table-not-absent = Ya juegas tú tus cartas.
table-paused = La partida está en pausa, así que ahora no puedes jugar. Para proponer seguir, pulsa **{ BUTTON("button-more") }** en la mesa.
table-not-paused = La partida no está en pausa.
table-paused-by-order = Alguien que gestiona el servidor pausó esta partida y decide cuándo sigue.
table-vote-running = Hay otra votación en curso. La mesa la muestra; espera a que acabe.
table-vote-over = Esa votación ha acabado. La mesa muestra cómo están las cosas.
table-vote-twice = Ya has votado eso.
table-vote-about-you = Esta votación trata de ti, así que deciden los demás. Si juegas, se acaba.
table-vote-again = Es pronto para eso otra vez. Podrás proponerlo <t:{ $when }:R>.
table-vote-alone = Esta partida cuenta, y no hay nadie más que pueda votar. Sigue, o usa **/mesa abandonar**.
table-vote-alone-pause = Los demás están ausentes, así que nadie puede aceptar una pausa. Sigue, o espera a que vuelva alguien.
table-turn-has-end = Su turno acaba <t:{ $when }:R>. Si no ha jugado para entonces, lo juega una máquina.
table-vote-not-awaited = Nadie espera a esa persona ahora, así que no hace falta que una máquina juegue por ella.
table-vote-early = No ha hecho esperar mucho a la mesa. Podrás proponerlo <t:{ $when }:R>.
table-no-vacant-seat = Ahí ninguna máquina juega por alguien que se fue. **{ BUTTON("button-more") }**, en la mesa, ofrece los asientos de los ausentes.
table-offered-already = Ese asiento ya se puede ocupar. La mesa tiene un botón para ello.
table-offered-soon = Quien tenía este asiento aún puede volver. Podrás ocuparlo <t:{ $when }:R>.
table-not-offered = Ese asiento no se puede ocupar. La mesa muestra lo que está libre.
table-not-in-hand = No tienes esa carta.
table-not-allowed-given-up = Esta partida cuenta para la temporada, así que quien la abandonó queda en último lugar y nadie ocupa su asiento.
table-not-allowed-insider = Has visto una mano de esta partida, así que no puedes ocupar otro asiento. Puedes mirar.
table-too-few = { $seated ->
    [one] Aquí hay un jugador, y este juego es para { $allowed }.
   *[other] Aquí hay { $seated } jugadores, y este juego es para { $allowed }.
} Espera a otros, o llena los asientos con máquinas.
table-not-allowed = Solo puede hacerlo quien abrió la mesa o quien gestiona el servidor.
table-not-allowed-seated = Solo puede hacerlo quien está en la mesa. **{ BUTTON("button-join") }** te da un asiento.
table-not-allowed-open = En este servidor solo abre mesas quien lo gestiona. Pide que te abran una.
table-not-allowed-role = Solo quienes tienen el rol <@&{ $role }> pueden abrir mesas aquí. Puedes sentarte en cualquier mesa abierta.
table-not-allowed-running = Aquí juegan otras personas, así que no puedes cerrar la mesa. Usa **/mesa abandonar**, o pídeselo a quien gestiona el servidor.
table-not-allowed-rival = Solo puedes echar a un jugador cuando la partida lo ha esperado un día: <t:{ $when }:R>. Quien gestiona el servidor puede hacerlo ya.
table-not-allowed-hint = Esta partida cuenta para la temporada, así que no hay pistas. Las tienes cuando juegas a solas contra máquinas, y en mesas sin puntuar.
table-not-allowed-show = Esta partida cuenta para la temporada, así que las manos siguen ocultas. Donde no cuenta, puedes mostrar la tuya.
table-not-allowed-show-player = Esa persona juega en esta mesa. Solo puedes mostrar tu mano a alguien que no juegue.
table-not-shown = Nadie ve tu mano.
table-too-many-person = Ya tienes aquí { $most ->
    [one] una mesa abierta
   *[other] { $most } mesas abiertas
}, el máximo de este servidor. Termina o cierra una primero.
table-too-many-guild = Este servidor ya tiene { $most ->
    [one] una mesa abierta
   *[other] { $most } mesas abiertas
}, su máximo. Únete a una: **/mesa lista**.
table-bad-game = No conozco ese juego. Conozco { $allowed }.
lesson-none = Este juego no tiene lección. **/reglas** lo explica en páginas.
lesson-not-here = Esta mesa no da lecciones.
table-bad-option-name = Este juego no tiene la opción «{ $option }». Tiene: { $allowed }.
table-bad-option = { $option }: elige una de { $allowed }.
table-bad-option-number = { $option }: elige un número de { $least } a { $most }.
table-bad-options = Estas opciones no encajan con este número de jugadores. Cambia alguna.
table-bad-seats = Con estas opciones el juego es para { $allowed } jugadores. Elige uno de esos números.
table-bad-level = No hay una máquina de ese nivel para este juego. Hay: { $allowed }.
table-bad-pace = Ese ritmo no existe. Un turno puede durar: { $allowed }.
table-bad-salt = Tu palabra para barajar puede tener de 1 a { $most } caracteres visibles. Elige otra.
table-too-many-computers = { $most ->
    [0] No hay sitio para una máquina en esta mesa.
    [one] Hay sitio para una máquina en esta mesa.
   *[other] Hay sitio para { $most } máquinas en esta mesa.
} Elige menos, o más asientos.
table-second-click = Ese clic llegó justo tras tu última jugada, así que no se jugó nada. Si era lo que querías, pulsa otra vez.
table-stale = La mesa ha cambiado entretanto. Así está ahora.
table-undo-nothing = No tienes ninguna jugada que deshacer.
table-undo-acted = Alguien ha jugado después de ti, así que ya no puedes deshacerla.
table-undo-revealed = Tu última jugada robó o mostró algo oculto, así que no se puede deshacer.
table-undo-rated = Esta partida cuenta para la temporada, así que aquí no se deshacen jugadas. Quien gestiona el servidor puede permitirlo con **/ajustes servidor**.
table-undo-often = Has deshecho { $most } jugadas seguidas. Esta queda hasta que juegue otra persona.
table-unavailable = No pude guardarlo, así que no ha cambiado nada. Inténtalo de nuevo en un momento.
table-unavailable-locked = Mi base de datos está ocupada, así que no ha cambiado nada. Inténtalo de nuevo en un momento.
table-unavailable-away = Ahora mismo no puedo acceder a mi base de datos. Inténtalo dentro de poco; lo que se te confirmó se conserva.
table-unavailable-readonly = Ahora no puedo guardar nada, así que no ha cambiado nada. Quien aloja este bot debe permitir escribir en su base de datos; tu partida espera.
table-unavailable-full = Mi disco está lleno, así que no ha cambiado nada. Quien aloja este bot debe hacer sitio; tu partida espera.
table-unavailable-broken = Ahora no puedo leer esta mesa, así que no ha cambiado nada. Díselo a quien aloja este bot; tu partida se conserva.
table-unavailable-game = En esta mesa se juega a algo que no está instalado aquí ({ $game }). Díselo a quien aloja este bot; tu partida se conserva.
table-unavailable-newer = Esta mesa se abrió con reglas más nuevas que las mías. Pide a quien aloja este bot que lo actualice; tu partida se conserva.

## El registro

table-log-joined = { $name } se sienta.
table-log-computer = { $name }, una máquina, se sienta.
table-log-left = { $name } se va.
table-log-kicked = { $name } tiene que dejar el asiento.
table-log-word = { $name } da una palabra para barajar.
table-log-options = Se han cambiado las opciones.
table-log-invited = Se guarda un asiento para { $name }.
table-log-declined = { $name } rechaza; el asiento queda libre.
table-log-lapsed = { $name } no ha venido; el asiento queda libre.
table-log-withdrawn = Ya no se guarda el asiento para { $name }.
table-log-started = Empieza la partida.
table-log-shown = { $who_you ->
    [yes] Muestras tu mano
   *[no] { $who } muestra su mano
} a { $name }.
table-log-hidden = { $who_you ->
    [yes] Ya no muestras tu mano
   *[no] { $who } ya no muestra su mano
} a nadie.
table-log-resigned = { $who_you ->
    [yes] Abandonas
   *[no] { $who } abandona
}; sigue una máquina.
table-log-undone = { $who_you ->
    [yes] Deshaces tu última jugada
   *[no] { $who } deshace su última jugada
}.
table-log-replaced = { $who_you ->
    [yes] Una máquina ocupa tu lugar
   *[no] Una máquina ocupa el lugar de { $who }
}.
table-log-replaced-by = { $who_you ->
    [yes] { $name }, que gestiona el servidor, pone una máquina en tu lugar
   *[no] { $name }, que gestiona el servidor, pone una máquina en el lugar de { $who }
}.
table-log-timeout = { $who_you ->
    [yes] Se acabó tu tiempo; una máquina juega este turno por ti
   *[no] Se acabó el tiempo de { $who }; una máquina juega este turno
}.
table-log-absent = { $who_you ->
    [yes] Estás ausente; juega una máquina hasta que vuelvas
   *[no] { $who } está ausente; juega una máquina hasta que vuelva
}.
table-log-back = { $who_you ->
    [yes] Has vuelto
   *[no] { $who } ha vuelto
}.
table-log-offered = { $who_you ->
    [yes] Tu asiento se puede ocupar hasta que vuelvas.
   *[no] El asiento de { $who } se puede ocupar.
}
table-log-offered-by = { $who_you ->
    [yes] { $name }, que gestiona el servidor, ofrece tu asiento a otra persona hasta que vuelvas.
   *[no] { $name }, que gestiona el servidor, ofrece el asiento de { $who } a otra persona.
}
table-log-substituted = { $name } sigue por { $former }.
table-log-vote-offer = { $who_you ->
    [yes] Propones
   *[no] { $who } propone
} que otra persona pueda ocupar el asiento de { $about }.
table-log-grace-seconds = Tapis no estuvo disponible durante { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}. Todos los relojes se pararon, y cada uno tiene ahora al menos 20 segundos.
table-log-grace = Tapis no estuvo disponible durante { $minutes ->
    [one] un minuto
   *[other] hasta { $minutes } minutos
}. Todos los relojes se pararon, y cada uno tiene ahora al menos 20 segundos.
table-log-paused = La partida está en pausa; los relojes se paran.
table-log-resumed = La partida sigue; los relojes corren de nuevo.
table-log-paused-by = { $name }, que gestiona el servidor, pausa la partida; los relojes se paran.
table-log-resumed-alone = { $who_you ->
    [yes] Terminas
   *[no] { $who } termina
} la larga pausa; los relojes corren de nuevo.
table-log-resumed-by = { $name }, que gestiona el servidor, reanuda la partida; los relojes corren de nuevo.
table-log-closed-by = { $name }, que gestiona el servidor, ha cerrado la mesa.
table-log-moved = { $name }, que gestiona el servidor, lleva la mesa a <#{ $channel }>.
table-log-vote-pause = { $who_you ->
    [yes] Propones
   *[no] { $who } propone
} una pausa.
table-log-vote-resume = { $who_you ->
    [yes] Propones
   *[no] { $who } propone
} seguir.
table-log-vote-replace = { $who_you ->
    [yes] Propones
   *[no] { $who } propone
} que una máquina juegue { $about_you ->
    [yes] por ti hasta que vuelvas
   *[no] por { $about } hasta que vuelva
}.
table-log-vote-abandon = { $who_you ->
    [yes] Propones
   *[no] { $who } propone
} terminar la partida sin resultado.
table-log-ballot-yes = { $who_you ->
    [yes] Estás
   *[no] { $who } está
} a favor.
table-log-ballot-no = { $who_you ->
    [yes] Estás
   *[no] { $who } está
} en contra.
table-log-vote-rejected = La propuesta queda rechazada.
table-log-vote-lapsed = Se acabó el tiempo de la propuesta; no cambia nada.
table-log-vote-moot = La propuesta ya no tiene sentido.
table-log-closed = La mesa se ha cerrado.
table-log-closed-empty = Ya no queda nadie en la mesa; se cierra.
table-log-closed-gone = El canal de la mesa ya no existe; la mesa se cierra.
table-log-closed-forgotten = Nadie empezó la partida en mucho tiempo; la mesa se cierra.
table-log-closed-abandoned = Los jugadores han terminado la partida sin resultado.
table-log-closed-decided = El torneo ha decidido este encuentro: mira su clasificación.
table-log-notice = La mesa debía cerrarse mientras yo no estaba. Sigue abierta una hora más.
table-ended-alone = Todos los demás han abandonado.
table-ended-deserted = Solo quedan máquinas.
table-counting = La partida empieza en 60 segundos. La cuenta atrás se puede detener.
table-log-hint = { $who_you ->
    [yes] Has pedido una pista
   *[no] { $who } ha pedido una pista
}.
