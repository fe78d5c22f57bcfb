# Kings Tricktakers, auf Deutsch.
# $x_you ist "yes", wenn $x selbst liest.

kings-tricktakers-title = Kings Tricktakers
kings-tricktakers-slam = jede Ansage erfüllt
kings-tricktakers-title-short = Tricktakers
kings-tricktakers-pitch = Ein Gefolge, eine Ansage, fünf Stiche
kings-tricktakers-blurb = Wähl ein Königshaus und drei Figuren, sag deine Stiche geheim an und bieg fünf Stiche passend hin.
kings-tricktakers-players = 2 bis 5 Spieler
kings-tricktakers-length = etwa 40 Minuten
kings-tricktakers-advice = gut zu viert; erst mit festen Gefolgen, dann mit dem Draft
kings-tricktakers-daily-about = Eine Runde gegen zwei Computer: Hol so viele Punkte wie möglich; bei gleich vielen entscheidet dein Vorsprung.

## Optionen

kings-tricktakers-option-company_mode = Gefolge
kings-tricktakers-option-company_mode-about = Drei Figuren, vorgegeben oder vor jeder Runde reihum aus der offenen Auslage gewählt.
kings-tricktakers-option-company_mode-draft = Offener Draft
kings-tricktakers-option-company_mode-starter = Feste Gefolge, für die erste Partie
kings-tricktakers-option-company_mode-chosen = Feste Gefolge, jeder wählt eines
kings-tricktakers-option-remove_diplomat = Diplomat (Draft zu viert oder fünft)
kings-tricktakers-option-remove_diplomat-about = Seine Fähigkeit ist die verwickeltste; die Spielregel rät Neulingen, ihn wegzulassen.
kings-tricktakers-option-remove_diplomat-false = Spielt mit
kings-tricktakers-option-remove_diplomat-true = Bleibt draußen, für Neulinge
kings-tricktakers-option-first_drafter = Wählt in Runde 1 zuerst
kings-tricktakers-option-first_drafter-about = Wer im Draft oder bei den Gefolgen zuerst wählt. In späteren Runden entscheiden die Könige.
kings-tricktakers-option-first_drafter-random = Der Zufall entscheidet
kings-tricktakers-option-ally_talk = Zeichen unter Verbündeten
kings-tricktakers-option-ally_talk-about = Der Besitzer des Diplomaten und sein Verbündeter dürfen einander heimlich sagen, wann sie tauschen.
kings-tricktakers-option-ally_talk-false = Keine Zeichen
kings-tricktakers-option-ally_talk-true = „Jetzt“ oder „später“, einmal je Stich
kings-tricktakers-no-such-seat = Platz { $number } soll zuerst wählen, aber es spielen nur { $seats } mit.
kings-tricktakers-option-rounds = Länge
kings-tricktakers-option-rounds-about = Spätere Runden erlauben höhere Ansagen.
kings-tricktakers-option-rounds-1 = Eine Runde
kings-tricktakers-option-rounds-2 = Zwei Runden
kings-tricktakers-option-rounds-3 = Drei Runden

## Karten

kings-tricktakers-card = { $suit ->
    [Y] Gelb
    [B] Blau
    [G] Grün
   *[N] Schwarz
} { $value }{ $reserved ->
    [yes] { " " }(Berserker)
   *[no] { "" }
}
kings-tricktakers-white-card = { $kind ->
    [M] Mystiker
   *[R] Weiße Fahne
}
kings-tricktakers-character = { $who ->
    [GAMBLER] Zocker
    [HERMIT] Eremit
    [RESISTANT] Rebell
    [BERSERKER] Berserker
    [OPPRESSOR] Tyrann
    [ASSASSIN] Meuchler
    [HEALER] Heiler
    [COLLECTOR] Sammler
    [DEVIL] Teufel
   *[DIPLOMAT] Diplomat
}
kings-tricktakers-letter = { $figure ->
    [K] K
    [Q] D
   *[J] B
}
kings-tricktakers-royal = { $figure ->
    [K] { $colour ->
        [W] Weißer
        [Y] Gelber
        [B] Blauer
        [G] Grüner
       *[N] Schwarzer
    } König
    [Q] { $colour ->
        [W] Weiße
        [Y] Gelbe
        [B] Blaue
        [G] Grüne
       *[N] Schwarze
    } Dame
   *[J] { $colour ->
        [W] Weißer
        [Y] Gelber
        [B] Blauer
        [G] Grüner
       *[N] Schwarzer
    } Bube
}
kings-tricktakers-name = { $card }
kings-tricktakers-seat = { $seat_you ->
    [yes] du
   *[no] { $seat }
}

## Was Karten tun

kings-tricktakers-effect = { $who ->
    [GAMBLER] { $prepared ->
        [yes] +2 SP, wenn die Ansage aufgeht
       *[no] du ziehst 2 Karten und wirfst 2 ab; +2 SP, wenn die Ansage aufgeht
    }
    [HERMIT] einmal ziehst du 3 Karten und wirfst 3 ab; +2 SP bei 0 Stichen
    [RESISTANT] du darfst eine 1 als 10 spielen, eine 10 als 1, einen Mystiker als Weiße Fahne oder umgekehrt
    [BERSERKER] { $prepared ->
        [yes] +2 SP bei genau 1 Stich
       *[no] du nimmst { $tens ->
            [one] eine reservierte Schwarz 10 auf die Hand und wirfst eine Karte ab
           *[other] beide reservierten Schwarz 10 auf die Hand und wirfst zwei Karten ab
        }; +2 SP bei genau 1 Stich
    }
    [OPPRESSOR] deine gelben Karten sind so stark wie schwarze
    [ASSASSIN] du darfst jemand anderen ausspielen lassen; +3 SP bei genau 2 Stichen
    [HEALER] +1 SP für jede gewonnene blaue oder grüne Karte, höchstens 5
    [COLLECTOR] 2 SP für einen gewonnenen Mystiker (oder Weiße Fahne), 5 für zwei, 8 für mehr
    [DEVIL] deine Stichzahl ist um 2 höher; −2 SP, wenn das genau 3 ergibt
   *[DIPLOMAT] keine Ansage, aber nach dem Aufdecken wählst du einen Verbündeten und wertest mit dessen Ergebnis; einmal tauschst du mit ihm eine Karte
}
kings-tricktakers-short = { $who ->
    [GAMBLER] { $prepared ->
        [yes] +2 bei Erfolg
       *[no] 2 ziehen, 2 weg; +2 bei Erfolg
    }
    [HERMIT] 1×: 3 ziehen, 3 weg; +2 bei 0
    [RESISTANT] 1↔10, Mystiker↔Fahne
    [BERSERKER] { $prepared ->
        [yes] +2 bei 1 Stich
       *[no] Schwarz 10 dazu; +2 bei 1
    }
    [OPPRESSOR] Gelb so stark wie Schwarz
    [ASSASSIN] ein anderer beginnt; +3 bei 2
    [HEALER] +1 je blaue/grüne Karte
    [COLLECTOR] 2/5/8: Mystiker, Fahnen
    [DEVIL] zählt 2 Stiche mehr
   *[DIPLOMAT] Verbündeter oder Kopie
}
kings-tricktakers-pays = { $who ->
    [GAMBLER] 3 SP bei 0 Stichen, 6 SP bei 2
    [HERMIT] 4 SP bei 2 Stichen, 7 SP bei 3
    [RESISTANT] 4 SP bei 1 Stich, 7 SP bei 3
    [BERSERKER] 5 SP bei 0 Stichen
    [OPPRESSOR] 6 SP bei 1 Stich
    [ASSASSIN] 7 SP bei 2 Stichen
    [HEALER] 2 SP bei 1 Stich, 5 SP bei 2
    [COLLECTOR] 3 SP bei 0 Stichen, 2 SP bei 1, 4 SP bei 2
    [DEVIL] 3 SP für jeden anderen, dessen Ansage platzt
    [DIPLOMAT] kopiert eine Ansagekarte eines anderen
   *[JACK] 10 SP bei 3 Stichen
}
kings-tricktakers-pays-short = { $who ->
    [DEVIL] 3 SP je geplatzte Ansage
   *[DIPLOMAT] kopiert eine Ansage
}
kings-tricktakers-pays-or-does = { $pays } (offen: { $does })
kings-tricktakers-pays-at = { $points } SP bei { $count }
kings-tricktakers-king = { $colour ->
    [W] einmal in der Partie auf Mystiker oder Weiße Fahne: gewinnt den Stich und zahlt dann jede Runde 2, 5, 8 oder 15 SP für 1 bis 4 gewonnene davon; nie gespielt: 6 SP
    [Y] einmal in der Partie auf eine gelbe Karte: gewinnt den Stich und zahlt dann 1 SP je gewonnene gelbe Karte; nie gespielt: 5 SP
    [B] einmal in der Partie auf eine blaue Karte: gewinnt den Stich und zahlt dann 1 SP je gewonnene blaue Karte; nie gespielt: 4 SP
    [G] einmal in der Partie auf eine grüne Karte: gewinnt den Stich und zahlt dann 1 SP je gewonnene grüne Karte; nie gespielt: 3 SP
   *[N] einmal in der Partie auf eine schwarze Karte: gewinnt den Stich und zahlt dann 1 SP je gewonnene schwarze Karte; nie gespielt: 2 SP
}
kings-tricktakers-pooled-king = Rang { $rank }; { $colour ->
    [W] liegt auf Mystiker oder Weißer Fahne und zahlt dann 2, 5, 8 oder 15 SP für 1 bis 4 gewonnene davon; nie gespielt: 6 SP
   *[other] nie gespielt: { $bonus } SP
}
kings-tricktakers-queen = { $colour ->
    [W] deine Karte zählt als Mystiker
    [Y] +1 auf deine Stichzahl
    [B] deine Karte zählt als Weiße Fahne
    [G] du spielst nach allen anderen
   *[N] deine Karte muss nicht bedienen
}; wieder bereit für { $cost } SP
kings-tricktakers-jack = { $colour ->
    [W] 1 SP bei 1 Stich, 2 SP bei 2, 3 SP bei 3
    [Y] 2 SP bei 1 Stich, 3 SP bei 2
    [B] 2 SP bei 0 oder 1 Stichen
    [G] 3 SP bei 0 oder 2 Stichen
   *[N] 2 SP bei 1 Stich, 4 SP bei 3
}
kings-tricktakers-set-short = { $colour ->
    [W] Rang 1, Dame: Mystiker
    [Y] Rang 2, Dame: +1 Stich
    [B] Rang 3, Dame: Weiße Fahne
    [G] Rang 4, Dame: zuletzt
   *[N] Rang 5, Dame: bedient nicht
}

## Ein Zug in Worten

kings-tricktakers-laid = { $card } { $extras }
kings-tricktakers-extras = { $parts }
kings-tricktakers-with-queen = { $colour ->
    [W] als Mystiker ({ $queen })
    [B] als Weiße Fahne ({ $queen })
   *[other] { $brief ->
        [yes] ({ $queen })
       *[no] { $colour ->
            [Y] für +1 Stich ({ $queen })
           *[N] ohne zu bedienen ({ $queen })
        }
    }
}
kings-tricktakers-changed = { $queen ->
    [yes] dann verwandelt in
    [brief] dann
   *[no] als
} { $becomes }{ $king ->
    [yes] { " " }(ohne Wirkung)
   *[no] { "" }
}
kings-tricktakers-under-king = ({ $king })
kings-tricktakers-oppressor = so stark wie Schwarz
kings-tricktakers-neutral = neutrale Karte
kings-tricktakers-plays-last = spielt nach allen anderen eine Karte

## Was geschieht

kings-tricktakers-event-round = Runde { $round } von { $of }: Alle bekommen fünf neue Karten.
kings-tricktakers-event-dealt = Deine Hand: { $cards }.
kings-tricktakers-event-draft = { $round ->
    [1] Der Draft geht hin und zurück, je vier Züge: { $seats }, dann umgekehrt und so weiter.
   *[other] Je drei Züge, der niedrigste König zuerst. Die Reihenfolge: { $seats }.
}
kings-tricktakers-event-companies = Die Gefolge werden in dieser Reihenfolge gewählt: { $seats }.
kings-tricktakers-event-signal = { $seat_you ->
    [yes] Du sagst { $ally }: { kings-tricktakers-word }.
   *[no] { $seat } sagt { $ally_you ->
        [yes] dir
       *[no] { $ally }
    }: { kings-tricktakers-word }.
}
kings-tricktakers-event-starter = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} das Haus „{ $king }“ mit { $company }.
kings-tricktakers-event-took = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $set ->
    [yes] das Haus „{ $card }“
   *[no] { $card }
}.
kings-tricktakers-event-first = { $seat_you ->
    [yes] Du hast den niedrigsten König (Rang { $rank }) und spielst
   *[no] { $seat } hat den niedrigsten König (Rang { $rank }) und spielt
} zum ersten Stich aus. Jetzt sagen alle an.
kings-tricktakers-event-committed = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} eine Ansage gewählt.
kings-tricktakers-event-bid = { $seat_you ->
    [yes] Du sagst
   *[no] { $seat } sagt
} mit { $bids } an.
kings-tricktakers-bid-card = { $card } ({ $pays })
kings-tricktakers-event-no-bid = { $seat_you ->
    [yes] Du sagst
   *[no] { $seat } sagt
} nichts an: Der Diplomat bleibt offen.
kings-tricktakers-event-ally = { $seat_you ->
    [yes] Du wählst { $ally_you ->
        [yes] dich
       *[no] { $ally }
    } zum Verbündeten und wertest
   *[no] { $seat } wählt { $ally_you ->
        [yes] dich
       *[no] { $ally }
    } zum Verbündeten und wertet
} mit diesem Ergebnis.
kings-tricktakers-event-copy = { $seat_you ->
    [yes] Dein Diplomat
   *[no] Der Diplomat von { $seat }
} kopiert { $card } ({ $pays }) von { $other_you ->
    [yes] dir
   *[no] { $other }
}.
kings-tricktakers-event-drew = { $who }: Du ziehst { $cards }.
kings-tricktakers-event-reserved = { $seat_you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} { $count ->
    [one] eine reservierte Schwarz 10
   *[other] beide reservierten Schwarz 10
} auf die Hand.
kings-tricktakers-event-discarded = { $seat_you ->
    [yes] Du wirfst
   *[no] { $seat } wirft
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab.
kings-tricktakers-event-threw = Du hast { $cards } abgeworfen.
kings-tricktakers-event-reactivated = { $seat_you ->
    [yes] Du zahlst
   *[no] { $seat } zahlt
} { $cost } SP, wieder bereit: { $queen }.
kings-tricktakers-event-appointed = { $seat_you ->
    [yes] Dein Meuchler
   *[no] Der Meuchler von { $seat }
} lässt { $other_you ->
    [yes] dich
   *[no] { $other }
} ausspielen.
kings-tricktakers-event-played = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} { $play }.
kings-tricktakers-event-neutral = Die neutrale Karte vom Stapel: { $card }.
kings-tricktakers-event-delayed = { $seat_you ->
    [yes] Du legst die { $queen } und spielst
   *[no] { $seat } legt die { $queen } und spielt
} nach allen anderen.
kings-tricktakers-event-hermit = { $seat_you ->
    [yes] Du nutzt deinen
   *[no] { $seat } nutzt einen
} Eremiten: drei Karten ziehen, dann drei abwerfen.
kings-tricktakers-event-exchange = { $seat_you ->
    [yes] Du gibst { $ally_you ->
        [yes] dir
       *[no] { $ally }
    } eine Karte und bekommst
   *[no] { $seat } gibt { $ally_you ->
        [yes] dir
       *[no] { $ally }
    } eine Karte und bekommt
} eine zurück.
kings-tricktakers-event-exchanged = { $ally_you ->
    [yes] Du hast
   *[no] { $ally } hat
} { $seat_you ->
    [yes] dir
   *[no] { $seat }
} dafür eine Karte gegeben.
kings-tricktakers-event-handed = { $seat_you ->
    [yes] Du hast
   *[no] { $seat } hat
} { $other_you ->
    [yes] dir
   *[no] { $other }
} { $card } gegeben.
kings-tricktakers-event-won = Stich { $trick } geht an { $seat_you ->
    [yes] dich
   *[no] { $seat }
} mit { $card }{ $king ->
    [yes] { " " }samt König
   *[no] { "" }
}: bisher { $piles } { $piles ->
    [one] Stich
   *[other] Stiche
}.
kings-tricktakers-event-lost = Die neutrale { $card } gewinnt Stich { $trick }: Niemand bekommt ihn. { $seat_you ->
    [yes] Du hast ihn nicht eröffnet und spielst
   *[no] { $seat } hat ihn nicht eröffnet und spielt
} als Nächstes aus.
kings-tricktakers-event-scored = { $seat_you ->
    [yes] Du
   *[no] { $seat }
}: { $sheet }. Jetzt { $points } SP.

## Wertung

kings-tricktakers-score-line = { $copied ->
    [yes] { $card } kopiert { $original }
   *[no] { $original }
} { $source ->
    [bid] (Ansage) { $points }
    [unplayed-king] (nie gespielt) { $points }
   *[other] { $points }
}
kings-tricktakers-account = { $count } { $count ->
    [one] Stich
   *[other] Stiche
}, Ansage { $met ->
    [yes] erfüllt
   *[no] geplatzt
}{ $any ->
    [yes] : { $lines }
   *[no] { "" }
} = { $total } SP
kings-tricktakers-line = Runde { $round }, { $source ->
    [bid] Ansage
    [character] Figuren
    [jack] Bube
    [king] König gespielt
   *[unplayed-king] König nie gespielt
}
kings-tricktakers-cell = { $parts }
kings-tricktakers-part = { $copied ->
    [yes] { $card } kopiert { $original }
   *[no] { $original }
} { $points }
kings-tricktakers-line-round = Runde { $round }, gesamt
kings-tricktakers-line-queens = Für Damen gezahlt
kings-tricktakers-line-floor = Nie unter 0 SP
kings-tricktakers-line-rank = Rang des Königs (der niedrigste gewinnt bei Gleichstand)
kings-tricktakers-result = { $winner_you ->
    [yes] Du bist
   *[no] { $winner } ist
} der wahre König der Stiche mit { $points } SP{ $level ->
    [yes] { " " }(punktgleich, aber mit dem niedrigsten König: Rang { $rank })
   *[no] { "" }
}.

## Der Tisch

kings-tricktakers-aim = die meisten SP: Mach genau so viele Stiche, wie deine Ansage verlangt.
kings-tricktakers-draft = Runde { $round } von { $of } · Draft
kings-tricktakers-bids = Runde { $round } von { $of } · Ansagen
kings-tricktakers-diplomat = Runde { $round } von { $of } · der Diplomat
kings-tricktakers-preparation = Runde { $round } von { $of } · Vorbereitung
kings-tricktakers-tricks = Runde { $round } von { $of } · Stich { $trick } von 5
kings-tricktakers-over = Die Partie ist zu Ende
kings-tricktakers-fact-draft = { $next_you ->
    [yes] Du wählst.
   *[no] { $next } wählt.
} { $more ->
    [0] Das ist der letzte Zug.
   *[other] Danach: { $order }{ $twice ->
        [yes] , zweimal
       *[no] { "" }
    }.
}
kings-tricktakers-brief-draft = Als Nächstes wählt: { $order }{ $twice ->
    [yes] , zweimal
   *[no] { "" }
}.
kings-tricktakers-fact-kings = Ein König: Einmal in der Partie legst du ihn auf eine Karte seiner Farbe und gewinnst den Stich; von da an zahlt er 1 SP für jede Karte seiner Farbe, die du in einer Runde gewinnst. Der niedrigste Rang spielt in einer Runde zuerst aus und wählt in den nächsten zuerst.
kings-tricktakers-fact-waiting = { $phase ->
    [bid-commit] Alle wählen geheim eine Ansage; sie werden zusammen aufgedeckt.
   *[preparation] Alle bereiten sich gleichzeitig vor.
} Es fehlen noch: { $seats }.
kings-tricktakers-fact-first = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} zum ersten Stich aus (niedrigster König).
kings-tricktakers-fact-diplomat = { $mode ->
    [copy] { $seat_you ->
        [yes] Du wählst, wessen Ansage dein Diplomat kopiert.
       *[no] { $seat } wählt, wessen Ansage der Diplomat kopiert.
    }
   *[ally] { $seat_you ->
        [yes] Du wählst deinen Verbündeten für diese Runde.
       *[no] { $seat } wählt einen Verbündeten für diese Runde.
    }
}
kings-tricktakers-fact-turn = { $phase ->
    [trick-open] { $seat_you ->
        [yes] Du spielst aus; dein Meuchler kann das jemand anderem aufzwingen.
       *[no] { $seat } spielt aus, hat aber einen Meuchler: Vielleicht muss jemand anders.
    }
    [hermit-discard] { $seat_you ->
        [yes] Du wirfst drei Karten für deinen Eremiten ab.
       *[no] { $seat } wirft drei Karten für den Eremiten ab.
    }
    [exchange-reply] { $seat_you ->
        [yes] Du gibst dem Diplomaten eine Karte zurück.
       *[no] { $seat } gibt dem Diplomaten eine Karte zurück.
    }
    [delayed-turn] { $seat_you ->
        [yes] Du spielst zuletzt, wie die Grüne Dame es will.
       *[no] { $seat } spielt zuletzt, nach der Grünen Dame.
    }
   *[turn] { $seat_you ->
        [yes] Du bist dran.
       *[no] { $seat } ist dran.
    }
}
kings-tricktakers-led = { $suit ->
    [Y] Gelb
    [B] Blau
    [G] Grün
   *[N] Schwarz
} ist ausgespielt
kings-tricktakers-trump = Schwarz ist Trumpf
kings-tricktakers-fact-suit = { $led }: Bediene, wenn du kannst. Mystiker und Weiße Fahne gehen immer. { $trump }.
kings-tricktakers-fact-trump = { $trump }.
kings-tricktakers-fact-no-suit = Noch keine Farbe: Die nächste Zahlenkarte bestimmt sie.
kings-tricktakers-fact-delayed = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} nach allen anderen (Grüne Dame).
kings-tricktakers-fact-swap = Geheim getauscht: { $given } von { $owner_you ->
    [yes] dir
   *[no] { $owner }
} gegen { $returned } von { $ally_you ->
    [yes] dir
   *[no] { $ally }
}.
kings-tricktakers-zone-set = { $colour ->
    [W] Weißes
    [Y] Gelbes
    [B] Blaues
    [G] Grünes
   *[N] Schwarzes
} Haus
kings-tricktakers-zone-time = { $time ->
    [preparation] Vor den Stichen
    [turn] Wenn du dran bist
    [opening] Beim Ausspielen
    [always] Immer
    [scoring] Bei der Wertung
   *[special] Statt einer Ansage
}
kings-tricktakers-pooled = ×{ $count } · { $effect } · als Ansage: { $pays }
kings-tricktakers-zone-trick = Stich
kings-tricktakers-zone-last = Letzter Stich
kings-tricktakers-zone-deck = Stapel
kings-tricktakers-zone-neutral = Neutraler Stapel
kings-tricktakers-neutral-tricks = { $count } { $count ->
    [one] Stich
   *[other] Stiche
}, von der neutralen Karte gewonnen, für niemanden.
kings-tricktakers-zone-royals = Haus
kings-tricktakers-zone-company = { $revealed ->
    [yes] Offen
   *[no] Gefolge
}
kings-tricktakers-zone-bid = Ansage{ $last ->
    [none] { "" }
   *[other]  { $more ->
        [none] { $last }
       *[other] { $more } oder { $last }
    }
}
kings-tricktakers-zone-hand = Deine Hand
kings-tricktakers-zone-mine = Dein Gefolge
kings-tricktakers-zone-figures = Dazulegen kannst du
kings-tricktakers-zone-discards = Von dir abgeworfen
kings-tricktakers-counter-vp = SP
kings-tricktakers-counter-tricks = Stiche
kings-tricktakers-counter-hand = Karten
kings-tricktakers-king-state = { $state ->
    [unplayed] nicht gespielt
    [trick] liegt in diesem Stich
   *[played] gespielt, zahlt { $colour ->
        [W] 2, 5, 8 oder 15 SP für 1 bis 4 gewonnene Mystiker und Weiße Fahnen
        [Y] 1 SP je gewonnene gelbe Karte
        [B] 1 SP je gewonnene blaue Karte
        [G] 1 SP je gewonnene grüne Karte
       *[N] 1 SP je gewonnene schwarze Karte
    }
}, Rang { $rank }
kings-tricktakers-queen-state = { $state ->
    [ready] bereit{ $effect ->
        [W] : Karte zählt als Mystiker
        [Y] : +1 Stich
        [B] : Karte zählt als Weiße Fahne
        [G] : spielt zuletzt
        [N] : muss nicht bedienen
       *[none] { "" }
    }
    [used] in dieser Runde benutzt
   *[exhausted] erschöpft
}
kings-tricktakers-queen-paid = bezahlt, bereit für die Stiche: −{ $cost } SP
kings-tricktakers-used = benutzt
kings-tricktakers-allied = verbündet mit { $ally_you ->
    [yes] dir
   *[no] { $ally }
}{ $used ->
    [yes] , Tausch benutzt
   *[no] { "" }
}
kings-tricktakers-copies = kopiert { $card }: { $pays }
kings-tricktakers-note-round = Runde { $round }: { $sheet }
kings-tricktakers-note-bid = Stand jetzt: { $ally ->
    [yes] der Verbündete hat { $count } { $count ->
        [one] Stich
       *[other] Stiche
    }
   *[no] { $count } { $count ->
        [one] Stich
       *[other] Stiche
    }
}, die Ansage zahlt { $points } SP.

## Die Fragen

kings-tricktakers-ask-company = { $round ->
    [1] Welches Gefolge wählst du? Sein Königshaus behältst du die ganze Partie.
   *[other] Welche drei Figuren wählst du für diese Runde?
}
kings-tricktakers-company-of = mit { $company }
kings-tricktakers-zone-starter = { $colour ->
    [W] Weißes
    [Y] Gelbes
    [B] Blaues
    [G] Grünes
   *[N] Schwarzes
} Gefolge
kings-tricktakers-ask-draft = { $count ->
    [3] Welches Königshaus nimmst du? Du behältst es die ganze Partie.
   *[other] { $set ->
        [yes] Welche Figur nimmst du?
       *[no] Was nimmst du? Nötig: drei Figuren, ein Haus.
    }
}
kings-tricktakers-says-set = Das { $colour ->
    [W] weiße
    [Y] gelbe
    [B] blaue
    [G] grüne
   *[N] schwarze
} Haus nehmen, für die ganze Partie.
kings-tricktakers-says-character = { $card } nehmen ({ $time }): { $effect }. Als Ansage: { $pays }.
kings-tricktakers-ask-advised = ★: Das würde ein Computer nehmen.
kings-tricktakers-ask-which = Welche Karte { $card } nimmst du? Der Name sagt, wer sie letzte Runde hatte und nicht wieder nehmen darf.
kings-tricktakers-nobodys = frei
kings-tricktakers-ask-bid = { $round ->
    [3] Welche ein oder zwei Karten sind deine Ansage? Sie verlieren ihre Fähigkeit.
   *[other] Welche Figur ist deine Ansage? Sie verliert ihre Fähigkeit.
}
kings-tricktakers-bid-none = keine Ansage
kings-tricktakers-bid-ally = bleibt offen: keine Ansage, mit Verbündetem werten
kings-tricktakers-bid-and = + { $card }
kings-tricktakers-bid-pairs = zwei Karten
kings-tricktakers-ask-pair = Welche zwei Karten sind deine Ansage? Sie verlieren ihre Fähigkeit.
kings-tricktakers-bid-adds = Was beide zahlen, wird addiert.
kings-tricktakers-bid-two = { $first } + { $second }: { $pays }
kings-tricktakers-says-bid = Du sagst mit { $bids } an. Offen bleiben { $up }.
kings-tricktakers-says-no-bid = Der Diplomat bleibt offen: Du sagst nichts an und wählst einen Verbündeten.
kings-tricktakers-ask-ally = Wer ist dein Verbündeter? Du wertest mit dessen Ansage, Stichen und Karten.
kings-tricktakers-ask-copy = Wessen Ansage kopiert dein Diplomat? Sie gilt mit deinen eigenen Stichen.
kings-tricktakers-ask-discard = { $why ->
    [gambler] Zocker: Du hast zwei Karten gezogen.
    [berserker] Berserker: { $count ->
        [one] Deine reservierte Schwarz 10 ist auf der Hand.
       *[other] Deine reservierten Schwarz 10 sind auf der Hand.
    }
   *[hermit] Eremit: Du hast drei Karten gezogen.
} Wirf { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab.
kings-tricktakers-ask-queen = Soll die { $queen } ({ $colour ->
    [W] deine Karte zählt als Mystiker
    [Y] +1 auf deine Stichzahl
    [B] deine Karte zählt als Weiße Fahne
    [G] du spielst nach allen anderen
   *[N] deine Karte muss nicht bedienen
}) wieder bereit sein? Du hast { $points } SP.
kings-tricktakers-pay = { $cost } SP zahlen: { $queen }
kings-tricktakers-keep = Erschöpft lassen: { $queen }
kings-tricktakers-ask-open = Du hast das Ausspiel. Spielst du aus, oder muss jemand anders?
kings-tricktakers-lead = Selbst ausspielen
kings-tricktakers-appoint = jemand anders muss ausspielen
kings-tricktakers-ask-appoint = Wer muss statt dir ausspielen?
kings-tricktakers-ask-free = { $first ->
    [yes] Welche Karte spielst du aus?
   *[no] Noch keine Farbe zu bedienen: Jede Karte geht. Welche spielst du?
}
kings-tricktakers-ask-follow = Welche Karte spielst du?
kings-tricktakers-ask-how = Wie spielst du { $card }?
kings-tricktakers-plain = so, wie sie ist
kings-tricktakers-says-play = { $play }. { $ahead ->
    [yes] { $final ->
        [yes] Das gewinnt den Stich.
       *[no] Damit lägst du vorn; andere spielen noch.
    }
   *[no] Das gewinnt den Stich nicht.
}
kings-tricktakers-delay = nach allen anderen spielen
kings-tricktakers-says-delay = Die Grüne Dame: Du spielst deine Karte nach allen anderen.
kings-tricktakers-hermit = 3 ziehen, dann 3 abwerfen
kings-tricktakers-says-hermit = Der Eremit, einmal in dieser Runde: drei Karten ziehen, dann drei abwerfen; danach spielst du.
kings-tricktakers-exchange = eine Karte mit { $ally } tauschen
kings-tricktakers-signal = ein Wort an deinen Verbündeten
kings-tricktakers-ask-signal = Wann sollt ihr tauschen? Nur dein Verbündeter liest es.
kings-tricktakers-word = { $word ->
    [now] jetzt tauschen
   *[later] später tauschen
}
kings-tricktakers-fact-signal = { $seat } ist mit dir verbündet und sagt: { kings-tricktakers-word }.
kings-tricktakers-ask-exchange = Welche Karte gibst du { $ally }? Eine kommt zurück, vielleicht dieselbe.
kings-tricktakers-ask-give = { $owner } gibt dir { $card }. Welche Karte gibst du zurück? Es darf dieselbe sein.
kings-tricktakers-received = gerade bekommen

## Was verboten ist

kings-tricktakers-why-phase = Das geht jetzt nicht{ $phase ->
    [draft-snake] : Es läuft der Draft.
    [draft-rank] : Es läuft der Draft.
    [bid-commit] : Alle wählen eine Ansage.
    [diplomat-target] : Der Diplomat wählt.
    [preparation] : Es läuft die Vorbereitung, und du hast zuerst etwas anderes zu tun.
    [trick-open] : Sag zuerst, wer ausspielt.
    [hermit-discard] : Wirf zuerst drei Karten für den Eremiten ab.
    [exchange-reply] : Antworte zuerst auf den Tausch.
    [game-over] : Die Partie ist zu Ende.
   *[other] , in diesem Zug.
}
kings-tricktakers-why-set = { $mine ->
    [yes] Du hast schon ein Königshaus und behältst es die ganze Partie; das Haus „{ $card }“ ist nichts für dich.
   *[no] Das Haus „{ $card }“ ist vergeben.
}
kings-tricktakers-why-three = Du hast drei Figuren; { $card } wäre die vierte. Nimm ein Königshaus.
kings-tricktakers-why-gone = Diese Karte { $card } liegt nicht in der Mitte.
kings-tricktakers-why-banned = Diese Karte { $card } war letzte Runde in deinem Gefolge; dieselbe darfst du nicht wieder nehmen.
kings-tricktakers-why-other-copy = Es gibt gleiche Karten { $card }; nimm die erste davon.
kings-tricktakers-why-not-yours = Ansagen kannst du nur mit deinen eigenen Figuren und deinem Buben.
kings-tricktakers-why-diplomat = Hast du den Diplomaten, sagst du mit ihm an (in Runde 3 auch mit einer zweiten Karte) oder gar nicht.
kings-tricktakers-why-jack = Mit dem Buben kann man nur in Runde 3 ansagen.
kings-tricktakers-why-bid-size = { $round ->
    [3] In Runde 3 sagst du mit einer oder zwei Karten an.
   *[other] In Runde 1 und 2 sagst du mit genau einer Figur an.
}
kings-tricktakers-why-hermit = { $owned ->
    [yes] Alle deine offenen Eremiten sind in dieser Runde schon benutzt.
   *[no] Du hast keinen offenen Eremiten.
}
kings-tricktakers-why-company = Dieses Gefolge ist schon vergeben.
kings-tricktakers-why-signal = { $reason ->
    [silent] An diesem Tisch geben sich Verbündete keine Zeichen.
    [said] In diesem Stich hast du deinem Verbündeten schon etwas gesagt.
    [used] Ihr habt in dieser Runde schon getauscht.
   *[none] Nur der Besitzer des Diplomaten und sein Verbündeter geben sich Zeichen.
}
kings-tricktakers-why-exchange = { $reason ->
    [empty] Zum Tauschen braucht jede Seite eine Karte.
    [used] Der Tausch dieser Runde ist gemacht.
   *[none] Tauschen kann nur, wessen Diplomat einem Verbündeten folgt.
}
kings-tricktakers-why-target = { $mode ->
    [copy] Der Diplomat kopiert eine Ansagekarte eines anderen Spielers.
   *[ally] Der Verbündete des Diplomaten ist ein anderer Spieler; eine Ansage wird nicht kopiert.
}
kings-tricktakers-why-appoint = Dein Meuchler bestimmt einen anderen Spieler dieses Tisches.
kings-tricktakers-why-discard = Das ist jetzt nicht die richtige Zahl von Karten zum Abwerfen.
kings-tricktakers-why-not-held = Du hast { $card } nicht.
kings-tricktakers-why-follow = Nicht { $card }: Du musst { $suit ->
    [Y] Gelb
    [B] Blau
    [G] Grün
   *[N] Schwarz
} bedienen, du hast { $held }.{ $count ->
    [0] { "" }
    [one] { " " }Auch { $free } ist erlaubt.
   *[other] { " " }Auch { $free } sind erlaubt.
}
kings-tricktakers-why-queen = { $reason ->
    [green] Die { $queen } legt man nicht zu einer Karte, sondern statt einer.
    [king] Die { $queen } und der König gehen nicht zusammen.
    [other] Nur die { $queen } lässt jemanden zuletzt spielen, und du hast sie nicht.
   *[used] Die { $queen } ist nicht bereit: Sie wurde schon benutzt.
}
kings-tricktakers-why-king = { $reason ->
    [card] { $king } darf nicht auf { $card } liegen: Er braucht { $colour ->
        [W] einen gedruckten Mystiker oder eine gedruckte Weiße Fahne
        [Y] eine gelb gedruckte Karte
        [B] eine blau gedruckte Karte
        [G] eine grün gedruckte Karte
       *[N] eine schwarz gedruckte Karte
    }.
   *[played] { $king } ist schon gespielt und kann nicht auf { $card } liegen.
}
kings-tricktakers-why-change = { $owned ->
    [yes] Der Rebell verwandelt nur 1, 10, Mystiker und Weiße Fahne, nicht { $card }.
   *[no] Ohne offenen Rebellen lässt sich { $card } nicht verwandeln.
}
kings-tricktakers-why-extras = { $said ->
    [yes] Zu { $card } gibt es nichts dazuzulegen: Spiel die Karte einfach.
   *[no] Sag, wie du { $card } spielst: so, wie sie ist, oder mit etwas dazu.
}

## Warum ein Computer so spielt

kings-tricktakers-hint-bid = Allein sehen deine Karten nach etwa { $tricks ->
    [one] 1 Stich
   *[other] { $tricks } Stichen
} aus; mit dem, was offen bleibt, verspricht diese Ansage die meisten Punkte.
kings-tricktakers-hint-queen = { $pay ->
    [yes] Die Dame bringt wohl mehr ein, als sie kostet.
   *[no] Die Dame bringt wohl weniger ein, als sie kostet.
}
kings-tricktakers-hint-play = { $wanted ->
    [yes] Noch ein Stich brächte dir Punkte
   *[no] Noch ein Stich würde dich Punkte kosten
}{ $fits ->
    [yes] , und { $card } gewinnt diesen in etwa { $chance } von 100 Fällen.
   *[no] ; trotzdem verspricht { $card } von allem Erlaubten am meisten und gewinnt diesen in etwa { $chance } von 100 Fällen.
}
kings-tricktakers-hint-other = { $kind ->
    [draft] Von allem, was liegt, passt das am besten zu deinen Karten und deinem Gefolge.
    [ally] Die Ansage dieses Verbündeten zahlt am meisten, wenn sie aufgeht.
    [copy] Von den Ansagen zum Kopieren passt diese am besten zu deiner Hand.
    [keep] Was du so behältst, passt am besten zu deiner Ansage.
    [lead] Noch ein Stich brächte dir Punkte, also spiel selbst aus.
    [appoint] Noch ein Stich brächte dir keine Punkte, also lass jemand anderen ausspielen.
    [delay] Wer zuletzt spielt, weiß, was die anderen gespielt haben.
    [hermit] Deine Karten passen nicht gut zu deiner Ansage, oder die Runde ist fast vorbei: Neue können nur helfen.
    [help] Du wertest mit deinem Verbündeten: So bleiben die Stiche denen, denen sie nützen.
   *[other] Von allem, was du tun darfst, verspricht das am meisten.
}

## Die Lektion

kings-tricktakers-lesson-company = Das ist dein Gefolge: König, Dame, Bube und drei Figuren. Sag mit einer Figur an: Ihre Rückseite sagt, für wie viele Stiche sie zahlt. Die anderen bleiben offen und helfen dir.
kings-tricktakers-lesson-bids = Die Ansagen liegen offen. Jeder will genau seine Stichzahl: Mehr ist so schlecht wie weniger. Wer braucht Stiche, und wem muss man welche zuschieben?
kings-tricktakers-lesson-play = Bediene, wenn du kannst; Mystiker und Weiße Fahnen gehen immer. Schwarz ist Trumpf, ein Mystiker schlägt es, eine Weiße Fahne verliert gegen alles.
kings-tricktakers-lesson-won = Ein Stich für dich: Vergleich deine Zahl mit der Ansage. König und Dame können einen Stich noch drehen, wenn eine Karte allein es nicht kann.
kings-tricktakers-lesson-lost = Wer einen Stich gewinnt, spielt zum nächsten aus. Darfst du keinen mehr gewinnen, spiel niedrige Karten und Weiße Fahnen.
kings-tricktakers-lesson-scored = Die Runde wird gewertet: die Ansage, wenn sie genau erfüllt ist, die offenen Figuren, der Bube und ein gespielter König. Nach drei Runden gewinnen die meisten Punkte.

kings-tricktakers-habit-royal-first = wenn du dein Königshaus früher als sonst wählst
kings-tricktakers-habit-two-cards = wenn du öfter als sonst zwei Karten verdeckst
kings-tricktakers-habit-lead-trump = wenn du öfter als sonst Trumpf ausspielst
