# Ce que dit le service des tables : pourquoi il refuse, et ce qu’il écrit au journal d’une table.

## Refus

table-unknown = Je ne connais pas cette table sur ce serveur. **/table liste** montre celles qui existent.
table-not-open = La partie a commencé : on ne peut plus y prendre place. Vous pouvez regarder, ou ouvrir votre propre table avec **/table nouvelle**.
table-not-open-resign = La partie a commencé, vous ne pouvez plus simplement quitter la table. Si vous devez partir, **/table renoncer** laisse un ordinateur jouer à votre place.
table-not-open-word = La partie a commencé : les cartes sont mélangées, et plus aucun mot n’y change rien.
table-not-running = La partie n’a pas encore commencé. Une personne assise à la table peut appuyer sur **{ BUTTON("button-start") }**.
table-not-running-leave = La partie n’a pas encore commencé. Vous pouvez simplement quitter la table avec **{ BUTTON("button-leave") }**.
table-not-running-watch = La partie n’a pas commencé : il n’y a rien à regarder. **{ BUTTON("button-join") }** vous donne une place.
table-finished = Cette partie est terminée. **{ BUTTON("button-rematch") }** ouvre une nouvelle table pour les mêmes personnes.
table-not-finished = Cette partie n’est pas terminée. Redemandez quand il y aura un résultat.
table-closed = Cette table a été fermée. **/table nouvelle** en ouvre une autre.
table-full = Toutes les places sont prises. Vous pouvez regarder, ou ouvrir votre propre table avec **/table nouvelle**.
table-full-kept = Les places qui restent sont gardées pour des personnes invitées. Réessayez dans quelques minutes : celles que personne n’aura prises seront libres.
table-not-invited = Cette table est privée : seules les personnes invitées peuvent s’asseoir. Demandez une invitation à quelqu’un de la table, ou ouvrez la vôtre avec **/table nouvelle**.
table-not-for-you = Cette table ne vous est pas ouverte. **/table nouvelle** ouvre la vôtre, **/table liste** montre les autres.
table-invite-seated = Cette personne est déjà à la table.
table-invite-yourself = C’est vous. Quelqu’un d’autre peut vous inviter ; là où la table est ouverte à tous, **{ BUTTON("button-join") }** suffit.
table-invite-kept = Une place est déjà gardée pour { $name }.
table-invite-declined = { $name } a refusé une invitation à cette table. Cette personne peut toujours s’y asseoir d’elle-même.
table-invite-unwelcome = Impossible d’inviter { $name } à cette table.
table-invite-unseen = { $name } ne peut pas lire le salon de cette table. Ajoutez d’abord cette personne au salon, ou ouvrez une table là où elle est.
table-invited-often = Cela fait beaucoup d’invitations d’un coup. Vous pourrez inviter à nouveau <t:{ $when }:R>.
table-opened-often = Vous avez ouvert beaucoup de tables. Vous pourrez en ouvrir une autre <t:{ $when }:R>.
table-invite-none = Aucune place n’est gardée pour vous ici.
table-invite-nobody = Je ne peux inviter que des personnes de ce serveur, et aucun bot. Les ordinateurs s’assoient avec **{ BUTTON("button-add") }**.
table-already-seated = Vous êtes déjà à cette table.
table-not-seated = Vous ne jouez pas à cette table. Tant qu’elle est ouverte, **{ BUTTON("button-join") }** vous donne une place.
table-not-seated-rematch = La revanche est pour les personnes qui ont joué ici. **/table nouvelle** ouvre une table à tout le monde.
table-no-such-seat = Personne à exclure à cette place. **{ BUTTON("button-more") }**, sur la table, a un bouton par joueur.
table-absent = Un ordinateur joue vos cartes en votre absence. Appuyez sur **{ BUTTON("button-i-am-back") }** dans votre main, ou tapez **/table revenir**.
table-not-absent = Vous jouez déjà vos cartes vous-même.
table-paused = La partie est en pause : vous ne pouvez pas jouer. Pour proposer de reprendre, appuyez sur **{ BUTTON("button-more") }** à la table.
table-not-paused = La partie n’est pas en pause.
table-paused-by-order = Une personne qui gère le serveur a mis cette partie en pause, et décidera de la reprise.
table-vote-running = Un autre vote est en cours. La table le montre ; attendez qu’il se termine.
table-vote-over = Ce vote est terminé. La table montre où on en est.
table-vote-twice = Vous avez déjà voté ainsi.
table-vote-about-you = Ce vote porte sur vous, ce sont donc les autres qui décident. Jouez, et il prend fin.
table-vote-again = C’est trop tôt pour recommencer. Vous pourrez le proposer <t:{ $when }:R>.
table-vote-alone = Cette partie compte, et personne d’autre n’est là pour voter. Continuez, ou utilisez **/table renoncer**.
table-vote-alone-pause = Les autres sont absents : personne ne peut accepter une pause. Continuez, ou attendez que quelqu’un revienne.
table-turn-has-end = Son tour finit <t:{ $when }:R>. Sans coup d’ici là, un ordinateur jouera à sa place.
table-vote-not-awaited = Personne ne l’attend en ce moment : un ordinateur n’a pas à jouer à sa place.
table-vote-early = La table n’attend pas depuis longtemps. Vous pourrez le proposer <t:{ $when }:R>.
table-no-vacant-seat = Aucun ordinateur n’y joue pour un absent. **{ BUTTON("button-more") }**, sur la table, propose les places des absents.
table-offered-already = Cette place est déjà à prendre. La table a un bouton pour cela.
table-offered-soon = La personne qui avait cette place peut encore revenir. Vous pourrez la prendre <t:{ $when }:R>.
table-not-offered = Cette place n’est pas à prendre. La table montre ce qui est libre.
table-not-in-hand = Vous n’avez pas cette carte en main.
table-not-allowed-given-up = Cette partie compte pour la saison : une personne qui abandonne finit dernière, et personne ne prend sa place.
table-not-allowed-insider = Vous avez vu une main de cette partie, vous ne pouvez donc pas prendre une autre place. Vous pouvez regarder.
table-too-few = { $seated ->
    [one] Il y a une personne à la table, et ce jeu se joue à { $allowed }.
   *[other] Il y a { $seated } personnes à la table, et ce jeu se joue à { $allowed }.
} Attendez du monde, ou complétez avec des ordinateurs.
table-not-allowed = Seule la personne qui a ouvert la table, ou quelqu’un qui gère le serveur, peut faire cela.
table-not-allowed-seated = Seules les personnes assises à la table peuvent faire cela. **{ BUTTON("button-join") }** vous donne une place.
table-not-allowed-open = Sur ce serveur, seules les personnes qui le gèrent peuvent ouvrir des tables. Demandez-leur d’en ouvrir une pour vous.
table-not-allowed-role = Seuls les membres du rôle <@&{ $role }> peuvent ouvrir des tables ici. Vous pouvez toujours vous asseoir à une table ouverte.
table-not-allowed-running = D’autres personnes jouent ici : vous ne pouvez pas fermer la table. Utilisez **/table renoncer**, ou adressez-vous à quelqu’un qui gère le serveur.
table-not-allowed-rival = Vous ne pouvez remplacer quelqu’un que si la partie l’attend depuis un jour : <t:{ $when }:R>. Une personne qui gère le serveur peut le faire maintenant.
table-not-allowed-hint = Cette partie compte pour la saison : il n’y a pas de conseils. Il y en a en solo contre des ordinateurs, et aux tables hors classement.
table-not-allowed-show = Cette partie compte pour la saison : les mains restent cachées. Si elle ne compte pas, vous pouvez montrer la vôtre.
table-not-allowed-show-player = Cette personne joue à la même table. Vous ne pouvez montrer votre main qu’à quelqu’un qui n’y joue pas.
table-not-shown = Personne ne voit votre main.
table-too-many-person = Vous avez déjà { $most ->
    [one] une table ouverte
   *[other] { $most } tables ouvertes
} ici, et ce serveur n’en permet pas plus. Terminez-en ou fermez-en une d’abord.
table-too-many-guild = Ce serveur a déjà { $most ->
    [one] une table ouverte
   *[other] { $most } tables ouvertes
}, et il n’en permet pas plus. Rejoignez l’une d’elles : **/table liste**.
table-bad-game = Je ne connais pas ce jeu. Je connais { $allowed }.
lesson-none = Il n’y a pas de leçon pour ce jeu. **/règles** l’explique page par page.
lesson-not-here = Cette table n’est pas une leçon.
table-bad-option-name = Ce jeu n’a pas d’option « { $option } ». Il a : { $allowed }.
table-bad-option = { $option } : choisissez parmi { $allowed }.
table-bad-option-number = { $option } : choisissez un nombre de { $least } à { $most }.
table-bad-options = Ces options ne vont pas avec ce nombre de joueurs. Changez l’une d’elles.
table-bad-seats = Avec ces options, le jeu se joue à { $allowed }. Choisissez l’un de ces nombres.
table-bad-level = Ce jeu n’a pas d’ordinateur de cette force. Il a : { $allowed }.
table-bad-pace = Ce rythme n’existe pas. Un tour peut durer : { $allowed }.
table-bad-salt = Votre mot pour le mélange peut avoir de 1 à { $most } caractères visibles. Choisissez-en un autre.
table-too-many-computers = { $most ->
    [0] Il n’y a pas de place pour un ordinateur à cette table.
    [one] Il y a de la place pour un ordinateur à cette table.
   *[other] Il y a de la place pour { $most } ordinateurs à cette table.
} Choisissez-en moins, ou plus de places.
table-second-click = Ce clic a suivi de très près votre dernier coup : rien n’a été joué. Si c’est voulu, appuyez encore une fois.
table-stale = La table a changé entre-temps. La voici telle qu’elle est maintenant.
table-undo-nothing = Vous n’avez aucun coup à reprendre.
table-undo-acted = Quelqu’un a agi depuis votre dernier coup : vous ne pouvez plus le reprendre.
table-undo-revealed = Votre dernier coup a pioché ou montré quelque chose de caché : il ne peut pas être repris.
table-undo-rated = Cette partie compte pour la saison : on n’y reprend pas ses coups. Une personne qui gère le serveur peut le permettre avec **/réglages serveur**.
table-undo-often = Vous avez repris { $most } coups de suite. Celui-ci reste joué jusqu’à ce que quelqu’un d’autre ait agi.
table-unavailable = Je n’ai rien pu enregistrer : rien n’a changé. Réessayez dans un instant.
table-unavailable-locked = Ma base de données est occupée : rien n’a changé. Réessayez dans un instant.
table-unavailable-away = Je n’ai pas accès à ma base de données en ce moment. Réessayez dans un instant ; ce qui vous a été confirmé est conservé.
table-unavailable-readonly = Je ne peux rien enregistrer en ce moment : rien n’a changé. La personne qui héberge ce bot doit rendre sa base de données accessible en écriture ; votre partie attend.
table-unavailable-full = Mon disque est plein, rien n’a donc changé. La personne qui héberge ce bot doit faire de la place ; votre partie attend.
table-unavailable-broken = Je ne peux pas lire cette table en ce moment, rien n’a donc changé. Prévenez la personne qui héberge ce bot ; votre partie est conservée.
table-unavailable-game = Cette table joue à un jeu qui n’est pas installé ici ({ $game }). Prévenez la personne qui héberge ce bot ; votre partie est conservée.
table-unavailable-newer = Cette table a été ouverte avec des règles plus récentes que les miennes. Demandez à la personne qui héberge ce bot de le mettre à jour ; votre partie est conservée.

## Le journal

table-log-joined = { $name } prend place.
table-log-computer = { $name }, ordinateur, prend place.
table-log-left = { $name } quitte la table.
table-log-kicked = { $name } doit céder sa place.
table-log-word = { $name } donne un mot pour le mélange.
table-log-options = Les options ont été changées.
table-log-invited = Une place est gardée pour { $name }.
table-log-declined = { $name } refuse ; la place est libre.
table-log-lapsed = { $name } n’a pas pris la place ; elle est libre.
table-log-withdrawn = La place n’est plus gardée pour { $name }.
table-log-started = La partie commence.
table-log-shown = { $who_you ->
    [yes] Vous montrez votre main
   *[no] { $who } montre sa main
} à { $name }.
table-log-hidden = { $who_you ->
    [yes] Vous ne montrez plus votre main
   *[no] { $who } ne montre plus sa main
} à personne.
table-log-resigned = { $who_you ->
    [yes] Vous abandonnez
   *[no] { $who } abandonne
} ; un ordinateur prend le relais.
table-log-undone = { $who_you ->
    [yes] Vous reprenez votre dernier coup
   *[no] { $who } reprend son dernier coup
}.
table-log-replaced = { $who_you ->
    [yes] Un ordinateur joue désormais à votre place.
   *[no] Un ordinateur joue désormais à la place de { $who }.
}
table-log-replaced-by = { $who_you ->
    [yes] { $name }, qui gère le serveur, vous remplace
   *[no] { $name }, qui gère le serveur, remplace { $who }
} par un ordinateur.
table-counting = La partie commence dans 60 secondes. On peut arrêter le compte à rebours.
table-log-hint = { $who_you ->
    [yes] Vous avez demandé un conseil
   *[no] { $who } a demandé un conseil
}.
table-log-timeout = { $who_you ->
    [yes] Votre temps est écoulé ; un ordinateur joue ce tour pour vous
   *[no] Le temps de { $who } est écoulé ; un ordinateur joue ce tour
}.
table-log-absent = { $who_you ->
    [yes] Vous n’êtes plus là ; un ordinateur joue jusqu’à votre retour
   *[no] { $who } n’est plus là ; un ordinateur joue jusqu’à son retour
}.
table-log-back = { $who_you ->
    [yes] Vous revoilà
   *[no] Revoilà { $who }
}.
table-log-offered = { $who_you ->
    [yes] Votre place est à prendre jusqu’à votre retour.
   *[no] La place de { $who } est à prendre.
}
table-log-offered-by = { $who_you ->
    [yes] { $name }, qui gère le serveur, propose votre place à une autre personne jusqu’à votre retour.
   *[no] { $name }, qui gère le serveur, propose la place de { $who } à une autre personne.
}
table-log-substituted = { $name } joue désormais à la place de { $former }.
table-log-vote-offer = { $who_you ->
    [yes] Vous proposez
   *[no] { $who } propose
} que quelqu’un de nouveau puisse prendre la place de { $about }.
table-log-grace-seconds = Tapis a été injoignable pendant { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}. Toutes les horloges se sont arrêtées, et chacun a maintenant au moins 20 secondes.
table-log-grace = Tapis a été injoignable pendant { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes au plus
}. Toutes les horloges se sont arrêtées, et chacun a maintenant au moins 20 secondes.
table-log-paused = La partie est en pause ; les horloges sont arrêtées.
table-log-resumed = La partie reprend ; les horloges tournent de nouveau.
table-log-paused-by = { $name }, qui gère le serveur, met la partie en pause ; les horloges sont arrêtées.
table-log-resumed-alone = { $who_you ->
    [yes] Vous mettez
   *[no] { $who } met
} fin à la longue pause ; les horloges tournent de nouveau.
table-log-resumed-by = { $name }, qui gère le serveur, fait reprendre la partie ; les horloges tournent de nouveau.
table-log-closed-by = { $name }, qui gère le serveur, a fermé la table.
table-log-moved = { $name }, qui gère le serveur, déplace la table dans <#{ $channel }>.
table-log-vote-pause = { $who_you ->
    [yes] Vous proposez
   *[no] { $who } propose
} une pause.
table-log-vote-resume = { $who_you ->
    [yes] Vous proposez
   *[no] { $who } propose
} de reprendre la partie.
table-log-vote-replace = { $who_you ->
    [yes] Vous proposez
   *[no] { $who } propose
} qu’un ordinateur joue { $about_you ->
    [yes] pour vous jusqu’à votre retour
   *[no] pour { $about } jusqu’à son retour
}.
table-log-vote-abandon = { $who_you ->
    [yes] Vous proposez
   *[no] { $who } propose
} d’arrêter la partie sans résultat.
table-log-ballot-yes = { $who_you ->
    [yes] Vous êtes d’accord
   *[no] { $who } est d’accord
}.
table-log-ballot-no = { $who_you ->
    [yes] Vous n’êtes pas d’accord
   *[no] { $who } n’est pas d’accord
}.
table-log-vote-rejected = La proposition est rejetée.
table-log-vote-lapsed = Le temps de la proposition est écoulé ; rien ne change.
table-log-vote-moot = La proposition n’a plus d’objet.
table-log-closed = La table a été fermée.
table-log-closed-empty = Il n’y a plus personne ; la table est fermée.
table-log-closed-gone = Le salon de la table n’existe plus ; la table est fermée.
table-log-closed-forgotten = Personne n’a commencé la partie depuis longtemps ; la table est fermée.
table-log-closed-abandoned = Les joueurs ont arrêté la partie sans résultat.
table-log-closed-decided = Le tournoi a tranché cette partie : voyez son classement.
table-log-notice = La table aurait dû fermer pendant mon absence. Elle reste ouverte une heure de plus.
table-ended-alone = Tous les autres ont abandonné.
table-ended-deserted = Il ne reste que des ordinateurs.
