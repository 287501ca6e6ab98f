# World Without End, English.
#
# $who and $seat are players. $thing, $place, $card, $kind, $event, $first and $second are names of
# the game: from a `name-` message where there is one, else from the data files.

## Its box and its options

game-title = World Without End
game-sentence = Twenty-four rounds of bridge, wool and plague, and duties nobody escapes.
option-intro_game = Is chapter I played with the six starred cards alone, as in a first game?

## The log: one message per kind of event, in the present tense

starts = { $who } is the first active player
chapter-begins = { $amount ->
    [1] Chapter I begins
    [2] Chapter II begins
    [3] Chapter III begins
   *[other] Chapter IV begins
}
round-begins = Round { $amount } begins
event-revealed = { $who } turns up { $thing } – { $effect }
falls-sick = { $place }: somebody falls sick and needs { $amount } medical knowledge
orients = { $who } turns the arrow to { $amount }
stone-moves = { $amount ->
    [one] { $who } moves the favour stone { $amount } field: { $place }
   *[other] { $who } moves the favour stone { $amount } fields: { $place }
}
stone-stays = { $who } leaves the favour stone where it is: { $place }
badge-passes = { $who } becomes the active player
event-stays = { $thing } stays in force
event-leaves = { $thing } is over

uses = { $who } uses { $thing }
forgoes = { $who } lays { $thing } and forgoes it
repeats = { $who } repeats { $thing }
no-effect = { $who }: { $thing } has no effect
lays-unused = { $who } lays { $thing } unused
discards = { $thing ->
    [none] { $who } discards a card
   *[other] { $who } discards { $thing }
}
discard-drawn = { $thing ->
    [none] { $who } has a card drawn from the hand
   *[other] { $who } has { $thing } drawn from the hand
}
penance-card = { $thing ->
    [none] { $who } does penance: a card is drawn from the hand
   *[other] { $who } does penance: { $thing } is drawn from the hand
}
declines = { $who } declines
swaps = { $who } swaps: { $thing }

gains = { $who } gains { COUNTED($amount, $thing) }
pays = { $who } pays { COUNTED($amount, $thing) }
nothing-left = { $who } gets nothing: no { $thing } is left
gains-points = { $amount ->
    [one] { $who } scores { $amount } point
   *[other] { $who } scores { $amount } points
}
gains-half-point = { $who } scores half a point
loses-points = { $thing ->
    [none] { $amount ->
        [one] { $who } loses { $amount } point
       *[other] { $who } loses { $amount } points
    }
   *[other] { $amount ->
        [one] { $who } loses { $amount } point: { $thing }
       *[other] { $who } loses { $amount } points: { $thing }
    }
}
counts = { $who } has { COUNTED($amount, $thing) } left

places = { $who } places { COUNTED($amount, $thing) }: { $place }
builds-house = { $who } builds a house: { $place }
takes-back-house = { $who } takes a house back: { $place }
collects-rent = { $who } collects rent: { $place }
donates = { $who } donates: { $place }
minor-service = { $who } does a minor service
cares = { $who } cares for { $place } with knowledge for { $amount }

project-enters = { $place }: the work begins
project-grows = { $place } gets { COUNTED($amount, $thing) }
tower-filled = { $amount ->
    [one] { COUNTED($amount, $thing) } from the supply fills the tower
   *[other] { COUNTED($amount, $thing) } from the supply fill the tower
}
metal-placed = { $place }: the king gives the metal
donor-rewarded = { $who } is rewarded as a donor: { $place }
seal-returns = { $who } takes the seal back: { $place }
field-covered = { FORM($place, "number") ->
    [plural] The { $place } are covered until the chapter ends
   *[other] The { $place } is covered until the chapter ends
}
cloth-market-opens = Cloth may be sold on the market
covers-removed = All covers are removed

chapter-ends = { $amount ->
    [1] Chapter I ends
    [2] Chapter II ends
    [3] Chapter III ends
   *[other] Chapter IV ends
}
tax-rolled = { $who } rolls the tax: { $amount } money each
misses-duty = { $who } is { $amount } short: { $thing }
penalised = { $who } incurs { $penalty }
penalty-cancelled = { $who } pays loyalty against { $penalty }
doubling-cancelled = { $who } pays loyalty, so that this duty does not count double: { $thing }
penalty-served = { $who } is done with { $penalty }
plague-comes = { $amount ->
    [one] The plague comes: { $amount } tile lies face down
   *[other] The plague comes: { $amount } tiles lie face down
}
game-ends = The game is over

## The log and why not at once: what happened to a project is the reason as well

project-finished = { $thing ->
    [none] { $place } is finished
   *[other] { $place } is finished.
}
project-covered = { $thing ->
    [none] { $place } is covered until the chapter ends
   *[other] { $place } is covered until the chapter ends.
}

## Why not: one message per reason

not-in-hand = { $card } is not in your hand.
outlaws-want-money = The stone would reach the outlaws, and you would have no money for them.
exhausted = No { $kind } is left.
too-little-money = Costs { $need } money, you have { $have }.
cannot-pay = Needs { $need }, you have { $have }.
must-pay = Whoever can pay must pay.
not-of-this-event = The event of this round does not speak of { $thing }.
no-such-swap = No event in force swaps for { $kind }.
swapped-this-round = You have used this swap in this round.
goods-not-owned = You do not have these goods.

not-in-play = { $place } is not begun yet.
too-many-materials = Only { $have } at a time.
no-free-stone-field = { $have ->
    [0] { $place } has no free field for stone.
    [one] { $place } has only { $have } free field for stone.
   *[other] { $place } has only { $have } free fields for stone.
}
no-free-wood-field = { $have ->
    [0] { $place } has no free field for wood.
    [one] { $place } has only { $have } free field for wood.
   *[other] { $place } has only { $have } free fields for wood.
}
needs-stone = Needs { $need } stone, you have { $have }.
needs-wood = Needs { $need } wood, you have { $have }.
already-donated = Your seal lies there already.

no-house-left = You have no house left.
plot-taken = A house stands there.
same-yield = You have a house on the other plot of the same yield.
not-your-house = You have no house there.
not-your-houses = You do not have both houses.

needs-wool = Needs { $need } wool, you have { $have }.
needs-cloth = Needs { $need } cloth, you have { $have }.
too-little-cloth-left = The supply has only { $have } cloth left.
too-much-cloth-at-once = Only { $have } cloth in one sale.
cloth-market-closed = The cloth field of the market is covered.

no-plague-yet = The plague has not come yet.
care-forbidden = Treatment is forbidden while this event is in force.
care-begun = You have begun to care for the sick.
nobody-chosen = Choose somebody to care for first.
already-chosen = You care for { $place } already.
not-sick-yet = Nobody has fallen sick there yet.
nobody-sick-there = Nobody is sick there.
too-little-knowledge = Needs { $need } medical knowledge, you have { $have } left.

duty-fulfilled = Only duties that you have failed.
needs-loyalty = Needs { $need } loyalty, you have { $have }.

## Why a card would do nothing now

no-material-left = Neither stone nor wood is left.
no-wood-and-stone-is-dear = No wood is left, and a stone costs { $need } money: you have { $have }.
no-material-of-yours = You have neither stone nor wood.
no-project-takes-your-material = No open project has a free field for your material.
no-wool-and-no-cloth = You have neither wool nor cloth to sell.
no-material-for-a-plot = You lack the stone or wood of every plot that is open to you.
no-plot-for-you = No plot is open to you.
no-house-to-rent = You have no house to rent out.
your-rents-are-exhausted = Nothing is left of what your houses yield.
no-seal-left = You have no seal left.
no-project-for-your-seal = No open project lacks your seal.
no-cloth-left = No cloth is left in the supply.
no-grain-left = No grain is left.
no-piety-left = No piety is left.
no-card-to-repeat = You have laid no card yet that could be repeated.

## The prompt: one message per step that asks

ask-first_active = A lot decides who is active first
ask-penance = A card is drawn from the hand: penance
ask-reveal = The event is turned up
ask-falls_sick = A plague tile is turned up
ask-second_wave = Another plague tile is turned up
ask-tax_roll = The tax die is rolled
ask-royal_court = { $who }, you are before the royal court: lay a card open, unused
ask-event_choice = { $who }, choose: { $event }
ask-goods_loss = { $who }, give up goods: { $event }
ask-house_loss = { $who }, take back a house: { $event }
ask-masons = { $points ->
    [one] { $who }, place 1 material for { $points } point, or decline: { $event }
   *[other] { $who }, place 1 material for { $points } points, or decline: { $event }
}
ask-war = { $who }, lay a card open, unused: { $event }
ask-orient = { $who }, turn the card: everybody gets an income, you get the favour
ask-swap_first = { $who }, swap before you lay a card, or decline
ask-swap_last = { $who }, swap now, or decline
ask-play_card = { $who }, lay a card and use it, or forgo it
ask-discard = { $chance ->
    [1] A card is drawn from the hand
   *[0] { $who }, discard a card, face down
}
ask-building_material = { $who }, take 1 stone or 1 wood
ask-care_material = { $who }, take 1 stone or 1 wood as your reward
ask-project = { $most ->
    [1] { $points ->
        [one] { $who }, place 1 material on a project for { $points } point
       *[other] { $who }, place 1 material on a project for { $points } points
    }
   *[other] { $points ->
        [one] { $who }, place 1 or { $most } materials on one project, { $points } point each
       *[other] { $who }, place 1 or { $most } materials on one project, { $points } points each
    }
}
ask-market = { $who }, sell wool for { $wool } money each, cloth for { $cloth }
ask-build_house = { $who }, build a house for { $money } money and 1 material
ask-free_house = { $who }, build a house free of cost, or decline
ask-rent = { $who }, collect the rent of one house or two
ask-donation = { $who }, donate { $donation } money to a project
ask-cloth_making = { $who }, make cloth of 1 or 2 wool
ask-medicine = { $sick ->
    [0] { $who }, do a minor service: nobody is sick yet
   *[other] { $own ->
        [1] { $chosen ->
            [0] { $who }, care for the sick (knowledge { $knows }) or do a minor service
           *[other] { $who }, care for more, or be done: you have { $knows } knowledge left
        }
       *[0] { $who }, do a minor service, or care for the sick
    }
}
ask-hospital_care = { $who }, care for one of the sick as a donor of the hospital, or decline
ask-protection = { $last ->
    [1] { $who }, pay loyalty so that a duty costs you no double points, or decline
   *[0] { $who }, pay loyalty against your penalties, 1 for each, or decline
}
ask-over = The game is over

## The choices: one message per family, and one for a row of numbers where a family has numbers

do-use = use { $card }: { $change }
do-forgo = { $gains ->
    [none] forgo { $card }: lay it unused
   *[other] forgo { $card }: lay it unused for { $gains }
}
do-discard = discard { $card }: { $effect }
do-lay = lay { $card } unused: { $effect }
do-orient = { $steps ->
    [0] 0 · stone stays, no favour · { $own } for you
   *[other] { $steps } · { $place } ({ $effect }) · { $own } for you
}
do-take = { $pays ->
    [none] take { $gains }
   *[other] take { $gains } for { $pays }
}
do-build = { $goods } · { $place }: { $points }
do-sell = { $cloth ->
    [0] sell { $wool } wool: { $money } money
   *[other] { $wool ->
        [0] sell { $cloth } cloth: { $money } money
       *[other] sell { $cloth } cloth + { $wool } wool: { $money } money
    }
}
do-sell-many = { $cloth ->
    [0] sell wool: { $price } money each
   *[other] sell { $cloth } cloth + wool: { $price } money for each wool
}
do-house = { $pays ->
    [none] { $place }: { $effect }
   *[other] { $place } for { $pays }: { $effect }
}
do-rent = { $place }: { $own }
do-rent_two = { $first } + { $second }: { $own }
do-donate = { $place } for { $pays }: { $effect }
do-weave = { $pays } → { $gains }
do-minor_service = minor service: { $gains }
do-care = { $more ->
    [none] { $place }: { $gains }
   *[other] { $place }: { $gains } + { $more }
}
do-done = done: care for those chosen
do-swap = { $pays } → { $gains }
do-gain = take { $own }
do-pay = pay { $pays }
do-lose_points = lose { $pays }
do-give_up = { $goods }
do-vacate = { $place }: { $effect }
do-protect = { $names } – { $loyalty } loyalty
doubled = { $thing }, not double
do-decline = decline
do-draw = draw { $card }
do-event = the event { $event }
do-tile = a tile of { $value }
do-tax = a tax of { $amount } money
do-start = { $seat } is active first

## What folds away behind one button

fold-forgo = Forgo …

## What cards, fields, projects and inhabitants do: one message per effect

and = { $one } + { $two }
nothing = nothing
change = { $pays } → { $gains }
either = { $one } or { $two }
goods = { COUNTED($number, $kind) }
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
free-house = a house free of cost
care-for-one = care for one of the sick
called = { $thing }

effect-action-grain = take { $count } grain from the field
effect-action-piety = take { $count } piety from the cathedral
effect-action-building_material = take { $count } stone or { $count } wood
effect-action-building_material-dear = take { $one } for { $price } or { $two }
effect-action-project = place up to { $max_materials ->
        [one] { $max_materials } material
       *[other] { $max_materials } materials
    } on one project, { $vp_each ->
        [one] { $vp_each } point
       *[other] { $vp_each } points
    } each
effect-action-market = sell any wool for { $wool_price } money each and { $cloth_limit } cloth for { $cloth_price }
effect-action-privilege = once more the card you laid open before
effect-action-build_house = pay { $money } money and { $materials ->
        [one] { $materials } material
       *[other] { $materials } materials
    } for a house on a plot
effect-action-rent = { $max_houses ->
    [one] the yield of one of your houses
   *[other] the yield of up to { $max_houses } of your houses
}
effect-action-donation = pay { $money } money and lay a seal on a project
effect-action-cloth_making = swap { $min } or { $max } wool for as much cloth
effect-action-medicine = { $minor_vp ->
    [one] { $minor_money } money and { $minor_vp } point, or from chapter III care for the sick
   *[other] { $minor_money } money and { $minor_vp } points, or from chapter III care for the sick
}
effect-action-favour = { $steps ->
    [one] move the favour stone { $steps } field and have its favour
   *[other] move the favour stone { $steps } fields and have its favour
}

effect-trade_once = everyone may swap { $pays } for { $gains }
effect-trade_per_round = once a round, on your turn: swap { $pays } for { $gains }
effect-open_cloth_market_and_trade = cloth may be sold; everyone may swap { $pays } for { $gains }
effect-place_project = work begins: { $thing }
effect-choose_gain = everyone takes { $gains }
effect-pay_or_lose_vp = everyone pays { $pays } or loses { $points }
effect-levy = everyone gives { $pays }; who can do neither loses { $points }
effect-cover_favour = { $first } and { $second } are covered until the chapter ends
effect-cover_projects = no work on any project but one until the chapter ends: { $thing }
effect-price_wool = wool sells for only { $price } money
effect-surcharge_stone = stone taken with a card costs { $money } money
effect-surcharge_grain = grain taken with a card costs { $money } money
effect-surcharge_house = building a house costs { $money } money more
effect-skip_actions = no actions this round: everyone lays two cards unused
effect-vp_if_have = { $vp ->
    [one] everyone with at least { COUNTED($at_least, $kind) } scores { $vp } point
   *[other] everyone with at least { COUNTED($at_least, $kind) } scores { $vp } points
}
effect-vp_for_most = { $vp_sole ->
    [one] most { $kind }: { $vp_sole } point, { $vp_tied } each if tied
   *[other] most { $kind }: { $vp_sole } points, { $vp_tied } each if tied
}
effect-forgo_for_medical = who forgoes an action gains { $get } medical knowledge
effect-cloth_sale_limit = up to { $limit } cloth in one sale
effect-lose_house = everyone takes back { $houses ->
        [one] { $houses } house
       *[other] { $houses } houses
    }; who has none loses { $vp_if_none ->
        [one] { $vp_if_none } point
       *[other] { $vp_if_none } points
    }
effect-lose_goods = { $count ->
    [one] everyone gives up { $count } good
   *[other] everyone gives up { $count } goods
}
effect-gain_each = everyone gains { COUNTED($count, $kind) }
effect-random_discard = the card you discard is drawn at random
effect-no_plague_care_by_card = the medicine card cares for nobody
effect-fill_tower = the tower is finished with material from the supply
effect-reveal_plague = { $count ->
    [one] { $count } more plague tile is turned up
   *[other] { $count } more plague tiles are turned up
}
effect-free_build = everyone may place { $max_materials ->
        [one] { $max_materials } material
       *[other] { $max_materials } materials
    } for { $vp_each ->
        [one] { $vp_each } point
       *[other] { $vp_each } points
    }
effect-vp_loss_for_least = least { $kind }: lose { $points }, unless all are level
effect-minor_service_vp = { $vp ->
    [one] a minor service scores { $vp } point
   *[other] a minor service scores { $vp } points
}
effect-project_limit = { $max_materials ->
    [one] the project card places only { $max_materials } material
   *[other] the project card places only { $max_materials } materials
}

effect-field-gain = { COUNTED($number, $kind) }
effect-field-must_pay = pay { COUNTED($number, $kind) }
effect-field-vp_if_have = { $points ->
    [one] { $points } point with at least { COUNTED($number, $kind) }
   *[other] { $points } points with at least { COUNTED($number, $kind) }
}
effect-field-vp_per_token = { $points ->
    [one] { $points } point for each { $kind }
   *[other] { $points } points for each { $kind }
}
effect-field-vp_per_house = { $points ->
    [one] { $points } point for each of your houses
   *[other] { $points } points for each of your houses
}
effect-donors = each donor gets { $gains }
effect-care = { $gains }
effect-plot = rent for a house here: { $gains }

penalty-penance = penance
penalty-begging = begging
penalty-royal_court = royal court

## Names that are shorter or finer than those in the data

name-stone = stone
name-wood = wood
name-metal = metal
name-grain = grain
name-piety = piety
name-wool = wool
name-cloth = cloth
name-loyalty = loyalty
name-medical = medical knowledge
name-money = money
name-vp = points
    .one = point
name-building_material = material
name-project = project
name-market = sale
name-privilege = privilege
name-build_house = house
name-rent = rent
name-donation = donation
name-cloth_making = cloth making
name-medicine = medicine
name-favour = favour
name-outlaws = Outlaws
    .number = plural
name-merchants = Merchants
    .number = plural

## The table in the terminal

table-round = { $round ->
    [0] { $chapter ->
        [0] Before chapter I
        [1] Chapter I
        [2] Chapter II
        [3] Chapter III
       *[other] Chapter IV
    }
   *[other] { $chapter ->
        [1] Chapter I, round { $round } of { $rounds }
        [2] Chapter II, round { $round } of { $rounds }
        [3] Chapter III, round { $round } of { $rounds }
       *[other] Chapter IV, round { $round } of { $rounds }
    }
}
table-setup = Preparation
table-chapter = Chapter begins
table-event = Event
table-orient = Council
table-actions = Actions
table-chapter_end = Duties
table-over = Game over
table-active = active
table-deck = { $number ->
    [one] { $number } event to come
   *[other] { $number } events to come
}
table-slots = in force
table-favour = Favour
table-covered = covered
table-council = Council
table-arrow = arrow to { $number }
table-supply = Supply
table-market = Market
table-projects = Projects
table-finished = finished
table-plots = Plots
table-houses = Inhabitants
table-sick = needs { $number }
table-tiles = face down
table-points = points
table-hand = hand
table-open = open
table-hidden = hidden
table-house = houses
table-seals = seals
table-screen = { $number ->
    [one] { $number } card in hand, goods behind the screen
   *[other] { $number } cards in hand, goods behind the screen
}
table-unused = unused

## The end

points-start = start
points-projects = projects
points-care = care
points-favour = favour
points-cards = cards
points-end = goods
points-losses = losses
points-period = chapter { $number }
due-piety_duty = piety at the end of chapter { $when }
due-grain_duty = grain at the end of chapter { $when }
due-tax_duty = tax at the end of chapter { $when }, money

wins = { $points ->
    [one] { $who } wins with { $points } point.
   *[other] { $who } wins with { $points } points.
}
wins-by-tokens = { $points ->
    [one] { $who } wins: { $points } point like { $others }, but more piety, loyalty or knowledge.
   *[other] { $who } wins: { $points } points like { $others }, but more piety, loyalty or knowledge.
}
wins-together = { $points ->
    [one] { $who } win together with { $points } point each.
   *[other] { $who } win together with { $points } points each.
}

## What moves, and the stations on its way

name-house = houses
    .one = house
name-seal = seals
    .one = seal
name-projects = Projects
name-protection = Loyalty
name-leftovers = Left over
name-penance = { penalty-penance }
name-begging = { penalty-begging }
name-royal_court = { penalty-royal_court }

## What a player has, as a plan tells what it changes

stock-houses = houses in stock
stock-seals = seals in stock

# What is told beside a question while somebody is new to the game.
caution-piety_duty = The chapter’s end wants { $most } piety, you have { $have }. Rounds left: { $left }.
caution-grain_duty = The chapter’s end wants { $most } grain, you have { $have }. Rounds left: { $left }.
caution-tax_duty = { $sure ->
    [yes] The tax is { $most } money, you have { $have }.
   *[no] The chapter’s end wants a tax of { $least } to { $most } money, you have { $have }.
}
caution-material = At the end of the game each stone and wood is worth less than on a project: place what you can.

## Those who play it in a way of their own

planner-houses = the landlord
planner-cloth = the cloth merchant
planner-medicine = the healer
planner-piety = the benefactor
planner-houses-about = Builds houses on good plots and lives on the rent.
planner-cloth-about = Has wool woven into cloth and sells it at the market.
planner-medicine-about = Gathers medical knowledge and cares for the sick before others do.
planner-piety-about = Lives piously, donates to the building projects and helps to finish them.
