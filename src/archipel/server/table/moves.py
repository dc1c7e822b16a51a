"""After an action, whoever made it: the clock, the frames, the end of the game."""

from __future__ import annotations

from time import monotonic

from archipel.server.table import frames
from archipel.server.table.table import Table


def restart_clock(table: Table) -> None:
    """Who has to decide, or who plays for whom, has changed."""
    if table.live is None:
        return
    game = table.live.game
    people = [seat for seat in game.deciding if table.seats[seat].kind == "person" and not table.seats[seat].absent]
    table.clock.decide(monotonic(), people, game.active, game.turn)


def after_move(table: Table, seat: int, by: str, at: int) -> None:
    """An action is written down: settle it and tell it; `at` is how many events there were before."""
    table.settle_move(seat, by)
    restart_clock(table)
    frames.send_moves(table, seat, at)
    table.services.metrics.count("moves")
    if table.state == "over":
        frames.send_table(table)
        frames.send_over(table)
