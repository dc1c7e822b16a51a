# What players of Cities & Knights read about improvements and metropolises. fr/ck_improvements.ftl has the same keys.

## The tracks, and their improvements level by level

word-trade = trade
word-politics = politics
word-science = science

improvement-trade-1 = Market
improvement-trade-2 = Trading House
improvement-trade-3 = Merchant Guild
improvement-trade-4 = Bank
improvement-trade-5 = Great Exchange
improvement-politics-1 = Town Hall
improvement-politics-2 = Church
improvement-politics-3 = Fortress
improvement-politics-4 = Cathedral
improvement-politics-5 = High Assembly
improvement-science-1 = Abbey
improvement-science-2 = Library
improvement-science-3 = Aqueduct
improvement-science-4 = Theatre
improvement-science-5 = University

word-market = { improvement-trade-1 }
word-trading_house = { improvement-trade-2 }
word-merchant_guild = { improvement-trade-3 }
word-bank = { improvement-trade-4 }
word-great_exchange = { improvement-trade-5 }
word-town_hall = { improvement-politics-1 }
word-church = { improvement-politics-2 }
word-fortress = { improvement-politics-3 }
word-cathedral = { improvement-politics-4 }
word-high_assembly = { improvement-politics-5 }
word-abbey = { improvement-science-1 }
word-library = { improvement-science-2 }
word-aqueduct = { improvement-science-3 }
word-theatre = { improvement-science-4 }
word-university = { improvement-science-5 }

## Actions and decisions

action-improve = Improve your cities: { $track }
    .label = Improve a city
action-place_metropolis = Make the city a metropolis: { $corner }
    .label = Place the metropolis
action-take_aqueduct = Take { $card } with your Aqueduct
    .label = Take a resource with the Aqueduct
phase-place_metropolis = Choose the city that becomes your metropolis.
phase-aqueduct = The roll gave you nothing: take a resource with your Aqueduct.

## What happened

event-improved =
    { $seat_is ->
        [you] You reach level { $level } in { $track }: { $improvement }.
       *[other] { $seat } reaches level { $level } in { $track }: { $improvement }.
    }
event-metropolis_founded =
    { $seat_is ->
        [you] Your city becomes the metropolis of { $track }: { $corner }.
       *[other] { $seat }’s city becomes the metropolis of { $track }: { $corner }.
    }
event-metropolis_lost =
    { $seat_is ->
        [you] You lose the metropolis of { $track }; your city stays: { $corner }.
       *[other] { $seat } loses the metropolis of { $track }; the city stays: { $corner }.
    }
event-aqueduct_taken =
    { $seat_is ->
        [you] Your Aqueduct gives you 1 { $card }.
       *[other] { $seat }’s Aqueduct gives 1 { $card }.
    }

## Why not

refusal-improvement-complete = You have reached the highest level in { $track }.
refusal-improvement-no_city = You need a city to improve { $track }.
refusal-improvement-no_free_city = All your cities are metropolises: this level of { $track } needs another city.
refusal-improvement-too_expensive = The next level costs { $cards }.
refusal-metropolis-one_per_city = This city is already a metropolis: { $corner }.
refusal-metropolis-no_city = A metropolis needs one of your cities: { $corner }.
refusal-aqueduct-supply_empty = The bank has no { $card } left.
