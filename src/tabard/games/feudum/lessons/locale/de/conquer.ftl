# Lektion 5 von Feudum. Die Attribute eines Schrittes antworten auf eine falsche Wahl.

title = Eroberung, Verteidigung, Epoche
about = Halte einem Angriff stand, schlage zurück und sieh, was eine Epoche zählt.

attack = Eine andere Partie: Du bist Fürst der Waldbrücke, und dieser Ritter kommt, um deinen Adeligen anzugreifen. Eine Figur greift mit 1 an, und mit Salpeter und Plättchen könnte er 3 daraus machen.
defend = Dein Adeliger verteidigt mit 2, und bei Gleichstand gewinnt der Verteidiger. Du hast Verteidigung auf der Hand, das macht 3: Decke sie auf.
    .else = Dann legt er Salpeter dazu, und 3 schlägt 2: Dein Adeliger müsste fort. Decke Verteidigung auf.
held = Er sah, dass es nichts nützt, und hat nichts ausgegeben. Du bekamst 1 Punkt dafür; aber die Karte ist verbraucht, und du hast in dieser Runde einen Zug weniger.
order = Jetzt schlag zurück, mit einer zweiten Figur. Eroberung darf nicht deine letzte Karte sein; heb dir also Ausbau auf und fang mit Bewegung an.
    .play = Allein greift dein Adeliger mit 1 gegen 2 an, und Eroberung darf nicht die letzte sein. Spiele erst Bewegung.
knight = Dein Ritter steht im Tiefen Wald. Lass ihn zur Waldbrücke gehen.
    .stop = Du brauchst ihn für den Angriff. Lass deinen Ritter zur Waldbrücke gehen.
    .else = Nicht dort entlang. Lass deinen Ritter vom Tiefen Wald zur Waldbrücke gehen.
stop = Jetzt stehen beide beisammen, und ein Schritt bleibt, den du nicht brauchst. Halte hier an.
    .else = Dann fehlte einer beim Angriff. Bleib hier: Halte an.
conquer = Zwei Karten hast du noch. Spiele Eroberung, solange eine andere dahinter ist.
    .play = Dann wäre Eroberung deine letzte Karte und wirkungslos. Spiele jetzt Eroberung.
target = Angreifen kann man nur Figuren und Lehen, nie Außenposten, Farm oder Stadt. Greif den Ritter an.
    .else = Dafür bist du hier. Greif den Ritter an.
saltpetre = Auch er hat Verteidigung, also steht es 2 gegen 3. Doch wer angreift, legt zuletzt Salpeter dazu, und mit einem Ritter beliebig viel: Lege einen dazu.
    .else = Mit 2 gegen 3 scheiterst du. Lege Salpeter dazu.
more = 3 gegen 3 ist Gleichstand, und der scheitert. Lege den zweiten dazu.
    .else = Gleichstand reicht nicht. Lege den zweiten Salpeter dazu.
army = Sein Ritter verlässt das Land, und du bekommst 2 Punkte. Für jeden Erfolg darfst du eine Scheibe auf die Heeresleiste legen, die dir Verluste erspart, wenn du einmal ein Lehen hast: Tu es.
    .else = Scheiben hast du genug, und dort werden sie gebraucht. Lege eine auf die Heeresleiste.
seat = Mit seinem Ritter ging auch sein Sitz: Jetzt bist du Meister der Ritter. Oft geht es in einem Kampf um einen Sitz.
improve = Deine letzte Karte ist Ausbau. Mach die Waldbrücke zur Stadt und nimm ein Plättchen des Waldes.
    .else = Das sind 3 Punkte. Mach die Waldbrücke zur Stadt.
feed = Die Runde endet, und deine Figuren wollen essen. Gib dem Adeligen Nahrung.
    .else = Das Plättchen ist mehr wert als eine Mahlzeit. Gib ihm Nahrung.
fed = Und dem Ritter.
    .else = Das Plättchen ist mehr wert als eine Mahlzeit. Gib ihm Nahrung.
epoch = Nach der Mahlzeit nimmt der Würfel noch ein Plättchen fort. In vier Regionen liegt jetzt II oder mehr oben, und damit beginnt die zweite Epoche.
scoring = Jede Epoche zählt Sitze und Regionen: 5 für jeden deiner zwei Meister, 1 für die eine Region, in der du Fürst bist. Das waren 11 Punkte auf einmal.
learned = Von jetzt an darf man Plättchen mit II nehmen, und sie sind mehr wert. Wer ein Lehen hat, zahlt in den Epochen II, IV und V für leere Felder des Heeres; bei dir ist eines schon belegt.
