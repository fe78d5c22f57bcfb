# Monster Tricks, in English.
# $x_you is "yes" where $x is the reader.

monster-tricks-title = Monster Tricks
monster-tricks-slam = the best victory card in each of three rounds
monster-tricks-title-short = Monster
monster-tricks-pitch = Four open tricks, one secret bet
monster-tricks-blurb = Up to four tricks at once, and a secret bet: win exactly as many of them as your victory cards ask for.
monster-tricks-players = 2 to 5 players
monster-tricks-length = about 30 minutes
monster-tricks-advice = plays well with 4; one round is enough the first time
monster-tricks-daily-about = One round against two computer players: score as many points as you can; your lead breaks ties.

## Options

monster-tricks-option-first_seat = Who starts
monster-tricks-option-first_seat-about = Who leads first in the first round.
monster-tricks-option-rounds = Length
monster-tricks-option-rounds-about = Later rounds have victory cards that are worth more.
monster-tricks-option-rounds-1 = One round, with the victory cards 3, 6, 9
monster-tricks-option-rounds-2 = Two rounds, with 2, 4, 6 and then 3, 6, 9
monster-tricks-option-rounds-3 = Three rounds
monster-tricks-no-such-seat = Seat { $number } was chosen to play first, but there are only { $seats } players. Choose again who starts, or fill that seat.

## Cards

monster-tricks-card = { $colour ->
    [G] Green
    [Y] Yellow
    [B] Blue
   *[P] Purple
} { $value }
monster-tricks-suited = { $suit ->
    [G] Green
    [Y] Yellow
    [B] Blue
   *[P] Purple
} { $ranks }
monster-tricks-rank = { $value }
monster-tricks-victory-card = { $points } { $points ->
    [one] point
   *[other] points
}
monster-tricks-row = { $left }–{ $middle }–{ $right }

## Small parts of sentences

monster-tricks-round = Round { $number } (victory cards { $low }, { $middle }, { $high })
monster-tricks-target = trick { $number }
monster-tricks-target-new = a new trick
monster-tricks-seat = { $seat_you ->
    [yes] you
   *[no] { $seat }
}
monster-tricks-seat-points = { $seat_you ->
    [yes] you
   *[no] { $seat }
} { $points }
monster-tricks-active = counts now

## What happens

monster-tricks-event-laid = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} laid the victory cards, face down.
monster-tricks-event-all-laid = All victory cards are laid. { $starter_you ->
    [yes] You play
   *[no] { $starter } plays
} the first card.
monster-tricks-event-dealt = { $round }: new cards are dealt. { $starter_you ->
    [yes] You
   *[no] { $starter }
} will play first.
monster-tricks-event-opened = { $seat_you ->
    [yes] You open
   *[no] { $seat } opens
} trick { $number } with { $card }.
monster-tricks-event-played = { $seat_you ->
    [yes] You play
   *[no] { $seat } plays
} { $card } on trick { $number }{ $effect ->
    [takes] { " " }and { $seat_you ->
        [yes] take
       *[no] takes
    } it over
    [keeps] , already ahead
    [off] , off colour: { $owner_you ->
        [yes] you stay
       *[no] { $owner } stays
    } ahead
   *[under] : { $owner_you ->
        [yes] you stay
       *[no] { $owner } stays
    } ahead
}.
monster-tricks-event-taken = Trick { $number } is full: { $owner_you ->
    [yes] you win
   *[no] { $owner } wins
} it with { $best }. Tricks won: { $count }. The { $place ->
    [left] left
    [middle] middle
   *[right] right
} victory card is up: { $active }.
monster-tricks-event-round-over = Round { $round } is over. Points: { $results }.

## How it ends

monster-tricks-result-won = { $winner_you ->
    [yes] You win
   *[no] { $winner } wins
} with { $points } { $points ->
    [one] point
   *[other] points
}.
monster-tricks-result-tie = Level at { $total }; { $winner_you ->
    [yes] you win
   *[no] { $winner } wins
} with { $points } in round { $round }.
monster-tricks-result-shared = Still level: { $winners } share the victory with { $points } { $points ->
    [one] point
   *[other] points
} each.
monster-tricks-line-seat = { $points } ({ $count } { $count ->
    [one] trick
   *[other] tricks
}, row { $row })
monster-tricks-line-total = Total

## What is forbidden

monster-tricks-first-the-row = First everybody lays their victory cards; then play begins.
monster-tricks-row-is-laid = The victory cards are laid and cannot be moved any more.
monster-tricks-other-row = This round’s victory cards are { $low }, { $middle } and { $high }, each of them once.
monster-tricks-not-held = You do not hold { $card }.
monster-tricks-no-trick-there = No trick is open in place { $number }. Places for { $card }: { $places }.
monster-tricks-no-free-slot = Four tricks are open, so no new one may be opened. Places for { $card }: { $places }.
monster-tricks-wrong-colour = Trick { $number } was opened in { $colour ->
    [G] green
    [Y] yellow
    [B] blue
   *[P] purple
}. A card of another colour may go there only when it has no other place. Places for { $card }: { $places }.

## The table

monster-tricks-aim = end the round with your highest victory card up: only the card that is up scores.
monster-tricks-phase-rows = Round { $number } of { $rounds } · lay your victory cards { $low }, { $middle }, { $high }
monster-tricks-phase-play = Round { $number } of { $rounds } · victory cards { $low }, { $middle }, { $high } · turn { $turn } of { $turns }
monster-tricks-phase-over = The game is over
monster-tricks-fact-laying = Everybody lays three victory cards in a secret row. The 1st trick you win turns up the left card, the 2nd the middle one, the 3rd the right one, the 4th the left one again. Only the card that is up at the end counts. { $starter_you ->
    [yes] You play
   *[no] { $starter } plays
} first.
monster-tricks-fact-turn = { $seat_you ->
    [yes] You play
   *[no] { $seat } plays
} { $free ->
    [0] one card: on a trick opened in its colour or, if none of the four was, on any of them.
    [4] any card: it opens a trick.
   *[other] one card: on a trick opened in its colour, or as a new trick.
}
monster-tricks-counter-hand = Cards
monster-tricks-counter-tricks = Tricks
monster-tricks-counter-worth = Worth
monster-tricks-counter-score = Total
monster-tricks-zone-slot = { $number }
monster-tricks-zone-trick = { $number } { $colour ->
    [G] green
    [Y] yellow
    [B] blue
   *[P] purple
} ({ $missing } to go)
monster-tricks-trick-note = { $owner_you ->
    [yes] You are
   *[no] { $owner } is
} ahead; { $missing } { $missing ->
    [one] card
   *[other] cards
} to go.
monster-tricks-zone-last-trick = Last full trick
monster-tricks-zone-row = Victory cards
monster-tricks-zone-own-row = Victory cards
monster-tricks-zone-hand = Your hand
monster-tricks-own-row = Your row is worth { $now } now, and { $next } with one more trick.

## The questions

monster-tricks-ask-row = Lay your victory cards from left to right: one for 1 trick, one for 2 tricks, one for 3 tricks.
monster-tricks-ask-card = Which card do you play?
monster-tricks-ask-target = Where do you play { $card }?
monster-tricks-button-new = New trick
monster-tricks-button-trick = Trick { $number }
monster-tricks-says-new = open a new trick with { $card }
monster-tricks-says-play = { $card } on trick { $number }; { $full ->
    [yes] it is full and { $owner_you ->
        [yes] you win it
       *[no] { $owner } wins it
    }
   *[no] { $owner_you ->
        [yes] you are
       *[no] { $owner } is
    } ahead there
}

## Why a computer player plays so

monster-tricks-hint-row = Your cards look good for about { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}; laid in this order, the row promises the most points: about { $points }.
monster-tricks-hint-play = { $more ->
    [yes] Beyond the tricks you can expect, one more would bring you points
   *[no] Beyond the tricks you can expect, one more would cost you points
}. { $deed ->
    [opens] With { $card } you open a trick, and that promises the most.
    [wins] { $card } fills this one, and you win it; that promises the most.
    [ends] { $card } fills this one for somebody else; that promises the most.
    [takes] { $card } puts you ahead in this one, and that promises the most.
    [keeps] { $card } goes on one in which you stay ahead, and that promises the most.
   *[leaves] { $card } goes on one in which somebody else stays ahead, and that promises the most.
}

## The lesson

monster-tricks-lesson-row = A bet comes first: lay three victory cards. Your 1st trick turns up the left one, the 2nd the middle one, the 3rd the right one, the 4th the left again. Only the last one up counts.
monster-tricks-lesson-play = Up to four tricks lie open at once. Play on one of your card’s colour, or open a new one. You never have to follow.
monster-tricks-lesson-ahead = If you open a trick, you are ahead there until a higher card of its colour comes. With the fourth card it is full, and the player who is ahead wins it.
monster-tricks-lesson-taken = Somebody won a full trick, and one of their victory cards is up. Everybody knows it now: you can see what they want.
monster-tricks-lesson-won = Your first trick: your left victory card is up. When the card you want is up, stay out of further tricks.
monster-tricks-lesson-scored = The round is over: everybody scores the victory card that is up. The next round is worth more, with the victory cards 2, 4, 6 and then 3, 6, 9.

monster-tricks-habit-new-trick = when you open a new trick more often than usual
monster-tricks-habit-high-early = when you play high cards in the first four turns more often than usual
monster-tricks-habit-best-first = when you lay your best victory card first more often than usual
