"""How strong everybody is: games that count, what they say of who played, and where that stands."""
