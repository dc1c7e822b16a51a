# Deux scénarios de Barbares & Marchands sur un plateau, et des scénarios en mer. en/tb_pairs.ftl a les mêmes clés.

game-traders_barbarians-rivers_caravans = Deux rivières et une oasis entre elles : les chameaux passent aussi les ponts.
    .title = Rivières et caravanes
game-traders_barbarians-rivers_wagons = Les chariots passent les rivières à gué, ou paient le pont d’un autre.
    .title = Rivières et chariots
game-traders_barbarians-rivers_attack = Les barbares débarquent près de deux rivières ; ils laissent les marais en paix.
    .title = Rivières envahies
game-traders_barbarians-attack_wagons = Les barbares débarquent, barrent la route aux chariots, et les chevaliers les chassent.
    .title = Chariots et invasion
game-traders_barbarians-caravans_wagons = Les chameaux quittent l’oasis pendant que les chariots vont d’une côte à l’autre.
    .title = Caravanes et chariots
game-traders_barbarians-caravans_attack = Les chameaux quittent l’oasis pendant que les chevaliers tiennent la côte.
    .title = Caravanes et invasion
game-traders_barbarians-fishermen_rivers = Un lac entre deux rivières : six poissons font un pont.
    .title = Pêcheurs et rivières
game-traders_barbarians-fishermen_caravans = Un lac près de l’oasis : du poisson pour les joueurs, du blé et de la laine pour le vote.
    .title = Pêcheurs et caravanes
game-traders_barbarians-fishermen_attack = Les poissons nourrissent les chevaliers dans leurs longues marches.
    .title = Pêcheurs et invasion
game-traders_barbarians-fishermen_wagons = Les poissons nourrissent les attelages dans leurs longs voyages.
    .title = Pêcheurs et chariots
game-traders_barbarians-rivers_new_shores = Les rivières se jettent dans la mer des nouveaux rivages : un bateau près d’une rivière rapporte de l’or.
    .title = Rivières en mer
game-traders_barbarians-caravans_new_shores = Les chameaux longent les côtes des nouveaux rivages, et les bateaux près d’eux comptent double.
    .title = Caravanes en mer
game-traders_barbarians-caravans_through_the_desert = Une oasis s’ouvre au milieu du désert, et les caravanes en partent des deux côtés.
    .title = Caravanes à travers le désert
game-traders_barbarians-fishermen_new_shores = Des sites de pêche autour de l’île principale, et d’autres îles au loin.
    .title = Pêcheurs en mer
game-traders_barbarians-attack_new_shores = Les barbares débarquent sur l’île principale pendant que les bateaux en cherchent d’autres.
    .title = Invasion en mer
game-traders_barbarians-wagons_new_shores = Les chariots traversent la mer, et les bateaux leur servent de routes.
    .title = Chariots en mer
game-traders_barbarians-wagons_through_the_desert = Les chariots vont d’un côté du désert à l’autre, par la terre ou par la mer.
    .title = Chariots à travers le désert

## Conseils

note-wagons_through_the_desert-1 = Votre chariot se déplace à la fin de votre tour. La carrière est derrière le désert, le château et la verrerie sont dans la région de départ. [COMBO-33] [SEA-S4-3]
note-wagons_through_the_desert-2 = Portez chaque matériau là où il est demandé : un point, de l’or selon le niveau du chariot, et le matériau suivant. [TB-TB-12]
note-wagons_through_the_desert-3 = Les chariots traversent aussi la mer : un chemin sans bateau coûte 2 points de déplacement, un bateau 1. Le bateau ou la route d’un adversaire coûte 1 or pour lui. [COMBO-33]
note-wagons_through_the_desert-4 = Votre première colonie dans chaque région étrangère vaut deux points de plus. La carrière fait partie de la terre derrière le désert. [SEA-S4-6]
note-wagons_through_the_desert-5 = Il n’y a ni voleurs, ni pirate, ni route la plus longue : un sept ou un chevalier déplace un barbare. 17 points pour gagner. [TB-TB-21] [COMBO-33]
note-caravans_through_the_desert-1 = L’oasis est au milieu du désert. Trois caravanes en partent, chacune par une de ses flèches, et peuvent continuer sur la mer. [TB-CAR-2] [COMBO-33]
note-caravans_through_the_desert-2 = Après un tour où vous avez construit une colonie ou une ville, tous votent avec de la laine et du blé sur la place d’un chameau. [TB-CAR-3] [TB-CAR-9]
note-caravans_through_the_desert-3 = Une route ou un bateau à côté d’un chameau compte double pour la Route commerciale la plus longue. Une colonie ou une ville entre deux chameaux vaut un point de plus. [TB-CAR-12] [TB-CAR-13] [COMBO-33]
note-caravans_through_the_desert-4 = Commencez dans la région de départ. Votre première colonie dans chaque région étrangère vaut deux points de plus ; elle doit toucher une tuile de cette région. [SEA-S4-3] [SEA-S4-4] [SEA-S4-6]
note-caravans_through_the_desert-5 = Les voleurs commencent sur un désert et n’entrent jamais dans l’oasis. 16 points pour gagner. [TB-CAR-1] [COMBO-33]

## Actions

action-fish_bridge = Donner { $tokens } poissons : construire un pont
    .label = Pont en poissons
action-lay_fish_bridge = Construire un pont : { $edge }
    .label = Construire un pont
action-fish_wagon = Donner { $tokens } poissons : 2 points de déplacement pour le chariot
    .label = Poissons pour le chariot
action-fish_march = Donner { $tokens } poissons : le prochain chevalier peut avancer de cinq pas
    .label = Poissons pour une marche
phase-fish_bridge = Choisissez où construire votre pont.
banner-fish_bridge = choisissez où construire votre pont
    .other = construit un pont en poissons
guide-fish_bridge = Le pont ne coûte rien de plus, et il rapporte de l’or comme les autres.
page-fish-fish_bridge = Construire un pont
page-fish-fish_wagon = Nourrir l’attelage
page-fish-fish_march = Une longue marche
event-barbarian_took_path = Le barbare occupe un chemin : { $edge }.
event-barbarian_driven =
    { $seat_is ->
        [you] Vous chassez un barbare : { $from } → { $to }.
       *[other] { $seat } chasse un barbare : { $from } → { $to }.
    }

## Pourquoi pas

refusal-fish-no_place_for_a_bridge = Il n’y a aucun endroit où vous pourriez construire un pont.
refusal-fish-march_paid_already = Votre prochaine longue marche est déjà payée.
refusal-fish-no_knight_to_lead = Tous vos chevaliers ont marché.
refusal-barbarian-not_at_free_coast = Il s’enfuit sur un chemin libre d’une tuile côtière qui n’est pas conquise.
refusal-ship-at_mouth = Aucun bateau ne se place à l’embouchure d’une rivière.
refusal-ship-no_gold_to_leave = Un bateau qui quitte la rivière coûte 1 or, et vous n’en avez pas.
refusal-ship-home_conquered = Cette ligne de bateaux ne touche aucune de vos constructions libres de barbares.
refusal-bridge-conquered = Des barbares ont conquis une tuile près de ce chemin : on n’y construit pas de pont.
