# Die Einstellungen auf Deutsch.

set-server = Einstellungen dieses Servers
set-me = Deine Einstellungen
button-set-tables = Tische
button-set-seasons = Saisons und Tagesblatt
set-hint = Jedes Menü zeigt, was eingestellt ist. Was du wählst, gilt sofort.
set-block = **/blockieren** hält Leute von deinen Tischen fern und zeigt, wen.
set-on = ja
set-off = nein
set-language = Sprache
set-language-auto-server = wie in Discord
set-language-auto-me = wie in deinem Discord
set-text-mode = Textmodus, zum Vorlesen
set-text-mode-auto-me = wie auf diesem Server
set-threads = Ein Thread für jeden neuen Tisch
set-who-may-open = Wer Tische öffnen darf
set-everyone = alle
set-managers = wer den Server verwaltet
set-role = eine Rolle (/einrichten start)
set-tables-per-person = Offene Tische pro Person
set-tables-per-server = Tische auf diesem Server
set-undo-rated = Züge in gewerteten Partien zurücknehmen
set-confirm = Mich vor jedem Zug fragen
set-auto-play = Für mich spielen, wenn ich keine Wahl habe
set-preselect = Meine Karte vor meinem Zug wählen
set-ping = Mich benachrichtigen, wenn ich dran bin
ping-channel = im Kanal
ping-direct = per Direktnachricht
set-quiet-hours = Ruhezeit, in der nichts klingelt
quiet-none = keine
set-time-zone-auto-me = wie auf diesem Server
ping-none = gar nicht
set-pace = Zeit für einen Zug, wenn der Tisch nichts anderes sagt
set-lobby-hours = Ein Tisch, den niemand startet, schließt
set-lobby-hours-value = { $hours ->
    [0] nie
    [one] nach einer Stunde
   *[other] nach { $hours } Stunden
}
set-season-length = Saisons enden
set-monthly = mit jedem Monat
set-manual = wenn die Verwaltung sie beendet
set-time-zone = Zeitzone
set-season-channel = Wo das Ende einer Saison gezeigt wird
set-season-channel-auto = wo zuletzt gespielt wurde
set-channel-here = in diesem Kanal
set-channel-other = in einem anderen Kanal, gewählt mit /einstellungen server
set-daily-prize = Die Besten einer Woche Tagesblätter gewinnen Saisonpunkte
set-daily-channel = Wo das Ergebnis jedes Tagesblatts erscheint
set-daily-channel-auto = nirgends
set-stats-public = Andere dürfen meine Statistik sehen

# Wen jemand nicht an seinen Tischen haben will

block-title = Von dir blockiert
block-none = Niemand.
block-about = Sie können sich nicht an Tische setzen, die du geöffnet hast oder an denen du sitzt, und nicht dorthin eingeladen werden. Den Grund erfahren sie nicht. Wer schon sitzt, bleibt. **/blockieren** fügt jemanden hinzu.
block-lift = Jemanden wieder kommen lassen
block-done = { $name } kann sich nicht mehr an deine Tische setzen.
block-lifted = Erledigt: Die Person darf wieder kommen.
block-yourself = Das bist du selbst. An deinen Tischen bist du immer willkommen.
block-bot = Bots setzen sich an keinen Tisch; du musst sie nicht blockieren.
block-not = Diese Person war nicht blockiert.
block-full = Du hast { $most } Leute blockiert, mehr merke ich mir nicht. Lass zuerst jemanden wieder kommen.

set-table-returns = Ein hochgerutschter Tisch kommt wieder nach unten
