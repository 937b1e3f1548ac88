mangrovia-name = Mangrovia
mangrovia-summary = Place a bowl, do what its two piers allow, and build huts along the paths of the gods.
mangrovia-phase-bowls = place a bowl
mangrovia-phase-act = act at the pier
mangrovia-phase-pay = pay for the hut
mangrovia-phase-put-back = put an amulet back
mangrovia-phase-over = the game is over
mangrovia-category-printed = Points of spaces
mangrovia-category-tiles = Special tiles
mangrovia-category-paths = Paths
mangrovia-category-stone = Stone area
mangrovia-category-special = Special area
mangrovia-category-amulets = Amulets
mangrovia-option-players = Players
mangrovia-option-stones = Stone tiles
mangrovia-option-stones-none = none
mangrovia-option-stones-mixed = mixed
mangrovia-option-stones-gods = gods only
mangrovia-option-stones-helpers = helpers only
mangrovia-option-board = Board
mangrovia-option-board-reconstructed = Standard
mangrovia-option-board-lagoon = Lagoon
mangrovia-land-water = water
mangrovia-land-sand = sand
mangrovia-land-mangrove = mangrove
mangrovia-land-reed = reed
mangrovia-pool-0 = value cards
mangrovia-pool-1 = landscape cards
mangrovia-pool-2 = amulets
mangrovia-pay-cards = value cards
mangrovia-pay-amulets = amulets
mangrovia-area-plain = open land
mangrovia-area-stone = stone area
mangrovia-area-special = special area
mangrovia-area-amulet = amulet space
mangrovia-mark-grey = grey
mangrovia-mark-white = white
mangrovia-part-open = an open card
mangrovia-part-deck = a card from a deck
mangrovia-part-amulets = amulets
mangrovia-part-hut = a hut
mangrovia-part-double = a double hut
mangrovia-part-birds = the birds
mangrovia-tile-V1 = god of path V1
mangrovia-tile-V2 = god of path V2
mangrovia-tile-V3 = god of path V3
mangrovia-tile-V4 = god of path V4
mangrovia-tile-H1 = god of path H1
mangrovia-tile-H2 = god of path H2
mangrovia-tile-H3 = god of path H3
mangrovia-tile-H4 = god of path H4
mangrovia-tile-3 = helper “value 3”
mangrovia-tile-2 = helper “amulet 2”
mangrovia-tile-any = helper “any landscape”

## What happens
mangrovia-round = Round { $round }: { $seat } begins.
mangrovia-bowl = { $seat } places a bowl at { $site }.
mangrovia-pier = The boat calls at pier { $pier }: { $seat }.
mangrovia-took-card = { $seat } takes the open { $card }.
mangrovia-took-land = { $seat } takes an open landscape: { $land }.
mangrovia-drew-card = { $seat } draws { $card }.
mangrovia-drew-card-hidden = { $seat } draws a value card.
mangrovia-drew-land = { $seat } draws a landscape: { $land }.
mangrovia-drew-land-hidden = { $seat } draws a landscape card.
mangrovia-took-one = { $seat } takes an amulet worth 1 from the store.
mangrovia-drew-amulet = { $seat } draws an amulet worth { $amulet }.
mangrovia-drew-amulet-hidden = { $seat } draws an amulet.
mangrovia-gave-back = { $seat } puts back the amulet worth { $amulet }.
mangrovia-gave-back-hidden = { $seat } puts an amulet back.
mangrovia-building = { $seat } builds { $twice ->
    [0] a hut
   *[other] a double hut
} on { $space }.
mangrovia-paid-card = { $seat } pays { $card }.
mangrovia-paid-start = { $seat } pays with the start card { $start }.
mangrovia-paid-land = { $seat } pays with a landscape: { $land }.
mangrovia-paid-amulet = { $seat } pays with an amulet worth { $amulet }.
mangrovia-paid-helper = { $seat } spends a tile: { $tile }.
mangrovia-built = { $seat }'s hut stands on { $space }: { $points ->
    [one] one point
   *[other] { $points } points
}.
mangrovia-built-double = { $seat }'s double hut stands on { $space }: { $points ->
    [one] one point
   *[other] { $points } points
}.
mangrovia-special = A special tile goes under { $seat }'s hut: { $points ->
    [one] one point
   *[other] { $points } points
}.
mangrovia-took-stone = { $seat } takes a stone tile: { $tile }.
mangrovia-stone-laid = A stone tile lies on { $space }: { $tile }.
mangrovia-skipped = { $seat } skips the action of pier { $pier }.
mangrovia-birds = { $seat } puts the birds on { $birds }.
mangrovia-birds-flew = The birds fly to { $birds }.
mangrovia-talisman = { $seat } gets the talisman for the bowl at 1/12.
mangrovia-talisman-passed = Nobody chose 1/12: the talisman passes to the right, to { $seat }.
mangrovia-opened-card = Laid open: { $card }.
mangrovia-opened-land = Laid open: { $land }.
mangrovia-renewed = Restocked from what was spent: { $pool }, { $count }.
mangrovia-last-hut = { $seat } has built the last hut: this round is the last.
mangrovia-ended = The game is over.
mangrovia-end-huts = Somebody built their last hut, and the round was played to its end.
mangrovia-end-rounds = The sixtieth round is over.
mangrovia-tie-amulets = Equal points: the higher amulet total wins.
mangrovia-tie-shared = Equal points and equal amulets share the win.

## The table in the terminal
mangrovia-picture-head = round { $round }   { $where }   birds: { $birds }   first: { $seat }
mangrovia-picture-pier = pier { $pier }, part { $part }: { $what }
mangrovia-picture-isle = amulet spaces
mangrovia-picture-bowls = bowls
mangrovia-picture-open = open
mangrovia-picture-market = { $cards }   decks { $values } and { $lands }   bag { $bag }   store { $store }   next special tile { $tile }
mangrovia-picture-seat = { $seat }  huts { $huts }  points { $points }  { $cards }
mangrovia-legend =
    Spaces: • open land, ● stone area, ◆ special area, ○ amulet space; { $lands }.
    A free space •{ $letter }8+2 wants one landscape card and 8 in value cards, and brings 2 points; 8a is 8 in amulets.
    Huts: [1] of player 1, [11] a double one, [n] neutral. Bowls: the player's number.
    Tiles: {"{"}V1{"}"} the god of path V1; helpers {"{"}3{"}"} value 3, {"{"}2{"}"} amulet 2, {"{"}*{"}"} any landscape; under huts in ◆ the special tile.
    Cards: 5 a value card, s5 a start card, a4 an amulet; ?v, ?l and a? are hidden: value, landscape, amulet.

## Refusals
mangrovia-unreadable = “{ $text }” is not a move. Moves are: bowl 1/12, take 5, take water, draw value, draw landscape, amulets, build b3, double b3, pay 5, pay start 5, pay amulet 4, pay water, pay tile any, put back 3, birds water sand, skip.
mangrovia-bowls-first = Place a bowl first: { $sites }.
mangrovia-site-neutral = The neutral bowl stands at { $site }.
mangrovia-site-taken = { $site } is taken by { $seat }; free are { $sites }.
mangrovia-first-bowl = With two or three players the first bowl of the first player may not go to { $site }.
mangrovia-bowls-stand = All bowls stand; the boat lies at pier { $pier }.
mangrovia-not-offered = Pier { $pier } does not offer that now; it offers: { $parts }.
mangrovia-not-in-row = The open row has no { $card }; it has { $row }.
mangrovia-deck-empty = Neither deck nor discards are left of the { $pool }.
mangrovia-store-empty = You have no hut on an amulet space, and the store is empty.
mangrovia-bag-empty = No amulets are left, neither in the bag nor set aside.
mangrovia-nothing-due = There is nothing to pay at pier { $pier } now.
mangrovia-nothing-drawn = There is no amulet to put back at pier { $pier } now.
mangrovia-birds-there = The birds already sit there: { $birds }. To leave them, skip.
mangrovia-put-one-back = First put back one of the amulets you drew: { $amulets }.
mangrovia-no-double-here = A double hut is built only at pier 9; this is pier { $pier }.
mangrovia-no-space = This board has no space { $space }.
mangrovia-taken = A hut of { $seat } stands on { $space }.
mangrovia-taken-neutral = A neutral hut stands on { $space }.
mangrovia-no-huts = { $needed ->
    [one] A hut is needed
   *[other] { $needed } huts are needed
}; your supply has { $huts }.
mangrovia-no-double-area = No double hut on { $space }: { $area }.
mangrovia-no-bird = No bird for { $space } ({ $landscapes }); they sit on { $birds }.
mangrovia-no-landscape = { $space } takes { $needed ->
    [one] one landscape card
   *[other] { $needed } landscape cards
} ({ $landscapes }); you have { $count }.
mangrovia-cannot-pay = { $space } needs exactly { $price } in { $pay }; you can make { $sums }.
mangrovia-pay-first = First pay for the building on { $space } in full: { $due } in { $pay }, landscape cards: { $lands }.
mangrovia-land-first = For { $space } pay the landscape first: { $landscapes }.
mangrovia-other-money = { $space } is paid in { $pay } only.
mangrovia-not-yours = You have no { $worth } to pay with; you need { $pay }.
mangrovia-not-exact = With { $worth } the rest of { $due } in { $pay } could not be paid exactly.
mangrovia-land-paid = The landscape is paid; { $due } in { $pay } is still due.
mangrovia-land-unfit = That does not pay the landscape of { $space }; you can pay { $landscapes }.

## Written positions
mangrovia-position-birds = The line “{ $field }” takes two different landscapes.
mangrovia-position-sites = The line “{ $field }” takes { $count } sites; the neutral bowl is on the last exactly with two players.
mangrovia-position-bowls = The line “{ $field }”: { $seat } has at most { $most } bowls.
mangrovia-position-huts = The line “{ $field }”: a player has at most { $most } huts.
mangrovia-position-tiles = The lines “{ $field } …”: special tiles are laid in order, from 2 on.
mangrovia-position-space = The line “{ $field }”: this board has no space { $space }.
mangrovia-position-taken = The line “{ $field }”: { $space } is taken twice.
mangrovia-position-tile = The line “{ $field }”: huts in the special area, and only those, have a tile; { $space } is wrong.
mangrovia-position-double = The line “{ $field }”: no double hut can stand on { $space }.
mangrovia-position-stone = The line “{ $field }”: { $space } is no free stone space, or is named twice.
mangrovia-position-god = The line “{ $field }”: two players can't have the tile { $tile }.
mangrovia-position-stones = The line “{ $field }”: of the tile { $tile } there are at most { $most } in this game.
mangrovia-position-known = The line “{ $field }” names what is not in that hand.
mangrovia-position-starts = The lines “{ $field } …” do not fit the pairs of start cards.
mangrovia-position-row = The line “{ $field }” has at most { $most } cards.
mangrovia-position-copies = Too many of { $card } among the { $field }: { $count }; the box has { $most }.
mangrovia-position-pier = The line “{ $field }” is there exactly while the boat is under way.
mangrovia-position-fresh = The line “{ $field }” is there exactly while an amulet is to be put back: 2 to { $most }, as huts on amulet spaces allow.
mangrovia-position-order = The line “{ $field }”: { $seat } would have placed { $count }.
mangrovia-position-placed = The line “{ $field }”: no bowl is left to choose a site for.
mangrovia-position-no-bowl = The line “{ $field }”: no player's bowl stands at pier { $pier }.
mangrovia-position-part = The line “{ $field }”: pier { $pier } has fewer parts.
mangrovia-position-settled = The line “{ $field }” is there exactly before the second card of pier 5.
mangrovia-position-building = The line “{ $field }” takes a free space, single or double, the price and the landscape cards still due; the seat must be able to pay them.
mangrovia-position-over = The line “{ $field }”: the game is over exactly after the round of somebody's last hut, or after round 60.
mangrovia-position-trail = The line “{ $field }” does not fit hands and decks; it has at most { $most } entries.

## Boards
mangrovia-board-unreadable = The board can't be read: { $detail }.
mangrovia-board-no-table = “{ $field }” is missing or is no table.
mangrovia-board-path-unknown = There is no path { $path }; paths are V1 to V4 and H1 to H4.
mangrovia-board-place-unknown = { $space } is no place; places are a1 to g7 and i1 to i8.
mangrovia-board-key-unknown = { $field }: nothing is called “{ $key }”.
mangrovia-board-landscapes = { $space }: one or two different landscapes of { $choices }.
mangrovia-board-choice = { $space }: { $key } is one of { $choices }.
mangrovia-board-number = { $field }: { $key } is a whole number from { $low } to { $high }.
mangrovia-board-price = { $space }: no hand can pay { $price }; a price goes from { $low } to { $high }.
mangrovia-board-path-missing = The path { $path } is missing.
mangrovia-board-path-spaces = { $path }: a list of 1 to { $most } places of the board.
mangrovia-board-area = Spaces of the { $area }: { $count }; { $wanted } are needed. They are { $spaces }.
mangrovia-board-isle = There are { $count } amulet spaces; at least { $least } are needed. They are { $spaces }.
mangrovia-board-double = Spaces with two landscapes: { $count }; 2 are needed. They are { $spaces }.
mangrovia-board-double-area = { $space }: a space with two landscapes lies outside every area, not in the { $area }.
mangrovia-board-grey = There are { $count } grey marks; 3 are needed. They are { $spaces }.
mangrovia-board-grey-stone = Exactly one grey mark lies in the stone area; here: { $spaces }.
mangrovia-board-white-special = Exactly one white mark lies in the special area; here: { $spaces }.
mangrovia-board-mark-area = { $space }: no { $mark } mark in the { $area }.
mangrovia-board-marks = There are { $count } neutral marks; at most { $most } huts are there for them.
mangrovia-board-path-no-space = { $path }: the board has no space { $space }.
mangrovia-board-path-isle = { $path }: the amulet space { $space } lies off the paths.
mangrovia-board-path-same-line = { $path } runs along the same line as { $other_path }.
mangrovia-board-path-line = { $path }: { $space } is not on its line.
mangrovia-board-path-order = { $path }: { $space } is out of order.
mangrovia-board-odd-spaces = Odd: the number of spaces is { $count }; the printed board has { $wanted }.
mangrovia-board-odd-no-landscape = Odd: no space has the landscape { $landscape }.
mangrovia-board-odd-landscape = Odd: the number of spaces with the landscape { $landscape } is { $count }.
mangrovia-board-odd-basis = Odd: { $field } does not say where it comes from (basis).
mangrovia-board-odd-lonely = Odd: { $space } lies on no path and in no area.
mangrovia-board-odd-points = Odd: { $space } has { $points } printed points though it lies in the { $area }.
mangrovia-board-odd-price = Odd: few hands can pay { $price } for { $space }.
mangrovia-board-odd-prize = Odd: { $path } pays { $first } for first and { $second } for second.
mangrovia-board-odd-gap = Odd: { $space } lies on the line of { $path } but not on the path.

## The table in the browser
mangrovia-web-yours = Your turn: { $what }.
mangrovia-web-or = { $one } or { $rest }
mangrovia-web-act = pier { $pier } offers { $parts }
mangrovia-web-pay = pay for { $space }: { $lands ->
    [0] {""}
    [one] one landscape card, then{" "}
   *[other] { $lands } landscape cards, then{" "}
}exactly { $due } in { $pay }
mangrovia-web-board = Board
mangrovia-web-arrows = Spaces and statues; the arrow keys go from space to space
mangrovia-web-closer = Zoom in
mangrovia-web-farther = Zoom out
mangrovia-web-archipelago = Archipelago
mangrovia-web-boat = The boat is here.
mangrovia-web-oracle = Oracle
mangrovia-web-bird = , a bird sits here
mangrovia-web-no-bird = , no bird
mangrovia-web-market = Open cards and decks
mangrovia-web-left = Left: { $count }.
mangrovia-web-bag = Amulets: { $store } of value 1 in the store, { $bag } in the bag; your huts on amulet spaces: { $track }.
mangrovia-web-hand = Your hand
mangrovia-web-fresh = Drawn: put one back
mangrovia-web-makes = Prices you can make exactly, { $pay }:
mangrovia-web-exact = { $price }: yes
mangrovia-web-not-exact = { $price }: no
mangrovia-web-round = Round { $round }.
mangrovia-web-last-round = This is the last one.
mangrovia-web-nobody = nobody
mangrovia-web-neutral = neutral
mangrovia-web-space = { $space }: { $lands }; { $price } in { $pay }; { $points ->
    [0] no points
    [one] one point
   *[other] { $points } points
}; { $area }.
mangrovia-web-space-taken = { $space }: { $huts ->
    [one] a hut
   *[other] a double hut
}, { $owner }; { $lands }; { $area }.{ $tile ->
    [0] {""}
   *[other] {" "}Special tile { $tile }.
}
mangrovia-web-path = Path { $path }: { $first } points for { $leader }, { $second } for { $next }.
mangrovia-web-leaders = Who leads
mangrovia-web-path-ranks = { $path }: { $ranks }.
mangrovia-web-rank = { $owner } { $huts ->
    [one] one hut
   *[other] { $huts } huts
}{ $by ->
    [tile] , lowest tile { $tile }
    [nearest] , nearest { $nearest }
   *[other] {""}
}
mangrovia-web-by-god = wins tie: god's tile
mangrovia-web-by-nearest = wins tie: closer hut
mangrovia-web-by-tile = wins tie: lower tile
mangrovia-web-god-of = The god's tile belongs to: { $owner }.
mangrovia-web-next-special = The next special tile brings { $tile }.
mangrovia-web-first = Holds the talisman and goes first
mangrovia-web-seat = Huts left: { $huts }. Points of spaces: { $points }.
mangrovia-web-cards = Value cards { $values }, landscapes { $lands }, amulets { $amulets }.
mangrovia-web-start = start { $card }
mangrovia-web-amulet = amulet { $amulet }
mangrovia-web-track = Huts on amulet spaces: { $count }.
mangrovia-web-only-skip = Your turn: there is nothing you can do at pier { $pier }.
mangrovia-web-sure-skip = Skip the action of pier { $pier }? It can still be done.
mangrovia-web-pier-1 = Pier 1: two open cards, then one from a deck.
mangrovia-web-pier-2 = Pier 2: amulets.
mangrovia-web-pier-3 = Pier 3: one open card.
mangrovia-web-pier-4 = Pier 4: one open card, then one from a deck.
mangrovia-web-pier-5 = Pier 5: two open cards, or two from decks.
mangrovia-web-pier-6 = Pier 6: one open card, then two from decks.
mangrovia-web-pier-7 = Pier 7: amulets, or one card from a deck.
mangrovia-web-pier-8 = Pier 8: amulets, or one hut.
mangrovia-web-pier-9 = Pier 9: one hut, or one double hut.
mangrovia-web-pier-10 = Pier 10: two huts, one after the other.
mangrovia-web-pier-11 = Pier 11: one hut, then one card from a deck.
mangrovia-web-pier-12 = Pier 12: set the birds; first in the next round.
mangrovia-web-move-bowl = Place a bowl at { $site }
mangrovia-web-move-take = Take the open { $card }
mangrovia-web-move-take-land = Take the open landscape: { $land }
mangrovia-web-move-draw-value = Draw a value card
mangrovia-web-move-draw-landscape = Draw a landscape card
mangrovia-web-move-amulets = Collect amulets
mangrovia-web-move-skip = Skip
mangrovia-web-move-build = Build a hut on { $space }
mangrovia-web-move-double = Build a double hut on { $space }
mangrovia-web-move-pay = Pay with the { $card }
mangrovia-web-move-pay-start = Pay with the start card { $card }
mangrovia-web-move-pay-amulet = Pay with the amulet worth { $amulet }
mangrovia-web-move-pay-tile = Spend a tile: { $tile }
mangrovia-web-move-pay-land = Pay with a landscape: { $land }
mangrovia-web-move-put-back = Put back the amulet worth { $amulet }
mangrovia-web-move-birds = Birds on { $birds }
mangrovia-web-counts = Points if the game ended now.
mangrovia-web-panes = Parts of the table
mangrovia-web-pane-lagoon = Lagoon
mangrovia-web-pane-piers = Archipelago
mangrovia-web-pane-market = Market
mangrovia-web-pane-leaders = Who leads
mangrovia-web-double = Double hut
mangrovia-web-goal-first = Paths and special area where you lead
mangrovia-web-goal-second = Where you come second
mangrovia-web-goal-stone = Points in the stone area now
mangrovia-web-goal-printed = Points of your spaces
mangrovia-web-goal-huts = Huts you can still build

## At a real table
mangrovia-pad-huts = Huts on the board: choose a player and tap a space; tap again for a double hut, once more to free it
mangrovia-pad-double = Player { $number }, double
mangrovia-pad-tile = Tile under the hut on { $space }
mangrovia-pad-god = Who has the god's tile of { $path }?
mangrovia-pad-amulets = Sum of your amulets
mangrovia-pad-line-printed = Points printed on your spaces
mangrovia-pad-line-tiles = Special tiles under your huts
mangrovia-pad-line-path = Path { $path }: place { $place } with huts: { $huts }
mangrovia-pad-line-special = Special area: place { $place } with huts: { $huts }
mangrovia-pad-line-stone = Stone area: { $own } × { $all }
mangrovia-pad-line-amulets = Amulets
mangrovia-set-up-pieces = Each player: huts { $huts }, bowls { $bowls }.
mangrovia-set-up-neutral = Neutral huts on { $spaces }.
mangrovia-set-up-bowl = A neutral bowl blocks the site 6/7; tile 2 lies under the neutral hut of the special area.
mangrovia-set-up-cards = Deal { $cards } landscape cards to each; open { $values } value cards and { $lands } landscape cards.
mangrovia-set-up-birds = The birds sit on mangrove and water.
mangrovia-set-up-amulets = Put { $ones } amulets worth 1 into the store; all others go into the bag.
mangrovia-set-up-tiles = Stack the special tiles { $low } to { $high }, the lowest on top.
mangrovia-set-up-stones = Stone tiles: { $tiles }.
mangrovia-set-up-start = { $seat } gets the start cards { $cards }.
mangrovia-may-space = Space
mangrovia-may-kind = What do you build?
mangrovia-may-hut = a hut
mangrovia-may-double = a double hut
mangrovia-may-birds = Landscapes with a bird
mangrovia-may-landscapes = Your landscape cards
mangrovia-may-values = Your value cards
mangrovia-may-starts = Your start cards
mangrovia-may-amulets = Your amulets
mangrovia-may-built = Yes, you can build on { $space } for exactly { $price }.

## Lessons
mangrovia-lesson-first = Your first two rounds
mangrovia-lesson-first-bowl = Huts in the lagoon bring points, most of all to whoever has the most on a path. Begin with a bowl: put it on 2/11. It acts twice, at pier 2 for amulets and at pier 11 for a hut.
mangrovia-lesson-first-bowl-done = Only one bowl fits on a site, so your opponent must go elsewhere.
mangrovia-lesson-first-second = You have two bowls. Put the other one on 1/12: cards now, and at the end of the round the birds and the first turn.
mangrovia-lesson-first-second-done = All bowls are placed. Now the boat calls at piers 1 to 12, one after another; at pier 1 it is your turn.
mangrovia-lesson-first-land = A hut costs a landscape card plus its price. Pier 1 gives two open cards: take the reed card.
mangrovia-lesson-first-land-done = A landscape card says where you may build.
mangrovia-lesson-first-value = Prices are paid in value cards. Take the open 4.
mangrovia-lesson-first-value-done = Below your cards you see which prices they pay exactly: now 4 and 6. You never pay more than the price.
mangrovia-lesson-first-deck = One more from a deck: choose the deck of value cards.
mangrovia-lesson-first-deck-done = Another 2. The boat goes on to pier 2, where your other bowl stands.
mangrovia-lesson-first-amulets = Pier 2 gives amulets, the other kind of money. Take them.
mangrovia-lesson-first-amulets-done = Only a 1 from the store: you have no hut on an amulet space yet.
mangrovia-lesson-first-build = Pier 11: build! A bird sits on mangrove, and you have a mangrove card. Build on the lit amulet space: it costs 4 and brings better amulets.
mangrovia-lesson-first-build-done = The mangrove card is paid. Now the price: exactly 4.
mangrovia-lesson-first-pay = You could pay 2 + 2. Pay with the 4: you will need a 2 soon.
mangrovia-lesson-first-pay-done = The hut stands. From now on you draw amulets from the bag, and those are worth more.
mangrovia-lesson-first-card = Pier 11 also gives a card from a deck. You need water: try the landscape deck.
mangrovia-lesson-first-card-done = A water card: what luck!
mangrovia-lesson-first-birds = Pier 12: you move the birds, and huts can be built only where they sit. You have water and reed: send them there.
mangrovia-lesson-first-birds-done = The open rows are filled again, and you are first in the new round.
mangrovia-lesson-first-huts = You have two huts left, and pier 10 builds two. Put a bowl on 3/10.
mangrovia-lesson-first-huts-done = The points above are as if the game ended now: you are behind, and two huts will change that.
mangrovia-lesson-first-again = And the other one on 2/11: amulets once more.
mangrovia-lesson-first-again-done = The boat sets off again.
mangrovia-lesson-first-bag = Pier 2: take amulets. This time one comes from the bag.
mangrovia-lesson-first-bag-done = A 2. With the 1 you can pay 3 in amulets.
mangrovia-lesson-first-sum = You want a space that costs 9, and you have 2s. Which open card makes 9 with a 2? Take the 7.
mangrovia-lesson-first-sum-done = 7 + 2 = 9, exactly.
mangrovia-lesson-first-path = Pier 10: the lit space costs 9. It lies on a path to a statue of 12 points. You and your opponent have a hut each there, and a tie goes to whoever is closer to the statue: your opponent. Build!
mangrovia-lesson-first-path-done = 3 points at once, and with two huts you are first on this path: 12 points at the end, and 6 for your opponent.
mangrovia-lesson-first-amulet-hut = One more hut: the lit water space costs 3 in amulets, and you have 1 + 2. Build there.
mangrovia-lesson-first-amulet-hut-done = You lead on its path too: 10 more. That was your last hut, so this round is the last.
mangrovia-lesson-first-last = The boat still goes to pier 12. Cards count for nothing at the end: skip this action.
mangrovia-lesson-first-last-done = Now the points are counted: paths 47, printed points 15, your huts in the stone area 8.
mangrovia-lesson-first-end = You win 70 to 55. First places on the paths bring most; the round of somebody's last hut is the last. You know Mangrovia!

## What puzzles are about
mangrovia-theme-bowl = Where to put the bowl
mangrovia-theme-bowl-why = The bowl decides two actions and when the boat calls you: look at both piers.
mangrovia-theme-cards = Which card to take
mangrovia-theme-cards-why = This card brings you nearest to the hut you want to pay for.
mangrovia-theme-amulets = Amulets
mangrovia-theme-amulets-why = Amulets pay for the spaces priced in them, and their value counts at the end.
mangrovia-theme-wait = Wait
mangrovia-theme-wait-why = Doing nothing here saves what you need for something better.
mangrovia-theme-path = Build for a path
mangrovia-theme-path-why = A hut here counts on its paths: whoever has the most there gets the statue's points.
mangrovia-theme-double = Double hut
mangrovia-theme-double-why = A double hut counts twice on its paths: here that decides.
mangrovia-theme-stone = Stone area
mangrovia-theme-stone-why = In the stone area your huts are multiplied by all huts there: each new one counts for more.
mangrovia-theme-special = Special area
mangrovia-theme-special-why = A hut in the special area scores its tile at once and competes for 12 or 6 points at the end.
mangrovia-theme-island = Amulet space
mangrovia-theme-island-why = From now on, a hut on an amulet space brings you more amulets every time.
mangrovia-theme-payment = What to pay with
mangrovia-theme-payment-why = The price is the same; what stays in your hand is not.
mangrovia-theme-birds = The birds
mangrovia-theme-birds-why = Huts are built only where a bird sits: put the birds where you can pay and others can't.
