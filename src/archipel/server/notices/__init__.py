"""Notices to people who are not there: it is their turn in a game that is played in days."""
