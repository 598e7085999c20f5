import type en from "../en/home.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  title: "Bureaux, commerces, entrepôts et logements en Belgique et au Luxembourg",
  description:
    "Bureaux, commerces, entrepôts et logements à louer, à vendre ou pour investir, partout en Belgique et au Luxembourg. Décrivez votre recherche en une phrase.",
  heading: "Trouvez le bien qu’il vous faut",
  lead: "Bureaux, commerces, entrepôts et logements, partout en Belgique et au Luxembourg. Décrivez ce que vous cherchez avec vos propres mots.",
  total_one: "{{formatted}} bien proposé aujourd’hui",
  total_other: "{{formatted}} biens proposés aujourd’hui",
  search: {
    label: "Que cherchez-\u2060vous ?",
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
    "shopping-centre": "Cellule en centre commercial",
    apartment: "Appartement",
    house: "Maison",
    studio: "Studio",
    "co-living": "Coliving",
    "bloc-sales": "Immeuble de rapport",
  },
  work: "Locaux professionnels",
  deals: {
    "to-let": { heading: "À louer", all: "Tous les biens à louer" },
    "for-sale": { heading: "À vendre", all: "Tous les biens à vendre" },
    investment: { heading: "Investissement", all: "Tous les biens en investissement" },
  },
  count_one: "{{formatted}} bien",
  count_other: "{{formatted}} biens",
  latest: { heading: "Biens récents", all: "Tous les nouveaux biens" },
  places: { heading: "Rechercher par ville", lead: "Choisissez une ville pour voir les biens proposés." },
  areas: "Villes et quartiers à la loupe",
  insights: { heading: "À lire avant de signer", all: "Tous les guides" },
} satisfies SameTexts<typeof en>;
