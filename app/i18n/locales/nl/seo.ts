import type seo from "../en/seo.ts";
import type { SameTexts } from "../same-texts.ts";

/** Feeds, breadcrumbs and the figures of landing pages. */
export default {
  feed: {
    label: "Deze zoekopdracht volgen",
    text: "Nieuwe panden in uw feedlezer:",
    atom: "Atom",
    json: "JSON Feed",
    subtitle: "De nieuwste panden van deze zoekopdracht, zodra ze online komen.",
  },
  areas: "Van dichtbij",
  breadcrumbs: { label: "U bent hier", home: "Home" },
  market: {
    heading: "De markt op dit moment",
    count_one: "pand in aanbod",
    count_other: "panden in aanbod",
    medianRent: "mediane vraaghuur",
    medianPrice: "mediane vraagprijs",
    smallest: "kleinste oppervlakte",
    largest: "grootste oppervlakte",
    note: "De helft vraagt minder dan de mediaan, de andere helft meer. Berekend op het huidige aanbod, zonder de prijzen op aanvraag.",
  },
} satisfies SameTexts<typeof seo>;
