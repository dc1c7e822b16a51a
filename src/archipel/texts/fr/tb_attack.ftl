# Ce que lisent les joueurs de L’Invasion barbare, en plus des textes du jeu de base. Mêmes clés que en/tb_attack.ftl.

## Le jeu et ses options

game-traders_barbarians-barbarian_attack = Des barbares débarquent sur la côte. Envoyez des chevaliers du château et faites des prisonniers.
    .title = L’Invasion barbare
option-conquered_cities = une colonie à côté d’une tuile conquise peut devenir une ville, ou non
page-option-conquered_cities = Villes à côté des tuiles conquises
choice-conquered_cities-allowed = permises
choice-conquered_cities-barred = interdites
option-tournament_knights = avec les Péripéties : au tournoi, aucun chevalier ne compte, ou bien ceux qui sont en jeu
page-option-tournament_knights = Chevaliers au tournoi
choice-tournament_knights-nobody = ne comptent pas
choice-tournament_knights-in_play = comptent s’ils sont en jeu

## La campagne

campaign-barbarian_attack-before = Le guetteur du château a vu des barques, et d’autres barques derrière elles. Les champs du bord de mer restent en friche, et plus personne ne dort près du port. Quiconque possède un cheval est prié de le seller.
campaign-barbarian_attack-after-won = La côte est redevenue calme. Vos prisonniers réparent les toits qu’ils ont brûlés, et ils ne s’y prennent pas si mal.
campaign-barbarian_attack-after-lost = D’autres ont mené la dernière charge. Vos chevaliers comptent leurs bleus et jurent que la prochaine fois personne ne les devancera.

## Noms

card-knighthood = Adoubement d’un chevalier
card-swift_knight = Preux chevalier
card-capture = Complot
card-treason = Trahison
piece-path_knight = chevalier
piece-long_march = longue marche
    .short = marche
fact-prisoners = Prisonniers
page-points-prisoners = Prisonniers, par groupe de { $count }
fact-coast_barbarians = Barbares
fact-path_knights_left = Chevaliers en réserve

## Actions et décisions

action-place_path_knight = Placer un chevalier : { $edge }
    .label = Placer un chevalier
action-lead_knight = Déplacer un chevalier : { $edge }
    .label = Déplacer un chevalier
action-march = Marcher vers : { $edge }
    .label = Marcher
action-end_march = Laisser les autres chevaliers où ils sont
    .label = Finir la marche
action-capture_barbarian = Faire prisonnier un barbare : { $tile }
    .label = Faire un prisonnier
action-bring_barbarian = Faire venir un barbare de la réserve : { $tile }
    .label = Faire venir un barbare
action-shift_barbarian = Payer des jetons Commerce pour déplacer un barbare : { $from } → { $to }
    .label = Déplacer un barbare
action-place_foreign_knight = Placer le chevalier étranger : { $edge }
    .label = Placer le chevalier étranger
action-march_foreign_knight = Le chevalier étranger marche vers : { $edge }
    .label = Déplacer le chevalier étranger
action-keep_foreign_knight = Laisser le chevalier étranger où il est
    .label = Le laisser là
phase-foreign_knight = Le premier chevalier amène le chevalier étranger : choisissez un côté du château.
phase-foreign_march = Vous pouvez déplacer le chevalier étranger : trois chemins, ou cinq pour un blé.
phase-knight_at_castle = Choisissez un côté du château pour votre chevalier.
phase-knight_anywhere = Choisissez un chemin libre pour votre chevalier.
phase-knights_march = Déplacez vos chevaliers : trois chemins chacun, ou cinq pour un blé.
phase-knight_marches = Choisissez où va le chevalier.
phase-capture = Choisissez une tuile : vous y faites un barbare prisonnier.
phase-treason = Choisissez un barbare à déplacer et la tuile où il va.
phase-landing = Les barbares débarquent.
phase-battles = On se bat sur la côte.

## Ce qui s’est passé

event-barbarian_landed = Un { $number } est lancé pour les barbares : l’un débarque ({ $tile }).
event-barbarian_stayed_away = Un { $number } est lancé pour les barbares : aucun ne débarque.
event-tile_conquered = Les barbares conquièrent une tuile : { $tile }.
event-tile_freed = Une tuile conquise est reprise : { $tile }.
event-building_conquered =
    { $seat_is ->
        [you] Les barbares conquièrent votre bâtiment : { $corner }.
       *[other] Les barbares conquièrent un bâtiment ({ $seat }) : { $corner }.
    }
event-building_freed =
    { $seat_is ->
        [you] Votre bâtiment est libre de nouveau : { $corner }.
       *[other] Un bâtiment est libre de nouveau ({ $seat }) : { $corner }.
    }
event-attack_card =
    { $seat_is ->
        [you] Vous piochez : { $card }.
       *[other] { $seat } pioche : { $card }.
    }
event-attack_card_lost =
    { $seat_is ->
        [you] Cette carte n’a pas d’effet et elle est perdue : { $card }.
       *[other] Cette carte n’a pas d’effet et elle est perdue ({ $seat }) : { $card }.
    }
event-attack_deck_reshuffled = Toutes les cartes Développement ont été piochées : elles sont mélangées de nouveau.
event-path_knight_placed =
    { $seat_is ->
        [you] Vous placez un chevalier : { $edge }.
       *[other] { $seat } place un chevalier : { $edge }.
    }
event-path_knight_marched =
    { $grain ->
        [0]
            { $seat_is ->
                [you] Votre chevalier marche : { $from } → { $to }.
               *[other] Un chevalier marche ({ $seat }) : { $from } → { $to }.
            }
       *[other]
            { $seat_is ->
                [you] Votre chevalier marche pour un blé : { $from } → { $to }.
               *[other] Un chevalier marche pour un blé ({ $seat }) : { $from } → { $to }.
            }
    }
event-path_knight_lost =
    { $seat_is ->
        [you] Vous perdez un chevalier : { $edge }.
       *[other] { $seat } perd un chevalier : { $edge }.
    }
event-barbarian_captured =
    { $seat_is ->
        [you] Vous faites un barbare prisonnier : { $tile }.
       *[other] { $seat } fait un barbare prisonnier : { $tile }.
    }
event-barbarian_brought =
    { $seat_is ->
        [you] Vous faites venir un barbare de la réserve : { $tile }.
       *[other] { $seat } fait venir un barbare de la réserve : { $tile }.
    }
event-battle_won = Bataille gagnée, { $knights } chevaliers contre { $barbarians } : { $tile }.
event-battle_part = { $seat } : { $knights }
event-prisoners_taken =
    { $seat_is ->
        [you] Vous faites { $count ->
            [one] { $count } prisonnier
           *[other] { $count } prisonniers
        }.
       *[other] { $seat } fait { $count ->
            [one] { $count } prisonnier
           *[other] { $count } prisonniers
        }.
    }
event-prisoner_rolled_for =
    { $seat_is ->
        [you] Vous obtenez le plus haut résultat pour un prisonnier.
       *[other] { $seat } obtient le plus haut résultat pour un prisonnier.
    }
event-colour_die =
    { $colour ->
        [green] Le dé de couleurs montre le vert : les côtés nord-est et sud-ouest sont touchés ({ $tile }).
        [brown] Le dé de couleurs montre le brun : les côtés est et ouest sont touchés ({ $tile }).
       *[purple] Le dé de couleurs montre le violet : les côtés nord-ouest et sud-est sont touchés ({ $tile }).
    }

## Pourquoi pas

refusal-road-conquered = On ne construit pas de route au bord d’une tuile conquise.
refusal-settlement-conquered = On ne construit pas de colonie à côté d’une tuile conquise.
refusal-city-conquered = Dans cette partie, on ne construit pas de ville à côté d’une tuile conquise.
refusal-knighthood-occupied = Il y a déjà un chevalier sur ce chemin.
refusal-knighthood-no_land = Les chevaliers restent sur les chemins au bord de la terre.
refusal-knighthood-only_at_castle = Ce chevalier va sur un côté du château.
refusal-march-no_knight = Vous n’avez pas de chevalier sur ce chemin.
refusal-march-twice = Ce chevalier a déjà marché ce tour-ci.
refusal-march-nowhere_to_go = Ce chevalier n’a pas de chemin libre à sa portée.
refusal-march-to_castle = Aucun chevalier ne finit sa marche au château.
refusal-march-too_far = Un chevalier marche de { $steps } chemins au plus.
refusal-march-no_grain = Plus de trois chemins coûtent un blé. Il vous manque { $missing }.
refusal-march-leave_castle = Les chevaliers doivent quitter le château avant la fin de votre tour.
refusal-march-after_building = Les chevaliers marchent à la fin de votre tour.
refusal-barbarian-none_here = Il n’y a pas de barbare sur cette tuile.
refusal-barbarian-another_coast = Le barbare va sur une autre tuile côtière.
refusal-barbarian-conquered = Cette tuile est déjà conquise.
refusal-treason-same_tile = Le second barbare doit venir d’une autre tuile.
refusal-treason-from_the_coast = Il y a des barbares sur la côte : déplacez l’un de ceux-là.
refusal-treason-not_on_the_coast = Les barbares ne vont que sur les tuiles côtières.
refusal-treason-conquered = Cette tuile est déjà conquise.
refusal-treason-other_tiles = Les barbares vont sur deux autres tuiles.

## Ce que dit le bandeau de chaque décision

banner-knight_at_castle = choisissez un côté du château
    .other = place un chevalier
banner-knight_anywhere = choisissez un chemin pour votre chevalier
    .other = place un chevalier
banner-knights_march = déplacez vos chevaliers
    .other = déplace des chevaliers
banner-knight_marches = choisissez où va le chevalier
    .other = déplace un chevalier
banner-capture = choisissez un barbare à faire prisonnier
    .other = fait un prisonnier
banner-treason = déplacez un barbare
    .other = déplace des barbares
banner-foreign_knight = choisissez un côté du château pour le chevalier étranger
    .other = place le chevalier étranger
banner-foreign_march = vous pouvez déplacer le chevalier étranger
    .other = peut déplacer le chevalier étranger

## Parties guidées

guide-knight_at_castle = Le chevalier commence au château et le quitte à la fin de votre tour.
guide-knight_anywhere = Placez le chevalier où il sert le plus, par exemple au bord d’une tuile avec des barbares.
guide-knights_march = Plus de chevaliers autour d’une tuile côtière que de barbares dessus : la bataille est gagnée. Les chevaliers de tous les joueurs comptent.
guide-knight_marches = Trois chemins sont gratuits, cinq coûtent un blé. Les routes et les bâtiments ne gênent pas.
guide-capture = Deux prisonniers valent un point. Une tuile conquise qui perd un barbare est reprise.
guide-treason = Deux barbares vont sur d’autres tuiles côtières. Le troisième barbare d’une tuile la conquiert.
guide-foreign_knight = Les deux joueurs peuvent se servir du chevalier étranger. Il n’est jamais perdu.
guide-foreign_march = Le chevalier étranger compte dans chaque bataille, et dans le partage des prisonniers.

## Raisons des conseils

hint-half_a_pair_of_prisoners = une demi-paire de prisonniers
hint-production_in_danger = des tuiles avec des barbares
hint-buildings_that_lie = des bâtiments à reprendre
hint-knights_on_paths = des chevaliers en jeu
hint-knights_at_the_castle = un chevalier au château
hint-prisoners_at_hand = des prisonniers à prendre
hint-battles_begun = une bataille à laquelle il manque peu de chevaliers
hint-knights_near_barbarians = des chevaliers près des barbares

## Notes du scénario

note-barbarian_attack-1 = Vous commencez avec une colonie et une ville. Après chaque colonie ou ville construite, des barbares débarquent sur trois tuiles côtières au plus. [TB-BA-6] [TB-BA-7]
note-barbarian_attack-2 = Trois barbares conquièrent une tuile : elle ne produit plus rien, et on n’y construit ni route ni colonie. Un bâtiment entouré de tuiles conquises et de mer ne compte plus. [TB-BA-9] [TB-BA-10]
note-barbarian_attack-3 = Les cartes Développement sont appliquées aussitôt. La plupart amènent un chevalier au château. [TB-BA-11] [TB-BA-13]
note-barbarian_attack-4 = À la fin de votre tour, vos chevaliers marchent de trois chemins, ou de cinq pour un blé. [TB-BA-19]
note-barbarian_attack-5 = Ensuite, plus de chevaliers autour d’une tuile côtière que de barbares dessus gagnent la bataille. Tous ceux qui y étaient se partagent les prisonniers, et le dé de couleurs désigne les chevaliers perdus. [TB-BA-21] [TB-BA-22] [TB-BA-24]
note-barbarian_attack-6 = Deux prisonniers valent un point, et 12 points donnent la victoire. Il n’y a pas de voleurs : sur un 7, vous volez une carte au joueur de votre choix. [TB-BA-25] [TB-BA-27]

## Panneaux de la page

page-prisoners = Prisonniers
page-invasion = Invasion
page-barbarians-reserve = { $count } en réserve
page-coast-tile = { $number }, { $terrain } : barbares { $barbarians }, chevaliers { $knights }
page-battles-turn = Batailles, tour : { $name }
page-battle-sum = { $place } : { $knights } chevaliers contre { $barbarians }
page-battles-won =
    { $count ->
        [one] { $count } bataille gagnée
       *[other] { $count } batailles gagnées
    }
page-battle-side-knights = chevaliers
page-battle-side-barbarians = barbares
page-battle-prisoners =
    { $count ->
        [one] { $count } prisonnier
       *[other] { $count } prisonniers
    }
page-battle-gold = { $count } or
page-battle-knights =
    { $count ->
        [one] { $count } chevalier perdu
       *[other] { $count } chevaliers perdus
    }
page-battle-nothing = ni prisonnier, ni perte
page-landed =
    { $count ->
        [one] { $count } barbare a débarqué
       *[other] { $count } barbares ont débarqué
    }
page-die-green = Nord-est et sud-ouest :
page-die-brown = Est et ouest :
page-die-purple = Nord-ouest et sud-est :
page-no-losses = personne n’est perdu.
page-losses =
    { $count ->
        [one] { $count } chevalier perdu ({ $name }).
       *[other] { $count } chevaliers perdus ({ $name }).
    }
page-price-long_march = Longue marche
page-card-knighthood = Adoubement
page-card-swift_knight = Preux chevalier
page-card-capture = Complot
page-card-treason = Trahison
page-march-steps = { $count } pas
page-march-paid = { $count } pas, pour 1 blé

## Le plateau en liste

list-marched = a déjà marché
list-barbarians =
    { $count ->
        [one] { $count } barbare
       *[other] { $count } barbares
    }
list-conquered = conquise
list-fallen = couchée
list-kind-barbarian = Barbares
