# Claim, in English.
# $x_you is "yes" where $x is the reader.

claim-title = Claim
claim-slam = all five factions in one game
claim-daily-about = Win the votes of as many of the five factions as you can; cards scored break ties.
claim-daily-score = { $score } of 5 votes
claim-title-short = Claim
claim-pitch = Win recruits, then votes with them
claim-blurb = Recruit a hand in thirteen tricks, then fight thirteen more with it for the votes of five factions.
claim-players = 2 players
claim-length = about 25 minutes
claim-advice = the first time, let the table list the recruited prizes

## Options

claim-option-first_leader = Who leads first
claim-option-first_leader-about = Who plays the first card of the game.
claim-option-match_length = Length
claim-option-match_length-about = Best of three: the first to win two games wins the match.
claim-option-match_length-1 = One game
claim-option-match_length-3 = Best of three games
claim-option-show_known_recruits = Recruited prizes
claim-option-show_known_recruits-about = You both saw who won them; the list is a memory aid and reveals nothing.
claim-option-show_known_recruits-false = From memory
claim-option-show_known_recruits-true = Listed on the table

## Cards

claim-card = { $faction ->
    [G] Goblin
    [D] Dwarf
    [U] Undead
    [X] Doppelgänger
   *[K] Knight
} { $value }
claim-faction = { $faction ->
    [G] Goblins
    [D] Dwarves
    [U] Undead
    [X] Doppelgängers
   *[K] Knights
}
claim-suited = { $suit ->
    [G] Goblins
    [D] Dwarves
    [U] Undead
    [X] Doppelgängers
   *[K] Knights
} { $ranks }
claim-rank = { $value }

## What happens

claim-event-game-starts = Game { $game } begins. { $leader_you ->
    [yes] You lead
   *[no] { $leader } leads
} the first trick.
claim-event-prize = The next prize: { $prize }.
claim-event-led = { $seat_you ->
    [yes] You lead
   *[no] { $seat } leads
} { $card }.
claim-event-answered = { $seat_you ->
    [yes] You answer
   *[no] { $seat } answers
} { $card }.
claim-event-recruited = { $winner_you ->
    [yes] You win the trick and recruit
   *[no] { $winner } wins the trick and recruits
} { $prize }. { $loser_you ->
    [yes] You take
   *[no] { $loser } takes
} the top card of the deck. { $count ->
    [0] Both cards played are discarded.
    [1] { $undead } goes to the winner’s score pile; the other card is discarded.
   *[other] { $undead } go to the winner’s score pile.
}
claim-event-drew = { $seat_you ->
    [yes] You draw
   *[no] { $seat } draws
} { $card } from the deck.
claim-event-phase-2 = Phase 2: the recruits become the hands. { $leader_you ->
    [yes] You lead.
   *[no] { $leader } leads.
}
claim-event-gathered = { $winner_you ->
    [yes] You win
   *[no] { $winner } wins
} the trick{ $scored ->
    [0] { "" }
   *[other] { " " }and { $winner_you ->
        [yes] score
       *[no] scores
    } { $cards }
}.{ $count ->
    [0] { "" }
   *[other] { " " }Dwarves go to the loser: { $loser_you ->
        [yes] you score
       *[no] { $loser } scores
    } { $dwarves }.
}

## How it ends

claim-result-won = { $winner_you ->
    [yes] You win
   *[no] { $winner } wins
} the crown { $decision ->
    [cards] with { $cards } scored cards to { $fewer }; the votes are level at { $votes } each.
    [votes] with { $votes } votes to { $others }; the rest went to nobody.
   *[majority] with { $votes } votes to { $others }.
}
claim-result-draw = Level votes and level score piles: a draw.
claim-match-won = { $winner_you ->
    [yes] You win
   *[no] { $winner } wins
} the match with { $wins } { $wins ->
    [one] game
   *[other] games
} to { $losses }.
claim-match-draw = The match is drawn: { $wins } { $wins ->
    [one] game
   *[other] games
} won each.
claim-line-votes = Votes
claim-line-cards = Cards scored
claim-line-game = Game { $game }
claim-line-game-of-seat = { $votes } { $votes ->
    [one] vote
   *[other] votes
}, { $cards } { $cards ->
    [one] card
   *[other] cards
}{ $won ->
    [yes] { " " }– won
   *[no] { "" }
}
claim-line-games-won = Games won
claim-standing = { $count ->
    [0] none
   *[other] { $count } (highest { $highest }{ $vote ->
        [yes] , vote
       *[no] { "" }
    })
}

## What is forbidden

claim-not-held = You do not hold { $card }.
claim-must-follow = You must follow { claim-faction }: you hold { $held }.{ $count ->
    [0] { "" }
   *[other] { " " }Doppelgängers are allowed too: { $wilds }.
}

## The table

claim-aim = { $phase ->
    [1] win good prizes: they are your hand in phase 2.
   *[2] win the votes of three of the five factions; each goes to the player with most of its cards.
}
claim-phase = { $games ->
    [1] { "" }
   *[other] Game { $game } of { $games } ·{ " " }
}{ $phase ->
    [1] Phase 1, recruiting
   *[2] Phase 2, gathering votes
} · trick { $trick } of 13
claim-phase-over = The game is over
claim-fact-last-game = Game { $game }: { $result }
claim-fact-leads = { $leader_you ->
    [yes] You lead: any card.
   *[no] { $leader } leads.
}
claim-fact-answers = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} to follow { claim-faction } if possible{ $faction ->
    [X] .
   *[other] ; Doppelgängers are allowed too.
}
claim-fact-void = You hold no { claim-faction }: any card may be played.
claim-prize-stake = The winner recruits it; the loser takes the top card of the deck, unseen.
claim-counter-hand = Hand
claim-counter-recruits = Recruits
claim-counter-votes = Votes
claim-counter-games = Games won
claim-zone-prize = Prize
claim-zone-trick = Trick
claim-zone-last-trick = Last trick
claim-zone-deck = Deck
claim-zone-discard = Discard pile
claim-zone-hand = Your hand
claim-zone-recruits = Your recruits (the hand for phase 2)
claim-zone-known-recruits = Recruits, known ones shown
claim-zone-pile = Score pile
claim-pile = { $factions }
claim-pile-faction = { $count } { $faction ->
    [G] { $count ->
        [one] Goblin
       *[other] Goblins
    }
    [D] { $count ->
        [one] Dwarf
       *[other] Dwarves
    }
    [U] Undead
    [X] { $count ->
        [one] Doppelgänger
       *[other] Doppelgängers
    }
   *[K] { $count ->
        [one] Knight
       *[other] Knights
    }
} (highest { $highest }{ $vote ->
    [yes] , vote
   *[no] { "" }
})

## The questions

claim-ask-lead = Which card do you lead?
claim-ask-follow = Which card do you play?

## Why a computer player plays so

claim-hint-worth = { $worth ->
    [yes] { $prize } is better than what the loser draws from the deck on average
    [undead] { $prize } is not worth much, but the winner scores the Undead played
   *[no] { $prize } is worth less than what the loser draws from the deck on average
}
claim-hint-lead = { claim-hint-worth }. { $fits ->
    [yes] { $worth ->
        [no] { $card } loses the trick in about { $other }% of cases.
       *[other] { $card } wins the trick in about { $chance }% of cases.
    }
   *[no] { $worth ->
        [no] But losing the trick would cost you a better card; { $card } loses it in about { $other }% of cases.
       *[other] But the cards that would win it are worth more later; { $card } wins in about { $chance }% of cases and gives away little.
    }
}
claim-hint-answer = { claim-hint-worth }. { $wins ->
    [yes] { $worth ->
        [no] { $choice ->
            [yes] But losing the trick would cost you a better card than { $card }.
           *[no] But every card you may play wins; { $card } costs you least.
        }
       *[other] { $card } wins it, and winning is worth that card.
    }
   *[no] { $worth ->
        [no] { $card } loses the trick.
       *[other] { $choice ->
            [yes] But winning it would cost too good a card; { $card } gives away little.
           *[no] But nothing you may play wins it; { $card } gives away little.
        }
    }
}
claim-hint-gather = { $wins ->
    [yes] { $card } wins the trick, and that
    [no] { $card } loses the trick, and that
   *[lead] Even against the best answer, { $card }
} leaves you the best chance of three votes.

## The lesson

claim-lesson-start = First come thirteen tricks, each for the card in the middle, the prize. You lead: play any card. The highest card of the faction you lead wins, unless a power says otherwise.
claim-lesson-follow = Your opponent leads: you must follow with the same faction if you hold one. Doppelgängers may always be played; they count as the faction led.
claim-lesson-won = You won a trick: the prize joins your recruits, face down. They will be your whole hand in phase 2.
claim-lesson-lost = You lost a trick and recruited an unknown card of the deck instead. Against a poor prize that may be the better deal.
claim-lesson-undead = A first power: Undead that are played in phase 1 are not discarded. They go to the winner’s score pile and count for the votes.
claim-lesson-phase-2 = Phase 2: your recruits are your hand. Now you keep the cards of the tricks you win; the most cards of a faction win its vote, and three votes win the game.
claim-lesson-scored = You scored your first cards. The table shows how many of each faction both of you have, and whose vote it would be.
claim-lesson-dwarves = Dwarves are contrary: in phase 2 they go to the loser of the trick.

claim-habit-lead-high = when you lead a 7, 8 or 9 in phase 1 more often than usual
claim-habit-overpay = when you play a 7, 8 or 9 for a prize of 3 or less more often than usual
claim-habit-doppelganger = when you answer with a Doppelgänger more often than usual
