/** Hearts and the way to the shortlist, on every page; its own page has shortlist-properties.ts. */
export default {
  viewed: { title: "Recently viewed", clear: "Clear this list" },
  menu: "Shortlist",
  menuCount_one: "Shortlist, {{count}} property",
  menuCount_other: "Shortlist, {{count}} properties",
  add: "Add to my shortlist",
  /** In its place once the property is there. */
  kept: "Remove from my shortlist",
  addNamed: "Add {{title}}, {{place}} to my shortlist",
  outcome: {
    added: "Added to your shortlist.",
    known: "This property was already on your shortlist.",
    removed: "Removed from your shortlist.",
    count_one: "{{count}} property on your shortlist",
    count_other: "{{count}} properties on your shortlist",
    full: "Your shortlist is full ({{count}} properties). Remove one to add this one.",
    fullBrowser:
      "The shortlist in this browser is full ({{count}} properties). Remove one, or log in: an account holds {{account}}.",
    failed: "That did not work. Please try again.",
    see: "See your shortlist",
  },
};
