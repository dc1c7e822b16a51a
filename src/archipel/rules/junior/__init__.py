"""The children's game: pirates, fortresses and ships, on the same kernel and with no chapter of the base game."""
