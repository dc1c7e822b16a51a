"""Seafarers, rules SEA-1 to SEA-41, the scenarios SEA-S1 to SEA-S8 and SEA-NW: ships, islands and what lies there."""
