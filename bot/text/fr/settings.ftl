# Les réglages, en français.

set-server = Réglages de ce serveur
set-me = Vos réglages
button-set-tables = Tables
button-set-seasons = Saisons et donne du jour
set-hint = Chaque menu montre le réglage actuel. Votre choix prend effet aussitôt.
set-block = **/bloquer** écarte des personnes de vos tables, et montre lesquelles.
set-on = oui
set-off = non
set-language = Langue
set-language-auto-server = celle de Discord
set-language-auto-me = celle de votre Discord
set-text-mode = Mode texte, pour la lecture à voix haute
set-text-mode-auto-me = comme sur ce serveur
set-threads = Un fil pour chaque nouvelle table
set-who-may-open = Qui peut ouvrir une table
set-everyone = tout le monde
set-managers = les personnes qui gèrent le serveur
set-role = un rôle (/installation commencer)
set-tables-per-person = Tables ouvertes par personne
set-tables-per-server = Tables sur ce serveur
set-table-returns = Une table recouverte revient en bas
set-undo-rated = Reprendre un coup dans les parties comptées
set-confirm = Me demander avant chaque coup
set-auto-play = Jouer pour moi quand je n’ai pas le choix
set-preselect = Choisir ma carte avant mon tour
set-ping = M’appeler quand c’est mon tour
ping-channel = dans le salon
ping-direct = par message privé
set-quiet-hours = Heures calmes, sans aucun appel
quiet-none = aucune
set-time-zone-auto-me = comme sur ce serveur
ping-none = pas du tout
set-pace = Temps par tour, sauf choix d’une table
set-lobby-hours = Une table que personne ne commence ferme
set-lobby-hours-value = { $hours ->
    [0] jamais
    [one] au bout de { $hours } heure
   *[other] au bout de { $hours } heures
}
set-season-length = Fin des saisons
set-monthly = chaque mois
set-manual = quand on les termine
set-time-zone = Fuseau horaire
set-season-channel = Où publier la fin des saisons
set-season-channel-auto = là où l’on a joué en dernier
set-channel-here = dans ce salon
set-channel-other = dans un autre salon, choisi avec /réglages serveur
set-daily-prize = La semaine des donnes du jour rapporte des points de saison
set-daily-channel = Où publier le résultat de chaque donne du jour
set-daily-channel-auto = nulle part
set-stats-public = Les autres peuvent voir mes statistiques

# Ceux dont quelqu’un ne veut pas à ses tables

block-title = Personnes que vous avez bloquées
block-none = Personne.
block-about = Elles ne peuvent ni s’asseoir ni être invitées aux tables que vous avez ouvertes ou auxquelles vous jouez, et n’en apprennent pas la raison. Celles qui y sont déjà y restent. **/bloquer** ajoute quelqu’un.
block-lift = Débloquer quelqu’un
block-done = { $name } ne peut plus s’asseoir à vos tables.
block-lifted = C’est fait : cette personne peut revenir.
block-yourself = C’est vous. Vous avez toujours votre place à vos tables.
block-bot = Un bot ne s’assoit à aucune table : inutile de le bloquer.
block-not = Vous n’aviez pas bloqué cette personne.
block-full = Vous avez bloqué { $most } personnes : c’est le maximum. Débloquez d’abord quelqu’un.
