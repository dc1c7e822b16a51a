"""The end of the game (JR-38, JR-39)."""

from __future__ import annotations

from tests.rules.junior.junior_tables import BLUE, FORTRESS, ORANGE, RED, SHIP, a_junior_table


def test_jr_38_seven_fortresses_win_at_once() -> None:
    table = a_junior_table(rolled=True, hands={RED: FORTRESS}).fortress(RED, "S05", "S09", "S14", "S19")
    table.ship(RED, "S19", "S23")
    assert not table.game.over
    table.do(table.found("S23"))
    assert table.game.over
    assert table.game.winner == RED
    assert table.told("won") == [{"seat": RED, "points": 7, "revealed": 0}]
    table.refused("end_turn", "game.over", "JR-38")


def test_jr_38_six_and_the_castle_win() -> None:
    table = a_junior_table(rolled=True, hands={RED: FORTRESS}).ghost_cards(RED, 1)
    table.fortress(RED, "S05", "S09", "S14").ship(RED, "S14", "S19").do(table.found("S19"))
    assert table.game.winner == RED


def test_jr_38_six_alone_do_not() -> None:
    table = a_junior_table(rolled=True, hands={RED: FORTRESS})
    table.fortress(RED, "S05", "S09", "S14").ship(RED, "S14", "S19").do(table.found("S19"))
    assert table.points(RED) == 6
    assert not table.game.over


def test_jr_39_when_nobody_can_build_most_fortresses_win() -> None:
    """Blue has no ships, Red builds with its last one: nobody comes any further."""
    table = a_junior_table(2, rolled=True, hands={RED: {**FORTRESS, "wood": 2, "wool": 2}})
    table.state.s[table.building.ships_left + BLUE] = 0
    table.state.s[table.building.ships_left + RED] = 1
    table.do(table.sail("S01", "S04"))
    assert not table.game.over
    table.do(table.found("S04"))
    assert table.game.over
    assert table.game.winners == [RED]
    assert table.points(RED) == 3


def test_jr_39_at_a_tie_they_win_together() -> None:
    """Red's last ship goes to a taken site: two fortresses each."""
    table = a_junior_table(3, rolled=True, hands={RED: SHIP}).fortress(ORANGE, "S04")
    table.fortress(BLUE, "S02")
    for seat, ships in ((RED, 1), (BLUE, 0), (ORANGE, 0)):
        table.state.s[table.building.ships_left + seat] = ships
    table.do(table.sail("S01", "S04"))
    assert table.game.over
    assert table.game.winners == [BLUE, ORANGE]
    assert [event["seat"] for event in table.told("won")] == [BLUE, ORANGE]


def test_jr_39_the_castle_counts_among_the_most() -> None:
    table = a_junior_table(2, rolled=True, hands={RED: SHIP}).fortress(BLUE, "S04").ghost_cards(RED, 1)
    for seat, ships in ((RED, 1), (BLUE, 0)):
        table.state.s[table.building.ships_left + seat] = ships
    table.do(table.sail("S01", "S04"))
    assert table.game.winners == [RED, BLUE]


def test_jr_39_a_site_that_a_ship_touches_can_still_be_built() -> None:
    table = a_junior_table(2, rolled=True, hands={RED: SHIP}).ship(BLUE, "S16", "S19")
    table.state.s[table.building.ships_left + BLUE] = 0
    table.state.s[table.building.ships_left + RED] = 1
    table.fortress(BLUE, "S04").do(table.sail("S01", "S04"))
    assert not table.game.over
