# Tournaments, in English.

button-contest-here = I’m here
button-contest-standings = Standings
button-contest-table = My table
button-contest-leave = Withdraw
button-contest-off = Call it off

contest-title = { $game } · { $system ->
    [robin] round robin
    [knockout] knockout
    [duplicate] duplicate
   *[swiss] Swiss system
}
contest-system-swiss = Swiss system
contest-system-robin = Round robin
contest-system-knockout = Knockout
contest-system-duplicate = Duplicate
contest-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
contest-boards = { $count ->
    [one] 1 board
   *[other] { $count } boards
}
contest-size = { $count } at a table
contest-pace = { $pace } a turn
contest-days = { $count ->
    [one] 1 day a round
   *[other] { $count } days a round
}

contest-stage-entry = open
contest-stage-running = in progress
contest-stage-over = finished
contest-stage-called-off = called off
contest-entered = { $count } of { $most } players have joined
contest-nobody = Nobody has joined yet.
contest-here = { $who } · here
contest-starts-by-hand = { $host } starts the tournament: **{ BUTTON("button-contest-standings") }**, then **{ BUTTON("button-start") }**.
contest-starts = The first round begins { $when }.
contest-checks-in = Starts { $when }. Check in from { $since }: press **{ BUTTON("button-contest-here") }**, or you will not be paired.
contest-checking-in = { $count ->
    [0] Starts { $when }.
   *[other] Starts { $when }. Here so far: { $here } of { $count }. If you joined earlier, press **{ BUTTON("button-contest-here") }**, or you will not be paired.
}
contest-round = Round { $number }
contest-board = Board { $number }
contest-until-soon = Games begin { $begins }. The round ends { $until } at the latest.
contest-until = The round ends { $until } at the latest.
contest-won = { $count ->
    [one] { $who } wins!
   *[other] { $who } share first place!
}
contest-bye = { $who } has a bye
contest-more-matches = { $count ->
    [one] and 1 more table
   *[other] and { $count } more tables
}
contest-drawn = draw
contest-thread = Table { $table } · { $names } · { $title }, round { $round }
contest-why-forfeit = no-show
contest-why-late = out of time
contest-why-closed = no result
contest-why-ruled = ruling
contest-order-swiss = Points, then Buchholz, Sonneborn-Berger and direct encounter.
contest-order-robin = Points, then direct encounter and Sonneborn-Berger.
contest-order-knockout = Rounds reached. In a draw, the later seat goes through.
contest-order-duplicate = For each board, the share of people in your seat whom you beat; half for a tie and for sitting out.
contest-list = Tournaments on this server
contest-none-yet = There has been no tournament yet. Open one with `/tournament open`.
contest-off-question = Call this tournament off?
contest-off-text = It ends without a winner. Games in progress continue.

contest-opened = Tournament opened. Its message appears in this channel.
contest-you-entered = You’re in. Your table opens by itself when the round begins.
contest-you-entered-check-in = You’re in. Press **{ BUTTON("button-contest-here") }** in the last 15 minutes before the start.
contest-you-left = You have withdrawn.
contest-you-left-playing = You have withdrawn. Finish the game you are playing.
contest-you-here = You will be paired in the next round.
contest-started-now = The tournament begins.
contest-ruled = Table { $table } is decided. The log records your ruling.
contest-sent-off = They are out of the tournament. The log records it.

contest-full = This tournament is full.
contest-started = This tournament has started and takes no new players.
contest-over = This tournament is over.
contest-entered-already = You are already in.
contest-not-entered = You are not in this tournament.
contest-join-first = You are not in this tournament. Press **{ BUTTON("button-join") }** first.
contest-stranger = This person is not in the tournament.
contest-too-early = Check-in is not open yet. It opens 15 minutes before the start.
contest-too-few = Too few players are here: the tournament needs { $least }. Ask more people to join.
contest-not-host = Only the host of this tournament or somebody with Manage Server can do that.
contest-own-match = You play in this match. Ask somebody else with Manage Server to decide it.
contest-plays = You play in this tournament. Ask somebody with Manage Server to decide.
contest-no-match = No such match in this round. Choose one of its players, or nobody for a draw.
contest-past = Too late: a later round already builds on that match.
contest-unknown = There is no such tournament here.
contest-none = No tournament is open or running here. Open one with `/tournament open`.
contest-several = Several tournaments are running. Choose one in the `tournament` option.
contest-again = Somebody was quicker. Try again.
contest-no-table = You have no table in this round.
contest-called-off = The tournament was called off.
contest-fell-short = Called off: fewer than { $least } players were here at the start.
contest-too-many = This server already has { $most } tournaments and game nights under way. Finish one first.
contest-bad-most = Choose 2 to { $most } players, or up to { $robin } for a round robin.
contest-bad-rounds = Choose 1 to { $most } rounds.
contest-rounds-given = You can choose `rounds` only for the Swiss system. Leave the option out.
contest-bad-days = Choose 1 to { $most } days a round.
contest-bad-start = Choose a start between 1 minute and { $most } days from now.
contest-bad-pace = A pace of 24 hours or more needs `days`, the days for each round. Without it, choose 15 minutes or less.
contest-bad-pace-days = With `days`, choose a pace of 24 hours or more.
contest-bad-title = Keep the title to { $most } ordinary characters.

contest-board-not-here = You cannot do that at a duplicate board: others play the same deal.
contest-board-secret = Others are still playing this board. You can see its deal, secret and replay when the last table is done.
contest-board-log = The promise of this deal is the same at every table of the board.
contest-board-result = Results appear in the standings when every table has played this board.
contest-promises = Promises of the deals, board by board: { $digits }
contest-evenings = { $count ->
    [one] 1 evening
   *[other] { $count } evenings
}
contest-league-about = Each evening is worth up to 100 points: the share of its boards that you won.
contest-no-league = There is no such league. Name one when you open an evening with `/duplicate open`.
