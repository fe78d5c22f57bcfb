# Kings Tricktakers, in English.
# $x_you is "yes" where $x is the reader.

kings-tricktakers-title = Kings Tricktakers
kings-tricktakers-slam = every bid met
kings-tricktakers-title-short = Tricktakers
kings-tricktakers-pitch = Draft a company, bid, bend tricks
kings-tricktakers-blurb = Draft a royal set and three characters, bid on your tricks in secret, and bend five tricks to your bid.
kings-tricktakers-players = 2 to 5 players
kings-tricktakers-length = about 40 minutes
kings-tricktakers-advice = plays well with 4; start with starter companies, then try the draft
kings-tricktakers-daily-about = One round against two computer players: score as many points as you can; your lead breaks ties.

## Options

kings-tricktakers-option-company_mode = Companies
kings-tricktakers-option-company_mode-about = Three characters given to you, or chosen in turn from an open pool before each round.
kings-tricktakers-option-company_mode-draft = Open draft
kings-tricktakers-option-company_mode-starter = Starter companies, for a first game
kings-tricktakers-option-company_mode-chosen = Starter companies, each player chooses
kings-tricktakers-option-remove_diplomat = Diplomat (draft with 4 or 5)
kings-tricktakers-option-remove_diplomat-about = It has the most involved power; the rule book advises newcomers to leave it out.
kings-tricktakers-option-remove_diplomat-false = Takes part
kings-tricktakers-option-remove_diplomat-true = Stays out, for newcomers
kings-tricktakers-option-rounds = Length
kings-tricktakers-option-rounds-about = Later rounds allow higher bids.
kings-tricktakers-option-rounds-1 = One round
kings-tricktakers-option-rounds-2 = Two rounds
kings-tricktakers-option-rounds-3 = Three rounds
kings-tricktakers-option-first_drafter = Picks first in round 1
kings-tricktakers-option-first_drafter-about = Who picks first from the pool or chooses the first company. Later rounds go by the Kings.
kings-tricktakers-option-first_drafter-random = At random
kings-tricktakers-option-ally_talk = Signals between allies
kings-tricktakers-option-ally_talk-about = The Diplomat and the ally may tell each other in private when to exchange.
kings-tricktakers-option-ally_talk-false = No signals
kings-tricktakers-option-ally_talk-true = “Now” or “later”, once per trick
kings-tricktakers-no-such-seat = Seat { $number } should pick first, but there are only { $seats } players.

## Cards

kings-tricktakers-card = { $suit ->
    [Y] Yellow
    [B] Blue
    [G] Green
   *[N] Black
} { $value }{ $reserved ->
    [yes] { " " }(Berserker’s)
   *[no] { "" }
}
kings-tricktakers-white-card = { $kind ->
    [M] Mystic
   *[R] Surrender
}
kings-tricktakers-character = { $who ->
    [GAMBLER] Gambler
    [HERMIT] Hermit
    [RESISTANT] Resistant
    [BERSERKER] Berserker
    [OPPRESSOR] Oppressor
    [ASSASSIN] Assassin
    [HEALER] Healer
    [COLLECTOR] Collector
    [DEVIL] Devil
   *[DIPLOMAT] Diplomat
}
kings-tricktakers-letter = { $figure }
kings-tricktakers-royal = { $colour ->
    [W] White
    [Y] Yellow
    [B] Blue
    [G] Green
   *[N] Black
} { $figure ->
    [K] King
    [Q] Queen
   *[J] Jack
}
kings-tricktakers-name = { $card }
kings-tricktakers-seat = { $seat_you ->
    [yes] you
   *[no] { $seat }
}

## What cards do

kings-tricktakers-effect = { $who ->
    [GAMBLER] { $prepared ->
        [yes] +2 VP if the bid succeeds
       *[no] you draw 2 cards and discard 2; +2 VP if the bid succeeds
    }
    [HERMIT] once, you draw 3 cards and discard 3; +2 VP at 0 tricks
    [RESISTANT] you may play a 1 as 10, a 10 as 1, a Mystic as Surrender or the reverse
    [BERSERKER] { $prepared ->
        [yes] +2 VP at exactly 1 trick
       *[no] you add { $tens ->
            [one] a reserved Black 10 to your hand and discard a card
           *[other] both reserved Black 10s to your hand and discard two cards
        }; +2 VP at exactly 1 trick
    }
    [OPPRESSOR] your yellow cards are as strong as black ones
    [ASSASSIN] you may make somebody else lead instead; +3 VP at exactly 2 tricks
    [HEALER] +1 VP for each blue or green card won, at most 5
    [COLLECTOR] 2 VP for one Mystic or Surrender card won, 5 for two, 8 for more
    [DEVIL] your trick count is 2 higher; −2 VP if that makes exactly 3
   *[DIPLOMAT] no bid, but after the reveal you choose an ally and score with the ally’s result; once, you exchange a card with the ally
}
kings-tricktakers-short = { $who ->
    [GAMBLER] { $prepared ->
        [yes] +2 if bid met
       *[no] draw 2, discard 2; +2 if bid met
    }
    [HERMIT] once: draw 3, discard 3; +2 at 0
    [RESISTANT] 1↔10, Mystic↔Surrender
    [BERSERKER] { $prepared ->
        [yes] +2 at 1 trick
       *[no] Black 10 extra; +2 at 1 trick
    }
    [OPPRESSOR] own yellow as strong as black
    [ASSASSIN] somebody else leads; +3 at 2 tricks
    [HEALER] +1 per blue or green card won
    [COLLECTOR] 2/5/8 for Mystic and Surrender won
    [DEVIL] counts 2 tricks more
   *[DIPLOMAT] score with an ally, or copy a bid
}
kings-tricktakers-pays = { $who ->
    [GAMBLER] 3 VP at 0 tricks, 6 VP at 2
    [HERMIT] 4 VP at 2 tricks, 7 VP at 3
    [RESISTANT] 4 VP at 1 trick, 7 VP at 3
    [BERSERKER] 5 VP at 0 tricks
    [OPPRESSOR] 6 VP at 1 trick
    [ASSASSIN] 7 VP at 2 tricks
    [HEALER] 2 VP at 1 trick, 5 VP at 2
    [COLLECTOR] 3 VP at 0 tricks, 2 VP at 1, 4 VP at 2
    [DEVIL] 3 VP for each other player whose bid fails
    [DIPLOMAT] copies a bid card of another player
   *[JACK] 10 VP at 3 tricks
}
kings-tricktakers-pays-short = { $who ->
    [DEVIL] 3 VP per failed bid
   *[DIPLOMAT] copies a bid
}
kings-tricktakers-pays-or-does = { $pays } (face up: { $does })
kings-tricktakers-pays-at = { $points } VP at { $count }
kings-tricktakers-king = { $colour ->
    [W] once a game, on a Mystic or Surrender: wins the trick, then pays 2, 5, 8 or 15 VP for 1 to 4 of those won each round; never played: 6 VP
    [Y] once a game, on a yellow card: wins the trick, then pays 1 VP for each yellow card won; never played: 5 VP
    [B] once a game, on a blue card: wins the trick, then pays 1 VP for each blue card won; never played: 4 VP
    [G] once a game, on a green card: wins the trick, then pays 1 VP for each green card won; never played: 3 VP
   *[N] once a game, on a black card: wins the trick, then pays 1 VP for each black card won; never played: 2 VP
}
kings-tricktakers-pooled-king = rank { $rank }; { $colour ->
    [W] lies on a Mystic or Surrender, then pays 2, 5, 8 or 15 VP for 1 to 4 of those won; never played: 6 VP
   *[other] never played: { $bonus } VP
}
kings-tricktakers-queen = { $colour ->
    [W] your card counts as Mystic
    [Y] +1 to your trick count
    [B] your card counts as Surrender
    [G] you play after everybody else
   *[N] your card need not follow suit
}; ready again for { $cost } VP
kings-tricktakers-jack = { $colour ->
    [W] 1 VP at 1 trick, 2 VP at 2, 3 VP at 3
    [Y] 2 VP at 1 trick, 3 VP at 2
    [B] 2 VP at 0 or 1 tricks
    [G] 3 VP at 0 or 2 tricks
   *[N] 2 VP at 1 trick, 4 VP at 3
}
kings-tricktakers-set-short = { $colour ->
    [W] rank 1, Queen: makes a Mystic
    [Y] rank 2, Queen: +1 trick
    [B] rank 3, Queen: makes a Surrender
    [G] rank 4, Queen: you play last
   *[N] rank 5, Queen: follows no suit
}

## A play in words

kings-tricktakers-laid = { $card } { $extras }
kings-tricktakers-extras = { $parts }
kings-tricktakers-with-queen = { $colour ->
    [W] as Mystic with the { $queen }
    [B] as Surrender with the { $queen }
   *[other] { $brief ->
        [yes] with the { $queen }
       *[no] { $colour ->
            [Y] with the { $queen } for +1 trick
           *[N] free of the lead suit with the { $queen }
        }
    }
}
kings-tricktakers-changed = { $queen ->
    [yes] then changed to
    [brief] then
   *[no] as
} { $becomes }{ $king ->
    [yes] { " " }(no effect)
   *[no] { "" }
}
kings-tricktakers-under-king = under the { $king }
kings-tricktakers-oppressor = as strong as black
kings-tricktakers-neutral = neutral card
kings-tricktakers-plays-last = plays a card after all others

## What happens

kings-tricktakers-event-round = Round { $round } of { $of }: everybody gets five new cards.
kings-tricktakers-event-dealt = Your hand: { $cards }.
kings-tricktakers-event-draft = { $round ->
    [1] The draft goes back and forth, four picks each: { $seats }, then in reverse, and so on.
   *[other] Three picks each, lowest King rank first. The order: { $seats }.
}
kings-tricktakers-event-companies = Companies are chosen in this order: { $seats }.
kings-tricktakers-event-signal = { $seat_you ->
    [yes] You tell { $ally }: { kings-tricktakers-word }.
   *[no] { $seat } tells { $ally_you ->
        [yes] you
       *[no] { $ally }
    }: { kings-tricktakers-word }.
}
kings-tricktakers-event-starter = { $seat_you ->
    [yes] You play
   *[no] { $seat } plays
} the set of the { $king } with { $company }.
kings-tricktakers-event-took = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} { $set ->
    [yes] the set of the { $card }
   *[no] { $card }
}.
kings-tricktakers-event-first = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} the lowest King (rank { $rank }) and will lead the first trick. Now everybody bids.
kings-tricktakers-event-committed = { $seat_you ->
    [yes] You have
   *[no] { $seat } has
} chosen a bid.
kings-tricktakers-event-bid = { $seat_you ->
    [yes] You bid
   *[no] { $seat } bids
} with { $bids }.
kings-tricktakers-bid-card = { $card } ({ $pays })
kings-tricktakers-event-no-bid = { $seat_you ->
    [yes] You make
   *[no] { $seat } makes
} no bid: the Diplomat stays face up.
kings-tricktakers-event-ally = { $seat_you ->
    [yes] You choose
   *[no] { $seat } chooses
} { $ally_you ->
    [yes] you
   *[no] { $ally }
} as ally and will score with that result.
kings-tricktakers-event-copy = { $seat_you ->
    [yes] Your
   *[no] { $seat }’s
} Diplomat copies { $other_you ->
    [yes] your
   *[no] { $other }’s
} { $card } ({ $pays }).
kings-tricktakers-event-drew = { $who }: you draw { $cards }.
kings-tricktakers-event-reserved = { $seat_you ->
    [yes] You take
   *[no] { $seat } takes
} { $count ->
    [one] a reserved Black 10
   *[other] both reserved Black 10s
} into hand.
kings-tricktakers-event-discarded = { $seat_you ->
    [yes] You discard
   *[no] { $seat } discards
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
kings-tricktakers-event-threw = You discarded { $cards }.
kings-tricktakers-event-reactivated = { $seat_you ->
    [yes] You pay
   *[no] { $seat } pays
} { $cost } VP: the { $queen } is ready again.
kings-tricktakers-event-appointed = { $seat_you ->
    [yes] Your
   *[no] { $seat }’s
} Assassin makes { $other_you ->
    [yes] you
   *[no] { $other }
} lead.
kings-tricktakers-event-played = { $seat_you ->
    [yes] You play
   *[no] { $seat } plays
} { $play }.
kings-tricktakers-event-neutral = The neutral card from the deck: { $card }.
kings-tricktakers-event-delayed = { $seat_you ->
    [yes] You lay
   *[no] { $seat } lays
} the { $queen } and { $seat_you ->
    [yes] play
   *[no] plays
} after all others.
kings-tricktakers-event-hermit = { $seat_you ->
    [yes] You use your
   *[no] { $seat } uses a
} Hermit: three cards are drawn, then three discarded.
kings-tricktakers-event-exchange = { $seat_you ->
    [yes] You give
   *[no] { $seat } gives
} a card to { $ally_you ->
    [yes] you
   *[no] { $ally }
} and { $seat_you ->
    [yes] get
   *[no] gets
} one back.
kings-tricktakers-event-exchanged = { $ally_you ->
    [yes] You have
   *[no] { $ally } has
} given { $seat_you ->
    [yes] you
   *[no] { $seat }
} a card in return.
kings-tricktakers-event-handed = { $seat_you ->
    [yes] You gave
   *[no] { $seat } gave
} { $other_you ->
    [yes] you
   *[no] { $other }
} { $card }.
kings-tricktakers-event-won = Trick { $trick } goes to { $seat_you ->
    [yes] you
   *[no] { $seat }
} with { $card }{ $king ->
    [yes] { " " }under the King
   *[no] { "" }
}: { $piles } { $piles ->
    [one] trick
   *[other] tricks
} so far.
kings-tricktakers-event-lost = The neutral { $card } wins trick { $trick }: nobody gets it. { $seat_you ->
    [yes] You did not lead it, so you lead
   *[no] { $seat } did not lead it, so they lead
} next.
kings-tricktakers-event-scored = { $seat_you ->
    [yes] You
   *[no] { $seat }
}: { $sheet }. Now { $points } VP.

## Scoring

kings-tricktakers-score-line = { $copied ->
    [yes] { $card } copying { $original }
   *[no] { $original }
} { $source ->
    [bid] (bid) { $points }
    [unplayed-king] (never played) { $points }
   *[other] { $points }
}
kings-tricktakers-account = { $count } { $count ->
    [one] trick
   *[other] tricks
}, bid { $met ->
    [yes] met
   *[no] missed
}{ $any ->
    [yes] : { $lines }
   *[no] { "" }
} = { $total } VP
kings-tricktakers-line = Round { $round }, { $source ->
    [bid] bid
    [character] characters
    [jack] Jack
    [king] King played
   *[unplayed-king] King never played
}
kings-tricktakers-cell = { $parts }
kings-tricktakers-part = { $copied ->
    [yes] { $card } copying { $original }
   *[no] { $original }
} { $points }
kings-tricktakers-line-round = Round { $round }, total
kings-tricktakers-line-queens = Paid for Queens
kings-tricktakers-line-floor = Never below 0 VP
kings-tricktakers-line-rank = Rank of the King (lowest wins a tie)
kings-tricktakers-result = { $winner_you ->
    [yes] You are
   *[no] { $winner } is
} the true King of Tricks with { $points } VP{ $level ->
    [yes] { " " }(level on points, but the lowest King: rank { $rank })
   *[no] { "" }
}.

## The table

kings-tricktakers-aim = the most VP: make exactly the number of tricks that your bid pays for.
kings-tricktakers-draft = Round { $round } of { $of } · draft
kings-tricktakers-bids = Round { $round } of { $of } · bids
kings-tricktakers-diplomat = Round { $round } of { $of } · the Diplomat
kings-tricktakers-preparation = Round { $round } of { $of } · preparation
kings-tricktakers-tricks = Round { $round } of { $of } · trick { $trick } of 5
kings-tricktakers-over = The game is over
kings-tricktakers-fact-draft = { $next_you ->
    [yes] You pick.
   *[no] { $next } picks.
} { $more ->
    [0] This is the last pick.
   *[other] Next: { $order }{ $twice ->
        [yes] , twice
       *[no] { "" }
    }.
}
kings-tricktakers-brief-draft = Next to pick: { $order }{ $twice ->
    [yes] , twice
   *[no] { "" }
}.
kings-tricktakers-fact-kings = A King: once a game, you lay him on a card of his colour and win the trick; from then on he pays 1 VP for each card of his colour you win in a round. The lowest rank leads first in a round and drafts first in the next ones.
kings-tricktakers-fact-waiting = { $phase ->
    [bid-commit] Everybody chooses a bid in secret; all are shown together.
   *[preparation] Everybody prepares at the same time.
} Waiting for: { $seats }.
kings-tricktakers-fact-first = { $seat_you ->
    [yes] You will lead
   *[no] { $seat } will lead
} the first trick (lowest King).
kings-tricktakers-fact-diplomat = { $mode ->
    [copy] { $seat_you ->
        [yes] You choose whose bid your Diplomat copies.
       *[no] { $seat } chooses whose bid the Diplomat copies.
    }
   *[ally] { $seat_you ->
        [yes] You choose your ally for this round.
       *[no] { $seat } chooses an ally for this round.
    }
}
kings-tricktakers-fact-turn = { $phase ->
    [trick-open] { $seat_you ->
        [yes] It is your lead; your Assassin can make somebody else lead.
       *[no] It is { $seat }’s lead, but their Assassin can make somebody else lead.
    }
    [hermit-discard] { $seat_you ->
        [yes] You discard three cards for your Hermit.
       *[no] { $seat } discards three cards for the Hermit.
    }
    [exchange-reply] { $seat_you ->
        [yes] You give a card back to the Diplomat.
       *[no] { $seat } gives a card back to the Diplomat.
    }
    [delayed-turn] { $seat_you ->
        [yes] You play last because of your Green Queen.
       *[no] { $seat } plays last, after the Green Queen.
    }
   *[turn] { $seat_you ->
        [yes] It is your turn.
       *[no] It is { $seat }’s turn.
    }
}
kings-tricktakers-led = { $suit ->
    [Y] Yellow
    [B] Blue
    [G] Green
   *[N] Black
} is led
kings-tricktakers-trump = Black is trump
kings-tricktakers-fact-suit = { $led }: follow if you can. Mystic and Surrender are always free. { $trump }.
kings-tricktakers-fact-trump = { $trump }.
kings-tricktakers-fact-no-suit = No lead suit yet: the next number card sets it.
kings-tricktakers-fact-delayed = { $seat_you ->
    [yes] You play
   *[no] { $seat } plays
} after all others (Green Queen).
kings-tricktakers-fact-swap = Exchanged in secret: { $owner_you ->
    [yes] you
   *[no] { $owner }
} gave { $given }, { $ally_you ->
    [yes] you
   *[no] { $ally }
} gave { $returned } back.
kings-tricktakers-zone-set = { $colour ->
    [W] White
    [Y] Yellow
    [B] Blue
    [G] Green
   *[N] Black
} set
kings-tricktakers-zone-time = { $time ->
    [preparation] Before the tricks
    [turn] On your turn
    [opening] When leading
    [always] Always
    [scoring] At scoring
   *[special] Instead of a bid
}
kings-tricktakers-pooled = ×{ $count } · { $effect } · as a bid: { $pays }
kings-tricktakers-zone-trick = Trick
kings-tricktakers-zone-last = Last trick
kings-tricktakers-zone-deck = Deck
kings-tricktakers-zone-neutral = Neutral pile
kings-tricktakers-neutral-tricks = { $count } { $count ->
    [one] trick
   *[other] tricks
} won by the neutral card, for nobody.
kings-tricktakers-zone-royals = Set
kings-tricktakers-zone-company = { $revealed ->
    [yes] Face up
   *[no] Company
}
kings-tricktakers-zone-bid = Bid{ $last ->
    [none] { "" }
   *[other]  { $more ->
        [none] { $last }
       *[other] { $more } or { $last }
    }
}
kings-tricktakers-zone-hand = Your hand
kings-tricktakers-zone-mine = Your company
kings-tricktakers-zone-figures = You can add to a card
kings-tricktakers-zone-discards = You discarded
kings-tricktakers-counter-vp = VP
kings-tricktakers-counter-tricks = Tricks
kings-tricktakers-counter-hand = Cards
kings-tricktakers-king-state = { $state ->
    [unplayed] not played
    [trick] lies in this trick
   *[played] played, pays { $colour ->
        [W] 2, 5, 8 or 15 VP for 1 to 4 Mystics and Surrenders won
        [Y] 1 VP per yellow card won
        [B] 1 VP per blue card won
        [G] 1 VP per green card won
       *[N] 1 VP per black card won
    }
}, rank { $rank }
kings-tricktakers-queen-state = { $state ->
    [ready] ready{ $effect ->
        [W] : card counts as Mystic
        [Y] : +1 trick
        [B] : card counts as Surrender
        [G] : plays last
        [N] : need not follow
       *[none] { "" }
    }
    [used] used this round
   *[exhausted] exhausted
}
kings-tricktakers-queen-paid = paid for, ready for the tricks: −{ $cost } VP
kings-tricktakers-used = used
kings-tricktakers-allied = ally of { $ally_you ->
    [yes] you
   *[no] { $ally }
}{ $used ->
    [yes] , exchange used
   *[no] { "" }
}
kings-tricktakers-copies = copies { $card }: { $pays }
kings-tricktakers-note-round = Round { $round }: { $sheet }
kings-tricktakers-note-bid = As it stands: { $ally ->
    [yes] the ally has { $count } { $count ->
        [one] trick
       *[other] tricks
    }
   *[no] { $count } { $count ->
        [one] trick
       *[other] tricks
    }
}, the bid pays { $points } VP.

## The questions

kings-tricktakers-ask-company = { $round ->
    [1] Which company do you choose? You keep its royal set for the whole game.
   *[other] Which three characters do you choose for this round?
}
kings-tricktakers-company-of = with { $company }
kings-tricktakers-zone-starter = { $colour ->
    [W] White
    [Y] Yellow
    [B] Blue
    [G] Green
   *[N] Black
} company
kings-tricktakers-ask-draft = { $count ->
    [3] Which royal set do you take? You keep it for the whole game.
   *[other] { $set ->
        [yes] Which character do you take?
       *[no] Which one do you take? You need three characters and one royal set.
    }
}
kings-tricktakers-says-set = Take the { $colour ->
    [W] White
    [Y] Yellow
    [B] Blue
    [G] Green
   *[N] Black
} set, for the whole game.
kings-tricktakers-says-character = Take the { $card } ({ $time }): { $effect }. As a bid: { $pays }.
kings-tricktakers-ask-advised = ★: a computer player would take this one.
kings-tricktakers-ask-which = Which { $card } do you take? The name says who had it last round and may not take it again.
kings-tricktakers-nobodys = nobody’s
kings-tricktakers-ask-bid = { $round ->
    [3] Which one or two cards are your bid? They lose their ability.
   *[other] Which character is your bid? It loses its ability.
}
kings-tricktakers-bid-none = no bid
kings-tricktakers-bid-ally = stays face up: no bid, score with an ally
kings-tricktakers-bid-and = + { $card }
kings-tricktakers-bid-pairs = two cards
kings-tricktakers-ask-pair = Which two cards are your bid? They lose their ability.
kings-tricktakers-bid-adds = Both payouts add up.
kings-tricktakers-bid-two = { $first } + { $second }: { $pays }
kings-tricktakers-says-bid = You bid with { $bids }. Staying face up: { $up }.
kings-tricktakers-says-no-bid = The Diplomat stays face up: you make no bid and choose an ally.
kings-tricktakers-ask-ally = Who is your ally? You score with that player’s bid, tricks and cards.
kings-tricktakers-ask-copy = Whose bid does your Diplomat copy? It is tested with your own tricks.
kings-tricktakers-ask-discard = { $why ->
    [gambler] Gambler: you have drawn two cards.
    [berserker] Berserker: { $count ->
        [one] your reserved Black 10 is in your hand.
       *[other] your reserved Black 10s are in your hand.
    }
   *[hermit] Hermit: you have drawn three cards.
} Discard { $count ->
    [one] one card
   *[other] { $count } cards
}.
kings-tricktakers-ask-queen = Make the { $queen } ({ $colour ->
    [W] your card counts as Mystic
    [Y] +1 to your trick count
    [B] your card counts as Surrender
    [G] you play after everybody else
   *[N] your card need not follow suit
}) ready again? You have { $points } VP.
kings-tricktakers-pay = Pay { $cost } VP for the { $queen }
kings-tricktakers-keep = Leave the { $queen } exhausted
kings-tricktakers-ask-open = The lead is yours. Do you lead, or must somebody else?
kings-tricktakers-lead = Lead yourself
kings-tricktakers-appoint = somebody else must lead
kings-tricktakers-ask-appoint = Who must lead instead of you?
kings-tricktakers-ask-free = { $first ->
    [yes] Which card do you lead?
   *[no] No suit to follow yet: any card. Which one do you play?
}
kings-tricktakers-ask-follow = Which card do you play?
kings-tricktakers-ask-how = How do you play { $card }?
kings-tricktakers-plain = just as it is
kings-tricktakers-says-play = { $play }. { $ahead ->
    [yes] { $final ->
        [yes] It wins the trick.
       *[no] It would be ahead; others still play.
    }
   *[no] It does not win the trick.
}
kings-tricktakers-delay = play after everybody else
kings-tricktakers-says-delay = The Green Queen: you play your card after everybody else.
kings-tricktakers-hermit = draw 3, then discard 3
kings-tricktakers-says-hermit = The Hermit, once this round: draw three cards, then discard three; then you play.
kings-tricktakers-exchange = exchange a card with { $ally }
kings-tricktakers-signal = a word to your ally
kings-tricktakers-ask-signal = When should you two exchange? Only your ally sees the answer.
kings-tricktakers-word = { $word ->
    [now] exchange now
   *[later] exchange later
}
kings-tricktakers-fact-signal = Your ally { $seat } says: { kings-tricktakers-word }.
kings-tricktakers-ask-exchange = Which card do you give to { $ally }? One comes back, perhaps the same.
kings-tricktakers-ask-give = { $owner } gives you { $card }. Which card do you give back? It may be the same.
kings-tricktakers-received = just received

## What is forbidden

kings-tricktakers-why-phase = That cannot be done now{ $phase ->
    [draft-snake] : this is the draft.
    [draft-rank] : this is the draft.
    [bid-commit] : everybody chooses a bid.
    [diplomat-target] : the Diplomat chooses.
    [preparation] : this is the preparation, and you have something else to do first.
    [trick-open] : first say who leads.
    [hermit-discard] : first discard three cards for the Hermit.
    [exchange-reply] : first answer the exchange.
    [game-over] : the game is over.
   *[other] , in this turn.
}
kings-tricktakers-why-set = { $mine ->
    [yes] You already have a royal set and keep it for the whole game; you cannot take the set of the { $card }.
   *[no] The set of the { $card } is taken.
}
kings-tricktakers-why-three = You have three characters; { $card } would be a fourth. Take a royal set.
kings-tricktakers-why-gone = That copy of { $card } is not in the middle.
kings-tricktakers-why-banned = This { $card } was in your company last round; you may not take the same copy again.
kings-tricktakers-why-other-copy = There are equal copies of { $card }; take the first of them.
kings-tricktakers-why-not-yours = You can only bid with your own characters and your own Jack.
kings-tricktakers-why-diplomat = If you have the Diplomat, bid with it (in round 3 also with a second card), or make no bid at all.
kings-tricktakers-why-jack = The Jack can only be bid in round 3.
kings-tricktakers-why-bid-size = { $round ->
    [3] In round 3 you bid with one or two cards.
   *[other] In rounds 1 and 2 you bid with exactly one character.
}
kings-tricktakers-why-hermit = { $owned ->
    [yes] Every face-up Hermit of yours has been used this round.
   *[no] You have no face-up Hermit.
}
kings-tricktakers-why-exchange = { $reason ->
    [empty] An exchange needs a card on both sides.
    [used] This round’s exchange has already been made.
   *[none] Only a player whose Diplomat follows an ally can exchange.
}
kings-tricktakers-why-company = That company is taken.
kings-tricktakers-why-signal = { $reason ->
    [silent] At this table allies do not signal.
    [said] You have already signalled in this trick.
    [used] You two have already exchanged in this round.
   *[none] Only the Diplomat and the ally signal to each other.
}
kings-tricktakers-why-target = { $mode ->
    [copy] The Diplomat must copy a bid card of another player.
   *[ally] The Diplomat’s ally must be another player; no bid is copied.
}
kings-tricktakers-why-appoint = Your Assassin must name another player at this table.
kings-tricktakers-why-discard = That is not the number of cards to discard now.
kings-tricktakers-why-not-held = You do not hold { $card }.
kings-tricktakers-why-follow = Not { $card }: you must follow { $suit ->
    [Y] yellow
    [B] blue
    [G] green
   *[N] black
}, you hold { $held }.{ $count ->
    [0] { "" }
    [one] { " " }{ $free } is allowed too.
   *[other] { " " }{ $free } are allowed too.
}
kings-tricktakers-why-queen = { $reason ->
    [green] Lay the { $queen } instead of a card, not with one.
    [king] The { $queen } and the King may not be used together.
    [other] Only the { $queen } lets somebody play last, and she is not yours.
   *[used] The { $queen } is not ready: she was used already.
}
kings-tricktakers-why-king = { $reason ->
    [card] The { $king } may not lie on { $card }: he needs { $colour ->
        [W] a printed Mystic or Surrender
        [Y] a card printed yellow
        [B] a card printed blue
        [G] a card printed green
       *[N] a card printed black
    }.
   *[played] The { $king } has been played already and cannot lie on { $card }.
}
kings-tricktakers-why-change = { $owned ->
    [yes] The Resistant changes 1, 10, Mystic and Surrender only, not { $card }.
   *[no] Without a face-up Resistant { $card } cannot be changed.
}
kings-tricktakers-why-extras = { $said ->
    [yes] There is nothing to add to { $card }: just play it.
   *[no] Say how you play { $card }: as it is, or with something.
}

## Why a computer player plays so

kings-tricktakers-hint-bid = By themselves, your cards look good for about { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}; with what stays face up, this bid promises the most points.
kings-tricktakers-hint-queen = { $pay ->
    [yes] The Queen should bring in more than she costs.
   *[no] The Queen should bring in less than she costs.
}
kings-tricktakers-hint-play = { $wanted ->
    [yes] Another trick would bring you points
   *[no] Another trick would cost you points
}{ $fits ->
    [yes] , and { $card } wins this one in about { $chance }% of cases.
   *[no] ; still, of all the cards you may play, { $card } promises the most, though it wins this one in about { $chance }% of cases.
}
kings-tricktakers-hint-other = { $kind ->
    [draft] Of the picks that are left, this goes best with your cards and your company.
    [ally] This ally’s bid pays the most if it succeeds.
    [copy] Of the bids to copy, this one goes best with your hand.
    [keep] The cards that you then keep go best with your bid.
    [lead] Another trick would bring you points, so lead yourself.
    [appoint] Another trick would not bring you points, so let somebody else lead.
    [delay] The last player knows what the others have played.
    [hermit] Your hand does not go well with your bid, or the round is nearly over: new cards can only help.
    [help] You score with your ally: this leaves the tricks to the players whom they help.
   *[other] Of all your choices, this promises the most.
}

## The lesson

kings-tricktakers-lesson-company = This is your company: King, Queen, Jack and three characters. Bid with one character: its back says how many tricks it pays for. The others stay face up and help you.
kings-tricktakers-lesson-bids = The bids are shown. Everybody wants exactly their number of tricks: more is as bad as fewer. Who needs tricks, and who must be given some?
kings-tricktakers-lesson-play = Follow suit if you can; Mystics and Surrenders may always be played. Black is trump, a Mystic beats it, a Surrender loses to everything.
kings-tricktakers-lesson-won = A trick for you: compare your count with your bid. King and Queen can bend a trick when a card alone cannot.
kings-tricktakers-lesson-lost = The winner of a trick leads the next. If you must not win more, play low cards and Surrenders.
kings-tricktakers-lesson-scored = The round is scored: the bid if it was met exactly, the face-up characters, the Jack, and a King that was played. The most points after three rounds win.

kings-tricktakers-habit-royal-first = when you draft your royal set earlier than usual
kings-tricktakers-habit-two-cards = when you turn two cards face down more often than usual
kings-tricktakers-habit-lead-trump = when you lead trump more often than usual
