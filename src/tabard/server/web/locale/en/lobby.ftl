# The lobby, and inviting people.

lobby = Lobby
find-players = Find players
lobby-filter = Choose tables
lobby-any = any
lobby-show = Show
lobby-none = No open table of that kind. Open one, or look for others above.
seek-title = Play with anybody of about my strength
seek-help = The house seats you where somebody like you waits, or brings you together as soon as there are enough.
seek-begin = Look for a game
seek-players = { $count ->
    [one] one player
   *[other] { $count } players
}
seek-waiting = Looking for others …
seek-alone = Nobody else looks for this just now.
seek-others = Others look for the same; strengths are compared.
seek-live-help = Keep this page open: it leads you to the table. Whoever waits longer gets a wider choice.
seek-slow-help = You may go away: the house looks for a day, and the table then stands among yours.
seek-stop = Stop looking
seek-goes-on = You are looking for a game of { $game }.
table-share = Share …
table-code = Code for a camera
table-code-of = The address as a QR code
table-invite = Anybody who knows the address of this table can sit down:
table-talk = Talk
table-talk-none = Nobody has said anything yet.
table-talk-watching = You watch: while the game runs, the players do not read what watchers say.
table-talk-unread = unread
table-you-watch = You watch
