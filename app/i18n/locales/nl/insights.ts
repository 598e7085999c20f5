import type { SameTexts } from "../same-texts.ts";
import type en from "../en/insights.ts";

export default {
  title: "Inzichten",
  heading: "Inzichten",
  lead: "Wat u moet weten voor u tekent: locaties, regels, energie en cijfers.",
  description:
    "Artikels over kantoren, winkels, logistiek en wonen in België en Luxemburg: locaties, regels, energie en investeren, helder uitgelegd.",
  about: "{{tag}}: inzichten",
  topics: "Thema’s",
  allTopics: "Alle thema’s",
  tags: {
    office: "Kantoren",
    retail: "Winkels",
    logistics: "Logistiek",
    residential: "Wonen",
    investment: "Investeren",
    energy: "Energie",
    guide: "Gidsen",
    belgium: "België",
    luxembourg: "Luxemburg",
  },
  minutes_one: "{{count}} minuut leestijd",
  minutes_other: "{{count}} minuten leestijd",
  updated: "Bijgewerkt op {{date}}",
  checked: "Laatst nagekeken op {{date}}",
  none: {
    heading: "Nog geen artikels over dit thema",
    text: "Kies een ander thema of bekijk alle artikels:",
    all: "Alle inzichten",
  },
  onOffer: "Panden in ons aanbod",
  related: "Lees verder",
  all: "Alle inzichten",
  feed: {
    text: "Nieuwe artikels volgen in een feedreader:",
    title: "Inzichten",
    subtitle: "Nieuwe artikels zodra ze verschijnen.",
  },
} satisfies SameTexts<typeof en>;
