# Torneos, en español.

button-contest-here = Estoy aquí
button-contest-standings = Clasificación
button-contest-table = Mi mesa
button-contest-leave = Retirarse
button-contest-off = Anular

contest-title = { $game } · { $system ->
    [robin] todos contra todos
    [knockout] eliminatoria
    [duplicate] duplicado
   *[swiss] sistema suizo
}
contest-system-swiss = Sistema suizo
contest-system-robin = Todos contra todos
contest-system-knockout = Eliminatoria
contest-system-duplicate = Duplicado
contest-rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
contest-boards = { $count ->
    [one] 1 mano
   *[other] { $count } manos
}
contest-size = { $count } por mesa
contest-pace = { $pace } por turno
contest-days = { $count ->
    [one] 1 día por ronda
   *[other] { $count } días por ronda
}

contest-stage-entry = abierto
contest-stage-running = en curso
contest-stage-over = terminado
contest-stage-called-off = anulado
contest-entered = Se han unido { $count } de { $most } jugadores
contest-nobody = Aún no se ha unido nadie.
contest-here = { $who } · presente
contest-starts-by-hand = { $host } empieza el torneo: **{ BUTTON("button-contest-standings") }**, después **{ BUTTON("button-start") }**.
contest-starts = La primera ronda empieza { $when }.
contest-checks-in = Empieza { $when }. Puedes presentarte desde las { $since }: pulsa **{ BUTTON("button-contest-here") }**, o no tendrás rival.
contest-checking-in = { $count ->
    [0] Empieza { $when }.
   *[other] Empieza { $when }. Presentes: { $here } de { $count }. Si te uniste antes, pulsa **{ BUTTON("button-contest-here") }**, o no tendrás rival.
}
contest-round = Ronda { $number }
contest-board = Mano { $number }
contest-until-soon = Las partidas empiezan { $begins }. La ronda acaba { $until } como muy tarde.
contest-until = La ronda acaba { $until } como muy tarde.
contest-won = { $count ->
    [one] ¡Gana { $who }!
   *[other] ¡Primer puesto compartido: { $who }!
}
contest-bye = { $who } descansa
contest-more-matches = { $count ->
    [one] y 1 mesa más
   *[other] y { $count } mesas más
}
contest-drawn = empate
contest-thread = Mesa { $table } · { $names } · { $title }, ronda { $round }
contest-why-forfeit = no se presentó
contest-why-late = tiempo agotado
contest-why-closed = sin resultado
contest-why-ruled = por decisión
contest-order-swiss = Puntos, después Buchholz, Sonneborn-Berger y duelo directo.
contest-order-robin = Puntos, después duelo directo y Sonneborn-Berger.
contest-order-knockout = Rondas alcanzadas. En un empate pasa el asiento posterior.
contest-order-duplicate = En cada mano, qué parte de quienes juegan en tu asiento superas; empatar y descansar cuentan la mitad.
contest-list = Torneos de este servidor
contest-none-yet = Aún no ha habido ninguno. Abre uno con `/torneo abrir`.
contest-off-question = ¿Anular este torneo?
contest-off-text = Acaba sin ganador. Las partidas en curso siguen.

contest-opened = Torneo abierto. Su mensaje aparece en este canal.
contest-you-entered = Estás dentro. Tu mesa se abre sola cuando empieza la ronda.
contest-you-entered-check-in = Estás dentro. Pulsa **{ BUTTON("button-contest-here") }** en los últimos 15 minutos antes del comienzo.
contest-you-left = Te has retirado.
contest-you-left-playing = Te has retirado. Termina la partida que estás jugando.
contest-you-here = Estarás en el próximo sorteo.
contest-started-now = Empieza el torneo.
contest-ruled = La mesa { $table } está decidida. El registro guarda tu decisión.
contest-sent-off = Esa persona queda fuera del torneo. El registro lo guarda.

contest-full = Este torneo está lleno.
contest-started = Este torneo ha empezado y no admite a nadie más.
contest-over = Este torneo ha terminado.
contest-entered-already = Ya estás dentro.
contest-not-entered = No estás en este torneo.
contest-join-first = No estás en este torneo. Pulsa **{ BUTTON("button-join") }** primero.
contest-stranger = Esa persona no está en el torneo.
contest-too-early = Todavía no puedes presentarte. Podrás desde 15 minutos antes del comienzo.
contest-too-few = Faltan jugadores: el torneo necesita { $least }. Invita a más gente.
contest-not-host = Solo puede hacerlo quien organiza este torneo o gestiona el servidor.
contest-own-match = Es tu propia partida. Pide a otra persona que gestione el servidor que la decida.
contest-plays = Juegas en este torneo. Pide a alguien que gestione el servidor que decida.
contest-no-match = Ese encuentro no existe en esta ronda. Elige a uno de sus jugadores, o a nadie para un empate.
contest-past = Una ronda posterior ya depende de ese encuentro.
contest-unknown = Aquí no existe ese torneo.
contest-none = Aquí no hay ningún torneo abierto ni en curso. Abre uno con `/torneo abrir`.
contest-several = Hay varios torneos en curso. Elige uno con la opción `torneo`.
contest-again = Alguien fue más rápido. Inténtalo otra vez.
contest-no-table = No tienes mesa en esta ronda.
contest-called-off = El torneo se anuló.
contest-fell-short = Anulado: al comienzo había menos de { $least } jugadores.
contest-too-many = Este servidor ya tiene { $most } torneos y veladas en marcha. Hay que terminar uno primero.
contest-bad-most = Elige de 2 a { $most } jugadores, o hasta { $robin } en «todos contra todos».
contest-bad-rounds = Elige de 1 a { $most } rondas.
contest-rounds-given = La opción `rondas` solo vale para el sistema suizo. Quítala.
contest-bad-days = Elige de 1 a { $most } días por ronda.
contest-bad-start = Elige un comienzo entre 1 minuto y { $most } días a partir de ahora.
contest-bad-pace = Un ritmo de 24 horas o más necesita `días`, los días de cada ronda. Sin esa opción, elige 15 minutos o menos.
contest-bad-pace-days = Con `días`, elige un ritmo de 24 horas o más.
contest-bad-title = El título puede tener { $most } caracteres normales como máximo.

contest-board-not-here = No se puede en una mano de duplicado: otros juegan el mismo reparto.
contest-board-secret = Otros aún juegan esta mano. El reparto, el secreto y la repetición se abren cuando acabe la última mesa.
contest-board-log = La promesa de este reparto es la misma en todas las mesas.
contest-board-result = Los resultados aparecen en la clasificación cuando todas las mesas hayan jugado esta mano.
contest-promises = Promesas de los repartos, mano a mano: { $digits }
contest-evenings = { $count ->
    [one] 1 velada
   *[other] { $count } veladas
}
contest-league-about = Una velada da hasta 100 puntos: la parte de sus manos que ganaste.
contest-no-league = No existe esa liga. Ponle nombre al abrir una velada con `/duplicado abrir`.
