# Lektion 4 von Pilgrim. Die Attribute eines Schrittes antworten auf eine falsche Wahl.

title = Almosen und Pietät, zwei Wettläufe
about = In jedem Quartal gewinnt jemand auf dem Almosentableau, und Pietät entscheidet mehr, als man denkt.

race = Das ist das Almosentableau, ein Wettlauf, der in jedem Quartal neu beginnt. Blau steht auf Reihe 1, und du hast noch nichts gegeben.
quarter = Das Schiff fährt um die Karte, ein Feld je Runde. Wenn es am Ende dieser Runde die nächste Pilgerstätte erreicht, ist das Quartal vorbei.
table = Dann schickt, wer auf dem Almosentableau am höchsten steht, einen Gefolgsmann an die Almosentafel. Der erste dort ist 5 Punkte wert, zwei sind 11 wert, drei 18.
pick = Du bist in dieser Runde zuletzt dran, also kann dir niemand mehr antworten. Nimm den auf Errichten.
    .else = Von dort kommst du jetzt nicht zu Almosen geben. Nimm den auf Errichten.
duty = Einer von dir neben einem grauen: Wert 1, und eine Reihe genügt dir. Erfülle Almosen geben.
    .tithe = Ein Zehnter bringt 1 Stück, die Almosentafel 5 Punkte. Erfülle Almosen geben.
    .else = Das hat Zeit: Das Quartal ist fast vorbei. Erfülle Almosen geben.
give = Für jedes Getreide und jede Münze, die du gibst, steigst du eine Reihe. Gib 1 Getreide: Davon hast du genug.
    .else = Eine Münze ginge auch. Aber du hast mehr Getreide als Münzen: Gib Getreide.
tie = Ihr steht beide auf Reihe 1, und bei Gleichstand zählt die Pietät. Du hast 2, und Blau hat keine.
won = Also gehört der Platz an der Almosentafel dir: 5 Punkte für 1 Getreide. Danach fangen alle wieder bei 0 an, für das nächste Quartal.
pious = Auch die Pietät ist ein Wettlauf. Am Ende ist sie ganz unten −5 Punkte wert und ganz oben +9, und Pilgerstätten und Schreine bezahlt man mit ihr.
start = Außerdem sagt, wer am frömmsten ist, wer die nächste Runde beginnt, und das bist du. Fang selbst an.
    .else = Zuletzt dran zu sein kann gut sein. Aber jetzt sind die besten Pflichten frei: Fang selbst an.
learned = Ein Getreide im richtigen Augenblick hat 5 Punkte gewonnen. Behalte das Schiff, die Almosen und deine Pietät im Auge, und du kannst auf eigene Faust spielen.
