# What follows the lessons of Feudum: played freely from here on.

title = The basic game to epoch III
about = A basic game with the easiest opponent, from the first pawn until the third epoch begins.

aim = Choose four cards in every round and think of their order. The stretch ends when the third epoch begins; where a card or a meal would go wrong, a note beside the question says so.
ahead = You lead as epoch III begins. Play a basic game to its end now, then add one part of the advanced game in each.
behind = You are not ahead yet: seats and regions are what an epoch pays for. Try a basic game to its end, and become master of a guild early.
