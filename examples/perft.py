"""How many ways are there to go on? Two engines that count alike know the same rules."""

import tabard

for name in tabard.GAMES:
    state = tabard.game(name).start()
    print(name, [state.perft(depth) for depth in range(4)])
