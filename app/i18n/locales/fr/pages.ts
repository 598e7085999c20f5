import type { SameTexts } from "../same-texts.ts";
import type en from "../en/pages.ts";

export default {
  country: { BE: "Belgique", LU: "Luxembourg" },
  about: {
    in: { BE: "{{site}} en Belgique", LU: "{{site}} au Luxembourg" },
    description: {
      BE: "Qui est {{site}} en Belgique, ce que nous faisons pour celles et ceux qui cherchent ou proposent un bien, et ce que nous laissons à d’autres.",
      LU: "Qui est {{site}} au Luxembourg, ce que nous faisons pour celles et ceux qui cherchent ou proposent un bien, et ce que nous laissons à d’autres.",
    },
    elsewhere: "De l’autre côté de la frontière",
    search: "Les biens proposés",
    contact: "Nous écrire",
  },
  services: {
    title: "Services",
    heading: "Qui vous aide à vous installer",
    lead: "Un agent agréé, une estimation, un notaire, un certificat énergétique : qui fait quoi, en Belgique et au Luxembourg.",
    description:
      "Agents agréés, estimation, notaires, certificats énergétiques, aménagement : qui fait quoi autour d’un bien en Belgique et au Luxembourg, avec un lien vers chaque site.",
    market: "Pour quel bien",
    anyMarket: "Tous les biens",
    summary: "{{title}}, {{country}}",
    provider: "Qui vous y trouverez",
    visit: "Aller sur {{host}}",
    goesWith: "Utile pour ces recherches",
    whole: { BE: "Toute la Belgique", LU: "Tout le Luxembourg" },
    place: "Où il s’applique",
    others: "Autres services",
    all: "Tous les services",
  },
  area: {
    alsoRead: "À lire aussi",
    search: "Voir les biens proposés",
  },
  sources: {
    lead: "D’où viennent les chiffres : {{list}}.",
    between: " ; ",
    population: { BE: "population au 1er janvier 2020, Statbel", LU: "population au 1er janvier 2020, STATEC" },
    buildings: "parc de bâtiments en 2025, Statbel",
    stations: "trains desservant chaque gare, iRail",
    streets: "noms de rues, contributeurs d’OpenStreetMap",
    market: "taille du marché, estimation propre de {{operator}}",
  },
} satisfies SameTexts<typeof en>;
