"""Writes what `game.spec()` says was seen of each game: longest game, widest choice, chance.

Games are played by lot and by bots, and what `games/<game>/measures.toml` already says only grows.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from pathlib import Path

from tabard.bots.registry import bot
from tabard.games import MEASURES, folder, game, shelf
from tabard.kernel.dealer import Dealer
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, OVER, State

THINKER = "level2"
EVERY = 20  # one game of so many is played by bots


class Seen:
    """The most that was seen of a game with one number of players."""

    def __init__(self, longest: int, widest: int) -> None:
        self.longest = longest
        self.widest = widest

    def watch(self, state: State, seed: str, thinking: bool, verbs: set[str]) -> None:
        """Play a game to its end and look at every choice."""
        dealer = Dealer(seed)
        bots = [bot(THINKER, f"{seed}:{n}") for n in range(int(state.players))] if thinking else []
        menu = Menu()
        state.fill(menu)
        plies = 0
        while state.to_move != OVER:
            self.widest = max(self.widest, int(menu.count))
            if state.to_move == CHANCE:
                verbs.update(map(state.game.actions.verb, menu.choices()))
            by_lot = state.to_move == CHANCE or not bots
            code = int(dealer.deal(menu)) if by_lot else bots[state.to_move].choose(state)
            state.advance(code, menu)
            plies += 1
        self.longest = max(self.longest, plies)


def measured(name: str, games: int, seed: str) -> str:
    """The file of a game after so many more games for each number of players."""
    rules = game(name)
    file = folder(name) / MEASURES
    known = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    verbs = set(known.get("chance", []))
    rows: list[str] = []
    for players in rules.players:
        before = known.get(str(players), {})
        seen = Seen(before.get("longest", 0), before.get("widest", 0))
        for n in range(games):
            state: State = rules.start(players)
            seen.watch(state, f"measures:{seed}:{players}:{n}", n % EVERY == EVERY - 1, verbs)
        rows += ["", f"[{players}]", f"longest = {seen.longest}", f"widest = {seen.widest}"]
    listed = ", ".join(f'"{verb}"' for verb in sorted(verbs))
    head = "# What was seen in many games, written by `make measures`; see `kernel.spec`."
    return "\n".join([head, f"chance = [{listed}]", *rows]) + "\n"


def main() -> int:
    """Measure the games that are named, or all."""
    parser = argparse.ArgumentParser(prog="make measures", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--games", type=int, default=400, help="for each number of players")
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    for name in args.names or shelf(hidden=True):
        text = measured(name, args.games, args.seed)
        Path(folder(name) / MEASURES).write_text(text, "utf-8")
        print(f"{name}: measured", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
