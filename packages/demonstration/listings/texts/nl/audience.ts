import type { AudienceWords } from "../audience.ts";

export const audience: AudienceWords = {
  "pied-a-terre": [
    "Ideaal als pied-à-terre of als eerste woonst.",
    "Een handige uitvalsbasis voor wie maar een deel van de week in de stad is.",
    "Snel ingericht en makkelijk in onderhoud: een eerste woonst of een bed dicht bij het werk.",
  ],
  "first-home": [
    "De juiste maat voor een alleenstaande of een koppel, met weinig onderhoud.",
    "Een eerste eigen stek, alleen of met z’n tweeën.",
    "Klein genoeg om vlot te onderhouden, groot genoeg voor twee.",
  ],
  "spare-room": [
    "De tweede slaapkamer kan dienen als bureau op dagen dat u thuis werkt.",
    "Logés, een kind of een bureau: de kleinste slaapkamer laat de keuze.",
    "De indeling past zowel bij een koppel als bij een klein gezin.",
  ],
  "family-flat": [
    "Ruimte voor een gezin dat liever een appartement heeft dan een huis.",
    "Evenveel slaapkamers als een huis, zonder dak om te onderhouden.",
    "Een kamer per kind, of een bureau waarvan de deur dicht kan.",
  ],
  "ground-floor": [
    "Geen trappen: buggy’s, boodschappen en fietsen rijdt u zo naar binnen.",
    "Gelijkvloers, dus nooit wachten op de lift en geen boodschappen naar boven.",
    "Ook geschikt voor wie trappen liever vermijdt.",
  ],
  "top-floor": [
    "Zonder bovenburen woont u er even rustig als in een huis.",
    "Niemand boven u, en een open zicht.",
    "De buitenruimte van een huis, het gemak van een appartement.",
  ],
  works: [
    "Een opportuniteit voor wie liever zelf een keuken kiest dan die van een ander te betalen.",
    "Plan de werken voor u verhuist en de indeling wordt helemaal de uwe.",
    "Te renoveren naar eigen smaak en op eigen tempo.",
    "Voor kopers met plannen, of met een aannemer in de familie.",
  ],
  "running-lease": [
    "De huurovereenkomst gaat bij de akte over op de koper: de huur loopt gewoon door.",
    "Vanaf de dag van de akte is de huur voor de koper.",
    "U hoeft geen huurder te zoeken: de koper neemt de huurovereenkomst over.",
  ],
  garden: [
    "In de tuin is er plaats voor een schommel, een lange tafel en een moestuin.",
    "In de zomer verhuist het leven hier naar buiten.",
    "Een huis voor een gezin dat te krap woont op een appartement.",
    "Kinderen, een hond of een moestuin: in de tuin is er plaats.",
  ],
  "large-house": [
    "Met zoveel slaapkamers blijft er een over als bureau en een voor logés.",
    "Groot genoeg voor een ruim gezin, of om thuis te werken met de deur dicht.",
    "Speelkamer, bureau, logeerkamer: iedereen heeft een eigen plek.",
  ],
  "low-upkeep": [
    "Een eigen huis, zonder gras om te maaien.",
    "Een stadswoning die u voor een weekend gewoon op slot doet.",
    "Buiten weinig onderhoud, en de stad voor de deur.",
  ],
  practice: [
    "Het gelijkvloers leent zich tot een vrij beroep, mits vergunning.",
    "Boven wonen en beneden werken kan, als de gemeente het toelaat.",
    "Voor liefhebbers van hoge plafonds en authentieke elementen.",
  ],
  workplaces: [
    "Plaats voor een team van ongeveer # mensen, aan 12\u00a0m² per werkplek.",
    "Een team van ongeveer # mensen zit er comfortabel, vergaderzalen inbegrepen.",
    "Reken op ongeveer # werkplekken, vergaderzalen inbegrepen.",
    "De juiste maat voor een bedrijf van ongeveer # medewerkers.",
  ],
  "head-office": [
    "Eén bedrijf kan het hele gebouw betrekken, met een eigen ingang.",
    "Voor een bedrijf dat een eigen ingang, een eigen naambord en alle teams onder één dak wil.",
    "Een hoofdzetel of een opleidingscentrum, met alle teams onder één dak.",
  ],
  reception: [
    "Advocaten, notarissen en architecten kiezen zulke huizen om hun cliënten te ontvangen.",
    "Klanten ontvangt u hier in een salon in plaats van in een vergaderzaal.",
    "Voor een praktijk of een familieholding die liever een voordeur heeft dan een lobby.",
  ],
  distribution: [
    "Geschikt voor een logistieke dienstverlener die voor verschillende klanten onder één dak werkt.",
    "Op maat van e-commerce, voeding of wisselstukken op pallets.",
    "De schaal is die van een regionaal distributiecentrum.",
  ],
  regional: [
    "Een goede maat voor een groothandel of voor regionale distributie.",
    "Voor een invoerder of groothandel die uit een kleinere unit gegroeid is.",
    "Opslag, assemblage en verzending passen hier onder één dak.",
  ],
  trades: [
    "Voor installateurs, aannemers en webshops die op één plek stockeren, inpakken en laden.",
    "Een depot dicht bij de klanten, of het eerste eigen pand van een zaak die groeit.",
    "Bruikbaar als werkplaats, depot of afhaalpunt.",
    "Plaats voor de stock, de werkbank en de bestelwagens.",
  ],
  landlord: [
    "Geen vergadering van mede-eigenaars: over dak, trap en gevel beslist één eigenaar.",
    "Eén akte, één dak en verschillende huren: staat één appartement leeg, dan brengen de andere op.",
    "Voor wie liever één gebouw beheert dan appartementen verspreid over de stad.",
  ],
  "small-team": [
    "Voor teams die niet voor negen jaar willen tekenen voor ze weten hoe groot ze worden.",
    "Een uitvalsbasis voor een start-up, een projectteam of de eerste mensen van een buitenlands bedrijf.",
    "Een manier om een buurt te proberen voor u een huurovereenkomst tekent.",
  ],
  newcomers: [
    "Handig voor een eerste job, een project of een jaar in een nieuwe stad.",
    "Voor wie hier nieuw is en niet elke avond in een leeg appartement wil thuiskomen.",
    "U verhuist met een valies: de meubelen staan er al.",
  ],
};
