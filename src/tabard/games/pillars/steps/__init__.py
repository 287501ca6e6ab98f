"""The steps of the game, one module per phase or station, named as the rulebook names them."""
