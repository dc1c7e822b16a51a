# Lessons of this box; lesson.ftl explains the parts of a step.

lesson-cities_knights-knights = Knights and barbarians
lesson-cities_knights-knights-knight = Knights guard the island
    .name = Recruit a knight
    .text = A knight costs 1 wool and 1 ore. It stands on a corner at your roads, and needs no distance to buildings.
    .brief = A knight costs 1 wool and 1 ore and stands on a corner at your roads.
    .todo = Tap the *lit corner*.
lesson-cities_knights-knights-wake = Only active knights defend
    .name = Activate it
    .text = A new knight sleeps. For 1 grain it is active: it defends at once, and acts from your next turn on.
    .brief = For 1 grain a knight is active, and defends at once.
    .todo = Tap the *lit knight*.
lesson-cities_knights-knights-improve = Cities give commodities
    .name = Improve a city
    .text = A city on forest, pasture or mountains also pays paper, cloth or coin. They buy improvements: progress cards, powers, and a metropolis worth 2 points.
    .brief = Paper, cloth and coin from cities buy improvements, and progress cards come with them.
    .todo = Press the *lit button*.
lesson-cities_knights-knights-barbarians = The barbarians come
    .name = The third die
    .text = The third die shows a gate or the ship. After 7 ships the barbarians land, as strong as all cities together. If the active knights are weaker, the player who defended least loses a city.
    .brief = After 7 ships on the third die the barbarians attack: too few knights, and a city falls.
    .todo = Press *Roll* and watch the ship.
