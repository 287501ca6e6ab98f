# Tips of Pilgrim, English: a name, a dash, and two sentences about a thing. $who none is Ab-Bott.
# After the tips: the words of the picture, its labels and what a reader hears of each piece.

tip-rounds = Round { $round } of { $rounds }, quarter { $quarter } of { $quarters } – { $left ->
    [0] This is the last round.
    [one] { $left } more round follows.
   *[other] { $left } more rounds follow.
} A quarter ends when the ship reaches a pilgrimage site.
tip-ship = The ship: round { $round } of { $rounds } – It moves one space along the edge each round, and buildings that it reaches come into use. At a site it ends the quarter, this is { $quarter } of { $quarters }; { $left ->
    [one] { $left } round is left
   *[other] { $left } rounds are left
}.
tip-phase-sow = Sow – Pick up all own acolytes of one place and set them down one by one along the ring. { $hand ->
    [0] Nobody has any in hand now.
    [one] { $hand } is in hand now.
   *[other] { $hand } are in hand now.
}
tip-phase-act = Act – Do one duty where an own acolyte stands, or take one tithe instead. With the majority there its value is { $most }, else 1.
tip-phase-recall = Recall – After a duty all own acolytes on its tile go back to the City. After a tithe they stay.
tip-phase-round_end = Round’s end – Stone and wheat above { $kept } are given up; ship and merchant move on. The highest piety then chooses who starts.
tip-city = City – Acolytes start from here to the north or the south of the ring and come back after a duty. { $number ->
    [0] Nobody is here now.
    [one] { $number } acolyte is here now.
   *[other] { $number } acolytes are here now.
}
tip-tithe = Tithe: { $place } – Whoever has an acolyte there may take this instead of doing a duty: 1 { $kind }. It costs nothing and nobody is recalled.
tip-merchant = The merchant – { $kind ->
    [none] He stands at Taxation: nothing can be rented and no trade income is paid.
   *[other] Where he stands, rents and trade income are { $kind }.
} He goes one tile clockwise after each round.
tip-harbour = { $place } – A road without shrines that ends here is a trade route: 1 trade good each round. { $number ->
    [0] Nobody has joined it yet.
    [one] { $number } player has joined it.
   *[other] { $number } players have joined it.
}
tip-closed = Closed land – Roads are built in at most { $number ->
    [one] { $number } quarter
   *[other] { $number } quarters
} of the map with so many players. Here nobody may lay a tile any more.
tip-path = Pilgrim path: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $length } long with { $shrines ->
    [one] { $shrines } shrine
   *[other] { $shrines } shrines
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far. Each stretch up to a shrine or a site counts once more than the one before it.
tip-route = Trade route: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $length } long with { $shrines ->
    [one] { $shrines } shrine
   *[other] { $shrines } shrines
} and { $points ->
    [one] { $points } point
   *[other] { $points } points
}. It brings 1 of the merchant’s good at the start of each round.
tip-destroy = Destroy – One unit takes back the last tile of an own open road; no stone is returned. Shrines are never destroyed.
tip-shrine = Shrine – It closes a stretch of its owner’s path, which scores. Later shrines of a path need more road tiles between them and cost more piety.
tip-favours = Cardinal’s favours – { $number ->
    [0] All have been given.
    [one] { $number } is left.
   *[other] { $number } are left.
} A path that joins a site with exactly the length on a tile wins it, if a slot is free.
tip-piety-track = Piety – From 0 to { $most }; at the end it scores −{ $worst } to { $best } points. It pays for shrines and sites, and the highest chooses who starts a round.
tip-alms-track = Alms – Each row climbed costs 1 wheat or silver; rows 2, 4 and 6 of { $rows } bring somebody forward from village or abbey. The highest at a quarter’s end sends one to the alms table.
tip-tiles-left = { $thing } – { $number ->
    [one] { $number } tile is
   *[other] { $number } tiles are
} left in the supply. Laying one costs 1 stone.
tip-shrines-left = { $thing } – { $number ->
    [one] { $number } is
   *[other] { $number } are
} left in the supply. A path’s first costs 1 stone and 1 piety, each further one 1 piety more.
tip-upgrades-left = Upgrades – { $number ->
    [one] { $number } is
   *[other] { $number } are
} left in the supply. For 2 stone one replaces a tile and adds an own track to it.
tip-solo = Ab-Bott’s bag, level { $level } – { $number ->
    [one] { $number } token is
   *[other] { $number } tokens are
} in it; each of his turns draws one and does its duty. You minus Ab-Bott now: { $ahead }.
tip-token = { $thing } – { $number } of { $whole } tokens in the bag. When one is drawn Ab-Bott does this duty as if he had the majority.
tip-token-rest = { $thing } – { $number } of { $whole } tokens in the bag. When it is drawn Ab-Bott does nothing more in that turn.
tip-player = { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the game ended now, piety { $piety }. { $acolytes ->
    [one] { $acolytes } acolyte is
   *[other] { $acolytes } acolytes are
} in the City and on duties.
tip-points = Points: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the game ended now, place { $place } of { $whole }. Acolytes, paths, sites, piety, alms, donated buildings, favours and goods count.
tip-starts = Start player: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Takes the first turn of the round. After it the player with the highest piety chooses who starts.
tip-piety = Piety: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $number } of { $most }, at the end worth { $points } in points. It pays for shrines and sites.
tip-alms = Alms: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – Row { $number } of { $rows }. The highest at the end of the quarter sends an acolyte from the abbey to the alms table.
tip-alms-table = Alms table: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $number ->
    [one] { $number } acolyte
   *[other] { $number } acolytes
} won there, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Each further one is worth more.
tip-village = Village: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $number ->
    [one] { $number } serf lives
   *[other] { $number } serfs live
} here. Ordination brings one to the abbey for 1 wheat; serfs score nothing.
tip-abbey = Abbey: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $number ->
    [one] { $number } acolyte is
   *[other] { $number } acolytes are
} here, 1 point each. Ordination sends one to the City for 1 wheat, Allocation to an activity.
tip-strip = { $who } – Wheat, stone, silver, piety, alms, and who is in the village and the abbey. The mat shows more of each.
tip-store-stone = { $kind }: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $number } here. Stone pays for roads and buildings; at most { $kept } are kept after a round. Every { $each } goods score 1 point at the end, { $worth } now.
tip-store-wheat = { $kind }: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $number } here. Wheat pays for ordination and alms; at most { $kept } are kept after a round. Every { $each } goods score 1 point at the end, { $worth } now.
tip-store-silver = { $kind }: { $who ->
    [none] Ab-Bott
   *[other] { $who }
} – { $number } here. Silver pays for sites, alms and the fee of a minority; of stone and wheat only { $kept } each are kept, of silver all. Every { $each } goods score 1 point at the end, { $worth } now.

## The picture: the table

table = Pilgrim, round { $round } of { $rounds }

## The picture: the ring of duties

tile = { $duty } ({ $place })
goal = Sow so that the last acolyte falls on { $place }
goal-several = Several ways end on { $place }: choose the next tile
acolytes-of = { $name }: { $number }
dummy = a dummy
tithe-of = tithe: { $kind }
tithe-at = Tithe at { $duty }: { $kind }
strength-majority = you have the majority: value 2
strength-parity = you are level: value 1
strength-minority = you are in the minority: value 1 for 1 silver
merchant = the merchant is here
merchant-none = The merchant is at Taxation: no renting, no trade income
merchant-trades = The merchant: rents and trade income are { $kind }

## The picture: the map

ship = The ship: round { $round } of { $rounds }
herald = a herald
joined = joined by { $name }
closed = Nobody may build here any more: { $places }
shrine-of = Shrine of { $name }
path = Path of { $name }: { $length } long, { $points ->
    [one] { $points } point
   *[other] { $points } points
} so far
route = Trade route of { $name }: { $length } long
path-shrines = shrines: { $number }
path-open = open
path-shrine = closed by a shrine
path-site = consecrated
path-given-up = given up
path-favour = a favour waits for length { $favour }
building = { $name }, level { $level }
from-round = from round { $round } on

## The picture: laying roads

start-road = Start a road on { $cell }
extend-road = Go on to { $cell }
leave-shrine = Leave the shrine for { $cell }
build-shrine = Build a shrine on { $cell }
destroy-tile = Destroy the tile on { $cell }
lay = { $tile } { $way }

## The picture: mats

points-of = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the game ended now
winner = winner
goods-of = { $name }: { $kind } { $number }
piety-of = { $name }: piety { $number }
alms-of = { $name }: alms { $number }
village-of = { $name }: { $number } in the Village
abbey-of = { $name }: { $number } in the Abbey
label-activities = Activities
label-slots = Six slots for buildings and favours
label-alms-table = Alms
on-the-map = { $number ->
    [one] { $number } of your 16 stands
   *[other] { $number } of your 16 stand
} on the map
allocate = from { $source } to { $destination }
favour = Favour for length { $length }
taken-by = taken by { $name }
donated = donated: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
used = used this turn
alms-table = { $name }: { $number } at the alms table, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
next-start = { $name } starts the next round

## The picture: tracks

label-points = points
label-favours = Cardinal’s favours
label-tiles = Road tiles left
tiles-left = { $name }: { $number } left

## The picture: Ab-Bott

label-bag = Ab-Bott’s bag
level = level { $number }
rest = Rest
tokens = { $name }: { $number } in the bag
token-drawn = { $name } is drawn; { $number } left in the bag
difference = You minus Ab-Bott now: { $points }
bag-campaign-begins = Campaign, game { $game } of { $games }
bag-campaign-goes-on = Campaign, game { $game } of { $games }: { $sum } so far
bag-campaign-ended = Campaign, game { $game } of { $games }: { $sum }, { $rank }
