# The box as a whole. Its variants and scenarios have files of their own, tb_*.ftl.

terrain-lake = lake
    .tile = lake
terrain-swamp = swamp
    .tile = swamp
terrain-oasis = oasis
    .tile = oasis
terrain-castle = castle
    .tile = castle
terrain-quarry = quarry
    .tile = quarry
terrain-glassworks = glassworks
    .tile = glassworks

action-remove_robber = Take the robber off the board
    .label = Take the robber off the board
event-robber_left =
    { $seat_is ->
        [you] You take the robber off the board.
       *[other] { $seat } takes the robber off the board.
    }

action-move_barbarian = Move a barbarian: { $from } → { $to }
    .label = Move a barbarian
event-barbarian_moved =
    { $seat_is ->
        [you] You move a barbarian: { $from } → { $to }.
       *[other] { $seat } moves a barbarian: { $from } → { $to }.
    }

traders_barbarians-card-knight = Knight
    .about = Move the robber and steal a card, or move a barbarian where there is no robber. Three knights played can bring the Largest Army. [BASE-47]
traders_barbarians-action-play_knight = Play a Knight: move the robber, or a barbarian where there is no robber
    .label = Play a Knight
