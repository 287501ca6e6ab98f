"""The rules of Toll, the example of a game."""
