import account from "./account.ts";
import agency from "./agency.ts";
import contact from "./contact.ts";
import content from "./content.ts";
import cookies from "./cookies.ts";
import emails from "./emails.ts";
import insights from "./insights.ts";
import listing from "./listing.ts";
import market from "./market.ts";
import page from "./page.ts";
import pages from "./pages.ts";
import purchase from "./purchase.ts";
import savedSearches from "./saved-searches.ts";
import shortlistPage from "./shortlist-properties.ts";

/** Every text; what is not in `page`, browsers load where it shows (`loadTexts`). */
export default {
  ...page,
  account,
  agency,
  contact,
  content,
  cookies,
  emails,
  insights,
  listing,
  market,
  pages,
  purchase,
  savedSearches,
  shortlistPage,
};
