# Lesson 2 of The Pillars of the Earth. A step's attributes answer a wrong choice, by its verb.

title = Builders out of the bag
about = First and dear, late and cheap, or last and free: what a master builder costs, and what he brings.

bag = The cards are taken, and now it is the builders’ turn. Each of you has three in this bag, and nobody knows who comes out next.
price = The first one drawn costs 7 gold, the next 6, then 5, and so on. Whoever comes early chooses among all the places, and pays for it.
dear = The very first one is yours, for 7 of your 21 gold. That is too much today: pass, and let him wait.
    .else = You may, and every place is still free. But 7 gold is a third of your purse: pass this time.
waits = There your builder waits. He will be placed free of charge, but only when the bag is empty.
wool = Your second builder costs 5 gold, and at the second space of Kingsbridge lies the wool market: 8 gold, paid out at once. Go there.
    .pass = For 5 gold you get 8: that is worth it. Place him at the wool market in Kingsbridge.
    .else = Not bad, but the wool market pays you 8 gold for 5. Place him there, on Kingsbridge 2.
cheap = Your last one comes last of all, for only 2 gold. The first space of the priory is still free: take its 2 points.
    .pass = He would be free if he waited, but then the priory may be gone. 2 points for 2 gold are a bargain.
    .else = For 2 gold nothing here is better than 2 points. Send him to the priory.
free = The bag is empty, and those who waited are placed for nothing, in the order in which they passed. Yours is first: fetch the mason from Shiring, who would cost 4 gold in the display.
    .else = It costs nothing, so take what is worth most: the mason, on Shiring 1.
gained = The mason has joined your row, and the wool market has paid. For 7 gold in all you got 8 gold, 2 points and a craftsman.
taxed = But look at the king’s die: none of your builders was in his court, so you paid 4 gold of tax. The one who went there spent 3 and got a metal as well.
weigh = First and dear, late and cheap, last and free: you weigh that anew in every round. The place that all want is the one to pay for.
