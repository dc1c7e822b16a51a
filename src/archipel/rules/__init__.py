"""The rulebooks: one folder for a box, one file for a chapter."""
