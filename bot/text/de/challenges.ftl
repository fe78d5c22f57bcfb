# „Schlagt mich mit diesen Karten“, auf Deutsch.

button-challenge = Schlagt mich mit diesen Karten
button-challenge-play = Diese Karten spielen
button-challenge-end = Jetzt vergleichen

challenge-title = { $game } · Schlagt { $who }!
challenge-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
challenge-result = { $who } hat mit diesen Karten { challenge-score } geholt und Platz { $place } von { $seats } erreicht.
challenge-same = Dieselben Karten, derselbe Platz am Tisch, dieselben Computer ({ $levels }).
challenge-places = { $count ->
    [one] Noch 1 Platz
   *[other] Noch { $count } Plätze
}, Ende { $until }.
challenge-taken = Alle Plätze sind vergeben. Ende spätestens { $until }.
challenge-about = Karten und Züge bleiben verborgen, bis alle gespielt haben. Dann sehen alle hier, wer was gespielt hat. Diese Partie zählt nie.
challenge-playing = { $who } spielt noch
challenge-played-out = { $who } hat gespielt
challenge-gone = { $who } ist nicht fertig geworden
challenge-over-title = { $game } · Dieselben Karten
challenge-parted = **{ $where }** · { $plays }
challenge-alike = Alle haben von der ersten bis zur letzten Karte gleich gespielt.
challenge-alone = Sonst hat niemand eine Partie mit diesen Karten beendet.

challenge-posted = Deine Herausforderung steht in <#{ $channel }>. Haben deine Freunde gespielt, zeigt sie, wo ihr verschieden gespielt habt.
challenge-ended = Erledigt. Alle können die Partien jetzt sehen.
challenge-often = Du hast mehrere Herausforderungen gestellt. Die nächste kannst du <t:{ $when }:R> stellen.
challenge-not-this = Nur eine Partie gegen Computer, die du selbst, privat und ohne Tipp zu Ende gespielt hast, kann eine Herausforderung werden. **/spielen** beginnt eine.
challenge-known = Andere haben diese Karten vielleicht gesehen, also könnte sie niemand fair spielen. **/spielen** gibt dir neue.
challenge-own = Du hast diese Karten schon gespielt. Jetzt sind deine Freunde dran.
challenge-seen = Du hast diese Karten schon gesehen: beim Nachspielen, in einem gezeigten Moment oder in einer anderen Partie. Darum kannst du sie hier nicht spielen.
challenge-full = Alle Plätze sind vergeben. Drück **{ BUTTON("button-challenge") }** unter einem eigenen Ergebnis, um eine neue Herausforderung zu stellen.
challenge-private = Der Vergleich zeigt allen deine Züge, und du lässt niemanden deine Partien sehen. Ändere das mit **/einstellungen ich**, um mitzumachen.
challenge-over = Diese Herausforderung ist vorbei. Drück **{ BUTTON("button-replay") }** unter dem Ergebnis, um zu sehen, wie die Karten gespielt wurden.
challenge-waits = Noch nicht: Die Partien werden gezeigt, wenn alle fertig sind, die angenommen haben.
challenge-stranger = Nur wer diese Karten gespielt hat, kann die Herausforderung vorzeitig beenden.
table-secret = Freunde spielen diese Karten noch, darum wird noch nichts davon gezeigt. Komm wieder, wenn sie fertig sind.
challenge-not-here = Du spielst diese Karten für eine Herausforderung. Das geht erst, wenn sie vorbei ist.
challenge-waits-for-all = Die Nachricht der Herausforderung vergleicht deine Partie mit den anderen, sobald alle gespielt haben.
