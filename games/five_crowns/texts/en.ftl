# Five Crowns, in English.
# $x_you is "yes" where $x is the reader. $rank is a number: 11 Jack, 12 Queen, 13 King.

five-crowns-title = Five Crowns
five-crowns-slam = eight of eleven rounds without a point
five-crowns-daily-about = The puzzle for one: close as many of the eleven piles as you can; what the open piles would cost breaks ties.
five-crowns-daily-score = { $score } of 11 piles closed
five-crowns-title-short = Five Crowns
five-crowns-pitch = Rummy whose wild rank keeps changing
five-crowns-blurb = Eleven rounds of rummy with five suits and a new wild rank each time; the fewest points win. Alone, it is a puzzle of eleven piles.
five-crowns-players = 2 to 7 players, or 1 for the puzzle
five-crowns-length = about 45 minutes
five-crowns-advice = plays well with 4; for a shorter game, start with round 6

## Options

five-crowns-option-start_round = First round
five-crowns-option-start_round-about = Each round deals one card more, beginning with three.
five-crowns-option-first_dealer = Who deals first
five-crowns-option-first_dealer-about = The player to the dealer’s left plays first.
five-crowns-option-auto_go_out = Going out
five-crowns-option-auto_go_out-about = What happens when everything you keep after a discard is in melds.
five-crowns-option-auto_go_out-false = When you say so
five-crowns-option-auto_go_out-true = As soon as a discard allows it
five-crowns-option-stall_turns = Turns before a round stops
five-crowns-option-stall_turns-about = If nobody goes out within this many turns each, the round is scored as it stands.
five-crowns-bad-dealer = Seat { $number } cannot deal first: there are only { $seats } players.

## Cards

five-crowns-rank = { $rank ->
    [11] Jack
    [12] Queen
    [13] King
   *[other] { $rank }
}
five-crowns-ranks = { $rank ->
    [11] Jacks
    [12] Queens
    [13] Kings
   *[other] { $rank }s
}
five-crowns-letter = { $rank ->
    [11] J
    [12] Q
   *[13] K
}
five-crowns-card = { five-crowns-rank } of { $suit ->
    [H] hearts
    [D] diamonds
    [C] clubs
    [S] spades
   *[T] stars
}
five-crowns-suited = { $suit ->
    [H] hearts
    [D] diamonds
    [C] clubs
    [S] spades
   *[T] stars
} { $ranks }
five-crowns-joker = Joker
five-crowns-name = { $seat }

## What happens

five-crowns-event-round = Round { $round } begins: { $rank } cards each, { five-crowns-ranks } are wild. { $card } is turned up. { $starter_you ->
    [yes] You play
   *[no] { $starter } plays
} first.
five-crowns-event-drew = { $seat_you ->
    [yes] You draw
   *[no] { $seat } draws
} { $card }.
five-crowns-event-took = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} { $card } from the discard pile.
five-crowns-event-discarded = { $source ->
    [pile] { $seat_you ->
        [yes] You discard
       *[no] { $seat } draws from the pile and discards
    }
   *[discard] { $seat_you ->
        [yes] You discard
       *[no] { $seat } discards
    }
} { $card }.
five-crowns-event-out = { $source ->
    [pile] { $seat_you ->
        [yes] You discard
       *[no] { $seat } draws from the pile, discards
    }
   *[discard] { $seat_you ->
        [yes] You discard
       *[no] { $seat } discards
    }
} { $card } and { $seat_you ->
    [yes] go out!
   *[no] goes out!
} Everybody else has one last turn.
five-crowns-meld = { $kind ->
    [run] the run { $cards }
    [book] the book { $cards }
   *[wilds] wild cards { $cards }
}
five-crowns-event-laid = { $seat_you ->
    [yes] You lay
   *[no] { $seat } lays
} down { $melds ->
    [0] no meld
    [one] one meld
   *[other] { $melds } melds
}{ $count ->
    [0] ; nothing is left over.
   *[other] { $few ->
        [yes] ; left over: { $left }, { $points } points.
       *[no] ; { $count } cards are left over, { $points } points.
    }
}
five-crowns-event-refilled = The draw pile is empty: the discard pile is shuffled and becomes the new one, { $count } cards. { $card } is turned up.
five-crowns-event-stalled = Everybody has had { $turns } { $turns ->
    [one] turn
   *[other] turns
} and nobody went out: the round stops.
five-crowns-points-of-seat = { $seat_you ->
    [yes] you
   *[no] { $seat }
} { $points }
five-crowns-event-scored = Points of round { $round }: { $points }.
five-crowns-event-revealed = The card to place: { $card }.
five-crowns-event-put = { $same ->
    [yes] { $card } goes to pile { $pile } and leaves the game at once.
   *[no] { $card } goes to pile { $pile }, { $gone } leaves the game.
}
five-crowns-event-closed = Pile { $pile } is closed: { $melds }.

## How it ends

five-crowns-result-won = { $winner_you ->
    [yes] You win
   *[no] { $winner } wins
} with { $points ->
    [one] 1 point
   *[other] { $points } points
} in all.
five-crowns-result-shared = { $winners } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
} each.
five-crowns-solo-won = The puzzle is solved: all eleven piles are closed.
five-crowns-solo-lost = The draw pile is used up: { $closed } of 11 piles closed, { $points } points left in the others.
five-crowns-line-round = Round { $round } ({ five-crowns-ranks })
five-crowns-line-went-out = 0, out
five-crowns-line-total = Total
five-crowns-line-closed = Piles closed
five-crowns-line-open-points = Points in open piles

## What is forbidden

five-crowns-draw-first = Draw a card first: from the draw pile or from the discard pile.
five-crowns-has-drawn = You have drawn a card already; now discard one.
five-crowns-not-held = You do not hold { $card }.
five-crowns-already-out = { $closer } has already gone out: this is a last turn. Your melds are laid down automatically.
five-crowns-goes-out-alone = At this table you go out automatically when everything left after your discard melds.
five-crowns-does-not-meld = To go out, all your other cards must meld. { $left } would be left over ({ $points } points).
five-crowns-not-here = You can put cards on piles only in the puzzle for one.
five-crowns-only-put = In the puzzle, put the card that was turned up on a pile.
five-crowns-pile-is-closed = Pile { $pile } is closed and takes no more cards.
five-crowns-not-in-pile = { $card } is neither in pile { $pile } nor the card that was turned up.

## The table

five-crowns-aim = meld all your cards in runs (one suit) and books (one rank), and collect the fewest points.
five-crowns-turn = Round { $round } of 11 · { five-crowns-ranks } and jokers are wild
five-crowns-out = Round { $round } of 11 · { five-crowns-ranks } and jokers are wild · last turns
five-crowns-solo = Puzzle for one · { $closed } of 11 piles closed
five-crowns-phase-over = The game is over
five-crowns-fact-last-turns = { $closer_you ->
    [yes] You have
   *[no] { $closer } has
} gone out: one last turn for everybody else.
five-crowns-fact-turn = { $source ->
    [no] { $player } draws a card.
    [pile] { $player } has drawn from the draw pile and discards a card.
   *[discard] { $player } has taken the top discard and discards a card.
}
five-crowns-counter-hand = Cards
five-crowns-counter-points = Points
five-crowns-counter-closed = Piles closed
five-crowns-counter-turns = Cards to place
five-crowns-zone-discards = Discard pile
five-crowns-zone-draw = Draw pile
five-crowns-zone-melds = { $all ->
    [yes] All your cards meld
   *[no] Your melds
}
five-crowns-zone-own-left = { $melds ->
    [yes] Left over ({ $points } points)
   *[no] No meld yet ({ $points } points)
}
five-crowns-zone-laid = { $out ->
    [yes] Went out
   *[no] Laid down
}
five-crowns-zone-laid-before = Round { $round }{ $out ->
    [yes] , went out
   *[no] { "" }
}
five-crowns-zone-left = { $before ->
    [0] Left ({ $points })
   *[other] Round { $before }, left ({ $points })
}
five-crowns-zone-pile = Pile { $pile }{ $rank ->
    [11] , Jacks
    [12] , Queens
    [13] , Kings
   *[other] { "" }
} ({ $missing } to go)
five-crowns-pile = { $pile }
five-crowns-fact-closed = Closed piles: { $piles }.
five-crowns-zone-to-come = Still to come, in unknown order

## The questions

five-crowns-ask-draw = Where do you draw from?
five-crowns-choice-pile = Draw pile{ $out ->
    [yes] , then you can go out
   *[no] { "" }
}
five-crowns-choice-take = take · then { $out ->
    [yes] you can go out
   *[no] { $points } points
}
five-crowns-says-pile = draw the top card of the draw pile
five-crowns-says-take = take { $card } from the discard pile
five-crowns-says-discard = discard { $card }
five-crowns-ask-discard = You have drawn { $card }. Which card do you discard?
five-crowns-advice-discard = ★ leaves the least: { $points } points.
five-crowns-ask-out = You have drawn { $card }. You can go out!
five-crowns-ask-out-with = Which card do you discard? All others meld.
five-crowns-choice-out = Go out
five-crowns-choice-on = Play on
five-crowns-says-out = discard { $card } and go out
five-crowns-ask-put = Where do you put { $card }?
five-crowns-advice-put = ★ is a hint.
five-crowns-choice-put = { $pile } · { $better ->
    [yes] { $after ->
        [0] closes
       *[other] down to { $after }
    }
   *[no] stays at { $after }
}
five-crowns-ask-leaves = Pile { $pile } takes { $card }. Which card leaves the game?
five-crowns-says-put = { $same ->
    [yes] { $card } to pile { $pile }, and out of the game at once
   *[no] { $card } to pile { $pile }, { $gone } leaves the game
}

## Why a computer player plays so

five-crowns-hint-draw = With { $card } your hand would cost { $taking } after the discard, with a card from the pile about { $drawing } on average. { $close ->
    [yes] There is little between them.
   *[no] { $source ->
        [discard] Take what you can see.
       *[pile] The pile promises more.
    }
}
five-crowns-hint-out = Everything else goes into books and runs: lay it down, and the round costs you nothing.
five-crowns-hint-last = This is your last turn, and without { $card } your hand costs least: { $left }.
five-crowns-hint-discard = { $idle ->
    [yes] { $card } fits no book and no run, and would cost you { $cost }.
   *[no] { $card } is the card that your hand will miss least.
} Without it, your hand costs { $left } now, and the next card can help most.
five-crowns-hint-put = { $steps ->
    [0] This completes the pile of { $pile }.
   *[other] { $nearer ->
        [yes] This brings the pile of { $pile } a card closer to closing: { $steps } still to exchange.
       *[no] No pile can get closer now; the pile of { $pile } suffers least.
    }
}

## The lesson

five-crowns-lesson-start = Gather melds: runs of one suit, or books of one rank, three cards or more. In this round you hold three cards and the 3s are wild: they stand for any card, as jokers do.
five-crowns-lesson-drew = You drew. Now discard one card. Beside each you see what your other cards would cost if the round ended.
five-crowns-lesson-theirs = Your opponent’s discard is face up: take it if it helps your hand, or draw the unknown card of the pile.
five-crowns-lesson-out = Somebody went out: all cards but the discard are melded. Everybody else has one last turn.
five-crowns-lesson-scored = Points are bad: cards left over cost their number, wild ones 20, jokers 50. The fewest points win after eleven rounds.
five-crowns-lesson-wilder = Each round has one card more, and another rank is wild: four cards now, and the 4s are wild.

five-crowns-habit-take-discard = when you take the discard more often than usual
five-crowns-habit-shed-high = when you discard 10s to Kings more often than usual
five-crowns-habit-wait = when you could go out and wait more often than usual
