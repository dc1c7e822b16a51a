# Ce que dit la page de Villes & Chevaliers : ses cartes, ses pièces, ses panneaux et ses questions.
# Les numéros de règles entre crochets deviennent des liens vers la page des règles.

## Cartes et pièces

page-card-cloth = Tissu
page-card-coin = Monnaie
page-card-paper = Papier
page-card-mining = Mines
page-card-warlord = Seigneur
page-card-commercial_harbour = Port comm.
page-card-master_merchant = Maître march.
page-card-merchant_fleet = Flotte
page-card-resource_monopoly = Mon. ressource
page-card-trade_monopoly = Mon. commerce
page-short-wall = Rempart
    .long = Rempart
page-short-knight = Chev.
    .long = Chevalier
page-short-stop_promoting = Stop
    .long = Arrêter
page-short-stop_offering = Stop
    .long = Arrêter
page-short-keep_road_off = Laisser
    .long = Ne pas rebâtir
page-short-no_deserter = Aucun
    .long = Aucun chevalier

## Domaines et pioches

page-track-trade = Commerce
    .letter = C
page-track-politics = Politique
    .letter = P
page-track-science = Science
    .letter = S
page-deck-trade = Carte Progrès : commerce
page-deck-politics = Carte Progrès : politique
page-deck-science = Carte Progrès : science
page-progress-hand = Vos cartes Progrès
page-progress-cards = Cartes Progrès en main

## Améliorations

page-improvements = Améliorations
page-next-level = ensuite : { $name }
page-track-done = complet
page-free = gratuit
page-level-of = niveau { $level } sur { $levels }
page-gate-draws = Pioche à ce portail jusqu’au rouge { $red }.
page-red-up-to = Pioche une carte si le dé rouge montre de 1 à { $red }.
page-ability-trade = Articles à 2:1.
    .long = Deux articles de commerce identiques s’échangent contre une carte au choix. [CK-44]
page-ability-politics = Chevaliers puissants.
    .long = Les chevaliers forts peuvent devenir puissants. [CK-45]
page-ability-science = Une ressource si le lancer ne vous donne rien.
    .long = Si un lancer autre qu’un sept ne vous donne aucune carte, prenez une ressource. [CK-46]
page-points-metropolis = Métropole, en plus de la ville
page-costs-tab-build = Bâtir
page-costs-tab-tracks = Chevaliers et villes
page-costs-tab-points = Points
page-costs-knight = Chevalier
page-costs-about-knight = force 1, sur votre route
page-costs-about-activation = seuls les actifs défendent
page-costs-about-promotion = force 2 ; 3 avec la Forteresse
page-costs-about-wall = sous une ville : 2 cartes de plus
page-costs-improve = Améliorer une ville
page-costs-improve-how = Le niveau 3 coûte 3 cartes, et ainsi de suite. Le premier au niveau 4 reçoit une métropole : 2 points de plus.
page-points-defender = Sauveur de Catane
page-points-merchant = Marchand, tant que vous l’avez
page-metropolis = métropole
page-metropolis-first = Donne la métropole : 2 points.
    .long = Le premier joueur à atteindre ce niveau fait d’une de ses villes la métropole : elle vaut quatre points. [CK-48]
page-metropolis-take = Prend la métropole.
    .long = Prend la métropole à un joueur qui n’a pas atteint ce niveau ; ensuite elle est à vous pour toujours. [CK-49]
page-metropolis-keep = La métropole est à vous pour toujours.
page-metropolis-yours = votre métropole
page-metropolis-of = métropole : { $name }
page-seat-track = { $track } : niveau { $level } sur { $levels }, cartes cachées : { $cards }
page-seat-track-metropolis = { $track } : niveau { $level } sur { $levels } et la métropole, cartes cachées : { $cards }

## Les barbares

page-barbarians = Barbares
page-steps-away =
    { $count ->
        [one] à { $count } pas
       *[other] à { $count } pas
    }
page-steps-done = La flotte a avancé : { $done } pas sur { $steps }
page-strengths = Barbares { $cities }, chevaliers { $defence }
page-strength-cities = Force des barbares : un par ville sur le plateau
page-strength-cities-short = villes
page-strength-knights = Force de tous les chevaliers actifs
page-strength-knights-short = chevaliers
page-strength-active = Force des chevaliers actifs
page-strength-own = force { $strength }
page-strength-of = { $name } défend avec { $strength }
page-would-lose = { $name } défend avec { $strength } et perdrait une ville
page-would-defend = { $name } défend le mieux, avec { $strength }
page-holds = protégé
page-falls = en danger
page-attack-held = S’ils attaquaient maintenant : repoussés. Le point irait à { $names }.
page-attack-shared = S’ils attaquaient maintenant : repoussés. Une carte Progrès chacun pour { $names }.
page-attack-nothing = S’ils attaquaient maintenant : repoussés, sans récompense pour personne.
page-attack-lost =
    { $count ->
        [one] S’ils attaquaient maintenant : { $names } perdrait une ville.
       *[other] S’ils attaquaient maintenant : { $names } perdraient chacun une ville.
    }
page-attack-nothing-lost = S’ils attaquaient maintenant, ils gagneraient, mais ne pourraient prendre aucune ville.
page-robber-locked = Les voleurs ne bougent pas avant la première attaque.
page-event-ship = Les barbares approchent.
page-event-gate = Portail ({ $track }) : on pioche dès le niveau { $level }.

## Les chevaliers

page-your-knights = Vos chevaliers
page-knight-1 = Ordinaire
page-knight-2 = Fort
page-knight-3 = Puissant
page-knight-active = actif
page-knight-resting = inactif
page-knight-move = Déplacer
page-knight-chase = Chasser
page-knight-wake = Activer
page-knight-recruit = Recruter un chevalier
page-knight-recruit-where = sur une intersection libre de vos routes
page-knight-rest-note = Un chevalier activé maintenant peut agir à partir de votre prochain tour. Seuls les chevaliers actifs défendent.

## La barre, les fiches de tous

page-strip-improve = Améliorer
page-strip-knights = Chevaliers
page-about-cities = Tout sur Villes & Chevaliers
page-cities-seats = Joueurs
page-cities-costs = Prix
page-cities-cards = Cartes
page-cities-notes = Règles
page-hidden-cards =
    { $count ->
        [0] aucune carte cachée
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
page-walls-left =
    { $count ->
        [one] { $count } rempart en réserve
       *[other] { $count } remparts en réserve
    }
page-fact-defender = Sauveur de Catane
page-fact-printer = Imprimerie : un point
page-fact-constitution = Constitution : un point
page-fact-merchant = Marchand : un point
page-price-road = Route
page-price-ship = Bateau
page-price-settlement = Colonie
page-price-city = Ville
page-price-wall = Rempart
page-price-knight = Recruter un chevalier
page-price-activation = Activer un chevalier
page-price-promotion = Faire évoluer un chevalier
page-scored-defender_cards = Sauveur de Catane
page-scored-metropolis = Métropoles
page-scored-progress_points = Points des cartes Progrès
page-scored-merchant = Le marchand
page-field-red = Dé rouge
page-field-white = Dé blanc

## L’accueil

page-option-cities_knights = Avec Villes & Chevaliers

## Ce que dit le bandeau de chaque décision

banner-place_city = choisissez une intersection pour votre ville
    .other = place une ville
banner-place_metropolis = métropole ({ $track }) : choisissez la ville
    .other = place une métropole
banner-aqueduct = votre Aqueduc vous donne une ressource
    .other = prend une ressource grâce à l’Aqueduc
banner-lose_city = les barbares prennent une ville : laquelle ?
    .other = perd une ville
banner-knight_move = choisissez où va le chevalier
    .other = déplace un chevalier
banner-displaced = { $active } expulse votre chevalier : où va-t-il ?
    .other = déplace un chevalier expulsé
banner-discard_progress = défaussez une carte Progrès
    .other = défausse une carte Progrès
banner-choose_deck = choisissez où piocher
    .other = pioche une carte Progrès
banner-smith = faites évoluer jusqu’à deux chevaliers
    .other = fait évoluer des chevaliers
banner-commercial_harbour = proposez une ressource contre un article
    .other = propose des ressources contre des articles
banner-commercial_answer = donnez un article contre la ressource
    .other = doit donner un article
banner-master_merchant = prenez une carte dans cette main
    .other = prend des cartes dans une main
banner-chase = votre chevalier chasse les voleurs : choisissez une tuile
    .other = chasse les voleurs
banner-bishop = choisissez une tuile pour les voleurs
    .other = déplace les voleurs avec l’Évêque
banner-desert = un de vos chevaliers déserte : lequel ?
    .other = perd un chevalier
banner-deserter = vous pouvez placer un chevalier
    .other = peut placer un chevalier
banner-rebuild = reconstruisez votre route ailleurs, ou laissez-la
    .other = peut reconstruire une route
banner-spy = prenez une de ces cartes Progrès
    .other = regarde des cartes Progrès
banner-wedding =
    { $count ->
        [one] donnez { $count } carte pour le mariage
       *[other] donnez { $count } cartes pour le mariage
    }
    .other = doit donner des cartes pour le mariage
banner-action-lift_knight = commerce, construction, chevaliers
banner-action-recruit = commerce, construction, chevaliers
banner-action-activate = commerce, construction, chevaliers
banner-action-promote = commerce, construction, chevaliers
banner-chase_pirate = déplacez les pirates
    .other = déplace les pirates
banner-choose-recruit = choisissez une intersection pour le chevalier
banner-choose-activate = choisissez le chevalier à activer
banner-choose-promote = choisissez le chevalier à faire évoluer
banner-choose-lift_knight = choisissez le chevalier à déplacer
banner-choose-chase_robber = choisissez le chevalier qui chasse les voleurs
banner-choose-build_wall = choisissez la ville pour le rempart
banner-choose-play_engineer = choisissez la ville pour le rempart
banner-choose-play_medicine = choisissez la colonie à améliorer
banner-choose-play_inventor = choisissez deux jetons numérotés à échanger
banner-choose-play_merchant = choisissez une tuile pour le marchand
banner-choose-play_alchemist = choisissez les dés

## Ce qui est particulier à Villes & Chevaliers

note-cities_knights-1 = Vous commencez avec une colonie et une ville. Les villes près des forêts, des montagnes et des prés produisent aussi un article de commerce : papier, monnaie, tissu. [CK-8] [CK-15]
note-cities_knights-2 = Les articles de commerce paient les améliorations. Grâce à elles, vous piochez des cartes Progrès aux portails du dé Évènement ; le premier au niveau quatre a la métropole, qui vaut quatre points. [CK-36] [CK-48]
note-cities_knights-3 = Les barbares débarquent au septième bateau noir. Leur force est le nombre de villes ; les chevaliers actifs défendent. [CK-23] [CK-24] [CK-25]
note-cities_knights-4 = S’ils gagnent, le joueur qui a le moins défendu perd une ville. S’ils perdent, le meilleur défenseur reçoit un point. [CK-29] [CK-27]
note-cities_knights-5 = Les chevaliers se recrutent au bord de vos routes, s’activent contre un blé, évoluent et se déplacent. Ils bloquent des intersections et les routes des autres, et chassent les voleurs. [CK-53] [CK-54] [CK-62]
note-cities_knights-6 = Jusqu’à la première attaque, un sept ne déplace pas les voleurs. Un rempart augmente votre limite de main de deux cartes. [CK-33] [CK-67]
note-cities_knights-7 = Il n’y a ni cartes Développement ni Armée la plus puissante. Il faut 13 points pour gagner ; en mer, deux de plus que dans le scénario. [CK-6] [CK-11] [CK-102]

## Parties guidées

guide-place_city = Votre deuxième bâtiment est une ville : elle donne deux cartes par tuile ; près des forêts, des montagnes et des prés, l’une des deux est un article de commerce. Elle vous rapporte aussi tout de suite une carte de chaque tuile voisine.
    .other = Le deuxième bâtiment de chacun est une ville.
guide-place_metropolis = La métropole se pose sur une de vos villes : elle vaut quatre points, et les barbares ne peuvent pas la prendre.
guide-aqueduct = Prenez ce qui vous manque le plus : votre Aqueduc vous aide chaque fois qu’un lancer ne vous donne rien.
guide-lose_city = Les barbares ont gagné. La ville que vous choisissez devient une colonie et perd son rempart.
guide-knight_move = Le chevalier suit vos routes jusqu’à une intersection libre, ou expulse un chevalier plus faible d’un autre joueur.
guide-displaced = Un chevalier plus fort a pris sa place. Le vôtre suit vos propres routes jusqu’à une intersection libre ; il garde son rang et reste actif ou inactif.
guide-discard_progress = Vous pouvez garder quatre cartes Progrès cachées. Une carte défaussée va sous sa pioche.
guide-choose_deck = Vous avez défendu aussi bien que le meilleur : piochez où vous voulez. Le commerce apporte des biens, la politique du pouvoir, la science de la croissance.
guide-chase = Les voleurs quittent la tuile voisine de votre chevalier : déplacez-les et prenez une carte à un joueur voisin.
guide-bishop = Choisissez une tuile entourée de bâtiments : vous piochez une carte chez chacun de leurs propriétaires.
guide-desert = Le Déserteur a été joué contre vous. Abandonnez le chevalier le moins utile.
guide-deserter = Un chevalier aussi fort que celui qui a déserté peut vous rejoindre, sur une intersection libre de vos routes.
guide-rebuild = La route est revenue dans votre main : construisez-la où elle sert mieux, ou gardez-la.
guide-spy = Voici les cartes cachées de votre adversaire. Celle que vous prenez est à vous.
guide-wedding = Un joueur qui a moins de points se marie. Donnez les cartes dont vous avez le moins besoin ; les articles de commerce comptent aussi.
guide-commercial_harbour = Proposez une ressource à un adversaire : s’il a un article de commerce, il doit vous en donner un. Une fois par adversaire.
guide-commercial_answer = Vous recevez la ressource et choisissez l’article de commerce à donner.
guide-master_merchant = Voici la main de votre adversaire. Prenez deux cartes.
guide-smith = Choisissez les chevaliers à faire évoluer d’un rang, ou arrêtez.

## Les raisons des conseils
hint-activation_later = des chevaliers activés plus tard
hint-activation_soon = un chevalier bientôt actif
hint-best_defender = la récompense du meilleur défenseur
hint-cards_about_to_be_taken = des cartes à prendre
hint-cards_about_to_go = moins de cartes à donner
hint-city_in_danger = une ville hors de danger
hint-commodities_produced = plus d’articles de commerce aux dés
hint-defence_too_weak = une meilleure défense contre les barbares
hint-displaced_knight = un chevalier expulsé
hint-draw_chances = plus de chances de piocher à un portail
hint-full_hand_of_progress_cards = de la place pour d’autres cartes Progrès
hint-gifts_to_come = des cartes des autres
hint-knight_about_to_come = un chevalier qui vous rejoint
hint-knight_about_to_go = un chevalier gardé
hint-knight_later = des chevaliers plus tard
hint-knight_soon = bientôt un chevalier
hint-knights_ready_to_act = des chevaliers prêts à agir
hint-lasting_abilities = une capacité durable
hint-merchant_as_long_as_it_stays = le marchand
hint-metropolis_for_good = une métropole qui reste à vous
hint-metropolis_near = une métropole à portée
hint-metropolis_threatened = une métropole hors d’atteinte
hint-no_city_to_improve = une ville à améliorer
hint-politics_improvement_later = la politique plus tard
hint-politics_improvement_soon = bientôt une amélioration politique
hint-progress_cards_in_hand = des cartes Progrès
hint-progress_cards_of_others = moins de cartes Progrès chez les autres
hint-science_improvement_later = la science plus tard
hint-science_improvement_soon = bientôt une amélioration scientifique
hint-strength_missing_to_be_safe = la sécurité face aux barbares
hint-strength_of_active_knights = des chevaliers actifs
hint-strength_of_knights = des chevaliers forts
hint-trade_improvement_later = le commerce plus tard
hint-trade_improvement_soon = bientôt une amélioration commerciale
hint-wall_later = des remparts plus tard
hint-wall_soon = bientôt un rempart
hint-walls = des remparts

## Le plateau en liste

list-knight =
    { $active ->
        [yes] { $level ->
            [basic] chevalier ordinaire, actif
            [strong] chevalier fort, actif
           *[mighty] chevalier puissant, actif
        }
       *[no] { $level ->
            [basic] chevalier ordinaire, inactif
            [strong] chevalier fort, inactif
           *[mighty] chevalier puissant, inactif
        }
    }
list-walled = avec un rempart
list-metropolis = métropole ({ $track })
list-laid = couchée

## La carte d’un débarquement

page-event-landed = Les barbares ont débarqué.
page-landing-about = Les barbares ont débarqué
page-landing-sacked = L’île est pillée
page-landing-held = Repoussés, { $strength } contre { $defence }
page-landing-cities = villes sur l’île
page-landing-knights = chevaliers actifs
page-landing-keeps = garde tout
page-landing-lost = perd une ville : { $place }
page-landing-chooses = doit abandonner une ville
page-landing-defender = sauveur de Catane : un point
page-landing-progress = pioche une carte Progrès
page-landing-why-sacked = Le joueur qui a le moins défendu perd une ville ; à égalité, chacun en perd une. Elle redevient une colonie. La flotte repart et tous les chevaliers se reposent.
page-landing-why-held = Autant de chevaliers que de villes suffisent. La flotte repart et tous les chevaliers se reposent.
