"""The machine: state, verbs, phases, chapters, chance, events, views and records. It knows no rule of any game."""
