"""The extension for five and six players, rules BASE-79 to BASE-91: a larger island, and what to do between turns."""
