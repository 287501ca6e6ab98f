"""The bots: judges, search, levels, weights."""
