# Lesson 4 of Feudum. A step's attributes answer a wrong choice, by its verb.

title = Four cards and their order
about = Four cards that make one another possible: play them so that none is wasted.

plan = Round 4, and the Forest Bridge is still nobody’s: a farm that you would like as a town of yours. Nobody of yours stands there, so that is a way of several steps.
cards = Four cards are chosen in secret before the first one is played, so the whole way has to be thought of. You have chosen one for each step: Move to get there, Influence to rule, Improve to build, Tax to earn.
begin = Now the order decides, for a card that can do nothing is lost. First somebody must be there: play Move.
    .play = You do not rule the Forest Bridge yet, and nobody of yours stands there. Play Move.
road = Two pawns give you two steps, and you may take both with one pawn. Go from the River Fork to the High Badlands.
    .stop = He has not arrived yet. Go on to the High Badlands.
    .else = That leads away from the Forest Bridge. Go from the River Fork to the High Badlands.
bridge = And from there on to the Forest Bridge.
    .stop = One step is left. Go on to the Forest Bridge.
    .else = Only this road leads to the place you want. Go on to the Forest Bridge.
pilfer = Wood lies there, and the place is nobody’s. Whoever has moved may take one thing along: take it.
    .else = It is free, and wood builds farms. Take it.
rule = He is there. Play Influence before somebody else comes.
    .play = Improving and taxing are for rulers. Play Influence first.
marker = Put your marker on the Forest Bridge: with the Forest you rule in two regions, which counts in every epoch.
    .else = Then the rest of the plan would be gone, too. Put your marker on the Forest Bridge.
build = Now both are possible, Improve and Tax. But the new town would pay as well, so first play Improve.
    .play = You would get one shilling less. Play Improve first.
town = Make the Forest Bridge a town. In the Canyon all the goods that lie there would be lost.
    .waive = Then all the way was for one marker. Make the Forest Bridge a town.
    .else = In the Canyon the goods would be lost, and your only farm. Make the Forest Bridge a town.
pay = It costs 1 iron, and you have enough of it. Pay with iron.
    .else = Keep the tile: it stands in for any good later on. Pay with iron.
coins = A new tile and 4 points. Tax is your last card: 2 shillings, and 1 more for the second town.
    .else = There is no reason to leave them. Levy the tax.
learned = Move, Influence, Improve, Tax: each card opened the way for the next one. Play them the other way round and three of four do nothing.
