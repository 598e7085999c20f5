import type { SameTexts } from "../same-texts.ts";
import type en from "../en/insights.ts";

export default {
  title: "Gidsen",
  heading: "Gidsen",
  lead: "Wat u moet weten voor u tekent: locaties, regels, energie en cijfers.",
  description:
    "Gidsen over kantoren, winkels, logistiek en wonen in België en Luxemburg: locaties, regels, energie en investeren, helder uitgelegd.",
  about: "{{tag}}: gidsen",
  topics: "Thema’s",
  allTopics: "Alle thema’s",
  tags: {
    office: "Kantoren",
    retail: "Winkels",
    logistics: "Logistiek",
    residential: "Wonen",
    investment: "Investeren",
    energy: "Energie",
    guide: "Praktisch",
    belgium: "België",
    luxembourg: "Luxemburg",
  },
  minutes_one: "{{count}} minuut leestijd",
  minutes_other: "{{count}} minuten leestijd",
  updated: "Bijgewerkt op {{date}}",
  checked: "Laatst nagekeken op {{date}}",
  none: {
    heading: "Nog geen gidsen over dit thema",
    text: "Kies een ander thema of bekijk alle gidsen:",
    all: "Alle gidsen",
  },
  onOffer: "Panden in ons aanbod",
  related: "Lees verder",
  all: "Alle gidsen",
  areas: {
    heading: "Steden en wijken van dichtbij",
    lead: "Waar de meeste kantoren en winkels gezocht worden, en wat u moet weten voor u gaat kijken.",
  },
  feed: {
    text: "Nieuwe gidsen volgen in een feedreader:",
    title: "Gidsen",
    subtitle: "Nieuwe gidsen zodra ze verschijnen.",
  },
} satisfies SameTexts<typeof en>;
