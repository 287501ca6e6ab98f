"""Measures one subject once and prints the answer: `python -m bench.worker SUBJECT SECONDS`.

Each subject runs in a process of its own, so none warms or burdens the interpreter of another.
"""

import json
import sys

from bench.subject import (
    CATANATRON,
    COMPILED,
    FASTCATAN,
    OPENSPIEL,
    PETTINGZOO,
    UNCOMPILED,
    Answer,
)


def measure(subject: str, seconds: float) -> Answer:
    """The answer of a subject; the import is part of choosing it."""
    if subject in {COMPILED, UNCOMPILED}:
        from bench.ours import measure as measure_ours

        return measure_ours(seconds)
    from bench.learners import measure_chess, measure_fastcatan
    from bench.peers import measure_catanatron, measure_openspiel

    peers = {
        CATANATRON: measure_catanatron,
        OPENSPIEL: measure_openspiel,
        FASTCATAN: measure_fastcatan,
        PETTINGZOO: measure_chess,
    }
    return peers[subject](seconds)


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
