### Was jedes Spiel zu sagen haben kann, auf Deutsch.

## Warum ein Zug oder ein Aufbau abgelehnt wurde

engine-illegal = Die Regeln erlauben { $seat_you ->
    [yes] dir
   *[no] { $seat }
} „{ $action }“ jetzt nicht.
engine-bad-notation = „{ $notation }“ ist kein Zug dieses Spiels.
engine-game-over = Diese Partie ist vorbei.
engine-not-your-turn = { $seat_you ->
    [yes] Du bist
   *[no] { $seat } ist
} nicht dran.
engine-bad-seats = Dieses Spiel ist für mindestens { $least } und höchstens { $most } Spieler, nicht für { $seats }.

## Was ein Computer rät

engine-hint-only = Es gibt nichts anderes zu wählen.
engine-hint-plain = Das würde der Computer hier tun; seine Gründe behält er für sich.

## Was an einer Aufzeichnung nicht stimmt

record-too-large = Das ist viel zu groß für die Aufzeichnung einer Partie.
record-unreadable = Das ist keine Aufzeichnung einer Partie, weder als JSON noch als Text.
record-malformed = Das ist keine Aufzeichnung einer Partie: „{ $where }“ fehlt oder ist falsch.
record-bad-line = Das ist keine Aufzeichnung einer Partie: Zeile { $line } ist nicht lesbar.
record-other-game = Das ist die Aufzeichnung eines anderen Spiels: { $game }.
record-newer-format = Diese Aufzeichnung hat das Format { $format }, das neuer ist als dieses Programm.
record-newer = Diese Aufzeichnung entstand unter Regelversion { $version } des Spiels; hier sind nur Versionen bis { $known } bekannt.
record-no-secret = Das Geheimnis ist noch nicht veröffentlicht, das Mischen lässt sich also nicht nachrechnen.
record-broken-promise = Das Geheimnis passt nicht zum Versprechen: So war das Mischen nicht versprochen.
record-illegal = Zug { $number } kann in der Partie, die dieses Geheimnis gibt, nicht vorgekommen sein. { $why }
record-wrong-result = Das notierte Ergebnis ist nicht das, zu dem die Züge führen.
record-broken-chain = Die Kette der Aufzeichnung stimmt nicht: Ein Eintrag wurde geändert, verschoben oder entfernt.
record-other-plays = Optionen, Wörter oder Züge sind nicht die aus der Kette der Aufzeichnung.
record-broken-signature = Die Signatur passt nicht: Die Aufzeichnung wurde danach geändert.

## Zeichen an Plätzen und Karten

mark-leads = spielt aus
mark-dealer = gibt
mark-awaited = ist dran
mark-chosen = hat gewählt
mark-winning = sticht
mark-won = gewonnen
mark-playable = spielbar
mark-blocked = nicht erlaubt
mark-new = neu
mark-wild = wild
mark-ahead = vorn
mark-advised = empfohlen

## Die Seite einer Partie

page-hands = Alle Hände
page-computer = Computer, { $level ->
    [novice] Anfänger
    [casual] Hobbyspieler
    [club] Vereinsspieler
   *[expert] Experte
}
page-unfinished = Die Partie wurde nicht zu Ende gespielt.

engine-habit-first = wenn du den ersten Zug hast
engine-habit-long = wenn die Partie mehr Züge hat als sonst
engine-habit-quick = wenn du dich öfter als sonst binnen vier Sekunden entscheidest

## Was ein Spiel sagt, das keine eigenen Worte dafür hat: Werte von Optionen, das Ergebnis beim Blatt des Tages

option-random = Das Los entscheidet
option-seat0 = Der erste Platz
option-seat1 = Der zweite Platz
option-seat2 = Der dritte Platz
option-seat3 = Der vierte Platz
option-seat4 = Der fünfte Platz
option-seat5 = Der sechste Platz
option-seat6 = Der siebte Platz
daily-score = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}
