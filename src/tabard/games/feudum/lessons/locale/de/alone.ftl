# Was auf die Lektionen von Feudum folgt: von hier an frei gespielt.

title = Das Grundspiel bis Epoche III
about = Ein Grundspiel mit dem leichtesten Gegner, von der ersten Figur bis zum Beginn der dritten Epoche.

aim = Wähle in jeder Runde vier Karten und denk an ihre Reihenfolge. Der Abschnitt endet, wenn die dritte Epoche beginnt; wo eine Karte oder eine Mahlzeit fehlginge, sagt es ein Hinweis bei der Frage.
ahead = Du liegst vorn, wenn Epoche III beginnt. Spiel jetzt ein Grundspiel zu Ende, und nimm danach in jeder Partie einen Teil des erweiterten Spiels hinzu.
behind = Noch liegst du nicht vorn: Eine Epoche zahlt für Sitze und Regionen. Spiel ein Grundspiel zu Ende, und werde früh Meister einer Gilde.
