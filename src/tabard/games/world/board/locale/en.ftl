# Tips of World Without End, English: a name, a dash, and two sentences about a thing.
# After the tips: the words of the picture, its labels and what a reader hears of each piece.

tip-chapter = Chapter { $chapter } of { $chapters }, round { $round } of { $rounds } – Each round turns up one event; { $left ->
    [one] { $left } card is
   *[other] { $left } cards are
} still face down. After six rounds piety, grain and tax are due.
tip-phase-event = Event – The active player turns up a card; it works at once, or it stays in force. { $event ->
    [none] None is open now.
   *[other] Now it is “{ $event }”.
}
tip-phase-orient = Turning the card – { $who ->
    [none] The active player
   *[other] { $who }
} turns it one of four ways: each corner is a player’s income, the arrow says how far the favour stone goes. Then incomes and the favour are given.
tip-phase-actions = Actions – In turn, each player lays one card open and uses it or forgoes it, then lays another face down. { $left ->
    [one] { $left } card is
   *[other] { $left } cards are
} in all hands now.
tip-phase-chapter_end = Chapter’s end – Everybody owes 2 piety, 2 grain and a tax of { $least } to { $most } money. { $last ->
    [1] In this last chapter what is missing costs double points.
   *[0] What is missing costs points and brings penalties.
}
tip-slot = Slot { $number } – A permanent event stays in force here; there are { $most } slots. A third one takes the place of the first, and the chapter’s end clears both.
tip-tax-die = Tax – At the chapter’s end the die asks everybody for { $least } to { $most } money{ $tax ->
    [0] .
   *[other] ; last time it was { $tax }.
} What is missing costs points.
tip-council = Council and favour – The favour stone stands with: { $place }. { $who ->
    [none] The active player
   *[other] { $who }
} turns the card and gets the favour of the field that the stone reaches.
tip-edge = { $number ->
    [0] Arrow to 0
   *[other] Arrow to { $number }
} – { $number ->
    [0] The stone stays with { $place } and brings nothing.
    [one] The stone goes on by { $number } field from { $place }.
   *[other] The stone goes on by { $number } fields from { $place }.
} Covered fields are not counted; { $who ->
    [none] the active player
   *[other] { $who }
} turns the card.
tip-corner = Corner: { $who } – What the card shows in this corner is the income. If it has run out there is 1 point instead.
tip-stock-stone = { $kind } – Left here: { $number } of { $whole }. It goes into projects for 3 points each, and into houses; 1 point each at the end.
tip-good-stone = { $kind } behind your screen – You have { $number }. It goes into projects for 3 points each, and into houses; 1 point each at the end.
tip-stock-wood = { $kind } – Left here: { $number } of { $whole }. It goes into projects for 3 points each, and into houses; 1 point each at the end.
tip-good-wood = { $kind } behind your screen – You have { $number }. It goes into projects for 3 points each, and into houses; 1 point each at the end.
tip-stock-metal = { $kind } – Left here: { $number } of { $whole }. It adorns the finished tower.
tip-stock-grain = { $kind } – Left here: { $number } of { $whole }. 2 are due at each chapter’s end; what is missing costs points.
tip-good-grain = { $kind } behind your screen – You have { $number }. 2 are due at each chapter’s end; what is missing costs points.
tip-stock-piety = { $kind } – Left here: { $number } of { $whole }. 2 are due at each chapter’s end; what is missing costs points.
tip-good-piety = { $kind } behind your screen – You have { $number }. 2 are due at each chapter’s end; what is missing costs points.
tip-stock-wool = { $kind } – Left here: { $number } of { $whole }. It is sold at the market or woven into cloth.
tip-good-wool = { $kind } behind your screen – You have { $number }. It is sold at the market or woven into cloth.
tip-stock-cloth = { $kind } – Left here: { $number } of { $whole }. It is sold at the market for more than wool.
tip-good-cloth = { $kind } behind your screen – You have { $number }. It is sold at the market for more than wool.
tip-stock-loyalty = { $kind } – Left here: { $number } of { $whole }. 1 cancels a penalty at the chapter’s end; king and queen reward it.
tip-good-loyalty = { $kind } behind your screen – You have { $number }. 1 cancels a penalty at the chapter’s end; king and queen reward it.
tip-stock-medical = { $kind } – Left here: { $number } of { $whole }. It heals the sick whose number it reaches, and is never paid.
tip-good-medical = { $kind } behind your screen – You have { $number }. It heals the sick whose number it reaches, and is never paid.
tip-good-money = { $kind } behind your screen – You have { $number }. It pays for houses, donations and the tax; half a point each at the end.
tip-stock-money = Money – It never runs out. Houses, donations and the tax cost money.
tip-supply = Supply – Wool, cloth, loyalty and medical knowledge lie here. What has run out is not given, except that income is then 1 point.
tip-market = Market – Wool sells for { $wool } money now, any number of it. Cloth sells for { $cloth }, { $most } at a time, { $open ->
    [1] and its field is open
   *[0] but its field is covered
}.
tip-lane = Building plots – A house here costs { $money } money and 1 stone or wood, and yields what is shown whenever rent is taken. { $free ->
    [0] Both plots are taken.
   *[other] Free: { $free } of { $whole }.
}
tip-unseen = Still to come – { $number ->
    [one] { $number } event card of this chapter lies
   *[other] { $number } event cards of this chapter lie
} face down. The cards shown here have not been seen; some of them stay out of the game.
tip-unseen-tile = Plague tiles of { $value } – { $number } still face down. To heal such a sick inhabitant takes { $value } medical knowledge.
tip-score-track = Points – The discs show the points of each player; after { $length } they go round again. The most points after chapter IV win, piety breaks a tie.
tip-player = { $who } – { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $houses ->
    [one] { $houses } house
   *[other] { $houses } houses
} built, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand. Goods lie hidden behind the screen.
tip-points = Points: { $who } – { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place } of { $whole } now. At the end stone and wood count 1 each, money a half.
tip-houses = Houses: { $who } – { $number ->
    [one] { $number } house is
   *[other] { $number } houses are
} still to be built. Rent takes the yields of up to two houses on the board.
tip-seals = Seals: { $who } – { $number ->
    [one] { $number } seal is
   *[other] { $number } seals are
} free. A donation puts one on a project; when that is finished its donors are rewarded.
tip-hand = Hand: { $who } – { $number ->
    [one] { $number } card
   *[other] { $number } cards
}. Each round one is laid open and one face down, so half of them work in a chapter.
tip-hidden = Face down: { $who } – { $number ->
    [one] { $number } card
   *[other] { $number } cards
} that will not be used in this chapter. Only their owner knows them.
tip-active = Active player: { $who } – Turns up the event, turns the card and gets the favour. After the round the badge passes to the next player.
tip-penalty-penance = Penance: { $who } – At the chapter’s beginning one card of the hand is drawn at random and laid face down. After that the penalty is over.
tip-penalty-begging = Begging: { $who } – No income in the first round of the chapter. After that the penalty is over.
tip-penalty-royal_court = Royal court: { $who } – The first round’s card is laid open unused. After that round the penalty is over.
tip-duty-piety_duty = Duty: { $kind } – You have { $have } of { $most } due at the chapter’s end. Each one missing of these { $least } costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $last ->
    [1] , doubled in this last chapter unless 1 loyalty is paid.
   *[0] , and any brings penance.
}
tip-duty-grain_duty = Duty: { $kind } – You have { $have } of { $most } due at the chapter’s end. Each one missing of these { $least } costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $last ->
    [1] , doubled in this last chapter unless 1 loyalty is paid.
   *[0] , and any brings begging.
}
tip-duty-tax_duty = Duty: { $kind } – You have { $have }; the die will ask for { $least } to { $most }. Each one missing costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $last ->
    [1] , doubled in this last chapter unless 1 loyalty is paid.
   *[0] , and any brings the royal court.
}
tip-forgo = Forgo: { $card } – The card is laid open and its action is not taken. Nothing is paid, and the turn goes on.
tip-field-gain = { $place } – When the favour stone comes here, the active player gets { COUNTED($number, $kind) }. { $here ->
    [1] The stone stands here now.
    [2] It is covered until the chapter ends, and the stone passes over it.
   *[0] The stone stands elsewhere now.
}
tip-field-must_pay = { $place } – When the favour stone comes here, the active player must pay { COUNTED($number, $kind) }. { $here ->
    [1] The stone stands here now.
    [2] It is covered until the chapter ends, and the stone passes over it.
   *[0] The stone stands elsewhere now.
}
tip-field-vp_if_have = { $place } – When the favour stone comes here, the active player scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} with at least { COUNTED($number, $kind) }. { $here ->
    [1] The stone stands here now.
    [2] It is covered until the chapter ends, and the stone passes over it.
   *[0] The stone stands elsewhere now.
}
tip-field-vp_per_token = { $place } – When the favour stone comes here, the active player scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each { $kind } owned. { $here ->
    [1] The stone stands here now.
    [2] It is covered until the chapter ends, and the stone passes over it.
   *[0] The stone stands elsewhere now.
}
tip-field-vp_per_house = { $place } – When the favour stone comes here, the active player scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each own house on the board. { $here ->
    [1] The stone stands here now.
    [2] It is covered until the chapter ends, and the stone passes over it.
   *[0] The stone stands elsewhere now.
}

## The picture: the table

table = World Without End, chapter { $chapter }, round { $number }

## The picture: places

ground-field = Field
ground-forest = Forest
ground-quarry = Quarry
ground-cathedral = Cathedral
ground-supply = Supply
ground-market = Market
label-priors_palace = Prior’s palace
label-st_marys_chapel = Chapel
short-priors_palace = Palace
short-st_marys_chapel = Chapel
short-town_wall = Wall
label-building_material = Material
label-cloth_making = Cloth
amount = { COUNTED($number, $kind) }
amount-points = { $number } VP
stock = { $kind }: { $number } left
bank = money never runs out
covered = covered until the chapter ends
free = free

## The picture: council, favour, chapter

favour = Favour
council = Council
stone = The favour stone stands with: { $field }
stone-here = the favour stone stands here
stone-rests = stone stays
at-corner = { $name } sits at this corner
gets-income = { $name } gets { $income }
edge = { $number ->
    [one] { $number } step
   *[other] { $number } steps
} of favour
orient = Arrow to { $number }: the stone goes to the { $field }{ $favour }; { $incomes }
orient-still = Arrow to { $number }: the stone stays with the { $field }, no favour; { $incomes }
lasting = permanent
at-once = at once
names-location = Number { $number } falls sick.
event-deck = { $number ->
    [one] { $number } event card
   *[other] { $number } event cards
} face down
slot-free = Slot { $number } for a permanent event, free
chapter = Chapter { $chapter }, round { $number }
round-of = { $number } of { $whole }
tax-die = The tax die: 2 to 5 money at the chapter’s end
last-tax = The last tax: { $number } money
market-field = { $kind } sells for { $number } money
any-number = any number
per-sale = { $number } per sale

## The picture: projects, plots, inhabitants

project = { $project }, stone { $stone } of { $stones }, wood { $wood } of { $woods }
project-not-yet = { $project }, not begun
finished = finished
donors = donated by { $names }
seal-of = Seal of { $name }
build = { $project }: place { COUNTED($number, $kind) }
build-both = { $project }: place 1 stone and 1 wood
donate = { $project }: donate
house-of = house of { $name }
lane = Plots that yield { COUNTED($number, $kind) }
tile-down = a plague tile face down
sick = sick: needs { $number } medical knowledge
cared-for = chosen for care

## The picture: mats

points-of = { $name }, points: { $points }
winner = wins
houses-of = { $name }, houses in stock: { $number }
seals-of = { $name }, seals in stock: { $number }
goods-of = { $name }, { $kind }: { $number }
screen-of = The goods of { $name } lie behind the screen
is-active = { $name } is the active player
duty = { $kind }: has { $have } of { $need }, else { $penalty }
last-duty = { $kind }: has { $have } of { $need }, each one short costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}
hand = Hand
laid-open = Laid open
hidden-pile = Hidden
duties = Duties
choose-here = Choose
hand-of = { $name }, cards in hand: { $number }
hidden-of = { $name }, cards face down: { $number }
unused = laid unused
face-down = face down, only you see it
forgo = Lay { $name } and forgo its action

## The picture: what a card asks

sell = Sell { $wool } wool and { $cloth } cloth
weave = { $number } wool into { $number } cloth
rent = Rent of: { $plots }
give-up = Give up: { $goods }
protect = Pay loyalty against: { $penalties }
undouble = Pay loyalty so that these do not count double: { $duties }
serve = Minor service
get = Take { $kind }

## The picture: what is still to come

unseen = Not seen yet
unseen-events = Events: { $number } of these { $whole }
unseen-tiles = plague tiles face down
tile-left = { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
} of value { $value }
