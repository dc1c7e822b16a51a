# Les leçons de cette boîte ; lesson.ftl explique les parties d’une étape.

lesson-cities_knights-knights = Chevaliers et barbares
lesson-cities_knights-knights-knight = Les chevaliers gardent l’île
    .name = Recruter
    .text = Un chevalier coûte 1 laine et 1 minerai. Il se place à une intersection de vos routes, sans distance à garder.
    .brief = Un chevalier coûte 1 laine et 1 minerai, et se place au bout de vos routes.
    .todo = Touchez l’*intersection éclairée*.
lesson-cities_knights-knights-wake = Seul un chevalier actif défend
    .name = L’activer
    .text = Un nouveau chevalier dort. Pour 1 blé il est actif : il défend aussitôt, et agit dès votre prochain tour.
    .brief = Pour 1 blé, un chevalier est actif et défend aussitôt.
    .todo = Touchez le *chevalier éclairé*.
lesson-cities_knights-knights-improve = Les villes donnent des marchandises
    .name = Améliorer une ville
    .text = Une ville en forêt, pré ou montagne donne aussi papier, tissu ou monnaie. Ils achètent des améliorations : cartes Progrès, pouvoirs, et une métropole qui vaut 2 points.
    .brief = Papier, tissu et monnaie achètent des améliorations, et avec elles des cartes Progrès.
    .todo = Touchez le *bouton éclairé*.
lesson-cities_knights-knights-barbarians = Les barbares arrivent
    .name = Le troisième dé
    .text = Le troisième dé montre une porte ou le navire. Au septième navire, les barbares débarquent, aussi forts que toutes les villes. Si les chevaliers actifs sont plus faibles, celui qui a le moins défendu perd une ville.
    .brief = Après 7 navires au troisième dé, les barbares attaquent : sans chevaliers, une ville tombe.
    .todo = Touchez *Lancer* et regardez le navire.
