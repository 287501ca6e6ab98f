"""Play 16 tables at once by lot, every number in an array, and see who wins."""

import numpy as np

from tabard.rl import Tables

tables = Tables("pillars", n=16, players=3, opponents=["level1"], seed=1)
moment = tables.reset()
total = np.zeros(3)
games = 0
while games < 16:
    codes = tables.sample()  # your policy: open codes are where `moment.masks` is true
    moment = tables.step(codes)
    total += moment.rewards.sum(axis=0)
    games += int(moment.done.sum())
print(f"{games} games, {moment.observations.shape[1]} numbers a table, mean rewards:")
print(np.round(total / games, 2))
