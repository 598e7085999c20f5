import type en from "../en/facets.ts";
import type { SameTexts } from "../same-texts.ts";

export default {
  any: "Alle",
  median: "{{label}} {{value}}",
  transaction: "Transactie",
  apply: "Panden tonen",
  show_one: "{{formatted}} pand tonen",
  show_other: "{{formatted}} panden tonen",
  otherRetail: "Andere handelspanden",
  found_one: "{{formatted}} pand",
  found_other: "{{formatted}} panden",
  foundUnstated: "{{found}}, en {{formatted}} waarvan dit niet bekend is",
  unstated: "{{stated}} +\u00a0{{formatted}}",
  unstatedMeans: "+ panden waarvan dit niet bekend is",
  places: {
    browse: "Locatie kiezen",
    everywhere: "België en Luxemburg",
    all: "Alle {{formatted}} locaties",
    none: "Geen kleinere locaties.",
  },
  slider: {
    from: "{{name}}, minimum",
    to: "{{name}}, maximum",
    noMinimum: "geen minimum",
    noMaximum: "geen maximum",
  },
  openEnd: "{{figure}} +",
  displays: {
    label: "Weergave",
    dock: "Filters en weergave",
    list: "Lijst",
    map: "Kaart",
    service: "Nuttige diensten",
  },
  services: {
    heading: "Diensten voor uw project",
    lead_one: "{{formatted}} pand past bij uw zoekopdracht. Deze diensten helpen u verder.",
    lead_other: "{{formatted}} panden passen bij uw zoekopdracht. Deze diensten helpen u verder.",
    leadNone: "Nog geen enkel pand past bij uw zoekopdracht. Deze diensten kunnen u toch helpen.",
    toList_one: "Het pand bekijken",
    toList_other: "De panden bekijken",
    inCountry: { BE: "In België", LU: "In Luxemburg" },
    neutral: "Overheden, beroepsordes en federaties. Geen enkele instantie betaalt ons.",
  },
} satisfies SameTexts<typeof en>;
