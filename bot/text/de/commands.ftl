# Die Befehle auf Deutsch: `cmd-<Pfad>` beschreibt einen Befehl, `cmd-<Pfad>-name` tippt man; ebenso bei Optionen.
# Namen: Kleinbuchstaben, höchstens 32 Zeichen (Buchstaben, Ziffern, - und _); Beschreibungen: höchstens 100 Zeichen.

# Optionen mehrerer Befehle: `cmd-opt-<Option>` gilt für jeden, der keine eigenen Worte hat.
cmd-opt-game-name = spiel
cmd-opt-game = Welches Spiel
cmd-opt-level-name = stärke
cmd-opt-pace-name = tempo
cmd-opt-pace = Zeit für einen Zug
cmd-opt-table-name = tisch
cmd-opt-table = Welcher Tisch, falls es mehrere gibt
cmd-opt-word-name = wort
cmd-opt-person-name = person
cmd-opt-seat-name = platz
cmd-opt-sure-name = sicher
cmd-opt-sure = Ohne Rückfrage
cmd-opt-season-name = saison
cmd-opt-title-name = titel
cmd-opt-title = Wie er heißt
cmd-opt-size-name = größe
cmd-opt-size = Wie viele an einem Tisch spielen
cmd-opt-language-name = sprache
cmd-opt-text-mode-name = textmodus
cmd-opt-text-mode = Alles so schreiben, dass es sich vorlesen lässt
cmd-opt-time-zone-name = zeitzone
cmd-opt-file-name = datei
cmd-opt-file = Eine exportierte Aufzeichnung, als JSON oder Text
cmd-opt-tournament-name = turnier
cmd-opt-tournament = Welches, falls es mehrere gibt
cmd-opt-day-name = tag
cmd-opt-day = Welcher Tag: aus der Liste wählen
cmd-opt-time-name = uhrzeit
cmd-opt-time = Wann, etwa 20:30, in deiner Zeitzone
cmd-opt-night-name = spieleabend
cmd-opt-night = Welcher, falls es mehrere gibt
cmd-opt-league-name = liga

cmd-table-name = tisch
cmd-table = Tische: öffnen, mitspielen, starten, verlassen, schließen

cmd-table-new-name = neu
cmd-table-new = In diesem Kanal einen Tisch öffnen
cmd-table-new-opt-form-name = form
cmd-table-new-opt-form = Die kurze Partie (etwa zehn Minuten) oder die ganze
cmd-table-new-opt-seats-name = plätze
cmd-table-new-opt-seats = Wie viele mitspielen
cmd-table-new-opt-computers-name = computer
cmd-table-new-opt-computers = Wie viele Computer sich gleich dazusetzen
cmd-table-new-opt-level = Wie stark diese Computer spielen
cmd-table-new-opt-thread-name = thread
cmd-table-new-opt-thread = Dem Tisch einen eigenen Thread geben
cmd-table-new-opt-rated-name = gewertet
cmd-table-new-opt-rated = Ob die Partie für die Saison und die Wertung zählt
cmd-table-new-opt-pace = Wie lange ein Zug dauern darf, bevor ihn ein Computer spielt

cmd-table-new-opt-private-name = privat
cmd-table-new-opt-private = Nur Eingeladene setzen sich
cmd-table-again-name = nochmal
cmd-table-again = Einen Tisch wie den letzten in diesem Kanal öffnen

cmd-table-list-name = liste
cmd-table-list = Die Tische dieses Servers zeigen

cmd-table-show-name = zeigen
cmd-table-show = Die Nachricht eines Tisches ans Ende des Kanals holen

cmd-table-join-name = mitspielen
cmd-table-join = Dich an einen Tisch setzen
cmd-table-join-opt-word = Dein Wort fürs Mischen; ohne Wort springt das Versprechen ein

cmd-table-word-name = wort
cmd-table-word = Ein eigenes Wort zum Mischen geben oder ändern, bevor die Partie beginnt
cmd-table-word-opt-word = Ein Wort oder ein Satz; wird mit dem Ergebnis veröffentlicht

cmd-table-invite-name = einladen
cmd-table-invite = Jemandem zehn Minuten lang einen Platz freihalten und Bescheid geben
cmd-table-invite-opt-person = Wer eingeladen wird
cmd-table-call-name = rufen
cmd-table-call = Die Rolle des Servers an einen Tisch mit freien Plätzen rufen, höchstens einmal je Stunde
cmd-table-call-opt-table = Welcher Tisch, wenn es hier mehrere gibt
cmd-table-decline-name = absagen
cmd-table-decline = Einen Platz abgeben, der für dich freigehalten wird

cmd-table-leave-name = verlassen
cmd-table-leave = Von einem Tisch aufstehen, der noch nicht gestartet ist

cmd-table-start-name = starten
cmd-table-start = Die Karten geben

cmd-table-add-computer-name = computer-dazu
cmd-table-add-computer = Einen Computer an den Tisch setzen
cmd-table-add-computer-opt-level = Wie stark er spielt

cmd-table-kick-name = entfernen
cmd-table-kick = Jemandem den Platz nehmen
cmd-table-kick-opt-seat = Nummer des Platzes, wie der Tisch sie zeigt
cmd-table-undo-name = zurücknehmen
cmd-table-undo = Deinen letzten Zug zurücknehmen, solange niemand weitergespielt hat und nichts aufgedeckt wurde
cmd-table-vote-name = abstimmen
cmd-table-vote = Etwas gemeinsam entscheiden: Pause, Weiterspielen, Computer für jemanden, Abbruch
cmd-table-vote-opt-what-name = was
cmd-table-vote-opt-what = Was du vorschlägst oder zur laufenden Abstimmung sagst
cmd-table-vote-opt-seat = Um wen es geht: die Nummer des Platzes
cmd-table-sit-name = einspringen
cmd-table-sit = Für jemanden weiterspielen, der weg ist, wenn der Platz angeboten wird
cmd-table-sit-opt-seat = Die Nummer des Platzes
cmd-table-pause-name = pause
cmd-table-pause = Für die Serververwaltung: die Partie anhalten; die Uhren stehen still
cmd-table-resume-name = fortsetzen
cmd-table-resume = Für die Serververwaltung: eine angehaltene Partie weitergehen lassen
cmd-table-move-name = umziehen
cmd-table-move = Für die Serververwaltung: den Tisch in einen anderen Kanal oder Thread verlegen
cmd-table-move-opt-channel-name = kanal
cmd-table-move-opt-channel = Wo er stehen soll

cmd-table-back-name = zurück
cmd-table-back = Deine Karten vom Computer zurückholen und selbst spielen

cmd-table-resign-name = aufgeben
cmd-table-resign = Eine laufende Partie nach Rückfrage aufgeben; ein Computer übernimmt deinen Platz

cmd-table-close-name = schließen
cmd-table-close = Einen Tisch ohne Ergebnis schließen

cmd-table-rematch-name = revanche
cmd-table-rematch = Dasselbe Spiel noch einmal spielen

cmd-hand-name = hand
cmd-hand = Deine Karten am Tisch dieses Kanals; nur du siehst sie
cmd-hand-opt-table = Welcher Tisch, falls du an mehreren spielst

cmd-block-name = blockieren
cmd-block = Jemanden von deinen Tischen fernhalten oder sehen, wen du blockiert hast
cmd-block-opt-person = Wer nicht kommen soll; ohne Angabe deine Liste
cmd-unblock-name = freigeben
cmd-unblock = Jemanden wieder an deine Tische lassen
cmd-unblock-opt-person = Wer wieder kommen darf

cmd-hint-name = tipp
cmd-hint = Was ein Computer an deiner Stelle tun würde und warum; wenn die Partie nicht zählt
cmd-hint-opt-table = Welcher Tisch, falls du an mehreren spielst

cmd-watch-name = zuschauen
cmd-watch = Einer Partie zuschauen, nur für dich: was offen liegt und was geschehen ist
cmd-watch-opt-table = Welcher Tisch, falls es hier mehrere gibt

cmd-show-hand-name = hand-zeigen
cmd-show-hand = Einer Person deine Karten zeigen, wenn die Partie nicht zählt; der Verlauf hält es fest
cmd-show-hand-opt-person = Wer sie sehen darf, mit „Zuschauen“
cmd-show-hand-opt-table = Welcher Tisch, falls du an mehreren spielst

cmd-hide-hand-name = hand-verbergen
cmd-hide-hand = Niemandem mehr deine Karten zeigen
cmd-hide-hand-opt-table = Welcher Tisch, falls du an mehreren spielst

cmd-learn-name = lernen
cmd-learn = Eine erste Partie mit Erklärungen gegen Anfänger-Computer; sie zählt nicht

cmd-turns-name = dran
cmd-turns = Alle Tische, an denen du dran bist

cmd-rules-name = regeln
cmd-rules = Die Regeln eines Spiels, Seite für Seite
cmd-rules-opt-section-name = abschnitt
cmd-rules-opt-section = Wo sie aufgeschlagen werden

cmd-daily-name = tagesblatt
cmd-daily = Das Blatt des Tages: für alle hier dasselbe, jeder hat einen Versuch

cmd-leaderboard-name = rangliste
cmd-leaderboard = Wer vorn liegt: nach Punkten, Wertung, Siegen oder Partien
cmd-leaderboard-opt-game = Bei einem Spiel; sonst bei allen
cmd-leaderboard-opt-season = In welcher Saison; sonst in der laufenden
cmd-leaderboard-opt-sort-name = reihenfolge
cmd-leaderboard-opt-sort = Wonach sortiert wird
cmd-leaderboard-opt-page-name = seite
cmd-leaderboard-opt-page = Welche Seite

cmd-season-name = saison
cmd-season = Saisons: die laufende, die früheren und was Plätze wert sind

cmd-season-show-name = zeigen
cmd-season-show = Eine Saison: Daten, Podest, Punkte, Ruhmeshalle
cmd-season-show-opt-season = Welche; sonst die laufende

cmd-season-start-name = starten
cmd-season-start = Jetzt eine Saison beginnen, für die Serververwaltung
cmd-season-start-opt-title = Wie sie heißt
cmd-season-start-opt-until-name = bis
cmd-season-start-opt-until = Ihr letzter Tag als Jahr-Monat-Tag

cmd-season-end-name = beenden
cmd-season-end = Die laufende Saison jetzt beenden, für die Serververwaltung

cmd-season-points-name = punkte
cmd-season-points = Was Plätze wert sind; die Serververwaltung ändert es für die nächste Saison
cmd-season-points-opt-size-name = größe
cmd-season-points-opt-size = Für Tische mit wie vielen Spielern
cmd-season-points-opt-points-name = punkte
cmd-season-points-opt-points = Punkte je Platz, der beste zuerst, etwa 5 3 1; ohne Angabe die üblichen

cmd-stats-name = statistik
cmd-stats = Was jemand gespielt hat: Plätze, Serien, Wertung, direkte Vergleiche
cmd-stats-opt-player-name = spieler
cmd-stats-opt-player = Von wem; sonst deine, nur für dich
cmd-stats-opt-game = Bei einem Spiel; sonst bei allen

cmd-settings-name = einstellungen
cmd-settings = Einstellungen dieses Servers und deine eigenen

cmd-settings-server-name = server
cmd-settings-server = Einstellungen dieses Servers, für seine Verwaltung
cmd-settings-server-opt-language = Sprache der öffentlichen Nachrichten
cmd-settings-server-opt-threads-name = threads
cmd-settings-server-opt-threads = Jedem neuen Tisch einen eigenen Thread geben
cmd-settings-server-opt-who-may-open-name = wer-darf-öffnen
cmd-settings-server-opt-who-may-open = Wer Tische öffnen darf
cmd-settings-server-opt-tables-per-person-name = tische-pro-person
cmd-settings-server-opt-tables-per-person = Wie viele Tische eine Person offen haben darf
cmd-settings-server-opt-tables-per-server-name = tische-pro-server
cmd-settings-server-opt-tables-per-server = Wie viele Tische es auf diesem Server geben darf
cmd-settings-server-opt-pace = Zeit für einen Zug an neuen Tischen
cmd-settings-server-opt-lobby-hours-name = wartestunden
cmd-settings-server-opt-lobby-hours = Nach wie vielen Stunden ein Tisch schließt, den niemand startet (0: nie)
cmd-settings-server-opt-undo-rated-name = zurücknehmen-gewertet
cmd-settings-server-opt-undo-rated = Züge auch in gewerteten Partien zurücknehmen lassen
cmd-settings-server-opt-season-length-name = saisonlänge
cmd-settings-server-opt-season-length = Ob eine Saison mit dem Monat endet oder wenn die Verwaltung sie beendet
cmd-settings-server-opt-time-zone = Die Zeitzone des Servers, nach der Monate beginnen
cmd-settings-server-opt-season-channel-name = saisonkanal
cmd-settings-server-opt-season-channel = Wo das Podest jeder Saison erscheint
cmd-settings-server-opt-daily-prize-name = tagesblatt-preis
cmd-settings-server-opt-daily-prize = Ob die Besten einer Woche Tagesblätter Saisonpunkte gewinnen
cmd-settings-server-opt-daily-channel-name = tagesblatt-kanal
cmd-settings-server-opt-daily-channel = Wo das Ergebnis jedes Tagesblatts erscheint

cmd-settings-me-name = ich
cmd-settings-me = Deine eigenen Einstellungen
cmd-settings-me-opt-language = Sprache der Nachrichten, die nur du siehst
cmd-settings-me-opt-confirm-name = bestätigen
cmd-settings-me-opt-confirm = Vor jedem deiner Züge nachfragen
cmd-settings-me-opt-ping-name = benachrichtigung
cmd-settings-me-opt-ping = Wie du benachrichtigt wirst, wenn du dran bist
cmd-settings-me-opt-quiet-hours-name = ruhezeit
cmd-settings-me-opt-quiet-hours = Wann nichts klingelt, etwa 22:00-07:30, oder keine
cmd-settings-me-opt-time-zone = Deine Zeitzone, für deine Ruhezeit
cmd-settings-me-opt-stats-public-name = statistik-öffentlich
cmd-settings-me-opt-stats-public = Andere deine Statistik sehen lassen
cmd-settings-me-opt-auto-play-name = automatisch
cmd-settings-me-opt-auto-play = Nach einem Moment für dich spielen, wenn die Regeln dir keine Wahl lassen
cmd-settings-me-opt-preselect-name = vorauswahl
cmd-settings-me-opt-preselect = Eine Karte schon vorher wählen; sie wird gespielt, sobald du dran bist

cmd-help-name = hilfe
cmd-help = Die Spiele, das Blatt des Tages und wie alles geht

cmd-about-name = über
cmd-about = Was dieser Bot ist und wie es ihm geht

cmd-replay-name = nachspielen
cmd-replay = Eine beendete Partie Zug für Zug ansehen
cmd-replay-opt-game-name = spiel
cmd-replay-opt-game = Eine beendete Partie dieses Servers

cmd-review-name = analyse
cmd-review = Die drei Züge einer beendeten Partie, die am meisten kosteten oder brachten, für jeden Platz
cmd-review-opt-game-name = spiel
cmd-review-opt-game = Eine beendete Partie dieses Servers

cmd-verify-name = prüfen
cmd-verify = Eine beendete Partie neu geben und prüfen, ob so gemischt wurde wie versprochen
cmd-verify-opt-game-name = spiel
cmd-verify-opt-game = Eine beendete Partie dieses Servers

cmd-privacy-name = datenschutz
cmd-privacy = Was über dich gespeichert ist

cmd-privacy-export-name = export
cmd-privacy-export = Alles, was über dich gespeichert ist, als Datei

cmd-privacy-forget-name = vergessen
cmd-privacy-forget = Alles über dich vergessen

cmd-continue-name = weiterspielen
cmd-continue = Ab einem Zug einer beendeten Partie weiterspielen, an einem neuen Tisch, der nie zählt
cmd-continue-opt-move-name = zug
cmd-continue-opt-move = Nach wie vielen Zügen, wie „Nachspielen“ sie zählt
cmd-continue-opt-game-name = spiel
cmd-continue-opt-game = Eine beendete Partie dieses Servers
cmd-continue-opt-seat = Dein Platz, ab 1 gezählt; ohne Angabe dein eigener
cmd-continue-opt-people-name = menschen
cmd-continue-opt-people = Die anderen Plätze für Menschen lassen statt für Computer
cmd-tournament-name = turnier
cmd-tournament = Turniere: öffnen, mitspielen, starten, Tabelle
cmd-tournament-show-name = zeigen
cmd-tournament-show = Die Tabelle zeigen
cmd-tournament-list-name = liste
cmd-tournament-list = Die Turniere dieses Servers auflisten
cmd-tournament-join-name = mitspielen
cmd-tournament-join = An einem Turnier teilnehmen
cmd-tournament-check-in-name = hier
cmd-tournament-check-in = Sagen, dass du zur nächsten Runde da bist
cmd-tournament-withdraw-name = aussteigen
cmd-tournament-withdraw = Aus einem Turnier aussteigen
cmd-tournament-open-name = öffnen
cmd-tournament-open = In diesem Kanal ein Turnier öffnen
cmd-tournament-open-opt-system-name = system
cmd-tournament-open-opt-system = Wer gegen wen spielt: Schweizer System, wenn du nichts anderes wählst
cmd-tournament-open-opt-rounds-name = runden
cmd-tournament-open-opt-rounds = Wie viele Runden Schweizer System
cmd-tournament-open-opt-starts-in-name = beginnt-in
cmd-tournament-open-opt-starts-in = Minuten, bis es von selbst beginnt; ohne Angabe startest du es
cmd-tournament-open-opt-days-name = tage
cmd-tournament-open-opt-days = Tage für jede Runde; ohne Angabe wird live gespielt
cmd-tournament-open-opt-most-name = höchstens
cmd-tournament-open-opt-most = Wie viele teilnehmen dürfen
cmd-tournament-open-opt-title = Wie es heißt
cmd-tournament-start-name = starten
cmd-tournament-start = Mit allen beginnen, die da sind (Veranstalter oder Verwaltung)
cmd-tournament-ruling-name = entscheiden
cmd-tournament-ruling = Eine Begegnung dieser Runde entscheiden (Veranstalter oder Verwaltung)
cmd-tournament-ruling-opt-table = Die Nummer des Tisches in dieser Runde
cmd-tournament-ruling-opt-winner-name = sieger
cmd-tournament-ruling-opt-winner = Wer gewinnt; niemand für unentschieden
cmd-tournament-remove-name = ausschließen
cmd-tournament-remove = Jemanden herausnehmen (Veranstalter oder Verwaltung)
cmd-tournament-remove-opt-person = Wen
cmd-tournament-call-off-name = absagen
cmd-tournament-call-off = Es ohne Sieger beenden (Veranstalter oder Verwaltung)
cmd-play-name = spielen
cmd-play = Am Tisch dieses Kanals spielen oder gegen Computer; ohne beides sehen, was es gibt
cmd-play-opt-card-name = karte
cmd-play-opt-card = Was du spielst: ein paar Buchstaben tippen und aus der Liste wählen
cmd-settings-server-opt-table-returns-name = tisch-nach-unten
cmd-settings-server-opt-table-returns = Einen Tisch neu posten, wenn acht Nachrichten unter ihm stehen

cmd-setup-name = einrichten
cmd-setup = Diesen Server einrichten und prüfen, ob alles geht
cmd-setup-start-name = start
cmd-setup-start = Sprache, Kanäle und wer Tische öffnet wählen und alles prüfen
cmd-setup-check-name = prüfen
cmd-setup-check = Die Rechte des Bots in jedem gewählten Kanal prüfen

cmd-puzzles-name = aufgaben
cmd-puzzles = Den besten Zug in Stellungen aus analysierten Partien dieses Servers finden

cmd-night-name = spieleabend
cmd-night = Spieleabende: planen, kommen, sehen, wie es lief
cmd-night-plan-name = planen
cmd-night-plan = In diesem Kanal einen Spieleabend planen
cmd-night-plan-opt-places-name = plätze
cmd-night-plan-opt-places = Wie viele kommen können
cmd-night-move-name = verschieben
cmd-night-move = Einen Spieleabend verschieben (wer ihn veranstaltet oder verwaltet)
cmd-night-call-off-name = absagen
cmd-night-call-off = Einen Spieleabend absagen (wer ihn veranstaltet oder verwaltet)
cmd-night-join-name = kommen
cmd-night-join = Sagen, dass du kommst
cmd-night-leave-name = fehlen
cmd-night-leave = Sagen, dass du nicht kannst
cmd-insights-name = gewohnheiten
cmd-insights = Wo du am meisten verlierst, aus deinen beendeten Partien hier; nur du siehst es

cmd-duplicate-name = duplicate
cmd-duplicate = Duplicate-Abende: dieselben Karten an jedem Tisch
cmd-duplicate-open-name = öffnen
cmd-duplicate-open = In diesem Kanal einen Duplicate-Abend öffnen
cmd-duplicate-open-opt-boards-name = boards
cmd-duplicate-open-opt-boards = Wie viele Boards alle spielen
cmd-duplicate-open-opt-starts-in-name = beginnt-in
cmd-duplicate-open-opt-starts-in = Minuten, bis er von selbst beginnt; ohne Angabe startest du ihn
cmd-duplicate-open-opt-league = Die Liga, zu der dieser Abend gehört
cmd-duplicate-league-name = liga
cmd-duplicate-league = Den Stand einer Liga zeigen
cmd-duplicate-league-opt-league = Welche Liga; ohne Angabe die letzte
