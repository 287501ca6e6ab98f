# Lesson 3 of Pilgrim. A step's attributes answer a wrong choice, by its verb.

title = The last two tiles
about = A road of yours almost reaches Canterbury. Two tiles, a donation, and the Cardinal takes notice.

goal = Up there lies Canterbury, a place of pilgrimage worth 5 points. Whoever joins it with a road gives 3 piety and 3 silver.
means = You have all that it takes: 3 piety, 4 silver, and 3 stone, of which every road tile costs one. Your road has left the City already, and two tiles are missing.
length = There is more to be had: a finished road of exactly 3 tiles earns this Cardinal’s Favour, worth 4 points. Yours will be just that long.
pick = Two tiles in one turn need value 2 on Build Roads, so a majority there. Pick up the one on Clerical, just before it.
    .else = From there nobody reaches Build Roads now. Pick up the one on Clerical.
fork = In the east the ring forks: to the City, or on to Build Roads. Go on.
    .else = In the City he is of no use today. Go on to Build Roads.
duty = Two of yours against one grey: a majority. Perform Build Roads.
    .tithe = A tithe is 1 good. You have come for the road: perform Build Roads.
    .use = That building may be handy some day. Today the road comes first: perform Build Roads.
    .else = Your majority is on Build Roads. Perform that duty.
first = Go on with your road, towards Canterbury.
    .destroy = That would be a pity: there is a good road. Go on with it.
    .else = One road after the other: first this one to Canterbury. Go on with it.
straight = Which way shall the tile lead? Straight on, to the north-west.
    .else = That leads away from Canterbury. Lay it straight, to the north-west.
second = One tile is left to do. Go on with the road.
    .stop = The second tile is the one that counts. Go on.
    .else = Not now: Canterbury is one tile away. Go on with the road.
arrive = Straight once more, and the road joins Canterbury: 3 piety and 3 silver are given with it.
    .else = That leads past Canterbury. Lay it straight.
pilgrim = One of your acolytes goes on pilgrimage and stays there. Take the one from Produce.
    .else = That one may be needed for the next duty. Take the one from Produce.
site = Canterbury is joined: 5 points, and 3 more for the three tiles of the road.
favour = And the Cardinal’s Favour lies with you, for 4 points. 12 points in one turn, twice as much as you gave up in piety and goods.
learned = Longer roads can carry shrines, which count double and more. But no road counts before it has arrived.
