import type { Character } from "../../spots/spot.ts";
import type { Whereabouts } from "../../whereabouts.ts";
import type { Ways } from "../telling.ts";
import { capital, inside } from "./words.ts";

/** Wat voor elk adres in de buurt geldt, in één zin. */
const sentences: Record<Character, (at: Whereabouts) => Ways> = {
  "european-quarter": () => [
    "De Commissie, het Parlement en de Raad liggen op wandelafstand, net als de advocatenkantoren en federaties die met hen werken.",
    "Ambassades, federaties en advocatenkantoren zijn de buren, en het Jubelpark ligt klaar voor de middagpauze.",
    "Dit blijft het adres voor organisaties die dagelijks met de Europese instellingen te maken hebben.",
    "’s Avonds loopt de wijk minder leeg dan vroeger: de restaurants op het Luxemburgplein en het Jourdanplein zijn vlakbij.",
  ],
  "tower-district": () => [
    "Banken, telecombedrijven en ministeries delen deze torenwijk; kantines, fitnesszalen en winkels zijn gevolgd.",
    "Alles is hier rond het station gebouwd: men komt er uit het hele land met de trein naartoe.",
    "De wijk verandert snel: tussen de kantoortorens komen woningen en hotels.",
    "De Nieuwstraat en haar winkels beginnen waar de torens ophouden.",
  ],
  avenue: (at) => [
    "Trams stoppen in de buurt en aan cafés, restaurants en hotels om klanten te ontvangen is er geen gebrek.",
    "Het kader is elegant zonder stijf te zijn: advocaten, family offices en ontwerpbureaus werken er naast elkaar.",
    at.region === "brussels" &&
      "Winkels, terrassen en het Ter Kamerenbos maken dit tot een van de aangenamere plekken om in Brussel te werken.",
    `Een adres ${inside(at.area)} dat klanten zonder uitleg vinden.`,
  ],
  "historic-centre": (at) => [
    "Oude gevels, theaters en restaurants voor de deur: medewerkers komen hier graag naar kantoor.",
    "Het openbaar vervoer is uitstekend en ’s middags kan alles te voet.",
    `Er komen ${inside(at.area)} weinig kantoren in deze staat vrij.`,
    "De straten rondom zijn overdag levendig en toch rustig genoeg om te werken.",
  ],
  "station-district": (at) => [
    "Met het station, de bussen en de fietspaden heeft haast niemand hier een auto nodig.",
    "De stationsbuurt is uitgegroeid tot een van de drukst bezette kantoorlocaties van de stad.",
    `Bedrijven kiezen voor een kantoor ${inside(at.area)} omdat hun mensen met de trein komen.`,
    "Broodjeszaken, een supermarkt en enkele hotels liggen om de hoek.",
  ],
  "green-boulevard": () => [
    "Dit is de groene kant van de stad: brede lanen, parken in de buurt en een snelle weg naar de autosnelweg.",
    "Metro en bus stoppen dichtbij, en wie met de auto komt, hoeft het centrum niet in.",
    "Een rustige woonomgeving, die veel bedrijven vandaag verkiezen boven de drukte van het centrum.",
    "Hoofdzetels en dienstenbedrijven zijn al lang langs deze bomenrijke lanen gevestigd.",
  ],
  "ring-boulevard": (at) => [
    "De ring is op enkele minuten te bereiken, en ook met de bus en de fiets raakt u er vlot.",
    "Een goed zichtbare ligging aan een van de invalswegen, tussen hotels, kantoren en autozaken.",
    `Langs deze as ${inside(at.area)} hebben kantoren een goede ontsluiting en voldoende parking.`,
  ],
  "business-park": () => [
    "Het bedrijvenpark is aangelegd met bomen, vijvers en paden, en telt een kinderdagverblijf en verschillende lunchadressen.",
    "Internationale bedrijven, ingenieursbureaus en IT-dienstverleners zijn de buren.",
    "Een locatie voor bedrijven met bezoekers die met de auto of het vliegtuig komen.",
    "In de spits rijden er pendelbussen tussen het park en het dichtstbijzijnde station.",
  ],
  "science-park": () => [
    "Laboratoria, spin-offs en studiebureaus delen de site met de onderzoeksgroepen van de universiteit.",
    "Een jonge, technische omgeving, waar aanwerven vlotter gaat dan elders.",
    "De campus is groen en open, met sportvelden binnen handbereik.",
    "De buren zijn actief in levenswetenschappen, software en schone technologie.",
  ],
  riverside: () => [
    "Het water ligt aan het eind van de straat, met een jaagpad voor een wandeling ’s middags.",
    "Een stadsdeel dat grondig vernieuwd is, met overheidsdiensten en nieuwe woningen langs de rivier.",
    "Administraties en dienstenbedrijven zijn de buren aan deze kant van de rivier.",
  ],
  "new-district": () => [
    "Kantoren, woningen, winkels en scholen zijn hier samen gepland, en dat ziet u aan de straten.",
    "Een wijk van de laatste twintig jaar: brede stoepen, pleinen en restaurants op het gelijkvloers.",
    "De gebouwen zijn hier recent en goed geïsoleerd, en alles is vlot te voet te bereiken.",
  ],
  "town-centre": (at) => [
    "Winkels, banken en stadsdiensten zijn allemaal dichtbij.",
    `Een praktisch adres ${inside(at.area)}, makkelijk te vinden en vlot bereikbaar.`,
    "Bezoekers vinden parkeerplaats in de straten rondom.",
    "De buurt combineert woningen, praktijken en kleine bedrijven.",
  ],
  kirchberg: () => [
    "De Europese instellingen, de grootbanken en de auditkantoren zitten allemaal op het plateau, en de tram rijdt er van begin tot eind door.",
    "De Philharmonie, de winkels en de kabelspoorweg maken van het plateau meer dan een kantorenwijk.",
    "De tram verbindt het plateau om de paar minuten met het centrum en het station.",
  ],
  "banking-centre": () => [
    "Privébanken, advocatenkantoren en fiduciaires hebben hun zetel in deze straten.",
    "De tram, de Grand-Rue en het stadspark liggen op enkele passen.",
    "Een gevestigd adres in het hart van de financiële wijk van de hoofdstad.",
  ],
  "logistics-park": () => [
    "De site ligt in een gevestigde zone voor transport en distributie, waar vrachtwagens dag en nacht kunnen rijden.",
    "Pakjesdiensten, voedingsverdelers en transporteurs werken hier al.",
    "De aanrijroute loopt nergens langs woningen; vrachtwagens kunnen op de site draaien en wachten.",
  ],
  port: () => [
    "Terminals en scheepsagenten zijn de naaste buren; de kaaien liggen op enkele minuten.",
    "De haven geeft vanop één plek toegang tot zee, binnenvaart, spoor en weg.",
    "In dit deel van de haven mag dag en nacht gewerkt worden.",
  ],
  "air-cargo": () => [
    "De vrachtterminal ligt ernaast en de luchthaven behandelt dag en nacht goederen.",
    "Koeriersbedrijven en farmaverdelers hebben zich rond de startbaan gevestigd.",
    "Voor goederen die met het vliegtuig reizen zijn er in de streek weinig betere plekken.",
  ],
  canal: () => [
    "De waterweg loopt langs de zone, zodat goederen ook per schip kunnen komen en gaan.",
    "Een industrieterrein met een lange traditie aan het water, gebouw na gebouw vernieuwd.",
    "Bouwmaterialen, recyclage en distributie delen de zone.",
  ],
  "business-zone": (at) => [
    "Aannemers, groothandels en werkplaatsen zijn de buren; niemand stoort zich aan een bestelwagen die om zes uur vertrekt.",
    `Een goed onderhouden bedrijvenzone ${inside(at.area)}, vlot bereikbaar voor personeel en leveranciers.`,
    "Bijna alles is ingevuld in de zone; leegstaande units zijn de uitzondering.",
    "Bestelwagens en vrachtwagens raken er makkelijk, zonder door het centrum te rijden.",
  ],
  "prime-street": () => [
    "Internationale ketens staan hier etalage aan etalage, en er lopen meer voorbijgangers dan bijna waar ook in het land.",
    "Op zaterdag ziet de straat zwart van het volk: beter gezien worden kan haast niet.",
    "Nationale en internationale namen vullen beide kanten van de straat, en een lege winkel vindt snel een huurder.",
  ],
  "shopping-street": () => [
    "De straat mengt bekende ketens met zelfstandige zaken die er al jaren zitten.",
    "De hele week komen hier kopers langs, en de terrassen houden de straat levendig tot laat in de namiddag.",
    "De leegstand in deze straat is laag en de huurprijzen houden goed stand.",
    "Een parking en verschillende bushaltes liggen op twee minuten wandelen.",
  ],
  "local-street": (at) => [
    "Bakker, apotheek en bank zijn enkele deuren verder, wat elke dag klanten brengt.",
    `Een buurt van vaste klanten ${inside(at.area)}, waar men makkelijk in de straat parkeert.`,
    "De buurtbewoners doen in deze straten hun dagelijkse boodschappen.",
  ],
  seaside: () => [
    "De handel draait hier het hele jaar en piekt op zonnige weekends en in de schoolvakanties.",
    "De zeedijk ligt twee straten verder; elke bezoeker van de badplaats komt hier vroeg of laat voorbij.",
    "Tweedeverblijvers zijn trouwe klanten, die de tijd nemen om te winkelen.",
  ],
  "retail-park": () => [
    "Op de weg rijdt elke dag veel verkeer en het uithangbord is van ver te lezen.",
    "Meubelen, doe-het-zelf, sport en voeding staan hier naast elkaar rond één parking.",
    "Een beproefde locatie voor grote winkels, met een ruim verzorgingsgebied en een vlotte toegang uit beide richtingen.",
  ],
  "shopping-centre": () => [
    "Een supermarkt en verschillende modeketens trekken de hele week bezoekers.",
    "Het centrum heeft een eigen parking, koopavond op vrijdag en een programma van evenementen.",
    "Er staat weinig leeg in het centrum; deze winkel komt vrij door het vertrek van een huurder.",
  ],
  city: (at) => [
    "Winkels, scholen en openbaar vervoer liggen op enkele minuten te voet.",
    `Wie ${inside(at.area)} woont, heeft alles bij de hand zonder auto.`,
    "De straat is rustig, en toch begint de drukte van de stad om de hoek.",
    "Een levendige buurt, met cafés, een weekmarkt en een park niet ver weg.",
  ],
  "leafy-suburb": (at) => [
    "Een groene woonbuurt met goede scholen en sportclubs dichtbij.",
    `Deze buurt ${inside(at.area)} is gegeerd bij gezinnen: rustige straten, bomen, en toch dicht bij de stad.`,
    "Tram en bus brengen u naar het centrum; ook het bos en de parken zijn dichtbij.",
  ],
  town: (at) => [
    "Winkels, scholen en de bibliotheek zijn te voet of met de fiets te bereiken.",
    `Een aangename buurt ${inside(at.area)}, dicht bij alles en toch rustig.`,
    "Het marktplein, de scholen en de sporthal zijn met de fiets in een wip bereikt.",
  ],
  village: (at) => [
    `${capital(inside(at.area))} woont u rustig, met velden en wandelpaden in de buurt en de dagelijkse winkels op enkele minuten rijden.`,
    "De dorpsschool, de bakker en de bushalte zijn vlakbij; verder is het er rustig.",
    "De buren kennen elkaar hier nog en kinderen fietsen naar school.",
    "Het platteland begint aan het eind van de straat.",
  ],
  coast: () => [
    "Het strand en de zeedijk liggen op wandelafstand, de kusttram stopt in de buurt.",
    "Zeelucht, winkels en restaurants het hele jaar door: voor de vakantie of voorgoed.",
    "Enkele minuten te voet en u staat op het zand.",
  ],
};

export function describeArea(at: Whereabouts): Ways {
  return sentences[at.character](at);
}
