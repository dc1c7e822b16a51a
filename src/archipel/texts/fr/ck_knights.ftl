# Ce que lisent les joueurs de Villes & Chevaliers à propos des chevaliers. Mêmes clés que en/ck_knights.ftl.

## Rangs

word-basic = ordinaire
word-strong = fort
word-mighty = puissant

## Actions et décisions

action-recruit = Recruter un chevalier : { $corner }
    .label = Recruter un chevalier
action-activate = Activer le chevalier : { $corner }
    .label = Activer un chevalier
action-promote = Faire évoluer le chevalier : { $corner }
    .label = Faire évoluer un chevalier
action-lift_knight = Prendre le chevalier pour le déplacer : { $corner }
    .label = Déplacer un chevalier
action-set_knight = Poser le chevalier ici : { $corner }
    .label = Poser le chevalier
action-displace = Expulser le chevalier : { $corner }
    .label = Expulser un chevalier
action-set_displaced = Poser votre chevalier expulsé ici : { $corner }
    .label = Poser le chevalier expulsé
action-chase_robber = Chasser les voleurs avec le chevalier : { $corner }
    .label = Chasser les voleurs
phase-knight_move = Choisissez où va votre chevalier : une intersection libre le long de vos routes, ou celle d’un chevalier plus faible.
phase-displaced = Votre chevalier a été expulsé : choisissez une intersection libre le long de vos propres routes.
phase-chase = Votre chevalier a chassé les voleurs : déplacez-les vers une autre tuile.

## Ce qui s’est passé

event-knight_recruited =
    { $seat_is ->
        [you] Vous recrutez un chevalier { $rank } : { $corner }.
       *[other] { $seat } recrute un chevalier { $rank } : { $corner }.
    }
event-knight_activated =
    { $seat_is ->
        [you] Vous activez votre chevalier : { $corner }.
       *[other] { $seat } active un chevalier : { $corner }.
    }
event-knight_promoted =
    { $seat_is ->
        [you] Votre chevalier évolue et devient { $rank } : { $corner }.
       *[other] Un chevalier ({ $seat }) évolue et devient { $rank } : { $corner }.
    }
event-knight_moved =
    { $seat_is ->
        [you] Votre chevalier passe d’une intersection ({ $from }) à une autre ({ $to }).
       *[other] Un chevalier ({ $seat }) passe d’une intersection ({ $from }) à une autre ({ $to }).
    }
event-knight_displaced =
    { $seat_is ->
        [you] Votre chevalier est expulsé : { $corner }.
       *[other] Un chevalier est expulsé ({ $seat }) : { $corner }.
    }
event-knight_removed =
    { $seat_is ->
        [you] Votre chevalier { $rank } quitte le plateau : { $corner }.
       *[other] Un chevalier { $rank } ({ $seat }) quitte le plateau : { $corner }.
    }
event-robber_chased =
    { $seat_is ->
        [you] Votre chevalier chasse les voleurs : { $corner }.
       *[other] Un chevalier chasse les voleurs ({ $seat }) : { $corner }.
    }

## Pourquoi pas

refusal-knight-occupied = Cette intersection est occupée : { $corner }.
refusal-knight-no_road = Un chevalier doit toucher une de vos routes ou un de vos bateaux : { $corner }.
refusal-knight-no_land = Un nouveau chevalier ne peut être placé qu’à terre : { $corner }.
refusal-knight-none_left = Vous n’avez plus de chevalier de ce rang : { $rank }.
refusal-knight-too_expensive = Un chevalier coûte { $cost }. Il vous manque { $missing }.
refusal-knight-not_own = Vous n’avez pas de chevalier ici : { $corner }.
refusal-knight-already_active = Ce chevalier est déjà actif : { $corner }.
refusal-knight-activation_too_expensive = Activer un chevalier coûte un blé, et vous n’en avez pas.
refusal-knight-already_mighty = Ce chevalier a déjà le plus haut rang : { $corner }.
refusal-knight-already_promoted = Un chevalier n’évolue qu’une fois par tour : { $corner }.
refusal-knight-no_fortress = Il vous faut la Forteresse pour les chevaliers puissants : { $corner }.
refusal-knight-promotion_too_expensive = Une évolution coûte { $cost }. Il vous manque { $missing }.
refusal-knight-inactive = Seuls les chevaliers actifs peuvent agir : { $corner }.
refusal-knight-just_activated = Un chevalier ne peut pas agir pendant le tour où il a été activé : { $corner }.
refusal-knight-nowhere_to_go = Ce chevalier ne peut aller nulle part : { $corner }.
refusal-knight-same_place = Le chevalier doit aller sur une autre intersection : { $corner }.
refusal-knight-no_way = Vos routes ne mènent pas là : { $corner }.
refusal-knight-nobody_to_displace = Il n’y a pas de chevalier adverse à expulser ici : { $corner }.
refusal-knight-not_weaker = Vous ne pouvez expulser qu’un chevalier plus faible : { $corner }.
refusal-knight-not_beside_the_robber = Ce chevalier n’est pas à côté des voleurs : { $corner }.
refusal-settlement-knight = Un chevalier adverse se trouve sur cette intersection.
refusal-settlement-own_knight = Votre propre chevalier se trouve sur cette intersection : déplacez-le d’abord.
