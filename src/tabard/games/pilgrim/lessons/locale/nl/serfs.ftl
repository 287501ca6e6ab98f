# Les 2 van Pilgrim. De attributen van een stap antwoorden op een verkeerde keuze.

title = Horigen, volgelingen, activiteiten
about = Een horige wordt gewijd, een volgeling krijgt een activiteit, en vanaf dan brengt elke plicht meer op.

village = Acht horigen wonen in je dorp, en daar doen ze niets voor je. Gewijd worden ze volgelingen.
abbey = Volgelingen wonen in je abdij. Van daaruit gaan ze de stad in of nemen thuis een activiteit op zich.
pick = Eerst moet er een horige worden gewijd, dus je wilt sterk zijn bij Wijding. Pak je volgeling in het westen op, bij Aalmoezen geven.
    .else = Van daar komt niemand meteen bij Wijding. Pak die bij Aalmoezen geven op, vlak ervoor.
onward = In het westen splitst de kring zich: verder naar Wijding, of af naar de stad. Ga verder.
    .else = In de stad is niemand verloren, maar vandaag heb je hem nodig bij Wijding. Ga verder.
ordination = Twee van jou bij Wijding en verder niemand: een meerderheid. Vervul de plicht.
    .tithe = Dat zou 1 zilver brengen. Maar je kwam voor Wijding: vervul de plicht.
    .else = Dat kan, maar je bent net sterk geworden bij Wijding. Vervul die plicht.
ordain = Wijden kost 1 graan: een horige gaat van het dorp naar de abdij. Doe het.
    .else = Een missie stuurt iemand van de abdij naar de stad. Dat komt later: wijd nu een horige.
ordained = Nu zijn er vier volgelingen in de abdij. Aan het einde is elk een punt waard, hier, in de stad en op de kring; horigen zijn niets waard.
city = Nu moet een van hen werk krijgen. Er zijn er twee van jou in de stad: pak ze op.
    .else = Die in de stad komen meteen bij Toewijzing. Pak ze op.
north = Ga naar het noorden, over Produceren naar Toewijzing.
    .else = Toewijzing ligt in de andere richting. Ga naar het noorden.
parity = Bij Toewijzing staat er een van jou naast een grijze: gelijk. Dat is waarde 1, en één zet is genoeg voor je.
allocation = Vervul Toewijzing.
    .tithe = Een tiende is 1 stuk. Een activiteit betaalt zich steeds weer uit: vervul Toewijzing.
    .else = Dat kan wachten. Vervul Toewijzing en geef iemand werk.
mason = Er zijn zes activiteiten. Stuur een volgeling van de abdij naar de Steenhouwer.
    .else = Ook nuttig. Maar voor wegen heb je vooral steen nodig: de Steenhouwer.
works = Nu staat hij op zijn post, en hij blijft er zo lang je wilt. Telkens als je steen produceert, doet hij er een bij; aan het einde telt hij daarvoor niet.
again = Laten we het zien. Pak die in de stad op.
    .else = Laat die bij Produceren staan: je hebt hun meerderheid nodig. Pak die in de stad op.
south = Stuur hem naar het zuiden, uit de weg.
    .else = Bij Produceren ben je ook zonder hem sterk genoeg, en in het zuiden komt hij later van pas. Ga naar het zuiden.
produce = Bij Produceren heb je er 2 tegen 1 grijze. Vervul de plicht.
    .tithe = Met een meerderheid brengt de plicht meer dan een tiende. Vervul Produceren.
    .else = Kijk waar je Steenhouwer goed voor is: vervul Produceren.
stone = Kies steen: 2 voor je meerderheid en 1 van je Steenhouwer.
    .else = Je Steenhouwer dorst geen graan. Kies steen.
learned = 3 steen in één keer, en vanaf nu elke keer. Horige, volgeling, activiteit: zo groeit een abdij.
