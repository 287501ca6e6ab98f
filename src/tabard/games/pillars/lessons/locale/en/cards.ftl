# Lesson 3 of The Pillars of the Earth. A step's attributes answer a wrong choice, by its verb.

title = Cards, veto, tax
about = A card that helps in every round, the start player’s veto, the bishop, and the king who wants his tax.

tom = In Kingsbridge lies Tom Builder: whoever gets this card receives 1 stone in every round until the end. A card like that is never worth more than now, in the first round.
starts = In this round you are the start player. Once a round you may refuse a builder that was drawn: he goes back into the bag, and another is drawn.
veto = The first one drawn is your opponent’s, and Tom Builder would be gone. Use your veto and refuse him.
    .accept = Then your opponent chooses first, and takes Tom Builder. Refuse this builder.
yours = It worked: now yours is drawn, still for 7 gold. That is dear, but six stones are worth more: go to Kingsbridge 1.
    .pass = Then you would have used your veto for nothing. Tom Builder brings a stone in every round: go to Kingsbridge 1.
    .else = You refused a builder for the sake of Tom Builder. He lies at Kingsbridge 1.
thrift = Your second builder costs 5 gold, and you have 9. Be thrifty: pass, and he will be placed free of charge at the end.
    .else = You can afford it, but then little gold is left for the rest. Pass this time.
tax = Soon the king’s die is rolled. Whoever has no builder in his court pays 2 to 5 gold.
court = Your last builder costs 2 gold. Put him in the king’s court: you pay no tax, and the first one there gets the metal, too.
    .pass = He might come too late for the metal, and it costs only 2 gold. Put him in the king’s court.
    .else = Think of the tax: it may cost up to 5 gold. Put him in the king’s court.
bishop = Now the one who waited, free of charge. Give him the bishop’s seat: if the event is a bad one, you are safe.
    .else = Good too, but nobody knows the event that is about to come. Give him the bishop’s seat.
event = The event is turned up: Hamleigh levies a special tax, and everyone pays 4 gold.
shield = Everyone but you: ask the bishop for protection.
    .fetch = A cube is worth 4 gold at most, and without protection you would pay 4. Ask for protection.
    .else = Then you would pay 4 gold like everyone else. Ask for protection.
spared = The king’s die shows 5, and that is what your opponent pays. You pay nothing, and the metal of the court is yours.
stone = 3 stone: 2 from the quarry, and 1 from Tom Builder. He will be back in every round.
ready = Cards, builders, stations, craftsmen: that is a whole round, and now you know it. Why not play your first real game?
