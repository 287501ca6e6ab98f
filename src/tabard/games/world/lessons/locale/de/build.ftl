# Lektion 2 von Die Tore der Welt. Die Attribute eines Schrittes antworten auf eine falsche Wahl.

title = Bauen und handeln
about = Zwei Baumaterialien an der Brücke sind 6 Punkte. So kommen sie dorthin.

aim = Das ist die Brücke, sie wartet auf Stein und Holz. Jedes Stück, das du an ein Bauvorhaben legst, bringt dir sofort 3 Punkte.
stone = Du brauchst also Baumaterial, und es kann als Einkommen kommen. Drehe die Karte so, dass der Pfeil auf 0 zeigt, dann gibt dir deine Ecke 1 Stein.
    .orient = Das hat seinen Reiz, aber heute bist du Baumeister. Drehe sie so, dass du den Stein bekommst.
material = Dir fehlt noch Holz. Nutze die Karte Baumaterial.
    .forgo = Dann läge die Karte umsonst da. Nutze sie: Du brauchst Holz.
    .else = Später vielleicht. Erst brauchst du Holz: Nutze die Karte Baumaterial.
wood = Sie gibt dir 1 Stein oder 1 Holz. Einen Stein hast du, also nimm das Holz.
    .else = Auch zwei Steine taugen. Aber Holz passt hier an mehr Bauvorhaben: Nimm das Holz.
pile = Hier liegen die Karten, die du in diesem Kapitel genutzt hast, die letzte obenauf. Es gibt eine Karte, die das ausnutzt.
privilege = Das Privileg wiederholt die Karte unter ihm. Bei dir ist das Baumaterial: Nutze das Privileg und nimm noch einmal.
    .forgo = Dann läge die Karte umsonst da. Nutze das Privileg.
    .else = Nicht so schnell: Das Privileg wiederholt nur die zuletzt abgelegte Karte. Nutze es jetzt.
more = Nimm diesmal 1 Stein.
    .else = Das ginge auch. Aber die Brücke will mehr Stein als Holz: Nimm den Stein.
choice = Runde 3, und ein neues Bauvorhaben liegt auf dem Plan: der Priorspalast. Jetzt stehen drei zur Wahl.
earl = Drehe die Karte drei Schritte: 1 Loyalität für dich, und der Graf gibt noch 1 Getreide.
    .orient = Drei Schritte bringen dir zweierlei auf einmal, Loyalität und Getreide. Wähle diesen Weg.
project = Jetzt wird gebaut! Nutze die Karte Bauvorhaben: Mit ihr legst du 1 oder 2 Stück an ein Bauvorhaben.
    .forgo = Dann müsste dein Material bis zum nächsten Kapitel warten. Nutze die Karte Bauvorhaben.
    .else = Dein Material liegt bereit, und darin stecken 6 Punkte. Nutze die Karte Bauvorhaben.
bridge = Lege einen Stein und ein Holz an die Brücke: 6 Punkte.
    .else = Auch das geht, jedes Stück ist 3 Punkte wert. Lege diesmal einen Stein und ein Holz an die Brücke.
built = 6 Punkte auf einen Schlag! Wenn alle ihre Felder voll sind, ist die Brücke fertig, und wer dafür gespendet hat, bekommt eine Belohnung.
learned = Mit der Karte Spende im ganzen Spiel setzt du für 1 Geld dein Siegel auf ein Bauvorhaben. Jetzt weißt du, wie man Punkte macht; was das Kapitelende wegnimmt, zeigt die nächste Lektion.
