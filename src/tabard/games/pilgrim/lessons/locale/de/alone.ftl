# Was auf die Lektionen von Pilgrim folgt: von hier an frei gespielt.

title = Sechs Runden gegen Ab-Bott
about = Eine Partie gegen den leichtesten Ab-Bott, die schon begonnen hat: Spiele Runde 7 bis 12.

aim = Runde 7 bis 12 gehören dir, gegen den leichtesten Ab-Bott. Sieh vor dem Aussäen nach, wo deine Gefolgsleute liegen werden, denn eine Pflicht ist so stark wie die, die darauf stehen.
ahead = Du liegst vor Ab-Bott. Vierzehn Runden mehr machen eine ganze Partie: Versuch eine, allein oder mit den leichtesten Gegnern.
behind = Ab-Bott liegt vorn, und das ist keine Schande: Er vergeudet keinen Zug. Versuch eine ganze Partie und achte vor jeder Pflicht auf deine Stärke.
