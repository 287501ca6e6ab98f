# Puzzles, the puzzle of the day and the deal of the day.

puzzles = Puzzles
puzzle = Puzzle
puzzles-about = Moments of real games. One turn is clearly the best: which wins the most?
puzzles-all = All puzzles
puzzles-solved = { $solved } of { $among } solved
puzzles-streak = { $count ->
    [one] the last one at the first try
   *[other] the last { $count } at the first try
 }
puzzles-how = Each was found by a strong bot of the house in a game that was played, and looked at again for longer from several deals of what nobody at that seat could know. Chances are the bot’s opinion.
puzzle-of-day = Puzzle of the day
puzzle-of-day-about = The same for everybody today.
puzzle-begin = To the table
puzzle-next = Next puzzle
puzzle-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
 }
puzzle-stars = { $stars ->
    [1] easy
    [2] middling
   *[3] hard
 }
puzzle-solved = solved
puzzle-shown = answer seen
puzzle-tried = tried
puzzle-leave = To the puzzles
puzzle-gone = This puzzle is no longer asked.
puzzle-ask = It is your turn. One turn is clearly the best here: play it to its end and confirm it. Nothing counts before that.
puzzle-done = Your turn is played, and with it this puzzle ends.
puzzle-judging = The house looks at your turn …
puzzle-best = Right, that is the best turn: { $chance }% chance to win. The next best leaves { $next }%.
puzzle-as-good = Right: as far as the house can tell this is as good as the best turn ({ $made }% and { $best }%).
puzzle-worse = There is a better turn: this one leaves { $made }% chance to win, the best one { $best }% (± { $error }).
puzzle-why = What decides: { $reasons }.
puzzle-again = Try again
puzzle-answer = Show the answer
puzzle-answer-is = The best turn: { $turn }.
answer-no-puzzle = No puzzle is asked here.
answer-one-try = In the deal of the day every choice stays, and there is one try.

today = Today
deal-of-day = Deal of the day
deal-of-day-about = One game against bots, with the same deal and the same dice for everybody. One try counts; there are no hints and nothing is taken back.
deal-bots = Opponents: { $level }.
deal-short = The same cards for everybody; one try.
deal-see = To the deal
deal-play = Play
deal-go-on = Go on
deal-look = Look at it
deal-running = You have begun.
deal-over = You have played.
deal-closed = You have given it up.
deal-points = Points
deal-margin = Ahead by
deal-nobody = Nobody has finished it yet.
deal-days = Other days
deal-before = The day before
deal-after = The day after
daily-results = Results of the day
daily-seed = The deal of the day was dealt from a seed that everybody plays by; the house keeps it.
