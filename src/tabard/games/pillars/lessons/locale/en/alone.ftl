# What follows the lessons of Pillars of the Earth: played freely from here on.

title = Rounds 4 to 6
about = Half a game is played already: the last three rounds are yours, with the easiest opponents and a hint where something would be lost.

aim = Rounds 4 to 6 are yours: build, hire better craftsmen, and turn material into points before the game ends. Where something would be lost, a note beside the question says so.
ahead = You led at the end. Try a whole game now, in which the craftsmen of the first rounds are your own choice.
behind = The others had the better craftsmen, or more material for them. Look in the score where their points came from, and try a whole game.
