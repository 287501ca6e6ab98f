"""What a training sets out to do."""

from __future__ import annotations

from dataclasses import dataclass

NEAR: float = 2000.0  # the doubt of whoever starts from weights, unless said: see `Plan`


@dataclass(frozen=True)
class Plan:
    """What a training does; the same plan gives the same weights.

    games     of self-play in a generation; the first, random one has four times as many
    explore   choices in a thousand that are made at random (epsilon-greedy exploration)
    noted     tables in a thousand that are learned from; fewer where more seats speak of each
    fade      how much a generation's sums count in the next one (exponential decay)
    glory     points that winning is worth beside the points themselves
    doubt     how often each feature is taken to have been seen without effect, or as the start
              says (ridge penalty). Tables of one game tell the same outcome many times over, and
              what several seats share tells less: weights that are there need far more of it
    checks    games against each opponent after a generation
    start     weights to begin with, a file or folder; "": from nothing, the first games by lot
    """

    game: str
    players: int
    seed: str = "1"
    games: int = 2000
    explore: int = 120
    noted: int = 300
    fade: float = 0.8
    glory: float = 20.0
    doubt: float = 25.0
    checks: int = 400
    start: str = ""

    @property
    def searches(self) -> bool:
        """Whether its games are played by search."""
        return False

    @property
    def noted_of(self) -> int:
        """Tables in a thousand that are learned from, for this number of seats."""
        return self.noted if self.players == 2 else 2 * self.noted // self.players

    def command(self, generations: int) -> str:
        """The command that does it again."""
        words = ["tabard train", self.game, f"--players {self.players}", f"--seed {self.seed}"]
        words += [f"--games {self.games}", f"--checks {self.checks}"]
        words += [f"--start {self.start}"] if self.start else []
        words += [f"--doubt {self.doubt:g}"] if self.doubt != type(self).doubt else []
        return " ".join([*words, f"--generations {generations}"])
