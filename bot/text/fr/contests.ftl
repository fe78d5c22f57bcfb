# Les tournois, en français.

button-contest-here = Je suis là
button-contest-standings = Classement
button-contest-table = Ma table
button-contest-leave = Me retirer
button-contest-off = Annuler

contest-title = { $game } · { $system ->
    [robin] toutes rondes
    [knockout] élimination directe
    [duplicate] duplicate
   *[swiss] système suisse
}
contest-system-swiss = Système suisse
contest-system-robin = Toutes rondes
contest-system-knockout = Élimination directe
contest-system-duplicate = Duplicate
contest-rounds = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
}
contest-boards = { $count ->
    [one] 1 donne
   *[other] { $count } donnes
}
contest-size = { $count } par table
contest-pace = { $pace } par tour
contest-days = { $count ->
    [one] 1 jour par ronde
   *[other] { $count } jours par ronde
}

contest-stage-entry = inscriptions ouvertes
contest-stage-running = en cours
contest-stage-over = terminé
contest-stage-called-off = annulé
contest-entered = Inscriptions : { $count } sur { $most }
contest-nobody = Personne ne s’est encore inscrit.
contest-here = { $who } · présence confirmée
contest-starts-by-hand = { $host } lance le tournoi : **{ BUTTON("button-contest-standings") }**, puis **{ BUTTON("button-start") }**.
contest-starts = La première ronde commence { $when }.
contest-checks-in = Début { $when }. Pointage à partir de { $since } : appuyez sur **{ BUTTON("button-contest-here") }**, sinon vous n’aurez pas d’adversaire.
contest-checking-in = { $count ->
    [0] Début { $when }.
   *[other] Début { $when }. Présences : { $here } sur { $count }. Inscription plus ancienne ? Appuyez sur **{ BUTTON("button-contest-here") }**, sinon vous n’aurez pas d’adversaire.
}
contest-round = Ronde { $number }
contest-board = Donne { $number }
contest-until-soon = Les parties commencent { $begins }. La ronde se termine au plus tard { $until }.
contest-until = La ronde se termine au plus tard { $until }.
contest-won = { $count ->
    [one] Victoire de { $who } !
   *[other] { $who } partagent la première place !
}
contest-bye = { $who } ne joue pas cette ronde
contest-more-matches = { $count ->
    [one] et 1 autre table
   *[other] et { $count } autres tables
}
contest-drawn = égalité
contest-thread = Table { $table } · { $names } · { $title }, ronde { $round }
contest-why-forfeit = forfait
contest-why-late = hors délai
contest-why-closed = sans résultat
contest-why-ruled = sur décision
contest-order-swiss = Points, puis Buchholz, Sonneborn-Berger et confrontation directe.
contest-order-robin = Points, puis confrontation directe et Sonneborn-Berger.
contest-order-knockout = Tours atteints. En cas d’égalité, la place au plus grand numéro se qualifie.
contest-order-duplicate = Pour chaque donne, la part des joueurs à votre place que vous battez ; la moitié pour une égalité ou un repos.
contest-list = Tournois de ce serveur
contest-none-yet = Il n’y en a pas encore eu. Ouvrez-en un avec `/tournoi ouvrir`.
contest-off-question = Annuler ce tournoi ?
contest-off-text = Il se termine sans vainqueur. Les parties en cours continuent.

contest-opened = Tournoi ouvert. Son message apparaît dans ce salon.
contest-you-entered = Inscription faite. Votre table s’ouvre toute seule au début de la ronde.
contest-you-entered-check-in = Inscription faite. Appuyez sur **{ BUTTON("button-contest-here") }** dans les 15 minutes qui précèdent le début.
contest-you-left = Vous ne participez plus.
contest-you-left-playing = Vous ne participez plus. Finissez la partie que vous jouez.
contest-you-here = Vous jouerez la prochaine ronde.
contest-started-now = Le tournoi commence.
contest-ruled = Le sort de la table { $table } est tranché. Le journal garde votre décision.
contest-sent-off = Cette personne ne participe plus au tournoi. Le journal en garde la trace.

contest-full = Ce tournoi est complet.
contest-started = Ce tournoi a commencé et n’accepte plus personne.
contest-over = Ce tournoi est terminé.
contest-entered-already = Vous participez déjà.
contest-not-entered = Vous ne participez pas à ce tournoi.
contest-join-first = Vous ne participez pas à ce tournoi. Appuyez d’abord sur **{ BUTTON("button-join") }**.
contest-stranger = Cette personne ne participe pas au tournoi.
contest-too-early = Le pointage n’est pas encore ouvert. Il ouvre 15 minutes avant le début.
contest-too-few = Il y a trop peu de monde : il faut { $least } personnes. Invitez-en d’autres.
contest-not-host = Seul l’organisateur du tournoi ou une personne qui gère le serveur peut le faire.
contest-own-match = C’est votre propre partie. Demandez à une autre personne qui gère le serveur d’en décider.
contest-plays = Vous jouez dans ce tournoi. Demandez à une personne qui gère le serveur d’en décider.
contest-no-match = Cette partie n’existe pas dans cette ronde. Choisissez un de ses joueurs, ou personne pour une égalité.
contest-past = Trop tard : une ronde suivante dépend déjà de cette partie.
contest-unknown = Ce tournoi n’existe pas ici.
contest-none = Aucun tournoi n’est ouvert ou en cours ici. Ouvrez-en un avec `/tournoi ouvrir`.
contest-several = Plusieurs tournois sont en cours. Choisissez-en un avec l’option `tournoi`.
contest-again = Quelqu’un a été plus rapide. Réessayez.
contest-no-table = Vous n’avez pas de table dans cette ronde.
contest-called-off = Le tournoi a été annulé.
contest-fell-short = Annulé : moins de { $least } personnes étaient là au début.
contest-too-many = Ce serveur a déjà { $most } tournois et soirées en cours. Terminez-en un d’abord.
contest-bad-most = Choisissez de 2 à { $most } joueurs, ou jusqu’à { $robin } en toutes rondes.
contest-bad-rounds = Choisissez de 1 à { $most } rondes.
contest-rounds-given = L’option `rondes` ne vaut que pour le système suisse. Retirez-la.
contest-bad-days = Choisissez de 1 à { $most } jours par ronde.
contest-bad-start = Choisissez un début dans 1 minute au plus tôt et dans { $most } jours au plus tard.
contest-bad-pace = Un rythme de 24 heures ou plus demande `jours`, la durée de chaque ronde. Sans cette option, choisissez 15 minutes ou moins.
contest-bad-pace-days = Avec `jours`, choisissez un rythme de 24 heures ou plus.
contest-bad-title = Le titre doit tenir en { $most } caractères ordinaires.

contest-board-not-here = Impossible sur une donne duplicate : d’autres jouent la même donne.
contest-board-secret = D’autres jouent encore cette donne. Vous verrez la donne, le secret et la relecture quand la dernière table aura fini.
contest-board-log = La promesse de cette donne est la même à toutes les tables.
contest-board-result = Les résultats paraissent au classement quand toutes les tables ont joué cette donne.
contest-promises = Promesses des donnes, une par une : { $digits }
contest-evenings = { $count ->
    [one] 1 soirée
   *[other] { $count } soirées
}
contest-league-about = Une soirée rapporte jusqu’à 100 points, selon la part des donnes que vous y avez gagnée.
contest-no-league = Cette ligue n’existe pas. Nommez-en une en ouvrant une soirée avec `/duplicate ouvrir`.
