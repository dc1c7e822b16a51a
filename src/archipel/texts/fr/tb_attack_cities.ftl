# L’Invasion barbare avec Villes & Chevaliers (COMBO-25). Les textes qui commencent par `barbarian_attack-cities_knights-`
# remplacent ceux des deux boîtes là où on joue avec les deux. Mêmes clés que en/tb_attack_cities.ftl.

option-coast_bishop = avec Villes & Chevaliers : l’Évêque visite une tuile, ou est retiré de la pile
page-option-coast_bishop = L’Évêque sans voleurs
choice-coast_bishop-kept = visite une tuile
choice-coast_bishop-left_out = est retiré

## Actions et décisions

action-recruit_at_castle = Recruter un chevalier : { $edge }
    .label = Recruter un chevalier
action-activate_path_knight = Activer le chevalier : { $edge }
    .label = Activer un chevalier
action-promote_path_knight = Faire évoluer le chevalier : { $edge }
    .label = Faire évoluer un chevalier
action-displace_path_knight = Expulser le chevalier : { $edge }
    .label = Expulser un chevalier
action-withdraw_knight = Poser votre chevalier expulsé ici : { $edge }
    .label = Poser le chevalier expulsé
action-desert_path_knight = Laisser partir le chevalier : { $edge }
    .label = Laisser partir un chevalier
action-place_path_deserter = Placer le chevalier au château : { $edge }
    .label = Placer un chevalier
action-promote_path_free = Faire évoluer gratuitement : { $edge }
    .label = Faire évoluer un chevalier
action-capture_by_intrigue = Jouer Intrigue : faire un barbare prisonnier : { $tile }
    .label = Jouer Intrigue
phase-path_displaced = Votre chevalier a été expulsé : choisissez le chemin libre le plus proche.
phase-path_desert = Déserteur : un de vos chevaliers vous quitte. Choisissez lequel.
phase-path_deserter = Déserteur : vous pouvez placer un chevalier sur un côté libre du château.
phase-path_smith = Forgeron : faites évoluer gratuitement jusqu’à deux chevaliers.
phase-improvement_landing = L’amélioration amène un barbare.
barbarian_attack-cities_knights-phase-knights_march = Déplacez vos chevaliers : trois chemins chacun. Un chevalier actif peut en faire cinq, et devient inactif.
barbarian_attack-cities_knights-phase-bishop = Évêque : choisissez une tuile. Vous piochez une carte chez chaque joueur qui y a un bâtiment non conquis.
barbarian_attack-cities_knights-action-play_bishop = Jouer Évêque : piocher une carte chez chaque joueur d’une tuile
    .label = Jouer Évêque
barbarian_attack-cities_knights-action-send_bishop = Piocher une carte chez chaque joueur voisin : { $tile }
    .label = Envoyer l’Évêque

## Ce qui s’est passé

event-path_knight_activated =
    { $seat_is ->
        [you] Vous activez votre chevalier : { $edge }.
       *[other] { $seat } active un chevalier : { $edge }.
    }
event-path_knight_promoted =
    { $seat_is ->
        [you] Votre chevalier évolue et devient { $rank } : { $edge }.
       *[other] Un chevalier ({ $seat }) évolue et devient { $rank } : { $edge }.
    }
event-path_knight_demoted =
    { $seat_is ->
        [you] Votre chevalier s’affaiblit et devient { $rank } : { $edge }.
       *[other] Un chevalier ({ $seat }) s’affaiblit et devient { $rank } : { $edge }.
    }
event-path_knight_displaced =
    { $seat_is ->
        [you] Votre chevalier est expulsé : { $edge }.
       *[other] Un chevalier est expulsé ({ $seat }) : { $edge }.
    }
event-path_knight_withdrew =
    { $seat_is ->
        [you] Votre chevalier se retire : { $from } → { $to }.
       *[other] Un chevalier se retire ({ $seat }) : { $from } → { $to }.
    }
event-merchant_left =
    { $seat_is ->
        [you] Votre marchand quitte la tuile conquise : { $tile }.
       *[other] Le marchand quitte la tuile conquise ({ $seat }) : { $tile }.
    }
event-bishop_sent =
    { $seat_is ->
        [you] Vous envoyez l’Évêque : { $tile }.
       *[other] { $seat } envoie l’Évêque : { $tile }.
    }
barbarian_attack-cities_knights-event-battle_won = Bataille gagnée, force { $knights } contre { $barbarians } : { $tile }.

## Pourquoi pas

refusal-knighthood-already_active = Ce chevalier est déjà actif.
refusal-knighthood-already_mighty = Ce chevalier a déjà le plus haut rang.
refusal-knighthood-already_promoted = Un chevalier n’évolue qu’une fois par tour.
refusal-knighthood-no_fortress = Il vous faut la Forteresse pour les chevaliers puissants.
refusal-knighthood-inactive = Seul un chevalier actif fait plus de trois chemins ou en expulse un autre.
refusal-knighthood-just_activated = Pendant le tour où il est activé, un chevalier ne fait pas plus de trois chemins et n’expulse personne.
refusal-knighthood-nobody_to_displace = Il n’y a pas de chevalier adverse à expulser ici.
refusal-knighthood-not_weaker = Vous ne pouvez expulser qu’un chevalier plus faible.
refusal-knighthood-not_the_next = Un chevalier expulsé va sur le chemin libre le plus proche.
refusal-inventor-coast = Les numéros des tuiles côtières restent où ils sont.
refusal-merchant-conquered = Le marchand ne se place pas sur une tuile conquise.
refusal-bishop-nobody_there = Aucun joueur qui a une carte n’a là un bâtiment qui compte.

## Ce que disent le bandeau et le guide

banner-path_displaced = { $active } expulse votre chevalier : choisissez le chemin libre le plus proche
    .other = déplace un chevalier expulsé
banner-path_desert = un de vos chevaliers déserte : choisissez lequel
    .other = perd un chevalier
banner-path_deserter = vous pouvez placer un chevalier au château
    .other = peut placer un chevalier
banner-path_smith = faites évoluer jusqu’à deux chevaliers
    .other = fait évoluer des chevaliers
banner-action-recruit_at_castle = échangez, construisez, commandez vos chevaliers
banner-action-activate_path_knight = échangez, construisez, commandez vos chevaliers
banner-action-promote_path_knight = échangez, construisez, commandez vos chevaliers
banner-choose-recruit_at_castle = choisissez un côté du château
banner-choose-activate_path_knight = choisissez le chevalier à activer
banner-choose-promote_path_knight = choisissez le chevalier à faire évoluer
banner-choose-capture_by_intrigue = choisissez un barbare à faire prisonnier
barbarian_attack-cities_knights-banner-bishop = choisissez une tuile pour l’Évêque
    .other = joue l’Évêque
guide-path_displaced = Un chevalier plus fort a pris son chemin. Votre chevalier garde son rang et reste actif ou inactif.
guide-path_desert = Le Déserteur a été joué contre vous. Laissez partir le chevalier le moins utile.
guide-path_deserter = Un chevalier aussi fort que le déserteur peut vous rejoindre, sur un côté libre du château.
guide-path_smith = Choisissez les chevaliers à faire évoluer d’un rang, ou arrêtez.
barbarian_attack-cities_knights-guide-knights_march = Des chevaliers actifs autour d’une tuile côtière, plus forts ensemble que ses barbares, gagnent la bataille. Les chevaliers de tous les joueurs comptent.
barbarian_attack-cities_knights-guide-knight_marches = Chaque chevalier fait trois chemins. Un chevalier actif peut en faire cinq ou expulser un chevalier plus faible, et devient inactif.

## Cartes et notes

barbarian_attack-cities_knights-about-bishop = Choisissez une tuile et piochez une carte chez chaque joueur qui y a un bâtiment non conquis.
    .rule = COMBO-25
barbarian_attack-cities_knights-about-deserter = Un adversaire retire un de ses chevaliers ; vous pouvez en placer un de même force sur un côté libre du château.
    .rule = COMBO-25
barbarian_attack-cities_knights-about-intrigue = Faites prisonnier un barbare d’une tuile côtière de votre choix.
    .rule = COMBO-25
barbarian_attack-cities_knights-about-inventor = Échangez deux numéros de tuiles intérieures, sauf 2, 6, 8 et 12.
    .rule = COMBO-25
barbarian_attack-cities_knights-note-barbarian_attack-3 = Il n’y a pas de cartes du scénario : vous recrutez, activez et faites évoluer des chevaliers comme dans Villes & Chevaliers. Ils arrivent au château et se tiennent sur les chemins. [COMBO-25]
barbarian_attack-cities_knights-note-barbarian_attack-4 = À la fin de votre tour, vos chevaliers marchent de trois chemins. Un chevalier actif peut en faire cinq ou expulser un chevalier plus faible, et devient inactif. [COMBO-25]
barbarian_attack-cities_knights-note-barbarian_attack-5 = Ensuite, des chevaliers actifs plus forts que les barbares d’une tuile côtière gagnent la bataille et deviennent inactifs. Un chevalier touché perd un rang, et son propriétaire reçoit 3 or. [COMBO-25]
barbarian_attack-cities_knights-note-barbarian_attack-6 = Trois prisonniers valent un point, et 13 points donnent la victoire. Il n’y a pas de voleurs : sur un 7, vous volez une carte au joueur de votre choix. [COMBO-25]
barbarian_attack-cities_knights-note-cities_knights-3 = Il n’y a pas de flotte. Un bateau noir du dé Évènement amène un barbare sur la tuile côtière du numéro obtenu, et chaque amélioration de ville fait lancer les dés pour un autre. [COMBO-25]
barbarian_attack-cities_knights-note-cities_knights-4 = Une métropole n’est jamais conquise. Entourée de tuiles conquises, elle ne produit rien, mais garde ses points. Les remparts ne protègent pas. [COMBO-25]
barbarian_attack-cities_knights-note-cities_knights-5 = Intrigue fait un barbare prisonnier, l’Inventeur n’échange que des numéros intérieurs, et le marchand quitte une tuile conquise. [COMBO-25]
barbarian_attack-cities_knights-note-cities_knights-6 = Un rempart augmente votre limite de main de deux cartes. L’or n’achète que des ressources. [CK-67] [COMBO-25]
barbarian_attack-cities_knights-note-cities_knights-7 = Il n’y a ni cartes Développement, ni Armée la plus puissante, ni cartes Défenseur. [CK-6] [COMBO-25]

## Panneaux de la page

page-knight-castle-where = sur un côté libre du château
barbarian_attack-cities_knights-page-event-ship = Un bateau amène un barbare sur la côte.
barbarian_attack-cities_knights-page-knight-rest-note = Un chevalier activé maintenant se bat à la fin de ce tour. Il ira plus loin, ou en expulsera d’autres, dès votre prochain tour.
barbarian_attack-cities_knights-page-coast-tile = { $number }, { $terrain } : barbares { $barbarians }, force des chevaliers { $knights }
barbarian_attack-cities_knights-page-battle-sum = { $place } : force { $knights } contre { $barbarians }
barbarian_attack-cities_knights-page-march-paid =
    { $count ->
        [one] { $count } chemin, puis inactif
       *[other] { $count } chemins, puis inactif
    }
barbarian_attack-cities_knights-page-battle-knights =
    { $count ->
        [one] { $count } chevalier touché
       *[other] { $count } chevaliers touchés
    }
