/** About, services and area pages; what editors write of them stands in `content`. */
export default {
  country: { BE: "Belgium", LU: "Luxembourg" },
  about: {
    in: { BE: "{{site}} in Belgium", LU: "{{site}} in Luxembourg" },
    description: {
      BE: "Who runs {{site}} in Belgium, what we do for people who are looking for property or offering it, and what we do not do.",
      LU: "Who runs {{site}} in Luxembourg, what we do for people who are looking for property or offering it, and what we do not do.",
    },
    elsewhere: "Across the border",
    search: "See properties",
    contact: "Contact us",
  },
  services: {
    title: "Services",
    heading: "Services for your property project",
    lead: "Estate agents, valuers, notaries, energy experts: who does what in Belgium and Luxembourg, what it costs and what to ask.",
    description:
      "Estate agents, valuation, notaries, energy certificates and fit-out in Belgium and Luxembourg: who does what, what it costs and what to ask.",
    market: "Type of property",
    anyMarket: "All types",
    summary: "{{title}}, {{country}}",
    provider: "Where to go first",
    visit: "Go to {{host}}",
    goesWith: "Useful for these searches",
    whole: { BE: "All of Belgium", LU: "All of Luxembourg" },
    place: "Where it applies",
    checked: "Last checked",
    checkedAgainst: "Before you decide, read the text in force or have it checked.",
    others: "Other services",
    all: "All services",
  },
  area: {
    alsoRead: "Related guides",
    around: "Nearby areas",
    types: "Everything on offer here",
    map: "Map of {{place}} and nearby: {{around}}",
  },
  sources: {
    lead: "Sources of the figures: {{list}}.",
    between: "; ",
    population: { BE: "population on 1 January 2025, Statbel", LU: "population on 1 January 2023, STATEC" },
    buildings: "building stock in 2025, Statbel",
    establishments: "local business units, fourth quarters of 2018 and 2023, Statbel",
    transit: "metro and tram lines, STIB-MIVB (2021) and OpenStreetMap contributors (May 2026)",
    boundaries:
      "areas and straight-line distances, measured on the boundaries of the land registry (2024) and of OpenStreetMap contributors (2018)",
    lines: "railway and tram lines, pages of CFL, RTL and L’essentiel read in November 2026",
    stations: "stations and average number of trains a day, iRail station list (August 2026)",
    streets: "street names and lengths, OpenStreetMap contributors (2020 to August 2026)",
    duties: "registration duties and city surcharge, AED and Guichet.lu (compared on 23 November 2026)",
    market: "size of the market, {{operator}}’s own estimate (year not recorded)",
  },
};
