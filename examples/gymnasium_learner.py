"""A learner in Gymnasium against a bot by name; here it chooses by lot among what is open."""

import gymnasium

import tabard.rl

env = gymnasium.make(tabard.rl.gym_id("pillars"), players=2, opponents=["level1"])
seen, info = env.reset(seed=1)
over = False
while not over:
    choice = env.action_space.sample(info["action_mask"])
    seen, reward, over, _, info = env.step(choice)
print(f"{len(seen)} numbers seen; the reward of the game is {reward}")
