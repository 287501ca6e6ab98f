# Les 3 van De Pilaren van de Aarde. De attributen van een stap antwoorden op een verkeerde keuze.

title = Kaarten, veto, belasting
about = Een kaart die elke ronde helpt, het veto van de startspeler, de bisschop en de koning met zijn belasting.

tom = In Kingsbridge ligt Tom Builder: wie deze kaart krijgt, ontvangt tot het einde elke ronde 1 steen. Nooit is zo’n kaart meer waard dan nu, in de eerste ronde.
starts = Deze ronde ben jij de startspeler. Eén keer per ronde mag je een getrokken bouwmeester weigeren: hij gaat terug in de buidel, en er wordt een andere getrokken.
veto = De eerste die getrokken is, is van je tegenstander, en Tom Builder zou weg zijn. Gebruik je veto en weiger hem.
    .accept = Dan kiest je tegenstander als eerste en neemt Tom Builder. Weiger deze bouwmeester.
yours = Gelukt: nu is die van jou getrokken, nog steeds voor 7 goud. Dat is duur, maar zes stenen zijn meer waard: ga naar Kingsbridge 1.
    .pass = Dan was je veto voor niets. Tom Builder brengt elke ronde een steen: ga naar Kingsbridge 1.
    .else = Je hebt voor Tom Builder een bouwmeester geweigerd. Hij ligt bij Kingsbridge 1.
thrift = Je tweede bouwmeester kost 5 goud, en je hebt er 9. Wees zuinig: pas, dan wordt hij aan het einde gratis ingezet.
    .else = Je kunt het betalen, maar dan blijft er weinig goud over voor de rest. Pas deze keer.
tax = Zo meteen valt de dobbelsteen van de koning. Wie geen bouwmeester aan zijn hof heeft, betaalt 2 tot 5 goud.
court = Je laatste bouwmeester kost 2 goud. Zet hem in het koningshof: je betaalt geen belasting, en de eerste daar krijgt ook het metaal.
    .pass = Hij zou misschien te laat komen voor het metaal, en het kost maar 2 goud. Zet hem in het koningshof.
    .else = Denk aan de belasting: die kan tot 5 goud kosten. Zet hem in het koningshof.
bishop = Nu degene die gewacht heeft, gratis. Geef hem de bisschopszetel: als de gebeurtenis slecht is, ben je veilig.
    .else = Ook goed, maar niemand kent de gebeurtenis die zo komt. Geef hem de bisschopszetel.
event = De gebeurtenis wordt omgedraaid: Extra belasting van Hamleigh, en iedereen betaalt 4 goud.
shield = Iedereen behalve jij: vraag de bisschop om bescherming.
    .fetch = Een grondstof is hoogstens 4 goud waard, en zonder bescherming zou je er 4 betalen. Vraag om bescherming.
    .else = Dan zou je net als iedereen 4 goud betalen. Vraag om bescherming.
spared = De dobbelsteen van de koning toont 5, en dat betaalt je tegenstander. Jij betaalt niets, en het metaal van het hof is van jou.
stone = 3 steen: 2 uit de steengroeve en 1 van Tom Builder. Hij komt nu elke ronde terug.
ready = Kaarten, bouwmeesters, stations, ambachtslieden: dat is een hele ronde, en die ken je nu. Wat denk je van je eerste echte partij?
