# Was auf die Lektionen von Die Säulen der Erde folgt: von hier an frei gespielt.

title = Runde 4 bis 6
about = Eine halbe Partie ist schon gespielt: Die letzten drei Runden gehören dir, mit den leichtesten Gegnern und einem Hinweis, wo etwas verloren ginge.

aim = Runde 4 bis 6 gehören dir: Baue, wirb bessere Handwerker an und mache aus Baustoffen Punkte, bevor die Partie endet. Wo etwas verloren ginge, sagt es ein Hinweis bei der Frage.
ahead = Du lagst am Ende vorn. Versuch jetzt eine ganze Partie, in der du auch die Handwerker der ersten Runden selbst wählst.
behind = Die anderen hatten die besseren Handwerker oder mehr Baustoffe für sie. Sieh in der Wertung nach, woher ihre Punkte kamen, und versuch eine ganze Partie.
