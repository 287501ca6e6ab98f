# Slow play: orders, notes, holidays, whoever is gone.

call-nudge = You are asked whether you are there: { $game }
call-nudge-public = { $who } is asked for: { $game }
holiday = Holiday
holiday-days = { $count ->
    [0] none
    [one] { $count } day each
   *[other] { $count } days each
  }
holiday-help = While you are away nothing is sent, and clocks of days stand still for you, as long as each table allows.
holiday-from = First day
holiday-until = Last day
holiday-end = I am back
holiday-problem = Those days make no holiday: the last one must not be over nor before the first, and sixty days are the most.
replace = When somebody’s time is up
replace-bot = a bot keeps the seat
replace-anybody = anybody may take the seat
table-later = For later: orders and notes
order = When I am asked next
order-help = The house chooses the first of these that is open. If you are asked something else, or none is open, it drops the order and calls you. Nobody else sees it.
order-first = Choose
order-else = or else
order-call = call me
order-keep = Leave the order
order-drop = Take it back
order-none = At present nothing can be ordered: it is your turn, or nobody can tell what comes.
order-left = Your order, the first that is open:
note = Note to myself
note-help = Only you see it.
story = Since your last turn
story-show = Show it on the board
story-on = Go on
table-waits-long = The table has waited for { $who } for long.
table-nudge = Remind { $who }
table-vacant = { $who }’s time was up.
table-take-over = Take the seat
table-told-replaced = { $who } has taken the seat over.
table-told-resting = { $who } is on holiday; the clock stands still.
table-told-rested = { $who } is back from holiday.
table-told-nudged = { $who } was reminded.
answer-asked-now = You are asked now: choose.
answer-nudged = The table has not waited that long.
