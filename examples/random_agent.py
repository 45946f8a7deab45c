"""Random legal play through PettingZoo, with three players.

python random_agent.py [games]
"""

import sys

import numpy as np

from arcanum import rl

rng = np.random.default_rng(7)
env = rl.env("res_arcana", players=3)
for game in range(int(sys.argv[1]) if len(sys.argv) > 1 else 5):
    env.reset(seed=game)
    decisions = 0
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        if over:
            print(f"game {game}: {agent} gets {reward:g} after {decisions} decisions")
        action = None if over else rng.choice(np.flatnonzero(observation["action_mask"]))
        decisions += action is not None
        env.step(action)
