"""The table of a game as a picture and as text, as one seat sees it."""

from pathlib import Path

import tabard

state = tabard.play("feudum", ["random", "random", "random"], seed=2).state(ply=120)
Path("table.svg").write_text(state.svg(seat=0), "utf-8")
print(state)
print(state.text(seat=0))
