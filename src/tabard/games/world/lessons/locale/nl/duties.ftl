# Les 3 van Brug naar de Hemel. De attributen van een stap antwoorden op een verkeerde keuze.

title = De plichten van een hoofdstuk
about = Twee ronden voor de afrekening: wat iedereen schuldig is, en wat het kost als het ontbreekt.

near = Het is ronde 5 van 6, en het einde van het hoofdstuk is nabij. Dan is ieder van jullie drie dingen schuldig, wat er verder ook gebeurd is.
count = 2 vroomheid, 2 graan en een belasting van 2 tot 5 geld, waarover een dobbelsteen beslist. Je hebt 1 vroomheid, 2 graan en 6 geld: er ontbreekt een vroomheid.
temptation = De oude brug stort in, en je mag 1 graan geven voor 2 punten. Zie ervan af: zonder het tweede graan verlies je straks 2 punten en moet je bedelen.
    .swap = Nu 2 punten, en 2 verloren als het graan ontbreekt, met een straf erbij. Houd je graan en zie ervan af.
bishop = Jij bent de actieve speler. Drie stappen brengen je 1 punt, en de bisschop betaalt er nog 1 voor je vroomheid: je toont haar alleen en houdt haar.
    .orient = Tel de gunst mee: drie stappen zijn 2 punten voor jou. Kies die manier.
piety = Je hebt nog twee kaarten in je hand. Gebruik die je het hardst nodig hebt: vroomheid.
    .forgo = Dat kun je je niet veroorloven: een ontbrekende vroomheid kost 3 punten. Gebruik de kaart vroomheid.
    .else = De verkoop kan tot de laatste ronde wachten, maar een ontbrekende vroomheid kost 3 punten. Gebruik de kaart vroomheid.
toll = De laatste gebeurtenis is een tol: betaal 1 geld of verlies een punt. Je hebt genoeg, zelfs voor een belasting van 5: betaal.
    .else = Punten zijn duurder dan geld. Je kunt dat ene geld missen, dus betaal het.
sale = Je laatste kaart is de verkoop. Gebruik die en verkoop je wol, zodat de belasting je niets kan maken.
    .else = Er is geen reden om ervan af te zien: wol is geld waard, en de belasting is nabij. Gebruik de verkoop.
paid = De dobbelsteen viel op 5. Je hebt alles betaald, 2 vroomheid, 2 graan en 5 geld, en niets verloren.
other = De ander had de 2 punten voor een graan genomen: nu ontbrak het, en geld ook. Dat kostte 4 punten, en 2 trouw tegen bedelen en de koninklijke rechtbank.
learned = Houd de plichten vanaf de eerste ronde in het oog: dat is het halve spel. Speel nu zelf een hoofdstuk.
