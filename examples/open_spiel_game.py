"""A game of OpenSpiel: chance with its probabilities, and one of its own algorithms."""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import tabard.rl.openspiel as adapter

state = pyspiel.load_game(f"{adapter.PREFIX}pillars(players=2)").new_initial_state()
luck = np.random.RandomState(1)
while state.is_chance_node():
    codes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(luck.choice(codes, p=chances))
bot = mcts.MCTSBot(
    state.get_game(), 2.0, 3, mcts.RandomRolloutEvaluator(1, luck), random_state=luck
)
print(state.action_to_string(bot.step(state)))
