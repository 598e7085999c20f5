/** An agency's page: who they are, and what they offer. */
export default {
  eyebrow: "Estate agent",
  title: "{{name}}: estate agent and properties",
  titleOfPage: "{{name}}: properties, page {{page}}",
  description_one: "{{name}} offers {{formatted}} property here: price, size, photos and contact.",
  description_other: "{{name}} offers {{formatted}} properties here: prices, sizes, photos and contact.",
  call: "Call {{phone}}",
  write: "Write to them",
  website: "Website",
  deals: { "to-let": "to let", "for-sale": "for sale", investment: "investments" },
};
