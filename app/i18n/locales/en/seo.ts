/** Feeds, breadcrumbs and the figures of landing pages. */
export default {
  feed: {
    label: "Follow this search",
    text: "New places in your feed reader:",
    atom: "Atom",
    json: "JSON Feed",
    subtitle: "The newest places of this search, as they come online.",
  },
  areas: "Areas up close",
  breadcrumbs: { label: "You are here", home: "Home" },
  market: {
    heading: "The market right now",
    count_one: "place on offer",
    count_other: "places on offer",
    medianRent: "median asking rent",
    medianPrice: "median asking price",
    smallest: "smallest space",
    largest: "largest space",
    note: "Half ask less than the median, half ask more. Worked out from what is on offer at this moment; prices on request do not count.",
  },
};
