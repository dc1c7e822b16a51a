"""The command line: `archipel play`, `serve`, `simulate`, `replay`, `verify`, `perft`, `rules`, `catalogue`, ..."""
