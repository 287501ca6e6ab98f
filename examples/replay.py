"""A record, read back: who had how many points as the game went on?"""

import tabard

record = tabard.play("pilgrim", ["level1", "random"], seed=3)
again = tabard.read(record.text())  # or the name of a file
for ply, (state, code) in enumerate(again):
    if ply % 50 == 0:
        print(ply, list(state.scores()), state.game.actions.text(code))
print("end", list(again.state().scores()), "places", again.state().ranking())
