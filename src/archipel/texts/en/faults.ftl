# Why a map or a scenario file cannot be played. The English sentences are those of the code that checks it; a variable
# stands for each part that differs, and `$reason` for another of these sentences (archipel/texts/faults.py).

## The file

fault-too-long = a scenario has at most { $most } characters
fault-not-utf8 = not a text in UTF-8
fault-unknown-key = unknown key "{ $part }": expected { $known }
fault-boards = { $part } must be tables, each under [[boards]]
fault-table = { $part } must be a table
fault-word = { $part } must be a word in quotes
fault-among = { $part } cannot be "{ $word }": expected { $known }
fault-words = { $part } must be a list of words in quotes
fault-lists = { $part } must be a list of lists of words in quotes
fault-flag = { $part } must be true or false
fault-whole = { $part } must be a whole number, { $least } or more
fault-whole-most = { $part } must be at most { $most }
fault-numbers = { $part } must be a list of whole numbers
fault-numbers-least = { $part } must be whole numbers, { $least } or more, not { $value }
fault-numbers-most = { $part } must be whole numbers of at most { $most }
fault-lines = { $part } must be plain lines between triple quotes
fault-missing-in = { $part } is missing in [{ $table }]
fault-missing = { $part } is missing
fault-holds-words = { $part } must hold words in quotes, not { $value }
fault-nested = lists or tables are nested too deep
fault-choices = choices must be a list
fault-option = unknown option "{ $name }": there are { $known }
fault-option-number = { $name } is a number from { $least } to { $most }, not { $value }
fault-option-word = { $name } is one of { $known }, not { $value }

## Seats, points, chapters

fault-two-boards = there are two boards for { $seats } seats
fault-seats-ascend = seats must ascend
fault-seats = seats are from { $least } to { $most }, not { $seats }
fault-target = target is from { $least } to { $most }, not { $target }
fault-colour = unknown colour "{ $colour }": there are { $known }
fault-twice = "{ $name }" is there twice
fault-colours = { $seats } seats need as many colours, not { $colours }
fault-own = { $part } of a file's own are for games with other rules than these
fault-chapter = unknown chapter "{ $chapter }": there are { $known }
fault-chapters-begin = chapters must begin with "{ $chapter }"
fault-chapter-order = the chapter "{ $chapter }" builds on "{ $wanted }", which must come before it
fault-chapter-missing = the chapter "{ $chapter }" builds on "{ $wanted }", which is missing: name it before
fault-chapters-together = its chapters do not go together: { $reason }
fault-chapters-need = { $seats } seats: its chapters do not find what they need ({ $reason })
fault-for-seats = { $seats } seats: { $reason }
fault-without = "{ $name }" cannot be left out: expected { $known }
fault-pieces = pieces has no { $piece } for anybody
fault-pieces-most = { $piece } is at most { $most } for each player, not { $count }
fault-cards-most = { $name } is at most { $most }, not { $count }
fault-unknown = unknown "{ $name }": expected { $known }
fault-routes = a player has { $pieces } pieces for routes: at most { $most } can be measured
fault-pirate-chapter = the pirate has a tile, but no chapter moves it: add the chapter "pirate", or leave the pirate out

## The map

fault-no-tiles = the map has no tiles
fault-one-tile = a board needs at least one tile
fault-too-many-tiles = the map has { $count } tiles: at most { $most } can be played
fault-sign = "{ $sign }" cannot be a sign on the map: no digits, no spaces
fault-sign-meaning = "{ $sign }" must stand for a terrain or for a pool
fault-legend = "{ $sign }" is not in the legend: it has { $known }
fault-legend-numbers = "{ $sign }" has its numbers in the legend
fault-out-of-line = "{ $sign }" is out of line: cells stand { $width } columns apart, each row shifted by { $shift }
fault-pool-token = a tile dealt from a pool cannot have a number token
fault-barren = { $terrain } cannot have a number token
fault-terrain = unknown terrain "{ $terrain }": there are { $known }
fault-no-pool = there is no pool "{ $name }"
fault-no-area = there is no area "{ $name }"
fault-area = no sign on the map belongs to the area "{ $name }"
fault-token = { $number } is not the number of a token: { $known }
fault-ascend = the numbers { $numbers } must ascend
fault-no-tile = no tile { $name } on this board
fault-no-corner = no corner { $name } on this board
fault-no-edge = no edge { $name } on this board
fault-hex = "{ $name }" is not a hex: expected "q,r" like "0,-2"
fault-inner = "{ $name }" is not an inner path of this board: expected "q,rCN" with a corner side
fault-inner-twice = inner path { $name } is given twice
fault-given-twice = { $what } { $name } is given twice

## Pools and fog

fault-pool-terrains = pool "{ $name }" has { $count } terrains for { $tiles } tiles on the map
fault-pool-tokens-left = pool "{ $name }" has { $count } tokens for { $tiles } fertile tiles without a number on the map
fault-pool-tokens = pool "{ $name }" has { $count } tokens for { $tiles } fertile tiles
fault-pool-barren = pool "{ $name }" has barren terrain, so no tile of it has a number on the map
fault-pool-both = a pool has tokens with letters or plain numbers, not both
fault-pool-lacks = pool "{ $name }" has no { $terrain }
fault-with-gold = with_gold must have as many fertile tiles as terrains
fault-letters = "{ $token }" is not a token: a letter and a number like A5
fault-letters-ascend = token { $token } comes after { $last }: letters must ascend
fault-spiral-letters = only tokens with letters follow a spiral
fault-spiral-tile = tile { $name } does not belong to the spiral
fault-spiral-corner = tile { $name } is not a corner where a spiral can start
fault-spiral-reach = the spiral from { $name } does not reach every tile
fault-spiral-needs = a spiral needs tokens and spiral_from in every pool
fault-barred-place = "{ $name }" is neither a fertile terrain nor a tile of this pool
fault-area-small = area "{ $name }" is too small for { $terrain }
fault-fog-terrains = { $count } terrains lie under { $tiles } tiles of fog on the map
fault-fog-tokens = { $count } tokens lie under the fog for { $tiles } fertile tiles
fault-fog-one = a token under the fog has one number
fault-fog-terrain = { $terrain } cannot lie under fog
fault-fog-count = the board must have as much fog as the scenario lays tiles under it

## Harbours

fault-harbour-coast = harbour { $name } does not lie on the coast
fault-harbours-corner = harbours { $one } and { $other } share the corner { $corner }
fault-harbours-share = harbours { $one } and { $other } can share a corner
fault-harbour-kind = unknown harbour kind "{ $kind }": there are { $known }
fault-harbour-sea = a harbour lies at tile { $name }, which may become sea
fault-frame-or-harbours = a file has frame pieces or harbours, not both
fault-frame-sides = there are { $pieces } pieces for { $sides } sides
fault-frame-places = every side and every piece must have the same number of harbour places
fault-frame-deal = a file says how its frame lies or how its harbours lie, not both
fault-frame-harbours = harbours of frame pieces lie as the frame does

## How it is dealt

fault-deal-islands = only a board of the sea that is dealt has more or fewer islands
fault-deal-no-pool = there is no pool in this file to deal from
fault-deal-no-board = there is no { $board } board in this file
fault-shape = the { $board } board does not have the shape of the map
fault-printed-fixed = the { $board } board is fixed: no tile of it is dealt from a pool
fault-other-tile = tile { $name } is another one on the map
fault-pool-match = the terrains do not match the pool "{ $name }"
fault-pool-match-numbers = the numbers do not match the pool "{ $name }"
fault-printed-board = { $name } has no printed board for { $seats } seats
fault-printed-harbours = { $name } has no printed harbours for { $seats } seats
fault-keep-beginner = the beginner board is fixed (BASE-18) and does not keep { $rules }
fault-keep-beginner-rules = the beginner board is fixed (BASE-18) and does not keep the rules
fault-keep-printed = the printed board (SEA-5) does not keep { $rules }
fault-keep-printed-rules = the printed board (SEA-5) does not keep the rules
fault-keep-spiral = no spiral was found that keeps { $rules }
fault-keep-spiral-rules = no spiral was found that keeps the rules
fault-keep-terrain = no terrain was found that keeps { $rules }
fault-keep-terrain-rules = no terrain was found that keeps the rules
fault-keep-tokens = no tokens were found that keep 6 and 8 apart (BASE-17) and { $rules }
fault-keep-tokens-rules = no tokens were found that keep 6 and 8 apart (BASE-17) and the rules
fault-keep-start = no board was found on which everybody can start (SEA-41) and that keeps { $rules }
fault-keep-start-rules = no board was found on which everybody can start (SEA-41) and that keeps the rules

## Robber and pirate

fault-no-robber = there is no robber to start anywhere
fault-robber-start = the robber cannot start on "{ $start }": expected a terrain, a number or a tile of the land
fault-robber-land = the robber cannot start on "{ $start }": expected a tile of the land
fault-robber-none = there is no { $start } for the robber to start on
fault-robber-desert = there is no desert for the robber to start on: name its tile
fault-robber-sea = the robber cannot be at sea on tile { $name }
fault-robber-fog = the robber cannot be in the fog on tile { $name }
fault-pirate-start = the pirate cannot start on "{ $start }": expected a tile of the sea
fault-pirate-sea = the pirate must be at sea, not on tile { $name }

## What chapters look for

fault-islands-place = the pirate islands need one place { $name } among the { $kind }
fault-westward = westward_{ $letter } does not lead to the landing and the fort
fault-westward-share = two westward routes share { $name }
fault-westward-ship = ship_{ $letter } does not lie on the shortest way to the fort
fault-fleet = the fleet needs a fleet_path among the tiles
fault-villages = there must be more than { $few } villages
fault-village = every village has a number and some cloth
