# Ce qui est écrit sur les écrans, en français.

## Petits mots

word-colon = { "\u00A0" }:
word-you = Vous
word-seat = Place { $number }
word-number = { $number }
word-empty = vide
word-back = une carte face cachée
word-backs = { $count ->
    [one] une carte face cachée
   *[other] { $count } cartes face cachée
}
word-cards = { $count ->
    [0] aucune carte
    [one] 1 carte
   *[other] { $count } cartes
}
word-counter = { $label } **{ $value }**
word-counter-of = { $label } **{ $value }**/{ $of }
picture-course = Le cours de la partie
picture-you-lead = Vous entamez
picture-rest = Le reste est sous Détails.
picture-next = prochaine carte
picture-counter = { $label } { $value }
picture-counter-of = { $label } { $value } sur { $of }
word-counter-of-aloud = { $label } **{ $value }** sur { $of }
word-computer = { $name } (ordinateur)

phase-open = ouverte
phase-running = en cours
phase-finished = terminée
phase-closed = fermée

level-novice = débutant
level-casual = occasionnel
level-club = joueur de club
level-expert = expert
level-novice-about = joue au hasard, bien pour une première partie
level-casual-about = joue avec bon sens, sans attendre, et sait expliquer pourquoi
level-club-about = imagine un moment ce que les autres peuvent avoir
level-expert-about = le plus fort, réfléchit à un coup jusqu’à une seconde
level-novice-choice = { level-novice } : { level-novice-about }
level-casual-choice = { level-casual } : { level-casual-about }
level-club-choice = { level-club } : { level-club-about }
level-expert-choice = { level-expert } : { level-expert-about }
add-question = Quelle force pour cet ordinateur ?
add-level = **{ $level }** – { $about }

## Boutons

button-join = Jouer
button-decline = Refuser
button-same = La même table
button-leave = Partir
button-add = Ajouter un ordinateur
button-start = Commencer
button-options = Options
button-options-again = Revenir au formulaire
button-hand = Ma main
button-watch = Regarder
button-rules = Règles
button-help = Comment ça marche
button-log = Journal
button-more = Plus
button-kick = Libérer la place { $seat } : { $name }
button-replace = Exclure { $name }
button-kick-sure = Oui, exclure
button-close = Fermer la table
button-close-sure = Oui, la fermer
button-vote-pause = Proposer une pause
button-vote-resume = Proposer de reprendre
button-vote-abandon = Proposer d’arrêter
button-vote-replace = Proposer un ordinateur pour { $name }
button-vote-offer = Offrir la place de { $name }
button-take-seat = Jouer à la place de { $name }
button-pause = Mettre en pause
button-resume = Faire reprendre
button-vote-sure = Oui, le proposer
button-agree = D’accord
button-disagree = Pas d’accord
button-score = Feuille de score
button-result = Résultat
button-rematch = Revanche
button-replay = Revoir
button-review = Analyse
button-record = Enregistrement
button-verify = Vérifier
button-yes = Confirmer
button-none = Aucune
button-back = Retour
button-refresh = Actualiser
button-hint = Conseil
button-hide = Cacher ma main
button-teach = Apprendre
button-skip-lesson = Sans explications
button-details = Détails
button-first = Début
button-previous = Précédente
button-next = Suivante
button-last = Fin
button-word = Mon mot
button-earlier = Avant
button-later = Après
button-give-up = Abandonner
button-i-am-back = Me revoilà
button-undo = Reprendre
button-resign = Oui, abandonner
button-forget = Oui, oubliez-moi

## Bienvenue et aide

welcome-name = Tapis
welcome-banner = Une table de jeu
welcome-banner-below = pour ce serveur
welcome-play = **Jouer tout de suite :** appuyez sur un jeu. Des ordinateurs prennent les autres places, et personne d’autre ne voit vos cartes.
welcome-seats = Jouer entre amis : ouvrir des places pour…
welcome-pitch = **{ $game }** · { $pitch }
welcome-daily = **{ button-daily }** · { $what } · { $count ->
    [0] personne ne l’a encore essayée
    [one] 1 personne l’a essayée
   *[other] { $count } personnes l’ont essayée
}
help-table = **Une table** s’ouvre avec **/table nouvelle**. **{ BUTTON("button-join") }** prend une place, **{ BUTTON("button-add") }** en remplit une, **{ BUTTON("button-start") }** distribue.
help-hand = **{ BUTTON("button-hand") }** n’affiche vos cartes que pour vous ; appuyez sur une carte pour la jouer. Si elle n’est pas jouable, je vous dis pourquoi.
help-turn = **La table** montre ce que tout le monde peut savoir, et un message vous appelle quand c’est à vous.
help-rules = **{ BUTTON("button-rules") }** ouvre la règle du moment, **{ BUTTON("button-log") }** raconte ce qui s’est passé.
help-time = **Prenez votre temps** : la partie vous attend, même si j’ai été éteint entre-temps.
help-commands = **/main** vos cartes · **/tours** les tables qui vous attendent · **/table liste** toutes les tables · **/donne** la donne du jour · **/classement** qui mène · **/réglages moi** langue, mode texte, appels · **/à-propos** ce que je promets · **/tournoi**, **/soirée** toute une soirée · **/installation commencer** pour régler le serveur
help-start = Appuyez sur un jeu pour jouer contre des ordinateurs :

## La table avant la partie

lobby-title = { $game } : qui joue ?
lobby-seats = Places : { $taken } sur { $wanted }
lobby-free = libre
lobby-taken = { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $wanted }
lobby-free-seat = Place libre
lobby-invited = invitation
lobby-opens = a ouvert
lobby-ready = est là
lobby-kept = gardée pour { $who } · libre { $until }
lobby-private = Privée : seules les personnes invitées s’assoient ici. Toute personne à la table peut inviter avec **/table inviter**.
lobby-opener = a ouvert la table
lobby-few = La partie peut commencer à { $least ->
    [one] 1 joueur
   *[other] { $least } joueurs
}.
lobby-closes = La table ferme { $when } si la partie ne commence pas. Tout changement prolonge ce délai.
lobby-option = { $option } : { $value }
lobby-word = a donné un mot
lobby-promise = Le secret du mélange est fixé : `{ $hash }…` Pour y ajouter un mot : **{ BUTTON("button-more") }**, puis **{ BUTTON("button-word") }**.

options-title = Options de cette table
pace = Temps par tour
pace-about = Au-delà, un ordinateur joue le tour.
pace-none = sans limite
pace-live-60 = 60 secondes
pace-live-90 = 90 secondes
pace-live-120 = 2 minutes
pace-relaxed = 15 minutes
pace-days-24 = 24 heures
pace-days-48 = 48 heures
pace-bank-10 = 10 minutes par personne pour toute la partie
pace-days-72 = 72 heures
options-kept = Vos autres réponses sont gardées.

more-title = { $game } : plus
more-opener = Vous avez ouvert cette table : vous pouvez libérer des places et la fermer, comme les personnes qui gèrent le serveur.
more-manager = Vous gérez ce serveur : vous pouvez libérer des places et fermer cette table, comme { $who }, qui l’a ouverte.
more-nobody = Seules les personnes qui gèrent le serveur peuvent libérer des places et fermer cette table.
more-guest = { $who } a ouvert cette table et peut libérer des places et la fermer, comme les personnes qui gèrent le serveur.
more-invite = **/table inviter** garde une place à quelqu’un pendant dix minutes et l’en avertit ; **/bloquer** écarte des personnes de vos tables.
more-show = Cette partie ne compte pas : **/montrer-main** laisse une personne voir vos cartes, **/cacher-main** y met fin.
kick-question = Exclure { $who } et laisser un ordinateur jouer la suite ?
kick-text = Pour cette personne, la partie compte comme abandonnée. C’est définitif.
close-question = Fermer cette table ({ $game }) ?
close-text-open = Tout le monde quitte la table, et rien ne compte.
close-text-climb = Vous jouez pour l’échelle : fermer la table, c’est abandonner la partie. Elle compte comme perdue.
close-text-running = La partie se termine sans résultat pour tout le monde. C’est définitif.
vote-stands = Pour : { $ayes } · contre : { $noes } · { $needed ->
    [one] il faut un oui
   *[other] il faut { $needed } oui
} · fin { $end }.
vote-nobody = personne
vote-ends-by-playing = Le vote s’arrête dès que { $who_you ->
    [yes] vous jouez
   *[no] { $who } joue
}.
vote-abandon-question = Proposer d’arrêter la partie pour tout le monde ?
vote-abandon-text = Si les autres sont d’accord, elle finit sans résultat : ni points ni cote, pour personne. C’est définitif.
vote-yes = d’accord
vote-no = pas d’accord
vote-pause = proposer une pause
vote-resume = proposer de reprendre
vote-replace = proposer qu’un ordinateur joue pour quelqu’un (indiquez la place)
vote-abandon = proposer d’arrêter la partie sans résultat
vote-offer = offrir la place d’un absent à quelqu’un de nouveau (indiquez la place)

word-form-title = Mon mot pour le mélange
word-form-label = Un mot ou une phrase
word-form-hint = Il entre dans chaque tirage de la partie, et il est publié avec le résultat.

closed-title = { $game } : table fermée
closed-text = Cette table a été fermée ; il n’y a pas de résultat.
closed-why = { $why } La partie n’a pas de résultat.

## La table pendant la partie

turn-you = vous
turn-waiting = À { $who } de jouer · dernière activité { $since }
turn-ends = fin du temps { $end }
turn-paused = La partie a été mise en pause { $since } ; les horloges sont arrêtées.
turn-pause-ends = À partir du { $moment }, n’importe quel joueur peut mettre fin à la pause.
seat-resigned = un ordinateur joue à sa place
table-lesson = Une leçon, contre des ordinateurs débutants : elle ne compte pas.
seat-absent = absence : un ordinateur joue

## Ma main

hand-since = Ce qui s’est passé
hand-moved = Cette main est ouverte dans un autre message.
hand-spectator = Vous regardez. La partie continue à la table.
hand-shown = Vous regardez, et { $who } vous montre sa main.
hand-shows = { $who } peut voir votre main.
hand-ends = fin { $end }
hand-absent = Un ordinateur joue vos cartes en votre absence. Appuyez sur le bouton pour reprendre la partie où elle en est.
hand-open = La partie n’a pas encore commencé. Vos cartes seront ici.
hand-result = Le détail des scores, la revanche et la preuve du mélange : dans { $channel }.
hand-chosen = Choisi : { $choices }
hand-preselected = Choisie pour votre tour : { $card }. Appuyez de nouveau dessus pour y renoncer.
hand-preselect = Appuyez sur une carte pour la choisir pour votre tour.
hand-preselect-dropped = Votre carte choisie d’avance, { $card }, ne peut pas être jouée telle quelle maintenant. Rien n’a été joué.
hand-none = aucune
hand-aim = But : { $aim }
hand-gloss = { $choice } · { $gloss }
hand-blocked-hint-aloud = « Pas maintenant » : appuyez quand même pour savoir pourquoi.
hand-not-now = (pas maintenant)
hand-is-advised = (conseillé)
hand-is-picked = (choisi)
hand-order = Appuyez dans l’ordre voulu : numéro { $next } sur { $of }.
hand-picked = { $wanted ->
    [0] Valider ({ $count })
   *[other] Valider ({ $count } sur { $wanted })
}
hand-choose = Faites un choix
hand-choose-some = { $least ->
    [0] Choisissez-en jusqu’à { $most }
   *[other] { $span ->
        [one] Choisissez-en { $least }
       *[other] Choisissez-en de { $least } à { $most }
    }
}
hand-confirm = À confirmer : { $action }
hand-no-such-play = « { $said } » n’est pas un coup possible en ce moment. Tapez quelques lettres et choisissez dans la liste.
hand-hint = Conseil : **{ $action }**. { $reason }
hand-hint-climb = Une partie gagnée avec un conseil ne compte pas pour l’échelle.
hand-hint-not-now = Ce n’est pas à vous de jouer. Demandez un conseil quand ce sera votre tour.
hand-hint-paused = La partie est en pause. Demandez un conseil quand elle reprendra.

resign-question = Abandonner cette partie ({ $game }) ?
resign-text = { $ends ->
    [yes] La partie s’arrête aussitôt
   *[no] Un ordinateur joue à votre place jusqu’à la fin
}{ $counts ->
    [yes] . La partie compte comme perdue pour vous
   *[no] { "" }
}. C’est définitif.

ping-turn = { $who }, c’est à vous de jouer dans { $game }.
ping-seen = ✓ Vu
ping-also = On vous attend aussi ici :
ping-where = La table est dans { $where }.
ping-invitation = { $who }, { $by } vous invite à une partie : { $game }. Une place vous est gardée ; elle sera libre pour les autres { $until }.
ping-kept = { $who }, votre table est ouverte : { $game }. Une place vous est gardée ; elle sera libre pour les autres { $until }.
ping-where-invited = La table est dans { $where } : asseyez-vous là-bas, ou rendez la place avec **/table décliner**.
ping-reminder = { $who }, votre temps dans { $game } s’écoule { $end }. Ensuite, un ordinateur joue ce tour pour vous.
ping-vote = { $who }, dans { $game }, les autres joueurs votent pour qu’un ordinateur joue à votre place jusqu’à votre retour. Fin du vote { $end } ; il s’arrête dès que vous jouez.
ping-vote-offer = { $who }, dans { $game }, les autres joueurs votent pour proposer votre place à une autre personne. Fin du vote { $end }. **{ BUTTON("button-i-am-back") }**, sur votre main, vous la garde.
ping-vote-abandon = { $who }, dans { $game }, les autres joueurs votent pour arrêter la partie sans résultat. Fin du vote { $end }. **{ BUTTON("button-i-am-back") }**, sur votre main, vous donne une voix.
ping-offered = { $who }, votre place dans { $game } est proposée à une autre personne. **{ BUTTON("button-i-am-back") }**, sur votre main, vous la garde tant que personne n’est venu.

## Le résultat

result-title = { $game } : le résultat
result-place = { $who } · { $score }
result-place-aloud = Place { $place }{ $shared ->
    [yes] , partagée
   *[no] { "" }
} : { $who }, { $score }
result-led = { $round ->
    [1] { $who } mène du premier décompte au dernier.
   *[other] { $who } prend la tête pour de bon au décompte { $round } sur { $rounds }.
}
result-led-last = { $who } ne passe devant qu’au dernier décompte, de { $margin }.
result-turning = Le coup décisif : { $who }, **{ $action }** (coup { $step } sur { $steps })
score-title = { $game } : la feuille de score
result-proof = Promesse du mélange : `{ $hash }…` **{ BUTTON("button-verify") }** montre qu’elle a été tenue.
result-chain = Le journal finit par `{ $link }` : gardez cette suite, et aucun coup ne pourra être changé à votre insu.

## Journal, règles, listes

log-title = { $game } : ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
log-promise = Promesse du mélange de cette table (SHA-256) : `{ $hash }` Elle a été faite avant que quiconque puisse donner un mot. Le secret est publié avec le résultat ; **{ BUTTON("button-verify") }** redistribue alors la partie à partir de lui.
log-lesson = C’est une leçon : sa donne, choisie pour montrer le jeu, est la même pour tout le monde (SHA-256 : `{ $hash }`). Elle ne compte pas.

rules-unknown = Ce jeu n’existe pas ici.
rules-page = Page { $page } sur { $pages }
rules-choose = Aller à une section
rules-signs = Les symboles des images

list-title-server = Tables de ce serveur
list-none-server = Aucune table ouverte. **/table nouvelle** en ouvre une.
list-title-mine = Vos parties en cours
list-none-mine = Vous ne jouez à aucune table de ce salon.
list-try = { $game } · { $what ->
    [daily] donne du jour
    [board] donne duplicate
   *[challenge] défi
}
list-table = { $game } dans { $where } · { $phase ->
    [open] ouverte
    [running] en cours
    [finished] terminée
   *[closed] fermée
}
list-since = dernière activité { $since }
list-private = privée
list-id = Table { $id }
list-page = Page { $page } sur { $pages } · { $count } tables
list-more = { $count ->
    [one] Une autre table n’est pas montrée.
   *[other] { $count } autres tables ne sont pas montrées.
}
list-title-turns = Vos tours
list-none-turns = Personne ne vous attend sur ce serveur.

## Enregistrement et preuve

files-title = L’enregistrement de cette partie
files-use = Les deux fichiers disent la même chose : l’un pour les programmes, l’autre pour les gens. De l’un ou de l’autre, on peut redistribuer et rejouer toute la partie.
verify-true = **La donne.** La promesse a été tenue : le secret a bien l’empreinte promise.
verify-broken = **La donne.** Ceci ne correspond pas à la promesse.
verify-lesson = C’était une leçon : sa donne était choisie d’avance, son secret connu de tout le monde, et elle ne comptait pas.
verify-plays = **Les coups.** { $count ->
    [0] Il n’y a aucun coup à vérifier.
    [one] J’ai redistribué la partie à partir du secret et des mots pour le mélange : le seul coup concorde{ $whole ->
        [yes] , et le résultat aussi
       *[no] , pour ce qui a été joué
    }.
   *[other] J’ai redistribué la partie à partir du secret et des mots pour le mélange : les { $count } coups concordent{ $whole ->
        [yes] , et le résultat aussi
       *[no] , pour ce qui a été joué
    }.
}
verify-plays-broken = **Les coups.** Ils ne concordent pas.
verify-plays-unknown = **Les coups.** Sans la donne promise, impossible de les vérifier.
verify-chain = La chaîne du journal concorde. Elle finit par `{ $link }` : comparez avec le message du résultat.
verify-chain-none = Cet enregistrement n’a pas de chaîne : une autre partie conforme aux règles pourrait être à sa place.
verify-signed = **Signé** par moi, avec la clé `{ $digits }`
verify-signed-other = **Signé** avec une autre clé : `{ $digits }` Comparez-la avec **/à-propos** du bot qui a tenu la partie.
verify-signed-broken = **La signature** est fausse.
verify-signed-none = **Aucune signature.** N’importe qui a pu écrire cet enregistrement.
verify-promise = Promis avant le début (SHA-256)
verify-secret = Le secret
verify-salts = Les mots pour le mélange
verify-salt = { $who } : « { $word } »
verify-salt-none = { $who } : pas de mot ; `{ $word }` découle de la promesse
verify-salt-bent = { $who } : « { $word } », qui ne découle pas de la promesse
verify-bent = Mais la personne qui a distribué a pu choisir les mots des ordinateurs : ils ne découlent pas de la promesse.
verify-yourself = Pour vérifier vous-même : gardez l’enregistrement et lancez « python -m games verify FICHIER », ou suivez docs/fair-shuffle.md dans un autre langage.

## À propos

about-title = Tapis { $version }
about-what = Une table de jeu pour vos salons. Le bot s’occupe des règles, des cartes et des scores ; vous jouez.
about-games = Jeux
about-promises = Personne ne voit vos cartes avant que les règles ne les montrent. Un coup confirmé n’est jamais perdu. Le secret du mélange est fixé avant que vous puissiez y ajouter votre mot, et vous pouvez le vérifier.
about-key = Je signe les enregistrements des parties avec la clé `{ $digits }`
about-where = **/aide** explique comment ça marche.
about-tables = { $count ->
    [0] Aucune table en jeu sur ce serveur
    [one] Une table en jeu sur ce serveur
   *[other] { $count } tables en jeu sur ce serveur
}
about-latency = Discord répond en { $milliseconds } ms
about-licence = Logiciel libre sous licence MIT.

## Parties à revoir

replay-step = Coup { $step } sur { $steps } · vu par : { $eyes }
replay-eyes-table = le public
replay-eyes-open = tout le monde, toutes les mains ouvertes
replay-eyes = Vu par
replay-jump = Aller à
replay-back = Reculer
replay-next = Avancer
replay-action = { $who } : { $action }
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’a pas été jouée jusqu’au bout.
replay-unknown-game = C’est l’enregistrement d’un jeu qui n’est pas installé ici : { $game }.
replay-import-gone = Je n’ai plus cet enregistrement. Redonnez-moi le fichier avec **/revoir**.
replay-which = Choisissez l’un des deux : une partie terminée de ce serveur, ou un fichier avec un enregistrement.
replay-no-file = Discord ne m’a pas remis ce fichier. Réessayez dans un instant.

## Parties analysées

review-thinking = Je cherche { $who_you ->
    [yes] vos coups
   *[no] les coups de { $who }
} qui ont le plus coûté ou rapporté.
review-progress = Choix examinés : { $done } sur { $of }
review-patience = Cela prend au plus une minute. Si rien ne vient, appuyez encore une fois sur **{ button-review }**.
review-where = Moment { $number } sur { $of } · coup { $step } sur { $steps } · tel que { $who_you ->
    [yes] vous pouviez
   *[no] { $who } pouvait
} le voir
review-whose = Les coups de qui
review-made = Joué, environ { $chance } % de chances de gagner : **{ $action }**
review-made-well = Bien joué, environ { $chance } % de chances de gagner : **{ $action }**
review-better = Mieux, environ { $chance } % : **{ $action }**
review-worse = Moins bien, environ { $chance } % : **{ $action }**
review-worlds = Sur { $worlds } parties imaginées d’après ce qu’on pouvait savoir ici, le meilleur coup a fait mieux dans { $ahead } et moins bien dans { $behind }.
review-nothing = { $count ->
    [0] { $who_you ->
        [yes] Vous n’aviez
       *[no] { $who } n’avait
    } rien à choisir dans cette partie.
    [one] J’ai examiné un { $who_you ->
        [yes] de vos choix
       *[no] choix de { $who }
    } : rien n’était nettement meilleur ni pire que ce qui a été joué.
   *[other] J’ai examiné { $count } { $who_you ->
        [yes] de vos choix
       *[no] choix de { $who }
    } : rien n’était nettement meilleur ni pire que ce qui a été joué.
}
review-not-searched = Ici, aucun ordinateur ne sait prévoir la suite contre des adversaires : je n’ai rien pour juger les coups.
review-busy = Je réfléchis encore à l’autre partie que vous m’avez demandé d’analyser. Une seule à la fois, s’il vous plaît.
review-lost = J’ai été interrompu. Appuyez encore une fois sur **{ button-review }**.

## Mes données

privacy-export-title = Ce que je garde sur vous
privacy-export-what = Vos réglages et votre liste de blocage, vos places, coups, résultats et enregistrements importés, sur tous les serveurs. Personne d’autre ne voit ce message.
privacy-forget-question = Oublier tout ce qui vous concerne ?
privacy-forget-leaves = Vous quittez chaque table ouverte et abandonnez chaque partie en cours.
privacy-forget-nameless = Votre nom et votre identifiant sont remplacés partout, sur tous les serveurs : places, résultats, journaux. Vos réglages, votre liste de blocage et vos enregistrements importés sont supprimés, comme votre nom dans les listes de blocage des autres ; les classements montrent « quelqu’un ». Jusqu’à la publication de la donne du jour, un nombre brouillé retient que vous l’avez tentée.
privacy-forget-words = Les parties des autres restent entières et peuvent être revues. Vos mots pour leurs mélanges doivent donc rester, sans votre nom : les cartes en sont issues.
privacy-forget-copies = Les messages et fichiers déjà sur Discord, et les sauvegardes faites auparavant par la personne qui héberge ce bot, sont hors de ma portée.
privacy-forget-final = C’est définitif.
privacy-forgotten = Je ne sais plus rien de vous. Si vous rejouez, tout recommence à zéro.
privacy-not-scrubbed = Votre nom et votre identifiant sont remplacés, mais je n’ai pas encore pu effacer leurs traces de mon fichier. Appuyez encore une fois dans un instant.

## Parties courtes et compte à rebours

form-short = Partie courte : dix minutes environ
form-short-length = dix minutes environ
form-short-choice = Dix minutes : la forme courte
form-whole-choice = La partie entière
button-form-short = Partie courte
button-form-whole = Partie entière
button-count = Début dans 60 s
button-count-stop = Arrêter le compte à rebours
lobby-counting = **{ $there } sur { $of }** : début { $when }
