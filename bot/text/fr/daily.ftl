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
daily-until = La même donne pour tout le monde ici, un essai par personne. Vous pouvez vous arrêter et revenir. La journée se termine { $end } ; une partie commencée d’ici là peut être finie jusqu’à { $last }.
daily-grace = Ce jour est passé. Si vous avez commencé, vous pouvez finir jusqu’au { $last } ; ensuite, tout le monde verra la donne.
daily-open = Ce jour est passé : tout le monde peut voir la donne, les parties et le secret.

daily-status-new = Vous ne l’avez pas encore essayée.
daily-status-running = Vous êtes en train de la jouer.
daily-status-done = Vous l’avez finie.
daily-status-given-up = Vous avez abandonné celle-ci.
daily-status-too-late = Vous avez fini cette donne après sa publication : elle ne compte pas.
daily-status-missed = Vous n’avez pas essayé celle-ci.
daily-status-placed = Place { $place } sur { $count } : { $result }
daily-streak = { $now ->
    [0] Pas de série en ce moment
    [one] { $now } jour de suite
   *[other] { $now } jours de suite
} · record : { $best }
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
daily-unfinished = La donne d’hier vous attend encore, pour moins d’une heure.

daily-promise = Promesse de cette donne : { $digits }, faite le { $when }
daily-secret = Le secret correspondant : { $digits }
daily-tomorrow = Demain : { $game } ; promesse { $digits }
daily-board-empty = Personne n’a fini cette donne.
daily-watch = Regarder la partie de quelqu’un
daily-week = La semaine du { $day }
daily-week-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
daily-week-about = Chaque jour, un point si vous finissez, et un par personne devancée.
daily-week-prize = Chaque jour, un point si vous finissez, et un par personne devancée. Les trois meilleures places de la semaine rapportent des points de saison.
daily-shared = { $who } a fini la donne du { $day } :
daily-shared-already = Vous venez de le montrer. Vous pourrez le montrer de nouveau <t:{ $when }:R>.

daily-promise-whole = Promis d’avance (SHA-256)
daily-proof-how = La promesse a été faite le { $when }. Toutes les parties de ce jour ont été distribuées à partir de ce secret, et ce que les ordinateurs ont joué en découle aussi.
daily-proof-yourself = Pour vérifier vous-même : comparez avec la promesse que vous avez vue, puis ouvrez une partie de ce jour depuis le classement ; « python -m games verify FICHIER » redistribue son enregistrement. Aucun mot de joueur n’entre dans ces donnes.

daily-result = Le classement et votre série sont à un clic d’ici. Vos cartes restent entre nous jusqu’à la publication de la donne.
daily-log = Promesse de la donne de ce jour (SHA-256) : `{ $hash }` Elle est la même pour tout le monde ici, et aucun mot n’y entre. Le secret est publié avec la donne, une heure après la fin de la journée.
daily-not-here = Impossible avec une donne du jour : tout le monde la joue en solo et sans aide.
daily-no-such-day = Il n’y avait pas de donne ce jour-là. **/donne** montre celle d’aujourd’hui.
daily-none = Aucun jeu d’ici ne propose de donne du jour.
daily-resign = Votre essai s’arrête ici, sans résultat, et il n’y en a pas d’autre. C’est définitif.
daily-not-finished = Vous n’avez pas de résultat de ce jour à montrer.
table-daily-tried = Vous avez déjà tenté cette donne. **/donne** en propose une autre demain.
table-daily-over = Le jour de cette donne est passé : on ne peut plus la commencer. **/donne** montre celle d’aujourd’hui.
table-daily-secret = D’autres jouent peut-être encore cette donne. Le secret, l’enregistrement et la preuve seront publiés avec elle, une heure après la fin de la journée.
