# Claim, en français, avec les mots de la règle française.
# $x_you vaut « yes » quand $x est la personne qui lit.

claim-title = Claim
claim-slam = les cinq factions en une partie
claim-daily-about = Remportez le vote d’autant de factions que possible sur cinq ; à votes égaux, les cartes gagnées départagent.
claim-daily-score = { $score ->
    [one] { $score } vote sur 5
   *[other] { $score } votes sur 5
}
claim-title-short = Claim
claim-pitch = Recrutez, puis disputez les votes
claim-blurb = Recrutez une main en treize plis, puis disputez-en treize autres avec elle pour les votes de cinq factions.
claim-players = 2 joueurs
claim-length = environ 25 minutes
claim-advice = la première fois, laissez la table rappeler les cartes gagnées

## Options

claim-option-first_leader = Qui entame en premier
claim-option-first_leader-about = Qui joue la toute première carte.
claim-option-match_length = Longueur
claim-option-match_length-about = En trois parties, la rencontre va à qui en gagne deux.
claim-option-match_length-1 = Une partie
claim-option-match_length-3 = Au meilleur des trois parties
claim-option-show_known_recruits = Cartes centrales gagnées
claim-option-show_known_recruits-about = Tout le monde a vu qui les gagnait ; les rappeler ne révèle rien.
claim-option-show_known_recruits-false = De mémoire
claim-option-show_known_recruits-true = Rappelées sur la table

## Cartes

claim-card = { $faction ->
    [G] Gobelin
    [D] Nain
    [U] Mort-vivant
    [X] Doppelgänger
   *[K] Chevalier
} { $value }
claim-faction = { $faction ->
    [G] Gobelins
    [D] Nains
    [U] Morts-vivants
    [X] Doppelgängers
   *[K] Chevaliers
}
claim-suited = { $suit ->
    [G] Gobelins
    [D] Nains
    [U] Morts-vivants
    [X] Doppelgängers
   *[K] Chevaliers
} { $ranks }
claim-rank = { $value }

## Ce qui se passe

claim-event-game-starts = La partie { $game } commence. { $leader_you ->
    [yes] Vous entamez
   *[no] { $leader } entame
} le premier pli.
claim-event-prize = Nouvelle carte centrale : { $prize }.
claim-event-led = { $seat_you ->
    [yes] Vous entamez
   *[no] { $seat } entame
} : { $card }.
claim-event-answered = { $seat_you ->
    [yes] Vous répondez
   *[no] { $seat } répond
} : { $card }.
claim-event-recruited = { $winner_you ->
    [yes] Vous remportez le pli et recrutez
   *[no] { $winner } remporte le pli et recrute
} { $prize }. { $loser_you ->
    [yes] Vous prenez
   *[no] { $loser } prend
} la carte du dessus de la pioche. { $count ->
    [0] Les deux cartes jouées sont défaussées.
    [1] { $undead } va dans la pile de Score du gagnant ; l’autre carte est défaussée.
   *[other] { $undead } vont dans la pile de Score du gagnant.
}
claim-event-drew = { $seat_you ->
    [yes] Vous piochez
   *[no] { $seat } pioche
} { $card }.
claim-event-phase-2 = Seconde phase : les Partisans forment les mains. { $leader_you ->
    [yes] Vous entamez.
   *[no] { $leader } entame.
}
claim-event-gathered = { $winner_you ->
    [yes] Vous remportez
   *[no] { $winner } remporte
} le pli{ $scored ->
    [0] { "" }
   *[other] { " " }et { $winner_you ->
        [yes] marquez
       *[no] marque
    } { $cards }
}.{ $count ->
    [0] { "" }
   *[other] { " " }Les Nains vont au perdant : { $loser_you ->
        [yes] vous marquez
       *[no] { $loser } marque
    } { $dwarves }.
}

## La fin

claim-result-won = { $winner_you ->
    [yes] Vous remportez
   *[no] { $winner } remporte
} la couronne { $decision ->
    [cards] avec { $cards } cartes marquées contre { $fewer } ; les votes sont à égalité, { $votes } partout.
    [votes] avec { $votes } votes contre { $others } ; les autres ne vont à personne.
   *[majority] avec { $votes } votes contre { $others }.
}
claim-result-draw = Égalité des votes et des piles de Score : partie nulle.
claim-match-won = { $winner_you ->
    [yes] Vous remportez
   *[no] { $winner } remporte
} la rencontre, { $wins } { $wins ->
    [one] partie
   *[other] parties
} à { $losses }.
claim-match-draw = Rencontre nulle : { $wins } { $wins ->
    [one] partie gagnée
   *[other] parties gagnées
} de chaque côté.
claim-line-votes = Votes
claim-line-cards = Cartes marquées
claim-line-game = Partie { $game }
claim-line-game-of-seat = { $votes } { $votes ->
    [one] vote
   *[other] votes
}, { $cards } { $cards ->
    [one] carte
   *[other] cartes
}{ $won ->
    [yes] { " " }– gagnée
   *[no] { "" }
}
claim-line-games-won = Parties gagnées
claim-standing = { $count ->
    [0] aucune
   *[other] { $count } (la plus forte : { $highest }{ $vote ->
        [yes] , vote
       *[no] { "" }
    })
}

## Ce qui est interdit

claim-not-held = Vous n’avez pas { $card } en main.
claim-must-follow = Vous devez fournir ({ claim-faction }) : vous avez { $held }.{ $count ->
    [0] { "" }
   *[other] { " " }Les Doppelgängers sont permis aussi : { $wilds }.
}

## La table

claim-aim = { $phase ->
    [1] gagner de bonnes cartes centrales : elles seront votre main de la seconde phase.
   *[2] gagner le vote de trois des cinq factions ; chacun va à qui a le plus de ses cartes.
}
claim-phase = { $games ->
    [1] { "" }
   *[other] Partie { $game } sur { $games } ·{ " " }
}{ $phase ->
    [1] Première phase, recruter
   *[2] Seconde phase, rassembler les votes
} · pli { $trick } sur 13
claim-phase-over = La partie est finie
claim-fact-last-game = Partie { $game } : { $result }
claim-fact-leads = { $leader_you ->
    [yes] Vous entamez : toute carte est permise.
   *[no] { $leader } doit entamer.
}
claim-fact-answers = { $seat_you ->
    [yes] Vous devez
   *[no] { $seat } doit
} fournir si possible ({ claim-faction }{ $faction ->
    [X] { "" }
   *[other] , ou Doppelgängers
}).
claim-fact-void = Vous n’avez pas de { claim-faction } : toute carte est permise.
claim-prize-stake = Qui gagne le pli la recrute ; qui le perd prend la carte du dessus de la pioche, sans savoir laquelle.
claim-counter-hand = Main
claim-counter-recruits = Partisans
claim-counter-votes = Votes
claim-counter-games = Parties gagnées
claim-zone-prize = Carte centrale
claim-zone-trick = Pli
claim-zone-last-trick = Dernier pli
claim-zone-deck = Pioche
claim-zone-discard = Défausse
claim-zone-hand = Votre main
claim-zone-recruits = Vos Partisans (la main de la seconde phase)
claim-zone-known-recruits = Partisans, avec ceux qu’on a vus
claim-zone-pile = Pile de Score
claim-pile = { $factions }
claim-pile-faction = { $count } { $faction ->
    [G] { $count ->
        [one] Gobelin
       *[other] Gobelins
    }
    [D] { $count ->
        [one] Nain
       *[other] Nains
    }
    [U] { $count ->
        [one] Mort-vivant
       *[other] Morts-vivants
    }
    [X] { $count ->
        [one] Doppelgänger
       *[other] Doppelgängers
    }
   *[K] { $count ->
        [one] Chevalier
       *[other] Chevaliers
    }
} (le plus fort : { $highest }{ $vote ->
    [yes] , vote
   *[no] { "" }
})

## Les questions

claim-ask-lead = Avec quelle carte entamez-vous ?
claim-ask-follow = Quelle carte jouez-vous ?

## Pourquoi un joueur ordinateur joue ainsi

claim-hint-worth = { $worth ->
    [yes] { $prize } vaut mieux que ce que le perdant pioche en moyenne
    [undead] { $prize } ne vaut pas grand-chose, mais qui gagne marque les Morts-vivants joués
   *[no] { $prize } vaut moins que ce que le perdant pioche en moyenne
}
claim-hint-lead = { claim-hint-worth }. { $fits ->
    [yes] { $worth ->
        [no] { $card } perd le pli dans environ { $other } cas sur 100.
       *[other] { $card } gagne le pli dans environ { $chance } cas sur 100.
    }
   *[no] { $worth ->
        [no] Mais perdre le pli coûterait une meilleure carte ; { $card } le perd dans environ { $other } cas sur 100.
       *[other] Mais ce qui le gagnerait vaudra plus ensuite ; { $card } gagne dans environ { $chance } cas sur 100 et cède peu.
    }
}
claim-hint-answer = { claim-hint-worth }. { $wins ->
    [yes] { $worth ->
        [no] { $choice ->
            [yes] Mais perdre le pli coûterait une meilleure carte que { $card }.
           *[no] Mais toutes les cartes permises gagnent ; { $card } coûte le moins.
        }
       *[other] { $card } le gagne, et cela vaut bien cette carte.
    }
   *[no] { $worth ->
        [no] { $card } perd le pli.
       *[other] { $choice ->
            [yes] Mais le gagner coûterait une trop bonne carte ; { $card } cède peu.
           *[no] Mais aucune carte permise ne le gagne ; { $card } cède peu.
        }
    }
}
claim-hint-gather = { $wins ->
    [yes] { $card } gagne le pli, ce qui
    [no] { $card } perd le pli, ce qui
   *[lead] Même contre la meilleure réponse, { $card }
} laisse les meilleures chances d’avoir trois votes.

## La leçon

claim-lesson-start = D’abord treize plis, chacun pour la carte centrale. Vous entamez : toute carte est permise. La plus forte carte de la faction entamée gagne, sauf pouvoir contraire.
claim-lesson-follow = L’autre entame : vous devez fournir une carte de la même faction si vous en avez. Les Doppelgängers sont toujours permis ; ils comptent comme la faction entamée.
claim-lesson-won = Vous gagnez un pli : la carte centrale rejoint vos Partisans, face cachée. Ils seront toute votre main de la seconde phase.
claim-lesson-lost = Vous perdez un pli et recrutez à la place une carte inconnue de la pioche. Face à une mauvaise carte centrale, c’est parfois mieux.
claim-lesson-undead = Un premier pouvoir : les Morts-vivants joués en première phase ne sont pas défaussés, ils vont dans la pile de Score du gagnant et comptent pour les votes.
claim-lesson-phase-2 = Seconde phase : vos Partisans sont votre main. Vous gardez désormais les cartes des plis gagnés ; le plus de cartes d’une faction donne son vote, et trois votes la victoire.
claim-lesson-scored = Vous marquez vos premières cartes. La table montre combien vous en avez l’un et l’autre de chaque faction, et à qui irait son vote.
claim-lesson-dwarves = Les Nains sont contrariants : en seconde phase, ils vont à qui perd le pli.

claim-habit-lead-high = quand vous entamez d’un 7, d’un 8 ou d’un 9 en première phase plus souvent que d’habitude
claim-habit-overpay = quand vous jouez un 7, un 8 ou un 9 pour une carte centrale de 3 ou moins plus souvent que d’habitude
claim-habit-doppelganger = quand vous répondez par un Doppelgänger plus souvent que d’habitude
