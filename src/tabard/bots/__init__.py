"""Opponents: each sees only what its seat may see."""
