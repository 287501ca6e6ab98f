"""Learned weights as data files: read, checked against the game, and turned into a judge."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from tabard import games
from tabard.bots.judge import HandJudge, Judge, LearnedJudge
from tabard.kernel.errors import BadInput
from tabard.kernel.game import Game

FORMAT: Final = 1
FOLDER: Final = "weights"
SUFFIX: Final = ".json"
# The kinds of thinking that a game may have weights of their own for: of those who search, and of
# those who plan whole turns.
SEARCH: Final = "search"
TURNS: Final = "turns"
FAR: Final = 1e6  # no weight is as large


class BadWeights(BadInput):
    """A weights file that is damaged, or made for another game, version or set of features."""


class Weights:
    """What was learned for one game with one number of players.

    leads    the weights of every stretch one after the other, in leads to win (log-odds)
    about    how they were made: command, seed, games, features
    hope     see `LearnedJudge`
    """

    def __init__(
        self,
        game: str,
        players: int,
        leads: list[float],
        about: dict[str, Any],
        hope: float = 0.0,
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.leads: Final = leads
        self.about: Final = about
        self.hope: Final = hope


def folder_of(game: Game[Any]) -> Path:
    """Where the weights of a game lie in the package."""
    return games.folder(game.edition) / FOLDER


def judge_of(game: Game[Any], players: int, source: str = "", of: str = "") -> Judge:
    """A judge by the weights of a file or folder, by the game's own, or by its hand-written value.

    A folder has a file for each number of players, as that of the game has. The game may have
    weights of their own for a kind of thinking, `of`: `turns-1.json`. What serves a search best may
    serve a single step badly, and the other way round.
    """
    own = own_of(game, players, of) if of and not source else None
    if own is not None:
        source = str(own)
    weights = named(game, players, source) if source else shipped(game, players)
    features = game.features()
    rivals = game.rivals(players)
    if weights is None or features is None:
        return HandJudge(players, rivals)
    return LearnedJudge(players, features, weights.leads, rivals, weights.hope)


def own_of(game: Game[Any], players: int, of: str) -> Path | None:
    """The file of weights for a kind of thinking, if the game has one."""
    path = folder_of(game) / f"{of}-{players}{SUFFIX}"
    return path if path.exists() else None


def shipped(game: Game[Any], players: int) -> Weights | None:
    """The weights that come with the game, for this number of players or else the nearest.

    None where the game has no features, or no weights at all.
    """
    if game.features() is not None:
        for path in nearest(game, players):
            return of_file(game, path)
    return None


def named(game: Game[Any], players: int, source: str) -> Weights:
    """The weights of a file, or of the file of a folder for this number of players."""
    if source.endswith(SUFFIX):
        return of_file(game, Path(source))
    for path in nearest(game, players, Path(source)):
        return of_file(game, path)
    raise BadWeights(f"weights {source}", f"is no file *{SUFFIX} and no folder with such files")


def nearest(game: Game[Any], players: int, folder: Path | None = None) -> list[Path]:
    """The weights files of a game, the one for the closest number of players first."""
    found = []
    for seats in game.players:
        path = (folder or folder_of(game)) / f"{seats}{SUFFIX}"
        if str(path) in CARRIED or path.exists():
            found.append((abs(seats - players), seats, path))
    found.sort(key=lambda one: (one[0], one[1]))
    return [path for _, _, path in found]


KNOWN: Final[dict[tuple[str, str], Weights]] = {}
CARRIED: Final[dict[str, str]] = {}
"""Files that came along with a job, by name: they are not looked for on this machine's disk."""


def of_file(game: Game[Any], path: Path) -> Weights:
    """The weights in a file, read once."""
    known = KNOWN.get((game.id, str(path)))
    if known is None:
        known = read(game, path)
        KNOWN[(game.id, str(path))] = known
    return known


def read(game: Game[Any], path: Path) -> Weights:
    """The weights in a file; `BadWeights` in one line if they do not fit the game."""
    where = f"weights {path}"
    try:
        text = CARRIED[str(path)] if str(path) in CARRIED else path.read_text("utf-8")
    except OSError as error:
        raise BadWeights(where, f"cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadWeights(where, "is damaged: it is not UTF-8 text") from None
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadWeights(where, "is damaged: it is not JSON") from None
    return from_json(game, data, where)


def from_json(game: Game[Any], data: Any, where: str) -> Weights:
    """The weights of parsed JSON, checked against the features of the game.

    Weights are known by the names of their features: those that the game has named since weigh 0.
    """
    features = game.features()
    if features is None:
        raise BadWeights(where, f"{game.id} has no features to weigh")
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadWeights(where, f"is not a weights file of format {FORMAT}")
    if data.get("game") != game.id or data.get("rules_version") != game.rules_version:
        made_for = f"{data.get('game')} version {data.get('rules_version')}"
        raise BadWeights(where, f"is for {made_for}, not {game.id} version {game.rules_version}")
    learned = data.get("features")
    if not isinstance(learned, list) or len(set(map(str, learned))) != len(learned):
        raise BadWeights(where, "is damaged: features")
    other = [str(name) for name in learned if name not in features.names]
    if other:
        raise BadWeights(where, f"was learned from other features: {', '.join(other[:3])}")
    players, about, rows = data.get("players"), data.get("about"), data.get("weights")
    if type(players) is not int or players not in game.players or not isinstance(about, dict):
        raise BadWeights(where, "is damaged: players or about")
    hope = data.get("hope", 0.0)
    if type(hope) not in (float, int) or not 0.0 <= hope < 1.0:
        raise BadWeights(where, f"is damaged: {hope!r} is no hope, 0 or more and less than 1")
    if hope and game.rivals(players):
        raise BadWeights(where, "has hope, where the game itself is an opponent")
    if not isinstance(rows, dict) or list(rows) != list(features.stretches):
        raise BadWeights(where, "was learned for other stretches than the game has today")
    leads: list[float] = []
    for stretch, row in rows.items():
        if not isinstance(row, list) or len(row) != len(learned):
            raise BadWeights(where, f"is damaged: {stretch}")
        found: dict[str, float] = {}
        for name, number in zip(learned, row):
            if type(number) not in (float, int) or not abs(number) < FAR:  # nor is NaN
                raise BadWeights(where, f"is damaged: {number!r} in {stretch}")
            found[name] = float(number)
        leads += [found.get(name, 0.0) for name in features.names]
    return Weights(game.id, players, leads, about, float(hope))


def to_json(
    game: Game[Any], players: int, leads: list[float], about: dict[str, Any], hope: float = 0.0
) -> str:
    """The text of a weights file, a line per stretch."""
    features = game.features()
    assert features is not None
    size = len(features.names)
    head = {
        "format": FORMAT,
        "game": game.id,
        "rules_version": game.rules_version,
        "players": players,
        **({"hope": hope} if hope else {}),
        "about": about,
        "features": list(features.names),
    }
    rows = []
    for n, stretch in enumerate(features.stretches):
        row = [float(f"{lead:.4g}") for lead in leads[n * size : (n + 1) * size]]
        rows.append(f"  {json.dumps(stretch)}: {json.dumps(row)}")
    text = json.dumps(head, indent=1, ensure_ascii=False)
    return text[: text.rindex("}")].rstrip() + ',\n "weights": {\n' + ",\n".join(rows) + "\n }\n}\n"
