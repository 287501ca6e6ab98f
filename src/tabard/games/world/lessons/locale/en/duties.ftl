# Lesson 3 of World Without End. A step's attributes answer a wrong choice, by its verb.

title = The duties of a chapter
about = Two rounds before the reckoning: what everybody owes, and what it costs not to have it.

near = It is round 5 of 6, and the end of the chapter is near. Then each of you owes three things, whatever else has happened.
count = 2 piety, 2 grain and a tax of 2 to 5 money, which a die decides. You have 1 piety, 2 grain and 6 money: a piety is missing.
temptation = The old bridge collapses, and you may give 1 grain for 2 points. Decline: without the second grain you would lose 2 points soon, and have to beg.
    .swap = 2 points now, and 2 points lost when the grain is missing, with a penalty on top. Keep your grain and decline.
bishop = You are the active player. Three steps bring you 1 point, and the bishop pays 1 more for your piety: you only show it, you keep it.
    .orient = Count the favour as well: three steps are 2 points for you. Choose that way.
piety = Two cards are left in your hand. Use the one you need most: piety.
    .forgo = You cannot afford that: a missing piety costs 3 points. Use the piety card.
    .else = The sale can wait for the last round, but a missing piety costs 3 points. Use the piety card.
toll = The last event is a toll: pay 1 money or lose a point. You have enough, even for a tax of 5: pay.
    .else = Points are dearer than money. You can spare the 1 money, so pay it.
sale = Your last card is the sale. Use it and sell your wool, so that the tax cannot hurt you.
    .else = There is no reason to forgo it: wool is worth money, and the tax is near. Use the sale.
paid = The die fell on 5. You paid it all, 2 piety, 2 grain and 5 money, and lost nothing.
other = The other had taken the 2 points for a grain: it was missing now, and money too. That cost 4 points, and 2 loyalty to be spared begging and the royal court.
learned = Keep an eye on the duties from the first round on: that is half the game. Now play a chapter on your own.
