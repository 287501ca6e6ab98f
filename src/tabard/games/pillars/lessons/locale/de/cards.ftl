# Lektion 3 von Die Säulen der Erde. Die Attribute eines Schrittes antworten auf eine falsche Wahl.

title = Karten, Veto, Steuer
about = Eine Karte, die jede Runde hilft, das Veto des Startspielers, der Bischof und der König mit seiner Steuer.

tom = In Kingsbridge liegt Tom Builder: Wer diese Karte bekommt, erhält bis zum Ende in jeder Runde 1 Stein. Nie ist so eine Karte mehr wert als jetzt, in der ersten Runde.
starts = In dieser Runde bist du Startspieler. Einmal je Runde darfst du einen gezogenen Baumeister ablehnen: Er kommt zurück in den Beutel, und ein anderer wird gezogen.
veto = Der erste gezogene gehört deinem Gegner, und Tom Builder wäre weg. Nutze dein Veto und lehne ihn ab.
    .accept = Dann wählt dein Gegner zuerst und nimmt Tom Builder. Lehne diesen Baumeister ab.
yours = Es hat geklappt: Jetzt ist deiner gezogen, noch immer für 7 Gold. Das ist teuer, aber sechs Steine sind mehr wert: Geh nach Kingsbridge 1.
    .pass = Dann wäre dein Veto umsonst gewesen. Tom Builder bringt jede Runde einen Stein: Geh nach Kingsbridge 1.
    .else = Du hast wegen Tom Builder einen Baumeister abgelehnt. Er liegt bei Kingsbridge 1.
thrift = Dein zweiter Baumeister kostet 5 Gold, und du hast 9. Sei sparsam: Passe, dann wird er am Schluss kostenlos eingesetzt.
    .else = Leisten kannst du es dir, aber dann bleibt wenig Gold für den Rest. Passe diesmal.
tax = Gleich fällt der Würfel des Königs. Wer keinen Baumeister an seinem Hof hat, zahlt 2 bis 5 Gold.
court = Dein letzter Baumeister kostet 2 Gold. Setze ihn an den Königshof: Du zahlst keine Steuer, und der Erste dort bekommt auch das Metall.
    .pass = Er käme vielleicht zu spät für das Metall, und es kostet nur 2 Gold. Setze ihn an den Königshof.
    .else = Denk an die Steuer: Sie kann bis zu 5 Gold kosten. Setze ihn an den Königshof.
bishop = Jetzt der, der gewartet hat, kostenlos. Gib ihm den Bischofssitz: Wenn das Ereignis schlecht ist, bist du geschützt.
    .else = Auch gut, aber niemand kennt das Ereignis, das gleich kommt. Gib ihm den Bischofssitz.
event = Das Ereignis wird aufgedeckt: Sondersteuer Hamleighs, und alle zahlen 4 Gold.
shield = Alle außer dir: Bitte den Bischof um Schutz.
    .fetch = Ein Baustoff ist höchstens 4 Gold wert, und ohne Schutz würdest du 4 zahlen. Bitte um Schutz.
    .else = Dann würdest du wie alle anderen 4 Gold zahlen. Bitte um Schutz.
spared = Der Würfel des Königs zeigt 5, und so viel zahlt dein Gegner. Du zahlst nichts, und das Metall des Hofes gehört dir.
stone = 3 Stein: 2 aus dem Steinbruch und 1 von Tom Builder. Er kommt jetzt in jeder Runde wieder.
ready = Karten, Baumeister, Stationen, Handwerker: Das ist eine ganze Runde, und du kennst sie jetzt. Wie wäre es mit deiner ersten richtigen Partie?
