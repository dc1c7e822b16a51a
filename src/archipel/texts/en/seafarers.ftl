# What players of Seafarers read, beside the texts of the base game in base.ftl. fr/seafarers.ftl has the same keys.

## Games and options

game-seafarers-new_shores = Leave the main island and settle three small ones.
    .title = New Shores
game-seafarers-four_islands = Four equal islands: those that are not your home bring points.
    .title = The Four Islands
game-seafarers-oceania = Two known islands, and between them fog that lifts before your ships.
    .title = Oceania
game-seafarers-through_the_desert = A strip of land beyond the desert and islands in the east are waiting for settlers.
    .title = Through the Desert
game-seafarers-forgotten_tribe = A forgotten people rewards every ship that calls on its coasts.
    .title = The Forgotten Tribe
game-seafarers-cloth = Reach the weavers’ villages by ship and bring their cloth home.
    .title = Cloth
game-seafarers-pirate_islands = Build warships, hold off the fleet and win back the fort in your colour.
    .title = The Pirate Islands
game-seafarers-wonders = Complete a wonder first, or have the highest one at 10 points.
    .title = Wonders
game-seafarers-new_world = A world dealt at random, with harbours placed by the players.
    .title = New World
option-harbours = harbours as printed on the board, or dealt at random
option-fog_reach = fog lifts when a piece touches a corner of it, or only along an edge
option-tribe_desert = whether the robber may return to a desert
option-sail_past_village = routes may continue past a village
option-warship_card = a Knight drawn without a ship to turn into a warship is kept, or lost
option-fleet_many = pirates off the coast of several players attack nobody, or each of them
option-island_point = a small island brings a point once per player, or for every settlement
option-more_wonders = five and six players: two more wonders, or second copies
option-gold_rivers = number of gold rivers
page-option-harbours = Harbours
page-option-fog_reach = Fog lifts
page-option-tribe_desert = Robber returns to the desert
page-option-sail_past_village = Sail past villages
page-option-warship_card = Knight without a ship
page-option-fleet_many = Fleet next to several players
page-option-island_point = Points for small islands
page-option-more_wonders = More wonders
page-option-gold_rivers = Gold rivers
choice-layout-fixed = as printed
choice-harbours-as_drawn = as printed
choice-harbours-random = at random
choice-robber_desert-2 = the third
choice-robber_desert-3 = the fourth
choice-robber_desert-4 = the fifth
choice-fog_reach-corner = at a corner
choice-fog_reach-edge = along an edge
choice-tribe_desert-never = never
choice-tribe_desert-starting_only = not to its first one
choice-warship_card-kept = is kept
choice-warship_card-lost = is lost
choice-fleet_many-none = attacks nobody
choice-fleet_many-each = attacks each of them
choice-island_point-once = once per player
choice-island_point-every = for every settlement
choice-gold_rivers-0 = none
choice-gold_rivers-2 = two
choice-more_wonders-new = two new ones
choice-more_wonders-copies = second copies

## The campaign

campaign-title = The campaign
campaign-lead = Voyage after voyage, one scenario at a time. Your results are saved, and you can continue whenever you like.
campaign-next = Voyage { $number } of { $count }: { $title }
campaign-standing =
    { $wins ->
        [one] { $place }. { $name }: { $wins } voyage won, { $points } points
       *[other] { $place }. { $name }: { $wins } voyages won, { $points } points
    }
campaign-you = you
campaign-new_shores-before = Your grandparents filled every corner of the island. From the highest hill you can see three green specks on the horizon. The first ship is ready, and half the village wants to come along.
campaign-new_shores-after-won = Your sails were the first on the far beaches, and the songs say so already. At the harbour they ask where you will go next.
campaign-new_shores-after-lost = Others were quicker this time, but your sailors have learnt the winds. No captain stays ashore after a single voyage.
campaign-four_islands-before = The wind has scattered the families over four islands. Each calls its own the fairest, and all of them look across the water. It is time to bring them together.
campaign-four_islands-after-won = Four islands, and your lanterns burn on all their quays. The ferry has hardly time to dry its ropes.
campaign-four_islands-after-lost = The neighbours reached the better bays before you. They invite you to their feast all the same, and you look closely at their charts.
campaign-oceania-before = An old map ends in a white spot, and the mapmaker wrote nothing but a question mark on it. Two coasts are known; the fog lies between them. You take the question mark as an invitation.
campaign-oceania-after-won = Where the map was white it now bears names, and many of them are yours. The mapmaker asks for your autograph.
campaign-oceania-after-lost = The fog gave its best to other ships. Still, your logbook is full, and a good logbook is half of the next voyage.
campaign-through_the_desert-before = Behind the great sands, travellers say, the grass grows as high as a horse. The caravans fear the heat, the captains fear the long way round. You have both: carts and ships.
campaign-through_the_desert-after-won = There is a road through the sand now, and it bears your name. Even the camels seem to know it.
campaign-through_the_desert-after-lost = The desert was kind to others. You shake the sand out of your boots and keep a handful of it as a reminder.
campaign-forgotten_tribe-before = Smoke rises over small islands that no chart shows. The people there left so long ago that everyone forgot them, yet they wave at your ships. They have kept gifts for their visitors.
campaign-forgotten_tribe-after-won = Nobody visited as often as you did, and nobody was given as much. The tribe has put a bench on the quay with your name on it.
campaign-forgotten_tribe-after-lost = Others brought home more gifts. But at one of the fires they taught you a song, and you cannot get it out of your head.
campaign-cloth-before = A weaver has shown you a cloth as light as foam. It comes from tiny villages out at sea, which sell to anyone with a safe route. Every tailor at home is waiting.
campaign-cloth-after-won = The whole town wears what your ships have brought. Even the gulls look better dressed.
campaign-cloth-after-lost = The finest bales went to other holds. You kept a single scarf, and it is warm enough for the next passage.
campaign-pirate_islands-before = Black sails circle the middle of the sea, and the old western forts are in their hands. One of them was your grandmother’s. You put oars, iron and courage on board.
campaign-pirate_islands-after-won = Your flag flies over the old fort again. In the kitchen you find your grandmother’s kettle, and it is still warm.
campaign-pirate_islands-after-lost = Your family’s fort holds out for now. But the pirates have slept badly since your ships came.
campaign-wonders-before = There is peace, there is plenty, and everyone has the same thought: to build something that will still stand in a thousand years. The stonecutters are sharpening their tools. Only one building will be finished first.
campaign-wonders-after-won = The last stone lies in its place, and the whole archipelago has come to see it. You may put down the compass for an evening.
campaign-wonders-after-lost = Another building touches the clouds first. Yours goes on growing, quietly, and people like its shade.
campaign-over-first = The last voyage is over, and nobody has done better than you. The sea is yours until someone asks for a rematch.
campaign-over = The last voyage is over. { $name } has done best of all; the others have enough stories for a whole winter.

## Counts of players, in the terminal

fact-island_points = Island points
fact-gift_points = Points of the forgotten tribe
fact-cloth = Cloth
fact-fort_tokens = Fort tokens still to win
fact-wonder_stage = Stages of the wonder
