import type en from "../en/facets.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  any: "Toutes",
  median: "{{label}} : {{value}}",
  transaction: "Transaction",
  apply: "Afficher les biens",
  show_one: "Afficher {{formatted}} bien",
  show_other: "Afficher {{formatted}} biens",
  otherRetail: "Autres commerces",
  places: {
    browse: "Parcourir les lieux",
    everywhere: "Belgique et Luxembourg",
    all: "Les {{formatted}} lieux",
    none: "Vous êtes au plus près.",
  },
  slider: {
    from: "{{name}}, au moins",
    to: "{{name}}, au plus",
    open: "sans limite",
    value: "{{figure}} {{unit}}",
  },
  openEnd: "{{figure}} +",
  displays: { label: "Affichage", list: "Liste", map: "Carte", service: "Services" },
  services: {
    heading: "De l’aide en chemin",
    lead_one: "{{formatted}} bien répond à votre recherche. Ces services vous aideront à conclure.",
    lead_other:
      "{{formatted}} biens répondent à votre recherche. Quel que soit votre choix, ces services vous aideront.",
    leadNone: "Aucun bien ne répond encore à votre recherche. Ces services vous seront utiles malgré tout.",
    toList_one: "Voir le bien",
    toList_other: "Voir les biens",
    inCountry: { BE: "En Belgique", LU: "Au Luxembourg" },
    elsewhere: "Ouvre {{site}}",
    neutral: "Organismes publics, ordres professionnels et fédérations. Aucun ne nous rémunère.",
  },
} satisfies SameTexts<typeof en>;
