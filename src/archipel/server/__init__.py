"""The table: a server where people and bots play, and the web page it serves. `python -m archipel.server` starts it."""
