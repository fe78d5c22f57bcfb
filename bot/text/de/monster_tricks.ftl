# Monster Tricks, auf Deutsch.
# $x_you ist "yes", wenn $x selbst liest.

monster-tricks-title = Monster Tricks
monster-tricks-slam = die beste Siegkarte in jeder von drei Runden
monster-tricks-title-short = Monster
monster-tricks-pitch = Vier offene Stiche, eine geheime Wette
monster-tricks-blurb = Bis zu vier Stiche auf einmal und eine geheime Wette: Gewinne genau so viele davon, wie deine Siegkarten verlangen.
monster-tricks-players = 2 bis 5 Spieler
monster-tricks-length = etwa 30 Minuten
monster-tricks-advice = gut zu viert; beim ersten Mal genügt eine Runde
monster-tricks-daily-about = Eine Runde gegen zwei Computer: Hol so viele Punkte wie möglich; bei gleich vielen entscheidet dein Vorsprung.

## Optionen

monster-tricks-option-first_seat = Wer beginnt
monster-tricks-option-first_seat-about = Wer in der ersten Runde zuerst spielt.
monster-tricks-option-rounds = Länge
monster-tricks-option-rounds-about = Je später die Runde, desto mehr sind ihre Siegkarten wert.
monster-tricks-option-rounds-1 = Eine Runde, mit den Siegkarten 3, 6, 9
monster-tricks-option-rounds-2 = Zwei Runden, mit 2, 4, 6 und dann 3, 6, 9
monster-tricks-option-rounds-3 = Drei Runden
monster-tricks-no-such-seat = Platz { $number } sollte beginnen, aber es spielen nur { $seats } mit. Wähl neu, wer beginnt, oder besetz diesen Platz.

## Karten

monster-tricks-card = { $colour ->
    [G] Grün
    [Y] Gelb
    [B] Blau
   *[P] Lila
} { $value }
monster-tricks-suited = { $suit ->
    [G] Grün
    [Y] Gelb
    [B] Blau
   *[P] Lila
} { $ranks }
monster-tricks-rank = { $value }
monster-tricks-victory-card = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
monster-tricks-row = { $left }–{ $middle }–{ $right }

## Kleine Satzteile

monster-tricks-round = Runde { $number } (Siegkarten { $low }, { $middle }, { $high })
monster-tricks-target = Stich { $number }
monster-tricks-target-new = ein neuer Stich
monster-tricks-seat = { $seat_you ->
    [yes] du
   *[no] { $seat }
}
monster-tricks-seat-points = { $seat_you ->
    [yes] du
   *[no] { $seat }
} { $points }
monster-tricks-active = zählt jetzt

## Was geschieht

monster-tricks-event-laid = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} die Siegkarten verdeckt ausgelegt.
monster-tricks-event-all-laid = Alle Siegkarten liegen. { $starter_you ->
    [yes] Du spielst
   *[no] { $starter } spielt
} die erste Karte.
monster-tricks-event-dealt = { $round }: Neue Karten werden gegeben. { $starter_you ->
    [yes] Du beginnst.
   *[no] { $starter } beginnt.
}
monster-tricks-event-opened = { $seat_you ->
    [yes] Du eröffnest
   *[no] { $seat } eröffnet
} Stich { $number } mit { $card }.
monster-tricks-event-played = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} { $card } auf Stich { $number }{ $effect ->
    [takes] { " " }und { $seat_you ->
        [yes] übernimmst
       *[no] übernimmt
    } ihn
    [keeps] , schon vorn
    [off] , falsche Farbe: { $owner_you ->
        [yes] Du bleibst
       *[no] { $owner } bleibt
    } vorn
   *[under] : { $owner_you ->
        [yes] Du bleibst
       *[no] { $owner } bleibt
    } vorn
}.
monster-tricks-event-taken = Stich { $number } ist voll: { $owner_you ->
    [yes] Du gewinnst
   *[no] { $owner } gewinnt
} ihn mit { $best }. Gewonnene Stiche: { $count }. Offen liegt die { $place ->
    [left] linke
    [middle] mittlere
   *[right] rechte
} Siegkarte: { $active }.
monster-tricks-event-round-over = Runde { $round } ist vorbei. Punkte: { $results }.

## Wie es endet

monster-tricks-result-won = { $winner_you ->
    [yes] Du gewinnst
   *[no] { $winner } gewinnt
} mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}.
monster-tricks-result-tie = Gleichstand bei { $total }; { $winner_you ->
    [yes] du gewinnst
   *[no] { $winner } gewinnt
} durch die { $points } aus Runde { $round }.
monster-tricks-result-shared = Immer noch Gleichstand, geteilter Sieg mit je { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}: { $winners }.
monster-tricks-line-seat = { $points } ({ $count } { $count ->
    [one] Stich
   *[other] Stiche
}, Reihe { $row })
monster-tricks-line-total = Gesamt

## Was verboten ist

monster-tricks-first-the-row = Zuerst legen alle ihre Siegkarten aus, dann wird gespielt.
monster-tricks-row-is-laid = Die Siegkarten liegen und werden nicht mehr verschoben.
monster-tricks-other-row = Die Siegkarten dieser Runde sind { $low }, { $middle } und { $high }, jede genau einmal.
monster-tricks-not-held = Du hast { $card } nicht.
monster-tricks-no-trick-there = Auf Feld { $number } liegt kein Stich. Möglich für { $card }: { $places }.
monster-tricks-no-free-slot = Vier Stiche liegen offen, ein neuer geht nicht. Möglich für { $card }: { $places }.
monster-tricks-wrong-colour = Stich { $number } wurde mit { $colour ->
    [G] Grün
    [Y] Gelb
    [B] Blau
   *[P] Lila
} eröffnet. Eine andere Farbe darf nur darauf, wenn sie sonst nirgends hinkann. Möglich für { $card }: { $places }.

## Der Tisch

monster-tricks-aim = am Ende der Runde deine höchste Siegkarte offen haben: Nur sie zählt.
monster-tricks-phase-rows = Runde { $number } von { $rounds } · leg deine Siegkarten { $low }, { $middle }, { $high } aus
monster-tricks-phase-play = Runde { $number } von { $rounds } · Siegkarten { $low }, { $middle }, { $high } · Zug { $turn } von { $turns }
monster-tricks-phase-over = Die Partie ist zu Ende
monster-tricks-fact-laying = Alle legen ihre drei Siegkarten in eine geheime Reihe. Der 1. gewonnene Stich deckt die linke auf, der 2. die mittlere, der 3. die rechte, der 4. wieder die linke. Nur die am Ende offene zählt. { $starter_you ->
    [yes] Du spielst
   *[no] { $starter } spielt
} zuerst.
monster-tricks-fact-turn = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} { $free ->
    [0] eine Karte: auf einen Stich ihrer Farbe oder, wenn keiner der vier sie hat, auf irgendeinen.
    [4] irgendeine Karte: Sie eröffnet einen Stich.
   *[other] eine Karte: auf einen Stich ihrer Farbe oder als neuen Stich.
}
monster-tricks-counter-hand = Karten
monster-tricks-counter-tricks = Stiche
monster-tricks-counter-worth = Wert
monster-tricks-counter-score = Gesamt
monster-tricks-zone-slot = { $number }
monster-tricks-zone-trick = { $number } { $colour ->
    [G] grün
    [Y] gelb
    [B] blau
   *[P] lila
} (noch { $missing })
monster-tricks-trick-note = { $owner_you ->
    [yes] Du liegst
   *[no] { $owner } liegt
} vorn; noch { $missing } { $missing ->
    [one] Karte
   *[other] Karten
}.
monster-tricks-zone-last-trick = Letzter voller Stich
monster-tricks-zone-row = Siegkarten
monster-tricks-zone-own-row = Siegkarten
monster-tricks-zone-hand = Deine Hand
monster-tricks-own-row = Deine Reihe ist jetzt { $now } wert, mit noch einem Stich { $next }.

## Die Fragen

monster-tricks-ask-row = Leg deine Siegkarten von links nach rechts aus: eine für 1 Stich, eine für 2 Stiche, eine für 3 Stiche.
monster-tricks-ask-card = Welche Karte spielst du?
monster-tricks-ask-target = Wohin spielst du { $card }?
monster-tricks-button-new = Neuer Stich
monster-tricks-button-trick = Stich { $number }
monster-tricks-says-new = mit { $card } einen neuen Stich eröffnen
monster-tricks-says-play = { $card } auf Stich { $number }; { $full ->
    [yes] er ist voll, und { $owner_you ->
        [yes] du gewinnst ihn
       *[no] { $owner } gewinnt ihn
    }
   *[no] { $owner_you ->
        [yes] du liegst
       *[no] { $owner } liegt
    } dort vorn
}

## Warum ein Computer so spielt

monster-tricks-hint-row = Deine Karten sehen nach etwa { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
} aus; in dieser Reihenfolge verspricht die Reihe die meisten Punkte: etwa { $points }.
monster-tricks-hint-play = { $more ->
    [yes] Ein Stich mehr als erwartet brächte dir Punkte
   *[no] Ein Stich mehr als erwartet würde dich Punkte kosten
}. { $deed ->
    [opens] Mit { $card } eröffnest du einen Stich; das verspricht am meisten.
    [wins] { $card } macht diesen voll, und du gewinnst ihn; das verspricht am meisten.
    [ends] { $card } macht diesen für jemand anderen voll; das verspricht am meisten.
    [takes] Mit { $card } liegst du in diesem vorn; das verspricht am meisten.
    [keeps] { $card } geht auf einen, in dem du vorn bleibst; das verspricht am meisten.
   *[leaves] { $card } geht auf einen, in dem jemand anders vorn bleibt; das verspricht am meisten.
}

## Die Lektion

monster-tricks-lesson-row = Zuerst eine Wette: Leg drei Siegkarten aus. Dein 1. Stich deckt die linke auf, der 2. die mittlere, der 3. die rechte, der 4. wieder die linke. Nur die zuletzt offene zählt.
monster-tricks-lesson-play = Bis zu vier Stiche liegen gleichzeitig offen. Spiel auf einen in der Farbe deiner Karte, oder eröffne einen neuen. Bedienen musst du nie.
monster-tricks-lesson-ahead = Wer einen Stich eröffnet, liegt dort vorn, bis eine höhere Karte seiner Farbe kommt. Mit der vierten Karte ist er voll, und wer vorn liegt, gewinnt ihn.
monster-tricks-lesson-taken = Jemand hat einen vollen Stich gewonnen und eine Siegkarte aufgedeckt. Jetzt kennen sie alle: Du siehst, was diesem Spieler recht wäre.
monster-tricks-lesson-won = Dein erster Stich: Deine linke Siegkarte liegt offen. Liegt die gewünschte offen, dann halt dich von weiteren Stichen fern.
monster-tricks-lesson-scored = Die Runde ist vorbei: Jeder bekommt die Punkte seiner offenen Siegkarte. Die nächste ist mehr wert, mit den Siegkarten 2, 4, 6 und dann 3, 6, 9.

monster-tricks-habit-new-trick = wenn du öfter als sonst einen neuen Stich eröffnest
monster-tricks-habit-high-early = wenn du in den ersten vier Zügen öfter als sonst hohe Karten spielst
monster-tricks-habit-best-first = wenn du öfter als sonst deine beste Siegkarte nach vorn legst
