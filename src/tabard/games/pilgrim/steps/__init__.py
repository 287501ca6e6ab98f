"""The steps of the game, one module per phase or place, named as the rulebook names them."""
