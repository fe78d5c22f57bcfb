# La donne du jour, en français.

button-daily = Donne du jour
button-promise = Équité
button-daily-today = Donne d’aujourd’hui
button-daily-too = Jouer la donne du jour
button-daily-board = Classement
button-daily-share = Montrer au salon
button-day-before = Jour précédent
button-play = Jouer
button-go-on = Continuer
button-go-on-yesterday = Finir celle d’hier

daily-title = Donne du jour · { $day }
daily-day = { $weekday } { $day }
daily-alone = { $game }, en solitaire
daily-against = { $game } contre { $count ->
    [one] un ordinateur
   *[other] { $count } ordinateurs
} : { $level }
daily-until = La même donne pour tout le monde ici, un seul essai. Vous pouvez vous arrêter et revenir. Le jour se termine { $end } ; ce que vous aurez commencé d’ici là peut être fini jusqu’à { $last }.
daily-grace = Ce jour est passé. Qui a commencé peut encore finir jusqu’au { $last } ; ensuite la donne sera ouverte à tout le monde.
daily-open = Ce jour est passé : la donne, les parties et le secret sont ouverts à tout le monde.

daily-status-new = Vous ne l’avez pas encore essayée.
daily-status-running = Vous êtes en train de la jouer.
daily-status-done = Vous l’avez finie.
daily-status-given-up = Vous avez abandonné celle-ci.
daily-status-too-late = Pour vous, elle a fini après l’ouverture de la donne : elle ne compte pas.
daily-status-missed = Vous n’avez pas essayé celle-ci.
daily-status-placed = Place { $place } sur { $count } : { $result }
daily-streak = { $now ->
    [0] Pas de série en ce moment
    [one] { $now } jour de suite
   *[other] { $now } jours de suite
} · au mieux { $best }
daily-count-done = { $count ->
    [0] Personne ne l’a encore finie
    [one] { $count } personne l’a finie
   *[other] { $count } personnes l’ont finie
}
daily-count-playing = { $count } en train de la jouer
daily-count-given-up = { $count ->
    [one] { $count } abandon
   *[other] { $count } abandons
}
daily-unfinished = La donne du jour précédent vous attend encore, pour moins d’une heure.

daily-promise = Promesse de cette donne : { $digits }, faite le { $when }
daily-secret = Le secret derrière elle : { $digits }
daily-tomorrow = Demain : { $game } ; promesse { $digits }
daily-board-empty = Personne n’a fini cette donne.
daily-watch = Regarder la partie de quelqu’un
daily-week = La semaine du { $day }
daily-week-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
daily-week-about = Chaque jour, un point pour qui finit, et un par personne devancée.
daily-week-prize = Chaque jour, un point pour qui finit, et un par personne devancée. Les trois meilleures places de la semaine rapportent des points de saison.
daily-shared = { $who } a fini la donne du { $day } :

daily-promise-whole = Promis d’avance (SHA-256)
daily-proof-how = La promesse a été faite le { $when }. Toutes les parties de ce jour ont été distribuées à partir de ce secret, et ce que les ordinateurs ont joué en découle aussi.
daily-proof-yourself = Pour vérifier vous-même : comparez avec la promesse que vous avez vue, et ouvrez depuis le classement une partie de ce jour ; « python -m games verify FICHIER » redistribue son enregistrement. Le mot de personne n’entre dans ces donnes.

daily-result = Le classement et votre série sont à un bouton d’ici. Vos cartes restent entre nous jusqu’à l’ouverture de la donne.
daily-log = Promesse de la donne de ce jour (SHA-256) : `{ $hash }` Elle est la même pour tout le monde ici, sans le mot de personne. Le secret derrière elle est publié à l’ouverture de la donne, une heure après son jour.
daily-not-here = Impossible avec une donne du jour : chacun la joue seul, et sans aide.
daily-no-such-day = Il n’y avait pas de donne ce jour-là. **/donne** montre celle d’aujourd’hui.
daily-none = Aucun jeu d’ici ne propose de donne du jour.
daily-resign = Votre essai de cette donne s’arrête ici, sans résultat, et il n’y en a pas d’autre. C’est irrévocable.
daily-not-finished = Vous n’avez pas de résultat de ce jour à montrer.
table-daily-tried = Vous avez déjà tenté cette donne. **/donne** en propose une autre demain.
table-daily-over = Le jour de cette donne est passé : personne ne la commence plus. **/donne** montre celle d’aujourd’hui.
table-daily-secret = D’autres jouent peut-être encore cette donne. Secret, enregistrement et preuve seront là dès qu’elle sera ouverte, une heure après son jour.
