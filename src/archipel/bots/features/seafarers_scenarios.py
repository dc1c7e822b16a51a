"""Features of single scenarios at sea: islands, fog, the forgotten tribe, the new world, wonders and pirate islands."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from archipel.board.vectors import vec
from archipel.bots.evaluation import UNKNOWN, Evaluation, Features, register_answers, register_features
from archipel.bots.features.common import BoardFeatures, CardlessFeatures
from archipel.engine.state import State
from archipel.engine.words import TURN
from archipel.rules.base.land import DRY, WET
from archipel.rules.seafarers.fog import Fog
from archipel.rules.seafarers.forgotten_tribe import ForgottenTribe
from archipel.rules.seafarers.islands import MOST, Islands
from archipel.rules.seafarers.new_world import NewWorld
from archipel.rules.seafarers.pirate_islands import TOKENS, PirateIslands
from archipel.rules.seafarers.wonders import CASTLE, POINTS, STAGES, Wonders

A_SHIP_LATER: Final = 0.75  # discount for a gift that is one ship further away
FAR: Final = 6  # ships; gifts further away do not count
BEST_CORNER: Final = 15.0  # pips of three good tiles
ENOUGH: Final = 7.0  # warships that beat every fort


@final
class IslandFeatures(Features):
    """Points for the first settlement on an island."""

    def __init__(self, islands: Islands, evaluation: Evaluation) -> None:
        self.islands = islands
        evaluation.spot_points_from(self, "island", "islands_settled")
        evaluation.apart_from_cards(self)

    def spot_points(self, g: State, seat: i64, corner: i64) -> i64:
        """What a settlement here earns as the first one on foreign land."""
        s = g.s
        graph = g.rules.graph
        earned: i64 = 0
        if s[TURN] == 0:
            return earned
        k: i64
        for k in range(graph.corner_tile_width):
            tile: i64 = graph.corner_tiles[corner * graph.corner_tile_width + k]
            if tile < 0 or s[self.islands.island + tile] == 0 or self.islands.bonus[tile] <= earned:
                continue
            if self.islands.every or s[self.islands.settled + seat * (MOST + 1) + s[self.islands.island + tile]] == 0:
                earned = self.islands.bonus[tile]
        return earned


@final
class FogFeatures(BoardFeatures):
    """Tiles that the next pieces may reveal."""

    def __init__(self, fog: Fog, evaluation: Evaluation) -> None:
        self.fog = fog
        self.ships = fog.ships
        super().__init__(fog, evaluation, {"fog lifted by one piece": 0.3, "fog lifted by two pieces": 0.2})
        self.kept = evaluation.room_by_board(2)
        evaluation.read_board(fog.building.road_reach, evaluation.rules.graph.corners)

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """How many hidden tiles the next road or ship of the seat may turn up, and how many the next two."""
        left: i64 = 0
        k: i64
        for k in range(len(self.fog.fertile)):
            left += g.s[self.fog.terrains + k]
        if left == 0:
            return
        kept = evaluation.kept
        row: i64 = evaluation.row(seat) + self.kept
        if kept[row] == UNKNOWN:
            self.look_ahead(g, evaluation, seat, DRY, out, at)
            self.look_ahead(g, evaluation, seat, WET, out, at)
            kept[row] = out[at]
            kept[row + 1] = out[at + 1]
        else:
            out[at] = kept[row]
            out[at + 1] = kept[row + 1]

    def look_ahead(self, g: State, evaluation: Evaluation, seat: i64, ground: i64, out: vec[float], at: i64) -> None:
        """The same for roads only, which need land beside them, or for ships only, which need sea."""
        s = g.s
        graph = g.rules.graph
        bit: i64 = g.rules.bits[seat]
        stamp: i64 = evaluation.new_search()
        n: i64 = 0
        i: i64
        for i in range(evaluation.corner_count):
            v: i64 = evaluation.corners[i]
            leads: i64 = self.building.leads_on(g, v) if ground == DRY else self.ships.leads_on(g, v)
            if leads & bit != 0:
                evaluation.seen[v] = stamp
                evaluation.queue[n] = v
                n += 1
        most: float = 0.0
        done: i64 = 0
        pieces: i64
        k: i64
        for pieces in range(2):
            end: i64 = n
            while done < end:
                v = evaluation.queue[done]
                done += 1
                for k in range(graph.corner_width):
                    edge: i64 = graph.corner_edges[v * graph.corner_width + k]
                    if edge < 0 or s[self.building.road + edge] != 0 or self.land.beside(g, edge) & ground == 0:
                        continue
                    count: float = float(self.fog.count_near(g, edge)) / 3.0
                    if count > most:
                        most = count
                    u: i64 = graph.corner_neighbours[v * graph.corner_width + k]
                    if evaluation.seen[u] != stamp and s[self.building.held + u] == 0:
                        evaluation.seen[u] = stamp
                        evaluation.queue[n] = u
                        n += 1
            if most > out[at + pieces]:
                out[at + pieces] = most


@final
class TribeFeatures(BoardFeatures):
    """Gifts of the forgotten tribe, taken and near."""

    def __init__(self, tribe: ForgottenTribe, evaluation: Evaluation) -> None:
        self.tribe = tribe
        self.ships = tribe.ships
        super().__init__(
            tribe,
            evaluation,
            {
                "points of the tribe, taken and near": 0.15,
                "cards of the tribe near": 0.2,
                "harbours of the tribe near": 0.1,
                "harbours kept": 0.1,
            },
        )
        self.kept = evaluation.room_by_board(3)
        evaluation.read_board(tribe.gift, evaluation.rules.graph.edges)
        evaluation.read_board(tribe.land.harbour, evaluation.rules.graph.edges)

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """The presents of each sort, the fewer ships are still to be built the more; points stay felt when they are
        taken, or a bot would rather stay near one than take it."""
        s = g.s
        k: i64
        for k in range(self.tribe.kinds):
            out[at + 3] += float(s[self.tribe.kept + seat * self.tribe.kinds + k])
        kept = evaluation.kept
        row: i64 = evaluation.row(seat) + self.kept
        if kept[row] == UNKNOWN:
            self.look_ahead(g, evaluation, seat, out, at)
            for k in range(3):
                kept[row + k] = out[at + k]
        else:
            for k in range(3):
                out[at + k] = kept[row + k]
        out[at] += float(s[self.tribe.taken_points + seat])

    def look_ahead(self, g: State, evaluation: Evaluation, seat: i64, out: vec[float], at: i64) -> None:
        """The presents that lie near, by their sorts."""
        s = g.s
        graph = g.rules.graph
        bit: i64 = g.rules.bits[seat]
        k: i64
        stamp: i64 = evaluation.new_search()  # of corners met; below zero of those whose edges are counted
        n: i64 = 0
        i: i64
        for i in range(evaluation.corner_count):
            v: i64 = evaluation.corners[i]
            if self.ships.leads_on(g, v) & bit != 0:
                evaluation.seen[v] = stamp
                evaluation.queue[n] = v
                n += 1
        done: i64 = 0
        worth: float = 1.0
        ships: i64
        for ships in range(FAR):
            end: i64 = n
            while done < end:
                v = evaluation.queue[done]
                done += 1
                evaluation.seen[v] = -stamp
                for k in range(graph.corner_width):
                    edge: i64 = graph.corner_edges[v * graph.corner_width + k]
                    if edge < 0 or s[self.building.road + edge] != 0 or self.land.beside(g, edge) & WET == 0:
                        continue
                    u: i64 = graph.corner_neighbours[v * graph.corner_width + k]
                    if evaluation.seen[u] == -stamp:
                        continue
                    gift: i64 = self.tribe.present(g, edge)
                    if gift != 0:
                        out[at + gift - 1] += worth  # a gift beside the next ship: 1
                    if evaluation.seen[u] != stamp and s[self.building.held + u] == 0:
                        evaluation.seen[u] = stamp
                        evaluation.queue[n] = u
                        n += 1
            worth *= A_SHIP_LATER


@final
class NewWorldFeatures(BoardFeatures):
    """Harbours that a seat lays out before it settles."""

    def __init__(self, new_world: NewWorld, evaluation: Evaluation) -> None:
        self.placement = new_world.placement
        super().__init__(new_world, evaluation, {"harbours at good corners": 0.3})

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """Before the first settlement a harbour is worth what its better corner yields, to whoever gets there first:
        everybody thinks of themselves."""
        if not own or g.s[TURN] > 0 or g.s[self.placement.placed] > 0:
            return
        ends = g.rules.graph.edge_corners
        kinds: i64 = evaluation.kinds
        e: i64
        i: i64
        k: i64
        for e in range(g.rules.graph.edges):
            if g.s[self.land.harbour + e] == 0:
                continue
            best: float = 0.0
            for i in range(2):
                pips: float = 0.0
                for k in range(kinds):
                    pips += evaluation.spot[ends[2 * e + i] * kinds + k]
                if pips > best:
                    best = pips
            out[at] += best / BEST_CORNER


@final
class WonderFeatures(CardlessFeatures):
    """Wonders begun and their stages."""

    def __init__(self, wonders: Wonders, evaluation: Evaluation) -> None:
        self.wonders = wonders
        self.score = wonders.score
        super().__init__(
            evaluation, {"wonder begun": 2.0, "wonder stages": 8.0, "stages short of the highest wonder": -4.0}
        )
        self.price = evaluation.prices
        for k, name in enumerate(wonders.names):
            evaluation.price(name, 1.0, 0.0)

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """How high the wonder stands; how far behind the others', which matters as points near the target; a stage is
        wanted only by who has begun."""
        held: i64 = g.s[self.wonders.wonder + seat]
        x: i64
        for x in range(len(self.wonders.names)):
            evaluation.wanted[self.price + x] = (
                1.0 if held == x + 1 and g.s[self.wonders.stage + seat] < STAGES else 0.0
            )
        points: i64 = self.score.total(g, seat) if own else g.s[self.score.points + seat]
        share: float = float(points) / float(g.s[self.score.target + seat])
        short: i64 = 1 - self.wonders.lead(g, seat)
        if short > 0:
            out[at + 2] = float(short) / float(STAGES) * (share * share if share < 1.0 else 1.0)
        if held == 0:
            for x in range(len(self.wonders.names)):
                if out[at] == 0.0 and self.wonders.is_free(g, x) and self.meets_openly(g, seat, x, own):
                    out[at] = 0.5
            return
        out[at] = 1.0
        out[at + 1] = float(g.s[self.wonders.stage + seat]) / float(STAGES)

    def meets_openly(self, g: State, seat: i64, wonder: i64, own: bool) -> bool:
        """`meets`, but for others without their hidden points."""
        if wonder == CASTLE and not own:
            return self.wonders.building.cities(g, seat) > 0 and g.s[self.score.points + seat] >= POINTS
        return self.wonders.meets(g, seat, wonder)


@final
class PirateIslandsFeatures(CardlessFeatures):
    """The route to the pirate fort, its warships and the fort itself."""

    def __init__(self, pirate_islands: PirateIslands, evaluation: Evaluation) -> None:
        self.pirate_islands = pirate_islands
        super().__init__(
            evaluation, {"way to the fort": 3.0, "warships": 7.0, "fort tokens won": 6.0, "attack on the fort": 2.0}
        )

    def write(self, g: State, evaluation: Evaluation, seat: i64, own: bool, out: vec[float], at: i64) -> None:
        """How far the route is, how strong, what is won, and how good an attack would be."""
        way = self.pirate_islands.westward
        left: i64 = g.s[self.pirate_islands.tokens + seat]
        out[at + 2] = float(TOKENS - left) / float(TOKENS)
        if left == 0:
            out[at] = 1.0
            out[at + 1] = 1.0
            return
        away: float = float(way.distance(seat, self.pirate_islands.route_end(g, seat)))
        whole: float = float(way.distance(seat, way.start[seat]))
        warships: float = float(self.pirate_islands.warships_on_route(g, seat))
        out[at] = 1.0 - away / whole
        out[at + 1] = warships / ENOUGH if warships < ENOUGH else 1.0
        if away == 0.0 and warships > 1.0:
            out[at + 3] = (warships - 1.0) / 6.0 if warships < ENOUGH else 1.0


register_answers(Islands, "terrain")
register_answers(PirateIslands)
register_features(Islands, IslandFeatures)
register_features(Fog, FogFeatures)
register_features(ForgottenTribe, TribeFeatures)
register_features(NewWorld, NewWorldFeatures)
register_features(Wonders, WonderFeatures)
register_features(PirateIslands, PirateIslandsFeatures)
