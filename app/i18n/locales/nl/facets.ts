import type en from "../en/facets.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  any: "Alle",
  median: "{{label}} {{value}}",
  transaction: "Transactie",
  apply: "Panden tonen",
  show_one: "{{formatted}} pand tonen",
  show_other: "{{formatted}} panden tonen",
  otherRetail: "Andere handelsruimtes",
  places: {
    browse: "Plaatsen doorbladeren",
    everywhere: "België en Luxemburg",
    all: "Alle {{formatted}} plaatsen",
    none: "Dichterbij kan niet.",
  },
  slider: {
    from: "{{name}}, minstens",
    to: "{{name}}, hoogstens",
    open: "geen grens",
    value: "{{figure}} {{unit}}",
  },
  openEnd: "{{figure}} +",
  displays: { label: "Weergave", list: "Lijst", map: "Kaart", service: "Diensten" },
  services: {
    heading: "Hulp onderweg",
    lead_one: "{{formatted}} pand past bij uw zoekopdracht. Deze diensten helpen u verder.",
    lead_other: "{{formatted}} panden passen bij uw zoekopdracht. Welk u ook kiest, deze diensten helpen u verder.",
    leadNone: "Nog geen enkel pand past bij uw zoekopdracht. Deze diensten helpen u toch verder.",
    toList_one: "Het pand bekijken",
    toList_other: "De panden bekijken",
    inCountry: { BE: "In België", LU: "In Luxemburg" },
    elsewhere: "Opent {{site}}",
    neutral: "Overheden, beroepsordes en federaties. Geen van hen betaalt ons.",
  },
} satisfies SameTexts<typeof en>;
