# Ce que lisent les joueurs des Rivières de Catane. en/tb_rivers.ftl a les mêmes clés ; l’or est dans tb_coins.ftl.

game-traders_barbarians-rivers = Deux rivières traversent l’île : ponts et berges rapportent de l’or, et personne ne veut être le plus pauvre.
    .title = Les Rivières de Catane

## Pièces et actions

piece-bridge = pont
    .short = pont
action-build_bridge = Construire un pont : { $edge }
    .label = Construire un pont
action-build_neutral_bridge = Construire un pont pour { $neutral } : { $edge }
    .label = Pont neutre
page-short-bridge = Pont
    .long = Pont
banner-choose-build_bridge = choisissez où va le pont
page-tile-wealthiest = Le plus riche : +1 point
page-tile-poor = Pauvre : −2 points
page-your-gold = Votre or
page-gold-buys = { $price } or pour 1 carte
page-gold-used = { $used } sur { $most } ce tour-ci
page-gold-for-river = Route ou colonie au bord de l’eau
page-gold-for-bridge = Pont
award-wealthiest = Colon le plus riche
award-poor = Colon pauvre

## Ce qui s’est passé

event-wealthiest =
    { $seat_is ->
        [you] Vous êtes maintenant le Colon le plus riche, avec { $gold } or.
       *[other] { $seat } est maintenant le Colon le plus riche, avec { $gold } or.
    }
event-wealthiest_lost =
    { $seat_is ->
        [you] Vous rendez la tuile Colon le plus riche : personne n’est seul à avoir le plus d’or.
       *[other] { $seat } rend la tuile Colon le plus riche : personne n’est seul à avoir le plus d’or.
    }
event-poor =
    { $seat_is ->
        [you] Vous êtes maintenant un Colon pauvre, avec { $gold } or.
       *[other] { $seat } est maintenant un Colon pauvre, avec { $gold } or.
    }
event-poor_no_more =
    { $seat_is ->
        [you] Vous n’êtes plus un Colon pauvre.
       *[other] { $seat } n’est plus un Colon pauvre.
    }

## Pourquoi pas

refusal-road-at_bridge_site = Aucune route ne traverse la rivière. Construisez un pont ici.
refusal-bridge-no_site = Un pont se construit seulement là où la rivière croise un chemin.
refusal-bridge-occupied = Il y a déjà un pont ici.
refusal-bridge-not_connected = Un pont doit prolonger votre route, votre pont, votre colonie ou votre ville.
refusal-bridge-none_left = Tous vos ponts sont sur le plateau.
refusal-bridge-too_expensive = Il vous manque { $missing } pour un pont.
refusal-neutral-no_bridge_left = Cette couleur neutre n’a plus de pont.

## La page

note-rivers-1 = Une colonie ou une route au bord de la rivière rapporte 1 or, dès la mise en place. Une ville ne rapporte rien. [TB-RIV-9]
note-rivers-2 = Aucune route ne traverse l’eau. Un pont coûte 2 argiles et 1 bois, rapporte 3 or et compte comme une route. Vous en avez trois. [TB-RIV-5] [TB-RIV-10]
note-rivers-3 = Deux fois par tour, 2 or achètent une ressource de votre choix. L’or s’obtient aussi par le commerce. [TB-RIV-13]
note-rivers-4 = Qui est seul à avoir le plus d’or a un point de plus. Tous ceux qui ont le moins d’or ont deux points de moins. [TB-RIV-11] [TB-RIV-12]
note-rivers-5 = Les marais ne produisent rien, et le voleur commence sur l’un d’eux. Un hexagone produit sur 2 et sur 12. [TB-RIV-6] [TB-RIV-7]

campaign-rivers-before = La crue du printemps a laissé quelque chose de brillant dans le gravier. Le soir, tout le village est dans l’eau avec des poêles et des tamis. Demain, quelqu’un devra construire un pont.
campaign-rivers-after-won = Vos ponts tiennent, votre bourse est pleine, et le passeur est devenu péager.
campaign-rivers-after-lost = L’or a descendu une autre rivière. Mais vous avez les pieds au sec, ce qui n’est pas donné à tout le monde.

list-river = chemin sur la rivière
list-kind-river = Chemins sur la rivière
