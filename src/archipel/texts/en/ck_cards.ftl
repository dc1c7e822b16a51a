# The progress cards of Cities & Knights: their names, and what each of them does. fr/ck_cards.ftl has the same keys.
# Road Building has its name in base.ftl.

## Names

card-alchemist = Alchemist
card-crane = Crane
card-engineer = Engineer
card-inventor = Inventor
card-irrigation = Irrigation
card-medicine = Medicine
card-mining = Mining
card-printer = Printer
card-smith = Smith
card-bishop = Bishop
card-constitution = Constitution
card-deserter = Deserter
card-diplomat = Diplomat
card-intrigue = Intrigue
card-saboteur = Saboteur
card-spy = Spy
card-warlord = Warlord
card-wedding = Wedding
card-commercial_harbour = Commercial Harbour
card-master_merchant = Master Merchant
card-merchant = Merchant
card-merchant_fleet = Merchant Fleet
card-resource_monopoly = Resource Monopoly
card-trade_monopoly = Trade Monopoly

## What they do, and by which rule

about-alchemist = Before you roll: choose what the red and the white die show. The event die is rolled as usual and resolved first.
    .rule = CK-70
about-crane = One city improvement this turn costs one commodity less.
    .rule = CK-71
about-engineer = Build one city wall for free.
    .rule = CK-72
about-inventor = Swap two number tokens on the board, except 2, 6, 8 and 12.
    .rule = CK-73
about-irrigation = Take two grain for each fields tile next to your buildings.
    .rule = CK-74
about-medicine = Upgrade a settlement to a city, or raise a city tipped on its side, for two ore and one grain.
    .rule = CK-75
about-mining = Take two ore for each mountains tile next to your buildings.
    .rule = CK-76
about-printer = One victory point, revealed as soon as it is drawn.
    .rule = CK-77
about-road_building = Build two roads for free; with Seafarers also ships.
    .rule = CK-78
about-smith = Promote up to two of your knights by one rank for free; you need the Fortress for mighty knights.
    .rule = CK-79
about-bishop = Move the robber and draw a card from every player with a building on its new tile; only after the first barbarian attack.
    .rule = CK-80
about-constitution = One victory point, revealed as soon as it is drawn.
    .rule = CK-81
about-deserter = An opponent removes one of their knights from the board; you may place one of the same strength.
    .rule = CK-82
about-diplomat = Remove an open road from the board; if it is your own, you may rebuild it elsewhere at once for free.
    .rule = CK-83
about-intrigue = Displace an opponent’s knight of any strength that stands on one of your routes.
    .rule = CK-84
about-saboteur = Every opponent with at least as many points as you discards half of their resources and commodities.
    .rule = CK-85
about-spy = Look at an opponent’s hidden progress cards and take one of them.
    .rule = CK-86
about-warlord = Activate all your knights for free.
    .rule = CK-87
about-wedding = Every opponent with more points than you gives you two cards of their choice.
    .rule = CK-88
about-commercial_harbour = You may offer a resource to each opponent once; if they have a commodity, they must give you one of their choice for it.
    .rule = CK-89
about-master_merchant = Look at the hand of a player with more points than you and take two cards.
    .rule = CK-90
about-merchant = Place the merchant on a tile next to one of your buildings: one victory point, and the tile’s resource at 2:1, until another player plays a Merchant.
    .rule = CK-91
about-merchant_fleet = Choose a resource or commodity: you may trade it 2:1 with the bank for the rest of your turn.
    .rule = CK-92
about-resource_monopoly = Name a resource: every opponent gives you up to two of it.
    .rule = CK-93
about-trade_monopoly = Name a commodity: every opponent who has it gives you one.
    .rule = CK-94
