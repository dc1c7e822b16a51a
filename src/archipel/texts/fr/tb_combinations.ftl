# Ce que les livrets ne combinent pas : le réglage qui le permet, et les scénarios avec d’autres boîtes.

page-option-advanced_combinations = Combinaisons avancées
option-advanced_combinations = les scénarios de cette boîte avec d’autres boîtes, selon d’autres règles de l’éditeur
page-variant-turn-on = Activer : { $option }
page-surprise = Surprenez-moi
page-surprise-advanced = aussi des combinaisons avancées
page-surprise-drawn = Tiré au sort : { $what }. Créez la table, changez quelque chose ou tirez encore.
page-matrix = Ce qui va ensemble
page-matrix-lead = Une ligne et une colonne se croisent : choisissez une case pour lire pourquoi, ou pour ouvrir une table avec les deux.
page-matrix-with = { $row } + { $column } :
page-matrix-chosen = Choisi : { $what }.
page-matrix-legend = Légende
page-matrix-yes = oui
    .long = vont ensemble
page-matrix-changed = oui*
    .long = vont ensemble, avec un changement
page-matrix-advanced = av.
    .long = une combinaison avancée
page-matrix-idle = (oui)
    .long = permis, mais sans effet
page-matrix-no = non
    .long = ne vont pas ensemble
page-matrix-same = –
    .long = l’un fait partie de l’autre

## Les Rivières avec Villes & Chevaliers

option-diplomat_gold = une route au bord de la rivière que le Diplomate enlève coûte un or à son propriétaire, ou au joueur de la carte
page-option-diplomat_gold = L’or d’une route enlevée
choice-diplomat_gold-owner = payé par son propriétaire
choice-diplomat_gold-player = payé par le joueur de la carte
action-save_city = Payer cinq or : les barbares ne prennent aucune ville
    .label = Payer cinq or
event-city_saved =
    { $seat_is ->
        [you] Vous payez les barbares et gardez votre ville.
       *[other] { $seat } paie les barbares et garde sa ville.
    }
refusal-diplomat-bridge = Le Diplomate n’enlève jamais un pont.

## Les Pêcheurs avec Villes & Chevaliers

action-fish_progress = Donner { $tokens } poissons : piocher une carte Progrès
    .label = Piocher une carte Progrès
page-fish-fish_progress = Piocher une carte Progrès
refusal-fish-no_progress = Il ne reste aucune carte Progrès.

## La Caravane avec Villes & Chevaliers

action-lay_brick_votes = Miser argile et bois : { $brick } + { $lumber }
    .label = Miser
event-brick_votes_laid =
    { $seat_is ->
        [you] Vous misez { $brick } argile et { $lumber } bois.
       *[other] { $seat } mise { $brick } argile et { $lumber } bois.
    }

## Barbares & Marchands avec Villes & Chevaliers

action-charge_barbarian = Chasser un barbare avec un chevalier : { $corner }
    .label = Chasser un barbare
action-route_barbarian = Chasser le barbare : { $from } → { $to }
    .label = Déplacer le barbare
phase-route_barbarian = Votre chevalier chasse un barbare : choisissez le chemin où il fuit.
banner-route_barbarian = choisissez le chemin où le barbare fuit
    .other = chasse un barbare
guide-route_barbarian = Tout chemin libre ou toute route convient. Sur la route d’un autre joueur, vous lui volez une carte.
event-barbarian_charged =
    { $seat_is ->
        [you] Votre chevalier chasse un barbare : { $corner }.
       *[other] { $seat } chasse un barbare avec un chevalier : { $corner }.
    }
refusal-knight-no_barbarian = Aucun barbare n’est sur un chemin à côté de ce chevalier : { $corner }.
refusal-barbarian-not_beside_knight = Votre chevalier n’est pas à côté d’un barbare là : { $edge }.
