# Lektion 1 von Feudum. Die Attribute eines Schrittes antworten auf eine falsche Wahl.

title = Eine Figur wird Fürst
about = Eine Runde mit vier Karten: einen Ort in Besitz nehmen, weiterziehen, einen zweiten nehmen und aus dem ersten mehr machen.

welcome = Willkommen im Königreich, einem Land mit vielen Orten und sechs Gilden. Du bist mit einer Figur gekommen und willst herrschen.
pawn = Das ist deine Figur, ein Bauer, in der Schlucht. Wo deine Figuren stehen, kannst du Einfluss gewinnen.
cards = In jeder Runde wählst du vier von deinen elf Karten und spielst in jedem Zug eine. Für diese Lektion sind sie gewählt: Bewegung, Einfluss, Ausbau, Wiederholung.
influence = Fang mit Einfluss an.
    .play = Später. Erst soll die Schlucht dir gehören: Spiele Einfluss.
marker = Lege einen Marker in die Schlucht, wo dein Bauer steht.
    .waive = Dann wäre die Karte umsonst gespielt. Lege deinen Marker in die Schlucht.
ruler = Vor dir war niemand hier, also bist du jetzt Fürst. Nur der Fürst kann einen Ort ausbauen, dort ernten oder Steuern eintreiben.
move = Jetzt zieht der Bauer weiter. Spiele Bewegung.
    .play = Dein Bauer steht noch dort, wo du schon Fürst bist. Spiele erst Bewegung.
road = Für jede Figur im Land hast du einen Schritt. Folge der Straße zur Flussgabel.
    .stop = Stehen zu bleiben bringt nichts Neues. Folge der Straße zur Flussgabel.
repeat = Einen zweiten Einfluss hast du nicht. Aber die Wiederholung macht noch einmal, was eine Karte mit ×2 getan hat: Spiele sie.
    .play = Eine gute Karte, und sie kommt als Nächstes. Werde erst auch hier Fürst: Spiele Wiederholung.
again = Wiederhole Einfluss.
    .waive = Dann wäre die Karte vergeudet. Wiederhole Einfluss.
    .else = Dein Bauer steht hier gut. Wiederhole Einfluss.
second = Lege einen Marker auf die Flussgabel, und eine Stadt gehört dir.
    .waive = Hier ist noch niemand Fürst. Lege deinen Marker auf die Flussgabel.
improve = Deine letzte Karte ist Ausbau. Für 1 Holz wird der Außenposten in der Schlucht eine Farm.
    .waive = Du hast das Holz, und es bringt Punkte. Baue die Schlucht aus.
tile = Dafür hast du das oberste Plättchen der Region bekommen und 2 Punkte. So ein Plättchen kann später jede Ware ersetzen.
feed = Die Runde endet mit einer Mahlzeit: Jede Figur im Land braucht 1 Nahrung, sonst geht sie. Gib deinem Bauern Nahrung.
    .else = Das Plättchen ist mehr wert als eine Mahlzeit. Gib ihm Nahrung.
learned = Zwei Orte gehören dir, eine Farm und eine Stadt, und die ersten Punkte. Was sie einbringen, zeigt die nächste Lektion.
