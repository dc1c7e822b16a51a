# Les leçons de cette boîte ; lesson.ftl explique les parties d’une étape.

lesson-seafarers-ships = Bateaux et pirates
lesson-seafarers-ships-ship = Les bateaux, routes de la mer
    .name = Un premier bateau
    .text = Un bateau coûte 1 bois et 1 laine. Il part d’une de vos colonies sur la côte. Des points vous attendent sur les autres îles.
    .brief = Un bateau coûte 1 bois et 1 laine, et part d’une colonie sur la côte.
    .todo = Touchez le *chemin éclairé* sur l’eau.
lesson-seafarers-ships-line = Une ligne de bateaux
    .name = Un deuxième bateau
    .text = Un bateau prolonge un bateau, une route prolonge une route. Seule une colonie les relie. Au bout de la ligne, vous pouvez fonder une colonie sur une nouvelle île.
    .brief = Un bateau en prolonge un autre. Au bout, fondez une colonie sur une nouvelle île.
    .todo = Touchez le *chemin suivant*.
lesson-seafarers-ships-lift = Un bateau peut repartir
    .name = Prendre un bateau
    .text = Une fois par tour, le dernier bateau d’une ligne ouverte peut bouger, sauf s’il est construit ce tour-ci.
    .brief = Une fois par tour, le dernier bateau d’une ligne ouverte peut bouger.
    .todo = Touchez le *bateau éclairé*.
lesson-seafarers-ships-sail = Où il va
    .name = Le poser
    .text = Il se pose partout où vous pourriez construire un bateau.
    .brief = Il se pose partout où vous pourriez en construire un.
    .todo = Touchez le *chemin éclairé*.
lesson-seafarers-ships-pirate = Le sept en mer
    .name = Les pirates
    .text = Sur un 7, vous déplacez les voleurs sur terre ou les pirates en mer. Près des pirates, aucun bateau ne se construit ni ne bouge, et vous pouvez voler le propriétaire d’un bateau.
    .brief = Sur un 7, déplacez les voleurs ou les pirates. Près d’eux, aucun bateau ne bouge.
    .todo = Touchez la *tuile éclairée*.
