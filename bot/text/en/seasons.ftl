# Seasons, leaderboards and statistics, in English.

## Small words

word-somebody = somebody
word-others = { $count ->
    [one] one more
   *[other] { $count } more
}
season-number = Season { $number }

merit-points = { $points } { $count ->
    [one] point
   *[other] points
}
merit-wins = { $count ->
    [0] no win
    [one] 1 win
   *[other] { $count } wins
}
merit-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
merit-rating = **{ $rating }** ± { $doubt }

button-board = Leaderboard
button-fame = Season
button-end = Yes, end it

## The leaderboard

board-all-games = all games
board-all-seasons = all seasons
sort-points = by season points
sort-rating = by rating
sort-wins = by wins
sort-games = by games played
sort-ladder = against computers
board-sort = Change the order
board-place = Place { $place }:
board-no-place = Without a place:
board-line = { $place } **{ $name }** · { $merit }
board-empty = No game has counted yet. Play with somebody for the season, or against computers for the ladder: **/table new**.
board-own = You: place { $place } · { $merit }
board-own-provisional = You: { $merit }
board-own-none = You have no game on this list yet.
board-page = Page { $page } of { $pages } · { $count ->
    [one] 1 player
   *[other] { $count } players
}
board-alt = { $what }. { $lines }.

## A season

season-day = { $month } { $day }, { $year }
season-none = No season is running here. Somebody who manages the server begins one with **/season start**.
season-from-to = From { $since } to { $until }
season-until = Since { $since }, until { $until }
season-since = Since { $since }, until somebody ends it
season-size = { $games ->
    [one] 1 game
   *[other] { $games } games
} · { $players ->
    [one] 1 player
   *[other] { $players } players
}
season-empty = No game has counted in it yet.
season-points = Points for each place
season-points-next = Points from the next season on
season-highlights = Highlights
highlight-busiest = Most games: { $who } ({ $games })
highlight-climber = Biggest climb in rating: **{ $who }** ({ $change })
highlight-favourite = Most played: **{ $game }** ({ $games ->
    [one] 1 game
   *[other] { $games } games
})
season-fame = Hall of fame
fame-line = { $season }: { $who } · { $points }
season-closed = { $season } is over
season-role-failed = I could not give or remove the champion’s role. **/setup check** says why.
season-end-question = End { $season } now?
season-end-text = { $games ->
    [0] Nothing has been played in it, so it will leave no trace.
    [one] One game has counted. The result is posted in public, and this cannot be undone.
   *[other] { $games } games have counted. The result is posted in public, and this cannot be undone.
}
season-ended = The season has ended.
season-next = { $season } begins.
season-next-by-hand = Start the next one with **/season start**.

points-title = Season points
points-text = Points for each place, best place first. Players who share places share the points evenly.
points-line = { $size } players: { $points }

## Statistics

stats-title = { $name }
stats-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins ->
    [0] no win
    [one] 1 win
   *[other] { $wins } wins
} ({ $share }%)
stats-figure-games = { $count ->
    [one] game
   *[other] games
}
stats-figure-wins = { $count ->
    [one] win
   *[other] wins
}
stats-figure-rating = rating
stats-places = Places: { $places }
stats-place = place { $place }: { $count ->
    [one] once
   *[other] { $count } times
}
stats-streak = { $now ->
    [0] Longest run of wins: { $longest }
   *[other] Wins in a row: { $now } · longest run: { $longest }
}
stats-rating = Rating: { $rating }
stats-season = { $season }: { $points }, place { $place }
stats-on-time = On time: { $share }% of { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
} with a clock
stats-apart = { $games ->
    [one] One more game
   *[other] { $games } more games
} for practice, alone, unrated or without everybody having played ({ $wins ->
    [0] none won
   *[other] { $wins } won
})
trophy-win = First win at { $games }
trophy-slam = Slam at { $game }: { $what }
trophy-streak = { $count } wins in a row
stats-none-counted = No game has counted for ratings and seasons yet.
stats-none-counted-yet = No game with other people has counted for the season yet.
stats-summary = Overview
stats-by-game = Game by game
stats-game = **{ $game }**: { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins ->
    [0] no win
    [one] 1 win
   *[other] { $wins } wins
}, { $rating }
stats-rivals = Head to head
stats-rival = **{ $name }** · { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $ahead } ahead, { $behind } behind{ $level ->
    [0] { "" }
   *[other] , { $level } level
}
stats-curve = { $name }: rating, { $game }
stats-curve-game = game { $number }
stats-curve-alt = { $what }. Over the last { $games } games from { $begin } to { $end }, never below { $least } nor above { $most }.

## With the result

result-gain = { $points } · { $rating }
result-gain-nobody = counts for nobody: the seat changed hands
result-season = Counts for season { $season }. The rating shown is for this game.
result-no-season = No season is running, so this counts for ratings only.
result-apart-computer = Practice against computers: it counts neither for the season nor for the ladder.
result-apart-advised = Won with help, so it does not count on the ladder. Win the next one alone!
result-orders = { $who } played here and gave orders as a manager of this server: see the log.
result-apart-unrated = No season points and no rating: the table was opened as unrated.
result-apart-solo = No season points and no rating: one person played alone.
result-apart-unplayed = No season points and no rating: the game ended before everybody had played.
result-apart-substituted = No season points and no rating: fewer than two of the original players were left.
result-apart-brief = It does not count: the winner made too few decisions.
result-apart-often = No season points and no rating: at most ten games with the same person count in 24 hours.
lobby-unrated = Unrated: this game will give no season points and no rating.

## Refusals

season-bad-name = A season’s name can have 1 to { $most } visible characters. Please choose a shorter one.
season-bad-day = I need the last day as year-month-day, for example { $example }.
season-day-past = That day is over already. Please choose a later day.
season-day-too-late = A season can last { $most } days at most. Please choose an earlier day.
season-bad-points = For { $size } players I need { $size } whole numbers from 0 to { $most }, none greater than the one before it.
season-bad-size = Season points are for tables of { $least } to { $most } players.
season-bad-zone = I do not know that time zone. Zones are named after places, for example *Europe/Paris* or *America/Toronto*; the option **time-zone** completes what you type.
season-runs = A season is running, and games have counted for it. End it first with **/season end**.
season-ended-already = That season has ended already; nothing was changed.
season-none-running = No season is running, so there is none to end.
season-unknown = I do not know that season. The option **season** lists those of this server.
season-bad-game = I do not know that game. The option **game** lists all games.
stats-none = That person has not finished a game on this server yet.
stats-none-you = You have not finished a game on this server yet. **/table new** opens a table.
stats-private = That person keeps their statistics to themselves.
