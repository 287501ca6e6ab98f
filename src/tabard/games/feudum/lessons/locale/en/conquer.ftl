# Lesson 5 of Feudum. A step's attributes answer a wrong choice, by its verb.

title = Conquer, defend, epoch
about = Hold out against an attack, strike back, and see what an epoch counts.

attack = Another game: you rule the Forest Bridge, and this knight has come to attack your noble. A pawn attacks with 1, and with his saltpetre and his tile he could make it 3.
defend = Your noble defends with 2, and a tie is the defender’s. You have Defend in hand, which makes it 3: reveal it.
    .else = Then he adds saltpetre, and 3 beats 2: your noble would leave the land. Reveal Defend.
held = He saw that it was no use and spent nothing. You got 1 point for it; but the card is used up, so you have one turn less in this round.
order = Now strike back, with a second pawn. Conquer must not be your last card, so keep Improve for the end and begin with Move.
    .play = Alone your noble attacks with 1 against 2, and Conquer must not come last. Play Move first.
knight = Your knight stands in the Deep Forest. Let him go to the Forest Bridge.
    .stop = You need him for the attack. Let your knight go to the Forest Bridge.
    .else = Not that way. Let your knight go from the Deep Forest to the Forest Bridge.
stop = Both stand together now, and one step is left that you do not need. Stop here.
    .else = Then one of them would be missing in the attack. Stay here: stop.
conquer = Two cards are left. Play Conquer as long as another one is behind it.
    .play = Then Conquer would be your last card and do nothing. Play Conquer now.
target = Only pawns and feudums can be attacked, no outpost, farm or town. Attack the knight.
    .else = For this you have come. Attack the knight.
saltpetre = He has Defend, too, so it is 2 against 3. But whoever attacks adds saltpetre last, and with a knight as much as he likes: add one.
    .else = With 2 against 3 you fail. Add saltpetre.
more = 3 against 3 is a tie, and a tie fails. Add the second one.
    .else = A tie is not enough. Add the second saltpetre.
army = His knight leaves the land, and you score 2 points. For every success you may put a disc on the army track, which will spare you losses once you have a feudum: do it.
    .else = You have discs enough, and they are wanted there. Put one on the army track.
seat = With his knight his seat has gone: now you are the master of the knights. A fight is often about a seat.
improve = Your last card is Improve. Make the Forest Bridge a town, and take a tile from the Forest.
    .else = It is 3 points. Make the Forest Bridge a town.
feed = The round ends, and your pawns want to eat. Feed the noble with food.
    .else = The tile is worth more than a meal. Feed him with food.
fed = And the knight.
    .else = The tile is worth more than a meal. Feed him with food.
epoch = After the meal the die takes one more tile away. In four regions the tiles now show II or more, and with that the second epoch begins.
scoring = Every epoch counts seats and regions: 5 for each of your two masters, 1 for the one region in which you rule. That made 11 points at once.
learned = From now on tiles with II may be taken, and they are worth more. Whoever has a feudum pays for empty spaces of the army here in epochs II, IV and V; yours is not empty any more.
