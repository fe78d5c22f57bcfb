# Los comandos en español: `cmd-<ruta>` describe un comando, `cmd-<ruta>-name` es lo que se escribe; igual las opciones.
# Nombres: minúsculas, 32 signos como máximo (letras, cifras, - y _); descripciones: 100 signos como máximo.

# Opciones de varios comandos: `cmd-opt-<opción>` vale para los que no tienen palabras propias.
cmd-opt-game-name = juego
cmd-opt-game = Qué juego
cmd-opt-level-name = nivel
cmd-opt-pace-name = ritmo
cmd-opt-pace = Tiempo por turno
cmd-opt-table-name = mesa
cmd-opt-table = Qué mesa, si hay varias
cmd-opt-word-name = palabra
cmd-opt-person-name = persona
cmd-opt-seat-name = asiento
cmd-opt-sure-name = seguro
cmd-opt-sure = Sin volver a preguntar
cmd-opt-season-name = temporada
cmd-opt-title-name = título
cmd-opt-title = Cómo se llama
cmd-opt-size-name = tamaño
cmd-opt-size = Cuántos juegan en una mesa
cmd-opt-language-name = idioma
cmd-opt-text-mode-name = modo-texto
cmd-opt-text-mode = Escribirlo todo de modo que se pueda leer en voz alta
cmd-opt-time-zone-name = zona-horaria
cmd-opt-file-name = archivo
cmd-opt-file = Un acta exportada, como JSON o texto
cmd-opt-tournament-name = torneo
cmd-opt-tournament = Cuál, si hay varios
cmd-opt-day-name = día
cmd-opt-day = Qué día: elige de la lista
cmd-opt-time-name = hora
cmd-opt-time = Cuándo, por ejemplo 20:30, en tu zona horaria
cmd-opt-night-name = velada
cmd-opt-night = Cuál, si hay varias
cmd-opt-league-name = liga

cmd-table-name = mesa
cmd-table = Mesas: abrir, unirse, empezar, dejar, cerrar

cmd-table-new-name = nueva
cmd-table-new = Abrir una mesa en este canal
cmd-table-new-opt-form-name = forma
cmd-table-new-opt-form = La partida corta (unos diez minutos) o la partida entera
cmd-table-new-opt-seats-name = asientos
cmd-table-new-opt-seats = Cuántos juegan
cmd-table-new-opt-computers-name = máquinas
cmd-table-new-opt-computers = Cuántas máquinas sentar desde el principio
cmd-table-new-opt-level = El nivel de esas máquinas
cmd-table-new-opt-thread-name = hilo
cmd-table-new-opt-thread = Dar a la mesa su propio hilo
cmd-table-new-opt-rated-name = puntuada
cmd-table-new-opt-rated = Si la partida cuenta para la temporada y la valoración
cmd-table-new-opt-pace = Cuánto puede durar un turno antes de que lo juegue una máquina

cmd-table-new-opt-private-name = privada
cmd-table-new-opt-private = Solo se sientan personas invitadas
cmd-table-again-name = otra
cmd-table-again = Abrir una mesa como la última de este canal

cmd-table-list-name = lista
cmd-table-list = Mostrar las mesas de este servidor

cmd-table-show-name = mostrar
cmd-table-show = Traer el mensaje de una mesa al final del canal

cmd-table-join-name = unirse
cmd-table-join = Sentarte a una mesa
cmd-table-join-opt-word = Tu palabra para barajar; sin ella, la promesa ocupa su lugar

cmd-table-word-name = palabra
cmd-table-word = Añadir tu palabra al barajado, o cambiarla, antes de que empiece la partida
cmd-table-word-opt-word = Una palabra o frase; se publica con el resultado

cmd-table-invite-name = invitar
cmd-table-invite = Guardar un asiento a alguien diez minutos y avisarle
cmd-table-invite-opt-person = A quién invitas
cmd-table-call-name = llamar
cmd-table-call = Llamar al rol del servidor a una mesa con asientos libres, como mucho una vez por hora
cmd-table-call-opt-table = Qué mesa, si aquí hay varias
cmd-table-decline-name = rechazar
cmd-table-decline = Devolver un asiento guardado para ti

cmd-table-leave-name = dejar
cmd-table-leave = Levantarte de una mesa que no ha empezado

cmd-table-start-name = empezar
cmd-table-start = Repartir las cartas

cmd-table-add-computer-name = añadir-máquina
cmd-table-add-computer = Sentar a una máquina a la mesa
cmd-table-add-computer-opt-level = Su nivel

cmd-table-kick-name = expulsar
cmd-table-kick = Quitarle el asiento a alguien
cmd-table-kick-opt-seat = Número del asiento, como lo muestra la mesa
cmd-table-undo-name = deshacer
cmd-table-undo = Deshacer tu última jugada, si nadie ha jugado después y no se ha revelado nada
cmd-table-vote-name = votar
cmd-table-vote = Decidir algo juntos: pausa, seguir, una máquina para alguien, terminar
cmd-table-vote-opt-what-name = qué
cmd-table-vote-opt-what = Lo que propones, o lo que respondes a la votación en curso
cmd-table-vote-opt-seat = De quién se trata: el número del asiento
cmd-table-sit-name = sustituir
cmd-table-sit = Ocupar el asiento de alguien que se ha ido, si se ofrece
cmd-table-sit-opt-seat = El número del asiento
cmd-table-pause-name = pausa
cmd-table-pause = Para quien gestiona el servidor: pausar la partida; los relojes se paran
cmd-table-resume-name = reanudar
cmd-table-resume = Para quien gestiona el servidor: reanudar una partida en pausa
cmd-table-move-name = mover
cmd-table-move = Para quien gestiona el servidor: llevar la mesa a otro canal o hilo
cmd-table-move-opt-channel-name = canal
cmd-table-move-opt-channel = Dónde debe estar

cmd-table-back-name = volver
cmd-table-back = Volver a jugar tú las cartas que una máquina juega por ti

cmd-table-resign-name = abandonar
cmd-table-resign = Abandonar una partida en curso, tras confirmarlo; una máquina ocupa tu asiento

cmd-table-close-name = cerrar
cmd-table-close = Cerrar una mesa sin resultado

cmd-table-rematch-name = revancha
cmd-table-rematch = Jugar otra vez a lo mismo

cmd-hand-name = mano
cmd-hand = Tus cartas en la mesa de este canal; solo las ves tú
cmd-hand-opt-table = Qué mesa, si juegas en varias

cmd-block-name = bloquear
cmd-block = Mantener a alguien lejos de tus mesas, o ver a quién has bloqueado
cmd-block-opt-person = Quién no debe venir; sin ella, tu lista
cmd-unblock-name = desbloquear
cmd-unblock = Dejar que alguien vuelva a tus mesas
cmd-unblock-opt-person = Quién puede volver

cmd-hint-name = pista
cmd-hint = Qué haría una máquina en tu lugar y por qué; si la partida no cuenta
cmd-hint-opt-table = Qué mesa, si juegas en varias

cmd-watch-name = mirar
cmd-watch = Ver una partida en privado: lo que es público y lo que ha pasado
cmd-watch-opt-table = Qué mesa, si aquí hay varias

cmd-show-hand-name = mostrar-mano
cmd-show-hand = Dejar que una persona vea tu mano, si la partida no cuenta; el registro lo dice
cmd-show-hand-opt-person = Quién puede verla, con Mirar
cmd-show-hand-opt-table = Qué mesa, si juegas en varias

cmd-hide-hand-name = ocultar-mano
cmd-hide-hand = Que nadie vea ya tu mano
cmd-hide-hand-opt-table = Qué mesa, si juegas en varias

cmd-learn-name = aprender
cmd-learn = Una primera partida explicada, contra máquinas principiantes; no cuenta

cmd-turns-name = turnos
cmd-turns = Todas las mesas en las que te toca

cmd-rules-name = reglas
cmd-rules = Las reglas de un juego, página a página
cmd-rules-opt-section-name = sección
cmd-rules-opt-section = Por dónde abrirlas

cmd-daily-name = reparto-del-día
cmd-daily = El reparto del día: el mismo para todos aquí, un intento cada uno

cmd-leaderboard-name = clasificación
cmd-leaderboard = Quién va en cabeza: por puntos, valoración, victorias o partidas
cmd-leaderboard-opt-game = En un juego; si no, en todos
cmd-leaderboard-opt-season = En qué temporada; si no, en la actual
cmd-leaderboard-opt-sort-name = orden
cmd-leaderboard-opt-sort = En qué orden
cmd-leaderboard-opt-page-name = página
cmd-leaderboard-opt-page = Qué página

cmd-season-name = temporada
cmd-season = Temporadas: la actual, las anteriores y lo que valen los puestos

cmd-season-show-name = mostrar
cmd-season-show = Una temporada: fechas, podio, puntos, palmarés
cmd-season-show-opt-season = Cuál; si no, la actual

cmd-season-start-name = empezar
cmd-season-start = Empezar una temporada ahora, para quien gestiona el servidor
cmd-season-start-opt-title = Cómo se llama
cmd-season-start-opt-until-name = hasta
cmd-season-start-opt-until = Su último día, como año-mes-día

cmd-season-end-name = terminar
cmd-season-end = Terminar ahora la temporada actual, para quien gestiona el servidor

cmd-season-points-name = puntos
cmd-season-points = Lo que valen los puestos; quien gestiona el servidor lo cambia para la próxima
cmd-season-points-opt-size-name = jugadores
cmd-season-points-opt-size = Para mesas de cuántos jugadores
cmd-season-points-opt-points-name = puntos
cmd-season-points-opt-points = Puntos de cada puesto, el mejor primero, como 5 3 1; si lo omites, los habituales

cmd-stats-name = estadísticas
cmd-stats = Lo que alguien ha jugado: puestos, rachas, valoración, duelos
cmd-stats-opt-player-name = jugador
cmd-stats-opt-player = De quién; si no, las tuyas, que solo ves tú
cmd-stats-opt-game = En un juego; si no, en todos

cmd-settings-name = ajustes
cmd-settings = Los ajustes de este servidor y los tuyos

cmd-settings-server-name = servidor
cmd-settings-server = Los ajustes de este servidor, para quien lo gestiona
cmd-settings-server-opt-language = Idioma de los mensajes públicos
cmd-settings-server-opt-threads-name = hilos
cmd-settings-server-opt-threads = Dar a cada mesa nueva su propio hilo
cmd-settings-server-opt-who-may-open-name = quién-abre
cmd-settings-server-opt-who-may-open = Quién puede abrir mesas
cmd-settings-server-opt-tables-per-person-name = mesas-por-persona
cmd-settings-server-opt-tables-per-person = Cuántas mesas puede tener abiertas una persona
cmd-settings-server-opt-tables-per-server-name = mesas-por-servidor
cmd-settings-server-opt-tables-per-server = Cuántas mesas puede haber en este servidor
cmd-settings-server-opt-pace = Tiempo por turno en las mesas nuevas
cmd-settings-server-opt-lobby-hours-name = horas-de-espera
cmd-settings-server-opt-lobby-hours = Horas tras las que se cierra una mesa que nadie empieza (0: nunca)
cmd-settings-server-opt-undo-rated-name = deshacer-puntuadas
cmd-settings-server-opt-undo-rated = Dejar deshacer jugadas también en partidas que cuentan
cmd-settings-server-opt-season-length-name = duración-temporada
cmd-settings-server-opt-season-length = Si una temporada acaba con cada mes o cuando la termina quien gestiona el servidor
cmd-settings-server-opt-time-zone = La zona horaria del servidor, en la que empiezan los meses
cmd-settings-server-opt-season-channel-name = canal-temporada
cmd-settings-server-opt-season-channel = Dónde se publica el podio de cada temporada
cmd-settings-server-opt-daily-prize-name = premio-del-día
cmd-settings-server-opt-daily-prize = Si los mejores de una semana de repartos del día ganan puntos de temporada
cmd-settings-server-opt-daily-channel-name = canal-del-día
cmd-settings-server-opt-daily-channel = Dónde se publica el resultado de cada reparto del día

cmd-settings-me-name = yo
cmd-settings-me = Tus propios ajustes
cmd-settings-me-opt-language = Idioma de lo que solo tú ves
cmd-settings-me-opt-confirm-name = confirmar
cmd-settings-me-opt-confirm = Preguntar antes de cada una de tus jugadas
cmd-settings-me-opt-ping-name = aviso
cmd-settings-me-opt-ping = Cómo avisarte cuando te toca
cmd-settings-me-opt-quiet-hours-name = horas-tranquilas
cmd-settings-me-opt-quiet-hours = Cuándo no suena nada, como 22:00-07:30, o ninguna
cmd-settings-me-opt-time-zone = Tu zona horaria, para tus horas tranquilas
cmd-settings-me-opt-stats-public-name = estadísticas-públicas
cmd-settings-me-opt-stats-public = Dejar que otros vean tus estadísticas
cmd-settings-me-opt-auto-play-name = automático
cmd-settings-me-opt-auto-play = Jugar por ti, tras un momento, cuando las reglas te dejan una sola opción
cmd-settings-me-opt-preselect-name = preselección
cmd-settings-me-opt-preselect = Elegir una carta antes de tu turno; se juega cuando llega

cmd-help-name = ayuda
cmd-help = Los juegos, el reparto del día y cómo funciona

cmd-about-name = acerca-de
cmd-about = Qué es este bot y cómo está

cmd-replay-name = repetición
cmd-replay = Ver una partida terminada jugada a jugada
cmd-replay-opt-game-name = partida
cmd-replay-opt-game = Una partida terminada de este servidor

cmd-review-name = análisis
cmd-review = Las tres jugadas de una partida terminada que más costaron o aportaron, para cualquier asiento
cmd-review-opt-game-name = partida
cmd-review-opt-game = Una partida terminada de este servidor

cmd-verify-name = verificar
cmd-verify = Repartir de nuevo una partida terminada y comprobar que se barajó como se prometió
cmd-verify-opt-game-name = partida
cmd-verify-opt-game = Una partida terminada de este servidor

cmd-privacy-name = privacidad
cmd-privacy = Lo que se guarda de ti

cmd-privacy-export-name = exportar
cmd-privacy-export = Todo lo que se guarda de ti, en un archivo

cmd-privacy-forget-name = olvidar
cmd-privacy-forget = Olvidarlo todo sobre ti

cmd-continue-name = continuar
cmd-continue = Seguir desde una jugada de una partida terminada, en una mesa nueva que nunca cuenta
cmd-continue-opt-move-name = jugada
cmd-continue-opt-move = Tras cuántas jugadas, como las cuenta la repetición
cmd-continue-opt-game-name = partida
cmd-continue-opt-game = Una partida terminada de este servidor
cmd-continue-opt-seat = Tu asiento, contado desde 1; el tuyo si no dices nada
cmd-continue-opt-people-name = personas
cmd-continue-opt-people = Dejar los demás asientos a personas en vez de a máquinas
cmd-tournament-name = torneo
cmd-tournament = Torneos: abrir, unirse, empezar, clasificación
cmd-tournament-show-name = mostrar
cmd-tournament-show = Mostrar la clasificación
cmd-tournament-list-name = lista
cmd-tournament-list = Los torneos de este servidor
cmd-tournament-join-name = unirse
cmd-tournament-join = Unirse a un torneo
cmd-tournament-check-in-name = presente
cmd-tournament-check-in = Decir que estás para la próxima ronda
cmd-tournament-withdraw-name = retirarse
cmd-tournament-withdraw = Dejar un torneo
cmd-tournament-open-name = abrir
cmd-tournament-open = Abrir un torneo en este canal
cmd-tournament-open-opt-system-name = sistema
cmd-tournament-open-opt-system = Quién juega con quién: sistema suizo si no eliges otro
cmd-tournament-open-opt-rounds-name = rondas
cmd-tournament-open-opt-rounds = Cuántas rondas del sistema suizo
cmd-tournament-open-opt-starts-in-name = empieza-en
cmd-tournament-open-opt-starts-in = Minutos hasta que empieza solo; sin esto, lo empiezas tú
cmd-tournament-open-opt-days-name = días
cmd-tournament-open-opt-days = Días por ronda; sin esto, se juega en directo
cmd-tournament-open-opt-most-name = máximo
cmd-tournament-open-opt-most = Cuántas personas pueden unirse
cmd-tournament-open-opt-title = Cómo se llama
cmd-tournament-start-name = empezar
cmd-tournament-start = Empezar con quienes están (quien organiza o gestiona)
cmd-tournament-ruling-name = decidir
cmd-tournament-ruling = Decidir un encuentro de esta ronda (quien organiza o gestiona)
cmd-tournament-ruling-opt-table = El número de la mesa en esta ronda
cmd-tournament-ruling-opt-winner-name = ganador
cmd-tournament-ruling-opt-winner = Quién gana; nadie para un empate
cmd-tournament-remove-name = expulsar
cmd-tournament-remove = Sacar a alguien (quien organiza o gestiona)
cmd-tournament-remove-opt-person = A quién
cmd-tournament-call-off-name = anular
cmd-tournament-call-off = Terminarlo sin ganador (quien organiza o gestiona)
cmd-play-name = jugar
cmd-play = Jugar en la mesa de este canal o contra máquinas; sin nada, ver qué hay
cmd-play-opt-card-name = carta
cmd-play-opt-card = Lo que juegas: escribe unas letras y elige de la lista
cmd-settings-server-opt-table-returns-name = mesa-abajo
cmd-settings-server-opt-table-returns = Volver a publicar una mesa cuando tiene ocho mensajes debajo

cmd-setup-name = configurar
cmd-setup = Configurar este servidor y comprobar que todo funciona
cmd-setup-start-name = empezar
cmd-setup-start = Elegir idioma, canales y quién abre mesas, y comprobarlo
cmd-setup-check-name = comprobar
cmd-setup-check = Comprobar los permisos del bot en cada canal elegido

cmd-puzzles-name = problemas
cmd-puzzles = Encontrar la mejor jugada en posiciones de partidas analizadas de este servidor

cmd-night-name = velada
cmd-night = Veladas de juegos: organizar una, venir, ver cómo fue
cmd-night-plan-name = organizar
cmd-night-plan = Organizar una velada de juegos en este canal
cmd-night-plan-opt-places-name = plazas
cmd-night-plan-opt-places = Cuántas personas pueden venir
cmd-night-move-name = mover
cmd-night-move = Cambiar la fecha de una velada (quien organiza o gestiona)
cmd-night-call-off-name = anular
cmd-night-call-off = Anular una velada (quien organiza o gestiona)
cmd-night-join-name = asistir
cmd-night-join = Decir que vienes
cmd-night-leave-name = faltar
cmd-night-leave = Decir que no puedes venir
cmd-insights-name = hábitos
cmd-insights = Dónde pierdes más, según tus partidas terminadas en este servidor; solo lo ves tú

cmd-duplicate-name = duplicado
cmd-duplicate = Veladas de duplicado: el mismo reparto en todas las mesas
cmd-duplicate-open-name = abrir
cmd-duplicate-open = Abrir una velada de duplicado en este canal
cmd-duplicate-open-opt-boards-name = manos
cmd-duplicate-open-opt-boards = Cuántos repartos juega cada cual
cmd-duplicate-open-opt-starts-in-name = empieza-en
cmd-duplicate-open-opt-starts-in = Minutos hasta que empiece sola; sin esto, la empiezas tú
cmd-duplicate-open-opt-league = La liga a la que pertenece esta velada
cmd-duplicate-league-name = liga
cmd-duplicate-league = Ver cómo va una liga
cmd-duplicate-league-opt-league = Qué liga; sin esto, la última
