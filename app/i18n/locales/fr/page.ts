import facets from "./facets.ts";
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
import words from "./words.ts";

/** What browsers load with every page. */
export default {
  facets,
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
  words,
};
