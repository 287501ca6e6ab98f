# Lektion 1 von Pilgrim. Die Attribute eines Schrittes antworten auf eine falsche Wahl.

title = Aussäen und Stärke
about = Deine Gefolgsleute wandern um den Ring der Pflichten. Wo du mehr hast als die anderen, zählt die Pflicht doppelt.

welcome = Willkommen! Du leitest eine Abtei, und wer nach 26 Runden die meisten Punkte hat, gewinnt: für Straßen und Pilgerstätten, Pietät, Almosen und für die Gefolgsleute, die dann noch da sind.
ring = Das ist der Ring der acht Pflichten, mit der Stadt in der Mitte. Deine Gefolgsleute wandern im Uhrzeigersinn darum, und wo sie stehen, darfst du handeln.
grey = Die grauen gehören niemandem, aber sie zählen: Auf dieser Pflicht, Klerikal, steht einer neben einem von dir. Das ist Gleichstand, und der ist schwach.
pick = Ein Zug beginnt mit dem Aussäen: Nimm alle deine Gefolgsleute von einem Ort und setze sie einzeln auf die nächsten Orte. Nimm den von der Zuteilung.
    .else = Von jedem Ort kann man aussäen. Diesmal wollen wir einen mehr auf Klerikal: Nimm den direkt davor, auf der Zuteilung.
majority = Jetzt stehen zwei von dir gegen einen grauen auf Klerikal. Du hast die Mehrheit, und die Pflicht hat den Wert 2 statt 1.
clerical = Nach dem Aussäen erfüllst du eine Pflicht. Erfülle Klerikal, mit dem Wert 2.
    .tithe = Ein Zehnter bringt ein Stück und verlangt keine Stärke. Hier hast du eine Mehrheit: Erfülle Klerikal.
    .else = Dort hast du keine Mehrheit. Erfülle Klerikal, dort ist dein Wert 2.
silver = Klerikal bringt Pietät oder Münzen, so viele wie der Wert. Nimm die Münzen: 2.
    .else = Pietät ist gut, und du wirst sie noch brauchen. Nimm diesmal die Münzen.
home = Wenn eine Pflicht erfüllt ist, gehen deine Gefolgsleute von dort heim in die Stadt. Drei sind jetzt dort und lassen sich zusammen aussäen.
city = Nimm die drei in der Stadt.
    .else = Einer allein kommt nicht weit. Nimm die drei in der Stadt.
north = Von der Stadt säst du nach Norden oder nach Süden. Geh nach Norden: je einer für Produzieren, Zuteilung und Klerikal.
    .else = Im Süden träfest du auf die starken Blauen. Geh nach Norden.
minority = Sieh dir vor dem Handeln die Besteuerung an: Zwei Blaue stehen gegen einen von dir. Das ist eine Minderheit; sie hat den Wert 1 und kostet noch 1 Münze.
produce = Beim Produzieren hast du 2 gegen 1 grauen. Erfülle Produzieren, mit dem Wert 2.
    .tithe = Ein Zehnter bringt nur 1. Mit einer Mehrheit bringt dir Produzieren 2.
    .else = Sieh nach, wo du mehr hast als alle anderen: beim Produzieren. Erfülle diese Pflicht.
wheat = Produzieren bringt Getreide oder Stein. Nimm 2 Getreide.
    .else = Stein ist zum Bauen, und seine Zeit kommt noch. Nimm das Getreide.
tithe = Eins noch: Statt einer Pflicht darfst du den Zehnten eines Ortes nehmen, an dem einer von dir steht, hier zum Beispiel 1 Münze. Das verlangt keine Stärke, und niemand geht heim.
learned = Aussäen, handeln, und wer gehandelt hat, geht heim: Das ist ein Zug. Eine gute Aussaat bereitet schon die nächste Mehrheit vor.
