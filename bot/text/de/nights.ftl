# Spieleabende, auf Deutsch.

button-night-come = Ich komme
button-night-stay = Ich kann nicht
button-night-off = Absagen

night-title = Spieleabend { $game }
night-banner = Spieleabend
night-event = Discord-Event
night-about = Spiel mit uns { $game }. Es gibt { $count } Plätze. Zeige beim Event dein Interesse, oder drücke „Ich komme“ unter der Nachricht im Kanal.
night-id = Veranstaltet von { $host }. Verschieben mit `/spieleabend verschieben`, absagen mit `/spieleabend absagen`. Spieleabend `{ $id }`
night-coming = { $count } von { $most } Plätzen vergeben
night-how = Zu Beginn öffnet sich für alle, die kommen, ein Tisch. Wer allein bleibt, bekommt Computer als Mitspieler.
night-open = Die Tische sind offen. Dein Platz wird zehn Minuten freigehalten.
night-off = Dieser Spieleabend wurde abgesagt.
night-nobody = Niemand hat sich angemeldet, also wurde kein Tisch geöffnet.
night-table = Tisch
night-thread = Tisch { $table } · { $names } · { $title }
night-reminder = { $who }: { $night } beginnt { $when }. Dein Tisch öffnet sich von selbst.
night-reminder-direct = { $night } beginnt { $when }. Dein Tisch öffnet sich von selbst: { $where }
night-went = So lief es: { $night }
night-came = { $count ->
    [one] 1 Person hat gespielt.
   *[other] { $count } Personen haben gespielt.
}
night-points = Punkte: der Anteil deiner Gegner, die du schlägst, Computer eingeschlossen.
night-nobody-played = Diesmal wurde keine Partie gespielt.
night-today = heute
night-tomorrow = morgen

night-opened = Dein Spieleabend beginnt <t:{ $when }:F>. Zeitzone: { $zone } (deine stellst du mit `/einstellungen ich` ein).
night-opened-alone = Dein Spieleabend beginnt <t:{ $when }:F>. Er hat eine Nachricht, aber kein Discord-Event: Mir fehlt { $missing }.
night-moved = Der Spieleabend beginnt jetzt <t:{ $when }:F>.
night-you-entered = Bis dann! Ich erinnere dich 15 Minuten vorher.
night-you-left = Notiert: Du kannst nicht.
night-you-here = Du stehst auf der Liste. Bis dann!
night-started-now = Der Spieleabend beginnt.
night-sent-off = Die Person steht nicht mehr auf der Liste.
night-called-off = Der Spieleabend ist abgesagt.
night-off-question = Diesen Spieleabend absagen?
night-off-text = Das Discord-Event wird auch abgesagt. Laufende Partien gehen weiter.

night-full = Alle Plätze sind vergeben. Wenn jemand absagt, kannst du wieder **{ BUTTON("button-night-come") }** drücken.
night-started = Dieser Spieleabend hat begonnen. Drücke **{ BUTTON("button-join") }** an einem Tisch mit freiem Platz.
night-begun = Dieser Spieleabend hat begonnen und lässt sich nicht mehr verschieben.
night-over = Dieser Spieleabend ist vorbei.
night-entered-already = Du stehst schon auf der Liste. Bis dann!
night-not-entered = Du stehst nicht auf der Liste.
night-join-first = Du stehst nicht auf der Liste. Drücke zuerst **{ BUTTON("button-night-come") }**.
night-stranger = Diese Person steht nicht auf der Liste.
night-not-host = Das darf nur, wer den Abend veranstaltet oder den Server verwaltet.
night-too-early = Du stehst schon auf der Liste. Mehr ist nicht nötig.
night-own-match = Du spielst an diesem Tisch. Bitte jemand anderen, der den Server verwaltet, zu entscheiden.
night-plays = Du machst an diesem Abend mit. Bitte jemanden, der den Server verwaltet, es zu tun.
night-no-match = An einem Spieleabend gibt es keine Begegnungen zu entscheiden.
night-too-few = Es hat sich noch niemand angemeldet.
night-none = Hier ist kein Spieleabend geplant. Plane einen mit `/spieleabend planen`.
night-several = Mehrere Spieleabende sind geplant. Wähle einen mit der Option `spieleabend`.
night-bad-day = Diesen Tag kenne ich nicht. Wähle ihn aus der Liste, oder schreib ihn wie { $example }.
night-bad-time = Diese Uhrzeit kenne ich nicht. Schreib sie wie 20:30.
night-past = Das ist schon vorbei (<t:{ $when }:F>). Wähle einen späteren Zeitpunkt, oder stelle deine Zeitzone mit `/einstellungen ich` ein.
night-too-far = Wähle einen der nächsten { $most } Tage.
night-bad-places = Wähle 1 bis { $most } Plätze.
