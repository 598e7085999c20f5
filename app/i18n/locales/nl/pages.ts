import type { SameTexts } from "../same-texts.ts";
import type en from "../en/pages.ts";

export default {
  country: { BE: "België", LU: "Luxemburg" },
  about: {
    in: { BE: "{{site}} in België", LU: "{{site}} in Luxemburg" },
    description: {
      BE: "Wie achter {{site}} in België staat, wat wij doen voor wie een pand zoekt of aanbiedt, en wat wij aan anderen overlaten.",
      LU: "Wie achter {{site}} in Luxemburg staat, wat wij doen voor wie een pand zoekt of aanbiedt, en wat wij aan anderen overlaten.",
    },
    elsewhere: "In het buurland",
    search: "Panden bekijken",
    contact: "Contacteer ons",
  },
  services: {
    title: "Diensten",
    heading: "Diensten voor uw vastgoedproject",
    lead: "Een erkende makelaar, een schatting, een notaris, een energiecertificaat: wie doet wat, in België en in Luxemburg.",
    description:
      "Erkende makelaars, schatting, notarissen, energiecertificaten, inrichting: wie doet wat rond vastgoed in België en Luxemburg, met een link naar elke site.",
    market: "Type pand",
    anyMarket: "Alle types",
    summary: "{{title}}, {{country}}",
    provider: "Instantie",
    visit: "Naar {{host}}",
    goesWith: "Nuttig bij deze zoekopdrachten",
    whole: { BE: "Heel België", LU: "Heel Luxemburg" },
    place: "Geldt in",
    checked: "Laatst nagekeken",
    checkedAgainst: "Lees de geldende tekst voor u beslist, of laat hem nakijken.",
    others: "Andere diensten",
    all: "Alle diensten",
  },
  area: {
    alsoRead: "Lees ook",
    around: "De omliggende gemeenten en wijken",
    parts: "Waar het aanbod het grootst is",
    types: "Alles wat hier wordt aangeboden",
    map: "Kaart van {{place}} en omgeving: {{around}}",
    mapOfParts: "Kaart van {{place}}: {{around}}",
  },
  sources: {
    lead: "Bronnen van de cijfers: {{list}}.",
    between: "; ",
    population: { BE: "bevolking op 1 januari 2025, Statbel", LU: "bevolking op 1 januari 2023, STATEC" },
    buildings: "gebouwenpark in 2025, Statbel",
    establishments: "lokale vestigingseenheden, vierde kwartaal van 2018 en 2023, Statbel",
    transit: "metro- en tramlijnen, MIVB (2021) en bijdragers van OpenStreetMap (mei 2026)",
    boundaries:
      "oppervlakten en afstanden in vogelvlucht, gemeten op de grenzen van het kadaster (2024) en van bijdragers van OpenStreetMap (2018)",
    lines: "trein- en tramlijnen, pagina’s van CFL, RTL en L’essentiel gelezen in november 2026",
    stations: "stations en gemiddeld aantal treinen per dag, stationslijst van iRail (augustus 2026)",
    streets: "straatnamen en straatlengtes, bijdragers van OpenStreetMap (2020 tot augustus 2026)",
    duties: "registratierechten en toeslag van de stad, AED en Guichet.lu (vergeleken op 23 november 2026)",
    market: "omvang van de markt, eigen schatting van {{operator}} (jaar niet genoteerd)",
  },
} satisfies SameTexts<typeof en>;
