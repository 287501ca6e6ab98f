# Les 2 van Brug naar de Hemel. De attributen van een stap antwoorden op een verkeerde keuze.

title = Bouwen en handelen
about = Twee stukken bouwmateriaal aan de brug zijn 6 punten. Zo komen ze daar.

aim = Dit is de brug, ze wacht op steen en hout. Elk stuk dat je aan een project toevoegt, brengt je meteen 3 punten.
stone = Je hebt dus bouwmateriaal nodig, en dat kan als inkomen komen. Draai de kaart zo dat de pijl naar 0 wijst, dan geeft je hoek je 1 steen.
    .orient = Dat heeft zijn charme, maar vandaag ben je bouwheer. Draai haar zo dat je de steen krijgt.
material = Je mist nog hout. Gebruik de kaart bouwmateriaal.
    .forgo = Dan lag de kaart er voor niets. Gebruik haar: je hebt hout nodig.
    .else = Later misschien. Eerst heb je hout nodig: gebruik de kaart bouwmateriaal.
wood = Ze geeft je 1 steen of 1 hout. Een steen heb je al, dus neem het hout.
    .else = Twee stenen zijn ook goed. Maar hout past hier aan meer projecten: neem het hout.
pile = Hier liggen de kaarten die je in dit hoofdstuk hebt gebruikt, de laatste bovenop. Er is een kaart die daar gebruik van maakt.
privilege = Het privilege herhaalt de kaart eronder. Bij jou is dat bouwmateriaal: gebruik het privilege en neem nog een keer.
    .forgo = Dan lag de kaart er voor niets. Gebruik het privilege.
    .else = Niet zo snel: het privilege herhaalt alleen de kaart die het laatst is afgelegd. Gebruik het nu.
more = Neem deze keer 1 steen.
    .else = Dat zou ook kunnen. Maar de brug wil meer steen dan hout: neem de steen.
choice = Ronde 3, en er ligt een nieuw project op het bord: het paleis van de prior. Nu kun je uit drie kiezen.
earl = Draai de kaart drie stappen: 1 trouw voor jou, en de graaf geeft er 1 graan bij.
    .orient = Drie stappen brengen je twee dingen tegelijk, trouw en graan. Kies die manier.
project = Nu wordt er gebouwd! Gebruik de kaart project: daarmee leg je 1 of 2 stukken aan één project.
    .forgo = Dan moet je materiaal tot het volgende hoofdstuk wachten. Gebruik de kaart project.
    .else = Je materiaal ligt klaar, en er zitten 6 punten in. Gebruik de kaart project.
bridge = Leg een steen en een hout aan de brug: 6 punten.
    .else = Ook dat kan, elk stuk is 3 punten waard. Leg deze keer een steen en een hout aan de brug.
built = 6 punten in één keer! Als al haar velden vol zijn, is de brug klaar, en wie ervoor heeft gegeven, krijgt een beloning.
learned = Met de kaart gift in het hele spel zet je voor 1 geld je zegel op een project. Nu weet je hoe je punten maakt; wat het einde van het hoofdstuk wegneemt, laat de volgende les zien.
