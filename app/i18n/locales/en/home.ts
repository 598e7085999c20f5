/** The home page. */
export default {
  title: "Offices, shops, warehouses and homes in Belgium and Luxembourg",
  description:
    "Search offices, shops, warehouses and homes to let, for sale or for investment across Belgium and Luxembourg. Describe what you need in one sentence.",
  heading: "Find the right property for what comes next",
  lead: "Offices, shops, warehouses and homes across Belgium and Luxembourg. Search in your own words.",
  total_one: "{{formatted}} property on the market today",
  total_other: "{{formatted}} properties on the market today",
  search: {
    label: "What are you looking for?",
    placeholder: "office 300 m² in Ixelles, under €200/m²",
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
    "sme-business-unit": "SME business unit",
    "city-centre-store": "City-centre store",
    "out-of-town-stand-alone-or-retail-park": "Out-of-town store or retail park",
    "shopping-centre": "Shopping-centre unit",
    apartment: "Apartment",
  },
  studios: "Studios",
  deals: {
    "to-let": { heading: "To let", all: "All properties to let" },
    "for-sale": { heading: "For sale", all: "All properties for sale" },
    investment: { heading: "Investment", all: "All investments" },
  },
  count_one: "{{formatted}} property",
  count_other: "{{formatted}} properties",
  latest: { heading: "Latest properties", all: "All new properties" },
  places: { heading: "Browse by town", lead: "Choose a town to see what is available." },
  areas: "Area guides",
  insights: { heading: "Guides to read before you sign", all: "All guides" },
};
