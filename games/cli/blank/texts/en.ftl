### Blank Game, in English.

blank-game-title = Blank Game
blank-game-title-short = Blank Game
blank-game-pitch = The highest card takes the trick
blank-game-slam = every trick of the game
blank-game-blurb = The highest card takes the trick.
blank-game-players = 2 to 4 players
blank-game-length = about 3 minutes
blank-game-advice = good with 3
blank-game-aim = Win more tricks than anybody else.

blank-game-option-cards = Cards in hand
blank-game-option-cards-about = How many cards each player gets, and so how many tricks you play.

blank-game-card = { $number }
blank-game-hand = Your hand
blank-game-tricks = tricks
blank-game-cards = cards
blank-game-trick-now = This trick
blank-game-trick-before = Last trick

blank-game-trick = Trick { $number } of { $of }
blank-game-over = The game is over
blank-game-turn = { $seat_you ->
    [yes] It is your turn.
   *[no] It is { $seat }’s turn.
}
blank-game-ask = Which card do you play?
blank-game-not-held = You do not hold { $card }.
blank-game-hint = { $ahead ->
    [yes] { $card } is the highest card of the trick so far.
   *[no] Nothing you hold beats this trick, so { $card } is the cheapest card to lose.
}

blank-game-played = { $seat_you ->
    [yes] You play { $card }.
   *[no] { $seat } plays { $card }.
}
blank-game-took = { $seat_you ->
    [yes] You take the trick.
   *[no] { $seat } takes the trick.
}
blank-game-result = { $tricks ->
    [one] 1 trick is enough to win.
   *[other] { $tricks } tricks are enough to win.
}
