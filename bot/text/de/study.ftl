## Ab einem Zug einer anderen Partie weiterspielen

button-study = Weiterspielen
study-title = Weiterspielen ab Zug { $step } von { $steps }
study-you = Du spielst als { $who }.
study-cards = Jede Karte bleibt, wo sie in jener Partie war. Jeder kann sie nachsehen, darum zählt die neue Partie nie.
study-seat = Dein Platz
button-study-alone = Gegen Computer
button-study-company = Mit anderen
button-study-solo = Starten
study-over = Bei diesem Zug ist die Partie zu Ende. Wähl bitte einen früheren.
study-no-move = Diese Partie hat { $steps ->
    [one] einen Zug
   *[other] { $steps } Züge
}. Wähl bitte einen Zug von 0 bis { $last }.
study-no-seat = Diese Partie hat { $seats ->
    [one] einen Platz
   *[other] die Plätze 1 bis { $seats }
}. Wähl bitte einen davon.
study-too-long = Das sind zu viele Züge, um sie noch einmal zu spielen. Wähl bitte einen der ersten { $most }.
study-fixed = Diese Partie setzt eine andere fort, darum stehen ihre Optionen und ihr Mischen fest.
study-not-full = Diese Partie setzt eine andere fort, darum müssen zuerst alle { $seats } Plätze besetzt sein. **{ BUTTON("button-add") }** besetzt sie mit Computern.
study-origin = { $kept ->
    [yes] Setzt Partie `{ $table }` ab Zug { $move } fort, jede Karte bleibt, wo sie war. Jeder kann sie mit **/nachspielen** nachsehen, darum zählt sie nie.
   *[no] Setzt eine Aufzeichnung ab Zug { $move } fort, jede Karte bleibt, wo sie war. Wer die Aufzeichnung kennt, kennt sie alle, darum zählt sie nie.
}
study-origin-short = { $kept ->
    [yes] Setzt Partie `{ $table }` ab Zug { $move } fort: Sie zählt nie.
   *[no] Setzt eine Aufzeichnung ab Zug { $move } fort: Sie zählt nie.
}
study-shuffle = Mischen jener Partie (SHA-256): `{ $hash }`
table-log-origin = { $kept ->
    [yes] Diese Partie setzt Partie `{ $table }` ab Zug { $move } fort.
   *[no] Diese Partie setzt eine Aufzeichnung ab Zug { $move } fort.
}
verify-origin = { $kept ->
    [yes] Diese Partie setzte Partie `{ $table }` ab Zug { $move } fort: Geben, Wörter und Züge bis dahin stammen aus jener Partie.
   *[no] Diese Partie setzte eine Aufzeichnung ab Zug { $move } fort: Geben, Wörter und Züge bis dahin stammen aus jener Partie.
}
verify-salt-origin = { $who }: „{ $word }“, aus jener Partie
button-share = Im Kanal zeigen
share-moment = { $who } zeigt Zug { $step } von { $steps } einer Partie { $game }, gesehen von { $eyes }.
share-result = { $who } zeigt, wie eine Partie { $game } ausging.
share-ask = { $who } fragt: Was spielt { $eyes } hier am besten? { $game }, Zug { $step } von { $steps }.
share-id = `{ $id }` öffnet es mit **/nachspielen**.
share-done = Alle in diesem Kanal können es jetzt sehen.
share-failed = Discord hat die Nachricht nicht angenommen. Versuch es gleich noch einmal.
share-often = Du hast mehrere Momente gezeigt. Den nächsten kannst du <t:{ $when }:R> zeigen.
share-elsewhere = Diese Partie wurde in <#{ $channel }> gespielt, und nicht alle hier können dort lesen. Zeig sie dort.
share-private = Jemand aus dieser Partie lässt niemanden die eigenen Partien sehen, darum wird sie hier nicht gezeigt.
share-no-moment = Das ist nicht die ID eines Moments. Sie sieht aus wie `abcdefgh.26.t`.
review-ask = Hier gab es einen besseren Zug. Was würdest du spielen?
review-try = Einen Zug versuchen
button-show = Zeig es mir
review-found = Gefunden: { $action }
review-as-good = Etwa so gut wie der beste Zug: { $action }
review-same = { $action } wurde gespielt. Es gibt etwas Besseres.
review-not-that = Nicht { $action }: Das gewinnt etwa { $cost ->
    [one] 1 von 100 Partien
   *[other] { $cost } von 100 Partien
} weniger als der beste Zug. Versuch es noch einmal.

## Einen Moment im Kanal zeigen

## In einer Analyse den besseren Zug finden

## Aufgaben

puzzle-ask = Ein Zug ist besser als alle anderen. Welcher?
puzzle-where = Aufgabe aus einer Partie dieses Servers, Zug { $step } · Wertung { $rating }
puzzle-solved = Gelöst: **{ $action }**
puzzle-missed = Nicht { $action }. Der beste Zug ist **{ $best }**
puzzle-proof = Er gewinnt mindestens { $margin ->
    [one] eine von 100 Partien
   *[other] { $margin } von 100 Partien
} mehr als jeder andere. { $worlds } durchgespielte Partien bestätigen es.
puzzle-again = Diese Aufgabe hast du schon beantwortet, darum ändert sich deine Wertung nicht.
puzzle-standing = Deine Aufgabenwertung: { $rating }{ $changed ->
    [yes] { " " }({ $change })
   *[no] { "" }
} · { $solved } von { $tried } gelöst
puzzle-none = Hier gibt es noch keine Aufgaben. Sieh dir mit **/analyse** eine beendete Partie an: Momente, in denen ein Zug besser ist als alle anderen, werden Aufgaben.
puzzle-none-left = Du hast alle Aufgaben beantwortet. Sieh dir mit **/analyse** eine weitere Partie an, um neue zu finden.
button-puzzle-next = Nächste Aufgabe

## Gewohnheiten

insights-title = Was deine Partien verraten
insights-lose = Hier verlierst du am meisten
insights-gain = Hier bist du am besten
insights-finding = { $game }: Du schneidest um **{ $points } Punkte { $worse ->
    [yes] schlechter
   *[no] besser
}** ab, { $habit } (± { $margin }; { $more ->
    [one] 1 Partie
   *[other] { $more } Partien
} gegen { $less } andere).
insights-how = Gezählt wird dein Vorsprung vor dem Durchschnitt der anderen. Verglichen werden nur Partien mit denselben Optionen, gleich vielen Leuten und denselben Computern. Die Spannen berücksichtigen { $habits ->
    [one] eine Gewohnheit
   *[other] { $habits } Gewohnheiten
} zugleich. Eine Gewohnheit muss nicht die Ursache sein.
insights-none = Nichts sticht heraus. { $habits ->
    [one] Eine Gewohnheit wurde
   *[other] { $habits } Gewohnheiten wurden
} in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
} betrachtet, und das Glück erklärt jeden Unterschied.
insights-too-few = Dafür ist es noch zu früh. Nötig sind { $half } Partien mit einer Gewohnheit und { $half } ohne sie, also mindestens { $least } desselben Spiels. Spiel noch etwa { $missing ->
    [one] eine
   *[other] { $missing }
} zu Ende und frag dann wieder.
insights-reading = Ich lese deine Partien: { $done } von { $of }.
insights-lost = Ich wurde beim Lesen unterbrochen. Bitte frag noch einmal.
habit-undo = wenn du einen Zug zurücknimmst
habit-hint = wenn du dir einen Tipp geben lässt
habit-again = wenn du binnen einer halben Stunde nach einer nicht gewonnenen Partie neu beginnst
