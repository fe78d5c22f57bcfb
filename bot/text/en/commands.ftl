# The commands, in English: `cmd-<path>` describes a command, `cmd-<path>-name` is what is typed, and so for options.
# Names: lower case, up to 32 letters, digits, - and _; descriptions: up to 100 characters.

# The options of several commands: `cmd-opt-<option>` holds for each that has no words of its own.
cmd-opt-game-name = game
cmd-opt-game = Which game
cmd-opt-level-name = level
cmd-opt-pace-name = pace
cmd-opt-pace = Time for a turn
cmd-opt-table-name = table
cmd-opt-table = Which table, if there are several
cmd-opt-word-name = word
cmd-opt-person-name = person
cmd-opt-seat-name = seat
cmd-opt-sure-name = sure
cmd-opt-sure = Do it without asking you again
cmd-opt-season-name = season
cmd-opt-title-name = title
cmd-opt-title = Its name
cmd-opt-size-name = size
cmd-opt-size = How many players at one table
cmd-opt-language-name = language
cmd-opt-text-mode-name = text-mode
cmd-opt-text-mode = Write everything so that it can be read aloud
cmd-opt-time-zone-name = time-zone
cmd-opt-file-name = file
cmd-opt-file = An exported record, as JSON or text
cmd-opt-tournament-name = tournament
cmd-opt-tournament = Which one, if there are several
cmd-opt-day-name = day
cmd-opt-day = Which day: choose from the list
cmd-opt-time-name = time
cmd-opt-time = The time in your own time zone, such as 20:30
cmd-opt-night-name = night
cmd-opt-night = Which one, if there are several
cmd-opt-league-name = league

cmd-table-name = table
cmd-table = Tables: open, join, start, leave, close

cmd-table-new-name = new
cmd-table-new = Open a table in this channel
cmd-table-new-opt-form-name = form
cmd-table-new-opt-form = The short form of the game (about ten minutes), or the whole game
cmd-table-new-opt-seats-name = seats
cmd-table-new-opt-seats = How many players
cmd-table-new-opt-computers-name = computers
cmd-table-new-opt-computers = How many computer players to seat right away
cmd-table-new-opt-level = How strong these computer players are
cmd-table-new-opt-thread-name = thread
cmd-table-new-opt-thread = Give the table a thread of its own
cmd-table-new-opt-rated-name = rated
cmd-table-new-opt-rated = Whether the game counts for the season and for ratings
cmd-table-new-opt-pace = How long a turn may take before a computer plays it

cmd-table-new-opt-private-name = private
cmd-table-new-opt-private = Only invited people can sit down
cmd-table-again-name = again
cmd-table-again = Open a table like the last one of this channel

cmd-table-list-name = list
cmd-table-list = Show the tables of this server

cmd-table-show-name = show
cmd-table-show = Bring a table’s message to the end of the channel

cmd-table-join-name = join
cmd-table-join = Sit down at a table
cmd-table-join-opt-word = Your word for the shuffle; without one, the promise supplies it

cmd-table-word-name = word
cmd-table-word = Add a word of your own to the shuffle, or change it, before the game starts
cmd-table-word-opt-word = Any word or sentence; it is published with the result

cmd-table-invite-name = invite
cmd-table-invite = Keep a seat for somebody for ten minutes, and tell them
cmd-table-invite-opt-person = Whom to invite
cmd-table-call-name = call
cmd-table-call = Call the server’s role to a table with free seats, at most once an hour
cmd-table-call-opt-table = Which table, if there are several here
cmd-table-decline-name = decline
cmd-table-decline = Give back a seat that is kept for you

cmd-table-leave-name = leave
cmd-table-leave = Leave a table that has not started

cmd-table-start-name = start
cmd-table-start = Deal the cards

cmd-table-add-computer-name = add-computer
cmd-table-add-computer = Let a computer player sit down
cmd-table-add-computer-opt-level = How strong it plays

cmd-table-kick-name = kick
cmd-table-kick = Take a seat away from somebody
cmd-table-kick-opt-seat = Number of the seat, as the table shows it
cmd-table-undo-name = undo
cmd-table-undo = Take back your last play, if nobody has acted since and it revealed nothing
cmd-table-vote-name = vote
cmd-table-vote = Vote on a pause, on resuming, on a computer for an absent player, or on ending the game
cmd-table-vote-opt-what-name = what
cmd-table-vote-opt-what = What you propose, or how you vote on the current proposal
cmd-table-vote-opt-seat = Whom it is about: the number of their seat
cmd-table-sit-name = sit
cmd-table-sit = Take over the seat of a player who is away, if it is offered
cmd-table-sit-opt-seat = The number of the seat
cmd-table-pause-name = pause
cmd-table-pause = For people who manage the server: pause the game; the clocks stop
cmd-table-resume-name = resume
cmd-table-resume = For people who manage the server: resume a paused game
cmd-table-move-name = move
cmd-table-move = For people who manage the server: move the table to another channel or thread
cmd-table-move-opt-channel-name = channel
cmd-table-move-opt-channel = Where to move it

cmd-table-back-name = back
cmd-table-back = Take your cards back from the computer that plays them for you

cmd-table-resign-name = resign
cmd-table-resign = Resign from a game in progress, after you confirm; a computer player takes your seat

cmd-table-close-name = close
cmd-table-close = Close a table without a result

cmd-table-rematch-name = rematch
cmd-table-rematch = Play the same game again

cmd-hand-name = hand
cmd-hand = Your cards at this channel’s table, for your eyes only
cmd-hand-opt-table = Which table, if you play at several

cmd-block-name = block
cmd-block = Keep somebody from your tables, or see whom you have blocked
cmd-block-opt-person = Whom to block; leave it out to see your list
cmd-unblock-name = unblock
cmd-unblock = Let somebody come to your tables again
cmd-unblock-opt-person = Whom to unblock

cmd-hint-name = hint
cmd-hint = What a computer player would do in your place, and why; only if the game does not count
cmd-hint-opt-table = Which table, if you play at several

cmd-watch-name = watch
cmd-watch = Watch a game in private: what is public, and what happened
cmd-watch-opt-table = Which table, if there are several here

cmd-show-hand-name = show-hand
cmd-show-hand = Let one person see your hand, if the game does not count; the log says so
cmd-show-hand-opt-person = Who may see it, with Watch
cmd-show-hand-opt-table = Which table, if you play at several

cmd-hide-hand-name = hide-hand
cmd-hide-hand = Hide your hand from everybody again
cmd-hide-hand-opt-table = Which table, if you play at several

cmd-play-name = play
cmd-play = Play at this channel’s table or against computers; with no option, see what there is
cmd-play-opt-card-name = card
cmd-play-opt-card = What you play: type a few letters and choose from the list

cmd-learn-name = learn
cmd-learn = A first game with explanations, against novice computer players; it does not count

cmd-turns-name = turns
cmd-turns = Every table where it is your turn

cmd-rules-name = rules
cmd-rules = The rules of a game, page by page
cmd-rules-opt-section-name = section
cmd-rules-opt-section = Which section to open

cmd-daily-name = daily
cmd-daily = The deal of the day: the same for everybody here, one try each

cmd-leaderboard-name = leaderboard
cmd-leaderboard = The standings: by points, rating, wins or games
cmd-leaderboard-opt-game = One game; otherwise all of them
cmd-leaderboard-opt-season = Which season; otherwise the current one
cmd-leaderboard-opt-sort-name = sort
cmd-leaderboard-opt-sort = In which order
cmd-leaderboard-opt-page-name = page
cmd-leaderboard-opt-page = Which page

cmd-season-name = season
cmd-season = Seasons: the current one, past ones, and what each place is worth

cmd-season-show-name = show
cmd-season-show = A season: dates, podium, points, hall of fame
cmd-season-show-opt-season = Which one; otherwise the current one

cmd-season-start-name = start
cmd-season-start = For managers: begin a season now
cmd-season-start-opt-title = Its name
cmd-season-start-opt-until-name = until
cmd-season-start-opt-until = Its last day, as year-month-day

cmd-season-end-name = end
cmd-season-end = For managers: end the current season now

cmd-season-points-name = points
cmd-season-points = What each place is worth; managers can change it for the next season
cmd-season-points-opt-size-name = size
cmd-season-points-opt-size = How many players at the table
cmd-season-points-opt-points-name = points
cmd-season-points-opt-points = Points of each place, best first, such as 5 3 1; leave it out for the default

cmd-stats-name = stats
cmd-stats = A player’s games: places, streaks, rating, head to head
cmd-stats-opt-player-name = player
cmd-stats-opt-player = Whose; otherwise your own, shown only to you
cmd-stats-opt-game = One game; otherwise all of them

cmd-settings-name = settings
cmd-settings = Settings of this server, and your own

cmd-settings-server-name = server
cmd-settings-server = Settings of this server, for its managers
cmd-settings-server-opt-language = Language of the public messages
cmd-settings-server-opt-threads-name = threads
cmd-settings-server-opt-threads = Give each new table a thread of its own
cmd-settings-server-opt-who-may-open-name = who-may-open
cmd-settings-server-opt-who-may-open = Who may open tables
cmd-settings-server-opt-tables-per-person-name = tables-per-person
cmd-settings-server-opt-tables-per-person = Most tables one person may have open
cmd-settings-server-opt-tables-per-server-name = tables-per-server
cmd-settings-server-opt-tables-per-server = Most tables on this server
cmd-settings-server-opt-pace = Time for a turn at new tables
cmd-settings-server-opt-lobby-hours-name = lobby-hours
cmd-settings-server-opt-lobby-hours = Hours after which a table that nobody starts closes by itself (0: never)
cmd-settings-server-opt-table-returns-name = table-returns
cmd-settings-server-opt-table-returns = Post a table again when eight messages have buried it
cmd-settings-server-opt-undo-rated-name = undo-rated
cmd-settings-server-opt-undo-rated = Let people take back their last play in games that count, too
cmd-settings-server-opt-season-length-name = season-length
cmd-settings-server-opt-season-length = Whether a season ends with each month, or when a manager ends it
cmd-settings-server-opt-time-zone = The server’s time zone; it decides when months begin
cmd-settings-server-opt-season-channel-name = season-channel
cmd-settings-server-opt-season-channel = Where the podium of each season is posted
cmd-settings-server-opt-daily-prize-name = daily-prize
cmd-settings-server-opt-daily-prize = Whether the best of a week of daily deals win season points
cmd-settings-server-opt-daily-channel-name = daily-channel
cmd-settings-server-opt-daily-channel = Where the result of each deal of the day is posted

cmd-settings-me-name = me
cmd-settings-me = Your own settings
cmd-settings-me-opt-language = Language of what only you see
cmd-settings-me-opt-confirm-name = confirm
cmd-settings-me-opt-confirm = Ask before each of your plays
cmd-settings-me-opt-ping-name = ping
cmd-settings-me-opt-ping = How to call you when it is your turn
cmd-settings-me-opt-quiet-hours-name = quiet-hours
cmd-settings-me-opt-quiet-hours = When not to call you, such as 22:00-07:30, or none
cmd-settings-me-opt-time-zone = Your time zone, for your quiet hours
cmd-settings-me-opt-stats-public-name = stats-public
cmd-settings-me-opt-stats-public = Let others look at your statistics
cmd-settings-me-opt-auto-play-name = auto-play
cmd-settings-me-opt-auto-play = Play for you, after a moment, when the rules leave you only one choice
cmd-settings-me-opt-preselect-name = preselect
cmd-settings-me-opt-preselect = Let you choose a card of your hand before your turn; it is played when the turn comes

cmd-help-name = help
cmd-help = The games, the deal of the day, and how it works

cmd-about-name = about
cmd-about = What this bot is, and how it is doing

cmd-replay-name = replay
cmd-replay = Look at a finished game move by move
cmd-replay-opt-game-name = game
cmd-replay-opt-game = A finished game from this server

cmd-review-name = review
cmd-review = The three moves of a finished game that cost or won most, for any seat
cmd-review-opt-game-name = game
cmd-review-opt-game = A finished game from this server

cmd-verify-name = verify
cmd-verify = Deal a finished game again and check that the shuffle was the promised one
cmd-verify-opt-game-name = game
cmd-verify-opt-game = A finished game from this server

cmd-privacy-name = privacy
cmd-privacy = What is kept about you

cmd-privacy-export-name = export
cmd-privacy-export = Everything that is kept about you, as a file

cmd-privacy-forget-name = forget
cmd-privacy-forget = Forget everything about you

cmd-continue-name = continue
cmd-continue = Play on from a move of a finished game, at a new table that never counts
cmd-continue-opt-move-name = move
cmd-continue-opt-move = After how many moves, as the replay counts them
cmd-continue-opt-game-name = game
cmd-continue-opt-game = A finished game from this server
cmd-continue-opt-seat = Your seat, counted from 1; your own if you say nothing
cmd-continue-opt-people-name = people
cmd-continue-opt-people = Keep the other seats for people instead of computers
cmd-tournament-name = tournament
cmd-tournament = Tournaments: open, join, start, standings
cmd-tournament-show-name = show
cmd-tournament-show = Show the standings
cmd-tournament-list-name = list
cmd-tournament-list = List the tournaments of this server
cmd-tournament-join-name = join
cmd-tournament-join = Join a tournament
cmd-tournament-check-in-name = check-in
cmd-tournament-check-in = Say that you are here for the next round
cmd-tournament-withdraw-name = withdraw
cmd-tournament-withdraw = Leave a tournament
cmd-tournament-open-name = open
cmd-tournament-open = Open a tournament in this channel
cmd-tournament-open-opt-system-name = system
cmd-tournament-open-opt-system = Who meets whom: Swiss system unless you choose another
cmd-tournament-open-opt-rounds-name = rounds
cmd-tournament-open-opt-rounds = How many rounds in the Swiss system
cmd-tournament-open-opt-starts-in-name = starts-in
cmd-tournament-open-opt-starts-in = Minutes until it starts by itself; otherwise you start it
cmd-tournament-open-opt-days-name = days
cmd-tournament-open-opt-days = Days for each round; otherwise it is played live
cmd-tournament-open-opt-most-name = most
cmd-tournament-open-opt-most = How many people may join
cmd-tournament-open-opt-title = Its name
cmd-tournament-start-name = start
cmd-tournament-start = Begin with everybody who is here (host or manager)
cmd-tournament-ruling-name = ruling
cmd-tournament-ruling = Decide a match of this round (host or manager)
cmd-tournament-ruling-opt-table = The number of the table in this round
cmd-tournament-ruling-opt-winner-name = winner
cmd-tournament-ruling-opt-winner = Who wins; nobody for a draw
cmd-tournament-remove-name = remove
cmd-tournament-remove = Take somebody out (host or manager)
cmd-tournament-remove-opt-person = Whom to take out
cmd-tournament-call-off-name = call-off
cmd-tournament-call-off = End it without a winner (host or manager)

cmd-puzzles-name = puzzles
cmd-puzzles = Find the best play in positions from this server’s reviewed games

cmd-insights-name = insights
cmd-insights = Where you lose most, from your own finished games on this server; only you see it
cmd-setup-name = setup
cmd-setup = Set this server up, and check that everything works
cmd-setup-start-name = start
cmd-setup-start = Choose language, channels and who may open tables, and check them
cmd-setup-check-name = check
cmd-setup-check = Check the bot’s permissions in every chosen channel
cmd-night-name = night
cmd-night = Game nights: plan one, join one, see how it went
cmd-night-plan-name = plan
cmd-night-plan = Plan a game night in this channel
cmd-night-plan-opt-places-name = places
cmd-night-plan-opt-places = How many people can come
cmd-night-move-name = move
cmd-night-move = Give a game night another date (host or manager)
cmd-night-call-off-name = call-off
cmd-night-call-off = Cancel a game night (host or manager)
cmd-night-join-name = join
cmd-night-join = Say that you are coming
cmd-night-leave-name = leave
cmd-night-leave = Say that you can’t come
cmd-duplicate-name = duplicate
cmd-duplicate = Duplicate evenings: the same deals at every table
cmd-duplicate-open-name = open
cmd-duplicate-open = Open a duplicate evening in this channel
cmd-duplicate-open-opt-boards-name = boards
cmd-duplicate-open-opt-boards = How many deals everybody plays
cmd-duplicate-open-opt-starts-in-name = starts-in
cmd-duplicate-open-opt-starts-in = Minutes until it starts by itself; otherwise you start it
cmd-duplicate-open-opt-league = The league that this evening belongs to
cmd-duplicate-league-name = league
cmd-duplicate-league = Show the standings of a league
cmd-duplicate-league-opt-league = Which league; otherwise the latest
