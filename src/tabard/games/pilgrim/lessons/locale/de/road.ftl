# Lektion 3 von Pilgrim. Die Attribute eines Schrittes antworten auf eine falsche Wahl.

title = Die letzten zwei Plättchen
about = Deine Straße reicht fast bis Canterbury. Zwei Plättchen, eine Spende, und der Kardinal wird aufmerksam.

goal = Dort oben liegt Canterbury, eine Pilgerstätte für 5 Punkte. Wer sie mit einer Straße erreicht, gibt 3 Pietät und 3 Münzen.
means = Du hast alles, was es braucht: 3 Pietät, 4 Münzen und 3 Stein, von denen jedes Straßenplättchen einen kostet. Deine Straße hat die Stadt schon verlassen, und zwei Plättchen fehlen.
length = Es gibt noch mehr zu holen: Eine fertige Straße aus genau 3 Plättchen bringt diese Gunst des Kardinals, 4 Punkte wert. Deine wird genau so lang.
pick = Zwei Plättchen in einem Zug verlangen den Wert 2 beim Straßenbau, also dort eine Mehrheit. Nimm den auf Klerikal, direkt davor.
    .else = Von dort kommt jetzt niemand zum Straßenbau. Nimm den auf Klerikal.
fork = Im Osten teilt sich der Ring: in die Stadt oder weiter zum Straßenbau. Geh weiter.
    .else = In der Stadt nützt er heute nichts. Geh weiter zum Straßenbau.
duty = Zwei von dir gegen einen grauen: eine Mehrheit. Erfülle den Straßenbau.
    .tithe = Ein Zehnter ist 1 Stück. Du bist wegen der Straße gekommen: Erfülle den Straßenbau.
    .use = Dieses Gebäude mag einmal nützlich sein. Heute geht die Straße vor: Erfülle den Straßenbau.
    .else = Deine Mehrheit ist beim Straßenbau. Erfülle diese Pflicht.
first = Baue an deiner Straße weiter, auf Canterbury zu.
    .destroy = Das wäre schade: Die Straße ist gut. Baue an ihr weiter.
    .else = Eine Straße nach der anderen: erst diese nach Canterbury. Baue an ihr weiter.
straight = Wohin soll das Plättchen führen? Geradeaus, nach Nordwesten.
    .else = Das führt von Canterbury weg. Lege es gerade, nach Nordwesten.
second = Ein Plättchen fehlt noch. Baue an der Straße weiter.
    .stop = Auf das zweite Plättchen kommt es an. Baue weiter.
    .else = Jetzt nicht: Canterbury ist ein Plättchen entfernt. Baue an der Straße weiter.
arrive = Noch einmal geradeaus, und die Straße erreicht Canterbury: 3 Pietät und 3 Münzen werden damit gegeben.
    .else = Das führt an Canterbury vorbei. Lege es gerade.
pilgrim = Einer deiner Gefolgsleute geht auf Pilgerfahrt und bleibt dort. Nimm den vom Produzieren.
    .else = Den brauchst du vielleicht für die nächste Pflicht. Nimm den vom Produzieren.
site = Canterbury ist erreicht: 5 Punkte, und 3 dazu für die drei Plättchen der Straße.
favour = Und die Gunst des Kardinals liegt bei dir, für 4 Punkte. 12 Punkte in einem Zug, doppelt so viel, wie du an Pietät und Gütern gegeben hast.
learned = Längere Straßen können Schreine tragen, die doppelt zählen und mehr. Aber keine Straße zählt, bevor sie angekommen ist.
