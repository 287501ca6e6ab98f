# Lektion 3 von Die Tore der Welt. Die Attribute eines Schrittes antworten auf eine falsche Wahl.

title = Die Pflichten eines Kapitels
about = Zwei Runden vor der Abrechnung: was alle schulden, und was es kostet, wenn es fehlt.

near = Es ist Runde 5 von 6, und das Ende des Kapitels ist nah. Dann schuldet jeder von euch dreierlei, was auch sonst geschehen ist.
count = 2 Frömmigkeit, 2 Getreide und eine Steuer von 2 bis 5 Geld, über die ein Würfel entscheidet. Du hast 1 Frömmigkeit, 2 Getreide und 6 Geld: Eine Frömmigkeit fehlt.
temptation = Die alte Brücke stürzt ein, und du darfst 1 Getreide für 2 Punkte geben. Lehne ab: Ohne das zweite Getreide verlierst du bald 2 Punkte und musst betteln.
    .swap = Jetzt 2 Punkte, und 2 verloren, wenn das Getreide fehlt, und dazu eine Strafe. Behalte dein Getreide und lehne ab.
bishop = Du bist der aktive Spieler. Drei Schritte bringen dir 1 Punkt, und der Bischof zahlt noch 1 für deine Frömmigkeit: Du zeigst sie nur und behältst sie.
    .orient = Zähle die Gunst mit: Drei Schritte sind 2 Punkte für dich. Wähle diesen Weg.
piety = Zwei Karten hast du noch auf der Hand. Nutze die, die du am nötigsten hast: Frömmigkeit.
    .forgo = Das kannst du dir nicht leisten: Eine fehlende Frömmigkeit kostet 3 Punkte. Nutze die Karte Frömmigkeit.
    .else = Der Verkauf hat bis zur letzten Runde Zeit, aber eine fehlende Frömmigkeit kostet 3 Punkte. Nutze die Karte Frömmigkeit.
toll = Das letzte Ereignis ist ein Zoll: Zahle 1 Geld oder verliere einen Punkt. Du hast genug, selbst für eine Steuer von 5: Zahle.
    .else = Punkte sind teurer als Geld. Das 1 Geld kannst du entbehren, also zahle es.
sale = Deine letzte Karte ist der Verkauf. Nutze ihn und verkaufe deine Wolle, damit dir die Steuer nichts anhaben kann.
    .else = Es gibt keinen Grund zu verzichten: Wolle ist Geld wert, und die Steuer ist nah. Nutze den Verkauf.
paid = Der Würfel fiel auf 5. Du hast alles gezahlt, 2 Frömmigkeit, 2 Getreide und 5 Geld, und nichts verloren.
other = Der andere hatte die 2 Punkte für ein Getreide genommen: Jetzt fehlte es ihm, und Geld auch. Das hat 4 Punkte gekostet, und 2 Loyalität gegen Betteln und Königliches Gericht.
learned = Behalte die Pflichten von der ersten Runde an im Auge: Das ist das halbe Spiel. Spiel jetzt ein Kapitel auf eigene Faust.
