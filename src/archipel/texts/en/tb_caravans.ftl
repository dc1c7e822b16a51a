# What players of the Caravans read. fr/tb_caravans.ftl has the same keys.

## The game and its options

game-traders_barbarians-caravans = Camels leave the oasis; wool and grain decide which way they go.
    .title = The Caravans
option-camel_vote = players agree on a camel’s place by more than half of all votes, or the place with the most votes is taken
page-option-camel_vote = Agreement in the camel vote
choice-camel_vote-majority = more than half of all votes
choice-camel_vote-most_votes = the most votes
note-caravans-1 = The oasis lies in the centre. Three caravans leave it, each along one of its arrows. [TB-CAR-1] [TB-CAR-2]
note-caravans-2 = After a turn in which you built a settlement or a city, everyone votes on where one camel goes. [TB-CAR-3]
note-caravans-3 = Each wool or grain you lay is one vote. More votes than all others together decide; otherwise players who want the same path, then the most votes, then the player whose turn it is. [TB-CAR-9] [TB-CAR-10]
note-caravans-4 = A camel goes on from the head of its caravan. A road beside a camel counts as two for the Longest Trade Route. [TB-CAR-4] [TB-CAR-12]
note-caravans-5 = A settlement or city between two camels is worth one more point. 12 points win. [TB-CAR-13] [TB-CAR-14]
note-caravans-6 = The robber starts off the board and never enters the oasis. [TB-CAR-1]

## Actions and decisions

action-lay_votes = Lay wool and grain: { $wool } + { $grain }
    .label = Lay votes
action-lay_no_votes = Lay no votes
    .label = Lay none
action-name_path = Ask for this path: { $edge }, towards { $corner }
    .label = Name a path
action-place_camel = Place the camel: { $edge }, towards { $corner }
    .label = Place the camel
phase-camel_bid = Lay cards for the next camel, one vote each, or none.
phase-camel_path = Name the path you want for the camel.
phase-camel = You decide: place the camel.
banner-camel_bid = lay votes for the camel, or none
    .other = votes on the camel
banner-camel_path = name the path you want
    .other = names a path
banner-camel = place the camel
    .other = places the camel
guide-camel_bid = Each card is one vote, and all laid cards go back to the bank. A camel beside your road doubles it; a building of yours between two camels is worth a point.
guide-camel_path = All your votes are for this path. It is taken if more than half of all votes want it.
guide-camel = The camel goes on from the head of a caravan. It points to the corner from which the next one continues.

## What happened

event-votes_laid =
    { $seat_is ->
        [you] You lay { $wool } wool and { $grain } grain.
       *[other] { $seat } lays { $wool } wool and { $grain } grain.
    }
event-path_named =
    { $seat_is ->
        [you] You want the camel here: { $edge }, towards { $corner }.
       *[other] { $seat } wants the camel here: { $edge }, towards { $corner }.
    }
event-vote_decided =
    { $by ->
        [majority]
            { $seat_is ->
                [you] You have { $votes } of { $total } votes, more than all others together, and decide.
               *[other] { $seat } has { $votes } of { $total } votes, more than all others together, and decides.
            }
        [agreed]
            { $seat_is ->
                [you] { $votes } of { $total } votes agree on a path, yours among them.
               *[other] { $votes } of { $total } votes agree on the path that { $seat } wants.
            }
        [most]
            { $seat_is ->
                [you] You have the most votes, { $votes } of { $total }, and decide.
               *[other] { $seat } has the most votes, { $votes } of { $total }, and decides.
            }
       *[active]
            { $seat_is ->
                [you] Nobody has the most votes ({ $votes } of { $total } are yours): it is your turn, and you decide.
               *[other] Nobody has the most votes ({ $votes } of { $total } are from { $seat }): { $seat } decides, whose turn it is.
            }
    }
event-camel_placed =
    { $seat_is ->
        [you] You place a camel: { $to }, towards { $corner }.
       *[other] { $seat } places a camel: { $to }, towards { $corner }.
    }
event-caravan_point =
    { $seat_is ->
        [you] Your building stands between two camels: +1 ({ $corner }).
       *[other] { $seat }’s building stands between two camels: +1 ({ $corner }).
    }

## Why not

refusal-votes-none = Lay at least one card, or none by passing.
refusal-votes-not_held = You do not have these cards.
refusal-camel-taken = There is a camel here already: { $edge }.
refusal-camel-same_caravan = Your second camel goes on in another caravan: not here, { $edge }.
refusal-camel-not_here = No caravan can go on here: { $edge }.
refusal-robber-oasis = The robber never enters the oasis.

## The terminal

fact-camel = Camels
fact-camels_left = Camels left

## Hints

hint-caravan_at_a_building = a caravan at your building
hint-caravan_near_a_building = a caravan near your building
hint-camel_voted_on = the camel that is voted on

## The page

page-camel-vote = Camel vote
page-camel-built = { $name } built
page-camel-order = Cards are laid in turn order, one vote each.
page-camel-waits = has not been asked yet
page-camel-asked = is deciding
page-camel-names = names a path
page-camel-passed = lays none
page-camel-votes =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
page-camel-bid = Your bid
page-camel-lay =
    { $count ->
        [0] Choose cards
        [one] Lay { $count } vote
       *[other] Lay { $count } votes
    }
page-caravans = Caravans
page-camels-left =
    { $count ->
        [one] { $count } camel left
       *[other] { $count } camels left
    }
page-camel-details = Details
page-fact-doubled = Roads that count double
page-fact-between = Buildings between two camels
page-progress-camels = Camels left
page-scored-between = Buildings between camels
page-points-between_camels = Settlement or city between two camels

## The board as a list

list-camel = camel
list-caravan = head of a caravan
list-towards = towards { $corner }
list-kind-camel = Camels
list-kind-caravan = Heads of caravans
page-vote-decides =
    { $seat_is ->
        [you] You decide
       *[other] { $name } decides
    }
