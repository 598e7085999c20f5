import type { SameTexts } from "../same-texts.ts";
import type en from "../en/insights.ts";

export default {
  title: "Guides",
  heading: "Guides",
  lead: "Ce qu’il est bon de savoir avant de signer : les lieux, les règles, l’énergie et les chiffres.",
  description:
    "Des articles sur les bureaux, les commerces, la logistique et le logement en Belgique et au Luxembourg : lieux, règles, énergie et investissement, expliqués simplement.",
  about: "{{tag}} : guides",
  topics: "Thèmes",
  allTopics: "Tous les thèmes",
  tags: {
    office: "Bureaux",
    retail: "Commerces",
    logistics: "Logistique",
    residential: "Logement",
    investment: "Investissement",
    energy: "Énergie",
    guide: "Conseils pratiques",
    belgium: "Belgique",
    luxembourg: "Luxembourg",
  },
  minutes_one: "{{count}} minute de lecture",
  minutes_other: "{{count}} minutes de lecture",
  updated: "Mis à jour le {{date}}",
  checked: "Dernière vérification le {{date}}",
  none: {
    heading: "Aucun guide sur ce thème pour l’instant",
    text: "Choisissez un autre thème ou voyez tous les guides :",
    all: "Tous les guides",
  },
  onOffer: "Biens proposés",
  related: "À lire aussi",
  all: "Tous les guides",
  areas: {
    heading: "Villes et quartiers à la loupe",
    lead: "Là où l’on cherche le plus de bureaux et de commerces, et ce qu’il faut en savoir avant de visiter.",
  },
  feed: {
    text: "Suivre les nouveaux guides dans un lecteur de flux :",
    title: "Guides",
    subtitle: "Les nouveaux guides, dès leur parution.",
  },
} satisfies SameTexts<typeof en>;
