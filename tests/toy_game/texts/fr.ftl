### Hilltops, en français.

hilltops-title-short = Hilltops
hilltops-pitch = Deux plis, puis une course
hilltops-title = Les Collines
hilltops-slam = tous les plis, et la partie
hilltops-daily-about = Gagnez autant de plis et de sommets que possible.
hilltops-daily-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
hilltops-blurb = Deux plis dans la vallée, puis une course secrète vers les sommets.
hilltops-players = 2 à 4 joueurs
hilltops-length = environ 5 minutes
hilltops-advice = bien à 3

hilltops-option-bury = Cartes enterrées par chacun
hilltops-option-bury-about = Les cartes enterrées sortent du jeu sans que personne les voie.
hilltops-option-windless = Vent sur les collines
hilltops-option-windless-about = Le vent choisit une couleur qui bat les autres sur les sommets.
hilltops-option-windless-false = le vent souffle
hilltops-option-windless-true = pas de vent

hilltops-colour = { $colour ->
    [sun] Soleil
    [moon] Lune
   *[leaf] Feuille
}
hilltops-call = { $call ->
    [low] la plus basse
   *[high] la plus haute
}
hilltops-card = { hilltops-colour } { $rank }

hilltops-phase-bury = Chacun enterre des cartes
hilltops-phase-tricks = Pli { $trick } sur { $of }
hilltops-phase-climb = Chacun choisit son itinéraire
hilltops-phase-over = La partie est finie
hilltops-over = Toutes les collines sont prises.

hilltops-points = Points
hilltops-cards = Cartes
hilltops-hand = Votre main
hilltops-buried = Enterrées par vous
hilltops-route = Votre itinéraire
hilltops-trick = Le pli
hilltops-last-trick = Dernier pli
hilltops-hill = Colline { $number }
hilltops-hill-tied = égalité : la colline reste libre
hilltops-void = n’a pas de { hilltops-colour }
hilltops-line-tricks = plis
hilltops-line-hills = collines

hilltops-leads = { $seat_you ->
    [yes] Vous entamez
   *[no] { $seat } entame
} le prochain pli.
hilltops-called = { hilltops-colour } est demandé ; { hilltops-call } l’emporte.
hilltops-wind = Le vent favorise { hilltops-colour }.

hilltops-ask-bury = { $number ->
    [one] Quelle carte enterrez-vous ?
   *[other] Quelles { $number } cartes enterrez-vous ?
}
hilltops-ask-lead = Quelle carte entamez-vous ?
hilltops-ask-call = Quelle carte remportera le pli ?
hilltops-call-high = la plus haute
hilltops-call-low = la plus basse
hilltops-ask-follow = Quelle carte ajoutez-vous ? { hilltops-colour } est demandé.
hilltops-ask-climb = Dans quel ordre vos cartes montent-elles ? La première va sur la colline 1.

hilltops-you-buried = Vous avez enterré { $cards }.
hilltops-led = { $seat_you ->
    [yes] Vous entamez
   *[no] { $seat } entame
} { $card } : { hilltops-call } l’emporte.
hilltops-followed = { $seat_you ->
    [yes] Vous jouez
   *[no] { $seat } joue
} { $card }.
hilltops-won-trick = { $seat_you ->
    [yes] Vous remportez
   *[no] { $seat } remporte
} le pli.
hilltops-wind-blows = Le vent se lève et favorise { hilltops-colour }.
hilltops-won-hill = { $seat_you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} la colline { $hill }.

hilltops-must-follow = Il faut fournir { hilltops-colour } : vous avez { $cards }.
hilltops-not-yours = { $card } n’est pas dans votre main.
hilltops-not-now = Ce n’est pas le moment de la partie pour cela.

hilltops-hint = { $kind ->
    [bury] Les cartes du milieu ne gagnent ni en haut ni en bas.
    [lead] Une carte extrême va bien avec l’annonce { $low ->
        [yes] « bas »
       *[no] « haut »
    }.
    [follow] { $low ->
        [yes] Plus c’est bas, mieux c’est.
       *[no] Plus c’est haut, mieux c’est.
    }
   *[climb] Tous les ordres se valent.
}

hilltops-habit-low = quand vous annoncez bas plus souvent que d’habitude
