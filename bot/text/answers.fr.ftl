# Ce que disent d’eux-mêmes l’aiguillage et les commandes.

error-unknown-button = Ce bouton n’est plus à moi. Rouvrez votre main ou la table avec **/main** ou **/table montrer**.
error-server-only = Les tables vivent sur les serveurs : utilisez ceci dans un salon de serveur.
error-too-fast = Trop rapide ! Patientez quelques secondes et recommencez. Rien n’est perdu.
error-bad-hours = Je ne comprends pas ces heures. Écrivez-les comme 22:00-07:30, ou **none**.
error-slow = J’ai mis trop de temps à l’ouvrir. Appuyez encore une fois, s’il vous plaît.
error-unexpected = Quelque chose a mal tourné de mon côté ; rien n’a changé. Réessayez. Si cela persiste, donnez à l’hébergeur de ce bot le numéro **{ $incident }**.
error-command-changed = Cette commande vient de changer. Rechargez Discord (Ctrl+R, ou fermez l’application), puis retapez-la.
error-not-shown = Discord n’a pas affiché la réponse. Rien n’est perdu : ouvrez vos cartes avec **/hand** ou la table avec **/table show**.
error-managers-only = Seules les personnes ayant la permission *Gérer le serveur* peuvent changer cela.
error-no-thread = Je n’ai pas pu ouvrir de fil ici. Réessayez sans fil, ou permettez-moi de créer des fils publics dans ce salon.
error-permissions = Je ne peux pas encore faire cela ici. Demandez à une personne qui gère ce salon de m’accorder : { $missing }.

permission-view-channel = *Voir le salon*
permission-send-messages = *Envoyer des messages*
permission-send-messages-in-threads = *Envoyer des messages dans les fils*
permission-create-public-threads = *Créer des fils publics*
permission-attach-files = *Joindre des fichiers*

table-done = C’est fait. La table le montre.
table-none-here = Il n’y a pas de table de ce genre dans ce salon. **/table nouvelle** en ouvre une, **/table liste** montre où sont les autres.
table-several-here = Il y a plusieurs tables dans ce salon. Dites laquelle avec l’option **table**.
table-lives-in = Cette table est dans <#{ $channel }>.
table-opened-in = Votre table est ouverte dans <#{ $channel }>.
table-you-show = { $name } peut maintenant voir votre main, avec **{ BUTTON("button-watch") }** sur la table. **/cacher-main** y met fin aussitôt.
table-you-hide = Personne ne voit plus votre main.
table-you-joined = Vous êtes à la table. Bonne partie !
table-none-before = Aucune table n’a encore été ouverte dans ce salon. **/table nouvelle** ouvre la première.
table-invite-done = { $name } reçoit une invitation : une place est gardée dix minutes.
table-invite-refused = Vous avez rendu la place. Elle est libre pour les autres.
table-word-heard = « { $word } » entre dans le mélange. Vous pouvez le changer jusqu’au début de la partie ; il est publié avec le résultat.
table-you-left = Vous avez quitté la table.
table-you-started = La partie a commencé.
table-you-resigned = Vous avez abandonné. Merci d’avoir joué.
table-you-closed = La table est fermée.
table-computer-added = Un ordinateur prend place.
table-kicked = La place { $seat } est libre, ou tenue par un ordinateur si la partie a commencé.
table-proposed = C’est proposé. La table montre ce que disent les autres.
table-you-paused = La partie est en pause jusqu’à ce qu’une personne qui gère le serveur la fasse reprendre.
table-you-resumed = La partie reprend.
table-you-moved = La table est maintenant dans <#{ $channel }>.
table-moved-away = Cette table est maintenant dans <#{ $channel }>.
table-move-forum = <#{ $channel }> n’accepte pas de messages. Choisissez un salon, un fil ou une publication à l’intérieur.
table-move-permissions = Je ne peux pas encore y tenir une table. Donnez-moi dans <#{ $channel }> : { $missing }.
table-seat-taken = Vous jouez à partir d’ici. Les cartes sont à vous, et rien de ce qui a été joué ne change.
table-seat-taken-rated = Vous jouez à partir d’ici. La partie compte pour la saison, mais à cette place pour personne, puisque deux joueurs l’auront tenue.
