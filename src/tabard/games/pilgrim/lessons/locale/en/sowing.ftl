# Lesson 1 of Pilgrim. A step's attributes answer a wrong choice, by its verb.

title = Sowing and strength
about = Your acolytes wander around the ring of duties. Where you have more than the others, your duty counts double.

welcome = Welcome! You lead an abbey, and after 26 rounds whoever has the most points wins: for roads and sites, piety, alms, and for the acolytes that are still at hand.
ring = This is the ring of the eight duties, with the City in the middle. Your acolytes wander around it clockwise, and where they stand you may act.
grey = The grey ones are nobody’s, but they count: on this duty, Clerical, one of them stands beside one of yours. That makes you equal, and equal is weak.
pick = A turn begins with sowing: pick up all your acolytes from one place, and drop them one by one on the next places. Pick up the one from Allocation.
    .else = Every place can be sown from. This time we want one more on Clerical: take the one just before it, on Allocation.
majority = Now two of yours stand on Clerical against one grey. You have the majority, and the duty has value 2 instead of 1.
clerical = After sowing you perform one duty. Perform Clerical, with value 2.
    .tithe = A tithe brings one thing and asks for no strength. You have a majority here: perform Clerical.
    .else = There you have no majority. Perform Clerical, where your value is 2.
silver = Clerical brings piety or silver, as many as its value. Take the silver: 2.
    .else = Piety is good, and you will need it later. This time take the silver.
home = When a duty is done, your acolytes there go home to the City. Three are there now, and can be sown together.
city = Pick up the three in the City.
    .else = One alone does not get far. Pick up the three in the City.
north = From the City you sow to the north or to the south. Go north: one each for Produce, Allocation and Clerical.
    .else = To the south you would meet the strong blue ones. Go north.
minority = Look at Taxation before you act: two blue ones stand against one of yours. That is a minority; it has value 1 and costs 1 silver besides.
produce = On Produce you have 2 against 1 grey. Perform Produce, with value 2.
    .tithe = A tithe brings just 1. With a majority Produce brings you 2.
    .else = Look where you have more than all the others: on Produce. Perform that duty.
wheat = Produce brings wheat or stone. Take 2 wheat.
    .else = Stone is for building, and its time will come. Take the wheat.
tithe = One thing more: instead of a duty you may take the tithe of a place where you have an acolyte, such as 1 silver here. That asks for no strength, and nobody goes home.
learned = Sow, act, and those who acted go home: that is a turn. A good sowing prepares the next majority already.
