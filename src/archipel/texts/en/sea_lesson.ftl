# Lessons of this box; lesson.ftl explains the parts of a step.

lesson-seafarers-ships = Ships and pirates
lesson-seafarers-ships-ship = Ships are roads on water
    .name = A first ship
    .text = A ship costs 1 lumber and 1 wool. Start it at one of your settlements on the coast. Points wait on other islands.
    .brief = A ship costs 1 lumber and 1 wool and starts at a settlement on the coast.
    .todo = Tap the *lit path* on the water.
lesson-seafarers-ships-line = A line of ships
    .name = A second ship
    .text = Ships continue ships, and roads continue roads. Only a settlement joins the two. At the end of the line you may settle a new island.
    .brief = Ships continue ships. At the end of the line you may settle a new island.
    .todo = Tap the *next path* on the water.
lesson-seafarers-ships-lift = A ship may sail
    .name = Pick a ship up
    .text = Once a turn, the last ship of an open line may move: not one you built in the same turn.
    .brief = Once a turn, the last ship of an open line may move.
    .todo = Tap the *lit ship*.
lesson-seafarers-ships-sail = Where it goes
    .name = Put it down
    .text = It may go wherever you could build a ship.
    .brief = It may go wherever you could build a ship.
    .todo = Tap the *lit path*.
lesson-seafarers-ships-pirate = A seven at sea
    .name = The pirate
    .text = On a 7 you move the robber on land or the pirate at sea. No ship is built or moved beside the pirate, and you may steal from the owner of a ship there.
    .brief = On a 7, move the robber or the pirate. Ships beside the pirate stand still.
    .todo = Tap the *lit sea tile*.
