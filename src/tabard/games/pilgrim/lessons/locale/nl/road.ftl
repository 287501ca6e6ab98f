# Les 3 van Pilgrim. De attributen van een stap antwoorden op een verkeerde keuze.

title = De laatste twee tegels
about = Je weg reikt bijna tot Canterbury. Twee tegels, een gift, en de kardinaal merkt je op.

goal = Daarboven ligt Canterbury, een bedevaartsoord voor 5 punten. Wie het met een weg bereikt, geeft 3 vroomheid en 3 zilver.
means = Je hebt alles wat nodig is: 3 vroomheid, 4 zilver en 3 steen, waarvan elke wegtegel er een kost. Je weg is de stad al uit, en er ontbreken twee tegels.
length = Er valt nog meer te halen: een voltooide weg van precies 3 tegels brengt deze gunst van de kardinaal, 4 punten waard. Die van jou wordt precies zo lang.
pick = Twee tegels in één beurt vragen waarde 2 bij Wegenbouw, dus daar een meerderheid. Pak die op Klerikaal op, vlak ervoor.
    .else = Van daar komt nu niemand bij Wegenbouw. Pak die op Klerikaal op.
fork = In het oosten splitst de kring zich: naar de stad of verder naar Wegenbouw. Ga verder.
    .else = In de stad heb je vandaag niets aan hem. Ga verder naar Wegenbouw.
duty = Twee van jou tegen één grijze: een meerderheid. Vervul Wegenbouw.
    .tithe = Een tiende is 1 stuk. Je kwam voor de weg: vervul Wegenbouw.
    .use = Dat gebouw komt misschien ooit van pas. Vandaag gaat de weg voor: vervul Wegenbouw.
    .else = Je meerderheid is bij Wegenbouw. Vervul die plicht.
first = Bouw verder aan je weg, naar Canterbury toe.
    .destroy = Dat zou jammer zijn: het is een goede weg. Bouw eraan verder.
    .else = De ene weg na de andere: eerst deze naar Canterbury. Bouw eraan verder.
straight = Waarheen moet de tegel leiden? Rechtdoor, naar het noordwesten.
    .else = Dat leidt van Canterbury weg. Leg hem recht, naar het noordwesten.
second = Er ontbreekt nog één tegel. Bouw verder aan de weg.
    .stop = Op de tweede tegel komt het aan. Bouw verder.
    .else = Nu niet: Canterbury is één tegel ver. Bouw verder aan de weg.
arrive = Nog een keer rechtdoor, en de weg bereikt Canterbury: 3 vroomheid en 3 zilver worden daarbij gegeven.
    .else = Dat leidt langs Canterbury heen. Leg hem recht.
pilgrim = Een van je volgelingen gaat op bedevaart en blijft daar. Neem die van Produceren.
    .else = Die heb je misschien nodig voor de volgende plicht. Neem die van Produceren.
site = Canterbury is bereikt: 5 punten, en 3 erbij voor de drie tegels van de weg.
favour = En de gunst van de kardinaal ligt bij jou, voor 4 punten. 12 punten in één beurt, twee keer zoveel als je aan vroomheid en goederen gaf.
learned = Langere wegen kunnen schrijnen dragen, die dubbel tellen en meer. Maar geen weg telt voordat hij is aangekomen.
