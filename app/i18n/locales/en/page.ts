import facets from "./facets.ts";
import filters from "./filters.ts";
import home from "./home.ts";
import legal from "./legal.ts";
import map from "./map.ts";
import places from "./places.ts";
import search from "./search.ts";
import sentence from "./sentence.ts";
import seo from "./seo.ts";
import shell from "./shell.ts";
import shortlist from "./shortlist.ts";
import strategies from "./strategies.ts";
import vocabulary from "./vocabulary.ts";

/** What browsers load with every page. */
export default {
  facets,
  filters,
  home,
  legal,
  map,
  places,
  search,
  sentence,
  seo,
  shell,
  shortlist,
  strategies,
  vocabulary,
};
