"""Tournaments: who meets whom at which seat, how everybody stands, and how the house runs them."""
