/** Facets, the choice of display, services around a search. */
export default {
  any: "Any",
  /** Beside the number of places. */
  median: "{{label}} {{value}}",
  transaction: "Rent, buy or invest",
  apply: "Show properties",
  show_one: "Show {{formatted}} property",
  show_other: "Show {{formatted}} properties",
  otherRetail: "Other retail",
  /** What is read out of a count, where signs alone would say nothing. */
  found_one: "{{formatted}} property",
  found_other: "{{formatted}} properties",
  foundUnstated: "{{found}}, and {{formatted}} for which this isn’t known",
  unstated: "{{stated}} +\u00a0{{formatted}}",
  unstatedMeans: "+ properties for which this isn’t known",
  places: {
    browse: "Browse locations",
    everywhere: "Belgium and Luxembourg",
    all: "All {{formatted}} locations",
    none: "There are no smaller areas.",
  },
  slider: {
    from: "{{name}}, minimum",
    to: "{{name}}, maximum",
    noMinimum: "no minimum",
    noMaximum: "no maximum",
  },
  /** What stands at the two ends of a histogram. */
  openEnd: "{{figure}} +",
  displays: { label: "Show as", dock: "Filters and views", list: "List", map: "Map", service: "Useful services" },
  services: {
    heading: "Services for your project",
    lead_one: "{{formatted}} property matches your search. These services can help you with the next steps.",
    lead_other: "{{formatted}} properties match your search. These services can help you with the next steps.",
    leadNone: "No properties match your search yet, but these services can still help.",
    toList_one: "View the property",
    toList_other: "View the properties",
    inCountry: { BE: "In Belgium", LU: "In Luxembourg" },
    neutral: "Public bodies, professional orders and federations. None of them pays to be listed here.",
  },
};
