# Lektion 3 von Feudum. Die Attribute eines Schrittes antworten auf eine falsche Wahl.

title = Eine Gilde, dann der Ring
about = Was ein Meister verschiebt und ein Geselle beschafft, und wie die Waren von Gilde zu Gilde wandern.

ring = Sechs Gilden liegen im Ring um das Land: Bauern, Händler, Alchemisten, Ritter, Adel und Mönche. Was die eine hat, braucht die nächste, und wer es weitergibt, bekommt Punkte.
master = Zwei Bauern auf der Karte und eine Farm geben dir 3 Sterne bei den Bauern, und niemand hat mehr. Darum ist das dein Sitz: Du bist ihr Meister.
card = Was in einer Gilde zu tun ist, geht mit einer einzigen Karte. Spiele Gilde.
    .play = Das hat Zeit. Erst die Gilden: Spiele Gilde.
push = Handeln darf jeder, Waren in die nächste Gilde verschieben nur der Meister. Im Markt fehlen ein Salpeter und ein Schwefel, und deine Scheune hat beides: Verschiebe bei den Bauern.
    .trade = Handeln steht allen offen und bringt keine Punkte. Du bist Meister: Verschiebe bei den Bauern.
    .pull = Das kommt als Nächstes. Nutze erst, was nur der Meister der Bauern kann: Verschiebe.
    .else = Ein Meister, der nichts tut, gewinnt nichts. Verschiebe bei den Bauern.
full = Zwei Reihen des Marktes sind jetzt voll, und jede war ein Ziel: 5 Punkte. Ohne Ziel wären die Waren auch gewandert, aber ohne Punkte.
barrel = Der andere ist Meister der Alchemisten und hat Waren aus ihren Speichern verbraucht: ein Fass Krud. Es bringt einen neuen Marker in jede Reihe der Ritter, auch in deine.
journeyman = Dein Alchemist macht dich dort zum Gesellen, das ist der zweite Sitz. Ein Geselle darf beschaffen: Waren aus der Gilde davor holen, also aus dem Markt, den du eben gefüllt hast.
repeat = Du hast Gilde gespielt, und sie zeigt ×2: Wiederholung führt sie noch einmal aus, in einer anderen Gilde. Spiele Wiederholung.
    .play = Eine gute Karte, aber sie kann zuletzt kommen. Spiele Wiederholung.
again = Wiederhole Gilde.
    .else = Dann wäre die Karte vergeudet. Wiederhole Gilde.
pull = Bei den Bauern warst du eben. Beschaffe jetzt bei den Alchemisten.
    .trade = Kaufen kostet Schillinge und bringt keine Punkte. Beschaffe bei den Alchemisten.
    .else = Der Markt ist voll, und du bist Geselle. Beschaffe bei den Alchemisten.
store = Zwei Waren darfst du holen, und nur ein Speicher, der voll wird, bringt Punkte. Beim Salpeter fehlen genau zwei: Nimm beide, dann „Diese wählen“.
    .else = So wird der Speicher für Salpeter nicht voll. Nimm zweimal Salpeter.
writ = Der Speicher ist voll: 3 Punkte, und von zwei Erlassen darfst du einen behalten. Das Östliche Königreich zählt am Ende deine Orte im Ödland und im Gebirge, und zwei hast du dort schon.
    .else = Nahrung zu verkaufen nützt einmal. Orte im Osten hast du schon: Behalte das Östliche Königreich.
end = Erlasse sind geheim. Dieser wartet auf das Ende der Partie und will dann ein Siegel; beende also deinen Zug.
    .else = So käme er wieder unter den Stapel. Behalte ihn und beende deinen Zug.
purse = Der andere hat für 3 Schillinge mit den Rittern gehandelt. Sie gehen Münze für Münze an Meister, Gesellen und Almosen, und dieses Almosen liegt im Beutel der Bauern: Dein nächstes Verschieben gibt dir einen Teil.
learned = Als Meister verschieben, als Geselle beschaffen, handeln, wo du willst: So gehen die Waren durch den Ring und die Punkte mit ihnen. Such die Gilde, die hat, was ihrer Nachbarin fehlt.
