# Was auf die Lektionen von Die Tore der Welt folgt: von hier an frei gespielt.

title = Ein Kapitel
about = Das erste Kapitel einer Partie mit den leichtesten Gegnern und einem Hinweis auf die Pflichten, die noch nicht gedeckt sind.

aim = Spiele das erste Kapitel: sechs Runden, dann werden die Pflichten eingefordert. Solange eine davon nicht gedeckt ist, zählt ein Hinweis bei der Frage, was fehlt.
ahead = Nach einem Kapitel liegst du vorn. Drei weitere machen eine ganze Partie: Versuch eine.
behind = Noch liegst du nicht vorn, aber ein Kapitel entscheidet das nicht. Denk erst an die Pflichten und dann an die Punkte, und versuch eine ganze Partie.
