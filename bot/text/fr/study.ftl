## Continuer à partir d’un coup d’une autre partie

button-study = Continuer d’ici
study-title = Continuer à partir du coup { $step } sur { $steps }
study-you = Vous jouez à la place de { $who }.
study-cards = Toutes les cartes restent où elles étaient dans cette partie. Chacun peut les retrouver en la revoyant : la nouvelle partie ne compte donc jamais.
study-seat = Votre place
button-study-alone = Contre des ordinateurs
button-study-company = Avec d’autres personnes
button-study-solo = Commencer
study-over = À ce coup, la partie est finie. Choisissez-en un plus tôt.
study-no-move = Cette partie compte { $steps ->
    [one] un coup
   *[other] { $steps } coups
}. Choisissez un coup de 0 à { $last }.
study-no-seat = Cette partie a { $seats ->
    [one] une seule place
   *[other] les places 1 à { $seats }
}. Choisissez l’une d’elles.
study-too-long = Cela fait trop de coups à rejouer. Choisissez l’un des { $most } premiers.
study-fixed = Cette partie en continue une autre : ses options et son mélange sont déjà fixés.
study-not-full = Cette partie en continue une autre : il faut d’abord que les { $seats } places soient prises. **{ BUTTON("button-add") }** y met des ordinateurs.
study-origin = { $kept ->
    [yes] Continue la partie `{ $table }` à partir du coup { $move }, chaque carte étant où elle était. Chacun peut les retrouver avec **/revoir** : elle ne compte donc jamais.
   *[no] Continue la partie d’un enregistrement à partir du coup { $move }, chaque carte étant où elle était. Qui a cet enregistrement les connaît toutes : elle ne compte donc jamais.
}
study-origin-short = { $kept ->
    [yes] Continue la partie `{ $table }` à partir du coup { $move } : elle ne compte jamais.
   *[no] Continue la partie d’un enregistrement à partir du coup { $move } : elle ne compte jamais.
}
study-shuffle = Mélange de cette partie-là (SHA-256) : `{ $hash }`
table-log-origin = { $kept ->
    [yes] Cette partie continue la partie `{ $table }` à partir du coup { $move }.
   *[no] Cette partie continue celle d’un enregistrement à partir du coup { $move }.
}
verify-origin = { $kept ->
    [yes] Cette partie continuait la partie `{ $table }` à partir du coup { $move } : la donne, les mots et les coups d’avant sont ceux de cette partie-là.
   *[no] Cette partie continuait celle d’un enregistrement à partir du coup { $move } : la donne, les mots et les coups d’avant sont ceux de cette partie-là.
}
verify-salt-origin = { $who } : « { $word } », de cette partie-là

## Montrer un moment au salon

button-share = Montrer au salon
share-moment = { $who } montre le coup { $step } sur { $steps } d’une partie ({ $game }), vu par { $eyes }.
share-result = { $who } montre comment une partie s’est terminée ({ $game }).
share-ask = { $who } demande : quel est ici le meilleur coup pour { $eyes } ? { $game }, coup { $step } sur { $steps }.
share-id = `{ $id }` l’ouvre avec **/revoir**.
share-done = Tout le monde dans ce salon peut le voir.
share-failed = Discord n’a pas accepté le message. Réessayez dans un instant.
share-often = Vous avez montré plusieurs moments. Le prochain pourra l’être <t:{ $when }:R>.
share-elsewhere = Cette partie s’est jouée dans <#{ $channel }>, que tout le monde ici ne peut pas lire. Vous pouvez la montrer là-bas.
share-private = Quelqu’un qui a joué cette partie ne laisse personne voir ses parties : elle n’est donc pas montrée ici.
share-no-moment = Ce n’est pas l’identifiant d’un moment. Il ressemble à `abcdefgh.26.t`.

## Trouver le meilleur coup dans une analyse

review-ask = Il y avait mieux à jouer ici. Que joueriez-vous ?
review-try = Essayer un coup
button-show = Montrez-moi
review-found = Trouvé : { $action }
review-as-good = À peu près aussi bon que le meilleur : { $action }
review-same = { $action }, c’est ce qui a été joué. Il y a mieux.
review-not-that = Pas { $action } : ce coup gagne environ { $cost ->
    [one] une partie sur 100
   *[other] { $cost } parties sur 100
} de moins que le meilleur. Essayez encore.

## Problèmes

puzzle-ask = Un coup vaut mieux que tous les autres. Lequel ?
puzzle-where = Problème tiré d’une partie de ce serveur, coup { $step } · cote { $rating }
puzzle-solved = Résolu : **{ $action }**
puzzle-missed = Pas { $action }. Le meilleur coup est **{ $best }**
puzzle-proof = Il gagne au moins { $margin ->
    [one] une partie sur 100
   *[other] { $margin } parties sur 100
} de plus que tout autre coup. { $worlds } parties imaginées le confirment.
puzzle-again = Vous avez déjà répondu à ce problème : votre cote ne change pas.
puzzle-standing = Votre cote aux problèmes : { $rating }{ $changed ->
    [yes] { " " }({ $change })
   *[no] { "" }
} · { $solved } résolus sur { $tried }
puzzle-none = Il n’y a pas encore de problèmes ici. Lancez **/analyse** sur une partie terminée : les moments où un coup vaut mieux que tous les autres deviennent des problèmes.
puzzle-none-left = Vous avez répondu à tous les problèmes. Analysez une autre partie avec **/analyse** pour en trouver de nouveaux.
button-puzzle-next = Problème suivant

## Enseignements

insights-title = Ce que disent vos parties
insights-lose = Là où vous perdez le plus
insights-gain = Là où vous réussissez le mieux
insights-finding = { $game } : votre score { $worse ->
    [yes] baisse
   *[no] monte
} de **{ $points }** { $habit } (± { $margin } ; { $more ->
    [one] 1 partie
   *[other] { $more } parties
} contre { $less } autres).
insights-how = Le score est votre avance sur la moyenne des autres. Seules sont comparées des parties avec les mêmes options, autant de joueurs et les mêmes ordinateurs. Les marges tiennent compte de { $habits ->
    [one] une habitude
   *[other] { $habits } habitudes
} à la fois. Une habitude n’est pas forcément la cause.
insights-none = Rien ne se détache. { $habits ->
    [one] Une habitude a été examinée
   *[other] { $habits } habitudes ont été examinées
} dans { $games ->
    [one] une partie
   *[other] { $games } parties
}, et la chance suffit à tout expliquer.
insights-too-few = Il est trop tôt pour le dire. Il faut { $half } parties avec une habitude et { $half } sans elle, donc au moins { $least } d’un même jeu. Terminez-en encore environ { $missing ->
    [one] une
   *[other] { $missing }
}, puis redemandez.
insights-reading = Je lis vos parties : { $done } sur { $of }.
insights-lost = Ma lecture a été interrompue. Redemandez, s’il vous plaît.
habit-undo = quand vous reprenez un coup
habit-hint = quand vous demandez un conseil
habit-again = quand vous commencez moins d’une demi-heure après une partie que vous n’avez pas gagnée
