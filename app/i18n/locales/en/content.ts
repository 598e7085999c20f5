/** What stands around the live parts of texts; only the server says it. */
export default {
  onOffer: "On offer now: {{search}}",
  note: "Worked out from the listings on this site, a minute ago at most. Half ask less than the median, half more; prices on request do not count.",
  seeAll_one: "See the listing",
  seeAll_other: "See all {{number}} listings",
  nothing: "Nothing is on offer there right now.",
  openSearch: "Open the search, and save it to hear of the next one",
  map: "Map around {{place}}",
  seeOnMap: "On the map: what is on offer {{where}}",
  table: "Table: {{columns}}",
  broken: "This text can’t be shown yet",
};
