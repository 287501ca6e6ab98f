# Words that all games share.

## Reasons of the house itself

the-game-is-over = The game is over.
not-a-choice-now = Not a choice now.

## Warnings: what a choice would come to, before it is made

warned-idle = Would do nothing now. { $reason }
warned-costly = { $reason }
