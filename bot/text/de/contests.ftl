# Turniere, auf Deutsch.

button-contest-here = Bin da
button-contest-standings = Tabelle
button-contest-table = Mein Tisch
button-contest-leave = Aussteigen
button-contest-off = Absagen

contest-title = { $game } · { $system ->
    [robin] jeder gegen jeden
    [knockout] K.-o.-System
    [duplicate] Duplicate
   *[swiss] Schweizer System
}
contest-system-swiss = Schweizer System
contest-system-robin = Jeder gegen jeden
contest-system-knockout = K.-o.-System
contest-system-duplicate = Duplicate
contest-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
contest-boards = { $count ->
    [one] 1 Board
   *[other] { $count } Boards
}
contest-size = { $count } an einem Tisch
contest-pace = { $pace } pro Zug
contest-days = { $count ->
    [one] 1 Tag pro Runde
   *[other] { $count } Tage pro Runde
}

contest-stage-entry = offen
contest-stage-running = läuft
contest-stage-over = beendet
contest-stage-called-off = abgesagt
contest-entered = { $count } von { $most } Spielern sind dabei
contest-nobody = Noch ist niemand dabei.
contest-here = { $who } · ist da
contest-starts-by-hand = { $host } startet das Turnier: **{ BUTTON("button-contest-standings") }**, dann **{ BUTTON("button-start") }**.
contest-starts = Die erste Runde beginnt { $when }.
contest-checks-in = Beginn { $when }. Ab { $since } kannst du dich melden: Drück **{ BUTTON("button-contest-here") }**, sonst bist du in der Auslosung nicht dabei.
contest-checking-in = { $count ->
    [0] Beginn { $when }.
   *[other] Beginn { $when }. Bisher da: { $here } von { $count }. Wenn du schon früher beigetreten bist, drück **{ BUTTON("button-contest-here") }**, sonst bist du in der Auslosung nicht dabei.
}
contest-round = Runde { $number }
contest-board = Board { $number }
contest-until-soon = Die Partien beginnen { $begins }. Die Runde endet spätestens { $until }.
contest-until = Die Runde endet spätestens { $until }.
contest-won = { $count ->
    [one] { $who } gewinnt!
   *[other] Geteilter erster Platz: { $who }!
}
contest-bye = { $who } hat spielfrei
contest-more-matches = { $count ->
    [one] und 1 weiterer Tisch
   *[other] und { $count } weitere Tische
}
contest-drawn = unentschieden
contest-thread = Tisch { $table } · { $names } · { $title }, Runde { $round }
contest-why-forfeit = nicht erschienen
contest-why-late = Zeit abgelaufen
contest-why-closed = kein Ergebnis
contest-why-ruled = per Entscheid
contest-order-swiss = Punkte, dann Buchholz, Sonneborn-Berger und direkter Vergleich.
contest-order-robin = Punkte, dann direkter Vergleich und Sonneborn-Berger.
contest-order-knockout = Erreichte Runden. Bei Gleichstand kommt der spätere Platz weiter.
contest-order-duplicate = Für jedes Board: der Anteil derer auf deinem Platz, die du schlägst; Gleichstand und Aussetzen zählen halb.
contest-list = Turniere auf diesem Server
contest-none-yet = Bisher gab es keines. Öffne eines mit `/turnier öffnen`.
contest-off-question = Dieses Turnier absagen?
contest-off-text = Es endet ohne Sieger. Laufende Partien gehen weiter.

contest-opened = Turnier geöffnet. Seine Nachricht erscheint in diesem Kanal.
contest-you-entered = Du bist dabei. Dein Tisch öffnet sich von selbst, wenn die Runde beginnt.
contest-you-entered-check-in = Du bist dabei. Drück in den letzten 15 Minuten vor dem Start **{ BUTTON("button-contest-here") }**.
contest-you-left = Du bist ausgestiegen.
contest-you-left-playing = Du bist ausgestiegen. Spiel deine laufende Partie zu Ende.
contest-you-here = In der nächsten Auslosung bist du dabei.
contest-started-now = Das Turnier beginnt.
contest-ruled = Tisch { $table } ist entschieden. Der Verlauf hält deine Entscheidung fest.
contest-sent-off = Die Person ist aus dem Turnier. Der Verlauf hält es fest.

contest-full = Dieses Turnier ist voll.
contest-started = Dieses Turnier hat begonnen und nimmt niemanden mehr auf.
contest-over = Dieses Turnier ist vorbei.
contest-entered-already = Du bist schon dabei.
contest-not-entered = Du bist nicht in diesem Turnier.
contest-join-first = Du bist nicht in diesem Turnier. Drück zuerst **{ BUTTON("button-join") }**.
contest-stranger = Diese Person ist nicht im Turnier.
contest-too-early = Dafür ist es noch zu früh. Du kannst dich ab 15 Minuten vor dem Start melden.
contest-too-few = Es sind zu wenige Spieler da: Das Turnier braucht { $least }. Lade noch jemanden ein.
contest-not-host = Das darf nur, wer das Turnier veranstaltet oder den Server verwaltet.
contest-own-match = Das ist deine eigene Partie. Bitte jemand anderen, der den Server verwaltet, darüber zu entscheiden.
contest-plays = Du spielst in diesem Turnier mit. Bitte jemanden, der den Server verwaltet, zu entscheiden.
contest-no-match = So eine Begegnung gibt es in dieser Runde nicht. Wähl einen ihrer Spieler, oder niemanden für unentschieden.
contest-past = Auf dieser Begegnung baut schon eine spätere Runde auf.
contest-unknown = So ein Turnier gibt es hier nicht.
contest-none = Hier ist kein Turnier offen, und keines läuft. Öffne eines mit `/turnier öffnen`.
contest-several = Mehrere Turniere laufen. Wähl eines mit der Option `turnier`.
contest-again = Jemand war schneller. Versuch es noch einmal.
contest-no-table = In dieser Runde hast du keinen Tisch.
contest-called-off = Das Turnier wurde abgesagt.
contest-fell-short = Abgesagt: Zu Beginn waren weniger als { $least } Spieler da.
contest-too-many = Auf diesem Server laufen schon { $most } Turniere und Spieleabende. Beendet erst etwas davon.
contest-bad-most = Wähl 2 bis { $most } Spieler, oder bis zu { $robin } bei „jeder gegen jeden“.
contest-bad-rounds = Wähl 1 bis { $most } Runden.
contest-rounds-given = Die Option `runden` gibt es nur im Schweizer System. Lass sie weg.
contest-bad-days = Wähl 1 bis { $most } Tage pro Runde.
contest-bad-start = Wähl einen Beginn in frühestens 1 Minute und spätestens { $most } Tagen.
contest-bad-pace = Ein Tempo ab 24 Stunden braucht `tage`, die Tage für jede Runde. Ohne diese Option wähl höchstens 15 Minuten.
contest-bad-pace-days = Mit `tage` wähl ein Tempo ab 24 Stunden.
contest-bad-title = Der Titel darf höchstens { $most } gewöhnliche Zeichen haben.

contest-board-not-here = Das geht an einem Duplicate-Board nicht: Andere spielen dieselben Karten.
contest-board-secret = Dieses Board wird noch gespielt. Karten und Geheimnis liegen offen, und das Nachspielen geht, wenn der letzte Tisch fertig ist.
contest-board-log = Das Versprechen für diese Karten ist an allen Tischen des Boards dasselbe.
contest-board-result = Die Ergebnisse erscheinen in der Tabelle, wenn alle Tische dieses Board gespielt haben.
contest-promises = Versprechen fürs Mischen, Board für Board: { $digits }
contest-evenings = { $count ->
    [one] 1 Abend
   *[other] { $count } Abende
}
contest-league-about = Ein Abend bringt bis zu 100 Punkte, je nach dem Anteil der Boards, die du gewonnen hast.
contest-no-league = Diese Liga gibt es nicht. Gib einer einen Namen, wenn du mit `/duplicate öffnen` einen Abend öffnest.
