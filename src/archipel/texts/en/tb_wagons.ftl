# What players of the scenario Traders & Barbarians read. fr/tb_wagons.ftl has the same keys; gold is in tb_coins.ftl,
# moved barbarians are in traders_barbarians.ftl.

game-traders_barbarians-wagons = Wagons carry marble, glass, sand and tools between three places, past tolls and barbarians.
    .title = Traders & Barbarians
option-empty_stack = what an empty stack of goods gives: nothing, or it is filled again
page-option-empty_stack = Empty stack of goods
choice-empty_stack-nothing = gives nothing
choice-empty_stack-refill = is filled again
option-rare_event_cards = with event cards: those with 2 and 12 are in the deck, or left out
page-option-rare_event_cards = Event cards with 2 and 12
choice-rare_event_cards-kept = are in the deck
choice-rare_event_cards-left_out = are left out

## Names

word-tools = tools
word-sand = sand
word-marble = marble
word-glass = glass
card-swift_journey = Swift Journey
page-card-swift_journey = Journey
piece-wagon = wagon
    .short = wagon
piece-wagon_2 = wagon, level 2
    .short = wagon 2
piece-wagon_3 = wagon, level 3
    .short = wagon 3
piece-wagon_4 = wagon, level 4
    .short = wagon 4
piece-wagon_5 = wagon, level 5
    .short = wagon 5
piece-barbarian = barbarian

## Actions and decisions

action-upgrade_wagon = Improve your wagon
    .label = Improve your wagon
action-drive = Drive your wagon to { $corner }
    .label = Drive
action-drive_off = Try to drive off the barbarian: { $edge }
    .label = Drive off a barbarian
action-feed_wagon = Feed the horses: 1 grain for 2 movement points
    .label = Feed the horses
action-end_journey = Stop here
    .label = Stop here
action-play_swift_journey = Play Swift Journey: move your wagon again
    .label = Play Swift Journey
action-token_barbarian = Pay with trade tokens: move a barbarian to a path without a road
    .label = Move a barbarian
action-chase_barbarian = The barbarian flees to { $to }
    .label = Choose where it flees
phase-journey = Your wagon may move: choose the next corner, or stop.
phase-move_barbarian = Move one of the barbarians to a path or a road.
phase-chase_barbarian = The barbarian flees: choose a path or a road beside it.
banner-journey = move your wagon
    .other = may move the wagon
banner-move_barbarian = move a barbarian
    .other = moves a barbarian
banner-chase_barbarian = choose where the barbarian flees
    .other = drives off a barbarian
guide-journey = A road costs 1 movement point, a path without one 2, a barbarian 2 more. On another player’s road you also pay 1 gold.
guide-move_barbarian = A barbarian makes a path dear for wagons. On another player’s road it also brings you one of that player’s cards.
guide-chase_barbarian = It goes to a path or road that touches its own. Nothing is stolen.

## What happened

event-wagon_placed =
    { $seat_is ->
        [you] Your wagon starts here: { $corner }.
       *[other] { $seat }’s wagon starts here: { $corner }.
    }
event-wagon_upgraded =
    { $seat_is ->
        [you] Your wagon has level { $level } now.
       *[other] { $seat }’s wagon has level { $level } now.
    }
event-wagon_drove =
    { $seat_is ->
        [you] Your wagon drives on: { $corner } (movement left: { $left }).
       *[other] { $seat }’s wagon drives on: { $corner } (movement left: { $left }).
    }
event-wagon_fed =
    { $seat_is ->
        [you] You feed your horses a grain: { $points } more movement points.
       *[other] { $seat } feeds the horses a grain: { $points } more movement points.
    }
event-goods_loaded =
    { $seat_is ->
        [you] You load { $good }: { $target }.
       *[other] { $seat } loads { $good }: { $target }.
    }
event-goods_brought =
    { $seat_is ->
        [you] You deliver { $good }: { $target }.
       *[other] { $seat } delivers { $good }: { $target }.
    }
event-drive_off_rolled =
    { $success ->
        [0]
            { $seat_is ->
                [you] You roll a { $roll }: the barbarian stays ({ $edge }).
               *[other] { $seat } rolls a { $roll }: the barbarian stays ({ $edge }).
            }
       *[other]
            { $seat_is ->
                [you] You roll a { $roll } and drive the barbarian off ({ $edge }).
               *[other] { $seat } rolls a { $roll } and drives the barbarian off ({ $edge }).
            }
    }

## Why not

refusal-target-no_settlement = Nobody builds at the centre of a castle, quarry or glassworks.
refusal-target-sea_corner = No path leads to this corner.
refusal-target-sea_side = No road lies on the sea side of a castle, quarry or glassworks.
refusal-wagon-best = Your wagon has level 5 already.
refusal-wagon-too_expensive = You lack { $missing } for a better wagon.
refusal-journey-too_far = Your wagon goes from corner to corner: no path leads straight to { $corner }.
refusal-journey-no_path = No wagon passes here: { $edge }.
refusal-journey-too_few_points = This path costs { $cost } movement points, and you have { $left }.
refusal-journey-no_toll = You have no gold for the toll: { $edge }.
refusal-journey-level_too_low = A wagon of level 1 drives no barbarian off.
refusal-journey-tried_already = You have tried to drive off this barbarian in this turn: { $edge }.
refusal-journey-too_far_to_drive_off = Your wagon does not stand at this path: { $edge }.
refusal-journey-fed_already = You have fed your horses in this turn.
refusal-journey-no_grain = You have no grain.
refusal-journey-move_first = Swift Journey is played at the end of your turn, after your wagon has moved.
refusal-barbarian-not_there = There is no barbarian here: { $edge }.
refusal-barbarian-taken = There is a barbarian here already: { $edge }.
refusal-barbarian-no_path = No barbarian can stand here: { $edge }.
refusal-barbarian-only_bare = Here the barbarian may only go to a path without a road: { $edge }.
refusal-barbarian-not_adjacent = The barbarian flees to a path or road that touches its own: { $edge }.

## The page

page-short-upgrade_wagon = Wagon
    .long = Improve your wagon
page-short-drive_off = Drive off
    .long = Drive off a barbarian
page-short-feed_wagon = Feed
    .long = Feed the horses
page-short-end_journey = Stop
page-your-wagon = Your wagon
page-points-delivery = Each delivery
page-points-best_wagon = Wagon of level 5
page-wagon-level = Level { $level }
page-wagon-does = { $movement } movement points, { $gold } gold for a delivery
page-wagon-drives-off = drives off a barbarian with { $roll } or more
page-wagon-costs = road 1, bare path 2, barbarian 2 more
page-movement-left = Movement left: { $left }
page-cargo = { $good } on board
page-cargo-none = Nothing on board
page-cargo-to = for: { $target }
page-cargo-load = load at any of the three places
page-places = Places
page-stack-left =
    { $count ->
        [one] { $count } token left
       *[other] { $count } tokens left
    }
page-wants-these = wants
page-wants = wants { $goods }
page-fact-wagon = Wagon: level { $level }
page-fact-deliveries =
    { $count ->
        [one] { $count } delivery
       *[other] { $count } deliveries
    }
page-progress-castle = Castle
page-progress-quarry = Quarry
page-progress-glassworks = Glassworks
page-scored-deliveries = Deliveries
page-scored-wagon = Wagon of level 5
fact-wagon_level = Level of the wagon
fact-goods_delivered = Goods delivered

## Reasons for hints

hint-level_of_the_wagon = a better wagon
hint-way_of_the_wagon = a shorter way for your wagon
hint-wagon_level_2_soon = a better wagon soon
hint-wagon_level_2_later = a better wagon later
hint-wagon_level_3_soon = a better wagon soon
hint-wagon_level_3_later = a better wagon later
hint-wagon_level_4_soon = a better wagon soon
hint-wagon_level_4_later = a better wagon later
hint-wagon_level_5_soon = a better wagon soon
hint-wagon_level_5_later = a better wagon later

## Notes and the campaign

note-wagons-1 = At the end of your turn your wagon may move. Drive to a castle, quarry or glassworks to load a token. [TB-TB-9] [TB-TB-11]
note-wagons-2 = Bring it to the place that wants it: one point, gold by the level of your wagon, and the next token. [TB-TB-12]
note-wagons-3 = Roads cost 1 movement point, bare paths 2, a barbarian 2 more. Another player’s road costs 1 gold for its owner. [TB-TB-9]
note-wagons-4 = Once a turn a grain brings 2 more movement points. [TB-TB-10]
note-wagons-5 = Better wagons go further, earn more and drive off barbarians. Level 5 is a point. [TB-TB-17] [TB-TB-18]
note-wagons-6 = A seven or a Knight moves a barbarian; on another player’s road you steal a card. There is no robber and no longest route. [TB-TB-21] [TB-TB-7]

campaign-wagons-before = The castle is to shine again: windows of coloured glass, floors of marble. Every cart on the island is wanted, and so is every driver who can tell a road from a ditch. The barbarians have heard of it too.
campaign-wagons-after-won = The last window is in its frame, and it was your wagon that brought it. The king’s cook packs you a basket for the way home.
campaign-wagons-after-lost = Other wheels were faster. Yours have new spokes now, and your horses know every inn on the island.
page-fare =
    { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    }
page-fare-toll =
    { $count ->
        [one] { $count } movement point and { $gold } gold
       *[other] { $count } movement points and { $gold } gold
    }

list-carries = carries { $good }
list-empty = empty
