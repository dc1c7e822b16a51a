# The Friendly Robber, a variant of Traders & Barbarians.

page-box-friendly_robber = Friendly Robber
page-option-friendly_robber = Friendly Robber
option-friendly_robber = the robber spares players with few points
page-option-friendly_pirate = Friendly pirate
option-friendly_pirate = the pirate spares them too
refusal-robber-friendly = The robber spares players with { $points } points or fewer: one of them has a building here.
refusal-pirate-friendly = The pirate spares players with { $points } points or fewer: one of them has a ship here.
note-friendly_robber-1 = The robber does not go to a tile where a player with two points or fewer has a building, and never steals from such a player. Only points that everyone can see count. [TB-FR-1] [TB-FR-3]
note-friendly_robber-2 = If no tile is allowed, the robber goes back to the desert, or leaves the board if there is none. Discards on a seven are as usual. [TB-FR-2] [TB-FR-4]
page-robber-off = Robber: off the board
page-robber-back = back with the next seven or knight
