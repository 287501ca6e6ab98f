"""For learners: many tables at once, and environments of PettingZoo, Gymnasium and OpenSpiel.

    from tabard.rl import Tables
    tables = Tables("pillars", 2048, players=4)
    moment = tables.step(tables.sample())

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
from typing import TYPE_CHECKING, Any

from tabard.games import NAMES

if TYPE_CHECKING:
    from tabard.rl.tables import Moment as Moment
    from tabard.rl.tables import Tables as Tables


def __getattr__(name: str) -> Any:
    """`Tables` and `Moment`, which need numpy, when somebody asks for them."""
    if name in {"Tables", "Moment"}:
        from tabard.rl import tables

        return getattr(tables, name)
    raise AttributeError(f"tabard.rl has no {name!r}")


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
