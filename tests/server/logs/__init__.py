"""Logs of tables as releases have written them, one row a line, in a folder for each version of the rules."""
