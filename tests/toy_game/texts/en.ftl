### Hilltops, in English.

hilltops-title-short = Hilltops
hilltops-pitch = Two tricks, then a race uphill
hilltops-title = Hilltops
hilltops-slam = every trick, and the game
hilltops-daily-about = Win as many tricks and hills as you can.
hilltops-daily-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
hilltops-blurb = Two tricks in the valley, then a secret race up the hills.
hilltops-players = 2 to 4 players
hilltops-length = about 5 minutes
hilltops-advice = good with 3

hilltops-option-bury = Cards each player buries
hilltops-option-bury-about = Buried cards are out of the game, and nobody sees them.
hilltops-option-windless = Wind over the hills
hilltops-option-windless-about = The wind picks a colour that beats the others on the hills.
hilltops-option-windless-false = the wind blows
hilltops-option-windless-true = no wind

hilltops-colour = { $colour ->
    [sun] Sun
    [moon] Moon
   *[leaf] Leaf
}
hilltops-call = { $call ->
    [low] low
   *[high] high
}
hilltops-card = { hilltops-colour } { $rank }

hilltops-phase-bury = Everybody buries cards
hilltops-phase-tricks = Trick { $trick } of { $of }
hilltops-phase-climb = Everybody chooses a route
hilltops-phase-over = The game is over
hilltops-over = Every hill is taken.

hilltops-points = Points
hilltops-cards = Cards
hilltops-hand = Your hand
hilltops-buried = Buried by you
hilltops-route = Your route
hilltops-trick = The trick
hilltops-last-trick = Last trick
hilltops-hill = Hill { $number }
hilltops-hill-tied = tied: nobody’s hill
hilltops-void = has no { hilltops-colour }
hilltops-line-tricks = tricks
hilltops-line-hills = hills

hilltops-leads = { $seat_you ->
    [yes] You lead
   *[no] { $seat } leads
} the next trick.
hilltops-called = { hilltops-colour } is asked for, and { hilltops-call } wins.
hilltops-wind = The wind favours { hilltops-colour }.

hilltops-ask-bury = { $number ->
    [one] Which card do you bury?
   *[other] Which { $number } cards do you bury?
}
hilltops-ask-lead = Which card do you lead?
hilltops-ask-call = Which card shall win the trick?
hilltops-call-high = the highest
hilltops-call-low = the lowest
hilltops-ask-follow = Which card do you add? { hilltops-colour } is asked for.
hilltops-ask-climb = In which order do your cards climb? The first takes hill 1.

hilltops-you-buried = You buried { $cards }.
hilltops-led = { $seat_you ->
    [yes] You lead
   *[no] { $seat } leads
} { $card }: { hilltops-call } wins.
hilltops-followed = { $seat_you ->
    [yes] You play
   *[no] { $seat } plays
} { $card }.
hilltops-won-trick = { $seat_you ->
    [yes] You win
   *[no] { $seat } wins
} the trick.
hilltops-wind-blows = The wind rises and favours { hilltops-colour }.
hilltops-won-hill = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} hill { $hill }.

hilltops-must-follow = You must follow { hilltops-colour }: you hold { $cards }.
hilltops-not-yours = { $card } is not in your hand.
hilltops-not-now = That is for another moment of the game.

hilltops-hint = { $kind ->
    [bury] Cards in the middle win neither high nor low.
    [lead] A card at one end goes with a call of { $low ->
        [yes] low
       *[no] high
    }.
    [follow] { $low ->
        [yes] The lower, the better here.
       *[no] The higher, the better here.
    }
   *[climb] Any order is as good as another.
}

hilltops-habit-low = when you call low more often than usual
