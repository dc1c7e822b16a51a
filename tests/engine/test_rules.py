"""Rules put together from chapters: what is refused, and a chapter that no box has, plugged into the base game.

The made-up chapter is plain Python: on the compiled core it shows that house rules need no compiler.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest

from archipel import Action, ChanceError, Game, IllegalAction, UnknownAction
from archipel.board.dealing import BoardOptions, deal_board
from archipel.board.graph import hex_graph
from archipel.catalogue import begin
from archipel.engine.chance import Script, Source
from archipel.engine.chapter import Chapter
from archipel.engine.errors import RulesError
from archipel.engine.events import EventField
from archipel.engine.phase import Phase
from archipel.engine.rules import Rules
from archipel.engine.state import State
from archipel.engine.stream import Stream, below
from archipel.engine.verb import Field, Verb
from archipel.engine.view import imagine, readings_of
from archipel.engine.words import (
    ARGUMENT,
    CARD_STREAM,
    DECIDER,
    DICE_STREAM,
    ENTRY,
    NOBODY,
    OWNER,
    PENDING,
    PHASE,
    PUBLIC,
    STACK,
    TOP,
)
from archipel.rules.base.building import Building
from archipel.rules.base.game import BaseOptions, base_chapters
from archipel.rules.base.production import Production
from archipel.rules.base.resource_cards import ResourceCards
from archipel.rules.base.robber import Robber
from archipel.rules.base.route import LongestRoute
from archipel.rules.base.score import Score
from archipel.rules.base.turn import Turn
from archipel.rules.box_chapter import ROAD, SETTLEMENT, BoxChapter
from tests.properties.players import any_choice
from tests.tables import BLUE, RED, WHITE, Table, a_table_with, load_scenario

pytestmark = pytest.mark.compiled

# ---- what is refused


class Faulty(Chapter):
    """Installs what it is told to."""

    def __init__(self, install: Callable[[Rules], object]) -> None:
        super().__init__("faulty")
        self.told = install

    def install(self, rules: Rules) -> None:
        self.told(rules)


class Idle(Verb):
    def legal(self, g: State, seat: int, n: int) -> int:
        return n


def with_role(role: str) -> Verb:
    verb = Idle("wait", [])
    verb.roles = [role]
    return verb


def caused(rules: Rules, event: str) -> None:
    rules.phase("night", "HOUSE-1").cause = event


def twice(install: Callable[[Rules], object]) -> Callable[[Rules], object]:
    def both(rules: Rules) -> None:
        install(rules)
        install(rules)

    return both


SEAT = EventField("seat", "seat", PUBLIC)


@pytest.mark.parametrize(
    ("install", "reason"),
    [
        (lambda rules: rules.block("oil", ""), "block oil: who sees it"),
        (lambda rules: rules.block("oil", "everybody"), "block oil: who sees it"),
        (lambda rules: rules.block("oil", OWNER), "block oil: who sees it"),  # it has no owner
        (lambda rules: rules.player_block("oil", ""), "block oil: who sees it"),
        (lambda rules: rules.player_block("oil", "some"), "block oil: who sees it"),
        (twice(lambda rules: rules.block("oil", PUBLIC)), "two blocks are called oil"),
        (twice(lambda rules: rules.player_block("oil", OWNER)), "two blocks are called oil"),
        (twice(lambda rules: rules.add(Idle("wait", []))), "two verbs are called wait"),
        (twice(lambda rules: rules.phase("night", "HOUSE-1")), "two phases are called night"),
        (twice(lambda rules: rules.point("wind", DICE_STREAM, ["east", "west"])), "two chance points are called wind"),
        (twice(lambda rules: rules.event("lit", [SEAT])), "two events are called lit"),
        (
            lambda rules: rules.event("lit", [SEAT, EventField("oil", "number", ("owner",))]),
            "event lit: oil is for seats that the event does not name",
        ),
        (
            lambda rules: rules.event("lit", [EventField("n", "number", PUBLIC), EventField("oil", "number", ("n",))]),
            "event lit: oil is for seats that the event does not name",
        ),
        (
            lambda rules: rules.event("lit", [EventField("oil", "number", ())]),
            "event field oil: who sees it",
        ),
        (
            lambda rules: rules.event("lit", [EventField("oil", "number", OWNER)]),
            "event field oil: who sees it",
        ),
        (twice(lambda rules: rules.price("lamp", {})), "two prices are called lamp"),
        (lambda rules: rules.price("lamp", {"oil": 1}), "price lamp: oil is not a good of this game"),
        (lambda rules: rules.add(with_role("sings")), "verb wait: sings is not a role"),
        (lambda rules: rules.event("lit", [SEAT], "sings"), "event lit: sings is not a role"),
        (lambda rules: caused(rules, "dusk"), "phase night: there is no event dusk"),
        (twice(lambda rules: rules.reading("shine")), "two readings are called shine"),
        (lambda rules: rules.reading("shine", "tile"), "reading shine: there is one, or one for every player"),
        (lambda rules: rules.the(Turn), "the chapter Turn must be installed before"),
    ],
)
def test_a_slip_in_a_chapter_is_loud(install: Callable[[Rules], object], reason: str) -> None:
    with pytest.raises(RulesError, match=reason):
        Rules(3, 3, hex_graph([(0, 0)]), [Faulty(install)])


def test_names_of_two_chapters_must_differ_too() -> None:
    with pytest.raises(RulesError, match="two blocks are called oil"):
        Rules(3, 3, hex_graph([(0, 0)]), [Faulty(lambda rules: rules.block("oil", PUBLIC)) for _ in range(2)])


def test_blocks_lie_one_behind_the_other_and_verbs_own_their_codes() -> None:
    rules = house_game(3, 1).rules
    at = rules.blocks[0].at
    for block in rules.blocks:
        assert block.at == at
        at += block.size
    assert rules.size == at
    codes = 0
    for verb in rules.verbs:
        assert verb.base == codes
        assert all(rules.verb_of[codes + x] is verb for x in range(int(verb.size)))
        codes += int(verb.size)
    assert codes == len(rules.verb_of) == len(rules.actions)
    assert rules.code("light_lamp", 7) == rules.verb_named["light_lamp"].base + 7


def test_a_stack_that_overflows_is_loud() -> None:
    game = house_game(3, 1)
    phase = game.rules.the(Lighthouses).wishing.index
    with pytest.raises(RulesError, match="too many decisions"):
        for _ in range(20):
            game.state.open(phase, 0)


# ---- a made-up chapter


WISHES = ["wind", "calm", ""]
WINDS = ["east", "west"]


class LightLamp(Verb):
    """A lamp on a corner with the seat's own building, for one wool (HOUSE-1)."""

    def __init__(self, rules: Rules, house: Lighthouses) -> None:
        super().__init__("light_lamp", [rules.corner_field()])
        self.house = house

    def legal(self, g: State, seat: int, n: int) -> int:
        for corner in range(int(g.rules.graph.corners)):
            if self.why_not(g, seat, corner) is None:
                g.scratch.codes[n] = self.base + corner
                n += 1
        return n

    def apply(self, g: State, seat: int, x: int) -> None:
        self.house.cards.pay(g, seat, self.house.lamp_price.pairs)
        self.house.turn.has_built(g)
        g.s[self.house.lamp + x] = 1
        g.s[self.house.lamps + seat] += 1
        g.s[self.house.oil] -= 1
        self.house.score.add(g, seat, 1)
        g.emit(self.house.lit, seat, x)

    def why_not(self, g: State, seat: int, x: int) -> IllegalAction | None:
        if g.s[self.house.building.held + x] != seat + 1 or g.s[self.house.lamp + x]:
            return IllegalAction("lamp.no_place", "HOUSE-1", corner=int(x))
        cost = self.house.lamp_price.pairs
        if not self.house.cards.can_pay(g, seat, cost):
            return self.house.cards.too_expensive(g, seat, cost, "lamp.too_expensive", "HOUSE-1")
        return None


class Wish(Verb):
    """A secret wish at the end of the turn (HOUSE-2)."""

    def __init__(self, house: Lighthouses) -> None:
        super().__init__("wish", [Field("for", "word", len(WISHES), WISHES)])
        self.house = house

    def legal(self, g: State, seat: int, n: int) -> int:
        for x in range(len(WISHES)):
            g.scratch.codes[n] = self.base + x
            n += 1
        return n

    def apply(self, g: State, seat: int, x: int) -> None:
        g.s[self.house.wishes + seat] = x
        g.emit(self.house.wished, seat, x)
        g.close()


class Donate(Verb):
    """Any cards to the supply, as a form (HOUSE-3)."""

    def __init__(self, house: Lighthouses) -> None:
        super().__init__("donate", [Field("thanks", "number", 3), house.cards.set_field("cards")], True)
        self.house = house

    def open(self, g: State, seat: int) -> bool:
        return True

    def check(self, g: State, seat: int, values: list[int]) -> IllegalAction | None:
        if any(count > self.house.cards.held(g, seat, k) for k, count in enumerate(values[1:])):
            return IllegalAction("donate.not_held", "HOUSE-3")
        return None

    def apply_form(self, g: State, seat: int, values: list[int]) -> None:
        for k, count in enumerate(values[1:]):
            self.house.cards.spend(g, seat, k, count)
        if g.has_listener():
            g.emit_row(self.house.donated, [seat, *values[1:]])


class Lighthouses(BoxChapter):
    """Lamps on corners: points, a larger hand limit, wind after every roll, and secret wishes."""

    def __init__(self) -> None:
        super().__init__("lighthouses")
        self.after_count = 0

    def install(self, rules: Rules) -> None:
        self.cards, self.turn, self.score = rules.the(ResourceCards), rules.the(Turn), rules.the(Score)
        self.building = rules.the(Building)
        self.lamp = rules.block("lamp", PUBLIC, rules.graph.corners)
        self.lamps = rules.player_block("lamps", PUBLIC)
        self.wishes = rules.player_block("wishes", OWNER)
        self.oil = rules.block("oil", NOBODY)
        self.lamp_price = rules.price("lamp", {"wool": 1})
        rules.reading("shine", "player")
        self.direction = rules.block("wind", PUBLIC)
        self.blowing = rules.point("wind", CARD_STREAM, WINDS)
        self.lit = rules.event("lit", [SEAT, EventField("corner", "corner", PUBLIC)])
        self.wished = rules.event("wished", [SEAT, EventField("for", "word", ("seat",), WISHES)])
        self.donated = rules.event("donated", [SEAT, self.cards.event_set("cards")])
        self.turned = rules.event("wind_turned", [EventField("wind", "word", PUBLIC, WINDS)])
        self.wishing: Phase = rules.phase("wishing", "HOUSE-2")
        self.wishing.offer(rules.add(Wish(self)))
        self.gust = rules.step("gust", "HOUSE-4", self)
        self.turn.offer_build(rules.add(LightLamp(rules, self)))
        donate = rules.add(Donate(self))
        self.turn.action.offer(donate)
        self.turn.building.explain(donate, "donate.too_late", "HOUSE-3")
        self.turn.end_steps.append(self)
        rules.the(Robber).on_hand_limit.append(self)
        rules.the(Robber).on_may_enter.append(self)
        rules.the(LongestRoute).on_edge_length.append(self)
        rules.the(Production).on_rolled.append(self)
        self.building.on_may_settle.append(self)
        self.building.on_may_build_road.append(self)
        self.building.on_built.append(self)
        rules.watch_every_action(self)

    def begin(self, g: State) -> None:
        g.s[self.oil] = 20

    def rolled(self, g: State, total: int) -> None:
        g.open(self.gust.index, g.decider(), total)

    def run(self, g: State) -> None:
        g.close()
        for _ in range(2):  # two draws, the second decides
            g.scratch.weights[0] = 1
            g.scratch.weights[1] = 2
            g.s[self.direction] = g.weighted(self.blowing, 2)
        g.emit(self.turned, g.s[self.direction])

    def end_step(self, g: State, seat: int) -> bool:
        if g.s[self.lamps + seat] == 0:
            return False
        g.open(self.wishing.index, seat)
        return True

    def after_action(self, g: State) -> None:
        self.after_count += 1

    def built(self, g: State, seat: int, piece: int, at: int) -> None:
        if piece == SETTLEMENT:
            g.s[self.oil] += 1

    def hand_limit(self, g: State, seat: int, limit: int) -> int:
        return limit + 2 * int(g.s[self.lamps + seat])

    def may_settle(self, g: State, seat: int, corner: int) -> bool:
        return corner != 0

    def may_build_road(self, g: State, seat: int, edge: int) -> bool:
        return edge != 0

    def may_enter(self, g: State, tile: int) -> bool:
        return tile != 3

    def edge_length(self, g: State, edge: int, length: int) -> int:
        return length + int(edge == 20)

    def readings(self, g: State) -> dict[str, object]:
        return {"shine": [3 * int(g.s[self.lamps + seat]) for seat in range(int(g.rules.players))]}

    def redeal(self, g: State, seat: int) -> None:
        buildings = sum(1 for v in range(int(g.rules.graph.corners)) if g.s[self.building.held + v])
        g.s[self.oil] = 20 + buildings - sum(g.s[self.lamps + p] for p in range(int(g.rules.players)))
        for p in range(int(g.rules.players)):
            if p != seat:
                g.s[self.wishes + p] = below(g.s, CARD_STREAM, len(WISHES))


def house_game(seats: int, seed: int, chance: Source | None = None) -> Game:
    """The base game with lamps."""
    scenario = load_scenario("base", 4)
    options = BaseOptions(start=0, supply=scenario.supply, deck=scenario.deck, pieces=scenario.pieces)
    rules = Rules(seats, seats, scenario.graph, [*base_chapters(options), Lighthouses()])
    return begin(rules, deal_board(scenario, BoardOptions(), Stream(seed, 3).draw), seed, chance)


def a_house_table(seats: int = 3, told: dict[str, list[object]] | None = None) -> Table:
    """Everybody has placed, Red has rolled."""
    table = Table(house_game(seats, 2, Script(told) if told else None))
    chance = Random(2)
    while table.game.phase.startswith("place_"):
        table.game.apply(chance.choice(table.game.legal_actions()))
    for seat in range(seats):
        table.hold(seat)
    table.turn.after_roll(table.state, RED)
    return table


def test_a_made_up_chapter_plays_whole_games() -> None:
    seen: set[str] = set()
    for seed in range(3):
        game = house_game(3, seed)
        chance = Random(seed)
        while not game.over:
            seat, action = any_choice(game, chance)
            game.apply(action, seat)
            seen.add(action.kind)
        seen |= {event.kind for event in game.events}
        house = game.rules.the(Lighthouses)
        assert house.after_count > len(game.steps())
    assert {"light_lamp", "wish", "donate", "lit", "wished", "donated", "wind_turned"} <= seen


def stack_of(g: State) -> list[tuple[str, int, int]]:
    """The open decisions from below: phase, who decides, and the number that it carries."""
    rules = g.rules
    rows = [g.s[at : at + ENTRY] for at in range(STACK, int(g.s[TOP]) + 1, ENTRY)]
    return [(rules.phases[row[PHASE]].name, int(row[DECIDER]), int(row[ARGUMENT])) for row in rows]


def test_a_step_is_put_under_what_was_opened_before_it() -> None:
    table = a_house_table()
    g, wishing = table.state, table.game.rules.the(Lighthouses).wishing.index
    below = int(g.s[TOP])
    g.open(wishing, BLUE, 5)
    g.open(wishing, WHITE, 6)
    g.open_above(below, table.game.rules.the(Production).result.index, RED, 7)
    assert stack_of(g) == [("action", RED, 0), ("roll_result", RED, 7), ("wishing", BLUE, 5), ("wishing", WHITE, 6)]
    assert g.s[int(g.s[TOP]) + PENDING] == g.rules.bits[WHITE]
    g.close()
    g.close()
    g.open_above(int(g.s[TOP]), wishing, BLUE)
    assert stack_of(g)[-1] == ("wishing", BLUE, 0)


def test_steps_run_until_somebody_is_asked() -> None:
    runs: list[str] = []

    class Walk(Chapter):
        """Three steps, then a question."""

        def __init__(self) -> None:
            super().__init__("walk")

        def install(self, rules: Rules) -> None:
            self.pace = rules.step("pace", "HOUSE-5", self)
            self.fork = rules.phase("fork", "HOUSE-5")

        def run(self, g: State) -> None:
            left = int(g.argument())
            runs.append(f"pace {left}")
            g.close()
            g.open(self.pace.index if left > 1 else self.fork.index, 0, left - 1)

    rules = Rules(3, 3, hex_graph([(0, 0)]), [Walk()])
    g = State(rules, rules.blank(), rules.new_scratch())
    walk = rules.the(Walk)
    g.s[TOP], g.s[rules.alert] = STACK, 0
    g.open(walk.pace.index, 0, 3)
    g.run_steps(STACK)
    assert runs == ["pace 3", "pace 2", "pace 1"]
    assert g.phase() is walk.fork
    g.run_steps(int(g.s[TOP]))  # there is nothing above
    g.open(walk.pace.index, 0, 1)
    g.alert()
    g.run_steps(STACK)  # somebody may have won
    assert len(runs) == 3


def test_chapters_whose_gate_is_zero_are_passed_over() -> None:
    told: list[int] = []

    class Sleeper(BoxChapter):
        def __init__(self) -> None:
            super().__init__("sleeper")

        def install(self, rules: Rules) -> None:
            self.awake = rules.block("awake", PUBLIC)
            rules.the(Turn).on_part.append(self, self.awake)

        def part_began(self, g: State, seat: int) -> None:
            told.append(seat)

    scenario = load_scenario("base", 3)
    options = BaseOptions(start=0, supply=scenario.supply, deck=scenario.deck, pieces=scenario.pieces)
    rules = Rules(3, 3, scenario.graph, [*base_chapters(options), Sleeper()])
    g = begin(rules, deal_board(scenario, BoardOptions(), Stream(1, 3).draw), 1).state
    turn, awake = rules.the(Turn), rules.the(Sleeper).awake
    for seat, flag in ((0, 0), (1, 1), (2, 0)):
        g.s[awake] = flag
        turn.begin_turn(g, seat)
    g.s[awake] = 1
    turn.begin_part(g, 0)
    assert told == [1, 0]
    turn.on_part.put_first(rules.the(Score))
    turn.on_part.remove(rules.the(Sleeper))
    assert len(turn.on_part.all) == len(turn.on_part.gates)
    assert not any(turn.on_part.gates)


def test_two_sets_of_rules_do_not_mix() -> None:
    one, other = house_game(3, 1), house_game(4, 1)
    assert one.rules is not other.rules
    assert one.rules.the(Lighthouses) is not other.rules.the(Lighthouses)


def test_its_verb_costs_brings_points_and_is_refused_with_its_rule() -> None:
    table = a_house_table().hold(RED, wool=1)
    corner = next(v for v in range(54) if table.block("held", v) == RED + 1)
    foreign = next(v for v in range(54) if table.block("held", v) == BLUE + 1)
    lamp = table.game.parse(f"light_lamp {corner}")
    table.refused(f"light_lamp {foreign}", "lamp.no_place", "HOUSE-1")
    table.refused(lamp, "seat.not_deciding", "BASE-27", by=BLUE)
    table.hold(RED, ore=1)
    assert table.refused(lamp, "lamp.too_expensive", "HOUSE-1").details == {
        "cost": {"wool": 1},
        "missing": {"wool": 1},
    }
    table.hold(RED, wool=1)
    oil = table.block("oil")
    table.do(str(lamp))
    assert (table.points(RED), table.hand(RED), table.block("oil")) == (3, {}, oil - 1)
    assert table.game.phase == "building"  # it counts as building
    table.refused("donate 0 1ore", "donate.too_late", "HOUSE-3")
    table.refused(lamp, "lamp.no_place", "HOUSE-1")


def test_its_phase_opens_at_the_end_of_the_turn() -> None:
    table = a_house_table().hold(RED, wool=1)
    table.do(table.legal("light_lamp")[0], "end_turn")
    assert (table.game.phase, table.game.deciding, table.game.active) == ("wishing", [RED], RED)
    table.refused("roll", "action.not_now", "HOUSE-2")
    assert table.legal() == ["wish wind", "wish calm", "wish"]
    table.do("wish calm")
    assert (table.game.phase, table.game.active) == ("before_roll", BLUE)


def test_its_readings_come_with_every_view() -> None:
    table = a_house_table().hold(RED, wool=1)
    table.do(table.legal("light_lamp")[0])
    for seat in (-1, RED, BLUE):
        view = table.game.view(seat)
        assert view.readings()["shine"] == [3, 0, 0]
        assert view.to_json()["readings"] == view.readings()


def test_a_reading_must_be_declared() -> None:
    class Vain(Chapter):
        def readings(self, g: State) -> dict[str, object]:
            return {"beauty": 7}

    rules = Rules(3, 3, hex_graph([(0, 0)]), [Vain("vain")])
    with pytest.raises(RulesError, match="vain: the reading beauty is not declared"):
        readings_of(State(rules, rules.blank(), rules.new_scratch()))


def test_its_secrets_stay_secret() -> None:
    table = a_house_table().hold(RED, wool=1)
    table.do(table.legal("light_lamp")[0], "end_turn", "wish calm")
    assert table.game.view(RED).to_json()["wishes"] == [1, None, None]
    assert table.game.view(BLUE).to_json()["wishes"] == [None, 0, None]
    assert table.game.view(RED).to_json()["oil"] is None
    assert table.told("wished", to=RED) == [{"seat": RED, "for": "calm"}]
    assert table.told("wished", to=BLUE) == [{"seat": RED}]
    assert json.dumps(table.game.view(-1).to_json())


def test_its_redealing_is_asked_by_imagine() -> None:
    table = a_house_table().hold(RED, wool=1)
    table.do(table.legal("light_lamp")[0], "end_turn", "wish calm")
    guesses = set()
    for seed in range(12):
        state = imagine(table.game.view(BLUE), seed)
        guesses.add(int(state.s[table.rules.block_named["wishes"].at + RED]))
        assert state.s[table.rules.block_named["oil"].at] == table.block("oil")
    assert guesses == {0, 1, 2}


def test_its_step_runs_by_itself_before_production_and_draws() -> None:
    table = a_house_table()
    table.do("end_turn", "roll")
    kinds = [event.kind for event in table.game.events]
    assert kinds.index("rolled") < kinds.index("wind_turned")
    assert table.game.phase != "gust"
    assert [table.rules.points[p].name for p in table.game.steps()[-1].points][:3] == ["dice", "wind", "wind"]


def test_several_draws_of_one_action_are_enumerated_with_exact_weights() -> None:
    table = a_house_table().do("end_turn")
    outcomes = table.game.chance_outcomes("roll")
    assert len(outcomes) == 36 * 2 * 2
    assert sum(weight for _, weight, _ in outcomes) == 1
    names = [tuple(label for _, label in names) for names, _, _ in outcomes]
    assert len(set(names)) == len(names)
    assert names[:5] == [("1+1", a, b) for a in WINDS for b in WINDS] + [("1+2", "east", "east")]
    for labels, (_, weight, state) in zip(names, outcomes, strict=True):
        assert weight * 36 * 9 == (2 if labels[1] == "west" else 1) * (2 if labels[2] == "west" else 1)
        assert WINDS[int(state.s[table.rules.block_named["wind"].at])] == labels[2]


def test_a_script_that_fails_at_the_second_draw_is_put_back_whole() -> None:
    told: dict[str, list[object]] = {"dice": ["1+1", "1+2"], "wind": ["east", "north", "west"]}
    table = a_house_table(told=told).do("end_turn")
    before = table.game.state_bytes(), table.game.events
    for _ in range(2):
        with pytest.raises(ChanceError, match="'north' is not an outcome of wind"):
            table.do("roll")
        assert (table.game.state_bytes(), table.game.events) == before
    chance = table.game.chance
    assert isinstance(chance, Script)
    assert chance.marks() == {"dice": 0, "wind": 0}
    chance.script["wind"][1] = "west"
    table.do("roll")
    step = table.game.steps()[-1]
    points = table.rules.points
    drawn = [points[point].labels[x] for point, x in zip(step.points, step.outcomes, strict=True)]
    assert drawn == ["1+1", "east", "west"]


def test_its_form_is_listed_checked_and_written() -> None:
    table = a_house_table().hold(RED, ore=2, wool=1)
    assert [kind for kind, _ in table.game.forms()] == ["offer_trade", "donate"]
    assert [kind for kind, _ in table.game.view(RED).forms()] == ["offer_trade", "donate"]
    table.refused("donate 0 3ore", "donate.not_held", "HOUSE-3")
    for wrong in ("donate 1", "donate 3 1ore", "donate x 1ore"):
        with pytest.raises(UnknownAction):
            table.do(wrong)
    given = table.game.parse("donate 1 2ore")
    assert given == Action("donate", {"thanks": 1, "cards": {"ore": 2}})
    assert table.game.parse(str(given)) == given
    table.game.apply(given)
    assert table.hand(RED) == {"wool": 1}
    assert table.told("donated") == [{"seat": RED, "cards": {"ore": 2}}]


def test_its_answers_are_heard() -> None:
    table = a_house_table().hold(RED, wool=1)
    assert table.robber.hand_limit(table.state, RED) == 7
    table.do(table.legal("light_lamp")[0])
    assert table.robber.hand_limit(table.state, RED) == 9
    placing = Table(house_game(3, 1))
    corners = [action["corner"] for action in placing.game.legal_actions()]
    assert corners == list(range(1, 54))
    placing.refused("place_settlement 0", "settlement.not_here", "BASE-64")
    placing.building.place_route(placing.state, RED, 20, ROAD)
    assert placing.block("route_length", RED) == 2
    placing.robber.ask_to_move(placing.state, RED)
    assert 3 not in [action["tile"] for action in placing.game.legal_actions(RED)]
    placing.refused("move_robber 3", "robber.not_here", "BASE-39")
    placing.refused("place_settlement 0", "action.not_now", "BASE-39")


def test_its_record_is_written_but_only_the_catalogue_replays() -> None:
    """Who brings chapters of their own also brings the means to start such a game again."""
    game = house_game(3, 1)
    game.apply(game.legal_actions()[0])
    assert json.loads(game.record().splitlines()[1]) == {
        "seat": 0,
        "do": f"place_settlement {game.graph.corner_names[1]}",
    }


# ---- sizes


class Roomy(BoxChapter):
    """Needs more of everything than any box: phases, open decisions, outcomes of chance, numbers counted at once."""

    PHASES = 100
    OPEN = 30
    OUTCOMES = 300

    def __init__(self) -> None:
        super().__init__("roomy")
        self.phases: list[Phase] = []
        self.point = 0

    def more_open_decisions(self) -> int:
        return self.OPEN

    def install(self, rules: Rules) -> None:
        self.phases = [rules.phase(f"room_{k}", "HOUSE-4") for k in range(self.PHASES)]
        self.point = rules.point("straw", CARD_STREAM, [str(k) for k in range(self.OUTCOMES)])
        rules.count_at_once(self.OUTCOMES)


def test_a_chapter_has_as_much_room_as_it_asks_for() -> None:
    chapter = Roomy()
    table = a_table_with(chapter)
    g = table.state
    for k in range(Roomy.OPEN):
        g.open(chapter.phases[-1 - k].index, RED, k)
    table.turn.has_built(g)  # in a phase with a high number
    assert g.phase().name == f"room_{Roomy.PHASES - Roomy.OPEN}"
    for k in reversed(range(Roomy.OPEN)):
        assert g.argument() == k
        g.close()
    assert table.game.phase == "before_roll"
    for k in range(Roomy.OUTCOMES):
        g.scratch.weights[k] = 1 if k == Roomy.OUTCOMES - 1 else 0
        g.scratch.tally[k] = 0
    assert g.weighted(chapter.point, Roomy.OUTCOMES) == Roomy.OUTCOMES - 1


def test_more_open_decisions_than_there_is_room_for_are_refused() -> None:
    table = a_table_with()
    with pytest.raises(RulesError, match="too many decisions are open at once"):
        for _ in range(20):
            table.state.open(table.turn.action.index, RED)
