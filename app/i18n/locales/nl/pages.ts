import type { SameTexts } from "../same-texts.ts";
import type en from "../en/pages.ts";

export default {
  country: { BE: "België", LU: "Luxemburg" },
  about: {
    in: { BE: "{{site}} in België", LU: "{{site}} in Luxemburg" },
    description: {
      BE: "Wie achter {{site}} in België staat, wat we doen voor wie zoekt en wie aanbiedt, en wat we aan anderen overlaten.",
      LU: "Wie achter {{site}} in Luxemburg staat, wat we doen voor wie zoekt en wie aanbiedt, en wat we aan anderen overlaten.",
    },
    elsewhere: "Over de grens",
    search: "Het aanbod",
    contact: "Contact opnemen",
  },
  services: {
    title: "Diensten",
    heading: "Wie u verder helpt",
    lead: "Een erkende makelaar, een schatting, een notaris, een energieattest: wie doet wat, in België en in Luxemburg.",
    description:
      "Erkende makelaars, schatting, notarissen, energieattesten, inrichting: wie doet wat rond vastgoed in België en Luxemburg, met een link naar elke site.",
    market: "Voor welk pand",
    anyMarket: "Alle panden",
    summary: "{{title}}, {{country}}",
    provider: "Wie u daar vindt",
    visit: "Naar {{host}}",
    goesWith: "Past bij deze zoekopdrachten",
    whole: { BE: "Heel België", LU: "Heel Luxemburg" },
    place: "Waar het geldt",
    others: "Andere diensten",
    all: "Alle diensten",
  },
  area: {
    alsoRead: "Lees verder",
    search: "Het aanbod bekijken",
  },
  sources: {
    lead: "Waar de cijfers vandaan komen: {{list}}.",
    between: "; ",
    population: { BE: "bevolking op 1 januari 2020, Statbel", LU: "bevolking op 1 januari 2020, STATEC" },
    buildings: "gebouwenpark in 2025, Statbel",
    stations: "treinen die in elk station stoppen, iRail",
    streets: "straatnamen, bijdragers van OpenStreetMap",
    market: "omvang van de markt, eigen schatting van {{operator}}",
  },
} satisfies SameTexts<typeof en>;
