"""Every seat an agent in PettingZoo; here all of them choose by lot among what is open."""

from tabard.rl.aec import aec

env = aec("world", players=3)
env.reset(seed=1)
rewards = dict.fromkeys(env.agents, 0.0)
for agent in env.agent_iter():
    seen, reward, over, _, _ = env.last()
    rewards[agent] += reward
    env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
print(rewards)
