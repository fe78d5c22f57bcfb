### Blank Game, en français.

blank-game-title = Blank Game
blank-game-title-short = Blank Game
blank-game-pitch = La plus forte carte prend le pli
blank-game-slam = tous les plis de la partie
blank-game-blurb = La plus forte carte remporte le pli.
blank-game-players = de 2 à 4 joueurs
blank-game-length = 3 minutes environ
blank-game-advice = idéal à 3
blank-game-aim = Remportez plus de plis que les autres.

blank-game-option-cards = Cartes en main
blank-game-option-cards-about = Combien de cartes chacun reçoit, donc combien de plis vous jouez.

blank-game-card = { $number }
blank-game-hand = Votre main
blank-game-tricks = plis
blank-game-cards = cartes
blank-game-trick-now = Ce pli
blank-game-trick-before = Dernier pli

blank-game-trick = Pli { $number } sur { $of }
blank-game-over = La partie est terminée
blank-game-turn = { $seat_you ->
    [yes] C’est à vous.
   *[no] C’est à { $seat }.
}
blank-game-ask = Quelle carte jouez-vous ?
blank-game-not-held = Vous n’avez pas { $card }.
blank-game-hint = { $ahead ->
    [yes] { $card } est la plus forte carte du pli pour l’instant.
   *[no] Aucune de vos cartes ne prend ce pli : { $card } est la moins chère à perdre.
}

blank-game-played = { $seat_you ->
    [yes] Vous jouez { $card }.
   *[no] { $seat } joue { $card }.
}
blank-game-took = { $seat_you ->
    [yes] Vous remportez le pli.
   *[no] { $seat } remporte le pli.
}
blank-game-result = { $tricks ->
    [one] 1 pli suffit pour gagner.
   *[other] { $tricks } plis suffisent pour gagner.
}
