# La variante Les Péripéties de Catane. en/tb_events.ftl a les mêmes clés.

option-event_cards = une carte Événement est dévoilée au lieu de lancer les dés
page-option-event_cards = Les Péripéties de Catane

## Actions et décisions

action-reveal_card = Dévoiler une carte Événement
    .label = Dévoiler une carte
action-damage_road = Endommager votre route : { $edge }
    .label = Endommager cette route
action-repair_road = Réparer votre route : { $edge }
    .label = Réparer une route
action-give_neighbour = Donner à votre voisin de gauche : { $card }
    .label = Donner une carte
action-give_help = Donner { $card } à { $seat }
    .label = Donner une carte
action-take_resource = Prendre : { $card }
    .label = Prendre une carte
action-take_from = Prendre une carte à { $victim }
    .label = Prendre une carte
phase-reveal_card = La prochaine carte Événement est dévoilée.
phase-earthquake = Séisme : choisissez une de vos routes à endommager.
phase-good_neighbours = Bons voisins : choisissez une carte pour votre voisin de gauche.
phase-neighbours_exchange = Les cartes passent à gauche.
phase-neighbourly_help = Aide des voisins : donnez une carte à un joueur qui a moins de points.
phase-event_resource = La carte Événement vous laisse choisir une ressource de la Réserve.
phase-event_victim = La carte Événement vous laisse prendre une carte à un autre joueur : choisissez lequel.
fact-cards_to_new_year = Cartes Événement avant la Nouvelle année
fact-damaged_road = Routes endommagées
piece-repair = route réparée
    .short = rép.

## Ce qui s’est passé

event-card_revealed =
    { $seat_is ->
        [you] Vous dévoilez { $number }
       *[other] { $seat } dévoile { $number }
    }{ $event ->
        [robber_attack] , Attaque des voleurs.
        [epidemic] , Épidémie : chaque ville ne donne qu’une carte.
        [earthquake] , Séisme : chacun endommage une route.
        [good_neighbours] , Bons voisins : chacun donne une carte à gauche.
        [tournament] , Tournoi de chevaliers : ceux qui ont le plus de chevaliers prennent une ressource.
        [trade_advantage] , Avantage commercial : la route la plus longue prend une carte.
        [calm_sea] , Mer calme : ceux qui ont le plus de bâtiments sur un port prennent une ressource.
        [robber_flees] , Fuite des voleurs.
        [neighbourly_help] , Aide des voisins : ceux qui sont en tête donnent une carte.
        [conflict] , Conflit : l’armée la plus puissante prend une carte.
        [plentiful_year] , Année prospère : chacun prend une ressource.
       *[no_event] .
    }
event-new_year = Nouvelle année : toutes les cartes Événement sont mélangées, et 5 restent à l’écart sans être vues.
event-road_damaged =
    { $seat_is ->
        [you] Vous endommagez une route : { $edge }.
       *[other] { $seat } endommage une route : { $edge }.
    }
event-road_repaired =
    { $seat_is ->
        [you] Vous réparez une route : { $edge }.
       *[other] { $seat } répare une route : { $edge }.
    }
event-card_given =
    { $seat_is ->
        [you] Vous donnez 1 { $card } à { $to }.
       *[other]
            { $to_is ->
                [you] { $seat } vous donne 1 { $card }.
               *[other] { $seat } donne une carte à { $to }.
            }
    }
event-resource_taken =
    { $seat_is ->
        [you] Vous prenez 1 { $card } dans la Réserve.
       *[other] { $seat } prend 1 { $card } dans la Réserve.
    }
event-red_rolled =
    { $seat_is ->
        [you] Vous lancez { $face } avec le dé rouge.
       *[other] { $seat } lance { $face } avec le dé rouge.
    }
event-fleet_rolled =
    { $seat_is ->
        [you] Vous lancez { $dice } pour la flotte.
       *[other] { $seat } lance { $dice } pour la flotte.
    }

## Pourquoi pas

refusal-earthquake-damaged_already = Cette route est déjà endommagée.
refusal-earthquake-no_road = Vous n’avez pas de route ici.
refusal-earthquake-too_expensive = Il vous manque { $missing } pour réparer une route.
refusal-earthquake-nothing_to_repair = Vous n’avez pas de route endommagée ici.
refusal-earthquake-repair_first = Réparez votre route endommagée avant de construire une autre route.
refusal-earthquake-beside_damage = Votre route vers ce lieu est endommagée : réparez-la d’abord.
refusal-event-not_fewer_points = Choisissez un joueur qui a moins de points que vous.
refusal-event-card_not_held = Vous n’avez pas cette carte : { $card }.
refusal-event-card_not_given = Ce n’est pas une ressource : { $card }.
refusal-event-supply_empty = La Réserve n’en a plus : { $card }.
refusal-event-no_victim = Vous ne pouvez pas prendre de carte à { $victim }.

## Ce que dit la page

page-short-repair = Réparer
    .long = Réparer
page-event-card = Carte Événement
page-events-instead = au lieu des dés
page-events-to-new-year =
    { $count ->
        [one] carte, puis la Nouvelle année avec { $under } autres dessous
       *[other] cartes, puis la Nouvelle année avec { $under } autres dessous
    }
page-events-seen = { $seen } sur { $all } vues
page-events-left = Cartes que personne n’a vues depuis la Nouvelle année, par nombre
page-events-left-of = { $number } : il en reste { $count } sur { $all }
page-events-yours = dévoilée par vous
page-events-whose = dévoilée par { $name }
page-fact-damaged =
    { $count ->
        [one] { $count } route endommagée
       *[other] { $count } routes endommagées
    }
banner-before_roll-reveal_card = dévoilez une carte Événement
banner-earthquake = Séisme : choisissez une de vos routes
    .other = choisit une route à endommager
banner-good_neighbours = Bons voisins : choisissez une carte pour votre voisin de gauche
    .other = choisit une carte pour son voisin de gauche
banner-neighbourly_help = Aide des voisins : donnez une carte à un joueur qui a moins de points
    .other = donne une carte à un joueur qui a moins de points
banner-event_resource = choisissez une ressource de la Réserve
    .other = prend une ressource
banner-event_victim = choisissez à qui prendre une carte
    .other = prend une carte à un autre joueur
guide-before_roll-reveal_card = Dévoilez la première carte Événement. Son texte s’applique d’abord, puis chaque tuile qui porte son nombre donne des cartes. Sur un sept, les voleurs se déplacent.
guide-earthquake = Choisissez une de vos routes. Elle reste en place et compte toujours, mais vous ne construisez aucune autre route, ni rien à ses extrémités, avant de la réparer pour 1 bois et 1 argile.
    .other = Chacun endommage une route.
guide-good_neighbours = Choisissez une carte pour le joueur à votre gauche. Toutes les cartes changent de main en même temps.
    .other = Chacun choisit une carte pour le joueur à sa gauche.
guide-neighbourly_help = Vous êtes en tête : donnez une de vos cartes à un joueur qui a moins de points.
    .other = Les joueurs en tête donnent une carte.
guide-event_resource = Prenez une ressource que la Réserve a encore.
    .other = Un joueur prend une ressource dans la Réserve.
guide-event_victim = Choisissez un joueur. Vous recevez une de ses cartes au hasard.
    .other = Un joueur prend une carte au hasard à un autre joueur.

## Les cartes

happening-robber_attack = Attaque des voleurs
    .text = Les mains trop pleines perdent la moitié. Puis les voleurs se déplacent.
happening-epidemic = Épidémie
    .text = Chaque ville ne donne qu’une carte cette fois.
happening-earthquake = Séisme
    .text = Chacun endommage une route. Il faut la réparer pour 1 bois et 1 argile avant d’en construire une autre.
happening-good_neighbours = Bons voisins
    .text = Chacun donne 1 ressource à son voisin de gauche.
happening-tournament = Tournoi de chevaliers
    .text = Les joueurs qui ont le plus de chevaliers prennent 1 ressource chacun.
happening-trade_advantage = Avantage commercial
    .text = Le joueur de la route la plus longue prend 1 carte à un autre joueur.
happening-calm_sea = Mer calme
    .text = Les joueurs qui ont le plus de bâtiments sur un port prennent 1 ressource chacun.
happening-robber_flees = Fuite des voleurs
    .text = Les voleurs rentrent chez eux. Personne n’est volé.
happening-neighbourly_help = Aide des voisins
    .text = Les joueurs en tête donnent 1 ressource à un joueur qui a moins de points.
happening-conflict = Conflit
    .text = L’armée la plus puissante prend 1 carte à un autre joueur.
happening-plentiful_year = Année prospère
    .text = Chacun prend 1 ressource.
happening-no_event = Sans événement
    .text = Des jours tranquilles sur Catane.

## Catan for Two: two cards in every turn

event_cards-action-roll_again = Révéler la seconde carte du tour
    .label = Seconde carte
event_cards-phase-second_roll = Révélez une seconde carte Événement.
event_cards-banner-second_roll = révélez une seconde carte Événement
    .other = va révéler une seconde carte Événement
event_cards-guide-second_roll = À chaque tour, vous révélez deux cartes Événement, l’une après l’autre.
page-first-card = première carte

list-damaged = route endommagée
