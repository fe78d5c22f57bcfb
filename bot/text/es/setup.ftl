# Preparar un servidor, en español.

setup-title = Configurar este servidor
setup-well = Todo funciona.
setup-ill = Falta algo. Arréglalo y repite **/configurar comprobar**.
setup-good = ✅ { $where }
setup-bad = ⚠️ { $where }: { $trouble }
setup-missing = dame { $missing }
setup-tables = Mesas en { $where }
setup-daily = Reparto del día en { $where }
setup-events = Eventos de Discord para las veladas de juegos
setup-threads = Mesas y torneos en hilos
setup-season = Temporadas en { $where }
setup-news = Reparto del día y temporadas en { $where }
setup-opener-role = { $where } abre mesas
setup-call-role = Se puede llamar a { $where } a las mesas
setup-champion-role = { $where } para quien gane la temporada
setup-no-daily = El reparto del día no se publica en ningún canal.
setup-no-events = Las veladas no tienen evento de Discord: me falta *Crear eventos*.
setup-no-threads = Las mesas y los torneos no tienen hilos: me falta *Crear hilos públicos* o *Enviar mensajes en hilos*.
setup-no-season = El final de las temporadas se publica donde se jugó por última vez.
setup-next = Cada elección vale al momento. Más opciones: **/ajustes servidor**. Primera mesa: **/ayuda**.
setup-change = **/configurar empezar** cambia todo esto.
setup-none = nadie
setup-opener-role-pick = Quién puede abrir mesas: { $present }
setup-call-role-pick = Rol al que llamar a las mesas: { $present }
setup-news-pick = Canal: reparto del día, temporadas
setup-champion-role-pick = Rol de quien gana: { $present }
setup-daily-hour = Reparto del día: hora de la mañana
setup-hour = Reparto del día: a las { $hour } de la mañana

role-gone = este rol ya no existe
role-silent = deja que todos lo mencionen: Ajustes del servidor, Roles
role-not-own = Discord no deja dar este rol a mano; elige otro
role-above = pon mi rol por encima: Ajustes del servidor, Roles

permission-manage-roles = *Gestionar roles*

# Llamar al rol del servidor a una mesa.

button-call = Llamar a jugadores
call-role = { $role } { $game } busca { $seats ->
    [one] una persona más
   *[other] { $seats } personas más
}: { $where }
call-no-role = Este servidor no ha elegido ningún rol al que llamar. Quienes lo gestionan pueden hacerlo con **/configurar empezar**.
call-too-early = Se llamó al rol hace menos de una hora. Podrás llamarlo otra vez <t:{ $when }:R>. **/mesa invitar** avisa a alguien al momento.
call-private = Una mesa privada no llama a nadie. **/mesa invitar** guarda un asiento para alguien.
