import type { SameTexts } from "../same-texts.ts";
import type en from "../en/pages.ts";

export default {
  country: { BE: "Belgique", LU: "Luxembourg" },
  about: {
    in: { BE: "{{site}} en Belgique", LU: "{{site}} au Luxembourg" },
    description: {
      BE: "Qui est {{site}} en Belgique, ce que nous faisons pour ceux qui cherchent ou proposent un bien, et ce que nous laissons à d’autres.",
      LU: "Qui est {{site}} au Luxembourg, ce que nous faisons pour ceux qui cherchent ou proposent un bien, et ce que nous laissons à d’autres.",
    },
    elsewhere: "Dans l’autre pays",
    search: "Voir les biens",
    contact: "Nous contacter",
  },
  services: {
    title: "Services",
    heading: "Services pour votre projet immobilier",
    lead: "Un agent agréé, une estimation, un notaire, un certificat énergétique : qui fait quoi, en Belgique et au Luxembourg.",
    description:
      "Agents agréés, estimation, notaires, certificats énergétiques, aménagement : qui fait quoi autour d’un bien en Belgique et au Luxembourg, avec un lien vers chaque site.",
    market: "Type de bien",
    anyMarket: "Tous les types",
    summary: "{{title}}, {{country}}",
    provider: "Organisme de référence",
    visit: "Aller sur {{host}}",
    goesWith: "Utile pour ces recherches",
    whole: { BE: "Toute la Belgique", LU: "Tout le Luxembourg" },
    place: "Territoire",
    checked: "Dernière vérification",
    checkedAgainst: "Avant de décider, lisez le texte en vigueur ou faites-\u2060le vérifier.",
    others: "Autres services",
    all: "Tous les services",
  },
  area: {
    alsoRead: "À lire aussi",
    around: "Les communes et quartiers voisins",
    parts: "Où l’offre est la plus large",
    types: "Tout ce qui est proposé ici",
    map: "Carte ({{place}} et environs) : {{around}}",
    mapOfParts: "Carte ({{place}}) : {{around}}",
  },
  sources: {
    lead: "Sources des chiffres : {{list}}.",
    between: " ; ",
    population: { BE: "population au 1er janvier 2025, Statbel", LU: "population au 1er janvier 2023, STATEC" },
    buildings: "parc de bâtiments en 2025, Statbel",
    establishments: "unités locales d’entreprises, quatrièmes trimestres de 2018 et 2023, Statbel",
    transit: "lignes de métro et de tram, STIB (2021) et contributeurs d’OpenStreetMap (mai 2026)",
    boundaries:
      "superficies et distances à vol d’oiseau, mesurées sur les limites du cadastre (2024) et des contributeurs d’OpenStreetMap (2018)",
    lines: "lignes de train et de tram, pages des CFL, de RTL et de L’essentiel lues en novembre 2026",
    stations: "gares et nombre moyen de trains par jour, liste des gares d’iRail (août 2026)",
    streets: "noms et longueurs des rues, contributeurs d’OpenStreetMap (2020 à août 2026)",
    duties: "droits d’enregistrement et surtaxe de la Ville, AED et Guichet.lu (comparés le 23 novembre 2026)",
    market: "taille du marché, estimation propre de {{operator}} (année non précisée)",
  },
} satisfies SameTexts<typeof en>;
