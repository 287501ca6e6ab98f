# Lesson 3 of Feudum. A step's attributes answer a wrong choice, by its verb.

title = One guild, then the ring
about = What a master pushes on and a journeyman pulls in, and how goods go round from guild to guild.

ring = Six guilds lie around the land, in a ring: farmers, merchants, alchemists, knights, nobles and monks. What one has, the next one needs, and whoever passes it on scores points.
master = Two farmers on the map and a farm give you 3 stars with the farmers, and nobody has more. So this is your seat: you are their master.
card = What may be done in a guild is done with one card. Play Guild.
    .play = That can wait. First the guilds: play Guild.
push = Anybody may trade, but only the master may push goods on to the next guild. The market lacks one saltpetre and one sulphur, and your barn has both: push with the farmers.
    .trade = Trading is open to everybody, and brings no points. You are master: push with the farmers.
    .pull = That comes next. First use what only the master of the farmers can do: push.
    .else = A master who does nothing gains nothing. Push with the farmers.
full = Two rows of the market are full now, and each was a goal: 5 points. Without a goal a push would have moved the goods and scored nothing.
barrel = The other player is master of the alchemists and used up goods from their stores: a barrel of krud. It puts a new marker into every row of the knights, yours too.
journeyman = Your alchemist makes you journeyman there, the second seat. A journeyman may pull: fetch goods from the guild before, which is the market that you have just filled.
repeat = You have played Guild, and it shows ×2: the Repeat card can do it once more, in another guild. Play Repeat.
    .play = A good card, but it can come last. Play Repeat.
again = Repeat Guild.
    .else = Then the card would be wasted. Repeat Guild.
pull = With the farmers you have just been. Now pull with the alchemists.
    .trade = Buying costs shillings and brings no points. Pull with the alchemists.
    .else = The market is full, and you are journeyman. Pull with the alchemists.
store = You may fetch two goods, and only a store that becomes full scores. Saltpetre lacks exactly two: take both, then “Choose these”.
    .else = That fills no store of saltpetre. Take saltpetre twice.
writ = The store is full: 3 points, and of two writs you may keep one. The Eastern kingdom counts the places that you rule in the Badlands and the Mountain at the end, and you have two there.
    .else = Selling food is useful once. Places in the east you have already: keep the Eastern kingdom.
end = Writs are secret. This one waits for the end of the game, and then wants a seal, so end your turn.
    .else = You would put it back under the stack. Keep it, and end your turn.
purse = The other one traded with the knights, for 3 shillings. They are paid out coin by coin to master, journeyman and charity, and this charity lies in the farmers’ purse: your next push gives you a share.
learned = Push on as master, pull in as journeyman, and buy wherever you like: so goods go round the ring, and the points with them. Look for the guild that has what its neighbour lacks.
