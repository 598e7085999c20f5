import type seo from "../en/seo.ts";
import type { SameTexts } from "../same-texts.ts";

/** Feeds, breadcrumbs and the figures of landing pages. */
export default {
  feed: {
    label: "Deze zoekopdracht volgen",
    text: "Nieuwe panden volgen in een feedreader:",
    atom: "Atom",
    json: "JSON Feed",
    subtitle: "De nieuwste panden van deze zoekopdracht, zodra ze online komen.",
  },
  areas: "Meer over deze omgeving",
  breadcrumbs: { label: "U bent hier", home: "Home" },
  market: {
    heading: "Actuele marktcijfers",
    count_one: "pand in ons aanbod",
    count_other: "panden in ons aanbod",
    medianRent: "mediane gevraagde huurprijs",
    medianPrice: "mediane vraagprijs",
    medianYield: "mediaan brutorendement",
    smallest: "kleinste oppervlakte",
    largest: "grootste oppervlakte",
    link: "Marktcijfers",
    linkIn: "Marktcijfers {{where}}",
    more: "Prijzen maand per maand en per locatie",
    todayOnly: "Voor coworking zijn dit enkel de cijfers van vandaag: wij houden er nog geen maandcijfers van bij.",
    note: "De helft van de gevraagde prijzen of huurprijzen ligt onder de mediaan, de andere helft erboven. Berekend op het huidige aanbod, zonder prijzen op aanvraag.",
  },
} satisfies SameTexts<typeof seo>;
