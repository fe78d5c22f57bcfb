# Préparer un serveur, en français.

setup-title = Préparer ce serveur
setup-well = Tout marche.
setup-ill = Il manque quelque chose. Corrigez-le, puis refaites **/installation vérifier**.
setup-good = ✅ { $where }
setup-bad = ⚠️ { $where } : { $trouble }
setup-missing = accordez-moi { $missing }
setup-tables = Tables dans { $where }
setup-daily = Donne du jour dans { $where }
setup-events = Événements Discord pour les soirées jeux
setup-threads = Tables et tournois dans des fils
setup-season = Saisons dans { $where }
setup-news = Donne du jour et saisons dans { $where }
setup-opener-role = { $where } peut ouvrir des tables
setup-call-role = { $where } peut être appelé aux tables
setup-champion-role = { $where } pour le champion de la saison
setup-no-daily = La donne du jour n’est publiée nulle part.
setup-no-events = Les soirées jeux n’ont pas d’événement Discord : il me manque *Créer des événements*.
setup-no-threads = Les tables et les tournois n’ont pas de fil : il me manque *Créer des fils publics* ou *Envoyer des messages dans les fils*.
setup-no-season = La fin des saisons est publiée là où l’on a joué en dernier.
setup-next = Chaque choix prend effet aussitôt. Autres choix : **/réglages serveur**. Première table : **/aide**.
setup-change = **/installation commencer** change tout cela.
setup-none = personne
setup-opener-role-pick = Qui ouvre des tables : { $present }
setup-call-role-pick = Rôle à appeler aux tables : { $present }
setup-news-pick = Salon : donne du jour et saisons
setup-champion-role-pick = Rôle du champion : { $present }
setup-daily-hour = Heure de la donne du jour
setup-hour = Donne du jour : à { $hour } h du matin

role-gone = ce rôle n’existe plus
role-silent = laissez tout le monde le mentionner : Paramètres du serveur, Rôles
role-not-own = Discord ne permet à personne de donner ce rôle ; choisissez-en un autre
role-above = placez mon rôle au-dessus de lui : Paramètres du serveur, Rôles

permission-manage-roles = *Gérer les rôles*

# Appeler le rôle du serveur à une table.

button-call = Appeler des joueurs
call-role = { $role } { $game } cherche { $seats ->
    [one] encore une personne
   *[other] encore { $seats } personnes
} : { $where }
call-no-role = Ce serveur n’a choisi aucun rôle à appeler. Les personnes qui le gèrent peuvent le faire avec **/installation commencer**.
call-too-early = Le rôle a été appelé il y a moins d’une heure. Vous pourrez l’appeler de nouveau <t:{ $when }:R>. **/table inviter** s’adresse tout de suite à quelqu’un.
call-private = Une table privée ne peut pas appeler de joueurs. **/table inviter** garde une place pour quelqu’un.
