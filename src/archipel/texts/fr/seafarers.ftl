# Ce que lisent les joueurs de Marins, en plus des textes du jeu de base dans base.ftl. Mêmes clés que en/seafarers.ftl.

## Jeux et options

game-seafarers-new_shores = Quittez l’île principale et peuplez trois petites îles.
    .title = Vers de nouveaux rivages
game-seafarers-four_islands = Quatre îles de même valeur : celles qui ne sont pas votre île de départ rapportent des points.
    .title = L’archipel aux quatre îles
game-seafarers-oceania = Deux îles connues, et entre elles un brouillard qui se lève devant vos bateaux.
    .title = Océania
game-seafarers-through_the_desert = Une bande de terre derrière le désert et des îles à l’est attendent des colons.
    .title = La traversée du désert
game-seafarers-forgotten_tribe = Un peuple oublié récompense chaque bateau qui touche ses côtes.
    .title = Le peuple oublié
game-seafarers-cloth = Rejoignez par la mer les villages des tisserands et rapportez leurs étoffes.
    .title = Les étoffes
game-seafarers-pirate_islands = Armez des navires, repoussez la flotte et reprenez le fort de votre couleur.
    .title = L’île aux pirates
game-seafarers-wonders = Achevez le premier une merveille, ou ayez la plus haute avec 10 points.
    .title = Les merveilles
game-seafarers-new_world = Un monde tiré au sort, où les joueurs placent les ports.
    .title = Nouveau monde
option-harbours = ports comme imprimés, ou tirés au sort
option-fog_reach = le brouillard se lève dès qu’une pièce touche une intersection de la tuile, ou seulement le long d’un bord
option-tribe_desert = si les voleurs peuvent revenir dans un désert
option-sail_past_village = une route peut continuer au-delà d’un village
option-warship_card = un Chevalier pioché sans bateau à armer est gardé, ou perdu
option-fleet_many = devant la côte de plusieurs joueurs, les pirates n’attaquent personne, ou chacun d’eux
option-island_point = une petite île rapporte un point une fois par joueur, ou pour chaque colonie
option-more_wonders = cinq et six joueurs : deux merveilles de plus, ou des doubles
option-gold_rivers = nombre de rivières d’or
page-option-harbours = Ports
page-option-fog_reach = Le brouillard se lève
page-option-tribe_desert = Retour des voleurs au désert
page-option-sail_past_village = Naviguer au-delà des villages
page-option-warship_card = Chevalier sans bateau
page-option-fleet_many = Flotte devant plusieurs joueurs
page-option-island_point = Points des petites îles
page-option-more_wonders = Merveilles en plus
page-option-gold_rivers = Rivières d’or
choice-layout-fixed = comme imprimé
choice-harbours-as_drawn = comme imprimés
choice-harbours-random = tirés au sort
choice-robber_desert-2 = le troisième
choice-robber_desert-3 = le quatrième
choice-robber_desert-4 = le cinquième
choice-fog_reach-corner = à une intersection
choice-fog_reach-edge = le long d’un bord
choice-tribe_desert-never = jamais
choice-tribe_desert-starting_only = sauf dans le premier
choice-warship_card-kept = est gardé
choice-warship_card-lost = est perdu
choice-fleet_many-none = n’attaque personne
choice-fleet_many-each = attaque chacun
choice-island_point-once = une fois par joueur
choice-island_point-every = pour chaque colonie
choice-gold_rivers-0 = aucune
choice-gold_rivers-2 = deux
choice-more_wonders-new = deux nouvelles
choice-more_wonders-copies = des doubles

## La campagne

campaign-title = La campagne
campaign-lead = Un voyage après l’autre, scénario par scénario. Vos résultats sont enregistrés, et vous continuez quand vous voulez.
campaign-next = Voyage { $number } sur { $count } : { $title }
campaign-standing =
    { $wins ->
        [one] { $place }. { $name } : { $wins } voyage gagné, { $points } points
       *[other] { $place }. { $name } : { $wins } voyages gagnés, { $points } points
    }
campaign-you = vous
campaign-new_shores-before = Vos grands-parents ont rempli toute l’île, jusqu’au dernier cap. De la plus haute colline, on aperçoit trois taches vertes à l’horizon. Le premier bateau est prêt, et la moitié du village veut embarquer.
campaign-new_shores-after-won = Vos voiles ont été les premières sur les plages lointaines, et les chansons le disent déjà. Au port, on vous demande où vous irez ensuite.
campaign-new_shores-after-lost = D’autres ont été plus rapides, mais vos marins connaissent maintenant les vents. Aucun capitaine ne reste à terre après un seul voyage.
campaign-four_islands-before = Le vent a dispersé les familles sur quatre îles. Chacun dit que la sienne est la plus belle, et chacun regarde de l’autre côté de l’eau. Il faudrait quelqu’un pour les relier.
campaign-four_islands-after-won = Quatre îles, et vos lanternes brûlent sur tous leurs quais. Le bac a à peine le temps de sécher ses cordages.
campaign-four_islands-after-lost = Les voisins ont atteint les meilleures baies avant vous. Ils vous invitent quand même à leur fête, et vous regardez leurs cartes de très près.
campaign-oceania-before = Une vieille carte s’arrête sur une tache blanche, où le cartographe n’a mis qu’un point d’interrogation. Deux côtes sont connues ; entre elles, le brouillard. Pour vous, ce point d’interrogation est une invitation.
campaign-oceania-after-won = Là où la carte était blanche, elle porte des noms, et beaucoup sont de vous. Le cartographe vous demande un autographe.
campaign-oceania-after-lost = Le brouillard a donné ses trésors à d’autres bateaux. Votre journal de bord est plein, et c’est déjà la moitié du prochain voyage.
campaign-through_the_desert-before = Derrière les grands sables, disent les voyageurs, l’herbe pousse à hauteur de cheval. Les caravanes craignent la chaleur, les capitaines le long détour. Vous avez les deux : des chariots et des bateaux.
campaign-through_the_desert-after-won = Il y a maintenant un chemin à travers le sable, et il porte votre nom. Même les chameaux semblent le connaître.
campaign-through_the_desert-after-lost = Le désert a souri à d’autres. Vous videz le sable de vos bottes et vous en gardez une poignée en souvenir.
campaign-forgotten_tribe-before = De la fumée monte de petites îles qu’aucune carte ne montre. Leur peuple est parti depuis si longtemps que tous l’ont oublié, et pourtant il fait signe à vos bateaux. Il garde des cadeaux pour qui viendra le voir.
campaign-forgotten_tribe-after-won = Personne n’est venu aussi souvent que vous, et personne n’a reçu autant. Sur le quai, il y a maintenant un banc à votre nom.
campaign-forgotten_tribe-after-lost = D’autres ont rapporté plus de cadeaux. Mais, près d’un feu, on vous a appris une chanson, et elle ne vous quitte plus.
campaign-cloth-before = Une tisserande vous a montré une étoffe légère comme l’écume. Elle vient de villages minuscules, au large, qui vendent à tous ceux dont la route est sûre. Tous les tailleurs du pays attendent.
campaign-cloth-after-won = Toute la ville porte ce que vos bateaux ont rapporté. Même les mouettes ont l’air mieux habillées.
campaign-cloth-after-lost = Les plus beaux ballots sont partis dans d’autres cales. Il vous reste une écharpe, assez chaude pour la prochaine traversée.
campaign-pirate_islands-before = Des voiles noires tournent au milieu de la mer, et les vieux forts de l’ouest sont entre leurs mains. L’un d’eux était celui de votre grand-mère. Vous chargez des rames, du fer et du courage.
campaign-pirate_islands-after-won = Votre drapeau flotte de nouveau sur le vieux fort. Dans la cuisine, la bouilloire de votre grand-mère est encore chaude.
campaign-pirate_islands-after-lost = Le fort de votre famille résiste pour cette fois. Mais les pirates dorment mal depuis que vos navires rôdent.
campaign-wonders-before = C’est la paix, c’est l’abondance, et tout le monde a la même idée : bâtir quelque chose qui tiendra encore dans mille ans. Les tailleurs de pierre affûtent leurs outils. Un seul chantier finira le premier.
campaign-wonders-after-won = La dernière pierre est posée, et tout l’archipel est venu la voir. Vous pouvez ranger la boussole pour un soir.
campaign-wonders-after-lost = L’œuvre d’un autre touche les nuages la première. La vôtre continue de monter, tranquillement, et l’on aime son ombre.
campaign-over-first = Le dernier voyage est fini, et personne n’a fait mieux que vous. La mer est à vous, jusqu’à ce que quelqu’un demande une revanche.
campaign-over = Le dernier voyage est fini. { $name } a fait mieux que tous ; les autres ont des histoires pour tout un hiver.

## Ce que comptent les joueurs, dans le terminal

fact-island_points = Points des îles
fact-gift_points = Points du peuple oublié
fact-cloth = Tissu
fact-fort_tokens = Jetons de fort à gagner
fact-wonder_stage = Étapes de la merveille
