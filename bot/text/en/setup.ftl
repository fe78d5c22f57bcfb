# Setting a server up, in English.

setup-title = Set up this server
setup-well = Everything works.
setup-ill = Something is missing. Put it right, then run **/setup check** again.
setup-good = ✅ { $where }
setup-bad = ⚠️ { $where }: { $trouble }
setup-missing = please give me { $missing }
setup-tables = Tables in { $where }
setup-daily = Deal of the day in { $where }
setup-events = Discord events for game nights
setup-threads = Tables and tournaments in threads
setup-season = Seasons in { $where }
setup-news = Deal of the day and seasons in { $where }
setup-opener-role = { $where } can open tables
setup-call-role = { $where } can be called to tables
setup-champion-role = { $where } for the champion of the season
setup-no-daily = The deal of the day is posted nowhere.
setup-no-events = Game nights get no Discord event: I lack *Create Events*.
setup-no-threads = Tables and tournaments get no threads: I lack *Create Public Threads* or *Send Messages in Threads*.
setup-no-season = The end of a season is posted where people last played.
setup-next = Each choice takes effect at once. More choices: **/settings server**. First table: **/help**.
setup-change = **/setup start** changes this.
setup-none = nobody
setup-opener-role-pick = Who may open tables: { $present }
setup-call-role-pick = Role to call to tables: { $present }
setup-news-pick = Channel: deal of the day, seasons
setup-champion-role-pick = Role for the champion: { $present }
setup-daily-hour = Hour of the deal of the day
setup-hour = Deal of the day: at { $hour } in the morning

role-gone = this role no longer exists
role-silent = allow anyone to mention it: Server Settings, Roles
role-not-own = Discord lets nobody give this role by hand; choose another
role-above = drag my role above it: Server Settings, Roles

permission-manage-roles = *Manage Roles*

# Calling the server's role to a table.

button-call = Call players
call-role = { $role } { $game } needs { $seats ->
    [one] one more player
   *[other] { $seats } more players
}: { $where }
call-no-role = This server has not chosen a role to call. People who manage it can do so with **/setup start**.
call-too-early = The role was called less than an hour ago. You can call it again <t:{ $when }:R>. **/table invite** invites somebody right away.
call-private = A private table cannot call players. **/table invite** keeps a seat for somebody.
