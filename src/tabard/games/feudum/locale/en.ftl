# Feudum in English. Ids of things arrive as names; numbers may be selected on. A value is "none"
# where the reader may not know it or where there is nothing.

## Its box and its options

game-title = Feudum
game-sentence = Six guilds, six regions, airships and sea serpents in one crowded kingdom.
option-variant = Which game?
option-variant-basic = Basic game
option-variant-advanced = Advanced game: landscapes, reeves, monsters, feasts
option-variant-adds = Which parts of the advanced game come along?
option-specials = Special parts of the cards
option-specials-about = Seven cards can do a little more: with the right pawn on the map, or for a good.
option-reeves = Reeves
option-reeves-about = A disc in a guild of yours brings points whenever you pull or push there.
option-landscapes = Landscapes
option-landscapes-about = Serfs lay region tiles beside their locations, tend them and gather what grows there.
option-feasts = Feasts
option-feasts-about = Wine for a guild member beside you, and you do that member’s work for more points.
option-starving = Starving and immunity
option-starving-about = A noble drives out a rival’s subject or serf, unless Defend protects it.
option-monsters = Monsters
option-monsters-about = Behemoth and sea serpent are tamed, bind pawns, fight and pilfer.
option-monster_allowance = Do monsters use your steps, or add to them?
option-monster_allowance-shared = Use them
option-monster_allowance-adds = Each adds one
option-monster_binds = How many opposing pawns does a monster bind?
option-monster_binds-one = One
option-monster_binds-all = All at its place
option-overflow_by = How much of an overflow reaches other guilds?
option-overflow_by-count = The number of beads on the chickens
option-overflow_by-sum = The sum of their values
option-epoch3_refill = What is refilled in the third epoch?
option-epoch3_refill-goods = The goods in the guilds
option-epoch3_refill-all_six = Everything in all six guilds
option-voyage_disc = Does the disc of the epic voyage advance by itself?
option-voyage_disc-automatic = By itself
option-voyage_disc-optional = If its owner wants
option-feudum_usurp = Can the ruler of a feudum be usurped?
option-status_mandates = Which guilds count for the mandates of renown?
option-status_mandates-any_guild = Any guild
option-status_mandates-printed_guilds = One of those on the card
option-status_mandates-paired = Only the guild of the reward
option-reeve_elsewhere = When does a reeve elsewhere score?
option-reeve_elsewhere-standing_reeve = With a reeve that stood here before
option-reeve_elsewhere-also_new_reeve = Also with a new reeve
option-feeding_wine = Must wine be used before a pawn goes hungry?
option-feeding_wine-obligatory = Yes, like food
option-feeding_wine-voluntary = No, wine is voluntary
option-substitute_tile = Which tile replaces one that is out of reach?
option-substitute_tile-strictly_earlier = One of an earlier epoch
option-substitute_tile-current_or_earlier = One of the present or an earlier epoch
option-favour_beads = Do beads count for the harvest in which they are turned?
option-favour_beads-count_now = They still count
option-favour_beads-not_counted = They do not
option-drunk_knight_saltpetre = Does a drunk knight allow any amount of saltpetre?
option-repeat_parts = How many cards does one Repeat repeat?
option-repeat_parts-one = One
option-repeat_parts-both = One of each part
option-charter_isolated = What does the isolated kingdom score?
option-charter_isolated-card = 5, 11, 17 as on the card
option-charter_isolated-german_overview = 3, 5, 7 as in the overview

## The log: one message per kind of event, in the present tense

starts = { $who } is the starting player
round-begins = Round { $amount }
cards-selected = everybody has chosen cards
selects-card = { $thing ->
    [none] { $who } chooses a card
   *[other] { $who } chooses { $thing }
}
fills-pouch = { $who } lays { $thing } on the pouch
plays-card = { $who } plays { $thing }
repeats-card = { $who } repeats { $thing }
waives = { $who } waives { $thing }

vessel-to-guild = { $thing } for sale with the alchemists
seal-on-scroll = { $who ->
    [none] a seal on scroll { $number }
   *[other] { $who } lays a seal on scroll { $number }
}
bead-on-rosary = bead { $amount } on the rosary
bead-on-chicken = bead { $amount } on a chicken
good-appears = { $thing } at { FORM($place, "the") }
places-pawn = { $who } brings the { $figure } to { FORM($place, "the") }
migrates-off = { $who } takes the { $figure } off the map at { FORM($place, "the") }
takes-seat = { $who } becomes { $rank } of the { $place }
leaves-guild = { $who } leaves the { $place }

steps = { $who } moves the { $figure } to { FORM($place, "the") }
boards = { $who } boards the { $thing } at { FORM($place, "the") }
deploys = { $who } puts a { $thing } to use at { FORM($place, "the") }
abandons-vessel = { $who } leaves the { $thing } at { FORM($place, "the") }
pilfers = { $who } pilfers { $thing } at { FORM($place, "the") }
voyages = { $who } reaches space { $amount } of the epic voyage

becomes-ruler = { $who } becomes ruler of { FORM($place, "the") }
adds-subject = { $who } adds a subject at { FORM($place, "the") }
becomes-serf = { $who } becomes serf at { FORM($place, "the") }
usurps = { $who } usurps { FORM($place, "the") }
is-usurped = { $who } is now serf at { FORM($place, "the") }
improves = { $who } improves { FORM($place, "the") }: { $thing }
founds-feudum = { $who } founds a feudum of the { $thing } at { FORM($place, "the") }
takes-tile = { $who } takes a region tile { $numeral } of { FORM($place, "the") }: { $thing }
tends = { $who } tends a landscape at { FORM($place, "the") }: { $thing }
landscape-grows = { COUNTED($amount, $thing) } on the landscape at { FORM($place, "the") }
gathers = { $amount ->
    [one] { $who } gathers { $amount } resource at { FORM($place, "the") }
   *[other] { $who } gathers { $amount } resources at { FORM($place, "the") }
}

draws-writs = { $amount ->
    [one] { $who } draws { $amount } royal writ
   *[other] { $who } draws { $amount } royal writs
}
looks-at-writ = { $thing ->
    [none] { $who } looks at a writ
   *[other] { $who } sees the writ { $thing }
}
keeps-writ = { $thing ->
    [none] { $who } keeps a writ
   *[other] { $who } keeps the writ { $thing }
}
returns-writ = { $thing ->
    [none] { $who } puts a writ under the stack
   *[other] { $who } puts { $thing } under the stack
}
plays-mandate = { $who } plays the mandate { $thing }: { $gain }
harvests = { $amount ->
    [one] { $who } harvests { $amount } good at { FORM($place, "the") }
   *[other] { $who } harvests { $amount } goods at { FORM($place, "the") }
}
goods-to-farm = { COUNTED($amount, $thing) } at { FORM($place, "the") }
turns-beads = { $amount ->
    [one] { $who } turns { $amount } bead into a seal
   *[other] { $who } turns { $amount } beads into seals
}

attacks = { $who } attacks at { FORM($place, "the") }
besieges = { $who } attacks the feudum at { FORM($place, "the") }
is-attacked = { $who } is attacked at { FORM($place, "the") }: { $figure }
reveals-defend = { $who } reveals { $thing }
uses-weapon = { $who } uses { $thing }: +{ $amount }
adds-saltpetre = { $who } adds saltpetre: +{ $amount }
attack-strength = { $who } attacks with { $amount }
defence-strength = { $who } defends with { $amount }
attack-succeeds = { $who } wins at { FORM($place, "the") }
attack-fails = { $who } fails at { FORM($place, "the") }
loses-pawn = { $who } loses the { $figure } at { FORM($place, "the") }
loses-monster = { $who } loses the { $thing } at { FORM($place, "the") }
marker-returns = { $who } takes back a marker from { FORM($place, "the") }
serves-in-army = { $who } puts a disc on space { $amount } of the army track
starves = { $who } starves the people at { FORM($place, "the") }
is-starved = { $who } may lose the { $thing } at { FORM($place, "the") }
starving-fails = { $who } starves nobody at { FORM($place, "the") }
alms-return = { $amount ->
    [one] { $amount } bead leaves the chickens
   *[other] { $amount } beads leave the chickens
}
seal-under-marker = { $who } is immune at { FORM($place, "the") }
takes-back-seal = { $who } takes back the seal at { FORM($place, "the") }

trades-with = { $who } trades with the { $place }
pulls-for = { $who } pulls for the { $place }
pushes-from = { $who } pushes from the { $place }
gives-feast = { $who } gives a feast with the { $place }
is-feasted = { $who } is honoured with a feast of the { $place }
pays-wine = { $who } pays { $amount } sulphur from the barrel
places-reeve = { $who } places a reeve with the { $place }
reeve-returns = { $who } takes back the reeve from the { $place }
pays-guild = { $amount ->
    [one] { $who } pays { $amount } shilling to the { $place }
   *[other] { $who } pays { $amount } shillings to the { $place }
}
earns-coins = { $amount ->
    [one] { $who } receives { $amount } shilling as { $rank }
   *[other] { $who } receives { $amount } shillings as { $rank }
}
coins-to-purse = { $amount ->
    [one] { $amount } shilling to the farmers’ purse
   *[other] { $amount } shillings to the farmers’ purse
}
coins-to-coffer = { $amount ->
    [one] { $amount } shilling to the church coffer
   *[other] { $amount } shillings to the church coffer
}
shares-out = { $amount ->
    [one] { $who } takes { $amount } shilling from { FORM($place, "till") }
   *[other] { $who } takes { $amount } shillings from { FORM($place, "till") }
}
sends-to-barn = { $amount ->
    [one] { $who } sends { $amount } good from { FORM($place, "the") } to the barn
   *[other] { $who } sends { $amount } goods from { FORM($place, "the") } to the barn
}
flows-over = { $thing } flows over to the { $place }
moves-good = { $thing } to the { $place }
goods-return = { COUNTED($amount, $thing) } into the haversack
invents = { $who } invents: { $thing }
row-grows = { $owner ->
    [none] +{ $amount } in the unused row
   *[other] +{ $amount } in { $owner }’s row
}
marker-leaves-row = { $owner ->
    [none] a marker of the unused colour goes to the supply
   *[other] a marker of { $owner } goes to the supply
}
bead-to-chicken = { $who } gives bead { $amount } as alms
seal-to-rosary = { $who } turns a seal into bead { $amount }
ferries-open = the ferries are open

tames = { $who } tames the { $thing } at { FORM($place, "the") }
monster-binds = the { $place } binds a pawn of { $who }
monster-takes-hold = the { $thing } of { $who } takes hold

gains-points = { $amount ->
    [one] { $who } scores { $amount } point
   *[other] { $who } scores { $amount } points
}
loses-points = { $amount ->
    [one] { $who } loses { $amount } point
   *[other] { $who } loses { $amount } points
}
gains-coins = { $amount ->
    [one] { $who } receives { $amount } shilling
   *[other] { $who } receives { $amount } shillings
}
pays-coins = { $amount ->
    [one] { $who } pays { $amount } shilling
   *[other] { $who } pays { $amount } shillings
}
gains-goods = { $who } receives { COUNTED($amount, $thing) }
pays-goods = { $who } pays { COUNTED($amount, $thing) }
pays-tile = { $who } pays a region tile as { $place }
pays-seal = { $who } pays a seal
fills-barrel = { $who } puts { $amount } sulphur into the barrel
gains-markers = { $amount ->
    [one] { $who } receives { $amount } marker
   *[other] { $who } receives { $amount } markers
}
gains-vessel = { $who } receives a { $thing }
gains-seal = { $who } receives a seal
gains-bead = { $who } receives bead { $amount }

feeds-food = { $who } feeds the { $figure } at { FORM($place, "the") }
feeds-wine = { $who } gives wine to the { $figure } at { FORM($place, "the") }
feeds-tile = { $who } feeds the { $figure } at { FORM($place, "the") } with a region tile
feeds-wine-tile = { $who } buys wine for the { $figure } at { FORM($place, "the") } with a region tile
pawn-starves = { $who } cannot feed the { $figure } at { FORM($place, "the") }
tile-removed = the die takes tile { $numeral } of { FORM($place, "the") }
epoch-begins = Epoch { $numeral }
is-disloyal = { $who } is disloyal to the king
scores-seats = { $who } scores { $amount } for guild seats
scores-landscapes = { $who } scores { $amount } for landscapes
scores-regions = { $who } scores { $amount } for active regions
guilds-refilled = the guilds are refilled
scores-voyage = { $who } scores { $amount } for the epic voyage
scores-empire = { $who } scores { $amount } for the empire
scores-coins = { $who } scores { $amount } for shillings
seals-charter = { $who } seals the charter { $thing }
game-ends = The game ends

## Why not: one message per reason

no-such-vessel-there = The alchemists have none for sale.
no-more-barrels = Three barrels of krud are the most in one push.
no-row-gains-a-marker = No row of the knights would receive a marker.
stores-lack-goods = The stores of the alchemists do not hold the goods for it.
no-such-vessel-left = No such vessel is left in the supply.
cannot-be-moved = None is there to move, or there is no room for it.
not-beside-you = None of your pawns or monsters stands beside it.
only-a-feudum-is-attacked = Of all locations only a feudum is attacked.
needs-a-noble-there = Needs your noble there.
immune-to-starving = A seal lies under it: it is immune.
no-vessel-lies-there = No such vessel lies beside this pawn.
left-in-this-turn = It was left in this turn: it can be boarded in a later one.
no-member-to-feast-beside-you = Beside a pawn of yours there must be a pawn or feudum of this guild whose owner could perform its function.
feast-needs-wine = A feast needs { $need } sulphur in your barrel or a region tile; your barrel holds { $have }.
no-rival-feudum-beside-you = You need a pawn beside a feudum of an opponent.
not-with-your-last-card = Conquer cannot be your last card of the round.
not-in-your-hand = You do not hold it.
too-little-food = Needs { $need } food and has { $have }.
cannot-pay = You lack the goods, and a region tile to replace them.
needs-a-knight = Without a knight in the fight you may add at most { $have } saltpetre.
cubes-before-tiles = Cubes are paid before region tiles.
no-such-good = You have none, and no region tile for it.
needs-an-outpost = You rule no outpost.
no-writ-left = No royal writ is left in the stack.
not-a-farm-of-yours-with-goods = Only a farm that you rule and that has goods.
too-few-stars = { $need ->
    [one] Needs { $need } star in a guild.
   *[other] Needs { $need } stars in a guild.
}
nothing-in-the-supply = The supply has nothing to give for it.
no-such-vessel = You have no such vessel in your supply.
pawn-not-on-the-map = This pawn is not on the map.
already-aboard = This pawn is aboard such a vessel already.
no-route-here = No route of this vessel touches that place.
none-in-the-haversack = The haversack holds none.
another-guild-this-time = A repeated Guild card must use another guild.
nothing-to-trade = You lack what this trade needs, or the guild has nothing to give.
not-your-seat = Pull is for the journeyman, push for the master.
nothing-to-move = There is nothing to move or to make.
the-barrel-is-empty = There is no sulphur in your wine barrel.
not-a-farm-of-yours = You do not rule a farm there.
the-farm-is-full = Ten goods or more lie there already.
the-haversack-is-empty = The haversack is empty.
too-small-a-yield = Favours need a harvest of { $need }, this one is { $have }.
not-in-the-harvest = The harvest has no more of it.
you-do-not-rule-there = You do not rule there.
already-a-feudum = A feudum is the highest there is.
no-feudum-left = No such feudum is left in the supply.
no-seal = Needs a king’s seal.
cannot-be-tended-by-you = Needs a serf of yours without a landscape, a region tile and wood.
no-tile-of-an-earlier-epoch = That stack shows no tile of an earlier epoch.
no-pawn-there = None of your pawns is there.
no-marker-left = You have no marker left.
one-marker-a-location = One marker for each location in one action.
no-room-for-a-marker = Three markers lie there already, or two of yours.
two-players-are-there = Two others are there already.
a-feudum-is-not-usurped = A feudum cannot be usurped in this game.
money-once-an-action = Money buys influence once in an action.
not-a-single-rival-marker = The only marker there must be that of another ruler.
needs-a-merchant-there = Needs your merchant there.
too-few-coins = You have too few shillings.
not-at-the-guild = It has been tamed already.
no-place-for-it = Needs a place with a marker or pawn of yours; the sea serpent needs a harbour.
not-so-many = At most { $have } are possible now.
no-marker-in-that-row = That row is empty.
scroll-has-a-seal = A seal lies there already.
scroll-is-empty = No seal lies there.
no-such-tile = You have no such region tile.
no-seat-due = No seat is due to you there.
none-on-the-market = The merchants have none.
all-pawns-on-the-map = All your pawns are on the map.
nothing-of-yours-there = Needs a pawn or a marker of yours there.
not-beside-the-monster = It is not beside the monster.
bound-by-a-monster = A monster holds this pawn.
ferries-are-closed = The ferries are closed while vessels lie with the alchemists.
needs-the-vessel = Needs the vessel of this route.
way-begins-elsewhere = That way does not begin where the pawn stands.
no-steps-left = No steps are left.
not-a-monsters-way = The monster cannot go that way.
your-own-farm = Not from a farm that you rule.
your-own-landscape = Not from a landscape that your own serf tends.
no-marker-in-the-supply = No marker of yours is left in the supply.
the-rest-could-not-be-paid = What is still due could not be paid then.
no-room-in-the-barrel = There is room for { $have } in the barrel.
too-little-sulphur = You have just received { $have }.
never-repeated = This card is never repeated.
not-played-this-round = You have not played it in this round.
needs-saltpetre = Needs { $need } saltpetre.
nothing-to-do-with-it = Its action could do nothing now.
not-a-start-location = Only one of the six start locations.
needs-a-town = You rule no town.
no-pawn-on-the-map = None of your pawns is on the map.
no-room-beside-your-pawns = There is no room for a marker where your pawns stand.
you-rule-no-farm = You rule no farm.
your-farms-are-full = Ten goods or more lie at each of your farms.
you-rule-nothing = You rule no location.
no-improvement-you-can-pay = You can pay for nothing that could be improved.
no-rival-beside-your-pawns = There is nobody to attack where your pawns stand.
nothing-played-to-repeat = You have played no card in this round that can be repeated.
no-way-is-open = No way is open to your pawns.
no-guild-has-work-for-you = You can trade with no guild, and none of your seats has anything to move.
already-played = You have played it in this round.
not-among-those-drawn = It is not among those drawn.
must-be-fed = Food and wine must be used up before a pawn may go hungry.
food-must-be-eaten = Food must be used up before a pawn may go hungry.
tiles-come-last = A pawn went hungry: your food and wine come before region tiles.

## The question: one message per step that asks

ask-discs = The location discs are laid out
ask-first_vessels = Vessels are drawn for the alchemists
ask-first_seals = Seals and beads are laid out
ask-first_barn = Goods are drawn for the barn
ask-first_goods = Goods are laid out on the map
ask-first_start_player = The starting player is drawn by lot
ask-start_goods = { $who }, choose three different goods for your start
ask-start_pawns = { $chosen ->
    [none] { $who }, choose the figure of your first pawn: it makes you a member of that guild
   *[other] { $who }, choose a start location for your { $figure }
}
ask-pouches = { $who }, lay saltpetre on your pouch for a fifth card, sulphur for a double action, or nothing
ask-cards = { $who }, choose your cards for this round in secret: { $left }
ask-play_card = { $who }, play a card; mandates and vessels are free
ask-after_card = { $who }, a free action, or end your turn
ask-migrate = { $who }, bring a pawn onto the map for 1 food, take one off, or waive
ask-migrate_face = { $chosen ->
    [none] { $who }, choose the figure of your new pawn
   *[other] { $who }, choose where your { $figure } arrives
}
ask-move = { $left ->
    [0] { $who }, no steps are left: board, put a vessel to use, or stop
    [one] { $who }, move: { $left } step left
   *[other] { $who }, move: { $left } steps left
}
ask-godspeed = { $who }, one more step for a monk, or none
ask-pilfer = { $who }, pilfer something where you arrived, or nothing
ask-voyage = { $who }, advance on the epic voyage, or not
ask-influence = { $who }, add markers where your pawns stand, or stop
ask-improve = { $who }, improve a location that you rule, tend a landscape, or waive
ask-feudum_guild = { $who }, choose the guild of your feudum
ask-substitute = { $who }, take a tile of an earlier epoch from another stack
ask-new_tile = The landscape of a tile is revealed
ask-tended_landscape = { $who }, choose the landscape for { $place }
ask-first_crop = { $number ->
    [one] { $who }, gather { $number } resource at { FORM($place, "the") }, or leave it to grow
   *[other] { $who }, gather { $number } resources at { FORM($place, "the") }, or leave them to grow
}
ask-epoch_landscapes = { $number ->
    [one] { $who }, gather { $number } resource at { FORM($place, "the") }, or leave it to grow
   *[other] { $who }, gather { $number } resources at { FORM($place, "the") }, or leave them to grow
}
ask-explore = { $writs ->
    [one] { $who }, draw { $writs } royal writ and keep it, or waive
   *[other] { $who }, draw { $writs } royal writs and keep 1, or waive
}
ask-shovels = { $writs ->
    [one] { $who }, pay 1 iron for { $writs } more writ, or not
   *[other] { $who }, pay 1 iron for { $writs } more writs, or not
}
ask-writs = { $over ->
    [1] { $who }, you hold more than three writs: put one back
   *[0] { $who }, keep one of the writs
}
ask-harvest = { $place ->
    [none] { $who }, choose the farm that is harvested, or waive
   *[other] { $who }, harvest at { FORM($place, "the") }: with favours for you, or all for the farm
}
ask-yield = { $who }, pick your favours from the harvest: { $left }
ask-tax = { $coins ->
    [one] { $who }, collect { $coins } shilling of tax, or waive
   *[other] { $who }, collect { $coins } shillings of tax, or waive
}
ask-conquer = { $who }, choose whom to attack, or waive
ask-defence = { $starved ->
    [none] { $who }, answer { $attacker }’s attack at { FORM($place, "the") }: { $attack } against { $defence }
   *[other] { $who }, { $attacker } starves your { $starved } at { FORM($place, "the") }: reveal Defend for { $food } food, or not
}
ask-immunity = A seal is drawn for the immunity at { FORM($place, "the") }
ask-arms = { $who }, your attack is { $attack } against { $defence }: use a weapon, or none
ask-powder = { $who }, your attack is { $attack } against { $defence }: add saltpetre, or strike
ask-army_disc = { $who }, put a disc on the army track, or not
ask-repeat = { $who }, choose a card to repeat, or none
ask-deja_vu = { $who }, repeat one more card for saltpetre, or none
ask-guild = { $who }, choose a guild: trade, pull as journeyman, push as master, or waive
ask-feast = { $who }, pay the wine of the feast
ask-reeve = { $who }, place a reeve with the { $guild } first, or not
ask-farmer_trade = { $who }, choose the farm whose goods go to the barn
ask-overflow = Goods go to the barn
ask-pairs = { $number ->
    [one] { $who }, how many of { $number } pair do you take as food? The others are shillings
   *[other] { $who }, how many of { $number } pairs do you take as food? The others are shillings
}
ask-farmer_pull = A bead is drawn
ask-farmer_push = { $who }, push goods from the barn to the merchants: { $left }
ask-merchant_trade = { $begun ->
    [0] { $who }, buy one to three goods
   *[1] { $who }, buy another good, or stop
}
ask-merchant_pull = { $who }, pull goods from the barn to the merchants: { $left }
ask-merchant_push = { $who }, push goods from the merchants to the alchemists: { $left }
ask-alchemist_trade = { $who }, choose the vessel that you buy
ask-alchemist_pull = { $who }, pull goods from the merchants to the alchemists: { $left }
ask-alchemist_push = { $begun ->
    [0] { $who }, make one to three inventions
   *[1] { $who }, make another invention, or stop
}
ask-knight_pull = { $who }, choose the invention
ask-knight_push = { $who }, how many markers become seals?
ask-colours = { $who }, choose the row that gives a marker: { $left }
ask-scrolls = { $who }, choose a scroll for a seal: { $left }
ask-taming = { $who }, tame a monster for three markers, or not
ask-monsters_place = { $who }, choose where the { $monster } appears
ask-noble_trade = { $begun ->
    [0] { $who }, buy the seals of one or two scrolls
   *[1] { $who }, buy the seal of another scroll, or stop
}
ask-noble_push = { $who }, push seals to the rosary: { $left }
ask-monk_trade = A bead is drawn
ask-monk_pull = { $who }, pull a seal to the rosary
ask-monk_push = A bead is drawn
ask-seats = { $who }, markers are short: which guild do you join first?
ask-bonds = { $who }, choose the pawn that your monster binds
ask-payment = { $who }, pay { $kind } with a good or with a region tile
ask-sulphur = { $who }, how much of the sulphur goes into the wine barrel?
ask-mandate = { $who }, choose your goods: { $left }
ask-feeding = { $figure ->
    [none] { $who }, a free action before the meal, or go on
   *[other] { $who }, feed your { $figure } at { FORM($place, "the") }
}
ask-progress_die = The progress die is thrown
ask-epoch_goods = Goods are laid out on the map
ask-epoch_refill = The guilds are refilled
ask-feeding_window = { $who }, a free action before the meal, or go on
ask-last_actions = { $who }, a last free action, or go on to the final scoring
ask-charters = { $who }, lay a seal on a charter that shall count, or go on
ask-over = The game is over

## The choices: one message per family, and one for a row of numbers

do-select = { $card }: { $effect }
do-play = play { $card }: { $effect }
do-repeat = repeat { $card }: { $effect }
do-pouch = { $what ->
    [saltpetre] { $tile ->
        [1] a region tile as saltpetre: a fifth card
       *[0] saltpetre: a fifth card
    }
    [sulphur] { $tile ->
        [1] a region tile as sulphur: two cards in one turn
       *[0] sulphur: two cards in one turn
    }
   *[none] nothing on the pouch
}
do-step = { $figure } to { $goal } ({ $way })
do-board = { $figure } at { $at } boards the { $vessel }
do-deploy = put a { $vessel } under the { $figure } at { $at }
do-pilfer = { $resource } at { FORM($location, "the") }
do-voyage = advance on the epic voyage
do-migrate_on = bring a pawn onto the map: 1 food
do-migrate_off = take the { $figure } at { $at } off the map
do-face = { $figure }: { $guild }
do-place = { $location }
do-influence = { $location }: { $effect }
do-bribe = { $amount ->
    [one] { $location } for { $amount } shilling: you rule at once
   *[other] { $location } for { $amount } shillings: you rule at once
}
do-improve = { $location }: { $change }
do-tend = { $points ->
    [one] tend a landscape at { FORM($location, "the") } for { $wood } wood: { $points } point
   *[other] tend a landscape at { FORM($location, "the") } for { $wood } wood: { $points } points
}
do-feudum = { $guild }
do-stack = { $region }: tile { $numeral }
do-landscape = { $landscape }: { $effect }
do-harvest = { $location }
do-favours = { $yes ->
    [1] { $whole ->
        [one] with favours: the { $whole } good for you
       *[other] with favours: { $number } of { $whole } goods for you
    }
   *[0] without favours: all { $whole } for the farm
}
do-pick = { $good }
do-perform = { $what ->
    [tax] { $number ->
        [one] collect { $number } shilling
       *[other] collect { $number } shillings
    }
    [shovels] { $number ->
        [one] pay 1 iron for { $number } more writ
       *[other] pay 1 iron for { $number } more writs
    }
   *[explore] { $number ->
        [one] draw { $number } writ and keep it
       *[other] draw { $number } writs and keep 1
    }
}
do-keep = keep { $writ }: { $effect }
do-discard = put back { $writ }
do-gather = gather everything: the ruler receives 1
do-attack = attack the { $figure } of { $seat } at { $at }: { $attack } against { $defence }
do-besiege = attack the feudum { $location } of { $rival }: { $attack } against { $defence }
do-starve = starve the { $marker } at { FORM($location, "the") }
do-defend = { $starved ->
    [none] reveal Defend: { $defence } defence
   *[other] reveal Defend for { $food } food: { $seals ->
        [0] the { $starved } stays
       *[other] the { $starved } stays and is immune
    }
}
do-weapon = { $cost ->
    [none] { $writ } +{ $attack }
   *[other] { $writ } for { $cost }: +{ $attack }
}
do-weapon-many = { $writ }: +{ $low } to +{ $high }
do-unarmed = no weapon
do-saltpetre = add 1 saltpetre: { $attack } against { $defence }
do-army = put a disc on the army track
do-trade = trade with the { $guild }: { $effect }
do-pull = pull for the { $guild }: { $points ->
    [0] no points
    [one] { $points } point and a writ
   *[other] { $points } points and a writ
}
do-push = push from the { $guild }: { $points ->
    [0] no points
    [one] { $points } point
   *[other] up to { $points } points
}
do-feast = { $points ->
    [one] feast for { $seat } with the { $guild }: { $points } point more
   *[other] feast for { $seat } with the { $guild }: { $points } points more
}
do-reeve = { $points ->
    [one] place a reeve: { $points } point
   *[other] place a reeve: { $points } points
}
do-move_good = { $good }
do-buy = { $good } for { $price }
do-buy_vessel = { $price ->
    [one] { $vessel } for { $price } shilling
   *[other] { $vessel } for { $price } shillings
}
do-send = { $number ->
    [one] { $location }: { $number } good
   *[other] { $location }: { $number } goods
}
do-take_food = { $number ->
    [0] { $coins ->
        [one] { $coins } shilling
       *[other] { $coins } shillings
    }
   *[other] { $coins ->
        [0] { $number } food
        [one] { $number } food + { $coins } shilling
       *[other] { $number } food + { $coins } shillings
    }
}
do-invent = { $invention }: { $cost }
do-markers = { $number ->
    [one] { $number } marker
   *[other] { $number } markers
}
do-colour = { $seat ->
    [none] unused row { $number }
   *[other] row of { $seat }
}
do-scroll = { $price ->
    [0] scroll { $number }
    [one] scroll { $number } for { $price } shilling
   *[other] scroll { $number } for { $price } shillings
}
do-tame = tame the { $monster }
do-join = { $guild }
do-bind = bind the { $figure } of { $seat }
do-pay_cube = pay { COUNTED(1, $kind) }
do-pay_tile = pay the region tile { $landscape }
do-barrel = { $number } into the barrel
do-feed_food = 1 food
do-feed_wine = 1 wine: fed for two rounds, but drunk
do-feed_tile = region tile { $landscape } as food
do-wine_tile = region tile { $landscape } as wine
do-unfed = leave it hungry: it goes back to your supply
do-charter = { $points ->
    [one] seal { $writ }: { $points } point
   *[other] seal { $writ }: { $points } points
}
do-mandate = { $writ }: { $change }
do-return_writ = put { $writ } under the stack
do-reclaim = take back the seal of the { $marker } at { FORM($location, "the") }
do-stop = stop
do-waive = waive the action
do-leave = leave it
do-decline = no
do-strike = strike now
do-done = go on
do-end_turn = end the turn
do-draw_good = { $good }
do-draw_writ = { $writ }
do-draw_seal = value { $value }
do-draw_bead = { $lowest ->
    [1] the lowest bead
   *[0] the highest bead
}
do-draw_tile = { $landscape }
do-roll = { $region }
do-draw_disc = { $kind }
do-draw_vessel = { $vessel }
do-start = { $seat } begins

## What cards do

card-migrate = bring a pawn onto the map for 1 food, or take one off
card-move = as many steps as you have pawns on the map
card-influence = a marker wherever your pawns stand
card-improve = outpost → farm (wood) → town (iron) → feudum (seal)
card-explore = draw royal writs, keep one; needs an outpost
card-harvest = goods for one of your farms, 1 point
card-tax = shillings; needs a town
card-conquer = attack a pawn or a feudum, not as your last card
card-defend = 1 point; in hand it strengthens you when you are attacked
card-repeat = move, influence or guild once more
card-guild = trade with a guild, pull as journeyman, push as master

trade-farmer = 1 food or shilling for 2 goods of a farm
trade-merchant = 1 to 3 goods
trade-alchemist = { $price ->
    [one] a vessel for { $price } shilling
   *[other] a vessel for { $price } shillings
}
trade-knight = { $number ->
    [0] your row of markers
    [one] your row of { $number } marker
   *[other] your row of { $number } markers
} for { $price ->
        [one] { $price } shilling
       *[other] { $price } shillings
    }
trade-noble = { $price ->
    [one] 1 or 2 seals for { $price } shilling each
   *[other] 1 or 2 seals for { $price } shillings each
}
trade-monk = { $price ->
    [one] a bead for { $price } shilling
   *[other] a bead for { $price } shillings
}

pull-farmer = { $points ->
    [one] a bead of the rosary to a chicken; from sum { $need } on the chickens { $points } point and a writ
   *[other] a bead of the rosary to a chicken; from sum { $need } on the chickens { $points } points and a writ
}
pull-merchant = { $points ->
    [one] { $number } goods from the barn; if they complete a row or a column { $points } point and a writ
   *[other] { $number } goods from the barn; if they complete a row or a column { $points } points and a writ
}
pull-alchemist = { $points ->
    [one] { $number } goods from the merchants; if they fill a store { $points } point and a writ
   *[other] { $number } goods from the merchants; if they fill a store { $points } points and a writ
}
pull-knight = { $points ->
    [one] an invention from the alchemists’ stores, { $points } point and a writ
   *[other] an invention from the alchemists’ stores, { $points } points and a writ
}
pull-noble = { $points ->
    [one] { $number } markers of the knights turn into seals; if they complete a row or a column { $points } point and a writ
   *[other] { $number } markers of the knights turn into seals; if they complete a row or a column { $points } points and a writ
}
pull-monk = { $points ->
    [one] a seal of the nobles turns into a bead; from sum { $need } on the rosary { $points } point and a writ
   *[other] a seal of the nobles turns into a bead; from sum { $need } on the rosary { $points } points and a writ
}

push-farmer = { $number } goods from the barn to the merchants; { $points } points for { $goals } rows or columns completed
push-merchant = { $number } goods to the alchemists’ stores; { $points } points for { $goals } stores filled
push-alchemist = { $goals } inventions from the stores, { $points } points
push-knight = { $goals } markers turn into seals of the nobles; { $points } points for { $goals } rows or columns completed
push-noble = { $number } seals turn into beads; { $points } points from sum { $steps } on the rosary
push-monk = a bead of the rosary to a chicken; { $points } points from sum { $steps } on the chickens

guild-does = trade: { $trade } · pull: { $pull } · push: { $push }
landscape-does = { COUNTED($number, $kind) } at once and at each epoch, 1 of them for the ruler
monster-does = moves and fights for you and binds a rival pawn

effect-ruler = you become ruler
effect-subject = a subject
effect-serf = you become serf
effect-usurp = you become ruler, the ruler serf
effect-improve = { $points ->
    [one] { $type } for 1 { $cost }, { $points } point
   *[other] { $type } for 1 { $cost }, { $points } points
}
effect-improve-low = { $type } for 1 { $cost }
effect-feudum = { $points ->
    [one] { $type } for a seal, { $points } point
   *[other] { $type } for a seal, { $points } points
}
effect-feudum-low = { $type } for a seal
effect-landscape = { COUNTED($number, $kind) }

charter-points = { $points } points for ruling { $counts } of { $places }
charter-barrel = { $points } points for { $counts } sulphur in the barrel
charter-monster = { $points ->
    [one] { $points } point for a defeated monster
   *[other] { $points } points for a defeated monster
}

change = { $pays } → { $gains }
then = { $one }, then { $two }
and = { $one } + { $two }
or = { $one } or { $two }
goods = { COUNTED($number, $kind) }
called = { $thing }
gain-shilling = { $number ->
    [one] { $number } shilling
   *[other] { $number } shillings
}
gain-vessel = { $vessel }
gain-goods_of_choice = { $number ->
    [one] { $number } good of choice
   *[other] { $number } goods of choice
}
gain-influence = { $number ->
    [one] { $number } marker
   *[other] { $number } markers
}
gain-seal = a seal
gain-bead = a bead
gain-attack = +{ $number } attack

## Names of figures, seats and ways

face-farmer = farmer
face-merchant = merchant
face-alchemist = alchemist
face-knight = knight
face-noble = noble
face-monk = monk
rank-master = master
rank-journeyman = journeyman
rank-apprentice = apprentice
way-road = road
way-ferry = { $price ->
    [one] ferry for { $price } shilling
   *[other] ferry for { $price } shillings
}
way-ship = ship
way-submersible = submersible
way-airship = flying machine

## Names that the data do not give

name-landscape = a resource of the landscape
name-barrel = barrel of krud
name-ruler = ruler
name-subject = subject
name-serf = serf
name-target = targets
    .one = target
name-shilling = shillings
    .one = shilling
name-farmer = Farmer Guild
    .till = the farmers’ purse
name-monk = Monk Guild
    .till = the church coffer
name-sea = Sea
    .the = the Sea
name-island = Islands
    .the = the Islands
name-forest = Forest
    .the = the Forest
name-desert = Desert
    .the = the Desert
name-badlands = Badlands
    .the = the Badlands
name-mountain = Mountain
    .the = the Mountain
name-sea_n = Northern Skerry
    .the = the Northern Skerry
name-sea_sw = Western Skerry
    .the = the Western Skerry
name-sea_e = Bay Islet
    .the = the Bay Islet
name-island_n = Upper Isle North
    .the = Upper Isle North
name-island_e = Upper Isle South
    .the = Upper Isle South
name-island_w = Lower Isle West
    .the = Lower Isle West
name-island_s = Lower Isle South
    .the = Lower Isle South
name-forest_nw = Forest Cape
    .the = Forest Cape
name-forest_mid = Deep Forest
    .the = the Deep Forest
name-forest_se = Forest Bridge
    .the = the Forest Bridge
name-desert_n = Strait Harbour
    .the = Strait Harbour
name-desert_west = Dune Camp
    .the = the Dune Camp
name-desert_centre = Oasis
    .the = the Oasis
name-desert_sw = Twin Piers
    .the = the Twin Piers
name-desert_e = Desert Ferry
    .the = the Desert Ferry
name-badlands_nw = High Badlands
    .the = the High Badlands
name-badlands_ne = River Fork
    .the = the River Fork
name-badlands_w = Above the Falls
    .the = the place above the Falls
name-badlands_centre = Canyon
    .the = the Canyon
name-badlands_se = Lonely Badlands
    .the = the Lonely Badlands
name-mountain_n = Mountain Spring
    .the = the Mountain Spring
name-mountain_se = Mountain Pier
    .the = the Mountain Pier

## The table

table-round = { $round ->
    [0] { table-setup }
   *[other] Round { $round }
}
table-setup = Setup
table-cards = Cards
table-actions = Actions
table-feeding = Feeding
table-progress = Die
table-epoch = Epoch
table-end = Scoring
table-over = End
table-guilds = Guilds
table-starts = start player
table-epochs = { $need ->
    [one] Epoch { $epoch }: { $have } of { $need } stack shows { $next }
   *[other] Epoch { $epoch }: { $have } of { $need } stacks show { $next }
}
table-haversack = haversack
table-writs = writs
table-market = market
table-barn = barn
table-stores = stores
table-yard = vessels
table-rows = rows
table-scrolls = scrolls
table-rosary = rosary
table-chickens = chickens
table-purse = purse { $number }
table-coffer = coffer { $number }
table-points = points
table-coins = coins
table-markers = markers
table-seals = seals
table-beads = beads
table-barrel = barrel
table-discs = discs
table-hand = hand
table-played = played
table-tiles = tiles
table-army = army { $number }
table-voyage = voyage { $number }
table-reeve = reeve
table-cards-left = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
table-writs-held = { $number ->
    [one] { $number } writ
   *[other] { $number } writs
}
table-seat-empty = vacant

## The end

points-guilds = Guilds
points-seats = Seats
points-regions = Regions
points-improving = Improving
points-landscapes = Landscapes
points-harvest = Harvest
points-battle = Battle
points-voyage = Voyage
points-empire = Empire
points-coins = Shillings
points-charters = Charters
points-losses = Losses
points-period = epoch { $number }
due-feeding = pawns to feed in round { $when }, with food, wine or tiles
due-epoch = when epoch { $when } begins: seats, landscapes, regions
due-disloyalty = disloyalty when epoch { $when } begins

wins = { $points ->
    [one] { $who } wins with { $points } point.
   *[other] { $who } wins with { $points } points.
}
wins-by-barrel = { $points ->
    [one] { $who } wins: { $points } point like { $others }, but more sulphur in the barrel.
   *[other] { $who } wins: { $points } points like { $others }, but more sulphur in the barrel.
}
wins-together = { $points ->
    [one] { $who } win together: { $points } point and { $barrel } sulphur in the barrel each.
   *[other] { $who } win together: { $points } points and { $barrel } sulphur in the barrel each.
}

## What moves, and the stations on its way

name-points = points
    .one = point
name-markers = markers
    .one = marker
name-seals = seals
    .one = seal
name-beads = beads
    .one = bead
name-feeding = Feeding
name-progress = Progress die
name-epoch = Epoch
name-final_scoring = Final scoring
name-service = Military service

## The rules document

rule-advanced = (advanced)

## Those who play it in a way of their own

planner-landlord = the landlord
planner-vassal = the vassal
planner-guild_master = the head of the guilds
planner-voyager = the voyager
planner-landlord-about = Wants land: as many locations and regions as can be, improved to the last.
planner-vassal-about = Founds a feudum and serves the crown with arms, before the fines are due.
planner-guild_master-about = Sits at the head of the guilds and lets them work turn after turn.
planner-voyager-about = Travels twice in a round and sails ahead of all others on the epic voyage.

## What a player has, as a plan tells what it changes

stock-coins = shillings
stock-army = army
stock-voyage = voyage
stock-writs = writs

# What is told beside a question while somebody is new to the game.
caution-hunger = Pawns to feed at the end of the round: { $need }. You have food, wine and tiles for { $have }.
caution-conquer_next = Conquer must not be your last card: play it before the other one.
caution-conquer_last = Conquer is your last card now, and does nothing.
caution-no_place = { $card } does nothing as long as you rule no { $kind }.
caution-markers = You have no marker left: Influence does nothing. The Knight Guild sells them.
caution-disloyalty = { $number ->
    [one] With a feudum and too few discs in the army you lose { $number } point when epoch { $when } begins.
   *[other] With a feudum and too few discs in the army you lose { $number } points when epoch { $when } begins.
}
