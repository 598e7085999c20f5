import type en from "../en/home.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  title: "Kantoren, winkels, magazijnen en woningen in België en Luxemburg",
  description:
    "Kantoren, winkels, magazijnen en woningen te huur, te koop of als investering, in heel België en Luxemburg. Beschrijf in één zin wat u zoekt.",
  heading: "Vind het pand dat bij u past",
  lead: "Kantoren, winkels, magazijnen en woningen in heel België en Luxemburg. Beschrijf in uw eigen woorden wat u zoekt.",
  total_one: "{{formatted}} pand in ons aanbod vandaag",
  total_other: "{{formatted}} panden in ons aanbod vandaag",
  search: {
    label: "Wat zoekt u?",
    placeholder: "kantoor 300 m² in Elsene, onder € 200/m²",
    submit: "Zoeken",
    try: "Of probeer",
    examples: {
      first: "kantoor 300 m² in Elsene",
      second: "magazijn te huur in Antwerpen vanaf 1.000 m²",
      third: "appartement te koop in Antwerpen",
    },
  },
  tiles: {
    office: "Kantoor",
    warehouse: "Magazijn",
    "sme-business-unit": "Kmo-unit",
    "city-centre-store": "Winkel in het stadscentrum",
    "out-of-town-stand-alone-or-retail-park": "Baanwinkel",
    "shopping-centre": "Winkel in winkelcentrum",
    apartment: "Appartement",
    house: "Huis",
    studio: "Studio",
    "co-living": "Coliving",
    "bloc-sales": "Opbrengst­eigendom",
  },
  work: "Bedrijfsruimte",
  deals: {
    "to-let": { heading: "Te huur", all: "Alle panden te huur" },
    "for-sale": { heading: "Te koop", all: "Alle panden te koop" },
    investment: { heading: "Investering", all: "Alle investeringen" },
  },
  count_one: "{{formatted}} pand",
  count_other: "{{formatted}} panden",
  latest: { heading: "Nieuwste panden", all: "Alle nieuwe panden" },
  places: { heading: "Zoeken per stad", lead: "Kies een stad en bekijk het aanbod." },
  areas: "Steden en wijken van dichtbij",
  insights: { heading: "Lees dit voor u tekent", all: "Alle gidsen" },
} satisfies SameTexts<typeof en>;
