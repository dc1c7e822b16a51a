# Lessons of this box; lesson.ftl explains the parts of a step.

lesson-junior-pirates = First voyage
lesson-junior-pirates-roll = Roll the die
    .name = Roll
    .text = Each island with that number gives goods to the pirates who live there.
    .brief = Each island with that number gives goods.
    .todo = Press the *die*.
lesson-junior-pirates-ship = Ships show the way
    .name = A ship
    .text = A ship costs 1 wood and 1 wool. It sails away from your fortress.
    .brief = A ship costs 1 wood and 1 wool.
    .todo = Tap the *lit lane*.
lesson-junior-pirates-market = Swap at the market
    .name = The market
    .text = Once a turn you may swap one of your goods for one at the market.
    .brief = Once a turn, swap one of your goods.
    .todo = Choose the *lit card*.
lesson-junior-pirates-fortress = Seven fortresses win
    .name = A fortress
    .text = A fortress stands at the end of a ship. When all seven of yours stand, you win.
    .brief = When all seven of your fortresses stand, you win.
    .todo = Tap the *lit place*.

junior-page-lesson-bots-wait = The other pirates wait for you.
junior-page-lesson-end = Now play on against the other pirates.
junior-page-lesson-waiting = *Well done.* Now the others play.
