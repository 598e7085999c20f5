import type { SameTexts } from "../same-texts.ts";
import type en from "../en/insights.ts";

export default {
  title: "Actualités",
  heading: "Actualités",
  lead: "Ce qu’il est bon de savoir avant de signer : les lieux, les règles, l’énergie et les chiffres.",
  description:
    "Des articles sur les bureaux, les commerces, la logistique et le logement en Belgique et au Luxembourg : lieux, règles, énergie et investissement, expliqués simplement.",
  about: "{{tag}} : actualités",
  topics: "Thèmes",
  allTopics: "Tous les thèmes",
  tags: {
    office: "Bureaux",
    retail: "Commerces",
    logistics: "Logistique",
    residential: "Logement",
    investment: "Investissement",
    energy: "Énergie",
    guide: "Guides",
    belgium: "Belgique",
    luxembourg: "Luxembourg",
  },
  minutes_one: "{{count}} minute de lecture",
  minutes_other: "{{count}} minutes de lecture",
  updated: "Mis à jour le {{date}}",
  none: {
    heading: "Rien encore sur ce thème",
    text: "Toutes les autres actualités sont à un pas d’ici.",
    all: "Toutes les actualités",
  },
  onOffer: "Les biens proposés",
  related: "À lire aussi",
  all: "Toutes les actualités",
  feed: {
    text: "Les nouvelles actualités dans votre lecteur de flux :",
    title: "Actualités",
    subtitle: "Les nouveaux articles, dès leur parution.",
  },
} satisfies SameTexts<typeof en>;
