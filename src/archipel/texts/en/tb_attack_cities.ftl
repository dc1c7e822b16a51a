# Barbarian Attack with Cities & Knights (COMBO-25). Texts that begin with `barbarian_attack-cities_knights-` stand for
# those of the two boxes where both are played. fr/tb_attack_cities.ftl has the same keys.

option-coast_bishop = with Cities & Knights: the Bishop visits a tile, or is left out of the deck
page-option-coast_bishop = The Bishop without a robber
choice-coast_bishop-kept = visits a tile
choice-coast_bishop-left_out = is left out

## Actions and decisions

action-recruit_at_castle = Recruit a knight: { $edge }
    .label = Recruit a knight
action-activate_path_knight = Activate the knight: { $edge }
    .label = Activate a knight
action-promote_path_knight = Promote the knight: { $edge }
    .label = Promote a knight
action-displace_path_knight = Displace the knight: { $edge }
    .label = Displace a knight
action-withdraw_knight = Put your displaced knight here: { $edge }
    .label = Put the displaced knight down
action-desert_path_knight = Give up the knight: { $edge }
    .label = Give up a knight
action-place_path_deserter = Place the knight at the castle: { $edge }
    .label = Place a knight
action-promote_path_free = Promote for free: { $edge }
    .label = Promote a knight
action-capture_by_intrigue = Play Intrigue: take a barbarian prisoner: { $tile }
    .label = Play Intrigue
phase-path_displaced = Your knight was displaced: choose the next free path for it.
phase-path_desert = Deserter: one of your knights leaves you. Choose which one.
phase-path_deserter = Deserter: you may place a knight on a free side of the castle.
phase-path_smith = Smith: promote up to two knights for free.
phase-improvement_landing = The improvement brings a barbarian.
barbarian_attack-cities_knights-phase-knights_march = Move your knights: three paths each. An active knight may go five and is then inactive.
barbarian_attack-cities_knights-phase-bishop = Bishop: choose a tile. You draw a card from everyone with a building there that is not conquered.
barbarian_attack-cities_knights-action-play_bishop = Play Bishop: draw a card from everyone at a tile
    .label = Play Bishop
barbarian_attack-cities_knights-action-send_bishop = Draw a card from everyone there: { $tile }
    .label = Send the Bishop

## What happened

event-path_knight_activated =
    { $seat_is ->
        [you] You activate your knight: { $edge }.
       *[other] { $seat } activates a knight: { $edge }.
    }
event-path_knight_promoted =
    { $seat_is ->
        [you] Your knight is promoted to { $rank }: { $edge }.
       *[other] { $seat }’s knight is promoted to { $rank }: { $edge }.
    }
event-path_knight_demoted =
    { $seat_is ->
        [you] Your knight is weakened to { $rank }: { $edge }.
       *[other] { $seat }’s knight is weakened to { $rank }: { $edge }.
    }
event-path_knight_displaced =
    { $seat_is ->
        [you] Your knight is displaced: { $edge }.
       *[other] { $seat }’s knight is displaced: { $edge }.
    }
event-path_knight_withdrew =
    { $seat_is ->
        [you] Your knight withdraws: { $from } → { $to }.
       *[other] { $seat }’s knight withdraws: { $from } → { $to }.
    }
event-merchant_left =
    { $seat_is ->
        [you] Your merchant leaves the conquered tile: { $tile }.
       *[other] { $seat }’s merchant leaves the conquered tile: { $tile }.
    }
event-bishop_sent =
    { $seat_is ->
        [you] You send the Bishop: { $tile }.
       *[other] { $seat } sends the Bishop: { $tile }.
    }
barbarian_attack-cities_knights-event-battle_won = Battle won, strength { $knights } against { $barbarians }: { $tile }.

## Why not

refusal-knighthood-already_active = This knight is already active.
refusal-knighthood-already_mighty = This knight already has the highest rank.
refusal-knighthood-already_promoted = A knight can be promoted only once per turn.
refusal-knighthood-no_fortress = You need the Fortress for mighty knights.
refusal-knighthood-inactive = Only an active knight goes further than three paths or displaces another.
refusal-knighthood-just_activated = In the turn in which it is activated a knight neither goes further than three paths nor displaces another.
refusal-knighthood-nobody_to_displace = There is no other player’s knight to displace here.
refusal-knighthood-not_weaker = You can only displace a weaker knight.
refusal-knighthood-not_the_next = A displaced knight goes to the next free path.
refusal-inventor-coast = The numbers of coastal tiles stay where they are.
refusal-merchant-conquered = The merchant does not stand on a conquered tile.
refusal-bishop-nobody_there = Nobody with a card has a building there that counts.

## What the banner and the guide say

banner-path_displaced = { $active } displaces your knight: choose the next free path
    .other = moves a displaced knight
banner-path_desert = one of your knights deserts: choose which one
    .other = loses a knight
banner-path_deserter = you may place a knight at the castle
    .other = may place a knight
banner-path_smith = promote up to two knights
    .other = promotes knights
banner-action-recruit_at_castle = trade, build, command your knights
banner-action-activate_path_knight = trade, build, command your knights
banner-action-promote_path_knight = trade, build, command your knights
banner-choose-recruit_at_castle = choose a side of the castle
banner-choose-activate_path_knight = choose the knight to activate
banner-choose-promote_path_knight = choose the knight to promote
banner-choose-capture_by_intrigue = choose a barbarian to take prisoner
barbarian_attack-cities_knights-banner-bishop = choose a tile for the Bishop
    .other = plays the Bishop
guide-path_displaced = A stronger knight has taken its path. Your knight keeps its rank and stays active or inactive.
guide-path_desert = The Deserter was played against you. Give up the knight you need least.
guide-path_deserter = A knight as strong as the one that deserted may join you, on a free side of the castle.
guide-path_smith = Choose the knights to promote by one rank, or stop.
barbarian_attack-cities_knights-guide-knights_march = Active knights around a coastal tile that are stronger together than its barbarians win the battle. All players’ knights count.
barbarian_attack-cities_knights-guide-knight_marches = Every knight goes three paths. An active one may go five or displace a weaker knight, and is then inactive.

## Cards and notes

barbarian_attack-cities_knights-about-bishop = Choose a tile and draw a card from every player with a building there that is not conquered.
    .rule = COMBO-25
barbarian_attack-cities_knights-about-deserter = An opponent removes one of their knights from the board; you may place one of the same strength on a free side of the castle.
    .rule = COMBO-25
barbarian_attack-cities_knights-about-intrigue = Take a barbarian of any coastal tile prisoner.
    .rule = COMBO-25
barbarian_attack-cities_knights-about-inventor = Swap two number tokens of inner tiles, but not 2, 6, 8 or 12.
    .rule = COMBO-25
barbarian_attack-cities_knights-note-barbarian_attack-3 = There are no cards of the scenario: you recruit, activate and promote knights as in Cities & Knights. They come to the castle and stand on paths. [COMBO-25]
barbarian_attack-cities_knights-note-barbarian_attack-4 = At the end of your turn your knights march up to three paths. An active one may go five or displace a weaker knight, and is then inactive. [COMBO-25]
barbarian_attack-cities_knights-note-barbarian_attack-5 = Then active knights that are stronger than the barbarians of a coastal tile win the battle and are inactive afterwards. A knight that is hit loses a rank, and its owner gets 3 gold. [COMBO-25]
barbarian_attack-cities_knights-note-barbarian_attack-6 = Every three prisoners are worth one point, and 13 points win. There is no robber: on a seven you steal a card from any player. [COMBO-25]
barbarian_attack-cities_knights-note-cities_knights-3 = There is no fleet. A black ship on the event die brings a barbarian to the coastal tile of the rolled number, and every city improvement rolls for one more. [COMBO-25]
barbarian_attack-cities_knights-note-cities_knights-4 = A metropolis is never conquered. On conquered tiles it produces nothing, but it keeps its points. Walls do not protect. [COMBO-25]
barbarian_attack-cities_knights-note-cities_knights-5 = Intrigue takes a barbarian prisoner, the Inventor swaps inner numbers only, and the merchant leaves a conquered tile. [COMBO-25]
barbarian_attack-cities_knights-note-cities_knights-6 = A wall raises your hand limit by two. Gold buys resources only. [CK-67] [COMBO-25]
barbarian_attack-cities_knights-note-cities_knights-7 = There are no development cards, no Largest Army and no Defender cards. [CK-6] [COMBO-25]

## Panels of the page

page-knight-castle-where = on a free side of the castle
barbarian_attack-cities_knights-page-event-ship = A ship brings a barbarian to the coast.
barbarian_attack-cities_knights-page-knight-rest-note = A knight activated now fights at the end of this turn. It goes further, or displaces others, from your next turn.
barbarian_attack-cities_knights-page-coast-tile = { $number }, { $terrain }: barbarians { $barbarians }, strength of knights { $knights }
barbarian_attack-cities_knights-page-battle-sum = { $place }: strength { $knights } against { $barbarians }
barbarian_attack-cities_knights-page-march-paid =
    { $count ->
        [one] { $count } step, inactive then
       *[other] { $count } steps, inactive then
    }
barbarian_attack-cities_knights-page-battle-knights =
    { $count ->
        [one] { $count } knight hit
       *[other] { $count } knights hit
    }
