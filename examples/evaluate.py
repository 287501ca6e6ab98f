"""What a search thinks of every choice in the middle of a game."""

import tabard

record = tabard.play("world", ["random", "random"], seed=1)
state = next(state for state, _ in list(record)[80:] if not state.is_chance)
analysis = tabard.analyse(state, iterations=100)
for thought in analysis.thoughts:
    chance = thought.chances[analysis.seat] if thought.chances else 0.0
    print(
        f"{thought.text:20} {thought.visits:4} visits, prior {thought.prior:.2f}, wins {chance:.2f}"
    )
print("expected:", ", ".join(analysis.best.line))
