# Lektion 2 von Feudum. Die Attribute eines Schrittes antworten auf eine falsche Wahl.

title = Steuern, Ernte, Mahlzeit
about = Was eine Stadt und eine Farm einbringen, wie eine zweite Figur kommt und was sie isst.

estate = Runde 2, und du bist an zwei Orten Fürst: in der Schlucht mit einer Farm und an der Flussgabel mit einer Stadt. Jetzt sollen sie etwas einbringen.
tax = Zuerst die Stadt. Spiele Steuern eintreiben.
    .play = Das kommt noch. Erst soll die Stadt zahlen: Spiele Steuern eintreiben.
coins = Eine Stadt zahlt 2 Schillinge, jede weitere von dir 1 mehr. Treibe die Steuern ein.
    .waive = Es gibt keinen Grund, sie liegen zu lassen. Treibe die Steuern ein.
harvest = Dann die Farm. Spiele Ernte.
    .play = Das kommt noch. Erst die Farm: Spiele Ernte.
farm = Ernte in der Schlucht: 1 Punkt und zufällige Waren aus dem Habersack.
    .waive = Die Karte wäre vergeudet. Ernte in der Schlucht.
favours = Alle fünf Waren können auf der Farm bleiben, oder du nimmst Vergünstigungen: Dann kommt eine davon gleich zu dir. Nimm sie.
    .else = Auf der Farm warten sie nur auf eine Gilde. Nimm diesmal die Vergünstigungen.
yield = Vier Waren liegen jetzt auf deiner Farm, und eine gehört dir. Was dort liegt, kann die Gilde der Bauern einlagern und weitergeben.
migrate = Du willst eine zweite Figur, für mehr Einfluss und mehr Schritte. Spiele Wandern.
    .play = Hole erst jemanden, der Einfluss gewinnen kann. Spiele Wandern.
on = Bringe eine Figur ins Land.
    .migrate_off = Das nähme deine einzige Figur weg. Bringe eine zweite.
    .else = Die Karte wäre vergeudet. Bringe eine Figur ins Land.
face = Eine Figur hat sechs Seiten, eine für jede Gilde. Nimm wieder den Bauern: Er macht dich in der Gilde der Bauern stärker.
    .else = Jede Gilde hat ihren Reiz. Sei fürs Erste in einer stark: Nimm den Bauern.
place = Neue Figuren kommen an einen Ort, an dem du eine Figur oder einen Marker hast. Setze diese in die Schlucht.
    .else = Dort hast du schon eine. Setze die neue in die Schlucht.
pay = Die Reise kostet 1 Nahrung. Zahle mit Nahrung, nicht mit deinem Plättchen.
    .else = Das Plättchen könnte später jede Ware ersetzen. Zahle mit Nahrung.
influence = Deine letzte Karte ist Einfluss, und jetzt arbeiten zwei Figuren für dich. In der Schlucht wird dein zweiter Marker ein Untertan, und du bist schwerer zu stürzen.
    .else = Beide Orte kommen an die Reihe. Fang mit der Schlucht an.
both = Und dasselbe an der Flussgabel.
    .else = Es kostet nichts weiter. Lege auch auf die Flussgabel einen Marker.
hungry = Die Runde ist vorbei, und alle haben Hunger. Zwei Figuren wollen zwei Nahrung; wer keine bekommt, verlässt das Land.
feed = Gib der ersten Nahrung.
    .else = Behalte das Plättchen für Besseres. Gib ihr Nahrung.
fed = Und der zweiten.
    .else = Behalte das Plättchen für Besseres. Gib ihr Nahrung.
learned = Steuern, Ernte, und alle sind satt: Dein Besitz läuft. Was aus den Waren auf deiner Farm wird, ist Sache der Gilden, in der nächsten Lektion.
