# Words that all games share.

## Reasons of the house itself

the-game-is-over = The game is over.
not-a-choice-now = Not a choice now.
