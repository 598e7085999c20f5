/** Hearts and the way to the shortlist, on every page; its own page has shortlist-properties.ts. */
export default {
  menu: "Shortlist",
  menuCount_one: "Shortlist, {{count}} place",
  menuCount_other: "Shortlist, {{count}} places",
  addundefined: "Keep on my shortlist",
  addNamed: "Keep {{title}}, {{place}}",
  outcome: {
    kept: "It is on your shortlist.",
    known: "It was on your shortlist already.",
    removed: "It is off your shortlist.",
    count_one: "{{count}} place on your shortlist",
    count_other: "{{count}} places on your shortlist",
    full: "Your shortlist has {{count}} places, the most there can be. Remove one, and then keep the new one.",
    fullBrowser:
      "This browser keeps {{count}} places and no more. Remove one, or log in: an account keeps {{account}} of them.",
    failed: "That did not work. Please try again.",
    see: "See your shortlist",
  },
};
