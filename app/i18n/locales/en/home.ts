/** The home page. */
export default {
  title: "Offices, shops, warehouses and homes in Belgium and Luxembourg",
  description:
    "Search offices, shops, warehouses and homes to let, for sale or for investment across Belgium and Luxembourg. Say what you need in one sentence.",
  heading: "Find the place where it happens.",
  lead: "Offices, shops, warehouses and homes across Belgium and Luxembourg. Say what you need, the way you would say it.",
  total_one: "{{formatted}} place on offer today",
  total_other: "{{formatted}} places on offer today",
  search: {
    label: "What are you looking for?",
    placeholder: "office 300 m² in Ixelles, under 200 €/m²",
    submit: "Search",
    try: "Or try",
    examples: {
      first: "office 300 m² in Ixelles",
      second: "warehouse to let in Antwerp from 1,000 m²",
      third: "apartment for sale in Brussels",
    },
  },
  tiles: {
    office: "Office",
    warehouse: "Warehouse",
    "sme-business-unit": "SME unit",
    "city-centre-store": "City Centre Store",
    "out-of-town-stand-alone-or-retail-park": "Out-of-town Stand-alone",
    "shopping-centre": "Shopping Centre",
    apartment: "Apartment",
  },
  deals: {
    "to-let": { heading: "To let", all: "Everything to let" },
    "for-sale": { heading: "For sale", all: "Everything for sale" },
    investment: { heading: "Investment", all: "All investments" },
  },
  count_one: "{{formatted}} place",
  count_other: "{{formatted}} places",
  latest: { heading: "Just in", all: "All new places" },
  places: { heading: "Town by town", lead: "Where would you like to be?" },
  insights: { heading: "Worth reading before you sign", all: "All insights" },
};
