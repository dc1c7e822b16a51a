# Two scenarios of Traders & Barbarians on one board, and scenarios at sea. fr/tb_pairs.ftl has the same keys.

game-traders_barbarians-rivers_caravans = Two rivers and an oasis between them: camels cross the bridges too.
    .title = Rivers and Caravans
game-traders_barbarians-rivers_wagons = Wagons ford the rivers, or pay for another’s bridge.
    .title = Rivers and Wagons
game-traders_barbarians-rivers_attack = The barbarians land beside two rivers; the swamps they leave alone.
    .title = Rivers under Attack
game-traders_barbarians-attack_wagons = Barbarians land on the coast, stand in the way of wagons, and knights drive them out.
    .title = Wagons under Attack
game-traders_barbarians-caravans_wagons = Camels leave the oasis while wagons carry goods from coast to coast.
    .title = Caravans and Wagons
game-traders_barbarians-caravans_attack = Camels leave the oasis while knights hold the coast.
    .title = Caravans under Attack
game-traders_barbarians-fishermen_rivers = A lake between two rivers: six fish build a bridge.
    .title = Fishermen and Rivers
game-traders_barbarians-fishermen_caravans = A lake beside the oasis: fish for the players, grain and wool for the vote.
    .title = Fishermen and Caravans
game-traders_barbarians-fishermen_attack = Fish feed the knights on their long marches.
    .title = Fishermen under Attack
game-traders_barbarians-fishermen_wagons = Fish feed the wagons on their long journeys.
    .title = Fishermen and Wagons
game-traders_barbarians-rivers_new_shores = The rivers flow into the sea of New Shores: ships at the river bring gold.
    .title = Rivers at Sea
game-traders_barbarians-caravans_new_shores = Camels walk along the coasts of New Shores, and ships beside them count double.
    .title = Caravans at Sea
game-traders_barbarians-caravans_through_the_desert = An oasis lies in the middle of the desert, and caravans leave it on both sides.
    .title = Caravans through the Desert
game-traders_barbarians-fishermen_new_shores = Fishing grounds round the main island of New Shores, and islands beyond.
    .title = Fishermen at Sea
game-traders_barbarians-attack_new_shores = Barbarians land on the main island of New Shores while ships look for others.
    .title = Attack at Sea
game-traders_barbarians-wagons_new_shores = Wagons cross the sea of New Shores, and ships are roads to them.
    .title = Wagons at Sea
game-traders_barbarians-wagons_through_the_desert = Wagons carry goods between both sides of the desert, by land or by sea.
    .title = Wagons through the Desert

## Notes

note-wagons_through_the_desert-1 = Your wagon moves at the end of your turn. The quarry lies beyond the desert, castle and glassworks in the home region, where you start. [COMBO-33] [SEA-S4-3]
note-wagons_through_the_desert-2 = Bring each token to the place that wants it: one point, gold by the level of your wagon, and the next token. [TB-TB-12]
note-wagons_through_the_desert-3 = Wagons cross the sea too: a path without a ship costs 2 movement points, a ship 1. Another player’s ship or road costs 1 gold for its owner. [COMBO-33]
note-wagons_through_the_desert-4 = Your first settlement in each foreign region is worth two extra points. The quarry belongs to the land beyond the desert. [SEA-S4-6]
note-wagons_through_the_desert-5 = There is no robber, no pirate and no longest route: a seven or a Knight moves a barbarian. 17 points win. [TB-TB-21] [COMBO-33]
note-caravans_through_the_desert-1 = The oasis lies in the middle of the desert. Three caravans leave it, each along one of its arrows, and may go on over the sea. [TB-CAR-2] [COMBO-33]
note-caravans_through_the_desert-2 = After a turn in which you built a settlement or a city, everyone votes with wool and grain on where one camel goes. [TB-CAR-3] [TB-CAR-9]
note-caravans_through_the_desert-3 = A road or a ship beside a camel counts as two for the Longest Trade Route. A settlement or city between two camels is worth one more point. [TB-CAR-12] [TB-CAR-13] [COMBO-33]
note-caravans_through_the_desert-4 = Start in the home region. Your first settlement in each foreign region is worth two extra points; it must touch a tile of that region. [SEA-S4-3] [SEA-S4-4] [SEA-S4-6]
note-caravans_through_the_desert-5 = The robber starts on a desert and never enters the oasis. 16 points win. [TB-CAR-1] [COMBO-33]

## Actions

action-fish_bridge = Hand in { $tokens } fish: build a bridge
    .label = Bridge for fish
action-lay_fish_bridge = Build a bridge: { $edge }
    .label = Build a bridge
action-fish_wagon = Hand in { $tokens } fish: 2 movement points for the wagon
    .label = Fish for the wagon
action-fish_march = Hand in { $tokens } fish: the next knight may go five steps
    .label = Fish for a march
phase-fish_bridge = Choose a place for your bridge.
banner-fish_bridge = choose a place for your bridge
    .other = builds a bridge for fish
guide-fish_bridge = The bridge costs nothing more, and it brings gold as ever.
page-fish-fish_bridge = Build a bridge
page-fish-fish_wagon = Feed the wagon
page-fish-fish_march = A long march
event-barbarian_took_path = The barbarian stands on a path: { $edge }.
event-barbarian_driven =
    { $seat_is ->
        [you] You drive a barbarian off: { $from } → { $to }.
       *[other] { $seat } drives a barbarian off: { $from } → { $to }.
    }

## Why not

refusal-fish-no_place_for_a_bridge = There is no place where you could build a bridge.
refusal-fish-march_paid_already = Your next long march is already paid for.
refusal-fish-no_knight_to_lead = All your knights have marched.
refusal-barbarian-not_at_free_coast = It flees to a free path of a coastal hex that is not conquered.
refusal-ship-at_mouth = No ship lies on the mouth of a river.
refusal-ship-no_gold_to_leave = A ship that leaves the river costs 1 gold, and you have none.
refusal-ship-home_conquered = This line of ships touches no building of yours that is free of barbarians.
refusal-bridge-conquered = Barbarians have conquered a hex at this path: no bridge is built here.
