# The Dwarf King, in English.
# $x_you is "yes" where $x is the reader.

dwarf-king-title = The Dwarf King
dwarf-king-slam = points won in every deal
dwarf-king-title-short = Dwarf King
dwarf-king-pitch = Seven deals, each with its quest
dwarf-king-blurb = Seven deals of tricks, each with a quest of its own that decides what the cards and tricks you win are worth.
dwarf-king-players = 3 to 5 players
dwarf-king-length = about 45 minutes
dwarf-king-advice = plays well with 4; three deals are enough the first time
dwarf-king-daily-about = One deal against two computer players: score as many points as you can; your lead breaks ties.

## Options

dwarf-king-option-deals = Number of deals
dwarf-king-option-deals-about = Each deal has a quest of its own and takes about six minutes.
dwarf-king-option-tie_break = Tie for the lead after the last deal
dwarf-king-option-tie_break-about = What happens when several players have the most points.
dwarf-king-option-tie_break-extra_deal = One more deal, until somebody leads alone
dwarf-king-option-tie_break-shared = The victory is shared
dwarf-king-option-first_dealer = First dealer
dwarf-king-option-first_dealer-about = It only settles where dealing begins; the holder of the 5 of Knights chooses the quest.
dwarf-king-option-show_piles = Cards taken and running score
dwarf-king-option-show_piles-about = All of it was played face up; the list is a memory aid and reveals nothing.
dwarf-king-option-show_piles-false = From memory
dwarf-king-option-show_piles-true = Listed on the table
dwarf-king-no-dealer = Seat { $number } cannot deal first: there are only { $seats } players.

## Cards

dwarf-king-letter = { $rank }
dwarf-king-card = { $suit ->
    [k] Knight
    [d] Dwarf
   *[g] Goblin
} { $rank ->
    [J] Jack
    [Q] Queen
    [K] King
    [A] Ace
   *[other] { $rank }
}
dwarf-king-card-special = { $suit ->
    [k] Knight
    [d] Dwarf
   *[g] Goblin
} { $rank } ({ $special ->
    [k11a] Standard-bearer
    [d11a] Standard-bearer
    [g11b] Standard-bearer
   *[other] { dwarf-king-name }
})
dwarf-king-suit = { $suit ->
    [k] Knights
    [d] Dwarves
   *[g] Goblins
}
dwarf-king-name = { $special ->
    [d1] Druid
    [d11a] Dwarf standard-bearer
    [d11b] Tinkerer
    [k1] Jester
    [k11a] Knight standard-bearer
    [k11b] Enchanter
    [g1] Scout
    [g11a] Shaman
    [g11b] Goblin standard-bearer
    [Dragon] Dragon
    [Mummy] Mummy
    [Puppeteer] Puppeteer
    [Sorcerer] Sorcerer
   *[Excalibur] Excalibur
}

dwarf-king-effect-d1 = after the trick, its player exchanges hands with a player of their choice (not in the last trick).
dwarf-king-effect-d11a = its winner scores +3.
dwarf-king-effect-d11b = the winner of the next trick scores +3 (nobody, in the last trick).
dwarf-king-effect-k1 = in the last trick, its player scores +3, even if the trick is lost.
dwarf-king-effect-k11a = after the trick, its player chooses left or right: everybody passes their whole hand that way (not in the last trick).
dwarf-king-effect-k11b = for its winner, all points of this deal count double, gains and losses.
dwarf-king-effect-g1 = its player scores +1 for each Jack, Queen, King and Ace in the trick, even if it is lost.
dwarf-king-effect-g11a = its winner scores −3.
dwarf-king-effect-g11b = before the first trick, its holder takes two random cards from a hand of their choice, then gives any two back.
dwarf-king-effect-dragon = may be played even by somebody who could follow. It wins unless an Ace is in the trick: then the Ace of the led suit wins or, if there is none, the last Ace.
dwarf-king-effect-mummy = has the suit and value of the card that won the previous trick. Not in the first trick.
dwarf-king-effect-puppeteer = has the suit of the card played just before it, and is slightly higher. If it leads, it copies the last card of the previous trick; it cannot lead the first one.
dwarf-king-effect-sorcerer = is never played. After each trick, its holder may swap it for a card of that trick; after the last but one, they must.
dwarf-king-effect-excalibur = wins the trick, but only somebody who leads or cannot follow may play it.

## Quests: in a few words, and in a sentence

dwarf-king-quest-1a = Longest run +2
dwarf-king-rule-1a = +2 for each trick of your longest run of tricks won in a row.
dwarf-king-quest-1b = Longest run −2
dwarf-king-rule-1b = −2 for each trick of your longest run of tricks won in a row.
dwarf-king-quest-2a = Last four tricks +2
dwarf-king-rule-2a = +2 for each of the last four tricks you win.
dwarf-king-quest-2b = Last four tricks −2
dwarf-king-rule-2b = −2 for each of the last four tricks you win.
dwarf-king-quest-3a = 3s and 4s +4
dwarf-king-rule-3a = +4 for each 3 and each 4 you take.
dwarf-king-quest-3b = 6s and 7s +4
dwarf-king-rule-3b = +4 for each 6 and each 7 you take.
dwarf-king-quest-4a = Knights −1
dwarf-king-rule-4a = −1 for each Knight you take.
dwarf-king-quest-4b = Goblins −1
dwarf-king-rule-4b = −1 for each Goblin you take.
dwarf-king-quest-5a = Tricks on your right +1
dwarf-king-rule-5a = +1 for each trick won by the player on your right, who plays before you.
dwarf-king-quest-5b = Tricks on your left +1
dwarf-king-rule-5b = +1 for each trick won by the player on your left, who plays after you.
dwarf-king-quest-6a = Highest sum −5
dwarf-king-rule-6a = −5 for the highest sum of numbered cards taken; for nobody if it is shared.
dwarf-king-quest-6b = Highest sum +5
dwarf-king-rule-6b = +5 for the highest sum of numbered cards taken; for nobody if it is shared.
dwarf-king-quest-7a = Tricks +1
dwarf-king-rule-7a = +1 for each trick you win.
dwarf-king-quest-7b = Tricks −1
dwarf-king-rule-7b = −1 for each trick you win.
dwarf-king-quest-8a = Exactly 3 tricks +5
dwarf-king-rule-8a = +5 if you win exactly 3 tricks.
dwarf-king-quest-8b = Exactly 1 trick +5
dwarf-king-rule-8b = +5 if you win exactly 1 trick.
dwarf-king-quest-9a = Exactly 4 tricks +5
dwarf-king-rule-9a = +5 if you win exactly 4 tricks.
dwarf-king-quest-9b = Exactly 2 tricks +5
dwarf-king-rule-9b = +5 if you win exactly 2 tricks.
dwarf-king-quest-10a = Even number of tricks +5
dwarf-king-rule-10a = +5 if you win an even number of tricks, but not zero.
dwarf-king-quest-10b = Odd number of tricks +5
dwarf-king-rule-10b = +5 if you win an odd number of tricks.
dwarf-king-quest-11a = Unique trick count +5
dwarf-king-rule-11a = +5 if nobody else wins as many tricks as you.
dwarf-king-quest-11b = Shared trick count +5
dwarf-king-rule-11b = +5 if somebody else wins as many tricks as you.
dwarf-king-quest-12a = Knights +1, Dwarves −1
dwarf-king-rule-12a = +1 for each Knight you take, −1 for each Dwarf.
dwarf-king-quest-12b = Dwarves +1, Knights −1
dwarf-king-rule-12b = +1 for each Dwarf you take, −1 for each Knight.
dwarf-king-quest-13a = Kings +3, Queens −3
dwarf-king-rule-13a = +3 for each King you take, −3 for each Queen.
dwarf-king-quest-13b = Queens +3, Kings −3
dwarf-king-rule-13b = +3 for each Queen you take, −3 for each King.
dwarf-king-quest-14a = Third trick +3, +4, +5…
dwarf-king-rule-14a = The first player to win a third trick scores +3, the second +4, the third +5, and so on.
dwarf-king-quest-14b = Third trick −3, −4, −5…
dwarf-king-rule-14b = The first player to win a third trick scores −3, the second −4, the third −5, and so on.
dwarf-king-quest-15a = Triplets +1, courts +2
dwarf-king-rule-15a = For each rank you take in all three suits: +2 for Jacks, Queens, Kings or Aces, +1 for any other.
dwarf-king-quest-15b = Triplets −1, courts −2
dwarf-king-rule-15b = For each rank you take in all three suits: −2 for Jacks, Queens, Kings or Aces, −1 for any other.
dwarf-king-quest-16a = Four wins in a row +5
dwarf-king-rule-16a = +5 if you win at least four tricks in a row.
dwarf-king-quest-16b = Four misses in a row +5
dwarf-king-rule-16b = +5 if at least four tricks in a row go to others.
dwarf-king-quest-17a = Rarest suit
dwarf-king-rule-17a = +1 for each card of the suit you take fewest of; 0 if a suit is missing.
dwarf-king-quest-17b = Commonest suit
dwarf-king-rule-17b = +1 for each card of the suit you take most of.
dwarf-king-quest-18a = Lowest Dwarf
dwarf-king-rule-18a = The value of the lowest numbered Dwarf you take.
dwarf-king-quest-18b = Lowest Knight
dwarf-king-rule-18b = The value of the lowest numbered Knight you take.
dwarf-king-quest-19a = Courts and Knights +1
dwarf-king-rule-19a = +1 for each Jack, Queen, King and Ace you take, and +1 for each Knight (+2 for a Knight that is both).
dwarf-king-quest-19b = Courts and Knights −1
dwarf-king-rule-19b = −1 for each Jack, Queen, King and Ace you take, and −1 for each Knight (−2 for a Knight that is both).
dwarf-king-quest-20a = Fewer than right, more than left
dwarf-king-rule-20a = +3 for fewer tricks than the player before you (right); +3 for more than the player after you (left).
dwarf-king-quest-20b = More tricks than each neighbour
dwarf-king-rule-20b = +3 for more tricks than the player before you (right); +3 for more than the player after you (left).

## What happens

dwarf-king-event-tie = The highest total is shared, so there is one more deal.
dwarf-king-event-deal = Deal { $deal }: { $dealer_you ->
    [yes] you deal
   *[no] { $dealer } deals
}; { $chooser_you ->
    [yes] you hold
   *[no] { $chooser } holds
} the 5 of Knights and { $chooser_you ->
    [yes] choose
   *[no] chooses
} the quest.
dwarf-king-event-quest = { $seat_you ->
    [yes] You choose
   *[no] { $seat } chooses
} the quest: { $quest }.
dwarf-king-event-bearer = { $seat_you ->
    [yes] You hold
   *[no] { $seat } holds
} the Goblin standard-bearer and must use it.
dwarf-king-event-taken = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} two random cards from { $target_you ->
    [yes] you
   *[no] { $target }
}.
dwarf-king-event-taken-cards = { $seat_you ->
    [yes] You took from { $target }
   *[no] { $seat } took from { $target_you ->
        [yes] you
       *[no] { $target }
    }
}: { $cards }.
dwarf-king-event-given = { $seat_you ->
    [yes] You give
   *[no] { $seat } gives
} two cards back to { $target_you ->
    [yes] you
   *[no] { $target }
}.
dwarf-king-event-given-cards = { $seat_you ->
    [yes] You gave { $target }
   *[no] { $seat } gave { $target_you ->
        [yes] you
       *[no] { $target }
    }
}: { $cards }.
dwarf-king-event-played = { $seat_you ->
    [yes] { $leads ->
        [yes] You lead
       *[no] You play
    }
   *[no] { $leads ->
        [yes] { $seat } leads
       *[no] { $seat } plays
    }
} { $card }.
dwarf-king-event-won = { $seat_you ->
    [yes] You win
   *[no] { $seat } wins
} trick { $trick } with { $card }.
dwarf-king-event-special = The special card of this deal: { $special }.
dwarf-king-event-bonus = { $special }: { $points } for { $seat_you ->
    [yes] you
   *[no] { $seat }
}.
dwarf-king-event-doubles = { $special }: { $seat_you ->
    [yes] your points
   *[no] the points of { $seat }
} in this deal count double.
dwarf-king-event-druid = Druid: { $seat_you ->
    [yes] you exchange
   *[no] { $seat } exchanges
} hands with { $target_you ->
    [yes] you
   *[no] { $target }
}.
dwarf-king-event-pass = Knight standard-bearer: { $seat_you ->
    [yes] you choose
   *[no] { $seat } chooses
} { $way }; everybody passes their hand to the { $way }.
dwarf-king-event-sorcerer = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} { $card } from the trick; the Sorcerer takes its place in { $winner_you ->
    [yes] your pile
   *[no] the pile of { $winner }
}.
dwarf-king-event-kept = { $seat_you ->
    [yes] You keep
   *[no] { $seat } keeps
} the Sorcerer.
dwarf-king-event-scored = Deal { $deal } ({ $quest }) scores: { $seats }.
dwarf-king-scored = { $seat_you ->
    [yes] you
   *[no] { $seat }
} { $points }{ $parts }
dwarf-king-parts-none = { "" }
dwarf-king-in-brackets = { " " }({ $parts })
dwarf-king-parts = quest { $quest }, { $special } { $bonus }
dwarf-king-parts-doubled = quest { $quest }, doubled by the { $special }
dwarf-king-points = { $sign ->
    [plus] +{ $value }
    [minus] −{ $value }
   *[none] { $value }
}

## How it ends

dwarf-king-who = { $seat_you ->
    [yes] you
   *[no] { $seat }
}
dwarf-king-result = { $count ->
    [one] { $winner_you ->
        [yes] You win
       *[no] { $winner } wins
    }
   *[other] { $winners } share the victory
} with { $points } { $points ->
    [one] point
   *[other] points
} after { $deals } { $deals ->
    [one] deal
   *[other] deals
}{ $extra ->
    [0] { "" }
    [one] {", "}one of them to break a tie
   *[other] {", "}{ $extra } of them to break ties
}.
dwarf-king-line-quest = Deal { $deal }: { $quest }
dwarf-king-line-special = Deal { $deal }: { $special }
dwarf-king-line-total = Total

## What is forbidden

dwarf-king-not-now = { $phase ->
    [quest] The quest has to be chosen first.
    [swap] First choose whose hand to take two cards from.
    [give] First give two cards back.
    [play] It is time to play a card.
    [druid] First choose with whom to exchange hands.
    [direction] First choose which way the hands are passed.
   *[sorcerer] First decide what the Sorcerer does.
}
dwarf-king-other-seat = Choose another player at this table.
dwarf-king-not-held = You do not hold { $cards }.
dwarf-king-never-played = The Sorcerer is never played: between two tricks you swap it for a card of the trick just won.
dwarf-king-not-in-first = { $special ->
    [Mummy] The Mummy may not be played in the first trick: there is no card to copy yet.
   *[Puppeteer] The Puppeteer may not lead the first trick: there is no card to copy yet.
}
dwarf-king-must-follow = You must follow { dwarf-king-suit }: you hold { $held }.{ $copies ->
    [yes] { " " }({ $copier } now counts in that suit.)
   *[no] { "" }
}{ $dragon ->
    [yes] { " " }The Dragon is allowed too.
   *[no] { "" }
}
dwarf-king-must-swap = This is the last chance: the Sorcerer must be swapped now.
dwarf-king-not-in-trick = { $card } is not in the trick just won.

## The table

dwarf-king-aim = the most points after the last deal: win the cards and tricks that this deal’s quest pays for.
dwarf-king-brief-quest = **Quest:** { $rule }
dwarf-king-brief-special = **{ $special }:** { $effect }
dwarf-king-quest = Deal { $deal } of { $deals } · choosing the quest
dwarf-king-play = Deal { $deal } of { $deals } · trick { $trick } of { $tricks }
dwarf-king-special = Deal { $deal } of { $deals } · { $step ->
    [swap] Goblin standard-bearer
    [give] Goblin standard-bearer
    [druid] Druid
    [direction] Knight standard-bearer
   *[sorcerer] Sorcerer
}
dwarf-king-over = The game is over
dwarf-king-fact-quest = Quest – { $quest }: { $rule }
dwarf-king-fact-side = { $side ->
    [a] Rule A
   *[b] Rule B
} – { $quest }: { $rule }
dwarf-king-fact-special = Special card – { $special }: { $effect }
dwarf-king-fact-held = { $special }: held by { $seat_you ->
    [yes] you
   *[no] { $seat }
}.
dwarf-king-fact-played = { $special }: played by { $player_you ->
    [yes] you
   *[no] { $player }
} in trick { $trick }, taken by { $winner_you ->
    [yes] you
   *[no] { $winner }
}.
dwarf-king-fact-swapped = The Sorcerer has been swapped and lies in { $seat_you ->
    [yes] your pile
   *[no] the pile of { $seat }
}.
dwarf-king-fact-chooser = { $seat_you ->
    [yes] You hold
   *[no] { $seat } holds
} { $card } and { $seat_you ->
    [yes] choose
   *[no] chooses
} rule A or B for everybody.
dwarf-king-fact-swap = { $seat_you ->
    [yes] You hold
   *[no] { $seat } holds
} the Goblin standard-bearer: two random cards from another hand, then two back.
dwarf-king-fact-give = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} taken two cards from { $target_you ->
    [yes] you
   *[no] { $target }
} and { $seat_you ->
    [yes] give
   *[no] gives
} two back.
dwarf-king-fact-druid = { $seat_you ->
    [yes] You played
   *[no] { $seat } played
} the Druid and { $seat_you ->
    [yes] choose
   *[no] chooses
} with whom to exchange hands.
dwarf-king-fact-direction = { $seat_you ->
    [yes] You played
   *[no] { $seat } played
} the Knight standard-bearer and { $seat_you ->
    [yes] choose
   *[no] chooses
} which way all hands are passed.
dwarf-king-fact-sorcerer = { $seat_you ->
    [yes] You hold
   *[no] { $seat } holds
} the Sorcerer and { $forced ->
    [yes] must now
   *[no] may
} swap it for a card of the last trick.
dwarf-king-fact-first = { $seat_you ->
    [yes] You lead the first trick: you hold
   *[no] { $seat } leads the first trick: they hold
} the 5 of Goblins. Any card may be led.
dwarf-king-fact-leads = { $seat_you ->
    [yes] You lead: you
   *[no] { $seat } leads: they
} won the last trick.
dwarf-king-fact-free = { $leader_you ->
    [yes] You
   *[no] { $leader }
} led { $card }, which has no suit: the next card sets it. { $seat_you ->
    [yes] You are free to play any card.
   *[no] { $seat } may play any card.
}
dwarf-king-fact-follow = { $leader_you ->
    [yes] You
   *[no] { $leader }
} led { $card }{ $set ->
    [yes] {", "}which has no suit, and { $setter } set it
   *[no] { "" }
}: { $seat_you ->
    [yes] you follow
   *[no] { $seat } follows
} { dwarf-king-suit } if possible.
dwarf-king-counter-total = Total
dwarf-king-counter-hand = Cards
dwarf-king-counter-tricks = Tricks
dwarf-king-counter-now = Deal
dwarf-king-note-parts = This deal: { $parts }
dwarf-king-zone-trick = Trick
dwarf-king-zone-last = Last trick
dwarf-king-zone-hand = Your hand
dwarf-king-zone-pile = Taken
dwarf-king-zone-known = Holds
dwarf-king-counts-as = { $above ->
    [yes] just above { $card }
   *[no] as { $card }
}

## The questions

dwarf-king-ask-quest = You hold the 5 of Knights. Which rule should count for everybody?
dwarf-king-side = { $side ->
    [a] A
   *[b] B
} · { $quest }
dwarf-king-says-quest = the quest { $quest } – { $rule }
dwarf-king-ask-swap = From whose hand do you take two random cards? You then give any two back.
dwarf-king-ask-druid = With whom do you exchange your whole hand?
dwarf-king-seat = { $seat } · { $count } { $count ->
    [one] card
   *[other] cards
}
dwarf-king-says-swap = take two random cards from { $seat }
dwarf-king-says-druid = exchange hands with { $seat }
dwarf-king-ask-give = You took { $cards } from { $seat }. Which two cards do you give back?
dwarf-king-ask-pass = Which way does everybody pass their hand?
dwarf-king-way = { $way ->
    [left] Left: to { $to }, from { $source }
   *[right] Right: to { $to }, from { $source }
}
dwarf-king-says-pass = pass to the { $way }: your hand goes to { $to }, you get the hand of { $source }
dwarf-king-ask-sorcerer = { $forced ->
    [yes] For which card of the last trick do you swap the Sorcerer?
   *[no] Do you swap the Sorcerer for a card of the last trick?
}
dwarf-king-keep = Keep the Sorcerer
dwarf-king-says-keep = keep the Sorcerer
dwarf-king-says-sorcerer = take { $card } for the Sorcerer
dwarf-king-ask-lead = Which card do you lead?
dwarf-king-ask-free = No suit is led yet: which card do you play?
dwarf-king-ask-follow = { $void ->
    [yes] You hold no { dwarf-king-suit }: any card may be played. Which one?
    [set] The suit to follow: { dwarf-king-suit }. Which card do you play?
   *[no] Which card do you play?
}

## Why a computer player plays so

dwarf-king-hint-quest = With your hand, this side of the tile (“{ $quest }”) did better than the other in { $courses } imagined deals.
dwarf-king-hint-play = { $deed ->
    [leads] Leading { $card }
    [ahead] { $card } is the highest of the trick so far, and
   *[behind] { $card } leaves the trick to others, and
} did best for the quest “{ $quest }” in { $courses } imagined endings of the deal.
dwarf-king-hint-special = This did best for the quest “{ $quest }” in { $courses } imagined endings of the deal.

## The lesson

dwarf-king-lesson-deal = Every deal has a quest of its own: a rule that says what tricks and cards are worth. The holder of the 5 of Knights chooses one of its two sides. One special card is shuffled in.
dwarf-king-lesson-quest = The quest is chosen. Read it well: often you want few tricks, or none of some cards. Follow suit if you can; the highest card of the suit led wins. There is no trump.
dwarf-king-lesson-won = You won a trick and lead the next one. The screen shows what your pile is worth by the quest so far.
dwarf-king-lesson-lost = Somebody else won the trick and leads. If you hold no card of the suit led, you may throw away whatever the quest makes dangerous.
dwarf-king-lesson-scored = The deal is scored by its quest and its special card. The next deal has another quest: what was good may now be bad.

dwarf-king-habit-court = when you play Jacks to Aces in the first three tricks more often than usual
dwarf-king-habit-special = when you play the special card in the first three tricks more often than usual
dwarf-king-habit-longest = when you lead your longest suit more often than usual
