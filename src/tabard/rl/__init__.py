"""For learners: the games as environments of PettingZoo, Gymnasium and OpenSpiel.

    import gymnasium, tabard.rl
    env = gymnasium.make("tabard/Pillars-v0", players=3, opponents=["level2", "level3"])

    from tabard.rl.aec import aec
    env = aec("world", players=4)

    import pyspiel, tabard.rl.openspiel
    game = pyspiel.load_game("tabard_feudum(players=3)")

Each adapter lies in a module of its own and imports what it adapts to; `pip install 'tabard[rl]'`
has all of them. Nothing outside this package imports numpy.
"""

from __future__ import annotations

from importlib.util import find_spec

from tabard.games import NAMES


def gym_id(name: str) -> str:
    """What Gymnasium calls a game: `tabard/Pillars-v0`."""
    return f"tabard/{name.capitalize()}-v0"


def register_all() -> None:
    """Tell Gymnasium the games of the house."""
    from gymnasium.envs.registration import register, registry

    for name in NAMES:
        if gym_id(name) not in registry:
            register(gym_id(name), entry_point="tabard.rl.gym:Learner", kwargs={"game": name})


if find_spec("gymnasium") is not None:
    register_all()
