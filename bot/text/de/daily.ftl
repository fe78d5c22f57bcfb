# Das Blatt des Tages, auf Deutsch.

button-daily = Blatt des Tages
button-daily-today = Heutiges Blatt
button-daily-too = Blatt des Tages spielen
button-daily-board = Tabelle
button-daily-share = Im Kanal zeigen
button-day-before = Tag davor
button-play = Spielen
button-go-on = Weiterspielen
button-go-on-yesterday = Das von gestern beenden

daily-title = Blatt des Tages · { $day }
daily-day = { $weekday }, { $day }
daily-alone = { $game }, allein
daily-against = { $game } gegen { $count ->
    [one] einen Computer
   *[other] { $count } Computer
}: { $level }
daily-until = Dasselbe Blatt für alle hier, jeder hat einen Versuch. Du darfst aufhören und wiederkommen. Der Tag endet { $end }; was du bis dahin begonnen hast, darfst du bis { $last } beenden.
daily-grace = Dieser Tag ist vorbei. Wer begonnen hat, darf bis { $last } fertig spielen; dann liegt das Blatt für alle offen.
daily-open = Dieser Tag ist vorbei: Blatt, Partien und Geheimnis liegen für alle offen.

daily-status-new = Du hast es noch nicht versucht.
daily-status-running = Du bist mittendrin.
daily-status-done = Du hast es beendet.
daily-status-given-up = Dieses hast du aufgegeben.
daily-status-too-late = Du bist erst fertig geworden, als das Blatt schon offen lag; darum zählt es nicht.
daily-status-missed = Dieses hast du nicht versucht.
daily-status-placed = Platz { $place } von { $count }: { $result }
daily-streak = { $now ->
    [0] Gerade keine Serie
    [one] 1 Tag in Folge
   *[other] { $now } Tage in Folge
} · Rekord: { $best }
daily-count-done = { $count ->
    [0] Noch niemand hat es beendet
    [one] 1 Person hat es beendet
   *[other] { $count } Personen haben es beendet
}
daily-count-playing = { $count } mittendrin
daily-count-given-up = { $count } aufgegeben
daily-unfinished = Das Blatt von gestern wartet noch auf dich, aber keine Stunde mehr.

daily-promise = Versprechen für dieses Blatt: { $digits }, gegeben { $when }
daily-secret = Das Geheimnis dahinter: { $digits }
daily-tomorrow = Morgen: { $game }; Versprechen { $digits }
daily-board-empty = Niemand hat dieses Blatt beendet.
daily-watch = Eine Partie ansehen
daily-week = Die Woche ab { $day }
daily-week-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
daily-week-about = Für jeden Tag ein Punkt fürs Beenden und einer für jede Person, die du hinter dir lässt.
daily-week-prize = Für jeden Tag ein Punkt fürs Beenden und einer für jede Person, die du hinter dir lässt. Die besten drei der Woche gewinnen Saisonpunkte.
daily-shared = { $who } hat das Blatt vom { $day } beendet:
daily-shared-already = Du hast es gerade gezeigt. Du kannst es <t:{ $when }:R> wieder zeigen.

daily-promise-whole = Vorher versprochen (SHA-256)
daily-proof-how = Das Versprechen wurde { $when } gegeben. Jede Partie dieses Tages wurde aus diesem Geheimnis gegeben, und auch die Züge der Computer folgen daraus.
daily-proof-yourself = Um es selbst zu prüfen: Vergleich es mit dem Versprechen, das du gesehen hast, und öffne aus der Tabelle eine Partie dieses Tages; „python -m games verify DATEI“ gibt ihre Aufzeichnung neu. In diese Blätter geht kein Wort eines Spielers ein.

daily-result = Tabelle und Serie sind einen Klick entfernt. Deine Karten bleiben unter uns, bis das Blatt offen liegt.
daily-log = Versprechen für das Blatt dieses Tages (SHA-256): `{ $hash }` Es ist für alle gleich, und kein Wort geht darin ein. Das Geheimnis dahinter erscheint, wenn das Blatt offen liegt, eine Stunde nach dem Ende seines Tages.
daily-not-here = Beim Blatt des Tages geht das nicht: Alle spielen es allein und ohne Hilfe.
daily-no-such-day = An diesem Tag gab es kein Blatt. **/tagesblatt** zeigt das heutige.
daily-none = Kein Spiel hier hat ein Blatt des Tages.
daily-resign = Dein Versuch mit diesem Blatt endet hier, ohne Ergebnis, und einen zweiten gibt es nicht. Das lässt sich nicht rückgängig machen.
daily-not-finished = Für diesen Tag hast du kein Ergebnis zu zeigen.
table-daily-tried = Du hattest deinen Versuch mit diesem Blatt. **/tagesblatt** hat morgen ein neues.
table-daily-over = Der Tag dieses Blatts ist vorbei; niemand beginnt es mehr. **/tagesblatt** zeigt das heutige.
table-daily-secret = Andere spielen dieses Blatt vielleicht noch. Geheimnis, Aufzeichnung und Beweis gibt es, sobald es offen liegt, eine Stunde nach dem Ende seines Tages.

button-promise = Fairness
