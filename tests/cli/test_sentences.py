"""What happened, what may be done and why not, said to one seat and to nobody else."""

from __future__ import annotations

import pytest

from archipel.catalogue import parse_spec, start, wordings_in
from archipel.cli.choices import locked, reason
from archipel.cli.sentences import Sentences
from archipel.engine.errors import IllegalAction
from archipel.engine.game import Game
from archipel.engine.stream import Stream
from archipel.reading import TableReader
from archipel.texts import LANGUAGES, Texts
from tests.tables import BLUE, ORANGE, RED, WHITE, a_table

RULESETS = [
    "base:seats=4,phases=combined",
    "base:seats=3,steal_at_once=false,hand_limit=3",
    "base:seats=6,extension=special_building,target=5",
    "base:seats=5,extension=paired_players,target=5",
]


def to(game: Game, seat: int, language: str = "en") -> Sentences:
    return Sentences(Texts(language), TableReader(game.view(seat)))


def heard(game: Game, seat: int, language: str = "en") -> list[str]:
    return to(game, seat, language).chronicle(game.events_for(seat))


@pytest.mark.long
@pytest.mark.parametrize("spec", RULESETS)
def test_everything_in_a_whole_game_can_be_said_in_both_languages(spec: str) -> None:
    game = start(parse_spec(spec), 5)
    game.listen()
    draw = Stream(5, 9).draw
    kinds: set[str] = set()
    steps = 0
    while not game.over and steps < 600:
        seat = game.seat
        actions = game.legal_actions()
        chosen = actions[draw(len(actions))]
        for language in LANGUAGES if steps % 8 == 0 or chosen.kind not in kinds else ():
            sentences = to(game, seat, language)
            assert sentences.phase()
            assert all(sentences.action(action) for action in actions)
            for kind in locked(game, seat):
                wrong = reason(game, seat, kind)
                assert wrong is None or wrong.rule in sentences.refusal(wrong)
        kinds.add(chosen.kind)
        game.apply(chosen)
        steps += 1
    assert len(kinds) > 8
    for language in LANGUAGES:
        for seat in (-1, 0, 1):
            sentences = to(game, seat, language)
            assert all(sentences.event(event) for event in game.events_for(seat))
            assert all(sentences.event(event) for event in game.events)
            assert sentences.chronicle(game.events_for(seat))


def test_a_seat_is_called_you_and_others_by_their_colour() -> None:
    table = a_table(hands={RED: {"brick": 1, "lumber": 1}}, rolled=True)
    road = table.legal("build_road")[0]
    table.do(road)
    place = to(table.game, RED).action(table.game.parse(road)).partition(": ")[2]
    assert heard(table.game, RED)[-1] == f"You build a road: {place}."
    assert heard(table.game, BLUE)[-1] == f"Red builds a road: {place}."
    assert heard(table.game, RED, "fr")[-1].startswith("Vous construisez une route\u00a0: ")
    assert heard(table.game, -1, "fr")[-1].startswith("Rouge construit une route\u00a0: ")


def test_a_stolen_card_is_named_to_thief_and_victim_only() -> None:
    table = a_table(dice=[(3, 4)], hands={BLUE: {"ore": 1}})
    table.do("roll", "move_robber -1,0")
    if table.game.phase == "steal":
        table.do(f"steal {BLUE}")
    assert heard(table.game, RED)[-1] == "You steal 1 ore from Blue."
    assert heard(table.game, BLUE)[-1] == "Red steals 1 ore from you."
    assert heard(table.game, WHITE)[-1] == heard(table.game, -1)[-1] == "Red steals a card from Blue."
    assert heard(table.game, BLUE, "fr")[-1] == "Rouge vous vole 1 minerai."
    assert heard(table.game, WHITE, "fr")[-1] == "Rouge vole une carte à Bleu."


def test_a_bought_card_is_named_to_its_buyer_only() -> None:
    table = a_table(hands={RED: {"ore": 1, "wool": 1, "grain": 1}}, decks={"development": ["monopoly"]}, rolled=True)
    table.do("buy_card")
    assert heard(table.game, RED)[-1] == "You buy a development card: Monopoly."
    assert heard(table.game, ORANGE)[-1] == "Red buys a development card."


def test_cards_of_one_roll_are_told_in_one_sentence() -> None:
    table = a_table(dice=[(2, 2)])
    table.settle(RED, "1,-1S").put_number("0,-1", 4).do("roll")
    said = [sentence for sentence in heard(table.game, RED) if sentence.startswith("You get")]
    assert len(said) == 1
    produced = [event for event in table.game.events if event.kind == "produced" and event["seat"] == RED]
    assert len(produced) > 1


def test_discards_are_told_in_one_sentence() -> None:
    table = a_table(dice=[(3, 4)], hands={RED: {"ore": 5, "wool": 4}})
    table.do("roll", "discard_cards 3ore+1wool")
    assert heard(table.game, BLUE)[-1] == "Red discards 1 wool and 3 ore."


def test_both_sides_of_a_trade_are_told_as_each_sees_them() -> None:
    table = a_table(hands={RED: {"ore": 2}, BLUE: {"grain": 1}, WHITE: {"wool": 2}}, rolled=True)
    table.do("offer_trade 2ore 1grain 1,2")
    assert to(table.game, BLUE).phase() == "Red offers 2 ore for 1 grain."
    assert to(table.game, BLUE).action(table.game.parse("accept_trade")) == "Accept: you give 1 grain for 2 ore"
    table.do("counter_trade 2wool 1ore", by=WHITE)
    table.do("accept_trade", by=BLUE)
    mine = to(table.game, RED)
    assert mine.phase() == "Your offer: 2 ore for 1 grain. The others have answered."
    assert [mine.action(action) for action in table.game.legal_actions(RED)] == [
        "Trade with Blue: you give 2 ore for 1 grain",
        "Trade with White: you give 1 ore for 2 wool",
        "Withdraw the offer",
    ]
    assert "White would give 2 wool for 1 ore." in heard(table.game, RED)
    assert "White makes a counter-offer." not in heard(table.game, RED)
    table.do("confirm_trade 2", by=RED)
    assert heard(table.game, WHITE)[-1] == "Red gives 1 ore to you for 2 wool."
    assert heard(table.game, WHITE, "fr")[-1] == "Rouge vous donne 1 minerai contre 2 laines."


def test_a_monopoly_is_silent_about_those_who_had_nothing() -> None:
    table = a_table(hands={BLUE: {"ore": 2}}, cards={RED: ["monopoly"]}, rolled=True)
    table.do("play_monopoly ore")
    assert heard(table.game, RED)[-2:] == ["You play Monopoly.", "Blue gives 2 ore to you."]
    table = a_table(hands={BLUE: {"ore": 2}}, cards={RED: ["monopoly"]}, rolled=True)
    table.do("play_monopoly wool")
    assert heard(table.game, RED)[-2:] == ["You play Monopoly.", "Nobody else had any wool."]


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        ("build_city 0,0N", "A city replaces one of your own settlements. (BASE-65)", "Une ville remplace"),
        (
            "maritime_trade ore wool",
            "For this trade you need 4 ore. (BASE-56)",
            "Pour cet échange il vous faut 4 minerais.",
        ),
        ("play_knight", "You do not have this card: Knight. (BASE-30)", "Vous n’avez pas cette carte"),
        (
            "roll",
            "Roll the dice: not at this point. (BASE-27)",
            "Lancer les dés\u00a0: pas à ce moment du tour. (BASE-27)",
        ),
        ("offer_trade 1ore 1ore", "The same kind of card cannot be on both sides. (BASE-54)", "La même carte"),
    ],
)
def test_a_refusal_is_a_sentence_with_the_number_of_its_rule(action: str, english: str, french: str) -> None:
    table = a_table(hands={RED: {"ore": 1}}, rolled=True)
    wrong = table.game.why_not(action)
    assert wrong is not None
    assert to(table.game, RED).refusal(wrong) == english
    assert to(table.game, RED, "fr").refusal(wrong).startswith(french)


def test_while_a_trade_is_open_it_comes_first() -> None:
    table = a_table(hands={RED: {"ore": 1}}, rolled=True)
    table.game.apply("offer_trade 1ore 1wool")
    wrong = table.game.why_not("end_turn", RED)
    assert wrong is not None
    assert to(table.game, RED).refusal(wrong) == "End your turn: the open trade comes first. (BASE-53)"


def test_who_decides_is_named_when_somebody_else_tries() -> None:
    table = a_table(rolled=True)
    wrong = table.game.why_not("end_turn", BLUE)
    assert wrong is not None
    assert to(table.game, WHITE).refusal(wrong).startswith("Not your decision now: waiting for Red.")


def test_a_refusal_without_a_rule_has_no_brackets() -> None:
    table = a_table()
    assert to(table.game, RED).refusal(IllegalAction("game.over")) == "The game is over."


def test_places_are_told_by_what_lies_around_them() -> None:
    table = a_table(seats=4)
    said = to(table.game, RED)
    assert said.corner(table.graph.corner("0,0N")) == "brick 6 · wool 4 · desert"
    assert said.corner(table.graph.corner("0,-2N")) == "ore 10 · coast · harbour 3:1"
    assert said.corner(table.graph.corner("0,-2N"), harbours=False) == "ore 10 · coast"
    assert said.edge(table.graph.edge("0,0NE")) == "wool 4 · desert"
    assert to(table.game, RED, "fr").tile(table.graph.tile("0,0")) == "désert"


def test_options_have_their_own_words() -> None:
    plain = Texts("en", *wordings_in(start(parse_spec("base:seats=2,for_two=true"), 5)))
    cards = Texts("en", *wordings_in(start(parse_spec("base:seats=2,for_two=true,event_cards=true"), 5)))
    assert plain.say("action-roll_again.label") == "Second roll"
    assert cards.say("action-roll_again.label") == "Second card"
