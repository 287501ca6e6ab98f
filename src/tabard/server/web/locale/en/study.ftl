# The study of a finished game, on its replay.

study-title = Study
study-what = A strong bot looks at every turn of this game: who was ahead when, where it was decided, what chance did. Everybody is judged by what they knew at the time.
study-begin = Study this game
study-waits = Waits for a free bot …
study-progress = Done: { $done } of { $of }. You may leave and come back.
study-cancel = Stop
study-failed = The study went wrong. It can be begun again.
study-no-marks = No turn stands out: nobody clearly missed or found anything.
study-lessons = To take along
study-how = By the value of { $level }; iterations a turn: { $number }. ± is twice the error of the search. What a seat could not know was dealt anew.
study-better = better
study-chosen = chosen
study-play-on = Play on from here
study-play-on-as = Play on as { $who }
answer-many-studies = Several games are being studied. Wait until one is done.
study-beside = Points beside others
study-earlier = { $count ->
    [one] one earlier game of yours
   *[other] mean of { $count } earlier games of yours
 }
study-strong = { $level }, mean of { $count ->
    [one] one game
   *[other] { $count } games
 }
study-all-points = All points
