crowd-title-short = The Crowd
crowd-pitch = Tout le monde joue à la fois
crowd-title = La Foule aux Noms Exceptionnellement Longs
crowd-blurb = Sept à table, avec plus de tout que personne n’en veut.
crowd-players = de 2 à 7 joueurs
crowd-length = environ onze assemblées
crowd-advice = gardez sous la main le règlement sur la bonne tenue des jeux de cartes
crowd-card = { $suit ->
    [A] Licorne
    [B] Tortue
    [C] Pieuvre
    [D] Chouette
    [E] Coccinelle
   *[F] Pique
} { $rank }
crowd-phase = Manche { $round } sur 11, la grande assemblée des fédérations réunies
crowd-long = { $n }. Conformément au règlement relatif au bon déroulement des jeux de cartes à sept, la circonstance que voici est solennellement portée à la connaissance de toutes les personnes concernées.
crowd-zone = La collection commune de l’assemblée, partie { $n }
crowd-counter = Cartes recueillies avec les honneurs
crowd-who = { $who } décide
crowd-hand = Votre main
crowd-only-drawn = Crowd ne fait que se dessiner.
