# « Battez-moi avec ces cartes », en français.

button-challenge = Battez-moi avec ces cartes
button-challenge-play = Jouer ces cartes
button-challenge-end = Comparer maintenant

challenge-title = { $game } · Battez { $who } !
challenge-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
challenge-result = { $who } a fait { challenge-score } avec ces cartes : place { $place } sur { $seats }.
challenge-same = Mêmes cartes, même place à la table, mêmes ordinateurs ({ $levels }).
challenge-places = { $count ->
    [one] Encore 1 place
   *[other] Encore { $count } places
}, fin { $until }.
challenge-taken = Toutes les places sont prises. Fin au plus tard { $until }.
challenge-about = Les cartes et les coups restent cachés jusqu’à ce que tout le monde ait joué. Ensuite, chacun ici voit qui a joué quoi. Cette partie ne compte jamais.
challenge-playing = { $who } joue
challenge-played-out = { $who } a joué
challenge-gone = { $who } n’a pas fini
challenge-over-title = { $game } · Les mêmes cartes
challenge-parted = **{ $where }** · { $plays }
challenge-alike = Tout le monde a joué de la même façon, de la première à la dernière carte.
challenge-alone = Personne d’autre n’a fini une partie avec ces cartes.

challenge-posted = Votre défi est dans <#{ $channel }>. Quand vos amis auront joué, on y verra à quel moment vos parties divergent.
challenge-ended = C’est fait. Tout le monde peut voir les parties.
challenge-often = Vous avez lancé plusieurs défis. Vous pourrez lancer le prochain <t:{ $when }:R>.
challenge-not-this = Seule une partie contre des ordinateurs que vous avez jouée vous-même jusqu’au bout, en privé et sans conseil, peut devenir un défi. **/jouer** en distribue une.
challenge-known = D’autres ont peut-être vu ces cartes ; personne ne pourrait les jouer à armes égales. **/jouer** vous en donne de nouvelles.
challenge-own = Vous avez déjà joué ces cartes. C’est au tour de vos amis.
challenge-seen = Vous avez vu ces cartes, dans une relecture, un moment partagé ou une autre partie. Vous ne pouvez donc pas les jouer ici.
challenge-full = Toutes les places sont prises. Appuyez sur **{ BUTTON("button-challenge") }** sous l’un de vos résultats pour lancer un autre défi.
challenge-private = La comparaison montre vos coups à tout le monde, et vous ne laissez personne voir vos parties. Changez cela avec **/réglages moi** pour participer.
challenge-over = Ce défi est terminé. Appuyez sur **{ BUTTON("button-replay") }** sous le résultat pour voir comment les cartes ont été jouées.
challenge-waits = Pas encore : les parties seront montrées quand toutes les personnes qui ont accepté auront fini.
challenge-stranger = Seules les personnes qui ont joué ces cartes peuvent mettre fin au défi avant l’heure.
table-secret = Des amis jouent encore ces cartes, rien n’en est donc montré. Revenez quand ils auront fini.
challenge-not-here = Vous jouez ces cartes pour un défi. Ce sera possible quand il sera terminé.
challenge-waits-for-all = Le message du défi comparera votre partie aux autres quand tout le monde aura joué.
