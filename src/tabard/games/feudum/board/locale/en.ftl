# Tips of Feudum, English: a name, a dash, and two sentences about a thing.
# After the tips: the words of the picture, its labels and what a reader hears of each piece.

tip-epochs = Epoch { $epoch } of { $last }, round { $round } – { $over ->
    [1] This is the last epoch.
   *[0] Epoch { $coming } dawns when { $need ->
        [one] { $need } stack shows
       *[other] { $need } stacks show
    } it; { $have ->
        [one] { $have } does
       *[other] { $have } do
    } now.
} The game ends with epoch { $last }.
tip-phase-cards = Cards – Everybody secretly selects { $number } of { $whole } cards for the round. Saltpetre on the pouch allows a fifth, sulphur a turn with two.
tip-phase-actions = Actions – In turn, each player plays one card until no one has any. { $left ->
    [0] No card is in hand now.
    [one] { $left } card is still in hand.
   *[other] { $left } cards are still in hand.
}
tip-phase-feeding = Feeding – Each pawn on the map needs 1 food or wine from the barrel, or it goes home. { $pawns ->
    [0] No pawn is on the map now.
    [one] { $pawns } pawn is on the map now.
   *[other] { $pawns } pawns are on the map now.
}
tip-phase-progress = Progress die – The die removes one top tile that is not beyond the present epoch. { $tiles ->
    [0] No stack shows one now.
    [one] { $tiles } stack shows one now.
   *[other] { $tiles } stacks show one now.
}
tip-phase-epoch = Epoch – When a new epoch dawns, guild seats, tended landscapes and regions score. { $over ->
    [1] Epoch { $last } has come: the game ends.
   *[0] Epoch { $coming } dawns when { $need ->
        [one] { $need } stack shows
       *[other] { $need } stacks show
    } it; { $have ->
        [one] { $have } does
       *[other] { $have } do
    } in round { $round } of epoch { $epoch }.
}
tip-kingdom = The kingdom – { $number } locations in { $regions } regions, joined by roads, ferries and the routes of vessels. With a ruler now: { $ruled }.
tip-battle = Attack – The attack must be greater than the defence; a tie fails. Pawns attack with 1 and defend with 2, drunk ones with nothing.
tip-place-outpost = { $location }, outpost – { $ruler ->
    [none] Nobody rules it
   *[other] { $ruler } rules it
}; { $goods ->
    [0] no good lies here
    [one] { $goods } good lies here
   *[other] { $goods } goods lie here
}. The ruler of an outpost may explore: he draws writs and keeps one.
tip-place-farm = { $location }, farm – { $ruler ->
    [none] Nobody rules it
   *[other] { $ruler } rules it
}; { $goods ->
    [0] no good lies here
    [one] { $goods } good lies here
   *[other] { $goods } goods lie here
}. The ruler of a farm may harvest, and trade its goods with the farmers.
tip-place-town = { $location }, town – { $ruler ->
    [none] Nobody rules it
   *[other] { $ruler } rules it
}; { $goods ->
    [0] no good lies here
    [one] { $goods } good lies here
   *[other] { $goods } goods lie here
}. The ruler of a town may tax it for shillings.
tip-place-feudum = { $location }, feudum – { $ruler ->
    [none] Nobody rules it
   *[other] { $ruler } rules it
}; { $goods ->
    [0] no good lies here
    [one] { $goods } good lies here
   *[other] { $goods } goods lie here
}. It gives its ruler three stars in its guild, and can be besieged.
tip-place-bare = { $location }, no disc – { $ruler ->
    [none] Nobody rules it
   *[other] { $ruler } rules it
}; { $goods ->
    [0] no good lies here
    [one] { $goods } good lies here
   *[other] { $goods } goods lie here
}. A disc will lie here before the game goes on.
tip-role-ruler = Ruler: { $who } – The marker on the disc of { $location }. A ruler improves, harvests, taxes or explores here.
tip-role-subject = Subject: { $who } – The second marker of the ruler at { $location }. It keeps a serf from usurping, and defends a feudum with 1.
tip-role-serf = Serf: { $who } – A marker beside another player’s ruler at { $location }. With a second one a serf becomes ruler, unless there is a subject.
tip-letter = { $letter } at { $location } – When epoch { $epoch } dawns, one good from the haversack is laid at every place with this letter. Whoever arrives there may pilfer it.
tip-wreck = { $vessel }, abandoned – It lies at { $location }, left by its pawn. In a later turn any pawn there may board it with a move, free of charge.
tip-stack = Region tiles: { $region } – { $left ->
    [0] The stack is empty, space { $value } lies bare.
    [one] Tile { $value } is on top, { $left } tile is left.
   *[other] Tile { $value } is on top, { $left } tiles are left.
} { $open ->
    [1] Whoever improves a location here takes it and scores for it.
   *[0] Improving a location here takes a lesser tile from elsewhere: this is beyond the present epoch.
}
tip-monster = { $monster } – It attacks and defends with 1 and binds a pawn of others where it stands. It needs no food and moves with its owner’s Move card.
tip-voyage = Epic voyage – Moving twice in one round leads one space on, of { $spaces }. At the end the sections score, up to { $best } points on the last space.
tip-voyage-of = Epic voyage: { $who } – { $number ->
    [0] Not begun yet
   *[other] On space { $number } of { $spaces }
}. The foremost in each section scores more; the last space is worth { $best } points.
tip-army = Army – A successful Conquer lets one put a disc here, { $most } at most. Whoever rules a feudum loses points for empty spaces at epochs II, IV and V.
tip-army-of = Army: { $who } – { $number } of { $most } spaces filled. With a feudum, empty ones cost up to { $loss } points at the epochs that ask for loyalty.
tip-haversack = Haversack – { $number ->
    [one] { $number } good lies
   *[other] { $number } goods lie
} in it. Harvests draw from it, and goods that are paid go back.
tip-writs-left = Royal writs – { $number ->
    [one] { $number } is
   *[other] { $number } are
} in the stack. Mandates are played for their effect, charters score at the end; { $limit } may be held.
tip-player = { $who } – { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $coins ->
    [one] { $coins } shilling
   *[other] { $coins } shillings
}, ruler of { $ruled ->
    [one] { $ruled } location
   *[other] { $ruled } locations
}. { $cards ->
    [one] { $cards } card is in hand
   *[other] { $cards } cards are in hand
}; hands and writs are secret, all else is open.
tip-points = Points: { $who } – { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place } of { $whole } now. Voyage, empire, shillings and charters are added at the end.
tip-starts = Starting player: { $who } – Plays the first card of the round. After each round the next player clockwise starts.
tip-cards = Cards: { $who } – { $number ->
    [one] { $number } card is
   *[other] { $number } cards are
} still to be played this round. Which ones is secret.
tip-past = Played: { $who } – { $number ->
    [one] { $number } card has
   *[other] { $number } cards have
} been played this round. All of them return to the hand after it.
tip-pawn = Pawn of { $who }: { $guild } – It counts one star in this guild; { $drunk ->
    [1] drunk with wine it neither attacks nor defends
   *[0] it attacks with 1 and defends with 2
}. It needs food or wine at the end of the round.
tip-good-saltpetre = { $kind }: { $who } – { $number } in the personal supply. It strengthens an attack, and on the pouch it gives a fifth card.
tip-good-sulphur = { $kind }: { $who } – { $number } in the personal supply. New sulphur may go into the wine barrel; on the pouch it gives a turn with two cards.
tip-good-iron = { $kind }: { $who } – { $number } in the personal supply. One iron makes a town of a farm.
tip-good-wood = { $kind }: { $who } – { $number } in the personal supply. One wood makes a farm of an outpost.
tip-good-food = { $kind }: { $who } – { $number } in the personal supply. Each pawn on the map eats one at the end of the round; a new pawn costs one too.
tip-coins = Shillings: { $who } – { $number ->
    [one] { $number } shilling
   *[other] { $number } shillings
} for the guilds’ trades. At the end every { $each } are worth 1 point, { $worth } now.
tip-markers = Markers: { $who } – { $number } free. Influence puts one at each location with an own pawn, and guild seats need one.
tip-home = Pawns: { $who } – { $number } of { $most } not on the map. Migrate brings one on for 1 food.
tip-discs = Discs: { $who } – { $number } free. They serve in the army, on the epic voyage and as reeves.
tip-seals-of = Seals: { $who } – { $number } held. One seal makes a feudum of a town, and each charter needs one at the end.
tip-beads = Beads: { $who } – { $number ->
    [one] { $number } bead
   *[other] { $number } beads
}, sum { $sum }. Their sum adds to every harvest, up to ten goods.
tip-barrel = Wine barrel: { $who } – { $number } of { $most } sulphur. A cube of it feeds a pawn for two rounds, and breaks a tie at the end.
tip-pouch = Pouch: { $who } – Saltpetre on it gives a fifth card this round, sulphur a turn with two cards. At most one cube lies here, for all to see.
tip-writs = Royal writs: { $who } – { $number } of at most { $most } in hand. Which ones is secret.
tip-vessels = { $vessel }: { $who } – { $number } in the personal supply. In one’s turn it is put under a pawn free of charge, where a route of its kind begins.
tip-tiles = Region tiles, { $landscape }: { $who } – { $number } held. Each may stand for any one good in a payment, or be tended as a landscape.
tip-guild = { $guild } – Anyone may trade here; the journeyman pulls, the master pushes. Master: { $master ->
    [none] nobody
   *[other] { $master }
}. Journeyman: { $journeyman ->
    [none] nobody
   *[other] { $journeyman }
}.
tip-rank-master = Master, { $guild } – { $who ->
    [none] The seat is vacant
   *[other] { $who } holds the seat
}, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} each epoch. The master may push and gets the first coin of every trade.
tip-rank-journeyman = Journeyman, { $guild } – { $who ->
    [none] The seat is vacant
   *[other] { $who } holds the seat
}, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} each epoch. The journeyman may pull and gets the second coin of every trade.
tip-rank-apprentice = Apprentice, { $guild } – { $who ->
    [none] The seat is vacant
   *[other] { $who } holds the seat
}, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} each epoch. The apprentice has no function, only points.
tip-stars = Stars: { $who }, { $guild } – { $number ->
    [one] { $number } star
   *[other] { $number } stars
}; the most stars hold the best seats. A pawn of the guild counts 1, a feudum { $each }, and then each ruled location of its kind 1.
tip-barn = Barn – { $number } of { $most } goods. The farmers’ master pushes up to five of them to the merchants, whose journeyman pulls three.
tip-chickens = Chickens – { $number ->
    [one] { $number } bead
   *[other] { $number } beads
} on { $most } chickens, sum { $sum }. Monks and farmers who bring beads here score by their sum.
tip-purse = Farmers’ purse – { $number ->
    [one] { $number } shilling
   *[other] { $number } shillings
} of charity. A push of the farmers shares it between master and journeyman.
tip-coffer = Church coffer – { $number ->
    [one] { $number } shilling
   *[other] { $number } shillings
} of charity. A push of the monks shares it between master and journeyman.
tip-row = { $good } for sale – { $number } of { $most } here{ $price ->
    [0] , none to buy now
   *[other] , the next costs { $price }
}. One trade buys up to three goods; the price rises as a row empties.
tip-store = Store of { $good } – { $number } of { $most }. The alchemists’ master makes vessels and krud of what is stored here.
tip-yard = { $vessel } for sale – { $number } here for { $price } shillings each. The ferries open when the last vessel is gone.
tip-invent = { $vessel }, invention – The cubes show what it takes from the stores; { $left } left in the supply. The master’s push makes up to three inventions, the knights’ journeyman one.
tip-krud = Barrel of krud – It fills up the next section of every row of the knights with markers. The first one in a push takes three cubes of the stores, later ones less.
tip-ferries = Ferries – { $number ->
    [0] They are open: a step costs { $price } shillings.
    [one] They are closed while { $number } vessel lies here; open, a step costs { $price } shillings.
   *[other] They are closed while { $number } vessels lie here; open, a step costs { $price } shillings.
} A pawn leaves its vessel behind.
tip-ranks = Row of markers – { $number } of { $most } here. Their owner buys the whole row for { $price } shillings.
tip-seals = Seals – { $number } in the supply, { $scrolls } on scrolls. A seal from a scroll costs { $price } shillings; its value stays hidden.
tip-scroll = Scroll – { $full ->
    [1] A seal lies here; it costs { $price } shillings.
   *[0] It is free; a seal here would cost { $price } shillings.
} Knights and nobles score for rows and columns of scrolls that they complete.
tip-rosary = Rosary – { $number } of { $most } beads, sum { $sum }. For { $price } shillings one gets the lowest or the highest of them, by chance.

## The picture: the table

table = Feudum, round { $round }, epoch { $epoch }
kingdom = The kingdom
choosable = choosable

## The picture: guilds

label-farmer = Farmers
label-merchant = Merchants
label-alchemist = Alchemists
label-knight = Knights
label-noble = Nobles
label-monk = Monks
seat-vacant = { $rank }: vacant, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each epoch
seat-held = { $rank }: { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} each epoch
reeve = with a reeve
reeve-place = Place a free disc here as reeve
stars = { $name }: { $number ->
    [one] { $number } star
   *[other] { $number } stars
} ({ $because })
stars-pawns = pawns { $number }
stars-feudums = feudums { $number }, stars { $stars }
stars-places = { $kind } { $number }
trade = Trade with the { $guild }
pull = Pull for the { $guild }
push = Push from the { $guild }
feast = Feast in honour of { $name }, { $guild }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} more
up-to = up to { $points ->
    [one] { $points } point
   *[other] { $points } points
}
barn = Barn: { $number } of { $most } goods
of-most = of { $most }
chickens = Beads on chickens: { $number }, sum { $sum }
purse = Farmers’ purse: { $number ->
    [one] { $number } shilling
   *[other] { $number } shillings
}
coffer = Church coffer: { $number ->
    [one] { $number } shilling
   *[other] { $number } shillings
}
market-row = { $good }: { $number } of { $most }, the next costs { $price }
market-empty = { $good }: none for sale
store = Store of { $good }: { $number } of { $most }
krud = Barrel of krud
invention = { $thing }, made of { $cost }
vessel-sold = { $vessel }: { $number } for sale, { $price ->
    [one] { $price } shilling
   *[other] { $price } shillings
}
ferries-shut = Ferries closed while vessels lie here
ferries-run = Ferries open, { $price ->
    [one] { $price } shilling
   *[other] { $price } shillings
} a step
knight-row = Markers of { $name }: { $number } of { $most }
nobody = nobody
row-price = a row
tame = { $monster }, to be tamed for { $number ->
    [one] { $number } marker
   *[other] { $number } markers
}
seals-left = Seals in the supply: { $number }
seal-price = a seal
scroll-full = Scroll { $number } with a seal
scroll-free = Scroll { $number }, free
rosary = Rosary: beads { $number } ({ $beads }), sum { $sum }

## The picture: the map

no-disc = no disc yet
ruled-by = ruler { $name }
with-subject = with a subject
serf-of = serf { $name }
landscape-with = { $landscape } with { $number }
start-location = start location
role-ruler = Ruler of { $place }: { $name }
role-subject = Subject at { $place }: { $name }
role-serf = Serf at { $place }: { $name }
immune = immune
landscape-at = { $landscape } at { $place }, resources { $number }
stack = { $region }: tile { $value } on top, tiles { $number }
stack-bare = { $region }: bare space { $value }, tiles { $number }
pawn-of = { $figure } of { $name }, { $place } ({ $guild })
wine = drunk with wine
monster-of = { $monster } of { $name }, { $place }
vessel-left = Abandoned vessel at { $place }: { $vessel }
step = { $piece } to { $place } by { $way ->
    [ferry] ferry
    [ship] ship
    [submersible] submersible
    [airship] flying machine
   *[road] road
}
board = { $piece } boards the { $vessel }
deploy = Put a { $vessel } under the { $piece }
pilfer = Pilfer { $thing } at { $place }
bribe = Become ruler of { $place } for { $number ->
    [one] { $number } shilling
   *[other] { $number } shillings
}
tend = Tend a landscape at { $place }
reclaim = Take back the seal of immunity at { $place }
battle = Attack on { $place }: { $attack } against { $defence }

## The picture: tracks

epoch = Epoch { $epoch } of { $last }
dawn = { $epoch } dawns at { $need ->
    [one] { $need } stack
   *[other] { $need } stacks
} of { $epoch }: { $have } now
haversack = Goods in the haversack: { $number }
writs-left = Royal writs in the stack: { $number }
voyage = Advance on the epic voyage
voyage-of = { $name } on space { $space } of the epic voyage
army-of = Army of { $name }: { $number } of { $most }
army-place = Place a free disc on the army track
army-danger = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in danger

## The picture: mats

points-of = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
winner = winner
goods-of = { $name }: { COUNTED($number, $kind) }
coins-of = { $name }: shillings { $number }
markers-of = { $name }: free markers { $number }
seals-of = { $name }: seals { $number }
beads-of = { $name }: beads { $number }, sum { $sum }
barrel-of = { $name }: sulphur in the wine barrel { $number } of { $most }
pouch-with = { $name }: { $good } on the pouch
pouch-empty = { $name }: empty pouch
vessels-of = { $name }, { $vessel }: { $number }
tiles-of = { $name }: region tiles { $number }, { $landscape }
tile-as-wine = Region tile { $landscape } as wine
discs-of = { $name }: free discs { $number }
pawns-home = { $name }: pawns in the supply { $number }
cards-of = { $name }: cards in hand { $number }
writs-of = { $name }: writs { $number }
played-by = { $name } has played: { $cards }
no-cards = no cards in hand
card = Card { $card }
card-played = Played card { $card }
selected = selected
writ = Royal writ { $writ }
writ-return = Put { $writ } under the stack
sealed = sealed
