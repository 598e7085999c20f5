/** Market pages: asking rents and prices by place, type and deal; what names either has a text for each deal. */
export default {
  crumb: "Market",
  eyebrow: "Market",
  of: "{{what}} {{deal}}",
  title: {
    "to-let": "{{heading}}: rents and market",
    "for-sale": "{{heading}}: prices and market",
    investment: "{{heading}}: prices, yields and market",
  },
  description: {
    "to-let":
      "{{heading}}: the median asking rent is {{median}}. Range, number on offer ({{formatted}}), days on the market and the last twelve months.",
    "for-sale":
      "{{heading}}: the median asking price is {{median}}. Range, number on offer ({{formatted}}), days on the market and the last twelve months.",
    investment:
      "{{heading}}: the median asking price is {{median}}. Yields, range, number on offer ({{formatted}}), days on the market and the last twelve months.",
  },
  descriptionOfNone: {
    "to-let": "{{heading}}: asking rents, range, number on offer and the last twelve months.",
    "for-sale": "{{heading}}: asking prices, range, number on offer and the last twelve months.",
    investment: "{{heading}}: asking prices, yields, number on offer and the last twelve months.",
  },
  tooFew: "Too few properties here have a published price: we need at least five to give a median.",
  elsewhere: "See the figures {{where}}",
  search_one: "See {{formatted}} property",
  search_other: "See {{formatted}} properties",
  investments_one: "See {{formatted}} investment",
  investments_other: "See {{formatted}} investments",
  others: "Other markets here",
  figures: {
    median: { "to-let": "median asking rent", "for-sale": "median asking price", investment: "median asking price" },
    half: {
      "to-let": "middle half of asking rents",
      "for-sale": "middle half of asking prices",
      investment: "middle half of asking prices",
    },
    shop: "for {{surface}} at the median rent",
    yield: "median gross yield of {{formatted}} investments",
    listings_one: "property on offer",
    listings_other: "properties on offer",
    listingsPriced: "properties on offer, {{priced}} with a price",
    new_one: "new in the last 30 days",
    new_other: "new in the last 30 days",
    days_one: "day on the market so far (median)",
    days_other: "days on the market so far (median)",
  },
  withCoworking: "Co-working spaces are included.",
  course: {
    title: "The last twelve months",
    lead: {
      moved: "The median was {{first}}{{unit}} in {{from}} and {{last}}{{unit}} in {{to}}.",
      still: "The median was {{last}}{{unit}} in both {{from}} and {{to}}.",
    },
    band: "The shaded band shows the middle half: a quarter is below it, a quarter above.",
    none: "No history yet: a month’s figures are added once it has ended, provided at least five properties have a price.",
    invented: "Figures for the months before the demonstration began are fictitious, like its properties.",
    prices: {
      "to-let": "Asking rents (€{{unit}})",
      "for-sale": "Asking prices per m²",
      investment: "Asking prices per m²",
    },
    new: "New properties per month",
    table: "The figures by month",
    month: "Month",
    median: "Median (€{{unit}})",
    half: "Middle half",
    listings: "On offer",
    newShort: "New",
    days: "Days on the market",
  },
  spread: {
    median: "Median {{price}}",
    open: "≥ {{price}}",
    title: {
      "to-let": "Distribution of rents",
      "for-sale": "Distribution of prices",
      investment: "Distribution of prices",
    },
    lead: {
      "to-let": "Asking rents (€{{unit}}) of the properties on offer today.",
      "for-sale": "Asking prices per m² of the properties on offer today.",
      investment: "Asking prices per m² of the properties on offer today.",
    },
    table: "The figures",
    price: { "to-let": "Rent (€{{unit}})", "for-sale": "Price per m²", investment: "Price per m²" },
    count: "Properties with a price",
  },
  parts: {
    title: "By area",
    place: "Area",
    median: "Median (€{{unit}})",
    prices: "With a price",
  },
  method:
    "Asking rents and prices of the properties listed on this site, not those finally agreed. Half of them are below the median, half above; prices on request are not included, and no figure is based on fewer than five properties. Each month’s figures are taken in the first days of the next, from the properties on offer then.",
  index: {
    title: "Market figures: rents and prices by town",
    heading: "Market figures by location",
    lead: "Asking rents and prices per m² of offices, warehouses, shops and homes: median, range and the last twelve months.",
    description:
      "Asking rents and prices per m² of offices, warehouses, shops and homes in Belgium and Luxembourg, by town: median, range and the last twelve months.",
    none: "Too few properties have a published price to show figures: we need at least five.",
    whole: "All of {{name}}",
  },
};
