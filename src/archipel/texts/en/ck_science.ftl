# What players of Cities & Knights read about the science cards. fr/ck_science.ftl has the same keys.

## Actions and decisions

action-play_alchemist = Play Alchemist: the red die shows { $red }, the white one { $white }
    .label = Play Alchemist
action-play_crane = Play Crane: your next improvement of this turn costs one commodity less
    .label = Play Crane
action-play_engineer = Play Engineer: a city wall for free: { $corner }
    .label = Play Engineer
action-play_inventor = Play Inventor: swap the number tokens of { $first } and { $second }
    .label = Play Inventor
action-play_irrigation = Play Irrigation: two grain for every fields tile at your buildings
    .label = Play Irrigation
action-play_medicine = Play Medicine: a city for two ore and one grain: { $corner }
    .label = Play Medicine
action-play_mining = Play Mining: two ore for every mountains tile at your buildings
    .label = Play Mining
action-play_smith = Play Smith: promote up to two of your knights for free
    .label = Play Smith
action-promote_free = Promote the knight for free: { $corner }
    .label = Promote a knight for free
action-stop_promoting = Promote no further knight
    .label = Promote no further knight
phase-smith = Smith: choose a knight to promote for free, or stop.

## What happened

event-harvested =
    { $seat_is ->
        [you] You harvest { $cards }.
       *[other] { $seat } harvests { $cards }.
    }
event-tokens_swapped =
    { $seat_is ->
        [you] You swap two number tokens, and now they read: { $first }, { $second }.
       *[other] { $seat } swaps two number tokens, and now they read: { $first }, { $second }.
    }

## Why not

refusal-alchemist-after_the_roll = The Alchemist is played before the dice are rolled.
refusal-crane-one_at_a_time = A Crane already helps with your next improvement.
refusal-crane-nothing_to_improve = There is no improvement that you could buy.
refusal-harvest-no_tile = None of your buildings stands where this is harvested: { $card }.
refusal-harvest-supply_empty = The supply has none left: { $card }.
refusal-inventor-no_token = There is no number token here: { $tile }.
refusal-inventor-same_number = Two tokens with the same number: swapping them would change nothing.
refusal-inventor-token_stays = A token with the number { $number } stays where it is: { $tile }.
refusal-medicine-too_expensive = You do not hold the two ore and the grain that this city costs.
refusal-smith-no_knight = You have no knight that could be promoted now.
