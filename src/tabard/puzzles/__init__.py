"""Puzzles: moments of real games at which one turn is clearly the best, found by the engine.

`finding` looks for them in records, `puzzle` reads and writes them as data (a file for each game,
docs/formats/puzzles.md), `judging` says what a turn is worth against the best one.
docs/decisions/0049-puzzles.md says why it is so.
"""
