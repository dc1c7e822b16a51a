"""The board: tiles, corners and edges as one graph, and the scenario files that lay it out."""
