"""Bots at a table: the driver that asks them, their processes, and programs from outside."""
