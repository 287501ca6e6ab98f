"""Golden games: what the engine did when these files were written, for it to do again.

    python -m tests.golden            says which files would change
    python -m tests.golden --write    writes them; do so only when the rules have changed

`<game>-<players>.txt`  whole games of greedy bots, dealt by a sealed dealer
`digests.txt`           random games of each: game, players, seed, plies, fingerprint, record's hash
`codes.txt`             the action space: game, rules version, number of codes, hash of their texts
`perft.toml`            how many ways there are to go on from positions of the golden games
"""

from __future__ import annotations

import argparse
import functools
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import tabard
from tabard.bots.bot import GreedyBot
from tabard.kernel.dealer import Dealer, SealedDealer
from tabard.kernel.game import Game
from tabard.kernel.menu import Menu
from tabard.kernel.play import random_choices
from tabard.kernel.record import Record
from tabard.kernel.state import CHANCE, OVER, State
from tabard.version import mode

FOLDER: Final = Path(__file__).parent / "records"
RANDOM_GAMES: Final = 210
NAMES: Final = ("Aliena", "Ellen", "Jack", "Tom", "Philip")

# Where counting begins: at the opening, and in the middle of a game at these steps.
COUNTED_STEPS: Final = {
    "pillars": ("choosing_cards", "place_builder", "market", "building"),
    "world": ("event_choice", "orient", "play_card", "project", "discard"),
    "feudum": ("pouches", "play_card", "move", "influence", "guild"),
    "pilgrim": ("sow_origin", "choose_action", "road_unit", "abbott_token"),
}
ENOUGH_LEAVES: Final = 1000


def golden_game(game: Game[Any], players: int) -> Record:
    """A game of greedy bots; its seed is revealed."""
    record = Record(game, players)
    record.names = list(NAMES[:players])
    dealer, menu = SealedDealer(f"golden {game.id} {players}"), Menu()
    bots = [GreedyBot(f"golden {seat}") for seat in range(players)]
    state = record.first()
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.fill(menu)
            dealer.turn_to(len(record.choices))
            code = int(dealer.deal(menu))
        else:
            code = bots[state.to_move].choose(state)
        record.choices.append(code)
        state.apply(code)
    record.seal(dealer, revealed=True)
    return record


def random_games(number: int = RANDOM_GAMES) -> Iterator[tuple[str, int, int]]:
    """Game, players and seed of the random games, spread over the numbers of players."""
    for name in tabard.GAMES:
        players = tabard.game(name).players
        for seed in range(number - number % len(players)):  # each number of players as often
            yield name, players[seed % len(players)], seed


def random_game(name: str, players: int, seed: int) -> Record:
    """A game in which every seat chooses at random."""
    record = Record(tabard.game(name), players)
    record.choices = random_choices(record.first(), Dealer(seed))
    return record


def short_hash(text: str) -> str:
    """16 hex digits of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def digest(name: str, players: int, seed: int) -> str:
    """One line about a random game; a fingerprint of an older version that still fits stays."""
    record = random_game(name, players, seed)
    state, text = record.state(), record.text()
    now = state.fingerprint()
    known = noted().get((name, players, seed), now)
    fingerprint = known if state.has_fingerprint(known) else now
    text = text.replace(now, fingerprint)
    return f"{name} {players} {seed} {len(record.choices)} {fingerprint} {short_hash(text)}"


@functools.cache
def noted() -> dict[tuple[str, int, int], str]:
    """The fingerprints in the file of digests, by game, players and seed."""
    path = FOLDER / "digests.txt"
    rows = [line.split() for line in path.read_text().splitlines()] if path.exists() else []
    return {(row[0], int(row[1]), int(row[2])): row[4] for row in rows}


def codes(name: str) -> str:
    """One line about the action space of a game."""
    game = tabard.game(name)
    texts = "\n".join(game.actions.texts)
    return f"{name} {game.rules_version} {len(game.actions)} {short_hash(texts)}"


def counts(state: State) -> list[int]:
    """The leaves at depth 1, 2 ... up to the first depth that has enough."""
    found = [state.perft(1)]
    while found[-1] < ENOUGH_LEAVES:
        found.append(state.perft(len(found) + 1))
    return found


def steps(record: Record) -> list[str]:
    """The step at which each choice of a record was made."""
    found: list[str] = []
    state = record.first()
    for code in record.choices:
        found.append(state.step().name)
        state.apply(code)
    return found


def counted_plies(record: Record) -> list[int]:
    """The opening, and for each step that is counted the first ply at it in the middle game."""
    names = steps(record)
    plies = {0}
    for step in COUNTED_STEPS.get(record.game.id, ()):
        standing = [ply for ply, name in enumerate(names) if name == step]
        plies.update([ply for ply in standing if ply >= len(names) // 2][:1])
    return sorted(plies)


def perft(records: dict[str, Record]) -> str:
    """The counts from plies of the golden games."""
    lines = ["# Written by `python -m tests.golden --write`: leaves at depth 1, 2 ... from a ply."]
    for name, record in records.items():
        for ply in counted_plies(record):
            state = record.state(ply)
            lines += ["", "[[position]]", f'record = "{name}"', f"ply = {ply}"]
            lines += [f'step = "{state.step().name}"', f"leaves = {counts(state)}"]
    return "\n".join(lines) + "\n"


def files() -> dict[str, str]:
    """Every golden file by its name."""
    games = [tabard.game(name) for name in tabard.GAMES]
    records = {f"{g.id}-{players}": golden_game(g, players) for g in games for players in g.players}
    texts = {f"{name}.txt": record.text() for name, record in records.items()}
    texts["digests.txt"] = "".join(f"{digest(*which)}\n" for which in random_games())
    texts["codes.txt"] = "".join(f"{codes(name)}\n" for name in tabard.GAMES)
    texts["perft.toml"] = perft(records)
    return texts


def save_texts(path: Path, number: int) -> None:
    """Write down records of random games and the mode that made them, to compare modes."""
    texts = {str(which): random_game(*which).text() for which in random_games(number)}
    path.write_text(json.dumps({"mode": mode(), "texts": texts}))


def main(words: list[str] | None = None) -> int:
    """Compare the golden files with what the engine does now, or write them."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description="Golden games.")
    parser.add_argument("--write", action="store_true", help="overwrite the files that differ")
    parser.add_argument("--texts", type=Path, metavar="FILE", help="only save random games there")
    parser.add_argument("--games", type=int, default=RANDOM_GAMES, help="how many of them")
    given = parser.parse_args(words)
    if given.texts:
        save_texts(given.texts, given.games)
        return 0
    differing = 0
    for name, text in files().items():
        path = FOLDER / name
        if path.exists() and path.read_text() == text:
            continue
        differing += 1
        print(f"{name} {'written' if given.write else 'differs; --write overwrites it'}")
        if given.write:
            FOLDER.mkdir(exist_ok=True)
            path.write_text(text)
    return 0 if given.write or not differing else 1


if __name__ == "__main__":
    sys.exit(main())
