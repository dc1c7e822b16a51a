"""Progress cards: decks, gates, hands and their limit (CK-2, CK-36 to CK-40, CK-95), and who knows what."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

import archipel
from archipel.engine.state import State
from archipel.engine.view import imagine, view_of
from archipel.rules.cities_knights.progress import Progress
from archipel.rules.cities_knights.progress_deck import CARDS, CONSTITUTION, COUNTS, DECK_OF, KINDS, PRINTER, TRACKS
from tests.properties.players import any_choice
from tests.rules.cities_knights.city_tables import CityTable, a_city_table
from tests.tables import BLUE, ORANGE, RED, WHITE

FOUR = ("wedding", "warlord", "smith", "crane")


def deck(table: CityTable) -> Progress:
    return table.rules.the(Progress)


def unseen(table: CityTable, *cards: str) -> CityTable:
    """Only these cards are left in the unseen parts of the decks; the others lie in their order under them."""
    progress, s = deck(table), table.state.s
    for k in range(KINDS):
        for _ in range(s[progress.deck + k] - cards.count(CARDS[k])):
            s[progress.deck + k] -= 1
            s[progress.left + DECK_OF[k]] -= 1
            if k not in (PRINTER, CONSTITUTION):
                progress.put_under(table.state, k, False)
    return table


def used_up(table: CityTable, track: str) -> CityTable:
    """All cards of a deck are gone: the seats hold them, more than they may."""
    progress, s, row = deck(table), table.state.s, TRACKS.index(track)
    for k in range(KINDS):
        if DECK_OF[k] == row:
            held = s[progress.deck + k]
            s[progress.deck + k] = 0
            s[progress.held + ORANGE * KINDS + k] += held
            s[progress.count + ORANGE * len(TRACKS) + row] += held
    s[progress.left + row] = 0
    progress.refresh_bits(table.state, ORANGE)
    return table


def under(table: CityTable, track: str) -> list[str]:
    """The cards put under a deck, the next one first."""
    progress, row = deck(table), TRACKS.index(track)
    at = progress.under + row * 18
    return [CARDS[word - 1] for word in table.state.s[at : at + 18] if word > 0]


def drawers(table: CityTable) -> list[object]:
    return [told["seat"] for told in table.told("drew_progress")]


# ---- the decks


def test_ck_2_there_are_54_cards_in_three_decks() -> None:
    table = a_city_table()
    assert [table.block("progress_left", track) for track in range(3)] == [18, 18, 18]
    assert sum(table.block("progress_deck", card) for card in range(KINDS)) == 54


@pytest.mark.parametrize("track", TRACKS)
def test_ck_95_every_deck_has_18_cards(track: str) -> None:
    assert sum(count for k, count in enumerate(COUNTS) if TRACKS[DECK_OF[k]] == track) == 18


# ---- gates


@pytest.mark.parametrize("level", range(6))
@pytest.mark.parametrize("red", range(1, 7))
def test_ck_36_the_level_says_up_to_which_red_die_one_draws(level: int, red: int) -> None:
    table = a_city_table(dice=[(red, 1)], events=["science"], chance={"progress": ["crane"]})
    table.level(BLUE, "science", level).do("roll")
    assert table.progress_of(BLUE) == ({"crane": 1} if level >= 1 and red <= level + 1 else {})


def test_ck_36_another_gate_brings_nothing() -> None:
    table = a_city_table(dice=[(1, 1)], events=["trade"]).level(BLUE, "science", 3).do("roll")
    assert table.told("drew_progress") == []


def test_ck_36_all_draw_in_turn_order_from_the_active_seat_on() -> None:
    table = a_city_table(dice=[(1, 1), (1, 1)], events=["ship", "politics"])
    for seat in (RED, BLUE, WHITE, ORANGE):
        table.level(seat, "politics", 1)
    table.state.s[deck(table).deck + CONSTITUTION] = 0  # it would be laid open
    table.do("roll", "end_turn", "roll")
    assert drawers(table) == [BLUE, WHITE, ORANGE, RED]


def test_ck_36_the_next_one_waits_until_a_fifth_card_is_discarded() -> None:
    table = a_city_table(
        dice=[(1, 1)],
        events=["politics"],
        progress={BLUE: FOUR},
        chance={"progress": ["intrigue", "bishop", "saboteur"]},
    )
    for seat in (RED, BLUE, WHITE):
        table.level(seat, "politics", 1)
    table.do("roll")
    assert (table.phase(), table.game.deciding) == ("discard_progress", [BLUE])
    assert drawers(table) == [RED, BLUE]
    table.do("discard_progress crane", by=BLUE)
    assert drawers(table) == [RED, BLUE, WHITE]
    assert [table.progress_of(seat) for seat in (RED, WHITE)] == [{"intrigue": 1}, {"saboteur": 1}]
    assert table.phase() == "action"


def test_ck_31_a_seat_without_a_city_still_draws() -> None:
    table = a_city_table(dice=[(1, 1)], events=["science"], chance={"progress": ["crane"]}).level(BLUE, "science", 1)
    table.building.lose_city(table.state, BLUE, table.graph.corner("1,0N"))
    assert table.cities_of(BLUE) == set()
    table.do("roll")
    assert table.progress_of(BLUE) == {"crane": 1}


# ---- empty decks, and cards that come back


def test_ck_37_an_empty_deck_gives_nothing() -> None:
    table = used_up(a_city_table(dice=[(1, 1)], events=["science"]), "science").level(BLUE, "science", 1)
    table.do("roll")
    assert (table.phase(), table.progress_of(BLUE)) == ("action", {})
    assert (table.told("drew_progress"), table.block("progress_left", 2)) == ([], 0)


def test_ck_37_a_played_card_goes_under_its_deck() -> None:
    table = a_city_table(hands={BLUE: {"ore": 1}}, progress={RED: ["resource_monopoly"]}, rolled=True)
    assert table.block("progress_left") == 17
    table.do("play_resource_monopoly ore")
    assert under(table, "trade") == ["resource_monopoly"]
    assert (table.block("progress_left"), table.block("progress_under_count")) == (18, 1)
    assert table.told("played_progress", to=-1) == [{"seat": RED, "card": "resource_monopoly"}]


def test_ck_37_cards_come_back_in_the_order_in_which_they_were_put_there() -> None:
    table = unseen(a_city_table(), "spy")
    first, second = under(table, "politics")[:2]
    progress = deck(table)
    for _ in range(3):
        progress.draw(table.state, RED, TRACKS.index("politics"))
    assert [told["card"] for told in table.told("drew_progress")] == ["spy", first, second]
    assert len(under(table, "politics")) == table.block("progress_left", 1) == table.block("progress_under_count", 1)


def test_ck_37_the_last_card_can_be_drawn_and_played_again_and_again() -> None:
    table = used_up(a_city_table(hands={BLUE: {"ore": 9}}, rolled=True), "trade")
    table.state.s[deck(table).held + RED * KINDS + CARDS.index("resource_monopoly")] = 1
    table.state.s[deck(table).count + RED * 3] = 1
    deck(table).refresh_bits(table.state, RED)
    for turn in range(3):
        table.do("play_resource_monopoly ore")
        deck(table).draw(table.state, RED, 0)
        assert table.progress_of(RED) == {"resource_monopoly": 1}, turn
    assert under(table, "trade") == []


# ---- points


@pytest.mark.parametrize(("card", "face", "place"), [("printer", "science", 0), ("constitution", "politics", 1)])
def test_ck_38_a_point_is_laid_open_at_once(card: str, face: str, place: int) -> None:
    table = a_city_table(dice=[(1, 1)], events=[face], chance={"progress": [card]}, progress={BLUE: FOUR})
    points = table.level(BLUE, face, 1).points(BLUE)
    table.do("roll")
    assert table.points(BLUE) == points + 1
    assert table.block("progress_points", BLUE * 2 + place) == 1
    assert table.phase() == "action"  # not counted in the hand, so nothing is discarded
    assert table.told("laid_open", to=-1) == [{"seat": BLUE, "card": card}]
    assert card not in table.progress_of(BLUE)


def test_ck_38_a_point_drawn_in_the_own_turn_wins() -> None:
    table = a_city_table(dice=[(1, 1)], events=["science"], chance={"progress": ["printer"]})
    table.level(RED, "science", 1).set_points(RED, 12).do("roll")
    assert table.game.winner == RED


def test_ck_38_the_others_see_colours_but_no_cards() -> None:
    table = a_city_table(dice=[(1, 1)], events=["science"], chance={"progress": ["crane"]}).level(BLUE, "science", 1)
    table.do("roll")
    seen = table.game.view(RED).to_json()
    assert seen["progress_count"][BLUE] == [0, 0, 1]  # type: ignore[index]
    assert seen["progress"][BLUE] == [None] * KINDS  # type: ignore[index]
    assert seen["progress_deck"] == [None] * KINDS
    assert table.told("drew_progress", to=BLUE) == [{"seat": BLUE, "track": "science", "card": "crane"}]
    assert table.told("drew_progress", to=RED) == [{"seat": BLUE, "track": "science"}]


# ---- the hand limit


def a_fifth_card(seat: int, limit: str = "discard") -> CityTable:
    """This seat has four cards and has just drawn a fifth in red's turn."""
    table = a_city_table(
        dice=[(1, 1)],
        events=["science"],
        chance={"progress": ["medicine"]},
        progress={seat: FOUR},
        progress_limit=limit,
    )
    return table.level(seat, "science", 1).do("roll")


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_ck_39_a_fifth_card_costs_one_at_once(seat: int) -> None:
    table = a_fifth_card(seat)
    assert (table.phase(), table.game.deciding) == ("discard_progress", [seat])
    assert table.legal_at("discard_progress", by=seat) == {*FOUR, "medicine"}
    table.do("discard_progress warlord", by=seat)
    assert table.progress_of(seat) == {"wedding": 1, "smith": 1, "crane": 1, "medicine": 1}
    assert under(table, "politics") == ["warlord"]
    assert table.phase() == "action"


def test_ck_39_the_discarded_card_is_seen_by_nobody_else() -> None:
    table = a_fifth_card(BLUE).do("discard_progress warlord", by=BLUE)
    assert table.told("discarded_progress", to=BLUE) == [{"seat": BLUE, "track": "politics", "card": "warlord"}]
    assert table.told("discarded_progress", to=RED) == [{"seat": BLUE, "track": "politics"}]
    assert all(word == 0 for word in table.game.view(RED).to_json()["progress_shown"])  # type: ignore[attr-defined]


def test_ck_39_only_a_card_in_hand_is_discarded() -> None:
    table = a_fifth_card(BLUE)
    table.refused("discard_progress spy", "progress.not_held", "CK-39", by=BLUE)
    table.refused("end_turn", "seat.not_deciding", "CK-39", by=RED)


def test_ck_39_four_cards_are_no_reason_to_discard() -> None:
    table = a_city_table(dice=[(1, 1)], events=["science"], chance={"progress": ["medicine"]}, progress={RED: FOUR[1:]})
    table.level(RED, "science", 1).do("roll")
    assert (table.phase(), deck(table).hand_size(table.state, RED)) == ("action", 4)
    table.refused("discard_progress crane", "action.not_now", "BASE-27")


def test_ck_39_playing_down_before_the_end_of_the_turn() -> None:
    table = a_fifth_card(RED, limit="play_down")
    assert table.phase() == "action"
    table.refused("end_turn", "progress.over_limit", "CK-39")
    table.do("play_crane")
    table.refused("discard_progress wedding", "progress.within_limit", "CK-39")
    table.do("end_turn")


def test_ck_39_where_one_plays_down_discarding_is_allowed_too() -> None:
    table = a_fifth_card(RED, limit="play_down").do("discard_progress smith")
    assert table.phase() == "action"
    assert under(table, "science") == ["smith"]
    table.do("end_turn")


def test_ck_39_others_discard_at_once_where_one_plays_down() -> None:
    table = a_fifth_card(BLUE, limit="play_down")
    assert (table.phase(), table.game.deciding) == ("discard_progress", [BLUE])


def test_ck_39_a_card_that_changes_hands_counts() -> None:
    table = a_city_table(progress={RED: FOUR, BLUE: ["medicine"]}, rolled=True)
    deck(table).hand_over(table.state, BLUE, RED, CARDS.index("medicine"))
    assert (table.phase(), table.game.deciding) == ("discard_progress", [RED])


# ---- playing


def test_ck_40_a_card_drawn_in_this_turn_may_be_played() -> None:
    table = a_city_table(dice=[(1, 1)], events=["trade"], chance={"progress": ["merchant"]}).level(RED, "trade", 1)
    table.do("roll", "play_merchant 0,2")
    assert table.progress_of(RED) == {}


def test_ck_40_any_number_of_cards_in_one_turn() -> None:
    table = a_city_table(
        hands={BLUE: {"ore": 8, "coin": 2}},
        progress={RED: ["merchant", "resource_monopoly", "resource_monopoly", "trade_monopoly"]},
        rolled=True,
    )
    table.do(
        "play_resource_monopoly ore", "play_merchant 0,2", "play_resource_monopoly ore", "play_trade_monopoly coin"
    )
    assert table.hand(RED) == {"ore": 4, "coin": 1}


def test_ck_40_not_before_the_roll() -> None:
    table = a_city_table(hands={BLUE: {"ore": 2}}, progress={RED: ["resource_monopoly"]})
    table.refused("play_resource_monopoly ore", "progress.after_the_roll", "CK-40")


def test_ck_40_not_in_the_turn_of_another() -> None:
    table = a_city_table(hands={RED: {"ore": 2}}, progress={BLUE: ["resource_monopoly"]}, rolled=True)
    table.refused("play_resource_monopoly ore", "seat.not_deciding", "BASE-27", by=BLUE)


def test_ck_40_not_between_turns() -> None:
    table = a_city_table(seats=6, extension="special_building", rolled=True)
    table.hold(RED, ore=2).hold_progress(BLUE, "resource_monopoly").do("end_turn")
    assert (table.phase(), table.game.deciding) == ("special_building", [BLUE])
    table.refused("play_resource_monopoly ore", "action.not_now", "CK-100", by=BLUE)


def test_ck_101_the_second_player_may_play_cards() -> None:
    table = a_city_table(seats=6, extension="paired_players", rolled=True)
    table.hold(RED, ore=2).hold_progress(ORANGE, "resource_monopoly").do("end_turn")
    assert table.game.deciding == [ORANGE]
    table.do("play_resource_monopoly ore", by=ORANGE)
    assert table.hand(ORANGE)["ore"] == 2


# ---- a deck of choice


def test_ck_27_each_chooses_a_deck_in_turn_order() -> None:
    table = a_city_table(chance={"progress": ["merchant", "crane"]}, rolled=True)
    deck(table).ask_to_choose(table.state, 1 << WHITE | 1 << RED)
    table.state.settle()
    assert (table.phase(), table.game.deciding) == ("choose_deck", [RED])
    table.do("choose_deck trade", by=RED)
    assert table.game.deciding == [WHITE]
    table.do("choose_deck science", by=WHITE)
    assert (table.progress_of(RED), table.progress_of(WHITE)) == ({"merchant": 1}, {"crane": 1})
    assert table.phase() == "action"


def test_ck_27_a_chosen_fifth_card_is_answered_before_the_next_chooses() -> None:
    table = a_city_table(progress={BLUE: FOUR}, chance={"progress": ["spy"]}, rolled=True)
    deck(table).ask_to_choose(table.state, 1 << BLUE | 1 << WHITE)
    table.state.settle()
    table.do("choose_deck politics", by=BLUE)
    assert (table.phase(), table.game.deciding) == ("discard_progress", [BLUE])
    table.do("discard_progress spy", by=BLUE)
    assert (table.phase(), table.game.deciding) == ("choose_deck", [WHITE])


def test_ck_37_an_empty_deck_cannot_be_chosen() -> None:
    table = used_up(a_city_table(rolled=True), "trade")
    deck(table).ask_to_choose(table.state, 1 << RED)
    table.state.settle()
    table.refused("choose_deck trade", "progress.deck_empty", "CK-37")
    assert table.legal_at("choose_deck") == {"politics", "science"}


def test_ck_37_nobody_chooses_when_all_decks_are_empty() -> None:
    table = a_city_table(rolled=True)
    for track in TRACKS:
        used_up(table, track)
    deck(table).ask_to_choose(table.state, 1 << RED | 1 << BLUE)
    table.state.settle()
    assert table.phase() == "action"


# ---- who knows what


def cards_in_play(g: State) -> list[int]:
    """How many of every card there are: in decks, under them, in hands and laid open."""
    progress = g.rules.the(Progress)
    found = [int(g.s[progress.deck + k]) for k in range(KINDS)]
    for word in g.s[progress.under : progress.under + 54]:
        if word > 0:
            found[word - 1] += 1
    for seat in range(g.rules.players):
        for k in range(KINDS):
            found[k] += g.s[progress.held + seat * KINDS + k]
        found[PRINTER] += g.s[progress.points + seat * 2]
        found[CONSTITUTION] += g.s[progress.points + seat * 2 + 1]
    return found


def counts_agree(g: State) -> bool:
    """What everybody sees fits what only some know."""
    progress = g.rules.the(Progress)
    for track in range(len(TRACKS)):
        mine = [k for k in range(KINDS) if DECK_OF[k] == track]
        queue = [word for word in g.s[progress.under + track * 18 : progress.under + track * 18 + 18] if word > 0]
        if len(queue) != g.s[progress.under_count + track]:
            return False
        if sum(g.s[progress.deck + k] for k in mine) + len(queue) != g.s[progress.left + track]:
            return False
        for seat in range(g.rules.players):
            held = sum(g.s[progress.held + seat * KINDS + k] for k in mine)
            if held != g.s[progress.count + seat * len(TRACKS) + track]:
                return False
    shown = g.s[progress.shown : progress.shown + 54]
    lies = g.s[progress.under : progress.under + 54]
    return all(word in (0, truth) for word, truth in zip(shown, lies, strict=True))


def a_busy_table() -> CityTable:
    """Cards in all hands, played and discarded ones under the decks, a point laid open."""
    table = a_city_table(
        hands={BLUE: {"ore": 3}},
        progress={
            RED: ["merchant", "resource_monopoly", "spy"],
            BLUE: [*FOUR, "bishop"],
            WHITE: ["trade_monopoly", "printer"],
            ORANGE: ["alchemist"],
        },
        rolled=True,
    )
    deck(table).discard(table.state, BLUE, CARDS.index("bishop"))
    return table.do("play_resource_monopoly ore")


@pytest.mark.parametrize("viewer", [-1, RED, BLUE])
def test_ck_38_imagined_worlds_keep_what_the_viewer_knows(viewer: int) -> None:
    table = a_busy_table()
    hands: set[tuple[int, ...]] = set()
    for seed in range(30):
        world = imagine(table.game.view(viewer), seed)
        again = view_of(world, viewer)
        assert again.to_json() == table.game.view(viewer).to_json()
        assert cards_in_play(world) == list(COUNTS)
        assert counts_agree(world)
        progress = deck(table)
        held = world.s[progress.held + WHITE * KINDS : progress.held + (WHITE + 1) * KINDS]
        assert held[PRINTER] == held[CONSTITUTION] == 0
        assert under_trade(world) == ["resource_monopoly"]
        hands.add(tuple(held))
    assert len(hands) > 1  # and nothing else


def under_trade(g: State) -> list[str]:
    at = g.rules.the(Progress).under
    return [CARDS[word - 1] for word in g.s[at : at + 18] if word > 0]


def test_ck_38_what_was_discarded_is_dealt_anew() -> None:
    table = a_busy_table()
    at = deck(table).under + TRACKS.index("politics") * 18
    found = {imagine(table.game.view(RED), seed).s[at] for seed in range(40)}
    assert len(found) > 2
    assert CONSTITUTION + 1 not in found


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), [(3, ()), (4, (("progress_limit", "play_down"),)), (6, ())])
def test_ck_37_no_card_is_ever_lost(seats: int, options: Sequence[tuple[str, object]]) -> None:
    game = archipel.start(archipel.GameSpec("cities_knights", seats, tuple(options)), 5)
    chance = Random(5)
    drawn = 0
    for _ in range(1500):
        seat, action = any_choice(game, chance)
        eager = [
            choice
            for choice in game.legal_actions(seat)
            if choice.kind in ("improve", "roll") or choice.kind.startswith("play_")
        ]
        game.apply(chance.choice(eager) if eager and chance.random() < 0.7 else action, seat)
        assert cards_in_play(game.state) == list(COUNTS)
        assert counts_agree(game.state)
        drawn = max(drawn, sum(COUNTS) - sum(game.state.s[game.rules.the(Progress).deck + k] for k in range(KINDS)))
        if game.over:
            break
    assert drawn > 0
