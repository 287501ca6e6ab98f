"""Two levels of the house against each other: how often does the stronger win?"""

import tabard

GAMES = 6
wins = 0.0
for seed in range(GAMES):
    bots = ["level3", "level1"] if seed % 2 else ["level1", "level3"]
    places = tabard.play("pillars", bots, seed).state().ranking()
    wins += (places[bots.index("level3")] == 1) / places.count(1)
print(f"level3 won {wins:g} of {GAMES} games")
