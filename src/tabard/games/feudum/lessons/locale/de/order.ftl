# Lektion 4 von Feudum. Die Attribute eines Schrittes antworten auf eine falsche Wahl.

title = Vier Karten und ihre Reihenfolge
about = Vier Karten, die einander möglich machen: Spiele sie so, dass keine vergeudet ist.

plan = Runde 4, und die Waldbrücke gehört noch niemandem: eine Farm, die du gern als deine Stadt hättest. Von dir steht niemand dort, also sind es mehrere Schritte.
cards = Vier Karten werden geheim gewählt, bevor die erste gespielt wird; der ganze Weg will also bedacht sein. Du hast für jeden Schritt eine: Bewegung, um hinzukommen, Einfluss für den Fürsten, Ausbau für die Stadt, Steuern für den Ertrag.
begin = Jetzt entscheidet die Reihenfolge, denn eine Karte, die nichts bewirken kann, ist verloren. Zuerst muss jemand dort sein: Spiele Bewegung.
    .play = Noch bist du an der Waldbrücke nicht Fürst, und niemand von dir steht dort. Spiele Bewegung.
road = Zwei Figuren geben dir zwei Schritte, und du darfst beide mit einer gehen. Geh von der Flussgabel ins Hohe Ödland.
    .stop = Noch ist er nicht da. Geh weiter ins Hohe Ödland.
    .else = Das führt von der Waldbrücke weg. Geh von der Flussgabel ins Hohe Ödland.
bridge = Und von dort weiter zur Waldbrücke.
    .stop = Ein Schritt bleibt dir. Geh weiter zur Waldbrücke.
    .else = Nur diese Straße führt dorthin, wo du hinwillst. Geh weiter zur Waldbrücke.
pilfer = Dort liegt Holz, und der Ort gehört niemandem. Wer sich bewegt hat, darf etwas mitnehmen: Nimm es.
    .else = Es kostet nichts, und mit Holz baut man Farmen. Nimm es.
rule = Er ist da. Spiele Einfluss, bevor ein anderer kommt.
    .play = Ausbau und Steuern sind Sache des Fürsten. Spiele erst Einfluss.
marker = Lege deinen Marker auf die Waldbrücke: Mit dem Wald bist du in zwei Regionen Fürst, und das zählt in jeder Epoche.
    .else = Dann wäre auch der Rest des Plans dahin. Lege deinen Marker auf die Waldbrücke.
build = Jetzt geht beides, Ausbau und Steuern. Aber die neue Stadt würde mitzahlen, also spiele erst Ausbau.
    .play = Du bekämst einen Schilling weniger. Spiele erst Ausbau.
town = Mach die Waldbrücke zur Stadt. Die Schlucht verlöre dabei ihre Waren.
    .waive = Dann war der ganze Weg für einen Marker. Mach die Waldbrücke zur Stadt.
    .else = In der Schlucht gingen die Waren verloren, und deine einzige Farm. Mach die Waldbrücke zur Stadt.
pay = Das kostet 1 Eisen, und du hast genug davon. Zahle mit Eisen.
    .else = Behalte das Plättchen: Es ersetzt später jede Ware. Zahle mit Eisen.
coins = Ein neues Plättchen und 4 Punkte. Steuern eintreiben ist deine letzte Karte: 2 Schillinge und 1 mehr für die zweite Stadt.
    .else = Es gibt keinen Grund, sie liegen zu lassen. Treibe die Steuern ein.
learned = Bewegung, Einfluss, Ausbau, Steuern: Jede Karte machte der nächsten den Weg frei. Spiel sie umgekehrt, und drei von vier bewirken nichts.
