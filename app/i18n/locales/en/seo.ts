/** Feeds, breadcrumbs and the figures of landing pages. */
export default {
  feed: {
    label: "Follow this search",
    text: "Follow new properties in a feed reader:",
    atom: "Atom",
    json: "JSON Feed",
    subtitle: "The newest properties of this search, as they are listed.",
  },
  areas: "More about this area",
  breadcrumbs: { label: "You are here", home: "Home" },
  market: {
    heading: "Current market figures",
    count_one: "property on the market",
    count_other: "properties on the market",
    medianRent: "median asking rent",
    medianPrice: "median asking price",
    medianYield: "median gross yield",
    smallest: "smallest floor area",
    largest: "largest floor area",
    link: "Market figures",
    linkIn: "Market figures {{where}}",
    more: "Prices month by month, and by area",
    todayOnly: "For co-working these are today’s figures only: no months are kept of it yet.",
    note: "Half of the asking prices or rents are below the median, half above. Based on the properties currently listed; prices on request are not included.",
  },
};
