"""The command line: `archipel play`, `simulate`, `replay`, `perft`, `rules`, `catalogue`, `bench`."""
