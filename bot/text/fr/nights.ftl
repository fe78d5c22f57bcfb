# Les soirées jeux, en français.

button-night-come = Je viens
button-night-stay = Je ne peux pas
button-night-off = Annuler

night-title = Soirée { $game }
night-banner = Soirée jeux
night-event = Événement Discord
night-about = Venez jouer avec nous : { $game }. Il y a { $count } places. Indiquez que l’événement vous intéresse, ou appuyez sur « Je viens » sous le message du salon.
night-id = Organisation : { $host }. À déplacer avec `/soirée déplacer`, à annuler avec `/soirée annuler`. Soirée `{ $id }`
night-coming = { $count } places prises sur { $most }
night-how = Au début, des tables s’ouvrent pour les personnes qui viennent. Si personne d’autre ne vient, des ordinateurs jouent avec vous.
night-open = Les tables sont ouvertes. Votre place vous est gardée dix minutes.
night-off = Cette soirée a été annulée.
night-nobody = Personne ne s’est inscrit : aucune table n’a été ouverte.
night-table = table
night-thread = Table { $table } · { $names } · { $title }
night-reminder = { $who } : { $night } commence { $when }. Votre table s’ouvrira toute seule.
night-reminder-direct = { $night } commence { $when }. Votre table s’ouvrira toute seule : { $where }
night-went = Le bilan : { $night }
night-came = { $count ->
    [one] Une personne a joué.
   *[other] { $count } personnes ont joué.
}
night-points = Points : la part de vos adversaires que vous battez, ordinateurs compris.
night-nobody-played = Aucune partie n’a été jouée cette fois.
night-today = aujourd’hui
night-tomorrow = demain

night-opened = Votre soirée commence <t:{ $when }:F>. Fuseau horaire : { $zone } (le vôtre se règle avec `/réglages moi`).
night-opened-alone = Votre soirée commence <t:{ $when }:F>. Elle a un message, mais pas d’événement Discord : il me manque { $missing }.
night-moved = La soirée commence désormais <t:{ $when }:F>.
night-you-entered = À bientôt ! Je vous le rappellerai 15 minutes avant.
night-you-left = C’est noté : vous ne venez pas.
night-you-here = Vous êtes sur la liste. À bientôt !
night-started-now = La soirée commence.
night-sent-off = Cette personne n’est plus sur la liste.
night-called-off = La soirée est annulée.
night-off-question = Annuler cette soirée ?
night-off-text = L’événement Discord est annulé aussi. Les parties en cours continuent.

night-full = Toutes les places sont prises. Si quelqu’un se désiste, appuyez de nouveau sur **{ BUTTON("button-night-come") }**.
night-started = Cette soirée a commencé. Appuyez sur **{ BUTTON("button-join") }** à une table où il reste une place.
night-begun = Cette soirée a commencé : elle ne peut plus être déplacée.
night-over = Cette soirée est terminée.
night-entered-already = Vous êtes déjà sur la liste. À bientôt !
night-not-entered = Vous n’êtes pas sur la liste.
night-join-first = Vous n’êtes pas sur la liste. Appuyez d’abord sur **{ BUTTON("button-night-come") }**.
night-stranger = Cette personne n’est pas sur la liste.
night-not-host = Seul l’organisateur ou une personne qui gère le serveur peut le faire.
night-too-early = Vous êtes déjà sur la liste. Rien d’autre à faire.
night-own-match = Vous jouez à cette table. Demandez à une autre personne qui gère le serveur d’en décider.
night-plays = Vous participez à cette soirée. Demandez à une personne qui gère le serveur de s’en charger.
night-no-match = Une soirée jeux n’a pas de parties à trancher.
night-too-few = Personne ne s’est encore inscrit.
night-none = Aucune soirée n’est prévue ici. Organisez-en une avec `/soirée organiser`.
night-several = Plusieurs soirées sont prévues. Choisissez-en une dans l’option `soirée`.
night-bad-day = Je ne connais pas ce jour. Choisissez-le dans la liste, ou écrivez-le comme { $example }.
night-bad-time = Je ne connais pas cette heure. Écrivez-la comme 20:30 ou 20h30.
night-past = C’est dans le passé (<t:{ $when }:F>). Choisissez un moment à venir, ou réglez votre fuseau horaire avec `/réglages moi`.
night-too-far = Choisissez un jour dans les { $most } prochains jours.
night-bad-places = Choisissez de 1 à { $most } places.
