# Les commandes, en français : `cmd-<chemin>` décrit une commande, `cmd-<chemin>-name` est ce qu’on tape ; de même pour
# les options. Noms : minuscules, 32 signes au plus (lettres, chiffres, - et _) ; descriptions : 100 signes au plus.

# Les options de plusieurs commandes : `cmd-opt-<option>` vaut pour celles qui n’ont pas leurs propres mots.
cmd-opt-game-name = jeu
cmd-opt-game = Quel jeu
cmd-opt-level-name = niveau
cmd-opt-pace-name = rythme
cmd-opt-pace = Le temps d’un tour
cmd-opt-table-name = table
cmd-opt-table = Quelle table, s’il y en a plusieurs
cmd-opt-word-name = mot
cmd-opt-person-name = personne
cmd-opt-seat-name = place
cmd-opt-sure-name = certain
cmd-opt-sure = Le faire sans vous redemander
cmd-opt-season-name = saison
cmd-opt-title-name = titre
cmd-opt-title = Son nom
cmd-opt-size-name = taille
cmd-opt-size = Combien de joueurs par table
cmd-opt-language-name = langue
cmd-opt-text-mode-name = mode-texte
cmd-opt-text-mode = Tout écrire de façon à pouvoir être lu à voix haute
cmd-opt-time-zone-name = fuseau
cmd-opt-file-name = fichier
cmd-opt-file = Un enregistrement exporté, en JSON ou en texte
cmd-opt-tournament-name = tournoi
cmd-opt-tournament = Lequel, s’il y en a plusieurs
cmd-opt-day-name = jour
cmd-opt-day = Quel jour : choisissez dans la liste
cmd-opt-time-name = heure
cmd-opt-time = Quand, par exemple 20:30, dans votre fuseau horaire
cmd-opt-night-name = soirée
cmd-opt-night = Laquelle, s’il y en a plusieurs
cmd-opt-league-name = ligue

cmd-table-name = table
cmd-table = Tables : ouvrir, rejoindre, commencer, quitter, fermer

cmd-table-new-name = nouvelle
cmd-table-new = Ouvrir une table dans ce salon
cmd-table-new-opt-form-name = forme
cmd-table-new-opt-form = La forme courte du jeu (dix minutes environ), ou la partie entière
cmd-table-new-opt-seats-name = places
cmd-table-new-opt-seats = Combien de joueurs
cmd-table-new-opt-computers-name = ordinateurs
cmd-table-new-opt-computers = Combien d’ordinateurs installer tout de suite
cmd-table-new-opt-level = La force de ces ordinateurs
cmd-table-new-opt-thread-name = fil
cmd-table-new-opt-thread = Donner à la table un fil à elle
cmd-table-new-opt-rated-name = classée
cmd-table-new-opt-rated = La partie compte-t-elle pour la saison et pour la cote ?
cmd-table-new-opt-pace = Le temps d’un tour ; ensuite un ordinateur le joue

cmd-table-new-opt-private-name = privée
cmd-table-new-opt-private = Seules les personnes invitées peuvent s’asseoir
cmd-table-again-name = pareille
cmd-table-again = Ouvrir une table comme la dernière de ce salon

cmd-table-list-name = liste
cmd-table-list = Montrer les tables de ce serveur

cmd-table-show-name = montrer
cmd-table-show = Ramener le message d’une table au bas du salon

cmd-table-join-name = rejoindre
cmd-table-join = Prendre place à une table
cmd-table-join-opt-word = Votre mot pour le mélange ; sans mot, la promesse en fournit un

cmd-table-word-name = mot
cmd-table-word = Ajouter votre mot au mélange, ou le changer, avant le début de la partie
cmd-table-word-opt-word = Un mot ou une phrase ; il est publié avec le résultat

cmd-table-invite-name = inviter
cmd-table-invite = Garder une place à quelqu’un pendant dix minutes, et l’en avertir
cmd-table-invite-opt-person = Qui inviter
cmd-table-call-name = appeler
cmd-table-call = Appeler le rôle du serveur à une table où il reste des places, au plus une fois par heure
cmd-table-call-opt-table = Quelle table, s’il y en a plusieurs ici
cmd-table-decline-name = décliner
cmd-table-decline = Rendre une place qui vous est gardée

cmd-table-leave-name = quitter
cmd-table-leave = Quitter une table qui n’a pas commencé

cmd-table-start-name = commencer
cmd-table-start = Distribuer les cartes

cmd-table-add-computer-name = ajouter-ordinateur
cmd-table-add-computer = Installer un ordinateur à la table
cmd-table-add-computer-opt-level = Sa force

cmd-table-kick-name = exclure
cmd-table-kick = Retirer sa place à quelqu’un
cmd-table-kick-opt-seat = Numéro de la place, tel que la table le montre
cmd-table-undo-name = reprendre
cmd-table-undo = Reprendre votre dernier coup, tant que personne n’a agi depuis et que rien n’a été révélé
cmd-table-vote-name = vote
cmd-table-vote = Décider ensemble : pause, reprise, ordinateur pour quelqu’un, fin sans résultat
cmd-table-vote-opt-what-name = quoi
cmd-table-vote-opt-what = Ce que vous proposez, ou ce que vous répondez au vote en cours
cmd-table-vote-opt-seat = De qui il s’agit : le numéro de la place
cmd-table-sit-name = remplacer
cmd-table-sit = Prendre la place d’un absent, si elle est offerte
cmd-table-sit-opt-seat = Le numéro de la place
cmd-table-pause-name = pause
cmd-table-pause = Pour qui gère le serveur : mettre la partie en pause ; les horloges s’arrêtent
cmd-table-resume-name = relancer
cmd-table-resume = Pour qui gère le serveur : faire reprendre une partie en pause
cmd-table-move-name = déplacer
cmd-table-move = Pour qui gère le serveur : déplacer la table dans un autre salon ou fil
cmd-table-move-opt-channel-name = salon
cmd-table-move-opt-channel = Où la mettre

cmd-table-back-name = revenir
cmd-table-back = Reprendre vos cartes qu’un ordinateur joue pour vous

cmd-table-resign-name = renoncer
cmd-table-resign = Abandonner une partie en cours, après confirmation ; un ordinateur prend votre place

cmd-table-close-name = fermer
cmd-table-close = Fermer une table sans résultat

cmd-table-rematch-name = revanche
cmd-table-rematch = Rejouer au même jeu

cmd-hand-name = main
cmd-hand = Vos cartes à la table de ce salon, visibles de vous seulement
cmd-hand-opt-table = Quelle table, si vous jouez à plusieurs tables

cmd-block-name = bloquer
cmd-block = Écarter quelqu’un de vos tables, ou voir qui vous bloquez
cmd-block-opt-person = Qui bloquer ; laissez vide pour voir votre liste
cmd-unblock-name = débloquer
cmd-unblock = Laisser quelqu’un revenir à vos tables
cmd-unblock-opt-person = Qui débloquer

cmd-hint-name = conseil
cmd-hint = Ce qu’un ordinateur ferait à votre place, et pourquoi ; si la partie ne compte pas
cmd-hint-opt-table = Quelle table, si vous jouez à plusieurs tables

cmd-watch-name = regarder
cmd-watch = Regarder une partie en privé : ce qui est public, et ce qui s’est passé
cmd-watch-opt-table = Quelle table, s’il y en a plusieurs ici

cmd-show-hand-name = montrer-main
cmd-show-hand = Laisser une personne voir votre main, si la partie ne compte pas ; le journal le dit
cmd-show-hand-opt-person = Qui peut la voir, avec Regarder
cmd-show-hand-opt-table = Quelle table, si vous jouez à plusieurs tables

cmd-hide-hand-name = cacher-main
cmd-hide-hand = Ne plus montrer votre main à personne
cmd-hide-hand-opt-table = Quelle table, si vous jouez à plusieurs tables

cmd-play-name = jouer
cmd-play = Jouer à la table de ce salon, ou contre des ordinateurs ; sans rien, voir ce qu’il y a
cmd-play-opt-card-name = carte
cmd-play-opt-card = Ce que vous jouez : tapez quelques lettres et choisissez dans la liste

cmd-learn-name = apprendre
cmd-learn = Une première partie expliquée, contre des ordinateurs débutants ; elle ne compte pas

cmd-turns-name = tours
cmd-turns = Toutes les tables où c’est à vous de jouer

cmd-rules-name = règles
cmd-rules = Les règles d’un jeu, page par page
cmd-rules-opt-section-name = section
cmd-rules-opt-section = Quelle section ouvrir

cmd-daily-name = donne
cmd-daily = La donne du jour : la même pour tout le monde ici, un essai par personne

cmd-leaderboard-name = classement
cmd-leaderboard = Le classement : aux points, à la cote, aux victoires ou aux parties
cmd-leaderboard-opt-game = Un seul jeu ; sinon tous
cmd-leaderboard-opt-season = Quelle saison ; sinon celle en cours
cmd-leaderboard-opt-sort-name = ordre
cmd-leaderboard-opt-sort = Dans quel ordre
cmd-leaderboard-opt-page-name = page
cmd-leaderboard-opt-page = Quelle page

cmd-season-name = saison
cmd-season = Les saisons : celle en cours, les anciennes, ce que valent les places

cmd-season-show-name = montrer
cmd-season-show = Une saison : dates, podium, points, palmarès
cmd-season-show-opt-season = Laquelle ; sinon celle en cours

cmd-season-start-name = commencer
cmd-season-start = Commencer une saison maintenant, pour qui gère le serveur
cmd-season-start-opt-title = Son nom
cmd-season-start-opt-until-name = jusqu-au
cmd-season-start-opt-until = Son dernier jour, sous la forme année-mois-jour

cmd-season-end-name = terminer
cmd-season-end = Terminer maintenant la saison en cours, pour qui gère le serveur

cmd-season-points-name = points
cmd-season-points = Ce que valent les places ; la gestion du serveur le change pour la prochaine saison
cmd-season-points-opt-size-name = joueurs
cmd-season-points-opt-size = Combien de joueurs à la table
cmd-season-points-opt-points-name = points
cmd-season-points-opt-points = Points de chaque place, la meilleure d’abord, comme 5 3 1 ; sans rien, les points habituels

cmd-stats-name = stats
cmd-stats = Les parties de quelqu’un : places, séries, cote, face à face
cmd-stats-opt-player-name = joueur
cmd-stats-opt-player = De qui ; sinon les vôtres, visibles de vous seulement
cmd-stats-opt-game = Un seul jeu ; sinon tous

cmd-settings-name = réglages
cmd-settings = Les réglages de ce serveur et les vôtres

cmd-settings-server-name = serveur
cmd-settings-server = Les réglages de ce serveur, pour qui le gère
cmd-settings-server-opt-language = Langue des messages publics
cmd-settings-server-opt-threads-name = fils
cmd-settings-server-opt-threads = Donner à chaque nouvelle table un fil à elle
cmd-settings-server-opt-who-may-open-name = qui-peut-ouvrir
cmd-settings-server-opt-who-may-open = Qui peut ouvrir une table
cmd-settings-server-opt-tables-per-person-name = tables-par-personne
cmd-settings-server-opt-tables-per-person = Combien de tables une personne peut avoir ouvertes
cmd-settings-server-opt-tables-per-server-name = tables-par-serveur
cmd-settings-server-opt-tables-per-server = Combien de tables sur ce serveur
cmd-settings-server-opt-pace = Temps par tour aux nouvelles tables
cmd-settings-server-opt-lobby-hours-name = heures-attente
cmd-settings-server-opt-lobby-hours = Heures après lesquelles une table que personne ne commence ferme (0 : jamais)
cmd-settings-server-opt-table-returns-name = table-en-bas
cmd-settings-server-opt-table-returns = Republier une table en bas quand huit messages l’ont recouverte
cmd-settings-server-opt-undo-rated-name = reprise-comptée
cmd-settings-server-opt-undo-rated = Permettre de reprendre son dernier coup même dans les parties comptées
cmd-settings-server-opt-season-length-name = durée-saison
cmd-settings-server-opt-season-length = Fin de saison : avec le mois, ou quand la gestion du serveur la termine
cmd-settings-server-opt-time-zone = Le fuseau horaire du serveur : il fixe le début des mois
cmd-settings-server-opt-season-channel-name = salon-saison
cmd-settings-server-opt-season-channel = Où est publié le podium de chaque saison
cmd-settings-server-opt-daily-prize-name = prix-donne
cmd-settings-server-opt-daily-prize = La semaine des donnes du jour rapporte-t-elle des points de saison ?
cmd-settings-server-opt-daily-channel-name = salon-donne
cmd-settings-server-opt-daily-channel = Où publier le résultat de chaque donne du jour

cmd-settings-me-name = moi
cmd-settings-me = Vos réglages à vous
cmd-settings-me-opt-language = Langue des messages privés
cmd-settings-me-opt-confirm-name = confirmer
cmd-settings-me-opt-confirm = Demander avant chacun de vos coups
cmd-settings-me-opt-ping-name = appel
cmd-settings-me-opt-ping = Comment vous appeler quand c’est votre tour
cmd-settings-me-opt-quiet-hours-name = heures-calmes
cmd-settings-me-opt-quiet-hours = Quand ne pas vous appeler, par exemple 22:00-07:30, ou aucune
cmd-settings-me-opt-time-zone = Votre fuseau horaire, pour vos heures calmes
cmd-settings-me-opt-stats-public-name = stats-publiques
cmd-settings-me-opt-stats-public = Laisser voir vos statistiques aux autres
cmd-settings-me-opt-auto-play-name = jeu-automatique
cmd-settings-me-opt-auto-play = Jouer pour vous, après un instant, quand les règles ne vous laissent qu’un choix
cmd-settings-me-opt-preselect-name = choix-anticipé
cmd-settings-me-opt-preselect = Choisir une carte de votre main avant votre tour ; elle est jouée le moment venu

cmd-help-name = aide
cmd-help = Les jeux, la donne du jour, et comment ça marche

cmd-about-name = à-propos
cmd-about = Ce qu’est ce bot, et comment il va

cmd-replay-name = revoir
cmd-replay = Revoir une partie terminée coup par coup
cmd-replay-opt-game-name = partie
cmd-replay-opt-game = Une partie terminée de ce serveur

cmd-review-name = analyse
cmd-review = Les trois coups d’une partie terminée qui ont le plus coûté ou rapporté, pour chaque place
cmd-review-opt-game-name = partie
cmd-review-opt-game = Une partie terminée de ce serveur

cmd-verify-name = vérifier
cmd-verify = Redistribuer une partie terminée et vérifier que le mélange est bien celui promis
cmd-verify-opt-game-name = partie
cmd-verify-opt-game = Une partie terminée de ce serveur

cmd-privacy-name = données
cmd-privacy = Ce qui est gardé sur vous

cmd-privacy-export-name = exporter
cmd-privacy-export = Tout ce qui est gardé sur vous, dans un fichier

cmd-privacy-forget-name = oublier
cmd-privacy-forget = Oublier tout ce qui vous concerne

cmd-continue-name = continuer
cmd-continue = Continuer à partir d’un coup d’une partie terminée, à une nouvelle table qui ne compte jamais
cmd-continue-opt-move-name = coup
cmd-continue-opt-move = Après combien de coups, comptés comme dans la relecture
cmd-continue-opt-game-name = partie
cmd-continue-opt-game = Une partie terminée de ce serveur
cmd-continue-opt-seat = Votre place, comptée à partir de 1 ; la vôtre si vous ne dites rien
cmd-continue-opt-people-name = personnes
cmd-continue-opt-people = Laisser les autres places à des personnes, et non à des ordinateurs
cmd-tournament-name = tournoi
cmd-tournament = Tournois : ouvrir, s’inscrire, lancer, classement
cmd-tournament-show-name = montrer
cmd-tournament-show = Montrer le classement
cmd-tournament-list-name = liste
cmd-tournament-list = Montrer les tournois de ce serveur
cmd-tournament-join-name = rejoindre
cmd-tournament-join = S’inscrire à un tournoi
cmd-tournament-check-in-name = pointer
cmd-tournament-check-in = Dire que vous êtes là pour la prochaine ronde
cmd-tournament-withdraw-name = retirer
cmd-tournament-withdraw = Se retirer d’un tournoi
cmd-tournament-open-name = ouvrir
cmd-tournament-open = Ouvrir un tournoi dans ce salon
cmd-tournament-open-opt-system-name = système
cmd-tournament-open-opt-system = Qui rencontre qui : système suisse, sauf autre choix
cmd-tournament-open-opt-rounds-name = rondes
cmd-tournament-open-opt-rounds = Combien de rondes en système suisse
cmd-tournament-open-opt-starts-in-name = dans
cmd-tournament-open-opt-starts-in = Minutes avant le départ automatique ; sinon, vous le lancez
cmd-tournament-open-opt-days-name = jours
cmd-tournament-open-opt-days = Jours pour chaque ronde ; sinon, il se joue en direct
cmd-tournament-open-opt-most-name = maximum
cmd-tournament-open-opt-most = Combien de personnes peuvent s’inscrire
cmd-tournament-open-opt-title = Son nom
cmd-tournament-start-name = commencer
cmd-tournament-start = Commencer avec les présents (organisateur ou gestion du serveur)
cmd-tournament-ruling-name = décision
cmd-tournament-ruling = Trancher une partie de cette ronde (organisateur ou gestion du serveur)
cmd-tournament-ruling-opt-table = Le numéro de la table dans cette ronde
cmd-tournament-ruling-opt-winner-name = vainqueur
cmd-tournament-ruling-opt-winner = Qui gagne ; personne pour une égalité
cmd-tournament-remove-name = exclure
cmd-tournament-remove = Retirer quelqu’un (organisateur ou gestion du serveur)
cmd-tournament-remove-opt-person = Qui retirer
cmd-tournament-call-off-name = annuler
cmd-tournament-call-off = Finir sans vainqueur (organisateur ou gestion du serveur)

cmd-puzzles-name = problèmes
cmd-puzzles = Trouver le meilleur coup dans des positions de parties analysées sur ce serveur

cmd-insights-name = habitudes
cmd-insights = Là où vous perdez le plus, d’après vos parties terminées ici ; personne d’autre ne le voit
cmd-setup-name = installation
cmd-setup = Préparer ce serveur, et vérifier que tout marche
cmd-setup-start-name = commencer
cmd-setup-start = Choisir la langue, les salons et qui ouvre des tables, et tout vérifier
cmd-setup-check-name = vérifier
cmd-setup-check = Vérifier les permissions du bot dans chaque salon choisi
cmd-night-name = soirée
cmd-night = Soirées jeux : en organiser une, y venir, voir le bilan
cmd-night-plan-name = organiser
cmd-night-plan = Organiser une soirée jeux dans ce salon
cmd-night-plan-opt-places-name = places
cmd-night-plan-opt-places = Combien de personnes peuvent venir
cmd-night-move-name = déplacer
cmd-night-move = Changer la date d’une soirée (organisateur ou gestion)
cmd-night-call-off-name = annuler
cmd-night-call-off = Annuler une soirée (organisateur ou gestion)
cmd-night-join-name = venir
cmd-night-join = Dire que vous venez
cmd-night-leave-name = renoncer
cmd-night-leave = Dire que vous ne pouvez pas venir
cmd-duplicate-name = duplicate
cmd-duplicate = Soirées duplicate : les mêmes donnes à toutes les tables
cmd-duplicate-open-name = ouvrir
cmd-duplicate-open = Ouvrir une soirée duplicate dans ce salon
cmd-duplicate-open-opt-boards-name = donnes
cmd-duplicate-open-opt-boards = Combien de donnes chacun joue
cmd-duplicate-open-opt-starts-in-name = dans
cmd-duplicate-open-opt-starts-in = Minutes avant le départ automatique ; sinon, vous la lancez
cmd-duplicate-open-opt-league = La ligue dont cette soirée fait partie
cmd-duplicate-league-name = ligue
cmd-duplicate-league = Montrer le classement d’une ligue
cmd-duplicate-league-opt-league = Quelle ligue ; sinon, la dernière
