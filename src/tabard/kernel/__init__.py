"""The kernel: what a game is. Its docstrings are the contract; start at `state` and `step`."""
