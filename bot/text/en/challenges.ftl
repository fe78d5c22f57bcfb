# “Beat me at these cards”, in English.

button-challenge = Beat me at these cards
button-challenge-play = Play these cards
button-challenge-end = Compare now

challenge-title = { $game } · Beat { $who }!
challenge-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
challenge-result = { $who } scored { challenge-score } with these cards: place { $place } of { $seats }.
challenge-same = You get the same cards, the same seat and the same computers ({ $levels }).
challenge-places = { $count ->
    [one] 1 place
   *[other] { $count } places
} left. The challenge ends { $until }.
challenge-taken = Every place is taken. The challenge ends { $until } at the latest.
challenge-about = Cards and plays stay hidden until everybody has played. Then everybody here sees who played what. This game never counts.
challenge-playing = { $who } is playing
challenge-played-out = { $who } has played
challenge-gone = { $who } did not finish
challenge-over-title = { $game } · The same cards
challenge-parted = **{ $where }** · { $plays }
challenge-alike = Everybody played the same from the first card to the last.
challenge-alone = Nobody else finished a game with these cards.

challenge-posted = Your challenge is in <#{ $channel }>. Once your friends have played, it shows where you played differently.
challenge-ended = Done. Everybody can see how you all played.
challenge-often = You have posted several challenges. You can post the next one <t:{ $when }:R>.
challenge-not-this = A challenge must be a game against computers that you finished yourself, in private and without hints. **/play** deals one.
challenge-known = Other people may have seen these cards, so nobody could play them fairly. **/play** deals you new ones.
challenge-own = You have played these cards already. Now it is your friends’ turn.
challenge-seen = You have seen these cards: in a replay, a shared moment, or another game with them. So you cannot play them here.
challenge-full = Every place is taken. Press **{ BUTTON("button-challenge") }** on a result of your own to make a new one.
challenge-private = The comparison shows your plays to everybody, but you keep your games private. Change that with **/settings me** to take part.
challenge-over = This challenge is over. Press **{ BUTTON("button-replay") }** below the result to see how the cards were played.
challenge-waits = Not yet: the plays are shown when everybody who accepted has finished.
challenge-stranger = Only people who played these cards can end the challenge early.
table-secret = Friends are still playing these cards, so I cannot show any of them yet. Please come back when they have finished.
challenge-not-here = You are playing these cards for a challenge. You can do that when it is over.
challenge-waits-for-all = When everybody has played, the challenge’s message compares your game with the others.
