# Lektion 2 von Pilgrim. Die Attribute eines Schrittes antworten auf eine falsche Wahl.

title = Leibeigene, Gefolgsleute, Aktivitäten
about = Ein Leibeigener wird geweiht, ein Gefolgsmann bekommt eine Aktivität, und von da an bringt jede Pflicht mehr.

village = Acht Leibeigene wohnen in deinem Dorf, und dort tun sie nichts für dich. Geweiht werden sie zu Gefolgsleuten.
abbey = Gefolgsleute wohnen in deiner Abtei. Von dort gehen sie hinaus in die Stadt oder übernehmen daheim eine Aktivität.
pick = Zuerst soll ein Leibeigener geweiht werden, du willst also bei der Ordination stark sein. Nimm deinen Gefolgsmann im Westen, bei Almosen geben.
    .else = Von dort kommt niemand gleich zur Ordination. Nimm den bei Almosen geben, direkt davor.
onward = Im Westen teilt sich der Ring: weiter zur Ordination, oder ab in die Stadt. Geh weiter.
    .else = In der Stadt ist niemand verloren, aber heute brauchst du ihn bei der Ordination. Geh weiter.
ordination = Zwei von dir bei der Ordination und sonst niemand: eine Mehrheit. Erfülle die Pflicht.
    .tithe = Das brächte 1 Münze. Aber du bist wegen der Ordination gekommen: Erfülle die Pflicht.
    .else = Möglich, aber du bist gerade bei der Ordination stark geworden. Erfülle diese Pflicht.
ordain = Weihen kostet 1 Getreide: Ein Leibeigener kommt vom Dorf in die Abtei. Tu es.
    .else = Eine Mission schickt jemanden aus der Abtei in die Stadt. Das kommt später: Weihe jetzt einen Leibeigenen.
ordained = Jetzt sind vier Gefolgsleute in der Abtei. Am Ende ist jeder einen Punkt wert, hier, in der Stadt und auf dem Ring; Leibeigene sind nichts wert.
city = Nun soll einer von ihnen Arbeit bekommen. Zwei von dir sind in der Stadt: Nimm sie.
    .else = Die in der Stadt kommen sofort zur Zuteilung. Nimm sie.
north = Geh nach Norden, über Produzieren zur Zuteilung.
    .else = Die Zuteilung liegt in der anderen Richtung. Geh nach Norden.
parity = Bei der Zuteilung steht einer von dir neben einem grauen: Gleichstand. Das heißt Wert 1, und eine Bewegung genügt dir.
allocation = Erfülle die Zuteilung.
    .tithe = Ein Zehnter wäre 1 Stück. Eine Aktivität zahlt sich immer wieder aus: Erfülle die Zuteilung.
    .else = Das kann warten. Erfülle die Zuteilung und gib jemandem Arbeit.
mason = Sechs Aktivitäten gibt es. Schicke einen Gefolgsmann aus der Abtei zum Steinmetz.
    .else = Auch nützlich. Aber für Straßen brauchst du vor allem Stein: den Steinmetz.
works = Jetzt steht er an seinem Platz und bleibt dort, so lange du willst. Immer wenn du Stein produzierst, legt er einen dazu; am Ende zählt er dafür nichts.
again = Sehen wir es uns an. Nimm den in der Stadt.
    .else = Lass die beim Produzieren stehen: Du brauchst ihre Mehrheit. Nimm den in der Stadt.
south = Schicke ihn nach Süden, aus dem Weg.
    .else = Beim Produzieren bist du auch ohne ihn stark genug, und im Süden wird er später nützlich. Geh nach Süden.
produce = Beim Produzieren hast du 2 gegen 1 grauen. Erfülle die Pflicht.
    .tithe = Mit einer Mehrheit bringt die Pflicht mehr als ein Zehnter. Erfülle Produzieren.
    .else = Sieh dir an, wozu dein Steinmetz gut ist: Erfülle Produzieren.
stone = Wähle Stein: 2 für deine Mehrheit und 1 von deinem Steinmetz.
    .else = Dein Steinmetz drischt kein Getreide. Wähle Stein.
learned = 3 Stein auf einmal, und von jetzt an jedes Mal. Leibeigener, Gefolgsmann, Aktivität: So wächst eine Abtei.
