/** What stands around the live parts of texts; only the server says it. */
export default {
  onOffer: "On the market now: {{search}}",
  note: "Based on the listings on this site, updated every minute. Half of the asking prices or rents are below the median, half above; prices on request are not included.",
  seeAll_one: "See the listing",
  seeAll_other: "See all {{number}} listings",
  nothing: "No properties are currently listed there.",
  openSearch: "Open this search and save it to receive alerts",
  map: "Map of {{place}} and surroundings",
  seeOnMap: "See properties {{where}} on the map",
  table: "Table: {{columns}}",
  broken: "This text is not available yet",
};
