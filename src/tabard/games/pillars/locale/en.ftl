# The Pillars of the Earth, English.
#
# $who, $owner and $seat are players. $thing, $place, $card, $craftsman, $kind, $space and $event
# are names of the game: from a `name-` message where there is one, else from the data files.

## Its box and its options

game-title = The Pillars of the Earth
game-sentence = Hire craftsmen, place master builders, and raise a cathedral in six rounds.
option-pass_allowed_at_zero = May a builder be passed on at price 0?
option-two_player_set_to_zero_after_all_drawn = With two players: does the cost marker go to 0 once all builders are drawn?
option-veto_per_round = How often may the start player refuse a drawn builder in a round?
option-veto_per_round-0 = Never
option-veto_per_round-1 = Once
option-debt_rounding = Who cannot pay: is half a point of debt lost or forgiven?
option-debt_rounding-floor = Forgiven (rounded down)
option-debt_rounding-ceil = Lost (rounded up)
option-first_start_player = Who begins?
option-first_start_player-random = By lot
option-first_start_player-0 = Seat 1
option-first_start_player-1 = Seat 2
option-first_start_player-2 = Seat 3
option-first_start_player-3 = Seat 4

## The log: one message per kind of event, in the present tense

round-begins = Round { $amount } begins, { $who } starts
starts = { $who } is start player
card-to-kingsbridge = { $thing } lies in Kingsbridge
card-to-shiring = The { $thing } waits in Shiring
display-laid-out = The display is laid out
foresees = { $thing ->
    [none] { $who } looks at the coming event
   *[other] { $who } sees the coming event: { $thing }
}

takes-card = { $amount ->
    [one] { $who } takes the { $thing } with { $amount } worker
   *[other] { $who } takes the { $thing } with { $amount } workers
}
hires = { $who } hires the { $thing } for { $amount } gold
passes-cards = { $who } passes
dismisses = { $who } dismisses the { $thing }
sends-to-mill = { $amount ->
    [0] { $who } sends nobody to the wool mill
    [one] { $who } sends { $amount } worker to the wool mill
   *[other] { $who } sends { $amount } workers to the wool mill
}

builder-drawn = { $who } is drawn at { $amount } gold
builder-set-aside = { $who } is drawn a third time and set aside
refuses-builder = { $who } puts the drawn builder back
places-builder = { $amount ->
    [0] { $who } goes { FORM($place, "to") } free of charge
   *[other] { $who } goes { FORM($place, "to") } for { $amount } gold
}
builder-waits = { $who } passes at { $amount } gold and waits

event-revealed = Event: { $thing } – { $effect }
bishop-protects = { $who } is protected by the bishop
bishop-promises = { $who } asks the bishop for { COUNTED($amount, $thing) }
bishop-forgone = { $who } asks nothing of the bishop
builders-limited = { $amount ->
    [one] { $who } may place only { $amount } builder in the next round
   *[other] { $who } may place only { $amount } builders in the next round
}
plays = { $who } plays { $thing }
receives = { $who } receives { $thing } – { $effect }
receives-craftsman = { $who } receives the { $thing }
tax-rolled = { $who } rolls the king’s tax: { $amount } gold
wins-grey-workers = { $amount ->
    [one] { $who } wins { $amount } grey worker for the next round
   *[other] { $who } wins { $amount } grey workers for the next round
}

buys = { $who } buys { COUNTED($amount, $thing) } for { $gold } gold
sells = { $who } sells { COUNTED($amount, $thing) }
leaves-market = { $who } leaves the market

uses = { $amount ->
    [one] { $who } uses the { $thing }
   *[other] { $who } uses the { $thing } { $amount } times
}
builds-no-more = { $who } is done building
returns-cube = { $who } returns { COUNTED($amount, $thing) }
cathedral-grows = { $who } sets part { $amount } of the cathedral

gains-gold = { $who } gains { $amount } gold
loses-surplus-gold = { $who } lets { $amount } gold go: a purse holds no more
pays-gold = { $amount ->
    [0] { $who } has no gold to pay with
   *[other] { $who } pays { $amount } gold
}
gains-points = { $amount ->
    [one] { $who } scores { $amount } point
   *[other] { $who } scores { $amount } points
}
loses-points = { $amount ->
    [0] { $who } loses no point
    [one] { $who } loses { $amount } point
   *[other] { $who } loses { $amount } points
}
gains-cubes = { $who } gains { COUNTED($amount, $thing) }
game-ends = The game is over

## Why not: one message per reason

not-in-the-display = The { $thing } is not in the display.
too-few-workers = { $need ->
    [one] Needs { $need } worker, you have { $have }.
   *[other] Needs { $need } workers, you have { $have }.
}
too-little-gold = Needs { $need } gold, you have { $have }.
not-in-your-row = Your row has no { $craftsman }.

fills-in-order = { $space } fills in order: space { $need } is next.
no-free-space = No free space at { $space }.
no-next-round-for-workers = No round follows in which the grey workers could work.
no-next-round-to-start = No round follows that you could start.
exempt-from-tax-already = You stand at the king’s court already and pay no tax.
no-pass-at-zero = A builder for nothing must be placed.
waiting-must-be-placed = A waiting builder must be placed now.
needs-remigius = Placing free needs Brother Remigius.
already-free = The place is free already: keep Brother Remigius.
not-for-waiting-builders = A waiting builder is placed free anyway.

no-protection-from-good-events = This event is a good one: no protection needed.
none-on-the-market = The market has no { $kind } left.

buying-needs-a-woodworker = Buying { $kind } needs a woodworker in your row.
selling-needs-a-stonecutter = Selling { $kind } needs a stonecutter in your row.
bought-this-round = You have bought { $kind } this round.
sold-this-round = You have sold { $kind } this round.
too-few-on-the-market = The market has { COUNTED($have, $kind) }, you want { $need }.
too-few-cubes = { $have ->
    [0] You have no { $kind }.
   *[other] You have { COUNTED($have, $kind) }, it takes { $need }.
}

needs-a-mortar-mixer = The { $craftsman } needs a mortar mixer in your row.
needs-to-own-metal = The { $craftsman } needs metal to work with.
too-few-uses-left = { $have ->
    [0] The { $craftsman } has done his work for this round.
    [one] The { $craftsman } can work { $have } more time this round.
   *[other] The { $craftsman } can work { $have } more times this round.
}
too-few-goods = { $have ->
    [0] Your gold and goods are not enough for the { $craftsman }.
    [one] Your gold and goods are enough for { $have } use of the { $craftsman }.
   *[other] Your gold and goods are enough for { $have } uses of the { $craftsman }.
}

## The prompt: one message per step that asks

ask-first_start_player = A lot decides who starts
ask-kingsbridge_cards = A card is turned up for Kingsbridge
ask-round_craftsmen = A craftsman is turned up for Shiring
ask-resource_cards = The display is laid out
ask-ellens_look = Ellen looks at the coming event
ask-draw_builder = A builder is drawn from the bag
ask-reveal_event = The event is turned up
ask-tax_roll = The tax die is rolled

ask-choosing_cards = { $who }, take a card from the display, or pass
ask-refusal = { $own ->
    [1] { $who }, your own builder is drawn at { $cost } gold: accept it, or refuse it and draw anew
   *[0] { $who }, accept the drawn builder of { $owner } at { $cost } gold, or refuse it and draw anew
}
ask-place_builder = { $cost ->
    [0] { $pass ->
        [1] { $who }, place your builder free of charge, or pass
       *[0] { $who }, place your builder free of charge
    }
   *[other] { $who }, place your builder for { $cost } gold, or pass
}
ask-place_waiting = { $who }, place your waiting builder free of charge
ask-bishops_choice = { $good ->
    [1] { $who }, take a cube from the bishop, or nothing: the event is good
   *[0] { $who }, ask the bishop for protection from { $event }, for a cube, or for nothing
}
ask-thomass_choice = { $who }, use Archbishop Thomas against { $event }, or keep him
ask-event_effect = { $who }, choose the craftsman you lose: { $event }
ask-exemption = { $who }, play the fall of the king instead of paying { $tax } gold, or keep it
ask-market = { $who }, buy, sell or leave with your builder on space { $space } of the market
ask-building = { $who }, use your craftsmen, or be done
ask-dismissal = { $have ->
    [one] { $who }, your row has { $have } craftsman and room for { $limit }: dismiss one
   *[other] { $who }, your row has { $have } craftsmen and room for { $limit }: dismiss one
}
ask-surplus = { $surplus ->
    [one] { $who }, return { $surplus } cube: you may keep { $kept }
   *[other] { $who }, return { $surplus } cubes: you may keep { $kept }
}
ask-over = The game is over

## The choices: one message per family, and one for a row of numbers where a family has numbers

do-take = take the { $card }: { $effect }
do-hire = hire the { $craftsman } for { $gold } gold: { $effect }
do-place = { $gold ->
    [0] { $space } free: { $reward }
   *[other] { $space } for { $gold } gold: { $reward }
}
do-place_free = { $space } free with Brother Remigius: { $reward }
do-buy = buy { COUNTED($number, $kind) } for { $gold } gold
do-buy-many = buy { $kind } for { $price } gold each: { $low } to { $high }
do-sell = sell { COUNTED($number, $kind) } for { $gold } gold
do-sell-many = sell { $kind } for { $price } gold each: { $low } to { $high }
do-pass = pass
do-accept = accept the builder
do-refuse = refuse the builder and draw anew
do-builder = a builder of { $seat }
do-use = use the { $craftsman }: { $change }
do-use-many = use the { $craftsman }: { $low } to { $high } times, { $change } each
do-done = done: build no more
do-return = return { COUNTED(1, $kind) }
do-dismiss = dismiss the { $craftsman }: { $effect }
do-shield = protection from the event
do-fetch = { COUNTED(1, $kind) } from the market
do-forgo = ask for nothing
do-play = play { $card }
do-keep = keep { $card }
do-start = { $seat } starts
do-advantage = { $card } in Kingsbridge
do-craftsman = the { $card } in Shiring
do-aside = set aside the { $first } and the { $second }
do-event = the event { $card }
do-tax = a tax of { $amount } gold

## What cards do: one message per effect in the data

change = { $pays } → { $gains }
change-holding = own { $holds } → { $gains }
with-trade = { $change } beside a { $craftsman }
so-often = { $change }, { $times }×
and = { $one } + { $two }
named = { $card } – { $effect }
called = { $thing }
apart = { $name } ({ $number }×)
goods = { COUNTED($number, $kind) }
gold = { $number } gold
workers = { $number ->
    [one] { $number } worker
   *[other] { $number } workers
}
points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

effect-income = { COUNTED($amount, $kind) } each round
effect-fixed_tax = the king’s tax is { $amount } gold
effect-priory_bonus = { $vp_per_builder ->
    [one] { $vp_per_builder } point more for each builder in the priory
   *[other] { $vp_per_builder } points more for each builder in the priory
}
effect-peek_event = see the event before each round
effect-craftsman_slots = { $slots ->
    [one] room for { $slots } craftsman
   *[other] room for { $slots } craftsmen
}
effect-event_shield = once: no harm from an event
effect-tax_exemption = once: no king’s tax
effect-free_builder = once: place a builder free
effect-extra_worker = { $amount ->
    [one] { $amount } worker more each round
   *[other] { $amount } workers more each round
}
effect-gain = { $gains } now

effect-capacity = craftsmen work { $amount }× more, but not: { $but }
effect-card_yield = { $more ->
    [1] each resource card brings { $amount } more
   *[0] each resource card brings { $amount } less
}
effect-gold = { $more ->
    [1] everyone gains { $amount } gold
   *[0] everyone pays { $amount } gold
}
effect-metal = everyone gains { $amount } metal
effect-double_wage = { $max_workers ->
    [one] wool mill: double wages for up to { $max_workers } worker of each player
   *[other] wool mill: double wages for up to { $max_workers } workers of each player
}
effect-builder_limit = { $limit ->
    [one] only { $limit } builder each in the next round
   *[other] only { $limit } builders each in the next round
}
effect-lose_craftsman = { $count ->
    [one] everyone loses { $count } craftsman
   *[other] everyone loses { $count } craftsmen
}
effect-vp = { $amount ->
    [one] everyone loses { $amount } point
   *[other] everyone loses { $amount } points
}

## What the stations are for

station-event = an event for everybody
station-wool_mill = { $gold } gold for each worker
station-kingsbridge = each builder gets the advantage at his space
station-priory = { $first } for the first builder, { $second } for the second
station-land = { $kind } for the workers there
station-kings_court = who has no builder here pays the king’s tax; the first builder gets the metal
station-shiring = each builder gets the craftsman at his space
station-cathedral = craftsmen turn cubes into points

## What a builder gets at each place

at-bishops_seat = protection or a cube
at-kingsbridge = { $effect }
at-priory = { $points }
at-kings_court = { $metal ->
    [0] no tax
   *[other] { $metal } metal, no tax
}
at-shiring = { $effect }
at-shiring_castle = { $number ->
    [one] { $number } more worker next round
   *[other] { $number } more workers next round
}
at-market = buy and sell
at-start_player = begin the next round
at-the-end = nothing in the last round

## Names that are shorter or finer than those in the data

name-kingsbridge_1 = Kingsbridge 1
    .to = to Kingsbridge 1
name-kingsbridge_2 = Kingsbridge 2
    .to = to Kingsbridge 2
name-priory = Priory
    .to = to the Priory
name-shiring_1 = Shiring 1
    .to = to Shiring 1
name-shiring_2 = Shiring 2
    .to = to Shiring 2
name-shiring_castle = Castle
    .to = to the Castle
name-market = Market
    .to = to the Market
name-start_player = Start player
    .to = to the start player’s place
name-bishops_seat = Bishop’s seat
    .to = to the Bishop’s seat
name-kings_court = King’s court
    .to = to the King’s court

## The table in the terminal

table-round = Round { $round } of { $rounds }
table-setup = Preparation
table-cards = Cards
table-builders = Builders
table-stations = Stations
table-over = Game over
table-starts = start player
table-hidden = { $number } to come
table-past = past: { $list }
table-foreseen = you alone know: { $card }
table-wage = { $number } gold each
table-tax-open = tax: the die decides
table-tax = tax: { $number } gold
table-stock = { COUNTED($number, $kind) } at { $gold }
table-sells = { $kind } at { $gold }
table-display = Display
table-price = Price
table-bag = bag
table-drawn = drawn
table-supply = Supply
table-points = points
table-gold = gold
table-workers = workers
table-passed = has passed
table-protected = protected
table-exempt = pays no tax
table-limited = { $number ->
    [one] only { $number } builder
   *[other] only { $number } builders
}
table-limited-next = { $number ->
    [one] only { $number } builder next round
   *[other] only { $number } builders next round
}
table-grey-won = { $number ->
    [one] { $number } grey worker next round
   *[other] { $number } grey workers next round
}

## The end

points-start = start
points-priory = priory
points-craftsmen = craftsmen
points-cards = cards
points-losses = losses
points-period = round { $number }
due-tax = king’s tax in round { $when }, gold

wins = { $points ->
    [one] { $who } wins with { $points } point.
   *[other] { $who } wins with { $points } points.
}
wins-by-gold = { $points ->
    [one] { $who } wins: { $points } point like { $others }, but more gold.
   *[other] { $who } wins: { $points } points like { $others }, but more gold.
}
wins-together = { $points ->
    [one] { $who } win together: { $points } point and { $gold } gold each.
   *[other] { $who } win together: { $points } points and { $gold } gold each.
}

## What moves, and the stations on its way

name-gold = gold
name-points = points
    .one = point
name-workers = grey workers
    .one = grey worker

## What a player has, as a plan tells what it changes

stock-workers = workers

# What is told beside a question while somebody is new to the game.
caution-goods = Goods you hold: { $have }. When you are done the limit is { $keep }.
caution-goods_to_come = More is coming than your craftsmen can use. Goods that will be left: { $have }, and the limit is { $keep }.
caution-tax = { $sure ->
    [yes] The king’s tax is { $most } gold, and you have { $have }.
   *[no] The king’s tax will be { $least } to { $most } gold, and you have { $have }.
}
caution-dear = A builder costs { $cost } gold now and you have { $have }: yours would wait.
caution-last = This is the last round: goods that are left over are worth nothing.

## Those who play it in a way of their own

planner-metal = the bell founder
planner-craftsmen = the master of works
planner-market = the merchant
planner-workers = the overseer
planner-metal-about = Collects metal, and the craftsmen who turn it into glass, bells and an organ.
planner-craftsmen-about = Hires craftsmen early, so that they build for as many rounds as can be.
planner-market-about = Goes to the market: sells what is dear and buys what the craftsmen lack.
planner-workers-about = Sends every worker out for goods and fetches more of them from the castle.
