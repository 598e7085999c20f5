/** About, services and area pages; what editors write of them stands in `content`. */
export default {
  country: { BE: "Belgium", LU: "Luxembourg" },
  about: {
    in: { BE: "{{site}} in Belgium", LU: "{{site}} in Luxembourg" },
    description: {
      BE: "Who stands behind {{site}} in Belgium, what we do for those who seek and those who offer, and what we leave to others.",
      LU: "Who stands behind {{site}} in Luxembourg, what we do for those who seek and those who offer, and what we leave to others.",
    },
    elsewhere: "Across the border",
    search: "What is on offer",
    contact: "Talk to us",
  },
  services: {
    title: "Services",
    heading: "Who helps you move in",
    lead: "A licensed agent, a valuation, a notary, an energy certificate: who does what, in Belgium and in Luxembourg.",
    description:
      "Licensed agents, valuation, notaries, energy certificates, fit-out: who does what around a property in Belgium and Luxembourg, with a link to each site.",
    market: "For which property",
    anyMarket: "Any property",
    summary: "{{title}}, {{country}}",
    provider: "Who you will find there",
    visit: "Go to {{host}}",
    goesWith: "Goes with these searches",
    whole: { BE: "All of Belgium", LU: "All of Luxembourg" },
    place: "Where it applies",
    others: "Other services",
    all: "All services",
  },
  area: {
    alsoRead: "Read on",
    search: "See what is on offer",
  },
  sources: {
    lead: "Where the figures come from: {{list}}.",
    between: "; ",
    population: { BE: "population on 1 January 2020, Statbel", LU: "population on 1 January 2020, STATEC" },
    buildings: "building stock in 2025, Statbel",
    stations: "trains that stop at each station, iRail",
    streets: "street names, OpenStreetMap contributors",
    market: "size of the market, {{operator}}’s own estimate",
  },
};
