# Ce que la page dit de la mer : ses pièces, ses scénarios et les notes qui les expliquent.
# Les numéros de règle entre crochets deviennent des liens vers la page des règles.

## Le plateau

terrain-fog = brouillard
    .tile = brouillard
piece-warship = navire de guerre
    .short = navire
piece-pirate = pirates
page-short-lift_ship = Déplac.
    .long = Déplacer un bateau
piece-wonder = étape de la merveille
    .short = étape
page-short-wonder = Étape
    .long = Merveille
page-short-attack_fort = Attaque
    .long = Attaquer le fort
page-short-make_warship = Armer
    .long = Armer un navire
page-short-take_wonder = Début
    .long = Une merveille

## L’accueil

page-scenario = Scénario
page-scenarios =
    { $count ->
        [one] { $count } scénario
       *[other] { $count } scénarios
    }
page-scenario-points = { $points } points
page-box-custom = Personnels

## La campagne

page-campaign-all = Jouer tous les scénarios dans l’ordre
page-campaign-begin = Commencer une campagne
page-campaign-mine = Vos campagnes
page-campaign-open = Continuer
page-campaign-next = En route : { $scenario }
page-campaign-back = Retour à la table : { $scenario }
page-campaign-forget = Supprimer cette campagne
page-campaign-forget-sure = Tous les résultats de cette campagne seront perdus. Ses tables restent.
page-campaign-voyages =
    { $count ->
        [one] { $count } voyage sur { $all }
       *[other] { $count } voyages sur { $all }
    }
page-campaign-won-by = { $name }, { $points } points
page-campaign-now = prochain
page-campaign-later = à venir
page-campaign-standings = Classement
page-campaign-place = Rang
page-campaign-wins = Gagnés
page-campaign-points = Points
page-campaign-level = Niveau des robots

## La carte du scénario et ce que possèdent les joueurs

page-may-move-ship = Vous pouvez déplacer un bateau au bout d’une route ouverte.
page-fact-cloth = Étoffes
page-fact-warships = Navires de guerre
page-fact-fort = Jetons du fort encore à gagner
page-fact-wonder = { $wonder }, étapes construites
page-fact-kept = Ports gardés pour plus tard
page-progress-fog = Tuiles sous le brouillard
page-progress-villages = Villages qui ont des étoffes
page-progress-reserve = Étoffes dans la réserve
page-progress-gifts = Cadeaux sur les côtes
page-progress-harbours = Ports à placer
page-progress-wonder = Merveille la plus haute
page-progress-forts = Jetons de fort gagnés
page-scored-island_points = Points des îles
page-scored-gift_points = Points du peuple oublié
page-scored-cloth = Étoffes
page-scored-fort = Jetons pris au fort, tous nécessaires pour gagner
page-scored-wonder_stage = Étapes de la merveille
page-points-new_island = Première colonie sur chaque île ou région étrangère
page-points-island_settlement = Chaque colonie sur une île étrangère
page-points-best_island = Sur la meilleure de ces îles
page-points-tribe_gift = Cadeau du peuple oublié
page-points-cloth = Étoffes, par groupe de { $count }
page-wins-wonder_stages = L’étape { $count } d’une merveille gagne aussitôt ; les points ne gagnent qu’avec la plus haute merveille
page-wins-fort_tokens = Il faut aussi avoir pris votre fort
page-wonders = Merveilles
page-wonder-free = pas encore prise
page-stage-cost = Une étape :
page-stage-of =
    { $stage ->
        [one] { $stage } étape sur { $stages }
       *[other] { $stage } étapes sur { $stages }
    }
wonder-great_theatre = Grand Théâtre
    .needs = Deux villes. [SEA-S8-7]
wonder-great_bridge = Grand Pont
    .needs = Une construction sur un jeton du pont. [SEA-S8-7]
wonder-monument = Monument
    .needs = Une ville à un port et une route d’au moins cinq. [SEA-S8-7]
wonder-great_wall = Grande Muraille
    .needs = Une construction sur un jeton de la muraille. [SEA-S8-7]
wonder-castle = Château
    .needs = Une ville et au moins six points. [SEA-S8-7]
wonder-lighthouse = Phare
    .needs = Une ville à un port, ou une colonie au port d’une petite île. [SEA-S8-11]
wonder-great_library = Grande Bibliothèque
    .needs = Deux villes. [SEA-S8-11]

## Ce qui change dans chaque scénario

note-new_shores-1 = Commencez sur l’île principale ; trois petites îles attendent au large. [SEA-S1-4]
note-new_shores-2 = Votre première colonie sur chaque petite île vaut deux points de plus. [SEA-S1-6]
note-new_shores-3 = Un bateau coûte du bois et de la laine et se pose au bord de la mer. Une fois par tour, vous pouvez déplacer le dernier bateau d’une route ouverte. [SEA-9] [SEA-18]
note-new_shores-4 = Un sept déplace les voleurs ou les pirates. Près des pirates, aucun bateau ne se construit ni ne bouge. [SEA-28] [SEA-29]
note-new_shores-5 = 14 points pour gagner. [SEA-S1-7]
note-four_islands-1 = Commencez où vous voulez. Les îles de vos deux premières colonies sont les vôtres, les autres sont étrangères. [SEA-S2-3]
note-four_islands-2 = Votre première colonie sur chaque île étrangère vaut deux points de plus. [SEA-S2-5]
note-four_islands-3 = Commencer sur une seule île vous laisse trois îles étrangères ; sur deux, de meilleurs numéros. [SEA-37]
note-four_islands-4 = 13 points pour gagner. [SEA-S2-6]
note-oceania-1 = Deux îles sont connues, le reste est sous le brouillard. Commencez sur les îles connues. [SEA-S3-4]
note-oceania-2 = Un bateau ou une route qui atteint le brouillard retourne la tuile. Une terre reçoit un numéro, et vous une carte de son espèce. [SEA-S3-5]
note-oceania-3 = On ne construit rien dans le brouillard, et ni voleurs ni pirates n’y vont. [SEA-S3-8]
note-oceania-4 = Une terre nouvelle ne rapporte pas de point à elle seule : 12 points pour gagner. [SEA-S3-9]
note-through_the_desert-1 = Commencez au sud de l’île principale. Derrière le désert et sur les îles de l’est, la terre est étrangère. [SEA-S4-3]
note-through_the_desert-2 = Votre première colonie dans chaque région étrangère vaut deux points de plus. Elle doit toucher une tuile de cette région, et pas seulement le désert. [SEA-S4-4] [SEA-S4-6]
note-through_the_desert-3 = Les routes traversent le désert, les bateaux le contournent. [SEA-13]
note-through_the_desert-4 = 14 points pour gagner. [SEA-S4-6]
note-forgotten_tribe-1 = On ne construit de colonies que sur l’île principale. Les petites îles ne produisent rien. [SEA-S5-3]
note-forgotten_tribe-2 = Le premier bateau sur une côte marquée d’une étoile la prend : un point. [SEA-S5-5]
note-forgotten_tribe-3 = Un bateau près d’une carte cachée la prend, comme si vous l’aviez achetée ce tour-ci. [SEA-S5-6]
note-forgotten_tribe-4 = Un bateau près d’un port l’emporte : il va aussitôt à l’une de vos colonies côtières, ou dès que vous en avez une de libre. [SEA-S5-7]
note-forgotten_tribe-5 = Les voleurs évitent les petites îles et ne reviennent pas dans un désert. 13 points pour gagner. [SEA-S5-4] [SEA-S5-8]
note-cloth-1 = Vous placez trois colonies sur les grandes îles ; personne ne s’installe sur les petites. [SEA-S6-3] [SEA-S6-4]
note-cloth-2 = Une route maritime d’une colonie à un village vous donne aussitôt une étoffe, puis une autre chaque fois que son numéro sort. [SEA-S6-5] [SEA-S6-6]
note-cloth-3 = Deux étoffes valent un point. Les bateaux qui atteignent un village ne bougent plus. [SEA-S6-7] [SEA-S6-8]
note-cloth-4 = Il vous faut une route jusqu’à un village pour déplacer les pirates ; vous volez alors une carte ou une étoffe. [SEA-S6-9]
note-cloth-5 = La partie finit à 14 points, ou quand trois villages au plus ont encore des étoffes : alors, le plus de points gagne. Il n’y a pas de Route commerciale la plus longue. [SEA-S6-10] [SEA-S6-11]
note-pirate_islands-1 = Vous vous installez à l’est. Une seule route maritime part vers l’ouest : par le débarcadère jusqu’au fort, tous deux de votre couleur. [SEA-S7-7]
note-pirate_islands-2 = Les cartes Chevalier changent vos bateaux en navires de guerre, en commençant près de chez vous. [SEA-S7-8]
note-pirate_islands-3 = À chaque tour, la flotte avance selon le plus petit dé et attaque le joueur de cette côte : ses navires de guerre contre ce dé. [SEA-S7-9] [SEA-S7-10]
note-pirate_islands-4 = Près de votre fort, vous pouvez attaquer une fois par tour : un dé contre vos navires de guerre. Trois victoires en font votre colonie. [SEA-S7-14] [SEA-S7-15]
note-pirate_islands-5 = Vous gagnez avec votre fort et 10 points. Il n’y a ni voleurs, ni Route commerciale la plus longue, ni Armée la plus puissante. [SEA-S7-4] [SEA-S7-16]
note-wonders-1 = Chacun peut construire une merveille. Chaque merveille a sa condition ; le premier qui la remplit peut la prendre. [SEA-S8-5]
note-wonders-2 = Quatre étapes de cinq cartes ; vous pouvez en construire plusieurs par tour. [SEA-S8-6]
note-wonders-3 = On ne commence pas sur les jetons de la muraille et du pont, ni sur « ! ». [SEA-S8-3]
note-wonders-4 = Une colonie sur une petite île rapporte un point de plus. Il n’y a pas de pirates. [SEA-S8-4] [SEA-S8-8]
note-wonders-5 = La quatrième étape gagne aussitôt ; 10 points avec la merveille la plus haute aussi. [SEA-S8-9]
note-new_world-1 = Toute la carte est tirée au sort. [SEA-NW-2]
note-new_world-2 = Avant la première colonie, chacun place des ports à son tour, sur une côte libre. [SEA-NW-3]
note-new_world-3 = Commencez où vous voulez. Votre première colonie sur chaque île étrangère vaut un point de plus. [SEA-NW-5]
note-new_world-4 = 12 points pour gagner. [SEA-NW-5]

## Pourquoi pas

refusal-ship-none_left = Tous vos bateaux sont sur le plateau.
refusal-ship-too_expensive = Un bateau coûte { $cost }. Il vous manque { $missing }.
refusal-ship-occupied = Il y a déjà un bateau ou une route sur ce chemin.
refusal-ship-no_sea = Un bateau se pose sur un chemin bordé par la mer.
refusal-ship-not_connected = Un bateau doit prolonger votre bateau, colonie ou ville : pas une route, et pas à travers un bâtiment adverse.
refusal-ship-not_at_new_settlement = Le bateau de départ doit toucher la colonie qui vient d’être placée.
refusal-ship-not_own = Ce n’est pas un de vos bateaux.
refusal-ship-one_move = Vous avez déjà déplacé un bateau pendant ce tour.
refusal-ship-just_built = Un bateau ne peut pas être déplacé pendant le tour où il a été construit.
refusal-ship-not_at_the_end = Seul un bateau au bout d’une route ouverte peut être déplacé.
refusal-ship-nowhere_to_go = Il n’y a pas d’autre place pour ce bateau.
refusal-ship-same_place = Le bateau doit aller ailleurs.
refusal-ship-beside_the_pirate = Près des pirates, on ne peut ni construire ni déplacer de bateau.
refusal-pirate-must_move = Les pirates doivent quitter leur tuile.
refusal-pirate-not_at_sea = Les pirates ne vont que sur des tuiles de mer.
refusal-gold-supply_empty = La Réserve n’en a plus : { $card }.
refusal-settlement-not_at_the_start = On ne peut pas commencer ici.
refusal-settlement-not_on_this_island = On ne peut pas construire de colonie sur cette île.
refusal-robber-not_on_this_island = Les voleurs ne peuvent pas aller sur cette île.
refusal-settlement-no_land = Une colonie doit toucher la terre.
refusal-road-no_land = Une route doit toucher la terre.

## Étapes entre les décisions

phase-placed = La prochaine colonie va être placée.
phase-free_roads_left = Les routes gratuites sont en cours de placement.

## Actions

action-place_ship = Placer un bateau : { $edge }
    .label = Placer un bateau
action-lift_ship = Prendre ce bateau pour le déplacer : { $edge }
    .label = Déplacer un bateau
action-set_ship = Poser le bateau ici : { $edge }
    .label = Poser le bateau
action-move_pirate = Déplacer les pirates : { $tile }
    .label = Déplacer les pirates
action-take_gold = Prendre 1 { $card }, une carte au choix
    .label = Prendre une carte au choix

## Décisions ouvertes, dites à qui décide

phase-ship_move = Choisissez une nouvelle place pour le bateau.
phase-gold = Or : prenez une carte au choix dans la Réserve.
phase-gold_due = Les cartes de la rivière d’or sont distribuées.

## Ce qui s’est passé

event-ship_moved =
    { $seat_is ->
        [you] Vous déplacez un bateau d’un chemin ({ $from }) à un autre ({ $to }).
       *[other] { $seat } déplace un bateau d’un chemin ({ $from }) à un autre ({ $to }).
    }
event-pirate_moved =
    { $seat_is ->
        [you] Vous déplacez les pirates : { $tile }.
       *[other] { $seat } déplace les pirates : { $tile }.
    }
event-gold_taken =
    { $seat_is ->
        [you] Vous prenez 1 { $card }, une carte au choix.
       *[other] { $seat } prend 1 { $card }, une carte au choix.
    }
event-island_settled =
    { $seat_is ->
        [you] Vous vous installez en terre étrangère : +{ $points } ({ $corner }).
       *[other] { $seat } s’installe en terre étrangère : +{ $points } ({ $corner }).
    }

## Ce que dit la bannière de chaque décision

banner-ship_move = choisissez où va le bateau
    .other = déplace un bateau
banner-gold = prenez une carte au choix
    .other = prend une carte au choix
banner-fog = choisissez la tuile à découvrir
    .other = lève le brouillard
banner-place_harbour = choisissez une côte : { $harbour }
    .other = place un port
banner-choose_harbour = choisissez le port à placer
    .other = place un port
banner-attach_harbour = choisissez une côte pour votre nouveau port
    .other = place un port
banner-raid = prenez une carte ou une étoffe
    .other = vole un joueur
banner-robber-move_pirate = déplacez les voleurs ou les pirates
banner-place_road-place_ship = choisissez un chemin pour une route ou un bateau
banner-free_roads-place_free_ship =
    { $count ->
        [one] placez { $count } route ou bateau gratuit
       *[other] placez { $count } routes ou bateaux gratuits
    }
banner-choose-lift_ship = choisissez le bateau à déplacer

## Parties guidées

guide-place_road-place_ship = Sur la côte, un bateau peut remplacer la route : il mène vers les îles.
guide-robber-move_pirate = Déplacez les voleurs sur une tuile, ou les pirates sur la mer. Les voleurs bloquent une tuile ; les pirates bloquent les bateaux voisins. Dans les deux cas, vous volez une carte.
guide-ship_move = Posez le bateau là où vous pourriez en construire un. Il prolonge vos bateaux, colonies et villes, jamais une route.
guide-gold = Vous choisissez cette carte : prenez ce qui vous manque le plus.
guide-fog = Chaque tuile de terre découverte vous donne une carte.
guide-place_harbour = Placez le port là où vous voudriez vous installer, ou loin des autres.
banner-no_robber = choisissez qui voler
    .other = peut voler une carte
banner-choose-take_wonder = choisissez votre merveille
guide-raid = Les pirates sont près d’un bateau : prenez une carte au hasard, ou une étoffe. Deux étoffes valent un point.
guide-choose_harbour = Votre bâtiment peut recevoir un port gardé : choisissez lequel.
guide-attach_harbour = Placez le port près d’un de vos bâtiments ; il sert aussitôt.

## Les raisons des conseils

hint-wonder_begun = une merveille à vous
hint-wonder_stages = des étapes de votre merveille
hint-fog_lifted_by_one_piece = du brouillard à portée
hint-fog_lifted_by_two_pieces = du brouillard tout près
hint-harbours_kept = un port gardé pour plus tard
hint-harbours_at_good_corners = des ports à de bonnes intersections
hint-best_spot_by_one_ship = un bon endroit à un bateau
hint-best_spot_by_two_ships = un bon endroit à deux bateaux
hint-best_spot_by_three_ships = un bon endroit à trois bateaux
hint-best_spot_by_more_ships = un bon endroit outre-mer
hint-points_overseas = des points pour une île nouvelle
hint-points_of_the_tribe_taken_and_near = des points du peuple oublié
hint-cards_of_the_tribe_near = des cartes du peuple oublié tout près
hint-harbours_of_the_tribe_near = des ports du peuple oublié tout près
hint-stages_short_of_the_highest_wonder = moins d’étapes de retard sur la plus haute merveille
hint-great_theatre_soon = bientôt une étape de votre merveille
hint-great_bridge_soon = bientôt une étape de votre merveille
hint-monument_soon = bientôt une étape de votre merveille
hint-great_wall_soon = bientôt une étape de votre merveille
hint-castle_soon = bientôt une étape de votre merveille
hint-lighthouse_soon = bientôt une étape de votre merveille
hint-great_library_soon = bientôt une étape de votre merveille
hint-ship_soon = bientôt un bateau
hint-ship_later = des bateaux plus tard
hint-way_to_the_fort = un chemin plus court vers votre fort
hint-warships = des navires de guerre
hint-fort_tokens_won = des jetons gagnés sur votre fort
hint-attack_on_the_fort = une attaque contre votre fort
hint-half_a_pair_of_cloth = une moitié de paire d’étoffes
hint-cloth_to_come = des étoffes à venir
hint-village_near = un village tout près

## Le plateau en liste

list-village = village { $number }
list-cloth = étoffes restantes : { $count }
list-reached = atteint par { $names }
list-fort = fort
list-fort-tokens = jetons restants : { $count } sur { $of }
list-landing = débarcadère
list-gift =
    { $kind ->
        [point] cadeau : un point
       *[card] cadeau : une carte Développement
    }
list-site =
    { $kind ->
        [no_start] personne ne commence ici
       *[other] place d’une merveille : { $wonder }
    }
list-lifted = bateau en train d’être déplacé
list-kind-village = Villages
list-kind-gift = Cadeaux du peuple oublié
list-kind-site = Places de merveilles

## Les cartes qui disent ce qui s’est passé

page-result-discovery = Découverte
page-result-pirates = pirates
page-result-warships = navires de guerre
page-result-fleet_attacked = Les pirates attaquent
page-result-fleet_attacked-won = Plus de navires de guerre que de pirates : le joueur prend une carte au choix.
page-result-fleet_attacked-even = Autant de navires de guerre que de pirates : il ne se passe rien.
page-result-fleet_attacked-lost = Moins de navires de guerre que de pirates : le joueur perd une carte, et une de plus par ville.
page-result-fort_attacked = Attaque d’un fort
page-result-fort_attacked-won = Plus de navires de guerre que n’indique le dé : un jeton du fort est gagné.
page-result-fort_attacked-even = Autant de navires de guerre que n’indique le dé : le bateau le plus proche est perdu.
page-result-fort_attacked-lost = Moins de navires de guerre que n’indique le dé : les deux bateaux les plus proches sont perdus.
