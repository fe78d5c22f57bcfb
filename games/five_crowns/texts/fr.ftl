# Les Cinq Rois, en français, avec les mots de la règle française.
# $x_you vaut « yes » quand $x est la personne qui lit. $rank est un nombre : 11 Valet, 12 Dame, 13 Roi.

five-crowns-title = Les Cinq Rois
five-crowns-slam = huit manches sur onze sans un point
five-crowns-daily-about = Le casse-tête : fermez autant de piles que possible sur onze ; à égalité, ce que coûteraient les piles ouvertes départage.
five-crowns-daily-score = { $score ->
    [one] { $score } pile fermée sur 11
   *[other] { $score } piles fermées sur 11
}
five-crowns-title-short = Cinq Rois
five-crowns-pitch = Un rami dont l’atout change toujours
five-crowns-blurb = Onze manches de rami à cinq couleurs, avec un nouvel atout à chaque fois ; qui a le moins de points gagne. Seul, c’est un casse-tête de onze piles.
five-crowns-players = 2 à 7 joueurs, ou 1 en solo
five-crowns-length = environ 45 minutes
five-crowns-advice = se joue bien à 4 ; pour une partie plus courte, commencez à la manche 6

## Options

five-crowns-option-start_round = Première manche
five-crowns-option-start_round-about = Chaque manche donne une carte de plus, en commençant à trois.
five-crowns-option-first_dealer = Premier donneur
five-crowns-option-first_dealer-about = La personne à gauche du donneur joue en premier.
five-crowns-option-auto_go_out = Fermer sa main
five-crowns-option-auto_go_out-about = Ce qui se passe quand tout ce que vous gardez après une défausse se combine.
five-crowns-option-auto_go_out-false = Quand vous le dites
five-crowns-option-auto_go_out-true = Dès qu’une défausse le permet
five-crowns-option-stall_turns = Tours avant l’arrêt de la manche
five-crowns-option-stall_turns-about = Après autant de tours de table sans que personne ferme, la manche est comptée telle quelle.
five-crowns-bad-dealer = La place { $number } ne peut pas donner en premier : la table compte { $seats } joueurs.

## Cartes

five-crowns-rank = { $rank ->
    [11] Valet
    [12] Dame
    [13] Roi
   *[other] { $rank }
}
five-crowns-ranks = { $rank ->
    [11] les Valets
    [12] les Dames
    [13] les Rois
   *[other] les { $rank }
}
five-crowns-letter = { $rank ->
    [11] V
    [12] D
   *[13] R
}
five-crowns-card = { five-crowns-rank } { $suit ->
    [H] de cœur
    [D] de carreau
    [C] de trèfle
    [S] de pique
   *[T] d’étoile
}
five-crowns-suited = { $suit ->
    [H] cœur
    [D] carreau
    [C] trèfle
    [S] pique
   *[T] étoile
} { $ranks }
five-crowns-joker = Joker
five-crowns-name = { $seat }

## Ce qui se passe

five-crowns-event-round = La manche { $round } commence : { $rank } cartes chacun, atouts : { five-crowns-ranks }. Première carte de la défausse : { $card }. { $starter_you ->
    [yes] Vous commencez
   *[no] { $starter } commence
}.
five-crowns-event-drew = { $seat_you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} { $card }.
five-crowns-event-took = { $seat_you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $card } dans la défausse.
five-crowns-event-discarded = { $source ->
    [pile] { $seat_you ->
        [yes] Vous défaussez
       *[no] { $seat } pioche et défausse
    }
   *[discard] { $seat_you ->
        [yes] Vous défaussez
       *[no] { $seat } défausse
    }
} { $card }.
five-crowns-event-out = { $source ->
    [pile] { $seat_you ->
        [yes] Vous défaussez
       *[no] { $seat } pioche, défausse
    }
   *[discard] { $seat_you ->
        [yes] Vous défaussez
       *[no] { $seat } défausse
    }
} { $card } et { $seat_you ->
    [yes] fermez
   *[no] ferme
} ! Un dernier tour pour tous les autres.
five-crowns-meld = { $kind ->
    [run] la suite { $cards }
    [book] la famille { $cards }
   *[wilds] les atouts et jokers { $cards }
}
five-crowns-event-laid = { $melds ->
    [0] { $seat_you ->
        [yes] Vous n’avez
       *[no] { $seat } n’a
    } aucune combinaison
    [one] { $seat_you ->
        [yes] Vous posez
       *[no] { $seat } pose
    } une combinaison
   *[other] { $seat_you ->
        [yes] Vous posez
       *[no] { $seat } pose
    } { $melds } combinaisons
}{ $count ->
    [0] { " " }; il ne reste rien.
   *[other] { $few ->
        [yes] { " " }; il reste { $left } : { $points } points.
       *[no] { " " }; il reste { $count } cartes : { $points } points.
    }
}
five-crowns-event-refilled = La pioche est épuisée : la défausse est mélangée et forme la nouvelle pioche, { $count } cartes. Première carte de la défausse : { $card }.
five-crowns-event-stalled = Chacun a joué { $turns } { $turns ->
    [one] tour
   *[other] tours
} et personne ne ferme : la manche s’arrête.
five-crowns-points-of-seat = { $seat_you ->
    [yes] vous
   *[no] { $seat }
} { $points }
five-crowns-event-scored = Pénalités de la manche { $round } : { $points }.
five-crowns-event-revealed = Carte à placer : { $card }.
five-crowns-event-put = { $same ->
    [yes] { $card } va dans la pile { $pile } et sort aussitôt du jeu.
   *[no] { $card } va dans la pile { $pile } ; { $gone } sort du jeu.
}
five-crowns-event-closed = La pile { $pile } est fermée : { $melds }.

## La fin

five-crowns-result-won = { $winner_you ->
    [yes] Vous gagnez
   *[no] { $winner } gagne
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} de pénalité en tout.
five-crowns-result-shared = Victoire partagée entre { $winners }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} de pénalité chacun.
five-crowns-solo-won = Casse-tête résolu : les onze piles sont fermées.
five-crowns-solo-lost = La pioche est épuisée : { $closed ->
    [one] { $closed } pile fermée
   *[other] { $closed } piles fermées
} sur 11, et { $points } points dans les autres.
five-crowns-line-round = Manche { $round } (atouts : { five-crowns-ranks })
five-crowns-line-went-out = 0, fermé
five-crowns-line-total = Total
five-crowns-line-closed = Piles fermées
five-crowns-line-open-points = Points des piles ouvertes

## Ce qui est interdit

five-crowns-draw-first = Il faut d’abord piocher : dans la pioche ou dans la défausse.
five-crowns-has-drawn = Une carte a déjà été piochée ; il faut maintenant en défausser une.
five-crowns-not-held = Vous n’avez pas { $card } en main.
five-crowns-already-out = { $closer } a déjà fermé : c’est un dernier tour. Vos combinaisons sont posées sans qu’il faille le demander.
five-crowns-goes-out-alone = À cette table, une défausse ferme d’elle-même quand tout le reste forme des combinaisons.
five-crowns-does-not-meld = Pour fermer, toutes les autres cartes doivent former des combinaisons ; il resterait { $left } ({ $points } points).
five-crowns-not-here = On ne place de cartes sur des piles que dans le casse-tête en solitaire.
five-crowns-only-put = Dans le casse-tête, il faut placer la carte retournée dans une pile.
five-crowns-pile-is-closed = La pile { $pile } est fermée et ne reçoit plus de cartes.
five-crowns-not-in-pile = { $card } n’est ni dans la pile { $pile } ni la carte retournée.

## La table

five-crowns-aim = combiner toutes vos cartes en suites (une couleur) et en familles (un rang), et marquer le moins de points.
five-crowns-turn = Manche { $round } sur 11 · atouts : { five-crowns-ranks } et les jokers
five-crowns-out = Manche { $round } sur 11 · atouts : { five-crowns-ranks } et les jokers · dernier tour
five-crowns-solo = Casse-tête en solitaire · { $closed ->
    [one] { $closed } pile fermée
   *[other] { $closed } piles fermées
} sur 11
five-crowns-phase-over = La partie est finie
five-crowns-fact-last-turns = { $closer_you ->
    [yes] Vous avez fermé
   *[no] { $closer } a fermé
} : un dernier tour pour tous les autres.
five-crowns-fact-turn = { $source ->
    [no] { $player } doit piocher une carte.
    [pile] { $player } a pris une carte de la pioche et doit en défausser une.
   *[discard] { $player } a pris la carte de la défausse et doit en défausser une.
}
five-crowns-counter-hand = Cartes
five-crowns-counter-points = Points
five-crowns-counter-closed = Piles fermées
five-crowns-counter-turns = Cartes à placer
five-crowns-zone-discards = Défausse
five-crowns-zone-draw = Pioche
five-crowns-zone-melds = { $all ->
    [yes] Toutes vos cartes se combinent
   *[no] Vos combinaisons
}
five-crowns-zone-own-left = { $melds ->
    [yes] Hors combinaison ({ $points } points)
   *[no] Aucune combinaison ({ $points } points)
}
five-crowns-zone-laid = { $out ->
    [yes] A fermé
   *[no] Posé
}
five-crowns-zone-laid-before = Manche { $round }{ $out ->
    [yes] , a fermé
   *[no] { "" }
}
five-crowns-zone-left = { $before ->
    [0] Reste ({ $points })
   *[other] Manche { $before }, reste ({ $points })
}
five-crowns-zone-pile = Pile { $pile }{ $rank ->
    [11] , Valets
    [12] , Dames
    [13] , Rois
   *[other] { "" }
} (encore { $missing })
five-crowns-pile = { $pile }
five-crowns-fact-closed = Piles fermées : { $piles }.
five-crowns-zone-to-come = Encore à venir, dans un ordre inconnu

## Les questions

five-crowns-ask-draw = Où piochez-vous ?
five-crowns-choice-pile = Pioche{ $out ->
    [yes] , puis vous pouvez fermer
   *[no] { "" }
}
five-crowns-choice-take = prendre · puis { $out ->
    [yes] vous pouvez fermer
   *[no] { $points } points
}
five-crowns-says-pile = prendre la première carte de la pioche
five-crowns-says-take = prendre { $card } dans la défausse
five-crowns-says-discard = défausser { $card }
five-crowns-ask-discard = Vous avez pioché { $card }. Quelle carte défaussez-vous ?
five-crowns-advice-discard = ★ : ce qui coûte le moins, { $points } points restants.
five-crowns-ask-out = Vous avez pioché { $card }. Vous pouvez fermer !
five-crowns-ask-out-with = Quelle carte défaussez-vous ? Toutes les autres forment des combinaisons.
five-crowns-choice-out = Fermer
five-crowns-choice-on = Continuer
five-crowns-says-out = défausser { $card } et fermer
five-crowns-ask-put = Où placez-vous { $card } ?
five-crowns-advice-put = ★ : conseil.
five-crowns-choice-put = { $pile } · { $better ->
    [yes] { $after ->
        [0] fermée
       *[other] plus que { $after }
    }
   *[no] reste à { $after }
}
five-crowns-ask-leaves = La pile { $pile } reçoit { $card }. Quelle carte sort du jeu ?
five-crowns-says-put = { $same ->
    [yes] { $card } dans la pile { $pile }, et aussitôt hors du jeu
   *[no] { $card } dans la pile { $pile }, { $gone } sort du jeu
}

## Pourquoi un joueur ordinateur joue ainsi

five-crowns-hint-draw = Avec { $card }, votre main coûterait { $taking } après la défausse, avec une carte de la pioche environ { $drawing } en moyenne. { $close ->
    [yes] Les deux se valent presque.
   *[no] { $source ->
        [discard] Prenez ce que vous voyez.
       *[pile] La pioche promet davantage.
    }
}
five-crowns-hint-out = Tout le reste entre dans des familles et des suites : posez-le, et la manche ne vous coûte rien.
five-crowns-hint-last = C’est votre dernier tour, et sans { $card } votre main coûte le moins : { $left }.
five-crowns-hint-discard = { $idle ->
    [yes] { $card } n’entre dans aucune famille ni aucune suite, et vous coûterait { $cost }.
   *[no] { $card } est ce qui manque le moins à votre main.
} Sans elle, votre main coûte { $left } à présent, et la prochaine carte peut aider le plus.
five-crowns-hint-put = { $steps ->
    [0] Cela ferme la pile { $pile }.
   *[other] { $nearer ->
        [yes] La pile { $pile } se rapproche d’une carte de sa fin : { $steps } encore à échanger.
       *[no] Aucune pile ne peut se rapprocher ; c’est la pile { $pile } qui en souffre le moins.
    }
}

## La leçon

five-crowns-lesson-start = Formez des combinaisons : suites d’une couleur ou familles d’un rang, trois cartes ou plus. Dans cette manche vous avez trois cartes et les 3 sont atouts, comme les jokers.
five-crowns-lesson-drew = Vous avez pioché. Défaussez maintenant une carte : à côté de chacune figure ce que les autres coûteraient si la manche finissait.
five-crowns-lesson-theirs = La défausse de l’autre est visible : prenez-la si elle aide votre main, ou piochez une carte inconnue.
five-crowns-lesson-out = Quelqu’un a tout posé : toutes ses cartes sauf la défausse sont combinées. Les autres ont un dernier tour.
five-crowns-lesson-scored = Les points sont des pénalités : les cartes restantes coûtent leur valeur, les atouts 20, les jokers 50. Le moins de points gagne après onze manches.
five-crowns-lesson-wilder = Chaque manche a une carte de plus, et un autre rang est atout : quatre cartes maintenant, et ce sont les 4.

five-crowns-habit-take-discard = quand vous prenez la défausse plus souvent que d’habitude
five-crowns-habit-shed-high = quand vous défaussez du 10 au Roi plus souvent que d’habitude
five-crowns-habit-wait = quand vous pourriez fermer et attendez plus souvent que d’habitude
