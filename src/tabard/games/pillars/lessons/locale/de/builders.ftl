# Lektion 2 von Die Säulen der Erde. Die Attribute eines Schrittes antworten auf eine falsche Wahl.

title = Baumeister aus dem Beutel
about = Früh und teuer, spät und billig oder zuletzt und umsonst: was ein Baumeister kostet und was er bringt.

bag = Die Karten sind genommen, jetzt sind die Baumeister an der Reihe. Jeder von euch hat drei in diesem Beutel, und niemand weiß, wer als Nächster herauskommt.
price = Der erste gezogene kostet 7 Gold, der nächste 6, dann 5 und so weiter. Wer früh kommt, wählt unter allen Plätzen und zahlt dafür.
dear = Der allererste ist deiner, für 7 von deinen 21 Gold. Das ist heute zu viel: Passe und lass ihn warten.
    .else = Das darfst du, noch ist jeder Platz frei. Aber 7 Gold sind ein Drittel deines Beutels: Passe diesmal.
waits = Dort wartet dein Baumeister. Er wird kostenlos eingesetzt, aber erst, wenn der Beutel leer ist.
wool = Dein zweiter Baumeister kostet 5 Gold, und am zweiten Feld von Kingsbridge liegt der Wollmarkt: sofort 8 Gold. Geh dorthin.
    .pass = Für 5 Gold bekommst du 8: Das lohnt sich. Setze ihn beim Wollmarkt in Kingsbridge ein.
    .else = Nicht schlecht, aber der Wollmarkt zahlt dir 8 Gold für 5. Setze ihn dort ein, auf Kingsbridge 2.
cheap = Dein letzter kommt als Letzter von allen, für nur 2 Gold. Das erste Feld der Priorei ist noch frei: Nimm die 2 Punkte.
    .pass = Wenn er wartet, kostet er nichts, aber dann ist die Priorei vielleicht weg. 2 Punkte für 2 Gold sind geschenkt.
    .else = Für 2 Gold ist hier nichts besser als 2 Punkte. Schicke ihn in die Priorei.
free = Der Beutel ist leer, und wer gewartet hat, wird umsonst eingesetzt, in der Reihenfolge des Passens. Deiner ist der erste: Hole den Maurer aus Shiring, der in der Auslage 4 Gold kosten würde.
    .else = Es kostet nichts, also nimm, was am meisten wert ist: den Maurer, auf Shiring 1.
gained = Der Maurer steht in deiner Reihe, und der Wollmarkt hat gezahlt. Für insgesamt 7 Gold hast du 8 Gold, 2 Punkte und einen Handwerker bekommen.
taxed = Aber sieh dir den Würfel des Königs an: Keiner deiner Baumeister war an seinem Hof, also hast du 4 Gold Steuer gezahlt. Wer dort war, gab 3 aus und bekam noch ein Metall.
weigh = Früh und teuer, spät und billig, zuletzt und umsonst: Das wägst du in jeder Runde neu ab. Zahlen musst du für den Platz, den alle wollen.
