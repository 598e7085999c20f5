/** The calculator of taxes on a purchase, and what a listing says of them; only the server says it. */
export default {
  heading: "Calculate the taxes on a purchase",
  region: {
    label: "Where",
    flanders: "Flanders",
    brussels: "Brussels",
    wallonia: "Wallonia",
    luxembourg: "Luxembourg",
  },
  state: { label: "Building", existing: "Existing", new: "New, sold with VAT" },
  use: {
    label: "Intended use",
    "own-home": "My only home, to live in",
    "other-home": "Another home, or to let",
    business: "Business premises",
  },
  buyers: { label: "Buyers", count_one: "{{count}} person", count_other: "{{count}} people" },
  price: "Price before tax (€)",
  land: "Of which land, if taxed separately (€, new buildings)",
  refused: {
    price: "Enter the price in figures, for example 240,000.",
    land: "Enter the land’s price in figures, for example 80,000.",
  },
  city: "In Luxembourg City",
  submit: "Calculate",
  result: "{{region}}, {{price}}",
  duties: { flanders: "registration duties", other: "registration duties" },
  credit: "tax credit, already deducted",
  vat: "VAT",
  total: "total taxes, {{percent}} of the price",
  withTaxes: "price and taxes",
  lessThan: "less than {{percent}}",
  percent: "{{value}}%",
  notes: {
    "own-home-conditions":
      "The reduced rate, abatement or credit is subject to conditions; some allow for a home that you still have to sell. Read them in the guide and have the notary confirm them.",
    "above-brussels-limit": "The Brussels abatement is not granted above €600,000.",
    "no-own-home-for-plots":
      "The land is taxed at the ordinary rate here; different relief applies to plots. Ask the notary.",
    "land-sold-together":
      "Land and building are assumed to be sold together, with VAT on both. Enter the land if it is taxed separately, as is usual in Luxembourg.",
    demolition: "The reduced Belgian VAT rate of 6% after demolition is not included: its conditions are strict.",
    "vat-saving-used-up": "The Luxembourg VAT advantage is used up: it is limited to €50,000 for each home.",
    "least-duty": "At least €100 remains payable in Luxembourg.",
    "left-out": "Not included: the notary’s and agent’s fees, the cost of a mortgage, and administrative costs.",
  },
  /** Since when rates hold, and where that was looked up; of those whose day was not found, what they stand in alone. */
  by: "{{rates}}. Source: {{source}}.",
  asOf: "{{rates}} in force since {{since}}, checked on {{date}}. Source: {{source}}.",
  ratesOf: {
    flanders: "Flemish rates",
    brussels: "Brussels rates",
    wallonia: "Walloon rates",
    luxembourg: "Luxembourg registration duties",
    vatBelgium: "Belgian VAT rates",
    vatLuxembourg: "Luxembourg VAT rates",
  },
  source: {
    flanders: "vlaanderen.be",
    brussels: "be.brussels",
    wallonia: "Walloon decree of 5 December 2024",
    luxembourg: "guichet.lu",
    vatBelgium: "Royal Decree no. 20 of 20 July 1970",
    vatLuxembourg: "pfi.public.lu",
  },
  listing: {
    title: "Price and taxes",
    price: "Asking price",
    lowestPrice: "Lowest asking price",
    duties: { flanders: "Registration duties", other: "Registration duties" },
    general: "Ordinary rate",
    ownHome: { only: "Only home", main: "Main residence" },
    abatement: "{{percent}}, nothing on the first {{amount}}",
    credit: "{{percent}}, less {{amount}} for each buyer; one buyer here",
    landTogether:
      "Land and building are assumed to be sold together, with VAT on both. Where the land is sold by somebody else, registration duties are due on it instead.",
    landApart:
      "In Luxembourg the land of a new building is usually bought separately: registration duties are due on the land, and VAT on the building alone. How much of the price is land is not stated here: ask the agent, and enter it in the calculator.",
    total: "Total, excluding notary’s fees",
    calculate: "Calculate it for your situation",
  },
};
