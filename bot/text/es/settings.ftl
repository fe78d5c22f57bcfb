# Los ajustes, en español.

set-server = Ajustes de este servidor
set-me = Tus ajustes
button-set-tables = Mesas
button-set-seasons = Temporadas y reparto del día
set-hint = Cada menú muestra el ajuste actual. Lo que elijas vale al momento.
set-block = **/bloquear** mantiene a gente lejos de tus mesas y muestra a quién.
set-on = sí
set-off = no
set-language = Idioma
set-language-auto-server = el de Discord
set-language-auto-me = el de tu Discord
set-text-mode = Modo texto, para leer en voz alta
set-text-mode-auto-me = como en este servidor
set-threads = Un hilo para cada mesa nueva
set-who-may-open = Quién puede abrir mesas
set-everyone = todos
set-managers = quien gestiona el servidor
set-role = un rol (/configurar empezar)
set-tables-per-person = Mesas abiertas por persona
set-tables-per-server = Mesas en este servidor
set-undo-rated = Deshacer jugadas en partidas que cuentan
set-confirm = Preguntarme antes de cada jugada
set-auto-play = Jugar por mí cuando no hay elección
set-preselect = Elegir mi carta antes de mi turno
set-ping = Avisarme cuando me toca
ping-channel = en el canal
ping-direct = por mensaje directo
set-quiet-hours = Horas tranquilas, en las que no suena nada
quiet-none = ninguna
set-time-zone-auto-me = como en este servidor
ping-none = de ninguna forma
set-pace = Tiempo por turno, si la mesa no tiene el suyo
set-lobby-hours = Una mesa que nadie empieza se cierra
set-lobby-hours-value = { $hours ->
    [0] nunca
    [one] tras una hora
   *[other] tras { $hours } horas
}
set-season-length = Las temporadas acaban
set-monthly = con cada mes
set-manual = cuando las termina quien gestiona el servidor
set-time-zone = Zona horaria
set-season-channel = Dónde se publica el final de las temporadas
set-season-channel-auto = donde se jugó por última vez
set-channel-here = en este canal
set-channel-other = en otro canal, elegido con /ajustes servidor
set-daily-prize = Los mejores de una semana de repartos del día ganan puntos de temporada
set-daily-channel = Dónde se publica el resultado de cada reparto del día
set-daily-channel-auto = en ningún sitio
set-stats-public = Otros pueden ver mis estadísticas

# A quién no quiere alguien en sus mesas

block-title = Personas que has bloqueado
block-none = Nadie.
block-about = No pueden sentarse a las mesas que abriste o donde juegas, ni recibir invitaciones a ellas, y no se les dice por qué. Quien ya está en la mesa se queda. **/bloquear** añade a alguien.
block-lift = Dejar que alguien vuelva
block-done = { $name } ya no puede sentarse a tus mesas.
block-lifted = Hecho: puede volver.
block-yourself = Eres tú. En tus mesas siempre tienes sitio.
block-bot = Los bots no se sientan a ninguna mesa: no hace falta bloquearlos.
block-not = No tenías bloqueada a esa persona.
block-full = Has bloqueado a { $most } personas, el máximo. Deja primero que vuelva alguien.

set-table-returns = Una mesa que quedó arriba vuelve abajo
