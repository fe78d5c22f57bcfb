# Game nights, in English.

button-night-come = I’m coming
button-night-stay = I can’t come
button-night-off = Cancel it

night-title = { $game } night
night-banner = Game night
night-event = Discord event
night-about = Play { $game } with us. There are places for { $count } people. Mark yourself as interested, or press “I’m coming” on the message in the channel.
night-id = Host: { $host }. Change it with `/night move`, cancel it with `/night call-off`. Night `{ $id }`
night-coming = { $count } of { $most } places taken
night-how = At the start, a table opens for everybody who is coming. If you are alone, computer players join you.
night-open = The tables are open. Your seat is kept for ten minutes.
night-off = This game night was cancelled.
night-nobody = Nobody signed up, so no table was opened.
night-table = table
night-thread = Table { $table } · { $names } · { $title }
night-reminder = { $who }: { $night } begins { $when }. Your table will open by itself.
night-reminder-direct = { $night } begins { $when }. Your table will open by itself: { $where }
night-went = How it went: { $night }
night-came = { $count ->
    [one] 1 person played.
   *[other] { $count } people played.
}
night-points = Points: the share of your opponents whom you beat, computer players included.
night-nobody-played = No game was played this time.
night-today = today
night-tomorrow = tomorrow

night-opened = Your game night begins <t:{ $when }:F>. Time zone: { $zone } (change yours with `/settings me`).
night-opened-alone = Your game night begins <t:{ $when }:F>. It has a message but no Discord event, because I lack { $missing }.
night-moved = The game night now begins <t:{ $when }:F>.
night-you-entered = See you there! I’ll remind you 15 minutes before.
night-you-left = Noted: you can’t come.
night-you-here = You are on the list. See you there!
night-started-now = The game night begins.
night-sent-off = They are off the list.
night-called-off = The game night is cancelled.
night-off-question = Cancel this game night?
night-off-text = The Discord event is cancelled too. Games in progress continue.

night-full = Every place is taken. If somebody drops out, you can press **{ BUTTON("button-night-come") }** again.
night-started = This game night has begun. Press **{ BUTTON("button-join") }** at a table with a free seat.
night-begun = This game night has begun, so you can no longer move it.
night-over = This game night is over.
night-entered-already = You are already on the list. See you there!
night-not-entered = You are not on the list.
night-join-first = You are not on the list. Press **{ BUTTON("button-night-come") }** first.
night-stranger = This person is not on the list.
night-not-host = Only the host or somebody with Manage Server can do that.
night-too-early = You are already on the list. You do not have to check in.
night-own-match = You play at this table. Ask somebody else with Manage Server to decide.
night-plays = You take part in this night. Ask somebody with Manage Server to do it.
night-no-match = A game night has no matches to decide.
night-too-few = Nobody has signed up yet.
night-none = No game night is planned here. Plan one with `/night plan`.
night-several = Several game nights are planned. Choose one in the `night` option.
night-bad-day = I don’t know that day. Choose one from the list, or type it like { $example }.
night-bad-time = I don’t know that time. Type it like 20:30 or 8:30 pm.
night-past = That is in the past (<t:{ $when }:F>). Choose a later time, or set your time zone with `/settings me`.
night-too-far = Choose a day within { $most } days.
night-bad-places = Choose 1 to { $most } places.
