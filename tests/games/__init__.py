"""The rules of each game, proven."""
