# Learning a game: the list of its lessons, and the narrator's strip at the table.

learn = Learn
learn-game = Learn { $game }
learn-about = Short lessons at the real table. You can leave at any time and go on later.
lesson-begin = Begin
lesson-resume = Go on
lesson-again = Once more
lesson-anew = From the beginning
lesson-begun = begun
lesson-learned = done
lesson-first-game = Your first real game
lesson-first-game-about = Ready to play? A table with the easiest opponents of the house is one click away.

lesson-head = Lesson { $number } · { $title }
lesson-before = Back
lesson-on = Go on
lesson-next = Next lesson
lesson-list = All lessons
lesson-leave = To the lessons
lesson-not-meant = That is allowed, but this lesson goes another way.
lesson-back = Take it back
lesson-return = Back to the lesson
lesson-tried = Only tried so far. Confirm it, and you play on by yourself.
lesson-alone = You play on by yourself.
lesson-changed = This lesson has been rewritten since you began it. Please begin it anew from the list of lessons.
answer-no-lesson = No lesson is taught here.

stretch-head = On your own · { $title }
stretch-next = On your own
stretch-over = This stretch is over.
# points and best are figures such as 12 or 12½.
stretch-reached = Your points: { $points }; the best of the others: { $best }.

parts-title = The advanced game, part by part
parts-about = Once you have played the basic game to its end, add one part in each game. What you have played already stays in.
part-add = Play with it
part-played = played
# part is the name of a part of the game, such as "Reeves".
part-next = Next: { $part }

cautions = Mind
setting-cautions = Gentle warnings
setting-cautions-help = What a newcomer easily overlooks is told beside the question. In your first games of a kind you are told all of it, in a few more only what would be lost.
cautions-new = While I am new to a game
cautions-always = Always
cautions-never = Never
