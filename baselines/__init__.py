"""Baselines: what well-known methods reach in these games, beside the bots of the house.

`python -m baselines` measures one cell (a game and a number of players) and one contender at a time
and keeps each result in docs/baselines/, from which docs/baselines.md is made.
"""
