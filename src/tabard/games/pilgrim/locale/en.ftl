# Pilgrim, English.
#
# $who, $owner and $seat are players. $thing, $place, $kind and $first are names of the game: from a
# `name-` message where there is one, else from the data files.

## Its box and its options

game-title = Pilgrim
game-sentence = Sow your acolytes, build the roads, and send pilgrims to far shrines.
option-first_game = Use the recommended set-up of a first game?
option-first_game-excluded = Not in a campaign: each of its games has a new set-up.
option-level = Alone against Ab-Bott: how hard?
option-level-1 = Easy
option-level-2 = Hard
option-level-3 = Very hard
option-level-excluded = Not in a campaign: its three games are easy, hard and very hard in turn.
option-campaign = Alone against Ab-Bott: play the campaign of three games?
option-handicap_0 = Handicap of seat 1: acolytes that start in the Village
option-handicap_1 = Handicap of seat 2: acolytes that start in the Village
option-handicap_2 = Handicap of seat 3: acolytes that start in the Village
option-handicap_3 = Handicap of seat 4: acolytes that start in the Village

## The log: one message per kind of event, in the present tense

round-begins = Round { $amount }
round-ends = Round { $amount } ends
duty-tile = { $place }: { $thing }
tithe-tile = { $place } gets the tithe: { $thing }
site-laid = { $thing } lies on { $place }, by a roll of { $amount }
building-laid = { $thing } is laid out on the edge
solo-area = You play in the { $thing } and the { $place }
tokens-added = { $amount ->
    [one] { $thing }: { $amount } token goes into the bag
   *[other] { $thing }: { $amount } tokens go into the bag
}
starts = { $who } is start player
turn-begins = { $who } begins a turn
turn-ends = { $who } ends the turn
has-nobody = { $who } has nobody left to call
has-no-action = { $who } can perform no duty and take no tithe
picks-up = { $amount ->
    [one] { $who } picks up { $amount } acolyte: { $place }
   *[other] { $who } picks up { $amount } acolytes: { $place }
}
sows = { $who } places an acolyte: { $place }
passes-over = { $who } passes over: { $place }
performs-duty = { $who } performs { $thing } with { $place }, value { $amount }
chooses-mode = { $who } chooses { $thing }
claims-majority = { $who } claims the majority at { $thing }
pays-minority-fee = { $who } pays { $amount } silver for the minority
takes-tithe = { $who } takes the tithe at { $place }: { $goods }
recalls = { $amount ->
    [one] { $who } recalls { $amount } acolyte from { $thing } to the City
   *[other] { $who } recalls { $amount } acolytes from { $thing } to the City
}
allocates = { $who } moves an acolyte from { $thing } to { $place }
moves-acolyte = { $who } moves an acolyte: { $thing } → { $place }
ordains = { $who } ordains a serf: { $thing } → { $place }
sends-out = { $who } sends an acolyte out: { $thing } → { $place }
calls-to-city = { $who } calls a serf: { $thing } → { $place }
gains = { $who } gains { $goods }
pays = { $who } pays { $goods }
gains-piety = { $who } gains { $amount } piety
pays-piety = { $who } gives { $amount } piety
loses-excess = { $who } puts back { $goods }: too much to keep
replaces-by-silver = { $who } pays silver instead of { COUNTED($amount, $thing) }
uses-building = { $who } uses the { $thing }
rents = { $who } rents the { $place } for { $goods }
earns-rent = { $who } earns { $goods } for the { $place }
rents-from-supply = { $who } rents the { $place } on the edge for { $goods }
rents-from-abbott = { $who } rents the { $place } from Ab-Bott for { $goods }
constructs = { $who } constructs the { $thing }
donates = { $amount ->
    [one] { $who } donates the { $thing }: { $amount } point at the end
   *[other] { $who } donates the { $thing }: { $amount } points at the end
}
climbs-alms = { $amount ->
    [7] { $who } is the first at the top of the alms track
   *[other] { $who } climbs to row { $amount } of the alms track
}
climbs-no-further = { $who } gives alms, but can climb no further
loses-bonus = { $who } has nobody for the bonus – { $thing }
declines-bonus = { $who } declines the bonus – { $thing }
lays-road = { $who } lays a road on { $place }: { $thing }
upgrades-road = { $who } upgrades { $place }: { $thing }
destroys-road = { $who } destroys the head of the road on { $place }
builds-shrine = { $who } builds shrine { $amount } of the path on { $place }
joins-shrine = { $who } joins an own shrine on { $place }
joins-site = { $who } reaches { $thing } on { $place } by a path { $amount } long
joins-harbour = { $who } opens a trade route: { $thing }
takes-marker = { $who } sets an acolyte on the map, from: { $place }
takes-favour = { $amount ->
    [one] { $who } takes the { $thing }: { $amount } point
   *[other] { $who } takes the { $thing }: { $amount } points
}
opens-quadrant = { $who } opens the { $thing }
ship-moves = The ship sails on to { $place }
merchant-moves = The merchant goes on: { $place }
dummy-moves = A dummy jumps: { $thing } → { $place }
quarter-ends = Quarter { $amount } ends
nobody-gave-alms = Nobody gave alms in this quarter
wins-alms = { $who } gave the most alms: acolyte { $amount } at the alms table
wins-nothing = { $who } gave the most alms, but the Abbey is empty
scores = { $amount ->
    [one] { $who } scores { $amount } point
   *[other] { $who } scores { $amount } points
}
game-ends = The game is over
campaign-difference = Difference to Ab-Bott in this game: { $amount }
campaign-goes-on = The campaign goes on with game { $amount }
campaign-ends = The campaign ends with { $amount }: { $thing }

## The log of Ab-Bott’s turn, each line with its reason

abbott-begins = Ab-Bott begins his turn
abbott-starts = Ab-Bott starts
lets-abbott-start = { $who } lets Ab-Bott start
abbott-confesses = Ab-Bott uses his Confession Box: +{ $amount } piety for the start
abbott-lacks-acolytes = Ab-Bott has no acolyte outside and calls one
abbott-uses-pulpit = Ab-Bott uses his Pulpit
abbott-picks-up = Ab-Bott picks up { $amount }: { $place }, { $why }
why-most-acolytes = where he has the most
why-city-first = a tie, and the City comes first
why-nearest-to-merchant = a tie, and it is nearest to the merchant
abbott-sows = Ab-Bott places an acolyte: { $place }
abbott-draws = Ab-Bott draws the token { $thing }
abbott-rests = Ab-Bott rests: nothing more happens
abbott-allocates = Ab-Bott moves an acolyte by priority: { $thing } → { $place }
abbott-cannot-allocate = Ab-Bott has nobody to move
abbott-builds-roads = { $amount ->
    [one] Ab-Bott builds { $amount } tile
   *[other] Ab-Bott builds up to { $amount } tiles
}
abbott-rolls = Ab-Bott rolls { $amount } and begins at { $place }
abbott-heads-for = Ab-Bott heads for { $thing }, the nearest site
abbott-heads-for-unjoined = Ab-Bott heads for { $thing }, the site of his area that he has not joined yet
abbott-heads-for-reachable = Ab-Bott heads for { $thing }, the only site of his area that a way leads to
abbott-takes-marker = Ab-Bott sets an acolyte on the map, from: { $place }
abbott-detours = Ab-Bott has a tile to spare and goes round by { $place }
abbott-comes-again = Ab-Bott reaches { $thing } again: the path scores, nothing else
abbott-turns-road = Ab-Bott is blocked and turns his road on { $place }
abbott-abandons = Ab-Bott gives up his path on { $place }
abbott-stops = Ab-Bott lays no more: { $why }
why-no-free-gate = no gate is free
why-blocked = the way is blocked
why-no-way = no way leads to a site
why-no-acolyte = he has no acolyte for it
why-no-first-tile = the first tile cannot lie
why-upgrade-takes-the-whole-action = an upgrade would need the whole action
abbott-finds-no-building = Ab-Bott finds no active building: no action
abbott-has-no-slot = Ab-Bott has no slot for { $thing }
abbott-leaves-bonus = Ab-Bott leaves the bonus – { $thing }
abbott-has-nobody-left = Ab-Bott has nobody left to ordain
abbott-recalls = Ab-Bott recalls { $amount } to the City from where he has most: { $place }
abbott-wins-alms = Ab-Bott gave the most alms: acolyte { $amount } at the alms table
abbott-wins-nothing = Ab-Bott gave the most alms, but his Abbey is empty
abbott-scores = { $amount ->
    [one] Ab-Bott scores { $amount } point
   *[other] Ab-Bott scores { $amount } points
}

## Why not: one message per reason

no-acolyte-there = You have no acolyte there: { $thing }.
against-the-current = Going to { $thing } would be against the current: that needs the Kogge.
not-active-yet = The ship has not reached { $thing } yet.
used-this-turn = You have used { $thing } this turn.
works-by-itself = { $thing } is yours: it works by itself when you sow.
no-renting-at-taxation = Nothing is rented while the merchant is at Taxation.
no-effect-possible = { $thing } could do nothing for you now.
no-tithe-at-taxation = Taxation has no tithe.
not-on-the-tithe-tile = The tithe tile shows something else.
minority-fee = You are in the minority: that takes { $need } silver, you have { $have }.
nobody-to-allocate = Your Abbey and activities hold nobody to move.
nothing-to-give = You have no silver and no wheat to give.
nobody-to-ordain = Village and Abbey are empty.
nothing-to-construct = No building and no road can be built and paid now.
no-road-unit = No road can be built, paid or destroyed now.
only-destroys-the-head = { $have ->
    [0] All it can do now is destroy the head of your road: without stone you can lay no tile and build no shrine.
   *[other] All it can do now is destroy the head of your road: with { $have } stone you can lay no tile and build no shrine.
}
only-donates-a-building = All it can do now is donate one of your buildings: you have no silver and no wheat to give.
alms-climb-no-further = You would give alms and climb no further: you are at the top of the track.
piety-is-full = Your piety cannot rise so far.
no-active-building = You have no active building to donate.
already-donated = { $thing } is donated already.
more-than-the-value = That would be { $need }, the duty allows { $have }.
too-little-silver = Needs { $need } silver, you have { $have }.
too-little-wheat = Needs { $need } wheat, you have { $have }.
too-little-stone = Needs { $need } stone, you have { $have }.
too-little-piety = Needs { $need } piety, you have { $have }.
too-little-for-the-site = You cannot pay what this site asks.
too-few-goods = You have no { $thing } for the fee.
too-few-to-sell = You have { $have }, that would take { $need }.
one-unit-is-due = A duty once begun must do at least one thing.
one-open-road = You have an open road: finish it before you start another.
no-open-road = You have no open road.
no-tile-fits = No tile fits there.
no-such-tile-left = The supply has no such tile left.
no-tile-to-replace-it = The tile that would have to replace it is not in the supply.
exit-is-barred = The road may not lead there.
building-in-the-way = A building that nobody has built is in the way.
quadrant-unplayable = Nobody may build in that quadrant any more.
no-acolyte-for-a-marker = { $need ->
    [one] You have no acolyte in the City or on a duty tile to set there.
   *[other] Needs { $need } acolytes in the City or on duty tiles, one for the road and one for where it leads; you have { $have }.
}
too-few-roads-before-the-shrine = { $need ->
    [one] This shrine needs { $need } road tile before it and has { $have }.
   *[other] This shrine needs { $need } road tiles before it and has { $have }.
}
no-shrine-left = No shrine is left.
no-place-for-a-shrine = A shrine needs empty land away from City, harbours, sites and other shrines.
no-shrine-by-construct = Shrines are built by Build Roads only.
must-lay-a-tile = The Road Engineer’s unit must lay a tile.
one-building-only = Construct allows one building only.
one-road-unit-only = Construct allows one road only.
value-is-spent = The value of the duty is spent.
no-free-slot = Your six slots are full.
nobody-there = Nobody is there to move.
activity-is-full = That activity is taken.
no-serf = Your Village is empty.
abbey-is-empty = Your Abbey is empty.
no-majority-for-this-kind = You have no majority on a tile with this tithe.
cannot-pay-without-it = You cannot pay without it.
cannot-pay-the-rest = The rest could not be paid then.
not-that-much-due = Only { $have } is due.
not-the-trade-resource = The merchant trades in something else now.
no-own-bank-for-this-fee = No own Bank can pay this fee.
same-payment-without-it = The Wagon Yard would cost the same.
no-wagon-yard = No Wagon Yard is active.
not-in-this-game = { $thing } is not in this game.
not-used-at-this-point = { $thing } is not used at this point of the game.
no-link-there = No link leads there from here.
no-road-enters-there = Your road does not enter the space by that side.
not-traded-here = The building does not trade in { $thing }.
part-of-another-duty = That is part of another duty.
not-on-the-edge = { $thing } is not on the edge of the board.
not-a-building-of-yours = { $thing } is not a building of yours.
only-the-library = Only the Library sends somebody to the Abbey.

## The prompt: one message per step that asks

ask-duty_tiles = The duty tiles are laid out
ask-tithe_tiles = The tithe tiles are dealt
ask-sites = The sites are drawn and placed
ask-buildings = The buildings are drawn
ask-first_start_player = A lot decides who starts
ask-seeding = { $who }, sow your five acolytes from the City
ask-beside = You may also use a building that glows.
ask-start_window = { $who }, use a building before you sow, or go on
ask-sow_origin = { $who }, pick up your acolytes from one place
ask-sowing = { $arrived ->
    [1] { $who }, place an acolyte here ({ $place }), or pass over
   *[0] { $who }, { $hand } in hand: choose where the next acolyte goes
}
ask-middle_window = { $who }, use a building before you act, or go on
ask-choose_action = { $who }, perform a duty or take a tithe
ask-tithe_kind = { $who }, choose what the tithe brings
ask-duty_mode = { $task ->
    [clerical] { $who }, choose Devotion for piety or Silversmith for silver
    [produce] { $who }, choose wheat or stone
   *[other] { $who }, give alms or donate a building
}
ask-duty_building = { $who }, rent a building for this duty, or do without it
ask-customs_tile = { $who }, choose the tile where the Customs House claims the majority, or none
ask-allocation = { $who }, move an acolyte ({ $left } left)
ask-ordination = { $who }, ordain a serf or send an acolyte out ({ $left } left)
ask-alms_payment = { $who }, choose what you give: a row for each silver or wheat
ask-donate_building = { $who }, choose the building you donate
ask-alms_bonus = { $who }, take the bonus of the alms track or decline it – { $thing }
ask-tax_first = { $who }, take one resource of your choice
ask-tax_more = { $who }, take up to { $left } of the tithes where you have the majority
ask-construction = { $who }, construct a building or build a road
ask-road_unit = { $who }, build on the map ({ $left } left)
ask-road_edges = { $who }, choose where the tile on { $space } leads
ask-payment = { $who }, use { $card } for this payment, or pay without it
ask-bank_split = { $who }, choose what your silver replaces
ask-marker_source = { $who }, choose where the acolyte for the map comes from
ask-unit_window = { $who }, use a building now, or go on
ask-end_window = { $who }, use a building before your turn ends, or end it
ask-abbott_token = A token is drawn for Ab-Bott
ask-abbott_gate = The die says at which gate Ab-Bott begins
ask-abbott_fee = { $who }, choose what you take for your Infirmary
ask-trade_income = { $who }, choose the income of a trade route
ask-confession_box = { $who }, use the Confession Box for the next start player, or not
ask-choose_start_player = { $who }, nobody is more pious than you: choose who starts the next round
ask-rent_method = { $who }, choose how you pay for { $card }
ask-trade_amount = { $who }, buy or sell with { $card }, 1 silver each
ask-relocation = { $tool ->
    [dormitory] { $who }, choose the tile from which an acolyte goes to the City
   *[other] { $who }, choose where an acolyte from the City goes
}
ask-over = The game is over

## The choices: one message per family, and one for a row of numbers where a family has numbers

do-pick = { $number ->
    [one] { $tile }: pick up { $number } acolyte
   *[other] { $tile }: pick up { $number } acolytes
}
do-go = { $tile }: the next acolyte goes there
do-place = place an acolyte
do-skip = pass over
do-tithe = { $goods } ({ $tile }): take the tithe
do-duty = { $fee ->
    [0] { $tile }: { $effect }, value { $value }
   *[other] { $tile }: { $effect }, value { $value } for { $fee } silver
}
do-use = { $whose ->
    [own] { $building }: { $effect }
    [edge] { $building }, rented: { $effect }
    [abbott] { $building }, rented from Ab-Bott: { $effect }
   *[other] { $building }, rented from { $seat }: { $effect }
}
do-done = go on
do-forgo = do without it
do-rent = { $way ->
    [bank] 1 silver by your Bank
    [wagon_yard] free of charge by your Wagon Yard
    [rented_yard] by the Wagon Yard, and pay the fee of that instead
   *[other] pay { $goods }
}
do-take = take { $goods }
do-mode = { $mode ->
    [devotion] Devotion: gain piety
    [silversmith] Silversmith: gain silver
    [wheat] Wheat: harvest
    [stone] Stone: cut it
    [alms] Give alms: silver or wheat
   *[donation] Donate a building: one row
}
do-allocate = { $from } → { $to }: { $effect }
do-start_road = { $spot }: start a road there
do-extend = go on to { $spot }: the next tile of your road
do-leave_shrine = from your shrine to { $spot }: path { $path }
do-build_shrine = shrine on { $spot }: { $cost }
do-destroy = destroy your tile on { $spot }
do-lay = { $leads ->
    [site] { $shape } to { $goal }: { $cost }, and the path is consecrated
    [harbour] { $shape } to the { $goal }: { $cost }, and a trade route opens
   *[other] { $shape } { $way }: { $cost }
}
do-marker = { $tile }: an acolyte from there
do-construct = { $building } for { $stone } stone: { $effect }
do-road = a road: build, upgrade or destroy
do-ordain = { $spent ->
    [0] ordain a serf: the Mill saves the wheat, Village → Abbey
   *[other] ordain a serf: { $spent } wheat, Village → Abbey
}
do-mission = { $spent ->
    [0] send an acolyte out: the Mill saves the wheat, Abbey → City
   *[other] send an acolyte out: { $spent } wheat, Abbey → City
}
do-stop = stop: do no more
do-alms = { $kept ->
    [0] { $coins }, { $wheat } wheat
   *[other] { $coins }, { $spent } wheat, and { $kept } wheat that the Mill saves
}
do-alms-many = { $kept ->
    [0] { $coins } and wheat: { $low } to { $high }
   *[other] { $coins } and wheat, of which the Mill saves up to { $most }: { $low } to { $high }
}
do-donate = { $points ->
    [one] { $building }: { $points } point at the end
   *[other] { $building }: { $points } points at the end
}
do-accept = take the bonus
do-decline = decline the bonus
do-tax = { $goods }
do-tax-many = { $bare ->
    [1] silver: { $low } to { $high }
   *[0] { $besides } + silver: { $low } to { $high }
}
do-claim = { $tile }: claim the majority
do-relocate = { $tile }: move an acolyte
do-replace = { $coins } instead of { COUNTED($number, $kind) }
do-replace-many = silver instead of { $kind }, 1 each: { $low } to { $high }
do-buy = buy { COUNTED($number, $kind) } for { $number } silver
do-buy-many = buy { $kind }: { $low } to { $high } for 1 silver each
do-sell = sell { COUNTED($number, $kind) } for { $number } silver
do-sell-many = sell { $kind }: { $low } to { $high } for 1 silver each
do-next_start = { $seat } starts
do-seed = { $then ->
    [ring] { $first }: { $way }
    [north] { $first }, then the City and North: { $way }
   *[south] { $first }, then the City and South: { $way }
}
do-starts = { $seat } starts
do-duty_tile = the duty { $tile }
do-tithe_tile = the tithe { $kind }
do-site = the site { $spot }
do-roll = a roll of { $number }
do-building = the building { $building }
do-token = the token { $tile }

## Phrases that others are made of

called = { $thing }
goods = { COUNTED($number, $kind) }
and = { $one } + { $two }
nothing = nothing
of-choice = 1 of your choice
upgrade = Upgrade
back-to-abbey = back to the Abbey
way-se = to the south-east
way-s = to the south
way-sw = to the south-west
way-nw = to the north-west
way-n = to the north
way-ne = to the north-east

## What duties, activities and buildings do

effect-confession_box = +2 piety when the next start player is found
effect-chapel = +1 piety from Devotion
effect-chapter_house = one move of Allocation may bring a second acolyte
effect-guild = move the merchant 1 tile on
effect-infirmary = +1 value for Allocation or Ordination
effect-mint = +1 silver from Silversmith
effect-quarry = +1 stone from Produce
effect-well = +1 wheat from Produce
effect-brewery = pay 1 wheat, gain 2 silver
effect-cloisters = pass one place while sowing
effect-dormitory = 1 acolyte from a tile to the City
effect-grain_store = buy or sell wheat for 1 silver each
effect-indulgences = buy or sell piety for 1 silver each
effect-library = at the end 1 acolyte from the City to a tile or the Abbey
effect-reliquary = 1 piety less for a shrine or a site
effect-stone_yard = buy or sell stone for 1 silver each
effect-bank = silver may replace stone, wheat or piety in one payment
effect-customs_house = claim the majority on one tile for Taxation
effect-inquisition = 1 acolyte from the City to any tile
effect-kogge = sow against the current of the rivers
effect-mill = the first 2 wheat of Alms or Ordination are kept
effect-pulpit = 1 serf to the Abbey without wheat
effect-scriptorium = counts as 1 acolyte more on every tile of yours
effect-wagon_yard = rent one building free of charge
effect-fields = +1 wheat from Produce
effect-road_engineer = +1 tile from Build Roads or Construct
effect-stone_mason = +1 stone from Produce
effect-alms_house = +1 row of alms for 1 wheat or silver more
effect-engraver = +1 silver from Silversmith
effect-vestry = +1 piety from Devotion
effect-allocation = move acolytes between Abbey and activities
effect-build_roads = build roads, bridges and shrines
effect-clerical = gain piety or silver
effect-construct = construct a building, build a road
effect-give_alms = climb the alms track for silver or wheat
effect-ordination = ordain serfs, send acolytes to the City
effect-produce = gain wheat or stone
effect-taxation = take any resource, and more where you have the majority
effect-favour = { $points ->
    [one] { $points } point for a consecrated path of length { $length }
   *[other] { $points } points for a consecrated path of length { $length }
}
effect-site = { $points ->
    [one] { $points } point, costs { $piety } piety and { $silver } silver
   *[other] { $points } points, costs { $piety } piety and { $silver } silver
}

## Names that the data do not have

name-stone = stone
name-wheat = wheat
name-silver = silver
name-piety = piety
name-any = cornucopia
name-village = Village
name-abbey = Abbey
name-rest = Rest
name-devotion = Devotion
name-silversmith = Silversmith
name-alms = alms
name-donation = a donation
name-harbour_north = North harbour
name-harbour_east = East harbour
name-harbour_south = South harbour
name-harbour_west = West harbour

## The table in the terminal and the bar of the page

table-round = { $round ->
    [0] { table-setup }
   *[other] Round { $round } of { $rounds }
}
table-quarter = quarter { $number } of { $whole }
table-setup = Setup
table-sow = Sow
table-act = Act
table-recall = Recall
table-round_end = Round’s end
table-over = Game over
table-starts = start player
table-points = points
table-merchant = merchant
table-trade = trades in { $kind }
table-no-trade = no renting, no income
table-tithe = tithe { $kind }
table-city = City
table-hand = { $number } in hand
table-edge = On the edge
table-later = from round { $round }
table-sites = Sites
table-site = { $points ->
    [one] { $points } point for { $piety } piety + { $silver } silver
   *[other] { $points } points for { $piety } piety + { $silver } silver
}
table-closed = closed
table-favours = Favours
table-favour = length { $length }: { $points }
table-supply = Tiles left
table-path = { $points ->
    [one] { $length } long, { $points } point, { $end }
   *[other] { $length } long, { $points } points, { $end }
}
table-end-open = open
table-end-shrine = at a shrine
table-end-site = consecrated
table-end-harbour = trade route
table-end-given-up = given up
table-activities = activities
table-slots = slots
table-donated = donated
table-alms = alms
table-alms-table = { $number } at the alms table
table-bag = Bag
table-token = drawn: { $thing }
table-difference = you minus Ab-Bott: { $number }
table-campaign-begins = campaign, game { $game } of { $games }
table-campaign-goes-on = campaign, game { $game } of { $games }: { $number } so far
table-campaign-ended = campaign, game { $game } of { $games }: { $number }, { $thing }
table-map-key = ■ City  ~ river  H harbour  *5 site  □1 building  + shrine  @ ship

## The end

points-acolytes = acolytes
points-paths = pilgrim paths
points-sites = sites
points-piety = piety
points-alms = alms
points-buildings = donated buildings
points-favours = Cardinal’s favours
points-goods = resources
points-period = quarter { $number }
due-excess = too much { $thing } at the end of round { $when }
due-alms = most alms in quarter { $when }: an acolyte at the alms table
due-piety = most piety chooses who starts round { $when }
wins = { $points ->
    [one] { $who } wins with { $points } point.
   *[other] { $who } wins with { $points } points.
}
wins-by-piety = { $points ->
    [one] { $who } wins: { $points } point like { $others }, but more piety.
   *[other] { $who } wins: { $points } points like { $others }, but more piety.
}
wins-by-alms = { $points ->
    [one] { $who } wins: { $points } point and piety like { $others }, but higher in alms.
   *[other] { $who } wins: { $points } points and piety like { $others }, but higher in alms.
}
wins-by-order = { $who } wins: level with { $others }, but earlier in turn order.
beats-abbott = { $points ->
    [one] { $who } beats Ab-Bott: { $points } point to { $against }.
   *[other] { $who } beats Ab-Bott: { $points } points to { $against }.
}
loses-to-abbott = { $against ->
    [one] Ab-Bott beats { $who }: { $against } point to { $points }.
   *[other] Ab-Bott beats { $who }: { $against } points to { $points }.
}
campaign-game-won = { $points ->
    [one] Game { $game } of { $games }: { $who } beats Ab-Bott, { $points } point to { $against }. The campaign stands at { $sum }.
   *[other] Game { $game } of { $games }: { $who } beats Ab-Bott, { $points } points to { $against }. The campaign stands at { $sum }.
}
campaign-game-lost = { $against ->
    [one] Game { $game } of { $games }: Ab-Bott beats { $who }, { $against } point to { $points }. The campaign stands at { $sum }.
   *[other] Game { $game } of { $games }: Ab-Bott beats { $who }, { $against } points to { $points }. The campaign stands at { $sum }.
}
campaign-verdict = { $rank ->
    [beaten] { $who } ends the campaign with { $sum }: { $thing }. A holy life is not for everybody.
    [disgraced] { $who } ends the campaign with { $sum }: { $thing }. A long pilgrimage would do you good.
    [admonished] { $who } ends the campaign with { $sum }: { $thing }. The will is there, the deeds must follow.
    [aspiring] { $who } ends the campaign with { $sum }: { $thing }. Well tried, but the red hat goes to another.
    [successful] { $who } ends the campaign with { $sum }: { $thing }. You are the new Cardinal.
   *[godlike] { $who } ends the campaign with { $sum }: { $thing }. They will sing of this for centuries.
}

## What moves, and the stations on its way

name-points = points
    .one = point
name-abbott_sows = Ab-Bott sows
name-abbott_acts = Ab-Bott acts
name-abbott_recalls = Ab-Bott recalls
name-round_end = End of the round
name-quarter_end = End of the quarter

## What a player has, as a plan tells what it changes

stock-village = serfs in the village
stock-abbey = acolytes in the abbey

# What is told beside a question while somebody is new to the game.
caution-excess = At the end of the round you lose { COUNTED($number, $thing) }: the limit is { $keep }.
caution-silver = You have no silver: where others have more acolytes than you, you cannot perform the duty.
caution-weak = { $fee ->
    [yes] You have no majority anywhere: a duty has the value 1, and costs 1 silver where others have more. A tithe asks for no strength.
   *[no] You have no majority anywhere: a duty has only the value 1. A tithe asks for no strength.
}
caution-abbey = You lead in alms, but your Abbey is empty: there is nobody to go to the alms table.

## Those who play it in a way of their own
planner-roads = the road builder
planner-alms = the almoner
planner-donor = the donor
planner-favours = the Cardinal’s favourite
planner-roads-about = Lays long paths to two far sites, with an engineer and a full quarry.
planner-alms-about = Gives alms quarter after quarter until nobody can come before him.
planner-donor-about = Constructs the dearest buildings and gives them away again.
planner-favours-about = Keeps to the lengths of path for which the Cardinal shows his favour.
