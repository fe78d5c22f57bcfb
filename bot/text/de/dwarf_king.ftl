# Der Zwergenkönig, auf Deutsch.
# $x_you ist "yes", wenn $x selbst liest.

dwarf-king-title = Der Zwergenkönig
dwarf-king-slam = Punkte in jeder Runde
dwarf-king-title-short = Zwergenkönig
dwarf-king-pitch = Sieben Runden, jede mit eigenem Auftrag
dwarf-king-blurb = Sieben Runden Stiche, und in jeder bestimmt ein anderer Auftrag, was gewonnene Karten und Stiche wert sind.
dwarf-king-players = 3 bis 5 Spieler
dwarf-king-length = etwa 45 Minuten
dwarf-king-advice = gut zu viert; beim ersten Mal genügen drei Runden
dwarf-king-daily-about = Eine Runde gegen zwei Computer: Hol so viele Punkte wie möglich; bei gleich vielen entscheidet dein Vorsprung.

## Optionen

dwarf-king-option-deals = Anzahl der Runden
dwarf-king-option-deals-about = Jede Runde hat ihren eigenen Auftrag und dauert etwa sechs Minuten.
dwarf-king-option-tie_break = Gleichstand nach der letzten Runde
dwarf-king-option-tie_break-about = Was geschieht, wenn mehrere die meisten Punkte haben.
dwarf-king-option-tie_break-extra_deal = Noch eine Runde, bis jemand allein vorn liegt
dwarf-king-option-tie_break-shared = Der Sieg wird geteilt
dwarf-king-option-first_dealer = Erster Geber
dwarf-king-option-first_dealer-about = Legt nur fest, wo das Geben beginnt; den Auftrag wählt, wer Ritter 5 hat.
dwarf-king-option-show_piles = Gewonnene Karten und Zwischenstand
dwarf-king-option-show_piles-about = Alles wurde offen gespielt; die Liste schont das Gedächtnis und verrät nichts.
dwarf-king-option-show_piles-false = Muss man sich merken
dwarf-king-option-show_piles-true = Stehen am Tisch
dwarf-king-no-dealer = Platz { $number } kann nicht zuerst geben: Es spielen nur { $seats } mit.

## Karten

dwarf-king-letter = { $rank ->
    [J] B
    [Q] D
    [K] K
   *[A] A
}
dwarf-king-card = { $suit ->
    [k] Ritter
    [d] Zwerg
   *[g] Goblin
} { $rank ->
    [J] Bube
    [Q] Dame
    [K] König
    [A] Ass
   *[other] { $rank }
}
dwarf-king-card-special = { $suit ->
    [k] Ritter
    [d] Zwerg
   *[g] Goblin
} { $rank } ({ $special ->
    [k11a] Bannerträger
    [d11a] Bannerträger
    [g11b] Bannerträger
   *[other] { dwarf-king-name }
})
dwarf-king-suit = { $suit ->
    [k] Ritter
    [d] Zwerge
   *[g] Goblins
}
dwarf-king-name = { $special ->
    [d1] Druide
    [d11a] Zwergen-Bannerträger
    [d11b] Tüftler
    [k1] Hofnarr
    [k11a] Ritter-Bannerträger
    [k11b] Zauberer
    [g1] Späher
    [g11a] Schamane
    [g11b] Goblin-Bannerträger
    [Dragon] Drache
    [Mummy] Mumie
    [Puppeteer] Puppenspieler
    [Sorcerer] Hexer
   *[Excalibur] Excalibur
}

dwarf-king-effect-d1 = Wer ihn spielt, tauscht nach dem Stich die Hand mit jemandem nach Wahl (nicht im letzten Stich).
dwarf-king-effect-d11a = Wer ihn gewinnt, bekommt +3.
dwarf-king-effect-d11b = Wer den nächsten Stich gewinnt, bekommt +3 (im letzten Stich niemand).
dwarf-king-effect-k1 = Wer ihn im letzten Stich spielt, bekommt +3, auch wenn der Stich verloren geht.
dwarf-king-effect-k11a = Wer ihn spielt, wählt nach dem Stich links oder rechts: Alle geben ihre ganze Hand dorthin weiter (nicht im letzten Stich).
dwarf-king-effect-k11b = Wer ihn gewinnt, für den zählen alle Punkte dieser Runde doppelt, Gewinne wie Verluste.
dwarf-king-effect-g1 = Wer ihn spielt, bekommt +1 für jeden Buben, jede Dame, jeden König und jedes Ass im Stich, auch wenn er verloren geht.
dwarf-king-effect-g11a = Wer ihn gewinnt, bekommt −3.
dwarf-king-effect-g11b = Wer ihn hat, nimmt vor dem ersten Stich zwei zufällige Karten aus einer Hand nach Wahl und gibt dann zwei beliebige zurück.
dwarf-king-effect-dragon = Darf gespielt werden, auch wenn man bedienen könnte. Er gewinnt, außer es liegt ein Ass im Stich: Dann gewinnt das Ass der ausgespielten Farbe, ohne dieses das letzte Ass.
dwarf-king-effect-mummy = Hat Farbe und Wert der Karte, die den vorigen Stich gewann. Nicht im ersten Stich.
dwarf-king-effect-puppeteer = Hat die Farbe der Karte direkt davor und ist knapp höher. Beim Ausspielen ist das die letzte Karte des vorigen Stichs; den ersten kann er nicht eröffnen.
dwarf-king-effect-sorcerer = Wird nie gespielt. Wer ihn hat, darf ihn nach jedem Stich gegen eine Karte daraus tauschen; nach dem vorletzten muss man es.
dwarf-king-effect-excalibur = Gewinnt den Stich; spielen darf es nur, wer ausspielt oder nicht bedienen kann.

## Aufträge: in wenigen Wörtern und in einem Satz

dwarf-king-quest-1a = Längste Serie +2
dwarf-king-rule-1a = +2 für jeden Stich deiner längsten Serie gewonnener Stiche in Folge.
dwarf-king-quest-1b = Längste Serie −2
dwarf-king-rule-1b = −2 für jeden Stich deiner längsten Serie gewonnener Stiche in Folge.
dwarf-king-quest-2a = Letzte vier Stiche +2
dwarf-king-rule-2a = +2 für jeden der letzten vier Stiche, den du gewinnst.
dwarf-king-quest-2b = Letzte vier Stiche −2
dwarf-king-rule-2b = −2 für jeden der letzten vier Stiche, den du gewinnst.
dwarf-king-quest-3a = 3er und 4er +4
dwarf-king-rule-3a = +4 für jede 3 und jede 4, die du gewinnst.
dwarf-king-quest-3b = 6er und 7er +4
dwarf-king-rule-3b = +4 für jede 6 und jede 7, die du gewinnst.
dwarf-king-quest-4a = Ritter −1
dwarf-king-rule-4a = −1 für jeden Ritter, den du gewinnst.
dwarf-king-quest-4b = Goblins −1
dwarf-king-rule-4b = −1 für jeden Goblin, den du gewinnst.
dwarf-king-quest-5a = Stiche rechts von dir +1
dwarf-king-rule-5a = +1 für jeden Stich des Spielers rechts von dir, der vor dir spielt.
dwarf-king-quest-5b = Stiche links von dir +1
dwarf-king-rule-5b = +1 für jeden Stich des Spielers links von dir, der nach dir spielt.
dwarf-king-quest-6a = Höchste Summe −5
dwarf-king-rule-6a = −5 für die höchste Summe gewonnener Zahlenkarten; bei Gleichstand für niemanden.
dwarf-king-quest-6b = Höchste Summe +5
dwarf-king-rule-6b = +5 für die höchste Summe gewonnener Zahlenkarten; bei Gleichstand für niemanden.
dwarf-king-quest-7a = Stiche +1
dwarf-king-rule-7a = +1 für jeden Stich, den du gewinnst.
dwarf-king-quest-7b = Stiche −1
dwarf-king-rule-7b = −1 für jeden Stich, den du gewinnst.
dwarf-king-quest-8a = Genau 3 Stiche +5
dwarf-king-rule-8a = +5, wenn du genau 3 Stiche gewinnst.
dwarf-king-quest-8b = Genau 1 Stich +5
dwarf-king-rule-8b = +5, wenn du genau 1 Stich gewinnst.
dwarf-king-quest-9a = Genau 4 Stiche +5
dwarf-king-rule-9a = +5, wenn du genau 4 Stiche gewinnst.
dwarf-king-quest-9b = Genau 2 Stiche +5
dwarf-king-rule-9b = +5, wenn du genau 2 Stiche gewinnst.
dwarf-king-quest-10a = Gerade Stichzahl +5
dwarf-king-rule-10a = +5, wenn du eine gerade Zahl von Stichen gewinnst; null zählt nicht.
dwarf-king-quest-10b = Ungerade Stichzahl +5
dwarf-king-rule-10b = +5, wenn du eine ungerade Zahl von Stichen gewinnst.
dwarf-king-quest-11a = Einmalige Stichzahl +5
dwarf-king-rule-11a = +5, wenn sonst niemand so viele Stiche gewinnt wie du.
dwarf-king-quest-11b = Gleiche Stichzahl +5
dwarf-king-rule-11b = +5, wenn noch jemand so viele Stiche gewinnt wie du.
dwarf-king-quest-12a = Ritter +1, Zwerge −1
dwarf-king-rule-12a = +1 für jeden Ritter, den du gewinnst, −1 für jeden Zwerg.
dwarf-king-quest-12b = Zwerge +1, Ritter −1
dwarf-king-rule-12b = +1 für jeden Zwerg, den du gewinnst, −1 für jeden Ritter.
dwarf-king-quest-13a = Könige +3, Damen −3
dwarf-king-rule-13a = +3 für jeden König, den du gewinnst, −3 für jede Dame.
dwarf-king-quest-13b = Damen +3, Könige −3
dwarf-king-rule-13b = +3 für jede Dame, die du gewinnst, −3 für jeden König.
dwarf-king-quest-14a = Dritter Stich +3, +4, +5 …
dwarf-king-rule-14a = Wer als Erster einen dritten Stich gewinnt, bekommt +3, der Zweite +4, der Dritte +5 und so weiter.
dwarf-king-quest-14b = Dritter Stich −3, −4, −5 …
dwarf-king-rule-14b = Wer als Erster einen dritten Stich gewinnt, bekommt −3, der Zweite −4, der Dritte −5 und so weiter.
dwarf-king-quest-15a = Drillinge +1, Bilder +2
dwarf-king-rule-15a = Für jeden Rang, den du in allen drei Farben gewinnst: +2 bei Buben, Damen, Königen oder Assen, sonst +1.
dwarf-king-quest-15b = Drillinge −1, Bilder −2
dwarf-king-rule-15b = Für jeden Rang, den du in allen drei Farben gewinnst: −2 bei Buben, Damen, Königen oder Assen, sonst −1.
dwarf-king-quest-16a = Vier Stiche in Folge +5
dwarf-king-rule-16a = +5, wenn du mindestens vier Stiche in Folge gewinnst.
dwarf-king-quest-16b = Vier Stiche ohne dich +5
dwarf-king-rule-16b = +5, wenn mindestens vier Stiche in Folge an andere gehen.
dwarf-king-quest-17a = Seltenste Farbe
dwarf-king-rule-17a = +1 für jede Karte der Farbe, von der du am wenigsten gewinnst; 0, wenn eine Farbe fehlt.
dwarf-king-quest-17b = Häufigste Farbe
dwarf-king-rule-17b = +1 für jede Karte der Farbe, von der du am meisten gewinnst.
dwarf-king-quest-18a = Niedrigster Zwerg
dwarf-king-rule-18a = Der Wert des niedrigsten Zwergs mit Zahl, den du gewinnst.
dwarf-king-quest-18b = Niedrigster Ritter
dwarf-king-rule-18b = Der Wert des niedrigsten Ritters mit Zahl, den du gewinnst.
dwarf-king-quest-19a = Bilder und Ritter +1
dwarf-king-rule-19a = +1 für jeden Buben, jede Dame, jeden König und jedes Ass und +1 für jeden Ritter, den du gewinnst (+2, wenn er beides ist).
dwarf-king-quest-19b = Bilder und Ritter −1
dwarf-king-rule-19b = −1 für jeden Buben, jede Dame, jeden König und jedes Ass und −1 für jeden Ritter, den du gewinnst (−2, wenn er beides ist).
dwarf-king-quest-20a = Weniger als rechts, mehr als links
dwarf-king-rule-20a = +3 für weniger Stiche als der Spieler vor dir (rechts); +3 für mehr als der Spieler nach dir (links).
dwarf-king-quest-20b = Mehr Stiche als jeder Nachbar
dwarf-king-rule-20b = +3 für mehr Stiche als der Spieler vor dir (rechts); +3 für mehr als der Spieler nach dir (links).

## Was geschieht

dwarf-king-event-tie = Gleichstand an der Spitze: Es wird noch einmal gegeben.
dwarf-king-event-deal = Runde { $deal }: { $dealer_you ->
    [yes] Du gibst
   *[no] { $dealer } gibt
}; { $chooser_you ->
    [yes] du hast Ritter 5 und wählst
   *[no] { $chooser } hat Ritter 5 und wählt
} den Auftrag.
dwarf-king-event-quest = { $seat_you ->
    [yes] Du wählst
   *[no] { $seat } wählt
} den Auftrag: { $quest }.
dwarf-king-event-bearer = { $seat_you ->
    [yes] Du hast den Goblin-Bannerträger und musst
   *[no] { $seat } hat den Goblin-Bannerträger und muss
} ihn nutzen.
dwarf-king-event-taken = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $target_you ->
    [yes] dir
   *[no] { $target }
} zwei zufällige Karten ab.
dwarf-king-event-taken-cards = { $seat_you ->
    [yes] Du hast { $target } abgenommen
   *[no] { $seat } hat { $target_you ->
        [yes] dir
       *[no] { $target }
    } abgenommen
}: { $cards }.
dwarf-king-event-given = { $seat_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} { $target_you ->
    [yes] dir
   *[no] { $target }
} zwei Karten zurück.
dwarf-king-event-given-cards = { $seat_you ->
    [yes] Du hast { $target } zurückgegeben
   *[no] { $seat } hat { $target_you ->
        [yes] dir
       *[no] { $target }
    } zurückgegeben
}: { $cards }.
dwarf-king-event-played = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} { $card }{ $leads ->
    [yes] { " " }aus
   *[no] { "" }
}.
dwarf-king-event-won = { $seat_you ->
    [yes] Du gewinnst
   *[no] { $seat } gewinnt
} Stich { $trick } mit { $card }.
dwarf-king-event-special = Die Sonderkarte dieser Runde: { $special }.
dwarf-king-event-bonus = { $special }: { $points } für { $seat_you ->
    [yes] dich
   *[no] { $seat }
}.
dwarf-king-event-doubles = { $special }: { $seat_you ->
    [yes] Deine Punkte
   *[no] Die Punkte von { $seat }
} zählen in dieser Runde doppelt.
dwarf-king-event-druid = Druide: { $seat_you ->
    [yes] Du tauschst
   *[no] { $seat } tauscht
} die Hand mit { $target_you ->
    [yes] dir
   *[no] { $target }
}.
dwarf-king-event-pass = Ritter-Bannerträger: { $seat_you ->
    [yes] Du wählst
   *[no] { $seat } wählt
} { $way ->
    [left] links
   *[right] rechts
}; alle geben ihre Hand nach { $way ->
    [left] links
   *[right] rechts
} weiter.
dwarf-king-event-sorcerer = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $card } aus dem Stich; an die Stelle kommt der Hexer, { $winner_you ->
    [yes] auf deinen Stapel
   *[no] auf den Stapel von { $winner }
}.
dwarf-king-event-kept = { $seat_you ->
    [yes] Du behältst
   *[no] { $seat } behält
} den Hexer.
dwarf-king-event-scored = Runde { $deal } ({ $quest }) bringt: { $seats }.
dwarf-king-scored = { $seat_you ->
    [yes] du
   *[no] { $seat }
} { $points }{ $parts }
dwarf-king-parts-none = { "" }
dwarf-king-in-brackets = { " " }({ $parts })
dwarf-king-parts = Auftrag { $quest }, { $special } { $bonus }
dwarf-king-parts-doubled = Auftrag { $quest }, verdoppelt: { $special }
dwarf-king-points = { $sign ->
    [plus] +{ $value }
    [minus] −{ $value }
   *[none] { $value }
}

## Wie es endet

dwarf-king-who = { $seat_you ->
    [yes] du
   *[no] { $seat }
}
dwarf-king-result = { $count ->
    [one] { $winner_you ->
        [yes] Du gewinnst
       *[no] { $winner } gewinnt
    }
   *[other] Geteilter Sieg für { $winners }
} mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
} nach { $deals } { $deals ->
    [one] Runde
   *[other] Runden
}{ $extra ->
    [0] { "" }
    [one] {", "}davon eine wegen Gleichstands
   *[other] {", "}davon { $extra } wegen Gleichstands
}.
dwarf-king-line-quest = Runde { $deal }: { $quest }
dwarf-king-line-special = Runde { $deal }: { $special }
dwarf-king-line-total = Gesamt

## Was verboten ist

dwarf-king-not-now = { $phase ->
    [quest] Zuerst muss der Auftrag gewählt werden.
    [swap] Wähl zuerst, aus wessen Hand du zwei Karten nimmst.
    [give] Gib zuerst zwei Karten zurück.
    [play] Jetzt muss eine Karte gespielt werden.
    [druid] Wähl zuerst, mit wem du die Hand tauschst.
    [direction] Wähl zuerst, in welche Richtung die Hände gehen.
   *[sorcerer] Entscheide zuerst, was der Hexer tut.
}
dwarf-king-other-seat = Wähl einen anderen Spieler dieses Tisches.
dwarf-king-not-held = Du hast { $cards } nicht.
dwarf-king-never-played = Der Hexer wird nie gespielt: Zwischen zwei Stichen tauschst du ihn gegen eine Karte des gerade gewonnenen.
dwarf-king-not-in-first = { $special ->
    [Mummy] Die Mumie darf nicht in den ersten Stich: Es gibt noch keine Karte zum Nachahmen.
   *[Puppeteer] Der Puppenspieler darf den ersten Stich nicht eröffnen: Es gibt noch keine Karte zum Nachahmen.
}
dwarf-king-must-follow = Du musst { dwarf-king-suit } bedienen: Du hast { $held }.{ $copies ->
    [yes] { " " }({ $copier } zählt jetzt zu dieser Farbe.)
   *[no] { "" }
}{ $dragon ->
    [yes] { " " }Auch der Drache ist erlaubt.
   *[no] { "" }
}
dwarf-king-must-swap = Das ist die letzte Gelegenheit: Der Hexer muss jetzt getauscht werden.
dwarf-king-not-in-trick = { $card } liegt nicht im gerade gewonnenen Stich.

## Der Tisch

dwarf-king-aim = die meisten Punkte nach der letzten Runde: Gewinne die Karten und Stiche, für die der Auftrag dieser Runde zahlt.
dwarf-king-brief-quest = **Auftrag:** { $rule }
dwarf-king-brief-special = **{ $special }:** { $effect }
dwarf-king-quest = Runde { $deal } von { $deals } · der Auftrag wird gewählt
dwarf-king-play = Runde { $deal } von { $deals } · Stich { $trick } von { $tricks }
dwarf-king-special = Runde { $deal } von { $deals } · { $step ->
    [swap] Goblin-Bannerträger
    [give] Goblin-Bannerträger
    [druid] Druide
    [direction] Ritter-Bannerträger
   *[sorcerer] Hexer
}
dwarf-king-over = Die Partie ist zu Ende
dwarf-king-fact-quest = Auftrag – { $quest }: { $rule }
dwarf-king-fact-side = { $side ->
    [a] Regel A
   *[b] Regel B
} – { $quest }: { $rule }
dwarf-king-fact-special = Sonderkarte – { $special }: { $effect }
dwarf-king-fact-held = { $special }: bei { $seat_you ->
    [yes] dir
   *[no] { $seat }
}.
dwarf-king-fact-played = { $special }: gespielt von { $player_you ->
    [yes] dir
   *[no] { $player }
} in Stich { $trick }, gewonnen von { $winner_you ->
    [yes] dir
   *[no] { $winner }
}.
dwarf-king-fact-swapped = Der Hexer ist getauscht und liegt { $seat_you ->
    [yes] auf deinem Stapel
   *[no] auf dem Stapel von { $seat }
}.
dwarf-king-fact-chooser = { $seat_you ->
    [yes] Du hast { $card } und wählst
   *[no] { $seat } hat { $card } und wählt
} Regel A oder B für alle.
dwarf-king-fact-swap = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} den Goblin-Bannerträger: zwei zufällige Karten aus einer anderen Hand, dann zwei zurück.
dwarf-king-fact-give = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $target_you ->
    [yes] dir
   *[no] { $target }
} zwei Karten abgenommen und { $seat_you ->
    [yes] gibst
   *[no] gibt
} zwei zurück.
dwarf-king-fact-druid = { $seat_you ->
    [yes] Du hast den Druiden gespielt und wählst
   *[no] { $seat } hat den Druiden gespielt und wählt
}, mit wem die Hand getauscht wird.
dwarf-king-fact-direction = { $seat_you ->
    [yes] Du hast den Ritter-Bannerträger gespielt und wählst
   *[no] { $seat } hat den Ritter-Bannerträger gespielt und wählt
}, wohin alle Hände gehen.
dwarf-king-fact-sorcerer = { $seat_you ->
    [yes] Du hast den Hexer und { $forced ->
        [yes] musst
       *[no] darfst
    }
   *[no] { $seat } hat den Hexer und { $forced ->
        [yes] muss
       *[no] darf
    }
} ihn jetzt gegen eine Karte des letzten Stichs tauschen.
dwarf-king-fact-first = { $seat_you ->
    [yes] Du hast Goblin 5 und spielst
   *[no] { $seat } hat Goblin 5 und spielt
} zum ersten Stich aus. Jede Karte geht.
dwarf-king-fact-leads = { $seat_you ->
    [yes] Du hast den letzten Stich gewonnen und spielst aus.
   *[no] { $seat } hat den letzten Stich gewonnen und spielt aus.
}
dwarf-king-fact-free = { $leader_you ->
    [yes] Du hast
   *[no] { $leader } hat
} { $card } ausgespielt, ohne Farbe: Die nächste Karte bestimmt sie. { $seat_you ->
    [yes] Du darfst
   *[no] { $seat } darf
} jede Karte spielen.
dwarf-king-fact-follow = { $leader_you ->
    [yes] Du hast
   *[no] { $leader } hat
} { $card } ausgespielt{ $set ->
    [yes] {", "}ohne Farbe; { $setter } hat sie bestimmt
   *[no] { "" }
}: { $seat_you ->
    [yes] Du bedienst
   *[no] { $seat } bedient
} wenn möglich { dwarf-king-suit }.
dwarf-king-counter-total = Gesamt
dwarf-king-counter-hand = Karten
dwarf-king-counter-tricks = Stiche
dwarf-king-counter-now = Runde
dwarf-king-note-parts = Diese Runde: { $parts }
dwarf-king-zone-trick = Stich
dwarf-king-zone-last = Letzter Stich
dwarf-king-zone-hand = Deine Hand
dwarf-king-zone-pile = Gewonnen
dwarf-king-zone-known = Hat
dwarf-king-counts-as = { $above ->
    [yes] knapp über { $card }
   *[no] wie { $card }
}

## Die Fragen

dwarf-king-ask-quest = Du hast Ritter 5. Welche Regel soll für alle gelten?
dwarf-king-side = { $side ->
    [a] A
   *[b] B
} · { $quest }
dwarf-king-says-quest = der Auftrag { $quest } – { $rule }
dwarf-king-ask-swap = Aus wessen Hand nimmst du zwei zufällige Karten? Danach gibst du zwei beliebige zurück.
dwarf-king-ask-druid = Mit wem tauschst du deine ganze Hand?
dwarf-king-seat = { $seat } · { $count } { $count ->
    [one] Karte
   *[other] Karten
}
dwarf-king-says-swap = { $seat } zwei zufällige Karten abnehmen
dwarf-king-says-druid = die Hand mit { $seat } tauschen
dwarf-king-ask-give = Du hast { $seat } { $cards } abgenommen. Welche zwei Karten gibst du zurück?
dwarf-king-ask-pass = In welche Richtung geben alle ihre Hand weiter?
dwarf-king-way = { $way ->
    [left] Links: an { $to }, von { $source }
   *[right] Rechts: an { $to }, von { $source }
}
dwarf-king-says-pass = nach { $way ->
    [left] links
   *[right] rechts
} weitergeben: Deine Hand geht an { $to }, du bekommst die von { $source }
dwarf-king-ask-sorcerer = { $forced ->
    [yes] Gegen welche Karte des letzten Stichs tauschst du den Hexer?
   *[no] Tauschst du den Hexer gegen eine Karte des letzten Stichs?
}
dwarf-king-keep = Hexer behalten
dwarf-king-says-keep = den Hexer behalten
dwarf-king-says-sorcerer = { $card } für den Hexer nehmen
dwarf-king-ask-lead = Welche Karte spielst du aus?
dwarf-king-ask-free = Noch liegt keine Farbe: Welche Karte spielst du?
dwarf-king-ask-follow = { $void ->
    [yes] Du hast keine { dwarf-king-suit }: Jede Karte geht. Welche?
    [set] Zu bedienen sind { dwarf-king-suit }. Welche Karte spielst du?
   *[no] Welche Karte spielst du?
}

## Warum ein Computer so spielt

dwarf-king-hint-quest = Mit deiner Hand war diese Seite des Plättchens („{ $quest }“) in { $courses } durchgespielten Runden besser als die andere.
dwarf-king-hint-play = { $deed ->
    [leads] { $card } auszuspielen
    [ahead] { $card } liegt im Stich bisher vorn; das
   *[behind] { $card } lässt den Stich anderen; das
} war in { $courses } durchgespielten Verläufen der Runde das Beste für den Auftrag „{ $quest }“.
dwarf-king-hint-special = Das war in { $courses } durchgespielten Verläufen der Runde das Beste für den Auftrag „{ $quest }“.

## Die Lektion

dwarf-king-lesson-deal = Jede Runde hat ihren Auftrag: eine Regel, was gewonnene Stiche und Karten wert sind. Wer Ritter 5 hat, wählt eine der zwei Seiten. Eine Sonderkarte ist untergemischt.
dwarf-king-lesson-quest = Der Auftrag steht. Lies ihn gut: Oft willst du wenige Stiche oder manche Karten gar nicht. Bediene, wenn du kannst; die höchste Karte der ausgespielten Farbe gewinnt. Trumpf gibt es nicht.
dwarf-king-lesson-won = Du hast einen Stich gewonnen und spielst zum nächsten aus. Der Bildschirm zeigt, was dein Stapel für den Auftrag bisher wert ist.
dwarf-king-lesson-lost = Jemand anders hat den Stich gewonnen und spielt aus. Hast du keine Karte der ausgespielten Farbe, darfst du abwerfen, was der Auftrag gefährlich macht.
dwarf-king-lesson-scored = Die Runde wird nach Auftrag und Sonderkarte gewertet. Die nächste hat einen anderen Auftrag: Was gut war, kann nun schlecht sein.

dwarf-king-habit-court = wenn du in den ersten drei Stichen öfter als sonst Buben bis Asse spielst
dwarf-king-habit-special = wenn du die Sonderkarte öfter als sonst in den ersten drei Stichen spielst
dwarf-king-habit-longest = wenn du öfter als sonst deine längste Farbe ausspielst
