"""Tables: seats, the game, the log, commands, and the frames made from them."""
