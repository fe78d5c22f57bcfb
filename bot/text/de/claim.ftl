# Claim, auf Deutsch.
# $x_you ist "yes", wenn $x selbst liest.

claim-title = Claim
claim-slam = alle fünf Völker in einer Partie
claim-daily-about = Gewinne die Stimmen von möglichst vielen der fünf Völker; bei gleich vielen Stimmen entscheiden die gesammelten Karten.
claim-daily-score = { $score } von 5 Stimmen
claim-title-short = Claim
claim-pitch = Erst anwerben, dann um Stimmen kämpfen
claim-blurb = Wirb in dreizehn Stichen deine Hand an, dann kämpfe mit ihr in dreizehn weiteren um die Stimmen von fünf Völkern.
claim-players = 2 Spieler
claim-length = etwa 25 Minuten
claim-advice = beim ersten Mal angeworbene Preise am Tisch zeigen lassen

## Optionen

claim-option-first_leader = Wer zuerst ausspielt
claim-option-first_leader-about = Wer die erste Karte der Partie spielt.
claim-option-match_length = Länge
claim-option-match_length-about = Best of three: Das Match gewinnt, wer zuerst zwei Partien gewonnen hat.
claim-option-match_length-1 = Eine Partie
claim-option-match_length-3 = Bis jemand zwei Partien gewonnen hat
claim-option-show_known_recruits = Angeworbene Preise
claim-option-show_known_recruits-about = Ihr habt beide gesehen, wer sie gewann; die Liste schont das Gedächtnis und verrät nichts.
claim-option-show_known_recruits-false = Muss man sich merken
claim-option-show_known_recruits-true = Stehen am Tisch

## Karten

claim-card = { $faction ->
    [G] Goblin
    [D] Zwerg
    [U] Untoter
    [X] Doppelgänger
   *[K] Ritter
} { $value }
claim-faction = { $faction ->
    [G] Goblins
    [D] Zwerge
    [U] Untote
    [X] Doppelgänger
   *[K] Ritter
}
claim-suited = { $suit ->
    [G] Goblins
    [D] Zwerge
    [U] Untote
    [X] Doppelgänger
   *[K] Ritter
} { $ranks }
claim-rank = { $value }

## Was geschieht

claim-event-game-starts = Partie { $game } beginnt. { $leader_you ->
    [yes] Du spielst
   *[no] { $leader } spielt
} zum ersten Stich aus.
claim-event-prize = Der nächste Preis: { $prize }.
claim-event-led = { $seat_you ->
    [yes] Du spielst
   *[no] { $seat } spielt
} { $card } aus.
claim-event-answered = { $seat_you ->
    [yes] Du gibst
   *[no] { $seat } gibt
} { $card } zu.
claim-event-recruited = { $winner_you ->
    [yes] Du gewinnst den Stich und wirbst
   *[no] { $winner } gewinnt den Stich und wirbt
} { $prize } an. { $loser_you ->
    [yes] Du nimmst
   *[no] { $loser } nimmt
} die oberste Karte vom Stapel. { $count ->
    [0] Beide gespielten Karten werden abgelegt.
    [1] { $undead } kommt auf den Wertungsstapel des Gewinners; die andere Karte wird abgelegt.
   *[other] { $undead } kommen auf den Wertungsstapel des Gewinners.
}
claim-event-drew = { $seat_you ->
    [yes] Du ziehst
   *[no] { $seat } zieht
} { $card } vom Stapel.
claim-event-phase-2 = Phase 2: Die Angeworbenen werden zur Hand. { $leader_you ->
    [yes] Du spielst aus.
   *[no] { $leader } spielt aus.
}
claim-event-gathered = { $winner_you ->
    [yes] Du gewinnst
   *[no] { $winner } gewinnt
} den Stich{ $scored ->
    [0] { "" }
   *[other] { " " }und { $winner_you ->
        [yes] sammelst
       *[no] sammelt
    } { $cards }
}.{ $count ->
    [0] { "" }
   *[other] { " " }Zwerge gehen an den Verlierer: { $loser_you ->
        [yes] Du sammelst
       *[no] { $loser } sammelt
    } { $dwarves }.
}

## Wie es endet

claim-result-won = { $winner_you ->
    [yes] Du gewinnst
   *[no] { $winner } gewinnt
} die Krone { $decision ->
    [cards] mit { $cards } gesammelten Karten zu { $fewer }; an Stimmen steht es { $votes } zu { $votes }.
    [votes] mit { $votes } Stimmen zu { $others }; die übrigen bekam niemand.
   *[majority] mit { $votes } Stimmen zu { $others }.
}
claim-result-draw = Gleich viele Stimmen, gleich viele Karten: unentschieden.
claim-match-won = { $winner_you ->
    [yes] Du gewinnst
   *[no] { $winner } gewinnt
} das Match mit { $wins } { $wins ->
    [one] Partie
   *[other] Partien
} zu { $losses }.
claim-match-draw = Das Match ist unentschieden: je { $wins } { $wins ->
    [one] Partie
   *[other] Partien
}.
claim-line-votes = Stimmen
claim-line-cards = Gesammelte Karten
claim-line-game = Partie { $game }
claim-line-game-of-seat = { $votes } { $votes ->
    [one] Stimme
   *[other] Stimmen
}, { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}{ $won ->
    [yes] { " " }– gewonnen
   *[no] { "" }
}
claim-line-games-won = Gewonnene Partien
claim-standing = { $count ->
    [0] keine
   *[other] { $count } (höchste { $highest }{ $vote ->
        [yes] , Stimme
       *[no] { "" }
    })
}

## Was verboten ist

claim-not-held = Du hast { $card } nicht.
claim-must-follow = Du musst { claim-faction } bedienen: Du hast { $held }.{ $count ->
    [0] { "" }
   *[other] { " " }Auch Doppelgänger sind erlaubt: { $wilds }.
}

## Der Tisch

claim-aim = { $phase ->
    [1] gewinne gute Preise: Sie sind deine Hand in Phase 2.
   *[2] gewinne die Stimmen von drei der fünf Völker; jede bekommt, wer die meisten Karten des Volks hat.
}
claim-phase = { $games ->
    [1] { "" }
   *[other] Partie { $game } von { $games } ·{ " " }
}{ $phase ->
    [1] Phase 1, Anwerben
   *[2] Phase 2, Stimmen sammeln
} · Stich { $trick } von 13
claim-phase-over = Die Partie ist zu Ende
claim-fact-last-game = Partie { $game }: { $result }
claim-fact-leads = { $leader_you ->
    [yes] Du spielst aus: Jede Karte geht.
   *[no] { $leader } spielt aus.
}
claim-fact-answers = { $seat_you ->
    [yes] Du musst
   *[no] { $seat } muss
} wenn möglich { claim-faction } bedienen{ $faction ->
    [X] .
   *[other] ; auch Doppelgänger sind erlaubt.
}
claim-fact-void = Du hast keine { claim-faction }: Jede Karte geht.
claim-prize-stake = Wer gewinnt, wirbt ihn an; der andere nimmt die oberste Karte vom Stapel, ungesehen.
claim-counter-hand = Hand
claim-counter-recruits = Angeworben
claim-counter-votes = Stimmen
claim-counter-games = Gewonnene Partien
claim-zone-prize = Preis
claim-zone-trick = Stich
claim-zone-last-trick = Letzter Stich
claim-zone-deck = Stapel
claim-zone-discard = Ablage
claim-zone-hand = Deine Hand
claim-zone-recruits = Deine Angeworbenen (die Hand für Phase 2)
claim-zone-known-recruits = Angeworbene, bekannte offen
claim-zone-pile = Wertungsstapel
claim-pile = { $factions }
claim-pile-faction = { $count } { $faction ->
    [G] { $count ->
        [one] Goblin
       *[other] Goblins
    }
    [D] { $count ->
        [one] Zwerg
       *[other] Zwerge
    }
    [U] { $count ->
        [one] Untoter
       *[other] Untote
    }
    [X] Doppelgänger
   *[K] Ritter
} (höchste { $highest }{ $vote ->
    [yes] , Stimme
   *[no] { "" }
})

## Die Fragen

claim-ask-lead = Welche Karte spielst du aus?
claim-ask-follow = Welche Karte gibst du zu?

## Warum ein Computer so spielt

claim-hint-worth = { $worth ->
    [yes] { $prize } ist besser als das, was der Verlierer im Schnitt vom Stapel zieht
    [undead] { $prize } ist nichts Besonderes, aber der gespielte Untote geht an den Gewinner
   *[no] { $prize } ist weniger wert als das, was der Verlierer im Schnitt vom Stapel zieht
}
claim-hint-lead = { claim-hint-worth }. { $fits ->
    [yes] { $worth ->
        [no] { $card } verliert den Stich in etwa { $other } von 100 Fällen.
       *[other] { $card } gewinnt den Stich in etwa { $chance } von 100 Fällen.
    }
   *[no] { $worth ->
        [no] Aber den Stich zu verlieren würde dich eine bessere Karte kosten; { $card } verliert ihn in etwa { $other } von 100 Fällen.
       *[other] Aber eine Karte, die ihn gewinnt, ist später mehr wert; { $card } gewinnt in etwa { $chance } von 100 Fällen und verschenkt wenig.
    }
}
claim-hint-answer = { claim-hint-worth }. { $wins ->
    [yes] { $worth ->
        [no] { $choice ->
            [yes] Aber den Stich zu verlieren würde dich eine bessere Karte kosten als { $card }.
           *[no] Aber jede Karte, die du spielen darfst, gewinnt; { $card } kostet dich am wenigsten.
        }
       *[other] { $card } gewinnt ihn, und der Stich ist diese Karte wert.
    }
   *[no] { $worth ->
        [no] { $card } verliert den Stich.
       *[other] { $choice ->
            [yes] Aber ihn zu gewinnen würde eine zu gute Karte kosten; { $card } verschenkt wenig.
           *[no] Aber keine Karte, die du spielen darfst, gewinnt ihn; { $card } verschenkt wenig.
        }
    }
}
claim-hint-gather = { $wins ->
    [yes] { $card } gewinnt den Stich, und das
    [no] { $card } verliert den Stich, und das
   *[lead] Selbst gegen die beste Antwort: { $card }
} lässt dir die besten Aussichten auf drei Stimmen.

## Die Lektion

claim-lesson-start = Zuerst dreizehn Stiche, jeder um die Karte in der Mitte, den Preis. Du spielst aus: Jede Karte geht. Es gewinnt die höchste Karte des ausgespielten Volks, wenn keine Fähigkeit es anders will.
claim-lesson-follow = Jetzt spielt der andere aus: Du musst dieses Volk bedienen, wenn du kannst. Doppelgänger darfst du immer spielen; sie gelten als das ausgespielte Volk.
claim-lesson-won = Ein Stich für dich: Der Preis kommt verdeckt zu deinen Angeworbenen. Sie sind in Phase 2 deine ganze Hand.
claim-lesson-lost = Du hast einen Stich verloren und dafür eine unbekannte Karte vom Stapel angeworben. Bei einem schlechten Preis kann das der bessere Tausch sein.
claim-lesson-undead = Eine erste Fähigkeit: Untote, die in Phase 1 gespielt werden, kommen nicht auf die Ablage, sondern auf den Wertungsstapel des Gewinners und zählen für die Stimmen.
claim-lesson-phase-2 = Phase 2: Die Angeworbenen sind deine Hand. Jetzt behältst du die Karten deiner Stiche; die meisten Karten eines Volks gewinnen seine Stimme, drei Stimmen die Partie.
claim-lesson-scored = Du hast die ersten Karten gesammelt. Der Tisch zeigt, wie viele von jedem Volk ihr beide habt und wer die Stimme bekäme.
claim-lesson-dwarves = Zwerge sind eigensinnig: In Phase 2 gehen sie an den Verlierer des Stichs.

claim-habit-lead-high = wenn du in Phase 1 öfter als sonst eine 7, 8 oder 9 ausspielst
claim-habit-overpay = wenn du öfter als sonst eine 7, 8 oder 9 für einen Preis von höchstens 3 spielst
claim-habit-doppelganger = wenn du öfter als sonst mit einem Doppelgänger antwortest
