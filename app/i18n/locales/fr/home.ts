import type en from "../en/home.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  title: "Bureaux, commerces, entrepôts et logements en Belgique et au Luxembourg",
  description:
    "Bureaux, commerces, entrepôts et logements à louer, à vendre ou pour investir, partout en Belgique et au Luxembourg. Dites en une phrase ce qu’il vous faut.",
  heading: "Trouvez l’endroit où tout se joue.",
  lead: "Bureaux, commerces, entrepôts et logements, partout en Belgique et au Luxembourg. Dites ce qu’il vous faut, comme vous le diriez.",
  total_one: "{{formatted}} bien proposé aujourd’hui",
  total_other: "{{formatted}} biens proposés aujourd’hui",
  search: {
    label: "Que cherchez-vous ?",
    placeholder: "bureau 300 m² à Ixelles, moins de 200 €/m²",
    submit: "Rechercher",
    try: "Ou essayez",
    examples: {
      first: "bureau 300 m² à Ixelles",
      second: "entrepôt à louer à Liège à partir de 1 000 m²",
      third: "appartement à vendre à Bruxelles",
    },
  },
  tiles: {
    office: "Bureau",
    warehouse: "Entrepôt",
    "sme-business-unit": "Unité PME",
    "city-centre-store": "Magasin en centre-ville",
    "out-of-town-stand-alone-or-retail-park": "Magasin en périphérie",
    "shopping-centre": "Centre commercial",
    apartment: "Appartement",
  },
  deals: {
    "to-let": { heading: "À louer", all: "Tout ce qui est à louer" },
    "for-sale": { heading: "À vendre", all: "Tout ce qui est à vendre" },
    investment: { heading: "Investissement", all: "Tous les investissements" },
  },
  count_one: "{{formatted}} bien",
  count_other: "{{formatted}} biens",
  latest: { heading: "Tout juste arrivés", all: "Toutes les nouveautés" },
  places: { heading: "Ville par ville", lead: "Où souhaitez-vous vous installer ?" },
  insights: { heading: "À lire avant de signer", all: "Toutes les actualités" },
} satisfies SameTexts<typeof en>;
