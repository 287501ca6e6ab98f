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
study-found = found
study-at-first-sight = looks better at first sight
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

# Comments and variations by hand.
notes-title = Comments and variations
notes-high = A log as high as the table
note-at = Comment
way-at = Variation
note-write = On this moment …
note-write-step = On this step …
note-send = Comment
note-left = { $number } of { $most } characters left
note-over = { $number } too many: a comment has at most { $most } characters
note-erase = Delete
note-erase-sure = Delete this for good?
way-begin = Another way
way-begin-why = Play another way from here, for every seat by hand
way-unnamed = Another way
way-keep = Keep
way-keep-title = Keep this variation
way-name = Name
way-rename = Rename
way-erase = Delete the variation
way-leave = Back to the game
way-draw = Draw
way-chance = Here chance decides. Draw, or choose what comes.
way-by-hand = By hand: this is not how it was played.
way-shown = { $name }: step { $step } of { $steps }
way-not-kept = To keep a variation you must have played this game or brought it in.
answer-many-notes = This game has as many comments or variations as are kept of one.
answer-long-variation = A variation has { $most } choices at most.
answer-unknown-note = There is no such comment or variation any more.
answer-not-your-note = Only who wrote it and the host can do that.
