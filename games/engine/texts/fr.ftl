### Ce que chaque jeu peut avoir à dire, en français.

## Pourquoi un coup ou une mise en place est refusé

engine-illegal = Les règles ne permettent pas { $seat_you ->
    [yes] « { $action } »
   *[no] « { $action } » à { $seat }
} maintenant.
engine-bad-notation = « { $notation } » n’est pas un coup de ce jeu.
engine-game-over = Cette partie est finie.
engine-not-your-turn = Ce n’est pas { $seat_you ->
    [yes] à vous
   *[no] à { $seat }
} de jouer.
engine-bad-seats = { $least ->
    [one] Ce jeu demande au moins un joueur
   *[other] Ce jeu demande au moins { $least } joueurs
} et au plus { $most }, et non { $seats }.

## Ce que conseille un joueur ordinateur

engine-hint-only = Il n’y a rien d’autre à choisir.
engine-hint-plain = C’est ce que ferait l’ordinateur à ce jeu ; il garde ses raisons pour lui.

## Ce qui ne va pas dans un enregistrement

record-too-large = C’est bien trop long pour être l’enregistrement d’une partie.
record-unreadable = Ce n’est pas l’enregistrement d’une partie, ni en JSON ni en texte.
record-malformed = Ce n’est pas l’enregistrement d’une partie : « { $where } » manque ou n’est pas correct.
record-bad-line = Ce n’est pas l’enregistrement d’une partie : la ligne { $line } est illisible.
record-other-game = C’est l’enregistrement d’un autre jeu : { $game }.
record-newer-format = Cet enregistrement est écrit dans le format { $format }, plus récent que ce programme.
record-newer = Cet enregistrement suit la version { $version } des règles du jeu ; seules les versions jusqu’à { $known } sont connues ici.
record-no-secret = Le secret n’est pas encore publié : impossible de recalculer le mélange.
record-broken-promise = Le secret ne correspond pas à la promesse : ce n’est pas le mélange promis.
record-illegal = L’action { $number } n’a pas pu avoir lieu dans la partie que ce secret distribue. { $why }
record-wrong-result = Le résultat inscrit n’est pas celui auquel mènent les actions.
record-broken-chain = La chaîne de l’enregistrement ne concorde pas : une entrée du journal a été modifiée, déplacée ou retirée.
record-other-plays = Les options, les mots ou les coups ne sont pas ceux de la chaîne de l’enregistrement.
record-broken-signature = La signature ne concorde pas : l’enregistrement a été modifié après avoir été signé.

## Signes sur les places et les cartes

mark-leads = entame
mark-dealer = donneur
mark-awaited = à jouer
mark-chosen = a choisi
mark-winning = gagne
mark-won = a gagné
mark-playable = jouable
mark-blocked = interdite
mark-new = nouvelle
mark-wild = atout
mark-ahead = en tête
mark-advised = conseillée

## La page d’une partie

page-hands = Toutes les mains
page-computer = ordinateur, { $level ->
    [novice] débutant
    [casual] occasionnel
    [club] joueur de club
   *[expert] expert
}
page-unfinished = La partie n’a pas été jouée jusqu’au bout.

engine-habit-first = quand vous jouez le premier coup
engine-habit-long = quand la partie compte plus de coups que d’habitude
engine-habit-quick = quand vous décidez en moins de quatre secondes plus souvent que d’habitude

## Ce que dit un jeu qui n’a pas ses propres mots : valeurs d’options, score de la donne du jour

option-random = Tiré au sort
option-seat0 = La première place
option-seat1 = La deuxième place
option-seat2 = La troisième place
option-seat3 = La quatrième place
option-seat4 = La cinquième place
option-seat5 = La sixième place
option-seat6 = La septième place
daily-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
