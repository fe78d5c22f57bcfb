# Five Crowns, auf Deutsch.
# $x_you ist "yes", wenn $x selbst liest. $rank ist eine Zahl: 11 Bube, 12 Dame, 13 König.

five-crowns-title = Five Crowns
five-crowns-slam = acht von elf Runden ohne einen Punkt
five-crowns-daily-about = Das Solo: Schließ möglichst viele der elf Stapel; bei gleich vielen entscheidet, was die offenen kosten würden.
five-crowns-daily-score = { $score } von 11 Stapeln geschlossen
five-crowns-title-short = Five Crowns
five-crowns-pitch = Rommé, bei dem der Joker ständig wechselt
five-crowns-blurb = Elf Runden Rommé mit fünf Farben und jedes Mal einem anderen wilden Rang; die wenigsten Punkte gewinnen. Allein ist es ein Solo mit elf Stapeln.
five-crowns-players = 2 bis 7 Spieler, oder 1 im Solo
five-crowns-length = etwa 45 Minuten
five-crowns-advice = gut zu viert; kürzer wird es ab Runde 6

## Optionen

five-crowns-option-start_round = Erste Runde
five-crowns-option-start_round-about = In jeder Runde gibt es eine Karte mehr; los geht es mit drei.
five-crowns-option-first_dealer = Wer zuerst gibt
five-crowns-option-first_dealer-about = Wer links vom Geber sitzt, beginnt.
five-crowns-option-auto_go_out = Schluss machen
five-crowns-option-auto_go_out-about = Was geschieht, wenn nach dem Ablegen alles Übrige aufgeht.
five-crowns-option-auto_go_out-false = Wenn du es sagst
five-crowns-option-auto_go_out-true = Sobald eine abgelegte Karte es erlaubt
five-crowns-option-stall_turns = Züge bis zum Abbruch einer Runde
five-crowns-option-stall_turns-about = Macht nach so vielen Zügen pro Spieler niemand Schluss, wird die Runde gewertet, wie sie ist.
five-crowns-bad-dealer = Platz { $number } kann nicht zuerst geben: Es spielen { $seats } mit.

## Karten

five-crowns-rank = { $rank ->
    [11] Bube
    [12] Dame
    [13] König
   *[other] { $rank }
}
five-crowns-ranks = { $rank ->
    [11] Buben
    [12] Damen
    [13] Könige
   *[other] { $rank }er
}
five-crowns-letter = { $rank ->
    [11] B
    [12] D
   *[13] K
}
five-crowns-card = { $suit ->
    [H] Herz
    [D] Karo
    [C] Kreuz
    [S] Pik
   *[T] Stern
} { five-crowns-rank }
five-crowns-suited = { $suit ->
    [H] Herz
    [D] Karo
    [C] Kreuz
    [S] Pik
   *[T] Stern
} { $ranks }
five-crowns-joker = Joker
five-crowns-name = { $seat }

## Was geschieht

five-crowns-event-round = Runde { $round } beginnt: je { $rank } Karten, wild sind { five-crowns-ranks }. Aufgedeckt: { $card }. { $starter_you ->
    [yes] Du spielst
   *[no] { $starter } spielt
} zuerst.
five-crowns-event-drew = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $card }.
five-crowns-event-took = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $card } von der Ablage.
five-crowns-event-discarded = { $source ->
    [pile] { $seat_you ->
        [yes] Du legst
       *[no] { $seat } zieht vom Stapel und legt
    }
   *[discard] { $seat_you ->
        [yes] Du legst
       *[no] { $seat } legt
    }
} { $card } ab.
five-crowns-event-out = { $source ->
    [pile] { $seat_you ->
        [yes] Du legst
       *[no] { $seat } zieht vom Stapel, legt
    }
   *[discard] { $seat_you ->
        [yes] Du legst
       *[no] { $seat } legt
    }
} { $card } ab und { $seat_you ->
    [yes] machst Schluss!
   *[no] macht Schluss!
} Alle anderen haben noch einen Zug.
five-crowns-meld = { $kind ->
    [run] die Folge { $cards }
    [book] der Satz { $cards }
   *[wilds] wilde Karten { $cards }
}
five-crowns-event-laid = { $seat_you ->
    [yes] Du legst
   *[no] { $seat } legt
} { $melds ->
    [0] nichts
    [one] eine Kombination
   *[other] { $melds } Kombinationen
} aus{ $count ->
    [0] ; nichts bleibt übrig.
   *[other] { $few ->
        [yes] ; übrig: { $left }, { $points } Punkte.
       *[no] ; { $count } Karten bleiben übrig, { $points } Punkte.
    }
}
five-crowns-event-refilled = Der Nachziehstapel ist leer: Die Ablage wird gemischt und ersetzt ihn, { $count } Karten. Aufgedeckt: { $card }.
five-crowns-event-stalled = Alle hatten { $turns } { $turns ->
    [one] Zug
   *[other] Züge
}, und niemand macht Schluss: Die Runde wird abgebrochen.
five-crowns-points-of-seat = { $seat_you ->
    [yes] du
   *[no] { $seat }
} { $points }
five-crowns-event-scored = Punkte aus Runde { $round }: { $points }.
five-crowns-event-revealed = Anzulegen ist: { $card }.
five-crowns-event-put = { $same ->
    [yes] { $card } kommt auf Stapel { $pile } und geht gleich aus dem Spiel.
   *[no] { $card } kommt auf Stapel { $pile }, { $gone } geht aus dem Spiel.
}
five-crowns-event-closed = Stapel { $pile } ist geschlossen: { $melds }.

## Wie es endet

five-crowns-result-won = { $winner_you ->
    [yes] Du gewinnst
   *[no] { $winner } gewinnt
} mit insgesamt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
five-crowns-result-shared = Geteilter Sieg mit je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}: { $winners }.
five-crowns-solo-won = Das Solo ist geschafft: Alle elf Stapel sind geschlossen.
five-crowns-solo-lost = Der Nachziehstapel ist leer: { $closed } von 11 Stapeln geschlossen, { $points } Punkte in den übrigen.
five-crowns-line-round = Runde { $round } ({ five-crowns-ranks })
five-crowns-line-went-out = 0, Schluss
five-crowns-line-total = Gesamt
five-crowns-line-closed = Geschlossene Stapel
five-crowns-line-open-points = Punkte in offenen Stapeln

## Was verboten ist

five-crowns-draw-first = Zieh zuerst eine Karte: vom Nachziehstapel oder von der Ablage.
five-crowns-has-drawn = Eine Karte ist schon gezogen; leg jetzt eine ab.
five-crowns-not-held = Du hast { $card } nicht.
five-crowns-already-out = { $closer } hat schon Schluss gemacht: Das ist ein letzter Zug. Was aufgeht, wird von selbst ausgelegt.
five-crowns-goes-out-alone = An diesem Tisch macht das Ablegen von selbst Schluss, wenn alles andere aufgeht.
five-crowns-does-not-meld = Zum Schlussmachen müssen alle anderen Karten aufgehen; übrig blieben { $left } ({ $points } Punkte).
five-crowns-not-here = Auf Stapel legt man nur im Solo.
five-crowns-only-put = Im Solo legst du die aufgedeckte Karte auf einen Stapel.
five-crowns-pile-is-closed = Stapel { $pile } ist geschlossen und nimmt keine Karten mehr.
five-crowns-not-in-pile = { $card } liegt weder in Stapel { $pile } noch ist es die aufgedeckte Karte.

## Der Tisch

five-crowns-aim = alle Karten in Folgen (eine Farbe) und Sätzen (ein Rang) unterbringen und möglichst wenige Punkte sammeln.
five-crowns-turn = Runde { $round } von 11 · wild: { five-crowns-ranks } und Joker
five-crowns-out = Runde { $round } von 11 · wild: { five-crowns-ranks } und Joker · letzte Züge
five-crowns-solo = Solo · { $closed } von 11 Stapeln geschlossen
five-crowns-phase-over = Die Partie ist zu Ende
five-crowns-fact-last-turns = { $closer_you ->
    [yes] Du hast
   *[no] { $closer } hat
} Schluss gemacht: noch ein Zug für alle anderen.
five-crowns-fact-turn = { $source ->
    [no] { $player } zieht eine Karte.
    [pile] { $player } hat vom Nachziehstapel gezogen und legt eine Karte ab.
   *[discard] { $player } hat von der Ablage genommen und legt eine Karte ab.
}
five-crowns-counter-hand = Karten
five-crowns-counter-points = Punkte
five-crowns-counter-closed = Fertig
five-crowns-counter-turns = Noch anzulegen
five-crowns-zone-discards = Ablage
five-crowns-zone-draw = Stapel
five-crowns-zone-melds = { $all ->
    [yes] Alle deine Karten gehen auf
   *[no] Deine Kombinationen
}
five-crowns-zone-own-left = { $melds ->
    [yes] Übrig ({ $points } Punkte)
   *[no] Noch nichts zusammen ({ $points } Punkte)
}
five-crowns-zone-laid = { $out ->
    [yes] Schluss gemacht
   *[no] Ausgelegt
}
five-crowns-zone-laid-before = Runde { $round }{ $out ->
    [yes] , Schluss gemacht
   *[no] { "" }
}
five-crowns-zone-left = { $before ->
    [0] Übrig ({ $points })
   *[other] Runde { $before }, übrig ({ $points })
}
five-crowns-zone-pile = Stapel { $pile }{ $rank ->
    [11] , Buben
    [12] , Damen
    [13] , Könige
   *[other] { "" }
} (noch { $missing })
five-crowns-pile = { $pile }
five-crowns-fact-closed = Geschlossene Stapel: { $piles }.
five-crowns-zone-to-come = Kommen noch, Reihenfolge unbekannt

## Die Fragen

five-crowns-ask-draw = Woher ziehst du?
five-crowns-choice-pile = Nachziehstapel{ $out ->
    [yes] , dann kannst du Schluss machen
   *[no] { "" }
}
five-crowns-choice-take = nehmen · dann { $out ->
    [yes] kannst du Schluss machen
   *[no] { $points } Punkte
}
five-crowns-says-pile = die oberste Karte vom Nachziehstapel ziehen
five-crowns-says-take = { $card } von der Ablage nehmen
five-crowns-says-discard = { $card } ablegen
five-crowns-ask-discard = Du hast { $card } gezogen. Welche Karte legst du ab?
five-crowns-advice-discard = ★ lässt am wenigsten übrig: { $points } Punkte.
five-crowns-ask-out = Du hast { $card } gezogen. Du kannst Schluss machen!
five-crowns-ask-out-with = Welche Karte legst du ab? Alle anderen gehen auf.
five-crowns-choice-out = Schluss machen
five-crowns-choice-on = Weiterspielen
five-crowns-says-out = { $card } ablegen und Schluss machen
five-crowns-ask-put = Wohin legst du { $card }?
five-crowns-advice-put = ★ ist ein Tipp.
five-crowns-choice-put = { $pile } · { $better ->
    [yes] { $after ->
        [0] fertig
       *[other] nur noch { $after }
    }
   *[no] weiter { $after }
}
five-crowns-ask-leaves = Stapel { $pile } nimmt { $card }. Welche Karte geht aus dem Spiel?
five-crowns-says-put = { $same ->
    [yes] { $card } auf Stapel { $pile } und gleich aus dem Spiel
   *[no] { $card } auf Stapel { $pile }, { $gone } geht aus dem Spiel
}

## Warum ein Computer so spielt

five-crowns-hint-draw = Mit { $card } würde deine Hand nach dem Ablegen { $taking } kosten, mit einer Karte vom Stapel im Schnitt etwa { $drawing }. { $close ->
    [yes] Das nimmt sich wenig.
   *[no] { $source ->
        [discard] Nimm, was du siehst.
       *[pile] Der Stapel verspricht mehr.
    }
}
five-crowns-hint-out = Alles andere geht in Sätzen und Folgen auf: Leg es aus, dann kostet dich die Runde nichts.
five-crowns-hint-last = Das ist dein letzter Zug, und ohne { $card } kostet deine Hand am wenigsten: { $left }.
five-crowns-hint-discard = { $idle ->
    [yes] { $card } gehört zu keinem Satz und keiner Folge und würde dich { $cost } kosten.
   *[no] { $card } fehlt deiner Hand am wenigsten.
} Ohne diese Karte kostet deine Hand jetzt { $left }, und die nächste kann am meisten helfen.
five-crowns-hint-put = { $steps ->
    [0] Das macht den Stapel { $pile } fertig.
   *[other] { $nearer ->
        [yes] Das bringt den Stapel { $pile } eine Karte weiter: noch { $steps } zu tauschen.
       *[no] Kein Stapel kommt jetzt weiter; dem Stapel { $pile } schadet es am wenigsten.
    }
}

## Die Lektion

five-crowns-lesson-start = Sammle Kombinationen: Folgen einer Farbe oder Sätze eines Rangs, mindestens drei Karten. In dieser Runde hast du drei Karten, und die 3er sind wild: Wie Joker stehen sie für jede Karte.
five-crowns-lesson-drew = Du hast gezogen. Leg jetzt eine Karte ab: Neben jeder steht, was die anderen dich kosten würden, wenn die Runde jetzt endete.
five-crowns-lesson-theirs = Die Karte des anderen liegt offen auf der Ablage: Nimm sie, wenn sie deiner Hand hilft, oder zieh die unbekannte vom Stapel.
five-crowns-lesson-out = Jemand macht Schluss: Alle Karten bis auf die abgelegte sind untergebracht. Alle anderen haben noch einen Zug.
five-crowns-lesson-scored = Punkte sind schlecht: Übrige Karten zählen ihre Zahl, wilde 20, Joker 50. Nach elf Runden gewinnen die wenigsten Punkte.
five-crowns-lesson-wilder = Jede Runde hat eine Karte mehr, und ein anderer Rang ist wild: jetzt vier Karten, und die 4er sind wild.

five-crowns-habit-take-discard = wenn du öfter als sonst die abgelegte Karte nimmst
five-crowns-habit-shed-high = wenn du öfter als sonst 10 bis König ablegst
five-crowns-habit-wait = wenn du Schluss machen könntest und öfter als sonst wartest
