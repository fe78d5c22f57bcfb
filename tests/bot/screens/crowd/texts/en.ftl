crowd-title-short = The Crowd
crowd-pitch = Everybody plays, and all at once
crowd-title = The Crowd of the Exceptionally Long Names
crowd-blurb = Seven at a table with more of everything than anybody wants.
crowd-players = 2 to 7 players
crowd-length = about eleven assemblies
crowd-advice = have the regulations on the orderly conduct of card games at hand
crowd-card = { $suit ->
    [A] Unicorn
    [B] Tortoise
    [C] Octopus
    [D] Screech-owl
    [E] Ladybird
   *[F] Spade
} { $rank }
crowd-phase = Round { $round } of 11, the grand assembly of the united federations
crowd-long = { $n }. In accordance with the regulations on the orderly conduct of card games among seven players, the following circumstance is hereby solemnly announced to everybody concerned.
crowd-zone = The common collection of the assembly, part { $n }
crowd-counter = Cards collected with honours
crowd-who = { $who } decides
crowd-hand = Your hand
crowd-only-drawn = Crowd is only ever drawn.
