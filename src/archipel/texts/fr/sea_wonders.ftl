# Ce que lisent les joueurs des Merveilles, en plus des textes de Marins. Mêmes clés que en/sea_wonders.ftl.

## Les merveilles par leurs noms ; leurs conditions sont dans seafarers_page.ftl

word-great_theatre = { wonder-great_theatre }
word-great_bridge = { wonder-great_bridge }
word-monument = { wonder-monument }
word-great_wall = { wonder-great_wall }
word-castle = { wonder-castle }
word-lighthouse = { wonder-lighthouse }
word-great_library = { wonder-great_library }

## Actions

action-take_wonder = Commencer une merveille : { $wonder }
    .label = Commencer une merveille
action-build_wonder = Construire l’étape suivante de votre merveille
    .label = Construire une étape

## Ce qui s’est passé

event-wonder_begun =
    { $seat_is ->
        [you] Vous commencez une merveille : { $wonder }.
       *[other] { $seat } commence une merveille : { $wonder }.
    }
event-wonder_grown =
    { $seat_is ->
        [you] Vous construisez l’étape { $stage } de votre merveille : { $wonder }.
       *[other] { $seat } construit l’étape { $stage } d’une merveille : { $wonder }.
    }

## Pourquoi pas

refusal-wonder-only_one = Vous avez déjà commencé une merveille : { $wonder }.
refusal-wonder-taken = Un autre joueur la construit : { $wonder }.
refusal-wonder-condition = Vous ne remplissez pas sa condition : { $wonder }.
refusal-wonder-none = Vous n’avez pas commencé de merveille.
refusal-wonder-complete = Votre merveille est achevée : { $wonder }.
refusal-wonder-too_expensive = Une étape ({ $wonder }) coûte { $cost }. Il vous manque { $missing }.
