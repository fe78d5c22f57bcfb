# What the table service says: why it refuses, and what it writes into a table's log.

## Refusals

table-unknown = There is no such table on this server. **/table list** shows all tables.
table-not-open = The game has begun: nobody can sit down any more. You can watch, or open a table of your own with **/table new**.
table-not-open-resign = The game has begun, so you cannot just leave. If you must go, **/table resign** lets a computer play on for you.
table-not-open-word = The game has begun: the cards are shuffled, and no word can change them any more.
table-not-running = The game has not begun yet. Somebody who sits at the table can press **{ BUTTON("button-start") }**.
table-not-running-leave = The game has not begun yet. Press **{ BUTTON("button-leave") }** to leave the table.
table-not-running-watch = The game has not begun yet: there is nothing to watch. **{ BUTTON("button-join") }** gives you a seat.
table-finished = This game is over. **{ BUTTON("button-rematch") }** opens a new table for the same players.
table-not-finished = This game is not over yet. Please ask again when there is a result.
table-closed = This table was closed. **/table new** opens another one.
table-full = Every seat is taken. You can watch, or open a table of your own with **/table new**.
table-full-kept = The seats that are left are kept for invited people. Try again in a few minutes, when the unclaimed ones are free.
table-not-invited = This table is private: only invited people can sit down. Ask somebody at the table to invite you, or open a table of your own with **/table new**.
table-not-for-you = This table is not open to you. **/table new** opens one of your own, **/table list** shows the others.
table-invite-seated = They are already at this table.
table-invite-yourself = That is you. Somebody else can invite you, or press **{ BUTTON("button-join") }** where the table is open to all.
table-invite-kept = A seat is being kept for { $name } already.
table-invite-declined = { $name } has declined an invitation to this table. They can still sit down themselves.
table-invite-unwelcome = { $name } cannot be invited to this table.
table-invite-unseen = { $name } cannot read the channel of this table. Let them in there first, or open a table where they are.
table-invited-often = That is many invitations at once. You can invite somebody again <t:{ $when }:R>.
table-opened-often = You have opened many tables lately. You can open another one <t:{ $when }:R>.
table-invite-none = No seat is kept for you here.
table-invite-nobody = I can invite only people on this server, and no bots. Computer players sit down with **{ BUTTON("button-add") }**.
table-already-seated = You are already at this table.
table-not-seated = You are not playing at this table. While it is open, **{ BUTTON("button-join") }** gives you a seat.
table-not-seated-rematch = A rematch is for those who played here. **/table new** opens a table for everybody.
table-no-such-seat = There is nobody to send away in that seat. **{ BUTTON("button-more") }** on the table has a button for each player.
table-absent = You are away, so a computer plays your cards. Press **{ BUTTON("button-i-am-back") }** on your hand, or use **/table back**.
table-not-absent = You are already playing your own cards.
table-paused = The game is paused, so you cannot play now. To propose resuming, press **{ BUTTON("button-more") }** on the table.
table-not-paused = The game is not paused.
table-paused-by-order = Somebody who manages the server has paused this game, and decides when it resumes.
table-vote-running = Another vote is running. The table shows it; please wait until it ends.
table-vote-over = That vote is over. The table shows how things stand.
table-vote-twice = You have voted that way already.
table-vote-about-you = This vote is about you, so the others decide. It ends as soon as you play.
table-vote-again = It is too soon to propose that again. You can do so <t:{ $when }:R>.
table-vote-alone = This game counts, and nobody else is here to agree. You can play on, or **/table resign**.
table-vote-alone-pause = The others are away, so nobody can agree to a pause. Play on, or wait until somebody is back.
table-turn-has-end = Their turn ends <t:{ $when }:R>. If they have not played by then, a computer plays for them.
table-vote-not-awaited = Nobody is waiting for them at the moment, so a computer does not have to play for them.
table-vote-early = They have not kept the table waiting for long. You can propose it <t:{ $when }:R>.
table-no-vacant-seat = No computer is playing for an absent player in that seat. **{ BUTTON("button-more") }** on the table offers the seats of absent players.
table-offered-already = That seat can be taken already: use the button on the table.
table-offered-soon = The player who had this seat can still come back. You can take it <t:{ $when }:R>.
table-not-offered = That seat cannot be taken. The table shows which seats are free.
table-not-in-hand = You do not hold that card.
table-not-allowed-given-up = This game counts for the season, so a player who gave it up comes last, and nobody takes their seat.
table-not-allowed-insider = You have seen a hand of this game, so you cannot take another seat. You can watch.
table-too-few = { $seated ->
    [one] One player sits here, and this game is for { $allowed }.
   *[other] { $seated } players sit here, and this game is for { $allowed }.
} Wait for others, or fill the seats with computer players.
table-not-allowed = Only the person who opened the table, or somebody who manages the server, can do this.
table-not-allowed-seated = Only players at the table can do this. **{ BUTTON("button-join") }** gives you a seat.
table-not-allowed-open = On this server, only people who manage it can open tables. Ask one of them to open one for you.
table-not-allowed-role = Only members with the role <@&{ $role }> may open tables here. You may still sit down at any open one.
table-not-allowed-running = Other people are playing here, so you cannot close the table. Use **/table resign**, or ask somebody who manages the server.
table-not-allowed-rival = You can send a player away only after the game has waited a day for them: <t:{ $when }:R>. Somebody who manages the server can do it now.
table-not-allowed-hint = This game counts for the season, so there are no hints. You get hints when you play alone against computers, and at unrated tables.
table-not-allowed-show = This game counts for the season, so hands stay hidden. You can show yours in games that do not count.
table-not-allowed-show-player = They are playing at this table. You can show your hand only to somebody who is not.
table-not-shown = Nobody can see your hand.
table-too-many-person = You have { $most ->
    [one] one open table
   *[other] { $most } open tables
} here already, which is as many as this server allows. Finish or close one first.
table-too-many-guild = This server has { $most ->
    [one] one open table
   *[other] { $most } open tables
} already, which is as many as it allows. Join one of them: **/table list**.
table-bad-game = I do not know that game. I know { $allowed }.
lesson-none = There is no lesson for this game. **/rules** explains it page by page.
lesson-not-here = This table is not a lesson.
table-bad-option-name = This game has no option “{ $option }”. It has: { $allowed }.
table-bad-option = { $option }: please choose one of { $allowed }.
table-bad-option-number = { $option }: please choose a number from { $least } to { $most }.
table-bad-options = These options do not go together with this number of players. Please change one of them.
table-bad-seats = With these options the game is for { $allowed } players. Please choose one of these numbers.
table-bad-level = There is no computer player of that strength for this game. Please choose one of: { $allowed }.
table-bad-pace = There is no such pace. A turn may take: { $allowed }.
table-bad-salt = Your word for the shuffle may have 1 to { $most } visible characters. Please choose another one.
table-too-many-computers = { $most ->
    [0] There is no room for a computer player at this table.
    [one] There is room for one computer player at this table.
   *[other] There is room for { $most } computer players at this table.
} Please choose fewer of them, or more seats.
table-second-click = That click came right after your last play, so nothing was played. Press again if you mean it.
table-stale = The table has moved on since that was drawn. This is how it stands now.
table-undo-nothing = You have no play to take back.
table-undo-acted = Somebody has acted since your last play, so you can no longer take it back.
table-undo-revealed = Your last play drew or showed something that was hidden, so it cannot be taken back.
table-undo-rated = This game counts for the season, so you cannot take plays back here. Somebody who manages the server can allow it with **/settings server**.
table-undo-often = You have taken { $most } plays back in a row. This one stands until somebody else has acted.
table-unavailable = I could not save that, so nothing has changed. Please try again in a moment.
table-unavailable-locked = My database is busy, so nothing has changed. Please try again in a moment.
table-unavailable-away = I cannot reach my database at the moment. Please try again shortly; everything confirmed to you is kept.
table-unavailable-readonly = I cannot save anything at the moment, so nothing has changed. The host of this bot must make its database writable; your game waits.
table-unavailable-full = My disk is full, so nothing has changed. The host of this bot must make room; your game waits.
table-unavailable-broken = I cannot read this table at the moment, so nothing has changed. Please tell the host of this bot; your game is kept.
table-unavailable-game = This table plays a game that is not installed here ({ $game }). Please tell the host of this bot; your game is kept.
table-unavailable-newer = This table was opened with newer rules than I have. Please ask the host of this bot to update it; your game is kept.

## The log

table-log-joined = { $name } sits down.
table-log-computer = { $name }, a computer player, sits down.
table-log-left = { $name } leaves.
table-log-kicked = { $name } has to give up the seat.
table-log-word = { $name } gives a word for the shuffle.
table-log-options = The options have been changed.
table-log-invited = A seat is kept for { $name }.
table-log-declined = { $name } declines; the seat is free.
table-log-lapsed = { $name } did not come; the seat is free.
table-log-withdrawn = The seat is no longer kept for { $name }.
table-log-started = The game begins.
table-log-shown = { $who_you ->
    [yes] You show your hand
   *[no] { $who } shows their hand
} to { $name }.
table-log-hidden = { $who_you ->
    [yes] You no longer show your hand
   *[no] { $who } no longer shows their hand
} to anybody.
table-log-resigned = { $who_you ->
    [yes] You resign
   *[no] { $who } resigns
}; a computer plays on.
table-log-undone = { $who_you ->
    [yes] You take back your last play
   *[no] { $who } takes back their last play
}.
table-log-replaced = { $who_you ->
    [yes] You are replaced
   *[no] { $who } is replaced
} by a computer.
table-log-replaced-by = { $who_you ->
    [yes] { $name }, who manages the server, replaces you
   *[no] { $name }, who manages the server, replaces { $who }
} by a computer.
table-counting = The game starts in 60 seconds. The countdown can be stopped.
table-log-hint = { $who_you ->
    [yes] You asked for a hint
   *[no] { $who } asked for a hint
}.
table-log-timeout = { $who_you ->
    [yes] Your time ran out; a computer plays this turn for you
   *[no] { $who }’s time ran out; a computer plays this turn
}.
table-log-absent = { $who_you ->
    [yes] You are away; a computer plays until you are back
   *[no] { $who } is away; a computer plays until they are back
}.
table-log-back = { $who_you ->
    [yes] You are back
   *[no] { $who } is back
}.
table-log-offered = { $who_you ->
    [yes] Your seat is free to take until you are back.
   *[no] The seat of { $who } is free to take.
}
table-log-offered-by = { $who_you ->
    [yes] { $name }, who manages the server, offers your seat to a newcomer until you are back.
   *[no] { $name }, who manages the server, offers the seat of { $who } to a newcomer.
}
table-log-substituted = { $name } plays on for { $former }.
table-log-vote-offer = { $who_you ->
    [yes] You propose
   *[no] { $who } proposes
} that a newcomer may take the seat of { $about }.
table-log-grace-seconds = Tapis could not be reached for { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}. Every clock stood still, and everybody has at least 20 seconds now.
table-log-grace = Tapis could not be reached for { $minutes ->
    [one] a minute
   *[other] up to { $minutes } minutes
}. Every clock stood still, and everybody has at least 20 seconds now.
table-log-paused = The game is paused; the clocks are stopped.
table-log-resumed = The game resumes; the clocks run again.
table-log-paused-by = { $name }, who manages the server, pauses the game; the clocks are stopped.
table-log-resumed-alone = { $who_you ->
    [yes] You end
   *[no] { $who } ends
} the long pause; the clocks run again.
table-log-resumed-by = { $name }, who manages the server, resumes the game; the clocks run again.
table-log-closed-by = { $name }, who manages the server, has closed the table.
table-log-moved = { $name }, who manages the server, moves the table to <#{ $channel }>.
table-log-vote-pause = { $who_you ->
    [yes] You propose
   *[no] { $who } proposes
} a pause.
table-log-vote-resume = { $who_you ->
    [yes] You propose
   *[no] { $who } proposes
} to resume the game.
table-log-vote-replace = { $who_you ->
    [yes] You propose
   *[no] { $who } proposes
} that a computer plays for { $about_you ->
    [yes] you until you are back
   *[no] { $about } until they are back
}.
table-log-vote-abandon = { $who_you ->
    [yes] You propose
   *[no] { $who } proposes
} to end the game without a result.
table-log-ballot-yes = { $who_you ->
    [yes] You agree
   *[no] { $who } agrees
}.
table-log-ballot-no = { $who_you ->
    [yes] You do not agree
   *[no] { $who } does not agree
}.
table-log-vote-rejected = The proposal is turned down.
table-log-vote-lapsed = Time has run out for the proposal; nothing changes.
table-log-vote-moot = The proposal no longer stands.
table-log-closed = The table has been closed.
table-log-closed-empty = Nobody sits here any more; the table is closed.
table-log-closed-gone = The table’s channel is gone; the table is closed.
table-log-closed-forgotten = Nobody started the game for a long time; the table is closed.
table-log-closed-abandoned = The players have ended the game without a result.
table-log-closed-decided = The tournament has decided this match: see its standings.
table-log-notice = The table should have closed while I was away. It stays open for another hour.
table-ended-alone = Everybody else has resigned.
table-ended-deserted = Only computer players are left.
