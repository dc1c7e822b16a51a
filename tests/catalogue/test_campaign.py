"""The campaign: scenarios in order, results kept, standings, and what cannot be one."""

from __future__ import annotations

import json

import pytest

from archipel.catalogue import entry
from archipel.catalogue.campaign import Campaign, CampaignError, numbers_of_players, order, read_campaign
from archipel.texts import LANGUAGES, Texts

ORDER = order()
THREE = Campaign(("Ann", "Bob", "Cy"))


def after(*winners: int, points: tuple[int, ...] = (5, 6, 7)) -> Campaign:
    campaign = THREE
    for winner in winners:
        campaign = campaign.with_result(points, [winner])
    return campaign


def test_sea_35_the_eight_scenarios_come_in_order() -> None:
    published = ["new_shores", "four_islands", "oceania", "through_the_desert", "forgotten_tribe", "cloth"]
    assert list(ORDER[:8]) == [*published, "pirate_islands", "wonders"]
    assert "new_world" not in ORDER
    campaign = THREE
    for name in ORDER:
        assert (campaign.next, campaign.game, campaign.over) == (name, f"seafarers/{name}", False)
        campaign = campaign.with_result([1, 2, 3], [2])
    assert (campaign.next, campaign.game, campaign.over) == ("", "", True)
    assert [result.scenario for result in campaign.results] == list(ORDER)
    with pytest.raises(CampaignError, match="the campaign is over"):
        campaign.with_result([1, 2, 3], [2])


def test_the_scenarios_of_traders_and_barbarians_come_in_order() -> None:
    published = ["fishermen", "rivers", "caravans", "barbarian_attack", "wagons"]
    names = order("traders_barbarians")
    assert list(names) == published
    campaign = Campaign(("Ann", "Bob", "Cy"), box="traders_barbarians")
    for name in names:
        assert (campaign.next, campaign.game) == (name, f"traders_barbarians/{name}")
        assert entry(campaign.game).choose(3, {})
        campaign = campaign.with_result([1, 2, 3], [2])
        assert read_campaign(campaign.to_json()) == campaign
    assert campaign.over


def test_a_campaign_of_a_box_without_one_is_refused() -> None:
    with pytest.raises(CampaignError, match="the box 'base' has no campaign"):
        Campaign(("Ann", "Bob", "Cy"), box="base")


def test_a_campaign_that_was_kept_before_there_were_others_is_of_the_sea() -> None:
    told = json.loads(after(0).to_json())
    del told["box"]
    assert read_campaign(json.dumps(told)) == after(0)


def test_players_keep_their_colours() -> None:
    assert THREE.colours == ("red", "blue", "orange")
    assert {entry(f"seafarers/{name}").colours[:3] for name in ORDER} == {THREE.colours}


def test_all_its_numbers_of_players_can_play_all_its_scenarios() -> None:
    numbers = numbers_of_players()
    for players in numbers:
        campaign = Campaign(("x",) * players)
        for name in ORDER:
            assert entry(f"seafarers/{name}").choose(players, {})
        assert campaign.next == ORDER[0]
    for players in (0, 1, 2, 7):  # one scenario is not for a duel (COMBO-5)
        with pytest.raises(CampaignError, match=f"a campaign is for 3 to {max(numbers)}, not {players}"):
            Campaign(("x",) * players)


def test_it_is_kept_and_read_again() -> None:
    for campaign in (THREE, after(0), after(0, 1, 1), after(*[2] * len(ORDER))):
        assert read_campaign(campaign.to_json()) == campaign
    named = Campaign(("Zoë", "standard", 'a "quoted" one'))
    assert read_campaign(named.to_json()) == named


def test_more_wins_stand_higher_then_more_points_and_equals_share_a_place() -> None:
    rows = [(row.player, row.place, row.wins, row.points) for row in after(1, 0, 1).standings()]
    assert rows == [(1, 1, 2, 18), (0, 2, 1, 15), (2, 3, 0, 21)]
    equal = after(0, 1, points=(5, 5, 5)).standings()
    assert [(row.player, row.place, row.wins) for row in equal] == [(0, 1, 1), (1, 1, 1), (2, 3, 0)]
    assert [row.place for row in THREE.standings()] == [1, 1, 1]


def test_a_shared_victory_counts_for_all_who_share_it() -> None:
    campaign = THREE.with_result([9, 9, 1], [0, 1])
    assert [(row.player, row.wins) for row in campaign.standings()] == [(0, 1), (1, 1), (2, 0)]


@pytest.mark.parametrize(
    ("points", "winners", "reason"),
    [
        ([1, 2], [0], "points are 3 whole numbers"),
        ([1, 2, "3"], [0], "points are 3 whole numbers"),
        ([1, 2, True], [0], "points are 3 whole numbers"),
        ([1, 2, 3], [], "winners are some of the 3 players"),
        ([1, 2, 3], [3], "winners are some of the 3 players"),
        ([1, 2, 3], [-1], "winners are some of the 3 players"),
        ([1, 2, 3], [1, 1], "a winner is listed twice"),
    ],
)
def test_a_result_that_cannot_be_is_refused(points: list[int], winners: list[int], reason: str) -> None:
    with pytest.raises(CampaignError, match=reason):
        THREE.with_result(points, winners)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"campaign": 2}, "this is not a campaign"),
        ({"players": "Ann"}, "players are a list of names"),
        ({"players": ["Ann", 2, "Cy"]}, "players are a list of names"),
        ({"players": ["Ann"]}, r"a campaign is for 3 to \d, not 1"),
        ({"results": None}, "results are a list"),
        ({"results": [{}] * (len(ORDER) + 1)}, f"results are a list of at most {len(ORDER)}"),
        ({"results": [{"scenario": "cloth"}]}, "result 1 is that of new_shores"),
        ({"results": [{"scenario": "new_shores"}]}, "a result has points and winners"),
        ({"results": [{"scenario": "new_shores", "points": [1], "winners": [0]}]}, "points are 3 whole numbers"),
    ],
)
def test_what_is_no_campaign_is_refused(change: dict[str, object], reason: str) -> None:
    told = {**json.loads(THREE.to_json()), **change}
    with pytest.raises(CampaignError, match=reason):
        read_campaign(json.dumps(told))


@pytest.mark.parametrize("text", ["", "{", "[]", "5", "[" * 100_000])
def test_a_text_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(CampaignError):
        read_campaign(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_published_scenarios_have_their_stories(language: str) -> None:
    texts = Texts(language)
    parts = ("before", "after-won", "after-lost")
    names = [*ORDER[:8], *order("traders_barbarians")]
    said = [texts.say(f"campaign-{name}-{part}") for name in names for part in parts]
    assert len(set(said)) == 3 * len(names)
    assert all(60 < len(story) < 320 for story in said)
    assert texts.say("campaign-over", name="Ann").count("Ann") == 1
    for name in ORDER[:8]:
        assert texts.say(f"game-seafarers-{name}.title")
