/** Titles of the error pages: apart from the other texts, as they are needed where no translation is at hand. */
export default {
  notFound: "Page not found",
  gone: "No longer on the market",
  unavailable: "Temporarily unavailable",
  failed: "Something went wrong",
};
