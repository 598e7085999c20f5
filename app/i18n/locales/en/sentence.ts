/** The one search box and free text: what was understood, what was corrected. */
export default {
  /** Words that no listing has; followed by `shownInstead` and the text as it was read. */
  unknownWords: "No listing mentions “{{words}}”.",
  shownInstead: "Showing results for",
  /** What of a sentence the search can't compare, as it was typed. */
  leftOut: "Not used in this search: {{words}}.",
  /** Behind it, of an office by heads: a link to the same search by area. */
  roomForPeople: "See offices of {{area}} m² or more (allowing {{each}} m² per person)",
  understood: "How we read your search",
  help: {
    title: "This does not look like a search for a property",
    password: "Reset your password",
    account: "Go to My Account",
    alerts: "Manage your saved searches and alerts",
    privacy: "Read our privacy policy",
    contact: "Ask us a question",
  },
};
