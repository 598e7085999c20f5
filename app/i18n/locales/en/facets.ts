/** Facets, the choice of display, services around a search. */
export default {
  any: "Any",
  /** Beside the number of places. */
  median: "{{label}} {{value}}",
  transaction: "Transaction",
  apply: "Show places",
  show_one: "Show {{formatted}} place",
  show_other: "Show {{formatted}} places",
  otherRetail: "Other retail",
  places: {
    browse: "Browse places",
    everywhere: "Belgium and Luxembourg",
    all: "All {{formatted}} places",
    none: "This is as close as it gets.",
  },
  slider: {
    from: "{{name}}, at least",
    to: "{{name}}, at most",
    open: "no limit",
    value: "{{figure}} {{unit}}",
  },
  /** What stands at the two ends of a histogram. */
  openEnd: "{{figure}} +",
  displays: { label: "Show as", list: "List", map: "Map", service: "Services" },
  services: {
    heading: "Help along the way",
    lead_one: "{{formatted}} place matches your search. Whoever takes it will need one of these.",
    lead_other: "{{formatted}} places match your search. Whichever you take, these will help.",
    leadNone: "Nothing matches your search yet. These will help all the same.",
    toList_one: "See the place",
    toList_other: "See the places",
    inCountry: { BE: "In Belgium", LU: "In Luxembourg" },
    elsewhere: "Opens {{site}}",
    neutral: "Public bodies, professional orders and federations. None of them pays us.",
  },
};
