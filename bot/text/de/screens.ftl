# Was auf den Bildschirmen steht, auf Deutsch.

## Kleine Wörter

word-colon = :
word-you = Du
word-seat = Platz { $number }
word-number = { $number }
word-empty = leer
word-back = eine verdeckte Karte
word-backs = { $count ->
    [one] eine verdeckte Karte
   *[other] { $count } verdeckte Karten
}
word-cards = { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}
word-counter = { $label } **{ $value }**
word-counter-of = { $label } **{ $value }**/{ $of }
picture-course = Der Verlauf der Partie
picture-you-lead = Du spielst aus
picture-rest = Der Rest steht unter Einzelheiten.
picture-next = nächste Karte
picture-counter = { $label } { $value }
picture-counter-of = { $label } { $value } von { $of }
word-counter-of-aloud = { $label } **{ $value }** von { $of }
word-computer = { $name } (Computer)

phase-open = offen
phase-running = läuft
phase-finished = beendet
phase-closed = geschlossen

level-novice = Anfänger
level-casual = Hobbyspieler
level-club = Vereinsspieler
level-expert = Experte
level-novice-about = spielt nach Laune, gut für die erste Partie
level-casual-about = spielt vernünftig und sofort und kann sagen, warum
level-club-about = überlegt einen Moment, was die anderen haben könnten
level-expert-about = der stärkste, denkt bis zu eine Sekunde über einen Zug nach
level-novice-choice = { level-novice }: { level-novice-about }
level-casual-choice = { level-casual }: { level-casual-about }
level-club-choice = { level-club }: { level-club-about }
level-expert-choice = { level-expert }: { level-expert-about }
add-question = Wie stark soll der Computer spielen?
add-level = **{ $level }** – { $about }

## Knöpfe

button-join = Mitspielen
button-decline = Absagen
button-same = Noch mal so
button-leave = Aufstehen
button-add = Computer dazu
button-start = Starten
button-options = Optionen
button-options-again = Zurück zum Formular
button-hand = Meine Karten
button-watch = Zuschauen
button-rules = Regeln
button-help = So geht’s
button-log = Verlauf
button-more = Mehr
button-kick = Platz { $seat } freimachen: { $name }
button-replace = { $name } wegschicken
button-kick-sure = Ja, wegschicken
button-close = Tisch schließen
button-close-sure = Ja, schließen
button-vote-pause = Pause vorschlagen
button-vote-resume = Weiterspielen vorschlagen
button-vote-abandon = Abbruch vorschlagen
button-vote-replace = Computer für { $name } vorschlagen
button-vote-offer = Platz von { $name } anbieten
button-take-seat = Für { $name } weiterspielen
button-pause = Partie anhalten
button-resume = Weitergehen lassen
button-vote-sure = Ja, vorschlagen
button-agree = Dafür
button-disagree = Dagegen
button-rematch = Revanche
button-replay = Nachspielen
button-review = Analyse
button-record = Aufzeichnung
button-verify = Prüfen
button-yes = Bestätigen
button-none = Keine davon
button-back = Zurück
button-refresh = Aktualisieren
button-hint = Tipp
button-hide = Karten verbergen
button-teach = Lernen
button-skip-lesson = Ohne Erklärungen
button-details = Einzelheiten
button-first = Anfang
button-previous = Zurück
button-next = Weiter
button-last = Ende
button-word = Mein Wort
button-earlier = Früher
button-later = Später
button-give-up = Aufgeben
button-i-am-back = Bin wieder da
button-undo = Zurücknehmen
button-resign = Ja, aufgeben
button-forget = Ja, vergiss mich

## Begrüßung und Hilfe

help-table = **Einen Tisch** öffnest du mit **/tisch neu**. **{ BUTTON("button-join") }** gibt dir einen Platz, **{ BUTTON("button-add") }** besetzt einen, **{ BUTTON("button-start") }** gibt die Karten.
help-hand = **{ BUTTON("button-hand") }** zeigt deine Karten nur dir; drück auf eine, um sie zu spielen. Geht das nicht, sage ich, warum.
help-turn = **Der Tisch** zeigt, was alle wissen dürfen, und eine Nachricht sagt dir Bescheid, wenn du dran bist.
help-rules = **{ BUTTON("button-rules") }** öffnet die Seite zur jetzigen Lage, **{ BUTTON("button-log") }** erzählt, was geschah.
help-time = **Lass dir Zeit**: Die Partie wartet auf dich, auch wenn ich zwischendurch aus war.
help-commands = **/hand** deine Karten · **/dran** wo du dran bist · **/tisch liste** alle Tische · **/tagesblatt** das Blatt des Tages · **/rangliste** der Stand · **/einstellungen ich** Sprache, Textmodus, Benachrichtigungen · **/über** was ich verspreche · **/turnier**, **/spieleabend** ganze Abende · **/einrichten start** den Server einrichten
help-start = Drück auf ein Spiel gegen Computer:

## Der Tisch vor der Partie

lobby-title = { $game }: Wer spielt mit?
lobby-seats = Plätze: { $taken } von { $wanted } besetzt
lobby-free = frei
lobby-kept = für { $who } freigehalten · frei { $until }
lobby-private = Privat: Hier sitzen nur Eingeladene. Wer hier sitzt, kann mit **/tisch einladen** andere einladen.
lobby-opener = hat den Tisch geöffnet
lobby-few = Die Partie kann mit { $least ->
    [one] 1 Spieler
   *[other] { $least } Spielern
} beginnen.
lobby-closes = Der Tisch schließt { $when }, wenn niemand startet. Mit jeder Änderung beginnt die Frist neu.
lobby-option = { $option }: { $value }
lobby-word = hat ein Wort gegeben
lobby-promise = Das Geheimnis des Mischens steht fest: `{ $hash }…` Gib ein eigenes Wort dazu: **{ BUTTON("button-more") }**, dann **{ BUTTON("button-word") }**.

options-title = Optionen dieses Tisches
pace = Zeit für einen Zug
pace-about = Braucht jemand länger, spielt ein Computer den Zug.
pace-none = ohne Grenze
pace-live-60 = 60 Sekunden
pace-live-90 = 90 Sekunden
pace-live-120 = 2 Minuten
pace-relaxed = 15 Minuten
pace-days-24 = 24 Stunden
pace-days-48 = 48 Stunden
pace-bank-10 = 10 Minuten pro Person für alle Züge zusammen
pace-days-72 = 72 Stunden
options-kept = Alles andere, was du ausgefüllt hast, bleibt erhalten.

more-title = { $game }: mehr
more-opener = Du hast diesen Tisch geöffnet und verwaltest ihn, genau wie alle, die den Server verwalten.
more-manager = Du verwaltest diesen Server, also auch diesen Tisch. { $who } hat ihn geöffnet und verwaltet ihn ebenfalls.
more-nobody = Diesen Tisch verwaltet nur, wer den Server verwaltet.
more-guest = { $who } hat diesen Tisch geöffnet und verwaltet ihn, ebenso alle, die den Server verwalten: Sie können Plätze freimachen und ihn schließen.
more-invite = **/tisch einladen** hält jemandem zehn Minuten einen Platz frei und sagt Bescheid; **/blockieren** hält Leute von deinen Tischen fern.
more-show = Diese Partie zählt nicht: **/hand-zeigen** lässt eine Person deine Karten sehen, **/hand-verbergen** beendet das.
kick-question = { $who } wegschicken und einen Computer weiterspielen lassen?
kick-text = Für die Person gilt die Partie als aufgegeben. Das lässt sich nicht rückgängig machen.
close-question = Diesen Tisch ({ $game }) schließen?
close-text-open = Alle stehen auf, und nichts wird gewertet.
close-text-climb = Du spielst für die Leiter, also gibst du die Partie damit auf. Sie gilt als verloren.
close-text-running = Die Partie endet für alle ohne Ergebnis. Das lässt sich nicht rückgängig machen.
vote-stands = Dafür: { $ayes } · dagegen: { $noes } · { $needed ->
    [one] eine Ja-Stimme nötig
   *[other] { $needed } Ja-Stimmen nötig
} · endet { $end }.
vote-nobody = niemand
vote-ends-by-playing = Sie entfällt, sobald { $who_you ->
    [yes] du spielst
   *[no] { $who } spielt
}.
vote-abandon-question = Vorschlagen, die Partie für alle zu beenden?
vote-abandon-text = Sind die anderen einverstanden, endet sie ohne Ergebnis: keine Punkte, keine Wertung, für niemanden. Das lässt sich nicht rückgängig machen.
vote-yes = Ich bin dafür
vote-no = Ich bin dagegen
vote-pause = eine Pause vorschlagen
vote-resume = vorschlagen, weiterzuspielen
vote-replace = vorschlagen, dass ein Computer für jemanden spielt (sag, welcher Platz)
vote-abandon = vorschlagen, die Partie ohne Ergebnis zu beenden
vote-offer = den Platz von jemandem, der weg ist, neu anbieten (sag, welcher Platz)

word-form-title = Mein Wort fürs Mischen
word-form-label = Ein Wort oder ein Satz
word-form-hint = Es wirkt bei jedem Mischen der Partie mit und wird mit dem Ergebnis veröffentlicht.

closed-title = { $game }: geschlossen
closed-text = Dieser Tisch wurde geschlossen; es gibt kein Ergebnis.
closed-why = { $why } Die Partie hat kein Ergebnis.

## Der Tisch während der Partie

turn-you = dich
turn-waiting = Warten auf { $who } · letzte Aktivität { $since }
turn-ends = Zeit läuft { $end } ab
turn-paused = Die Partie wurde { $since } angehalten; keine Uhr läuft.
turn-pause-ends = Ab { $moment } kann jeder Spieler die Pause beenden.
seat-resigned = ein Computer spielt weiter
table-lesson = Eine Lektion gegen Anfänger-Computer: Sie zählt nicht.
seat-absent = weg: ein Computer spielt

## Meine Karten

hand-since = Was geschah
hand-moved = Diese Hand ist in einer anderen Nachricht offen.
hand-spectator = Du schaust zu. Die Partie läuft am Tisch.
hand-shown = Du schaust zu, und { $who } zeigt dir die eigenen Karten.
hand-shows = { $who } kann deine Karten sehen.
hand-ends = Ende { $end }
hand-absent = Du bist weg, und ein Computer spielt deine Karten. Drück den Knopf, um ab hier weiterzuspielen.
hand-open = Die Partie hat noch nicht begonnen. Hier werden deine Karten sein.
hand-result = Alle Zeilen der Abrechnung, die Revanche und der Beweis fürs Mischen: in { $channel }.
hand-chosen = Gewählt: { $choices }
hand-preselected = Für deinen Zug gewählt: { $card }. Drück noch einmal darauf, um das zurückzunehmen.
hand-preselect = Drück auf eine Karte, um sie für deinen Zug zu wählen.
hand-preselect-dropped = Deine Vorauswahl { $card } lässt sich jetzt nicht einfach spielen. Es wurde nichts gespielt.
hand-none = keine
hand-aim = Ziel: { $aim }
hand-gloss = { $choice } · { $gloss }
hand-blocked-hint-aloud = „Jetzt nicht“: Drück darauf, um zu erfahren, warum.
hand-not-now = (jetzt nicht)
hand-is-advised = (empfohlen)
hand-is-picked = (gewählt)
hand-order = Drück sie in der gewünschten Reihenfolge: Nummer { $next } von { $of }.
hand-picked = { $wanted ->
    [0] Bestätigen ({ $count })
   *[other] Bestätigen ({ $count } von { $wanted })
}
hand-choose = Wähle eine
hand-choose-some = { $least ->
    [0] Wähle bis zu { $most }
   *[other] { $span ->
        [one] Wähle { $least }
       *[other] Wähle { $least } bis { $most }
    }
}
hand-confirm = Bitte bestätigen: { $action }
hand-no-such-play = „{ $said }“ kannst du gerade nicht spielen. Tippe ein paar Buchstaben und wähle aus der Liste.
hand-hint = Tipp: **{ $action }**. { $reason }
hand-hint-climb = Eine Partie, die mit einem Tipp gewonnen wird, zählt nicht für die Leiter.
hand-hint-not-now = Du bist nicht dran. Frag nach einem Tipp, wenn du es bist.
hand-hint-paused = Die Partie ruht. Frag nach einem Tipp, wenn sie weitergeht.

resign-question = Diese Partie { $game } aufgeben?
resign-text = { $ends ->
    [yes] Die Partie endet sofort
   *[no] Ein Computer übernimmt deinen Platz bis zum Ende
}{ $counts ->
    [yes] . Für dich gilt die Partie als verloren
   *[no] { "" }
}. Das lässt sich nicht rückgängig machen.

ping-turn = { $who }, du bist dran bei { $game }.
ping-seen = ✓ Gesehen
ping-also = Auch hier wartet man auf dich:
ping-where = Der Tisch steht in { $where }.
ping-invitation = { $who }, { $by } lädt dich zu einer Partie { $game } ein. Ein Platz wird für dich freigehalten; für andere ist er { $until } frei.
ping-kept = { $who }, dein Tisch für { $game } ist offen. Ein Platz wird für dich freigehalten; für andere ist er { $until } frei.
ping-where-invited = Der Tisch steht in { $where }: Setz dich dort hin, oder gib den Platz mit **/tisch absagen** ab.
ping-reminder = { $who }, deine Zeit bei { $game } läuft { $end } ab. Dann spielt ein Computer diesen Zug für dich.
ping-vote = { $who }, die anderen bei { $game } stimmen ab, ob ein Computer für dich spielt, bis du zurück bist. Die Abstimmung endet { $end }; sie entfällt, sobald du spielst.
ping-vote-offer = { $who }, die anderen bei { $game } stimmen ab, ob jemand Neues deinen Platz nehmen darf. Die Abstimmung endet { $end }. Mit **{ BUTTON("button-i-am-back") }** in deiner Hand behältst du ihn.
ping-vote-abandon = { $who }, die anderen bei { $game } stimmen ab, ob die Partie ohne Ergebnis endet. Die Abstimmung endet { $end }. Mit **{ BUTTON("button-i-am-back") }** in deiner Hand kannst du mitstimmen.
ping-offered = { $who }, dein Platz bei { $game } wird neu angeboten. Solange niemand gekommen ist, behältst du ihn mit **{ BUTTON("button-i-am-back") }** in deiner Hand.

## Das Ergebnis

result-title = { $game }: das Ergebnis
result-place = { $who } · { $score }
result-place-aloud = Platz { $place }{ $shared ->
    [yes] , geteilt
   *[no] { "" }
}: { $who } mit { $score }
result-proof = Versprechen fürs Mischen: `{ $hash }…` **{ BUTTON("button-verify") }** zeigt, dass es gehalten wurde.
result-chain = Der Verlauf endet mit `{ $link }`: Heb es auf, dann kann kein Zug unbemerkt geändert werden.

## Verlauf, Regeln, Listen

log-title = { $game }: was geschah
log-empty = Noch ist nichts geschehen.
log-promise = Versprechen für das Mischen an diesem Tisch (SHA-256): `{ $hash }` Es stand fest, bevor jemand ein Wort geben konnte. Das Geheimnis dahinter erscheint mit dem Ergebnis; **{ BUTTON("button-verify") }** gibt die Partie dann neu daraus.
log-lesson = Das ist eine Lektion: Die Karten wurden vorher ausgesucht, um das Spiel zu zeigen, und sind für alle gleich (SHA-256: `{ $hash }`). Die Lektion zählt nicht.

rules-unknown = So ein Spiel gibt es hier nicht.
rules-page = Seite { $page } von { $pages }
rules-choose = Zu einem Abschnitt
rules-signs = Zeichen in den Bildern

list-title-server = Tische auf diesem Server
list-none-server = Kein Tisch ist offen. **/tisch neu** öffnet einen.
list-title-mine = Deine laufenden Partien
list-none-mine = Du spielst in diesem Kanal an keinem Tisch.
list-try = { $game } · { $what ->
    [daily] Blatt des Tages
    [board] Duplicate-Board
   *[challenge] Herausforderung
}
list-table = { $game } in { $where } · { $phase ->
    [open] offen
    [running] läuft
    [finished] beendet
   *[closed] geschlossen
}
list-since = letzte Aktivität { $since }
list-private = privat
list-id = Tisch { $id }
list-page = Seite { $page } von { $pages } · { $count } Tische
list-more = { $count ->
    [one] Ein weiterer Tisch wird nicht gezeigt.
   *[other] { $count } weitere Tische werden nicht gezeigt.
}
list-title-turns = Du bist dran
list-none-turns = Auf diesem Server wartet niemand auf dich.

## Aufzeichnung und Beweis

files-title = Die Aufzeichnung dieser Partie
files-use = Beide Dateien sagen dasselbe: eine für Programme, eine für Menschen. Aus jeder lässt sich die ganze Partie neu geben und spielen.
verify-true = **Das Geben.** Das Versprechen wurde gehalten: Das Geheimnis hat den versprochenen Hash.
verify-broken = **Das Geben.** Das passt nicht zum Versprechen.
verify-lesson = Das war eine Lektion: Die Karten waren vorher ausgesucht, das Geheimnis war allen bekannt, und die Partie zählte nicht.
verify-plays = **Die Züge.** { $count ->
    [0] Es gab keinen Zug, der sich prüfen ließe.
    [one] Werden die Karten aus dem Geheimnis und den Wörtern neu gegeben, passt der eine Zug{ $whole ->
        [yes] { " " }und das Ergebnis stimmt
       *[no] , soweit gespielt wurde
    }.
   *[other] Werden die Karten aus dem Geheimnis und den Wörtern neu gegeben, passen alle { $count } Züge{ $whole ->
        [yes] { " " }und das Ergebnis stimmt
       *[no] , soweit gespielt wurde
    }.
}
verify-plays-broken = **Die Züge.** Sie passen nicht.
verify-plays-unknown = **Die Züge.** Ohne die versprochenen Karten lassen sie sich nicht prüfen.
verify-chain = Die Kette des Verlaufs stimmt. Sie endet mit `{ $link }`: Vergleich das mit der Ergebnisnachricht.
verify-chain-none = Diese Aufzeichnung hat keine Kette: Eine andere regelgerechte Partie könnte an ihrer Stelle stehen.
verify-signed = **Signiert** von mir, mit dem Schlüssel `{ $digits }`
verify-signed-other = **Signiert** mit einem anderen Schlüssel: `{ $digits }` Vergleich ihn mit dem unter **/über** bei dem Bot, der die Partie geführt hat.
verify-signed-broken = **Die Signatur** ist falsch.
verify-signed-none = **Nicht signiert.** Jeder könnte diese Aufzeichnung geschrieben haben.
verify-promise = Versprochen vor dem Start (SHA-256)
verify-secret = Das Geheimnis
verify-salts = Die Wörter fürs Mischen
verify-salt = { $who }: „{ $word }“
verify-salt-none = { $who }: kein Wort; `{ $word }` folgt aus dem Versprechen
verify-salt-bent = { $who }: „{ $word }“, das nicht aus dem Versprechen folgt
verify-bent = Aber wer gegeben hat, konnte die Wörter der Computer selbst wählen: Sie folgen nicht aus dem Versprechen.
verify-yourself = Um es selbst zu prüfen: Speichere die Aufzeichnung und führ „python -m games verify DATEI“ aus, oder folge docs/fair-shuffle.md in einer anderen Programmiersprache.

## Über

about-title = Tapis { $version }
about-what = Ein Kartentisch für deine Kanäle. Der Bot kümmert sich um Regeln, Karten und Punkte; du spielst.
about-games = Spiele
about-promises = Niemand sieht deine Karten, bevor die Regeln sie zeigen. Ein bestätigter Zug geht nie verloren. Das Geheimnis des Mischens steht fest, bevor du dein Wort dazugeben kannst, und du kannst es prüfen.
about-key = Ich signiere Aufzeichnungen mit dem Schlüssel `{ $digits }`
about-where = **/hilfe** zeigt, wie alles geht.
about-tables = { $count ->
    [0] Auf diesem Server wird gerade an keinem Tisch gespielt
    [one] Auf diesem Server wird an einem Tisch gespielt
   *[other] Auf diesem Server wird an { $count } Tischen gespielt
}
about-latency = Discord antwortet in { $milliseconds } ms
about-licence = Freie Software unter der MIT-Lizenz.

## Nachspielen

replay-step = Zug { $step } von { $steps } · gesehen von: { $eyes }
replay-eyes-table = einem Zuschauer
replay-eyes-open = allen, alle Hände offen
replay-eyes = Gesehen von
replay-jump = Gehe zu
replay-back = Zurück
replay-next = Weiter
replay-action = { $who }: { $action }
replay-unfinished = Hier endet die Aufzeichnung; die Partie wurde nicht zu Ende gespielt.
replay-unknown-game = Das ist die Aufzeichnung eines Spiels, das hier nicht installiert ist: { $game }.
replay-import-gone = Diese Aufzeichnung habe ich nicht mehr. Lade die Datei mit **/nachspielen** noch einmal hoch.
replay-which = Wähl bitte eines von beiden: eine beendete Partie dieses Servers oder eine Datei mit einer Aufzeichnung.
replay-no-file = Discord hat mir die Datei nicht gegeben. Versuch es gleich noch einmal.

## Analyse

review-thinking = Ich suche { $who_you ->
    [yes] deine Züge
   *[no] die Züge von { $who }
}, die am meisten kosteten oder brachten.
review-progress = Durchdachte Entscheidungen: { $done } von { $of }
review-patience = Das dauert bis zu einer Minute. Kommt nichts, drück noch einmal auf **{ button-review }**.
review-where = Moment { $number } von { $of } · Zug { $step } von { $steps } · so wie { $who_you ->
    [yes] du es sehen konntest
   *[no] { $who } es sehen konnte
}
review-whose = Wessen Züge
review-made = Gespielt, etwa { $chance } % Siegchance: **{ $action }**
review-made-well = Gut gespielt, etwa { $chance } % Siegchance: **{ $action }**
review-better = Besser, etwa { $chance } %: **{ $action }**
review-worse = Schlechter, etwa { $chance } %: **{ $action }**
review-worlds = In { $worlds } Partien, durchgespielt mit dem, was man hier wissen konnte, lag der bessere Zug { $ahead }-mal vorn und { $behind }-mal hinten.
review-nothing = { $count ->
    [0] { $who_you ->
        [yes] Du hattest
       *[no] { $who } hatte
    } in dieser Partie nichts zu entscheiden.
    [one] Ich habe eine Entscheidung von { $who_you ->
        [yes] dir
       *[no] { $who }
    } durchdacht: Nichts war klar besser oder schlechter als das Gespielte.
   *[other] Ich habe { $count } Entscheidungen von { $who_you ->
        [yes] dir
       *[no] { $who }
    } durchdacht: Nichts war klar besser oder schlechter als das Gespielte.
}
review-not-searched = Hier denkt kein Computer gegen andere voraus, also habe ich keinen Maßstab für die Züge.
review-busy = Ich denke noch über die andere Partie nach, die ich für dich analysiere. Bitte eine nach der anderen.
review-lost = Ich wurde beim Nachdenken unterbrochen. Drück bitte noch einmal auf **{ button-review }**.

## Meine Daten

privacy-export-title = Was ich über dich speichere
privacy-export-what = Deine Einstellungen und Sperrliste, Plätze, Züge, Ergebnisse und importierten Aufzeichnungen, auf jedem Server. Nur du siehst diese Nachricht.
privacy-forget-question = Alles über dich vergessen?
privacy-forget-leaves = Du stehst von jedem offenen Tisch auf und gibst jede laufende Partie auf.
privacy-forget-nameless = Dein Name und deine ID werden überall auf jedem Server ersetzt: Plätze, Ergebnisse, Verläufe. Deine Einstellungen, deine Sperrliste und deine importierten Aufzeichnungen werden gelöscht, ebenso dein Name auf den Sperrlisten anderer; Ranglisten zeigen „jemand“. Bis das heutige Blatt des Tages offen liegt, merkt sich eine verschlüsselte Zahl, dass du es versucht hast.
privacy-forget-words = Die Partien der anderen bleiben vollständig und lassen sich nachspielen. Darum müssen deine Wörter für ihr Mischen bleiben, ohne deinen Namen: Aus ihnen wurden die Karten gegeben.
privacy-forget-copies = Nachrichten und Dateien, die schon bei Discord liegen, und frühere Sicherungen des Betreibers erreiche ich nicht.
privacy-forget-final = Das lässt sich nicht rückgängig machen.
privacy-forgotten = Ich habe dich vergessen. Spielst du wieder, fängst du neu an.
privacy-not-scrubbed = Dein Name und deine ID sind ersetzt, aber ihre Spuren in meiner Datei konnte ich noch nicht tilgen. Drück gleich noch einmal.

## Short games and the countdown

form-short = Kurze Partie: etwa zehn Minuten
form-short-length = etwa zehn Minuten
form-short-choice = Zehn Minuten: die kurze Partie
form-whole-choice = Die ganze Partie
button-form-short = Kurze Partie
button-form-whole = Ganze Partie
button-count = Start in 60 s
button-count-stop = Countdown anhalten
lobby-counting = **{ $there } von { $of }**: Start { $when }
button-score = Abrechnung
button-result = Ergebnis
welcome-name = Tapis
welcome-banner = Ein Kartentisch
welcome-banner-below = für diesen Server
welcome-play = **Jetzt spielen:** Drück auf ein Spiel. Computer nehmen die anderen Plätze ein, und deine Karten siehst nur du.
welcome-seats = Mit Freunden spielen: Plätze öffnen für …
welcome-pitch = **{ $game }** · { $pitch }
welcome-daily = **{ button-daily }** · { $what } · { $count ->
    [0] noch hat es niemand versucht
    [one] 1 Person hat es versucht
   *[other] { $count } Personen haben es versucht
}
lobby-taken = { $taken } von { $wanted } Plätzen besetzt
lobby-free-seat = Freier Platz
lobby-invited = eingeladen
lobby-opens = eröffnet
lobby-ready = bereit
result-led = { $round ->
    [1] { $who } führte von der ersten Wertung bis zur letzten.
   *[other] { $who } ging bei Wertung { $round } von { $rounds } endgültig in Führung.
}
result-led-last = { $who } ging erst bei der letzten Wertung in Führung, mit { $margin } Vorsprung.
result-turning = Der entscheidende Zug: { $who }, **{ $action }** (Zug { $step } von { $steps })
score-title = { $game }: die Abrechnung
