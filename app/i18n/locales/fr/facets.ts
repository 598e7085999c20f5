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
  found_one: "{{formatted}} bien",
  found_other: "{{formatted}} biens",
  foundUnstated: "{{found}}, et {{formatted}} pour lesquels l’information manque",
  unstated: "{{stated}} +\u00a0{{formatted}}",
  unstatedMeans: "+ biens pour lesquels l’information manque",
  places: {
    browse: "Parcourir les lieux",
    everywhere: "Belgique et Luxembourg",
    all: "Tous les lieux ({{formatted}})",
    none: "Pas de subdivision plus précise.",
  },
  slider: {
    from: "{{name}}, minimum",
    to: "{{name}}, maximum",
    noMinimum: "sans minimum",
    noMaximum: "sans maximum",
  },
  openEnd: "{{figure}} +",
  displays: {
    label: "Affichage",
    dock: "Filtres et affichage",
    list: "Liste",
    map: "Carte",
    service: "Services utiles",
  },
  services: {
    heading: "Services utiles pour votre projet",
    lead_one: "{{formatted}} bien correspond à votre recherche. Voici à qui vous adresser.",
    lead_other: "{{formatted}} biens correspondent à votre recherche. Voici à qui vous adresser.",
    leadNone: "Aucun bien ne correspond encore à votre recherche. Ces services peuvent néanmoins vous aider.",
    toList_one: "Voir le bien",
    toList_other: "Voir les biens",
    inCountry: { BE: "En Belgique", LU: "Au Luxembourg" },
    neutral: "Organismes publics, ordres professionnels et fédérations. Aucun ne nous rémunère.",
  },
} satisfies SameTexts<typeof en>;
