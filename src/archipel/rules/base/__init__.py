"""The base game, rules BASE-1 to BASE-78; the extension for five and six is in `rules/five_six`."""
