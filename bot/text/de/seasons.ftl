# Saisons, Ranglisten und Statistik, auf Deutsch.

## Kleine Wörter

word-somebody = jemand
word-others = { $count ->
    [one] noch jemand
   *[other] { $count } weitere
}
season-number = Saison { $number }

merit-points = { $points } { $count ->
    [one] Punkt
   *[other] Punkte
}
merit-wins = { $count ->
    [0] kein Sieg
    [one] 1 Sieg
   *[other] { $count } Siege
}
merit-games = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
merit-rating = **{ $rating }** ± { $doubt }

button-board = Rangliste
button-fame = Saison
button-end = Ja, beenden

## Die Rangliste

board-all-games = alle Spiele
board-all-seasons = alle Saisons
sort-points = nach Saisonpunkten
sort-rating = nach Wertung
sort-wins = nach Siegen
sort-games = nach gespielten Partien
sort-ladder = gegen Computer
board-sort = Anders sortieren
board-place = Platz { $place }:
board-no-place = Ohne Platz:
board-line = { $place } **{ $name }** · { $merit }
board-empty = Noch hat keine Partie gezählt. Spiel mit jemandem für die Saison oder gegen Computer für die Leiter: **/tisch neu**.
board-own = Du: Platz { $place } · { $merit }
board-own-provisional = Du: { $merit }
board-own-none = Du hast noch keine Partie auf dieser Liste.
board-page = Seite { $page } von { $pages } · { $count } Spieler
board-alt = { $what }. { $lines }.

## Eine Saison

season-day = { $day }. { $month } { $year }
season-none = Hier läuft keine Saison. Wer den Server verwaltet, beginnt eine mit **/saison starten**.
season-from-to = Vom { $since } bis zum { $until }
season-until = Seit dem { $since }, bis zum { $until }
season-since = Seit dem { $since }, bis sie jemand beendet
season-size = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} · { $players } Spieler
season-empty = In ihr wurde noch nichts gespielt, was zählt.
season-points = Punkte für jeden Platz
season-points-next = Punkte ab der nächsten Saison
season-highlights = Höhepunkte
highlight-busiest = Meiste Partien: { $who } ({ $games })
highlight-climber = Größter Sprung in der Wertung: **{ $who }** ({ $change })
highlight-favourite = Meistgespielt: **{ $game }** ({ $games ->
    [one] 1 Partie
   *[other] { $games } Partien
})
season-fame = Ruhmeshalle
fame-line = { $season }: { $who } · { $points }
season-closed = { $season } ist vorbei
season-role-failed = Ich konnte die Rolle des Meisters nicht vergeben oder zurücknehmen. **/einrichten prüfen** sagt, warum.
season-end-question = { $season } jetzt beenden?
season-end-text = { $games ->
    [0] In ihr wurde nichts gespielt, sie hinterlässt also keine Spur.
    [one] Eine Partie hat gezählt. Der Abschluss der Saison ist öffentlich, und das lässt sich nicht rückgängig machen.
   *[other] { $games } Partien haben gezählt. Der Abschluss der Saison ist öffentlich, und das lässt sich nicht rückgängig machen.
}
season-ended = Die Saison ist beendet.
season-next = { $season } beginnt.
season-next-by-hand = Die nächste beginnt mit **/saison starten**.

points-title = Saisonpunkte
points-text = So viele Punkte bringt ein Platz, der beste zuerst. Wer sich Plätze teilt, teilt sich auch die Punkte.
points-line = { $size } Spieler: { $points }

## Statistik

stats-title = { $name }
stats-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins ->
    [0] kein Sieg
    [one] 1 Sieg
   *[other] { $wins } Siege
} ({ $share } %)
stats-places = Plätze: { $places }
stats-place = Platz { $place }: { $count }-mal
stats-streak = { $now ->
    [0] Längste Siegesserie: { $longest }
   *[other] Siege in Folge: { $now } · längste Serie: { $longest }
}
stats-rating = Wertung: { $rating }
stats-season = { $season }: { $points }, Platz { $place }
stats-on-time = Pünktlich: { $share } % von { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
} mit Uhr
stats-apart = { $games ->
    [one] Eine weitere Partie
   *[other] { $games } weitere Partien
} zur Übung, allein, ungewertet oder ohne dass alle gespielt haben ({ $wins ->
    [0] keine gewonnen
   *[other] { $wins } gewonnen
})
trophy-win = Erster Sieg bei { $games }
trophy-slam = Meisterstück bei { $game }: { $what }
trophy-streak = { $count } Siege in Folge
stats-none-counted = Noch keine Partie, die für Wertung und Saison zählt.
stats-none-counted-yet = Noch keine Partie mit anderen Menschen, die für die Saison zählt.
stats-summary = Überblick
stats-by-game = Spiel für Spiel
stats-game = **{ $game }**: { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins ->
    [0] kein Sieg
    [one] 1 Sieg
   *[other] { $wins } Siege
}, { $rating }
stats-rivals = Direkte Vergleiche
stats-rival = **{ $name }** · { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}: { $ahead }-mal davor, { $behind }-mal dahinter{ $level ->
    [0] { "" }
   *[other] , { $level }-mal gleichauf
}
stats-curve = { $name }: Wertung, { $game }
stats-curve-game = Partie { $number }
stats-curve-alt = { $what }. Über die letzten { $games } Partien von { $begin } auf { $end }, nie unter { $least } und nie über { $most }.

## Zum Ergebnis

result-gain = { $points } · { $rating }
result-gain-nobody = zählt für niemanden: Der Platz hat gewechselt
result-season = Zählt für Saison { $season }. Die Wertung gilt für dieses Spiel.
result-no-season = Es läuft keine Saison: Die Partie zählt nur für die Wertung.
result-apart-computer = Übung gegen Computer: Sie zählt weder für die Saison noch für die Leiter.
result-apart-advised = Mit Hilfe gewonnen, darum zählt es nicht für die Leiter. Gewinn die nächste allein!
result-orders = { $who } hat hier mitgespielt und als Serververwaltung eingegriffen: siehe Verlauf.
result-apart-unrated = Keine Saisonpunkte, keine Wertung: Der Tisch wurde ungewertet geöffnet.
result-apart-solo = Keine Saisonpunkte, keine Wertung: Eine Person spielte allein.
result-apart-unplayed = Keine Saisonpunkte, keine Wertung: Die Partie endete, bevor alle gespielt hatten.
result-apart-substituted = Keine Saisonpunkte, keine Wertung: Von denen, die begannen, waren keine zwei mehr da.
result-apart-brief = Das zählt nicht: Der Sieger hatte zu wenig zu entscheiden.
result-apart-often = Keine Saisonpunkte, keine Wertung: In 24 Stunden zählen höchstens zehn Partien mit derselben Person.
lobby-unrated = Ungewertet: Diese Partie bringt keine Saisonpunkte und keine Wertung.

## Ablehnungen

season-bad-name = Der Name einer Saison darf 1 bis { $most } sichtbare Zeichen haben. Wähl bitte einen kürzeren.
season-bad-day = Ich brauche den letzten Tag als Jahr-Monat-Tag, zum Beispiel { $example }.
season-day-past = Dieser Tag ist schon vorbei. Wähl bitte einen, der noch kommt.
season-day-too-late = Eine Saison dauert höchstens { $most } Tage. Wähl bitte einen früheren Tag.
season-bad-points = Für { $size } Spieler brauche ich { $size } ganze Zahlen von 0 bis { $most }, keine größer als die davor.
season-bad-size = Saisonpunkte gibt es für Tische mit { $least } bis { $most } Spielern.
season-bad-zone = Diese Zeitzone kenne ich nicht. Sie ist nach einem Ort benannt, zum Beispiel *Europe/Berlin* oder *America/Toronto*; die Option **zeitzone** ergänzt, was du tippst.
season-runs = Es läuft eine Saison, und es haben schon Partien gezählt. Beende sie zuerst mit **/saison beenden**.
season-ended-already = Diese Saison ist schon zu Ende; nichts wurde geändert.
season-none-running = Es läuft keine Saison, die man beenden könnte.
season-unknown = Diese Saison kenne ich nicht. Die Option **saison** nennt alle dieses Servers.
season-bad-game = Dieses Spiel kenne ich nicht. Die Option **spiel** nennt alle, die es gibt.
stats-none = Diese Person hat auf diesem Server noch keine Partie beendet.
stats-none-you = Du hast auf diesem Server noch keine Partie beendet. **/tisch neu** öffnet einen Tisch.
stats-private = Diese Person behält ihre Statistik für sich.

stats-figure-games = { $count ->
    [one] Partie
   *[other] Partien
}
stats-figure-wins = { $count ->
    [one] Sieg
   *[other] Siege
}
stats-figure-rating = Wertung
