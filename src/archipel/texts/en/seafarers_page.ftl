# What the page says of the sea: its pieces, its scenarios, and the notes that explain them.
# Rule numbers in square brackets become links to the rules page.

## The board

terrain-fog = fog
    .tile = fog
piece-warship = warship
    .short = warship
piece-pirate = pirate
page-short-lift_ship = Move
    .long = Move a ship
piece-wonder = stage of the wonder
    .short = stage
page-short-wonder = Stage
    .long = Wonder
page-short-attack_fort = Attack
    .long = Attack the fort
page-short-make_warship = Warship
    .long = Make a warship
page-short-take_wonder = Begin
    .long = Begin a wonder

## The lobby

page-scenario = Scenario
page-scenarios =
    { $count ->
        [one] { $count } scenario
       *[other] { $count } scenarios
    }
page-scenario-points = { $points } points
page-box-custom = Custom

## The campaign

page-campaign-all = Play them all in order
page-campaign-begin = Start a campaign
page-campaign-mine = Your campaigns
page-campaign-open = Continue
page-campaign-next = Set sail: { $scenario }
page-campaign-back = Back to the table: { $scenario }
page-campaign-forget = Remove this campaign
page-campaign-forget-sure = All results of this campaign are lost. Its tables stay.
page-campaign-voyages = { $count } of { $all } voyages
page-campaign-won-by = { $name }, { $points } points
page-campaign-now = next
page-campaign-later = to come
page-campaign-standings = Standings
page-campaign-place = Rank
page-campaign-wins = Won
page-campaign-points = Points
page-campaign-level = Bot level

## The scenario’s card and what the seats have

page-may-move-ship = You may move one ship from the end of an open route.
page-fact-cloth = Cloth
page-fact-warships = Warships
page-fact-fort = Fort tokens still to win
page-fact-wonder = { $wonder }, stages built
page-fact-kept = Harbours kept for later
page-progress-fog = Tiles under the fog
page-progress-villages = Villages with cloth
page-progress-reserve = Cloth in the reserve
page-progress-gifts = Gifts on the coasts
page-progress-harbours = Harbours to place
page-progress-wonder = Highest wonder
page-progress-forts = Fort tokens won
page-scored-island_points = Points for islands
page-scored-gift_points = Points from the tribe
page-scored-cloth = Cloth
page-scored-fort = Tokens won from the fort, all of which are needed to win
page-scored-wonder_stage = Wonder stages
page-points-new_island = First settlement on each foreign island or region
page-points-island_settlement = Each settlement on a foreign island
page-points-best_island = On the best of these islands
page-points-tribe_gift = Gift of the forgotten tribe
page-points-cloth = Cloth, for every { $count }
page-wins-wonder_stages = Stage { $count } of a wonder wins at once; points win only with the highest wonder
page-wins-fort_tokens = You must also have won your fort
page-wonders = Wonders
page-wonder-free = not yet taken
page-stage-cost = One stage:
page-stage-of = { $stage } of { $stages } stages
wonder-great_theatre = Great Theatre
    .needs = Two cities. [SEA-S8-7]
wonder-great_bridge = Great Bridge
    .needs = A building on a bridge token. [SEA-S8-7]
wonder-monument = Monument
    .needs = A city at a harbour and a route of length five or more. [SEA-S8-7]
wonder-great_wall = Great Wall
    .needs = A building on a wall token. [SEA-S8-7]
wonder-castle = Castle
    .needs = A city and at least six points. [SEA-S8-7]
wonder-lighthouse = Lighthouse
    .needs = A city at a harbour, or a settlement at a harbour on a small island. [SEA-S8-11]
wonder-great_library = Great Library
    .needs = Two cities. [SEA-S8-11]

## What is special about each scenario

note-new_shores-1 = Start on the main island; three small islands wait out at sea. [SEA-S1-4]
note-new_shores-2 = Your first settlement on each small island is worth two extra points. [SEA-S1-6]
note-new_shores-3 = A ship costs lumber and wool and goes on a path by the sea. Once per turn you may move the last ship of an open route. [SEA-9] [SEA-18]
note-new_shores-4 = On a seven you move the robber or the pirate. Ships next to the pirate cannot be built or moved. [SEA-28] [SEA-29]
note-new_shores-5 = 14 points win. [SEA-S1-7]
note-four_islands-1 = Start wherever you like. The islands of your first two settlements are your home; the others are foreign. [SEA-S2-3]
note-four_islands-2 = Your first settlement on each foreign island is worth two extra points. [SEA-S2-5]
note-four_islands-3 = Starting on a single island leaves you three foreign ones; starting on two gives you better numbers. [SEA-37]
note-four_islands-4 = 13 points win. [SEA-S2-6]
note-oceania-1 = Two islands are known; the rest lies under fog. Start on the known ones. [SEA-S3-4]
note-oceania-2 = A ship or road that reaches the fog turns the tile over. Land gets a number, and you get one card of its kind. [SEA-S3-5]
note-oceania-3 = You cannot build in the fog, and neither the robber nor the pirate goes there. [SEA-S3-8]
note-oceania-4 = New land gives no extra points: 12 points win. [SEA-S3-9]
note-through_the_desert-1 = Start in the south of the main island. Beyond the desert and on the islands in the east lies foreign land. [SEA-S4-3]
note-through_the_desert-2 = Your first settlement in each foreign region is worth two extra points. It must touch a tile of that region, not only the desert. [SEA-S4-4] [SEA-S4-6]
note-through_the_desert-3 = Roads lead through the desert, ships go around it. [SEA-13]
note-through_the_desert-4 = 14 points win. [SEA-S4-6]
note-forgotten_tribe-1 = You can settle on the main island only. The small islands produce nothing. [SEA-S5-3]
note-forgotten_tribe-2 = The first ship on a coast with a star takes it: one point. [SEA-S5-5]
note-forgotten_tribe-3 = A ship beside a face-down card takes it, as if you had bought it this turn. [SEA-S5-6]
note-forgotten_tribe-4 = A ship beside a harbour takes it: it goes to one of your coastal settlements at once, or as soon as you have a free one. [SEA-S5-7]
note-forgotten_tribe-5 = The robber stays off the small islands and never returns to a desert. 13 points win. [SEA-S5-4] [SEA-S5-8]
note-cloth-1 = You place three settlements on the big islands; the small ones cannot be settled. [SEA-S6-3] [SEA-S6-4]
note-cloth-2 = A shipping route from a settlement to a village gives you one cloth at once, and one more whenever its number is rolled. [SEA-S6-5] [SEA-S6-6]
note-cloth-3 = Every two cloths are worth one point. Ships that have reached a village can no longer move. [SEA-S6-7] [SEA-S6-8]
note-cloth-4 = You need a route to a village to move the pirate; then you steal a card or a cloth. [SEA-S6-9]
note-cloth-5 = The game ends at 14 points, or when only three villages or fewer have cloth left: then the most points win. There is no Longest Trade Route. [SEA-S6-10] [SEA-S6-11]
note-pirate_islands-1 = You settle in the east. One shipping route leads west: past the landing site to the fort, both in your colour. [SEA-S7-7]
note-pirate_islands-2 = Knight cards turn your ships into warships, the one nearest home first. [SEA-S7-8]
note-pirate_islands-3 = Every turn the fleet moves by the lower die and attacks the player on that coast: their warships against that die. [SEA-S7-9] [SEA-S7-10]
note-pirate_islands-4 = Next to your fort you may attack once per turn: one die against your warships. After three wins it is your settlement. [SEA-S7-14] [SEA-S7-15]
note-pirate_islands-5 = You win with your fort and 10 points. There is no robber, no Longest Trade Route and no Largest Army. [SEA-S7-4] [SEA-S7-16]
note-wonders-1 = Each player may build one wonder. Each wonder has a condition; the first player to meet it may take it. [SEA-S8-5]
note-wonders-2 = Four stages, five cards each; you may build several in one turn. [SEA-S8-6]
note-wonders-3 = You cannot start on the wall and bridge tokens, nor on “!”. [SEA-S8-3]
note-wonders-4 = A settlement on a small island is worth one extra point. There is no pirate. [SEA-S8-4] [SEA-S8-8]
note-wonders-5 = The fourth stage wins at once; so do 10 points with the highest wonder. [SEA-S8-9]
note-new_world-1 = The whole map is dealt at random. [SEA-NW-2]
note-new_world-2 = Before the first settlement the players take turns placing harbours, each on a free coast. [SEA-NW-3]
note-new_world-3 = Start anywhere. Your first settlement on each island that is not your home is worth one extra point. [SEA-NW-5]
note-new_world-4 = 12 points win. [SEA-NW-5]

## Why not

refusal-ship-none_left = All your ships are on the board.
refusal-ship-too_expensive = A ship costs { $cost }. You still need { $missing }.
refusal-ship-occupied = There is already a ship or a road on this path.
refusal-ship-no_sea = A ship needs a path by the sea.
refusal-ship-not_connected = A ship must connect to your own ship, settlement or city: not to a road, and not through another player’s building.
refusal-ship-not_at_new_settlement = A starting ship must touch the settlement just placed.
refusal-ship-not_own = This is not your ship.
refusal-ship-one_move = You have already moved a ship this turn.
refusal-ship-just_built = A ship cannot move in the turn it was built.
refusal-ship-not_at_the_end = Only a ship at the end of an open route can move.
refusal-ship-nowhere_to_go = There is no other place for this ship.
refusal-ship-same_place = The ship must go to a different place.
refusal-ship-beside_the_pirate = Ships next to the pirate cannot be built or moved.
refusal-pirate-must_move = The pirate must move to another tile.
refusal-pirate-not_at_sea = The pirate can only move to sea tiles.
refusal-gold-supply_empty = The bank has no { $card } left.
refusal-settlement-not_at_the_start = You cannot start here.
refusal-settlement-not_on_this_island = This island cannot be settled.
refusal-robber-not_on_this_island = The robber cannot go to this island.
refusal-settlement-no_land = A settlement must touch land.
refusal-road-no_land = A road must touch land.

## Steps between decisions

phase-placed = The next settlement is about to be placed.
phase-free_roads_left = The free roads are being placed.

## Actions

action-place_ship = Place a ship: { $edge }
    .label = Place a ship
action-lift_ship = Pick up this ship to move it: { $edge }
    .label = Move a ship
action-set_ship = Put the ship here: { $edge }
    .label = Put the ship down
action-move_pirate = Move the pirate: { $tile }
    .label = Move the pirate
action-take_gold = Take 1 { $card }, a card of your choice
    .label = Take a card of your choice

## Open decisions, said to the seat that decides

phase-ship_move = Choose a new place for the ship.
phase-gold = Gold: take a card of your choice from the bank.
phase-gold_due = Cards of the gold river are being handed out.

## What happened

event-ship_moved =
    { $seat_is ->
        [you] You move a ship: from { $from } to { $to }.
       *[other] { $seat } moves a ship: from { $from } to { $to }.
    }
event-pirate_moved =
    { $seat_is ->
        [you] You move the pirate to { $tile }.
       *[other] { $seat } moves the pirate to { $tile }.
    }
event-gold_taken =
    { $seat_is ->
        [you] You take 1 { $card }, a card of your choice.
       *[other] { $seat } takes 1 { $card }, a card of their choice.
    }
event-island_settled =
    { $seat_is ->
        [you] You settle on foreign land: +{ $points } ({ $corner }).
       *[other] { $seat } settles on foreign land: +{ $points } ({ $corner }).
    }

## What the banner says of each decision

banner-ship_move = choose where the ship goes
    .other = moves a ship
banner-gold = take a card of your choice
    .other = takes a card of their choice
banner-fog = choose which tile to uncover
    .other = lifts the fog
banner-place_harbour = choose a coast for this harbour: { $harbour }
    .other = places a harbour
banner-choose_harbour = choose a harbour to attach
    .other = attaches a harbour
banner-attach_harbour = choose a coast for your new harbour
    .other = attaches a harbour
banner-raid = take a card or a cloth
    .other = robs a player
banner-robber-move_pirate = move the robber or the pirate
banner-place_road-place_ship = choose a path for a road or a ship
banner-free_roads-place_free_ship =
    { $count ->
        [one] place { $count } free road or ship
       *[other] place { $count } free roads or ships
    }
banner-choose-lift_ship = choose the ship to move

## Guided games

guide-place_road-place_ship = On the coast you may place a ship instead of a road: it leads to the islands.
guide-robber-move_pirate = Move the robber to a tile, or the pirate to the sea. The robber blocks a tile; the pirate blocks the ships around it. Either lets you steal a card.
guide-ship_move = Put the ship anywhere you could build one: next to your ships, settlements and cities, but not next to a road alone.
guide-gold = You choose this card: take what you need most.
guide-fog = Each land tile you uncover gives you a card.
guide-place_harbour = Place the harbour where you would like to settle, or far from the others.
banner-no_robber = choose who to steal from
    .other = may steal a card
banner-choose-take_wonder = choose your wonder
guide-raid = The pirate is next to a ship: take a random card, or a cloth. Two cloths are worth one point.
guide-choose_harbour = Your building can take a harbour you kept: choose which one.
guide-attach_harbour = Put the harbour next to one of your buildings; you can use it at once.

## Reasons for hints

hint-wonder_begun = a wonder of your own
hint-wonder_stages = stages of your wonder
hint-fog_lifted_by_one_piece = fog within reach
hint-fog_lifted_by_two_pieces = fog nearby
hint-harbours_kept = a harbour kept for later
hint-harbours_at_good_corners = harbours at good corners
hint-best_spot_by_one_ship = a good place one ship away
hint-best_spot_by_two_ships = a good place two ships away
hint-best_spot_by_three_ships = a good place three ships away
hint-best_spot_by_more_ships = a good place overseas
hint-points_overseas = points for a new island
hint-points_of_the_tribe_taken_and_near = points from the tribe
hint-cards_of_the_tribe_near = cards from the tribe nearby
hint-harbours_of_the_tribe_near = harbours from the tribe nearby
hint-stages_short_of_the_highest_wonder = fewer stages behind the highest wonder
hint-great_theatre_soon = a stage of your wonder soon
hint-great_bridge_soon = a stage of your wonder soon
hint-monument_soon = a stage of your wonder soon
hint-great_wall_soon = a stage of your wonder soon
hint-castle_soon = a stage of your wonder soon
hint-lighthouse_soon = a stage of your wonder soon
hint-great_library_soon = a stage of your wonder soon
hint-ship_soon = a ship soon
hint-ship_later = ships later
hint-way_to_the_fort = a shorter way to your fort
hint-warships = warships
hint-fort_tokens_won = tokens won from your fort
hint-attack_on_the_fort = an attack on your fort
hint-half_a_pair_of_cloth = half a pair of cloth
hint-cloth_to_come = cloth to come
hint-village_near = a village nearby

## The board as a list

list-village = village { $number }
list-cloth = cloth left: { $count }
list-reached = reached by { $names }
list-fort = fort
list-fort-tokens = tokens left: { $count } of { $of }
list-landing = landing site
list-gift =
    { $kind ->
        [point] gift: one point
       *[card] gift: a development card
    }
list-site =
    { $kind ->
        [no_start] nobody may start here
       *[other] site for a wonder: { $wonder }
    }
list-lifted = ship that is being moved
list-kind-village = Villages
list-kind-gift = Gifts of the tribe
list-kind-site = Sites of wonders

## Cards that tell what happened

page-result-discovery = Discovery
page-result-pirates = pirates
page-result-warships = warships
page-result-fleet_attacked = The pirates attack
page-result-fleet_attacked-won = More warships than pirates: the player takes a card of choice.
page-result-fleet_attacked-even = As many warships as pirates: nothing happens.
page-result-fleet_attacked-lost = Fewer warships than pirates: the player loses a card, and one more for every city.
page-result-fort_attacked = Attack on a fort
page-result-fort_attacked-won = More warships than the die shows: a token of the fort is won.
page-result-fort_attacked-even = As many warships as the die shows: the nearest ship is lost.
page-result-fort_attacked-lost = Fewer warships than the die shows: the two nearest ships are lost.
