# What the router and the commands say by themselves.

error-unknown-button = This button is not one of mine any more. Open your hand or the table again with **/hand** or **/table show**.
error-server-only = Tables live on servers: please use this in a server’s channel.
error-too-fast = That was quick! Please wait a few seconds and press again. Nothing was lost.
error-bad-hours = I do not understand these hours. Please write them like 22:00-07:30, or **none**.
error-slow = That took me too long to open here. Please press once more.
error-unexpected = Something went wrong on my side; nothing was changed. Please try again. If it stays so, tell the host of this bot the number **{ $incident }**.
error-command-changed = This command has just changed. Reload Discord (Ctrl+R, or close the app), then type it again.
error-not-shown = Discord did not show the answer. Nothing was lost: open your cards with **/hand**, or the table with **/table show**.
error-managers-only = Only people with the permission *Manage Server* can change this.
error-no-thread = I could not open a thread here. Try again without one, or let me create public threads in this channel.
error-permissions = I may not do this here yet. Please ask somebody who manages this channel to give me: { $missing }.

permission-view-channel = *View Channel*
permission-send-messages = *Send Messages*
permission-send-messages-in-threads = *Send Messages in Threads*
permission-create-public-threads = *Create Public Threads*
permission-attach-files = *Attach Files*

table-done = Done. The table shows it.
table-none-here = There is no such table in this channel. **/table new** opens one, **/table list** shows where the others are.
table-several-here = There are several tables in this channel. Please say which one with the option **table**.
table-lives-in = That table is in <#{ $channel }>.
table-opened-in = Your table is open in <#{ $channel }>.
table-you-show = { $name } can see your hand now, with **{ BUTTON("button-watch") }** on the table. **/hide-hand** ends that at once.
table-you-hide = Nobody sees your hand any more.
table-you-joined = You sit at the table. Have a good game!
table-none-before = No table has been opened in this channel yet. **/table new** opens the first.
table-invite-done = { $name } is invited: a seat is kept for ten minutes.
table-invite-refused = You have given the seat back. It is free for others.
table-word-heard = “{ $word }” takes part in the shuffle. You may change it until the game starts; it is published with the result.
table-you-left = You left the table.
table-you-started = The game has begun.
table-you-resigned = You resigned. Thank you for playing.
table-you-closed = The table is closed.
table-computer-added = A computer player sits down.
table-kicked = Seat { $seat } is free, or played by a computer if the game has begun.
table-proposed = It is proposed. The table shows what the others say.
table-you-paused = The game is paused until somebody who manages the server lets it go on.
table-you-resumed = The game goes on.
table-you-moved = The table stands in <#{ $channel }> now.
table-moved-away = This table now stands in <#{ $channel }>.
table-move-forum = <#{ $channel }> takes no messages. Choose a channel, a thread or a post inside it.
table-move-permissions = I may not keep a table there yet. Please give me in <#{ $channel }>: { $missing }.
table-seat-taken = You play on from here. The cards are yours now, and nothing that was played is undone.
table-seat-taken-rated = You play on from here. The game counts for the season, but at this seat for nobody, since two people play it.
