# Lektion 1 von Die Tore der Welt. Die Attribute eines Schrittes antworten auf eine falsche Wahl.

title = Eine Karte, viermal gedreht
about = Jede Runde beginnt mit einer Karte, die jemand dreht: für das Einkommen aller und für die eigene Gunst.

welcome = Willkommen zurück in Kingsbridge, zweihundert Jahre später. Wer nach vier Kapiteln zu je sechs Runden die meisten Punkte hat, gewinnt.
event = Jede Runde beginnt mit einem Ereignis. Dieses hier sagt: Die Walkmühle wird begonnen, und ab jetzt könnt ihr dort bauen.
corners = Du bist der aktive Spieler und drehst die Karte. Jede Ecke ist das Einkommen dessen, auf den sie zeigt, und der Pfeil sagt, wie weit der Gunststein für dich zieht.
stays = So bekämst du 2 Geld und der andere 1 Holz. Der Pfeil zeigt auf 0: Der Gunststein bleibt stehen und bewirkt nichts.
guild = Ein Schritt: 1 Getreide für dich, 1 Punkt für den anderen. Der Stein kommt zur Zunft, die einen Punkt für jedes deiner Häuser zahlt, und du hast noch keins.
prioress = Zwei Schritte: 1 Holz für dich, 2 Geld für den anderen. Die Priorin belohnt medizinisches Wissen, und auch das hast du nicht.
merchants = Drei Schritte: 1 Punkt für dich, 1 Getreide für den anderen, und die Kaufleute geben dir noch 1 Wolle. Das ist der beste Weg: Wähle ihn.
    .orient = Sieh dir beides an: was alle bekommen, und was dir die Gunst bringt. Drei Schritte bringen dir einen Punkt und eine Wolle.
cards = Danach legt jeder von euch eine Karte ab und nutzt sie. Eine abgelegte Karte bleibt liegen, bis das Kapitel endet: Jede wirkt also nur einmal.
sale = Du hast jetzt 2 Wolle, eine vom Anfang und eine von den Kaufleuten. Nutze den Verkauf.
    .forgo = Wer verzichtet, legt die Karte ab, ohne sie zu nutzen. Nutze den Verkauf: In deiner Wolle steckt Geld.
    .else = Eine nützliche Karte, und ihre Zeit kommt noch. Jetzt hast du 2 Wolle: Nutze den Verkauf.
sell = Der Markt zahlt 2 Geld für jede Wolle, und ein Verkauf reicht für beliebig viele. Verkaufe beide.
    .else = Der Verkauf wirkt in diesem Kapitel nur einmal. Verkaufe beide Wolle.
badge = Eine neue Runde, und jetzt ist der andere aktiv. Ein neuer Prior wird gewählt, und jeder von euch bekommt etwas dafür.
loyalty = Du darfst 1 Punkt oder 1 Loyalität nehmen. Nimm die Loyalität: Der König zahlt Punkte dafür, und sie kauft dich von Strafen frei.
    .else = Ein Punkt sofort ist nicht schlecht. Aber Loyalität ist selten und später mehr wert: Nimm sie.
turned = Der andere hat die Karte gedreht: 1 Wolle für dich, 1 Geld für ihn. Der Bischof hat einen Punkt je Frömmigkeit gezahlt, und der andere hatte eine.
grain = Du bist dran und legst eine Karte ab. Am Ende des Kapitels schuldet jeder von euch 2 Getreide: Nutze die Getreidekarte und nimm eins.
    .forgo = Dann läge die Karte umsonst da. Nutze die Getreidekarte.
    .else = Ihre Zeit kommt noch. Am Ende eines Kapitels ist Getreide knapp: Nutze die Getreidekarte.
learned = Das ist eine Runde: ein Ereignis, die Karte wird gedreht, und jeder nutzt eine Karte. Was du mit all dem baust, kommt in der nächsten Lektion.
