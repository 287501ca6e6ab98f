# Lesson 2 of Pilgrim. A step's attributes answer a wrong choice, by its verb.

title = Serf, acolyte, activity
about = A serf is ordained, an acolyte gets an activity, and from then on you get more out of every duty.

village = Eight serfs live in your Village, and there they do nothing for you. Ordained, they become acolytes.
abbey = Acolytes live in your Abbey. From there they go out into the City, or take up an activity at home.
pick = First a serf shall be ordained, so you want to be strong on Ordination. Pick up your acolyte in the west, on Give Alms.
    .else = From there nobody gets to Ordination at once. Pick up the one on Give Alms, just before it.
onward = In the west the ring forks: go on to Ordination, or turn off to the City. Go on.
    .else = In the City nobody is lost, but today you need him on Ordination. Go on.
ordination = Two of yours on Ordination, and nobody else: a majority. Perform the duty.
    .tithe = That would bring 1 silver. But you came for Ordination: perform the duty.
    .else = Possible, but you have just become strong on Ordination. Perform that duty.
ordain = Ordaining costs 1 wheat: a serf goes from the Village to the Abbey. Do it.
    .else = A mission sends somebody from the Abbey to the City. That is for later: ordain a serf now.
ordained = Four acolytes in the Abbey now. At the end each one is worth a point, here, in the City and on the ring; serfs are worth nothing.
city = Now one of them shall get work. Two of yours are in the City: pick them up.
    .else = Those in the City reach Allocation at once. Pick them up.
north = Go north, over Produce to Allocation.
    .else = Allocation lies in the other direction. Go north.
parity = On Allocation one of yours stands beside a grey one: equal. That means value 1, and one move is enough for you.
allocation = Perform Allocation.
    .tithe = A tithe would be 1 good. An activity pays again and again: perform Allocation.
    .else = That can wait. Perform Allocation and give somebody work.
mason = Six activities are to be had. Send an acolyte from the Abbey to the Stone Mason.
    .else = Useful, too. But for roads you need stone above all: the Stone Mason.
works = He stands on his post now, and stays there as long as you like. Whenever you produce stone, he adds one; but at the end he scores nothing.
again = Let us see it. Pick up the one in the City.
    .else = Leave those on Produce where they are: you need their majority. Pick up the one in the City.
south = Send him south, out of the way.
    .else = Produce is strong enough without him, and in the south he will be useful later. Go south.
produce = On Produce you have 2 against 1 grey. Perform the duty.
    .tithe = With a majority the duty brings more than a tithe. Perform Produce.
    .else = See what your Stone Mason is good for: perform Produce.
stone = Choose stone: 2 for your majority, and 1 from your Stone Mason.
    .else = Your Stone Mason does not thresh wheat. Choose stone.
learned = 3 stone at once, and from now on every time. Serf, acolyte, activity: that is how an abbey grows.
