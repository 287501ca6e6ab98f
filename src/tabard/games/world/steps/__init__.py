"""The steps of the game, one module per phase or action card, named as the rulebook names them."""
