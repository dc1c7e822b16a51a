# Maps that people draw: the list, a map by its link, the editor.

page-maps = Maps
page-maps-open = Draw and find maps
page-maps-here = On this computer
page-maps-mine = Mine at the server
page-maps-public = By others
page-maps-public-none = Nobody has listed a map yet.
page-map-new = New map
page-map-new-island = An island
page-map-new-island-name = My island
page-map-new-sea = Islands in the sea
page-map-new-sea-name = My islands
page-map-import = Open a file
page-map-export = Save as a file
page-map-facts = { $seats } players · { $target } points
page-map-by = by { $name }
page-map-by-me = by you
page-map-not-yet = It cannot be played yet.
page-map-is-public = Listed for everybody
page-map-play = Play
page-map-change = Change
page-map-copy = Copy
page-map-copy-change = Copy and change
page-map-delete = Delete
page-map-delete-sure = The link will no longer work. Tables that play this map go on.
page-map-forget = Remove from this computer
page-map-forget-sure = What you have not saved at the server is lost.
page-map-not-here = This map is not on this computer
page-map-not-here-why = Drafts stay in the browser where they were drawn. To take one elsewhere, share it by link or save it as a file.
page-map-offline = The server does not answer. Your maps on this computer are safe.

## The editor

page-map-editor = Map editor
page-map-untitled = Untitled map
page-map-kept-here = kept on this computer
page-map-kept-both = kept here and at the server
page-map-no-room = this browser has no room left: save at the server
page-map-undo = Undo
page-map-redo = Redo
page-map-board = Map
page-map-keys = Arrow keys go to a tile. Letters lay a terrain, digits a number, X takes a tile away. H lays a harbour: choose the side with the arrow keys or with 1 to 6, clockwise from the top right, then press Enter. Enter lays what is chosen in the palette.
page-map-aim = { $what }: { $side }
page-map-side-NE = top right
page-map-side-E = right
page-map-side-SE = bottom right
page-map-side-SW = bottom left
page-map-side-W = left
page-map-side-NW = top left
page-map-side-N = top
page-map-side-S = bottom
page-map-tile = Tile { $tile }: { $what }
page-map-nothing = nothing
page-map-how-tile = Press a tile, or draw over several.
page-map-how-edge = Press the edge of a tile.
page-map-how-corner = Press the corner of a tile.
page-map-palette = What to lay
page-map-tiles = Tiles
page-map-terrain-forest = Forest
page-map-terrain-pasture = Pasture
page-map-terrain-fields = Fields
page-map-terrain-hills = Hills
page-map-terrain-mountains = Mountains
page-map-terrain-desert = Desert
page-map-terrain-gold = Gold
page-map-terrain-sea = Sea
page-map-terrain-fog = Fog
page-map-pools = Dealt from a pool
page-map-pool = Pool “{ $name }”
page-map-pool-open = What is dealt from the pool “{ $name }”
page-map-pool-main = main
page-map-pool-islands = islands
page-map-pool-new = New pool
page-map-pool-how = These terrains and numbers are dealt over the tiles of the pool, differently in every game.
page-map-fog = Under the fog
page-map-fog-open = { $count ->
    [one] Under { $count } tile of fog
   *[other] Under { $count } tiles of fog
}
page-map-fog-how = These terrains and numbers lie face down under the fog, in no order.
page-map-terrains-for = { $count ->
    [one] { $count } terrain
   *[other] { $count } terrains
} for { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
page-map-tokens-for = { $count ->
    [one] { $count } number
   *[other] { $count } numbers
} for { $tiles ->
    [one] { $tiles } fertile tile
   *[other] { $tiles } fertile tiles
}
page-map-red-neighbours = 6 and 8 may be neighbours
page-map-tiles-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
page-map-numbers = Numbers
page-map-harbours = Harbours and pieces
page-map-harbour-any = 3:1 harbour
page-map-harbour-of = Harbour for { $card }
page-map-erase = Eraser
page-map-places = Places of the chapters
page-map-place-seat = { $place } of seat { $letter }
page-map-place-no_start = No start here
page-map-place-gift_points = Gift: a point
page-map-place-gift_cards = Gift: a card
page-map-place-gift_harbours = Gift: a harbour
page-map-place-villages = Villages
page-map-place-start = First settlement
page-map-place-landing = Landing
page-map-place-fort = Fort
page-map-place-ship = First ship
page-map-place-westward = Way to the west
page-map-place-east_coast = East coast
page-map-place-fleet_path = Course of the fleet
page-map-place-wall = Sites of the Great Wall
page-map-place-bridge = Sites of the Great Bridge
page-map-areas = Areas
page-map-area = Area “{ $name }”
page-map-area-open = What happens in the area “{ $name }”
page-map-area-new = New area
page-map-area-start = Players start here
page-map-area-settle = Settlements may be built here
page-map-area-robber = The robber may come here
page-map-area-apart = It is a separate island, even where land touches it
page-map-area-bonus = Points for a first settlement on foreign land
page-map-game = The game
page-map-name = Name
page-map-boards = Boards by players
page-map-target = Points to win
page-map-less = Less: { $what }
page-map-more = More: { $what }
page-map-chapters = Chapters in play
page-map-chapter-base = Base game
page-map-chapter-ships = Ships
page-map-chapter-pirate = Pirate
page-map-chapter-gold = Gold
page-map-chapter-islands = Islands
page-map-chapter-fog = Fog
page-map-chapter-forgotten_tribe = Forgotten tribe
page-map-chapter-cloth = Cloth
page-map-chapter-pirate_islands = Pirate Islands
page-map-chapter-fleet = Pirate fleet
page-map-chapter-wonders = Wonders
page-map-chapter-new_world = New World
page-map-frame = Sea all around
page-map-values-how = Numbers, with spaces between them
page-map-options = Options
page-map-more-of-it = More
page-map-parts = Parts of the base game
page-map-part-longest_route = Longest route
page-map-part-largest_army = Largest army
page-map-part-robber = Robber
page-map-part-development = Development cards
page-map-pieces = Pieces for each player
page-map-supply = Cards in the bank
page-map-deck = Development cards
page-map-rules = Rules that a refusal names
page-map-rules-how = The number that players read where an area does not allow something.
page-map-rule-start = Starting elsewhere
page-map-rule-settle = Settling there
page-map-rule-robber = Moving the robber there
page-map-barred = Numbers that never come to a terrain
page-map-only-in = Where a terrain may come
page-map-anywhere = anywhere in the pool
page-map-name-taken = Another one has this name, or it is empty.
page-map-check = Check
page-map-checking = checking…
page-map-fine = can be played
page-map-faults = { $count ->
    [one] { $count } fault
   *[other] { $count } faults
}
page-map-show = Show
page-map-add = Add { $chapter }
page-map-fact-pool = Pool “{ $name }”: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}, { $tokens ->
    [one] { $tokens } number
   *[other] { $tokens } numbers
}
page-map-fact-fog = Fog: { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}, { $tokens ->
    [one] { $tokens } number
   *[other] { $tokens } numbers
}
page-map-fact-harbours = { $count ->
    [one] { $count } harbour
   *[other] { $count } harbours
} on the coast
page-map-fact-shuffled_harbours = { $count ->
    [one] { $count } harbour
   *[other] { $count } harbours
} on the coast, shuffled in every game
page-map-fact-seats = { $seats } players find room to start
page-map-test = Test against bots
page-map-play-with = Play…
page-map-play-title = Play “{ $name }”
page-map-save = Save at the server
page-map-share = Share by link
page-map-file = File
page-map-public = Listed for everybody once it can be played
page-map-link = Link to this map
page-map-link-copied = The link is copied
