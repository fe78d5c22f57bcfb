# Le Roi des Nains, en français, avec les mots de la règle française.
# $x_you vaut « yes » quand $x est la personne qui lit.

dwarf-king-title = Le Roi des Nains
dwarf-king-slam = des points gagnés à chaque donne
dwarf-king-title-short = Roi des Nains
dwarf-king-pitch = Sept donnes, à chacune sa Quête
dwarf-king-blurb = Sept donnes de plis ; à chacune, une autre Quête décide de ce que valent les cartes et les plis remportés.
dwarf-king-players = 3 à 5 joueurs
dwarf-king-length = environ 45 minutes
dwarf-king-advice = se joue bien à 4 ; trois donnes suffisent la première fois
dwarf-king-daily-about = Une donne contre deux ordinateurs : marquez le plus de points possible ; à égalité, votre avance départage.

## Options

dwarf-king-option-deals = Nombre de donnes
dwarf-king-option-deals-about = Chaque donne a sa propre Quête et dure environ six minutes.
dwarf-king-option-tie_break = Égalité après la dernière donne
dwarf-king-option-tie_break-about = Ce qui arrive quand plusieurs personnes ont le plus de points.
dwarf-king-option-tie_break-extra_deal = Une donne de plus, jusqu’à ce qu’une seule personne soit en tête
dwarf-king-option-tie_break-shared = La victoire est partagée
dwarf-king-option-first_dealer = Premier donneur
dwarf-king-option-first_dealer-about = Cela fixe seulement où la distribution commence ; le 5 Chevalier choisit la Quête.
dwarf-king-option-show_piles = Cartes prises et points en cours
dwarf-king-option-show_piles-about = Tout a été joué face visible ; l’afficher ne révèle rien.
dwarf-king-option-show_piles-false = De mémoire
dwarf-king-option-show_piles-true = Affichés sur la table
dwarf-king-no-dealer = La place { $number } ne peut pas donner en premier : il n’y a que { $seats } joueurs.

## Cartes

dwarf-king-letter = { $rank ->
    [J] Ca
    [Q] Re
    [K] Ro
   *[A] Ch
}
dwarf-king-card = { $rank ->
    [J] Cavalier
    [Q] Reine
    [K] Roi
    [A] Champion
   *[other] { $rank }
} { $suit ->
    [k] Chevalier
    [d] Nain
   *[g] Gobelin
}
dwarf-king-card-special = { $rank } { $suit ->
    [k] Chevalier
    [d] Nain
   *[g] Gobelin
} ({ $special ->
    [k11a] Porte-étendard
    [d11a] Porte-étendard
    [g11b] Porte-étendard
   *[other] { dwarf-king-name }
})
dwarf-king-suit = { $suit ->
    [k] Chevaliers
    [d] Nains
   *[g] Gobelins
}
dwarf-king-name = { $special ->
    [d1] Druide
    [d11a] Porte-étendard nain
    [d11b] Bricoleur
    [k1] Bouffon
    [k11a] Porte-étendard chevalier
    [k11b] Enchanteur
    [g1] Éclaireur
    [g11a] Chamane
    [g11b] Porte-étendard gobelin
    [Dragon] Dragon
    [Mummy] Momie
    [Puppeteer] Marionnettiste
    [Sorcerer] Sorcier
   *[Excalibur] Excalibur
}

dwarf-king-effect-d1 = après le pli, qui l’a joué échange sa main avec celle d’une personne de son choix (sauf au dernier pli).
dwarf-king-effect-d11a = qui le remporte marque +3.
dwarf-king-effect-d11b = qui remporte le pli suivant marque +3 (personne, au dernier pli).
dwarf-king-effect-k1 = qui le joue au dernier pli marque +3, même sans remporter le pli.
dwarf-king-effect-k11a = après le pli, qui l’a joué choisit la gauche ou la droite : tout le monde passe sa main de ce côté (sauf au dernier pli).
dwarf-king-effect-k11b = pour qui le remporte, tous les points de cette donne comptent double, gains et pertes.
dwarf-king-effect-g1 = qui le joue marque +1 par Cavalier, Reine, Roi et Champion du pli, même sans le remporter.
dwarf-king-effect-g11a = qui le remporte marque −3.
dwarf-king-effect-g11b = avant le premier pli, qui l’a en main prend deux cartes au hasard dans une main de son choix, puis en rend deux, au choix.
dwarf-king-effect-dragon = peut se jouer même quand on pourrait fournir. Il l’emporte, sauf si un Champion est dans le pli : alors gagne celui de la couleur demandée, ou sinon le dernier joué.
dwarf-king-effect-mummy = a la couleur et la valeur de la carte qui a remporté le pli précédent. Injouable au premier pli.
dwarf-king-effect-puppeteer = a la couleur de la carte jouée juste avant, et une valeur un peu supérieure. À l’entame, c’est la dernière carte du pli précédent ; il ne peut pas entamer le premier.
dwarf-king-effect-sorcerer = ne se joue jamais. Après chaque pli, qui l’a en main peut l’échanger contre une carte de ce pli ; après l’avant-dernier, c’est obligatoire.
dwarf-king-effect-excalibur = remporte le pli, mais on ne peut la jouer que pour entamer, ou sans carte de la couleur demandée.

## Quêtes : en quelques mots, puis en une phrase

dwarf-king-quest-1a = Plus longue série +2
dwarf-king-rule-1a = +2 par pli de votre plus longue série de plis remportés à la suite.
dwarf-king-quest-1b = Plus longue série −2
dwarf-king-rule-1b = −2 par pli de votre plus longue série de plis remportés à la suite.
dwarf-king-quest-2a = Quatre derniers plis +2
dwarf-king-rule-2a = +2 pour chacun des quatre derniers plis que vous remportez.
dwarf-king-quest-2b = Quatre derniers plis −2
dwarf-king-rule-2b = −2 pour chacun des quatre derniers plis que vous remportez.
dwarf-king-quest-3a = Les 3 et les 4 : +4
dwarf-king-rule-3a = +4 par 3 et par 4 remporté.
dwarf-king-quest-3b = Les 6 et les 7 : +4
dwarf-king-rule-3b = +4 par 6 et par 7 remporté.
dwarf-king-quest-4a = Chevaliers −1
dwarf-king-rule-4a = −1 par Chevalier remporté.
dwarf-king-quest-4b = Gobelins −1
dwarf-king-rule-4b = −1 par Gobelin remporté.
dwarf-king-quest-5a = Plis à votre droite +1
dwarf-king-rule-5a = +1 par pli remporté par la personne à votre droite, qui joue avant vous.
dwarf-king-quest-5b = Plis à votre gauche +1
dwarf-king-rule-5b = +1 par pli remporté par la personne à votre gauche, qui joue après vous.
dwarf-king-quest-6a = Plus grosse somme −5
dwarf-king-rule-6a = −5 pour la plus grosse somme de cartes numérotées remportées ; personne en cas d’égalité.
dwarf-king-quest-6b = Plus grosse somme +5
dwarf-king-rule-6b = +5 pour la plus grosse somme de cartes numérotées remportées ; personne en cas d’égalité.
dwarf-king-quest-7a = Plis +1
dwarf-king-rule-7a = +1 par pli remporté.
dwarf-king-quest-7b = Plis −1
dwarf-king-rule-7b = −1 par pli remporté.
dwarf-king-quest-8a = Exactement 3 plis : +5
dwarf-king-rule-8a = +5 si vous remportez exactement 3 plis.
dwarf-king-quest-8b = Exactement 1 pli : +5
dwarf-king-rule-8b = +5 si vous remportez exactement 1 pli.
dwarf-king-quest-9a = Exactement 4 plis : +5
dwarf-king-rule-9a = +5 si vous remportez exactement 4 plis.
dwarf-king-quest-9b = Exactement 2 plis : +5
dwarf-king-rule-9b = +5 si vous remportez exactement 2 plis.
dwarf-king-quest-10a = Nombre pair de plis +5
dwarf-king-rule-10a = +5 si vous remportez un nombre pair de plis, zéro excepté.
dwarf-king-quest-10b = Nombre impair de plis +5
dwarf-king-rule-10b = +5 si vous remportez un nombre impair de plis.
dwarf-king-quest-11a = Nombre de plis unique +5
dwarf-king-rule-11a = +5 si personne d’autre ne remporte autant de plis que vous.
dwarf-king-quest-11b = Nombre de plis partagé +5
dwarf-king-rule-11b = +5 si quelqu’un d’autre remporte autant de plis que vous.
dwarf-king-quest-12a = Chevaliers +1, Nains −1
dwarf-king-rule-12a = +1 par Chevalier remporté, −1 par Nain.
dwarf-king-quest-12b = Nains +1, Chevaliers −1
dwarf-king-rule-12b = +1 par Nain remporté, −1 par Chevalier.
dwarf-king-quest-13a = Rois +3, Reines −3
dwarf-king-rule-13a = +3 par Roi remporté, −3 par Reine.
dwarf-king-quest-13b = Reines +3, Rois −3
dwarf-king-rule-13b = +3 par Reine remportée, −3 par Roi.
dwarf-king-quest-14a = Troisième pli +3, +4, +5…
dwarf-king-rule-14a = La première personne à remporter un troisième pli marque +3, la deuxième +4, la troisième +5, et ainsi de suite.
dwarf-king-quest-14b = Troisième pli −3, −4, −5…
dwarf-king-rule-14b = La première personne à remporter un troisième pli marque −3, la deuxième −4, la troisième −5, et ainsi de suite.
dwarf-king-quest-15a = Brelans +1, figures +2
dwarf-king-rule-15a = Par rang remporté dans les trois couleurs : +2 pour les Cavaliers, Reines, Rois ou Champions, +1 pour les autres.
dwarf-king-quest-15b = Brelans −1, figures −2
dwarf-king-rule-15b = Par rang remporté dans les trois couleurs : −2 pour les Cavaliers, Reines, Rois ou Champions, −1 pour les autres.
dwarf-king-quest-16a = Quatre plis de suite +5
dwarf-king-rule-16a = +5 si vous remportez au moins quatre plis de suite.
dwarf-king-quest-16b = Quatre plis de suite aux autres +5
dwarf-king-rule-16b = +5 si au moins quatre plis de suite vont à d’autres.
dwarf-king-quest-17a = Couleur la plus rare
dwarf-king-rule-17a = +1 par carte de la couleur que vous remportez le moins ; 0 s’il vous en manque une.
dwarf-king-quest-17b = Couleur la plus fréquente
dwarf-king-rule-17b = +1 par carte de la couleur que vous remportez le plus.
dwarf-king-quest-18a = Plus petit Nain
dwarf-king-rule-18a = La valeur du plus petit Nain numéroté remporté.
dwarf-king-quest-18b = Plus petit Chevalier
dwarf-king-rule-18b = La valeur du plus petit Chevalier numéroté remporté.
dwarf-king-quest-19a = Figures et Chevaliers +1
dwarf-king-rule-19a = +1 par Cavalier, Reine, Roi et Champion remporté, et +1 par Chevalier (+2 pour un Chevalier qui est aussi une figure).
dwarf-king-quest-19b = Figures et Chevaliers −1
dwarf-king-rule-19b = −1 par Cavalier, Reine, Roi et Champion remporté, et −1 par Chevalier (−2 pour un Chevalier qui est aussi une figure).
dwarf-king-quest-20a = Moins qu’à droite, plus qu’à gauche
dwarf-king-rule-20a = +3 pour moins de plis qu’à votre droite (qui joue avant vous) ; +3 pour plus qu’à votre gauche (qui joue après).
dwarf-king-quest-20b = Plus de plis que chaque voisin
dwarf-king-rule-20b = +3 pour plus de plis qu’à votre droite (qui joue avant vous) ; +3 pour plus qu’à votre gauche (qui joue après).

## Ce qui se passe

dwarf-king-event-tie = Égalité en tête : on joue une donne de plus.
dwarf-king-event-deal = Donne { $deal } : { $dealer_you ->
    [yes] vous donnez
   *[no] { $dealer } donne
} ; { $chooser_you ->
    [yes] vous avez
   *[no] { $chooser } a
} le 5 Chevalier et { $chooser_you ->
    [yes] choisissez
   *[no] choisit
} la Quête.
dwarf-king-event-quest = { $seat_you ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
} la Quête « { $quest } ».
dwarf-king-event-bearer = { $seat_you ->
    [yes] Vous avez
   *[no] { $seat } a
} le Porte-étendard gobelin et { $seat_you ->
    [yes] devez
   *[no] doit
} s’en servir.
dwarf-king-event-taken = { $seat_you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} deux cartes au hasard dans { $target_you ->
    [yes] votre main
   *[no] la main de { $target }
}.
dwarf-king-event-taken-cards = { $seat_you ->
    [yes] Vous avez pris dans la main de { $target }
   *[no] { $seat } a pris dans { $target_you ->
        [yes] votre main
       *[no] la main de { $target }
    }
} : { $cards }.
dwarf-king-event-given = { $seat_you ->
    [yes] Vous rendez deux cartes à { $target }.
   *[no] { $target_you ->
        [yes] { $seat } vous rend deux cartes.
       *[no] { $seat } rend deux cartes à { $target }.
    }
}
dwarf-king-event-given-cards = Cartes rendues par { $seat_you ->
    [yes] vous
   *[no] { $seat }
} à { $target_you ->
    [yes] vous
   *[no] { $target }
} : { $cards }.
dwarf-king-event-played = { $seat_you ->
    [yes] { $leads ->
        [yes] Vous entamez
       *[no] Vous jouez
    }
   *[no] { $leads ->
        [yes] { $seat } entame
       *[no] { $seat } joue
    }
} : { $card }.
dwarf-king-event-won = { $seat_you ->
    [yes] Vous remportez
   *[no] { $seat } remporte
} le pli { $trick } avec { $card }.
dwarf-king-event-special = La carte spéciale de cette donne : { $special }.
dwarf-king-event-bonus = { $special } : { $points } pour { $seat_you ->
    [yes] vous
   *[no] { $seat }
}.
dwarf-king-event-doubles = { $special } : { $seat_you ->
    [yes] vos points
   *[no] les points de { $seat }
} comptent double dans cette donne.
dwarf-king-event-druid = Druide : { $seat_you ->
    [yes] vous échangez votre main
   *[no] { $seat } échange sa main
} avec { $target_you ->
    [yes] la vôtre
   *[no] celle de { $target }
}.
dwarf-king-event-pass = Porte-étendard chevalier : { $seat_you ->
    [yes] vous choisissez
   *[no] { $seat } choisit
} { $way ->
    [left] la gauche
   *[right] la droite
} ; tout le monde passe sa main de ce côté.
dwarf-king-event-sorcerer = { $seat_you ->
    [yes] Vous reprenez
   *[no] { $seat } reprend
} { $card } dans le pli ; le Sorcier prend sa place dans { $winner_you ->
    [yes] votre pile
   *[no] la pile de { $winner }
}.
dwarf-king-event-kept = { $seat_you ->
    [yes] Vous gardez
   *[no] { $seat } garde
} le Sorcier.
dwarf-king-event-scored = Donne { $deal } ({ $quest }) : { $seats }.
dwarf-king-scored = { $seat_you ->
    [yes] vous
   *[no] { $seat }
} { $points }{ $parts }
dwarf-king-parts-none = { "" }
dwarf-king-in-brackets = { " " }({ $parts })
dwarf-king-parts = Quête { $quest }, { $special } { $bonus }
dwarf-king-parts-doubled = Quête { $quest }, doublée : { $special }
dwarf-king-points = { $sign ->
    [plus] +{ $value }
    [minus] −{ $value }
   *[none] { $value }
}

## La fin

dwarf-king-who = { $seat_you ->
    [yes] vous
   *[no] { $seat }
}
dwarf-king-result = { $count ->
    [one] { $winner_you ->
        [yes] Vous gagnez
       *[no] { $winner } gagne
    }
   *[other] Victoire partagée : { $winners },
} avec { $points } { $points ->
    [one] point
   *[other] points
} après { $deals } { $deals ->
    [one] donne
   *[other] donnes
}{ $extra ->
    [0] { "" }
    [one] {", "}dont une de départage
   *[other] {", "}dont { $extra } de départage
}.
dwarf-king-line-quest = Donne { $deal } – { $quest }
dwarf-king-line-special = Donne { $deal } – { $special }
dwarf-king-line-total = Total

## Ce qui est interdit

dwarf-king-not-now = { $phase ->
    [quest] Il faut d’abord choisir la Quête.
    [swap] Choisissez d’abord dans quelle main prendre deux cartes.
    [give] Rendez d’abord deux cartes.
    [play] Il faut maintenant jouer une carte.
    [druid] Choisissez d’abord avec qui échanger votre main.
    [direction] Choisissez d’abord de quel côté passent les mains.
   *[sorcerer] Décidez d’abord de ce que fait le Sorcier.
}
dwarf-king-other-seat = Choisissez une autre personne de cette table.
dwarf-king-not-held = Vous n’avez pas { $cards } en main.
dwarf-king-never-played = Le Sorcier ne se joue jamais : entre deux plis, il s’échange contre une carte du pli qui vient d’être remporté.
dwarf-king-not-in-first = { $special ->
    [Mummy] La Momie ne se joue pas au premier pli : elle n’a encore rien à copier.
   *[Puppeteer] Le Marionnettiste ne peut pas entamer le premier pli : il n’a encore rien à copier.
}
dwarf-king-must-follow = Il faut fournir ({ dwarf-king-suit }) : vous avez { $held }.{ $copies ->
    [yes] { " " }({ $copier } compte en ce moment dans cette couleur.)
   *[no] { "" }
}{ $dragon ->
    [yes] { " " }Le Dragon est permis aussi.
   *[no] { "" }
}
dwarf-king-must-swap = C’est la dernière occasion : il faut échanger le Sorcier maintenant.
dwarf-king-not-in-trick = { $card } n’est pas dans le pli qui vient d’être remporté.

## La table

dwarf-king-aim = avoir le plus de points après la dernière donne : gagner les cartes et les plis que la Quête paie.
dwarf-king-brief-quest = **Quête :** { $rule }
dwarf-king-brief-special = **{ $special } :** { $effect }
dwarf-king-quest = Donne { $deal } sur { $deals } · choix de la Quête
dwarf-king-play = Donne { $deal } sur { $deals } · pli { $trick } sur { $tricks }
dwarf-king-special = Donne { $deal } sur { $deals } · { $step ->
    [swap] Porte-étendard gobelin
    [give] Porte-étendard gobelin
    [druid] Druide
    [direction] Porte-étendard chevalier
   *[sorcerer] Sorcier
}
dwarf-king-over = La partie est finie
dwarf-king-fact-quest = Quête « { $quest } » : { $rule }
dwarf-king-fact-side = Règle { $side ->
    [a] A
   *[b] B
}, « { $quest } » : { $rule }
dwarf-king-fact-special = Carte spéciale, { $special } : { $effect }
dwarf-king-fact-held = { $special } : dans { $seat_you ->
    [yes] votre main
   *[no] la main de { $seat }
}.
dwarf-king-fact-played = { $special } : carte jouée au pli { $trick } par { $player_you ->
    [yes] vous
   *[no] { $player }
}, pli remporté par { $winner_you ->
    [yes] vous
   *[no] { $winner }
}.
dwarf-king-fact-swapped = Le Sorcier a été échangé : il est dans { $seat_you ->
    [yes] votre pile
   *[no] la pile de { $seat }
}.
dwarf-king-fact-chooser = { $seat_you ->
    [yes] Vous avez
   *[no] { $seat } a
} { $card } et { $seat_you ->
    [yes] choisissez
   *[no] choisit
} la règle A ou B pour tout le monde.
dwarf-king-fact-swap = { $seat_you ->
    [yes] Vous avez
   *[no] { $seat } a
} le Porte-étendard gobelin : deux cartes au hasard d’une autre main, puis deux à rendre.
dwarf-king-fact-give = { $seat_you ->
    [yes] Vous avez
   *[no] { $seat } a
} pris deux cartes dans { $target_you ->
    [yes] votre main
   *[no] la main de { $target }
} et { $seat_you ->
    [yes] devez
   *[no] doit
} en rendre deux.
dwarf-king-fact-druid = { $seat_you ->
    [yes] Vous avez joué le Druide et choisissez avec qui échanger votre main.
   *[no] { $seat } a joué le Druide et choisit avec qui échanger sa main.
}
dwarf-king-fact-direction = { $seat_you ->
    [yes] Vous avez joué le Porte-étendard chevalier et choisissez
   *[no] { $seat } a joué le Porte-étendard chevalier et choisit
} de quel côté passent les mains.
dwarf-king-fact-sorcerer = { $seat_you ->
    [yes] Vous avez le Sorcier et { $forced ->
        [yes] devez maintenant
       *[no] pouvez
    }
   *[no] { $seat } a le Sorcier et { $forced ->
        [yes] doit maintenant
       *[no] peut
    }
} l’échanger contre une carte du dernier pli.
dwarf-king-fact-first = { $seat_you ->
    [yes] Vous avez le 5 Gobelin et entamez
   *[no] { $seat } a le 5 Gobelin et entame
} le premier pli, avec n’importe quelle carte.
dwarf-king-fact-leads = { $seat_you ->
    [yes] Vous avez remporté le dernier pli et entamez
   *[no] { $seat } a remporté le dernier pli et entame
} celui-ci.
dwarf-king-fact-free = { $leader_you ->
    [yes] Vous avez entamé
   *[no] { $leader } a entamé
} avec { $card }, sans couleur : la prochaine carte la fixe. { $seat_you ->
    [yes] Vous pouvez
   *[no] { $seat } peut
} jouer n’importe quelle carte.
dwarf-king-fact-follow = { $leader_you ->
    [yes] Vous avez entamé
   *[no] { $leader } a entamé
} avec { $card }{ $set ->
    [yes] {", "}sans couleur, et { $setter } l’a fixée
   *[no] { "" }
} : { $seat_you ->
    [yes] vous fournissez
   *[no] { $seat } fournit
} si possible ({ dwarf-king-suit }).
dwarf-king-counter-total = Total
dwarf-king-counter-hand = Cartes
dwarf-king-counter-tricks = Plis
dwarf-king-counter-now = Donne
dwarf-king-note-parts = Cette donne : { $parts }
dwarf-king-zone-trick = Pli
dwarf-king-zone-last = Dernier pli
dwarf-king-zone-hand = Votre main
dwarf-king-zone-pile = Prises
dwarf-king-zone-known = Détient
dwarf-king-counts-as = { $above ->
    [yes] juste au-dessus de { $card }
   *[no] comme { $card }
}

## Les questions

dwarf-king-ask-quest = Vous avez le 5 Chevalier. Quelle règle vaut pour tout le monde ?
dwarf-king-side = { $side ->
    [a] A
   *[b] B
} · { $quest }
dwarf-king-says-quest = la Quête « { $quest } » : { $rule }
dwarf-king-ask-swap = Dans quelle main prenez-vous deux cartes au hasard ? Vous en rendrez ensuite deux, au choix.
dwarf-king-ask-druid = Avec qui échangez-vous toute votre main ?
dwarf-king-seat = { $seat } · { $count } { $count ->
    [one] carte
   *[other] cartes
}
dwarf-king-says-swap = prendre deux cartes au hasard à { $seat }
dwarf-king-says-druid = échanger votre main avec { $seat }
dwarf-king-ask-give = Vous avez pris { $cards } à { $seat }. Quelles deux cartes rendez-vous ?
dwarf-king-ask-pass = De quel côté tout le monde passe-t-il sa main ?
dwarf-king-way = { $way ->
    [left] À gauche : pour { $to }, de { $source }
   *[right] À droite : pour { $to }, de { $source }
}
dwarf-king-says-pass = { $way ->
    [left] passer à gauche
   *[right] passer à droite
} : votre main va à { $to }, vous recevez celle de { $source }
dwarf-king-ask-sorcerer = { $forced ->
    [yes] Contre quelle carte du dernier pli échangez-vous le Sorcier ?
   *[no] Échangez-vous le Sorcier contre une carte du dernier pli ?
}
dwarf-king-keep = Garder le Sorcier
dwarf-king-says-keep = garder le Sorcier
dwarf-king-says-sorcerer = prendre { $card } contre le Sorcier
dwarf-king-ask-lead = Avec quelle carte entamez-vous ?
dwarf-king-ask-free = Aucune couleur n’est demandée : quelle carte jouez-vous ?
dwarf-king-ask-follow = { $void ->
    [yes] Vous n’avez pas de { dwarf-king-suit } : toute carte est permise. Laquelle ?
    [set] Couleur demandée : { dwarf-king-suit }. Quelle carte jouez-vous ?
   *[no] Quelle carte jouez-vous ?
}

## Pourquoi un joueur ordinateur joue ainsi

dwarf-king-hint-quest = Avec votre main, ce côté de la tuile (« { $quest } ») a mieux réussi que l’autre dans { $courses } donnes imaginées.
dwarf-king-hint-play = { $deed ->
    [leads] Entamer avec { $card }
    [ahead] { $card } est en tête du pli pour l’instant, et
   *[behind] { $card } laisse le pli aux autres, et
} a le mieux servi la Quête « { $quest } » dans { $courses } fins de donne imaginées.
dwarf-king-hint-special = C’est ce qui a le mieux servi la Quête « { $quest } » dans { $courses } fins de donne imaginées.

## La leçon

dwarf-king-lesson-deal = Chaque donne a sa propre Quête : une règle qui dit ce que valent les plis et les cartes gagnés. La personne qui a le 5 Chevalier choisit l’un de ses deux côtés. Une carte spéciale est mêlée au paquet.
dwarf-king-lesson-quest = La Quête est choisie. Lisez-la bien : souvent il faut peu de plis, ou éviter des cartes. Fournissez si vous pouvez ; la plus forte de la couleur gagne. Il n’y a pas d’atout.
dwarf-king-lesson-won = Vous gagnez un pli et entamez le suivant. L’écran dit ce que votre pile vaut pour la Quête jusqu’ici.
dwarf-king-lesson-lost = Quelqu’un d’autre gagne le pli et entame. Sans carte de la couleur demandée, défaussez ce que la Quête rend dangereux.
dwarf-king-lesson-scored = La donne est comptée selon sa Quête et sa carte spéciale. La suivante en a une autre : ce qui était bon peut devenir mauvais.

dwarf-king-habit-court = quand vous jouez du Cavalier au Champion dans les trois premiers plis plus souvent que d’habitude
dwarf-king-habit-special = quand vous jouez la carte spéciale dans les trois premiers plis plus souvent que d’habitude
dwarf-king-habit-longest = quand vous entamez dans votre couleur la plus longue plus souvent que d’habitude
