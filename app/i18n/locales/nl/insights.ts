import type { SameTexts } from "../same-texts.ts";
import type en from "../en/insights.ts";

export default {
  title: "Inzichten",
  heading: "Inzichten",
  lead: "Wat u best weet voor u tekent: plaatsen, regels, energie en cijfers.",
  description:
    "Artikels over kantoren, winkels, logistiek en wonen in België en Luxemburg: plaatsen, regels, energie en investeren, helder uitgelegd.",
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
  none: {
    heading: "Nog niets over dit thema",
    text: "Alle andere inzichten liggen één stap verder.",
    all: "Alle inzichten",
  },
  onOffer: "Het aanbod",
  related: "Lees verder",
  all: "Alle inzichten",
  feed: {
    text: "Nieuwe inzichten in uw feedreader:",
    title: "Inzichten",
    subtitle: "Nieuwe artikels zodra ze verschijnen.",
  },
} satisfies SameTexts<typeof en>;
