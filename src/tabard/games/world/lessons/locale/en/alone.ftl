# What follows the lessons of World Without End: played freely from here on.

title = One chapter
about = The first chapter of a game with the easiest opponents, and a note on the duties that are not covered yet.

aim = Play the first chapter: six rounds, and then the duties are collected. As long as one of them is not covered, a note beside the question counts what is missing.
ahead = You lead after one chapter. Three more make a whole game: try one.
behind = You are not ahead yet, which one chapter does not decide. Mind the duties first and the points after them, and try a whole game.
