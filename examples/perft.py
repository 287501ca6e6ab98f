"""How many ways are there to go on? The count that tells whether two engines know the same rules."""

import tabard

for name in tabard.GAMES:
    state = tabard.game(name).start()
    print(name, [state.perft(depth) for depth in range(4)])
