# Lesson 2 of Feudum. A step's attributes answer a wrong choice, by its verb.

title = Tax, harvest, feed
about = What a town and a farm bring in, how a second pawn comes, and what it eats.

estate = Round 2, and you rule two places: a farm in the Canyon and a town at the River Fork. Now they shall bring something in.
tax = First the town. Play Tax.
    .play = That will come. First the town shall pay: play Tax.
coins = A town pays 2 shillings, and every further town of yours 1 more. Levy the tax.
    .waive = There is no reason to leave it. Levy the tax.
harvest = Then the farm. Play Harvest.
    .play = That will come. First the farm: play Harvest.
farm = Harvest in the Canyon: 1 point, and goods drawn at random from the haversack.
    .waive = The card would be wasted. Harvest in the Canyon.
favours = All five goods may stay at the farm, or you take favours: then one of them comes straight to you. Take it.
    .else = At the farm they only lie in wait for a guild. Take the favours this time.
yield = Four goods lie at your farm now, and one is yours. What lies there can be sold and stored by the guild of the farmers.
migrate = You want a second pawn, for more influence and more steps. Play Migrate.
    .play = First bring somebody who can gain influence. Play Migrate.
on = Bring a pawn into the land.
    .migrate_off = That would take your only pawn away. Bring a second one.
    .else = The card would be wasted. Bring a pawn into the land.
face = A pawn has six faces, one for each guild. Take the farmer again: he makes you stronger in the guild of the farmers.
    .else = Every guild has its charm. For now be strong in one of them: take the farmer.
place = New pawns come to a place where you have a pawn or a marker. Place this one in the Canyon.
    .else = There you have one already. Place the new one in the Canyon.
pay = The journey costs 1 food. Pay it with food, not with your tile.
    .else = The tile could stand in for any good later on. Pay with food.
influence = Your last card is Influence, and now two pawns work for you. In the Canyon your second marker becomes a subject, which makes it harder to overthrow you.
    .else = Both places are to have their turn. Begin with the Canyon.
both = And the same at the River Fork.
    .else = It costs nothing more. Put a marker on the River Fork, too.
hungry = The round is over, and everybody is hungry. Two pawns want two food; whoever gets none leaves the land.
feed = Feed the first one with food.
    .else = Keep the tile for better things. Feed him with food.
fed = And the second one.
    .else = Keep the tile for better things. Feed him with food.
learned = Tax, harvest, and everybody fed: your estate runs. What becomes of the goods at your farm is the guilds’ business, in the next lesson.
