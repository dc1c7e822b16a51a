# What players of Wonders read, beside the texts of Seafarers. fr/sea_wonders.ftl has the same keys.

## Names of the wonders; their conditions are in seafarers_page.ftl

word-great_theatre = { wonder-great_theatre }
word-great_bridge = { wonder-great_bridge }
word-monument = { wonder-monument }
word-great_wall = { wonder-great_wall }
word-castle = { wonder-castle }
word-lighthouse = { wonder-lighthouse }
word-great_library = { wonder-great_library }

## Actions

action-take_wonder = Begin a wonder: { $wonder }
    .label = Begin a wonder
action-build_wonder = Build the next stage of your wonder
    .label = Build a stage

## What happened

event-wonder_begun =
    { $seat_is ->
        [you] You begin a wonder: { $wonder }.
       *[other] { $seat } begins a wonder: { $wonder }.
    }
event-wonder_grown =
    { $seat_is ->
        [you] You build stage { $stage } of your wonder: { $wonder }.
       *[other] { $seat } builds stage { $stage } of a wonder: { $wonder }.
    }

## Why not

refusal-wonder-only_one = You have already begun a wonder: { $wonder }.
refusal-wonder-taken = Another player is building it: { $wonder }.
refusal-wonder-condition = You do not meet its condition: { $wonder }.
refusal-wonder-none = You have not begun a wonder.
refusal-wonder-complete = Your wonder is complete: { $wonder }.
refusal-wonder-too_expensive = A stage ({ $wonder }) costs { $cost }. You still need { $missing }.
