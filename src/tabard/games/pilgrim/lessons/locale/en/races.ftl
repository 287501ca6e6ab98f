# Lesson 4 of Pilgrim. A step's attributes answer a wrong choice, by its verb.

title = Alms and piety, two races
about = Every quarter somebody wins the alms track, and piety decides more than one would think.

race = This is the alms track, a race that is run anew in every quarter. Blue stands on row 1, and you have given nothing yet.
quarter = The ship goes around the map, one space a round. When it reaches the next place of pilgrimage, at the end of this round, the quarter is over.
table = Then whoever is highest on the alms track sends an acolyte to the alms table. The first one there is worth 5 points, two are worth 11, three 18.
pick = You move last in this round, so nobody can answer you any more. Pick up the one on Construct.
    .else = From there you do not get to Give Alms now. Pick up the one on Construct.
duty = One of yours beside one grey: value 1, and one row is what you need. Perform Give Alms.
    .tithe = A tithe brings 1 good, the alms table 5 points. Perform Give Alms.
    .else = That is for another day: the quarter is almost over. Perform Give Alms.
give = For each wheat or silver that you give you climb a row. Give 1 wheat: you have plenty of it.
    .else = Silver would do as well. But you have more wheat than silver: give wheat.
tie = Both of you are on row 1, and a tie goes to the more pious. You have 2 piety and Blue has none.
won = So the seat at the alms table is yours: 5 points for 1 wheat. Then all begin again at 0, for the next quarter.
pious = Piety is a race as well. At the end it is worth −5 points at the bottom and +9 at the top, and sites and shrines have to be paid with it.
start = Besides, the most pious says who begins the next round, and that is you. Begin it yourself.
    .else = It may be good to move last. But now the best duties are free: begin yourself.
learned = One wheat at the right moment won 5 points. Keep an eye on the ship, on the alms and on your piety, and you are ready to play on your own.
