# Saisons, classements et statistiques, en français.

## Petits mots

word-somebody = quelqu’un
word-others = { $count ->
    [one] une autre personne
   *[other] { $count } autres
}
season-number = Saison { $number }

merit-points = { $points } { $count ->
    [one] point
   *[other] points
}
merit-wins = { $count ->
    [0] aucune victoire
    [one] 1 victoire
   *[other] { $count } victoires
}
merit-games = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
merit-rating = **{ $rating }** ± { $doubt }

button-board = Classement
button-fame = Saison
button-end = Oui, la terminer

## Le classement

board-all-games = tous les jeux
board-all-seasons = toutes les saisons
sort-points = aux points de saison
sort-rating = à la cote
sort-wins = aux victoires
sort-games = aux parties jouées
sort-ladder = contre les ordinateurs
board-sort = Changer l’ordre
board-place = Place { $place } :
board-no-place = Sans place :
board-line = { $place } **{ $name }** · { $merit }
board-empty = Aucune partie n’a encore compté. Jouez avec quelqu’un pour la saison, ou contre des ordinateurs pour l’échelle : **/table nouvelle**.
board-own = Vous : place { $place } · { $merit }
board-own-provisional = Vous : { $merit }
board-own-none = Vous n’avez pas encore de partie dans ce classement.
board-page = Page { $page } sur { $pages } · { $count ->
    [one] 1 personne
   *[other] { $count } personnes
}
board-alt = { $what }. { $lines }.

## Une saison

season-day = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
season-none = Aucune saison n’est en cours ici. Une personne qui gère le serveur en commence une avec **/saison commencer**.
season-from-to = Du { $since } au { $until }
season-until = Depuis le { $since }, jusqu’au { $until }
season-since = Depuis le { $since }, sans date de fin
season-size = { $games ->
    [one] 1 partie
   *[other] { $games } parties
} · { $players ->
    [one] 1 personne
   *[other] { $players } personnes
}
season-empty = Aucune partie qui compte n’y a encore été jouée.
season-points = Points de chaque place
season-points-next = Points à partir de la prochaine saison
season-highlights = Temps forts
highlight-busiest = Le plus de parties : { $who } ({ $games })
highlight-climber = La plus belle progression de cote : **{ $who }** ({ $change })
highlight-favourite = Le jeu le plus joué : **{ $game }** ({ $games ->
    [one] 1 partie
   *[other] { $games } parties
})
season-fame = Palmarès
fame-line = { $season } : { $who } · { $points }
season-closed = { $season } : c’est fini
season-role-failed = Je n’ai pas pu donner ou reprendre le rôle du champion. **/installation vérifier** dit pourquoi.
season-end-question = { $season } : la terminer maintenant ?
season-end-text = { $games ->
    [0] Rien n’y a été joué, elle ne laissera donc pas de trace.
    [one] Une partie a compté. Le résultat est publié, et c’est définitif.
   *[other] { $games } parties ont compté. Le résultat est publié, et c’est définitif.
}
season-ended = La saison est terminée.
season-next = { $season } commence.
season-next-by-hand = La prochaine commencera avec **/saison commencer**.

points-title = Points de saison
points-text = Ce que rapporte chaque place, la meilleure d’abord. À égalité, les points des places sont partagés à parts égales.
points-line = À { $size } : { $points }

## Statistiques

stats-title = { $name }
stats-games = { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, { $wins ->
    [0] aucune victoire
    [one] 1 victoire
   *[other] { $wins } victoires
} ({ $share } %)
stats-figure-games = { $count ->
    [one] partie
   *[other] parties
}
stats-figure-wins = { $count ->
    [one] victoire
   *[other] victoires
}
stats-figure-rating = cote
stats-places = Places : { $places }
stats-place = place { $place } : { $count } fois
stats-streak = { $now ->
    [0] Plus longue série de victoires : { $longest }
   *[other] Victoires d’affilée : { $now } · plus longue série : { $longest }
}
stats-rating = Cote : { $rating }
stats-season = { $season } : { $points }, place { $place }
stats-on-time = À temps : { $share } % sur { $turns ->
    [one] 1 tour chronométré
   *[other] { $turns } tours chronométrés
}
stats-apart = { $games ->
    [one] Et une partie
   *[other] Et { $games } parties
} d’entraînement, en solitaire, hors classement ou sans que chacun ait joué ({ $wins ->
    [0] aucune gagnée
    [one] 1 gagnée
   *[other] { $wins } gagnées
})
trophy-win = Première victoire : { $games }
trophy-slam = Chelem dans { $game } : { $what }
trophy-streak = { $count } victoires d’affilée
stats-none-counted = Aucune partie n’a encore compté pour la cote et les saisons.
stats-none-counted-yet = Aucune partie avec d’autres personnes n’a encore compté pour la saison.
stats-summary = Vue d’ensemble
stats-by-game = Jeu par jeu
stats-game = **{ $game }** : { $games ->
    [one] 1 partie
   *[other] { $games } parties
}, { $wins ->
    [0] aucune victoire
    [one] 1 victoire
   *[other] { $wins } victoires
}, { $rating }
stats-rivals = Face à face
stats-rival = **{ $name }** · { $games ->
    [one] 1 partie
   *[other] { $games } parties
} : { $ahead } devant, { $behind } derrière{ $level ->
    [0] { "" }
   *[other] , { $level } à égalité
}
stats-curve = { $name } : cote, { $game }
stats-curve-game = partie { $number }
stats-curve-alt = { $what }. Sur les { $games } dernières parties, de { $begin } à { $end }, jamais sous { $least } ni au-dessus de { $most }.

## Avec le résultat

result-gain = { $points } · { $rating }
result-gain-nobody = ne compte pour personne : la place a changé de mains
result-season = Compte pour la saison { $season }. La cote est celle de ce jeu.
result-no-season = Aucune saison n’est en cours : la partie ne compte que pour la cote.
result-apart-computer = Entraînement contre des ordinateurs : la partie ne compte ni pour la saison ni pour l’échelle.
result-apart-advised = Partie gagnée avec de l’aide : elle ne compte pas pour l’échelle. Gagnez la prochaine sans aide !
result-orders = { $who } jouait ici et a donné des ordres pour la gestion du serveur : voir le journal.
result-apart-unrated = Ni points de saison ni cote : la table était ouverte hors classement.
result-apart-solo = Ni points de saison ni cote : une seule personne jouait.
result-apart-unplayed = Ni points de saison ni cote : la partie s’est terminée avant que chacun ait joué.
result-apart-substituted = Ni points de saison ni cote : après les remplacements, il restait moins de deux joueurs du début.
result-apart-brief = La partie ne compte pas : la personne gagnante a pris trop peu de décisions.
result-apart-often = Ni points de saison ni cote : seules dix parties avec la même personne comptent en 24 heures.
lobby-unrated = Hors classement : cette partie ne donnera ni points de saison ni cote.

## Refus

season-bad-name = Le nom d’une saison peut avoir de 1 à { $most } caractères visibles. Choisissez-en un plus court.
season-bad-day = Il me faut le dernier jour sous la forme année-mois-jour, par exemple { $example }.
season-day-past = Ce jour est déjà passé. Choisissez un jour à venir.
season-day-too-late = Une saison peut durer { $most } jours au plus. Choisissez un jour plus proche.
season-bad-points = Pour { $size } joueurs, il me faut { $size } nombres entiers de 0 à { $most }, aucun plus grand que celui qui le précède.
season-bad-size = Les points de saison concernent les tables de { $least } à { $most } joueurs.
season-bad-zone = Je ne connais pas ce fuseau horaire. Il porte le nom d’un lieu, par exemple *Europe/Paris* ou *America/Toronto* ; l’option **fuseau** complète ce que vous tapez.
season-runs = Une saison est en cours, et des parties y ont compté. Terminez-la d’abord avec **/saison terminer**.
season-ended-already = Cette saison est déjà terminée ; rien n’a changé.
season-none-running = Aucune saison n’est en cours : il n’y en a pas à terminer.
season-unknown = Je ne connais pas cette saison. L’option **saison** montre celles de ce serveur.
season-bad-game = Je ne connais pas ce jeu. L’option **jeu** montre ceux qui existent.
stats-none = Cette personne n’a encore terminé aucune partie sur ce serveur.
stats-none-you = Vous n’avez encore terminé aucune partie sur ce serveur. **/table nouvelle** ouvre une table.
stats-private = Cette personne garde ses statistiques pour elle.
