/** An agency's page: who they are, and what they offer. */
export default {
  eyebrow: "Estate agent",
  title: "{{name}}: estate agent and properties",
  titleOfPage: "{{name}}: properties, page {{page}}",
  description_one: "{{formatted}} property listed by {{name}}: price, size, photos and contact details.",
  description_other: "{{formatted}} properties listed by {{name}}: prices, sizes, photos and contact details.",
  call: "Call {{phone}}",
  write: "Contact the agent",
  website: "Website",
  elsewhere_one: "And {{formatted}} property in another municipality",
  elsewhere_other: "And {{formatted}} properties in other municipalities",
  reach: "Where its properties are",
  map: "Map of the towns where {{name}} has properties: {{towns}}",
  languages: "Listings in {{languages}}",
  deals: { "to-let": "to let", "for-sale": "for sale", investment: "investments" },
};
