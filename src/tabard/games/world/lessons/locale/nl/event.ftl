# Les 1 van Brug naar de Hemel. De attributen van een stap antwoorden op een verkeerde keuze.

title = Eén kaart, vier keer gedraaid
about = Elke ronde begint met een kaart die iemand draait: voor ieders inkomen en voor de eigen gunst.

welcome = Welkom terug in Kingsbridge, tweehonderd jaar later. Wie na vier hoofdstukken van zes ronden de meeste punten heeft, wint.
event = Elke ronde begint met een gebeurtenis. Deze zegt: de volmolen wordt begonnen, en vanaf nu kunnen jullie daar bouwen.
corners = Jij bent de actieve speler en draait de kaart. Elke hoek is het inkomen van wie hij aanwijst, en de pijl zegt hoe ver de gunststeen voor jou gaat.
stays = Zo zou jij 2 geld krijgen en de ander 1 hout. De pijl wijst naar 0: de gunststeen blijft staan en doet niets.
guild = Eén stap: 1 graan voor jou, 1 punt voor de ander. De steen gaat naar het gilde, dat een punt voor elk van je huizen betaalt, en je hebt er nog geen.
prioress = Twee stappen: 1 hout voor jou, 2 geld voor de ander. De priorin beloont medische kennis, en ook die heb je niet.
merchants = Drie stappen: 1 punt voor jou, 1 graan voor de ander, en de kooplieden geven je er 1 wol bij. Dat is de beste manier: kies die.
    .orient = Kijk naar allebei: wat iedereen krijgt, en wat de gunst jou brengt. Drie stappen brengen je een punt en een wol.
cards = Daarna legt ieder van jullie een kaart af en gebruikt die. Een afgelegde kaart blijft liggen tot het hoofdstuk eindigt: elke kaart werkt dus maar één keer.
sale = Je hebt nu 2 wol, een van het begin en een van de kooplieden. Gebruik de verkoop.
    .forgo = Wie ervan afziet, legt de kaart af zonder haar te gebruiken. Gebruik de verkoop: in je wol zit geld.
    .else = Een nuttige kaart, en haar tijd komt nog. Nu heb je 2 wol: gebruik de verkoop.
sell = De markt betaalt 2 geld voor elke wol, en één verkoop is goed voor zoveel je wilt. Verkoop ze allebei.
    .else = De verkoop werkt in dit hoofdstuk maar één keer. Verkoop allebei.
badge = Een nieuwe ronde, en nu is de ander actief. Een nieuwe prior wordt gekozen, en ieder van jullie krijgt er iets voor.
loyalty = Je mag 1 punt of 1 trouw nemen. Neem de trouw: de koning betaalt er punten voor, en ze koopt je vrij van straffen.
    .else = Een punt meteen is niet slecht. Maar trouw is zeldzaam en later meer waard: neem haar.
turned = De ander heeft de kaart gedraaid: 1 wol voor jou, 1 geld voor zichzelf. De bisschop betaalde een punt per vroomheid, en de ander had er een.
grain = Jij bent aan de beurt en legt een kaart af. Aan het einde van het hoofdstuk is ieder van jullie 2 graan schuldig: gebruik de graankaart en neem er een.
    .forgo = Dan lag de kaart er voor niets. Gebruik de graankaart.
    .else = Haar tijd komt nog. Aan het einde van een hoofdstuk is graan schaars: gebruik de graankaart.
learned = Dat is een ronde: een gebeurtenis, de kaart wordt gedraaid, en ieder gebruikt een kaart. Wat je met dat alles bouwt, komt in de volgende les.
