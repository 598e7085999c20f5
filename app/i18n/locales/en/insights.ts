/** The insights: their list, their articles and their feed. */
export default {
  title: "Insights",
  heading: "Insights",
  lead: "What to know before you sign: locations, law, costs and energy.",
  description:
    "Guides to offices, shops, warehouses and homes in Belgium and Luxembourg: locations, leases, costs, energy and investment, clearly explained.",
  about: "Guides: {{tag}}",
  topics: "Topics",
  allTopics: "All topics",
  tags: {
    office: "Offices",
    retail: "Retail",
    logistics: "Logistics",
    residential: "Homes",
    investment: "Investment",
    energy: "Energy",
    guide: "How to",
    belgium: "Belgium",
    luxembourg: "Luxembourg",
  },
  minutes_one: "{{count}} min read",
  minutes_other: "{{count}} min read",
  updated: "Updated {{date}}",
  checked: "Last checked {{date}}",
  none: {
    heading: "No guides on this topic yet",
    text: "Choose another topic or see all guides:",
    all: "All guides",
  },
  onOffer: "Properties on the market",
  related: "Related guides",
  all: "All guides",
  areas: {
    heading: "Area guides",
    lead: "Where shops and offices are sought most, and what to know about it before you view.",
  },
  feed: {
    text: "Follow new guides in a feed reader:",
    title: "Insights",
    subtitle: "New guides as they are published.",
  },
};
