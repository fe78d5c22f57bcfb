# Kings Tricktakers, en français.
# $x_you vaut « yes » quand $x est la personne qui lit.

kings-tricktakers-title = Kings Tricktakers
kings-tricktakers-slam = chaque pari réussi
kings-tricktakers-title-short = Tricktakers
kings-tricktakers-pitch = Une compagnie, un pari, cinq plis
kings-tricktakers-blurb = Choisissez un set royal et trois personnages, pariez en secret sur vos plis, puis tombez juste en cinq plis.
kings-tricktakers-players = 2 à 5 joueurs
kings-tricktakers-length = environ 40 minutes
kings-tricktakers-advice = se joue bien à 4 ; commencez avec les compagnies d’initiation, puis essayez la sélection
kings-tricktakers-daily-about = Une manche contre deux ordinateurs : marquez le plus de points possible ; à égalité, votre avance départage.

## Options

kings-tricktakers-option-company_mode = Compagnies
kings-tricktakers-option-company_mode-about = Trois personnages reçus, ou choisis tour à tour dans une réserve ouverte avant chaque manche.
kings-tricktakers-option-company_mode-draft = Sélection ouverte
kings-tricktakers-option-company_mode-starter = Compagnies d’initiation, pour une première partie
kings-tricktakers-option-company_mode-chosen = Compagnies d’initiation, au choix de chacun
kings-tricktakers-option-remove_diplomat = Diplomate (sélection à 4 ou 5)
kings-tricktakers-option-remove_diplomat-about = Son pouvoir est le plus compliqué ; la règle conseille de s’en passer pour débuter.
kings-tricktakers-option-remove_diplomat-false = Participe
kings-tricktakers-option-remove_diplomat-true = Reste de côté, pour débuter
kings-tricktakers-option-rounds = Durée
kings-tricktakers-option-rounds-about = Les manches suivantes permettent des paris plus hauts.
kings-tricktakers-option-rounds-1 = Une manche
kings-tricktakers-option-rounds-2 = Deux manches
kings-tricktakers-option-rounds-3 = Trois manches
kings-tricktakers-option-first_drafter = Premier choix, manche 1
kings-tricktakers-option-first_drafter-about = Qui choisit en premier dans la réserve ou parmi les compagnies. Ensuite, les Rois décident.
kings-tricktakers-option-first_drafter-random = Tiré au sort
kings-tricktakers-option-ally_talk = Signaux entre alliés
kings-tricktakers-option-ally_talk-about = Le Diplomate et son allié peuvent se dire en privé quand échanger.
kings-tricktakers-option-ally_talk-false = Aucun signal
kings-tricktakers-option-ally_talk-true = « maintenant » ou « plus tard », une fois par pli
kings-tricktakers-no-such-seat = La place { $number } doit choisir en premier, mais il n’y a que { $seats } joueurs.

## Cartes

kings-tricktakers-card = { $value } { $suit ->
    [Y] jaune
    [B] bleu
    [G] vert
   *[N] noir
}{ $reserved ->
    [yes] { " " }(de l’Enragé)
   *[no] { "" }
}
kings-tricktakers-white-card = { $kind ->
    [M] Mystique
   *[R] Reddition
}
kings-tricktakers-character = { $who ->
    [GAMBLER] Flambeur
    [HERMIT] Ermite
    [RESISTANT] Résistant
    [BERSERKER] Enragé
    [OPPRESSOR] Oppresseur
    [ASSASSIN] Assassin
    [HEALER] Guérisseur
    [COLLECTOR] Collectionneur
    [DEVIL] Diable
   *[DIPLOMAT] Diplomate
}
kings-tricktakers-letter = { $figure ->
    [K] R
    [Q] D
   *[J] V
}
kings-tricktakers-royal = { $figure ->
    [K] Roi { $colour ->
        [W] blanc
        [Y] jaune
        [B] bleu
        [G] vert
       *[N] noir
    }
    [Q] Dame { $colour ->
        [W] blanche
        [Y] jaune
        [B] bleue
        [G] verte
       *[N] noire
    }
   *[J] Valet { $colour ->
        [W] blanc
        [Y] jaune
        [B] bleu
        [G] vert
       *[N] noir
    }
}
kings-tricktakers-name = { $card }
kings-tricktakers-seat = { $seat_you ->
    [yes] vous
   *[no] { $seat }
}

## Ce que font les cartes

kings-tricktakers-effect = { $who ->
    [GAMBLER] { $prepared ->
        [yes] +2 PV si le pari est réussi
       *[no] vous prenez 2 cartes du paquet et en défaussez 2 ; +2 PV si le pari est réussi
    }
    [HERMIT] une fois, vous prenez 3 cartes du paquet et en défaussez 3 ; +2 PV à 0 pli
    [RESISTANT] vous pouvez jouer un 1 comme un 10, un 10 comme un 1, une Mystique comme une Reddition ou l’inverse
    [BERSERKER] { $prepared ->
        [yes] +2 PV à 1 pli exactement
       *[no] vous ajoutez { $tens ->
            [one] un 10 noir réservé à votre main et défaussez une carte
           *[other] les deux 10 noirs réservés à votre main et défaussez deux cartes
        } ; +2 PV à 1 pli exactement
    }
    [OPPRESSOR] vos cartes jaunes sont aussi fortes que les noires
    [ASSASSIN] vous pouvez faire entamer quelqu’un d’autre ; +3 PV à 2 plis exactement
    [HEALER] +1 PV par carte bleue ou verte ramassée, 5 au plus
    [COLLECTOR] 2 PV pour une Mystique ou Reddition ramassée, 5 pour deux, 8 au-delà
    [DEVIL] votre nombre de plis compte 2 de plus ; −2 PV si cela fait exactement 3
   *[DIPLOMAT] aucun pari, mais après la révélation vous choisissez un allié et marquez selon son résultat ; une fois, vous échangez une carte avec lui
}
kings-tricktakers-short = { $who ->
    [GAMBLER] { $prepared ->
        [yes] +2 si pari réussi
       *[no] prend 2, défausse 2 ; +2 si réussi
    }
    [HERMIT] une fois prend 3, défausse 3 ; +2 à 0
    [RESISTANT] 1↔10, Mystique↔Reddition
    [BERSERKER] { $prepared ->
        [yes] +2 à 1 pli
       *[no] un 10 noir en plus ; +2 à 1 pli
    }
    [OPPRESSOR] son jaune vaut le noir
    [ASSASSIN] un autre entame ; +3 à 2 plis
    [HEALER] +1 par bleue ou verte ramassée
    [COLLECTOR] 2/5/8 : Mystiques, Redditions
    [DEVIL] compte 2 plis de plus
   *[DIPLOMAT] suit un allié ou imite un pari
}
kings-tricktakers-pays = { $who ->
    [GAMBLER] 3 PV à 0 pli, 6 PV à 2
    [HERMIT] 4 PV à 2 plis, 7 PV à 3
    [RESISTANT] 4 PV à 1 pli, 7 PV à 3
    [BERSERKER] 5 PV à 0 pli
    [OPPRESSOR] 6 PV à 1 pli
    [ASSASSIN] 7 PV à 2 plis
    [HEALER] 2 PV à 1 pli, 5 PV à 2
    [COLLECTOR] 3 PV à 0 pli, 2 PV à 1, 4 PV à 2
    [DEVIL] 3 PV par autre joueur dont le pari échoue
    [DIPLOMAT] imite une carte de pari d’un autre joueur
   *[JACK] 10 PV à 3 plis
}
kings-tricktakers-pays-short = { $who ->
    [DEVIL] 3 PV par pari manqué
   *[DIPLOMAT] imite un pari
}
kings-tricktakers-pays-or-does = { $pays } (visible : { $does })
kings-tricktakers-pays-at = { $points } PV à { $count }
kings-tricktakers-king = { $colour ->
    [W] une fois par partie, sur une Mystique ou une Reddition : remporte le pli, puis rapporte 2, 5, 8 ou 15 PV par manche pour 1 à 4 de ces cartes ramassées ; jamais joué : 6 PV
    [Y] une fois par partie, sur une carte jaune : remporte le pli, puis rapporte 1 PV par carte jaune ramassée ; jamais joué : 5 PV
    [B] une fois par partie, sur une carte bleue : remporte le pli, puis rapporte 1 PV par carte bleue ramassée ; jamais joué : 4 PV
    [G] une fois par partie, sur une carte verte : remporte le pli, puis rapporte 1 PV par carte verte ramassée ; jamais joué : 3 PV
   *[N] une fois par partie, sur une carte noire : remporte le pli, puis rapporte 1 PV par carte noire ramassée ; jamais joué : 2 PV
}
kings-tricktakers-pooled-king = rang { $rank } ; { $colour ->
    [W] se pose sur une Mystique ou une Reddition, puis rapporte 2, 5, 8 ou 15 PV pour 1 à 4 de ces cartes ramassées ; jamais joué : 6 PV
   *[other] jamais joué : { $bonus } PV
}
kings-tricktakers-queen = { $colour ->
    [W] votre carte compte comme une Mystique
    [Y] +1 à votre nombre de plis
    [B] votre carte compte comme une Reddition
    [G] vous jouez après tous les autres
   *[N] votre carte n’a pas à fournir
} ; réactivée pour { $cost } PV
kings-tricktakers-jack = { $colour ->
    [W] 1 PV à 1 pli, 2 PV à 2, 3 PV à 3
    [Y] 2 PV à 1 pli, 3 PV à 2
    [B] 2 PV à 0 ou 1 pli
    [G] 3 PV à 0 ou 2 plis
   *[N] 2 PV à 1 pli, 4 PV à 3
}
kings-tricktakers-set-short = { $colour ->
    [W] rang 1, Dame : fait une Mystique
    [Y] rang 2, Dame : +1 pli
    [B] rang 3, Dame : fait une Reddition
    [G] rang 4, Dame : joue en dernier
   *[N] rang 5, Dame : n’a pas à fournir
}

## Un coup en mots

kings-tricktakers-laid = { $card } { $extras }
kings-tricktakers-extras = { $parts }
kings-tricktakers-with-queen = { $colour ->
    [W] comme Mystique avec la { $queen }
    [B] comme Reddition avec la { $queen }
   *[other] { $brief ->
        [yes] avec la { $queen }
       *[no] { $colour ->
            [Y] avec la { $queen } pour +1 pli
           *[N] sans fournir avec la { $queen }
        }
    }
}
kings-tricktakers-changed = { $queen ->
    [yes] puis changée en
    [brief] puis
   *[no] comme
} { $becomes }{ $king ->
    [yes] { " " }(sans effet)
   *[no] { "" }
}
kings-tricktakers-under-king = sous le { $king }
kings-tricktakers-oppressor = de la force du noir
kings-tricktakers-neutral = carte neutre
kings-tricktakers-plays-last = joue une carte après tous les autres

## Ce qui se passe

kings-tricktakers-event-round = Manche { $round } sur { $of } : chacun reçoit cinq nouvelles cartes.
kings-tricktakers-event-dealt = Votre main : { $cards }.
kings-tricktakers-event-draft = { $round ->
    [1] La sélection va et vient, quatre choix chacun : { $seats }, puis en sens inverse, et ainsi de suite.
   *[other] Trois choix chacun, du plus petit rang de Roi au plus grand. L’ordre : { $seats }.
}
kings-tricktakers-event-companies = Les compagnies se choisissent dans cet ordre : { $seats }.
kings-tricktakers-event-signal = { $seat_you ->
    [yes] Vous dites à { $ally } : { kings-tricktakers-word }.
   *[no] { $ally_you ->
        [yes] { $seat } vous dit : { kings-tricktakers-word }.
       *[no] { $seat } dit à { $ally } : { kings-tricktakers-word }.
    }
}
kings-tricktakers-event-starter = { $seat_you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} le set du { $king } avec { $company }.
kings-tricktakers-event-took = { $seat_you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $set ->
    [yes] le set du { $card }
   *[no] { $card }
}.
kings-tricktakers-event-first = { $seat_you ->
    [yes] Vous avez
   *[no] { $seat } a
} le Roi de plus petit rang ({ $rank }) et { $seat_you ->
    [yes] entamerez
   *[no] entamera
} le premier pli. Place aux paris.
kings-tricktakers-event-committed = { $seat_you ->
    [yes] Vous avez
   *[no] { $seat } a
} choisi un pari.
kings-tricktakers-event-bid = { $seat_you ->
    [yes] Vous pariez
   *[no] { $seat } parie
} avec { $bids }.
kings-tricktakers-bid-card = { $card } ({ $pays })
kings-tricktakers-event-no-bid = { $seat_you ->
    [yes] Vous ne faites
   *[no] { $seat } ne fait
} aucun pari : le Diplomate reste face visible.
kings-tricktakers-event-ally = { $seat_you ->
    [yes] Vous choisissez { $ally }
   *[no] { $ally_you ->
        [yes] { $seat } vous choisit
       *[no] { $seat } choisit { $ally }
    }
} comme allié et { $seat_you ->
    [yes] marquerez
   *[no] marquera
} selon ce résultat.
kings-tricktakers-event-copy = Le Diplomate { $seat_you ->
    [yes] (le vôtre)
   *[no] ({ $seat })
} imite la carte { $card } ({ $other_you ->
    [yes] la vôtre
   *[no] { $other }
}) : { $pays }.
kings-tricktakers-event-drew = { $who } : vous prenez { $cards }.
kings-tricktakers-event-reserved = { $seat_you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} en main { $count ->
    [one] un 10 noir réservé
   *[other] les deux 10 noirs réservés
}.
kings-tricktakers-event-discarded = { $seat_you ->
    [yes] Vous défaussez
   *[no] { $seat } défausse
} { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
kings-tricktakers-event-threw = Vous avez défaussé { $cards }.
kings-tricktakers-event-reactivated = { $seat_you ->
    [yes] Vous payez
   *[no] { $seat } paie
} { $cost } PV : la { $queen } est réactivée.
kings-tricktakers-event-appointed = L’Assassin { $seat_you ->
    [yes] (le vôtre)
   *[no] ({ $seat })
} { $other_you ->
    [yes] vous fait entamer
   *[no] fait entamer { $other }
}.
kings-tricktakers-event-played = { $seat_you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} { $play }.
kings-tricktakers-event-neutral = La carte neutre du paquet : { $card }.
kings-tricktakers-event-delayed = { $seat_you ->
    [yes] Vous posez
   *[no] { $seat } pose
} la { $queen } et { $seat_you ->
    [yes] jouerez
   *[no] jouera
} après tous les autres.
kings-tricktakers-event-hermit = { $seat_you ->
    [yes] Vous utilisez votre
   *[no] { $seat } utilise un
} Ermite : trois cartes prises, puis trois défaussées.
kings-tricktakers-event-exchange = { $seat_you ->
    [yes] Vous donnez une carte à { $ally } et en recevrez une en retour.
   *[no] { $ally_you ->
        [yes] { $seat } vous donne une carte et en recevra une en retour.
       *[no] { $seat } donne une carte à { $ally } et en recevra une en retour.
    }
}
kings-tricktakers-event-exchanged = { $ally_you ->
    [yes] Vous avez rendu une carte à { $seat }.
   *[no] { $seat_you ->
        [yes] { $ally } vous a rendu une carte.
       *[no] { $ally } a rendu une carte à { $seat }.
    }
}
kings-tricktakers-event-handed = { $seat_you ->
    [yes] Vous avez donné { $card } à { $other }.
   *[no] { $other_you ->
        [yes] { $seat } vous a donné { $card }.
       *[no] { $seat } a donné { $card } à { $other }.
    }
}
kings-tricktakers-event-won = Le pli { $trick } revient à { $seat_you ->
    [yes] vous
   *[no] { $seat }
} avec { $card }{ $king ->
    [yes] { " " }sous le Roi
   *[no] { "" }
} : { $piles } { $piles ->
    [one] pli
   *[other] plis
} jusqu’ici.
kings-tricktakers-event-lost = La carte neutre { $card } remporte le pli { $trick } : il n’est à personne. { $seat_you ->
    [yes] Vous ne l’aviez pas entamé, vous entamez
   *[no] { $seat } ne l’avait pas entamé et entame
} le suivant.
kings-tricktakers-event-scored = { $seat_you ->
    [yes] Vous
   *[no] { $seat }
} : { $sheet }. Total : { $points } PV.

## Décompte

kings-tricktakers-score-line = { $copied ->
    [yes] { $card } imitant { $original }
   *[no] { $original }
} { $source ->
    [bid] (pari) { $points }
    [unplayed-king] (jamais joué) { $points }
   *[other] { $points }
}
kings-tricktakers-account = { $count } { $count ->
    [one] pli
   *[other] plis
}, pari { $met ->
    [yes] réussi
   *[no] manqué
}{ $any ->
    [yes] : { $lines }
   *[no] { "" }
} = { $total } PV
kings-tricktakers-line = Manche { $round }, { $source ->
    [bid] pari
    [character] personnages
    [jack] Valet
    [king] Roi joué
   *[unplayed-king] Roi jamais joué
}
kings-tricktakers-cell = { $parts }
kings-tricktakers-part = { $copied ->
    [yes] { $card } imitant { $original }
   *[no] { $original }
} { $points }
kings-tricktakers-line-round = Manche { $round }, total
kings-tricktakers-line-queens = Dames réactivées
kings-tricktakers-line-floor = Jamais sous 0 PV
kings-tricktakers-line-rank = Rang du Roi (le plus petit départage)
kings-tricktakers-result = { $winner_you ->
    [yes] Vous êtes
   *[no] { $winner } est
} « Vrai Roi des Plis » avec { $points } PV{ $level ->
    [yes] { " " }(à égalité, mais avec le Roi de plus petit rang : { $rank })
   *[no] { "" }
}.

## La table

kings-tricktakers-aim = avoir le plus de PV : faire exactement le nombre de plis que paie votre pari.
kings-tricktakers-draft = Manche { $round } sur { $of } · sélection
kings-tricktakers-bids = Manche { $round } sur { $of } · paris
kings-tricktakers-diplomat = Manche { $round } sur { $of } · le Diplomate
kings-tricktakers-preparation = Manche { $round } sur { $of } · préparation
kings-tricktakers-tricks = Manche { $round } sur { $of } · pli { $trick } sur 5
kings-tricktakers-over = La partie est finie
kings-tricktakers-fact-draft = { $next_you ->
    [yes] À vous de choisir.
   *[no] { $next } choisit.
} { $more ->
    [0] C’est le dernier choix.
   *[other] Ensuite : { $order }{ $twice ->
        [yes] , deux fois
       *[no] { "" }
    }.
}
kings-tricktakers-brief-draft = Ensuite : { $order }{ $twice ->
    [yes] , deux fois
   *[no] { "" }
}.
kings-tricktakers-fact-kings = Le Roi : une fois par partie, vous le posez sur une carte de sa couleur et remportez le pli ; dès lors, il rapporte à chaque manche 1 PV par carte de sa couleur ramassée. Le plus petit rang entame le premier pli et, aux suivantes, choisit en premier.
kings-tricktakers-fact-waiting = { $phase ->
    [bid-commit] Chacun choisit un pari en secret ; tous sont révélés ensemble.
   *[preparation] Tout le monde se prépare en même temps.
} On attend encore : { $seats }.
kings-tricktakers-fact-first = { $seat_you ->
    [yes] Vous entamerez
   *[no] { $seat } entamera
} le premier pli (plus petit Roi).
kings-tricktakers-fact-diplomat = { $mode ->
    [copy] { $seat_you ->
        [yes] Vous choisissez le pari que votre Diplomate imite.
       *[no] { $seat } choisit le pari que le Diplomate imite.
    }
   *[ally] { $seat_you ->
        [yes] Vous choisissez votre allié pour cette manche.
       *[no] { $seat } choisit un allié pour cette manche.
    }
}
kings-tricktakers-fact-turn = { $phase ->
    [trick-open] { $seat_you ->
        [yes] À vous d’entamer ; votre Assassin peut faire entamer quelqu’un d’autre.
       *[no] C’est à { $seat } d’entamer, mais son Assassin peut faire entamer quelqu’un d’autre.
    }
    [hermit-discard] { $seat_you ->
        [yes] Vous défaussez trois cartes pour votre Ermite.
       *[no] { $seat } défausse trois cartes pour l’Ermite.
    }
    [exchange-reply] { $seat_you ->
        [yes] Vous rendez une carte au Diplomate.
       *[no] { $seat } rend une carte au Diplomate.
    }
    [delayed-turn] { $seat_you ->
        [yes] Vous jouez en dernier : c’est l’effet de votre Dame verte.
       *[no] { $seat } joue en dernier, après la Dame verte.
    }
   *[turn] { $seat_you ->
        [yes] C’est votre tour.
       *[no] C’est au tour de { $seat }.
    }
}
kings-tricktakers-led = { $suit ->
    [Y] Jaune
    [B] Bleu
    [G] Vert
   *[N] Noir
} demandé
kings-tricktakers-trump = Le noir est atout
kings-tricktakers-fact-suit = { $led } : qui en a doit fournir. Mystique et Reddition sont toujours permises. { $trump }.
kings-tricktakers-fact-trump = { $trump }.
kings-tricktakers-fact-no-suit = Pas encore de couleur dominante : la prochaine carte Valeur la fixe.
kings-tricktakers-fact-delayed = { $seat_you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} après tous les autres (Dame verte).
kings-tricktakers-fact-swap = Échange secret : { $given } ({ $owner_you ->
    [yes] vous
   *[no] { $owner }
}) contre { $returned } ({ $ally_you ->
    [yes] vous
   *[no] { $ally }
}).
kings-tricktakers-zone-set = Set { $colour ->
    [W] blanc
    [Y] jaune
    [B] bleu
    [G] vert
   *[N] noir
}
kings-tricktakers-zone-time = { $time ->
    [preparation] Avant les plis
    [turn] À votre tour
    [opening] À l’entame
    [always] En permanence
    [scoring] Au décompte
   *[special] Au lieu d’un pari
}
kings-tricktakers-pooled = ×{ $count } · { $effect } · en pari : { $pays }
kings-tricktakers-zone-trick = Pli
kings-tricktakers-zone-last = Dernier pli
kings-tricktakers-zone-deck = Pioche
kings-tricktakers-zone-neutral = Pile neutre
kings-tricktakers-neutral-tricks = { $count } { $count ->
    [one] pli remporté
   *[other] plis remportés
} par la carte neutre, pour personne.
kings-tricktakers-zone-royals = Set
kings-tricktakers-zone-company = { $revealed ->
    [yes] Visibles
   *[no] Compagnie
}
kings-tricktakers-zone-bid = Pari{ $last ->
    [none] { "" }
   *[other]  { $more ->
        [none] { $last }
       *[other] { $more } ou { $last }
    }
}
kings-tricktakers-zone-hand = Votre main
kings-tricktakers-zone-mine = Compagnie
kings-tricktakers-zone-figures = À ajouter à une carte
kings-tricktakers-zone-discards = Vous avez défaussé
kings-tricktakers-counter-vp = PV
kings-tricktakers-counter-tricks = Plis
kings-tricktakers-counter-hand = Cartes
kings-tricktakers-king-state = { $state ->
    [unplayed] pas encore joué
    [trick] dans ce pli
   *[played] joué, rapporte { $colour ->
        [W] 2, 5, 8 ou 15 PV pour 1 à 4 Mystiques et Redditions ramassées
        [Y] 1 PV par carte jaune ramassée
        [B] 1 PV par carte bleue ramassée
        [G] 1 PV par carte verte ramassée
       *[N] 1 PV par carte noire ramassée
    }
}, rang { $rank }
kings-tricktakers-queen-state = { $state ->
    [ready] prête{ $effect ->
        [W] { "" } : la carte vaut une Mystique
        [Y] { "" } : +1 pli
        [B] { "" } : la carte vaut une Reddition
        [G] { "" } : joue en dernier
        [N] { "" } : n’a pas à fournir
       *[none] { "" }
    }
    [used] jouée cette manche
   *[exhausted] épuisée
}
kings-tricktakers-queen-paid = payée, prête pour les plis : −{ $cost } PV
kings-tricktakers-used = utilisé
kings-tricktakers-allied = allié : { $ally_you ->
    [yes] vous
   *[no] { $ally }
}{ $used ->
    [yes] , échange fait
   *[no] { "" }
}
kings-tricktakers-copies = imite { $card } : { $pays }
kings-tricktakers-note-round = Manche { $round } : { $sheet }
kings-tricktakers-note-bid = En l’état : { $ally ->
    [yes] l’allié a { $count } { $count ->
        [one] pli
       *[other] plis
    }
   *[no] { $count } { $count ->
        [one] pli
       *[other] plis
    }
}, le pari rapporte { $points } PV.

## Les questions

kings-tricktakers-ask-company = { $round ->
    [1] Quelle compagnie choisissez-vous ? Vous gardez son set royal toute la partie.
   *[other] Quels trois personnages choisissez-vous pour cette manche ?
}
kings-tricktakers-company-of = avec { $company }
kings-tricktakers-zone-starter = Compagnie { $colour ->
    [W] blanche
    [Y] jaune
    [B] bleue
    [G] verte
   *[N] noire
}
kings-tricktakers-ask-draft = { $count ->
    [3] Quel set royal prenez-vous ? Vous le gardez toute la partie.
   *[other] { $set ->
        [yes] Quel personnage prenez-vous ?
       *[no] Que prenez-vous ? Il vous faut trois personnages et un set.
    }
}
kings-tricktakers-says-set = Prendre le set { $colour ->
    [W] blanc
    [Y] jaune
    [B] bleu
    [G] vert
   *[N] noir
}, pour toute la partie.
kings-tricktakers-says-character = Prendre { $card } ({ $time }) : { $effect }. En pari : { $pays }.
kings-tricktakers-ask-advised = ★ : ce que prendrait un ordinateur.
kings-tricktakers-ask-which = { $card } : quel exemplaire prenez-vous ? Le nom dit qui l’a eu à la manche précédente et ne peut pas le reprendre.
kings-tricktakers-nobodys = à personne
kings-tricktakers-ask-bid = { $round ->
    [3] Quelle carte, ou quelles deux, forment votre pari ? Elles perdent leur capacité.
   *[other] Quel personnage est votre pari ? Il perd sa capacité.
}
kings-tricktakers-bid-none = pas de pari
kings-tricktakers-bid-ally = reste face visible : pas de pari, un allié
kings-tricktakers-bid-and = + { $card }
kings-tricktakers-bid-pairs = deux cartes
kings-tricktakers-ask-pair = Quelles deux cartes forment votre pari ? Elles perdent leur capacité.
kings-tricktakers-bid-adds = Ce que paient les deux s’additionne.
kings-tricktakers-bid-two = { $first } + { $second } : { $pays }
kings-tricktakers-says-bid = Vous pariez avec { $bids }. Restent face visible : { $up }.
kings-tricktakers-says-no-bid = Le Diplomate reste face visible : vous ne pariez pas et choisirez un allié.
kings-tricktakers-ask-ally = Qui sera votre allié ? Vous marquerez selon son pari, ses plis et ses cartes.
kings-tricktakers-ask-copy = Quel pari votre Diplomate imite-t-il ? Ce sont vos plis qui comptent.
kings-tricktakers-ask-discard = { $why ->
    [gambler] Flambeur : vous avez pris deux cartes.
    [berserker] Enragé : { $count ->
        [one] votre 10 noir réservé est dans votre main.
       *[other] vos 10 noirs réservés sont dans votre main.
    }
   *[hermit] Ermite : vous avez pris trois cartes.
} Défaussez { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
kings-tricktakers-ask-queen = Réactiver la { $queen } ({ $colour ->
    [W] votre carte compte comme une Mystique
    [Y] +1 à votre nombre de plis
    [B] votre carte compte comme une Reddition
    [G] vous jouez après tous les autres
   *[N] votre carte n’a pas à fournir
}) ? Vous avez { $points } PV.
kings-tricktakers-pay = Payer { $cost } PV pour la { $queen }
kings-tricktakers-keep = Laisser la { $queen } épuisée
kings-tricktakers-ask-open = C’est à vous d’entamer. Entamez-vous, ou quelqu’un d’autre doit-il le faire ?
kings-tricktakers-lead = Entamer vous-même
kings-tricktakers-appoint = quelqu’un d’autre doit entamer
kings-tricktakers-ask-appoint = Qui doit entamer à votre place ?
kings-tricktakers-ask-free = { $first ->
    [yes] Quelle carte jouez-vous pour entamer ?
   *[no] Rien à fournir pour l’instant : n’importe quelle carte. Laquelle jouez-vous ?
}
kings-tricktakers-ask-follow = Quelle carte jouez-vous ?
kings-tricktakers-ask-how = Comment jouez-vous { $card } ?
kings-tricktakers-plain = sans rien de plus
kings-tricktakers-says-play = { $play }. { $ahead ->
    [yes] { $final ->
        [yes] Cette carte remporte le pli.
       *[no] Cette carte serait en tête ; d’autres doivent encore jouer.
    }
   *[no] Cette carte ne remporte pas le pli.
}
kings-tricktakers-delay = jouer après tous les autres
kings-tricktakers-says-delay = La Dame verte : vous jouerez votre carte après tous les autres.
kings-tricktakers-hermit = prendre 3 cartes, en défausser 3
kings-tricktakers-says-hermit = L’Ermite, une fois cette manche : prenez trois cartes du paquet, défaussez-en trois, puis jouez.
kings-tricktakers-exchange = échanger une carte avec { $ally }
kings-tricktakers-signal = un mot à votre allié
kings-tricktakers-ask-signal = Quand échanger ? Seul votre allié verra la réponse.
kings-tricktakers-word = { $word ->
    [now] échangeons maintenant
   *[later] échangeons plus tard
}
kings-tricktakers-fact-signal = Votre allié { $seat } vous dit : { kings-tricktakers-word }.
kings-tricktakers-ask-exchange = Quelle carte donnez-vous à { $ally } ? Une autre reviendra, ou la même.
kings-tricktakers-ask-give = { $owner } vous donne { $card }. Quelle carte rendez-vous ? Ce peut être la même.
kings-tricktakers-received = vient d’arriver

## Ce qui est interdit

kings-tricktakers-why-phase = Cela ne se peut pas maintenant{ $phase ->
    [draft-snake] : c’est la sélection.
    [draft-rank] : c’est la sélection.
    [bid-commit] : chacun choisit un pari.
    [diplomat-target] : le Diplomate choisit.
    [preparation] : c’est la préparation, et autre chose vient d’abord.
    [trick-open] : dites d’abord qui entame.
    [hermit-discard] : défaussez d’abord trois cartes pour l’Ermite.
    [exchange-reply] : répondez d’abord à l’échange.
    [game-over] : la partie est finie.
   *[other] , à ce tour.
}
kings-tricktakers-why-set = { $mine ->
    [yes] Vous avez déjà un set royal et le gardez toute la partie ; celui du { $card } n’est pas pour vous.
   *[no] Le set du { $card } est déjà pris.
}
kings-tricktakers-why-three = Vous avez trois personnages ; { $card } serait le quatrième. Prenez un set royal.
kings-tricktakers-why-gone = Cet exemplaire de { $card } n’est pas au centre.
kings-tricktakers-why-banned = Cet exemplaire de { $card } était dans votre compagnie à la manche précédente ; vous ne pouvez pas le reprendre.
kings-tricktakers-why-other-copy = Il y a des exemplaires identiques de { $card } ; prenez le premier.
kings-tricktakers-why-not-yours = Vous ne pouvez parier qu’avec vos propres personnages et votre propre Valet.
kings-tricktakers-why-diplomat = Si vous avez le Diplomate, pariez avec lui (en manche 3, aussi avec une deuxième carte), ou ne pariez pas.
kings-tricktakers-why-jack = Le Valet ne peut servir de pari qu’en manche 3.
kings-tricktakers-why-bid-size = { $round ->
    [3] En manche 3, on parie avec une ou deux cartes.
   *[other] En manches 1 et 2, on parie avec un personnage exactement.
}
kings-tricktakers-why-hermit = { $owned ->
    [yes] Vos Ermites face visible ont tous servi cette manche.
   *[no] Vous n’avez pas d’Ermite face visible.
}
kings-tricktakers-why-exchange = { $reason ->
    [empty] Un échange demande une carte de chaque côté.
    [used] L’échange de cette manche a déjà eu lieu.
   *[none] Seul un joueur dont le Diplomate suit un allié peut échanger.
}
kings-tricktakers-why-company = Cette compagnie est déjà prise.
kings-tricktakers-why-signal = { $reason ->
    [silent] À cette table, les alliés ne se font pas de signal.
    [said] Vous avez déjà fait signe à votre allié pendant ce pli.
    [used] Vous avez déjà échangé pendant cette manche.
   *[none] Seuls le Diplomate et son allié se font signe.
}
kings-tricktakers-why-target = { $mode ->
    [copy] Le Diplomate doit imiter une carte de pari d’un autre joueur.
   *[ally] L’allié du Diplomate doit être un autre joueur ; aucun pari n’est imité.
}
kings-tricktakers-why-appoint = Votre Assassin doit désigner un autre joueur de cette table.
kings-tricktakers-why-discard = Ce n’est pas le nombre de cartes à défausser maintenant.
kings-tricktakers-why-not-held = Vous n’avez pas { $card }.
kings-tricktakers-why-follow = Pas { $card } : il faut fournir { $suit ->
    [Y] du jaune
    [B] du bleu
    [G] du vert
   *[N] du noir
}, vous avez { $held }.{ $count ->
    [0] { "" }
    [one] { " " }{ $free } est permise aussi.
   *[other] { " " }{ $free } sont permises aussi.
}
kings-tricktakers-why-queen = { $reason ->
    [green] La { $queen } ne se pose pas avec une carte mais à sa place.
    [king] La { $queen } et le Roi ne vont pas ensemble.
    [other] Seule la { $queen } permet de jouer en dernier, et vous ne l’avez pas.
   *[used] La { $queen } n’est pas prête : elle a déjà servi.
}
kings-tricktakers-why-king = { $reason ->
    [card] Le { $king } ne va pas sur { $card } : il lui faut { $colour ->
        [W] une Mystique ou une Reddition imprimée
        [Y] une carte imprimée jaune
        [B] une carte imprimée bleue
        [G] une carte imprimée verte
       *[N] une carte imprimée noire
    }.
   *[played] Le { $king } a déjà été joué et ne va plus sur { $card }.
}
kings-tricktakers-why-change = { $owned ->
    [yes] Le Résistant ne change que 1, 10, Mystique et Reddition, pas { $card }.
   *[no] Sans Résistant face visible, { $card } ne change pas.
}
kings-tricktakers-why-extras = { $said ->
    [yes] Il n’y a rien à ajouter à { $card } : jouez-la simplement.
   *[no] Dites comment vous jouez { $card } : sans rien de plus, ou avec quelque chose.
}

## Pourquoi un joueur ordinateur joue ainsi

kings-tricktakers-hint-bid = À elles seules, vos cartes semblent bonnes pour environ { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
} ; avec ce qui reste face visible, ce pari promet le plus de points.
kings-tricktakers-hint-queen = { $pay ->
    [yes] La Dame devrait rapporter plus qu’elle ne coûte.
   *[no] La Dame devrait rapporter moins qu’elle ne coûte.
}
kings-tricktakers-hint-play = { $wanted ->
    [yes] Un pli de plus vous rapporterait des points
   *[no] Un pli de plus vous coûterait des points
}{ $fits ->
    [yes] , et { $card } gagne celui-ci dans environ { $chance } cas sur 100.
   *[no]  ; pourtant, de tout ce que vous pouvez jouer, { $card } promet le plus, même si elle gagne celui-ci dans environ { $chance } cas sur 100.
}
kings-tricktakers-hint-other = { $kind ->
    [draft] De tout ce qu’il y a à prendre, c’est ce qui va le mieux avec vos cartes et votre compagnie.
    [ally] Le pari de cet allié paie le plus s’il réussit.
    [copy] Parmi les paris à imiter, c’est celui qui va le mieux avec votre main.
    [keep] Les cartes que vous gardez ainsi vont le mieux avec votre pari.
    [lead] Un pli de plus vous rapporterait des points : entamez donc.
    [appoint] Un pli de plus ne vous rapporterait rien : laissez quelqu’un d’autre entamer.
    [delay] Qui joue en dernier sait ce que les autres ont joué.
    [hermit] Vos cartes ne vont pas avec votre pari, ou la manche touche à sa fin : de nouvelles cartes ne peuvent qu’aider.
    [help] Vous marquez avec votre allié : ceci laisse les plis à qui ils servent.
   *[other] De tout ce que vous pouvez faire, c’est ce qui promet le plus.
}

## La leçon

kings-tricktakers-lesson-company = Voici votre compagnie : Roi, Dame, Valet et trois personnages. Pariez avec un personnage : son dos dit combien de plis il paie. Les autres restent visibles et vous aident.
kings-tricktakers-lesson-bids = Les paris sont révélés. Chacun veut exactement son nombre de plis : un de trop est aussi mauvais qu’un de moins. Qui en cherche, et à qui en donner ?
kings-tricktakers-lesson-play = Fournissez si vous pouvez ; Mystiques et Redditions sont toujours permises. Le noir est atout, une Mystique le bat, une Reddition perd contre tout.
kings-tricktakers-lesson-won = Un pli pour vous : comparez votre compte à votre pari. Roi et Dame peuvent infléchir un pli quand une carte seule ne le peut.
kings-tricktakers-lesson-lost = Qui gagne un pli entame le suivant. S’il ne vous en faut plus, jouez des cartes basses et des Redditions.
kings-tricktakers-lesson-scored = La manche est comptée : le pari s’il est exact, les personnages visibles, le Valet, et un Roi joué. Le plus de points après trois manches gagne.

kings-tricktakers-habit-royal-first = quand vous choisissez votre set royal plus tôt que d’habitude
kings-tricktakers-habit-two-cards = quand vous retournez deux cartes plus souvent que d’habitude
kings-tricktakers-habit-lead-trump = quand vous entamez atout plus souvent que d’habitude
