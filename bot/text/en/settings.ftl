# The settings, in English.

set-server = Settings of this server
set-me = Your settings
button-set-tables = Tables
button-set-seasons = Seasons and deal of the day
set-hint = Each menu shows the current setting. Your choice takes effect at once.
set-block = **/block** keeps people away from your tables, and lists them.
set-on = yes
set-off = no
set-language = Language
set-language-auto-server = as set in Discord
set-language-auto-me = as in your Discord
set-text-mode = Text mode, for reading aloud
set-text-mode-auto-me = as on this server
set-threads = A thread for each new table
set-who-may-open = Who may open tables
set-everyone = everybody
set-managers = people who manage the server
set-role = a role (/setup start)
set-tables-per-person = Tables a person may have open
set-tables-per-server = Tables on this server
set-table-returns = A buried table returns to the bottom
set-undo-rated = Take plays back in games that count
set-confirm = Ask me before each play
set-auto-play = Play for me where I have no choice
set-preselect = Choose my card before my turn
set-ping = Call me when it is my turn
ping-channel = in the channel
ping-direct = by direct message
set-quiet-hours = Quiet hours, without calls
quiet-none = none
set-time-zone-auto-me = as on this server
ping-none = not at all
set-pace = Time for a turn, unless a table has its own
set-lobby-hours = A table that nobody starts closes
set-lobby-hours-value = { $hours ->
    [0] never
    [one] after an hour
   *[other] after { $hours } hours
}
set-season-length = Seasons end
set-monthly = with each month
set-manual = when a manager ends them
set-time-zone = Time zone
set-season-channel = Where the end of a season is posted
set-season-channel-auto = where people last played
set-channel-here = in this channel
set-channel-other = in another channel, chosen with /settings server
set-daily-prize = The best of a week of daily deals win season points
set-daily-channel = Where the result of each daily deal is posted
set-daily-channel-auto = nowhere
set-stats-public = Others may see my statistics

# Whom somebody does not want at their tables

block-title = People you have blocked
block-none = Nobody.
block-about = They cannot sit down at tables that you opened or where you sit, nor be invited there, and are not told why. People who sit there already stay. **/block** adds somebody.
block-lift = Unblock somebody
block-done = { $name } can no longer sit down at your tables.
block-lifted = Done: they can come to your tables again.
block-yourself = That is you. You are always welcome at your own tables.
block-bot = Bots never sit down at a table, so there is no need to block one.
block-not = That person was not blocked.
block-full = You have blocked { $most } people, and the list is full. Unblock somebody first.
