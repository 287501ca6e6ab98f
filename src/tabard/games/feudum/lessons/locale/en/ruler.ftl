# Lesson 1 of Feudum. A step's attributes answer a wrong choice, by its verb.

title = A pawn becomes ruler
about = One round with four cards: take possession of a place, move on, take another, and make more of the first.

welcome = Welcome to the kingdom, a land with many places and six guilds. You came with one pawn, and want to rule.
pawn = This is your pawn, a farmer, in the Canyon. Where your pawns stand, you can gain influence.
cards = In every round you choose four of your eleven cards and play one in each turn. For this lesson they are chosen: Move, Influence, Improve, Repeat.
influence = Begin with Influence.
    .play = Later. First the Canyon shall be yours: play Influence.
marker = Put a marker on the Canyon, where your farmer stands.
    .waive = Then the card would be gone for nothing. Put your marker on the Canyon.
ruler = Nobody was here before you, so you are the ruler now. Only the ruler can improve a place, harvest there or levy taxes.
move = Now the farmer moves on. Play Move.
    .play = Your farmer still stands where you rule already. Play Move first.
road = You may take one step for each pawn that you have in the land. Follow the road to the River Fork.
    .stop = Standing still brings nothing new. Follow the road to the River Fork.
repeat = You do not have a second Influence. But the Repeat card does again what a card with ×2 has done: play it.
    .play = A good card, and it is next. First rule here, too: play Repeat.
again = Repeat Influence.
    .waive = Then the card would be wasted. Repeat Influence.
    .else = Your farmer stands well here. Repeat Influence.
second = Put a marker on the River Fork, and a town is yours.
    .waive = Nobody rules here yet. Put your marker on the River Fork.
improve = Your last card is Improve. For 1 wood the outpost in the Canyon becomes a farm.
    .waive = You have the wood, and it brings points. Improve the Canyon.
tile = For that you got the top tile of the region and 2 points. Such a tile can pay for any good later on.
feed = The round ends with a meal: each pawn in the land needs 1 food, or it leaves. Feed your farmer with food.
    .else = The tile is worth more than a meal. Feed him with food.
learned = Two places are yours, a farm and a town, and your first points. What they bring in comes in the next lesson.
