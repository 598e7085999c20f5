/** The insights: their list, their articles and their feed. */
export default {
  title: "Insights",
  heading: "Insights",
  lead: "What to know before you sign: locations, law, costs and energy.",
  description:
    "Guides to offices, shops, warehouses and homes in Belgium and Luxembourg: locations, leases, costs, energy and investment, clearly explained.",
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
  minutes_one: "{{count}} min read",
  minutes_other: "{{count}} min read",
  updated: "Updated {{date}}",
  checked: "Last checked {{date}}",
  none: {
    heading: "No articles on this topic yet",
    text: "Choose another topic or see all articles:",
    all: "All insights",
  },
  onOffer: "Properties on the market",
  related: "Related guides",
  all: "All insights",
  feed: {
    text: "Follow new articles in a feed reader:",
    title: "Insights",
    subtitle: "New articles as they are published.",
  },
};
