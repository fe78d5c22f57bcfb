# Monster Tricks, en français, avec les mots de la règle française.
# $x_you vaut « yes » quand $x est la personne qui lit.

monster-tricks-title = Monster Tricks
monster-tricks-slam = la meilleure carte Points de Victoire à chacune des trois manches
monster-tricks-title-short = Monster
monster-tricks-pitch = Quatre plis ouverts, un pari secret
monster-tricks-blurb = Jusqu’à quatre plis à la fois, et un pari secret : remportez juste le nombre de plis que demandent vos cartes Points de Victoire.
monster-tricks-players = 2 à 5 joueurs
monster-tricks-length = environ 30 minutes
monster-tricks-advice = se joue bien à 4 ; une manche suffit la première fois
monster-tricks-daily-about = Une manche contre deux ordinateurs : marquez le plus de points possible ; à égalité, votre avance départage.

## Options

monster-tricks-option-first_seat = Qui commence
monster-tricks-option-first_seat-about = Qui entame le premier pli de la première manche.
monster-tricks-option-rounds = Durée
monster-tricks-option-rounds-about = Plus la manche est tardive, plus ses cartes Points de Victoire valent.
monster-tricks-option-rounds-1 = Une manche, avec les cartes 3, 6, 9
monster-tricks-option-rounds-2 = Deux manches, avec 2, 4, 6 puis 3, 6, 9
monster-tricks-option-rounds-3 = Trois manches
monster-tricks-no-such-seat = La place { $number } devait commencer, mais il n’y a que { $seats } joueurs. Choisissez de nouveau qui commence, ou occupez cette place.

## Cartes

monster-tricks-card = { $colour ->
    [G] Vert
    [Y] Jaune
    [B] Bleu
   *[P] Violet
} { $value }
monster-tricks-suited = { $suit ->
    [G] Vert
    [Y] Jaune
    [B] Bleu
   *[P] Violet
} { $ranks }
monster-tricks-rank = { $value }
monster-tricks-victory-card = { $points } { $points ->
    [one] point
   *[other] points
}
monster-tricks-row = { $left }–{ $middle }–{ $right }

## Petits morceaux de phrases

monster-tricks-round = Manche { $number } (cartes { $low }, { $middle }, { $high })
monster-tricks-target = le pli { $number }
monster-tricks-target-new = un nouveau pli
monster-tricks-seat = { $seat_you ->
    [yes] vous
   *[no] { $seat }
}
monster-tricks-seat-points = { $seat_you ->
    [yes] vous
   *[no] { $seat }
} { $points }
monster-tricks-active = activée

## Ce qui se passe

monster-tricks-event-laid = { $seat_you ->
    [yes] Vous avez aligné vos
   *[no] { $seat } a aligné ses
} cartes Points de Victoire, face cachée.
monster-tricks-event-all-laid = Toutes les rangées sont posées. { $starter_you ->
    [yes] Vous jouez
   *[no] { $starter } joue
} la première carte.
monster-tricks-event-dealt = { $round } : nouvelle distribution. { $starter_you ->
    [yes] Vous jouerez
   *[no] { $starter } jouera
} en premier.
monster-tricks-event-opened = { $seat_you ->
    [yes] Vous ouvrez
   *[no] { $seat } ouvre
} le pli { $number } avec { $card }.
monster-tricks-event-played = { $seat_you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} { $card } sur le pli { $number }{ $effect ->
    [takes] { " " }et { $seat_you ->
        [yes] passez
       *[no] passe
    } en tête
    [keeps] , déjà en tête
    [off] , d’une autre couleur : { $owner_you ->
        [yes] vous restez
       *[no] { $owner } reste
    } en tête
   *[under] : { $owner_you ->
        [yes] vous restez
       *[no] { $owner } reste
    } en tête
}.
monster-tricks-event-taken = Le pli { $number } est complet : { $owner_you ->
    [yes] vous le remportez
   *[no] { $owner } le remporte
} avec { $best }. Plis remportés : { $count }. La carte Points de Victoire { $place ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
} est activée : { $active }.
monster-tricks-event-round-over = Fin de la manche { $round }. Points : { $results }.

## La fin

monster-tricks-result-won = { $winner_you ->
    [yes] Vous gagnez
   *[no] { $winner } gagne
} avec { $points } { $points ->
    [one] point
   *[other] points
}.
monster-tricks-result-tie = Égalité à { $total } ; { $winner_you ->
    [yes] vous gagnez
   *[no] { $winner } gagne
} grâce aux points de la manche { $round } : { $points }.
monster-tricks-result-shared = Égalité jusqu’au bout : { $winners } se partagent la victoire avec { $points } { $points ->
    [one] point
   *[other] points
} chacun.
monster-tricks-line-seat = { $points } ({ $count } { $count ->
    [one] pli
   *[other] plis
}, rangée { $row })
monster-tricks-line-total = Total

## Ce qui est interdit

monster-tricks-first-the-row = Tout le monde aligne d’abord ses cartes Points de Victoire ; ensuite on joue.
monster-tricks-row-is-laid = Les cartes Points de Victoire sont posées et ne peuvent plus être changées.
monster-tricks-other-row = Les cartes Points de Victoire de cette manche sont { $low }, { $middle } et { $high }, chacune une fois.
monster-tricks-not-held = Vous n’avez pas { $card }.
monster-tricks-no-trick-there = Aucun pli n’est ouvert à la place { $number }. Pour { $card }, vous avez le choix : { $places }.
monster-tricks-no-free-slot = Quatre plis sont ouverts : impossible d’en ouvrir un autre. Pour { $card }, vous avez le choix : { $places }.
monster-tricks-wrong-colour = La couleur d’ouverture du pli { $number } est le { $colour ->
    [G] vert
    [Y] jaune
    [B] bleu
   *[P] violet
}. Une carte d’une autre couleur n’y va que si elle n’a pas d’autre place. Pour { $card }, vous avez le choix : { $places }.

## La table

monster-tricks-aim = finir la manche avec votre plus haute carte Points de Victoire activée : elle seule compte.
monster-tricks-phase-rows = Manche { $number } sur { $rounds } · alignez vos cartes { $low }, { $middle }, { $high }
monster-tricks-phase-play = Manche { $number } sur { $rounds } · cartes { $low }, { $middle }, { $high } · tour { $turn } sur { $turns }
monster-tricks-phase-over = La partie est finie
monster-tricks-fact-laying = Chacun aligne en secret ses trois cartes Points de Victoire. Le 1er pli remporté active la carte de gauche, le 2e celle du milieu, le 3e celle de droite, le 4e de nouveau celle de gauche. Seule compte la carte activée à la fin. { $starter_you ->
    [yes] Vous jouerez
   *[no] { $starter } jouera
} en premier.
monster-tricks-fact-turn = { $seat_you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} { $free ->
    [0] une carte : sur un pli ouvert dans sa couleur ou, si aucun des quatre n’a sa couleur, sur n’importe lequel.
    [4] n’importe quelle carte : elle ouvre un pli.
   *[other] une carte : sur un pli ouvert dans sa couleur, ou en ouvrant un nouveau pli.
}
monster-tricks-counter-hand = Cartes
monster-tricks-counter-tricks = Plis
monster-tricks-counter-worth = Vaut
monster-tricks-counter-score = Total
monster-tricks-zone-slot = { $number }
monster-tricks-zone-trick = { $number } { $colour ->
    [G] vert
    [Y] jaune
    [B] bleu
   *[P] violet
} (encore { $missing })
monster-tricks-trick-note = { $owner_you ->
    [yes] Vous êtes
   *[no] { $owner } est
} en tête ; il manque { $missing } { $missing ->
    [one] carte
   *[other] cartes
}.
monster-tricks-zone-last-trick = Dernier pli complet
monster-tricks-zone-row = Rangée
monster-tricks-zone-own-row = Votre rangée
monster-tricks-zone-hand = Votre main
monster-tricks-own-row = Votre rangée vaut { $now }, et { $next } avec un pli de plus.

## Les questions

monster-tricks-ask-row = Alignez vos cartes Points de Victoire de gauche à droite : une pour 1 pli, une pour 2 plis, une pour 3 plis.
monster-tricks-ask-card = Quelle carte jouez-vous ?
monster-tricks-ask-target = Où jouez-vous { $card } ?
monster-tricks-button-new = Nouveau pli
monster-tricks-button-trick = Pli { $number }
monster-tricks-says-new = ouvrir un nouveau pli avec { $card }
monster-tricks-says-play = { $card } sur le pli { $number } ; { $full ->
    [yes] il est complet et { $owner_you ->
        [yes] vous le remportez
       *[no] { $owner } le remporte
    }
   *[no] { $owner_you ->
        [yes] vous y êtes
       *[no] { $owner } y est
    } en tête
}

## Pourquoi un joueur ordinateur joue ainsi

monster-tricks-hint-row = Vos cartes semblent bonnes pour environ { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} ; dans cet ordre, la rangée promet le plus de points : environ { $points }.
monster-tricks-hint-play = { $more ->
    [yes] Outre les plis probables, un de plus vous rapporterait des points
   *[no] Outre les plis probables, un de plus vous coûterait des points
}. { $deed ->
    [opens] Avec { $card }, vous ouvrez un pli : c’est ce qui promet le plus.
    [wins] { $card } complète celui-ci et vous le remportez : c’est ce qui promet le plus.
    [ends] { $card } complète celui-ci pour quelqu’un d’autre : c’est ce qui promet le plus.
    [takes] { $card } vous met en tête de celui-ci : c’est ce qui promet le plus.
    [keeps] { $card } va sur un pli où vous restez en tête : c’est ce qui promet le plus.
   *[leaves] { $card } va sur un pli où quelqu’un d’autre reste en tête : c’est ce qui promet le plus.
}

## La leçon

monster-tricks-lesson-row = D’abord un pari : alignez trois cartes Points de Victoire. Votre 1er pli active celle de gauche, le 2e celle du milieu, le 3e celle de droite, le 4e de nouveau la gauche. Seule la dernière activée compte.
monster-tricks-lesson-play = Jusqu’à quatre plis sont ouverts à la fois. Jouez sur un pli de la couleur de votre carte, ou ouvrez-en un nouveau. Rien ne vous oblige à fournir.
monster-tricks-lesson-ahead = Qui ouvre un pli y est en tête jusqu’à ce qu’arrive une carte plus forte de sa couleur. Avec la quatrième carte il est complet, et qui est en tête le gagne.
monster-tricks-lesson-taken = Quelqu’un gagne un pli complet et active une de ses cartes Points de Victoire. Tout le monde la connaît : vous voyez ce qui l’arrangerait.
monster-tricks-lesson-won = Votre premier pli active votre carte Points de Victoire de gauche. Quand la bonne carte est activée, évitez les plis suivants.
monster-tricks-lesson-scored = La manche est finie : chacun marque sa carte Points de Victoire activée. La prochaine vaut plus, avec les cartes 2, 4, 6, puis 3, 6, 9.

monster-tricks-habit-new-trick = quand vous ouvrez un nouveau pli plus souvent que d’habitude
monster-tricks-habit-high-early = quand vous jouez de fortes cartes dans les quatre premiers tours plus souvent que d’habitude
monster-tricks-habit-best-first = quand vous posez en premier votre meilleure carte Points de Victoire plus souvent que d’habitude
