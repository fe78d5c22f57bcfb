# Einen Server einrichten, auf Deutsch.

setup-title = Diesen Server einrichten
setup-well = Alles funktioniert.
setup-ill = Etwas fehlt. Bring es in Ordnung und wiederhole **/einrichten prüfen**.
setup-good = ✅ { $where }
setup-bad = ⚠️ { $where }: { $trouble }
setup-missing = bitte gib mir { $missing }
setup-tables = Tische in { $where }
setup-daily = Blatt des Tages in { $where }
setup-events = Discord-Events für Spieleabende
setup-threads = Tische und Turniere in Threads
setup-season = Saisons in { $where }
setup-news = Blatt des Tages und Saisons in { $where }
setup-opener-role = { $where } öffnet Tische
setup-call-role = { $where } kann an Tische gerufen werden
setup-champion-role = { $where } für den Meister der Saison
setup-no-daily = Das Blatt des Tages wird nirgends gezeigt.
setup-no-events = Spieleabende bekommen kein Discord-Event: Mir fehlt *Events erstellen*.
setup-no-threads = Tische und Turniere bekommen keine Threads: Mir fehlt *Öffentliche Threads erstellen* oder *Nachrichten in Threads senden*.
setup-no-season = Das Ende einer Saison wird dort gezeigt, wo zuletzt gespielt wurde.
setup-next = Jede Wahl gilt sofort. Weitere Optionen: **/einstellungen server**. Erster Tisch: **/hilfe**.
setup-change = **/einrichten start** ändert das.
setup-none = niemand
setup-opener-role-pick = Wer Tische öffnen darf: { $present }
setup-call-role-pick = Rolle zum Rufen: { $present }
setup-news-pick = Kanal: Blatt des Tages, Saisons
setup-champion-role-pick = Rolle für den Meister: { $present }
setup-daily-hour = Blatt des Tages: Uhrzeit am Morgen
setup-hour = Blatt des Tages: um { $hour } Uhr morgens

role-gone = diese Rolle gibt es nicht mehr
role-silent = lass alle sie erwähnen: Servereinstellungen, Rollen
role-not-own = diese Rolle kann auf Discord niemand vergeben; wähle eine andere
role-above = zieh meine Rolle über sie: Servereinstellungen, Rollen

permission-manage-roles = *Rollen verwalten*

# Die Rolle des Servers an einen Tisch rufen.

button-call = Mitspieler rufen
call-role = { $role } { $game } sucht noch { $seats ->
    [one] eine Person
   *[other] { $seats } Personen
}: { $where }
call-no-role = Dieser Server hat keine Rolle zum Rufen gewählt. Wer ihn verwaltet, kann das mit **/einrichten start** tun.
call-too-early = Die Rolle wurde vor weniger als einer Stunde gerufen. Du kannst sie <t:{ $when }:R> wieder rufen. **/tisch einladen** fragt jemanden sofort.
call-private = Ein privater Tisch ruft niemanden. **/tisch einladen** hält jemandem einen Platz frei.
