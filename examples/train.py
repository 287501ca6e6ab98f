"""A value learned from nothing: two generations of self-play, the first of them at random."""

import tempfile
from pathlib import Path

from tabard.lab.plan import Plan
from tabard.lab.training import Training
from tabard.lab.workers import Here, Workers

plan = Plan("pillars", players=2, games=5, checks=4)  # `tabard train` plays 2,000 and checks 400
training = Training(plan, Path(tempfile.mkdtemp()), Workers(Here()))
for _ in range(2):
    done = training.generation(lambda what, count, of: None)
    print(f"generation {done.number}: {done.shares['hand']:.2f} against the hand-written value")
print("weights:", training.weights_path(1).name)
