# The page as an app: what it says about itself.

page-app-about = The island-settling board game in the browser, alone against bots or with friends. A fan project.

## Without a network

page-offline-title = No connection
page-offline-why = The server of this table cannot be reached at the moment.
page-offline-works = What still works
page-offline-table = A table that is open in another tab or window stays there. Your seat is kept, and the game goes on by itself when the connection is back.
page-offline-rules = The rules you have read before:
page-offline-terminal = A game against bots in the terminal, where Archipel is installed: archipel play
page-try-again = Try again

## A newer page

page-newer = There is a newer version of this page. Your game goes on where it is.
page-load-newer = Load it
page-texts-missing = The texts in { $language } could not be loaded; perhaps there is a newer version of this page.
page-part-missing = A part of this page could not be loaded.
page-load-again = Load the page again
page-version = Archipel { $version }
page-version-page = page { $page }

## Settings

page-awake = Keep the screen on during my turn
page-board-colours = Board
page-board-chart = sea chart
page-board-atlas = old atlas
page-board-bold = strong colours
page-tracker = Show known cards and mean yields under Dice
page-odds = Show what each number brings, and its odds, under Dice
page-odds-title = The next roll
page-odds-any = any
page-odds-note = Cards that each number brings a player; any: the chance that the next roll brings at least one.
page-known-hands = Known cards
page-known-others = other cards
page-known-mean = per roll
page-known-note = Cards that are surely in a hand, counted from what everybody has seen; ?: others. Per roll: cards on average.
