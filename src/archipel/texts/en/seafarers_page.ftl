# What the page says of the sea: its pieces, its scenarios, and the notes that explain them.
# Rule numbers in square brackets become links to the rules page.

## The board

page-overview = Overview of the board: press to go there
page-find-lit = Go to where you may choose
page-find-own = Go to your own pieces
page-which-here = What goes here?
terrain-fog = fog
    .tile = fog
piece-ship = ship
    .short = ship
piece-warship = warship
    .short = warship
piece-pirate = pirate
page-short-ship = Ship
    .long = Ship
page-short-lift_ship = Move
    .long = Move a ship
piece-wonder = stage of the wonder
    .short = stage
page-short-wonder = Stage
    .long = Wonder
page-short-attack_fort = Attack
    .long = Attack the fort
page-short-make_warship = Arm
    .long = Arm a ship
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

page-campaign-all = Play all eight in order
page-campaign-begin = Begin a campaign
page-campaign-mine = Your campaigns
page-campaign-open = Go on
page-campaign-next = Set sail: { $scenario }
page-campaign-back = Back to the table: { $scenario }
page-campaign-forget = Remove this campaign
page-campaign-voyages = { $count } of { $all } voyages
page-campaign-won-by = { $name }, { $points } points
page-campaign-now = comes next
page-campaign-later = still ahead
page-campaign-standings = How it stands
page-campaign-place = Place
page-campaign-wins = Won
page-campaign-points = Points
page-campaign-level = Bots play

## The scenario’s card and what the seats have

page-about-scenario = About this scenario
page-note-title = What is special here
page-note-done = Got it
page-cards-to-take = Cards to take: { $count }
page-may-move-ship = You may move one ship from the end of an open route.
page-fact-cloth = Cloth
page-fact-warships = Warships
page-fact-fort = Fort tokens still to win
page-fact-wonder = { $wonder }, stages built
page-fact-kept = Harbours kept for later
page-progress-fog = Tiles under the fog
page-progress-villages = Villages with cloth
page-progress-reserve = Cloth in reserve
page-progress-gifts = Gifts on the coasts
page-progress-harbours = Harbours to place
page-progress-wonder = Highest wonder
page-progress-forts = Fort tokens won
page-scored-island_points = Points for islands
page-scored-gift_points = Points of the tribe
page-scored-cloth = Cloth
page-scored-warships = Warships
page-scored-wonder_stage = Stages of the wonder
page-wonders = Wonders
page-wonder-free = nobody builds it yet
page-stage-cost = One stage:
page-stage-of = { $stage } of { $stages } stages
wonder-great_theatre = Great Theatre
    .needs = Two cities. [SEA-S8-7]
wonder-great_bridge = Great Bridge
    .needs = A building on a bridge token. [SEA-S8-7]
wonder-monument = Monument
    .needs = A city at a harbour and a route of five or more. [SEA-S8-7]
wonder-great_wall = Great Wall
    .needs = A building on a wall token. [SEA-S8-7]
wonder-castle = Castle
    .needs = A city and at least six points. [SEA-S8-7]
wonder-lighthouse = Lighthouse
    .needs = A city at a harbour, or a settlement at a harbour of a small island. [SEA-S8-11]
wonder-great_library = Great Library
    .needs = Two cities. [SEA-S8-11]

## What is special about each scenario

note-new_shores-1 = Start on the main island; three small islands wait out at sea. [SEA-S1-4]
note-new_shores-2 = Your first settlement on each small island is worth two points more. [SEA-S1-6]
note-new_shores-3 = A ship costs lumber and wool and lies along the sea. Once a turn you may move the last ship of an open route. [SEA-9] [SEA-18]
note-new_shores-4 = A seven moves the robber or the pirate. Beside the pirate no ship is built or moved. [SEA-28] [SEA-29]
note-new_shores-5 = 14 points win. [SEA-S1-7]
note-four_islands-1 = Start wherever you like. The islands of your first two settlements are home, the others are foreign. [SEA-S2-3]
note-four_islands-2 = Your first settlement on each foreign island is worth two points more. [SEA-S2-5]
note-four_islands-3 = Starting on one island only leaves you three foreign ones; starting on two gives better numbers. [SEA-37]
note-four_islands-4 = 13 points win. [SEA-S2-6]
note-oceania-1 = Two islands are known, the rest lies under fog. Start on the known ones. [SEA-S3-4]
note-oceania-2 = A ship or road that reaches the fog turns the tile over. Land gets a number, and you get one card of its kind. [SEA-S3-5]
note-oceania-3 = Nothing can be built inside the fog, and neither robber nor pirate goes there. [SEA-S3-8]
note-oceania-4 = New land brings no points by itself: 12 points win. [SEA-S3-9]
note-through_the_desert-1 = Start in the south of the main island. Behind the desert and on the islands in the east lies foreign land. [SEA-S4-3]
note-through_the_desert-2 = Your first settlement in each foreign region is worth two points more. It must touch a tile of that region, not only the desert. [SEA-S4-4] [SEA-S4-6]
note-through_the_desert-3 = Roads lead through the desert, ships round it. [SEA-13]
note-through_the_desert-4 = 14 points win. [SEA-S4-6]
note-forgotten_tribe-1 = Settle on the main island only. The small islands bring no cards and take no settlement. [SEA-S5-3]
note-forgotten_tribe-2 = The first ship on a coast with a star takes it: one point. [SEA-S5-5]
note-forgotten_tribe-3 = A ship beside a face-down card takes it, as if you had bought it this turn. [SEA-S5-6]
note-forgotten_tribe-4 = A ship beside a harbour carries it off: it goes to one of your coastal settlements at once, or as soon as you have a free one. [SEA-S5-7]
note-forgotten_tribe-5 = The robber stays off the small islands and does not come back to a desert. 13 points win. [SEA-S5-4] [SEA-S5-8]
note-cloth-1 = You place three settlements on the big islands; nobody settles on the small ones. [SEA-S6-3] [SEA-S6-4]
note-cloth-2 = A line of ships from a settlement to a village brings one cloth at once, and one more whenever its number is rolled. [SEA-S6-5] [SEA-S6-6]
note-cloth-3 = Every two cloths are one point. Ships that reach a village never move again. [SEA-S6-7] [SEA-S6-8]
note-cloth-4 = Only who trades with a village may move the pirate, and takes a card or a cloth. [SEA-S6-9]
note-cloth-5 = It ends at 14 points, or when three villages or fewer still have cloth: then most points win. There is no longest route. [SEA-S6-10] [SEA-S6-11]
note-pirate_islands-1 = You settle in the east. One line of ships goes west: by your coloured landing to the fort of your colour. [SEA-S7-7]
note-pirate_islands-2 = Knight cards turn your ships into warships, nearest to home first. [SEA-S7-8]
note-pirate_islands-3 = Every turn the fleet sails on by the lower die and attacks who lives on that sea: warships against that die. [SEA-S7-9] [SEA-S7-10]
note-pirate_islands-4 = Beside your fort you may attack once a turn: one die against your warships. Three wins make it your settlement. [SEA-S7-14] [SEA-S7-15]
note-pirate_islands-5 = You win with your fort and 10 points. There is no robber, no longest route and no largest army. [SEA-S7-4] [SEA-S7-16]
note-wonders-1 = Everybody may build one wonder. Each has a condition; who meets it first takes it. [SEA-S8-5]
note-wonders-2 = Four stages, five cards each; several in one turn are allowed. [SEA-S8-6]
note-wonders-3 = Do not start on the tokens of wall and bridge, nor on “!”. [SEA-S8-3]
note-wonders-4 = A settlement on a small island brings one point more. There is no pirate. [SEA-S8-4] [SEA-S8-8]
note-wonders-5 = The fourth stage wins at once; so do 10 points with the highest wonder of all. [SEA-S8-9]
note-new_world-1 = The whole map is dealt at random. [SEA-NW-2]
note-new_world-2 = Before the first settlement everybody places harbours in turn, each on a free coast. [SEA-NW-3]
note-new_world-3 = Start anywhere. Your first settlement on each island that is not your home is worth one point more. [SEA-NW-5]
note-new_world-4 = 12 points win. [SEA-NW-5]

## Why not

refusal-ship-none_left = All your ships are on the board.
refusal-ship-too_expensive = You do not hold the cards that a ship costs.
refusal-ship-occupied = There is a ship or a road on this path already.
refusal-ship-no_sea = A ship lies on a path with sea beside it.
refusal-ship-not_connected = A ship must go on from your own ship, settlement or city: not from a road, and not through another’s building.
refusal-ship-not_at_new_settlement = A starting ship lies beside the settlement that was just placed.
refusal-ship-not_own = This is not a ship of yours.
refusal-ship-one_move = You have moved a ship in this turn already.
refusal-ship-just_built = A ship that was built in this turn stays where it is.
refusal-ship-not_at_the_end = Only the ship at the end of an open route may move.
refusal-ship-nowhere_to_go = There is no other place for this ship.
refusal-ship-same_place = A ship that was lifted goes somewhere else.
refusal-ship-beside_the_pirate = Beside the pirate no ship is built or moved.
refusal-pirate-must_move = The pirate must leave its tile.
refusal-pirate-not_at_sea = The pirate goes to sea tiles only.
refusal-gold-supply_empty = The supply has none left: { $card }.
refusal-settlement-not_at_the_start = You cannot start here.
refusal-settlement-not_on_this_island = Nobody may settle here.
refusal-robber-not_on_this_island = The robber does not come here.
refusal-settlement-no_land = A settlement needs land beside it.
refusal-road-no_land = A road needs land beside it.

## Steps between decisions

phase-placed = The next settlement is about to be placed.
phase-free_roads_left = The free roads are being placed.

## Actions

action-build_ship = Build a ship: { $edge }
    .label = Build a ship
action-place_ship = Place a ship: { $edge }
    .label = Place a ship
action-place_free_ship = Place a free ship: { $edge }
    .label = Place a free ship
action-lift_ship = Take this ship to move it: { $edge }
    .label = Move a ship
action-set_ship = Put the ship here: { $edge }
    .label = Put the ship down
action-move_pirate = Move the pirate: { $tile }
    .label = Move the pirate
action-take_gold = Take 1 { $card }, a card of your choice
    .label = Take a card of your choice

## Open decisions, said to the seat that decides

phase-ship_move = Choose a new place for the ship.
phase-gold = A card of your choice: take it from the supply.

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
       *[other] { $seat } takes 1 { $card }, a card of choice.
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
    .other = takes a card of choice
banner-fog = choose which tile comes out of the fog
    .other = lifts the fog
banner-place_harbour = choose a coast for this one: { $harbour }
    .other = places a harbour
banner-choose_harbour = choose which harbour you attach
    .other = attaches a harbour
banner-attach_harbour = choose a coast for your new harbour
    .other = attaches a harbour
banner-raid = take a card or a cloth
    .other = robs a sailor
banner-robber-move_pirate = move the robber or the pirate
banner-place_road-place_ship = choose a path for a road or a ship
banner-free_roads-place_free_ship =
    { $count ->
        [one] place { $count } free road or ship
       *[other] place { $count } free roads or ships
    }
banner-choose-build_ship = choose a path for the ship
banner-choose-lift_ship = choose the ship that moves

## Guided games

guide-place_road-place_ship = On the coast a ship can take the place of the road: it leads to the islands.
guide-robber-move_pirate = Move the robber to a tile, or the pirate to the sea. The robber stops a tile; the pirate stops ships around it and robs a sailor.
guide-ship_move = Put the ship wherever you could build one. It goes on from your ships, settlements and cities, never from a road.
guide-gold = This card is yours to choose: take what you lack most.
guide-fog = Each tile you uncover brings a card if it is land.
guide-place_harbour = Place the harbour where you would like to settle, or far from the others.
banner-no_robber = choose whom to steal from
    .other = may steal a card
banner-choose-take_wonder = choose your wonder
guide-raid = The pirate stands beside a ship: take a hidden card, or a cloth. Two cloths are a point.
guide-choose_harbour = Your building can take a harbour that you kept: choose which.
guide-attach_harbour = Put the harbour where one of your buildings stands; it works at once.

## What hints speak of

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
hint-points_of_the_tribe_taken_and_near = points of the tribe
hint-cards_of_the_tribe_near = cards of the tribe nearby
hint-harbours_of_the_tribe_near = harbours of the tribe nearby
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
hint-fort_tokens_won = tokens of your fort
hint-attack_on_the_fort = an attack on your fort
hint-half_a_pair_of_cloth = half a pair of cloth
hint-cloth_to_come = cloth to come
hint-village_near = a village nearby
