# Les 2 van De Pilaren van de Aarde. De attributen van een stap antwoorden op een verkeerde keuze.

title = Bouwmeesters uit de buidel
about = Vroeg en duur, laat en goedkoop of als laatste en gratis: wat een bouwmeester kost en wat hij brengt.

bag = De kaarten zijn genomen, nu zijn de bouwmeesters aan de beurt. Ieder van jullie heeft er drie in deze buidel, en niemand weet wie er als volgende uitkomt.
price = De eerste die getrokken wordt, kost 7 goud, de volgende 6, dan 5, enzovoort. Wie vroeg komt, kiest uit alle plekken en betaalt daarvoor.
dear = De allereerste is van jou, voor 7 van je 21 goud. Dat is vandaag te veel: pas en laat hem wachten.
    .else = Dat mag, alle plekken zijn nog vrij. Maar 7 goud is een derde van je beurs: pas deze keer.
waits = Daar wacht je bouwmeester. Hij wordt gratis ingezet, maar pas als de buidel leeg is.
wool = Je tweede bouwmeester kost 5 goud, en bij het tweede veld van Kingsbridge ligt de wolmarkt: meteen 8 goud. Ga daarheen.
    .pass = Voor 5 goud krijg je er 8: dat is het waard. Zet hem in bij de wolmarkt in Kingsbridge.
    .else = Niet slecht, maar de wolmarkt betaalt je 8 goud voor 5. Zet hem daar in, op Kingsbridge 2.
cheap = Je laatste komt als laatste van allemaal, voor maar 2 goud. Het eerste veld van de priorij is nog vrij: neem de 2 punten.
    .pass = Als hij wacht, kost hij niets, maar dan is de priorij misschien weg. 2 punten voor 2 goud is een koopje.
    .else = Voor 2 goud is hier niets beter dan 2 punten. Stuur hem naar de priorij.
free = De buidel is leeg, en wie gewacht heeft, wordt gratis ingezet, in de volgorde van het passen. Die van jou is de eerste: haal de metser uit Shiring, die in het aanbod 4 goud zou kosten.
    .else = Het kost niets, dus neem wat het meest waard is: de metser, op Shiring 1.
gained = De metser staat in je rij, en de wolmarkt heeft betaald. Voor 7 goud in totaal kreeg je 8 goud, 2 punten en een ambachtsman.
taxed = Maar kijk naar de dobbelsteen van de koning: geen van je bouwmeesters was aan zijn hof, dus betaalde je 4 goud belasting. Wie er wel was, gaf 3 uit en kreeg ook nog een metaal.
weigh = Vroeg en duur, laat en goedkoop, als laatste en gratis: dat weeg je elke ronde opnieuw af. Betalen doe je voor de plek die iedereen wil.
