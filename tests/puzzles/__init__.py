"""Puzzles, and the search for them."""
