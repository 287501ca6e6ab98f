"""What is measured: the subjects, their figures, and the answer of one worker."""

from typing import TypedDict

Figures = dict[str, float | None]
"""Name of a figure -> its value in one round; None where the subject has no such thing."""

SIMULATIONS = 200
"""Iterations of one search, for us and for the peer."""

MANY = 2048
"""Tables at once."""

COMPILED = "tabard"
UNCOMPILED = "tabard-uncompiled"
CATANATRON = "catanatron"
OPENSPIEL = "openspiel"
FASTCATAN = "fastcatan"
PETTINGZOO = "pettingzoo"

TITLES = {
    COMPILED: "Tabard Pillars, compiled",
    UNCOMPILED: "Tabard Pillars, uncompiled",
    CATANATRON: "Catanatron",
    OPENSPIEL: "OpenSpiel Hearts",
    FASTCATAN: "fastcatan",
    PETTINGZOO: "PettingZoo chess",
}


def figure_of(kind: str, game: str) -> str:
    """A figure of a game; those of Pillars stand beside the peers' under the plain name."""
    return kind if game == "pillars" else f"{kind}_{game}"


class Answer(TypedDict):
    """What a worker prints: how it ran, its figures, and a digest of the games it played."""

    mode: str
    games: str
    figures: Figures
