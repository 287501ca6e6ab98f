"""Trying data out before a house plays with them: set up and played at random, everything checked.

Data are read when a game is loaded, so a trial is a process of its own:
`python -m tabard.trial FOLDER GAME [NUMBER]`, the number being how many of the differences count.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

from tabard import games
from tabard.corrections import DATA, Difference, applied, differences, own_data
from tabard.kernel.data import GIVEN
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput

BETWEEN: Final = 25  # choices from one look at the invariants to the next
GAMES: Final = 2  # with each number of players


def tried(name: str, house: Path) -> list[Difference]:
    """What a house has corrected of a game; `BadInput` names file and key where it does not work.

    Differences count in the order of the files: the first that spoils the game is to blame.
    """
    found = differences(games.folder(name), house)
    problem = trial(name, house, len(found)) if found else ""
    if not problem:
        return found
    good, bad = 0, len(found)
    while bad - good > 1:
        middle = (good + bad) // 2
        said = trial(name, house, middle)
        good, bad, problem = (good, middle, said) if said else (middle, bad, problem)
    guilty = found[bad - 1]
    where = f"{house / games.folder(name).name / guilty.file}: {guilty.key}"
    raise BadInput(where, f"the game does not work with it: {problem}")


def trial(name: str, house: Path, number: int) -> str:
    """What goes wrong with the first differences, in a process of its own; "" if nothing does."""
    command = [sys.executable, "-m", __name__, str(house), name, str(number)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return ""
    said = (done.stdout.strip() or done.stderr.strip()).splitlines()
    return said[-1] if said else f"it ended with {done.returncode}"


def played(name: str, house: Path, number: int) -> str:
    """Play with the first differences; what goes wrong, or ""."""
    folder = games.folder(name)
    for file, data in applied(own_data(folder), differences(folder, house)[:number]).items():
        GIVEN[str(folder / DATA / file)] = data
    game = games.game(name)
    if not game.players:
        return "no number of players is left"
    for players in game.players:
        for seed in range(GAMES):
            dealer, state = Dealer(f"trial:{players}:{seed}"), game.start(players)
            ply = 0
            while not state.over:
                if ply % BETWEEN == 0 and (broken := game.violations(state)):
                    return f"{players} players, choice {ply}: {broken[0]}"
                if state.is_chance:
                    state.deal(dealer)
                else:
                    codes = state.choices()
                    state.apply(codes[dealer.below(len(codes))])
                ply += 1
            if broken := game.violations(state):
                return f"{players} players, at the end: {broken[0]}"
            state.scores()
    return ""


if __name__ == "__main__":
    try:
        wrong = played(sys.argv[2], Path(sys.argv[1]), int(sys.argv[3]))
    except Exception as error:  # whatever the data lead to is told, not traced
        wrong = f"{type(error).__name__}: {error}"
    print(wrong, end="")
    sys.exit(bool(wrong))
