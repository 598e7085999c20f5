/** The insights: their list, their articles and their feed. */
export default {
  title: "Insights",
  heading: "Insights",
  lead: "What is worth knowing before you sign: places, rules, energy and figures.",
  description:
    "Articles on offices, shops, logistics and homes in Belgium and Luxembourg: places, rules, energy and investment, explained plainly.",
  about: "{{tag}}: insights",
  topics: "Topics",
  allTopics: "All topics",
  tags: {
    office: "Offices",
    retail: "Retail",
    logistics: "Logistics",
    residential: "Homes",
    investment: "Investment",
    energy: "Energy",
    guide: "Guides",
    belgium: "Belgium",
    luxembourg: "Luxembourg",
  },
  minutes_one: "{{count}} minute to read",
  minutes_other: "{{count}} minutes to read",
  updated: "Updated {{date}}",
  none: { heading: "Nothing on this topic yet", text: "All other insights are one step away.", all: "All insights" },
  related: "Read on",
  all: "All insights",
  feed: { text: "New insights in your feed reader:", title: "Insights", subtitle: "New articles as they come out." },
};
