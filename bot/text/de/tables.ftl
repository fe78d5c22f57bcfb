# Was der Tischdienst sagt: warum er ablehnt und was er in den Verlauf eines Tisches schreibt.

## Ablehnungen

table-unknown = So einen Tisch kenne ich auf diesem Server nicht. **/tisch liste** zeigt, welche es gibt.
table-not-open = Die Partie hat begonnen: Niemand kann sich mehr setzen oder hereingelassen werden. Du kannst zuschauen oder mit **/tisch neu** einen eigenen Tisch öffnen.
table-not-open-resign = Die Partie hat begonnen, also kannst du nicht einfach aufstehen. Wenn du gehen musst, lässt **/tisch aufgeben** einen Computer für dich weiterspielen.
table-not-open-word = Die Partie hat begonnen: Die Karten sind gemischt, und kein Wort ändert sie mehr.
table-not-running = Die Partie hat noch nicht begonnen. Wer am Tisch sitzt, kann **{ BUTTON("button-start") }** drücken.
table-not-running-leave = Die Partie hat noch nicht begonnen. Du kannst einfach mit **{ BUTTON("button-leave") }** gehen.
table-not-running-watch = Die Partie hat noch nicht begonnen: Es gibt nichts zu sehen. **{ BUTTON("button-join") }** gibt dir einen Platz.
table-finished = Diese Partie ist vorbei. **{ BUTTON("button-rematch") }** öffnet einen neuen Tisch für dieselben Spieler.
table-not-finished = Diese Partie ist noch nicht vorbei. Frag noch einmal, wenn es ein Ergebnis gibt.
table-closed = Dieser Tisch wurde geschlossen. **/tisch neu** öffnet einen anderen.
table-full = Alle Plätze sind besetzt. Du kannst zuschauen oder mit **/tisch neu** einen eigenen Tisch öffnen.
table-full-kept = Die übrigen Plätze sind für Eingeladene freigehalten. Versuch es in ein paar Minuten wieder: Was niemand nimmt, wird frei.
table-not-invited = Dieser Tisch ist privat: Nur Eingeladene setzen sich. Bitte jemanden dort, dich einzuladen, oder öffne mit **/tisch neu** einen eigenen.
table-not-for-you = Dieser Tisch steht dir nicht offen. **/tisch neu** öffnet einen eigenen, **/tisch liste** zeigt die anderen.
table-invite-seated = Diese Person sitzt schon am Tisch.
table-invite-yourself = Das bist du selbst. Jemand anders kann dich einladen, oder du drückst **{ BUTTON("button-join") }**, wo der Tisch allen offensteht.
table-invite-kept = Für { $name } wird schon ein Platz freigehalten.
table-invite-declined = { $name } hat eine Einladung an diesen Tisch abgelehnt, kann sich aber selbst noch setzen.
table-invite-unwelcome = { $name } kann nicht an diesen Tisch eingeladen werden.
table-invite-unseen = { $name } kann den Kanal dieses Tisches nicht lesen. Lass die Person zuerst hinein, oder öffne einen Tisch, wo sie ist.
table-invited-often = Das sind viele Einladungen auf einmal. Du kannst <t:{ $when }:R> wieder einladen.
table-opened-often = Du hast gerade viele Tische geöffnet. Den nächsten kannst du <t:{ $when }:R> öffnen.
table-invite-none = Hier ist kein Platz für dich freigehalten.
table-invite-nobody = Einladen kann ich nur Leute dieses Servers und keine Bots. Computer kommen mit **{ BUTTON("button-add") }** an den Tisch.
table-already-seated = Du sitzt schon an diesem Tisch.
table-not-seated = Du spielst nicht an diesem Tisch. Solange er offen ist, gibt dir **{ BUTTON("button-join") }** einen Platz.
table-not-seated-rematch = Eine Revanche ist für die, die hier gespielt haben. **/tisch neu** öffnet einen Tisch für alle.
table-no-such-seat = Dort sitzt niemand, den man wegschicken könnte. **{ BUTTON("button-more") }** am Tisch hat für alle einen Knopf.
table-absent = Du bist weg, darum spielt ein Computer deine Karten. Drück **{ BUTTON("button-i-am-back") }** in deiner Hand, oder nimm **/tisch zurück**.
table-not-absent = Du spielst deine Karten schon selbst.
table-paused = Die Partie ruht, du kannst also jetzt nicht spielen. Um das Weiterspielen vorzuschlagen, drück **{ BUTTON("button-more") }** am Tisch.
table-not-paused = Die Partie ruht nicht.
table-paused-by-order = Jemand, der den Server verwaltet, hat diese Partie angehalten und entscheidet, wann es weitergeht.
table-vote-running = Es läuft schon eine andere Abstimmung. Der Tisch zeigt sie; warte bitte, bis sie endet.
table-vote-over = Diese Abstimmung ist vorbei. Der Tisch zeigt, wie es steht.
table-vote-twice = So hast du schon gestimmt.
table-vote-about-you = In dieser Abstimmung geht es um dich, darum entscheiden die anderen. Sobald du spielst, endet sie.
table-vote-again = Dafür ist es noch zu früh. Du kannst es <t:{ $when }:R> vorschlagen.
table-vote-alone = Diese Partie zählt, und sonst ist niemand da, der zustimmen könnte. Spiel weiter, oder nimm **/tisch aufgeben**.
table-vote-alone-pause = Die anderen sind weg, also kann niemand einer Pause zustimmen. Spiel weiter, oder warte, bis jemand zurück ist.
table-turn-has-end = Dieser Zug endet <t:{ $when }:R>. Wird bis dahin nicht gespielt, übernimmt ihn ein Computer.
table-vote-not-awaited = Auf diese Person wartet gerade niemand, also muss kein Computer für sie spielen.
table-vote-early = Diese Person lässt den Tisch noch nicht lange warten. Du kannst es <t:{ $when }:R> vorschlagen.
table-no-vacant-seat = Dort spielt kein Computer für jemanden, der weg ist. **{ BUTTON("button-more") }** am Tisch bietet die Plätze der Abwesenden an.
table-offered-already = Diesen Platz kann man schon nehmen. Der Tisch hat einen Knopf dafür.
table-offered-soon = Wer diesen Platz hatte, kann noch zurückkommen. Du kannst ihn <t:{ $when }:R> nehmen.
table-not-offered = Diesen Platz kann man nicht nehmen. Der Tisch zeigt, was frei ist.
table-not-in-hand = Diese Karte hast du nicht.
table-not-allowed-given-up = Diese Partie zählt für die Saison: Wer aufgegeben hat, wird Letzter, und niemand nimmt den Platz ein.
table-not-allowed-insider = Du hast in dieser Partie schon Karten gesehen und kannst keinen anderen Platz nehmen. Zuschauen kannst du.
table-too-few = { $seated ->
    [one] Hier sitzt ein Spieler, und dieses Spiel ist für { $allowed }.
   *[other] Hier sitzen { $seated } Spieler, und dieses Spiel ist für { $allowed }.
} Warte auf andere, oder besetz die Plätze mit Computern.
table-not-allowed = Das darf nur, wer den Tisch geöffnet hat oder den Server verwaltet.
table-not-allowed-seated = Das darf nur, wer am Tisch sitzt. **{ BUTTON("button-join") }** gibt dir einen Platz.
table-not-allowed-open = Auf diesem Server öffnet nur Tische, wer ihn verwaltet. Bitte eine dieser Personen, einen für dich zu öffnen.
table-not-allowed-role = Nur Mitglieder mit der Rolle <@&{ $role }> dürfen hier Tische öffnen. An offene Tische kannst du dich trotzdem setzen.
table-not-allowed-running = Hier spielen andere, darum kannst du den Tisch nicht schließen. Nimm **/tisch aufgeben**, oder frag jemanden, der den Server verwaltet.
table-not-allowed-rival = Einen Spieler kannst du erst wegschicken, wenn die Partie einen Tag auf ihn gewartet hat: <t:{ $when }:R>. Wer den Server verwaltet, kann es jetzt.
table-not-allowed-hint = Diese Partie zählt für die Saison, darum gibt es keine Tipps. Tipps gibt es, wenn du allein gegen Computer spielst, und an ungewerteten Tischen.
table-not-allowed-show = Diese Partie zählt für die Saison, darum bleiben die Karten verdeckt. Wo sie nicht zählt, kannst du deine zeigen.
table-not-allowed-show-player = Diese Person spielt selbst an diesem Tisch. Deine Karten kannst du nur jemandem zeigen, der nicht mitspielt.
table-not-shown = Niemand sieht deine Karten.
table-too-many-person = Du hast hier schon { $most ->
    [one] einen offenen Tisch
   *[other] { $most } offene Tische
}, mehr erlaubt dieser Server nicht. Spiel erst einen zu Ende oder schließ ihn.
table-too-many-guild = Dieser Server hat schon { $most ->
    [one] einen offenen Tisch
   *[other] { $most } offene Tische
}, mehr erlaubt er nicht. Setz dich an einen davon: **/tisch liste**.
table-bad-game = Dieses Spiel kenne ich nicht. Ich kenne { $allowed }.
lesson-none = Für dieses Spiel gibt es keine Lektion. **/regeln** erklärt es auf Seiten.
lesson-not-here = An diesem Tisch gibt es keine Lektion.
table-bad-option-name = Dieses Spiel hat keine Option „{ $option }“. Es hat: { $allowed }.
table-bad-option = { $option }: Wähl bitte eines von { $allowed }.
table-bad-option-number = { $option }: Wähl bitte eine Zahl von { $least } bis { $most }.
table-bad-options = Diese Optionen passen nicht zu dieser Spielerzahl. Ändere bitte eine davon.
table-bad-seats = Mit diesen Optionen ist das Spiel für { $allowed } Spieler. Wähl bitte eine dieser Zahlen.
table-bad-level = Einen Computer dieser Stärke gibt es für dieses Spiel nicht. Es gibt: { $allowed }.
table-bad-pace = So ein Tempo gibt es nicht. Ein Zug darf dauern: { $allowed }.
table-bad-salt = Dein Wort fürs Mischen darf 1 bis { $most } sichtbare Zeichen haben. Wähl bitte ein anderes.
table-too-many-computers = { $most ->
    [0] An diesem Tisch ist kein Platz für einen Computer.
    [one] An diesem Tisch ist Platz für einen Computer.
   *[other] An diesem Tisch ist Platz für { $most } Computer.
} Wähl weniger davon oder mehr Plätze.
table-second-click = Dieser Klick kam gleich nach deinem letzten Zug, darum wurde nichts gespielt. Drück noch einmal, wenn du es so willst.
table-stale = Seitdem ist am Tisch etwas geschehen. So steht es jetzt.
table-undo-nothing = Du hast keinen Zug, den du zurücknehmen könntest.
table-undo-acted = Seit deinem Zug hat jemand weitergespielt, darum kannst du ihn nicht mehr zurücknehmen.
table-undo-revealed = Dein letzter Zug hat etwas Verdecktes gezogen oder gezeigt, darum lässt er sich nicht zurücknehmen.
table-undo-rated = Diese Partie zählt für die Saison, darum werden hier keine Züge zurückgenommen. Wer den Server verwaltet, kann es mit **/einstellungen server** erlauben.
table-undo-often = Du hast { $most } Züge in Folge zurückgenommen. Dieser gilt, bis jemand anders gespielt hat.
table-unavailable = Das konnte ich nicht speichern, also hat sich nichts geändert. Versuch es gleich noch einmal.
table-unavailable-locked = Meine Datenbank ist gerade beschäftigt, also hat sich nichts geändert. Versuch es gleich noch einmal.
table-unavailable-away = Ich erreiche meine Datenbank gerade nicht. Versuch es in Kürze wieder; was dir bestätigt wurde, bleibt erhalten.
table-unavailable-readonly = Ich kann gerade nichts speichern, also hat sich nichts geändert. Der Betreiber dieses Bots muss die Datenbank beschreibbar machen; deine Partie wartet.
table-unavailable-full = Mein Speicher ist voll, also hat sich nichts geändert. Der Betreiber dieses Bots muss Platz schaffen; deine Partie wartet.
table-unavailable-broken = Diesen Tisch kann ich gerade nicht lesen, also hat sich nichts geändert. Sag es bitte dem Betreiber dieses Bots; deine Partie ist gesichert.
table-unavailable-game = An diesem Tisch läuft ein Spiel, das hier nicht installiert ist ({ $game }). Sag es bitte dem Betreiber dieses Bots; deine Partie ist gesichert.
table-unavailable-newer = Dieser Tisch wurde mit neueren Regeln geöffnet, als ich habe. Bitte den Betreiber dieses Bots, ihn zu aktualisieren; deine Partie ist gesichert.

## Der Verlauf

table-log-joined = { $name } setzt sich.
table-log-computer = { $name }, ein Computer, setzt sich.
table-log-left = { $name } steht auf.
table-log-kicked = { $name } muss den Platz abgeben.
table-log-word = { $name } gibt ein Wort fürs Mischen.
table-log-options = Die Optionen wurden geändert.
table-log-invited = Für { $name } wird ein Platz freigehalten.
table-log-declined = { $name } sagt ab; der Platz ist frei.
table-log-lapsed = { $name } ist nicht gekommen; der Platz ist frei.
table-log-withdrawn = Der Platz wird nicht länger für { $name } freigehalten.
table-log-started = Die Partie beginnt.
table-log-shown = { $who_you ->
    [yes] Du zeigst { $name } deine Karten
   *[no] { $who } zeigt { $name } die eigenen Karten
}.
table-log-hidden = { $who_you ->
    [yes] Du zeigst niemandem mehr deine Karten
   *[no] { $who } zeigt niemandem mehr die eigenen Karten
}.
table-log-resigned = { $who_you ->
    [yes] Du gibst auf
   *[no] { $who } gibt auf
}; ein Computer spielt weiter.
table-log-undone = { $who_you ->
    [yes] Du nimmst den letzten Zug zurück
   *[no] { $who } nimmt den letzten Zug zurück
}.
table-log-replaced = { $who_you ->
    [yes] Du wirst
   *[no] { $who } wird
} durch einen Computer ersetzt.
table-log-replaced-by = { $who_you ->
    [yes] { $name } (Serververwaltung) ersetzt dich
   *[no] { $name } (Serververwaltung) ersetzt { $who }
} durch einen Computer.
table-counting = Die Partie beginnt in 60 Sekunden. Der Countdown lässt sich anhalten.
table-log-hint = { $who_you ->
    [yes] Du hast um einen Tipp gebeten
   *[no] { $who } hat um einen Tipp gebeten
}.
table-log-timeout = { $who_you ->
    [yes] Deine Zeit ist abgelaufen; ein Computer spielt diesen Zug für dich
   *[no] Die Zeit von { $who } ist abgelaufen; ein Computer spielt diesen Zug
}.
table-log-absent = { $who_you ->
    [yes] Du bist weg; ein Computer spielt, bis du zurück bist
   *[no] { $who } ist weg; ein Computer spielt bis zur Rückkehr
}.
table-log-back = { $who_you ->
    [yes] Du bist wieder da
   *[no] { $who } ist wieder da
}.
table-log-offered = { $who_you ->
    [yes] Bis du zurück bist, kann jemand deinen Platz nehmen.
   *[no] Der Platz von { $who } ist zu haben.
}
table-log-offered-by = { $who_you ->
    [yes] { $name } (Serververwaltung) bietet deinen Platz an, bis du zurück bist.
   *[no] { $name } (Serververwaltung) bietet den Platz von { $who } an.
}
table-log-substituted = { $name } spielt für { $former } weiter.
table-log-vote-offer = { $who_you ->
    [yes] Du schlägst
   *[no] { $who } schlägt
} vor, dass jemand Neues den Platz von { $about } nehmen darf.
table-log-grace-seconds = Tapis war { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} lang nicht erreichbar. Alle Uhren standen still, und jeder hat jetzt mindestens 20 Sekunden.
table-log-grace = Tapis war { $minutes ->
    [one] eine Minute
   *[other] bis zu { $minutes } Minuten
} lang nicht erreichbar. Alle Uhren standen still, und jeder hat jetzt mindestens 20 Sekunden.
table-log-paused = Die Partie ruht; die Uhren stehen still.
table-log-resumed = Die Partie geht weiter; die Uhren laufen wieder.
table-log-paused-by = { $name } (Serververwaltung) hält die Partie an; die Uhren stehen still.
table-log-resumed-alone = { $who_you ->
    [yes] Du beendest
   *[no] { $who } beendet
} die lange Pause; die Uhren laufen wieder.
table-log-resumed-by = { $name } (Serververwaltung) lässt die Partie weitergehen; die Uhren laufen wieder.
table-log-closed-by = { $name } (Serververwaltung) hat den Tisch geschlossen.
table-log-moved = { $name } (Serververwaltung) verlegt den Tisch nach <#{ $channel }>.
table-log-vote-pause = { $who_you ->
    [yes] Du schlägst
   *[no] { $who } schlägt
} eine Pause vor.
table-log-vote-resume = { $who_you ->
    [yes] Du schlägst
   *[no] { $who } schlägt
} vor, weiterzuspielen.
table-log-vote-replace = { $who_you ->
    [yes] Du schlägst
   *[no] { $who } schlägt
} vor, dass ein Computer { $about_you ->
    [yes] für dich spielt, bis du zurück bist
   *[no] bis zur Rückkehr für { $about } spielt
}.
table-log-vote-abandon = { $who_you ->
    [yes] Du schlägst
   *[no] { $who } schlägt
} vor, die Partie ohne Ergebnis zu beenden.
table-log-ballot-yes = { $who_you ->
    [yes] Du bist
   *[no] { $who } ist
} dafür.
table-log-ballot-no = { $who_you ->
    [yes] Du bist
   *[no] { $who } ist
} dagegen.
table-log-vote-rejected = Der Vorschlag ist abgelehnt.
table-log-vote-lapsed = Die Zeit für den Vorschlag ist um; nichts ändert sich.
table-log-vote-moot = Der Vorschlag hat sich erledigt.
table-log-closed = Der Tisch wurde geschlossen.
table-log-closed-empty = Hier sitzt niemand mehr; der Tisch ist geschlossen.
table-log-closed-gone = Den Kanal des Tisches gibt es nicht mehr; der Tisch ist geschlossen.
table-log-closed-forgotten = Lange hat niemand die Partie gestartet; der Tisch ist geschlossen.
table-log-closed-abandoned = Die Spieler haben die Partie ohne Ergebnis beendet.
table-log-closed-decided = Das Turnier hat diese Begegnung entschieden: siehe seine Tabelle.
table-log-notice = Der Tisch hätte schließen sollen, während ich weg war. Er bleibt noch eine Stunde offen.
table-ended-alone = Alle anderen haben aufgegeben.
table-ended-deserted = Nur noch Computer sind übrig.
