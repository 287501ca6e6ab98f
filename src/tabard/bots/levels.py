"""The six levels of the house, from a first-timer to the strongest, the same for every game.

Chosen by measurement: each of the first five beats the one below in two games of three or more,
see `docs/ladder.md`; the sixth is for whoever has the time. The first two slip as beginners do:
they forget to reckon with some of what matters. How careless a level is beside that counts in
leads (odds to win), so it means the same in every game and from the first turn to the last; names
and descriptions for players are in the words of the pages.
"""

from __future__ import annotations

from typing import Final

from tabard.bots.bot import Bot
from tabard.bots.planning import PlanningBot
from tabard.bots.thinking import CarelessBot, SearchBot


class Level:
    """One level: how carelessly it looks one step ahead, or how long it searches.

    name         on the command line and in records
    temperature  of a careless bot, see there; only without iterations
    iterations   of a search, 0 for none
    seconds      after which it stops thinking in any case; where the engine is compiled a level
                 reaches its iterations long before, so that its choices can be repeated
    forgets      matters in a thousand that a careless bot forgets at a choice
    plans        turns that it looks beyond where the game counts them: there it plans whole turns
                 instead; 0: it searches in every game
    draws        how often it draws chance for what comes after them
    """

    def __init__(
        self,
        name: str,
        temperature: float,
        iterations: int,
        seconds: float,
        plans: int = 0,
        draws: int = 0,
        forgets: int = 0,
    ) -> None:
        self.name: Final = name
        self.temperature: Final = temperature
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.plans: Final = plans
        self.draws: Final = draws
        self.forgets: Final = forgets

    def bot(self, seed: int | str, source: str = "") -> Bot:
        """A bot of this level."""
        if self.iterations == 0:
            return CarelessBot(seed, self.temperature, source, self.forgets)
        if self.plans:
            return PlanningBot(seed, self.iterations, self.seconds, source, self.plans, self.draws)
        return SearchBot(seed, self.iterations, self.seconds, source)


LEVELS: Final = (
    Level("level1", 0.06, 0, 0.0, forgets=450),
    Level("level2", 0.04, 0, 0.0, forgets=150),
    Level("level3", 0.04, 0, 0.0),
    Level("level4", 0.0, 20, 0.18),
    Level("level5", 0.0, 700, 1.9, plans=4, draws=2),
    Level("level6", 0.0, 6000, 1.9, plans=14, draws=4),
)
ADVISER: Final = LEVELS[4]
"""Who gives the hints and studies games: the strongest that answers in a moment."""
